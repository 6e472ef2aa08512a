// terrace translate --mlir-to-llvmir --split-input-file
// Casts and choices whose types MLIR's verifier does not compare.
llvm.func @f(%a: i8) -> i64 {
  %0 = llvm.trunc %a : i8 to i64
  llvm.return %0 : i64
}
// -----
llvm.func @f(%a: i64) -> vector<4xi8> {
  %0 = llvm.trunc %a : i64 to vector<4xi8>
  llvm.return %0 : vector<4xi8>
}
// -----
llvm.func @f(%a: f16) -> bf16 {
  %0 = llvm.fpext %a : f16 to bf16
  llvm.return %0 : bf16
}
// -----
llvm.func @f(%a: vector<4xf32>) -> f16 {
  %0 = llvm.fptrunc %a : vector<4xf32> to f16
  llvm.return %0 : f16
}
// -----
llvm.func @f(%a: f32) -> vector<4xi8> {
  %0 = llvm.fptosi %a : f32 to vector<4xi8>
  llvm.return %0 : vector<4xi8>
}
// -----
llvm.func @f(%a: vector<4xi8>) -> vector<[4]xf32> {
  %0 = llvm.uitofp %a : vector<4xi8> to vector<[4]xf32>
  llvm.return %0 : vector<[4]xf32>
}
// -----
llvm.func @f(%a: vector<4x!llvm.ptr>) -> vector<8xi64> {
  %0 = llvm.ptrtoint %a : vector<4x!llvm.ptr> to vector<8xi64>
  llvm.return %0 : vector<8xi64>
}
// -----
llvm.func @f(%a: i64) -> vector<4x!llvm.ptr> {
  %0 = llvm.inttoptr %a : i64 to vector<4x!llvm.ptr>
  llvm.return %0 : vector<4x!llvm.ptr>
}
// -----
llvm.func @f(%a: !llvm.ptr) -> vector<4x!llvm.ptr> {
  %0 = llvm.addrspacecast %a : !llvm.ptr to vector<4x!llvm.ptr>
  llvm.return %0 : vector<4x!llvm.ptr>
}
// -----
llvm.func @f(%a: vector<4x!llvm.ptr>) -> !llvm.ptr<1> {
  %0 = llvm.addrspacecast %a : vector<4x!llvm.ptr> to !llvm.ptr<1>
  llvm.return %0 : !llvm.ptr<1>
}
// -----
llvm.func @f(%a: vector<4xi8>) -> i64 {
  %0 = llvm.bitcast %a : vector<4xi8> to i64
  llvm.return %0 : i64
}
// -----
llvm.func @f(%a: vector<4xi1>, %b: vector<[4]xf32>) -> vector<[4]xf32> {
  %0 = llvm.select %a, %b, %b : vector<4xi1>, vector<[4]xf32>
  llvm.return %0 : vector<[4]xf32>
}
// ==== stdout ====











// ==== stderr ====
within split at <stdin>:1 offset :4:8: error: DestTy too big for Trunc
  %0 = llvm.trunc %a : i8 to i64
       ^
within split at <stdin>:7 offset :3:8: error: trunc source and destination must both be a vector or neither
  %0 = llvm.trunc %a : i64 to vector<4xi8>
       ^
within split at <stdin>:12 offset :3:8: error: DestTy too small for FPExt
  %0 = llvm.fpext %a : f16 to bf16
       ^
within split at <stdin>:17 offset :3:8: error: fptrunc source and destination must both be a vector or neither
  %0 = llvm.fptrunc %a : vector<4xf32> to f16
       ^
within split at <stdin>:22 offset :3:8: error: FPToSI source and dest must both be vector or scalar
  %0 = llvm.fptosi %a : f32 to vector<4xi8>
       ^
within split at <stdin>:27 offset :3:8: error: UIToFP source and dest vector length mismatch
  %0 = llvm.uitofp %a : vector<4xi8> to vector<[4]xf32>
       ^
within split at <stdin>:32 offset :3:8: error: PtrToInt Vector length mismatch
  %0 = llvm.ptrtoint %a : vector<4x!llvm.ptr> to vector<8xi64>
       ^
within split at <stdin>:37 offset :3:8: error: IntToPtr type mismatch
  %0 = llvm.inttoptr %a : i64 to vector<4x!llvm.ptr>
       ^
within split at <stdin>:42 offset :3:8: error: AddrSpaceCast must be between different address spaces
  %0 = llvm.addrspacecast %a : !llvm.ptr to vector<4x!llvm.ptr>
       ^
within split at <stdin>:47 offset :3:8: error: AddrSpaceCast vector pointer number of elements mismatch
  %0 = llvm.addrspacecast %a : vector<4x!llvm.ptr> to !llvm.ptr<1>
       ^
within split at <stdin>:52 offset :3:8: error: Invalid bitcast
  %0 = llvm.bitcast %a : vector<4xi8> to i64
       ^
within split at <stdin>:57 offset :3:8: error: Invalid operands for select instruction!
  %0 = llvm.select %a, %b, %b : vector<4xi1>, vector<[4]xf32>
       ^
// ==== exit 1 ====
