// terrace opt --canonicalize
// Negative offsets and sizes stay operands, as the operation takes no such numbers; negative strides are numbers.
func.func @f(%input: memref<6xf32>) -> memref<?xf32, strided<[?], offset: ?>> {
  %c5 = arith.constant 5 : index
  %c6 = arith.constant 6 : index
  %m1 = arith.constant -1 : index
  %o = memref.reinterpret_cast %input to offset: [%c5], sizes: [%c6], strides: [%m1] : memref<6xf32> to memref<?xf32, strided<[?], offset: ?>>
  return %o : memref<?xf32, strided<[?], offset: ?>>
}
func.func @g(%input: memref<6xf32>) -> memref<?xf32, strided<[?], offset: ?>> {
  %c1 = arith.constant 1 : index
  %m1 = arith.constant -1 : index
  %o = memref.reinterpret_cast %input to offset: [%m1], sizes: [%m1], strides: [%c1] : memref<6xf32> to memref<?xf32, strided<[?], offset: ?>>
  return %o : memref<?xf32, strided<[?], offset: ?>>
}
func.func @size(%input: memref<6xf32>) -> memref<?xf32, strided<[?], offset: ?>> {
  %c1 = arith.constant 1 : index
  %m1 = arith.constant -1 : index
  %o = memref.reinterpret_cast %input to offset: [%c1], sizes: [%m1], strides: [%c1] : memref<6xf32> to memref<?xf32, strided<[?], offset: ?>>
  return %o : memref<?xf32, strided<[?], offset: ?>>
}
func.func @view(%input: memref<64xi8>) -> memref<?x4xi8> {
  %c0 = arith.constant 0 : index
  %m1 = arith.constant -1 : index
  %o = memref.view %input[%c0][%m1] : memref<64xi8> to memref<?x4xi8>
  return %o : memref<?x4xi8>
}
// ==== stdout ====
module {
  func.func @f(%arg0: memref<6xf32>) -> memref<?xf32, strided<[?], offset: ?>> {
    %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [5], sizes: [6], strides: [-1] : memref<6xf32> to memref<6xf32, strided<[-1], offset: 5>>
    %cast = memref.cast %reinterpret_cast : memref<6xf32, strided<[-1], offset: 5>> to memref<?xf32, strided<[?], offset: ?>>
    return %cast : memref<?xf32, strided<[?], offset: ?>>
  }
  func.func @g(%arg0: memref<6xf32>) -> memref<?xf32, strided<[?], offset: ?>> {
    %c-1 = arith.constant -1 : index
    %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [%c-1], sizes: [%c-1], strides: [1] : memref<6xf32> to memref<?xf32, strided<[1], offset: ?>>
    %cast = memref.cast %reinterpret_cast : memref<?xf32, strided<[1], offset: ?>> to memref<?xf32, strided<[?], offset: ?>>
    return %cast : memref<?xf32, strided<[?], offset: ?>>
  }
  func.func @size(%arg0: memref<6xf32>) -> memref<?xf32, strided<[?], offset: ?>> {
    %c-1 = arith.constant -1 : index
    %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [1], sizes: [%c-1], strides: [1] : memref<6xf32> to memref<?xf32, strided<[1], offset: 1>>
    %cast = memref.cast %reinterpret_cast : memref<?xf32, strided<[1], offset: 1>> to memref<?xf32, strided<[?], offset: ?>>
    return %cast : memref<?xf32, strided<[?], offset: ?>>
  }
  func.func @view(%arg0: memref<64xi8>) -> memref<?x4xi8> {
    %c0 = arith.constant 0 : index
    %c-1 = arith.constant -1 : index
    %view = memref.view %arg0[%c0][%c-1] : memref<64xi8> to memref<?x4xi8>
    return %view : memref<?x4xi8>
  }
}

