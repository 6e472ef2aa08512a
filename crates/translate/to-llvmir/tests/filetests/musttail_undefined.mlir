// terrace translate --mlir-to-llvmir
// After a guaranteed tail call the function may return what is undefined, or the result bitcast.
llvm.func swifttailcc @g() -> i32
llvm.func swifttailcc @f() -> i32 {
  %u = llvm.mlir.undef : i32
  %0 = llvm.call swifttailcc musttail @g() : () -> i32
  llvm.return %u : i32
}
llvm.func swifttailcc @h() -> i32 {
  %u = llvm.mlir.poison : i32
  %0 = llvm.call swifttailcc musttail @g() : () -> i32
  llvm.return %u : i32
}
llvm.func @p() -> vector<2xi32>
llvm.func @q() -> vector<2xi32> {
  %0 = llvm.call musttail @p() : () -> vector<2xi32>
  %1 = llvm.bitcast %0 : vector<2xi32> to vector<2xi32>
  llvm.return %1 : vector<2xi32>
}
// ==== stdout ====
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

declare swifttailcc i32 @g()

define swifttailcc i32 @f() {
  %1 = musttail call swifttailcc i32 @g()
  ret i32 undef
}

define swifttailcc i32 @h() {
  %1 = musttail call swifttailcc i32 @g()
  ret i32 poison
}

declare <2 x i32> @p()

define <2 x i32> @q() {
  %1 = musttail call <2 x i32> @p()
  ret <2 x i32> %1
}

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
