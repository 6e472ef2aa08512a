; The functions of MLIR's runner libraries that print numbers and text, for programs that are linked without the runtime
; library. They print as `terrace-engine-runtime` does, to C's standard output.

@signed = private constant [4 x i8] c"%ld\00"
@unsigned = private constant [4 x i8] c"%lu\00"
@general = private constant [3 x i8] c"%g\00"
@text = private constant [3 x i8] c"%s\00"
@open = private constant [3 x i8] c"( \00"
@close = private constant [3 x i8] c" )\00"
@comma = private constant [3 x i8] c", \00"
@newline = private constant [2 x i8] c"\0A\00"

declare i32 @printf(ptr, ...)

define void @printI64(i64 %value) {
  %1 = call i32 (ptr, ...) @printf(ptr @signed, i64 %value)
  ret void
}

define void @printU64(i64 %value) {
  %1 = call i32 (ptr, ...) @printf(ptr @unsigned, i64 %value)
  ret void
}

define void @printF32(float %value) {
  %wide = fpext float %value to double
  %1 = call i32 (ptr, ...) @printf(ptr @general, double %wide)
  ret void
}

define void @printF64(double %value) {
  %1 = call i32 (ptr, ...) @printf(ptr @general, double %value)
  ret void
}

define void @printString(ptr %text) {
  %1 = call i32 (ptr, ...) @printf(ptr @text, ptr %text)
  ret void
}

define void @printOpen() {
  %1 = call i32 (ptr, ...) @printf(ptr @open)
  ret void
}

define void @printClose() {
  %1 = call i32 (ptr, ...) @printf(ptr @close)
  ret void
}

define void @printComma() {
  %1 = call i32 (ptr, ...) @printf(ptr @comma)
  ret void
}

define void @printNewline() {
  %1 = call i32 (ptr, ...) @printf(ptr @newline)
  ret void
}
