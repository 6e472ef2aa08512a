// terrace translate --mlir-to-llvmir
// A tile has 8192 bits.
llvm.func @f(%a: vector<128xi32>) {
  %0 = llvm.bitcast %a : vector<128xi32> to !llvm.x86_amx
  llvm.return
}
// ==== stderr ====
<stdin>:4:8: error: Invalid bitcast
  %0 = llvm.bitcast %a : vector<128xi32> to !llvm.x86_amx
       ^
// ==== exit 1 ====
