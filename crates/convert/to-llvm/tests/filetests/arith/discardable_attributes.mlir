// terrace opt --convert-arith-to-llvm
// What happens to attributes nobody asked for.
func.func @f(%a: i32, %b: f32) -> i32 {
  %r = arith.addi %a, %a {note = "x"} : i32
  %s = arith.cmpi eq, %a, %r {note = "y", a.b} : i32
  %t = arith.mulf %b, %b {note = 1 : i8} : f32
  return %r : i32
}
// ==== stdout ====
module {
  func.func @f(%arg0: i32, %arg1: f32) -> i32 {
    %0 = llvm.add %arg0, %arg0 {note = "x"} : i32
    %1 = llvm.icmp "eq" %arg0, %0 : i32
    %2 = llvm.fmul %arg1, %arg1 {note = 1 : i8} : f32
    return %0 : i32
  }
}

