// terrace opt
// These ops end in a blank.
llvm.func @f(%s: !llvm.struct<(i32, array<2 x f32>)>, %v: vector<4xf32>, %x: i32) -> i32 {
  %0 = llvm.extractvalue %s[1, 0] : !llvm.struct<(i32, array<2 x f32>)>
  %1 = llvm.insertvalue %x, %s[0] : !llvm.struct<(i32, array<2 x f32>)>
  %2 = llvm.shufflevector %v, %v [0, 5, -1, 3] : vector<4xf32>
  %3 = llvm.inline_asm "mov $1, $0", "=r,r" %x : (i32) -> i32
  llvm.return %3 : i32
}
// ==== stdout ====
module {
  llvm.func @f(%arg0: !llvm.struct<(i32, array<2 x f32>)>, %arg1: vector<4xf32>, %arg2: i32) -> i32 {
    %0 = llvm.extractvalue %arg0[1, 0] : !llvm.struct<(i32, array<2 x f32>)> 
    %1 = llvm.insertvalue %arg2, %arg0[0] : !llvm.struct<(i32, array<2 x f32>)> 
    %2 = llvm.shufflevector %arg1, %arg1 [0, 5, -1, 3] : vector<4xf32> 
    %3 = llvm.inline_asm "mov $1, $0", "=r,r" %arg2 : (i32) -> i32
    llvm.return %3 : i32
  }
}

