// terrace opt --convert-index-to-llvm
// Operations with a counterpart.
func.func @f(%a: index, %b: index) {
  %0 = index.add %a, %b
  %1 = index.sub %a, %b
  %2 = index.mul %a, %b
  %3 = index.divs %a, %b
  %4 = index.divu %a, %b
  %5 = index.rems %a, %b
  %6 = index.remu %a, %b
  %7 = index.maxs %a, %b
  %8 = index.maxu %a, %b
  %9 = index.mins %a, %b
  %10 = index.minu %a, %b
  %11 = index.shl %a, %b
  %12 = index.shrs %a, %b
  %13 = index.shru %a, %b
  %14 = index.and %a, %b
  %15 = index.or %a, %b
  %16 = index.xor %a, %b
  return
}
// ==== stdout ====
module {
  func.func @f(%arg0: index, %arg1: index) {
    %0 = builtin.unrealized_conversion_cast %arg1 : index to i64
    %1 = builtin.unrealized_conversion_cast %arg0 : index to i64
    %2 = llvm.add %1, %0 : i64
    %3 = llvm.sub %1, %0 : i64
    %4 = llvm.mul %1, %0 : i64
    %5 = llvm.sdiv %1, %0 : i64
    %6 = llvm.udiv %1, %0 : i64
    %7 = llvm.srem %1, %0 : i64
    %8 = llvm.urem %1, %0 : i64
    %9 = llvm.intr.smax(%1, %0) : (i64, i64) -> i64
    %10 = llvm.intr.umax(%1, %0) : (i64, i64) -> i64
    %11 = llvm.intr.smin(%1, %0) : (i64, i64) -> i64
    %12 = llvm.intr.umin(%1, %0) : (i64, i64) -> i64
    %13 = llvm.shl %1, %0 : i64
    %14 = llvm.ashr %1, %0 : i64
    %15 = llvm.lshr %1, %0 : i64
    %16 = llvm.and %1, %0 : i64
    %17 = llvm.or %1, %0 : i64
    %18 = llvm.xor %1, %0 : i64
    return
  }
}

