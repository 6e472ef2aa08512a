// terrace opt --canonicalize | terrace lower | lli
// A constant whose attribute is wider than it is: its number is that of its type.
func.func @f() -> (i32, i1, i32, i64, i32) {
  %a = llvm.mlir.constant(1 : index) : i32
  %m = llvm.mlir.constant(-1 : index) : i32
  %c5 = arith.constant 5 : i32
  %s = arith.addi %a, %c5 : i32
  %q = arith.cmpi slt, %m, %a : i32
  %u = arith.shrui %m, %a : i32
  %e = arith.extui %m : i32 to i64
  %t = arith.subi %a, %m : i32
  return %s, %q, %u, %e, %t : i32, i1, i32, i64, i32
}
func.func @main() {
  %r:5 = call @f() : () -> (i32, i1, i32, i64, i32)
  vector.print %r#0 : i32
  vector.print %r#1 : i1
  vector.print %r#2 : i32
  vector.print %r#3 : i64
  vector.print %r#4 : i32
  return
}
// ==== stdout ====
6
1
2147483647
4294967295
2
