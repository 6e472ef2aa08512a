// terrace translate --mlir-to-llvmir
llvm.mlir.global external @g(1.25 : !llvm.ppc_fp128) : !llvm.ppc_fp128
llvm.mlir.global external @h(0x3FF00000000000000000000000000000 : !llvm.ppc_fp128) : !llvm.ppc_fp128
llvm.mlir.global external @v(dense<[1.0, 0.1]> : vector<2x!llvm.ppc_fp128>) : vector<2x!llvm.ppc_fp128>
llvm.mlir.global external @a(dense<[1.0, 0.1]> : tensor<2x!llvm.ppc_fp128>) : !llvm.array<2 x ppc_fp128>
llvm.func @f(%a: !llvm.ppc_fp128, %p: !llvm.ptr) -> !llvm.ppc_fp128 {
  %0 = llvm.mlir.constant(0.1 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %1 = llvm.fadd %a, %0 : !llvm.ppc_fp128
  %2 = llvm.intr.sqrt(%1) : (!llvm.ppc_fp128) -> !llvm.ppc_fp128
  %3 = llvm.mlir.constant(dense<0.1> : vector<2x!llvm.ppc_fp128>) : vector<2x!llvm.ppc_fp128>
  llvm.store %3, %p : vector<2x!llvm.ppc_fp128>, !llvm.ptr
  %4 = llvm.mlir.constant(0.1 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %5 = llvm.fmul %0, %4 : !llvm.ppc_fp128
  %6 = llvm.fadd %5, %2 : !llvm.ppc_fp128
  %7 = llvm.fptrunc %6 : !llvm.ppc_fp128 to f64
  llvm.return %6 : !llvm.ppc_fp128
}
// ==== stdout ====
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

@g = global ppc_fp128 0xM3FF40000000000000000000000000000
@h = global ppc_fp128 0xM00000000000000003FF0000000000000
@v = global <2 x ppc_fp128> <ppc_fp128 0xM3FF00000000000000000000000000000, ppc_fp128 0xM3FB999999999999A0000000000000000>
@a = global [2 x ppc_fp128] [ppc_fp128 0xM3FF00000000000000000000000000000, ppc_fp128 0xM3FB999999999999A0000000000000000]

define ppc_fp128 @f(ppc_fp128 %0, ptr %1) {
  %3 = fadd ppc_fp128 %0, 0xM3FB999999999999A0000000000000000
  %4 = call ppc_fp128 @llvm.sqrt.ppcf128(ppc_fp128 %3)
  store <2 x ppc_fp128> splat (ppc_fp128 0xM3FB999999999999A0000000000000000), ptr %1, align 32
  %5 = fadd ppc_fp128 0xM3F847AE147AE147CBC2EB851EB851EB8, %4
  %6 = fptrunc ppc_fp128 %5 to double
  ret ppc_fp128 %5
}

declare ppc_fp128 @llvm.sqrt.ppcf128(ppc_fp128)

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
