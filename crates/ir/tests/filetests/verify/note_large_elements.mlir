// terrace opt --mlir-elide-elementsattrs-if-larger=100
// Elements of more than 16 values are left out of a note, whatever the flags say.
func.func @f(%a: i32 loc("name")) {
  %0 = arith.constant dense<[1, 2, 3, 4]> : vector<4xi32>
  %r = "scf.if"(%a) ({
    scf.yield loc("b")
  }, {
  }) {x = dense<[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17]> : tensor<17xi32>, y = loc("q")} : (i32) -> i32 loc(fused["a", "b"])
  return
}
// ==== stderr ====
<unknown>:0: error: loc(fused["a", "b"]): 'scf.if' op operand #0 must be 1-bit signless integer, but got 'i32'
<unknown>:0: note: loc(fused["a", "b"]): see current operation: 
%1 = "scf.if"(%arg0) ({
  "scf.yield"() : () -> ()
}, {
}) {x = dense_resource<__elided__> : tensor<17xi32>, y = loc("q")} : (i32) -> i32
// ==== exit 1 ====
