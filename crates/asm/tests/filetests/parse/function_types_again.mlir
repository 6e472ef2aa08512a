// terrace opt --allow-unregistered-dialect --split-input-file
// A function type that was read before is known by its text, unless that goes on differently.
module {
  "test.types"() {a = (i32) -> i32, b = (i32) -> i321, c = (i32) -> i32} : () -> ()
  "test.types"() {a = (i32) -> !llvm.ptr, b = (i32) -> !llvm.ptr<3>, c = (i32) -> !llvm.ptr} : () -> ()
  "test.types"() {a = (i32) -> (i32), b = (i32) -> (i32, i32), c = () -> (), d = () -> (() -> ())} : () -> ()
  func.func @f(%f: (i32, i64) -> (i64, i32), %a: i32, %b: i64) -> (i64, i32) {
    %0:2 = call_indirect %f(%a, %b) : (i32, i64) -> (i64, i32)
    %1:2 = func.call_indirect %f(%0#1, %0#0) : (i32, i64) -> (i64, i32)
    %2:2 = func.call @g(%a, %b) : (i32, i64) -> (i64, i32)
    return %1#0, %2#1 : i64, i32
  }
  func.func private @g(i32, i64) -> (i64, i32)
}

// -----

!alias = i32
llvm.func @callee(!llvm.ptr, i64) -> !llvm.ptr
llvm.func @caller(%p: !llvm.ptr, %i: i64, %v: vector<2xi64>) -> !llvm.ptr {
  %0 = llvm.call @callee(%p, %i) : (!llvm.ptr, i64) -> !llvm.ptr
  %1 = llvm.call @callee(%p, %i) : (!llvm.ptr, i64) -> !llvm.ptr
  %2 = llvm.call @callee(%p, %i) : (!llvm.ptr {llvm.noundef}, i64) -> !llvm.ptr
  %3 = llvm.call @callee(%p, %i) : (!llvm.ptr, i64) -> (!llvm.ptr {llvm.noundef})
  %4 = llvm.getelementptr %p[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %5 = llvm.getelementptr inbounds %p[%i, 3] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<4 x i8>
  %6 = llvm.getelementptr %p[%v] : (!llvm.ptr, vector<2xi64>) -> vector<2x!llvm.ptr>, i8
  %7 = llvm.getelementptr %p[255, -2147483647] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<4 x i8>
  llvm.return %5 : !llvm.ptr
}

// -----

func.func private @g(i32) -> i32
func.func @f(%a: i32) -> i32 {
  %0 = call @g(%a) : (i32) -> i32
  %1 = call @g(%0) : (i32) -> i32<3>
  return %1 : i32
}

// -----

llvm.func @f(%p: !llvm.ptr, %i: i64) {
  %0 = llvm.getelementptr %p[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %1 = llvm.getelementptr %p[%i, %i] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  llvm.return
}
// ==== stdout ====
module {
  "test.types"() {a = (i32) -> i32, b = (i32) -> i321, c = (i32) -> i32} : () -> ()
  "test.types"() {a = (i32) -> !llvm.ptr, b = (i32) -> !llvm.ptr<3>, c = (i32) -> !llvm.ptr} : () -> ()
  "test.types"() {a = (i32) -> i32, b = (i32) -> (i32, i32), c = () -> (), d = () -> (() -> ())} : () -> ()
  func.func @f(%arg0: (i32, i64) -> (i64, i32), %arg1: i32, %arg2: i64) -> (i64, i32) {
    %0:2 = call_indirect %arg0(%arg1, %arg2) : (i32, i64) -> (i64, i32)
    %1:2 = call_indirect %arg0(%0#1, %0#0) : (i32, i64) -> (i64, i32)
    %2:2 = call @g(%arg1, %arg2) : (i32, i64) -> (i64, i32)
    return %1#0, %2#1 : i64, i32
  }
  func.func private @g(i32, i64) -> (i64, i32)
}

// -----
module {
  llvm.func @callee(!llvm.ptr, i64) -> !llvm.ptr
  llvm.func @caller(%arg0: !llvm.ptr, %arg1: i64, %arg2: vector<2xi64>) -> !llvm.ptr {
    %0 = llvm.call @callee(%arg0, %arg1) : (!llvm.ptr, i64) -> !llvm.ptr
    %1 = llvm.call @callee(%arg0, %arg1) : (!llvm.ptr, i64) -> !llvm.ptr
    %2 = llvm.call @callee(%arg0, %arg1) : (!llvm.ptr {llvm.noundef}, i64) -> !llvm.ptr
    %3 = llvm.call @callee(%arg0, %arg1) : (!llvm.ptr, i64) -> (!llvm.ptr {llvm.noundef})
    %4 = llvm.getelementptr %arg0[%arg1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %5 = llvm.getelementptr inbounds %arg0[%arg1, 3] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<4 x i8>
    %6 = llvm.getelementptr %arg0[%arg2] : (!llvm.ptr, vector<2xi64>) -> vector<2x!llvm.ptr>, i8
    %7 = llvm.getelementptr %arg0[255, -2147483647] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<4 x i8>
    llvm.return %5 : !llvm.ptr
  }
}

// -----
// -----
// ==== stderr ====
<stdin>:37:34: error: expected operation name in quotes
  %1 = call @g(%0) : (i32) -> i32<3>
                                 ^
<stdin>:45:8: error: custom op 'llvm.getelementptr' number of operands and types do not match: got 3 operands and 2 types
  %1 = llvm.getelementptr %p[%i, %i] : (!llvm.ptr, i64) -> !llvm.ptr, i8
       ^
// ==== exit 1 ====
