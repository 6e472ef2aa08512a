// terrace opt --canonicalize --allow-unregistered-dialect
// scf.for by its number of iterations; scf.if: known conditions, choices, neighbours, nests.
func.func @same(%lb: index, %s: index, %x: i32) -> i32 {
  %r = scf.for %i = %lb to %lb step %s iter_args(%a = %x) -> i32 {
    %b = "u.u"(%a) : (i32) -> i32
    scf.yield %b : i32
  }
  return %r : i32
}
func.func @plus(%lb: index) {
  %c4 = arith.constant 4 : index
  %ub = arith.addi %lb, %c4 : index
  scf.for %i = %lb to %ub step %c4 { "u.one"(%i) : (index) -> () }
  %c3 = arith.constant 3 : index
  scf.for %i = %lb to %ub step %c3 { "u.two"(%i) : (index) -> () }
  return
}
func.func @plusneg(%lb: index, %s: index) {
  %c4 = arith.constant -4 : index
  %ub = arith.addi %lb, %c4 : index
  scf.for %i = %lb to %ub step %s { "u.zero"(%i) : (index) -> () }
  return
}
func.func @const_unknown_step(%s: index) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  scf.for %i = %c4 to %c0 step %s { "u.zero"(%i) : (index) -> () }
  scf.for %i = %c0 to %c4 step %s { "u.u"(%i) : (index) -> () }
  return
}
func.func @zero_step() {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  scf.for %i = %c0 to %c4 step %c0 { "u.zs"(%i) : (index) -> () }
  %m = arith.constant -1 : index
  scf.for %i = %c0 to %c4 step %m { "u.neg"(%i) : (index) -> () }
  scf.for %i = %c4 to %c0 step %m { "u.neg2"(%i) : (index) -> () }
  return
}
func.func @i8() {
  %c0 = arith.constant -128 : i8
  %c4 = arith.constant 127 : i8
  %s = arith.constant 127 : i8
  %s1 = arith.constant 1 : i8
  %z = arith.constant 0 : i8
  scf.for %i = %c0 to %c4 step %s : i8 { "u.wide"(%i) : (i8) -> () }
  scf.for unsigned %i = %c0 to %c4 step %s : i8 { "u.uzero"(%i) : (i8) -> () }
  scf.for unsigned %i = %c4 to %c0 step %s1 : i8 { "u.uone"(%i) : (i8) -> () }
  scf.for unsigned %i = %z to %c0 step %c0 : i8 { "u.uone2"(%i) : (i8) -> () }
  scf.for unsigned %i = %z to %c0 step %s : i8 { "u.utwo"(%i) : (i8) -> () }
  return
}
func.func @empty(%x: i32, %y: i32) -> (i32, i32) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %c1 = arith.constant 1 : index
  %r:2 = scf.for %i = %c0 to %c4 step %c1 iter_args(%a = %x, %b = %y) -> (i32, i32) {
    scf.yield %y, %x : i32, i32
  }
  return %r#0, %r#1 : i32, i32
}
func.func @empty2(%x: i32, %y: i32) -> (i32, i32) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %c1 = arith.constant 1 : index
  %r:2 = scf.for %i = %c0 to %c4 step %c1 iter_args(%a = %x, %b = %y) -> (i32, i32) {
    scf.yield %b, %a : i32, i32
  }
  return %r#0, %r#1 : i32, i32
}
func.func @empty3(%x: i32, %y: i32) -> (index) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %c4 step %c1 iter_args(%a = %c0) -> (index) {
    scf.yield %i : index
  }
  return %r : index
}
func.func @addivar(%lb: i32, %d: i32, %x: i32) {
  %ub = arith.addi %lb, %d : i32
  scf.for %i = %lb to %ub step %d : i32 { "u.u"(%i) : (i32) -> () }
  %c = arith.constant 5 : i32
  %ub2 = arith.addi %lb, %c overflow<nsw> : i32
  scf.for %i = %lb to %ub2 step %c : i32 { "u.one"(%i) : (i32) -> () }
  scf.for unsigned %i = %lb to %ub2 step %c : i32 { "u.unsone"(%i) : (i32) -> () }
  %ub3 = arith.addi %lb, %c overflow<nuw> : i32
  scf.for %i = %lb to %ub3 step %c : i32 { "u.nuw"(%i) : (i32) -> () }
  scf.for unsigned %i = %lb to %ub3 step %c : i32 { "u.unsnuw"(%i) : (i32) -> () }
  %ub4 = arith.addi %lb, %c : i32
  scf.for %i = %lb to %ub4 step %c : i32 { "u.no"(%i) : (i32) -> () }
  return
}
func.func @if1(%c: i1, %x: i32, %y: i32) -> (i32, i1, i1, i32) {
  %t = arith.constant true
  %f = arith.constant false
  %r:5 = scf.if %c -> (i32, i1, i1, i32, i32) {
    %z = "u.x"(%c) : (i1) -> i32
    scf.yield %x, %t, %f, %z, %y : i32, i1, i1, i32, i32
  } else {
    %z = "u.y"(%c) : (i1) -> i32
    scf.yield %y, %f, %t, %z, %y : i32, i1, i1, i32, i32
  }
  return %r#0, %r#1, %r#2, %r#3 : i32, i1, i1, i32
}
func.func @ifconst(%x: i32) -> i32 {
  %t = arith.constant true
  %f = arith.constant false
  %r = scf.if %t -> i32 { %q = "u.a"() : () -> i32  scf.yield %q : i32 } else { scf.yield %x : i32 }
  scf.if %f { "u.b"() : () -> () }
  scf.if %f { "u.b"() : () -> () } else { "u.c"() : () -> () }
  return %r : i32
}
func.func @combine(%c: i1, %x: i32) -> (i32, i32) {
  %t = arith.constant true
  %r = scf.if %c -> i32 { %q = "u.a"() : () -> i32  scf.yield %q : i32 } else { %q = "u.b"() : () -> i32 scf.yield %q : i32 }
  %s = scf.if %c -> i32 { %q = "u.c"(%r) : (i32) -> i32  scf.yield %q : i32 } else { %q = "u.d"(%r) : (i32) -> i32 scf.yield %q : i32 }
  %n = arith.xori %c, %t : i1
  scf.if %n { "u.e"(%s) : (i32) -> () }
  return %r, %s : i32, i32
}
func.func @combinenot(%c: i1, %x: i32) -> (i32) {
  %t = arith.constant true
  %n = arith.xori %c, %t : i1
  %r = scf.if %c -> i32 { %q = "u.a"() : () -> i32  scf.yield %q : i32 } else { %q = "u.b"() : () -> i32 scf.yield %q : i32 }
  scf.if %n { "u.e"(%r) : (i32) -> () }
  scf.if %n { "u.f"(%r) : (i32) -> () }
  scf.if %c { "u.g"(%r) : (i32) -> () }
  return %r : i32
}
func.func @nested(%c: i1, %d: i1, %x: i32, %y: i32) -> (i32) {
  scf.if %c { scf.if %d { "u.e"() : () -> () } }
  %r = scf.if %c -> i32 {
    %q = scf.if %d -> i32 { %u = "u.f"() : () -> i32  scf.yield %u : i32 } else { scf.yield %y : i32 }
    scf.yield %q : i32
  } else { scf.yield %y : i32 }
  return %r : i32
}
func.func @nested2(%c: i1, %d: i1, %x: i32, %y: i32) -> (i32, i32) {
  %r:2 = scf.if %c -> (i32, i32) {
    %q = scf.if %d -> i32 { %u = "u.f"() : () -> i32  scf.yield %u : i32 } else { scf.yield %y : i32 }
    scf.yield %q, %x : i32, i32
  } else { scf.yield %y, %y : i32, i32 }
  return %r#0, %r#1 : i32, i32
}
func.func @emptyelse(%c: i1) {
  scf.if %c { "u.e"() : () -> () } else { }
  scf.if %c { } else { "u.f"() : () -> () }
  scf.if %c { "u.g"(%c) : (i1) -> () } else { "u.h"(%c) : (i1) -> () } {k = 1 : i32}
  return
}
// ==== stdout ====
module {
  func.func @same(%arg0: index, %arg1: index, %arg2: i32) -> i32 {
    return %arg2 : i32
  }
  func.func @plus(%arg0: index) {
    %c3 = arith.constant 3 : index
    %c4 = arith.constant 4 : index
    %0 = arith.addi %arg0, %c4 : index
    scf.for %arg1 = %arg0 to %0 step %c4 {
      "u.one"(%arg1) : (index) -> ()
    }
    scf.for %arg1 = %arg0 to %0 step %c3 {
      "u.two"(%arg1) : (index) -> ()
    }
    return
  }
  func.func @plusneg(%arg0: index, %arg1: index) {
    %c-4 = arith.constant -4 : index
    %0 = arith.addi %arg0, %c-4 : index
    scf.for %arg2 = %arg0 to %0 step %arg1 {
      "u.zero"(%arg2) : (index) -> ()
    }
    return
  }
  func.func @const_unknown_step(%arg0: index) {
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    scf.for %arg1 = %c0 to %c4 step %arg0 {
      "u.u"(%arg1) : (index) -> ()
    }
    return
  }
  func.func @zero_step() {
    return
  }
  func.func @i8() {
    %c-128_i8 = arith.constant -128 : i8
    %c127_i8 = arith.constant 127 : i8
    %c0_i8 = arith.constant 0 : i8
    scf.for %arg0 = %c-128_i8 to %c127_i8 step %c127_i8  : i8 {
      "u.wide"(%arg0) : (i8) -> ()
    }
    "u.uone"(%c127_i8) : (i8) -> ()
    "u.uone2"(%c0_i8) : (i8) -> ()
    scf.for unsigned %arg0 = %c0_i8 to %c-128_i8 step %c127_i8  : i8 {
      "u.utwo"(%arg0) : (i8) -> ()
    }
    return
  }
  func.func @empty(%arg0: i32, %arg1: i32) -> (i32, i32) {
    return %arg1, %arg0 : i32, i32
  }
  func.func @empty2(%arg0: i32, %arg1: i32) -> (i32, i32) {
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %c1 = arith.constant 1 : index
    %0:2 = scf.for %arg2 = %c0 to %c4 step %c1 iter_args(%arg3 = %arg0, %arg4 = %arg1) -> (i32, i32) {
      scf.yield %arg4, %arg3 : i32, i32
    }
    return %0#0, %0#1 : i32, i32
  }
  func.func @empty3(%arg0: i32, %arg1: i32) -> index {
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %c1 = arith.constant 1 : index
    %0 = scf.for %arg2 = %c0 to %c4 step %c1 iter_args(%arg3 = %c0) -> (index) {
      scf.yield %arg2 : index
    }
    return %0 : index
  }
  func.func @addivar(%arg0: i32, %arg1: i32, %arg2: i32) {
    %c5_i32 = arith.constant 5 : i32
    %0 = arith.addi %arg0, %arg1 : i32
    scf.for %arg3 = %arg0 to %0 step %arg1  : i32 {
      "u.u"(%arg3) : (i32) -> ()
    }
    %1 = arith.addi %arg0, %c5_i32 overflow<nsw> : i32
    "u.one"(%arg0) : (i32) -> ()
    scf.for unsigned %arg3 = %arg0 to %1 step %c5_i32  : i32 {
      "u.unsone"(%arg3) : (i32) -> ()
    }
    %2 = arith.addi %arg0, %c5_i32 overflow<nuw> : i32
    scf.for %arg3 = %arg0 to %2 step %c5_i32  : i32 {
      "u.nuw"(%arg3) : (i32) -> ()
    }
    "u.unsnuw"(%arg0) : (i32) -> ()
    %3 = arith.addi %arg0, %c5_i32 : i32
    scf.for %arg3 = %arg0 to %3 step %c5_i32  : i32 {
      "u.no"(%arg3) : (i32) -> ()
    }
    return
  }
  func.func @if1(%arg0: i1, %arg1: i32, %arg2: i32) -> (i32, i1, i1, i32) {
    %false = arith.constant false
    %true = arith.constant true
    %0 = arith.select %arg0, %arg1, %arg2 : i32
    %1 = arith.xori %arg0, %true : i1
    %2 = scf.if %arg0 -> (i32) {
      %3 = "u.x"(%true) : (i1) -> i32
      scf.yield %3 : i32
    } else {
      %3 = "u.y"(%false) : (i1) -> i32
      scf.yield %3 : i32
    }
    return %0, %arg0, %1, %2 : i32, i1, i1, i32
  }
  func.func @ifconst(%arg0: i32) -> i32 {
    %0 = "u.a"() : () -> i32
    "u.c"() : () -> ()
    return %0 : i32
  }
  func.func @combine(%arg0: i1, %arg1: i32) -> (i32, i32) {
    %true = arith.constant true
    %0:2 = scf.if %arg0 -> (i32, i32) {
      %2 = "u.a"() : () -> i32
      %3 = "u.c"(%2) : (i32) -> i32
      scf.yield %2, %3 : i32, i32
    } else {
      %2 = "u.b"() : () -> i32
      %3 = "u.d"(%2) : (i32) -> i32
      scf.yield %2, %3 : i32, i32
    }
    %1 = arith.xori %arg0, %true : i1
    scf.if %1 {
      "u.e"(%0#1) : (i32) -> ()
    }
    return %0#0, %0#1 : i32, i32
  }
  func.func @combinenot(%arg0: i1, %arg1: i32) -> i32 {
    %0 = scf.if %arg0 -> (i32) {
      %1 = "u.a"() : () -> i32
      "u.g"(%1) : (i32) -> ()
      scf.yield %1 : i32
    } else {
      %1 = "u.b"() : () -> i32
      "u.e"(%1) : (i32) -> ()
      "u.f"(%1) : (i32) -> ()
      scf.yield %1 : i32
    }
    return %0 : i32
  }
  func.func @nested(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32) -> i32 {
    %0 = arith.andi %arg0, %arg1 : i1
    scf.if %0 {
      "u.e"() : () -> ()
    }
    %1 = arith.andi %arg0, %arg1 : i1
    %2 = scf.if %1 -> (i32) {
      %3 = "u.f"() : () -> i32
      scf.yield %3 : i32
    } else {
      scf.yield %arg3 : i32
    }
    return %2 : i32
  }
  func.func @nested2(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32) -> (i32, i32) {
    %0 = arith.andi %arg0, %arg1 : i1
    %1 = arith.select %arg0, %arg2, %arg3 : i32
    %2 = scf.if %0 -> (i32) {
      %3 = "u.f"() : () -> i32
      scf.yield %3 : i32
    } else {
      scf.yield %arg3 : i32
    }
    return %2, %1 : i32, i32
  }
  func.func @emptyelse(%arg0: i1) {
    %false = arith.constant false
    %true = arith.constant true
    scf.if %arg0 {
      "u.e"() : () -> ()
      "u.g"(%true) : (i1) -> ()
    } else {
      "u.f"() : () -> ()
      "u.h"(%false) : (i1) -> ()
    }
    return
  }
}

