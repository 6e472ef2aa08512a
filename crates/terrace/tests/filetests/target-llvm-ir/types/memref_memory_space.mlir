// terrace opt --convert-func-to-llvm
// An integer memory space is the address space of both pointers.
func.func private @in(memref<?xf32, 3>) -> memref<4xi8, 5>
func.func private @zero() -> memref<4xi8, 0>
// ==== stdout ====
module {
  llvm.func @in(!llvm.ptr<3>, !llvm.ptr<3>, i64, i64, i64) -> !llvm.struct<(ptr<5>, ptr<5>, i64, array<1 x i64>, array<1 x i64>)> attributes {sym_visibility = "private"}
  llvm.func @zero() -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> attributes {sym_visibility = "private"}
}

