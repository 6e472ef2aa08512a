// terrace opt
func.func @f(%v: i32, %a: i64) {
  "cf.switch"(%v, %a)[^bb1] <{case_operand_segments = array<i32>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (i32, i64) -> ()
^bb1(%b: i32):
  return
}
// ==== stderr ====
<stdin>:3:3: error: type mismatch for bb argument #0 of successor #0
  "cf.switch"(%v, %a)[^bb1] <{case_operand_segments = array<i32>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (i32, i64) -> ()
  ^
<stdin>:3:3: note: see current operation: "cf.switch"(%arg0, %arg1)[^bb1] <{case_operand_segments = array<i32>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (i32, i64) -> ()
// ==== exit 1 ====
