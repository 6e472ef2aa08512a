// terrace opt
func.func @f(%a: i32) -> i32 {
  %0 = arith.addi %a, %a i32
  return %0 : i32
}
// ==== stderr ====
<stdin>:3:25: error: expected ':'
  %0 = arith.addi %a, %a i32
                        ^
// ==== exit 1 ====
