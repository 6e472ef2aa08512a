// terrace opt --allow-unregistered-dialect
// A function does not see the values around it.
%a = "t.def"() : () -> i32
func.func @f() -> i32 {
  return %a : i32
}
// ==== stderr ====
<stdin>:5:3: error: 'func.return' op using value defined outside the region
  return %a : i32
  ^
<stdin>:5:3: note: see current operation: "func.return"(<<UNKNOWN SSA VALUE>>) : (i32) -> ()
<stdin>:4:1: note: required by region isolation constraints
func.func @f() -> i32 {
^
// ==== exit 1 ====
