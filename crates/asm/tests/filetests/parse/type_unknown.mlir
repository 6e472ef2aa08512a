// terrace opt
func.func private @f(i32, !llvm.pointer)
// ==== stderr ====
<stdin>:2:33: error: unknown LLVM type: pointer
func.func private @f(i32, !llvm.pointer)
                                ^
// ==== exit 1 ====
