; terrace translate --import-llvm
; Calls of intrinsics that are one operation; others are called by name.
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.aggr_smem_size()
declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.nvvm.exit()
declare float @llvm.nvvm.rcp.approx.ftz.f(float)

define ptx_kernel float @f(float %x) "nvvm.maxntid"="1,2" {
  %1 = call range(i32 0, 64) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %2 = call i32 @llvm.nvvm.read.ptx.sreg.aggr_smem_size()
  %3 = call i32 @llvm.amdgcn.workitem.id.x()
  %4 = call float @llvm.nvvm.rcp.approx.ftz.f(float %x)
  call void @llvm.nvvm.exit()
  ret float %4
}
// ==== stdout ====
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, i64 = dense<[32, 64]> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little">, llvm.module_asm = [], llvm.target_triple = ""} {
  llvm.func @llvm.amdgcn.workitem.id.x() -> (i32 {llvm.noundef, llvm.range = #llvm.constant_range<i32, 0, 1024>}) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree", "nosync", "speculatable"], will_return}
  llvm.func @llvm.nvvm.exit() attributes {convergent, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["noreturn"]}
  llvm.func ptx_kernelcc @f(%arg0: f32) -> f32 attributes {passthrough = [["nvvm.maxntid", "1,2"]]} {
    %0 = nvvm.read.ptx.sreg.tid.x range <i32, 0, 64> : i32
    %1 = nvvm.read.ptx.sreg.aggr.smem.size : i32
    %2 = llvm.call_intrinsic "llvm.amdgcn.workitem.id.x"() : () -> i32
    %3 = nvvm.rcp.approx.ftz.f %arg0 : f32
    llvm.call_intrinsic "llvm.nvvm.exit"() : () -> ()
    llvm.return %3 : f32
  }
}
