// terrace opt --allow-unregistered-dialect --split-input-file
// An isolated operation that is given operands, of those some that come later.
func.func private @first()
"t.graph"() ({
  "func.func"(%b#1) <{function_type = () -> (), sym_name = "g", sym_visibility = "private"}> ({}) : (i32) -> ()
  %b:2 = "t.op"() : () -> (f32, i32)
}) : () -> ()

// -----

func.func @f(%c: i1) {
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  %0 = arith.constant 1 : i32
  cf.br ^bb2
^bb2:
  "func.func"(%0) <{function_type = () -> (), sym_name = "g", sym_visibility = "private"}> ({}) : (i32) -> ()
  return
}

// -----

func.func @f(%a: i32) {
  "builtin.module"(%a) ({
  }) : (i32) -> ()
  return
}
// ==== stdout ====
// -----
// -----
// ==== stderr ====
<stdin>:5:3: error: 'func.func' op requires zero operands
  "func.func"(%b#1) <{function_type = () -> (), sym_name = "g", sym_visibility = "private"}> ({}) : (i32) -> ()
  ^
<stdin>:5:3: note: see current operation: 
"func.func"(<<UNKNOWN SSA VALUE>>) <{function_type = () -> (), sym_name = "g", sym_visibility = "private"}> ({
}) : (i32) -> ()
<stdin>:17:3: error: 'func.func' op requires zero operands
  "func.func"(%0) <{function_type = () -> (), sym_name = "g", sym_visibility = "private"}> ({}) : (i32) -> ()
  ^
<stdin>:17:3: note: see current operation: 
"func.func"(<<UNKNOWN SSA VALUE>>) <{function_type = () -> (), sym_name = "g", sym_visibility = "private"}> ({
}) : (i32) -> ()
<stdin>:24:3: error: 'builtin.module' op requires zero operands
  "builtin.module"(%a) ({
  ^
<stdin>:24:3: note: see current operation: 
"builtin.module"(<<UNKNOWN SSA VALUE>>) ({
}) : (i32) -> ()
// ==== exit 1 ====
