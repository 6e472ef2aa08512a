// terrace opt
// Conditions and switches of scf.
func.func @if(%c: i1, %x: f32) -> f32 {
  scf.if %c {
  }
  scf.if %c {
    scf.yield
  } else {
  } {note}
  %0 = scf.if %c -> f32 {
    scf.yield %x : f32
  } else {
    scf.yield {note} %x : f32
  }
  %1:2 = scf.if %c -> (f32, f32) {
    %2 = scf.if %c -> (f32) {
      scf.yield %x : f32
    } else {
      scf.yield %0 : f32
    }
    scf.yield %2, %x : f32, f32
  } else {
    scf.yield %x, %x : f32, f32
  }
  scf.if %c {
    scf.yield {note}
  }
  return %1#1 : f32
}
func.func @execute_region(%c: i1, %x: f32) {
  scf.execute_region {
    scf.yield
  }
  scf.execute_region no_inline {
    scf.yield
  } {note}
  %0 = scf.execute_region -> f32 {
    cf.cond_br %c, ^bb1(%x : f32), ^bb2
  ^bb1(%y: f32):
    scf.yield %y : f32
  ^bb2:
    scf.yield %x : f32
  }
  %1:2 = scf.execute_region -> (f32, i1) no_inline {
    scf.yield %0, %c : f32, i1
  }
  return
}
func.func @index_switch(%i: index, %x: i32) {
  %0 = scf.index_switch %i {note} -> i32
  case 2 {
    scf.yield %x : i32
  }
  case -5 {
    scf.yield %x : i32
  }
  default {
    scf.yield %x : i32
  }
  scf.index_switch %i
  default {
  }
  %1:2 = scf.index_switch %i -> i32, index
  case 0 {
    scf.yield %x, %i : i32, index
  }
  default {
    scf.yield %0, %i : i32, index
  }
  scf.index_switch %i
  case 1 {
    scf.yield
  }
  default {
    scf.yield {note}
  }
  return
}
// ==== stdout ====
module {
  func.func @if(%arg0: i1, %arg1: f32) -> f32 {
    scf.if %arg0 {
    }
    scf.if %arg0 {
    } else {
    } {note}
    %0 = scf.if %arg0 -> (f32) {
      scf.yield %arg1 : f32
    } else {
      scf.yield {note} %arg1 : f32
    }
    %1:2 = scf.if %arg0 -> (f32, f32) {
      %2 = scf.if %arg0 -> (f32) {
        scf.yield %arg1 : f32
      } else {
        scf.yield %0 : f32
      }
      scf.yield %2, %arg1 : f32, f32
    } else {
      scf.yield %arg1, %arg1 : f32, f32
    }
    scf.if %arg0 {
    }
    return %1#1 : f32
  }
  func.func @execute_region(%arg0: i1, %arg1: f32) {
    scf.execute_region {
      scf.yield
    }
    scf.execute_region no_inline {
      scf.yield
    } {note}
    %0 = scf.execute_region -> f32 {
      cf.cond_br %arg0, ^bb1(%arg1 : f32), ^bb2
    ^bb1(%2: f32):  // pred: ^bb0
      scf.yield %2 : f32
    ^bb2:  // pred: ^bb0
      scf.yield %arg1 : f32
    }
    %1:2 = scf.execute_region -> (f32, i1) no_inline {
      scf.yield %0, %arg0 : f32, i1
    }
    return
  }
  func.func @index_switch(%arg0: index, %arg1: i32) {
    %0 = scf.index_switch %arg0 {note} -> i32 
    case 2 {
      scf.yield %arg1 : i32
    }
    case -5 {
      scf.yield %arg1 : i32
    }
    default {
      scf.yield %arg1 : i32
    }
    scf.index_switch %arg0 
    default {
    }
    %1:2 = scf.index_switch %arg0 -> i32, index 
    case 0 {
      scf.yield %arg1, %arg0 : i32, index
    }
    default {
      scf.yield %0, %arg0 : i32, index
    }
    scf.index_switch %arg0 
    case 1 {
      scf.yield
    }
    default {
      scf.yield {note}
    }
    return
  }
}

