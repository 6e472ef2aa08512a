// terrace opt
func.func @f() {
  cf.br ^a
^a:
  cf.br ^a
^a:
  return
}
// ==== stderr ====
<stdin>:6:1: error: redefinition of block '^a'
^a:
^
// ==== exit 1 ====
