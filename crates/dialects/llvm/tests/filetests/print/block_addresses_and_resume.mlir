// terrace opt
// The address of a block, an exception that goes on.
llvm.func @block() {
  %0 = llvm.blockaddress <function = @block, tag = <id = 1>> : !llvm.ptr
  llvm.br ^bb1
^bb1:
  llvm.blocktag <id = 1>
  llvm.return
}
llvm.func @f()
llvm.func @personality(...) -> i32
llvm.func @resumes() attributes {personality = @personality} {
  llvm.invoke @f() to ^bb2 unwind ^bb1 : () -> ()
^bb1:
  %0 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  llvm.resume %0 : !llvm.struct<(ptr, i32)>
^bb2:
  llvm.return
}
// ==== stdout ====
module {
  llvm.func @block() {
    %0 = llvm.blockaddress <function = @block, tag = <id = 1>> : !llvm.ptr
    llvm.br ^bb1
  ^bb1:  // pred: ^bb0
    llvm.blocktag <id = 1>
    llvm.return
  }
  llvm.func @f()
  llvm.func @personality(...) -> i32
  llvm.func @resumes() attributes {personality = @personality} {
    llvm.invoke @f() to ^bb2 unwind ^bb1 : () -> ()
  ^bb1:  // pred: ^bb0
    %0 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    llvm.resume %0 : !llvm.struct<(ptr, i32)>
  ^bb2:  // pred: ^bb0
    llvm.return
  }
}

