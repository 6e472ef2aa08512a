// terrace opt --arith-emulate-wide-int=widest-int-supported=33
// MLIR fails without a message.
func.func private @f(i64)
// ==== stderr ====
<stdin>:0:0: error: expected widest-int-supported to be a power of two of at least 2, found 33
// ==== exit 1 ====
