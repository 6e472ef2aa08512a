// terrace lower
// The loop would make blocks of the module.
%c0 = arith.constant 0 : index
%c4 = arith.constant 4 : index
%c1 = arith.constant 1 : index
scf.for %i = %c0 to %c4 step %c1 {
  func.call @g(%i) : (index) -> ()
}
func.func private @g(index)
// ==== stderr ====
<stdin>:6:1: error: 'scf.for' op is in no function; LLVM IR has code only in functions: put it in a 'func.func'
scf.for %i = %c0 to %c4 step %c1 {
^
// ==== exit 1 ====
