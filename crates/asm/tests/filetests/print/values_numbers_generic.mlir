// terrace opt --allow-unregistered-dialect --mlir-print-op-generic
// The generic form numbers every value of the function differently.
func.func @f() {
  %a = "t.def"() : () -> i32
  "t.two"() ({
    %x = "t.def"() : () -> i32
    "t.inner"() ({
      %y = "t.def"() : () -> i32
    }) : () -> ()
    %z = "t.def"() : () -> i32
  }, {
    %w = "t.def"() : () -> i32
  }) : () -> ()
  %b = "t.def"() : () -> i32
  return
}
// ==== stdout ====
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
    %0 = "t.def"() : () -> i32
    "t.two"() ({
      %3 = "t.def"() : () -> i32
      "t.inner"() ({
        %5 = "t.def"() : () -> i32
      }) : () -> ()
      %4 = "t.def"() : () -> i32
    }, {
      %2 = "t.def"() : () -> i32
    }) : () -> ()
    %1 = "t.def"() : () -> i32
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

