// terrace opt --allow-unregistered-dialect
"t.outer"() ({
  %a = "t.def"() : () -> i32
  "func.func"() <{function_type = () -> i32, sym_name = "f"}> ({
    "func.return"(%a) : (i32) -> ()
  }) : () -> ()
}) : () -> ()
// ==== stderr ====
<stdin>:5:5: error: 'func.return' op using value defined outside the region
    "func.return"(%a) : (i32) -> ()
    ^
<stdin>:5:5: note: see current operation: "func.return"(<<UNKNOWN SSA VALUE>>) : (i32) -> ()
<stdin>:4:3: note: required by region isolation constraints
  "func.func"() <{function_type = () -> i32, sym_name = "f"}> ({
  ^
// ==== exit 1 ====
