// terrace opt
func.func private @f(memref<4xtuple<i32>>)
// ==== stderr ====
<stdin>:2:31: error: invalid memref element type
func.func private @f(memref<4xtuple<i32>>)
                              ^
// ==== exit 1 ====
