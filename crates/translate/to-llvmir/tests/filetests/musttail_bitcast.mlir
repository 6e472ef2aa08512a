// terrace translate --mlir-to-llvmir
// Nothing but a bitcast of the result stands between a guaranteed tail call and the return.
llvm.func @g(vector<2xi32>) -> vector<2xi32>
llvm.func @f(%a: vector<2xi32>) -> vector<2xi32> {
  %0 = llvm.call musttail @g(%a) : (vector<2xi32>) -> vector<2xi32>
  %1 = llvm.bitcast %a : vector<2xi32> to vector<4xi16>
  llvm.return %0 : vector<2xi32>
}
// ==== stderr ====
<stdin>:5:8: error: bitcast following musttail call must use the call
  %0 = llvm.call musttail @g(%a) : (vector<2xi32>) -> vector<2xi32>
       ^
// ==== exit 1 ====
