// terrace opt --inline
// What folds look up in a nested module is there, not in the modules around.
module {
  memref.global "private" constant @g : memref<8xf32> = dense<2.500000e+00>
  module {
    memref.global "private" constant @g : memref<8xf32> = dense<3.500000e+00>
    func.func @inner() -> f32 {
      %0 = memref.get_global @g : memref<8xf32>
      %1 = affine.load %0[0] : memref<8xf32>
      return %1 : f32
    }
  }
  func.func @outer() -> f32 {
    %0 = memref.get_global @g : memref<8xf32>
    %1 = affine.load %0[0] : memref<8xf32>
    return %1 : f32
  }
}
// ==== stdout ====
module {
  memref.global "private" constant @g : memref<8xf32> = dense<2.500000e+00>
  module {
    memref.global "private" constant @g : memref<8xf32> = dense<3.500000e+00>
    func.func @inner() -> f32 {
      %cst = arith.constant 3.500000e+00 : f32
      return %cst : f32
    }
  }
  func.func @outer() -> f32 {
    %cst = arith.constant 2.500000e+00 : f32
    return %cst : f32
  }
}

