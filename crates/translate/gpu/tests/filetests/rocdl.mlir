// terrace translate --mlir-to-llvmir
// Operations that are more than a call, and what calls carry.
llvm.func @f(%p: !llvm.ptr, %i : i32) -> i64 {
  rocdl.barrier
  rocdl.s.barrier
  %0 = rocdl.workgroup.dim.x : i64
  %1 = rocdl.workgroup.dim.y range <i64, 1, 65> : i64
  %2 = rocdl.grid.dim.z : i64
  %3 = rocdl.workitem.id.x range <i32, 0, 64> : i32
  %4 = rocdl.mbcnt.lo %i, %i {res_attrs = [{llvm.range = #llvm.constant_range<i32, 0, 32>}], arg_attrs=[{llvm.noundef},{}]} : (i32, i32) -> i32
  %5 = llvm.load %p {rocdl.last_use, rocdl.no_remote_memory} : !llvm.ptr -> i32
  llvm.store %5, %p {rocdl.last_use} : i32, !llvm.ptr
  llvm.return %0 : i64
}

llvm.func @buffers(%f: f32, %r: vector<4xi32>, %o: i32, %i: i32) -> f32 {
  %c = llvm.mlir.constant(1 : i32) : i32
  rocdl.raw.buffer.atomic.fadd %f, %r, %o, %o, %c : f32
  rocdl.raw.buffer.atomic.smax %i, %r, %o, %o, %c : i32
  %0 = rocdl.raw.buffer.load %r, %o, %o, %c : f32
  llvm.return %0 : f32
}
// ==== stdout ====
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

define i64 @f(ptr %0, i32 %1) {
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  call void @llvm.amdgcn.s.barrier()
  %3 = call i64 @__ockl_get_local_size(i32 0)
  %4 = call range(i64 1, 65) i64 @__ockl_get_local_size(i32 1)
  %5 = call i64 @__ockl_get_num_groups(i32 2)
  %6 = call range(i32 0, 64) i32 @llvm.amdgcn.workitem.id.x()
  %7 = call range(i32 0, 32) i32 @llvm.amdgcn.mbcnt.lo(i32 noundef %1, i32 %1)
  %8 = load i32, ptr %0, align 4, !amdgpu.last.use !1, !amdgpu.no.remote.memory !1
  store i32 %8, ptr %0, align 4, !amdgpu.last.use !1
  ret i64 %3
}

define float @buffers(float %0, <4 x i32> %1, i32 %2, i32 %3) {
  %5 = call float @llvm.amdgcn.raw.buffer.atomic.fadd.f32(float %0, <4 x i32> %1, i32 %2, i32 %2, i32 1)
  %6 = call i32 @llvm.amdgcn.raw.buffer.atomic.smax.i32(i32 %3, <4 x i32> %1, i32 %2, i32 %2, i32 1)
  %7 = call float @llvm.amdgcn.raw.buffer.load.f32(<4 x i32> %1, i32 %2, i32 %2, i32 1)
  ret float %7
}

declare void @llvm.amdgcn.s.barrier()

declare i64 @__ockl_get_local_size(i32)

declare i64 @__ockl_get_num_groups(i32)

declare i32 @llvm.amdgcn.workitem.id.x()

declare i32 @llvm.amdgcn.mbcnt.lo(i32, i32)

declare float @llvm.amdgcn.raw.buffer.atomic.fadd.f32(float, <4 x i32>, i32, i32, i32)

declare i32 @llvm.amdgcn.raw.buffer.atomic.smax.i32(i32, <4 x i32>, i32, i32, i32)

declare float @llvm.amdgcn.raw.buffer.load.f32(<4 x i32>, i32, i32, i32)

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !{}
