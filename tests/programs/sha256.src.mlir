// SHA-256 of "abc" and of a message that takes two blocks, both of them examples of the standard.

memref.global "private" constant @round_constants : memref<64xi32> = dense<[
  0x428A2F98, 0x71374491, 0xB5C0FBCF, 0xE9B5DBA5, 0x3956C25B, 0x59F111F1, 0x923F82A4, 0xAB1C5ED5,
  0xD807AA98, 0x12835B01, 0x243185BE, 0x550C7DC3, 0x72BE5D74, 0x80DEB1FE, 0x9BDC06A7, 0xC19BF174,
  0xE49B69C1, 0xEFBE4786, 0x0FC19DC6, 0x240CA1CC, 0x2DE92C6F, 0x4A7484AA, 0x5CB0A9DC, 0x76F988DA,
  0x983E5152, 0xA831C66D, 0xB00327C8, 0xBF597FC7, 0xC6E00BF3, 0xD5A79147, 0x06CA6351, 0x14292967,
  0x27B70A85, 0x2E1B2138, 0x4D2C6DFC, 0x53380D13, 0x650A7354, 0x766A0ABB, 0x81C2C92E, 0x92722C85,
  0xA2BFE8A1, 0xA81A664B, 0xC24B8B70, 0xC76C51A3, 0xD192E819, 0xD6990624, 0xF40E3585, 0x106AA070,
  0x19A4C116, 0x1E376C08, 0x2748774C, 0x34B0BCB5, 0x391C0CB3, 0x4ED8AA4A, 0x5B9CCA4F, 0x682E6FF3,
  0x748F82EE, 0x78A5636F, 0x84C87814, 0x8CC70208, 0x90BEFFFA, 0xA4506CEB, 0xBEF9A3F7, 0xC67178F2]>
memref.global "private" constant @start : memref<8xi32> = dense<[
  0x6A09E667, 0xBB67AE85, 0x3C6EF372, 0xA54FF53A, 0x510E527F, 0x9B05688C, 0x1F83D9AB, 0x5BE0CD19]>
memref.global "private" constant @abc : memref<3xi8> = dense<[97, 98, 99]>
// "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq"
memref.global "private" constant @long : memref<56xi8> = dense<[
  97, 98, 99, 100, 98, 99, 100, 101, 99, 100, 101, 102, 100, 101, 102, 103, 101, 102, 103, 104,
  102, 103, 104, 105, 103, 104, 105, 106, 104, 105, 106, 107, 105, 106, 107, 108, 106, 107, 108, 109,
  107, 108, 109, 110, 108, 109, 110, 111, 109, 110, 111, 112, 110, 111, 112, 113]>
// The first words of the two digests.
memref.global "private" constant @expected : memref<2xi32> = dense<[0xBA7816BF, 0x248D6A61]>

func.func private @putchar(i32) -> i32

func.func private @print_hex(%word: i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %ten = arith.constant 10 : i32
  %ascii0 = arith.constant 48 : i32
  %letters = arith.constant 87 : i32
  %four = arith.constant 4 : i32
  %top = arith.constant 28 : i32
  scf.for %i = %c0 to %c8 step %c1 iter_args(%w = %word) -> i32 {
    %digit = arith.shrui %w, %top : i32
    %decimal = arith.cmpi ult, %digit, %ten : i32
    %base = arith.select %decimal, %ascii0, %letters : i32
    %char = arith.addi %digit, %base : i32
    func.call @putchar(%char) : (i32) -> i32
    %next = arith.shli %w, %four : i32
    scf.yield %next : i32
  }
  return
}

func.func private @rotate_right(%x: i32, %by: i32) -> i32 {
  %c32 = arith.constant 32 : i32
  %other = arith.subi %c32, %by : i32
  %low = arith.shrui %x, %by : i32
  %high = arith.shli %x, %other : i32
  %r = arith.ori %low, %high : i32
  return %r : i32
}

// The exclusive or of three turns of a word.
func.func private @turns(%x: i32, %a: i32, %b: i32, %c: i32) -> i32 {
  %ra = call @rotate_right(%x, %a) : (i32, i32) -> i32
  %rb = call @rotate_right(%x, %b) : (i32, i32) -> i32
  %rc = call @rotate_right(%x, %c) : (i32, i32) -> i32
  %ab = arith.xori %ra, %rb : i32
  %r = arith.xori %ab, %rc : i32
  return %r : i32
}

// The exclusive or of two turns of a word and the word shifted by `c`.
func.func private @turns_and_shift(%x: i32, %a: i32, %b: i32, %c: i32) -> i32 {
  %ra = call @rotate_right(%x, %a) : (i32, i32) -> i32
  %rb = call @rotate_right(%x, %b) : (i32, i32) -> i32
  %rc = arith.shrui %x, %c : i32
  %ab = arith.xori %ra, %rb : i32
  %r = arith.xori %ab, %rc : i32
  return %r : i32
}

// Takes the block of 64 bytes at `offset` into the state.
func.func @compress(%state: memref<8xi32>, %bytes: memref<?xi8>, %offset: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %c5 = arith.constant 5 : index
  %c6 = arith.constant 6 : index
  %c7 = arith.constant 7 : index
  %c16 = arith.constant 16 : index
  %c64 = arith.constant 64 : index
  %k2 = arith.constant 2 : i32
  %k3 = arith.constant 3 : i32
  %k6 = arith.constant 6 : i32
  %k7 = arith.constant 7 : i32
  %k8 = arith.constant 8 : i32
  %k10 = arith.constant 10 : i32
  %k11 = arith.constant 11 : i32
  %k13 = arith.constant 13 : i32
  %k17 = arith.constant 17 : i32
  %k18 = arith.constant 18 : i32
  %k19 = arith.constant 19 : i32
  %k22 = arith.constant 22 : i32
  %k25 = arith.constant 25 : i32
  %zero = arith.constant 0 : i32
  %ones = arith.constant -1 : i32
  %constants = memref.get_global @round_constants : memref<64xi32>
  %w = memref.alloca() : memref<64xi32>
  // The words of the block, most significant byte first.
  scf.for %i = %c0 to %c16 step %c1 {
    %word = scf.for %b = %c0 to %c4 step %c1 iter_args(%acc = %zero) -> i32 {
      %at = affine.apply affine_map<(d0, d1)[s0] -> (s0 + d0 * 4 + d1)>(%i, %b)[%offset]
      %byte = memref.load %bytes[%at] : memref<?xi8>
      %wide = arith.extui %byte : i8 to i32
      %shifted = arith.shli %acc, %k8 : i32
      %next = arith.ori %shifted, %wide : i32
      scf.yield %next : i32
    }
    memref.store %word, %w[%i] : memref<64xi32>
  }
  affine.for %i = 16 to 64 {
    %w2 = affine.load %w[%i - 2] : memref<64xi32>
    %w7 = affine.load %w[%i - 7] : memref<64xi32>
    %w15 = affine.load %w[%i - 15] : memref<64xi32>
    %w16 = affine.load %w[%i - 16] : memref<64xi32>
    %s0 = func.call @turns_and_shift(%w15, %k7, %k18, %k3) : (i32, i32, i32, i32) -> i32
    %s1 = func.call @turns_and_shift(%w2, %k17, %k19, %k10) : (i32, i32, i32, i32) -> i32
    %a = arith.addi %w16, %s0 : i32
    %b = arith.addi %w7, %s1 : i32
    %word = arith.addi %a, %b : i32
    affine.store %word, %w[%i] : memref<64xi32>
  }
  %state_a = memref.load %state[%c0] : memref<8xi32>
  %state_b = memref.load %state[%c1] : memref<8xi32>
  %state_c = memref.load %state[%c2] : memref<8xi32>
  %state_d = memref.load %state[%c3] : memref<8xi32>
  %state_e = memref.load %state[%c4] : memref<8xi32>
  %state_f = memref.load %state[%c5] : memref<8xi32>
  %state_g = memref.load %state[%c6] : memref<8xi32>
  %state_h = memref.load %state[%c7] : memref<8xi32>
  %r:8 = scf.for %i = %c0 to %c64 step %c1
      iter_args(%a = %state_a, %b = %state_b, %c = %state_c, %d = %state_d,
                %e = %state_e, %f = %state_f, %g = %state_g, %h = %state_h)
      -> (i32, i32, i32, i32, i32, i32, i32, i32) {
    %constant = memref.load %constants[%i] : memref<64xi32>
    %word = memref.load %w[%i] : memref<64xi32>
    %s1 = func.call @turns(%e, %k6, %k11, %k25) : (i32, i32, i32, i32) -> i32
    %s0 = func.call @turns(%a, %k2, %k13, %k22) : (i32, i32, i32, i32) -> i32
    %ef = arith.andi %e, %f : i32
    %not_e = arith.xori %e, %ones : i32
    %eg = arith.andi %not_e, %g : i32
    %choice = arith.xori %ef, %eg : i32
    %ab = arith.andi %a, %b : i32
    %ac = arith.andi %a, %c : i32
    %bc = arith.andi %b, %c : i32
    %two = arith.xori %ab, %ac : i32
    %majority = arith.xori %two, %bc : i32
    %t0 = arith.addi %h, %s1 : i32
    %t1 = arith.addi %t0, %choice : i32
    %t2 = arith.addi %t1, %constant : i32
    %t3 = arith.addi %t2, %word : i32
    %u = arith.addi %s0, %majority : i32
    %next_e = arith.addi %d, %t3 : i32
    %next_a = arith.addi %t3, %u : i32
    scf.yield %next_a, %a, %b, %c, %next_e, %e, %f, %g : i32, i32, i32, i32, i32, i32, i32, i32
  }
  %next_state_a = arith.addi %state_a, %r#0 : i32
  %next_state_b = arith.addi %state_b, %r#1 : i32
  %next_state_c = arith.addi %state_c, %r#2 : i32
  %next_state_d = arith.addi %state_d, %r#3 : i32
  %next_state_e = arith.addi %state_e, %r#4 : i32
  %next_state_f = arith.addi %state_f, %r#5 : i32
  %next_state_g = arith.addi %state_g, %r#6 : i32
  %next_state_h = arith.addi %state_h, %r#7 : i32
  memref.store %next_state_a, %state[%c0] : memref<8xi32>
  memref.store %next_state_b, %state[%c1] : memref<8xi32>
  memref.store %next_state_c, %state[%c2] : memref<8xi32>
  memref.store %next_state_d, %state[%c3] : memref<8xi32>
  memref.store %next_state_e, %state[%c4] : memref<8xi32>
  memref.store %next_state_f, %state[%c5] : memref<8xi32>
  memref.store %next_state_g, %state[%c6] : memref<8xi32>
  memref.store %next_state_h, %state[%c7] : memref<8xi32>
  return
}

// The padded message is the message, a byte of 128, zeros, and the number of bits in eight bytes.
func.func @sha256(%message: memref<?xi8>, %state: memref<8xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %c64 = arith.constant 64 : index
  %zero = arith.constant 0 : i8
  %marker = arith.constant -128 : i8
  %start = memref.get_global @start : memref<8xi32>
  memref.copy %start, %state : memref<8xi32> to memref<8xi32>
  %n = memref.dim %message, %c0 : memref<?xi8>
  %size = affine.apply affine_map<()[s0] -> (((s0 + 9) ceildiv 64) * 64)>()[%n]
  %padded = memref.alloc(%size) : memref<?xi8>
  scf.for %i = %c0 to %size step %c1 {
    memref.store %zero, %padded[%i] : memref<?xi8>
  }
  scf.for %i = %c0 to %n step %c1 {
    %byte = memref.load %message[%i] : memref<?xi8>
    memref.store %byte, %padded[%i] : memref<?xi8>
  }
  memref.store %marker, %padded[%n] : memref<?xi8>
  %bits = arith.muli %n, %c8 : index
  scf.for %i = %c0 to %c8 step %c1 {
    %shift = arith.muli %i, %c8 : index
    %left = arith.shrui %bits, %shift : index
    %byte = arith.index_cast %left : index to i8
    %at = affine.apply affine_map<(d0)[s0] -> (s0 - 1 - d0)>(%i)[%size]
    memref.store %byte, %padded[%at] : memref<?xi8>
  }
  scf.for %offset = %c0 to %size step %c64 {
    func.call @compress(%state, %padded, %offset) : (memref<8xi32>, memref<?xi8>, index) -> ()
  }
  memref.dealloc %padded : memref<?xi8>
  return
}

// Prints the digest of a message and returns its first word.
func.func private @digest(%message: memref<?xi8>) -> i32 {
  %c0 = arith.constant 0 : index
  %newline = arith.constant 10 : i32
  %state = memref.alloca() : memref<8xi32>
  call @sha256(%message, %state) : (memref<?xi8>, memref<8xi32>) -> ()
  affine.for %i = 0 to 8 {
    %word = affine.load %state[%i] : memref<8xi32>
    func.call @print_hex(%word) : (i32) -> ()
  }
  call @putchar(%newline) : (i32) -> i32
  %first = memref.load %state[%c0] : memref<8xi32>
  return %first : i32
}

func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %abc_3 = memref.get_global @abc : memref<3xi8>
  %long_56 = memref.get_global @long : memref<56xi8>
  %expected = memref.get_global @expected : memref<2xi32>
  %abc = memref.cast %abc_3 : memref<3xi8> to memref<?xi8>
  %long = memref.cast %long_56 : memref<56xi8> to memref<?xi8>
  %a = call @digest(%abc) : (memref<?xi8>) -> i32
  %b = call @digest(%long) : (memref<?xi8>) -> i32
  %expected_a = memref.load %expected[%c0] : memref<2xi32>
  %expected_b = memref.load %expected[%c1] : memref<2xi32>
  %wrong_a = arith.cmpi ne, %a, %expected_a : i32
  %wrong_b = arith.cmpi ne, %b, %expected_b : i32
  %wrong = arith.ori %wrong_a, %wrong_b : i1
  %code = arith.extui %wrong : i1 to i32
  return %code : i32
}
