// terrace opt
func.func @f(%a: i32) {
  %0 = arith.extsi %a : i32 to i8
  return
}
// ==== stderr ====
<stdin>:3:8: error: 'arith.extsi' op operand type 'i32' and result type 'i8' are cast incompatible
  %0 = arith.extsi %a : i32 to i8
       ^
<stdin>:3:8: note: see current operation: %0 = "arith.extsi"(%arg0) : (i32) -> i8
// ==== exit 1 ====
