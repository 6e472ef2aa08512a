// terrace opt
func.func @f() {
  cf.br ^nowhere
}
// ==== stderr ====
<stdin>:3:9: error: reference to an undefined block
  cf.br ^nowhere
        ^
// ==== exit 1 ====
