// mlir-opt tokenizer.src.mlir --canonicalize
module {
  memref.global "private" constant @source : memref<31xi8> = dense<[115, 117, 109, 49, 32, 61, 32, 40, 97, 108, 112, 104, 97, 32, 43, 32, 52, 50, 41, 42, 98, 95, 50, 32, 45, 32, 55, 47, 120, 32, 36]>
  func.func private @putchar(i32) -> i32
  func.func @classify(%arg0: i8) -> i32 {
    %c26_i8 = arith.constant 26 : i8
    %c10_i8 = arith.constant 10 : i8
    %c97_i8 = arith.constant 97 : i8
    %c48_i8 = arith.constant 48 : i8
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    %c2_i32 = arith.constant 2 : i32
    %c3_i32 = arith.constant 3 : i32
    %c4_i32 = arith.constant 4 : i32
    cf.switch %arg0 : i8, [
      default: ^bb1,
      32: ^bb3(%c0_i32 : i32),
      9: ^bb3(%c0_i32 : i32),
      40: ^bb3(%c3_i32 : i32),
      41: ^bb3(%c3_i32 : i32),
      42: ^bb3(%c3_i32 : i32),
      43: ^bb3(%c3_i32 : i32),
      45: ^bb3(%c3_i32 : i32),
      47: ^bb3(%c3_i32 : i32),
      61: ^bb3(%c3_i32 : i32),
      95: ^bb3(%c1_i32 : i32)
    ]
  ^bb1:  // pred: ^bb0
    %0 = arith.subi %arg0, %c48_i8 : i8
    %1 = arith.cmpi ult, %0, %c10_i8 : i8
    cf.cond_br %1, ^bb3(%c2_i32 : i32), ^bb2
  ^bb2:  // pred: ^bb1
    %2 = arith.subi %arg0, %c97_i8 : i8
    %3 = arith.cmpi ult, %2, %c26_i8 : i8
    cf.cond_br %3, ^bb3(%c1_i32 : i32), ^bb3(%c4_i32 : i32)
  ^bb3(%4: i32):  // 13 preds: ^bb0, ^bb0, ^bb0, ^bb0, ^bb0, ^bb0, ^bb0, ^bb0, ^bb0, ^bb0, ^bb1, ^bb2, ^bb2
    return %4 : i32
  }
  func.func @tokenize(%arg0: memref<?xi8>) -> i32 {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    %c105_i32 = arith.constant 105 : i32
    %c110_i32 = arith.constant 110 : i32
    %c63_i32 = arith.constant 63 : i32
    %c2_i32 = arith.constant 2 : i32
    %dim = memref.dim %arg0, %c0 : memref<?xi8>
    cf.br ^bb1(%c0, %c0_i32, %c0_i32 : index, i32, i32)
  ^bb1(%0: index, %1: i32, %2: i32):  // 5 preds: ^bb0, ^bb2, ^bb3, ^bb4, ^bb6
    %3 = arith.cmpi ult, %0, %dim : index
    cf.cond_br %3, ^bb2, ^bb7
  ^bb2:  // pred: ^bb1
    %4 = memref.load %arg0[%0] : memref<?xi8>
    %5 = arith.addi %0, %c1 : index
    %6 = call @classify(%4) : (i8) -> i32
    cf.switch %6 : i32, [
      default: ^bb6(%c63_i32, %c0_i32 : i32, i32),
      0: ^bb1(%5, %c0_i32, %2 : index, i32, i32),
      1: ^bb3,
      2: ^bb4,
      3: ^bb5
    ]
  ^bb3:  // pred: ^bb2
    %7 = arith.cmpi eq, %1, %c1_i32 : i32
    cf.cond_br %7, ^bb1(%5, %c1_i32, %2 : index, i32, i32), ^bb6(%c105_i32, %c1_i32 : i32, i32)
  ^bb4:  // pred: ^bb2
    %8 = arith.cmpi eq, %1, %c0_i32 : i32
    cf.cond_br %8, ^bb6(%c110_i32, %c2_i32 : i32, i32), ^bb1(%5, %1, %2 : index, i32, i32)
  ^bb5:  // pred: ^bb2
    %9 = arith.extui %4 : i8 to i32
    cf.br ^bb6(%9, %c0_i32 : i32, i32)
  ^bb6(%10: i32, %11: i32):  // 4 preds: ^bb2, ^bb3, ^bb4, ^bb5
    %12 = call @putchar(%10) : (i32) -> i32
    %13 = arith.addi %2, %c1_i32 : i32
    cf.br ^bb1(%5, %11, %13 : index, i32, i32)
  ^bb7:  // pred: ^bb1
    return %2 : i32
  }
  func.func @main() -> i32 {
    %c10_i32 = arith.constant 10 : i32
    %c14_i32 = arith.constant 14 : i32
    %0 = memref.get_global @source : memref<31xi8>
    %cast = memref.cast %0 : memref<31xi8> to memref<?xi8>
    %1 = call @tokenize(%cast) : (memref<?xi8>) -> i32
    %2 = call @putchar(%c10_i32) : (i32) -> i32
    %3 = arith.subi %1, %c14_i32 : i32
    return %3 : i32
  }
}

