// terrace opt --arith-unsigned-when-equivalent
// What is known of the second iteration argument depends on when the analyses look at the loops: what changes more than once
// may be anything.
func.func @f(%n: index, %b: i32, %c: i64, %d: i1) -> i64 {
  %c7 = arith.constant 7 : i64
  %less = arith.remui %c, %c7 : i64
  %zero = arith.constant 0 : i64
  %some = arith.select %d, %c, %zero : i64
  %c100 = arith.constant 100 : index
  %end = arith.addi %n, %c100 : index
  %c16 = arith.constant 16 : i32
  %rem = arith.remui %c16, %b : i32
  %outer:3 = scf.for %i = %n to %end step %n iter_args(%p = %less, %q = %c100, %r = %zero) -> (i64, index, i64) {
    %c10 = arith.constant 10 : index
    %lt = arith.cmpi slt, %q, %c10 : index
    %choice = scf.if %lt -> (index) {
      %c1 = arith.constant 1 : index
      scf.yield %c1 : index
    } else {
      %c8 = arith.constant 8 : index
      %mod = arith.remsi %q, %c8 : index
      scf.yield %mod : index
    }
    %step = arith.constant 8 : index
    %inner:3 = scf.for %j = %c10 to %step step %step iter_args(%s = %rem, %t = %some, %u = %r) -> (i32, i64, i64) {
      scf.yield %rem, %u, %t : i32, i64, i64
    }
    %c3 = arith.constant 3 : index
    scf.yield %inner#1, %c3, %some : i64, index, i64
  }
  return %outer#0 : i64
}
// ==== stdout ====
module {
  func.func @f(%arg0: index, %arg1: i32, %arg2: i64, %arg3: i1) -> i64 {
    %c7_i64 = arith.constant 7 : i64
    %0 = arith.remui %arg2, %c7_i64 : i64
    %c0_i64 = arith.constant 0 : i64
    %1 = arith.select %arg3, %arg2, %c0_i64 : i64
    %c100 = arith.constant 100 : index
    %2 = arith.addi %arg0, %c100 : index
    %c16_i32 = arith.constant 16 : i32
    %3 = arith.remui %c16_i32, %arg1 : i32
    %4:3 = scf.for %arg4 = %arg0 to %2 step %arg0 iter_args(%arg5 = %0, %arg6 = %c100, %arg7 = %c0_i64) -> (i64, index, i64) {
      %c10 = arith.constant 10 : index
      %5 = arith.cmpi ult, %arg6, %c10 : index
      %6 = scf.if %5 -> (index) {
        %c1 = arith.constant 1 : index
        scf.yield %c1 : index
      } else {
        %c8_0 = arith.constant 8 : index
        %8 = arith.remsi %arg6, %c8_0 : index
        scf.yield %8 : index
      }
      %c8 = arith.constant 8 : index
      %7:3 = scf.for %arg8 = %c10 to %c8 step %c8 iter_args(%arg9 = %3, %arg10 = %1, %arg11 = %arg7) -> (i32, i64, i64) {
        scf.yield %3, %arg11, %arg10 : i32, i64, i64
      }
      %c3 = arith.constant 3 : index
      scf.yield %7#1, %c3, %1 : i64, index, i64
    }
    return %4#0 : i64
  }
}

