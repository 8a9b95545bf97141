package house
import ("testing";"elysium/decks";"elysium/game";"math/rand/v2")
func BenchmarkView(b *testing.B){
 s:=game.Setup{Seed:3,First:game.NoSeat}
 for i,n:=range []string{"Tremere","Ventrue","Malkavian","Toreador"}{d,_:=decks.Find(n);c,l:=d.Pieces();s.Seats=append(s.Seats,game.SeatSetup{Name:string(rune('A'+i)),Crypt:c,Library:l})}
 g,_:=game.New(s,game.Settings{}); r:=rand.New(rand.NewPCG(1,1))
 for range 600 { d:=g.Pending(); g.Choose(r.IntN(len(d.Options)))}
 b.ReportAllocs(); b.ResetTimer()
 for b.Loop(){ g.View(1)}
}
