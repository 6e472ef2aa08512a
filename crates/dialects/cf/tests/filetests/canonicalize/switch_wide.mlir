// terrace opt --canonicalize
// Constants of more than 64 bits select their case.
func.func @known() -> i32 {
  %x = arith.constant 36893488147419103231 : i128
  %0 = arith.constant 0 : i32
  %1 = arith.constant 1 : i32
  %2 = arith.constant 2 : i32
  cf.switch %x : i128, [default: ^r(%0 : i32), 18446744073709551615: ^r(%1 : i32), 36893488147419103231: ^r(%2 : i32)]
^r(%r: i32):
  return %r : i32
}
func.func @known_negative() -> i32 {
  %x = arith.constant -1 : i128
  %0 = arith.constant 0 : i32
  %1 = arith.constant 1 : i32
  %2 = arith.constant 2 : i32
  cf.switch %x : i128, [default: ^r(%0 : i32), 18446744073709551615: ^r(%1 : i32), -1: ^r(%2 : i32)]
^r(%r: i32):
  return %r : i32
}
func.func @like_default(%x: i128, %a: i32, %b: i32) -> i32 {
  cf.switch %x : i128, [default: ^r(%a : i32), -36893488147419103233: ^r(%a : i32), 36893488147419103232: ^r(%b : i32)]
^r(%r: i32):
  return %r : i32
}
func.func @again(%x: i128, %a: i32, %b: i32) -> i32 {
  cf.switch %x : i128, [default: ^d, 36893488147419103232: ^c]
^c:
  cf.switch %x : i128, [default: ^r(%b : i32), 36893488147419103232: ^r(%a : i32), 0: ^d]
^d:
  cf.switch %x : i128, [default: ^r(%b : i32), 36893488147419103232: ^r(%a : i32), -36893488147419103232: ^r(%a : i32)]
^r(%r: i32):
  return %r : i32
}
