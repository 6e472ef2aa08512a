// terrace opt
func.func @f() {
^bb0:
}
// ==== stderr ====
<stdin>:2:1: error: empty block: expect at least a terminator
func.func @f() {
^
// ==== exit 1 ====
