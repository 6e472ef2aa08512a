// terrace opt --arith-emulate-unsupported-floats="source-types=f16,f32 target-type=f32"
// The target type is not supported either.
func.func private @f()
// ==== stderr ====
<unknown>:0: error: target type cannot be an unsupported source type
// ==== exit 1 ====
