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
