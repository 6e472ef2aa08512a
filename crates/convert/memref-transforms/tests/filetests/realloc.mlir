// terrace opt --expand-realloc
// Growing memory, of known and unknown size.
func.func @f(%a: memref<?xf32>, %b: memref<4xf32>, %c: memref<8xf32, 1>, %n: index) -> (memref<?xf32>, memref<8xf32>, memref<?xf32>, memref<2xf32>) {
  %0 = memref.realloc %a(%n) {alignment = 8 : i64} : memref<?xf32> to memref<?xf32>
  %1 = memref.realloc %b : memref<4xf32> to memref<8xf32>
  %2 = memref.realloc %1(%n) : memref<8xf32> to memref<?xf32>
  %4 = memref.realloc %a : memref<?xf32> to memref<2xf32>
  return %0, %1, %2, %4: memref<?xf32>, memref<8xf32>, memref<?xf32>, memref<2xf32>
}
// ==== stdout ====
module {
  func.func @f(%arg0: memref<?xf32>, %arg1: memref<4xf32>, %arg2: memref<8xf32, 1>, %arg3: index) -> (memref<?xf32>, memref<8xf32>, memref<?xf32>, memref<2xf32>) {
    %c0 = arith.constant 0 : index
    %dim = memref.dim %arg0, %c0 : memref<?xf32>
    %0 = arith.cmpi ult, %dim, %arg3 : index
    %1 = scf.if %0 -> (memref<?xf32>) {
      %alloc = memref.alloc(%arg3) {alignment = 8 : i64} : memref<?xf32>
      %subview = memref.subview %alloc[0] [%dim] [1] : memref<?xf32> to memref<?xf32, strided<[1]>>
      memref.copy %arg0, %subview : memref<?xf32> to memref<?xf32, strided<[1]>>
      memref.dealloc %arg0 : memref<?xf32>
      scf.yield %alloc : memref<?xf32>
    } else {
      %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [0], sizes: [%arg3], strides: [1] : memref<?xf32> to memref<?xf32>
      scf.yield %reinterpret_cast : memref<?xf32>
    }
    %c4 = arith.constant 4 : index
    %c8 = arith.constant 8 : index
    %2 = arith.cmpi ult, %c4, %c8 : index
    %3 = scf.if %2 -> (memref<8xf32>) {
      %alloc = memref.alloc() : memref<8xf32>
      %subview = memref.subview %alloc[0] [4] [1] : memref<8xf32> to memref<4xf32, strided<[1]>>
      memref.copy %arg1, %subview : memref<4xf32> to memref<4xf32, strided<[1]>>
      memref.dealloc %arg1 : memref<4xf32>
      scf.yield %alloc : memref<8xf32>
    } else {
      %reinterpret_cast = memref.reinterpret_cast %arg1 to offset: [0], sizes: [8], strides: [1] : memref<4xf32> to memref<8xf32>
      scf.yield %reinterpret_cast : memref<8xf32>
    }
    %c8_0 = arith.constant 8 : index
    %4 = arith.cmpi ult, %c8_0, %arg3 : index
    %5 = scf.if %4 -> (memref<?xf32>) {
      %alloc = memref.alloc(%arg3) : memref<?xf32>
      %subview = memref.subview %alloc[0] [8] [1] : memref<?xf32> to memref<8xf32, strided<[1]>>
      memref.copy %3, %subview : memref<8xf32> to memref<8xf32, strided<[1]>>
      memref.dealloc %3 : memref<8xf32>
      scf.yield %alloc : memref<?xf32>
    } else {
      %reinterpret_cast = memref.reinterpret_cast %3 to offset: [0], sizes: [%arg3], strides: [1] : memref<8xf32> to memref<?xf32>
      scf.yield %reinterpret_cast : memref<?xf32>
    }
    %c0_1 = arith.constant 0 : index
    %dim_2 = memref.dim %arg0, %c0_1 : memref<?xf32>
    %c2 = arith.constant 2 : index
    %6 = arith.cmpi ult, %dim_2, %c2 : index
    %7 = scf.if %6 -> (memref<2xf32>) {
      %alloc = memref.alloc() : memref<2xf32>
      %subview = memref.subview %alloc[0] [%dim_2] [1] : memref<2xf32> to memref<?xf32, strided<[1]>>
      memref.copy %arg0, %subview : memref<?xf32> to memref<?xf32, strided<[1]>>
      memref.dealloc %arg0 : memref<?xf32>
      scf.yield %alloc : memref<2xf32>
    } else {
      %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [0], sizes: [2], strides: [1] : memref<?xf32> to memref<2xf32>
      scf.yield %reinterpret_cast : memref<2xf32>
    }
    return %1, %3, %5, %7 : memref<?xf32>, memref<8xf32>, memref<?xf32>, memref<2xf32>
  }
}

