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
