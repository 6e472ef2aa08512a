// terrace opt --math-extend-to-supported-types=extra-types=f32,i32
// An option that names no float type.
func.func private @f()
// ==== stderr ====
<unknown>:0: error: could not map source type 'i32' to a known floating-point type
// ==== exit 1 ====
