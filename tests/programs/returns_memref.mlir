// mlir-opt returns_memref.src.mlir --convert-scf-to-cf --canonicalize --cse
module {
  memref.global "private" constant @primes : memref<6xf64> = dense<[2.000000e+00, 3.000000e+00, 5.000000e+00, 7.000000e+00, 1.100000e+01, 1.300000e+01]>
  func.func private @putchar(i32) -> i32
  func.func private @print_all(%arg0: memref<?xf64>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c10_i32 = arith.constant 10 : i32
    %c32_i32 = arith.constant 32 : i32
    %c48_i32 = arith.constant 48 : i32
    %dim = memref.dim %arg0, %c0 : memref<?xf64>
    cf.br ^bb1(%c0 : index)
  ^bb1(%0: index):  // 2 preds: ^bb0, ^bb2
    %1 = arith.cmpi slt, %0, %dim : index
    cf.cond_br %1, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %2 = memref.load %arg0[%0] : memref<?xf64>
    %3 = arith.fptosi %2 : f64 to i32
    %4 = arith.divsi %3, %c10_i32 : i32
    %5 = arith.remsi %3, %c10_i32 : i32
    %6 = arith.addi %4, %c48_i32 : i32
    %7 = arith.addi %5, %c48_i32 : i32
    %8 = call @putchar(%6) : (i32) -> i32
    %9 = call @putchar(%7) : (i32) -> i32
    %10 = call @putchar(%c32_i32) : (i32) -> i32
    %11 = arith.addi %0, %c1 : index
    cf.br ^bb1(%11 : index)
  ^bb3:  // pred: ^bb1
    %12 = call @putchar(%c10_i32) : (i32) -> i32
    return
  }
  func.func @linspace(%arg0: index, %arg1: f64, %arg2: f64) -> memref<?xf64> {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %alloc = memref.alloc(%arg0) : memref<?xf64>
    cf.br ^bb1(%c0 : index)
  ^bb1(%0: index):  // 2 preds: ^bb0, ^bb2
    %1 = arith.cmpi slt, %0, %arg0 : index
    cf.cond_br %1, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %2 = arith.index_cast %0 : index to i64
    %3 = arith.sitofp %2 : i64 to f64
    %4 = arith.mulf %3, %arg2 : f64
    %5 = arith.addf %arg1, %4 : f64
    memref.store %5, %alloc[%0] : memref<?xf64>
    %6 = arith.addi %0, %c1 : index
    cf.br ^bb1(%6 : index)
  ^bb3:  // pred: ^bb1
    return %alloc : memref<?xf64>
  }
  func.func @prime_table() -> memref<?xf64> {
    %0 = memref.get_global @primes : memref<6xf64>
    %cast = memref.cast %0 : memref<6xf64> to memref<?xf64>
    return %cast : memref<?xf64>
  }
  func.func @longer(%arg0: memref<?xf64>, %arg1: memref<?xf64>) -> memref<?xf64> {
    %c0 = arith.constant 0 : index
    %dim = memref.dim %arg0, %c0 : memref<?xf64>
    %dim_0 = memref.dim %arg1, %c0 : memref<?xf64>
    %0 = arith.cmpi slt, %dim, %dim_0 : index
    %1 = arith.select %0, %arg1, %arg0 : memref<?xf64>
    return %1 : memref<?xf64>
  }
  func.func @add_padded(%arg0: memref<?xf64>, %arg1: memref<?xf64>) -> memref<?xf64> {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %cst = arith.constant 0.000000e+00 : f64
    %0 = call @longer(%arg0, %arg1) : (memref<?xf64>, memref<?xf64>) -> memref<?xf64>
    %dim = memref.dim %0, %c0 : memref<?xf64>
    %dim_0 = memref.dim %arg0, %c0 : memref<?xf64>
    %dim_1 = memref.dim %arg1, %c0 : memref<?xf64>
    %alloc = memref.alloc(%dim) : memref<?xf64>
    cf.br ^bb1(%c0 : index)
  ^bb1(%1: index):  // 2 preds: ^bb0, ^bb6
    %2 = arith.cmpi slt, %1, %dim : index
    cf.cond_br %2, ^bb2, ^bb7
  ^bb2:  // pred: ^bb1
    %3 = arith.cmpi slt, %1, %dim_0 : index
    %4 = arith.cmpi slt, %1, %dim_1 : index
    cf.cond_br %3, ^bb3, ^bb4(%cst : f64)
  ^bb3:  // pred: ^bb2
    %5 = memref.load %arg0[%1] : memref<?xf64>
    cf.br ^bb4(%5 : f64)
  ^bb4(%6: f64):  // 2 preds: ^bb2, ^bb3
    cf.cond_br %4, ^bb5, ^bb6(%cst : f64)
  ^bb5:  // pred: ^bb4
    %7 = memref.load %arg1[%1] : memref<?xf64>
    cf.br ^bb6(%7 : f64)
  ^bb6(%8: f64):  // 2 preds: ^bb4, ^bb5
    %9 = arith.addf %6, %8 : f64
    memref.store %9, %alloc[%1] : memref<?xf64>
    %10 = arith.addi %1, %c1 : index
    cf.br ^bb1(%10 : index)
  ^bb7:  // pred: ^bb1
    return %alloc : memref<?xf64>
  }
  func.func @main() -> i32 {
    %cst = arith.constant 1.050000e+02 : f64
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c8 = arith.constant 8 : index
    %cst_0 = arith.constant 1.000000e+00 : f64
    %cst_1 = arith.constant 2.000000e+00 : f64
    %cst_2 = arith.constant 0.000000e+00 : f64
    %0 = call @linspace(%c8, %cst_0, %cst_1) : (index, f64, f64) -> memref<?xf64>
    %1 = call @prime_table() : () -> memref<?xf64>
    %2 = call @add_padded(%0, %1) : (memref<?xf64>, memref<?xf64>) -> memref<?xf64>
    call @print_all(%0) : (memref<?xf64>) -> ()
    call @print_all(%1) : (memref<?xf64>) -> ()
    call @print_all(%2) : (memref<?xf64>) -> ()
    cf.br ^bb1(%c0, %cst_2 : index, f64)
  ^bb1(%3: index, %4: f64):  // 2 preds: ^bb0, ^bb2
    %5 = arith.cmpi slt, %3, %c8 : index
    cf.cond_br %5, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %6 = memref.load %2[%3] : memref<?xf64>
    %7 = arith.addf %4, %6 : f64
    %8 = arith.addi %3, %c1 : index
    cf.br ^bb1(%8, %7 : index, f64)
  ^bb3:  // pred: ^bb1
    memref.dealloc %0 : memref<?xf64>
    memref.dealloc %2 : memref<?xf64>
    %9 = arith.cmpf une, %4, %cst : f64
    %10 = arith.extui %9 : i1 to i32
    return %10 : i32
  }
}

