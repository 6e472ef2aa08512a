// terrace opt
// A dialect that MLIR has: the message is that of any unknown dialect, and a note says more.
func.func @f() {
  "tensor.empty"() : () -> ()
  return
}
// ==== stderr ====
<stdin>:4:17: error: operation being parsed with an unregistered dialect. If this is intended, please use -allow-unregistered-dialect with the MLIR tool used
  "tensor.empty"() : () -> ()
                ^
<stdin>:4:17: note: dialect 'tensor' exists in MLIR but not in this program; lower its operations with mlir-opt first, for instance with 'one-shot-bufferize'
// ==== exit 1 ====
