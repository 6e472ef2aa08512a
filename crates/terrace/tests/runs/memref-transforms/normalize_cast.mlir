// terrace opt --normalize-memrefs | terrace lower | lli
// A view with a layout that stays is cast: the cast keeps its type (MLIR crashes).
func.func private @every_other(%m: memref<4xi16>) -> i16 {
  %view = memref.subview %m[1] [2] [2] : memref<4xi16> to memref<2xi16, strided<[2], offset: 1>>
  %cast = memref.cast %view : memref<2xi16, strided<[2], offset: 1>> to memref<?xi16, strided<[2], offset: 1>>
  %c1 = arith.constant 1 : index
  %value = memref.load %cast[%c1] : memref<?xi16, strided<[2], offset: 1>>
  return %value : i16
}

func.func @main() {
  %m = memref.alloc() : memref<4xi16>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  scf.for %i = %c0 to %c4 step %c1 {
    %int = arith.index_cast %i : index to i16
    memref.store %int, %m[%i] : memref<4xi16>
  }
  %value = call @every_other(%m) : (memref<4xi16>) -> i16
  %wide = arith.extsi %value : i16 to i64
  vector.print %wide : i64
  memref.dealloc %m : memref<4xi16>
  return
}
// ==== stdout ====
3
