// terrace opt --arith-emulate-wide-int=widest-int-supported=32
// Only integers of twice the width are split.
func.func private @too_wide(i48, i128)
// ==== stderr ====
<stdin>:3:1: error: failed to legalize operation 'func.func' that was explicitly marked illegal
func.func private @too_wide(i48, i128)
^
<stdin>:3:1: note: see current operation: 
"func.func"() <{function_type = (i48, i128) -> (), sym_name = "too_wide", sym_visibility = "private"}> ({
}) : () -> ()
<stdin>:3:1: note: pattern 'FunctionOpInterfaceSignatureConversion' does not apply: argument #0: type 'i48' cannot be converted: only integers of twice the supported width are split
// ==== exit 1 ====
