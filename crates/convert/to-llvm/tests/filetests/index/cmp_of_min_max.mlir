// terrace opt --convert-index-to-llvm --allow-unregistered-dialect
// Minima and maxima with a constant have bounds, which decide comparisons with other constants.
func.func @bounds(%x: index) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
  %c5 = index.constant 5
  %c9 = index.constant 9
  %n = index.constant -7
  %big = index.constant 4294967296
  %0 = index.mins %x, %c5
  %1 = index.maxs %x, %c5
  %2 = index.minu %x, %c5
  %3 = index.maxu %x, %c5
  %4 = index.mins %x, %n
  %5 = index.mins %x, %big
  %6 = index.cmp slt(%0, %c9)
  %7 = index.cmp sgt(%0, %c9)
  %8 = index.cmp sge(%1, %c9)
  %9 = index.cmp sge(%1, %c5)
  %10 = index.cmp ult(%2, %c9)
  %11 = index.cmp uge(%3, %c5)
  // Only with a sign are these different.
  %12 = index.cmp eq(%0, %c9)
  %13 = index.cmp eq(%4, %c9)
  %14 = index.cmp ne(%2, %c9)
  // Of 32 bits this is another number.
  %15 = index.cmp sgt(%5, %c5)
  return %6, %7, %8, %9, %10, %11, %12, %13, %14, %15 : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}
// ==== stdout ====
module {
  func.func @bounds(%arg0: index) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
    %0 = builtin.unrealized_conversion_cast %arg0 : index to i64
    %1 = llvm.mlir.constant(5 : i64) : i64
    %2 = llvm.mlir.constant(9 : i64) : i64
    %3 = llvm.mlir.constant(-7 : i64) : i64
    %4 = llvm.mlir.constant(4294967296 : i64) : i64
    %5 = llvm.intr.smin(%0, %1) : (i64, i64) -> i64
    %6 = llvm.intr.smax(%0, %1) : (i64, i64) -> i64
    %7 = llvm.intr.umin(%0, %1) : (i64, i64) -> i64
    %8 = llvm.intr.umax(%0, %1) : (i64, i64) -> i64
    %9 = llvm.intr.smin(%0, %3) : (i64, i64) -> i64
    %10 = llvm.intr.smin(%0, %4) : (i64, i64) -> i64
    %11 = llvm.mlir.constant(true) : i1
    %12 = llvm.mlir.constant(false) : i1
    %13 = llvm.icmp "sge" %6, %2 : i64
    %14 = llvm.mlir.constant(true) : i1
    %15 = llvm.mlir.constant(true) : i1
    %16 = llvm.mlir.constant(true) : i1
    %17 = llvm.icmp "eq" %5, %2 : i64
    %18 = llvm.mlir.constant(false) : i1
    %19 = llvm.mlir.constant(true) : i1
    %20 = llvm.icmp "sgt" %10, %1 : i64
    return %11, %12, %13, %14, %15, %16, %17, %18, %19, %20 : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
  }
}

