// terrace opt
// Everything may be written in the generic form.
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32) -> i32, sym_name = "f"}> ({
  ^bb0(%a: i32, %b: i32):
    %0 = "arith.addi"(%a, %b) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
    %1 = "arith.cmpi"(%a, %0) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "cf.cond_br"(%1, %0, %a)[^bb1, ^bb1] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i32, i32) -> ()
  ^bb1(%c: i32):
    "func.return"(%c) : (i32) -> ()
  }) : () -> ()
}) : () -> ()
// ==== stdout ====
module {
  func.func @f(%arg0: i32, %arg1: i32) -> i32 {
    %0 = arith.addi %arg0, %arg1 overflow<nsw> : i32
    %1 = arith.cmpi slt, %arg0, %0 : i32
    cf.cond_br %1, ^bb1(%0 : i32), ^bb1(%arg0 : i32)
  ^bb1(%2: i32):  // 2 preds: ^bb0, ^bb0
    return %2 : i32
  }
}

