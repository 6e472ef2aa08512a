// terrace opt --arith-expand=include-bf16
// A rounding mode is not expanded.
func.func @truncate(%a: f32) -> bf16 {
  %0 = arith.truncf %a downward : f32 to bf16
  return %0 : bf16
}
