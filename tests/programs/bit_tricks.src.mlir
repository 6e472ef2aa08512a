// Counting and moving bits: population counts, leading and trailing zeros, Gray codes, powers of two, reversal by
// masks, greatest common divisors by shifts, and the same for vectors.

func.func private @putchar(i32) -> i32

func.func private @print_int(%n: i64) {
  %c0 = arith.constant 0 : i64
  %c10 = arith.constant 10 : i64
  %ascii0 = arith.constant 48 : i32
  %minus = arith.constant 45 : i32
  %negative = arith.cmpi slt, %n, %c0 : i64
  scf.if %negative {
    func.call @putchar(%minus) : (i32) -> i32
  }
  %abs = math.absi %n : i64
  %rest = arith.divui %abs, %c10 : i64
  %digit = arith.remui %abs, %c10 : i64
  %more = arith.cmpi ne, %rest, %c0 : i64
  scf.if %more {
    func.call @print_int(%rest) : (i64) -> ()
  }
  %small = arith.trunci %digit : i64 to i32
  %char = arith.addi %small, %ascii0 : i32
  call @putchar(%char) : (i32) -> i32
  return
}

func.func private @print_after(%n: i32, %end: i32) {
  %wide = arith.extsi %n : i32 to i64
  call @print_int(%wide) : (i64) -> ()
  call @putchar(%end) : (i32) -> i32
  return
}

// The bits of a word in reverse order: halves of ever smaller groups change places.
func.func @reverse(%x: i32) -> i32 {
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant 2 : i32
  %c4 = arith.constant 4 : i32
  %c8 = arith.constant 8 : i32
  %c16 = arith.constant 16 : i32
  %m1 = arith.constant 0x55555555 : i32
  %m2 = arith.constant 0x33333333 : i32
  %m4 = arith.constant 0x0F0F0F0F : i32
  %m8 = arith.constant 0x00FF00FF : i32
  %m16 = arith.constant 0x0000FFFF : i32
  %a = call @exchange(%x, %m1, %c1) : (i32, i32, i32) -> i32
  %b = call @exchange(%a, %m2, %c2) : (i32, i32, i32) -> i32
  %c = call @exchange(%b, %m4, %c4) : (i32, i32, i32) -> i32
  %d = call @exchange(%c, %m8, %c8) : (i32, i32, i32) -> i32
  %r = call @exchange(%d, %m16, %c16) : (i32, i32, i32) -> i32
  return %r : i32
}

func.func private @exchange(%x: i32, %mask: i32, %by: i32) -> i32 {
  %down = arith.shrui %x, %by : i32
  %low = arith.andi %down, %mask : i32
  %kept = arith.andi %x, %mask : i32
  %high = arith.shli %kept, %by : i32
  %r = arith.ori %low, %high : i32
  return %r : i32
}

// The least power of two that is not less than `x`, which is between 2 and 2^31.
func.func @power_of_two(%x: i32) -> i32 {
  %one = arith.constant 1 : i32
  %c32 = arith.constant 32 : i32
  %below = arith.subi %x, %one : i32
  %zeros = math.ctlz %below : i32
  %bits = arith.subi %c32, %zeros : i32
  %r = arith.shli %one, %bits : i32
  return %r : i32
}

// Stein's greatest common divisor of two numbers other than zero.
func.func @gcd(%a: i32, %b: i32) -> i32 {
  %zero = arith.constant 0 : i32
  %both = arith.ori %a, %b : i32
  %common = math.cttz %both : i32
  %za = math.cttz %a : i32
  %odd = arith.shrui %a, %za : i32
  %r:2 = scf.while (%x = %odd, %y = %b) : (i32, i32) -> (i32, i32) {
    %more = arith.cmpi ne, %y, %zero : i32
    scf.condition(%more) %x, %y : i32, i32
  } do {
  ^bb0(%x: i32, %y: i32):
    %zy = math.cttz %y : i32
    %y_odd = arith.shrui %y, %zy : i32
    %least = arith.minui %x, %y_odd : i32
    %greatest = arith.maxui %x, %y_odd : i32
    %difference = arith.subi %greatest, %least : i32
    scf.yield %least, %difference : i32, i32
  }
  %gcd = arith.shli %r#0, %common : i32
  return %gcd : i32
}

// How many pairs of Gray codes that follow each other do not differ in just one bit.
func.func @gray_failures(%n: index) -> i32 {
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %r:2 = scf.for %i = %c1 to %n step %c1 iter_args(%before = %zero, %failures = %zero) -> (i32, i32) {
    %x = arith.index_cast %i : index to i32
    %half = arith.shrui %x, %one : i32
    %gray = arith.xori %x, %half : i32
    %difference = arith.xori %gray, %before : i32
    %count = math.ctpop %difference : i32
    %bad = arith.cmpi ne, %count, %one : i32
    %one_more = arith.extui %bad : i1 to i32
    %next = arith.addi %failures, %one_more : i32
    scf.yield %gray, %next : i32, i32
  }
  return %r#1 : i32
}

func.func @main() -> i32 {
  %blank = arith.constant 32 : i32
  %newline = arith.constant 10 : i32
  %x = arith.constant 0x12345678 : i32
  %thousand = arith.constant 1000 : i32
  %a = arith.constant 1071 : i32
  %b = arith.constant 462 : i32
  %zero = arith.constant 0 : i32
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %count = math.ctpop %x : i32
  %leading = math.ctlz %x : i32
  %trailing = math.cttz %x : i32
  // Of zero, every bit is a leading and a trailing zero.
  %all_leading = math.ctlz %zero : i32
  %all_trailing = math.cttz %zero : i32
  %reversed = call @reverse(%x) : (i32) -> i32
  %power = call @power_of_two(%thousand) : (i32) -> i32
  %gcd = call @gcd(%a, %b) : (i32, i32) -> i32
  %n = arith.constant 300 : index
  %failures = call @gray_failures(%n) : (index) -> i32
  call @print_after(%count, %blank) : (i32, i32) -> ()
  call @print_after(%leading, %blank) : (i32, i32) -> ()
  call @print_after(%trailing, %blank) : (i32, i32) -> ()
  call @print_after(%all_leading, %blank) : (i32, i32) -> ()
  call @print_after(%all_trailing, %newline) : (i32, i32) -> ()
  call @print_after(%reversed, %blank) : (i32, i32) -> ()
  call @print_after(%power, %blank) : (i32, i32) -> ()
  call @print_after(%gcd, %blank) : (i32, i32) -> ()
  call @print_after(%failures, %newline) : (i32, i32) -> ()

  // The bits, the leading and the trailing zeros, and the magnitudes of four numbers.
  %v = arith.constant dense<[-1, 6, -4096, 1000000]> : vector<4xi32>
  %counts = math.ctpop %v : vector<4xi32>
  %leadings = math.ctlz %v : vector<4xi32>
  %trailings = math.cttz %v : vector<4xi32>
  %magnitudes = math.absi %v : vector<4xi32>
  scf.for %i = %c0 to %c4 step %c1 {
    %c = vector.extract %counts[%i] : i32 from vector<4xi32>
    %l = vector.extract %leadings[%i] : i32 from vector<4xi32>
    %t = vector.extract %trailings[%i] : i32 from vector<4xi32>
    %m = vector.extract %magnitudes[%i] : i32 from vector<4xi32>
    func.call @print_after(%c, %blank) : (i32, i32) -> ()
    func.call @print_after(%l, %blank) : (i32, i32) -> ()
    func.call @print_after(%t, %blank) : (i32, i32) -> ()
    func.call @print_after(%m, %newline) : (i32, i32) -> ()
  }
  // A number of 64 bits and one of 16 whose bits are counted in 16.
  %wide = arith.constant 0x0123456789ABCDEF : i64
  %wide_count = math.ctpop %wide : i64
  %narrow = arith.trunci %wide : i64 to i16
  %narrow_leading = math.ctlz %narrow : i16
  %narrow_trailing = math.cttz %narrow : i16
  %narrow_sum = arith.addi %narrow_leading, %narrow_trailing : i16
  %sum = arith.extui %narrow_sum : i16 to i32
  %wide_count_int = arith.trunci %wide_count : i64 to i32
  call @print_after(%wide_count_int, %blank) : (i32, i32) -> ()
  call @print_after(%sum, %newline) : (i32, i32) -> ()

  // Twice reversed is what it was.
  %twice = call @reverse(%reversed) : (i32) -> i32
  %differs = arith.cmpi ne, %twice, %x : i32
  %one_more = arith.extui %differs : i1 to i32
  %code = arith.addi %failures, %one_more : i32
  return %code : i32
}
