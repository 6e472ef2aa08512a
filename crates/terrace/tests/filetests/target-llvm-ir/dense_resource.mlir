// terrace translate --mlir-to-llvmir
llvm.mlir.global internal constant @floats(dense_resource<floats> : tensor<2x2xf32>) : !llvm.array<2 x array<2 x f32>>
llvm.mlir.global internal constant @bytes(dense_resource<bytes> : tensor<3xi8>) : !llvm.array<3 x i8>
llvm.func @f() -> vector<2xi16> {
  %0 = llvm.mlir.constant(dense_resource<words> : vector<2xi16>) : vector<2xi16>
  llvm.return %0 : vector<2xi16>
}
{-#
  dialect_resources: {
    builtin: {
      floats: "0x040000000000803F000000400000404000008040",
      bytes: "0x01000000010203",
      words: "0x0200000001000200"
    }
  }
#-}
// ==== stdout ====
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

@floats = internal constant [2 x [2 x float]] [[2 x float] [float 1.000000e+00, float 2.000000e+00], [2 x float] [float 3.000000e+00, float 4.000000e+00]]
@bytes = internal constant [3 x i8] c"\01\02\03"

define <2 x i16> @f() {
  ret <2 x i16> <i16 1, i16 2>
}

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
