// terrace opt
// The dialect allows operations that are not registered.
%0 = "llvm.new"() <{a = 1 : i32}> : () -> i32
llvm.func @f(%arg0: i32) {
  "llvm.intr.new.one"(%arg0) ({
    llvm.return
  }) {b} : (i32) -> ()
  llvm.return
}
// ==== stdout ====
module {
  %0 = "llvm.new"() <{a = 1 : i32}> : () -> i32
  llvm.func @f(%arg0: i32) {
    "llvm.intr.new.one"(%arg0) ({
      llvm.return
    }) {b} : (i32) -> ()
    llvm.return
  }
}

