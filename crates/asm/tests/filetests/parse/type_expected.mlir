// terrace opt
func.func private @f(i32, 42)
// ==== stderr ====
<stdin>:2:26: error: expected non-function type
func.func private @f(i32, 42)
                         ^
// ==== exit 1 ====
