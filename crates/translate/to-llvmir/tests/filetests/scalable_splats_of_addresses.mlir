// terrace translate --mlir-to-llvmir
// A scalable vector of one address is written as it was made; LLVM's own splats have an index of 64 bits.
llvm.mlir.global external @g() : i32
llvm.func @a() -> vector<[4]x!llvm.ptr> {
  %p = llvm.mlir.addressof @g : !llvm.ptr
  %u = llvm.mlir.undef : vector<[4]x!llvm.ptr>
  %q = llvm.mlir.poison : vector<[4]x!llvm.ptr>
  %z = llvm.mlir.constant(0 : i64) : i64
  %0 = llvm.insertelement %p, %u[%z : i64] : vector<[4]x!llvm.ptr>
  %1 = llvm.shufflevector %0, %u [0, 0, 0, 0] : vector<[4]x!llvm.ptr>
  %i = llvm.mlir.constant(dense<1> : vector<[4]xi64>) : vector<[4]xi64>
  %2 = llvm.getelementptr %1[%i] : (vector<[4]x!llvm.ptr>, vector<[4]xi64>) -> vector<[4]x!llvm.ptr>, i32
  llvm.return %2 : vector<[4]x!llvm.ptr>
}
llvm.func @b() -> vector<[4]x!llvm.ptr> {
  %p = llvm.mlir.addressof @g : !llvm.ptr
  %u = llvm.mlir.undef : vector<[4]x!llvm.ptr>
  %q = llvm.mlir.poison : vector<[4]x!llvm.ptr>
  %z = llvm.mlir.constant(0 : i32) : i32
  %0 = llvm.insertelement %p, %q[%z : i32] : vector<[4]x!llvm.ptr>
  %1 = llvm.shufflevector %0, %q [0, 0, 0, 0] : vector<[4]x!llvm.ptr>
  %i = llvm.mlir.constant(1 : i64) : i64
  %2 = llvm.getelementptr %1[%i] : (vector<[4]x!llvm.ptr>, i64) -> vector<[4]x!llvm.ptr>, i32
  llvm.return %2 : vector<[4]x!llvm.ptr>
}
llvm.func @c() -> vector<[4]x!llvm.ptr> {
  %p = llvm.mlir.addressof @g : !llvm.ptr
  %i = llvm.mlir.constant(dense<1> : vector<[4]xi32>) : vector<[4]xi32>
  %2 = llvm.getelementptr %p[%i] : (!llvm.ptr, vector<[4]xi32>) -> vector<[4]x!llvm.ptr>, i32
  llvm.return %2 : vector<[4]x!llvm.ptr>
}
llvm.func @d() -> vector<[4]x!llvm.ptr> {
  %p = llvm.mlir.addressof @g : !llvm.ptr
  %i = llvm.mlir.zero : vector<[4]xi64>
  %2 = llvm.getelementptr %p[%i] : (!llvm.ptr, vector<[4]xi64>) -> vector<[4]x!llvm.ptr>, i32
  llvm.return %2 : vector<[4]x!llvm.ptr>
}
llvm.func @e() -> vector<[4]xi64> {
  %p = llvm.mlir.constant(7 : i64) : i64
  %u = llvm.mlir.undef : vector<[4]xi64>
  %z = llvm.mlir.constant(0 : i64) : i64
  %0 = llvm.insertelement %p, %u[%z : i64] : vector<[4]xi64>
  %1 = llvm.shufflevector %0, %u [0, 0, 0, 0] : vector<[4]xi64>
  %2 = llvm.add %1, %0 : vector<[4]xi64>
  llvm.return %2 : vector<[4]xi64>
}
llvm.func @f() -> vector<[4]xi64> {
  %p = llvm.mlir.constant(7 : i64) : i64
  %u = llvm.mlir.undef : vector<[4]xi64>
  %z = llvm.mlir.constant(0 : i64) : i64
  %0 = llvm.insertelement %p, %u[%z : i64] : vector<[4]xi64>
  %1 = llvm.shufflevector %0, %u [0, 0, 0, 0] : vector<[4]xi64>
  %2 = llvm.add %1, %1 : vector<[4]xi64>
  llvm.return %2 : vector<[4]xi64>
}
llvm.func @h() -> vector<[4]xi64> {
  %p = llvm.mlir.addressof @g : !llvm.ptr
  %u = llvm.mlir.undef : vector<[4]x!llvm.ptr>
  %z = llvm.mlir.constant(0 : i64) : i64
  %0 = llvm.insertelement %p, %u[%z : i64] : vector<[4]x!llvm.ptr>
  %1 = llvm.shufflevector %0, %u [0, 0, 0, 0] : vector<[4]x!llvm.ptr>
  %2 = llvm.ptrtoint %1 : vector<[4]x!llvm.ptr> to vector<[4]xi64>
  llvm.return %2 : vector<[4]xi64>
}
// ==== stdout ====
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

@g = external global i32

define <vscale x 4 x ptr> @a() {
  ret <vscale x 4 x ptr> getelementptr (i32, <vscale x 4 x ptr> shufflevector (<vscale x 4 x ptr> insertelement (<vscale x 4 x ptr> undef, ptr @g, i64 0), <vscale x 4 x ptr> undef, <vscale x 4 x i32> zeroinitializer), <vscale x 4 x i64> splat (i64 1))
}

define <vscale x 4 x ptr> @b() {
  ret <vscale x 4 x ptr> getelementptr (i32, <vscale x 4 x ptr> shufflevector (<vscale x 4 x ptr> insertelement (<vscale x 4 x ptr> poison, ptr @g, i32 0), <vscale x 4 x ptr> poison, <vscale x 4 x i32> zeroinitializer), i64 1)
}

define <vscale x 4 x ptr> @c() {
  ret <vscale x 4 x ptr> getelementptr (i32, ptr @g, <vscale x 4 x i64> splat (i64 1))
}

define <vscale x 4 x ptr> @d() {
  ret <vscale x 4 x ptr> shufflevector (<vscale x 4 x ptr> insertelement (<vscale x 4 x ptr> poison, ptr @g, i64 0), <vscale x 4 x ptr> poison, <vscale x 4 x i32> zeroinitializer)
}

define <vscale x 4 x i64> @e() {
  ret <vscale x 4 x i64> add (<vscale x 4 x i64> splat (i64 7), <vscale x 4 x i64> insertelement (<vscale x 4 x i64> undef, i64 7, i64 0))
}

define <vscale x 4 x i64> @f() {
  ret <vscale x 4 x i64> splat (i64 14)
}

define <vscale x 4 x i64> @h() {
  ret <vscale x 4 x i64> shufflevector (<vscale x 4 x i64> insertelement (<vscale x 4 x i64> poison, i64 ptrtoint (ptr @g to i64), i64 0), <vscale x 4 x i64> poison, <vscale x 4 x i32> zeroinitializer)
}

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
