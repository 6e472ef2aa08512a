// terrace opt
func.func @f() {
  cf.br ^"quoted"
}
// ==== stderr ====
<stdin>:3:9: error: invalid block name
  cf.br ^"quoted"
        ^
// ==== exit 1 ====
