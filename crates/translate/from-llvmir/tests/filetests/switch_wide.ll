; terrace translate --import-llvm
; A switch on an integer of 128 bits.
define i32 @s(i128 %x) {
  switch i128 %x, label %d [
    i128 36893488147419103232, label %a
    i128 -1, label %b
    i128 5, label %a
    i128 18446744073709551615, label %b
  ]
d:
  ret i32 0
a:
  ret i32 1
b:
  ret i32 2
}
