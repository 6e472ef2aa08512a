// mlir-opt quicksort.src.mlir --convert-scf-to-cf --canonicalize
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
  func.func @partition(%arg0: memref<?xi32>, %arg1: index, %arg2: index) -> index {
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %0 = arith.subi %arg2, %arg1 : index
    %1 = arith.divui %0, %c2 : index
    %2 = arith.addi %arg1, %1 : index
    %3 = memref.load %arg0[%2] : memref<?xi32>
    cf.br ^bb1(%arg1, %arg2 : index, index)
  ^bb1(%4: index, %5: index):  // 2 preds: ^bb0, ^bb7
    cf.br ^bb2(%4 : index)
  ^bb2(%6: index):  // 2 preds: ^bb1, ^bb3
    %7 = memref.load %arg0[%6] : memref<?xi32>
    %8 = arith.cmpi slt, %7, %3 : i32
    cf.cond_br %8, ^bb3(%6 : index), ^bb4(%5 : index)
  ^bb3(%9: index):  // pred: ^bb2
    %10 = arith.addi %9, %c1 : index
    cf.br ^bb2(%10 : index)
  ^bb4(%11: index):  // 2 preds: ^bb2, ^bb5
    %12 = memref.load %arg0[%11] : memref<?xi32>
    %13 = arith.cmpi sgt, %12, %3 : i32
    cf.cond_br %13, ^bb5(%11 : index), ^bb6
  ^bb5(%14: index):  // pred: ^bb4
    %15 = arith.subi %14, %c1 : index
    cf.br ^bb4(%15 : index)
  ^bb6:  // pred: ^bb4
    %16 = arith.cmpi slt, %6, %11 : index
    cf.cond_br %16, ^bb7(%6, %11 : index, index), ^bb8
  ^bb7(%17: index, %18: index):  // pred: ^bb6
    %19 = memref.load %arg0[%17] : memref<?xi32>
    %20 = memref.load %arg0[%18] : memref<?xi32>
    memref.store %20, %arg0[%17] : memref<?xi32>
    memref.store %19, %arg0[%18] : memref<?xi32>
    %21 = arith.addi %17, %c1 : index
    %22 = arith.subi %18, %c1 : index
    cf.br ^bb1(%21, %22 : index, index)
  ^bb8:  // pred: ^bb6
    return %11 : index
  }
  func.func @quicksort(%arg0: memref<?xi32>, %arg1: index, %arg2: index) {
    %c1 = arith.constant 1 : index
    %0 = arith.cmpi slt, %arg1, %arg2 : index
    cf.cond_br %0, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %1 = call @partition(%arg0, %arg1, %arg2) : (memref<?xi32>, index, index) -> index
    call @quicksort(%arg0, %arg1, %1) : (memref<?xi32>, index, index) -> ()
    %2 = arith.addi %1, %c1 : index
    call @quicksort(%arg0, %2, %arg2) : (memref<?xi32>, index, index) -> ()
    cf.br ^bb2
  ^bb2:  // 2 preds: ^bb0, ^bb1
    return
  }
  func.func @main() -> i32 {
    %c23 = arith.constant 23 : index
    %c-2147483648_i32 = arith.constant -2147483648 : i32
    %c0_i32 = arith.constant 0 : i32
    %c21_i32 = arith.constant 21 : i32
    %c1013904223_i32 = arith.constant 1013904223 : i32
    %c1664525_i32 = arith.constant 1664525 : i32
    %c20241_i32 = arith.constant 20241 : i32
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c24 = arith.constant 24 : index
    %c32_i32 = arith.constant 32 : i32
    %c10_i32 = arith.constant 10 : i32
    %alloc = memref.alloc() : memref<24xi32>
    %cast = memref.cast %alloc : memref<24xi32> to memref<?xi32>
    cf.br ^bb1(%c0, %c20241_i32 : index, i32)
  ^bb1(%0: index, %1: i32):  // 2 preds: ^bb0, ^bb2
    %2 = arith.cmpi slt, %0, %c24 : index
    cf.cond_br %2, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %3 = arith.muli %1, %c1664525_i32 : i32
    %4 = arith.addi %3, %c1013904223_i32 : i32
    %5 = arith.shrsi %4, %c21_i32 : i32
    memref.store %5, %alloc[%0] : memref<24xi32>
    %6 = arith.addi %0, %c1 : index
    cf.br ^bb1(%6, %4 : index, i32)
  ^bb3:  // pred: ^bb1
    call @quicksort(%cast, %c0, %c23) : (memref<?xi32>, index, index) -> ()
    cf.br ^bb4(%c0, %c-2147483648_i32, %c0_i32 : index, i32, i32)
  ^bb4(%7: index, %8: i32, %9: i32):  // 2 preds: ^bb3, ^bb5
    %10 = arith.cmpi slt, %7, %c24 : index
    cf.cond_br %10, ^bb5, ^bb6
  ^bb5:  // pred: ^bb4
    %11 = memref.load %alloc[%7] : memref<24xi32>
    call @print_int(%11) : (i32) -> ()
    %12 = call @putchar(%c32_i32) : (i32) -> i32
    %13 = arith.cmpi sgt, %8, %11 : i32
    %14 = arith.extui %13 : i1 to i32
    %15 = arith.addi %9, %14 : i32
    %16 = arith.addi %7, %c1 : index
    cf.br ^bb4(%16, %11, %15 : index, i32, i32)
  ^bb6:  // pred: ^bb4
    %17 = call @putchar(%c10_i32) : (i32) -> i32
    memref.dealloc %alloc : memref<24xi32>
    return %9 : i32
  }
}

