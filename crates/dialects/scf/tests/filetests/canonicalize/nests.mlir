// terrace opt --canonicalize --allow-unregistered-dialect
// scf: nested regions, blocks that cannot be inlined, what several patterns do together.
func.func @multi_exec_nested(%c: i1, %x: i32) -> i32 {
  %r = scf.execute_region -> i32 {
    %s = scf.execute_region -> i32 {
      cf.cond_br %c, ^a, ^b
    ^a:
      scf.yield %x : i32
    ^b:
      %q = "u.q"() : () -> i32
      scf.yield %q : i32
    }
    %t = "u.t"(%s) : (i32) -> i32
    scf.yield %t : i32
  }
  return %r : i32
}
func.func @exec_in_for(%c: i1, %x: i32, %n: index) {
  scf.for %i = %n to %n step %n { "u.never"() : () -> () }
  %c1 = arith.constant 1 : index
  scf.for %i = %c1 to %n step %c1 {
    %s = scf.execute_region -> i32 {
      cf.cond_br %c, ^a, ^b
    ^a:
      scf.yield %x : i32
    ^b:
      %q = "u.q"() : () -> i32
      scf.yield %q : i32
    }
    "u.t"(%s) : (i32) -> ()
    scf.execute_region { "u.x"() : () -> () scf.yield }
  }
  return
}
func.func @noterm() {
  scf.execute_region {
    "u.term"() : () -> ()
    scf.yield
  }
  return
}
func.func @while_inner(%n: index, %x: i32) -> (i32, i32, f32) {
  %f = arith.constant 1.0 : f32
  %r:3 = scf.while (%a = %x, %b = %x, %g = %f) : (i32, i32, f32) -> (i32, i32, f32) {
    %c = arith.cmpi ult, %a, %b : i32
    scf.condition(%c) %b, %a, %g : i32, i32, f32
  } do {
  ^bb0(%p: i32, %q: i32, %h: f32):
    %c = arith.cmpi ult, %p, %q : i32
    %d = arith.cmpi ult, %q, %p : i32
    %s = "u.s"(%c, %d, %h) : (i1, i1, f32) -> i32
    %u = "u.s"() : () -> i32
    scf.yield %s, %u, %h : i32, i32, f32
  }
  return %r#0, %r#1, %r#2 : i32, i32, f32
}
func.func @while_dup(%x: i32) -> (i32, i32) {
  %r:2 = scf.while (%a = %x, %b = %x) : (i32, i32) -> (i32, i32) {
    %c = "u.c"(%a, %b) : (i32, i32) -> i1
    scf.condition(%c) %a, %b : i32, i32
  } do {
  ^bb0(%p: i32, %q: i32):
    %s = "u.s"(%p, %q) : (i32, i32) -> i32
    scf.yield %s, %s : i32, i32
  }
  return %r#0, %r#1 : i32, i32
}
func.func @while_carry(%x: i32, %y: i32) -> (i32) {
  %r:2 = scf.while (%a = %x, %b = %y) : (i32, i32) -> (i32, i32) {
    %c = "u.c"() : () -> i1
    scf.condition(%c) %a, %b : i32, i32
  } do {
  ^bb0(%p: i32, %q: i32):
    %s = arith.addi %q, %q : i32
    scf.yield %p, %s : i32, i32
  }
  return %r#0 : i32
}
func.func @ifs_in_loop(%n: index, %c: i1, %d: i1, %x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %x) -> i32 {
    %e = scf.if %c -> i32 {
      %q = scf.if %d -> i32 { scf.yield %a : i32 } else { scf.yield %x : i32 }
      scf.yield %q : i32
    } else {
      scf.yield %a : i32
    }
    scf.yield %e : i32
  }
  return %r : i32
}
func.func @if_nested_cond(%c: i1, %d: i1) {
  scf.if %c {
    scf.if %d { "u.a"(%c) : (i1) -> () }
    scf.if %c { "u.b"() : () -> () } else { "u.c"() : () -> () }
  }
  %t = arith.constant true
  %n = arith.xori %c, %t : i1
  scf.if %n { "u.d"(%c, %n) : (i1, i1) -> () } else { "u.e"(%n) : (i1) -> () }
  return
}
func.func @if_one_result_dead(%c: i1) -> i32 {
  %r:2 = scf.if %c -> (i32, f32) {
    %a:2 = "u.a"() : () -> (i32, f32)
    scf.yield %a#0, %a#1 : i32, f32
  } else {
    %a:2 = "u.b"() : () -> (i32, f32)
    scf.yield %a#0, %a#1 : i32, f32
  }
  return %r#0 : i32
}
func.func @if_all_dead(%c: i1, %x: i32) {
  %r:2 = scf.if %c -> (i32, f32) {
    %a:2 = "u.a"() : () -> (i32, f32)
    scf.yield %a#0, %a#1 : i32, f32
  } else {
    %a = arith.constant 1.0 : f32
    scf.yield %x, %a : i32, f32
  } {keep = 1 : i32}
  return
}
func.func @switch1(%i: index, %x: i32) -> i32 {
  %r = scf.index_switch %i -> i32
  default { scf.yield %x : i32 }
  scf.index_switch %i
  case 3 { "u.a"() : () -> () scf.yield }
  default { }
  return %r : i32
}
// ==== stdout ====
module {
  func.func @multi_exec_nested(%arg0: i1, %arg1: i32) -> i32 {
    cf.cond_br %arg0, ^bb2(%arg1 : i32), ^bb1
  ^bb1:  // pred: ^bb0
    %0 = "u.q"() : () -> i32
    cf.br ^bb2(%0 : i32)
  ^bb2(%1: i32):  // 2 preds: ^bb0, ^bb1
    %2 = "u.t"(%1) : (i32) -> i32
    return %2 : i32
  }
  func.func @exec_in_for(%arg0: i1, %arg1: i32, %arg2: index) {
    %c1 = arith.constant 1 : index
    scf.for %arg3 = %c1 to %arg2 step %c1 {
      %0 = scf.execute_region -> i32 {
        cf.cond_br %arg0, ^bb1, ^bb2
      ^bb1:  // pred: ^bb0
        scf.yield %arg1 : i32
      ^bb2:  // pred: ^bb0
        %1 = "u.q"() : () -> i32
        scf.yield %1 : i32
      }
      "u.t"(%0) : (i32) -> ()
      "u.x"() : () -> ()
    }
    return
  }
  func.func @noterm() {
    "u.term"() : () -> ()
    return
  }
  func.func @while_inner(%arg0: index, %arg1: i32) -> (i32, i32, f32) {
    %cst = arith.constant 1.000000e+00 : f32
    %0:2 = scf.while (%arg2 = %arg1, %arg3 = %arg1) : (i32, i32) -> (i32, i32) {
      %1 = arith.cmpi ult, %arg2, %arg3 : i32
      scf.condition(%1) %arg2, %arg3 : i32, i32
    } do {
    ^bb0(%arg2: i32, %arg3: i32):
      %1 = arith.cmpi ult, %arg3, %arg2 : i32
      %2 = arith.cmpi ult, %arg2, %arg3 : i32
      %3 = "u.s"(%1, %2, %cst) : (i1, i1, f32) -> i32
      %4 = "u.s"() : () -> i32
      scf.yield %3, %4 : i32, i32
    }
    return %0#1, %0#0, %cst : i32, i32, f32
  }
  func.func @while_dup(%arg0: i32) -> (i32, i32) {
    %0 = scf.while (%arg1 = %arg0) : (i32) -> i32 {
      %1 = "u.c"(%arg1, %arg1) : (i32, i32) -> i1
      scf.condition(%1) %arg1 : i32
    } do {
    ^bb0(%arg1: i32):
      %1 = "u.s"(%arg1, %arg1) : (i32, i32) -> i32
      scf.yield %1 : i32
    }
    return %0, %0 : i32, i32
  }
  func.func @while_carry(%arg0: i32, %arg1: i32) -> i32 {
    %0 = scf.while (%arg2 = %arg1) : (i32) -> i32 {
      %1 = "u.c"() : () -> i1
      scf.condition(%1) %arg2 : i32
    } do {
    ^bb0(%arg2: i32):
      %1 = arith.addi %arg2, %arg2 : i32
      scf.yield %1 : i32
    }
    return %arg0 : i32
  }
  func.func @ifs_in_loop(%arg0: index, %arg1: i1, %arg2: i1, %arg3: i32) -> i32 {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %0 = scf.for %arg4 = %c0 to %arg0 step %c1 iter_args(%arg5 = %arg3) -> (i32) {
      %1 = scf.if %arg1 -> (i32) {
        %2 = arith.select %arg2, %arg5, %arg3 : i32
        scf.yield %2 : i32
      } else {
        scf.yield %arg5 : i32
      }
      scf.yield %1 : i32
    }
    return %0 : i32
  }
  func.func @if_nested_cond(%arg0: i1, %arg1: i1) {
    %false = arith.constant false
    %true = arith.constant true
    scf.if %arg0 {
      scf.if %arg1 {
        "u.a"(%true) : (i1) -> ()
      }
      "u.b"() : () -> ()
    }
    %0 = arith.xori %arg0, %true : i1
    scf.if %arg0 {
      "u.e"(%0) : (i1) -> ()
    } else {
      "u.d"(%false, %0) : (i1, i1) -> ()
    }
    return
  }
  func.func @if_one_result_dead(%arg0: i1) -> i32 {
    %0 = scf.if %arg0 -> (i32) {
      %1:2 = "u.a"() : () -> (i32, f32)
      scf.yield %1#0 : i32
    } else {
      %1:2 = "u.b"() : () -> (i32, f32)
      scf.yield %1#0 : i32
    }
    return %0 : i32
  }
  func.func @if_all_dead(%arg0: i1, %arg1: i32) {
    scf.if %arg0 {
      %0:2 = "u.a"() : () -> (i32, f32)
    } {keep = 1 : i32}
    return
  }
  func.func @switch1(%arg0: index, %arg1: i32) -> i32 {
    scf.index_switch %arg0 
    case 3 {
      "u.a"() : () -> ()
      scf.yield
    }
    default {
    }
    return %arg1 : i32
  }
}

