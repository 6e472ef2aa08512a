// terrace opt --convert-cf-to-llvm --mlir-print-debuginfo
// The declaration of abort has no location, that of puts the module's, a message its assertion's.
module {
  func.func private @first() loc("first")
  func.func @f(%a: i1 loc("a"), %b: i1 loc("b")) {
    cf.assert %a, "one" loc("one")
    cf.assert %b, "two" loc("two")
    return loc("return")
  } loc("f")
  func.func @g(%a: i1 loc("a2")) {
    cf.assert %a, "three" loc("three")
    return loc("return2")
  } loc("g")
} loc("module")
// ==== stdout ====
#loc7 = loc("a")
#loc8 = loc("b")
#loc11 = loc("a2")
module {
  llvm.mlir.global private constant @assert_msg_1(dense<[116, 104, 114, 101, 101, 0]> : tensor<6xi8>) {addr_space = 0 : i32} : !llvm.array<6 x i8> loc(#loc1)
  llvm.mlir.global private constant @assert_msg_0(dense<[116, 119, 111, 0]> : tensor<4xi8>) {addr_space = 0 : i32} : !llvm.array<4 x i8> loc(#loc2)
  llvm.func @abort() loc(#loc3)
  llvm.func @puts(!llvm.ptr) loc(#loc)
  llvm.mlir.global private constant @assert_msg(dense<[111, 110, 101, 0]> : tensor<4xi8>) {addr_space = 0 : i32} : !llvm.array<4 x i8> loc(#loc4)
  func.func private @first() loc(#loc5)
  func.func @f(%arg0: i1 loc("a"), %arg1: i1 loc("b")) {
    llvm.cond_br %arg0, ^bb1, ^bb3 loc(#loc4)
  ^bb1:  // pred: ^bb0
    llvm.cond_br %arg1, ^bb2, ^bb4 loc(#loc2)
  ^bb2:  // pred: ^bb1
    return loc(#loc9)
  ^bb3:  // pred: ^bb0
    %0 = llvm.mlir.addressof @assert_msg : !llvm.ptr loc(#loc4)
    %1 = llvm.getelementptr %0[0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<4 x i8> loc(#loc4)
    llvm.call @puts(%1) : (!llvm.ptr) -> () loc(#loc4)
    llvm.call @abort() : () -> () loc(#loc4)
    llvm.unreachable loc(#loc4)
  ^bb4:  // pred: ^bb1
    %2 = llvm.mlir.addressof @assert_msg_0 : !llvm.ptr loc(#loc2)
    %3 = llvm.getelementptr %2[0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<4 x i8> loc(#loc2)
    llvm.call @puts(%3) : (!llvm.ptr) -> () loc(#loc2)
    llvm.call @abort() : () -> () loc(#loc2)
    llvm.unreachable loc(#loc2)
  } loc(#loc6)
  func.func @g(%arg0: i1 loc("a2")) {
    llvm.cond_br %arg0, ^bb1, ^bb2 loc(#loc1)
  ^bb1:  // pred: ^bb0
    return loc(#loc12)
  ^bb2:  // pred: ^bb0
    %0 = llvm.mlir.addressof @assert_msg_1 : !llvm.ptr loc(#loc1)
    %1 = llvm.getelementptr %0[0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<6 x i8> loc(#loc1)
    llvm.call @puts(%1) : (!llvm.ptr) -> () loc(#loc1)
    llvm.call @abort() : () -> () loc(#loc1)
    llvm.unreachable loc(#loc1)
  } loc(#loc10)
} loc(#loc)
#loc = loc("module")
#loc1 = loc("three")
#loc2 = loc("two")
#loc3 = loc(unknown)
#loc4 = loc("one")
#loc5 = loc("first")
#loc6 = loc("f")
#loc9 = loc("return")
#loc10 = loc("g")
#loc12 = loc("return2")

