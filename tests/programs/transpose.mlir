// mlir-opt transpose.src.mlir --convert-linalg-to-loops --expand-strided-metadata --lower-affine --convert-scf-to-cf --canonicalize --cse
module {
  func.func private @putchar(i32) -> i32
  func.func private @print_row_major(%arg0: memref<?x?xi32, strided<[?, ?], offset: ?>>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c97_i32 = arith.constant 97 : i32
    %c10_i32 = arith.constant 10 : i32
    %dim = memref.dim %arg0, %c0 : memref<?x?xi32, strided<[?, ?], offset: ?>>
    %dim_0 = memref.dim %arg0, %c1 : memref<?x?xi32, strided<[?, ?], offset: ?>>
    cf.br ^bb1(%c0 : index)
  ^bb1(%0: index):  // 2 preds: ^bb0, ^bb4
    %1 = arith.cmpi slt, %0, %dim : index
    cf.cond_br %1, ^bb2(%c0 : index), ^bb5
  ^bb2(%2: index):  // 2 preds: ^bb1, ^bb3
    %3 = arith.cmpi slt, %2, %dim_0 : index
    cf.cond_br %3, ^bb3, ^bb4
  ^bb3:  // pred: ^bb2
    %4 = memref.load %arg0[%0, %2] : memref<?x?xi32, strided<[?, ?], offset: ?>>
    %5 = arith.addi %4, %c97_i32 : i32
    %6 = call @putchar(%5) : (i32) -> i32
    %7 = arith.addi %2, %c1 : index
    cf.br ^bb2(%7 : index)
  ^bb4:  // pred: ^bb2
    %8 = call @putchar(%c10_i32) : (i32) -> i32
    %9 = arith.addi %0, %c1 : index
    cf.br ^bb1(%9 : index)
  ^bb5:  // pred: ^bb1
    return
  }
  func.func @transpose_copy(%arg0: memref<4x6xi32>, %arg1: memref<6x4xi32>) {
    %c0 = arith.constant 0 : index
    %c6 = arith.constant 6 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    cf.br ^bb1(%c0 : index)
  ^bb1(%0: index):  // 2 preds: ^bb0, ^bb4
    %1 = arith.cmpi slt, %0, %c6 : index
    cf.cond_br %1, ^bb2(%c0 : index), ^bb5
  ^bb2(%2: index):  // 2 preds: ^bb1, ^bb3
    %3 = arith.cmpi slt, %2, %c4 : index
    cf.cond_br %3, ^bb3, ^bb4
  ^bb3:  // pred: ^bb2
    %4 = memref.load %arg0[%2, %0] : memref<4x6xi32>
    memref.store %4, %arg1[%0, %2] : memref<6x4xi32>
    %5 = arith.addi %2, %c1 : index
    cf.br ^bb2(%5 : index)
  ^bb4:  // pred: ^bb2
    %6 = arith.addi %0, %c1 : index
    cf.br ^bb1(%6 : index)
  ^bb5:  // pred: ^bb1
    return
  }
  func.func @transpose_in_place(%arg0: memref<?x?xi32, strided<[?, ?], offset: ?>>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %dim = memref.dim %arg0, %c0 : memref<?x?xi32, strided<[?, ?], offset: ?>>
    cf.br ^bb1(%c1 : index)
  ^bb1(%0: index):  // 2 preds: ^bb0, ^bb4
    %1 = arith.cmpi slt, %0, %dim : index
    cf.cond_br %1, ^bb2(%c0 : index), ^bb5
  ^bb2(%2: index):  // 2 preds: ^bb1, ^bb3
    %3 = arith.cmpi slt, %2, %0 : index
    cf.cond_br %3, ^bb3, ^bb4
  ^bb3:  // pred: ^bb2
    %4 = memref.load %arg0[%0, %2] : memref<?x?xi32, strided<[?, ?], offset: ?>>
    %5 = memref.load %arg0[%2, %0] : memref<?x?xi32, strided<[?, ?], offset: ?>>
    memref.store %5, %arg0[%0, %2] : memref<?x?xi32, strided<[?, ?], offset: ?>>
    memref.store %4, %arg0[%2, %0] : memref<?x?xi32, strided<[?, ?], offset: ?>>
    %6 = arith.addi %2, %c1 : index
    cf.br ^bb2(%6 : index)
  ^bb4:  // pred: ^bb2
    %7 = arith.addi %0, %c1 : index
    cf.br ^bb1(%7 : index)
  ^bb5:  // pred: ^bb1
    return
  }
  func.func @main() -> i32 {
    %c6 = arith.constant 6 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %c0 = arith.constant 0 : index
    %c0_i32 = arith.constant 0 : i32
    %alloc = memref.alloc() : memref<4x6xi32>
    cf.br ^bb1(%c0 : index)
  ^bb1(%0: index):  // 2 preds: ^bb0, ^bb4
    %1 = arith.cmpi slt, %0, %c4 : index
    cf.cond_br %1, ^bb2(%c0 : index), ^bb5
  ^bb2(%2: index):  // 2 preds: ^bb1, ^bb3
    %3 = arith.cmpi slt, %2, %c6 : index
    cf.cond_br %3, ^bb3, ^bb4
  ^bb3:  // pred: ^bb2
    %4 = arith.muli %0, %c6 overflow<nsw> : index
    %5 = arith.addi %4, %2 : index
    %6 = arith.index_cast %5 : index to i32
    memref.store %6, %alloc[%0, %2] : memref<4x6xi32>
    %7 = arith.addi %2, %c1 : index
    cf.br ^bb2(%7 : index)
  ^bb4:  // pred: ^bb2
    %8 = arith.addi %0, %c1 : index
    cf.br ^bb1(%8 : index)
  ^bb5:  // pred: ^bb1
    %transpose = memref.transpose %alloc (d0, d1) -> (d1, d0) : memref<4x6xi32> to memref<6x4xi32, strided<[1, 6]>>
    %cast = memref.cast %transpose : memref<6x4xi32, strided<[1, 6]>> to memref<?x?xi32, strided<[?, ?], offset: ?>>
    call @print_row_major(%cast) : (memref<?x?xi32, strided<[?, ?], offset: ?>>) -> ()
    %alloc_0 = memref.alloc() : memref<6x4xi32>
    call @transpose_copy(%alloc, %alloc_0) : (memref<4x6xi32>, memref<6x4xi32>) -> ()
    cf.br ^bb6(%c0, %c0_i32 : index, i32)
  ^bb6(%9: index, %10: i32):  // 2 preds: ^bb5, ^bb9
    %11 = arith.cmpi slt, %9, %c6 : index
    cf.cond_br %11, ^bb7(%c0, %10 : index, i32), ^bb10
  ^bb7(%12: index, %13: i32):  // 2 preds: ^bb6, ^bb8
    %14 = arith.cmpi slt, %12, %c4 : index
    cf.cond_br %14, ^bb8, ^bb9
  ^bb8:  // pred: ^bb7
    %15 = memref.load %alloc_0[%9, %12] : memref<6x4xi32>
    %16 = memref.load %transpose[%9, %12] : memref<6x4xi32, strided<[1, 6]>>
    %17 = arith.cmpi ne, %15, %16 : i32
    %18 = arith.extui %17 : i1 to i32
    %19 = arith.addi %13, %18 : i32
    %20 = arith.addi %12, %c1 : index
    cf.br ^bb7(%20, %19 : index, i32)
  ^bb9:  // pred: ^bb7
    %21 = arith.addi %9, %c1 : index
    cf.br ^bb6(%21, %13 : index, i32)
  ^bb10:  // pred: ^bb6
    %reinterpret_cast = memref.reinterpret_cast %alloc to offset: [1], sizes: [4, 4], strides: [6, 1] : memref<4x6xi32> to memref<4x4xi32, strided<[6, 1], offset: 1>>
    %cast_1 = memref.cast %reinterpret_cast : memref<4x4xi32, strided<[6, 1], offset: 1>> to memref<?x?xi32, strided<[?, ?], offset: ?>>
    call @transpose_in_place(%cast_1) : (memref<?x?xi32, strided<[?, ?], offset: ?>>) -> ()
    %cast_2 = memref.cast %alloc : memref<4x6xi32> to memref<?x?xi32, strided<[?, ?], offset: ?>>
    call @print_row_major(%cast_2) : (memref<?x?xi32, strided<[?, ?], offset: ?>>) -> ()
    memref.dealloc %alloc : memref<4x6xi32>
    memref.dealloc %alloc_0 : memref<6x4xi32>
    return %10 : i32
  }
}

