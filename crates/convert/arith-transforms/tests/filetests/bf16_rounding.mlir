// terrace opt --arith-expand=include-bf16
// A rounding mode is not expanded.
func.func @truncate(%a: f32) -> bf16 {
  %0 = arith.truncf %a downward : f32 to bf16
  return %0 : bf16
}
// ==== stderr ====
<stdin>:4:8: error: failed to legalize operation 'arith.truncf' that was explicitly marked illegal
  %0 = arith.truncf %a downward : f32 to bf16
       ^
<stdin>:4:8: note: see current operation: %0 = "arith.truncf"(%arg0) <{roundingmode = 1 : i32}> : (f32) -> bf16
<stdin>:4:8: note: pattern 'BFloat16TruncFOpConverter' does not apply: only the default rounding mode is expanded
// ==== exit 1 ====
