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
// ==== stdout ====
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, i64 = dense<[32, 64]> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little">, llvm.module_asm = [], llvm.target_triple = ""} {
  llvm.func @f(i32 {llvm.noundef}, !llvm.ptr) -> (i32 {llvm.range = #llvm.constant_range<i32, 0, 9>}) attributes {passthrough = ["cold"]}
  llvm.func @__gxx_personality_v0(...) -> i32
  llvm.func @call(%arg0: i32, %arg1: !llvm.ptr) -> i32 {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.call fastcc tail @f(%arg0, %arg1) {no_unwind} : (i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> (i32 {llvm.noundef})
    %2 = llvm.intr.ctpop(%1) : (i32) -> i32
    %3 = llvm.intr.umax(%2, %0) : (i32, i32) -> i32
    %4 = llvm.inline_asm asm_dialect = att "nop", "=r,r" %3 : (i32) -> i32
    llvm.return %4 : i32
  }
  llvm.func @invoke(%arg0: i32, %arg1: !llvm.ptr) -> i32 attributes {personality = @__gxx_personality_v0} {
    %0 = llvm.invoke @f(%arg0, %arg1) to ^bb1 unwind ^bb2 : (i32 {llvm.noundef}, !llvm.ptr) -> i32
  ^bb1:  // pred: ^bb0
    llvm.return %0 : i32
  ^bb2:  // pred: ^bb0
    %1 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    llvm.resume %1 : !llvm.struct<(ptr, i32)>
  }
  llvm.func @flags(%arg0: f32, %arg1: f64, %arg2: i1) -> f32 {
    %0 = llvm.intr.sqrt(%arg0) {fastmathFlags = #llvm.fastmath<nnan>} : (f32) -> f32
    %1 = llvm.fptrunc %arg1 : f64 to f32
    llvm.cond_br %arg2, ^bb1, ^bb2(%0 : f32)
  ^bb1:  // pred: ^bb0
    llvm.br ^bb2(%1 : f32)
  ^bb2(%2: f32):  // 2 preds: ^bb0, ^bb1
    llvm.return %2 : f32
  }
}
// ==== stderr ====
<stdin>:0:0: warning: not imported: attribute captures of a parameter (once)
<stdin>:0:0: warning: not imported: operand bundle "tag" (2 times)
<stdin>:0:0: warning: not imported: attribute cold of a call (once)
<stdin>:0:0: warning: not imported: attribute memory of a call (once)
<stdin>:0:0: warning: not imported: attribute range of a call's result (once)
<stdin>:0:0: warning: not imported: attribute noundef of a call's argument (2 times)
<stdin>:0:0: warning: not imported: tail call marker of a call (once)
<stdin>:0:0: warning: not imported: unwind of inline assembly (once)
<stdin>:0:0: warning: not imported: attribute nounwind of a call (2 times)
<stdin>:0:0: warning: not imported: unreachable block (once)
<stdin>:0:0: warning: not imported: fast-math flags of a cast (once)
<stdin>:0:0: warning: not imported: fast-math flags of a phi (once)
