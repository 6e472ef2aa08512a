// terrace opt --canonicalize
// Conditions of scf.if in each other are combined so that an inner one that is poison counts only where the outer one holds.
func.func private @use()
func.func @defined(%a: i1, %x: i32, %y: i32) {
  %s = arith.addi %x, %y : i32
  %b = arith.cmpi slt, %s, %x : i32
  scf.if %a {
    scf.if %b {
      func.call @use() : () -> ()
    }
  }
  return
}
func.func @overflow(%a: i1, %x: i32, %y: i32) {
  %s = arith.addi %x, %y overflow<nsw> : i32
  %b = arith.cmpi slt, %s, %x : i32
  scf.if %a {
    scf.if %b {
      func.call @use() : () -> ()
    }
  }
  return
}
func.func @shift(%a: i1, %x: i32, %y: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %s = arith.shli %x, %y : i32
  %b = arith.cmpi slt, %s, %x : i32
  %r = scf.if %a -> i32 {
    %q = scf.if %b -> i32 {
      func.call @use() : () -> ()
      scf.yield %x : i32
    } else {
      scf.yield %c0 : i32
    }
    scf.yield %q : i32
  } else {
    scf.yield %c0 : i32
  }
  return %r : i32
}
func.func @shift_by_one(%a: i1, %x: i32) {
  %c1 = arith.constant 1 : i32
  %s = arith.shrsi %x, %c1 : i32
  %b = arith.cmpi slt, %s, %x : i32
  scf.if %a {
    scf.if %b {
      func.call @use() : () -> ()
    }
  }
  return
}
func.func @no_nan(%a: i1, %x: f32) {
  %b = arith.cmpf oeq, %x, %x fastmath<nnan> : f32
  scf.if %a {
    scf.if %b {
      func.call @use() : () -> ()
    }
  }
  return
}
func.func @conversion(%a: i1, %x: f32, %y: i32) {
  %s = arith.fptosi %x : f32 to i32
  %b = arith.cmpi slt, %s, %y : i32
  scf.if %a {
    scf.if %b {
      func.call @use() : () -> ()
    }
  }
  return
}
func.func @poison(%a: i1) {
  %b = ub.poison : i1
  scf.if %a {
    scf.if %b {
      func.call @use() : () -> ()
    }
  }
  return
}
// ==== stdout ====
module {
  func.func private @use()
  func.func @defined(%arg0: i1, %arg1: i32, %arg2: i32) {
    %0 = arith.addi %arg1, %arg2 : i32
    %1 = arith.cmpi slt, %0, %arg1 : i32
    %2 = arith.andi %arg0, %1 : i1
    scf.if %2 {
      func.call @use() : () -> ()
    }
    return
  }
  func.func @overflow(%arg0: i1, %arg1: i32, %arg2: i32) {
    %false = arith.constant false
    %0 = arith.addi %arg1, %arg2 overflow<nsw> : i32
    %1 = arith.cmpi slt, %0, %arg1 : i32
    %2 = arith.select %arg0, %1, %false : i1
    scf.if %2 {
      func.call @use() : () -> ()
    }
    return
  }
  func.func @shift(%arg0: i1, %arg1: i32, %arg2: i32) -> i32 {
    %false = arith.constant false
    %c0_i32 = arith.constant 0 : i32
    %0 = arith.shli %arg1, %arg2 : i32
    %1 = arith.cmpi slt, %0, %arg1 : i32
    %2 = arith.select %arg0, %1, %false : i1
    %3 = arith.select %2, %arg1, %c0_i32 : i32
    scf.if %2 {
      func.call @use() : () -> ()
    }
    return %3 : i32
  }
  func.func @shift_by_one(%arg0: i1, %arg1: i32) {
    %c1_i32 = arith.constant 1 : i32
    %0 = arith.shrsi %arg1, %c1_i32 : i32
    %1 = arith.cmpi slt, %0, %arg1 : i32
    %2 = arith.andi %arg0, %1 : i1
    scf.if %2 {
      func.call @use() : () -> ()
    }
    return
  }
  func.func @no_nan(%arg0: i1, %arg1: f32) {
    %false = arith.constant false
    %0 = arith.cmpf oeq, %arg1, %arg1 fastmath<nnan> : f32
    %1 = arith.select %arg0, %0, %false : i1
    scf.if %1 {
      func.call @use() : () -> ()
    }
    return
  }
  func.func @conversion(%arg0: i1, %arg1: f32, %arg2: i32) {
    %false = arith.constant false
    %0 = arith.fptosi %arg1 : f32 to i32
    %1 = arith.cmpi slt, %0, %arg2 : i32
    %2 = arith.select %arg0, %1, %false : i1
    scf.if %2 {
      func.call @use() : () -> ()
    }
    return
  }
  func.func @poison(%arg0: i1) {
    return
  }
}

