// terrace opt
// Loops of scf.
func.func @for(%lb: index, %i: i32, %x: f32) {
  scf.for %k = %lb to %lb step %lb {
  }
  scf.for %k = %lb to %lb step %lb {
    scf.yield
  } {note}
  scf.for unsigned %k = %i to %i step %i : i32 {
    %0 = arith.addi %k, %k : i32
  }
  %0 = scf.for %k = %lb to %lb step %lb iter_args(%a = %x) -> (f32) {
    %2 = arith.addf %a, %a : f32
    scf.yield %2 : f32
  }
  %1:2 = scf.for unsigned %k = %i to %i step %i iter_args(%a = %x, %b = %lb) -> (f32, index) : i32 {
    scf.yield {note} %a, %b : f32, index
  } {note = 1 : i8}
  scf.for %k = %lb to %lb step %lb {
    scf.for %l = %k to %lb step %lb {
      scf.for %m = %l to %k step %lb {
      }
    }
  }
  return
}
func.func @while(%c: i1, %x: f32, %i: i32) {
  %0 = scf.while (%a = %x) : (f32) -> f32 {
    scf.condition(%c) %a : f32
  } do {
  ^bb0(%a: f32):
    %2 = arith.addf %a, %a : f32
    scf.yield %2 : f32
  } attributes {note}
  scf.while : () -> () {
    scf.condition(%c) {note}
  } do {
    scf.yield {note}
  }
  %1:2 = scf.while (%a = %x, %b = %i) : (f32, i32) -> (i32, f32) {
    scf.condition(%c) {note} %b, %a : i32, f32
  } do {
  ^bb0(%b: i32, %a: f32):
    scf.yield %a, %b : f32, i32
  }
  return
}
func.func @parallel(%lb: index, %x: f32, %i: i32) {
  scf.parallel (%k) = (%lb) to (%lb) step (%lb) {
  }
  scf.parallel (%k, %l) = (%lb, %lb) to (%lb, %lb) step (%lb, %lb) {
    scf.reduce
  } {note}
  %0:2 = scf.parallel (%k) = (%lb) to (%lb) step (%lb) init (%x, %i) -> (f32, i32) {
    scf.reduce(%x, %i : f32, i32) {
    ^bb0(%a: f32, %b: f32):
      %2 = arith.addf %a, %b : f32
      scf.reduce.return %2 : f32
    }, {
    ^bb0(%a: i32, %b: i32):
      scf.reduce.return %a {note} : i32
    }
  }
  %1 = scf.parallel (%k) = (%lb) to (%lb) step (%lb) init (%x) -> f32 {
    scf.reduce(%x : f32) {
    ^bb0(%a: f32, %b: f32):
      scf.reduce.return %a : f32
    } {note}
  }
  return
}
func.func @forall(%lb: index, %t: tensor<?xf32>) {
  scf.forall (%a) in (%lb) {
  }
  scf.forall (%a, %b) in (%lb, 5) {
    %c = arith.addi %a, %b : index
  } {note}
  scf.forall (%a, %b) = (0, %lb) to (%lb, 5) step (2, %lb) {
    scf.forall.in_parallel {
    } {note}
  }
  scf.forall (%a) = (0) to (8) step (1) {
  }
  %z = arith.constant 0 : index
  %o = arith.constant 1 : index
  scf.forall (%a) = (%z) to (8) step (%o) {
  }
  scf.forall () in () {
  }
  %0 = scf.forall (%a, %b) in (2, 3) shared_outs(%s = %t) -> (tensor<?xf32>) {
    scf.forall.in_parallel {
    } {note}
  }
  scf.forall (%a) in (3) {
  } {mapping = []}
  return
}
// ==== stdout ====
module {
  func.func @for(%arg0: index, %arg1: i32, %arg2: f32) {
    scf.for %arg3 = %arg0 to %arg0 step %arg0 {
    }
    scf.for %arg3 = %arg0 to %arg0 step %arg0 {
    } {note}
    scf.for unsigned %arg3 = %arg1 to %arg1 step %arg1  : i32 {
      %2 = arith.addi %arg3, %arg3 : i32
    }
    %0 = scf.for %arg3 = %arg0 to %arg0 step %arg0 iter_args(%arg4 = %arg2) -> (f32) {
      %2 = arith.addf %arg4, %arg4 : f32
      scf.yield %2 : f32
    }
    %1:2 = scf.for unsigned %arg3 = %arg1 to %arg1 step %arg1 iter_args(%arg4 = %arg2, %arg5 = %arg0) -> (f32, index)  : i32 {
      scf.yield {note} %arg4, %arg5 : f32, index
    } {note = 1 : i8}
    scf.for %arg3 = %arg0 to %arg0 step %arg0 {
      scf.for %arg4 = %arg3 to %arg0 step %arg0 {
        scf.for %arg5 = %arg4 to %arg3 step %arg0 {
        }
      }
    }
    return
  }
  func.func @while(%arg0: i1, %arg1: f32, %arg2: i32) {
    %0 = scf.while (%arg3 = %arg1) : (f32) -> f32 {
      scf.condition(%arg0) %arg3 : f32
    } do {
    ^bb0(%arg3: f32):
      %2 = arith.addf %arg3, %arg3 : f32
      scf.yield %2 : f32
    } attributes {note}
    scf.while : () -> () {
      scf.condition(%arg0) {note}
    } do {
      scf.yield {note}
    }
    %1:2 = scf.while (%arg3 = %arg1, %arg4 = %arg2) : (f32, i32) -> (i32, f32) {
      scf.condition(%arg0) {note} %arg4, %arg3 : i32, f32
    } do {
    ^bb0(%arg3: i32, %arg4: f32):
      scf.yield %arg4, %arg3 : f32, i32
    }
    return
  }
  func.func @parallel(%arg0: index, %arg1: f32, %arg2: i32) {
    scf.parallel (%arg3) = (%arg0) to (%arg0) step (%arg0) {
      scf.reduce 
    }
    scf.parallel (%arg3, %arg4) = (%arg0, %arg0) to (%arg0, %arg0) step (%arg0, %arg0) {
      scf.reduce 
    } {note}
    %0:2 = scf.parallel (%arg3) = (%arg0) to (%arg0) step (%arg0) init (%arg1, %arg2) -> (f32, i32) {
      scf.reduce(%arg1, %arg2 : f32, i32) {
      ^bb0(%arg4: f32, %arg5: f32):
        %2 = arith.addf %arg4, %arg5 : f32
        scf.reduce.return %2 : f32
      }, {
      ^bb0(%arg4: i32, %arg5: i32):
        scf.reduce.return %arg4 {note} : i32
      }
    }
    %1 = scf.parallel (%arg3) = (%arg0) to (%arg0) step (%arg0) init (%arg1) -> f32 {
      scf.reduce(%arg1 : f32) {
      ^bb0(%arg4: f32, %arg5: f32):
        scf.reduce.return %arg4 : f32
      } {note}
    }
    return
  }
  func.func @forall(%arg0: index, %arg1: tensor<?xf32>) {
    scf.forall (%arg2) in (%arg0) {
    }
    scf.forall (%arg2, %arg3) in (%arg0, 5) {
      %1 = arith.addi %arg2, %arg3 : index
    } {note}
    scf.forall (%arg2, %arg3) = (0, %arg0) to (%arg0, 5) step (2, %arg0) {
    }
    scf.forall (%arg2) in (8) {
    }
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    scf.forall (%arg2) in (8) {
    }
    scf.forall () in () {
    }
    %0 = scf.forall (%arg2, %arg3) in (2, 3) shared_outs(%arg4 = %arg1) -> (tensor<?xf32>) {
      scf.forall.in_parallel {
      } {note}
    }
    scf.forall (%arg2) in (3) {
    } {mapping = []}
    return
  }
}

