// terrace opt --canonicalize --allow-unregistered-dialect
// Values that go between regions: those that are always the same, that come twice, that nobody uses.
func.func @self(%lb: index, %ub: index, %s: index, %x: i32) -> i32 {
  %r = scf.for %i = %lb to %ub step %s iter_args(%a = %x) -> i32 {
    "u.u"(%a) : (i32) -> ()
    scf.yield %a : i32
  }
  return %r : i32
}
func.func @swap(%lb: index, %ub: index, %s: index, %x: i32, %y: i32) -> (i32, i32) {
  %r:2 = scf.for %i = %lb to %ub step %s iter_args(%a = %x, %b = %y) -> (i32, i32) {
    "u.u"(%a) : (i32) -> ()
    scf.yield %b, %a : i32, i32
  }
  return %r#0, %r#1 : i32, i32
}
func.func @swapsame(%lb: index, %ub: index, %s: index, %x: i32) -> (i32, i32) {
  %r:2 = scf.for %i = %lb to %ub step %s iter_args(%a = %x, %b = %x) -> (i32, i32) {
    "u.u"(%a) : (i32) -> ()
    scf.yield %b, %a : i32, i32
  }
  return %r#0, %r#1 : i32, i32
}
func.func @onlyself(%lb: index, %ub: index, %s: index, %x: i32) {
  %r = scf.for %i = %lb to %ub step %s iter_args(%a = %x) -> i32 {
    "u.u"() : () -> ()
    %b = arith.addi %a, %x : i32
    scf.yield %b : i32
  }
  return
}
func.func @deadarg(%lb: index, %ub: index, %s: index, %x: i32) -> i32 {
  %r = scf.for %i = %lb to %ub step %s iter_args(%a = %x) -> i32 {
    %b = "u.u"() : () -> i32
    scf.yield %b : i32
  }
  return %r : i32
}
func.func @dup(%lb: index, %ub: index, %s: index, %x: i32) -> (i32, i32) {
  %r:2 = scf.for %i = %lb to %ub step %s iter_args(%a = %x, %c = %x) -> (i32, i32) {
    %b = "u.u"(%a, %c) : (i32, i32) -> i32
    scf.yield %b, %b : i32, i32
  }
  return %r#0, %r#1 : i32, i32
}
func.func @dupmiddle(%lb: index, %ub: index, %s: index, %x: i32, %y: i32) -> (i32, i32, i32) {
  %r:3 = scf.for %i = %lb to %ub step %s iter_args(%a = %x, %d = %y, %c = %x) -> (i32, i32, i32) {
    %b = "u.u"(%a, %c, %d) : (i32, i32, i32) -> i32
    scf.yield %b, %x, %b : i32, i32, i32
  }
  return %r#0, %r#1, %r#2 : i32, i32, i32
}
func.func @same_as_init(%lb: index, %ub: index, %s: index, %x: i32) -> (i32) {
  %r = scf.for %i = %lb to %ub step %s iter_args(%a = %x) -> (i32) {
    "u.u"(%a) : (i32) -> ()
    scf.yield %x : i32
  }
  return %r : i32
}
func.func @deadresult(%lb: index, %ub: index, %s: index, %x: i32, %z: f32) -> f32 {
  %r:3 = scf.for %i = %lb to %ub step %s iter_args(%a = %x, %k = %z, %b = %x) -> (i32, f32, i32) {
    %q:3 = "u.u"(%k) : (f32) -> (i32, f32, i32)
    scf.yield %q#0, %q#1, %q#2 : i32, f32, i32
  } {my.attr = 3 : i32}
  return %r#1 : f32
}
func.func @execdup(%x: i32, %c: i1) -> (i32, i32, i32) {
  %r:3 = scf.execute_region -> (i32, i32, i32) {
    cf.cond_br %c, ^a, ^b
  ^a:
    %q:2 = "u.u"() : () -> (i32, i32)
    scf.yield %q#0, %q#1, %q#0 : i32, i32, i32
  ^b:
    %p:2 = "u.u"() : () -> (i32, i32)
    scf.yield %p#0, %p#1, %p#0 : i32, i32, i32
  }
  "foo.t"(%r#0, %r#2) : (i32, i32) -> ()
  return %r#0, %r#0, %r#2 : i32, i32, i32
}
func.func @exec_noinline(%x: i32, %c: i1) -> (i32, i32, i32) {
  %r:3 = scf.execute_region -> (i32, i32, i32) no_inline {
    cf.cond_br %c, ^a, ^b
  ^a:
    %q:2 = "u.u"() : () -> (i32, i32)
    scf.yield %q#0, %q#1, %q#0 : i32, i32, i32
  ^b:
    %p:2 = "u.u"() : () -> (i32, i32)
    scf.yield %p#0, %p#1, %p#0 : i32, i32, i32
  }
  return %r#0, %r#0, %r#2 : i32, i32, i32
}
func.func @exec_noinline1(%x: i32, %c: i1) -> (i32, i32, i32) {
  %r:3 = scf.execute_region -> (i32, i32, i32) no_inline {
    %q:2 = "u.u"() : () -> (i32, i32)
    scf.yield %q#0, %x, %q#0 : i32, i32, i32
  }
  return %r#0, %r#1, %r#2 : i32, i32, i32
}
func.func @isw(%x: i32, %i: index) -> (i32, i32, i32) {
  %r:4 = scf.index_switch %i -> i32, i32, i32, i32
  case 1 {
    %q:2 = "u.u"() : () -> (i32, i32)
    scf.yield %q#0, %x, %q#1, %q#0 : i32, i32, i32, i32
  }
  case 2 {
    %q:2 = "u.u"() : () -> (i32, i32)
    scf.yield %q#0, %x, %q#1, %q#0 : i32, i32, i32, i32
  }
  default {
    %q:2 = "u.u"() : () -> (i32, i32)
    scf.yield %q#1, %x, %q#1, %q#1 : i32, i32, i32, i32
  }
  return %r#0, %r#1, %r#3 : i32, i32, i32
}
func.func @iswc(%x: i32) -> (i32, i32) {
  %i = arith.constant 2 : index
  %r:2 = scf.index_switch %i -> i32, i32
  case 1 {
    %q:2 = "u.u"() : () -> (i32, i32)
    scf.yield %q#0, %x : i32, i32
  }
  case 2 {
    %q:2 = "u.v"() : () -> (i32, i32)
    scf.yield %q#0, %x : i32, i32
  }
  default {
    %q:2 = "u.u"() : () -> (i32, i32)
    scf.yield %q#1, %x : i32, i32
  }
  return %r#0, %r#1 : i32, i32
}
func.func @ifdup(%c: i1, %x: i32) -> (i32, i32, i32, i32) {
  %r:5 = scf.if %c -> (i32, i32, i32, i32, i32) {
    %q:2 = "u.u"() : () -> (i32, i32)
    scf.yield %q#0, %q#0, %q#1, %q#1, %x : i32, i32, i32, i32, i32
  } else {
    %q:2 = "u.u"() : () -> (i32, i32)
    scf.yield %q#1, %q#1, %q#1, %q#1, %x : i32, i32, i32, i32, i32
  }
  return %r#0, %r#1, %r#2, %r#4 : i32, i32, i32, i32
}
func.func @inner_const(%lb: index, %ub: index, %s: index) -> (i32) {
  %x = arith.constant 1 : i32
  %r = scf.for %i = %lb to %ub step %s iter_args(%a = %x) -> (i32) {
    %y = arith.constant 1 : i32
    "u.u"(%a) : (i32) -> ()
    scf.yield %y : i32
  }
  return %r : i32
}
func.func @nestedloop(%lb: index, %ub: index, %s: index, %x: i32) -> (i32) {
  %r = scf.for %i = %lb to %ub step %s iter_args(%a = %x) -> (i32) {
    %q = scf.for %j = %lb to %ub step %s iter_args(%b = %a) -> (i32) {
      "u.u"(%b) : (i32) -> ()
      scf.yield %b : i32
    }
    scf.yield %q : i32
  }
  return %r : i32
}
// ==== stdout ====
module {
  func.func @self(%arg0: index, %arg1: index, %arg2: index, %arg3: i32) -> i32 {
    scf.for %arg4 = %arg0 to %arg1 step %arg2 {
      "u.u"(%arg3) : (i32) -> ()
    }
    return %arg3 : i32
  }
  func.func @swap(%arg0: index, %arg1: index, %arg2: index, %arg3: i32, %arg4: i32) -> (i32, i32) {
    %0:2 = scf.for %arg5 = %arg0 to %arg1 step %arg2 iter_args(%arg6 = %arg3, %arg7 = %arg4) -> (i32, i32) {
      "u.u"(%arg6) : (i32) -> ()
      scf.yield %arg7, %arg6 : i32, i32
    }
    return %0#0, %0#1 : i32, i32
  }
  func.func @swapsame(%arg0: index, %arg1: index, %arg2: index, %arg3: i32) -> (i32, i32) {
    scf.for %arg4 = %arg0 to %arg1 step %arg2 {
      "u.u"(%arg3) : (i32) -> ()
    }
    return %arg3, %arg3 : i32, i32
  }
  func.func @onlyself(%arg0: index, %arg1: index, %arg2: index, %arg3: i32) {
    %0 = scf.for %arg4 = %arg0 to %arg1 step %arg2 iter_args(%arg5 = %arg3) -> (i32) {
      "u.u"() : () -> ()
      %1 = arith.addi %arg5, %arg3 : i32
      scf.yield %1 : i32
    }
    return
  }
  func.func @deadarg(%arg0: index, %arg1: index, %arg2: index, %arg3: i32) -> i32 {
    %0 = scf.for %arg4 = %arg0 to %arg1 step %arg2 iter_args(%arg5 = %arg3) -> (i32) {
      %1 = "u.u"() : () -> i32
      scf.yield %1 : i32
    }
    return %0 : i32
  }
  func.func @dup(%arg0: index, %arg1: index, %arg2: index, %arg3: i32) -> (i32, i32) {
    %0 = scf.for %arg4 = %arg0 to %arg1 step %arg2 iter_args(%arg5 = %arg3) -> (i32) {
      %1 = "u.u"(%arg5, %arg5) : (i32, i32) -> i32
      scf.yield %1 : i32
    }
    return %0, %0 : i32, i32
  }
  func.func @dupmiddle(%arg0: index, %arg1: index, %arg2: index, %arg3: i32, %arg4: i32) -> (i32, i32, i32) {
    %0:2 = scf.for %arg5 = %arg0 to %arg1 step %arg2 iter_args(%arg6 = %arg3, %arg7 = %arg4) -> (i32, i32) {
      %1 = "u.u"(%arg6, %arg6, %arg7) : (i32, i32, i32) -> i32
      scf.yield %1, %arg3 : i32, i32
    }
    return %0#0, %0#1, %0#0 : i32, i32, i32
  }
  func.func @same_as_init(%arg0: index, %arg1: index, %arg2: index, %arg3: i32) -> i32 {
    scf.for %arg4 = %arg0 to %arg1 step %arg2 {
      "u.u"(%arg3) : (i32) -> ()
    }
    return %arg3 : i32
  }
  func.func @deadresult(%arg0: index, %arg1: index, %arg2: index, %arg3: i32, %arg4: f32) -> f32 {
    %0 = scf.for %arg5 = %arg0 to %arg1 step %arg2 iter_args(%arg6 = %arg4) -> (f32) {
      %1:3 = "u.u"(%arg6) : (f32) -> (i32, f32, i32)
      scf.yield %1#1 : f32
    } {my.attr = 3 : i32}
    return %0 : f32
  }
  func.func @execdup(%arg0: i32, %arg1: i1) -> (i32, i32, i32) {
    cf.cond_br %arg1, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %0:2 = "u.u"() : () -> (i32, i32)
    cf.br ^bb3(%0#0, %0#0 : i32, i32)
  ^bb2:  // pred: ^bb0
    %1:2 = "u.u"() : () -> (i32, i32)
    cf.br ^bb3(%1#0, %1#0 : i32, i32)
  ^bb3(%2: i32, %3: i32):  // 2 preds: ^bb1, ^bb2
    "foo.t"(%2, %3) : (i32, i32) -> ()
    return %2, %2, %3 : i32, i32, i32
  }
  func.func @exec_noinline(%arg0: i32, %arg1: i1) -> (i32, i32, i32) {
    %0 = scf.execute_region -> i32 no_inline {
      cf.cond_br %arg1, ^bb1, ^bb2
    ^bb1:  // pred: ^bb0
      %1:2 = "u.u"() : () -> (i32, i32)
      scf.yield %1#0 : i32
    ^bb2:  // pred: ^bb0
      %2:2 = "u.u"() : () -> (i32, i32)
      scf.yield %2#0 : i32
    }
    return %0, %0, %0 : i32, i32, i32
  }
  func.func @exec_noinline1(%arg0: i32, %arg1: i1) -> (i32, i32, i32) {
    %0 = scf.execute_region -> i32 no_inline {
      %1:2 = "u.u"() : () -> (i32, i32)
      scf.yield %1#0 : i32
    }
    return %0, %arg0, %0 : i32, i32, i32
  }
  func.func @isw(%arg0: i32, %arg1: index) -> (i32, i32, i32) {
    %0 = scf.index_switch %arg1 -> i32 
    case 1 {
      %1:2 = "u.u"() : () -> (i32, i32)
      scf.yield %1#0 : i32
    }
    case 2 {
      %1:2 = "u.u"() : () -> (i32, i32)
      scf.yield %1#0 : i32
    }
    default {
      %1:2 = "u.u"() : () -> (i32, i32)
      scf.yield %1#1 : i32
    }
    return %0, %arg0, %0 : i32, i32, i32
  }
  func.func @iswc(%arg0: i32) -> (i32, i32) {
    %0:2 = "u.v"() : () -> (i32, i32)
    return %0#0, %arg0 : i32, i32
  }
  func.func @ifdup(%arg0: i1, %arg1: i32) -> (i32, i32, i32, i32) {
    %0:2 = scf.if %arg0 -> (i32, i32) {
      %1:2 = "u.u"() : () -> (i32, i32)
      scf.yield %1#0, %1#1 : i32, i32
    } else {
      %1:2 = "u.u"() : () -> (i32, i32)
      scf.yield %1#1, %1#1 : i32, i32
    }
    return %0#0, %0#0, %0#1, %arg1 : i32, i32, i32, i32
  }
  func.func @inner_const(%arg0: index, %arg1: index, %arg2: index) -> i32 {
    %c1_i32 = arith.constant 1 : i32
    scf.for %arg3 = %arg0 to %arg1 step %arg2 {
      "u.u"(%c1_i32) : (i32) -> ()
    }
    return %c1_i32 : i32
  }
  func.func @nestedloop(%arg0: index, %arg1: index, %arg2: index, %arg3: i32) -> i32 {
    scf.for %arg4 = %arg0 to %arg1 step %arg2 {
      scf.for %arg5 = %arg0 to %arg1 step %arg2 {
        "u.u"(%arg3) : (i32) -> ()
      }
    }
    return %arg3 : i32
  }
}

