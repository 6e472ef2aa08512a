// terrace opt --mlir-print-debuginfo
func.func @f(%a: i8 {x.y} loc("x"), %b: i8 loc("y")) {
  return
}
llvm.func @g(!llvm.ptr {llvm.noalias}, i32 {llvm.alignstack = 8 : i32})
llvm.func @h(%a: !llvm.ptr {llvm.noalias} loc("z")) {
  llvm.return
}
// ==== stdout ====
#loc2 = loc("x")
#loc3 = loc("y")
#loc7 = loc("z")
module {
  func.func @f(%arg0: i8 {x.y} loc("x"), %arg1: i8 loc("y")) {
    return loc(#loc4)
  } loc(#loc1)
  llvm.func @g(!llvm.ptr {llvm.noalias}, i32 {llvm.alignstack = 8 : i32}) loc(#loc5)
  llvm.func @h(%arg0: !llvm.ptr {llvm.noalias} loc("z")) {
    llvm.return loc(#loc8)
  } loc(#loc6)
} loc(#loc)
#loc = loc("<stdin>":0:0)
#loc1 = loc("<stdin>":2:1)
#loc4 = loc("<stdin>":3:3)
#loc5 = loc("<stdin>":5:1)
#loc6 = loc("<stdin>":6:1)
#loc8 = loc("<stdin>":7:3)

