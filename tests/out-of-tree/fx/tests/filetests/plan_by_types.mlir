// fx lower --plan
// The conversion of a dialect runs for its types too, where none of its operations is there.
func.func private @f(memref<4x!fx.fixed<8, 8>>)
// ==== stdout ====
builtin.module(convert-fx-to-arith,convert-fx-to-llvm,convert-func-to-llvm)
