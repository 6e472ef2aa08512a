// The longest Collatz chain that starts below 1000, with plain blocks and the index dialect: it starts at 871 and has
// 179 terms. The other operations of the dialect follow.

func.func private @putchar(i32) -> i32

func.func private @print_index(%n: index) {
  %c0 = index.constant 0
  %c10 = index.constant 10
  %ascii0 = index.constant 48
  %rest = index.divu %n, %c10
  %digit = index.remu %n, %c10
  %more = index.cmp ne(%rest, %c0)
  cf.cond_br %more, ^more, ^last
^more:
  call @print_index(%rest) : (index) -> ()
  cf.br ^last
^last:
  %ascii = index.add %ascii0, %digit
  %char = index.castu %ascii : index to i32
  call @putchar(%char) : (i32) -> i32
  return
}

func.func private @print_after(%n: index, %end: i32) {
  call @print_index(%n) : (index) -> ()
  call @putchar(%end) : (i32) -> i32
  return
}

// The number of terms from `n` down to 1.
func.func @length(%n: index) -> index {
  %c1 = index.constant 1
  %c3 = index.constant 3
  cf.br ^next(%n, %c1 : index, index)
^next(%term: index, %count: index):
  %one = index.cmp eq(%term, %c1)
  cf.cond_br %one, ^done, ^step
^step:
  %longer = index.add %count, %c1
  %parity = index.and %term, %c1
  %bit = index.castu %parity : index to i32
  cf.switch %bit : i32, [
    default: ^odd,
    0: ^even
  ]
^even:
  %half = index.shru %term, %c1
  cf.br ^next(%half, %longer : index, index)
^odd:
  %triple = index.mul %term, %c3
  %more = index.add %triple, %c1
  cf.br ^next(%more, %longer : index, index)
^done:
  return %count : index
}

func.func @longest(%limit: index) -> (index, index) {
  %c0 = index.constant 0
  %c1 = index.constant 1
  cf.br ^next(%c1, %c1, %c0 : index, index, index)
^next(%n: index, %best: index, %most: index):
  %inside = index.cmp ult(%n, %limit)
  cf.cond_br %inside, ^try, ^done
^try:
  %length = call @length(%n) : (index) -> index
  %better = index.cmp ugt(%length, %most)
  %next_best = arith.select %better, %n, %best : index
  %next_most = index.maxu %length, %most
  %following = index.add %n, %c1
  cf.br ^next(%following, %next_best, %next_most : index, index, index)
^done:
  return %best, %most : index, index
}

func.func @main() -> i32 {
  %limit = index.constant 1000
  %blank = arith.constant 32 : i32
  %newline = arith.constant 10 : i32
  %start, %length = call @longest(%limit) : (index) -> (index, index)
  call @print_after(%start, %blank) : (index, i32) -> ()
  call @print_after(%length, %newline) : (index, i32) -> ()

  // -7 by 2, rounded down, towards zero and up: -4, -3, -3; printed without the sign.
  %c0 = index.constant 0
  %c2 = index.constant 2
  %minus_7 = index.constant -7
  %down = index.floordivs %minus_7, %c2
  %towards = index.divs %minus_7, %c2
  %up = index.ceildivs %minus_7, %c2
  %rest = index.rems %minus_7, %c2
  %a = index.sub %c0, %down
  %b = index.sub %c0, %towards
  %c = index.sub %c0, %up
  %d = index.sub %c0, %rest
  call @print_after(%a, %blank) : (index, i32) -> ()
  call @print_after(%b, %blank) : (index, i32) -> ()
  call @print_after(%c, %blank) : (index, i32) -> ()
  call @print_after(%d, %newline) : (index, i32) -> ()
  // 7 by 2, rounded up; -7 by 2 as shifts, with the sign; the least of -7 and 2 with and without sign; how far the
  // size of an index in bits is from a multiple of 8; some bits.
  %c7 = index.constant 7
  %c1 = index.constant 1
  %c3 = index.constant 3
  %c8 = index.constant 8
  %ceil = index.ceildivu %c7, %c2
  %shift = index.shrs %minus_7, %c1
  %shift_abs = index.sub %c0, %shift
  %signed = index.mins %minus_7, %c2
  %signed_abs = index.sub %c0, %signed
  %unsigned = index.minu %minus_7, %c2
  %bytes = index.sizeof
  %whole = index.remu %bytes, %c8
  %left = index.shl %c7, %c3
  %or = index.or %left, %c7
  %xor = index.xor %or, %c8
  call @print_after(%ceil, %blank) : (index, i32) -> ()
  call @print_after(%shift_abs, %blank) : (index, i32) -> ()
  call @print_after(%signed_abs, %blank) : (index, i32) -> ()
  call @print_after(%unsigned, %blank) : (index, i32) -> ()
  call @print_after(%whole, %blank) : (index, i32) -> ()
  call @print_after(%xor, %newline) : (index, i32) -> ()

  %expected_start = index.constant 871
  %expected_length = index.constant 179
  %wrong_start = index.cmp ne(%start, %expected_start)
  %wrong_length = index.cmp ne(%length, %expected_length)
  %true = index.bool.constant true
  %right_max = index.maxs %minus_7, %c2
  %max_right = index.cmp eq(%right_max, %c2)
  %max_wrong = arith.xori %max_right, %true : i1
  %either = arith.ori %wrong_start, %wrong_length : i1
  %wrong = arith.ori %either, %max_wrong : i1
  %code = arith.extui %wrong : i1 to i32
  return %code : i32
}
