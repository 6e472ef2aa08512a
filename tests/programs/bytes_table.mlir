// mlir-opt bytes_table.src.mlir --convert-scf-to-cf --canonicalize
module {
  memref.global "private" constant @message : memref<9xi8> = dense<[49, 50, 51, 52, 53, 54, 55, 56, 57]>
  memref.global "private" constant @nibbles : memref<16xi32> = dense<[0, 498536548, 997073096, 651767980, 1994146192, 1802195444, 1303535960, 1342533948, -306674912, -267414716, -690576408, -882789492, -1687895376, -2032938284, -1609899400, -1111625188]>
  memref.global "private" constant @hex_digits : memref<16xi8> = dense<[48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 97, 98, 99, 100, 101, 102]>
  memref.global "private" @last : memref<i32> = dense<0>
  func.func private @putchar(i32) -> i32
  func.func @crc32(%arg0: memref<?xi8>) -> i32 {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c-1_i32 = arith.constant -1 : i32
    %c4_i32 = arith.constant 4 : i32
    %c15_i32 = arith.constant 15 : i32
    %0 = memref.get_global @nibbles : memref<16xi32>
    %dim = memref.dim %arg0, %c0 : memref<?xi8>
    cf.br ^bb1(%c0, %c-1_i32 : index, i32)
  ^bb1(%1: index, %2: i32):  // 2 preds: ^bb0, ^bb2
    %3 = arith.cmpi slt, %1, %dim : index
    cf.cond_br %3, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %4 = memref.load %arg0[%1] : memref<?xi8>
    %5 = arith.extui %4 : i8 to i32
    %6 = arith.xori %2, %5 : i32
    %7 = arith.andi %6, %c15_i32 : i32
    %8 = arith.index_castui %7 : i32 to index
    %9 = memref.load %0[%8] : memref<16xi32>
    %10 = arith.shrui %6, %c4_i32 : i32
    %11 = arith.xori %10, %9 : i32
    %12 = arith.andi %11, %c15_i32 : i32
    %13 = arith.index_castui %12 : i32 to index
    %14 = memref.load %0[%13] : memref<16xi32>
    %15 = arith.shrui %11, %c4_i32 : i32
    %16 = arith.xori %15, %14 : i32
    %17 = arith.addi %1, %c1 : index
    cf.br ^bb1(%17, %16 : index, i32)
  ^bb3:  // pred: ^bb1
    %18 = arith.xori %2, %c-1_i32 : i32
    %19 = memref.get_global @last : memref<i32>
    memref.store %18, %19[] : memref<i32>
    return %18 : i32
  }
  func.func private @print_hex(%arg0: i32) {
    %c1 = arith.constant 1 : index
    %c8 = arith.constant 8 : index
    %c0 = arith.constant 0 : index
    %c4_i32 = arith.constant 4 : i32
    %c28_i32 = arith.constant 28 : i32
    %c15_i32 = arith.constant 15 : i32
    %0 = memref.get_global @hex_digits : memref<16xi8>
    cf.br ^bb1(%c0, %c28_i32 : index, i32)
  ^bb1(%1: index, %2: i32):  // 2 preds: ^bb0, ^bb2
    %3 = arith.cmpi slt, %1, %c8 : index
    cf.cond_br %3, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %4 = arith.shrui %arg0, %2 : i32
    %5 = arith.andi %4, %c15_i32 : i32
    %6 = arith.index_castui %5 : i32 to index
    %7 = memref.load %0[%6] : memref<16xi8>
    %8 = arith.extsi %7 : i8 to i32
    %9 = call @putchar(%8) : (i32) -> i32
    %10 = arith.subi %2, %c4_i32 : i32
    %11 = arith.addi %1, %c1 : index
    cf.br ^bb1(%11, %10 : index, i32)
  ^bb3:  // pred: ^bb1
    return
  }
  func.func @main() -> i32 {
    %c-873187034_i32 = arith.constant -873187034 : i32
    %c10_i32 = arith.constant 10 : i32
    %0 = memref.get_global @message : memref<9xi8>
    %cast = memref.cast %0 : memref<9xi8> to memref<?xi8>
    %1 = call @crc32(%cast) : (memref<?xi8>) -> i32
    call @print_hex(%1) : (i32) -> ()
    %2 = call @putchar(%c10_i32) : (i32) -> i32
    %3 = memref.get_global @last : memref<i32>
    %4 = memref.load %3[] : memref<i32>
    %5 = arith.cmpi ne, %4, %c-873187034_i32 : i32
    %6 = arith.extui %5 : i1 to i32
    return %6 : i32
  }
}

