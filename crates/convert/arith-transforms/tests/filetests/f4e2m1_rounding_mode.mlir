// terrace opt --arith-expand=include-f4e2m1
// MLIR loses the rounding mode.
func.func @truncate(%a: f32) -> f4E2M1FN {
  %0 = arith.truncf %a toward_zero : f32 to f4E2M1FN
  return %0 : f4E2M1FN
}
// ==== stderr ====
<stdin>:4:8: error: failed to legalize operation 'arith.truncf' that was explicitly marked illegal
  %0 = arith.truncf %a toward_zero : f32 to f4E2M1FN
       ^
<stdin>:4:8: note: see current operation: %0 = "arith.truncf"(%arg0) <{roundingmode = 3 : i32}> : (f32) -> f4E2M1FN
<stdin>:4:8: note: pattern 'F4E2M1TruncFOpConverter' does not apply: only the default rounding mode is expanded
// ==== exit 1 ====
