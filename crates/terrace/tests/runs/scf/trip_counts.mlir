// terrace opt --canonicalize | terrace lower | lli
// Loops whose bounds are further apart than a number of their type says, and unsigned steps.
func.func @signed() {
  %l = arith.constant -100 : i8
  %u = arith.constant 100 : i8
  %s = arith.constant 110 : i8
  %t = arith.constant 1 : i64
  scf.for %i = %l to %u step %s : i8 {
    vector.print %i : i8
  }
  return
}
func.func @wide() {
  %l = arith.constant -9223372036854775808 : index
  %u = arith.constant 2 : index
  %s = arith.constant 9223372036854775807 : index
  scf.for %i = %l to %u step %s {
    vector.print %i : index
  }
  scf.parallel (%i) = (%l) to (%u) step (%s) {
    vector.print %i : index
  }
  return
}
func.func @unsigned() {
  %l = arith.constant 0 : i8
  %u = arith.constant 150 : i8
  %s = arith.constant 200 : i8
  scf.for unsigned %i = %l to %u step %s : i8 {
    vector.print %i : i8
  }
  return
}
func.func @main() {
  call @signed() : () -> ()
  call @wide() : () -> ()
  call @unsigned() : () -> ()
  return
}
// ==== stdout ====
-100
10
9223372036854775808
18446744073709551615
9223372036854775808
18446744073709551615
0
