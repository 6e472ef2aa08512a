// terrace opt --canonicalize --allow-unregistered-dialect
// A loop whose step is known and does not go up has no iterations, whatever its bounds are.
func.func @for(%a: index, %b: index, %x: f32) -> f32 {
  %zero = arith.constant 0 : index
  %r = scf.for %i = %a to %b step %zero iter_args(%y = %x) -> f32 {
    %z = "x.y"(%i, %y) : (index, f32) -> f32
    scf.yield %z : f32
  }
  return %r : f32
}
// Without a sign, minus one goes up.
func.func @unsigned(%a: i32, %b: i32, %x: f32) -> f32 {
  %down = arith.constant -1 : i32
  %r = scf.for unsigned %i = %a to %b step %down iter_args(%y = %x) -> f32 : i32 {
    %z = "x.y"(%i, %y) : (i32, f32) -> f32
    scf.yield %z : f32
  }
  return %r : f32
}
func.func @forall(%a: index, %b: index) {
  scf.forall (%i) = (%a) to (%b) step (0) {
    "x.y"(%i) : (index) -> ()
  }
  return
}
// The difference becomes a step of zero, which the verifier would refuse.
func.func @parallel(%a: index, %b: index) {
  %zero = arith.subi %a, %a : index
  scf.parallel (%i) = (%a) to (%b) step (%zero) {
    "x.y"(%i) : (index) -> ()
  }
  return
}
// ==== stdout ====
module {
  func.func @for(%arg0: index, %arg1: index, %arg2: f32) -> f32 {
    return %arg2 : f32
  }
  func.func @unsigned(%arg0: i32, %arg1: i32, %arg2: f32) -> f32 {
    %c-1_i32 = arith.constant -1 : i32
    %0 = scf.for unsigned %arg3 = %arg0 to %arg1 step %c-1_i32 iter_args(%arg4 = %arg2) -> (f32)  : i32 {
      %1 = "x.y"(%arg3, %arg4) : (i32, f32) -> f32
      scf.yield %1 : f32
    }
    return %0 : f32
  }
  func.func @forall(%arg0: index, %arg1: index) {
    return
  }
  func.func @parallel(%arg0: index, %arg1: index) {
    return
  }
}

