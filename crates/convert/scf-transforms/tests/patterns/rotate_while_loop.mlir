// terrace opt --scf-rotate-while
// Loops with the condition at the end.
// mlir-opt does not run: it has no pass for the set.
func.func @rotate(%n: i32, %c: i32) -> (i64, i32) {
  %0:2 = scf.while (%a = %n, %b = %c) : (i32, i32) -> (i64, i32) {
    %x = arith.extsi %a : i32 to i64
    %y = arith.addi %b, %c : i32
    %more = arith.cmpi slt, %y, %a : i32
    scf.condition(%more) %x, %y : i64, i32
  } do {
  ^bb0(%p: i64, %q: i32):
    %t = arith.trunci %p : i64 to i32
    %u = arith.muli %t, %q : i32
    scf.yield %u, %q : i32, i32
  }
  return %0#0, %0#1 : i64, i32
}
func.func @already(%n: i32) -> i32 {
  %0 = scf.while (%a = %n) : (i32) -> i32 {
    %y = arith.addi %a, %n : i32
    %more = arith.cmpi slt, %y, %n : i32
    scf.condition(%more) %y : i32
  } do {
  ^bb0(%p: i32):
    scf.yield %p : i32
  }
  return %0 : i32
}
// ==== stdout ====
module {
  func.func @rotate(%arg0: i32, %arg1: i32) -> (i64, i32) {
    %0 = arith.extsi %arg0 : i32 to i64
    %1 = arith.addi %arg1, %arg1 : i32
    %2 = arith.cmpi slt, %1, %arg0 : i32
    %3:2 = scf.if %2 -> (i64, i32) {
      %4:2 = scf.while (%arg2 = %0, %arg3 = %1) : (i64, i32) -> (i64, i32) {
        %5 = arith.trunci %arg2 : i64 to i32
        %6 = arith.muli %5, %arg3 : i32
        %7 = arith.extsi %6 : i32 to i64
        %8 = arith.addi %arg3, %arg1 : i32
        %9 = arith.cmpi slt, %8, %6 : i32
        scf.condition(%9) %7, %8 : i64, i32
      } do {
      ^bb0(%arg2: i64, %arg3: i32):
        scf.yield %arg2, %arg3 : i64, i32
      }
      scf.yield %4#0, %4#1 : i64, i32
    } else {
      scf.yield %0, %1 : i64, i32
    }
    return %3#0, %3#1 : i64, i32
  }
  func.func @already(%arg0: i32) -> i32 {
    %0 = scf.while (%arg1 = %arg0) : (i32) -> i32 {
      %1 = arith.addi %arg1, %arg0 : i32
      %2 = arith.cmpi slt, %1, %arg0 : i32
      scf.condition(%2) %1 : i32
    } do {
    ^bb0(%arg1: i32):
      scf.yield %arg1 : i32
    }
    return %0 : i32
  }
}

