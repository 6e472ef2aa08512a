// terrace opt --mlir-very-unsafe-disable-verifier-on-parsing
// What is not valid is printed in the generic form, all of it.
func.func @f(%a: i32) {
  "scf.for"() ({
  }) : () -> ()
  %c = arith.constant 1 : i32
  return
}
// ==== stdout ====
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: i32):
    "scf.for"() ({
    }) : () -> ()
    %0 = "arith.constant"() <{value = 1 : i32}> : () -> i32
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

