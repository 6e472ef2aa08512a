; terrace translate --import-llvm
; Calls keep the attributes that the dialect has, and go through an address where the function has another type.
define void @plain(i32 %x, ptr %p) {
  musttail call void %p(i32 %x, ptr %p)
  ret void
}
declare i32 @printf(ptr, ...)
declare i32 @llvm.ctlz.i32(i32, i1)
declare i32 @llvm.smul.fix.i32(i32, i32, i32)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare float @llvm.sqrt.f32(float)
declare void @llvm.assume(i1)
@alias = alias void (i32, ptr), ptr @plain
define void @calls(ptr %p, i32 %x, float %f) {
  tail call fastcc void @plain(i32 signext %x, ptr noundef align 8 %p) nounwind memory(read)
  ret void
}
define i32 @more(ptr %p, i32 %x, float %f, i1 %c) #0 {
  call void @alias(i32 %x, ptr null)
  call void %p(i32 3)
  %1 = call i32 (ptr, ...) @printf(ptr %p, i32 %x)
  %2 = call i64 @printf(ptr %p)
  %3 = call range(i32 0, 33) i32 @llvm.ctlz.i32(i32 %x, i1 true)
  %4 = call i32 @llvm.smul.fix.i32(i32 noundef %x, i32 %3, i32 4)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %p, ptr captures(none) %p, i64 16, i1 false)
  %5 = call nnan float @llvm.sqrt.f32(float %f)
  call void @llvm.assume(i1 true) [ "align"(ptr %p, i32 8) ]
  call void @llvm.assume(i1 %c)
  %6 = call i32 asm sideeffect inteldialect "mov $0, $1", "=r,r"(i32 %x) nounwind
  call void asm "nop", "=*m"(ptr elementtype(i32) %p)
  call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr %p, i64 16, i1 true) [ "tag"(i32 1) ]
  ret i32 %4
}
attributes #0 = { noinline optnone uwtable(sync) nosync allocsize(1) vscale_range(2,4) "target-cpu"="znver4" "target-features"="+avx,+sse" "frame-pointer"="all" "own" "key"="value" "no-nans-fp-math"="true" }
// ==== stdout ====
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, i64 = dense<[32, 64]> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little">, llvm.module_asm = [], llvm.target_triple = ""} {
  llvm.mlir.alias external @alias : !llvm.func<void (i32, ptr)> {
    %0 = llvm.mlir.addressof @plain : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.func @plain(%arg0: i32, %arg1: !llvm.ptr) {
    llvm.call musttail %arg1(%arg0, %arg1) : !llvm.ptr, (i32, !llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @printf(!llvm.ptr, ...) -> i32
  llvm.func @llvm.smul.fix.i32(i32, i32, i32) -> i32 attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree", "nosync", "speculatable"], will_return}
  llvm.func @calls(%arg0: !llvm.ptr, %arg1: i32, %arg2: f32) {
    llvm.call fastcc tail @plain(%arg1, %arg0) {memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind} : (i32 {llvm.signext}, !llvm.ptr {llvm.align = 8 : i64, llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func @more(%arg0: !llvm.ptr, %arg1: i32, %arg2: f32, %arg3: i1) -> i32 vscale_range(2, 4) attributes {frame_pointer = #llvm.framePointerKind<all>, no_inline, no_nans_fp_math = true, optimize_none, passthrough = ["nosync", ["allocsize", "8589934591"], ["key", "value"], "own", ["target-cpu", "znver4"]], target_cpu = "znver4", target_features = #llvm.target_features<["+avx", "+sse"]>, uwtable_kind = #llvm.uwtableKind<sync>} {
    %0 = llvm.mlir.addressof @alias : !llvm.ptr
    %1 = llvm.mlir.zero : !llvm.ptr
    %2 = llvm.mlir.constant(3 : i32) : i32
    %3 = llvm.mlir.constant(4 : i32) : i32
    %4 = llvm.mlir.constant(16 : i64) : i64
    %5 = llvm.mlir.constant(true) : i1
    %6 = llvm.mlir.constant(8 : i32) : i32
    llvm.call %0(%arg1, %1) : !llvm.ptr, (i32, !llvm.ptr) -> ()
    llvm.call %arg0(%2) : !llvm.ptr, (i32) -> ()
    %7 = llvm.call @printf(%arg0, %arg1) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32) -> i32
    %8 = llvm.mlir.addressof @printf : !llvm.ptr
    %9 = llvm.call %8(%arg0) : !llvm.ptr, (!llvm.ptr) -> i64
    %10 = "llvm.intr.ctlz"(%arg1) <{is_zero_poison = true}> : (i32) -> i32
    %11 = llvm.call_intrinsic "llvm.smul.fix.i32"(%arg1, %10, %3) : (i32 {llvm.noundef}, i32, i32) -> i32
    "llvm.intr.memcpy"(%arg0, %arg0, %4) <{arg_attrs = [{llvm.align = 4 : i64}, {llvm.nocapture}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %12 = llvm.intr.sqrt(%arg2) {fastmathFlags = #llvm.fastmath<nnan>} : (f32) -> f32
    llvm.intr.assume %5 ["align"(%arg0, %6 : !llvm.ptr, i32)] : i1
    llvm.intr.assume %arg3  : i1
    %13 = llvm.inline_asm has_side_effects asm_dialect = intel "mov $0, $1", "=r,r" %arg1 : (i32) -> i32
    %14 = llvm.inline_asm asm_dialect = att operand_attrs = [{elementtype = i32}] "nop", "=*m" %arg0 : (!llvm.ptr) -> !llvm.void
    "llvm.intr.memcpy"(%arg0, %arg0, %4) <{isVolatile = true}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.return %11 : i32
  }
}
// ==== stderr ====
<unknown>:0: warning: incompatible call and callee types: '!llvm.func<i64 (ptr)>' and '!llvm.func<i32 (ptr, ...)>'
