// terrace opt --pass-pipeline='builtin.module(func.func(convert-arith-to-llvm))'
// A load of a constant global around the function folds, wherever the global is.
memref.global "private" constant @g : memref<4xi32> = dense<[1, 2, 3, 4]>
func.func @f() -> i32 {
  %0 = memref.get_global @g : memref<4xi32>
  %1 = affine.load %0[2] : memref<4xi32>
  return %1 : i32
}
func.func @f2() -> i32 {
  %0 = memref.get_global @g2 : memref<4xi32>
  %1 = affine.load %0[2] : memref<4xi32>
  return %1 : i32
}
memref.global "private" constant @g2 : memref<4xi32> = dense<[1, 2, 3, 4]>
module {
func.func @f2() -> i32 {
  %0 = memref.get_global @g2 : memref<4xi32>
  %1 = affine.load %0[2] : memref<4xi32>
  return %1 : i32
}
memref.global "private" constant @g2 : memref<4xi32> = dense<[1, 2, 3, 4]>
func.func @f3() -> i32 {
  %0 = memref.get_global @g2 : memref<4xi32>
  %1 = affine.load %0[2] : memref<4xi32>
  return %1 : i32
}
}
// ==== stdout ====
module {
  memref.global "private" constant @g : memref<4xi32> = dense<[1, 2, 3, 4]>
  func.func @f() -> i32 {
    %0 = memref.get_global @g : memref<4xi32>
    %1 = llvm.mlir.constant(3 : i32) : i32
    return %1 : i32
  }
  func.func @f2() -> i32 {
    %0 = memref.get_global @g2 : memref<4xi32>
    %1 = llvm.mlir.constant(3 : i32) : i32
    return %1 : i32
  }
  memref.global "private" constant @g2 : memref<4xi32> = dense<[1, 2, 3, 4]>
  module {
    func.func @f2() -> i32 {
      %0 = memref.get_global @g2 : memref<4xi32>
      %1 = affine.load %0[2] : memref<4xi32>
      return %1 : i32
    }
    memref.global "private" constant @g2 : memref<4xi32> = dense<[1, 2, 3, 4]>
    func.func @f3() -> i32 {
      %0 = memref.get_global @g2 : memref<4xi32>
      %1 = affine.load %0[2] : memref<4xi32>
      return %1 : i32
    }
  }
}

