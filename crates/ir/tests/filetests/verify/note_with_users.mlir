// terrace opt --mlir-print-value-users --mlir-use-nameloc-as-prefix --mlir-print-elementsattrs-with-hex-if-larger=4
// The operation in a note is printed as the flags say.
func.func @f(%a: i32 loc("name")) {
  %0 = arith.constant dense<[1, 2, 3, 4]> : vector<4xi32>
  %r = "scf.if"(%a) ({
    scf.yield loc("b")
  }, {
  }) {x = dense<[1, 2, 3, 4, 5]> : tensor<5xi32>, y = loc("q")} : (i32) -> i32 loc(fused["a", "b"])
  return
}
// ==== stderr ====
<unknown>:0: error: loc(fused["a", "b"]): 'scf.if' op operand #0 must be 1-bit signless integer, but got 'i32'
<unknown>:0: note: loc(fused["a", "b"]): see current operation: 
%a = "scf.if"(%name) ({
  "scf.yield"() : () -> ()
}, {
}) {x = dense<"0x0100000002000000030000000400000005000000"> : tensor<5xi32>, y = loc("q")} : (i32) -> i32 // unused
// ==== exit 1 ====
