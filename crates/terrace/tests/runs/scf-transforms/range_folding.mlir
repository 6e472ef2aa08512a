// terrace opt --scf-for-loop-range-folding | terrace lower | lli
// A loop runs as often as before: factors that are zero, negative or not known, and sums that wrap.
func.func @by(%k: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %z = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  %r:2 = scf.for %i = %c0 to %c3 step %c1 iter_args(%n = %z, %m = %z) -> (i64, i64) {
    %v = arith.muli %k, %i : index
    %w = arith.index_cast %v : index to i64
    %s = arith.addi %n, %w : i64
    %t = arith.addi %m, %one : i64
    scf.yield %s, %t : i64, i64
  }
  vector.print %r#0 : i64
  vector.print %r#1 : i64
  return
}
func.func @plus(%k: i8, %l: i8) {
  %c3 = arith.constant 3 : i8
  %c1 = arith.constant 1 : i8
  scf.for %i = %l to %c3 step %c1 : i8 {
    %v = arith.addi %i, %k : i8
    vector.print %v : i8
  }
  return
}
func.func @constants() {
  %c0 = arith.constant 0 : i8
  %c1 = arith.constant 1 : i8
  %c2 = arith.constant 2 : i8
  %c3 = arith.constant 3 : i8
  %c50 = arith.constant 50 : i8
  %c-5 = arith.constant -5 : i8
  %c126 = arith.constant 126 : i8
  scf.for %i = %c1 to %c3 step %c1 : i8 {
    %v = arith.muli %i, %c50 : i8
    vector.print %v : i8
  }
  scf.for %i = %c0 to %c2 step %c1 : i8 {
    %v = arith.muli %i, %c-5 : i8
    vector.print %v : i8
  }
  scf.for %i = %c0 to %c2 step %c1 : i8 {
    %v = arith.addi %i, %c126 : i8
    vector.print %v : i8
  }
  scf.for %i = %c1 to %c3 step %c1 : i8 {
    %v = arith.addi %i, %c-5 : i8
    %w = arith.muli %v, %c3 : i8
    vector.print %w : i8
  }
  scf.for unsigned %i = %c1 to %c3 step %c1 : i8 {
    %v = arith.muli %i, %c50 : i8
    vector.print %v : i8
  }
  return
}
func.func @main() {
  %m5 = arith.constant -5 : index
  %c0 = arith.constant 0 : index
  %big = arith.constant 4611686018427387904 : index
  call @by(%m5) : (index) -> ()
  call @by(%c0) : (index) -> ()
  call @by(%big) : (index) -> ()
  %k = arith.constant 126 : i8
  %l = arith.constant 1 : i8
  call @plus(%k, %l) : (i8, i8) -> ()
  call @constants() : () -> ()
  return
}
// ==== stdout ====
-15
3
0
3
-4611686018427387904
3
127
-128
50
100
0
-5
126
127
-12
-9
50
100
