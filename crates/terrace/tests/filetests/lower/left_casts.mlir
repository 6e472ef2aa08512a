// terrace lower
// A cast is an error of its own only if nothing else is left.
func.func @f(%i: i32) -> i64 {
  %0 = builtin.unrealized_conversion_cast %i : i32 to i64
  return %0 : i64
}
// ==== stderr ====
<stdin>:4:8: error: 'builtin.unrealized_conversion_cast' op from 'i32' to 'i64' remains: no other cast cancels it
  %0 = builtin.unrealized_conversion_cast %i : i32 to i64
       ^
<stdin>:5:3: note: its result is used by 'llvm.return'
  return %0 : i64
  ^
// ==== exit 1 ====
