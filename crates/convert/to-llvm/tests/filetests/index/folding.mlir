// terrace opt --convert-index-to-llvm
// Operations on constants fold where 32 and 64 bits agree.
func.func @f(%x: index) -> (index, index, index, index, index, i1, i32) {
  %a = index.constant -7
  %b = index.constant 2
  %big = index.constant 4294967296
  %0 = index.floordivs %a, %b
  %1 = index.ceildivs %a, %b
  %2 = index.divs %big, %b
  %3 = index.mul %x, %x
  %zero = index.constant 0
  %4 = index.add %x, %zero
  %5 = index.cmp slt(%a, %b)
  %6 = index.casts %a : index to i32
  return %0, %1, %2, %3, %4, %5, %6 : index, index, index, index, index, i1, i32
}
// ==== stdout ====
module {
  func.func @f(%arg0: index) -> (index, index, index, index, index, i1, i32) {
    %0 = builtin.unrealized_conversion_cast %arg0 : index to i64
    %1 = llvm.mlir.constant(-7 : i64) : i64
    %2 = llvm.mlir.constant(2 : i64) : i64
    %3 = llvm.mlir.constant(4294967296 : i64) : i64
    %4 = llvm.mlir.constant(-4 : i64) : i64
    %5 = builtin.unrealized_conversion_cast %4 : i64 to index
    %6 = llvm.mlir.constant(-3 : i64) : i64
    %7 = builtin.unrealized_conversion_cast %6 : i64 to index
    %8 = llvm.sdiv %3, %2 : i64
    %9 = builtin.unrealized_conversion_cast %8 : i64 to index
    %10 = llvm.mul %0, %0 : i64
    %11 = builtin.unrealized_conversion_cast %10 : i64 to index
    %12 = llvm.mlir.constant(0 : i64) : i64
    %13 = llvm.mlir.constant(true) : i1
    %14 = llvm.trunc %1 : i64 to i32
    return %5, %7, %9, %11, %arg0, %13, %14 : index, index, index, index, index, i1, i32
  }
}

