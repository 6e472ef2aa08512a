// terrace opt --scf-for-to-while | terrace lower | lli
// An iteration of a loop frees what it allocates, and one of a while loop does not.
func.func @f(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %z = arith.constant 0 : i64
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%s = %z) -> (i64) {
    %a = memref.alloca() : memref<16xi64>
    %one = arith.constant 1 : i64
    memref.store %one, %a[%c0] : memref<16xi64>
    %y = memref.load %a[%c0] : memref<16xi64>
    %t = arith.addi %s, %y : i64
    scf.yield %t : i64
  }
  vector.print %r : i64
  return
}
func.func @main() {
  %n = arith.constant 300000 : index
  call @f(%n) : (index) -> ()
  return
}
// ==== stdout ====
300000
