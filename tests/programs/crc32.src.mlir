// CRC-32 (polynomial EDB88320) by a table that is computed once; its check value for "123456789" is CBF43926.

memref.global "private" @table : memref<256xi32> = uninitialized
memref.global "private" constant @digits : memref<9xi8> = dense<[49, 50, 51, 52, 53, 54, 55, 56, 57]>
// "The quick brown fox jumps over the lazy dog"
memref.global "private" constant @pangram : memref<43xi8> = dense<[
  84, 104, 101, 32, 113, 117, 105, 99, 107, 32, 98, 114, 111, 119, 110, 32, 102, 111, 120, 32, 106, 117, 109,
  112, 115, 32, 111, 118, 101, 114, 32, 116, 104, 101, 32, 108, 97, 122, 121, 32, 100, 111, 103]>

func.func private @putchar(i32) -> i32

// Prints eight hexadecimal digits and a newline.
func.func private @print_hex(%word: i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %four = arith.constant 4 : i32
  %top = arith.constant 28 : i32
  %nine = arith.constant 9 : i32
  %mask = arith.constant 15 : i32
  %ascii0 = arith.constant 48 : i32
  %letters = arith.constant 55 : i32
  %newline = arith.constant 10 : i32
  scf.for %i = %c0 to %c8 step %c1 iter_args(%w = %word) -> i32 {
    %up = arith.shli %w, %four : i32
    %down = arith.shrui %w, %top : i32
    %rotated = arith.ori %up, %down : i32
    %digit = arith.andi %rotated, %mask : i32
    %decimal = arith.cmpi ule, %digit, %nine : i32
    %base = arith.select %decimal, %ascii0, %letters : i32
    %char = arith.addi %digit, %base : i32
    func.call @putchar(%char) : (i32) -> i32
    scf.yield %rotated : i32
  }
  call @putchar(%newline) : (i32) -> i32
  return
}

func.func private @fill_table() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %c256 = arith.constant 256 : index
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %polynomial = arith.constant 0xEDB88320 : i32
  %table = memref.get_global @table : memref<256xi32>
  scf.for %i = %c0 to %c256 step %c1 {
    %start = arith.index_cast %i : index to i32
    %entry = scf.for %bit = %c0 to %c8 step %c1 iter_args(%c = %start) -> i32 {
      %low = arith.trunci %c : i32 to i1
      %term = arith.select %low, %polynomial, %zero : i32
      %shifted = arith.shrui %c, %one : i32
      %next = arith.xori %shifted, %term : i32
      scf.yield %next : i32
    }
    memref.store %entry, %table[%i] : memref<256xi32>
  }
  return
}

func.func @crc32(%bytes: memref<?xi8>) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %eight = arith.constant 8 : i32
  %low_byte = arith.constant 255 : i32
  %ones = arith.constant -1 : i32
  %table = memref.get_global @table : memref<256xi32>
  %n = memref.dim %bytes, %c0 : memref<?xi8>
  %sum = scf.for %i = %c0 to %n step %c1 iter_args(%crc = %ones) -> i32 {
    %byte = memref.load %bytes[%i] : memref<?xi8>
    %wide = arith.extui %byte : i8 to i32
    %mixed = arith.xori %crc, %wide : i32
    %low = arith.andi %mixed, %low_byte : i32
    %index = arith.index_castui %low : i32 to index
    %entry = memref.load %table[%index] : memref<256xi32>
    %shifted = arith.shrui %crc, %eight : i32
    %next = arith.xori %shifted, %entry : i32
    scf.yield %next : i32
  }
  %crc = arith.xori %sum, %ones : i32
  return %crc : i32
}

func.func @main() -> i32 {
  call @fill_table() : () -> ()
  %digits = memref.get_global @digits : memref<9xi8>
  %pangram = memref.get_global @pangram : memref<43xi8>
  %digits_any = memref.cast %digits : memref<9xi8> to memref<?xi8>
  %pangram_any = memref.cast %pangram : memref<43xi8> to memref<?xi8>
  %a = call @crc32(%digits_any) : (memref<?xi8>) -> i32
  %b = call @crc32(%pangram_any) : (memref<?xi8>) -> i32
  call @print_hex(%a) : (i32) -> ()
  call @print_hex(%b) : (i32) -> ()
  %expected_a = arith.constant 0xCBF43926 : i32
  %expected_b = arith.constant 0x414FA339 : i32
  %wrong_a = arith.cmpi ne, %a, %expected_a : i32
  %wrong_b = arith.cmpi ne, %b, %expected_b : i32
  %wrong = arith.ori %wrong_a, %wrong_b : i1
  %code = arith.extui %wrong : i1 to i32
  return %code : i32
}
