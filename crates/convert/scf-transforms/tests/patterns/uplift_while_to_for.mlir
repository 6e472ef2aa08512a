// terrace opt --test-scf-uplift-while-to-for
// While loops that count.
// mlir-opt differs: the final value of the counter is wrong if the loop does not run or the step does not divide the range.
func.func @count(%first: index, %end: index, %x: f32) -> (f32, index, f32) {
  %step = arith.constant 2 : index
  %0:3 = scf.while (%f = %x, %i = %first, %g = %x) : (f32, index, f32) -> (f32, index, f32) {
    %more = arith.cmpi slt, %i, %end : index
    scf.condition(%more) %f, %i, %g : f32, index, f32
  } do {
  ^bb0(%f: f32, %i: index, %g: f32):
    %h = arith.addf %f, %g : f32
    %next = arith.addi %step, %i overflow<nsw> : index
    scf.yield %h, %next, %f : f32, index, f32
  }
  return %0#0, %0#1, %0#2 : f32, index, f32
}
func.func @alone(%first: i32, %end: i32) -> i32 {
  %step = arith.constant 1 : i32
  %0 = scf.while (%i = %first) : (i32) -> i32 {
    %more = arith.cmpi sgt, %end, %i : i32
    scf.condition(%more) %i : i32
  } do {
  ^bb0(%i: i32):
    func.call @use(%i) : (i32) -> ()
    %next = arith.addi %i, %step : i32
    scf.yield %next : i32
  }
  return %0 : i32
}
func.func private @use(i32)
// ==== stdout ====
module {
  func.func @count(%arg0: index, %arg1: index, %arg2: f32) -> (f32, index, f32) {
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %0:2 = scf.for %arg3 = %arg0 to %arg1 step %c2 iter_args(%arg4 = %arg2, %arg5 = %arg2) -> (f32, f32) {
      %9 = arith.addf %arg4, %arg5 : f32
      scf.yield %9, %arg4 : f32, f32
    }
    %1 = arith.cmpi slt, %arg0, %arg1 : index
    %2 = arith.subi %arg1, %arg0 : index
    %3 = arith.subi %2, %c1 : index
    %4 = arith.divui %3, %c2 : index
    %5 = arith.addi %4, %c1 : index
    %6 = arith.muli %5, %c2 : index
    %7 = arith.addi %arg0, %6 : index
    %8 = arith.select %1, %7, %arg0 : index
    return %0#0, %8, %0#1 : f32, index, f32
  }
  func.func @alone(%arg0: i32, %arg1: i32) -> i32 {
    %c1_i32 = arith.constant 1 : i32
    scf.for %arg2 = %arg0 to %arg1 step %c1_i32  : i32 {
      func.call @use(%arg2) : (i32) -> ()
    }
    %0 = arith.cmpi slt, %arg0, %arg1 : i32
    %1 = arith.select %0, %arg1, %arg0 : i32
    return %1 : i32
  }
  func.func private @use(i32)
}

