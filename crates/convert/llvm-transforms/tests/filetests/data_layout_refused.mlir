// terrace opt --set-llvm-module-datalayout=data-layout=bla
// The layout is checked first.
module {
}
// ==== stderr ====
<stdin>:3:1: error: invalid data layout descriptor: unknown specifier 'b'

module {
^
<stdin>:3:1: note: see current operation: 
"builtin.module"() ({
^bb0:
}) : () -> ()
// ==== exit 1 ====
