// CRC-32 of a string, a nibble at a time, with the table and the string as
// constant globals.

memref.global "private" constant @message : memref<9xi8> =
    dense<[49, 50, 51, 52, 53, 54, 55, 56, 57]>

memref.global "private" constant @nibbles : memref<16xi32> = dense<[
    0x00000000, 0x1db71064, 0x3b6e20c8, 0x26d930ac,
    0x76dc4190, 0x6b6b51f4, 0x4db26158, 0x5005713c,
    0xedb88320, 0xf00f9344, 0xd6d6a3e8, 0xcb61b38c,
    0x9b64c2b0, 0x86d3d2d4, 0xa00ae278, 0xbdbdf21c]>

memref.global "private" constant @hex_digits : memref<16xi8> = dense<[
    48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 97, 98, 99, 100, 101, 102]>

// The last checksum computed.
memref.global "private" @last : memref<i32> = dense<0>

func.func private @putchar(i32) -> i32

func.func @crc32(%bytes: memref<?xi8>) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %ones = arith.constant -1 : i32
  %four = arith.constant 4 : i32
  %mask = arith.constant 15 : i32
  %table = memref.get_global @nibbles : memref<16xi32>
  %n = memref.dim %bytes, %c0 : memref<?xi8>
  %crc = scf.for %i = %c0 to %n step %c1 iter_args(%c = %ones) -> i32 {
    %byte = memref.load %bytes[%i] : memref<?xi8>
    %wide = arith.extui %byte : i8 to i32
    %x = arith.xori %c, %wide : i32
    %low = arith.andi %x, %mask : i32
    %low_index = arith.index_castui %low : i32 to index
    %t0 = memref.load %table[%low_index] : memref<16xi32>
    %s0 = arith.shrui %x, %four : i32
    %y = arith.xori %s0, %t0 : i32
    %high = arith.andi %y, %mask : i32
    %high_index = arith.index_castui %high : i32 to index
    %t1 = memref.load %table[%high_index] : memref<16xi32>
    %s1 = arith.shrui %y, %four : i32
    %z = arith.xori %s1, %t1 : i32
    scf.yield %z : i32
  }
  %result = arith.xori %crc, %ones : i32
  %last = memref.get_global @last : memref<i32>
  memref.store %result, %last[] : memref<i32>
  return %result : i32
}

func.func private @print_hex(%n: i32) {
  %c0 = arith.constant 0 : i32
  %c4 = arith.constant 4 : i32
  %c28 = arith.constant 28 : i32
  %mask = arith.constant 15 : i32
  %digits = memref.get_global @hex_digits : memref<16xi8>
  %lower = arith.constant 0 : index
  %upper = arith.constant 8 : index
  %step = arith.constant 1 : index
  scf.for %i = %lower to %upper step %step iter_args(%shift = %c28) -> i32 {
    %s = arith.shrui %n, %shift : i32
    %d = arith.andi %s, %mask : i32
    %k = arith.index_castui %d : i32 to index
    %byte = memref.load %digits[%k] : memref<16xi8>
    %char = arith.extsi %byte : i8 to i32
    func.call @putchar(%char) : (i32) -> i32
    %next = arith.subi %shift, %c4 : i32
    scf.yield %next : i32
  }
  return
}

func.func @main() -> i32 {
  %message = memref.get_global @message : memref<9xi8>
  %bytes = memref.cast %message : memref<9xi8> to memref<?xi8>
  %crc = call @crc32(%bytes) : (memref<?xi8>) -> i32
  call @print_hex(%crc) : (i32) -> ()
  %newline = arith.constant 10 : i32
  call @putchar(%newline) : (i32) -> i32
  %last = memref.get_global @last : memref<i32>
  %again = memref.load %last[] : memref<i32>
  %expected = arith.constant 0xcbf43926 : i32
  %wrong = arith.cmpi ne, %again, %expected : i32
  %code = arith.extui %wrong : i1 to i32
  return %code : i32
}
