// terrace opt --canonicalize
// Constants of a subview that has, or would get, a stride of zero stay operands.

func.func @zero(%m: memref<4x4xi64>) -> memref<2x2xi64, strided<[?, ?]>> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %v = memref.subview %m[0, 0] [2, 2] [%c1, %c0] : memref<4x4xi64> to memref<2x2xi64, strided<[?, ?]>>
  return %v : memref<2x2xi64, strided<[?, ?]>>
}

func.func @offset_first(%m: memref<4x4xi64>) -> memref<2x2xi64, strided<[?, ?], offset: ?>> {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %v = memref.subview %m[%c2, 0] [2, 2] [%c0, %c2] : memref<4x4xi64> to memref<2x2xi64, strided<[?, ?], offset: ?>>
  return %v : memref<2x2xi64, strided<[?, ?], offset: ?>>
}

func.func @known(%m: memref<4x4xi64>) -> memref<2x2xi64, strided<[0, ?], offset: ?>> {
  %c2 = arith.constant 2 : index
  %v = memref.subview %m[%c2, 0] [2, 2] [0, %c2] : memref<4x4xi64> to memref<2x2xi64, strided<[0, ?], offset: ?>>
  return %v : memref<2x2xi64, strided<[0, ?], offset: ?>>
}
// ==== stdout ====
module {
  func.func @zero(%arg0: memref<4x4xi64>) -> memref<2x2xi64, strided<[?, ?]>> {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %subview = memref.subview %arg0[0, 0] [2, 2] [%c1, %c0] : memref<4x4xi64> to memref<2x2xi64, strided<[?, ?]>>
    return %subview : memref<2x2xi64, strided<[?, ?]>>
  }
  func.func @offset_first(%arg0: memref<4x4xi64>) -> memref<2x2xi64, strided<[?, ?], offset: ?>> {
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %subview = memref.subview %arg0[2, 0] [2, 2] [%c0, %c2] : memref<4x4xi64> to memref<2x2xi64, strided<[?, ?], offset: 8>>
    %cast = memref.cast %subview : memref<2x2xi64, strided<[?, ?], offset: 8>> to memref<2x2xi64, strided<[?, ?], offset: ?>>
    return %cast : memref<2x2xi64, strided<[?, ?], offset: ?>>
  }
  func.func @known(%arg0: memref<4x4xi64>) -> memref<2x2xi64, strided<[0, ?], offset: ?>> {
    %c2 = arith.constant 2 : index
    %subview = memref.subview %arg0[%c2, 0] [2, 2] [0, %c2] : memref<4x4xi64> to memref<2x2xi64, strided<[0, ?], offset: ?>>
    return %subview : memref<2x2xi64, strided<[0, ?], offset: ?>>
  }
}

