; Addresses of a function's own frame; nothing is known of others. Arguments on the stack that are aligned to more than 16.
%large = type { [4 x i64] }
@d = private constant [4 x i8] c"%d\0A\00"
declare i32 @printf(ptr, ...)
declare ptr @llvm.frameaddress.p0(i32 immarg)
declare ptr @llvm.returnaddress(i32 immarg)
declare ptr @llvm.addressofreturnaddress.p0()
declare void @llvm.va_start.p0(ptr)
declare void @llvm.va_end.p0(ptr)
define internal void @int(i32 %v) noinline {
  %r = call i32 (ptr, ...) @printf(ptr @d, i32 %v)
  ret void
}
; The stack grows downwards: the caller's variable, this frame, this variable.
define internal i1 @is_between(ptr %outer) noinline {
  %inner = alloca i64
  store volatile i64 0, ptr %inner
  %f = call ptr @llvm.frameaddress.p0(i32 0)
  %low = icmp ult ptr %inner, %f
  %high = icmp ult ptr %f, %outer
  %r = and i1 %low, %high
  ret i1 %r
}
; The return address is in code of the caller, near its beginning.
define internal i1 @comes_from(ptr %caller) noinline {
  %a = call ptr @llvm.returnaddress(i32 0)
  %p = call ptr @llvm.addressofreturnaddress.p0()
  %same = load ptr, ptr %p
  %is_same = icmp eq ptr %a, %same
  %x = ptrtoint ptr %a to i64
  %y = ptrtoint ptr %caller to i64
  %distance = sub i64 %x, %y
  %near = icmp ult i64 %distance, 4096
  %r = and i1 %near, %is_same
  ret i1 %r
}
define internal i1 @comes_variadic(ptr %caller, ...) noinline {
  %a = call ptr @llvm.returnaddress(i32 0)
  %x = ptrtoint ptr %a to i64
  %y = ptrtoint ptr %caller to i64
  %distance = sub i64 %x, %y
  %near = icmp ult i64 %distance, 4096
  ret i1 %near
}
define internal i64 @sum(i32 %n, ptr byval(%large) align 64 %l) noinline {
  %x = ptrtoint ptr %l to i64
  %rest = and i64 %x, 63
  %p = getelementptr i64, ptr %l, i64 3
  %v = load i64, ptr %p
  %r = add i64 %v, %rest
  ret i64 %r
}
define internal i64 @variadic(i32 %n, ...) noinline {
  %list = alloca [4 x i64], align 16
  call void @llvm.va_start.p0(ptr %list)
  %count = va_arg ptr %list, i32
  call void @llvm.va_end.p0(ptr %list)
  %r = sext i32 %count to i64
  ret i64 %r
}
define i32 @main() {
  %outer = alloca i64
  store volatile i64 0, ptr %outer
  %a = call i1 @is_between(ptr %outer)
  %b = zext i1 %a to i32
  call void @int(i32 %b)
  %c = call i1 @comes_from(ptr @main)
  %d = zext i1 %c to i32
  call void @int(i32 %d)
  %e = call i1 (ptr, ...) @comes_variadic(ptr @main, i32 1, double 2.0)
  %f = zext i1 %e to i32
  call void @int(i32 %f)
  %l = alloca %large, align 64
  %q = getelementptr i64, ptr %l, i64 3
  store i64 1234, ptr %q
  %s = call i64 @sum(i32 1, ptr byval(%large) align 64 %l)
  %t = trunc i64 %s to i32
  call void @int(i32 %t)
  %u = call i64 (i32, ...) @variadic(i32 1, i32 77, ptr byval(%large) align 64 %l)
  %v = trunc i64 %u to i32
  call void @int(i32 %v)
  ret i32 0
}
