// terrace opt
func.func @f(%a: i32) -> i32 {
  return %a : i32, i32
}
// ==== stderr ====
<stdin>:3:10: error: custom op 'func.return' number of operands and types do not match: got 1 operands and 2 types
  return %a : i32, i32
         ^
// ==== exit 1 ====
