// terrace translate --mlir-to-llvmir
// Tiles and vectors of 8192 bits are bitcast to each other.
llvm.func @f(%a: vector<256xi32>) -> vector<256xi32> {
  %0 = llvm.bitcast %a : vector<256xi32> to !llvm.x86_amx
  %1 = llvm.bitcast %0 : !llvm.x86_amx to vector<256xi32>
  llvm.return %1 : vector<256xi32>
}
llvm.func @g(%a: vector<1024xi8>) -> vector<128xi64> {
  %0 = llvm.bitcast %a : vector<1024xi8> to !llvm.x86_amx
  %1 = llvm.bitcast %0 : !llvm.x86_amx to vector<128xi64>
  llvm.return %1 : vector<128xi64>
}
// ==== stdout ====
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

define <256 x i32> @f(<256 x i32> %0) {
  %2 = bitcast <256 x i32> %0 to x86_amx
  %3 = bitcast x86_amx %2 to <256 x i32>
  ret <256 x i32> %3
}

define <128 x i64> @g(<1024 x i8> %0) {
  %2 = bitcast <1024 x i8> %0 to x86_amx
  %3 = bitcast x86_amx %2 to <128 x i64>
  ret <128 x i64> %3
}

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
