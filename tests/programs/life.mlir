// mlir-opt life.src.mlir --lower-affine --convert-scf-to-cf --canonicalize --cse
module {
  func.func private @putchar(i32) -> i32
  func.func @step(%arg0: memref<8x8xi8>, %arg1: memref<8x8xi8>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %c7 = arith.constant 7 : index
    %c8 = arith.constant 8 : index
    %c0_i8 = arith.constant 0 : i8
    %c2_i8 = arith.constant 2 : i8
    %c3_i8 = arith.constant 3 : i8
    cf.br ^bb1(%c0 : index)
  ^bb1(%0: index):  // 2 preds: ^bb0, ^bb8
    %1 = arith.cmpi slt, %0, %c8 : index
    cf.cond_br %1, ^bb2(%c0 : index), ^bb9
  ^bb2(%2: index):  // 2 preds: ^bb1, ^bb7
    %3 = arith.cmpi slt, %2, %c8 : index
    cf.cond_br %3, ^bb3(%c0, %c0_i8 : index, i8), ^bb8
  ^bb3(%4: index, %5: i8):  // 2 preds: ^bb2, ^bb6
    %6 = arith.cmpi slt, %4, %c3 : index
    cf.cond_br %6, ^bb4(%c0, %5 : index, i8), ^bb7
  ^bb4(%7: index, %8: i8):  // 2 preds: ^bb3, ^bb5
    %9 = arith.cmpi slt, %7, %c3 : index
    cf.cond_br %9, ^bb5, ^bb6
  ^bb5:  // pred: ^bb4
    %10 = arith.addi %0, %4 : index
    %11 = arith.addi %10, %c7 : index
    %12 = arith.andi %11, %c7 : index
    %13 = arith.addi %2, %7 : index
    %14 = arith.addi %13, %c7 : index
    %15 = arith.andi %14, %c7 : index
    %16 = memref.load %arg0[%12, %15] : memref<8x8xi8>
    %17 = arith.addi %8, %16 : i8
    %18 = arith.addi %7, %c1 : index
    cf.br ^bb4(%18, %17 : index, i8)
  ^bb6:  // pred: ^bb4
    %19 = arith.addi %4, %c1 : index
    cf.br ^bb3(%19, %8 : index, i8)
  ^bb7:  // pred: ^bb3
    %20 = memref.load %arg0[%0, %2] : memref<8x8xi8>
    %21 = arith.subi %5, %20 : i8
    %22 = arith.cmpi eq, %21, %c3_i8 : i8
    %23 = arith.cmpi eq, %21, %c2_i8 : i8
    %24 = arith.trunci %20 : i8 to i1
    %25 = arith.andi %23, %24 : i1
    %26 = arith.ori %22, %25 : i1
    %27 = arith.extui %26 : i1 to i8
    memref.store %27, %arg1[%0, %2] : memref<8x8xi8>
    %28 = arith.addi %2, %c1 : index
    cf.br ^bb2(%28 : index)
  ^bb8:  // pred: ^bb2
    %29 = arith.addi %0, %c1 : index
    cf.br ^bb1(%29 : index)
  ^bb9:  // pred: ^bb1
    return
  }
  func.func private @print_board(%arg0: memref<8x8xi8>) {
    %c46_i32 = arith.constant 46 : i32
    %c79_i32 = arith.constant 79 : i32
    %c10_i32 = arith.constant 10 : i32
    %c0 = arith.constant 0 : index
    %c8 = arith.constant 8 : index
    %c1 = arith.constant 1 : index
    cf.br ^bb1(%c0 : index)
  ^bb1(%0: index):  // 2 preds: ^bb0, ^bb4
    %1 = arith.cmpi slt, %0, %c8 : index
    cf.cond_br %1, ^bb2(%c0 : index), ^bb5
  ^bb2(%2: index):  // 2 preds: ^bb1, ^bb3
    %3 = arith.cmpi slt, %2, %c8 : index
    cf.cond_br %3, ^bb3, ^bb4
  ^bb3:  // pred: ^bb2
    %4 = memref.load %arg0[%0, %2] : memref<8x8xi8>
    %5 = arith.trunci %4 : i8 to i1
    %6 = arith.select %5, %c79_i32, %c46_i32 : i32
    %7 = call @putchar(%6) : (i32) -> i32
    %8 = arith.addi %2, %c1 : index
    cf.br ^bb2(%8 : index)
  ^bb4:  // pred: ^bb2
    %9 = call @putchar(%c10_i32) : (i32) -> i32
    %10 = arith.addi %0, %c1 : index
    cf.br ^bb1(%10 : index)
  ^bb5:  // pred: ^bb1
    return
  }
  memref.global "private" constant @glider : memref<8x8xi8> = dense<[[0, 1, 0, 0, 0, 0, 0, 0], [0, 0, 1, 0, 0, 0, 0, 0], [1, 1, 1, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0]]>
  memref.global "private" @spare : memref<8x8xi8> = uninitialized
  func.func @main() -> i32 {
    %c7 = arith.constant 7 : index
    %c8 = arith.constant 8 : index
    %c0_i32 = arith.constant 0 : i32
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c28 = arith.constant 28 : index
    %0 = memref.get_global @glider : memref<8x8xi8>
    %alloca = memref.alloca() : memref<8x8xi8>
    %1 = memref.get_global @spare : memref<8x8xi8>
    memref.copy %0, %alloca : memref<8x8xi8> to memref<8x8xi8>
    cf.br ^bb1(%c0, %alloca, %1 : index, memref<8x8xi8>, memref<8x8xi8>)
  ^bb1(%2: index, %3: memref<8x8xi8>, %4: memref<8x8xi8>):  // 2 preds: ^bb0, ^bb2
    %5 = arith.cmpi slt, %2, %c28 : index
    cf.cond_br %5, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    call @step(%3, %4) : (memref<8x8xi8>, memref<8x8xi8>) -> ()
    %6 = arith.addi %2, %c1 : index
    cf.br ^bb1(%6, %4, %3 : index, memref<8x8xi8>, memref<8x8xi8>)
  ^bb3:  // pred: ^bb1
    call @print_board(%3) : (memref<8x8xi8>) -> ()
    cf.br ^bb4(%c0, %c0_i32 : index, i32)
  ^bb4(%7: index, %8: i32):  // 2 preds: ^bb3, ^bb7
    %9 = arith.cmpi slt, %7, %c8 : index
    cf.cond_br %9, ^bb5(%c0, %8 : index, i32), ^bb8
  ^bb5(%10: index, %11: i32):  // 2 preds: ^bb4, ^bb6
    %12 = arith.cmpi slt, %10, %c8 : index
    cf.cond_br %12, ^bb6, ^bb7
  ^bb6:  // pred: ^bb5
    %13 = memref.load %0[%7, %10] : memref<8x8xi8>
    %14 = arith.addi %7, %c7 : index
    %15 = arith.remsi %14, %c8 : index
    %16 = arith.cmpi slt, %15, %c0 : index
    %17 = arith.addi %15, %c8 : index
    %18 = arith.select %16, %17, %15 : index
    %19 = arith.addi %10, %c7 : index
    %20 = arith.remsi %19, %c8 : index
    %21 = arith.cmpi slt, %20, %c0 : index
    %22 = arith.addi %20, %c8 : index
    %23 = arith.select %21, %22, %20 : index
    %24 = memref.load %3[%18, %23] : memref<8x8xi8>
    %25 = arith.cmpi ne, %13, %24 : i8
    %26 = arith.extui %25 : i1 to i32
    %27 = arith.addi %11, %26 : i32
    %28 = arith.addi %10, %c1 : index
    cf.br ^bb5(%28, %27 : index, i32)
  ^bb7:  // pred: ^bb5
    %29 = arith.addi %7, %c1 : index
    cf.br ^bb4(%29, %11 : index, i32)
  ^bb8:  // pred: ^bb4
    return %8 : i32
  }
}

