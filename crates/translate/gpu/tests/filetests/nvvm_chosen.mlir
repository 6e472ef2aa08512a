// terrace translate --mlir-to-llvmir
// Operations whose intrinsic their properties choose.
llvm.func @warps(%m: i32, %i: i32, %f: f32, %l: i64, %b: i1) {
  %0 = nvvm.shfl.sync bfly %m, %i, %i, %i : i32 -> i32
  %1 = nvvm.shfl.sync up %m, %f, %i, %i : f32 -> f32
  %2 = nvvm.shfl.sync down %m, %f, %i, %i {return_value_and_is_valid} : f32 -> !llvm.struct<(f32, i1)>
  %3 = nvvm.shfl.sync idx %m, %i, %i, %i {return_value_and_is_valid} : i32 -> !llvm.struct<(i32, i1)>
  %4 = nvvm.vote.sync ballot %m, %b -> i32
  %5 = nvvm.vote.sync uni %m, %b -> i1
  %6 = nvvm.match.sync any %m, %l : i64 -> i32
  %7 = nvvm.match.sync all %m, %i : i32 -> !llvm.struct<(i32, i1)>
  %8 = nvvm.redux.sync umax %i, %m : i32 -> i32
  %9 = nvvm.redux.sync fmin %f, %m {abs = true, nan = true} : f32 -> f32
  %10 = nvvm.prmt <default> %i, %i, %i : i32
  %11 = nvvm.prmt <f4e> %i, %i, %i : i32
  %12 = nvvm.prmt <rc8> %i, %i : i32
  nvvm.setmaxregister increase 128
  nvvm.setmaxregister decrease 40
  nvvm.pmevent id = 15
  nvvm.pmevent mask = -2
  llvm.return
}

llvm.func @barriers(%i: i32) {
  nvvm.barrier
  nvvm.barrier id = %i
  nvvm.barrier id = %i number_of_threads = %i
  %0 = nvvm.barrier #nvvm.reduction<popc> %i -> i32
  %1 = nvvm.barrier #nvvm.reduction<and> %i -> i32
  llvm.return
}

llvm.func @fences(%p: !llvm.ptr, %r: i128) {
  %s = llvm.mlir.constant(128 : i32) : i32
  nvvm.fence.proxy {kind = #nvvm.proxy_kind<alias>}
  nvvm.fence.proxy {kind = #nvvm.proxy_kind<async.global>}
  nvvm.fence.proxy {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>}
  nvvm.fence.proxy {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cluster>}
  nvvm.fence.proxy.acquire <gpu> %p, %s
  nvvm.fence.proxy.release <sys>
  nvvm.fence.sync_restrict {order = #nvvm.mem_order<acquire>}
  nvvm.fence.sync_restrict {order = #nvvm.mem_order<release>}
  nvvm.fence.proxy.sync_restrict {order = #nvvm.mem_order<acquire>}
  nvvm.fence.proxy.sync_restrict {order = #nvvm.mem_order<release>}
  %0 = nvvm.clusterlaunchcontrol.query.cancel query = is_canceled, %r : i1
  %1 = nvvm.clusterlaunchcontrol.query.cancel query = get_first_cta_id_y, %r : i32
  llvm.return
}

llvm.func @mbarriers(%g: !llvm.ptr, %s: !llvm.ptr<3>, %c: !llvm.ptr<7>, %i: i32, %l: i64, %b: i1) {
  %0 = nvvm.mbarrier.arrive %s : !llvm.ptr<3> -> i64
  %1 = nvvm.mbarrier.arrive %g, %i {relaxed = true} : !llvm.ptr -> i64
  nvvm.mbarrier.arrive %c {scope = #nvvm.mem_scope<cluster>} : !llvm.ptr<7>
  nvvm.mbarrier.arrive %s, %i : !llvm.ptr<3>
  %2 = nvvm.mbarrier.arrive_drop %s : !llvm.ptr<3> -> i64
  nvvm.mbarrier.arrive_drop %c, %i {relaxed = true} : !llvm.ptr<7>
  %3 = nvvm.mbarrier.arrive.expect_tx %g, %i {scope = #nvvm.mem_scope<cluster>} : !llvm.ptr, i32 -> i64
  nvvm.mbarrier.arrive.expect_tx %c, %i : !llvm.ptr<7>, i32
  nvvm.mbarrier.arrive_drop.expect_tx %c, %i {relaxed = true} : !llvm.ptr<7>, i32
  %4 = nvvm.mbarrier.arrive_drop.expect_tx %s, %i : !llvm.ptr<3>, i32 -> i64
  nvvm.mbarrier.expect_tx %s, %i : !llvm.ptr<3>, i32
  nvvm.mbarrier.expect_tx %c, %i {scope = #nvvm.mem_scope<cluster>} : !llvm.ptr<7>, i32
  nvvm.mbarrier.complete_tx %c, %i : !llvm.ptr<7>, i32
  %5 = nvvm.mbarrier.test.wait %g, %l : !llvm.ptr, i64 -> i1
  %6 = nvvm.mbarrier.test.wait %s, %i {relaxed = true, scope = #nvvm.mem_scope<cluster>} : !llvm.ptr<3>, i32 -> i1
  %7 = nvvm.mbarrier.try_wait %s, %l : !llvm.ptr<3>, i64 -> i1
  %8 = nvvm.mbarrier.try_wait %g, %i, %i {relaxed = true} : !llvm.ptr, i32, i32 -> i1
  llvm.return
}

llvm.func @converts(%f: f32, %i: i32, %h: vector<2xf16>, %b: vector<2xbf16>, %v: vector<4xf32>, %c: i8, %d: vector<2xi8>) {
  %0 = nvvm.convert.float.to.tf32 %f {rnd = #nvvm.fp_rnd_mode<rn>, relu = true, sat = #nvvm.sat_mode<satfinite>}
  %1 = nvvm.convert.float.to.tf32 %f {rnd = #nvvm.fp_rnd_mode<rna>}
  %2 = nvvm.convert.f32x2.to.f4x2 %f, %f {relu = true} : i8 (f4E2M1FN)
  %3 = nvvm.convert.f32x2.to.f6x2 %f, %f : i16 (f6E2M3FN)
  %4 = nvvm.convert.f32x2.to.f6x2 %f, %f {relu = true} : vector<2xi8> (f6E3M2FN)
  %5 = nvvm.convert.f32x2.to.f8x2 %f, %f {rnd = #nvvm.fp_rnd_mode<rn>, sat = #nvvm.sat_mode<satfinite>, relu = true} : i16 (f8E4M3FN)
  %6 = nvvm.convert.f32x2.to.f8x2 %f, %f {rnd = #nvvm.fp_rnd_mode<rp>, sat = #nvvm.sat_mode<satfinite>} : vector<2xi8> (f8E8M0FNU)
  %7 = nvvm.convert.f32x2.to.f8x2 %f, %f {rnd = #nvvm.fp_rnd_mode<rz>} : i16 (f8E8M0FNU)
  %8 = nvvm.convert.f16x2.to.f8x2 %h {relu = true} : vector<2xf16> -> vector<2xi8> (f8E5M2)
  %9 = nvvm.convert.bf16x2.to.f8x2 %b {rnd = #nvvm.fp_rnd_mode<rz>} : vector<2xbf16> -> i16 (f8E8M0FNU)
  %10 = nvvm.convert.f32x2.to.f16x2 %f, %f {rnd = #nvvm.fp_rnd_mode<rn>, relu = true} : vector<2xf16>
  %11 = nvvm.convert.f32x2.to.f16x2 %f, %f, %i {rnd = #nvvm.fp_rnd_mode<rs>, sat = #nvvm.sat_mode<satfinite>} : vector<2xf16>
  %12 = nvvm.convert.f32x2.to.bf16x2 %f, %f {rnd = #nvvm.fp_rnd_mode<rz>} : vector<2xbf16>
  %13 = nvvm.convert.f32x4.to.f8x4 %v, %i : vector<4xf32> -> vector<4xi8> (f8E4M3FN)
  %14 = nvvm.convert.f32x4.to.f6x4 %v, %i {relu = true} : vector<4xf32> -> vector<4xi8> (f6E3M2FN)
  %15 = nvvm.convert.f32x4.to.f4x4 %v, %i : vector<4xf32> -> i16 (f4E2M1FN)
  %16 = nvvm.convert.f4x2.to.f16x2 %c {relu = true} : i8 (f4E2M1FN) -> vector<2xf16>
  %17 = nvvm.convert.f6x2.to.f16x2 %d : vector<2xi8> (f6E2M3FN) -> vector<2xf16>
  %18 = nvvm.convert.f8x2.to.f16x2 %d : vector<2xi8> (f8E5M2) -> vector<2xf16>
  %19 = nvvm.convert.f8x2.to.bf16x2 %d : vector<2xi8> (f8E8M0FNU) -> vector<2xbf16>
  llvm.return
}

llvm.func @copies(%p: !llvm.ptr, %g: !llvm.ptr<1>, %s: !llvm.ptr<3>, %k: !llvm.ptr<4>, %l: !llvm.ptr<5>, %c: !llvm.ptr<7>, %n: i32, %h: i16, %w: i64) {
  nvvm.cp.async.shared.global %s, %g, 4, cache = ca : !llvm.ptr<3>, !llvm.ptr<1>
  nvvm.cp.async.shared.global %s, %g, 16, cache = cg, %n : !llvm.ptr<3>, !llvm.ptr<1>, i32
  nvvm.st.bulk %p, size = %w : !llvm.ptr
  nvvm.st.bulk %s, size = %w, init = 0 : !llvm.ptr<3>
  nvvm.prefetch level = L1, %p : !llvm.ptr
  nvvm.prefetch level = L1 uniform, %p : !llvm.ptr
  nvvm.prefetch level = L2, %g : !llvm.ptr<1>
  nvvm.prefetch level = L2, evict_priority = evict_last, %g : !llvm.ptr<1>
  nvvm.prefetch level = L2, evict_priority = evict_normal, %g : !llvm.ptr<1>
  nvvm.prefetch level = L1, %l : !llvm.ptr<5>
  nvvm.prefetch tensormap, %p : !llvm.ptr
  nvvm.prefetch tensormap, %k : !llvm.ptr<4>
  nvvm.prefetch tensormap in_param_space, %p : !llvm.ptr
  nvvm.cp.async.bulk.shared.cluster.global %c, %g, %s, %n : !llvm.ptr<7>, !llvm.ptr<1>
  nvvm.cp.async.bulk.shared.cluster.global %c, %g, %s, %n multicast_mask = %h l2_cache_hint = %w : !llvm.ptr<7>, !llvm.ptr<1>
  nvvm.cp.async.bulk.shared.cluster.global %s, %g, %s, %n l2_cache_hint = %w : !llvm.ptr<3>, !llvm.ptr<1>
  llvm.return
}

llvm.func @tensors(%d: !llvm.ptr, %s: !llvm.ptr<3>, %c: !llvm.ptr<7>, %n: i32, %h: i16, %w: i64) {
  nvvm.cp.async.bulk.tensor.shared.cluster.global %c, %d, %s, box[%n] : !llvm.ptr<7>, !llvm.ptr
  nvvm.cp.async.bulk.tensor.shared.cluster.global %c, %d, %s, box[%n, %n, %n, %n] im2col[%h, %h] multicast_mask = %h l2_cache_hint = %w {mode = #nvvm.tma_load_mode<im2col>, group = #nvvm.cta_group<cta_2>} : !llvm.ptr<7>, !llvm.ptr
  nvvm.cp.async.bulk.tensor.shared.cluster.global %c, %d, %s, box[%n, %n, %n] im2col[%h, %h] {mode = #nvvm.tma_load_mode<im2col_w_128>} : !llvm.ptr<7>, !llvm.ptr
  nvvm.cp.async.bulk.tensor.shared.cluster.global %s, %d, %s, box[%n, %n, %n, %n, %n] l2_cache_hint = %w {isCTAOnly = true, mode = #nvvm.tma_load_mode<tile_gather4>} : !llvm.ptr<3>, !llvm.ptr
  nvvm.cp.async.bulk.tensor.prefetch %d, box[%n, %n] : !llvm.ptr
  nvvm.cp.async.bulk.tensor.prefetch %d, box[%n, %n, %n] im2col[%h, %h] l2_cache_hint = %w {mode = #nvvm.tma_load_mode<im2col_w>} : !llvm.ptr
  nvvm.cp.async.bulk.tensor.prefetch %d, box[%n, %n, %n, %n, %n] {mode = #nvvm.tma_load_mode<tile_gather4>} : !llvm.ptr
  nvvm.cp.async.bulk.tensor.reduce %d, %s, box[%n, %n] {redKind = #nvvm.tma_redux_kind<xor>} : !llvm.ptr, !llvm.ptr<3>
  nvvm.cp.async.bulk.tensor.reduce %d, %s, box[%n, %n, %n] l2_cache_hint = %w {redKind = #nvvm.tma_redux_kind<add>, mode = #nvvm.tma_store_mode<im2col>} : !llvm.ptr, !llvm.ptr<3>
  nvvm.cp.async.bulk.tensor.global.shared.cta %d, %s, box[%n, %n, %n, %n] : !llvm.ptr, !llvm.ptr<3>
  nvvm.cp.async.bulk.tensor.global.shared.cta %d, %s, box[%n, %n, %n, %n, %n] l2_cache_hint = %w {mode = #nvvm.tma_store_mode<tile_scatter4>} : !llvm.ptr, !llvm.ptr<3>
  llvm.return
}

llvm.func @matrices(%s: !llvm.ptr<3>, %t: !llvm.ptr<6>, %w: i64, %n: i32) {
  %0 = nvvm.ldmatrix %s {num = 1 : i32, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>, eltType = #nvvm.ld_st_matrix_elt_type<b16>} : (!llvm.ptr<3>) -> i32
  %1 = nvvm.ldmatrix %s {num = 4 : i32, layout = #nvvm.mma_layout<col>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>, eltType = #nvvm.ld_st_matrix_elt_type<b16>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
  %2 = nvvm.ldmatrix %s {num = 2 : i32, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 16>, eltType = #nvvm.ld_st_matrix_elt_type<b8x16.b6x16_p32>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32)>
  %3 = nvvm.ldmatrix %s {num = 1 : i32, layout = #nvvm.mma_layout<col>, shape = #nvvm.ld_st_matrix_shape<m = 16, n = 16>, eltType = #nvvm.ld_st_matrix_elt_type<b8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32)>
  nvvm.stmatrix %s, %n {layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>, eltType = #nvvm.ld_st_matrix_elt_type<b16>} : !llvm.ptr<3>, i32
  nvvm.stmatrix %s, %n, %n {layout = #nvvm.mma_layout<col>, shape = #nvvm.ld_st_matrix_shape<m = 16, n = 8>, eltType = #nvvm.ld_st_matrix_elt_type<b8>} : !llvm.ptr<3>, i32, i32
  nvvm.tcgen05.cp %t, %w {shape = #nvvm.tcgen05_cp_shape<shape_128x256b>}
  nvvm.tcgen05.cp %t, %w {shape = #nvvm.tcgen05_cp_shape<shape_64x128b>, group = #nvvm.cta_group<cta_2>, multicast = #nvvm.tcgen05_cp_multicast<warpx2_01_23>, srcFormat = #nvvm.tcgen05_cp_src_fmt<b6x16_p32>}
  nvvm.tcgen05.cp %t, %w {shape = #nvvm.tcgen05_cp_shape<shape_32x128b>, multicast = #nvvm.tcgen05_cp_multicast<warpx4>, srcFormat = #nvvm.tcgen05_cp_src_fmt<b4x16_p64>}
  llvm.return
}
// ==== stdout ====
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

define void @warps(i32 %0, i32 %1, float %2, i64 %3, i1 %4) {
  %6 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 %0, i32 %1, i32 %1, i32 %1)
  %7 = call float @llvm.nvvm.shfl.sync.up.f32(i32 %0, float %2, i32 %1, i32 %1)
  %8 = call { float, i1 } @llvm.nvvm.shfl.sync.down.f32p(i32 %0, float %2, i32 %1, i32 %1)
  %9 = call { i32, i1 } @llvm.nvvm.shfl.sync.idx.i32p(i32 %0, i32 %1, i32 %1, i32 %1)
  %10 = call i32 @llvm.nvvm.vote.ballot.sync(i32 %0, i1 %4)
  %11 = call i1 @llvm.nvvm.vote.uni.sync(i32 %0, i1 %4)
  %12 = call i32 @llvm.nvvm.match.any.sync.i64(i32 %0, i64 %3)
  %13 = call { i32, i1 } @llvm.nvvm.match.all.sync.i32p(i32 %0, i32 %1)
  %14 = call i32 @llvm.nvvm.redux.sync.umax(i32 %1, i32 %0)
  %15 = call float @llvm.nvvm.redux.sync.fmin.abs.NaN(float %2, i32 %0)
  %16 = call i32 @llvm.nvvm.prmt(i32 %1, i32 %1, i32 %1)
  %17 = call i32 @llvm.nvvm.prmt.f4e(i32 %1, i32 %1, i32 %1)
  %18 = call i32 @llvm.nvvm.prmt.rc8(i32 %1, i32 %1)
  call void @llvm.nvvm.setmaxnreg.inc.sync.aligned.u32(i32 128)
  call void @llvm.nvvm.setmaxnreg.dec.sync.aligned.u32(i32 40)
  call void @llvm.nvvm.pm.event.mask(i16 -32768)
  call void @llvm.nvvm.pm.event.mask(i16 -2)
  ret void
}

define void @barriers(i32 %0) {
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 %0)
  call void @llvm.nvvm.barrier.cta.sync.aligned.count(i32 %0, i32 %0)
  %2 = icmp ne i32 %0, 0
  %3 = call i32 @llvm.nvvm.barrier.cta.red.popc.aligned.all(i32 0, i1 %2)
  %4 = icmp ne i32 %0, 0
  %5 = call i1 @llvm.nvvm.barrier.cta.red.and.aligned.all(i32 0, i1 %4)
  %6 = zext i1 %5 to i32
  ret void
}

define void @fences(ptr %0, i128 %1) {
  call void @llvm.nvvm.fence.proxy.alias()
  call void @llvm.nvvm.fence.proxy.async.global()
  call void @llvm.nvvm.fence.proxy.async.shared_cta()
  call void @llvm.nvvm.fence.proxy.async.shared_cluster()
  call void @llvm.nvvm.fence.proxy.tensormap_generic.acquire.gpu(ptr %0, i32 128)
  call void @llvm.nvvm.fence.proxy.tensormap_generic.release.sys()
  call void @llvm.nvvm.fence.acquire.sync_restrict.space.cluster.scope.cluster()
  call void @llvm.nvvm.fence.release.sync_restrict.space.cta.scope.cluster()
  call void @llvm.nvvm.fence.proxy.async_generic.acquire.sync_restrict.space.cluster.scope.cluster()
  call void @llvm.nvvm.fence.proxy.async_generic.release.sync_restrict.space.cta.scope.cluster()
  %3 = call i1 @llvm.nvvm.clusterlaunchcontrol.query_cancel.is_canceled(i128 %1)
  %4 = call i32 @llvm.nvvm.clusterlaunchcontrol.query_cancel.get_first_ctaid.y(i128 %1)
  ret void
}

define void @mbarriers(ptr %0, ptr addrspace(3) %1, ptr addrspace(7) %2, i32 %3, i64 %4, i1 %5) {
  %7 = call i64 @llvm.nvvm.mbarrier.arrive.shared(ptr addrspace(3) %1)
  %8 = addrspacecast ptr %0 to ptr addrspace(3)
  %9 = call i64 @llvm.nvvm.mbarrier.arrive.relaxed.scope.cta.space.cta(ptr addrspace(3) %8, i32 %3)
  call void @llvm.nvvm.mbarrier.arrive.scope.cluster.space.cluster(ptr addrspace(7) %2, i32 1)
  %10 = call i64 @llvm.nvvm.mbarrier.arrive.scope.cta.space.cta(ptr addrspace(3) %1, i32 %3)
  %11 = call i64 @llvm.nvvm.mbarrier.arrive.drop.scope.cta.space.cta(ptr addrspace(3) %1, i32 1)
  call void @llvm.nvvm.mbarrier.arrive.drop.relaxed.scope.cta.space.cluster(ptr addrspace(7) %2, i32 %3)
  %12 = addrspacecast ptr %0 to ptr addrspace(3)
  %13 = call i64 @llvm.nvvm.mbarrier.arrive.expect.tx.scope.cluster.space.cta(ptr addrspace(3) %12, i32 %3)
  call void @llvm.nvvm.mbarrier.arrive.expect.tx.scope.cta.space.cluster(ptr addrspace(7) %2, i32 %3)
  call void @llvm.nvvm.mbarrier.arrive.drop.expect.tx.relaxed.scope.cta.space.cluster(ptr addrspace(7) %2, i32 %3)
  %14 = call i64 @llvm.nvvm.mbarrier.arrive.drop.expect.tx.scope.cta.space.cta(ptr addrspace(3) %1, i32 %3)
  call void @llvm.nvvm.mbarrier.expect.tx.scope.cta.space.cta(ptr addrspace(3) %1, i32 %3)
  call void @llvm.nvvm.mbarrier.expect.tx.scope.cluster.space.cluster(ptr addrspace(7) %2, i32 %3)
  call void @llvm.nvvm.mbarrier.complete.tx.scope.cta.space.cluster(ptr addrspace(7) %2, i32 %3)
  %15 = addrspacecast ptr %0 to ptr addrspace(3)
  %16 = call i1 @llvm.nvvm.mbarrier.test.wait.scope.cta.space.cta(ptr addrspace(3) %15, i64 %4)
  %17 = call i1 @llvm.nvvm.mbarrier.test.wait.parity.relaxed.scope.cluster.space.cta(ptr addrspace(3) %1, i32 %3)
  %18 = call i1 @llvm.nvvm.mbarrier.try.wait.scope.cta.space.cta(ptr addrspace(3) %1, i64 %4)
  %19 = addrspacecast ptr %0 to ptr addrspace(3)
  %20 = call i1 @llvm.nvvm.mbarrier.try.wait.parity.tl.relaxed.scope.cta.space.cta(ptr addrspace(3) %19, i32 %3, i32 %3)
  ret void
}

define void @converts(float %0, i32 %1, <2 x half> %2, <2 x bfloat> %3, <4 x float> %4, i8 %5, <2 x i8> %6) {
  %8 = call i32 @llvm.nvvm.f2tf32.rn.relu.satfinite(float %0)
  %9 = call i32 @llvm.nvvm.f2tf32.rna(float %0)
  %10 = call i16 @llvm.nvvm.ff.to.e2m1x2.rn.relu.satfinite(float %0, float %0)
  %11 = trunc i16 %10 to i8
  %12 = call i16 @llvm.nvvm.ff.to.e2m3x2.rn.satfinite(float %0, float %0)
  %13 = call i16 @llvm.nvvm.ff.to.e3m2x2.rn.relu.satfinite(float %0, float %0)
  %14 = bitcast i16 %13 to <2 x i8>
  %15 = call i16 @llvm.nvvm.ff.to.e4m3x2.rn.relu(float %0, float %0)
  %16 = call i16 @llvm.nvvm.ff.to.ue8m0x2.rp.satfinite(float %0, float %0)
  %17 = bitcast i16 %16 to <2 x i8>
  %18 = call i16 @llvm.nvvm.ff.to.ue8m0x2.rz(float %0, float %0)
  %19 = call i16 @llvm.nvvm.f16x2.to.e5m2x2.rn.relu(<2 x half> %2)
  %20 = bitcast i16 %19 to <2 x i8>
  %21 = call i16 @llvm.nvvm.bf16x2.to.ue8m0x2.rz(<2 x bfloat> %3)
  %22 = call <2 x half> @llvm.nvvm.ff2f16x2.rn.relu(float %0, float %0)
  %23 = call <2 x half> @llvm.nvvm.ff2f16x2.rs.satfinite(float %0, float %0, i32 %1)
  %24 = call <2 x bfloat> @llvm.nvvm.ff2bf16x2.rz(float %0, float %0)
  %25 = call <4 x i8> @llvm.nvvm.f32x4.to.e4m3x4.rs.satfinite(<4 x float> %4, i32 %1)
  %26 = call <4 x i8> @llvm.nvvm.f32x4.to.e3m2x4.rs.relu.satfinite(<4 x float> %4, i32 %1)
  %27 = call i16 @llvm.nvvm.f32x4.to.e2m1x4.rs.satfinite(<4 x float> %4, i32 %1)
  %28 = zext i8 %5 to i16
  %29 = call <2 x half> @llvm.nvvm.e2m1x2.to.f16x2.rn.relu(i16 %28)
  %30 = bitcast <2 x i8> %6 to i16
  %31 = call <2 x half> @llvm.nvvm.e2m3x2.to.f16x2.rn(i16 %30)
  %32 = bitcast <2 x i8> %6 to i16
  %33 = call <2 x half> @llvm.nvvm.e5m2x2.to.f16x2.rn(i16 %32)
  %34 = bitcast <2 x i8> %6 to i16
  %35 = call <2 x bfloat> @llvm.nvvm.ue8m0x2.to.bf16x2(i16 %34)
  ret void
}

define void @copies(ptr %0, ptr addrspace(1) %1, ptr addrspace(3) %2, ptr addrspace(4) %3, ptr addrspace(5) %4, ptr addrspace(7) %5, i32 %6, i16 %7, i64 %8) {
  call void @llvm.nvvm.cp.async.ca.shared.global.4(ptr addrspace(3) %2, ptr addrspace(1) %1)
  call void @llvm.nvvm.cp.async.cg.shared.global.16.s(ptr addrspace(3) %2, ptr addrspace(1) %1, i32 %6)
  call void @llvm.nvvm.st.bulk(ptr %0, i64 %8, i64 0)
  call void @llvm.nvvm.st.bulk.shared.cta(ptr addrspace(3) %2, i64 %8, i64 0)
  call void @llvm.nvvm.prefetch.L1(ptr %0)
  call void @llvm.nvvm.prefetchu.L1(ptr %0)
  call void @llvm.nvvm.prefetch.global.L2(ptr addrspace(1) %1)
  call void @llvm.nvvm.prefetch.global.L2.evict.last(ptr addrspace(1) %1)
  call void @llvm.nvvm.prefetch.global.L2.evict.normal(ptr addrspace(1) %1)
  call void @llvm.nvvm.prefetch.local.L1(ptr addrspace(5) %4)
  call void @llvm.nvvm.prefetch.tensormap.p0(ptr %0)
  call void @llvm.nvvm.prefetch.tensormap.p4(ptr addrspace(4) %3)
  %10 = addrspacecast ptr %0 to ptr addrspace(101)
  call void @llvm.nvvm.prefetch.tensormap.p101(ptr addrspace(101) %10)
  call void @llvm.nvvm.cp.async.bulk.global.to.shared.cluster(ptr addrspace(7) %5, ptr addrspace(3) %2, ptr addrspace(1) %1, i32 %6, i16 0, i64 0, i1 false, i1 false)
  call void @llvm.nvvm.cp.async.bulk.global.to.shared.cluster(ptr addrspace(7) %5, ptr addrspace(3) %2, ptr addrspace(1) %1, i32 %6, i16 %7, i64 %8, i1 true, i1 true)
  call void @llvm.nvvm.cp.async.bulk.global.to.shared.cta(ptr addrspace(3) %2, ptr addrspace(3) %2, ptr addrspace(1) %1, i32 %6, i64 %8, i1 true)
  ret void
}

define void @tensors(ptr %0, ptr addrspace(3) %1, ptr addrspace(7) %2, i32 %3, i16 %4, i64 %5) {
  call void @llvm.nvvm.cp.async.bulk.tensor.g2s.tile.1d(ptr addrspace(7) %2, ptr addrspace(3) %1, ptr %0, i32 %3, i16 0, i64 0, i1 false, i1 false, i32 0)
  call void @llvm.nvvm.cp.async.bulk.tensor.g2s.im2col.4d(ptr addrspace(7) %2, ptr addrspace(3) %1, ptr %0, i32 %3, i32 %3, i32 %3, i32 %3, i16 %4, i16 %4, i16 %4, i64 %5, i1 true, i1 true, i32 2)
  call void @llvm.nvvm.cp.async.bulk.tensor.g2s.im2col.w.128.3d(ptr addrspace(7) %2, ptr addrspace(3) %1, ptr %0, i32 %3, i32 %3, i32 %3, i16 %4, i16 %4, i16 0, i64 0, i1 false, i1 false, i32 0)
  call void @llvm.nvvm.cp.async.bulk.tensor.g2s.cta.tile.gather4.2d(ptr addrspace(3) %1, ptr addrspace(3) %1, ptr %0, i32 %3, i32 %3, i32 %3, i32 %3, i32 %3, i64 %5, i1 true)
  call void @llvm.nvvm.cp.async.bulk.tensor.prefetch.tile.2d(ptr %0, i32 %3, i32 %3, i64 0, i1 false)
  call void @llvm.nvvm.cp.async.bulk.tensor.prefetch.im2col.w.3d(ptr %0, i32 %3, i32 %3, i32 %3, i16 %4, i16 %4, i64 %5, i1 true)
  call void @llvm.nvvm.cp.async.bulk.tensor.prefetch.tile.gather4.2d(ptr %0, i32 %3, i32 %3, i32 %3, i32 %3, i32 %3, i64 0, i1 false)
  call void @llvm.nvvm.cp.async.bulk.tensor.reduce.xor.tile.2d(ptr addrspace(3) %1, ptr %0, i32 %3, i32 %3, i64 0, i1 false)
  call void @llvm.nvvm.cp.async.bulk.tensor.reduce.add.im2col.3d(ptr addrspace(3) %1, ptr %0, i32 %3, i32 %3, i32 %3, i64 %5, i1 true)
  call void @llvm.nvvm.cp.async.bulk.tensor.s2g.tile.4d(ptr addrspace(3) %1, ptr %0, i32 %3, i32 %3, i32 %3, i32 %3, i64 0, i1 false)
  call void @llvm.nvvm.cp.async.bulk.tensor.s2g.tile.scatter4.2d(ptr addrspace(3) %1, ptr %0, i32 %3, i32 %3, i32 %3, i32 %3, i32 %3, i64 %5, i1 true)
  ret void
}

define void @matrices(ptr addrspace(3) %0, ptr addrspace(6) %1, i64 %2, i32 %3) {
  %5 = call i32 @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x1.b16.p3(ptr addrspace(3) %0)
  %6 = call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.trans.b16.p3(ptr addrspace(3) %0)
  %7 = call { i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n16.x2.b8x16.b6x16_p32.p3(ptr addrspace(3) %0)
  %8 = call { i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m16n16.x1.trans.b8.p3(ptr addrspace(3) %0)
  call void @llvm.nvvm.stmatrix.sync.aligned.m8n8.x1.b16.p3(ptr addrspace(3) %0, i32 %3)
  call void @llvm.nvvm.stmatrix.sync.aligned.m16n8.x2.trans.b8.p3(ptr addrspace(3) %0, i32 %3, i32 %3)
  call void @llvm.nvvm.tcgen05.cp.128x256b.cg1(ptr addrspace(6) %1, i64 %2)
  call void @llvm.nvvm.tcgen05.cp.64x128b_warpx2_01_23.b6x16_p32.cg2(ptr addrspace(6) %1, i64 %2)
  call void @llvm.nvvm.tcgen05.cp.32x128b_warpx4.b4x16_p64.cg1(ptr addrspace(6) %1, i64 %2)
  ret void
}

declare i32 @llvm.nvvm.shfl.sync.bfly.i32(i32, i32, i32, i32)

declare float @llvm.nvvm.shfl.sync.up.f32(i32, float, i32, i32)

declare { float, i1 } @llvm.nvvm.shfl.sync.down.f32p(i32, float, i32, i32)

declare { i32, i1 } @llvm.nvvm.shfl.sync.idx.i32p(i32, i32, i32, i32)

declare i32 @llvm.nvvm.vote.ballot.sync(i32, i1)

declare i1 @llvm.nvvm.vote.uni.sync(i32, i1)

declare i32 @llvm.nvvm.match.any.sync.i64(i32, i64)

declare { i32, i1 } @llvm.nvvm.match.all.sync.i32p(i32, i32)

declare i32 @llvm.nvvm.redux.sync.umax(i32, i32)

declare float @llvm.nvvm.redux.sync.fmin.abs.NaN(float, i32)

declare i32 @llvm.nvvm.prmt(i32, i32, i32)

declare i32 @llvm.nvvm.prmt.f4e(i32, i32, i32)

declare i32 @llvm.nvvm.prmt.rc8(i32, i32)

declare void @llvm.nvvm.setmaxnreg.inc.sync.aligned.u32(i32)

declare void @llvm.nvvm.setmaxnreg.dec.sync.aligned.u32(i32)

declare void @llvm.nvvm.pm.event.mask(i16)

declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)

declare void @llvm.nvvm.barrier.cta.sync.aligned.count(i32, i32)

declare i32 @llvm.nvvm.barrier.cta.red.popc.aligned.all(i32, i1)

declare i1 @llvm.nvvm.barrier.cta.red.and.aligned.all(i32, i1)

declare void @llvm.nvvm.fence.proxy.alias()

declare void @llvm.nvvm.fence.proxy.async.global()

declare void @llvm.nvvm.fence.proxy.async.shared_cta()

declare void @llvm.nvvm.fence.proxy.async.shared_cluster()

declare void @llvm.nvvm.fence.proxy.tensormap_generic.acquire.gpu(ptr, i32)

declare void @llvm.nvvm.fence.proxy.tensormap_generic.release.sys()

declare void @llvm.nvvm.fence.acquire.sync_restrict.space.cluster.scope.cluster()

declare void @llvm.nvvm.fence.release.sync_restrict.space.cta.scope.cluster()

declare void @llvm.nvvm.fence.proxy.async_generic.acquire.sync_restrict.space.cluster.scope.cluster()

declare void @llvm.nvvm.fence.proxy.async_generic.release.sync_restrict.space.cta.scope.cluster()

declare i1 @llvm.nvvm.clusterlaunchcontrol.query_cancel.is_canceled(i128)

declare i32 @llvm.nvvm.clusterlaunchcontrol.query_cancel.get_first_ctaid.y(i128)

declare i64 @llvm.nvvm.mbarrier.arrive.shared(ptr addrspace(3))

declare i64 @llvm.nvvm.mbarrier.arrive.relaxed.scope.cta.space.cta(ptr addrspace(3), i32)

declare void @llvm.nvvm.mbarrier.arrive.scope.cluster.space.cluster(ptr addrspace(7), i32)

declare i64 @llvm.nvvm.mbarrier.arrive.scope.cta.space.cta(ptr addrspace(3), i32)

declare i64 @llvm.nvvm.mbarrier.arrive.drop.scope.cta.space.cta(ptr addrspace(3), i32)

declare void @llvm.nvvm.mbarrier.arrive.drop.relaxed.scope.cta.space.cluster(ptr addrspace(7), i32)

declare i64 @llvm.nvvm.mbarrier.arrive.expect.tx.scope.cluster.space.cta(ptr addrspace(3), i32)

declare void @llvm.nvvm.mbarrier.arrive.expect.tx.scope.cta.space.cluster(ptr addrspace(7), i32)

declare void @llvm.nvvm.mbarrier.arrive.drop.expect.tx.relaxed.scope.cta.space.cluster(ptr addrspace(7), i32)

declare i64 @llvm.nvvm.mbarrier.arrive.drop.expect.tx.scope.cta.space.cta(ptr addrspace(3), i32)

declare void @llvm.nvvm.mbarrier.expect.tx.scope.cta.space.cta(ptr addrspace(3), i32)

declare void @llvm.nvvm.mbarrier.expect.tx.scope.cluster.space.cluster(ptr addrspace(7), i32)

declare void @llvm.nvvm.mbarrier.complete.tx.scope.cta.space.cluster(ptr addrspace(7), i32)

declare i1 @llvm.nvvm.mbarrier.test.wait.scope.cta.space.cta(ptr addrspace(3), i64)

declare i1 @llvm.nvvm.mbarrier.test.wait.parity.relaxed.scope.cluster.space.cta(ptr addrspace(3), i32)

declare i1 @llvm.nvvm.mbarrier.try.wait.scope.cta.space.cta(ptr addrspace(3), i64)

declare i1 @llvm.nvvm.mbarrier.try.wait.parity.tl.relaxed.scope.cta.space.cta(ptr addrspace(3), i32, i32)

declare i32 @llvm.nvvm.f2tf32.rn.relu.satfinite(float)

declare i32 @llvm.nvvm.f2tf32.rna(float)

declare i16 @llvm.nvvm.ff.to.e2m1x2.rn.relu.satfinite(float, float)

declare i16 @llvm.nvvm.ff.to.e2m3x2.rn.satfinite(float, float)

declare i16 @llvm.nvvm.ff.to.e3m2x2.rn.relu.satfinite(float, float)

declare i16 @llvm.nvvm.ff.to.e4m3x2.rn.relu(float, float)

declare i16 @llvm.nvvm.ff.to.ue8m0x2.rp.satfinite(float, float)

declare i16 @llvm.nvvm.ff.to.ue8m0x2.rz(float, float)

declare i16 @llvm.nvvm.f16x2.to.e5m2x2.rn.relu(<2 x half>)

declare i16 @llvm.nvvm.bf16x2.to.ue8m0x2.rz(<2 x bfloat>)

declare <2 x half> @llvm.nvvm.ff2f16x2.rn.relu(float, float)

declare <2 x half> @llvm.nvvm.ff2f16x2.rs.satfinite(float, float, i32)

declare <2 x bfloat> @llvm.nvvm.ff2bf16x2.rz(float, float)

declare <4 x i8> @llvm.nvvm.f32x4.to.e4m3x4.rs.satfinite(<4 x float>, i32)

declare <4 x i8> @llvm.nvvm.f32x4.to.e3m2x4.rs.relu.satfinite(<4 x float>, i32)

declare i16 @llvm.nvvm.f32x4.to.e2m1x4.rs.satfinite(<4 x float>, i32)

declare <2 x half> @llvm.nvvm.e2m1x2.to.f16x2.rn.relu(i16)

declare <2 x half> @llvm.nvvm.e2m3x2.to.f16x2.rn(i16)

declare <2 x half> @llvm.nvvm.e5m2x2.to.f16x2.rn(i16)

declare <2 x bfloat> @llvm.nvvm.ue8m0x2.to.bf16x2(i16)

declare void @llvm.nvvm.cp.async.ca.shared.global.4(ptr addrspace(3), ptr addrspace(1))

declare void @llvm.nvvm.cp.async.cg.shared.global.16.s(ptr addrspace(3), ptr addrspace(1), i32)

declare void @llvm.nvvm.st.bulk(ptr, i64, i64)

declare void @llvm.nvvm.st.bulk.shared.cta(ptr addrspace(3), i64, i64)

declare void @llvm.nvvm.prefetch.L1(ptr)

declare void @llvm.nvvm.prefetchu.L1(ptr)

declare void @llvm.nvvm.prefetch.global.L2(ptr addrspace(1))

declare void @llvm.nvvm.prefetch.global.L2.evict.last(ptr addrspace(1))

declare void @llvm.nvvm.prefetch.global.L2.evict.normal(ptr addrspace(1))

declare void @llvm.nvvm.prefetch.local.L1(ptr addrspace(5))

declare void @llvm.nvvm.prefetch.tensormap.p0(ptr)

declare void @llvm.nvvm.prefetch.tensormap.p4(ptr addrspace(4))

declare void @llvm.nvvm.prefetch.tensormap.p101(ptr addrspace(101))

declare void @llvm.nvvm.cp.async.bulk.global.to.shared.cluster(ptr addrspace(7), ptr addrspace(3), ptr addrspace(1), i32, i16, i64, i1, i1)

declare void @llvm.nvvm.cp.async.bulk.global.to.shared.cta(ptr addrspace(3), ptr addrspace(3), ptr addrspace(1), i32, i64, i1)

declare void @llvm.nvvm.cp.async.bulk.tensor.g2s.tile.1d(ptr addrspace(7), ptr addrspace(3), ptr, i32, i16, i64, i1, i1, i32)

declare void @llvm.nvvm.cp.async.bulk.tensor.g2s.im2col.4d(ptr addrspace(7), ptr addrspace(3), ptr, i32, i32, i32, i32, i16, i16, i16, i64, i1, i1, i32)

declare void @llvm.nvvm.cp.async.bulk.tensor.g2s.im2col.w.128.3d(ptr addrspace(7), ptr addrspace(3), ptr, i32, i32, i32, i16, i16, i16, i64, i1, i1, i32)

declare void @llvm.nvvm.cp.async.bulk.tensor.g2s.cta.tile.gather4.2d(ptr addrspace(3), ptr addrspace(3), ptr, i32, i32, i32, i32, i32, i64, i1)

declare void @llvm.nvvm.cp.async.bulk.tensor.prefetch.tile.2d(ptr, i32, i32, i64, i1)

declare void @llvm.nvvm.cp.async.bulk.tensor.prefetch.im2col.w.3d(ptr, i32, i32, i32, i16, i16, i64, i1)

declare void @llvm.nvvm.cp.async.bulk.tensor.prefetch.tile.gather4.2d(ptr, i32, i32, i32, i32, i32, i64, i1)

declare void @llvm.nvvm.cp.async.bulk.tensor.reduce.xor.tile.2d(ptr addrspace(3), ptr, i32, i32, i64, i1)

declare void @llvm.nvvm.cp.async.bulk.tensor.reduce.add.im2col.3d(ptr addrspace(3), ptr, i32, i32, i32, i64, i1)

declare void @llvm.nvvm.cp.async.bulk.tensor.s2g.tile.4d(ptr addrspace(3), ptr, i32, i32, i32, i32, i64, i1)

declare void @llvm.nvvm.cp.async.bulk.tensor.s2g.tile.scatter4.2d(ptr addrspace(3), ptr, i32, i32, i32, i32, i32, i64, i1)

declare i32 @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x1.b16.p3(ptr addrspace(3))

declare { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.trans.b16.p3(ptr addrspace(3))

declare { i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n16.x2.b8x16.b6x16_p32.p3(ptr addrspace(3))

declare { i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m16n16.x1.trans.b8.p3(ptr addrspace(3))

declare void @llvm.nvvm.stmatrix.sync.aligned.m8n8.x1.b16.p3(ptr addrspace(3), i32)

declare void @llvm.nvvm.stmatrix.sync.aligned.m16n8.x2.trans.b8.p3(ptr addrspace(3), i32, i32)

declare void @llvm.nvvm.tcgen05.cp.128x256b.cg1(ptr addrspace(6), i64)

declare void @llvm.nvvm.tcgen05.cp.64x128b_warpx2_01_23.b6x16_p32.cg2(ptr addrspace(6), i64)

declare void @llvm.nvvm.tcgen05.cp.32x128b_warpx4.b4x16_p64.cg1(ptr addrspace(6), i64)

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
