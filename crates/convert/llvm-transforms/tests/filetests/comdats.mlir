// terrace opt --llvm-add-comdats
// Functions that the linker keeps one of get a comdat.
llvm.comdat @__llvm_comdat {
  llvm.comdat_selector @old largest
}
llvm.func linkonce @a() { llvm.return }
llvm.func linkonce_odr @b() comdat(@__llvm_comdat::@old) { llvm.return }
llvm.func @c() { llvm.return }
module {
  llvm.func linkonce @d() { llvm.return }
}
// ==== stdout ====
module {
  llvm.comdat @__llvm_comdat {
    llvm.comdat_selector @b any
    llvm.comdat_selector @a any
    llvm.comdat_selector @old largest
  }
  llvm.func linkonce @a() comdat(@__llvm_comdat::@a) {
    llvm.return
  }
  llvm.func linkonce_odr @b() comdat(@__llvm_comdat::@b) {
    llvm.return
  }
  llvm.func @c() {
    llvm.return
  }
  module {
    llvm.func linkonce @d() {
      llvm.return
    }
  }
}

