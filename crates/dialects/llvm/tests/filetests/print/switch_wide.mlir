// terrace opt
// Cases of more than 64 bits.
llvm.func @f(%x: i128, %y: i100, %z: i65) {
  llvm.switch %x : i128, ^b [
    -1: ^b,
    36893488147419103232: ^b,
    -36893488147419103233: ^b,
    340282366920938463463374607431768211454: ^b
  ]
^b:
  llvm.switch %y : i100, ^c(%y : i100) [
    -7: ^c(%y : i100),
    0x80000000000000000: ^c(%y : i100)
  ]
^c(%w: i100):
  llvm.switch %z : i65, ^d [
    18446744073709551616: ^d,
    true: ^d
  ]
^d:
  llvm.return
}
// ==== stdout ====
module {
  llvm.func @f(%arg0: i128, %arg1: i100, %arg2: i65) {
    llvm.switch %arg0 : i128, ^bb1 [
      -1: ^bb1,
      36893488147419103232: ^bb1,
      -36893488147419103233: ^bb1,
      -2: ^bb1
    ]
  ^bb1:  // 5 preds: ^bb0, ^bb0, ^bb0, ^bb0, ^bb0
    llvm.switch %arg1 : i100, ^bb2(%arg1 : i100) [
      -7: ^bb2(%arg1 : i100),
      147573952589676412928: ^bb2(%arg1 : i100)
    ]
  ^bb2(%0: i100):  // 3 preds: ^bb1, ^bb1, ^bb1
    llvm.switch %arg2 : i65, ^bb3 [
      -18446744073709551616: ^bb3,
      -1: ^bb3
    ]
  ^bb3:  // 3 preds: ^bb2, ^bb2, ^bb2
    llvm.return
  }
}

