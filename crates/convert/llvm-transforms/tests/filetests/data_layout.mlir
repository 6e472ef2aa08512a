// terrace opt --set-llvm-module-datalayout="data-layout=e-i64:64"
// The layout replaces the one there is.
module attributes {llvm.data_layout = "E", note} {
}
// ==== stderr ====
<stdin>:3:1: error: 'builtin.module' op can only contain attributes with dialect-prefixed names, found: 'note'
module attributes {llvm.data_layout = "E", note} {
^
<stdin>:3:1: note: see current operation: 
"builtin.module"() ({
^bb0:
}) {llvm.data_layout = "E", note} : () -> ()
// ==== exit 1 ====
