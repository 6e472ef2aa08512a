// terrace opt --mlir-print-op-generic
// Operations whose intrinsic their properties choose, in generic form.
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
"builtin.module"() ({
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32, i32, f32, i64, i1)>, linkage = #llvm.linkage<external>, sym_name = "warps", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg35: i32, %arg36: i32, %arg37: f32, %arg38: i64, %arg39: i1):
    %38 = "nvvm.shfl.sync"(%arg35, %arg36, %arg36, %arg36) <{kind = #nvvm<shfl_kind bfly>}> : (i32, i32, i32, i32) -> i32
    %39 = "nvvm.shfl.sync"(%arg35, %arg37, %arg36, %arg36) <{kind = #nvvm<shfl_kind up>}> : (i32, f32, i32, i32) -> f32
    %40 = "nvvm.shfl.sync"(%arg35, %arg37, %arg36, %arg36) <{kind = #nvvm<shfl_kind down>, return_value_and_is_valid}> : (i32, f32, i32, i32) -> !llvm.struct<(f32, i1)>
    %41 = "nvvm.shfl.sync"(%arg35, %arg36, %arg36, %arg36) <{kind = #nvvm<shfl_kind idx>, return_value_and_is_valid}> : (i32, i32, i32, i32) -> !llvm.struct<(i32, i1)>
    %42 = "nvvm.vote.sync"(%arg35, %arg39) <{kind = #nvvm<vote_sync_kind ballot>}> : (i32, i1) -> i32
    %43 = "nvvm.vote.sync"(%arg35, %arg39) <{kind = #nvvm<vote_sync_kind uni>}> : (i32, i1) -> i1
    %44 = "nvvm.match.sync"(%arg35, %arg38) <{kind = #nvvm<match_sync_kind any>}> : (i32, i64) -> i32
    %45 = "nvvm.match.sync"(%arg35, %arg36) <{kind = #nvvm<match_sync_kind all>}> : (i32, i32) -> !llvm.struct<(i32, i1)>
    %46 = "nvvm.redux.sync"(%arg36, %arg35) <{abs = false, kind = #nvvm<redux_kind umax>, nan = false}> : (i32, i32) -> i32
    %47 = "nvvm.redux.sync"(%arg37, %arg35) <{abs = true, kind = #nvvm<redux_kind fmin>, nan = true}> : (f32, i32) -> f32
    %48 = "nvvm.prmt"(%arg36, %arg36, %arg36) <{mode = #nvvm.permute_mode<default>}> : (i32, i32, i32) -> i32
    %49 = "nvvm.prmt"(%arg36, %arg36, %arg36) <{mode = #nvvm.permute_mode<f4e>}> : (i32, i32, i32) -> i32
    %50 = "nvvm.prmt"(%arg36, %arg36) <{mode = #nvvm.permute_mode<rc8>}> : (i32, i32) -> i32
    "nvvm.setmaxregister"() <{action = #nvvm<action increase>, regCount = 128 : i32}> : () -> ()
    "nvvm.setmaxregister"() <{action = #nvvm<action decrease>, regCount = 40 : i32}> : () -> ()
    "nvvm.pmevent"() <{eventId = 15 : i32}> : () -> ()
    "nvvm.pmevent"() <{maskedEventId = -2 : i16}> : () -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32)>, linkage = #llvm.linkage<external>, sym_name = "barriers", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg34: i32):
    "nvvm.barrier"() <{operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> ()
    "nvvm.barrier"(%arg34) <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
    "nvvm.barrier"(%arg34, %arg34) <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i32, i32) -> ()
    %36 = "nvvm.barrier"(%arg34) <{operandSegmentSizes = array<i32: 0, 0, 1>, reductionOp = #nvvm.reduction<popc>}> : (i32) -> i32
    %37 = "nvvm.barrier"(%arg34) <{operandSegmentSizes = array<i32: 0, 0, 1>, reductionOp = #nvvm.reduction<and>}> : (i32) -> i32
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr, i128)>, linkage = #llvm.linkage<external>, sym_name = "fences", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg32: !llvm.ptr, %arg33: i128):
    %33 = "llvm.mlir.constant"() <{value = 128 : i32}> : () -> i32
    "nvvm.fence.proxy"() <{kind = #nvvm.proxy_kind<alias>}> : () -> ()
    "nvvm.fence.proxy"() <{kind = #nvvm.proxy_kind<async.global>}> : () -> ()
    "nvvm.fence.proxy"() <{kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>}> : () -> ()
    "nvvm.fence.proxy"() <{kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cluster>}> : () -> ()
    "nvvm.fence.proxy.acquire"(%arg32, %33) <{fromProxy = #nvvm.proxy_kind<generic>, scope = #nvvm.mem_scope<gpu>, toProxy = #nvvm.proxy_kind<tensormap>}> : (!llvm.ptr, i32) -> ()
    "nvvm.fence.proxy.release"() <{fromProxy = #nvvm.proxy_kind<generic>, scope = #nvvm.mem_scope<sys>, toProxy = #nvvm.proxy_kind<tensormap>}> : () -> ()
    "nvvm.fence.sync_restrict"() <{order = #nvvm.mem_order<acquire>}> : () -> ()
    "nvvm.fence.sync_restrict"() <{order = #nvvm.mem_order<release>}> : () -> ()
    "nvvm.fence.proxy.sync_restrict"() <{fromProxy = #nvvm.proxy_kind<generic>, order = #nvvm.mem_order<acquire>, toProxy = #nvvm.proxy_kind<async>}> : () -> ()
    "nvvm.fence.proxy.sync_restrict"() <{fromProxy = #nvvm.proxy_kind<generic>, order = #nvvm.mem_order<release>, toProxy = #nvvm.proxy_kind<async>}> : () -> ()
    %34 = "nvvm.clusterlaunchcontrol.query.cancel"(%arg33) <{query_type = #nvvm<cluster_launch_control_query_type is_canceled>}> : (i128) -> i1
    %35 = "nvvm.clusterlaunchcontrol.query.cancel"(%arg33) <{query_type = #nvvm<cluster_launch_control_query_type get_first_cta_id_y>}> : (i128) -> i32
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr, ptr<3>, ptr<7>, i32, i64, i1)>, linkage = #llvm.linkage<external>, sym_name = "mbarriers", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg26: !llvm.ptr, %arg27: !llvm.ptr<3>, %arg28: !llvm.ptr<7>, %arg29: i32, %arg30: i64, %arg31: i1):
    %24 = "nvvm.mbarrier.arrive"(%arg27) <{relaxed = false, scope = #nvvm.mem_scope<cta>}> : (!llvm.ptr<3>) -> i64
    %25 = "nvvm.mbarrier.arrive"(%arg26, %arg29) <{relaxed = true, scope = #nvvm.mem_scope<cta>}> : (!llvm.ptr, i32) -> i64
    "nvvm.mbarrier.arrive"(%arg28) <{relaxed = false, scope = #nvvm.mem_scope<cluster>}> : (!llvm.ptr<7>) -> ()
    "nvvm.mbarrier.arrive"(%arg27, %arg29) <{relaxed = false, scope = #nvvm.mem_scope<cta>}> : (!llvm.ptr<3>, i32) -> ()
    %26 = "nvvm.mbarrier.arrive_drop"(%arg27) <{relaxed = false, scope = #nvvm.mem_scope<cta>}> : (!llvm.ptr<3>) -> i64
    "nvvm.mbarrier.arrive_drop"(%arg28, %arg29) <{relaxed = true, scope = #nvvm.mem_scope<cta>}> : (!llvm.ptr<7>, i32) -> ()
    %27 = "nvvm.mbarrier.arrive.expect_tx"(%arg26, %arg29) <{relaxed = false, scope = #nvvm.mem_scope<cluster>}> : (!llvm.ptr, i32) -> i64
    "nvvm.mbarrier.arrive.expect_tx"(%arg28, %arg29) <{relaxed = false, scope = #nvvm.mem_scope<cta>}> : (!llvm.ptr<7>, i32) -> ()
    "nvvm.mbarrier.arrive_drop.expect_tx"(%arg28, %arg29) <{relaxed = true, scope = #nvvm.mem_scope<cta>}> : (!llvm.ptr<7>, i32) -> ()
    %28 = "nvvm.mbarrier.arrive_drop.expect_tx"(%arg27, %arg29) <{relaxed = false, scope = #nvvm.mem_scope<cta>}> : (!llvm.ptr<3>, i32) -> i64
    "nvvm.mbarrier.expect_tx"(%arg27, %arg29) <{scope = #nvvm.mem_scope<cta>}> : (!llvm.ptr<3>, i32) -> ()
    "nvvm.mbarrier.expect_tx"(%arg28, %arg29) <{scope = #nvvm.mem_scope<cluster>}> : (!llvm.ptr<7>, i32) -> ()
    "nvvm.mbarrier.complete_tx"(%arg28, %arg29) <{scope = #nvvm.mem_scope<cta>}> : (!llvm.ptr<7>, i32) -> ()
    %29 = "nvvm.mbarrier.test.wait"(%arg26, %arg30) <{relaxed = false, scope = #nvvm.mem_scope<cta>}> : (!llvm.ptr, i64) -> i1
    %30 = "nvvm.mbarrier.test.wait"(%arg27, %arg29) <{relaxed = true, scope = #nvvm.mem_scope<cluster>}> : (!llvm.ptr<3>, i32) -> i1
    %31 = "nvvm.mbarrier.try_wait"(%arg27, %arg30) <{relaxed = false, scope = #nvvm.mem_scope<cta>}> : (!llvm.ptr<3>, i64) -> i1
    %32 = "nvvm.mbarrier.try_wait"(%arg26, %arg29, %arg29) <{relaxed = true, scope = #nvvm.mem_scope<cta>}> : (!llvm.ptr, i32, i32) -> i1
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (f32, i32, vector<2xf16>, vector<2xbf16>, vector<4xf32>, i8, vector<2xi8>)>, linkage = #llvm.linkage<external>, sym_name = "converts", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg19: f32, %arg20: i32, %arg21: vector<2xf16>, %arg22: vector<2xbf16>, %arg23: vector<4xf32>, %arg24: i8, %arg25: vector<2xi8>):
    %4 = "nvvm.convert.float.to.tf32"(%arg19) <{relu = true, rnd = #nvvm.fp_rnd_mode<rn>, sat = #nvvm.sat_mode<satfinite>}> : (f32) -> i32
    %5 = "nvvm.convert.float.to.tf32"(%arg19) <{relu = false, rnd = #nvvm.fp_rnd_mode<rna>, sat = #nvvm.sat_mode<none>}> : (f32) -> i32
    %6 = "nvvm.convert.f32x2.to.f4x2"(%arg19, %arg19) <{dstTy = f4E2M1FN, relu = true}> : (f32, f32) -> i8
    %7 = "nvvm.convert.f32x2.to.f6x2"(%arg19, %arg19) <{dstTy = f6E2M3FN, relu = false}> : (f32, f32) -> i16
    %8 = "nvvm.convert.f32x2.to.f6x2"(%arg19, %arg19) <{dstTy = f6E3M2FN, relu = true}> : (f32, f32) -> vector<2xi8>
    %9 = "nvvm.convert.f32x2.to.f8x2"(%arg19, %arg19) <{dstTy = f8E4M3FN, relu = true, rnd = #nvvm.fp_rnd_mode<rn>, sat = #nvvm.sat_mode<satfinite>}> : (f32, f32) -> i16
    %10 = "nvvm.convert.f32x2.to.f8x2"(%arg19, %arg19) <{dstTy = f8E8M0FNU, relu = false, rnd = #nvvm.fp_rnd_mode<rp>, sat = #nvvm.sat_mode<satfinite>}> : (f32, f32) -> vector<2xi8>
    %11 = "nvvm.convert.f32x2.to.f8x2"(%arg19, %arg19) <{dstTy = f8E8M0FNU, relu = false, rnd = #nvvm.fp_rnd_mode<rz>, sat = #nvvm.sat_mode<none>}> : (f32, f32) -> i16
    %12 = "nvvm.convert.f16x2.to.f8x2"(%arg21) <{dstTy = f8E5M2, relu = true}> : (vector<2xf16>) -> vector<2xi8>
    %13 = "nvvm.convert.bf16x2.to.f8x2"(%arg22) <{dstTy = f8E8M0FNU, rnd = #nvvm.fp_rnd_mode<rz>, sat = #nvvm.sat_mode<none>}> : (vector<2xbf16>) -> i16
    %14 = "nvvm.convert.f32x2.to.f16x2"(%arg19, %arg19) <{relu = true, rnd = #nvvm.fp_rnd_mode<rn>, sat = #nvvm.sat_mode<none>}> : (f32, f32) -> vector<2xf16>
    %15 = "nvvm.convert.f32x2.to.f16x2"(%arg19, %arg19, %arg20) <{relu = false, rnd = #nvvm.fp_rnd_mode<rs>, sat = #nvvm.sat_mode<satfinite>}> : (f32, f32, i32) -> vector<2xf16>
    %16 = "nvvm.convert.f32x2.to.bf16x2"(%arg19, %arg19) <{relu = false, rnd = #nvvm.fp_rnd_mode<rz>, sat = #nvvm.sat_mode<none>}> : (f32, f32) -> vector<2xbf16>
    %17 = "nvvm.convert.f32x4.to.f8x4"(%arg23, %arg20) <{dstTy = f8E4M3FN, relu = false}> : (vector<4xf32>, i32) -> vector<4xi8>
    %18 = "nvvm.convert.f32x4.to.f6x4"(%arg23, %arg20) <{dstTy = f6E3M2FN, relu = true}> : (vector<4xf32>, i32) -> vector<4xi8>
    %19 = "nvvm.convert.f32x4.to.f4x4"(%arg23, %arg20) <{dstTy = f4E2M1FN, relu = false}> : (vector<4xf32>, i32) -> i16
    %20 = "nvvm.convert.f4x2.to.f16x2"(%arg24) <{relu = true, srcType = f4E2M1FN}> : (i8) -> vector<2xf16>
    %21 = "nvvm.convert.f6x2.to.f16x2"(%arg25) <{relu = false, srcType = f6E2M3FN}> : (vector<2xi8>) -> vector<2xf16>
    %22 = "nvvm.convert.f8x2.to.f16x2"(%arg25) <{relu = false, srcType = f8E5M2}> : (vector<2xi8>) -> vector<2xf16>
    %23 = "nvvm.convert.f8x2.to.bf16x2"(%arg25) <{srcType = f8E8M0FNU}> : (vector<2xi8>) -> vector<2xbf16>
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr, ptr<1>, ptr<3>, ptr<4>, ptr<5>, ptr<7>, i32, i16, i64)>, linkage = #llvm.linkage<external>, sym_name = "copies", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg10: !llvm.ptr, %arg11: !llvm.ptr<1>, %arg12: !llvm.ptr<3>, %arg13: !llvm.ptr<4>, %arg14: !llvm.ptr<5>, %arg15: !llvm.ptr<7>, %arg16: i32, %arg17: i16, %arg18: i64):
    "nvvm.cp.async.shared.global"(%arg12, %arg11) <{modifier = #nvvm<load_cache_modifier ca>, size = 4 : i32}> : (!llvm.ptr<3>, !llvm.ptr<1>) -> ()
    "nvvm.cp.async.shared.global"(%arg12, %arg11, %arg16) <{modifier = #nvvm<load_cache_modifier cg>, size = 16 : i32}> : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
    "nvvm.st.bulk"(%arg10, %arg18) <{initVal = 0 : i64}> : (!llvm.ptr, i64) -> ()
    "nvvm.st.bulk"(%arg12, %arg18) <{initVal = 0 : i64}> : (!llvm.ptr<3>, i64) -> ()
    "nvvm.prefetch"(%arg10) <{cacheLevel = #nvvm<prefetch_cache_level L1>}> : (!llvm.ptr) -> ()
    "nvvm.prefetch"(%arg10) <{cacheLevel = #nvvm<prefetch_cache_level L1>, uniform}> : (!llvm.ptr) -> ()
    "nvvm.prefetch"(%arg11) <{cacheLevel = #nvvm<prefetch_cache_level L2>}> : (!llvm.ptr<1>) -> ()
    "nvvm.prefetch"(%arg11) <{cacheLevel = #nvvm<prefetch_cache_level L2>, evictPriority = #nvvm<cache_eviction_priority evict_last>}> : (!llvm.ptr<1>) -> ()
    "nvvm.prefetch"(%arg11) <{cacheLevel = #nvvm<prefetch_cache_level L2>, evictPriority = #nvvm<cache_eviction_priority evict_normal>}> : (!llvm.ptr<1>) -> ()
    "nvvm.prefetch"(%arg14) <{cacheLevel = #nvvm<prefetch_cache_level L1>}> : (!llvm.ptr<5>) -> ()
    "nvvm.prefetch"(%arg10) <{tensormap}> : (!llvm.ptr) -> ()
    "nvvm.prefetch"(%arg13) <{tensormap}> : (!llvm.ptr<4>) -> ()
    "nvvm.prefetch"(%arg10) <{in_param_space, tensormap}> : (!llvm.ptr) -> ()
    "nvvm.cp.async.bulk.shared.cluster.global"(%arg15, %arg11, %arg12, %arg16) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0>}> : (!llvm.ptr<7>, !llvm.ptr<1>, !llvm.ptr<3>, i32) -> ()
    "nvvm.cp.async.bulk.shared.cluster.global"(%arg15, %arg11, %arg12, %arg16, %arg17, %arg18) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1>}> : (!llvm.ptr<7>, !llvm.ptr<1>, !llvm.ptr<3>, i32, i16, i64) -> ()
    "nvvm.cp.async.bulk.shared.cluster.global"(%arg12, %arg11, %arg12, %arg16, %arg18) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 1>}> : (!llvm.ptr<3>, !llvm.ptr<1>, !llvm.ptr<3>, i32, i64) -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr, ptr<3>, ptr<7>, i32, i16, i64)>, linkage = #llvm.linkage<external>, sym_name = "tensors", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg4: !llvm.ptr, %arg5: !llvm.ptr<3>, %arg6: !llvm.ptr<7>, %arg7: i32, %arg8: i16, %arg9: i64):
    "nvvm.cp.async.bulk.tensor.shared.cluster.global"(%arg6, %arg4, %arg7, %arg5) <{isCTAOnly = false, mode = #nvvm.tma_load_mode<tile>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0, 0>}> : (!llvm.ptr<7>, !llvm.ptr, i32, !llvm.ptr<3>) -> ()
    "nvvm.cp.async.bulk.tensor.shared.cluster.global"(%arg6, %arg4, %arg7, %arg7, %arg7, %arg7, %arg5, %arg8, %arg8, %arg8, %arg9) <{group = #nvvm.cta_group<cta_2>, isCTAOnly = false, mode = #nvvm.tma_load_mode<im2col>, operandSegmentSizes = array<i32: 1, 1, 4, 1, 2, 1, 1, 0>}> : (!llvm.ptr<7>, !llvm.ptr, i32, i32, i32, i32, !llvm.ptr<3>, i16, i16, i16, i64) -> ()
    "nvvm.cp.async.bulk.tensor.shared.cluster.global"(%arg6, %arg4, %arg7, %arg7, %arg7, %arg5, %arg8, %arg8) <{isCTAOnly = false, mode = #nvvm.tma_load_mode<im2col_w_128>, operandSegmentSizes = array<i32: 1, 1, 3, 1, 2, 0, 0, 0>}> : (!llvm.ptr<7>, !llvm.ptr, i32, i32, i32, !llvm.ptr<3>, i16, i16) -> ()
    "nvvm.cp.async.bulk.tensor.shared.cluster.global"(%arg5, %arg4, %arg7, %arg7, %arg7, %arg7, %arg7, %arg5, %arg9) <{isCTAOnly = true, mode = #nvvm.tma_load_mode<tile_gather4>, operandSegmentSizes = array<i32: 1, 1, 5, 1, 0, 0, 1, 0>}> : (!llvm.ptr<3>, !llvm.ptr, i32, i32, i32, i32, i32, !llvm.ptr<3>, i64) -> ()
    "nvvm.cp.async.bulk.tensor.prefetch"(%arg4, %arg7, %arg7) <{mode = #nvvm.tma_load_mode<tile>, operandSegmentSizes = array<i32: 1, 2, 0, 0>}> : (!llvm.ptr, i32, i32) -> ()
    "nvvm.cp.async.bulk.tensor.prefetch"(%arg4, %arg7, %arg7, %arg7, %arg8, %arg8, %arg9) <{mode = #nvvm.tma_load_mode<im2col_w>, operandSegmentSizes = array<i32: 1, 3, 2, 1>}> : (!llvm.ptr, i32, i32, i32, i16, i16, i64) -> ()
    "nvvm.cp.async.bulk.tensor.prefetch"(%arg4, %arg7, %arg7, %arg7, %arg7, %arg7) <{mode = #nvvm.tma_load_mode<tile_gather4>, operandSegmentSizes = array<i32: 1, 5, 0, 0>}> : (!llvm.ptr, i32, i32, i32, i32, i32) -> ()
    "nvvm.cp.async.bulk.tensor.reduce"(%arg4, %arg5, %arg7, %arg7) <{mode = #nvvm.tma_store_mode<tile>, operandSegmentSizes = array<i32: 1, 1, 2, 0>, redKind = #nvvm.tma_redux_kind<xor>}> : (!llvm.ptr, !llvm.ptr<3>, i32, i32) -> ()
    "nvvm.cp.async.bulk.tensor.reduce"(%arg4, %arg5, %arg7, %arg7, %arg7, %arg9) <{mode = #nvvm.tma_store_mode<im2col>, operandSegmentSizes = array<i32: 1, 1, 3, 1>, redKind = #nvvm.tma_redux_kind<add>}> : (!llvm.ptr, !llvm.ptr<3>, i32, i32, i32, i64) -> ()
    "nvvm.cp.async.bulk.tensor.global.shared.cta"(%arg4, %arg5, %arg7, %arg7, %arg7, %arg7) <{mode = #nvvm.tma_store_mode<tile>, operandSegmentSizes = array<i32: 1, 1, 4, 0, 0>}> : (!llvm.ptr, !llvm.ptr<3>, i32, i32, i32, i32) -> ()
    "nvvm.cp.async.bulk.tensor.global.shared.cta"(%arg4, %arg5, %arg7, %arg7, %arg7, %arg7, %arg7, %arg9) <{mode = #nvvm.tma_store_mode<tile_scatter4>, operandSegmentSizes = array<i32: 1, 1, 5, 1, 0>}> : (!llvm.ptr, !llvm.ptr<3>, i32, i32, i32, i32, i32, i64) -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr<3>, ptr<6>, i64, i32)>, linkage = #llvm.linkage<external>, sym_name = "matrices", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg0: !llvm.ptr<3>, %arg1: !llvm.ptr<6>, %arg2: i64, %arg3: i32):
    %0 = "nvvm.ldmatrix"(%arg0) <{eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 1 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>}> : (!llvm.ptr<3>) -> i32
    %1 = "nvvm.ldmatrix"(%arg0) <{eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>}> : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
    %2 = "nvvm.ldmatrix"(%arg0) <{eltType = #nvvm.ld_st_matrix_elt_type<b8x16.b6x16_p32>, layout = #nvvm.mma_layout<row>, num = 2 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 16>}> : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32)>
    %3 = "nvvm.ldmatrix"(%arg0) <{eltType = #nvvm.ld_st_matrix_elt_type<b8>, layout = #nvvm.mma_layout<col>, num = 1 : i32, shape = #nvvm.ld_st_matrix_shape<m = 16, n = 16>}> : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32)>
    "nvvm.stmatrix"(%arg0, %arg3) <{eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>}> : (!llvm.ptr<3>, i32) -> ()
    "nvvm.stmatrix"(%arg0, %arg3, %arg3) <{eltType = #nvvm.ld_st_matrix_elt_type<b8>, layout = #nvvm.mma_layout<col>, shape = #nvvm.ld_st_matrix_shape<m = 16, n = 8>}> : (!llvm.ptr<3>, i32, i32) -> ()
    "nvvm.tcgen05.cp"(%arg1, %arg2) <{group = #nvvm.cta_group<cta_1>, multicast = #nvvm.tcgen05_cp_multicast<none>, shape = #nvvm.tcgen05_cp_shape<shape_128x256b>}> : (!llvm.ptr<6>, i64) -> ()
    "nvvm.tcgen05.cp"(%arg1, %arg2) <{group = #nvvm.cta_group<cta_2>, multicast = #nvvm.tcgen05_cp_multicast<warpx2_01_23>, shape = #nvvm.tcgen05_cp_shape<shape_64x128b>, srcFormat = #nvvm.tcgen05_cp_src_fmt<b6x16_p32>}> : (!llvm.ptr<6>, i64) -> ()
    "nvvm.tcgen05.cp"(%arg1, %arg2) <{group = #nvvm.cta_group<cta_1>, multicast = #nvvm.tcgen05_cp_multicast<warpx4>, shape = #nvvm.tcgen05_cp_shape<shape_32x128b>, srcFormat = #nvvm.tcgen05_cp_src_fmt<b4x16_p64>}> : (!llvm.ptr<6>, i64) -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

