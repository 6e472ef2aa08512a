// terrace opt --mlir-print-op-generic
// Conditions and switches of scf in generic form.
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
"builtin.module"() ({
  "func.func"() <{function_type = (i1, f32) -> f32, sym_name = "if"}> ({
  ^bb0(%arg4: i1, %arg5: f32):
    "scf.if"(%arg4) ({
      "scf.yield"() : () -> ()
    }, {
    }) : (i1) -> ()
    "scf.if"(%arg4) ({
      "scf.yield"() : () -> ()
    }, {
      "scf.yield"() : () -> ()
    }) {note} : (i1) -> ()
    %5 = "scf.if"(%arg4) ({
      "scf.yield"(%arg5) : (f32) -> ()
    }, {
      "scf.yield"(%arg5) {note} : (f32) -> ()
    }) : (i1) -> f32
    %6:2 = "scf.if"(%arg4) ({
      %7 = "scf.if"(%arg4) ({
        "scf.yield"(%arg5) : (f32) -> ()
      }, {
        "scf.yield"(%5) : (f32) -> ()
      }) : (i1) -> f32
      "scf.yield"(%7, %arg5) : (f32, f32) -> ()
    }, {
      "scf.yield"(%arg5, %arg5) : (f32, f32) -> ()
    }) : (i1) -> (f32, f32)
    "scf.if"(%arg4) ({
      "scf.yield"() {note} : () -> ()
    }, {
    }) : (i1) -> ()
    "func.return"(%6#1) : (f32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i1, f32) -> (), sym_name = "execute_region"}> ({
  ^bb0(%arg2: i1, %arg3: f32):
    "scf.execute_region"() ({
      "scf.yield"() : () -> ()
    }) : () -> ()
    "scf.execute_region"() <{no_inline}> ({
      "scf.yield"() : () -> ()
    }) {note} : () -> ()
    %2 = "scf.execute_region"() ({
      "cf.cond_br"(%arg2, %arg3)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, f32) -> ()
    ^bb1(%4: f32):  // pred: ^bb0
      "scf.yield"(%4) : (f32) -> ()
    ^bb2:  // pred: ^bb0
      "scf.yield"(%arg3) : (f32) -> ()
    }) : () -> f32
    %3:2 = "scf.execute_region"() <{no_inline}> ({
      "scf.yield"(%2, %arg2) : (f32, i1) -> ()
    }) : () -> (f32, i1)
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (index, i32) -> (), sym_name = "index_switch"}> ({
  ^bb0(%arg0: index, %arg1: i32):
    %0 = "scf.index_switch"(%arg0) <{cases = array<i64: 2, -5>}> ({
      "scf.yield"(%arg1) : (i32) -> ()
    }, {
      "scf.yield"(%arg1) : (i32) -> ()
    }, {
      "scf.yield"(%arg1) : (i32) -> ()
    }) {note} : (index) -> i32
    "scf.index_switch"(%arg0) <{cases = array<i64>}> ({
      "scf.yield"() : () -> ()
    }) : (index) -> ()
    %1:2 = "scf.index_switch"(%arg0) <{cases = array<i64: 0>}> ({
      "scf.yield"(%0, %arg0) : (i32, index) -> ()
    }, {
      "scf.yield"(%arg1, %arg0) : (i32, index) -> ()
    }) : (index) -> (i32, index)
    "scf.index_switch"(%arg0) <{cases = array<i64: 1>}> ({
      "scf.yield"() {note} : () -> ()
    }, {
      "scf.yield"() : () -> ()
    }) : (index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

