// terrace opt --allow-unregistered-dialect --split-input-file
"a.b"() ({
  module {
  ^bb0(%x: i8):
  }
}) : () -> ()
// -----
llvm.func @f(%x: vector<4xi32>) {
  %0 = "llvm.intr.vector.reduce.add"(%x) : (vector<4xi32>) -> f32
  llvm.return
}
// -----
llvm.func @f(%x: vector<4xf32>, %y: f64) {
  %0 = "llvm.intr.vector.reduce.fadd"(%y, %x) : (f64, vector<4xf32>) -> f64
  llvm.return
}
// -----
func.func @f(%x: memref<f32>, %i: index) {
  %0 = memref.dim %x, %i : memref<f32>
  return
}
// ==== stdout ====
// -----
// -----
// -----
// ==== stderr ====
<stdin>:3:3: error: 'builtin.module' op region should have no arguments
  module {
  ^
<stdin>:3:3: note: see current operation: 
"builtin.module"() ({
^bb0(%arg0: i8):
}) : () -> ()
<stdin>:9:8: error: 'llvm.intr.vector.reduce.add' op requires the same element type for all operands and results
  %0 = "llvm.intr.vector.reduce.add"(%x) : (vector<4xi32>) -> f32
       ^
<stdin>:9:8: note: see current operation: %0 = "llvm.intr.vector.reduce.add"(%arg0) : (vector<4xi32>) -> f32
<stdin>:14:8: error: 'llvm.intr.vector.reduce.fadd' op requires the same element type for all operands and results
  %0 = "llvm.intr.vector.reduce.fadd"(%y, %x) : (f64, vector<4xf32>) -> f64
       ^
<stdin>:14:8: note: see current operation: %0 = "llvm.intr.vector.reduce.fadd"(%arg1, %arg0) <{fastmathFlags = #llvm.fastmath<none>}> : (f64, vector<4xf32>) -> f64
<stdin>:19:8: error: 'memref.dim' op operand #0 must be unranked.memref of any type values or non-0-ranked.memref of any type values, but got 'memref<f32>'
  %0 = memref.dim %x, %i : memref<f32>
       ^
<stdin>:19:8: note: see current operation: %0 = "memref.dim"(%arg0, %arg1) : (memref<f32>, index) -> index
// ==== exit 1 ====
