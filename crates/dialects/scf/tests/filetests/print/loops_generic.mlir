// terrace opt --mlir-print-op-generic
// Loops of scf in generic form.
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
"builtin.module"() ({
  "func.func"() <{function_type = (index, i32, f32) -> (), sym_name = "for"}> ({
  ^bb0(%arg36: index, %arg37: i32, %arg38: f32):
    "scf.for"(%arg36, %arg36, %arg36) ({
    ^bb0(%arg49: index):
      "scf.yield"() : () -> ()
    }) : (index, index, index) -> ()
    "scf.for"(%arg36, %arg36, %arg36) ({
    ^bb0(%arg48: index):
      "scf.yield"() : () -> ()
    }) {note} : (index, index, index) -> ()
    "scf.for"(%arg37, %arg37, %arg37) <{unsignedCmp}> ({
    ^bb0(%arg47: i32):
      %13 = "arith.addi"(%arg47, %arg47) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "scf.yield"() : () -> ()
    }) : (i32, i32, i32) -> ()
    %10 = "scf.for"(%arg36, %arg36, %arg36, %arg38) ({
    ^bb0(%arg45: index, %arg46: f32):
      %12 = "arith.addf"(%arg46, %arg46) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "scf.yield"(%12) : (f32) -> ()
    }) : (index, index, index, f32) -> f32
    %11:2 = "scf.for"(%arg37, %arg37, %arg37, %arg38, %arg36) <{unsignedCmp}> ({
    ^bb0(%arg42: i32, %arg43: f32, %arg44: index):
      "scf.yield"(%arg43, %arg44) {note} : (f32, index) -> ()
    }) {note = 1 : i8} : (i32, i32, i32, f32, index) -> (f32, index)
    "scf.for"(%arg36, %arg36, %arg36) ({
    ^bb0(%arg39: index):
      "scf.for"(%arg39, %arg36, %arg36) ({
      ^bb0(%arg40: index):
        "scf.for"(%arg40, %arg39, %arg36) ({
        ^bb0(%arg41: index):
          "scf.yield"() : () -> ()
        }) : (index, index, index) -> ()
        "scf.yield"() : () -> ()
      }) : (index, index, index) -> ()
      "scf.yield"() : () -> ()
    }) : (index, index, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i1, f32, i32) -> (), sym_name = "while"}> ({
  ^bb0(%arg27: i1, %arg28: f32, %arg29: i32):
    %7 = "scf.while"(%arg28) ({
    ^bb0(%arg35: f32):
      "scf.condition"(%arg27, %arg35) : (i1, f32) -> ()
    }, {
    ^bb0(%arg34: f32):
      %9 = "arith.addf"(%arg34, %arg34) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "scf.yield"(%9) : (f32) -> ()
    }) {note} : (f32) -> f32
    "scf.while"() ({
      "scf.condition"(%arg27) {note} : (i1) -> ()
    }, {
      "scf.yield"() {note} : () -> ()
    }) : () -> ()
    %8:2 = "scf.while"(%arg28, %arg29) ({
    ^bb0(%arg32: f32, %arg33: i32):
      "scf.condition"(%arg27, %arg33, %arg32) {note} : (i1, i32, f32) -> ()
    }, {
    ^bb0(%arg30: i32, %arg31: f32):
      "scf.yield"(%arg31, %arg30) : (f32, i32) -> ()
    }) : (f32, i32) -> (i32, f32)
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (index, f32, i32) -> (), sym_name = "parallel"}> ({
  ^bb0(%arg13: index, %arg14: f32, %arg15: i32):
    "scf.parallel"(%arg13, %arg13, %arg13) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>}> ({
    ^bb0(%arg26: index):
      "scf.reduce"() : () -> ()
    }) : (index, index, index) -> ()
    "scf.parallel"(%arg13, %arg13, %arg13, %arg13, %arg13, %arg13) <{operandSegmentSizes = array<i32: 2, 2, 2, 0>}> ({
    ^bb0(%arg24: index, %arg25: index):
      "scf.reduce"() : () -> ()
    }) {note} : (index, index, index, index, index, index) -> ()
    %4:2 = "scf.parallel"(%arg13, %arg13, %arg13, %arg14, %arg15) <{operandSegmentSizes = array<i32: 1, 1, 1, 2>}> ({
    ^bb0(%arg19: index):
      "scf.reduce"(%arg14, %arg15) ({
      ^bb0(%arg22: f32, %arg23: f32):
        %6 = "arith.addf"(%arg22, %arg23) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
        "scf.reduce.return"(%6) : (f32) -> ()
      }, {
      ^bb0(%arg20: i32, %arg21: i32):
        "scf.reduce.return"(%arg20) {note} : (i32) -> ()
      }) : (f32, i32) -> ()
    }) : (index, index, index, f32, i32) -> (f32, i32)
    %5 = "scf.parallel"(%arg13, %arg13, %arg13, %arg14) <{operandSegmentSizes = array<i32: 1, 1, 1, 1>}> ({
    ^bb0(%arg16: index):
      "scf.reduce"(%arg14) ({
      ^bb0(%arg17: f32, %arg18: f32):
        "scf.reduce.return"(%arg17) : (f32) -> ()
      }) {note} : (f32) -> ()
    }) : (index, index, index, f32) -> f32
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (index, tensor<?xf32>) -> (), sym_name = "forall"}> ({
  ^bb0(%arg0: index, %arg1: tensor<?xf32>):
    "scf.forall"(%arg0) <{operandSegmentSizes = array<i32: 0, 1, 0, 0>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: -9223372036854775808>}> ({
    ^bb0(%arg12: index):
      "scf.forall.in_parallel"() ({
      ^bb0:
      }) : () -> ()
    }) : (index) -> ()
    "scf.forall"(%arg0) <{operandSegmentSizes = array<i32: 0, 1, 0, 0>, staticLowerBound = array<i64: 0, 0>, staticStep = array<i64: 1, 1>, staticUpperBound = array<i64: -9223372036854775808, 5>}> ({
    ^bb0(%arg10: index, %arg11: index):
      %3 = "arith.addi"(%arg10, %arg11) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
      "scf.forall.in_parallel"() ({
      ^bb0:
      }) : () -> ()
    }) {note} : (index) -> ()
    "scf.forall"(%arg0, %arg0, %arg0) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>, staticLowerBound = array<i64: 0, -9223372036854775808>, staticStep = array<i64: 2, -9223372036854775808>, staticUpperBound = array<i64: -9223372036854775808, 5>}> ({
    ^bb0(%arg8: index, %arg9: index):
      "scf.forall.in_parallel"() ({
      ^bb0:
      }) {note} : () -> ()
    }) : (index, index, index) -> ()
    "scf.forall"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: 8>}> ({
    ^bb0(%arg7: index):
      "scf.forall.in_parallel"() ({
      ^bb0:
      }) : () -> ()
    }) : () -> ()
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    "scf.forall"(%0, %1) <{operandSegmentSizes = array<i32: 1, 0, 1, 0>, staticLowerBound = array<i64: -9223372036854775808>, staticStep = array<i64: -9223372036854775808>, staticUpperBound = array<i64: 8>}> ({
    ^bb0(%arg6: index):
      "scf.forall.in_parallel"() ({
      ^bb0:
      }) : () -> ()
    }) : (index, index) -> ()
    "scf.forall"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0>, staticLowerBound = array<i64>, staticStep = array<i64>, staticUpperBound = array<i64>}> ({
      "scf.forall.in_parallel"() ({
      ^bb0:
      }) : () -> ()
    }) : () -> ()
    %2 = "scf.forall"(%arg1) <{operandSegmentSizes = array<i32: 0, 0, 0, 1>, staticLowerBound = array<i64: 0, 0>, staticStep = array<i64: 1, 1>, staticUpperBound = array<i64: 2, 3>}> ({
    ^bb0(%arg3: index, %arg4: index, %arg5: tensor<?xf32>):
      "scf.forall.in_parallel"() ({
      ^bb0:
      }) {note} : () -> ()
    }) : (tensor<?xf32>) -> tensor<?xf32>
    "scf.forall"() <{mapping = [], operandSegmentSizes = array<i32: 0, 0, 0, 0>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: 3>}> ({
    ^bb0(%arg2: index):
      "scf.forall.in_parallel"() ({
      ^bb0:
      }) : () -> ()
    }) : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

