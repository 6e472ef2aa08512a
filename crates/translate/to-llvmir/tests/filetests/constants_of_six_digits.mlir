// terrace translate --mlir-to-llvmir
// Six digits are cut off rather than rounded in some places, and then they are another number.
llvm.mlir.global external constant @doubles(dense<[0.7, 1.0e-6, 0.6, 1.0e-12, 0.3, -2.5, 1.0e22, 1.0e23, 4.9406564584124654E-324]> : tensor<9xf64>) : !llvm.array<9 x f64>
llvm.mlir.global external constant @floats(dense<[0.7, 0.5, -0.0, 0x7F800001, 0xFFC00000]> : tensor<5xf32>) : !llvm.array<5 x f32>
llvm.mlir.global external constant @half(1.5 : f16) : f16
llvm.mlir.global external constant @brain(1.5 : bf16) : bf16
llvm.mlir.global external constant @extended(1.5 : f80) : f80
llvm.mlir.global external constant @quad(1.5 : f128) : f128
// ==== stdout ====
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

@doubles = constant [9 x double] [double 0x3FE6666666666666, double 0x3EB0C6F7A0B5ED8D, double 6.000000e-01, double 0x3D719799812DEA11, double 3.000000e-01, double -2.500000e+00, double 1.000000e+22, double 0x44B52D02C7E14AF6, double 4.940660e-324]
@floats = constant [5 x float] [float 0x3FE6666660000000, float 5.000000e-01, float -0.000000e+00, float 0x7FF0000020000000, float 0xFFF8000000000000]
@half = constant half 0xH3E00
@brain = constant bfloat 0xR3FC0
@extended = constant x86_fp80 0xK3FFFC000000000000000
@quad = constant fp128 0xL00000000000000003FFF800000000000

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
