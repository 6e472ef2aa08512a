// mlir-opt matmul.src.mlir --convert-linalg-to-loops --lower-affine --convert-scf-to-cf --canonicalize --cse
module {
  func.func private @putchar(i32) -> i32
  func.func private @print_int(%arg0: i32) {
    %c0_i32 = arith.constant 0 : i32
    %c10_i32 = arith.constant 10 : i32
    %c48_i32 = arith.constant 48 : i32
    %c45_i32 = arith.constant 45 : i32
    %0 = arith.cmpi slt, %arg0, %c0_i32 : i32
    cf.cond_br %0, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %1 = call @putchar(%c45_i32) : (i32) -> i32
    cf.br ^bb2
  ^bb2:  // 2 preds: ^bb0, ^bb1
    %2 = arith.subi %c0_i32, %arg0 : i32
    %3 = arith.select %0, %2, %arg0 : i32
    %4 = arith.divsi %3, %c10_i32 : i32
    %5 = arith.remsi %3, %c10_i32 : i32
    %6 = arith.cmpi ne, %4, %c0_i32 : i32
    cf.cond_br %6, ^bb3, ^bb4
  ^bb3:  // pred: ^bb2
    call @print_int(%4) : (i32) -> ()
    cf.br ^bb4
  ^bb4:  // 2 preds: ^bb2, ^bb3
    %7 = arith.addi %5, %c48_i32 : i32
    %8 = call @putchar(%7) : (i32) -> i32
    return
  }
  func.func @matmul(%arg0: memref<?x?xf32>, %arg1: memref<?x?xf32>, %arg2: memref<?x?xf32>) {
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %dim = memref.dim %arg0, %c0 : memref<?x?xf32>
    %dim_0 = memref.dim %arg0, %c1 : memref<?x?xf32>
    %dim_1 = memref.dim %arg1, %c1 : memref<?x?xf32>
    cf.br ^bb1(%c0 : index)
  ^bb1(%0: index):  // 2 preds: ^bb0, ^bb6
    %1 = arith.cmpi slt, %0, %dim : index
    cf.cond_br %1, ^bb2(%c0 : index), ^bb7
  ^bb2(%2: index):  // 2 preds: ^bb1, ^bb5
    %3 = arith.cmpi slt, %2, %dim_1 : index
    cf.cond_br %3, ^bb3(%c0 : index), ^bb6
  ^bb3(%4: index):  // 2 preds: ^bb2, ^bb4
    %5 = arith.cmpi slt, %4, %dim_0 : index
    cf.cond_br %5, ^bb4, ^bb5
  ^bb4:  // pred: ^bb3
    %6 = memref.load %arg0[%0, %4] : memref<?x?xf32>
    %7 = memref.load %arg1[%4, %2] : memref<?x?xf32>
    %8 = memref.load %arg2[%0, %2] : memref<?x?xf32>
    %9 = arith.mulf %6, %7 : f32
    %10 = arith.addf %8, %9 : f32
    memref.store %10, %arg2[%0, %2] : memref<?x?xf32>
    %11 = arith.addi %4, %c1 : index
    cf.br ^bb3(%11 : index)
  ^bb5:  // pred: ^bb3
    %12 = arith.addi %2, %c1 : index
    cf.br ^bb2(%12 : index)
  ^bb6:  // pred: ^bb2
    %13 = arith.addi %0, %c1 : index
    cf.br ^bb1(%13 : index)
  ^bb7:  // pred: ^bb1
    return
  }
  func.func @matvec(%arg0: memref<?x?xf32>, %arg1: memref<?xf32>, %arg2: memref<?xf32>) {
    %c1 = arith.constant 1 : index
    %cst = arith.constant 0.000000e+00 : f32
    %c0 = arith.constant 0 : index
    %dim = memref.dim %arg2, %c0 : memref<?xf32>
    cf.br ^bb1(%c0 : index)
  ^bb1(%0: index):  // 2 preds: ^bb0, ^bb2
    %1 = arith.cmpi slt, %0, %dim : index
    cf.cond_br %1, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    memref.store %cst, %arg2[%0] : memref<?xf32>
    %2 = arith.addi %0, %c1 : index
    cf.br ^bb1(%2 : index)
  ^bb3:  // pred: ^bb1
    %dim_0 = memref.dim %arg0, %c0 : memref<?x?xf32>
    %dim_1 = memref.dim %arg0, %c1 : memref<?x?xf32>
    cf.br ^bb4(%c0 : index)
  ^bb4(%3: index):  // 2 preds: ^bb3, ^bb7
    %4 = arith.cmpi slt, %3, %dim_0 : index
    cf.cond_br %4, ^bb5(%c0 : index), ^bb8
  ^bb5(%5: index):  // 2 preds: ^bb4, ^bb6
    %6 = arith.cmpi slt, %5, %dim_1 : index
    cf.cond_br %6, ^bb6, ^bb7
  ^bb6:  // pred: ^bb5
    %7 = memref.load %arg0[%3, %5] : memref<?x?xf32>
    %8 = memref.load %arg1[%5] : memref<?xf32>
    %9 = memref.load %arg2[%3] : memref<?xf32>
    %10 = arith.mulf %7, %8 : f32
    %11 = arith.addf %9, %10 : f32
    memref.store %11, %arg2[%3] : memref<?xf32>
    %12 = arith.addi %5, %c1 : index
    cf.br ^bb5(%12 : index)
  ^bb7:  // pred: ^bb5
    %13 = arith.addi %3, %c1 : index
    cf.br ^bb4(%13 : index)
  ^bb8:  // pred: ^bb4
    return
  }
  func.func private @init(%arg0: memref<?x?xf32>, %arg1: index, %arg2: index) {
    %c1 = arith.constant 1 : index
    %c3_i32 = arith.constant 3 : i32
    %c7 = arith.constant 7 : index
    %c0 = arith.constant 0 : index
    %dim = memref.dim %arg0, %c0 : memref<?x?xf32>
    %dim_0 = memref.dim %arg0, %c1 : memref<?x?xf32>
    cf.br ^bb1(%c0 : index)
  ^bb1(%0: index):  // 2 preds: ^bb0, ^bb4
    %1 = arith.cmpi slt, %0, %dim : index
    cf.cond_br %1, ^bb2(%c0 : index), ^bb5
  ^bb2(%2: index):  // 2 preds: ^bb1, ^bb3
    %3 = arith.cmpi slt, %2, %dim_0 : index
    cf.cond_br %3, ^bb3, ^bb4
  ^bb3:  // pred: ^bb2
    %4 = arith.muli %0, %arg1 : index
    %5 = arith.muli %2, %arg2 : index
    %6 = arith.addi %4, %5 : index
    %7 = arith.remui %6, %c7 : index
    %8 = arith.index_cast %7 : index to i32
    %9 = arith.subi %8, %c3_i32 : i32
    %10 = arith.sitofp %9 : i32 to f32
    memref.store %10, %arg0[%0, %2] : memref<?x?xf32>
    %11 = arith.addi %2, %c1 : index
    cf.br ^bb2(%11 : index)
  ^bb4:  // pred: ^bb2
    %12 = arith.addi %0, %c1 : index
    cf.br ^bb1(%12 : index)
  ^bb5:  // pred: ^bb1
    return
  }
  func.func private @print_matrix(%arg0: memref<?x?xf32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c32_i32 = arith.constant 32 : i32
    %c10_i32 = arith.constant 10 : i32
    %dim = memref.dim %arg0, %c0 : memref<?x?xf32>
    %dim_0 = memref.dim %arg0, %c1 : memref<?x?xf32>
    cf.br ^bb1(%c0 : index)
  ^bb1(%0: index):  // 2 preds: ^bb0, ^bb4
    %1 = arith.cmpi slt, %0, %dim : index
    cf.cond_br %1, ^bb2(%c0 : index), ^bb5
  ^bb2(%2: index):  // 2 preds: ^bb1, ^bb3
    %3 = arith.cmpi slt, %2, %dim_0 : index
    cf.cond_br %3, ^bb3, ^bb4
  ^bb3:  // pred: ^bb2
    %4 = memref.load %arg0[%0, %2] : memref<?x?xf32>
    %5 = arith.fptosi %4 : f32 to i32
    %6 = call @putchar(%c32_i32) : (i32) -> i32
    call @print_int(%5) : (i32) -> ()
    %7 = arith.addi %2, %c1 : index
    cf.br ^bb2(%7 : index)
  ^bb4:  // pred: ^bb2
    %8 = call @putchar(%c10_i32) : (i32) -> i32
    %9 = arith.addi %0, %c1 : index
    cf.br ^bb1(%9 : index)
  ^bb5:  // pred: ^bb1
    return
  }
  func.func @main() -> i32 {
    %c0_i32 = arith.constant 0 : i32
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %c5 = arith.constant 5 : index
    %c2 = arith.constant 2 : index
    %c3 = arith.constant 3 : index
    %cst = arith.constant 0.000000e+00 : f32
    %alloc = memref.alloc() : memref<4x6xf32>
    %cast = memref.cast %alloc : memref<4x6xf32> to memref<?x?xf32>
    %alloc_0 = memref.alloc() : memref<6x5xf32>
    %cast_1 = memref.cast %alloc_0 : memref<6x5xf32> to memref<?x?xf32>
    %alloc_2 = memref.alloc() : memref<4x5xf32>
    %cast_3 = memref.cast %alloc_2 : memref<4x5xf32> to memref<?x?xf32>
    %alloc_4 = memref.alloc() : memref<5xf32>
    %cast_5 = memref.cast %alloc_4 : memref<5xf32> to memref<?xf32>
    %alloc_6 = memref.alloc() : memref<6xf32>
    %cast_7 = memref.cast %alloc_6 : memref<6xf32> to memref<?xf32>
    %alloc_8 = memref.alloc() : memref<4xf32>
    %cast_9 = memref.cast %alloc_8 : memref<4xf32> to memref<?xf32>
    %alloc_10 = memref.alloc() : memref<4xf32>
    %cast_11 = memref.cast %alloc_10 : memref<4xf32> to memref<?xf32>
    call @init(%cast, %c3, %c2) : (memref<?x?xf32>, index, index) -> ()
    call @init(%cast_1, %c2, %c1) : (memref<?x?xf32>, index, index) -> ()
    cf.br ^bb1(%c0 : index)
  ^bb1(%0: index):  // 2 preds: ^bb0, ^bb4
    %1 = arith.cmpi slt, %0, %c4 : index
    cf.cond_br %1, ^bb2(%c0 : index), ^bb5
  ^bb2(%2: index):  // 2 preds: ^bb1, ^bb3
    %3 = arith.cmpi slt, %2, %c5 : index
    cf.cond_br %3, ^bb3, ^bb4
  ^bb3:  // pred: ^bb2
    memref.store %cst, %alloc_2[%0, %2] : memref<4x5xf32>
    %4 = arith.addi %2, %c1 : index
    cf.br ^bb2(%4 : index)
  ^bb4:  // pred: ^bb2
    %5 = arith.addi %0, %c1 : index
    cf.br ^bb1(%5 : index)
  ^bb5:  // pred: ^bb1
    call @matmul(%cast, %cast_1, %cast_3) : (memref<?x?xf32>, memref<?x?xf32>, memref<?x?xf32>) -> ()
    call @print_matrix(%cast_3) : (memref<?x?xf32>) -> ()
    cf.br ^bb6(%c0 : index)
  ^bb6(%6: index):  // 2 preds: ^bb5, ^bb7
    %7 = arith.cmpi slt, %6, %c5 : index
    cf.cond_br %7, ^bb7, ^bb8
  ^bb7:  // pred: ^bb6
    %8 = arith.index_cast %6 : index to i32
    %9 = arith.sitofp %8 : i32 to f32
    memref.store %9, %alloc_4[%6] : memref<5xf32>
    %10 = arith.addi %6, %c1 : index
    cf.br ^bb6(%10 : index)
  ^bb8:  // pred: ^bb6
    call @matvec(%cast_1, %cast_5, %cast_7) : (memref<?x?xf32>, memref<?xf32>, memref<?xf32>) -> ()
    call @matvec(%cast, %cast_7, %cast_9) : (memref<?x?xf32>, memref<?xf32>, memref<?xf32>) -> ()
    call @matvec(%cast_3, %cast_5, %cast_11) : (memref<?x?xf32>, memref<?xf32>, memref<?xf32>) -> ()
    cf.br ^bb9(%c0, %c0_i32 : index, i32)
  ^bb9(%11: index, %12: i32):  // 2 preds: ^bb8, ^bb10
    %13 = arith.cmpi slt, %11, %c4 : index
    cf.cond_br %13, ^bb10, ^bb11
  ^bb10:  // pred: ^bb9
    %14 = memref.load %alloc_10[%11] : memref<4xf32>
    %15 = memref.load %alloc_8[%11] : memref<4xf32>
    %16 = arith.cmpf une, %14, %15 : f32
    %17 = arith.extui %16 : i1 to i32
    %18 = arith.addi %12, %17 : i32
    %19 = arith.addi %11, %c1 : index
    cf.br ^bb9(%19, %18 : index, i32)
  ^bb11:  // pred: ^bb9
    memref.dealloc %alloc : memref<4x6xf32>
    memref.dealloc %alloc_0 : memref<6x5xf32>
    memref.dealloc %alloc_2 : memref<4x5xf32>
    memref.dealloc %alloc_4 : memref<5xf32>
    memref.dealloc %alloc_6 : memref<6xf32>
    memref.dealloc %alloc_8 : memref<4xf32>
    memref.dealloc %alloc_10 : memref<4xf32>
    return %12 : i32
  }
}

