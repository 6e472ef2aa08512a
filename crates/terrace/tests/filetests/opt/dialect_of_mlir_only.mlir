// terrace opt
// A dialect that MLIR has: the message is that of any unknown dialect, and a note says more.
func.func @f() {
  "shape.broadcast"() : () -> ()
  return
}
// ==== stderr ====
<stdin>:4:20: error: operation being parsed with an unregistered dialect. If this is intended, please use -allow-unregistered-dialect with the MLIR tool used
  "shape.broadcast"() : () -> ()
                   ^
<stdin>:4:20: note: dialect 'shape' exists in MLIR but not in this program; lower its operations with mlir-opt first, for instance with 'convert-shape-to-std'
// ==== exit 1 ====
