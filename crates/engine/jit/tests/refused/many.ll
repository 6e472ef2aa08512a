; Everything is said at once.
; EXPECT: uses inline assembly (in @asm: %r = call i32 asm "bswap $0", "=r,0"(i32 %a))
; EXPECT: uses values of type ppc_fp128 (in @two_doubles: %r = fadd ppc_fp128 0xM3FF00000000000000000000000000000, 0xM3FF00000000000000000000000000000)
; EXPECT: calls a function that returns twice and is variadic through a pointer (in @again: %r = call i32 (ptr, ...) %f(ptr %p)
; EXPECT: calls llvm.coro.begin
; EXPECT: needs a guaranteed tail call (musttail) of a function that the module does not define
; EXPECT: needs 1 GiB of stack or more
; EXPECT: the module has module-level assembly
module asm "nop"
declare void @outside()
declare ptr @llvm.coro.begin(token, ptr)
declare token @llvm.coro.id(i32, ptr, ptr, ptr)
define i32 @asm(i32 %a) {
  %r = call i32 asm "bswap $0", "=r,0"(i32 %a)
  ret i32 %r
}
define i32 @two_doubles() {
  %r = fadd ppc_fp128 0xM3FF00000000000000000000000000000, 0xM3FF00000000000000000000000000000
  %c = fcmp oeq ppc_fp128 %r, %r
  %z = zext i1 %c to i32
  ret i32 %z
}
define i32 @again(ptr %f, ptr %p) {
  %r = call i32 (ptr, ...) %f(ptr %p) returns_twice
  ret i32 %r
}
define void @coroutine() presplitcoroutine {
  %i = call token @llvm.coro.id(i32 0, ptr null, ptr null, ptr null)
  %b = call ptr @llvm.coro.begin(token %i, ptr null)
  ret void
}
define void @tail() {
  musttail call void @outside()
  ret void
}
define void @frame() {
  %p = alloca [2000000000 x i8]
  ret void
}
