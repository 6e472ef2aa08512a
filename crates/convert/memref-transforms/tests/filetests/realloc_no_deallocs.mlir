// terrace opt --expand-realloc=emit-deallocs=false
// The old memory is not released.
func.func @f(%c: memref<?xf32>, %n: index) -> memref<?xf32> {
  %3 = memref.realloc %c(%n) : memref<?xf32> to memref<?xf32>
  return %3 : memref<?xf32>
}
// ==== stdout ====
module {
  func.func @f(%arg0: memref<?xf32>, %arg1: index) -> memref<?xf32> {
    %c0 = arith.constant 0 : index
    %dim = memref.dim %arg0, %c0 : memref<?xf32>
    %0 = arith.cmpi ult, %dim, %arg1 : index
    %1 = scf.if %0 -> (memref<?xf32>) {
      %alloc = memref.alloc(%arg1) : memref<?xf32>
      %subview = memref.subview %alloc[0] [%dim] [1] : memref<?xf32> to memref<?xf32, strided<[1]>>
      memref.copy %arg0, %subview : memref<?xf32> to memref<?xf32, strided<[1]>>
      scf.yield %alloc : memref<?xf32>
    } else {
      %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [0], sizes: [%arg1], strides: [1] : memref<?xf32> to memref<?xf32>
      scf.yield %reinterpret_cast : memref<?xf32>
    }
    return %1 : memref<?xf32>
  }
}

