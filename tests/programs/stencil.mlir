// mlir-opt stencil.src.mlir --convert-linalg-to-loops --lower-affine --convert-scf-to-cf --canonicalize --cse
module {
  func.func private @putchar(i32) -> i32
  func.func @jacobi_step(%arg0: memref<10x10xf64>, %arg1: memref<10x10xf64>) {
    %c8 = arith.constant 8 : index
    %c-1 = arith.constant -1 : index
    %cst = arith.constant 2.500000e-01 : f64
    %c0 = arith.constant 0 : index
    %c10 = arith.constant 10 : index
    %c1 = arith.constant 1 : index
    cf.br ^bb1(%c0 : index)
  ^bb1(%0: index):  // 2 preds: ^bb0, ^bb7
    %1 = arith.cmpi slt, %0, %c10 : index
    cf.cond_br %1, ^bb2(%c0 : index), ^bb8
  ^bb2(%2: index):  // 2 preds: ^bb1, ^bb6
    %3 = arith.cmpi slt, %2, %c10 : index
    cf.cond_br %3, ^bb3, ^bb7
  ^bb3:  // pred: ^bb2
    %4 = arith.addi %0, %c-1 : index
    %5 = arith.cmpi sge, %4, %c0 : index
    %6 = arith.subi %c8, %0 : index
    %7 = arith.cmpi sge, %6, %c0 : index
    %8 = arith.andi %5, %7 : i1
    %9 = arith.addi %2, %c-1 : index
    %10 = arith.cmpi sge, %9, %c0 : index
    %11 = arith.andi %8, %10 : i1
    %12 = arith.subi %c8, %2 : index
    %13 = arith.cmpi sge, %12, %c0 : index
    %14 = arith.andi %11, %13 : i1
    cf.cond_br %14, ^bb4, ^bb5
  ^bb4:  // pred: ^bb3
    %15 = memref.load %arg0[%4, %2] : memref<10x10xf64>
    %16 = arith.addi %0, %c1 : index
    %17 = memref.load %arg0[%16, %2] : memref<10x10xf64>
    %18 = memref.load %arg0[%0, %9] : memref<10x10xf64>
    %19 = arith.addi %2, %c1 : index
    %20 = memref.load %arg0[%0, %19] : memref<10x10xf64>
    %21 = arith.addf %15, %17 : f64
    %22 = arith.addf %18, %20 : f64
    %23 = arith.addf %21, %22 : f64
    %24 = arith.mulf %23, %cst : f64
    memref.store %24, %arg1[%0, %2] : memref<10x10xf64>
    cf.br ^bb6
  ^bb5:  // pred: ^bb3
    %25 = memref.load %arg0[%0, %2] : memref<10x10xf64>
    memref.store %25, %arg1[%0, %2] : memref<10x10xf64>
    cf.br ^bb6
  ^bb6:  // 2 preds: ^bb4, ^bb5
    %26 = arith.addi %2, %c1 : index
    cf.br ^bb2(%26 : index)
  ^bb7:  // pred: ^bb2
    %27 = arith.addi %0, %c1 : index
    cf.br ^bb1(%27 : index)
  ^bb8:  // pred: ^bb1
    return
  }
  func.func @solve(%arg0: memref<10x10xf64>, %arg1: memref<10x10xf64>, %arg2: index) -> memref<10x10xf64> {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    cf.br ^bb1(%c0, %arg0, %arg1 : index, memref<10x10xf64>, memref<10x10xf64>)
  ^bb1(%0: index, %1: memref<10x10xf64>, %2: memref<10x10xf64>):  // 2 preds: ^bb0, ^bb2
    %3 = arith.cmpi slt, %0, %arg2 : index
    cf.cond_br %3, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    call @jacobi_step(%1, %2) : (memref<10x10xf64>, memref<10x10xf64>) -> ()
    %4 = arith.addi %0, %c1 : index
    cf.br ^bb1(%4, %2, %1 : index, memref<10x10xf64>, memref<10x10xf64>)
  ^bb3:  // pred: ^bb1
    return %1 : memref<10x10xf64>
  }
  func.func @main() -> i32 {
    %c5 = arith.constant 5 : index
    %c-1 = arith.constant -1 : index
    %c1 = arith.constant 1 : index
    %c10 = arith.constant 10 : index
    %c0 = arith.constant 0 : index
    %c0_i32 = arith.constant 0 : i32
    %c200 = arith.constant 200 : index
    %cst = arith.constant 9.000000e+00 : f64
    %cst_0 = arith.constant 0.000000e+00 : f64
    %cst_1 = arith.constant 5.000000e-01 : f64
    %c48_i32 = arith.constant 48 : i32
    %c10_i32 = arith.constant 10 : i32
    %alloc = memref.alloc() : memref<10x10xf64>
    %alloc_2 = memref.alloc() : memref<10x10xf64>
    cf.br ^bb1(%c0 : index)
  ^bb1(%0: index):  // 2 preds: ^bb0, ^bb4
    %1 = arith.cmpi slt, %0, %c10 : index
    cf.cond_br %1, ^bb2(%c0 : index), ^bb5(%c0 : index)
  ^bb2(%2: index):  // 2 preds: ^bb1, ^bb3
    %3 = arith.cmpi slt, %2, %c10 : index
    cf.cond_br %3, ^bb3, ^bb4
  ^bb3:  // pred: ^bb2
    memref.store %cst_0, %alloc[%0, %2] : memref<10x10xf64>
    %4 = arith.addi %2, %c1 : index
    cf.br ^bb2(%4 : index)
  ^bb4:  // pred: ^bb2
    %5 = arith.addi %0, %c1 : index
    cf.br ^bb1(%5 : index)
  ^bb5(%6: index):  // 2 preds: ^bb1, ^bb6
    %7 = arith.cmpi slt, %6, %c10 : index
    cf.cond_br %7, ^bb6, ^bb7
  ^bb6:  // pred: ^bb5
    memref.store %cst, %alloc[%c0, %6] : memref<10x10xf64>
    %8 = arith.addi %6, %c1 : index
    cf.br ^bb5(%8 : index)
  ^bb7:  // pred: ^bb5
    %9 = call @solve(%alloc, %alloc_2, %c200) : (memref<10x10xf64>, memref<10x10xf64>, index) -> memref<10x10xf64>
    cf.br ^bb8(%c0 : index)
  ^bb8(%10: index):  // 2 preds: ^bb7, ^bb11
    %11 = arith.cmpi slt, %10, %c10 : index
    cf.cond_br %11, ^bb9(%c0 : index), ^bb12(%c1, %c0_i32 : index, i32)
  ^bb9(%12: index):  // 2 preds: ^bb8, ^bb10
    %13 = arith.cmpi slt, %12, %c10 : index
    cf.cond_br %13, ^bb10, ^bb11
  ^bb10:  // pred: ^bb9
    %14 = memref.load %9[%10, %12] : memref<10x10xf64>
    %15 = arith.addf %14, %cst_1 : f64
    %16 = arith.fptosi %15 : f64 to i32
    %17 = arith.addi %16, %c48_i32 : i32
    %18 = call @putchar(%17) : (i32) -> i32
    %19 = arith.addi %12, %c1 : index
    cf.br ^bb9(%19 : index)
  ^bb11:  // pred: ^bb9
    %20 = call @putchar(%c10_i32) : (i32) -> i32
    %21 = arith.addi %10, %c1 : index
    cf.br ^bb8(%21 : index)
  ^bb12(%22: index, %23: i32):  // 2 preds: ^bb8, ^bb13
    %24 = arith.cmpi slt, %22, %c10 : index
    cf.cond_br %24, ^bb13, ^bb14
  ^bb13:  // pred: ^bb12
    %25 = arith.addi %22, %c-1 : index
    %26 = memref.load %9[%25, %c5] : memref<10x10xf64>
    %27 = memref.load %9[%22, %c5] : memref<10x10xf64>
    %28 = arith.cmpf ule, %26, %27 : f64
    %29 = arith.extui %28 : i1 to i32
    %30 = arith.addi %23, %29 : i32
    %31 = arith.addi %22, %c1 : index
    cf.br ^bb12(%31, %30 : index, i32)
  ^bb14:  // pred: ^bb12
    memref.dealloc %alloc : memref<10x10xf64>
    memref.dealloc %alloc_2 : memref<10x10xf64>
    return %23 : i32
  }
}

