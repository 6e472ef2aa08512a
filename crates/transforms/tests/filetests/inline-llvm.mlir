// terrace opt --inline=default-pipeline= --allow-unregistered-dialect
// Functions of the LLVM dialect, with what keeps them from being inlined.
llvm.func @one(%a: i32) -> i32 {
  %0 = llvm.add %a, %a : i32
  llvm.return %0 : i32
}
llvm.func @blocks(%a: i1) {
  llvm.cond_br %a, ^bb1, ^bb2
^bb1:
  llvm.return
^bb2:
  llvm.unreachable
}
llvm.func @never() {
  llvm.unreachable
}
llvm.func @no_inline() attributes {no_inline} {
  llvm.return
}
llvm.func @passthrough() attributes {passthrough = ["noduplicate"]} {
  llvm.return
}
llvm.func @var_arg(...) {
  llvm.return
}
llvm.func @personality_function() -> i32
llvm.func @personality() attributes {personality = @personality_function} {
  llvm.return
}
llvm.func @caller(%a: i1, %b: i32, %p: !llvm.ptr) -> i32 {
  %0 = llvm.call @one(%b) : (i32) -> i32
  llvm.call @blocks(%a) : (i1) -> ()
  llvm.call @never() : () -> ()
  llvm.call @no_inline() : () -> ()
  llvm.call @passthrough() : () -> ()
  llvm.call @var_arg(%b) vararg(!llvm.func<void (...)>) : (i32) -> ()
  llvm.call @personality() : () -> ()
  llvm.call %p(%b) : !llvm.ptr, (i32) -> ()
  llvm.return %0 : i32
}
// ==== stdout ====
module {
  llvm.func @one(%arg0: i32) -> i32 {
    %0 = llvm.add %arg0, %arg0 : i32
    llvm.return %0 : i32
  }
  llvm.func @blocks(%arg0: i1) {
    llvm.cond_br %arg0, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    llvm.return
  ^bb2:  // pred: ^bb0
    llvm.unreachable
  }
  llvm.func @never() {
    llvm.unreachable
  }
  llvm.func @no_inline() attributes {no_inline} {
    llvm.return
  }
  llvm.func @passthrough() attributes {passthrough = ["noduplicate"]} {
    llvm.return
  }
  llvm.func @var_arg(...) {
    llvm.return
  }
  llvm.func @personality_function() -> i32
  llvm.func @personality() attributes {personality = @personality_function} {
    llvm.return
  }
  llvm.func @caller(%arg0: i1, %arg1: i32, %arg2: !llvm.ptr) -> i32 {
    %0 = llvm.add %arg1, %arg1 : i32
    llvm.cond_br %arg0, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    llvm.br ^bb3
  ^bb2:  // pred: ^bb0
    llvm.unreachable
  ^bb3:  // pred: ^bb1
    llvm.unreachable
  ^bb4:  // no predecessors
    llvm.call @no_inline() : () -> ()
    llvm.call @passthrough() : () -> ()
    llvm.call @var_arg(%arg1) vararg(!llvm.func<void (...)>) : (i32) -> ()
    llvm.call @personality() : () -> ()
    llvm.call %arg2(%arg1) : !llvm.ptr, (i32) -> ()
    llvm.return %0 : i32
  }
}

