// terrace opt --inline=default-pipeline=
// What is handed over by value would have to be copied: such a call stays.
llvm.func @by_value(%p: !llvm.ptr {llvm.byval = f64}) {
  llvm.return
}
llvm.func @caller(%p: !llvm.ptr) {
  llvm.call @by_value(%p) : (!llvm.ptr) -> ()
  llvm.return
}
// ==== stdout ====
module {
  llvm.func @by_value(%arg0: !llvm.ptr {llvm.byval = f64}) {
    llvm.return
  }
  llvm.func @caller(%arg0: !llvm.ptr) {
    llvm.call @by_value(%arg0) : (!llvm.ptr) -> ()
    llvm.return
  }
}

