// terrace opt --mlir-print-op-on-diagnostic=false
func.func @f() -> i32 {
  return
}
// ==== stderr ====
<stdin>:3:3: error: 'func.return' op has 0 operands, but enclosing function (@f) returns 1
  return
  ^
// ==== exit 1 ====
