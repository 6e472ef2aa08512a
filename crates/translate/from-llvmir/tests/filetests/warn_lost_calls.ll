; terrace translate --import-llvm --warn-lost
; Operations of calls have places for some attributes, flags and words.
declare range(i32 0, 9) i32 @f(i32 noundef, ptr captures(address)) cold
declare i32 @__gxx_personality_v0(...)
declare i32 @llvm.ctpop.i32(i32)
declare float @llvm.sqrt.f32(float)
declare <2 x float> @llvm.experimental.constrained.sitofp.v2f32.v2i32(<2 x i32>, metadata, metadata)
declare i32 @llvm.umax.i32(i32, i32)

define i32 @call(i32 %x, ptr %p) {
  %a = tail call fastcc noundef i32 @f(i32 noundef %x, ptr noundef %p) nounwind cold [ "tag"(i32 1) ]
  %b = call range(i32 0, 33) i32 @llvm.ctpop.i32(i32 noundef %a) memory(none)
  %c = tail call i32 @llvm.umax.i32(i32 %b, i32 1)
  %d = call i32 asm unwind "nop", "=r,r"(i32 noundef %c) nounwind
  ret i32 %d
}

define i32 @invoke(i32 %x, ptr %p) personality ptr @__gxx_personality_v0 {
  %a = invoke i32 @f(i32 noundef %x, ptr %p) nounwind [ "tag"(i32 1) ] to label %normal unwind label %pad
normal:
  ret i32 %a
pad:
  %l = landingpad { ptr, i32 } cleanup
  resume { ptr, i32 } %l
dead:
  ret i32 0
}

define float @flags(float %x, double %y, i1 %c) {
  %a = call nnan float @llvm.sqrt.f32(float %x)
  %b = fptrunc nnan double %y to float
  br i1 %c, label %one, label %two
one:
  br label %two
two:
  %s = phi ninf float [ %a, %0 ], [ %b, %one ]
  ret float %s
}
