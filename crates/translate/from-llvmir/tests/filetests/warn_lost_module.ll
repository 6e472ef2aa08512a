; terrace translate --import-llvm --warn-lost
; Properties of global values, and constants inside of their values.
@table = global [4 x ptr] zeroinitializer, no_sanitize_address
@p = global ptr getelementptr inrange(-8, 16) (i8, ptr @table, i64 8), code_model "large"
@d = dllexport global i32 0
@a = thread_local(localexec) alias i32, ptr @t, partition "x"
@t = thread_local(localexec) global i32 0
@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 1, ptr @f, ptr @d }], section "x"

define amdgpu_ps void @f() prologue i32 7 {
  %1 = alloca swifterror ptr
  ret void
}

define void @g() "frame-pointer"="all" "aarch64_in_za" {
  call preserve_nonecc void @h()
  call fastcc void @h()
  ret void
}

declare void @h()

^0 = module: (path: "x.o", hash: (0, 0, 0, 0, 0))
^1 = gv: (name: "f")
