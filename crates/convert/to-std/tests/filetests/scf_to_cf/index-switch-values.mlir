// terrace opt --convert-scf-to-cf=allow-pattern-rollback=0 --mlir-print-op-generic
// Case values keep their high bits.
func.func @f(%a: index, %x: f32) -> f32 {
  %sw = scf.index_switch %a -> f32
   case 2 { scf.yield %x : f32 }
   case 50000000000 { scf.yield %x : f32 }
   default { scf.yield %x : f32 }
  return %sw : f32
}
// ==== stdout ====
"builtin.module"() ({
  "func.func"() <{function_type = (index, f32) -> f32, sym_name = "f"}> ({
  ^bb0(%arg0: index, %arg1: f32):
    %0 = "arith.index_cast"(%arg0) : (index) -> i64
    "cf.switch"(%0)[^bb3, ^bb1, ^bb2] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[2, 50000000000]> : vector<2xi64>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i64) -> ()
  ^bb1:  // pred: ^bb0
    "cf.br"(%arg1)[^bb4] : (f32) -> ()
  ^bb2:  // pred: ^bb0
    "cf.br"(%arg1)[^bb4] : (f32) -> ()
  ^bb3:  // pred: ^bb0
    "cf.br"(%arg1)[^bb4] : (f32) -> ()
  ^bb4(%1: f32):  // 3 preds: ^bb1, ^bb2, ^bb3
    "func.return"(%1) : (f32) -> ()
  }) : () -> ()
}) : () -> ()

