// The same numbers three ways: doubly recursive, iterative, and by fast doubling.

func.func private @putchar(i32) -> i32

func.func private @print_u64(%n: i64) {
  %c0 = arith.constant 0 : i64
  %c10 = arith.constant 10 : i64
  %ascii0 = arith.constant 48 : i32
  %rest = arith.divui %n, %c10 : i64
  %digit = arith.remui %n, %c10 : i64
  %more = arith.cmpi ne, %rest, %c0 : i64
  scf.if %more {
    func.call @print_u64(%rest) : (i64) -> ()
  }
  %narrow = arith.trunci %digit : i64 to i32
  %char = arith.addi %narrow, %ascii0 : i32
  call @putchar(%char) : (i32) -> i32
  return
}

func.func @recursive(%n: i64) -> i64 {
  %c1 = arith.constant 1 : i64
  %c2 = arith.constant 2 : i64
  %small = arith.cmpi ult, %n, %c2 : i64
  cf.cond_br %small, ^base, ^step
^base:
  return %n : i64
^step:
  %n1 = arith.subi %n, %c1 : i64
  %n2 = arith.subi %n, %c2 : i64
  %a = call @recursive(%n1) : (i64) -> i64
  %b = call @recursive(%n2) : (i64) -> i64
  %sum = arith.addi %a, %b : i64
  return %sum : i64
}

func.func @iterative(%n: i64) -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  %count = arith.index_cast %n : i64 to index
  %r:2 = scf.for %i = %c0 to %count step %c1 iter_args(%a = %zero, %b = %one) -> (i64, i64) {
    %sum = arith.addi %a, %b : i64
    scf.yield %b, %sum : i64, i64
  }
  return %r#0 : i64
}

// (F(n), F(n+1)) from (F(n/2), F(n/2+1)).
func.func @doubling(%n: i64) -> (i64, i64) {
  %zero = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  %is_zero = arith.cmpi eq, %n, %zero : i64
  cf.cond_br %is_zero, ^base, ^step
^base:
  return %zero, %one : i64, i64
^step:
  %half = arith.shrui %n, %one : i64
  %ab:2 = call @doubling(%half) : (i64) -> (i64, i64)
  %b2 = arith.shli %ab#1, %one : i64
  %b2_a = arith.subi %b2, %ab#0 : i64
  %c = arith.muli %ab#0, %b2_a : i64
  %aa = arith.muli %ab#0, %ab#0 : i64
  %bb = arith.muli %ab#1, %ab#1 : i64
  %d = arith.addi %aa, %bb : i64
  %odd_bit = arith.andi %n, %one : i64
  %odd = arith.cmpi ne, %odd_bit, %zero : i64
  %cd = arith.addi %c, %d : i64
  %first = arith.select %odd, %d, %c : i64
  %second = arith.select %odd, %cd, %d : i64
  return %first, %second : i64, i64
}

func.func @main() -> i32 {
  %c25 = arith.constant 25 : i64
  %c90 = arith.constant 90 : i64
  %newline = arith.constant 10 : i32
  %r25 = call @recursive(%c25) : (i64) -> i64
  %i25 = call @iterative(%c25) : (i64) -> i64
  %d25:2 = call @doubling(%c25) : (i64) -> (i64, i64)
  %i90 = call @iterative(%c90) : (i64) -> i64
  %d90:2 = call @doubling(%c90) : (i64) -> (i64, i64)
  call @print_u64(%r25) : (i64) -> ()
  call @putchar(%newline) : (i32) -> i32
  call @print_u64(%d90#0) : (i64) -> ()
  call @putchar(%newline) : (i32) -> i32
  %x = arith.xori %r25, %i25 : i64
  %y = arith.xori %r25, %d25#0 : i64
  %z = arith.xori %i90, %d90#0 : i64
  %xy = arith.ori %x, %y : i64
  %xyz = arith.ori %xy, %z : i64
  %none = arith.constant 0 : i64
  %wrong = arith.cmpi ne, %xyz, %none : i64
  %code = arith.extui %wrong : i1 to i32
  return %code : i32
}
