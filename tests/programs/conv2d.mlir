// mlir-opt conv2d.src.mlir --convert-linalg-to-loops --lower-affine --convert-scf-to-cf --canonicalize --cse
module {
  memref.global "private" constant @sobel_x : memref<3x3xf32> = dense<[[-1.000000e+00, 0.000000e+00, 1.000000e+00], [-2.000000e+00, 0.000000e+00, 2.000000e+00], [-1.000000e+00, 0.000000e+00, 1.000000e+00]]>
  func.func private @putchar(i32) -> i32
  func.func @conv2d(%arg0: memref<?x?xf32>, %arg1: memref<?x?xf32>, %arg2: memref<?x?xf32>) {
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %dim = memref.dim %arg1, %c0 : memref<?x?xf32>
    %dim_0 = memref.dim %arg1, %c1 : memref<?x?xf32>
    %dim_1 = memref.dim %arg2, %c0 : memref<?x?xf32>
    %dim_2 = memref.dim %arg2, %c1 : memref<?x?xf32>
    cf.br ^bb1(%c0 : index)
  ^bb1(%0: index):  // 2 preds: ^bb0, ^bb8
    %1 = arith.cmpi slt, %0, %dim_1 : index
    cf.cond_br %1, ^bb2(%c0 : index), ^bb9
  ^bb2(%2: index):  // 2 preds: ^bb1, ^bb7
    %3 = arith.cmpi slt, %2, %dim_2 : index
    cf.cond_br %3, ^bb3(%c0 : index), ^bb8
  ^bb3(%4: index):  // 2 preds: ^bb2, ^bb6
    %5 = arith.cmpi slt, %4, %dim : index
    cf.cond_br %5, ^bb4(%c0 : index), ^bb7
  ^bb4(%6: index):  // 2 preds: ^bb3, ^bb5
    %7 = arith.cmpi slt, %6, %dim_0 : index
    cf.cond_br %7, ^bb5, ^bb6
  ^bb5:  // pred: ^bb4
    %8 = arith.addi %0, %4 : index
    %9 = arith.addi %2, %6 : index
    %10 = memref.load %arg0[%8, %9] : memref<?x?xf32>
    %11 = memref.load %arg1[%4, %6] : memref<?x?xf32>
    %12 = memref.load %arg2[%0, %2] : memref<?x?xf32>
    %13 = arith.mulf %10, %11 : f32
    %14 = arith.addf %12, %13 : f32
    memref.store %14, %arg2[%0, %2] : memref<?x?xf32>
    %15 = arith.addi %6, %c1 : index
    cf.br ^bb4(%15 : index)
  ^bb6:  // pred: ^bb4
    %16 = arith.addi %4, %c1 : index
    cf.br ^bb3(%16 : index)
  ^bb7:  // pred: ^bb3
    %17 = arith.addi %2, %c1 : index
    cf.br ^bb2(%17 : index)
  ^bb8:  // pred: ^bb2
    %18 = arith.addi %0, %c1 : index
    cf.br ^bb1(%18 : index)
  ^bb9:  // pred: ^bb1
    return
  }
  func.func private @draw_disc(%arg0: memref<12x12xf32>) {
    %c-11 = arith.constant -11 : index
    %c2 = arith.constant 2 : index
    %c64 = arith.constant 64 : index
    %cst = arith.constant 1.000000e+00 : f32
    %cst_0 = arith.constant 0.000000e+00 : f32
    %c0 = arith.constant 0 : index
    %c12 = arith.constant 12 : index
    %c1 = arith.constant 1 : index
    cf.br ^bb1(%c0 : index)
  ^bb1(%0: index):  // 2 preds: ^bb0, ^bb4
    %1 = arith.cmpi slt, %0, %c12 : index
    cf.cond_br %1, ^bb2(%c0 : index), ^bb5
  ^bb2(%2: index):  // 2 preds: ^bb1, ^bb3
    %3 = arith.cmpi slt, %2, %c12 : index
    cf.cond_br %3, ^bb3, ^bb4
  ^bb3:  // pred: ^bb2
    %4 = arith.muli %0, %c2 overflow<nsw> : index
    %5 = arith.addi %4, %c-11 : index
    %6 = arith.muli %2, %c2 overflow<nsw> : index
    %7 = arith.addi %6, %c-11 : index
    %8 = arith.muli %5, %5 : index
    %9 = arith.muli %7, %7 : index
    %10 = arith.addi %8, %9 : index
    %11 = arith.cmpi sle, %10, %c64 : index
    %12 = arith.select %11, %cst, %cst_0 : f32
    memref.store %12, %arg0[%0, %2] : memref<12x12xf32>
    %13 = arith.addi %2, %c1 : index
    cf.br ^bb2(%13 : index)
  ^bb4:  // pred: ^bb2
    %14 = arith.addi %0, %c1 : index
    cf.br ^bb1(%14 : index)
  ^bb5:  // pred: ^bb1
    return
  }
  func.func @main() -> i32 {
    %cst = arith.constant 3.000000e+00 : f32
    %c10_i32 = arith.constant 10 : i32
    %c35_i32 = arith.constant 35 : i32
    %c43_i32 = arith.constant 43 : i32
    %c46_i32 = arith.constant 46 : i32
    %cst_0 = arith.constant 0.000000e+00 : f32
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c10 = arith.constant 10 : index
    %alloca = memref.alloca() : memref<12x12xf32>
    %alloca_1 = memref.alloca() : memref<10x10xf32>
    %0 = memref.get_global @sobel_x : memref<3x3xf32>
    call @draw_disc(%alloca) : (memref<12x12xf32>) -> ()
    cf.br ^bb1(%c0 : index)
  ^bb1(%1: index):  // 2 preds: ^bb0, ^bb4
    %2 = arith.cmpi slt, %1, %c10 : index
    cf.cond_br %2, ^bb2(%c0 : index), ^bb5
  ^bb2(%3: index):  // 2 preds: ^bb1, ^bb3
    %4 = arith.cmpi slt, %3, %c10 : index
    cf.cond_br %4, ^bb3, ^bb4
  ^bb3:  // pred: ^bb2
    memref.store %cst_0, %alloca_1[%1, %3] : memref<10x10xf32>
    %5 = arith.addi %3, %c1 : index
    cf.br ^bb2(%5 : index)
  ^bb4:  // pred: ^bb2
    %6 = arith.addi %1, %c1 : index
    cf.br ^bb1(%6 : index)
  ^bb5:  // pred: ^bb1
    %cast = memref.cast %alloca : memref<12x12xf32> to memref<?x?xf32>
    %cast_2 = memref.cast %0 : memref<3x3xf32> to memref<?x?xf32>
    %cast_3 = memref.cast %alloca_1 : memref<10x10xf32> to memref<?x?xf32>
    call @conv2d(%cast, %cast_2, %cast_3) : (memref<?x?xf32>, memref<?x?xf32>, memref<?x?xf32>) -> ()
    cf.br ^bb6(%c0, %cst_0 : index, f32)
  ^bb6(%7: index, %8: f32):  // 2 preds: ^bb5, ^bb9
    %9 = arith.cmpi slt, %7, %c10 : index
    cf.cond_br %9, ^bb7(%c0, %8 : index, f32), ^bb10
  ^bb7(%10: index, %11: f32):  // 2 preds: ^bb6, ^bb8
    %12 = arith.cmpi slt, %10, %c10 : index
    cf.cond_br %12, ^bb8, ^bb9
  ^bb8:  // pred: ^bb7
    %13 = memref.load %alloca_1[%7, %10] : memref<10x10xf32>
    %14 = arith.negf %13 : f32
    %15 = arith.maximumf %13, %14 : f32
    %16 = arith.cmpf ogt, %15, %cst_0 : f32
    %17 = arith.cmpf oge, %15, %cst : f32
    %18 = arith.select %16, %c43_i32, %c46_i32 : i32
    %19 = arith.select %17, %c35_i32, %18 : i32
    %20 = call @putchar(%19) : (i32) -> i32
    %21 = arith.addf %11, %13 : f32
    %22 = arith.addi %10, %c1 : index
    cf.br ^bb7(%22, %21 : index, f32)
  ^bb9:  // pred: ^bb7
    %23 = call @putchar(%c10_i32) : (i32) -> i32
    %24 = arith.addi %7, %c1 : index
    cf.br ^bb6(%24, %11 : index, f32)
  ^bb10:  // pred: ^bb6
    %25 = arith.cmpf une, %8, %cst_0 : f32
    %26 = arith.extui %25 : i1 to i32
    return %26 : i32
  }
}

