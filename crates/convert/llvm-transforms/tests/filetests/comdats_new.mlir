// terrace opt --llvm-add-comdats
// The comdats are made where there are none.
llvm.func weak @a() { llvm.return }
llvm.func linkonce @b() { llvm.return }
// ==== stdout ====
module {
  llvm.comdat @__llvm_comdat {
    llvm.comdat_selector @b any
  }
  llvm.func weak @a() {
    llvm.return
  }
  llvm.func linkonce @b() comdat(@__llvm_comdat::@b) {
    llvm.return
  }
}

