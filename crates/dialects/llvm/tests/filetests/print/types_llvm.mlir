// terrace opt --allow-unregistered-dialect
// Every type of the llvm dialect; inside another one the prefix is left out.
"t.op"() : () -> (!llvm.ptr, !llvm.ptr<3>, !llvm.array<4 x i32>, !llvm.array<2 x array<3 x ptr>>, !llvm.void, !llvm.token, !llvm.label, !llvm.metadata, !llvm.x86_amx, !llvm.ppc_fp128)
"t.op"() : () -> (!llvm.struct<()>, !llvm.struct<(i32, ptr)>, !llvm.struct<packed (i8, f32)>, !llvm.struct<"a", (i32)>, !llvm.struct<"o", opaque>, !llvm.struct<"p", packed (i8)>)
"t.op"() : () -> (!llvm.struct<"list", (i32, ptr, struct<"other", (i8)>)>, !llvm.struct<"two words", (struct<(struct<"a", (i32)>)>)>)
"t.op"() : () -> (!llvm.func<void ()>, !llvm.func<i32 (i32, ptr)>, !llvm.func<ptr (...)>, !llvm.func<i32 (ptr, ...)>, !llvm.array<2 x vector<4xf32>>, !llvm.target<"spirv.Image", i32, 0>)
// ==== stdout ====
module {
  %0:10 = "t.op"() : () -> (!llvm.ptr, !llvm.ptr<3>, !llvm.array<4 x i32>, !llvm.array<2 x array<3 x ptr>>, !llvm.void, !llvm.token, !llvm.label, !llvm.metadata, !llvm.x86_amx, !llvm.ppc_fp128)
  %1:6 = "t.op"() : () -> (!llvm.struct<()>, !llvm.struct<(i32, ptr)>, !llvm.struct<packed (i8, f32)>, !llvm.struct<"a", (i32)>, !llvm.struct<"o", opaque>, !llvm.struct<"p", packed (i8)>)
  %2:2 = "t.op"() : () -> (!llvm.struct<"list", (i32, ptr, struct<"other", (i8)>)>, !llvm.struct<"two words", (struct<(struct<"a", (i32)>)>)>)
  %3:6 = "t.op"() : () -> (!llvm.func<void ()>, !llvm.func<i32 (i32, ptr)>, !llvm.func<ptr (...)>, !llvm.func<i32 (ptr, ...)>, !llvm.array<2 x vector<4xf32>>, !llvm.target<"spirv.Image", i32, 0>)
}

