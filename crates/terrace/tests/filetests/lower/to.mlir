// terrace lower --to=scf,func,arith,memref
// Affine is lowered; loops, functions, memory and arithmetic stay.
func.func @f(%m: memref<8xf32>, %x: f32) {
  affine.for %j = 0 to 8 {
    affine.store %x, %m[%j] : memref<8xf32>
  }
  return
}
// ==== stdout ====
module {
  func.func @f(%arg0: memref<8xf32>, %arg1: f32) {
    %c0 = arith.constant 0 : index
    %c8 = arith.constant 8 : index
    %c1 = arith.constant 1 : index
    scf.for %arg2 = %c0 to %c8 step %c1 {
      memref.store %arg1, %arg0[%arg2] : memref<8xf32>
    }
    return
  }
}
