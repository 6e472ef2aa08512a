// terrace opt --llvm-use-default-visibility=visibility=hidden
// What has the default visibility gets another one.
module {
llvm.func @a() { llvm.return }
llvm.func hidden @b() { llvm.return }
llvm.func protected @p() { llvm.return }
llvm.func internal @c() { llvm.return }
llvm.func private @c2() { llvm.return }
llvm.func @d()
llvm.func hidden @e()
llvm.func extern_weak @e2()
llvm.func linkonce @e3() { llvm.return }
llvm.mlir.global external @g() : i32
llvm.mlir.global external @g1(1 : i32) : i32
llvm.mlir.global internal @h(1 : i32) : i32
llvm.mlir.global private @h2(1 : i32) : i32
llvm.mlir.global external hidden @i(1 : i32) : i32
llvm.mlir.alias external @al : i32 { %0 = llvm.mlir.addressof @g1 : !llvm.ptr
 llvm.return %0 : !llvm.ptr }
func.func @x() { return }
module { llvm.func @a() { llvm.return } }
}
// ==== stdout ====
module {
  llvm.func hidden @a() {
    llvm.return
  }
  llvm.func hidden @b() {
    llvm.return
  }
  llvm.func protected @p() {
    llvm.return
  }
  llvm.func internal hidden @c() {
    llvm.return
  }
  llvm.func private hidden @c2() {
    llvm.return
  }
  llvm.func hidden @d()
  llvm.func hidden @e()
  llvm.func extern_weak hidden @e2()
  llvm.func linkonce hidden @e3() {
    llvm.return
  }
  llvm.mlir.global external hidden @g() {addr_space = 0 : i32} : i32
  llvm.mlir.global external hidden @g1(1 : i32) {addr_space = 0 : i32} : i32
  llvm.mlir.global internal hidden @h(1 : i32) {addr_space = 0 : i32} : i32
  llvm.mlir.global private hidden @h2(1 : i32) {addr_space = 0 : i32} : i32
  llvm.mlir.global external hidden @i(1 : i32) {addr_space = 0 : i32} : i32
  llvm.mlir.alias external hidden @al : i32 {
    %0 = llvm.mlir.addressof @g1 : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  func.func @x() {
    return
  }
  module {
    llvm.func hidden @a() {
      llvm.return
    }
  }
}

