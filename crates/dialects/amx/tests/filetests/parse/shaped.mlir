// terrace opt -split-input-file
// Upstream takes both: see docs/differences.md.
func.func @f(%a: !amx.tile<8x32xi8>) {
  %0 = arith.addi %a, %a : !amx.tile<8x32xi8>
  return
}
// -----
func.func @f() {
  %0 = arith.constant dense<1> : !amx.tile<4x4xi8>
  return
}
// ==== stdout ====
// -----
// ==== stderr ====
<stdin>:4:8: error: 'arith.addi' op operand #0 must be signless-integer-like, but got '!amx.tile<8x32xi8>'
  %0 = arith.addi %a, %a : !amx.tile<8x32xi8>
       ^
<stdin>:4:8: note: see current operation: %0 = "arith.addi"(%arg0, %arg0) <{overflowFlags = #arith.overflow<none>}> : (!amx.tile<8x32xi8>, !amx.tile<8x32xi8>) -> !amx.tile<8x32xi8>
<stdin>:9:23: error: elements literal must be a shaped type
  %0 = arith.constant dense<1> : !amx.tile<4x4xi8>
                      ^
// ==== exit 1 ====
