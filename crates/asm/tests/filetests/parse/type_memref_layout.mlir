// terrace opt
func.func private @f(memref<4xf32, strided<[1, 2]>>)
// ==== stderr ====
<stdin>:2:22: error: expected the number of strides to match the rank
func.func private @f(memref<4xf32, strided<[1, 2]>>)
                     ^
// ==== exit 1 ====
