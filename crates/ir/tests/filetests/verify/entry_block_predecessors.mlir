// terrace opt
func.func @f() {
^bb0:
  cf.br ^bb0
}
// ==== stderr ====
<stdin>:2:1: error: entry block of region may not have predecessors
func.func @f() {
^
// ==== exit 1 ====
