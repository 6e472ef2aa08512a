// mlir-opt softmax.src.mlir --convert-scf-to-cf --convert-math-to-libm --canonicalize --cse
module {
  func.func private @expf(f32) -> f32 attributes {llvm.readnone}
  func.func private @putchar(i32) -> i32
  func.func @softmax(%arg0: memref<?x?xf32>, %arg1: memref<?x?xf32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %cst = arith.constant 0xFF800000 : f32
    %cst_0 = arith.constant 0.000000e+00 : f32
    %dim = memref.dim %arg0, %c0 : memref<?x?xf32>
    %dim_1 = memref.dim %arg0, %c1 : memref<?x?xf32>
    cf.br ^bb1(%c0 : index)
  ^bb1(%0: index):  // 2 preds: ^bb0, ^bb8
    %1 = arith.cmpi slt, %0, %dim : index
    cf.cond_br %1, ^bb2(%c0, %cst : index, f32), ^bb9
  ^bb2(%2: index, %3: f32):  // 2 preds: ^bb1, ^bb3
    %4 = arith.cmpi slt, %2, %dim_1 : index
    cf.cond_br %4, ^bb3, ^bb4(%c0, %cst_0 : index, f32)
  ^bb3:  // pred: ^bb2
    %5 = memref.load %arg0[%0, %2] : memref<?x?xf32>
    %6 = arith.maxnumf %3, %5 : f32
    %7 = arith.addi %2, %c1 : index
    cf.br ^bb2(%7, %6 : index, f32)
  ^bb4(%8: index, %9: f32):  // 2 preds: ^bb2, ^bb5
    %10 = arith.cmpi slt, %8, %dim_1 : index
    cf.cond_br %10, ^bb5, ^bb6(%c0 : index)
  ^bb5:  // pred: ^bb4
    %11 = memref.load %arg0[%0, %8] : memref<?x?xf32>
    %12 = arith.subf %11, %3 : f32
    %13 = call @expf(%12) : (f32) -> f32
    memref.store %13, %arg1[%0, %8] : memref<?x?xf32>
    %14 = arith.addf %9, %13 : f32
    %15 = arith.addi %8, %c1 : index
    cf.br ^bb4(%15, %14 : index, f32)
  ^bb6(%16: index):  // 2 preds: ^bb4, ^bb7
    %17 = arith.cmpi slt, %16, %dim_1 : index
    cf.cond_br %17, ^bb7, ^bb8
  ^bb7:  // pred: ^bb6
    %18 = memref.load %arg1[%0, %16] : memref<?x?xf32>
    %19 = arith.divf %18, %9 : f32
    memref.store %19, %arg1[%0, %16] : memref<?x?xf32>
    %20 = arith.addi %16, %c1 : index
    cf.br ^bb6(%20 : index)
  ^bb8:  // pred: ^bb6
    %21 = arith.addi %0, %c1 : index
    cf.br ^bb1(%21 : index)
  ^bb9:  // pred: ^bb1
    return
  }
  func.func private @print_percent(%arg0: f32) {
    %cst = arith.constant 1.000000e+02 : f32
    %cst_0 = arith.constant 5.000000e-01 : f32
    %c10_i32 = arith.constant 10 : i32
    %c48_i32 = arith.constant 48 : i32
    %c32_i32 = arith.constant 32 : i32
    %0 = arith.mulf %arg0, %cst : f32
    %1 = arith.addf %0, %cst_0 : f32
    %2 = arith.fptoui %1 : f32 to i32
    %3 = arith.divui %2, %c10_i32 : i32
    %4 = arith.remui %2, %c10_i32 : i32
    %5 = arith.addi %3, %c48_i32 : i32
    %6 = arith.addi %4, %c48_i32 : i32
    %7 = call @putchar(%5) : (i32) -> i32
    %8 = call @putchar(%6) : (i32) -> i32
    %9 = call @putchar(%c32_i32) : (i32) -> i32
    return
  }
  func.func @main() -> i32 {
    %c1_i32 = arith.constant 1 : i32
    %c0_i32 = arith.constant 0 : i32
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %c5 = arith.constant 5 : index
    %c10_i32 = arith.constant 10 : i32
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 1.000000e+00 : f32
    %cst_1 = arith.constant 5.000000e-01 : f32
    %cst_2 = arith.constant 9.99999974E-6 : f32
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<3x5xf32>
    %cast = memref.cast %alloc : memref<3x5xf32> to memref<?x?xf32>
    %alloc_3 = memref.alloc() {alignment = 64 : i64} : memref<3x5xf32>
    %cast_4 = memref.cast %alloc_3 : memref<3x5xf32> to memref<?x?xf32>
    cf.br ^bb1(%c0 : index)
  ^bb1(%0: index):  // 2 preds: ^bb0, ^bb4
    %1 = arith.cmpi slt, %0, %c3 : index
    cf.cond_br %1, ^bb2(%c0 : index), ^bb5
  ^bb2(%2: index):  // 2 preds: ^bb1, ^bb3
    %3 = arith.cmpi slt, %2, %c5 : index
    cf.cond_br %3, ^bb3, ^bb4
  ^bb3:  // pred: ^bb2
    %4 = arith.muli %0, %2 : index
    %5 = arith.index_castui %4 : index to i32
    %6 = arith.uitofp %5 : i32 to f32
    %7 = arith.mulf %6, %cst_1 : f32
    memref.store %7, %alloc[%0, %2] : memref<3x5xf32>
    %8 = arith.addi %2, %c1 : index
    cf.br ^bb2(%8 : index)
  ^bb4:  // pred: ^bb2
    %9 = arith.addi %0, %c1 : index
    cf.br ^bb1(%9 : index)
  ^bb5:  // pred: ^bb1
    call @softmax(%cast, %cast_4) : (memref<?x?xf32>, memref<?x?xf32>) -> ()
    cf.br ^bb6(%c0, %c0_i32 : index, i32)
  ^bb6(%10: index, %11: i32):  // 2 preds: ^bb5, ^bb9
    %12 = arith.cmpi slt, %10, %c3 : index
    cf.cond_br %12, ^bb7(%c0, %cst : index, f32), ^bb10
  ^bb7(%13: index, %14: f32):  // 2 preds: ^bb6, ^bb8
    %15 = arith.cmpi slt, %13, %c5 : index
    cf.cond_br %15, ^bb8, ^bb9
  ^bb8:  // pred: ^bb7
    %16 = memref.load %alloc_3[%10, %13] : memref<3x5xf32>
    call @print_percent(%16) : (f32) -> ()
    %17 = arith.addf %14, %16 : f32
    %18 = arith.addi %13, %c1 : index
    cf.br ^bb7(%18, %17 : index, f32)
  ^bb9:  // pred: ^bb7
    %19 = call @putchar(%c10_i32) : (i32) -> i32
    %20 = arith.subf %14, %cst_0 : f32
    %21 = arith.mulf %20, %20 : f32
    %22 = arith.cmpf olt, %21, %cst_2 : f32
    %23 = arith.select %22, %11, %c1_i32 : i32
    %24 = arith.addi %10, %c1 : index
    cf.br ^bb6(%24, %23 : index, i32)
  ^bb10:  // pred: ^bb6
    memref.dealloc %alloc : memref<3x5xf32>
    memref.dealloc %alloc_3 : memref<3x5xf32>
    return %11 : i32
  }
}

