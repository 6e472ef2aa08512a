// terrace opt
module attributes {llvm.data_layout = "g:32"} {
}
// ==== stderr ====
<stdin>:2:1: error: 'builtin.module' op invalid data layout descriptor: unknown specifier 'g'

module attributes {llvm.data_layout = "g:32"} {
^
<stdin>:2:1: note: see current operation: 
"builtin.module"() ({
^bb0:
}) {llvm.data_layout = "g:32"} : () -> ()
// ==== exit 1 ====
