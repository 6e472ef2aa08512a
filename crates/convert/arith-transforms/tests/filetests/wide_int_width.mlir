// terrace opt --arith-emulate-wide-int=widest-int-supported=33
// MLIR fails without a message.
func.func private @f(i64)
// ==== stderr ====
<stdin>:0:0: error: the width of the widest integer supported must be a power of two from 2 on, but is 33
// ==== exit 1 ====
