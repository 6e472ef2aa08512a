// terrace opt --convert-func-to-llvm
// The low 32 bits of an integer without a sign are the address space. That of an unranked memref does not matter.
func.func private @negative(memref<4xf32, -1>)
func.func private @negative_i8(memref<4xf32, -1 : i8>)
func.func private @wide(memref<4xf32, 4294967297>)
func.func private @very_wide(memref<4xf32, 18446744073709551618 : i128>)
func.func private @boolean(memref<4xf32, true>, memref<4xf32, false>)
func.func private @index(memref<4xf32, 5 : index>)
func.func private @unranked(memref<*xf32, "a">) -> memref<*xf32, 1 : ui8>
// ==== stdout ====
module {
  llvm.func @negative(!llvm.ptr<4294967295>, !llvm.ptr<4294967295>, i64, i64, i64) attributes {sym_visibility = "private"}
  llvm.func @negative_i8(!llvm.ptr<4294967295>, !llvm.ptr<4294967295>, i64, i64, i64) attributes {sym_visibility = "private"}
  llvm.func @wide(!llvm.ptr<1>, !llvm.ptr<1>, i64, i64, i64) attributes {sym_visibility = "private"}
  llvm.func @very_wide(!llvm.ptr<2>, !llvm.ptr<2>, i64, i64, i64) attributes {sym_visibility = "private"}
  llvm.func @boolean(!llvm.ptr<4294967295>, !llvm.ptr<4294967295>, i64, i64, i64, !llvm.ptr, !llvm.ptr, i64, i64, i64) attributes {sym_visibility = "private"}
  llvm.func @index(!llvm.ptr<5>, !llvm.ptr<5>, i64, i64, i64) attributes {sym_visibility = "private"}
  llvm.func @unranked(i64, !llvm.ptr) -> !llvm.struct<(i64, ptr)> attributes {sym_visibility = "private"}
}

