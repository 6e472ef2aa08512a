// terrace opt --convert-index-to-llvm
// Casts extend, truncate or vanish.
func.func @f(%a: index, %b: i32, %c: i64, %d: i128) {
  %0 = index.casts %b : i32 to index
  %1 = index.casts %c : i64 to index
  %2 = index.casts %d : i128 to index
  %3 = index.castu %b : i32 to index
  %4 = index.castu %d : i128 to index
  %5 = index.casts %a : index to i32
  %6 = index.casts %a : index to i64
  %7 = index.castu %a : index to i128
  %8 = index.casts %a : index to i128
  return
}
// ==== stdout ====
module {
  func.func @f(%arg0: index, %arg1: i32, %arg2: i64, %arg3: i128) {
    %0 = builtin.unrealized_conversion_cast %arg0 : index to i64
    %1 = llvm.sext %arg1 : i32 to i64
    %2 = llvm.trunc %arg3 : i128 to i64
    %3 = llvm.zext %arg1 : i32 to i64
    %4 = llvm.trunc %arg3 : i128 to i64
    %5 = llvm.trunc %0 : i64 to i32
    %6 = llvm.zext %0 : i64 to i128
    %7 = llvm.sext %0 : i64 to i128
    return
  }
}

