// terrace opt --mlir-print-debuginfo --mlir-pretty-debuginfo
// The operation in a note has locations in a short form.
func.func @f(%a: i32 loc("name")) {
  %0 = arith.constant dense<[1, 2, 3, 4]> : vector<4xi32>
  %r = "scf.if"(%a) ({
    scf.yield loc("b")
  }, {
  }) {x = dense<[1, 2, 3, 4, 5]> : tensor<5xi32>, y = loc("q")} : (i32) -> i32
  return
}
// ==== stderr ====
<stdin>:5:8: error: 'scf.if' op operand #0 must be 1-bit signless integer, but got 'i32'
  %r = "scf.if"(%a) ({
       ^
<stdin>:5:8: note: see current operation: 
%1 = "scf.if"(%arg0) ({
  "scf.yield"() : () -> () "b"
}, {
}) {x = dense<[1, 2, 3, 4, 5]> : tensor<5xi32>, y = "q"} : (i32) -> i32 <stdin>:5:8
// ==== exit 1 ====
