// mlir-opt sieve.src.mlir --convert-scf-to-cf --convert-math-to-libm --canonicalize --cse
module {
  func.func private @putchar(i32) -> i32
  func.func private @print_uint(%arg0: index) {
    %c0 = arith.constant 0 : index
    %c10 = arith.constant 10 : index
    %c48_i32 = arith.constant 48 : i32
    %0 = arith.divui %arg0, %c10 : index
    %1 = arith.remui %arg0, %c10 : index
    %2 = arith.cmpi ne, %0, %c0 : index
    cf.cond_br %2, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    call @print_uint(%0) : (index) -> ()
    cf.br ^bb2
  ^bb2:  // 2 preds: ^bb0, ^bb1
    %3 = arith.index_castui %1 : index to i32
    %4 = arith.addi %3, %c48_i32 : i32
    %5 = call @putchar(%4) : (i32) -> i32
    return
  }
  func.func @sieve(%arg0: memref<?xi1>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %false = arith.constant false
    %true = arith.constant true
    %dim = memref.dim %arg0, %c0 : memref<?xi1>
    %0 = arith.cmpi uge, %dim, %c2 : index
    cf.assert %0, "the sieve needs room for 0 and 1"
    cf.br ^bb1(%c0 : index)
  ^bb1(%1: index):  // 2 preds: ^bb0, ^bb2
    %2 = arith.cmpi slt, %1, %dim : index
    cf.cond_br %2, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    memref.store %false, %arg0[%1] : memref<?xi1>
    %3 = arith.addi %1, %c1 : index
    cf.br ^bb1(%3 : index)
  ^bb3:  // pred: ^bb1
    memref.store %true, %arg0[%c0] : memref<?xi1>
    memref.store %true, %arg0[%c1] : memref<?xi1>
    cf.br ^bb4(%c2 : index)
  ^bb4(%4: index):  // 2 preds: ^bb3, ^bb9
    %5 = arith.muli %4, %4 : index
    %6 = arith.cmpi ult, %5, %dim : index
    cf.cond_br %6, ^bb5(%4 : index), ^bb10
  ^bb5(%7: index):  // pred: ^bb4
    %8 = memref.load %arg0[%7] : memref<?xi1>
    %9 = arith.xori %8, %true : i1
    cf.cond_br %9, ^bb6, ^bb9
  ^bb6:  // pred: ^bb5
    %10 = arith.muli %7, %7 : index
    cf.br ^bb7(%10 : index)
  ^bb7(%11: index):  // 2 preds: ^bb6, ^bb8
    %12 = arith.cmpi slt, %11, %dim : index
    cf.cond_br %12, ^bb8, ^bb9
  ^bb8:  // pred: ^bb7
    memref.store %true, %arg0[%11] : memref<?xi1>
    %13 = arith.addi %11, %7 : index
    cf.br ^bb7(%13 : index)
  ^bb9:  // 2 preds: ^bb5, ^bb7
    %14 = arith.addi %7, %c1 : index
    cf.br ^bb4(%14 : index)
  ^bb10:  // pred: ^bb4
    return
  }
  func.func @main() -> i32 {
    %c0_i32 = arith.constant 0 : i32
    %c168 = arith.constant 168 : index
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c1000 = arith.constant 1000 : index
    %c50 = arith.constant 50 : index
    %c32_i32 = arith.constant 32 : i32
    %c10_i32 = arith.constant 10 : i32
    %alloc = memref.alloc() : memref<1000xi1>
    %cast = memref.cast %alloc : memref<1000xi1> to memref<?xi1>
    call @sieve(%cast) : (memref<?xi1>) -> ()
    cf.br ^bb1(%c0, %c0 : index, index)
  ^bb1(%0: index, %1: index):  // 2 preds: ^bb0, ^bb6
    %2 = arith.cmpi slt, %0, %c1000 : index
    cf.cond_br %2, ^bb2, ^bb7
  ^bb2:  // pred: ^bb1
    %3 = memref.load %alloc[%0] : memref<1000xi1>
    cf.cond_br %3, ^bb6(%1 : index), ^bb3
  ^bb3:  // pred: ^bb2
    %4 = arith.cmpi ult, %0, %c50 : index
    cf.cond_br %4, ^bb4, ^bb5
  ^bb4:  // pred: ^bb3
    call @print_uint(%0) : (index) -> ()
    %5 = call @putchar(%c32_i32) : (i32) -> i32
    cf.br ^bb5
  ^bb5:  // 2 preds: ^bb3, ^bb4
    %6 = arith.addi %1, %c1 : index
    cf.br ^bb6(%6 : index)
  ^bb6(%7: index):  // 2 preds: ^bb2, ^bb5
    %8 = arith.addi %0, %c1 : index
    cf.br ^bb1(%8, %7 : index, index)
  ^bb7:  // pred: ^bb1
    %9 = call @putchar(%c10_i32) : (i32) -> i32
    call @print_uint(%1) : (index) -> ()
    %10 = call @putchar(%c10_i32) : (i32) -> i32
    memref.dealloc %alloc : memref<1000xi1>
    %11 = arith.cmpi eq, %1, %c168 : index
    cf.assert %11, "there are 168 primes below 1000"
    return %c0_i32 : i32
  }
}

