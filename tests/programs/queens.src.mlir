// The number of ways to place eight queens, by bit masks; only func, cf and arith.

func.func private @putchar(i32) -> i32

func.func @place(%all: i32, %columns: i32, %left: i32, %right: i32) -> i32 {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %full = arith.cmpi eq, %columns, %all : i32
  cf.cond_br %full, ^solved, ^search
^solved:
  return %one : i32
^search:
  %lr = arith.ori %left, %right : i32
  %taken = arith.ori %lr, %columns : i32
  %ones = arith.constant -1 : i32
  %not_taken = arith.xori %taken, %ones : i32
  %free = arith.andi %not_taken, %all : i32
  cf.br ^next(%free, %zero : i32, i32)
^next(%candidates: i32, %count: i32):
  %none = arith.cmpi eq, %candidates, %zero : i32
  cf.cond_br %none, ^done, ^try
^try:
  %opposite = arith.subi %zero, %candidates : i32
  %bit = arith.andi %candidates, %opposite : i32
  %c = arith.ori %columns, %bit : i32
  %l0 = arith.ori %left, %bit : i32
  %l = arith.shli %l0, %one : i32
  %r0 = arith.ori %right, %bit : i32
  %r = arith.shrui %r0, %one : i32
  %ways = call @place(%all, %c, %l, %r) : (i32, i32, i32, i32) -> i32
  %total = arith.addi %count, %ways : i32
  %rest = arith.xori %candidates, %bit : i32
  cf.br ^next(%rest, %total : i32, i32)
^done:
  return %count : i32
}

func.func @main() -> i32 {
  %all = arith.constant 255 : i32
  %none = arith.constant 0 : i32
  %ten = arith.constant 10 : i32
  %ascii0 = arith.constant 48 : i32
  %newline = arith.constant 10 : i32
  %ways = call @place(%all, %none, %none, %none) : (i32, i32, i32, i32) -> i32
  %tens = arith.divui %ways, %ten : i32
  %ones = arith.remui %ways, %ten : i32
  %t = arith.addi %tens, %ascii0 : i32
  %o = arith.addi %ones, %ascii0 : i32
  call @putchar(%t) : (i32) -> i32
  call @putchar(%o) : (i32) -> i32
  call @putchar(%newline) : (i32) -> i32
  %expected = arith.constant 92 : i32
  %wrong = arith.cmpi ne, %ways, %expected : i32
  %code = arith.extui %wrong : i1 to i32
  return %code : i32
}
