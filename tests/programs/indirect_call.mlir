// mlir-opt indirect_call.src.mlir --convert-scf-to-cf --canonicalize --cse
module {
  func.func private @putchar(i32) -> i32
  func.func private @print_int(%arg0: i32) {
    %c0_i32 = arith.constant 0 : i32
    %c10_i32 = arith.constant 10 : i32
    %c48_i32 = arith.constant 48 : i32
    %0 = arith.divsi %arg0, %c10_i32 : i32
    %1 = arith.remsi %arg0, %c10_i32 : i32
    %2 = arith.cmpi sgt, %0, %c0_i32 : i32
    cf.cond_br %2, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    call @print_int(%0) : (i32) -> ()
    cf.br ^bb2
  ^bb2:  // 2 preds: ^bb0, ^bb1
    %3 = arith.addi %1, %c48_i32 : i32
    %4 = call @putchar(%3) : (i32) -> i32
    return
  }
  func.func private @square(%arg0: f64) -> f64 {
    %0 = arith.mulf %arg0, %arg0 : f64
    return %0 : f64
  }
  func.func private @cube(%arg0: f64) -> f64 {
    %0 = arith.mulf %arg0, %arg0 : f64
    %1 = arith.mulf %0, %arg0 : f64
    return %1 : f64
  }
  func.func private @identity(%arg0: f64) -> f64 {
    return %arg0 : f64
  }
  func.func @integrate(%arg0: (f64) -> f64, %arg1: f64) -> f64 {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c32 = arith.constant 32 : index
    %cst = arith.constant 0.000000e+00 : f64
    %cst_0 = arith.constant 2.000000e+00 : f64
    %cst_1 = arith.constant 4.000000e+00 : f64
    %cst_2 = arith.constant 6.000000e+00 : f64
    %cst_3 = arith.constant 3.200000e+01 : f64
    %0 = arith.divf %arg1, %cst_3 : f64
    %1 = arith.divf %0, %cst_0 : f64
    cf.br ^bb1(%c0, %cst : index, f64)
  ^bb1(%2: index, %3: f64):  // 2 preds: ^bb0, ^bb2
    %4 = arith.cmpi slt, %2, %c32 : index
    cf.cond_br %4, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %5 = arith.index_cast %2 : index to i64
    %6 = arith.sitofp %5 : i64 to f64
    %7 = arith.mulf %6, %0 : f64
    %8 = arith.addf %7, %1 : f64
    %9 = arith.addf %7, %0 : f64
    %10 = call_indirect %arg0(%7) : (f64) -> f64
    %11 = call_indirect %arg0(%8) : (f64) -> f64
    %12 = call_indirect %arg0(%9) : (f64) -> f64
    %13 = arith.mulf %11, %cst_1 : f64
    %14 = arith.addf %10, %13 : f64
    %15 = arith.addf %14, %12 : f64
    %16 = arith.addf %3, %15 : f64
    %17 = arith.addi %2, %c1 : index
    cf.br ^bb1(%17, %16 : index, f64)
  ^bb3:  // pred: ^bb1
    %18 = arith.mulf %3, %0 : f64
    %19 = arith.divf %18, %cst_2 : f64
    return %19 : f64
  }
  func.func @pick(%arg0: i32) -> ((f64) -> f64) {
    %f = constant @square : (f64) -> f64
    %f_0 = constant @cube : (f64) -> f64
    %f_1 = constant @identity : (f64) -> f64
    cf.switch %arg0 : i32, [
      default: ^bb1(%f_1 : (f64) -> f64),
      2: ^bb1(%f : (f64) -> f64),
      3: ^bb1(%f_0 : (f64) -> f64)
    ]
  ^bb1(%0: (f64) -> f64):  // 3 preds: ^bb0, ^bb0, ^bb0
    return %0 : (f64) -> f64
  }
  func.func private @max(%arg0: i32, %arg1: i32) -> i32 {
    %0 = arith.maxsi %arg0, %arg1 : i32
    return %0 : i32
  }
  func.func private @sum_mod_97(%arg0: i32, %arg1: i32) -> i32 {
    %c97_i32 = arith.constant 97 : i32
    %0 = arith.addi %arg0, %arg1 : i32
    %1 = arith.remui %0, %c97_i32 : i32
    return %1 : i32
  }
  func.func @fold(%arg0: memref<?xi32>, %arg1: i32, %arg2: (i32, i32) -> i32) -> i32 {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %dim = memref.dim %arg0, %c0 : memref<?xi32>
    cf.br ^bb1(%c0, %arg1 : index, i32)
  ^bb1(%0: index, %1: i32):  // 2 preds: ^bb0, ^bb2
    %2 = arith.cmpi slt, %0, %dim : index
    cf.cond_br %2, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %3 = memref.load %arg0[%0] : memref<?xi32>
    %4 = call_indirect %arg2(%1, %3) : (i32, i32) -> i32
    %5 = arith.addi %0, %c1 : index
    cf.br ^bb1(%5, %4 : index, i32)
  ^bb3:  // pred: ^bb1
    return %1 : i32
  }
  func.func @main() -> i32 {
    %c49_i32 = arith.constant 49 : i32
    %f = constant @sum_mod_97 : (i32, i32) -> i32
    %f_0 = constant @max : (i32, i32) -> i32
    %c0_i32 = arith.constant 0 : i32
    %c5_i32 = arith.constant 5 : i32
    %c10_i32 = arith.constant 10 : i32
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %c12 = arith.constant 12 : index
    %cst = arith.constant 3.000000e+00 : f64
    %cst_1 = arith.constant 1.000000e+02 : f64
    %cst_2 = arith.constant 5.000000e-01 : f64
    cf.br ^bb1(%c1 : index)
  ^bb1(%0: index):  // 2 preds: ^bb0, ^bb2
    %1 = arith.cmpi slt, %0, %c4 : index
    cf.cond_br %1, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %2 = arith.index_cast %0 : index to i32
    %3 = call @pick(%2) : (i32) -> ((f64) -> f64)
    %4 = call @integrate(%3, %cst) : ((f64) -> f64, f64) -> f64
    %5 = arith.mulf %4, %cst_1 : f64
    %6 = arith.addf %5, %cst_2 : f64
    %7 = arith.fptosi %6 : f64 to i32
    call @print_int(%7) : (i32) -> ()
    %8 = call @putchar(%c10_i32) : (i32) -> i32
    %9 = arith.addi %0, %c1 : index
    cf.br ^bb1(%9 : index)
  ^bb3:  // pred: ^bb1
    %alloc = memref.alloc() : memref<12xi32>
    %cast = memref.cast %alloc : memref<12xi32> to memref<?xi32>
    cf.br ^bb4(%c0 : index)
  ^bb4(%10: index):  // 2 preds: ^bb3, ^bb5
    %11 = arith.cmpi slt, %10, %c12 : index
    cf.cond_br %11, ^bb5, ^bb6
  ^bb5:  // pred: ^bb4
    %12 = arith.index_cast %10 : index to i32
    %13 = arith.subi %12, %c5_i32 : i32
    %14 = arith.muli %13, %13 : i32
    memref.store %14, %alloc[%10] : memref<12xi32>
    %15 = arith.addi %10, %c1 : index
    cf.br ^bb4(%15 : index)
  ^bb6:  // pred: ^bb4
    %16 = call @fold(%cast, %c0_i32, %f_0) : (memref<?xi32>, i32, (i32, i32) -> i32) -> i32
    %17 = call @fold(%cast, %c0_i32, %f) : (memref<?xi32>, i32, (i32, i32) -> i32) -> i32
    memref.dealloc %alloc : memref<12xi32>
    call @print_int(%16) : (i32) -> ()
    %18 = call @putchar(%c10_i32) : (i32) -> i32
    call @print_int(%17) : (i32) -> ()
    %19 = call @putchar(%c10_i32) : (i32) -> i32
    %20 = arith.cmpi ne, %17, %c49_i32 : i32
    %21 = arith.extui %20 : i1 to i32
    return %21 : i32
  }
}

