// terrace opt --canonicalize --allow-unregistered-dialect
// scf.while: what is known where the loop goes on, arguments in order, what is done only then.
func.func @unused(%x: i32, %y: f32) -> i32 {
  %r:3 = scf.while (%a = %x, %b = %y) : (i32, f32) -> (i32, f32, i32) {
    %c = "u.c"(%a) : (i32) -> i1
    %d:2 = "u.d"() : () -> (f32, i32)
    scf.condition(%c) %a, %d#0, %d#1 : i32, f32, i32
  } do {
  ^bb0(%p: i32, %q: f32, %z: i32):
    %e = "u.e"(%p) : (i32) -> i32
    scf.yield %e, %y : i32, f32
  }
  return %r#0 : i32
}
func.func @invarg(%x: i32, %y: f32) -> (i32, f32) {
  %r:2 = scf.while (%a = %x, %b = %y) : (i32, f32) -> (i32, f32) {
    %c = "u.c"(%a, %b) : (i32, f32) -> i1
    scf.condition(%c) %a, %b : i32, f32
  } do {
  ^bb0(%p: i32, %q: f32):
    %e = "u.e"(%p, %q) : (i32, f32) -> i32
    scf.yield %e, %q : i32, f32
  }
  return %r#0, %r#1 : i32, f32
}
func.func @dupres(%x: i32) -> (i32, i32) {
  %r:2 = scf.while (%a = %x) : (i32) -> (i32, i32) {
    %c = "u.c"(%a) : (i32) -> i1
    %d = "u.d"() : () -> i32
    scf.condition(%c) %d, %d : i32, i32
  } do {
  ^bb0(%p: i32, %q: i32):
    %e = "u.e"(%p, %q) : (i32, i32) -> i32
    scf.yield %e : i32
  }
  return %r#0, %r#1 : i32, i32
}
func.func @invval(%x: i32, %v: i32) -> (i32, i32) {
  %r:2 = scf.while (%a = %x) : (i32) -> (i32, i32) {
    %c = "u.c"(%a) : (i32) -> i1
    scf.condition(%c) %a, %v : i32, i32
  } do {
  ^bb0(%p: i32, %q: i32):
    %e = "u.e"(%p, %q) : (i32, i32) -> i32
    scf.yield %e : i32
  }
  return %r#0, %r#1 : i32, i32
}
func.func @unusedargs(%x: i32, %v: i32) -> (i32) {
  %r = scf.while (%a = %x, %b = %v, %g = %x) : (i32, i32, i32) -> (i32) {
    %c = "u.c"(%a) : (i32) -> i1
    scf.condition(%c) %g : i32
  } do {
  ^bb0(%p: i32):
    %e:3 = "u.e"(%p) : (i32) -> (i32, i32, i32)
    scf.yield %e#0, %e#1, %e#2 : i32, i32, i32
  }
  return %r : i32
}
func.func @align(%x: i32, %v: f32) -> (i32, f32) {
  %r:2 = scf.while (%a = %x, %b = %v) : (i32, f32) -> (f32, i32) {
    %c = "u.c"(%a) : (i32) -> i1
    scf.condition(%c) %b, %a : f32, i32
  } do {
  ^bb0(%p: f32, %q: i32):
    %e:2 = "u.e"(%p, %q) : (f32, i32) -> (i32, f32)
    scf.yield %e#0, %e#1 : i32, f32
  }
  return %r#1, %r#0 : i32, f32
}
func.func @align2(%x: i32, %v: f32, %w: f32) -> (i32, f32, f32) {
  %r:3 = scf.while (%a = %x, %b = %v, %k = %w) : (i32, f32, f32) -> (f32, i32, f32) {
    %c = "u.c"(%a) : (i32) -> i1
    scf.condition(%c) %b, %a, %k : f32, i32, f32
  } do {
  ^bb0(%p: f32, %q: i32, %z: f32):
    %e:3 = "u.e"(%p, %q) : (f32, i32) -> (i32, f32, f32)
    scf.yield %e#0, %e#1, %e#2 : i32, f32, f32
  }
  return %r#1, %r#0, %r#2 : i32, f32, f32
}
func.func @condtruth(%x: i32) -> (i32, i1) {
  %r:2 = scf.while (%a = %x) : (i32) -> (i32, i1) {
    %c = "u.c"(%a) : (i32) -> i1
    scf.condition(%c) %a, %c : i32, i1
  } do {
  ^bb0(%p: i32, %q: i1):
    %e = "u.e"(%p, %q) : (i32, i1) -> i32
    scf.yield %e : i32
  }
  return %r#0, %r#1 : i32, i1
}
func.func @cmpcond(%x: i32, %l: i32) -> (i32) {
  %r = scf.while (%a = %x) : (i32) -> (i32) {
    %c = arith.cmpi slt, %a, %l : i32
    scf.condition(%c) %a : i32
  } do {
  ^bb0(%p: i32):
    %c = arith.cmpi slt, %p, %l : i32
    %d = arith.cmpi sge, %p, %l : i32
    %dd = arith.cmpi sgt, %l, %p : i32
    %e = "u.e"(%p, %c, %d, %dd) : (i32, i1, i1, i1) -> i32
    scf.yield %e : i32
  }
  return %r : i32
}
func.func @moveif(%x: i32, %k: f32) -> (i32, f32) {
  %r:2 = scf.while (%a = %x, %z = %k) : (i32, f32) -> (i32, f32) {
    %c = "u.c"(%a) : (i32) -> i1
    %i:2 = scf.if %c -> (i32, f32) {
      %q = "u.q"(%a, %z) : (i32, f32) -> i32
      %w = "u.w"() : () -> f32
      scf.yield %q, %w : i32, f32
    } else {
      scf.yield %a, %z : i32, f32
    }
    scf.condition(%c) %i#0, %i#1 : i32, f32
  } do {
  ^bb0(%p: i32, %pp: f32):
    %e = "u.e"(%p) : (i32) -> i32
    scf.yield %e, %pp : i32, f32
  }
  return %r#0, %r#1 : i32, f32
}
func.func @moveif2(%x: i32) -> (i32) {
  %r:2 = scf.while (%a = %x) : (i32) -> (i32, i32) {
    %c:2 = "u.c"(%a) : (i32) -> (i1, i32)
    scf.if %c#0 {
      "u.q"(%a, %c#1) : (i32, i32) -> ()
    }
    scf.condition(%c#0) %a, %c#1 : i32, i32
  } do {
  ^bb0(%p: i32, %z: i32):
    %e = "u.e"(%p) : (i32) -> i32
    scf.yield %e : i32
  }
  return %r#0 : i32
}
func.func @moveif3(%x: i32) -> (i32) {
  %r:2 = scf.while (%a = %x) : (i32) -> (i32, i32) {
    %c:2 = "u.c"(%a) : (i32) -> (i1, i32)
    %k = scf.if %c#0 -> i32 {
      %y = "u.q"(%a, %c#1) : (i32, i32) -> i32
      scf.yield %y : i32
    } else {
      %y = "u.k"(%a, %c#1) : (i32, i32) -> i32
      scf.yield %y : i32
    }
    scf.condition(%c#0) %a, %k : i32, i32
  } do {
  ^bb0(%p: i32, %z: i32):
    %e = "u.e"(%p, %z) : (i32, i32) -> i32
    scf.yield %e : i32
  }
  return %r#0 : i32
}
func.func @infinite() {
  %t = arith.constant true
  scf.while : () -> () {
    scf.condition(%t)
  } do {
    scf.yield
  }
  return
}
func.func @never() {
  %t = arith.constant false
  scf.while : () -> () {
    "a.b"() : () -> ()
    scf.condition(%t)
  } do {
    scf.yield
  }
  return
}
// ==== stdout ====
module {
  func.func @unused(%arg0: i32, %arg1: f32) -> i32 {
    %0 = scf.while (%arg2 = %arg0) : (i32) -> i32 {
      %1 = "u.c"(%arg2) : (i32) -> i1
      %2:2 = "u.d"() : () -> (f32, i32)
      scf.condition(%1) %arg2 : i32
    } do {
    ^bb0(%arg2: i32):
      %1 = "u.e"(%arg2) : (i32) -> i32
      scf.yield %1 : i32
    }
    return %0 : i32
  }
  func.func @invarg(%arg0: i32, %arg1: f32) -> (i32, f32) {
    %0 = scf.while (%arg2 = %arg0) : (i32) -> i32 {
      %1 = "u.c"(%arg2, %arg1) : (i32, f32) -> i1
      scf.condition(%1) %arg2 : i32
    } do {
    ^bb0(%arg2: i32):
      %1 = "u.e"(%arg2, %arg1) : (i32, f32) -> i32
      scf.yield %1 : i32
    }
    return %0, %arg1 : i32, f32
  }
  func.func @dupres(%arg0: i32) -> (i32, i32) {
    %0 = scf.while (%arg1 = %arg0) : (i32) -> i32 {
      %1 = "u.c"(%arg1) : (i32) -> i1
      %2 = "u.d"() : () -> i32
      scf.condition(%1) %2 : i32
    } do {
    ^bb0(%arg1: i32):
      %1 = "u.e"(%arg1, %arg1) : (i32, i32) -> i32
      scf.yield %1 : i32
    }
    return %0, %0 : i32, i32
  }
  func.func @invval(%arg0: i32, %arg1: i32) -> (i32, i32) {
    %0 = scf.while (%arg2 = %arg0) : (i32) -> i32 {
      %1 = "u.c"(%arg2) : (i32) -> i1
      scf.condition(%1) %arg2 : i32
    } do {
    ^bb0(%arg2: i32):
      %1 = "u.e"(%arg2, %arg1) : (i32, i32) -> i32
      scf.yield %1 : i32
    }
    return %0, %arg1 : i32, i32
  }
  func.func @unusedargs(%arg0: i32, %arg1: i32) -> i32 {
    %0 = scf.while (%arg2 = %arg0, %arg3 = %arg0) : (i32, i32) -> i32 {
      %1 = "u.c"(%arg2) : (i32) -> i1
      scf.condition(%1) %arg3 : i32
    } do {
    ^bb0(%arg2: i32):
      %1:3 = "u.e"(%arg2) : (i32) -> (i32, i32, i32)
      scf.yield %1#0, %1#2 : i32, i32
    }
    return %0 : i32
  }
  func.func @align(%arg0: i32, %arg1: f32) -> (i32, f32) {
    %0:2 = scf.while (%arg2 = %arg0, %arg3 = %arg1) : (i32, f32) -> (i32, f32) {
      %1 = "u.c"(%arg2) : (i32) -> i1
      scf.condition(%1) %arg2, %arg3 : i32, f32
    } do {
    ^bb0(%arg2: i32, %arg3: f32):
      %1:2 = "u.e"(%arg3, %arg2) : (f32, i32) -> (i32, f32)
      scf.yield %1#0, %1#1 : i32, f32
    }
    return %0#0, %0#1 : i32, f32
  }
  func.func @align2(%arg0: i32, %arg1: f32, %arg2: f32) -> (i32, f32, f32) {
    %0:3 = scf.while (%arg3 = %arg0, %arg4 = %arg1, %arg5 = %arg2) : (i32, f32, f32) -> (i32, f32, f32) {
      %1 = "u.c"(%arg3) : (i32) -> i1
      scf.condition(%1) %arg3, %arg4, %arg5 : i32, f32, f32
    } do {
    ^bb0(%arg3: i32, %arg4: f32, %arg5: f32):
      %1:3 = "u.e"(%arg4, %arg3) : (f32, i32) -> (i32, f32, f32)
      scf.yield %1#0, %1#1, %1#2 : i32, f32, f32
    }
    return %0#0, %0#1, %0#2 : i32, f32, f32
  }
  func.func @condtruth(%arg0: i32) -> (i32, i1) {
    %true = arith.constant true
    %0:2 = scf.while (%arg1 = %arg0) : (i32) -> (i32, i1) {
      %1 = "u.c"(%arg1) : (i32) -> i1
      scf.condition(%1) %arg1, %1 : i32, i1
    } do {
    ^bb0(%arg1: i32, %arg2: i1):
      %1 = "u.e"(%arg1, %true) : (i32, i1) -> i32
      scf.yield %1 : i32
    }
    return %0#0, %0#1 : i32, i1
  }
  func.func @cmpcond(%arg0: i32, %arg1: i32) -> i32 {
    %false = arith.constant false
    %true = arith.constant true
    %0 = scf.while (%arg2 = %arg0) : (i32) -> i32 {
      %1 = arith.cmpi slt, %arg2, %arg1 : i32
      scf.condition(%1) %arg2 : i32
    } do {
    ^bb0(%arg2: i32):
      %1 = arith.cmpi sgt, %arg1, %arg2 : i32
      %2 = "u.e"(%arg2, %true, %false, %1) : (i32, i1, i1, i1) -> i32
      scf.yield %2 : i32
    }
    return %0 : i32
  }
  func.func @moveif(%arg0: i32, %arg1: f32) -> (i32, f32) {
    %0:2 = scf.while (%arg2 = %arg0, %arg3 = %arg1) : (i32, f32) -> (i32, f32) {
      %1 = "u.c"(%arg2) : (i32) -> i1
      scf.condition(%1) %arg2, %arg3 : i32, f32
    } do {
    ^bb0(%arg2: i32, %arg3: f32):
      %1 = "u.q"(%arg2, %arg3) : (i32, f32) -> i32
      %2 = "u.w"() : () -> f32
      %3 = "u.e"(%1) : (i32) -> i32
      scf.yield %3, %2 : i32, f32
    }
    return %0#0, %0#1 : i32, f32
  }
  func.func @moveif2(%arg0: i32) -> i32 {
    %0:2 = scf.while (%arg1 = %arg0) : (i32) -> (i32, i32) {
      %1:2 = "u.c"(%arg1) : (i32) -> (i1, i32)
      scf.condition(%1#0) %arg1, %1#1 : i32, i32
    } do {
    ^bb0(%arg1: i32, %arg2: i32):
      "u.q"(%arg1, %arg2) : (i32, i32) -> ()
      %1 = "u.e"(%arg1) : (i32) -> i32
      scf.yield %1 : i32
    }
    return %0#0 : i32
  }
  func.func @moveif3(%arg0: i32) -> i32 {
    %0:2 = scf.while (%arg1 = %arg0) : (i32) -> (i32, i32) {
      %1:2 = "u.c"(%arg1) : (i32) -> (i1, i32)
      %2 = scf.if %1#0 -> (i32) {
        %3 = "u.q"(%arg1, %1#1) : (i32, i32) -> i32
        scf.yield %3 : i32
      } else {
        %3 = "u.k"(%arg1, %1#1) : (i32, i32) -> i32
        scf.yield %3 : i32
      }
      scf.condition(%1#0) %arg1, %2 : i32, i32
    } do {
    ^bb0(%arg1: i32, %arg2: i32):
      %1 = "u.e"(%arg1, %arg2) : (i32, i32) -> i32
      scf.yield %1 : i32
    }
    return %0#0 : i32
  }
  func.func @infinite() {
    return
  }
  func.func @never() {
    %false = arith.constant false
    scf.while : () -> () {
      "a.b"() : () -> ()
      scf.condition(%false)
    } do {
      scf.yield
    }
    return
  }
}

