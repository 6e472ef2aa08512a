// terrace opt
// Cases of any width: up to 64 bits without a sign, as MLIR prints them; more with one, and without if the flag is unsigned.
func.func @wide(%x: i128, %y: i100, %u: ui128, %v: i32) {
  cf.switch %x : i128, [
    default: ^b,
    -1: ^b,
    18446744073709551615: ^b,
    36893488147419103232: ^b,
    -36893488147419103233: ^b,
    170141183460469231731687303715884105727: ^b,
    340282366920938463463374607431768211454: ^b,
    0x100000000000000000000: ^b
  ]
^b:
  cf.switch %y : i100, [default: ^c(%v : i32), -7: ^c(%v : i32), 633825300114114700748351602687: ^c(%v : i32)]
^c(%w: i32):
  cf.switch %u : ui128, [default: ^d, 340282366920938463463374607431768211455: ^d, 5: ^d]
^d:
  return
}
func.func @narrow(%x: i64, %y: i8, %z: i65) {
  cf.switch %x : i64, [default: ^b, -1: ^b, 18446744073709551614: ^b]
^b:
  cf.switch %y : i8, [default: ^c, 200: ^c, 300: ^c, -200: ^c]
^c:
  cf.switch %z : i65, [default: ^d, -1: ^d, 18446744073709551616: ^d]
^d:
  return
}
