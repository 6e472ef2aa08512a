// terrace opt
// Values, regions, strings, places.
llvm.mlir.global external @a(42 : i64) : i64
llvm.mlir.global internal constant @b("abc\00") : !llvm.array<4 x i8>
llvm.mlir.global private unnamed_addr constant @c(dense<[1.0, 2.0]> : vector<2xf32>) : vector<2xf32>
llvm.mlir.global extern_weak @d() : !llvm.ptr
llvm.mlir.global weak hidden thread_local local_unnamed_addr @e() {addr_space = 3 : i32, alignment = 8 : i64, dso_local, section = "s"} : !llvm.ptr {
  %0 = llvm.mlir.zero : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.mlir.global common @f(0 : i32) : i32
llvm.mlir.global external constant @g(@h) : !llvm.ptr
// ==== stdout ====
module {
  llvm.mlir.global external @a(42 : i64) {addr_space = 0 : i32} : i64
  llvm.mlir.global internal constant @b("abc\00") {addr_space = 0 : i32}
  llvm.mlir.global private unnamed_addr constant @c(dense<[1.000000e+00, 2.000000e+00]> : vector<2xf32>) {addr_space = 0 : i32} : vector<2xf32>
  llvm.mlir.global extern_weak @d() {addr_space = 0 : i32} : !llvm.ptr
  llvm.mlir.global weak hidden thread_local local_unnamed_addr @e() {addr_space = 3 : i32, alignment = 8 : i64, dso_local, section = "s"} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global common @f(0 : i32) {addr_space = 0 : i32} : i32
  llvm.mlir.global external constant @g(@h) {addr_space = 0 : i32} : !llvm.ptr
}

