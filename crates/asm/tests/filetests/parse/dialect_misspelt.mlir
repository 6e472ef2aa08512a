// terrace opt
// A name near to that of a dialect.
func.func @f(%i: i32) {
  "aritj.addi"(%i, %i) : (i32, i32) -> ()
  return
}
// ==== stderr ====
<stdin>:4:15: error: operation being parsed with an unregistered dialect. If this is intended, please use -allow-unregistered-dialect with the MLIR tool used
  "aritj.addi"(%i, %i) : (i32, i32) -> ()
              ^
<stdin>:4:15: note: did you mean 'arith'?
// ==== exit 1 ====
