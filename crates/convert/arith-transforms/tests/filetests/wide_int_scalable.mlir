// terrace opt --arith-emulate-wide-int=widest-int-supported=32
// MLIR makes a vector of four times two elements of a scalable one.
func.func private @scalable(vector<[4]xi64>)
// ==== stderr ====
<stdin>:3:1: error: failed to legalize operation 'func.func' that was explicitly marked illegal
func.func private @scalable(vector<[4]xi64>)
^
<stdin>:3:1: note: see current operation: 
"func.func"() <{function_type = (vector<[4]xi64>) -> (), sym_name = "scalable", sym_visibility = "private"}> ({
}) : () -> ()
<stdin>:3:1: note: pattern 'FunctionOpInterfaceSignatureConversion' does not apply: argument #0: type 'vector<[4]xi64>' cannot be converted: scalable vectors of wide integers are not split
// ==== exit 1 ====
