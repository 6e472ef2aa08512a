// terrace opt
// Casts of each other give no size. MLIR does not end.
func.func @f(%m: memref<?xf32>) {
  affine.for %i = 0 to 4 {
    %v = "affine.load"(%m, %d) <{map = affine_map<(d0) -> (d0)>}> : (memref<?xf32>, index) -> f32
    %c = "arith.constant"() <{value = 0 : index}> : () -> index
    %d = "memref.dim"(%a, %c) : (memref<?xf32>, index) -> index
    %a = "memref.cast"(%b) : (memref<?xf32>) -> memref<?xf32>
    %b = "memref.cast"(%a) : (memref<?xf32>) -> memref<?xf32>
  }
  return
}
// ==== stderr ====
<stdin>:5:10: error: 'affine.load' op operand cannot be used as a dimension id
    %v = "affine.load"(%m, %d) <{map = affine_map<(d0) -> (d0)>}> : (memref<?xf32>, index) -> f32
         ^
<stdin>:5:10: note: see current operation: %0 = "affine.load"(%arg0, %2) <{map = affine_map<(d0) -> (d0)>}> : (memref<?xf32>, index) -> f32
// ==== exit 1 ====
