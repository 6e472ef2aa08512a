// terrace opt
func.func @f() {
  "toy.add"() : () -> ()
  return
}
// ==== stderr ====
<stdin>:3:12: error: operation being parsed with an unregistered dialect. If this is intended, please use -allow-unregistered-dialect with the MLIR tool used
  "toy.add"() : () -> ()
           ^
// ==== exit 1 ====
