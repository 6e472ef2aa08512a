// terrace translate --mlir-to-llvmir
// Attributes of kernels.
llvm.func @a() attributes {rocdl.kernel} { llvm.return }
llvm.func @b() attributes {rocdl.kernel, rocdl.flat_work_group_size = "4,8", rocdl.uniform_work_group_size = false} { llvm.return }
llvm.func @c() attributes {rocdl.kernel, rocdl.max_flat_work_group_size = 128 : index, rocdl.waves_per_eu = 2 : i32} { llvm.return }
llvm.func @d() attributes {rocdl.unsafe_fp_atomics = true, rocdl.reqd_work_group_size = array<i32: 1, 2, 3>} { llvm.return }
llvm.func @e() attributes {rocdl.kernel, rocdl.unsafe_fp_atomics = false, rocdl.reqd_work_group_size = array<i32: 4>}
llvm.func @f() attributes {rocdl.kernel, passthrough = [["amdgpu-flat-work-group-size", "3,4"]]} { llvm.return }
// ==== stdout ====
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

define amdgpu_kernel void @a() #2 {
  ret void
}

define amdgpu_kernel void @b() #3 {
  ret void
}

define amdgpu_kernel void @c() #4 {
  ret void
}

define void @d() #5 !reqd_work_group_size !1 {
  ret void
}

declare !reqd_work_group_size !2 amdgpu_kernel void @e() #0

define amdgpu_kernel void @f() #6 {
  ret void
}

attributes #0 = { "amdgpu-flat-work-group-size"="1,256" "amdgpu-unsafe-fp-atomics"="false" "uniform-work-group-size"="true" }
attributes #1 = { "amdgpu-flat-work-group-size"="3,4" }
attributes #2 = { "amdgpu-flat-work-group-size"="1,256" "uniform-work-group-size"="true" }
attributes #3 = { "amdgpu-flat-work-group-size"="4,8" "uniform-work-group-size"="false" }
attributes #4 = { "amdgpu-flat-work-group-size"="1,128" "amdgpu-waves-per-eu"="2" "uniform-work-group-size"="true" }
attributes #5 = { "amdgpu-unsafe-fp-atomics"="true" }
attributes #6 = { "amdgpu-flat-work-group-size"="3,4" "uniform-work-group-size"="true" }

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !{i32 1, i32 2, i32 3}
!2 = !{i32 4}
