; A division by zero ends the program.
define i32 @divide(i32 %a, i32 %b) noinline {
  %r = sdiv i32 %a, %b
  ret i32 %r
}
define i32 @main() {
  %r = call i32 @divide(i32 1, i32 0)
  ret i32 %r
}
