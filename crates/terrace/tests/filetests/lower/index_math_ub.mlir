// terrace lower
// Operations of index, math and ub are lowered with the others.
func.func @next(%size: index, %x: f32) -> (index, f32, i32) {
  %one = index.constant 1
  %sum = index.add %size, %one
  %half = index.divu %sum, %size
  %root = math.sqrt %x : f32
  %nothing = ub.poison : i32
  return %half, %root, %nothing : index, f32, i32
}
// ==== stdout ====
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

define { i64, float, i32 } @next(i64 %0, float %1) {
  %3 = add i64 %0, 1
  %4 = udiv i64 %3, %0
  %5 = call float @llvm.sqrt.f32(float %1)
  %6 = insertvalue { i64, float, i32 } poison, i64 %4, 0
  %7 = insertvalue { i64, float, i32 } %6, float %5, 1
  %8 = insertvalue { i64, float, i32 } %7, i32 poison, 2
  ret { i64, float, i32 } %8
}

declare float @llvm.sqrt.f32(float)

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
