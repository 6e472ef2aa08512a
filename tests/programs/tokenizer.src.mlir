// A tokenizer as a state machine on cf.switch: prints one letter per token of a
// small expression language (i identifier, n number, the operator itself, ?).

// "sum1 = (alpha + 42)*b_2 - 7/x $"
memref.global "private" constant @source : memref<31xi8> = dense<[
    115, 117, 109, 49, 32, 61, 32, 40, 97, 108, 112, 104, 97, 32, 43, 32, 52, 50,
    41, 42, 98, 95, 50, 32, 45, 32, 55, 47, 120, 32, 36]>

func.func private @putchar(i32) -> i32

// 0 blank, 1 letter, 2 digit, 3 operator, 4 anything else.
func.func @classify(%c: i8) -> i32 {
  %blank = arith.constant 0 : i32
  %letter = arith.constant 1 : i32
  %digit = arith.constant 2 : i32
  %operator = arith.constant 3 : i32
  %other = arith.constant 4 : i32
  cf.switch %c : i8, [
    default: ^ranges,
    32: ^done(%blank : i32),
    9: ^done(%blank : i32),
    40: ^done(%operator : i32),
    41: ^done(%operator : i32),
    42: ^done(%operator : i32),
    43: ^done(%operator : i32),
    45: ^done(%operator : i32),
    47: ^done(%operator : i32),
    61: ^done(%operator : i32),
    95: ^done(%letter : i32)
  ]
^ranges:
  %c0 = arith.constant 48 : i8
  %cA = arith.constant 97 : i8
  %c10 = arith.constant 10 : i8
  %c26 = arith.constant 26 : i8
  %d = arith.subi %c, %c0 : i8
  %is_digit = arith.cmpi ult, %d, %c10 : i8
  cf.cond_br %is_digit, ^done(%digit : i32), ^letters
^letters:
  %l = arith.subi %c, %cA : i8
  %is_letter = arith.cmpi ult, %l, %c26 : i8
  cf.cond_br %is_letter, ^done(%letter : i32), ^done(%other : i32)
^done(%class: i32):
  return %class : i32
}

// Returns the number of tokens.
func.func @tokenize(%text: memref<?xi8>) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %none = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %i = arith.constant 105 : i32
  %n = arith.constant 110 : i32
  %question = arith.constant 63 : i32
  %in_number = arith.constant 2 : i32
  %in_word = arith.constant 1 : i32
  %size = memref.dim %text, %c0 : memref<?xi8>
  cf.br ^next(%c0, %none, %none : index, i32, i32)
^next(%at: index, %state: i32, %count: i32):
  %more = arith.cmpi ult, %at, %size : index
  cf.cond_br %more, ^read, ^end
^read:
  %c = memref.load %text[%at] : memref<?xi8>
  %after = arith.addi %at, %c1 : index
  %class = func.call @classify(%c) : (i8) -> i32
  cf.switch %class : i32, [
    default: ^emit(%question, %none : i32, i32),
    0: ^next(%after, %none, %count : index, i32, i32),
    1: ^letter,
    2: ^digit,
    3: ^operator
  ]
^letter:
  %continues_word = arith.cmpi eq, %state, %in_word : i32
  cf.cond_br %continues_word, ^next(%after, %in_word, %count : index, i32, i32),
                              ^emit(%i, %in_word : i32, i32)
^digit:
  %fresh = arith.cmpi eq, %state, %none : i32
  cf.cond_br %fresh, ^emit(%n, %in_number : i32, i32),
                     ^next(%after, %state, %count : index, i32, i32)
^operator:
  %char = arith.extui %c : i8 to i32
  cf.br ^emit(%char, %none : i32, i32)
^emit(%token: i32, %next_state: i32):
  func.call @putchar(%token) : (i32) -> i32
  %counted = arith.addi %count, %one : i32
  cf.br ^next(%after, %next_state, %counted : index, i32, i32)
^end:
  return %count : i32
}

func.func @main() -> i32 {
  %newline = arith.constant 10 : i32
  %expected = arith.constant 14 : i32
  %source = memref.get_global @source : memref<31xi8>
  %text = memref.cast %source : memref<31xi8> to memref<?xi8>
  %count = call @tokenize(%text) : (memref<?xi8>) -> i32
  call @putchar(%newline) : (i32) -> i32
  %code = arith.subi %count, %expected : i32
  return %code : i32
}
