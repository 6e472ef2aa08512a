// terrace opt
// An affine access looks at how its index is computed, which may come after it.
func.func @f(%m: memref<?xf32>) {
  affine.for %i = 0 to 4 {
    %v = "affine.load"(%m, %d) <{map = affine_map<(d0) -> (d0)>}> : (memref<?xf32>, index) -> f32
    %d = "memref.dim"() : () -> index
  }
  return
}
// ==== stderr ====
<stdin>:5:10: error: 'affine.load' op operand cannot be used as a dimension id
    %v = "affine.load"(%m, %d) <{map = affine_map<(d0) -> (d0)>}> : (memref<?xf32>, index) -> f32
         ^
<stdin>:5:10: note: see current operation: %0 = "affine.load"(%arg0, %1) <{map = affine_map<(d0) -> (d0)>}> : (memref<?xf32>, index) -> f32
// ==== exit 1 ====
