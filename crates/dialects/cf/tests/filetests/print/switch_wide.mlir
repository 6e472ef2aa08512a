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
// ==== stdout ====
module {
  func.func @wide(%arg0: i128, %arg1: i100, %arg2: ui128, %arg3: i32) {
    cf.switch %arg0 : i128, [
      default: ^bb1,
      -1: ^bb1,
      18446744073709551615: ^bb1,
      36893488147419103232: ^bb1,
      -36893488147419103233: ^bb1,
      170141183460469231731687303715884105727: ^bb1,
      -2: ^bb1,
      1208925819614629174706176: ^bb1
    ]
  ^bb1:  // 8 preds: ^bb0, ^bb0, ^bb0, ^bb0, ^bb0, ^bb0, ^bb0, ^bb0
    cf.switch %arg1 : i100, [
      default: ^bb2(%arg3 : i32),
      -7: ^bb2(%arg3 : i32),
      633825300114114700748351602687: ^bb2(%arg3 : i32)
    ]
  ^bb2(%0: i32):  // 3 preds: ^bb1, ^bb1, ^bb1
    cf.switch %arg2 : ui128, [
      default: ^bb3,
      340282366920938463463374607431768211455: ^bb3,
      5: ^bb3
    ]
  ^bb3:  // 3 preds: ^bb2, ^bb2, ^bb2
    return
  }
  func.func @narrow(%arg0: i64, %arg1: i8, %arg2: i65) {
    cf.switch %arg0 : i64, [
      default: ^bb1,
      18446744073709551615: ^bb1,
      18446744073709551614: ^bb1
    ]
  ^bb1:  // 3 preds: ^bb0, ^bb0, ^bb0
    cf.switch %arg1 : i8, [
      default: ^bb2,
      200: ^bb2,
      44: ^bb2,
      56: ^bb2
    ]
  ^bb2:  // 4 preds: ^bb1, ^bb1, ^bb1, ^bb1
    cf.switch %arg2 : i65, [
      default: ^bb3,
      -1: ^bb3,
      -18446744073709551616: ^bb3
    ]
  ^bb3:  // 3 preds: ^bb2, ^bb2, ^bb2
    return
  }
}

