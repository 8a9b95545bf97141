module elysium

go 1.26.0

require (
	github.com/sahilm/fuzzy v0.1.3
	github.com/stretchr/testify v1.12.1
	golang.org/x/text v0.3.8
	pgregory.net/rapid v1.3.0
)

require go.yaml.in/yaml/v3 v3.0.5 // indirect
