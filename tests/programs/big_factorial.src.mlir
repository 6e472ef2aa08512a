// The factorial of fifty and a power of three in limbs of 32 bits, by multiplications and additions with carries, and
// back to decimal by long division; a product of 128 bits without any wide type.

func.func private @putchar(i32) -> i32

// Multiplies the first `n` limbs by a number and returns how many limbs there are then.
func.func @multiply(%limbs: memref<?xi32>, %n: index, %by: i32) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0 : i32
  %carry = scf.for %i = %c0 to %n step %c1 iter_args(%carry = %zero) -> i32 {
    %limb = memref.load %limbs[%i] : memref<?xi32>
    %low, %high = arith.mului_extended %limb, %by : i32
    %sum, %overflow = arith.addui_extended %low, %carry : i32, i1
    memref.store %sum, %limbs[%i] : memref<?xi32>
    %one = arith.extui %overflow : i1 to i32
    %next = arith.addi %high, %one overflow<nuw> : i32
    scf.yield %next : i32
  }
  %grows = arith.cmpi ne, %carry, %zero : i32
  %size = scf.if %grows -> index {
    memref.store %carry, %limbs[%n] : memref<?xi32>
    %more = arith.addi %n, %c1 : index
    scf.yield %more : index
  } else {
    scf.yield %n : index
  }
  return %size : index
}

// Divides the first `n` limbs by ten and returns the remainder.
func.func @divide_by_ten(%limbs: memref<?xi32>, %n: index) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %ten = arith.constant 10 : i64
  %zero = arith.constant 0 : i64
  %bits = arith.constant 32 : i64
  %rest = scf.for %k = %c0 to %n step %c1 iter_args(%rest = %zero) -> i64 {
    %done = arith.addi %k, %c1 : index
    %i = arith.subi %n, %done : index
    %limb = memref.load %limbs[%i] : memref<?xi32>
    %low = arith.extui %limb : i32 to i64
    %high = arith.shli %rest, %bits : i64
    %dividend = arith.ori %high, %low : i64
    %quotient = arith.divui %dividend, %ten : i64
    %next = arith.remui %dividend, %ten : i64
    %new_limb = arith.trunci %quotient : i64 to i32
    memref.store %new_limb, %limbs[%i] : memref<?xi32>
    scf.yield %next : i64
  }
  %r = arith.trunci %rest : i64 to i32
  return %r : i32
}

// Prints the first `n` limbs in decimal, and destroys them.
func.func private @print_decimal(%limbs: memref<?xi32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0 : i32
  %ascii0 = arith.constant 48 : i32
  %no = arith.constant false
  %digit = func.call @divide_by_ten(%limbs, %n) : (memref<?xi32>, index) -> i32
  %more = scf.for %i = %c0 to %n step %c1 iter_args(%some = %no) -> i1 {
    %limb = memref.load %limbs[%i] : memref<?xi32>
    %not_zero = arith.cmpi ne, %limb, %zero : i32
    %next = arith.ori %some, %not_zero : i1
    scf.yield %next : i1
  }
  scf.if %more {
    func.call @print_decimal(%limbs, %n) : (memref<?xi32>, index) -> ()
  }
  %char = arith.addi %digit, %ascii0 : i32
  call @putchar(%char) : (i32) -> i32
  return
}

func.func private @print_line(%limbs: memref<?xi32>, %n: index) {
  %newline = arith.constant 10 : i32
  call @print_decimal(%limbs, %n) : (memref<?xi32>, index) -> ()
  call @putchar(%newline) : (i32) -> i32
  return
}

func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %c50 = arith.constant 50 : index
  %c51 = arith.constant 51 : index
  %one = arith.constant 1 : i32
  %three = arith.constant 3 : i32
  %room = arith.constant 16 : index
  %limbs = memref.alloc(%room) : memref<?xi32>
  memref.store %one, %limbs[%c0] : memref<?xi32>
  %size = scf.for %k = %c2 to %c51 step %c1 iter_args(%n = %c1) -> index {
    %by = arith.index_cast %k : index to i32
    %next = func.call @multiply(%limbs, %n, %by) : (memref<?xi32>, index, i32) -> index
    scf.yield %next : index
  }
  call @print_line(%limbs, %size) : (memref<?xi32>, index) -> ()
  memref.store %one, %limbs[%c0] : memref<?xi32>
  %power_size = scf.for %k = %c0 to %c50 step %c1 iter_args(%n = %c1) -> index {
    %next = func.call @multiply(%limbs, %n, %three) : (memref<?xi32>, index, i32) -> index
    scf.yield %next : index
  }
  call @print_line(%limbs, %power_size) : (memref<?xi32>, index) -> ()

  // (2^64 - 59) * (2^63 + 11), the low and the high half.
  %bits = arith.constant 32 : i64
  %a = arith.constant -59 : i64
  %b = arith.constant 0x800000000000000B : i64
  %low, %high = arith.mului_extended %a, %b : i64
  %halves:2 = scf.execute_region -> (i32, i32) {
    %low_low = arith.trunci %low : i64 to i32
    %low_up = arith.shrui %low, %bits : i64
    %low_high = arith.trunci %low_up : i64 to i32
    scf.yield %low_low, %low_high : i32, i32
  }
  %high_low = arith.trunci %high : i64 to i32
  %high_up = arith.shrui %high, %bits : i64
  %high_high = arith.trunci %high_up : i64 to i32
  memref.store %halves#0, %limbs[%c0] : memref<?xi32>
  memref.store %halves#1, %limbs[%c1] : memref<?xi32>
  memref.store %high_low, %limbs[%c2] : memref<?xi32>
  memref.store %high_high, %limbs[%c3] : memref<?xi32>
  call @print_line(%limbs, %c4) : (memref<?xi32>, index) -> ()

  // As signed numbers, -59 and -2^63 + 11 have a product whose low half is the same; the high halves differ by both.
  %signed_low, %signed_high = arith.mulsi_extended %a, %b : i64
  %both = arith.addi %a, %b : i64
  %expected_high = arith.subi %high, %both : i64
  %low_wrong = arith.cmpi ne, %low, %signed_low : i64
  %high_wrong = arith.cmpi ne, %expected_high, %signed_high : i64
  %seven = arith.constant 7 : index
  %power_wrong = arith.cmpi ne, %power_size, %c3 : index
  %size_wrong = arith.cmpi ne, %size, %seven : index
  %x = arith.ori %low_wrong, %high_wrong : i1
  %y = arith.ori %power_wrong, %size_wrong : i1
  %wrong = arith.ori %x, %y : i1
  memref.dealloc %limbs : memref<?xi32>
  %code = arith.extui %wrong : i1 to i32
  return %code : i32
}
