// terrace opt
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
module {
  llvm.func @warps(%arg0: i32, %arg1: i32, %arg2: f32, %arg3: i64, %arg4: i1) {
    %0 = nvvm.shfl.sync  bfly %arg0, %arg1, %arg1, %arg1 : i32 -> i32
    %1 = nvvm.shfl.sync  up %arg0, %arg2, %arg1, %arg1 : f32 -> f32
    %2 = nvvm.shfl.sync  down %arg0, %arg2, %arg1, %arg1 {return_value_and_is_valid} : f32 -> !llvm.struct<(f32, i1)>
    %3 = nvvm.shfl.sync  idx %arg0, %arg1, %arg1, %arg1 {return_value_and_is_valid} : i32 -> !llvm.struct<(i32, i1)>
    %4 = nvvm.vote.sync  ballot %arg0, %arg4 -> i32
    %5 = nvvm.vote.sync  uni %arg0, %arg4 -> i1
    %6 = nvvm.match.sync  any %arg0, %arg3 : i64 -> i32
    %7 = nvvm.match.sync  all %arg0, %arg1 : i32 -> !llvm.struct<(i32, i1)>
    %8 = nvvm.redux.sync  umax %arg1, %arg0 : i32 -> i32
    %9 = nvvm.redux.sync  fmin %arg2, %arg0 {abs = true, nan = true} : f32 -> f32
    %10 = nvvm.prmt <default> %arg1, %arg1, %arg1 : i32
    %11 = nvvm.prmt <f4e> %arg1, %arg1, %arg1 : i32
    %12 = nvvm.prmt <rc8> %arg1, %arg1 : i32
    nvvm.setmaxregister  increase 128
    nvvm.setmaxregister  decrease 40
    nvvm.pmevent id = 15
    nvvm.pmevent mask = -2
    llvm.return
  }
  llvm.func @barriers(%arg0: i32) {
    nvvm.barrier
    nvvm.barrier id = %arg0
    nvvm.barrier id = %arg0 number_of_threads = %arg0
    %0 = nvvm.barrier #nvvm.reduction<popc> %arg0 -> i32
    %1 = nvvm.barrier #nvvm.reduction<and> %arg0 -> i32
    llvm.return
  }
  llvm.func @fences(%arg0: !llvm.ptr, %arg1: i128) {
    %0 = llvm.mlir.constant(128 : i32) : i32
    nvvm.fence.proxy {kind = #nvvm.proxy_kind<alias>}
    nvvm.fence.proxy {kind = #nvvm.proxy_kind<async.global>}
    nvvm.fence.proxy {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>}
    nvvm.fence.proxy {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cluster>}
    nvvm.fence.proxy.acquire <gpu> %arg0, %0
    nvvm.fence.proxy.release <sys>
    nvvm.fence.sync_restrict {order = #nvvm.mem_order<acquire>}
    nvvm.fence.sync_restrict {order = #nvvm.mem_order<release>}
    nvvm.fence.proxy.sync_restrict {order = #nvvm.mem_order<acquire>}
    nvvm.fence.proxy.sync_restrict {order = #nvvm.mem_order<release>}
    %1 = nvvm.clusterlaunchcontrol.query.cancel query =  is_canceled, %arg1 : i1
    %2 = nvvm.clusterlaunchcontrol.query.cancel query =  get_first_cta_id_y, %arg1 : i32
    llvm.return
  }
  llvm.func @mbarriers(%arg0: !llvm.ptr, %arg1: !llvm.ptr<3>, %arg2: !llvm.ptr<7>, %arg3: i32, %arg4: i64, %arg5: i1) {
    %0 = nvvm.mbarrier.arrive %arg1 : !llvm.ptr<3> -> i64
    %1 = nvvm.mbarrier.arrive %arg0, %arg3 {relaxed = true} : !llvm.ptr -> i64
    nvvm.mbarrier.arrive %arg2 {scope = #nvvm.mem_scope<cluster>} : !llvm.ptr<7>
    nvvm.mbarrier.arrive %arg1, %arg3 : !llvm.ptr<3>
    %2 = nvvm.mbarrier.arrive_drop %arg1 : !llvm.ptr<3> -> i64
    nvvm.mbarrier.arrive_drop %arg2, %arg3 {relaxed = true} : !llvm.ptr<7>
    %3 = nvvm.mbarrier.arrive.expect_tx %arg0, %arg3 {scope = #nvvm.mem_scope<cluster>} : !llvm.ptr, i32 -> i64
    nvvm.mbarrier.arrive.expect_tx %arg2, %arg3 : !llvm.ptr<7>, i32
    nvvm.mbarrier.arrive_drop.expect_tx %arg2, %arg3 {relaxed = true} : !llvm.ptr<7>, i32
    %4 = nvvm.mbarrier.arrive_drop.expect_tx %arg1, %arg3 : !llvm.ptr<3>, i32 -> i64
    nvvm.mbarrier.expect_tx %arg1, %arg3 : !llvm.ptr<3>, i32
    nvvm.mbarrier.expect_tx %arg2, %arg3 {scope = #nvvm.mem_scope<cluster>} : !llvm.ptr<7>, i32
    nvvm.mbarrier.complete_tx %arg2, %arg3 : !llvm.ptr<7>, i32
    %5 = nvvm.mbarrier.test.wait %arg0, %arg4 : !llvm.ptr, i64 -> i1
    %6 = nvvm.mbarrier.test.wait %arg1, %arg3 {relaxed = true, scope = #nvvm.mem_scope<cluster>} : !llvm.ptr<3>, i32 -> i1
    %7 = nvvm.mbarrier.try_wait %arg1, %arg4 : !llvm.ptr<3>, i64 -> i1
    %8 = nvvm.mbarrier.try_wait %arg0, %arg3, %arg3 {relaxed = true} : !llvm.ptr, i32, i32 -> i1
    llvm.return
  }
  llvm.func @converts(%arg0: f32, %arg1: i32, %arg2: vector<2xf16>, %arg3: vector<2xbf16>, %arg4: vector<4xf32>, %arg5: i8, %arg6: vector<2xi8>) {
    %0 = nvvm.convert.float.to.tf32 %arg0 {relu = true, rnd = #nvvm.fp_rnd_mode<rn>, sat = #nvvm.sat_mode<satfinite>}
    %1 = nvvm.convert.float.to.tf32 %arg0 {rnd = #nvvm.fp_rnd_mode<rna>}
    %2 = nvvm.convert.f32x2.to.f4x2 %arg0, %arg0 {relu = true} : i8(f4E2M1FN)
    %3 = nvvm.convert.f32x2.to.f6x2 %arg0, %arg0 : i16(f6E2M3FN)
    %4 = nvvm.convert.f32x2.to.f6x2 %arg0, %arg0 {relu = true} : vector<2xi8>(f6E3M2FN)
    %5 = nvvm.convert.f32x2.to.f8x2 %arg0, %arg0 {relu = true, rnd = #nvvm.fp_rnd_mode<rn>, sat = #nvvm.sat_mode<satfinite>} : i16(f8E4M3FN)
    %6 = nvvm.convert.f32x2.to.f8x2 %arg0, %arg0 {rnd = #nvvm.fp_rnd_mode<rp>, sat = #nvvm.sat_mode<satfinite>} : vector<2xi8>(f8E8M0FNU)
    %7 = nvvm.convert.f32x2.to.f8x2 %arg0, %arg0 {rnd = #nvvm.fp_rnd_mode<rz>} : i16(f8E8M0FNU)
    %8 = nvvm.convert.f16x2.to.f8x2 %arg2 {relu = true} : vector<2xf16> -> vector<2xi8>(f8E5M2)
    %9 = nvvm.convert.bf16x2.to.f8x2 %arg3 {rnd = #nvvm.fp_rnd_mode<rz>} : vector<2xbf16> -> i16(f8E8M0FNU)
    %10 = nvvm.convert.f32x2.to.f16x2 %arg0, %arg0 {relu = true, rnd = #nvvm.fp_rnd_mode<rn>} : vector<2xf16>
    %11 = nvvm.convert.f32x2.to.f16x2 %arg0, %arg0, %arg1 {rnd = #nvvm.fp_rnd_mode<rs>, sat = #nvvm.sat_mode<satfinite>} : vector<2xf16>
    %12 = nvvm.convert.f32x2.to.bf16x2 %arg0, %arg0 {rnd = #nvvm.fp_rnd_mode<rz>} : vector<2xbf16>
    %13 = nvvm.convert.f32x4.to.f8x4 %arg4, %arg1 : vector<4xf32> -> vector<4xi8>(f8E4M3FN)
    %14 = nvvm.convert.f32x4.to.f6x4 %arg4, %arg1 {relu = true} : vector<4xf32> -> vector<4xi8>(f6E3M2FN)
    %15 = nvvm.convert.f32x4.to.f4x4 %arg4, %arg1 : vector<4xf32> -> i16(f4E2M1FN)
    %16 = nvvm.convert.f4x2.to.f16x2 %arg5 {relu = true} : i8(f4E2M1FN) -> vector<2xf16>
    %17 = nvvm.convert.f6x2.to.f16x2 %arg6 : vector<2xi8>(f6E2M3FN) -> vector<2xf16>
    %18 = nvvm.convert.f8x2.to.f16x2 %arg6 : vector<2xi8>(f8E5M2) -> vector<2xf16>
    %19 = nvvm.convert.f8x2.to.bf16x2 %arg6 : vector<2xi8>(f8E8M0FNU) -> vector<2xbf16>
    llvm.return
  }
  llvm.func @copies(%arg0: !llvm.ptr, %arg1: !llvm.ptr<1>, %arg2: !llvm.ptr<3>, %arg3: !llvm.ptr<4>, %arg4: !llvm.ptr<5>, %arg5: !llvm.ptr<7>, %arg6: i32, %arg7: i16, %arg8: i64) {
    nvvm.cp.async.shared.global %arg2, %arg1, 4, cache =  ca : !llvm.ptr<3>, !llvm.ptr<1>
    nvvm.cp.async.shared.global %arg2, %arg1, 16, cache =  cg, %arg6 : !llvm.ptr<3>, !llvm.ptr<1>, i32
    nvvm.st.bulk %arg0, size = %arg8 : !llvm.ptr
    nvvm.st.bulk %arg2, size = %arg8 : !llvm.ptr<3>
    nvvm.prefetch level =  L1, %arg0 : !llvm.ptr
    nvvm.prefetch level =  L1 uniform, %arg0 : !llvm.ptr
    nvvm.prefetch level =  L2, %arg1 : !llvm.ptr<1>
    nvvm.prefetch level =  L2, evict_priority =  evict_last, %arg1 : !llvm.ptr<1>
    nvvm.prefetch level =  L2, evict_priority =  evict_normal, %arg1 : !llvm.ptr<1>
    nvvm.prefetch level =  L1, %arg4 : !llvm.ptr<5>
    nvvm.prefetch tensormap, %arg0 : !llvm.ptr
    nvvm.prefetch tensormap, %arg3 : !llvm.ptr<4>
    nvvm.prefetch tensormap in_param_space, %arg0 : !llvm.ptr
    nvvm.cp.async.bulk.shared.cluster.global %arg5, %arg1, %arg2, %arg6 : !llvm.ptr<7>, <1>
    nvvm.cp.async.bulk.shared.cluster.global %arg5, %arg1, %arg2, %arg6 multicast_mask = %arg7 l2_cache_hint = %arg8 : !llvm.ptr<7>, <1>
    nvvm.cp.async.bulk.shared.cluster.global %arg2, %arg1, %arg2, %arg6 l2_cache_hint = %arg8 : !llvm.ptr<3>, <1>
    llvm.return
  }
  llvm.func @tensors(%arg0: !llvm.ptr, %arg1: !llvm.ptr<3>, %arg2: !llvm.ptr<7>, %arg3: i32, %arg4: i16, %arg5: i64) {
    nvvm.cp.async.bulk.tensor.shared.cluster.global %arg2, %arg0, %arg1, box[%arg3] : !llvm.ptr<7>, !llvm.ptr
    nvvm.cp.async.bulk.tensor.shared.cluster.global %arg2, %arg0, %arg1, box[%arg3, %arg3, %arg3, %arg3] im2col[%arg4, %arg4] multicast_mask = %arg4 l2_cache_hint = %arg5 {group = #nvvm.cta_group<cta_2>, mode = #nvvm.tma_load_mode<im2col>} : !llvm.ptr<7>, !llvm.ptr
    nvvm.cp.async.bulk.tensor.shared.cluster.global %arg2, %arg0, %arg1, box[%arg3, %arg3, %arg3] im2col[%arg4, %arg4] {mode = #nvvm.tma_load_mode<im2col_w_128>} : !llvm.ptr<7>, !llvm.ptr
    nvvm.cp.async.bulk.tensor.shared.cluster.global %arg1, %arg0, %arg1, box[%arg3, %arg3, %arg3, %arg3, %arg3] l2_cache_hint = %arg5 {isCTAOnly = true, mode = #nvvm.tma_load_mode<tile_gather4>} : !llvm.ptr<3>, !llvm.ptr
    nvvm.cp.async.bulk.tensor.prefetch %arg0, box[%arg3, %arg3] : !llvm.ptr
    nvvm.cp.async.bulk.tensor.prefetch %arg0, box[%arg3, %arg3, %arg3] im2col[%arg4, %arg4] l2_cache_hint = %arg5 {mode = #nvvm.tma_load_mode<im2col_w>} : !llvm.ptr
    nvvm.cp.async.bulk.tensor.prefetch %arg0, box[%arg3, %arg3, %arg3, %arg3, %arg3] {mode = #nvvm.tma_load_mode<tile_gather4>} : !llvm.ptr
    nvvm.cp.async.bulk.tensor.reduce %arg0, %arg1, box[%arg3, %arg3] {redKind = #nvvm.tma_redux_kind<xor>} : !llvm.ptr, <3>
    nvvm.cp.async.bulk.tensor.reduce %arg0, %arg1, box[%arg3, %arg3, %arg3] l2_cache_hint = %arg5 {mode = #nvvm.tma_store_mode<im2col>, redKind = #nvvm.tma_redux_kind<add>} : !llvm.ptr, <3>
    nvvm.cp.async.bulk.tensor.global.shared.cta %arg0, %arg1, box[%arg3, %arg3, %arg3, %arg3] : !llvm.ptr, <3>
    nvvm.cp.async.bulk.tensor.global.shared.cta %arg0, %arg1, box[%arg3, %arg3, %arg3, %arg3, %arg3] l2_cache_hint = %arg5 {mode = #nvvm.tma_store_mode<tile_scatter4>} : !llvm.ptr, <3>
    llvm.return
  }
  llvm.func @matrices(%arg0: !llvm.ptr<3>, %arg1: !llvm.ptr<6>, %arg2: i64, %arg3: i32) {
    %0 = nvvm.ldmatrix %arg0 {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 1 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> i32
    %1 = nvvm.ldmatrix %arg0 {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
    %2 = nvvm.ldmatrix %arg0 {eltType = #nvvm.ld_st_matrix_elt_type<b8x16.b6x16_p32>, layout = #nvvm.mma_layout<row>, num = 2 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 16>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32)>
    %3 = nvvm.ldmatrix %arg0 {eltType = #nvvm.ld_st_matrix_elt_type<b8>, layout = #nvvm.mma_layout<col>, num = 1 : i32, shape = #nvvm.ld_st_matrix_shape<m = 16, n = 16>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32)>
    nvvm.stmatrix %arg0, %arg3 {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : !llvm.ptr<3>, i32
    nvvm.stmatrix %arg0, %arg3, %arg3 {eltType = #nvvm.ld_st_matrix_elt_type<b8>, layout = #nvvm.mma_layout<col>, shape = #nvvm.ld_st_matrix_shape<m = 16, n = 8>} : !llvm.ptr<3>, i32, i32
    nvvm.tcgen05.cp %arg1, %arg2 {shape = #nvvm.tcgen05_cp_shape<shape_128x256b>}
    nvvm.tcgen05.cp %arg1, %arg2 {group = #nvvm.cta_group<cta_2>, multicast = #nvvm.tcgen05_cp_multicast<warpx2_01_23>, shape = #nvvm.tcgen05_cp_shape<shape_64x128b>, srcFormat = #nvvm.tcgen05_cp_src_fmt<b6x16_p32>}
    nvvm.tcgen05.cp %arg1, %arg2 {multicast = #nvvm.tcgen05_cp_multicast<warpx4>, shape = #nvvm.tcgen05_cp_shape<shape_32x128b>, srcFormat = #nvvm.tcgen05_cp_src_fmt<b4x16_p64>}
    llvm.return
  }
}

