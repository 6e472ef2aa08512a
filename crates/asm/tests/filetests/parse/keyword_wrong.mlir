// terrace opt
func.func @f(%a: i32) -> i1 {
  %0 = arith.cmpi less, %a, %a : i32
  return %0 : i1
}
// ==== stderr ====
<stdin>:3:19: error: custom op 'arith.cmpi' expected string or keyword containing one of the following enum values for attribute 'predicate' [eq, ne, slt, sle, sgt, sge, ult, ule, ugt, uge]
  %0 = arith.cmpi less, %a, %a : i32
                  ^
// ==== exit 1 ====
