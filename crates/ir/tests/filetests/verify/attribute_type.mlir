// terrace opt
func.func @f(%a: i32) {
  %0 = "arith.cmpi"(%a, %a) <{predicate = "eq"}> : (i32, i32) -> i1
  return
}
// ==== stderr ====
<stdin>:3:8: error: invalid properties {predicate = "eq"} for op arith.cmpi: Invalid attribute `predicate` in property conversion: "eq"
  %0 = "arith.cmpi"(%a, %a) <{predicate = "eq"}> : (i32, i32) -> i1
       ^
// ==== exit 1 ====
