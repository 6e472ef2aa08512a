// terrace opt --test-scf-uplift-while-to-for
// While loops that do not count.
func.func @not(%first: i32, %end: i32, %step: i32) -> (i32, i32, i32) {
  %0 = scf.while (%i = %first) : (i32) -> i32 {
    %more = arith.cmpi ne, %i, %end : i32
    scf.condition(%more) %i : i32
  } do {
  ^bb0(%i: i32):
    %next = arith.addi %i, %step : i32
    scf.yield %next : i32
  }
  %1 = scf.while (%i = %first) : (i32) -> i32 {
    %more = arith.cmpi slt, %i, %end : i32
    scf.condition(%more) %i : i32
  } do {
  ^bb0(%i: i32):
    %next = arith.addi %i, %i : i32
    scf.yield %next : i32
  }
  %2:2 = scf.while (%i = %first, %j = %end) : (i32, i32) -> (i32, i32) {
    %more = arith.cmpi slt, %i, %j : i32
    scf.condition(%more) %i, %j : i32, i32
  } do {
  ^bb0(%i: i32, %j: i32):
    %next = arith.addi %i, %step : i32
    scf.yield %next, %j : i32, i32
  }
  return %0, %1, %2#0 : i32, i32, i32
}
// ==== stdout ====
module {
  func.func @not(%arg0: i32, %arg1: i32, %arg2: i32) -> (i32, i32, i32) {
    %0 = scf.while (%arg3 = %arg0) : (i32) -> i32 {
      %3 = arith.cmpi ne, %arg3, %arg1 : i32
      scf.condition(%3) %arg3 : i32
    } do {
    ^bb0(%arg3: i32):
      %3 = arith.addi %arg3, %arg2 : i32
      scf.yield %3 : i32
    }
    %1 = scf.while (%arg3 = %arg0) : (i32) -> i32 {
      %3 = arith.cmpi slt, %arg3, %arg1 : i32
      scf.condition(%3) %arg3 : i32
    } do {
    ^bb0(%arg3: i32):
      %3 = arith.addi %arg3, %arg3 : i32
      scf.yield %3 : i32
    }
    %2:2 = scf.while (%arg3 = %arg0, %arg4 = %arg1) : (i32, i32) -> (i32, i32) {
      %3 = arith.cmpi slt, %arg3, %arg4 : i32
      scf.condition(%3) %arg3, %arg4 : i32, i32
    } do {
    ^bb0(%arg3: i32, %arg4: i32):
      %3 = arith.addi %arg3, %arg2 : i32
      scf.yield %3, %arg4 : i32, i32
    }
    return %0, %1, %2#0 : i32, i32, i32
  }
}

