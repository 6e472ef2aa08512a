// terrace opt --split-input-file
// What the verifiers refuse of operations whose intrinsic their properties choose.
llvm.func @f(%m: i32, %f: f32) { %0 = nvvm.shfl.sync bfly %m, %m, %m, %m : i32 -> f32 llvm.return }
// -----
llvm.func @f(%m: i32, %f: f32) { %0 = nvvm.shfl.sync bfly %m, %m, %m, %m : i32 -> !llvm.struct<(i32, i1)> llvm.return }
// -----
llvm.func @f(%m: i32, %f: f32) { %0 = nvvm.shfl.sync bfly %m, %m, %m, %m {return_value_and_is_valid} : i32 -> !llvm.struct<(i32, i1, i1)> llvm.return }
// -----
llvm.func @f(%m: i32, %f: f32) { %0 = nvvm.shfl.sync bfly %m, %m, %m, %m {return_value_and_is_valid} : i32 -> !llvm.struct<(f32, i1)> llvm.return }
// -----
llvm.func @f(%m: i32, %f: f32) { %0 = nvvm.shfl.sync bfly %m, %m, %m, %m {return_value_and_is_valid} : i32 -> !llvm.struct<(i32, i32)> llvm.return }
// -----
llvm.func @f(%m: i32, %b: i1) { %0 = nvvm.vote.sync ballot %m, %b -> i1 llvm.return }
// -----
llvm.func @f(%m: i32, %b: i1) { %0 = nvvm.vote.sync any %m, %b -> i32 llvm.return }
// -----
llvm.func @f(%m: i32) { %0 = nvvm.match.sync all %m, %m : i32 -> i32 llvm.return }
// -----
llvm.func @f(%m: i32) { %0 = nvvm.match.sync any %m, %m : i32 -> !llvm.struct<(i32, i1)> llvm.return }
// -----
llvm.func @f(%m: i32) { %0 = nvvm.redux.sync fmax %m, %m : i32 -> i32 llvm.return }
// -----
llvm.func @f(%m: i32) { %0 = nvvm.redux.sync add %m, %m {nan = true} : i32 -> i32 llvm.return }
// -----
llvm.func @f(%m: i32, %f: f32) { %0 = nvvm.redux.sync add %f, %m : f32 -> f32 llvm.return }
// -----
llvm.func @f(%m: i32) { %0 = nvvm.prmt <default> %m, %m : i32 llvm.return }
// -----
llvm.func @f(%m: i32) { %0 = nvvm.prmt <rc8> %m, %m, %m : i32 llvm.return }
// -----
llvm.func @f() { nvvm.setmaxregister increase 127 llvm.return }
// -----
llvm.func @f() { nvvm.setmaxregister increase 264 llvm.return }
// -----
llvm.func @f() { nvvm.pmevent llvm.return }
// -----
llvm.func @f() { nvvm.pmevent id = 1 mask = 1 llvm.return }
// -----
llvm.func @f() { nvvm.pmevent id = 16 llvm.return }
// -----
llvm.func @f(%i: i32) { nvvm.barrier number_of_threads = %i llvm.return }
// -----
llvm.func @f(%i: i32) { %0 = "nvvm.barrier"(%i, %i) <{operandSegmentSizes = array<i32: 1, 0, 1>, reductionOp = #nvvm.reduction<and>}> : (i32, i32) -> i32 llvm.return }
// -----
llvm.func @f() { nvvm.fence.proxy {kind = #nvvm.proxy_kind<async.shared>} llvm.return }
// -----
llvm.func @f() { nvvm.fence.proxy {kind = #nvvm.proxy_kind<async>, space = #nvvm.shared_space<cta>} llvm.return }
// -----
llvm.func @f() { nvvm.fence.proxy.release <cta> from_proxy = <alias> llvm.return }
// -----
llvm.func @f() { nvvm.fence.proxy.release <cta> to_proxy = <alias> llvm.return }
// -----
llvm.func @f() { nvvm.fence.sync_restrict {order = #nvvm.mem_order<weak>} llvm.return }
// -----
llvm.func @f() { nvvm.fence.proxy.sync_restrict {order = #nvvm.mem_order<release>, fromProxy = #nvvm.proxy_kind<alias>} llvm.return }
// -----
llvm.func @f() { nvvm.fence.proxy.sync_restrict {order = #nvvm.mem_order<release>, toProxy = #nvvm.proxy_kind<alias>} llvm.return }
// -----
llvm.func @f(%r: i128) { %0 = nvvm.clusterlaunchcontrol.query.cancel query = is_canceled, %r : i32 llvm.return }
// -----
llvm.func @f(%s: !llvm.ptr<3>) { nvvm.mbarrier.arrive %s {scope = #nvvm.mem_scope<gpu>} : !llvm.ptr<3> llvm.return }
// -----
llvm.func @f(%s: !llvm.ptr<7>) { %0 = nvvm.mbarrier.arrive %s : !llvm.ptr<7> -> i64 llvm.return }
// -----
llvm.func @f(%s: !llvm.ptr<3>, %i: i32, %b: i1) { %0 = nvvm.mbarrier.arrive.expect_tx %s, %i, predicate = %b : !llvm.ptr<3>, i32, i1 -> i64 llvm.return }
// -----
llvm.func @f(%f: f32) { %0 = nvvm.convert.float.to.tf32 %f llvm.return }
// -----
llvm.func @f(%f: f32) { %0 = nvvm.convert.float.to.tf32 %f {rnd = #nvvm.fp_rnd_mode<rna>, relu = true} llvm.return }
// -----
llvm.func @f(%f: f32) { %0 = nvvm.convert.f32x2.to.f4x2 %f, %f : i8 (f8E5M2) llvm.return }
// -----
llvm.func @f(%f: f32) { %0 = nvvm.convert.f32x2.to.f6x2 %f, %f : i16 (f8E5M2) llvm.return }
// -----
llvm.func @f(%f: f32) { %0 = nvvm.convert.f32x2.to.f8x2 %f, %f : i16 (f6E3M2FN) llvm.return }
// -----
llvm.func @f(%f: f32) { %0 = nvvm.convert.f32x2.to.f8x2 %f, %f : i16 (f8E5M2) llvm.return }
// -----
llvm.func @f(%f: f32) { %0 = nvvm.convert.f32x2.to.f8x2 %f, %f {rnd = #nvvm.fp_rnd_mode<rn>} : i16 (f8E5M2) llvm.return }
// -----
llvm.func @f(%f: f32) { %0 = nvvm.convert.f32x2.to.f8x2 %f, %f : i16 (f8E8M0FNU) llvm.return }
// -----
llvm.func @f(%f: f32) { %0 = nvvm.convert.f32x2.to.f8x2 %f, %f {rnd = #nvvm.fp_rnd_mode<rz>, relu = true} : i16 (f8E8M0FNU) llvm.return }
// -----
llvm.func @f(%b: vector<2xbf16>) { %0 = nvvm.convert.bf16x2.to.f8x2 %b {rnd = #nvvm.fp_rnd_mode<rn>} : vector<2xbf16> -> i16 (f8E8M0FNU) llvm.return }
// -----
llvm.func @f(%f: f32) { %0 = nvvm.convert.f32x2.to.f16x2 %f, %f : vector<2xf16> llvm.return }
// -----
llvm.func @f(%f: f32) { %0 = nvvm.convert.f32x2.to.bf16x2 %f, %f {rnd = #nvvm.fp_rnd_mode<rs>} : vector<2xbf16> llvm.return }
// -----
llvm.func @f(%f: f32, %i: i32) { %0 = nvvm.convert.f32x2.to.bf16x2 %f, %f, %i {rnd = #nvvm.fp_rnd_mode<rn>} : vector<2xbf16> llvm.return }
// -----
llvm.func @f(%d: vector<2xi8>) { %0 = nvvm.convert.f8x2.to.bf16x2 %d : vector<2xi8> (f8E5M2) -> vector<2xbf16> llvm.return }
// -----
llvm.func @f(%s: !llvm.ptr<3>, %g: !llvm.ptr<1>) { nvvm.cp.async.shared.global %s, %g, 4, cache = lu : !llvm.ptr<3>, !llvm.ptr<1> llvm.return }
// -----
llvm.func @f(%s: !llvm.ptr<3>, %g: !llvm.ptr<1>) { nvvm.cp.async.shared.global %s, %g, 5, cache = ca : !llvm.ptr<3>, !llvm.ptr<1> llvm.return }
// -----
llvm.func @f(%s: !llvm.ptr<3>, %g: !llvm.ptr<1>) { nvvm.cp.async.shared.global %s, %g, 8, cache = cg : !llvm.ptr<3>, !llvm.ptr<1> llvm.return }
// -----
llvm.func @f(%s: !llvm.ptr<3>, %w: i64) { nvvm.st.bulk %s, size = %w, init = 1 : !llvm.ptr<3> llvm.return }
// -----
llvm.func @f(%p: !llvm.ptr) { nvvm.prefetch %p : !llvm.ptr llvm.return }
// -----
llvm.func @f(%p: !llvm.ptr) { nvvm.prefetch level = L2 uniform, %p : !llvm.ptr llvm.return }
// -----
llvm.func @f(%p: !llvm.ptr<1>) { nvvm.prefetch level = L2, evict_priority = evict_first, %p : !llvm.ptr<1> llvm.return }
// -----
llvm.func @f(%p: !llvm.ptr<1>) { nvvm.prefetch tensormap, %p : !llvm.ptr<1> llvm.return }
// -----
llvm.func @f(%d: !llvm.ptr, %c: !llvm.ptr<7>, %s: !llvm.ptr<3>, %n: i32) { nvvm.cp.async.bulk.tensor.shared.cluster.global %s, %d, %s, box[%n] : !llvm.ptr<3>, !llvm.ptr llvm.return }
// -----
llvm.func @f(%d: !llvm.ptr, %n: i32, %h: i16) { nvvm.cp.async.bulk.tensor.prefetch %d, box[%n] im2col[%h] : !llvm.ptr llvm.return }
// -----
llvm.func @f(%d: !llvm.ptr, %n: i32, %h: i16) { nvvm.cp.async.bulk.tensor.prefetch %d, box[%n] {mode = #nvvm.tma_load_mode<im2col>} : !llvm.ptr llvm.return }
// -----
llvm.func @f(%d: !llvm.ptr, %n: i32, %h: i16) { nvvm.cp.async.bulk.tensor.prefetch %d, box[%n] {mode = #nvvm.tma_load_mode<tile_gather4>} : !llvm.ptr llvm.return }
// -----
llvm.func @f(%d: !llvm.ptr, %n: i32, %h: i16) { nvvm.cp.async.bulk.tensor.prefetch %d, box[] : !llvm.ptr llvm.return }
// -----
llvm.func @f(%d: !llvm.ptr, %s: !llvm.ptr<3>, %n: i32) { nvvm.cp.async.bulk.tensor.reduce %d, %s, box[%n] {redKind = #nvvm.tma_redux_kind<add>, mode = #nvvm.tma_store_mode<im2col>} : !llvm.ptr, !llvm.ptr<3> llvm.return }
// -----
llvm.func @f(%d: !llvm.ptr, %s: !llvm.ptr<3>, %n: i32) { nvvm.cp.async.bulk.tensor.global.shared.cta %d, %s, box[%n] {mode = #nvvm.tma_store_mode<tile_scatter4>} : !llvm.ptr, !llvm.ptr<3> llvm.return }
// -----
llvm.func @f(%p: !llvm.ptr<3>) { %0 = nvvm.ldmatrix %p {num = 3 : i32, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>, eltType = #nvvm.ld_st_matrix_elt_type<b16>} : (!llvm.ptr<3>) -> i32 llvm.return }
// -----
llvm.func @f(%p: !llvm.ptr<3>) { %0 = nvvm.ldmatrix %p {num = 1 : i32, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>, eltType = #nvvm.ld_st_matrix_elt_type<b16>} : (!llvm.ptr<3>) -> f32 llvm.return }
// -----
llvm.func @f(%p: !llvm.ptr<3>) { %0 = nvvm.ldmatrix %p {num = 1 : i32, layout = #nvvm.mma_layout<col>, shape = #nvvm.ld_st_matrix_shape<m = 16, n = 16>, eltType = #nvvm.ld_st_matrix_elt_type<b8>} : (!llvm.ptr<3>) -> i32 llvm.return }
// -----
llvm.func @f(%p: !llvm.ptr<3>, %n: i32) { nvvm.stmatrix %p, %n {layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 16, n = 8>, eltType = #nvvm.ld_st_matrix_elt_type<b8>} : !llvm.ptr<3>, i32 llvm.return }
// -----
llvm.func @f(%t: !llvm.ptr<6>, %w: i64) { nvvm.tcgen05.cp %t, %w {shape = #nvvm.tcgen05_cp_shape<shape_64x128b>} llvm.return }
// ==== stdout ====
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// ==== stderr ====
<stdin>:3:39: error: 'nvvm.shfl.sync' op expected return type to be of type 'i32' but got 'f32' instead
llvm.func @f(%m: i32, %f: f32) { %0 = nvvm.shfl.sync bfly %m, %m, %m, %m : i32 -> f32 llvm.return }
                                      ^
<stdin>:3:39: note: see current operation: %0 = "nvvm.shfl.sync"(%arg0, %arg0, %arg0, %arg0) <{kind = #nvvm<shfl_kind bfly>}> : (i32, i32, i32, i32) -> f32
<stdin>:5:39: error: 'nvvm.shfl.sync' op "return_value_and_is_valid" attribute must be specified when the return type is a struct type
llvm.func @f(%m: i32, %f: f32) { %0 = nvvm.shfl.sync bfly %m, %m, %m, %m : i32 -> !llvm.struct<(i32, i1)> llvm.return }
                                      ^
<stdin>:5:39: note: see current operation: %0 = "nvvm.shfl.sync"(%arg0, %arg0, %arg0, %arg0) <{kind = #nvvm<shfl_kind bfly>}> : (i32, i32, i32, i32) -> !llvm.struct<(i32, i1)>
<stdin>:7:39: error: 'nvvm.shfl.sync' op expected return type to be a two-element struct
llvm.func @f(%m: i32, %f: f32) { %0 = nvvm.shfl.sync bfly %m, %m, %m, %m {return_value_and_is_valid} : i32 -> !llvm.struct<(i32, i1, i1)> llvm.return }
                                      ^
<stdin>:7:39: note: see current operation: %0 = "nvvm.shfl.sync"(%arg0, %arg0, %arg0, %arg0) <{kind = #nvvm<shfl_kind bfly>, return_value_and_is_valid}> : (i32, i32, i32, i32) -> !llvm.struct<(i32, i1, i1)>
<stdin>:9:39: error: 'nvvm.shfl.sync' op expected first element in the returned struct to be of type 'i32' but got 'f32' instead
llvm.func @f(%m: i32, %f: f32) { %0 = nvvm.shfl.sync bfly %m, %m, %m, %m {return_value_and_is_valid} : i32 -> !llvm.struct<(f32, i1)> llvm.return }
                                      ^
<stdin>:9:39: note: see current operation: %0 = "nvvm.shfl.sync"(%arg0, %arg0, %arg0, %arg0) <{kind = #nvvm<shfl_kind bfly>, return_value_and_is_valid}> : (i32, i32, i32, i32) -> !llvm.struct<(f32, i1)>
<stdin>:11:39: error: 'nvvm.shfl.sync' op expected second element in the returned struct to be of type 'i1' but got 'i32' instead
llvm.func @f(%m: i32, %f: f32) { %0 = nvvm.shfl.sync bfly %m, %m, %m, %m {return_value_and_is_valid} : i32 -> !llvm.struct<(i32, i32)> llvm.return }
                                      ^
<stdin>:11:39: note: see current operation: %0 = "nvvm.shfl.sync"(%arg0, %arg0, %arg0, %arg0) <{kind = #nvvm<shfl_kind bfly>, return_value_and_is_valid}> : (i32, i32, i32, i32) -> !llvm.struct<(i32, i32)>
<stdin>:13:38: error: 'nvvm.vote.sync' op vote.sync 'ballot' returns an i32
llvm.func @f(%m: i32, %b: i1) { %0 = nvvm.vote.sync ballot %m, %b -> i1 llvm.return }
                                     ^
<stdin>:13:38: note: see current operation: %0 = "nvvm.vote.sync"(%arg0, %arg1) <{kind = #nvvm<vote_sync_kind ballot>}> : (i32, i1) -> i1
<stdin>:15:38: error: 'nvvm.vote.sync' op vote.sync 'any', 'all' and 'uni' returns an i1
llvm.func @f(%m: i32, %b: i1) { %0 = nvvm.vote.sync any %m, %b -> i32 llvm.return }
                                     ^
<stdin>:15:38: note: see current operation: %0 = "nvvm.vote.sync"(%arg0, %arg1) <{kind = #nvvm<vote_sync_kind any>}> : (i32, i1) -> i32
<stdin>:17:30: error: 'nvvm.match.sync' op match.sync 'all' returns a two element struct with first element as i32 and second element as i1
llvm.func @f(%m: i32) { %0 = nvvm.match.sync all %m, %m : i32 -> i32 llvm.return }
                             ^
<stdin>:17:30: note: see current operation: %0 = "nvvm.match.sync"(%arg0, %arg0) <{kind = #nvvm<match_sync_kind all>}> : (i32, i32) -> i32
<stdin>:19:30: error: 'nvvm.match.sync' op match.sync 'any' returns an i32
llvm.func @f(%m: i32) { %0 = nvvm.match.sync any %m, %m : i32 -> !llvm.struct<(i32, i1)> llvm.return }
                             ^
<stdin>:19:30: note: see current operation: %0 = "nvvm.match.sync"(%arg0, %arg0) <{kind = #nvvm<match_sync_kind any>}> : (i32, i32) -> !llvm.struct<(i32, i1)>
<stdin>:21:30: error: 'nvvm.redux.sync' op 'fmax' redux kind unsupported with 'i32' type. Only supported type is 'f32'.
llvm.func @f(%m: i32) { %0 = nvvm.redux.sync fmax %m, %m : i32 -> i32 llvm.return }
                             ^
<stdin>:21:30: note: see current operation: %0 = "nvvm.redux.sync"(%arg0, %arg0) <{abs = false, kind = #nvvm<redux_kind fmax>, nan = false}> : (i32, i32) -> i32
<stdin>:23:30: error: 'nvvm.redux.sync' op nan attribute is supported only for f32 type
llvm.func @f(%m: i32) { %0 = nvvm.redux.sync add %m, %m {nan = true} : i32 -> i32 llvm.return }
                             ^
<stdin>:23:30: note: see current operation: %0 = "nvvm.redux.sync"(%arg0, %arg0) <{abs = false, kind = #nvvm<redux_kind add>, nan = true}> : (i32, i32) -> i32
<stdin>:25:39: error: 'nvvm.redux.sync' op 'add' redux kind unsupported with 'f32' type. Only supported type is 'i32'.
llvm.func @f(%m: i32, %f: f32) { %0 = nvvm.redux.sync add %f, %m : f32 -> f32 llvm.return }
                                      ^
<stdin>:25:39: note: see current operation: %0 = "nvvm.redux.sync"(%arg1, %arg0) <{abs = false, kind = #nvvm<redux_kind add>, nan = false}> : (f32, i32) -> f32
<stdin>:27:30: error: mode 'default' requires 'hi' operand.
llvm.func @f(%m: i32) { %0 = nvvm.prmt <default> %m, %m : i32 llvm.return }
                             ^
<stdin>:27:30: note: see current operation: %0 = "nvvm.prmt"(%arg0, %arg0) <{mode = #nvvm.permute_mode<default>}> : (i32, i32) -> i32
<stdin>:29:30: error: mode 'rc8' does not accept 'hi' operand.
llvm.func @f(%m: i32) { %0 = nvvm.prmt <rc8> %m, %m, %m : i32 llvm.return }
                             ^
<stdin>:29:30: note: see current operation: %0 = "nvvm.prmt"(%arg0, %arg0, %arg0) <{mode = #nvvm.permute_mode<rc8>}> : (i32, i32, i32) -> i32
<stdin>:31:18: error: 'nvvm.setmaxregister' op new register size must be multiple of 8
llvm.func @f() { nvvm.setmaxregister increase 127 llvm.return }
                 ^
<stdin>:31:18: note: see current operation: "nvvm.setmaxregister"() <{action = #nvvm<action increase>, regCount = 127 : i32}> : () -> ()
<stdin>:33:18: error: 'nvvm.setmaxregister' op new register size must be in between 24 to 256
llvm.func @f() { nvvm.setmaxregister increase 264 llvm.return }
                 ^
<stdin>:33:18: note: see current operation: "nvvm.setmaxregister"() <{action = #nvvm<action increase>, regCount = 264 : i32}> : () -> ()
<stdin>:35:18: error: 'nvvm.pmevent' op either `id` or `mask` must be set
llvm.func @f() { nvvm.pmevent llvm.return }
                 ^
<stdin>:35:18: note: see current operation: "nvvm.pmevent"() : () -> ()
<stdin>:37:18: error: 'nvvm.pmevent' op `id` and `mask` cannot be set at the same time
llvm.func @f() { nvvm.pmevent id = 1 mask = 1 llvm.return }
                 ^
<stdin>:37:18: note: see current operation: "nvvm.pmevent"() <{eventId = 1 : i32, maskedEventId = 1 : i16}> : () -> ()
<stdin>:39:18: error: 'nvvm.pmevent' op `id` must be between 0 and 15
llvm.func @f() { nvvm.pmevent id = 16 llvm.return }
                 ^
<stdin>:39:18: note: see current operation: "nvvm.pmevent"() <{eventId = 16 : i32}> : () -> ()
<stdin>:41:25: error: 'nvvm.barrier' op barrier id is missing, it should be set between 0 to 15
llvm.func @f(%i: i32) { nvvm.barrier number_of_threads = %i llvm.return }
                        ^
<stdin>:41:25: note: see current operation: "nvvm.barrier"(%arg0) <{operandSegmentSizes = array<i32: 0, 1, 0>}> : (i32) -> ()
<stdin>:43:30: error: 'nvvm.barrier' op reduction are only available when id is 0
llvm.func @f(%i: i32) { %0 = "nvvm.barrier"(%i, %i) <{operandSegmentSizes = array<i32: 1, 0, 1>, reductionOp = #nvvm.reduction<and>}> : (i32, i32) -> i32 llvm.return }
                             ^
<stdin>:43:30: note: see current operation: %0 = "nvvm.barrier"(%arg0, %arg0) <{operandSegmentSizes = array<i32: 1, 0, 1>, reductionOp = #nvvm.reduction<and>}> : (i32, i32) -> i32
<stdin>:45:18: error: 'nvvm.fence.proxy' op async_shared fence requires space attribute
llvm.func @f() { nvvm.fence.proxy {kind = #nvvm.proxy_kind<async.shared>} llvm.return }
                 ^
<stdin>:45:18: note: see current operation: "nvvm.fence.proxy"() <{kind = #nvvm.proxy_kind<async.shared>}> : () -> ()
<stdin>:47:18: error: 'nvvm.fence.proxy' op only async_shared fence can have space attribute
llvm.func @f() { nvvm.fence.proxy {kind = #nvvm.proxy_kind<async>, space = #nvvm.shared_space<cta>} llvm.return }
                 ^
<stdin>:47:18: note: see current operation: "nvvm.fence.proxy"() <{kind = #nvvm.proxy_kind<async>, space = #nvvm.shared_space<cta>}> : () -> ()
<stdin>:49:18: error: 'nvvm.fence.proxy.release' op uni-directional proxies only support generic for from_proxy attribute
llvm.func @f() { nvvm.fence.proxy.release <cta> from_proxy = <alias> llvm.return }
                 ^
<stdin>:49:18: note: see current operation: "nvvm.fence.proxy.release"() <{fromProxy = #nvvm.proxy_kind<alias>, scope = #nvvm.mem_scope<cta>, toProxy = #nvvm.proxy_kind<tensormap>}> : () -> ()
<stdin>:51:18: error: 'nvvm.fence.proxy.release' op uni-directional proxies only support tensormap for to_proxy attribute
llvm.func @f() { nvvm.fence.proxy.release <cta> to_proxy = <alias> llvm.return }
                 ^
<stdin>:51:18: note: see current operation: "nvvm.fence.proxy.release"() <{fromProxy = #nvvm.proxy_kind<generic>, scope = #nvvm.mem_scope<cta>, toProxy = #nvvm.proxy_kind<alias>}> : () -> ()
<stdin>:53:18: error: 'nvvm.fence.sync_restrict' op only acquire and release semantics are supported
llvm.func @f() { nvvm.fence.sync_restrict {order = #nvvm.mem_order<weak>} llvm.return }
                 ^
<stdin>:53:18: note: see current operation: "nvvm.fence.sync_restrict"() <{order = #nvvm.mem_order<weak>}> : () -> ()
<stdin>:55:18: error: 'nvvm.fence.proxy.sync_restrict' op only generic is support for from_proxy attribute
llvm.func @f() { nvvm.fence.proxy.sync_restrict {order = #nvvm.mem_order<release>, fromProxy = #nvvm.proxy_kind<alias>} llvm.return }
                 ^
<stdin>:55:18: note: see current operation: "nvvm.fence.proxy.sync_restrict"() <{fromProxy = #nvvm.proxy_kind<alias>, order = #nvvm.mem_order<release>, toProxy = #nvvm.proxy_kind<async>}> : () -> ()
<stdin>:57:18: error: 'nvvm.fence.proxy.sync_restrict' op only async is supported for to_proxy attribute
llvm.func @f() { nvvm.fence.proxy.sync_restrict {order = #nvvm.mem_order<release>, toProxy = #nvvm.proxy_kind<alias>} llvm.return }
                 ^
<stdin>:57:18: note: see current operation: "nvvm.fence.proxy.sync_restrict"() <{fromProxy = #nvvm.proxy_kind<generic>, order = #nvvm.mem_order<release>, toProxy = #nvvm.proxy_kind<alias>}> : () -> ()
<stdin>:59:31: error: 'nvvm.clusterlaunchcontrol.query.cancel' op is_canceled query type returns an i1
llvm.func @f(%r: i128) { %0 = nvvm.clusterlaunchcontrol.query.cancel query = is_canceled, %r : i32 llvm.return }
                              ^
<stdin>:59:31: note: see current operation: %0 = "nvvm.clusterlaunchcontrol.query.cancel"(%arg0) <{query_type = #nvvm<cluster_launch_control_query_type is_canceled>}> : (i128) -> i32
<stdin>:61:34: error: mbarrier scope must be either CTA or Cluster
llvm.func @f(%s: !llvm.ptr<3>) { nvvm.mbarrier.arrive %s {scope = #nvvm.mem_scope<gpu>} : !llvm.ptr<3> llvm.return }
                                 ^
<stdin>:61:34: note: see current operation: "nvvm.mbarrier.arrive"(%arg0) <{relaxed = false, scope = #nvvm.mem_scope<gpu>}> : (!llvm.ptr<3>) -> ()
<stdin>:63:39: error: mbarrier in shared_cluster space cannot return any value
llvm.func @f(%s: !llvm.ptr<7>) { %0 = nvvm.mbarrier.arrive %s : !llvm.ptr<7> -> i64 llvm.return }
                                      ^
<stdin>:63:39: note: see current operation: %0 = "nvvm.mbarrier.arrive"(%arg0) <{relaxed = false, scope = #nvvm.mem_scope<cta>}> : (!llvm.ptr<7>) -> i64
<stdin>:65:56: error: return-value is not supported when using predicate
llvm.func @f(%s: !llvm.ptr<3>, %i: i32, %b: i1) { %0 = nvvm.mbarrier.arrive.expect_tx %s, %i, predicate = %b : !llvm.ptr<3>, i32, i1 -> i64 llvm.return }
                                                       ^
<stdin>:65:56: note: see current operation: %0 = "nvvm.mbarrier.arrive.expect_tx"(%arg0, %arg1, %arg2) <{relaxed = false, scope = #nvvm.mem_scope<cta>}> : (!llvm.ptr<3>, i32, i1) -> i64
<stdin>:67:30: error: Only {rn,rz,rna} rounding modes supported for ConvertFloatToTF32Op.
llvm.func @f(%f: f32) { %0 = nvvm.convert.float.to.tf32 %f llvm.return }
                             ^
<stdin>:67:30: note: see current operation: %0 = "nvvm.convert.float.to.tf32"(%arg0) <{relu = false, rnd = #nvvm.fp_rnd_mode<none>, sat = #nvvm.sat_mode<none>}> : (f32) -> i32
<stdin>:69:30: error: Relu not supported with rna rounding mode.
llvm.func @f(%f: f32) { %0 = nvvm.convert.float.to.tf32 %f {rnd = #nvvm.fp_rnd_mode<rna>, relu = true} llvm.return }
                             ^
<stdin>:69:30: note: see current operation: %0 = "nvvm.convert.float.to.tf32"(%arg0) <{relu = true, rnd = #nvvm.fp_rnd_mode<rna>, sat = #nvvm.sat_mode<none>}> : (f32) -> i32
<stdin>:71:30: error: 'nvvm.convert.f32x2.to.f4x2' op Only 'f4E2M1FN' type is supported for conversions from f32x2 to f4x2.
llvm.func @f(%f: f32) { %0 = nvvm.convert.f32x2.to.f4x2 %f, %f : i8 (f8E5M2) llvm.return }
                             ^
<stdin>:71:30: note: see current operation: %0 = "nvvm.convert.f32x2.to.f4x2"(%arg0, %arg0) <{dstTy = f8E5M2, relu = false}> : (f32, f32) -> i8
<stdin>:73:30: error: 'nvvm.convert.f32x2.to.f6x2' op Only 'f6E2M3FN' and 'f6E3M2FN' types are supported for conversions from f32x2 to f6x2.
llvm.func @f(%f: f32) { %0 = nvvm.convert.f32x2.to.f6x2 %f, %f : i16 (f8E5M2) llvm.return }
                             ^
<stdin>:73:30: note: see current operation: %0 = "nvvm.convert.f32x2.to.f6x2"(%arg0, %arg0) <{dstTy = f8E5M2, relu = false}> : (f32, f32) -> i16
<stdin>:75:30: error: 'nvvm.convert.f32x2.to.f8x2' op Only 'f8E4M3FN', 'f8E5M2', and 'f8E8M0FNU' types are supported for conversions from f32x2 to f8x2
llvm.func @f(%f: f32) { %0 = nvvm.convert.f32x2.to.f8x2 %f, %f : i16 (f6E3M2FN) llvm.return }
                             ^
<stdin>:75:30: note: see current operation: %0 = "nvvm.convert.f32x2.to.f8x2"(%arg0, %arg0) <{dstTy = f6E3M2FN, relu = false, rnd = #nvvm.fp_rnd_mode<none>, sat = #nvvm.sat_mode<none>}> : (f32, f32) -> i16
<stdin>:77:30: error: 'nvvm.convert.f32x2.to.f8x2' op Only RN rounding mode is supported for conversions from f32x2 to 'f8E4M3FN' and 'f8E5M2' types
llvm.func @f(%f: f32) { %0 = nvvm.convert.f32x2.to.f8x2 %f, %f : i16 (f8E5M2) llvm.return }
                             ^
<stdin>:77:30: note: see current operation: %0 = "nvvm.convert.f32x2.to.f8x2"(%arg0, %arg0) <{dstTy = f8E5M2, relu = false, rnd = #nvvm.fp_rnd_mode<none>, sat = #nvvm.sat_mode<none>}> : (f32, f32) -> i16
<stdin>:79:30: error: 'nvvm.convert.f32x2.to.f8x2' op Only SATFINITE saturation mode is supported for conversions from f32x2 to 'f8E4M3FN' and 'f8E5M2' types
llvm.func @f(%f: f32) { %0 = nvvm.convert.f32x2.to.f8x2 %f, %f {rnd = #nvvm.fp_rnd_mode<rn>} : i16 (f8E5M2) llvm.return }
                             ^
<stdin>:79:30: note: see current operation: %0 = "nvvm.convert.f32x2.to.f8x2"(%arg0, %arg0) <{dstTy = f8E5M2, relu = false, rnd = #nvvm.fp_rnd_mode<rn>, sat = #nvvm.sat_mode<none>}> : (f32, f32) -> i16
<stdin>:81:30: error: 'nvvm.convert.f32x2.to.f8x2' op Only RZ and RP rounding modes are supported for conversions from f32x2 to 'f8E8M0FNU' type
llvm.func @f(%f: f32) { %0 = nvvm.convert.f32x2.to.f8x2 %f, %f : i16 (f8E8M0FNU) llvm.return }
                             ^
<stdin>:81:30: note: see current operation: %0 = "nvvm.convert.f32x2.to.f8x2"(%arg0, %arg0) <{dstTy = f8E8M0FNU, relu = false, rnd = #nvvm.fp_rnd_mode<none>, sat = #nvvm.sat_mode<none>}> : (f32, f32) -> i16
<stdin>:83:30: error: 'nvvm.convert.f32x2.to.f8x2' op relu not supported for conversions to 'f8E8M0FNU' type
llvm.func @f(%f: f32) { %0 = nvvm.convert.f32x2.to.f8x2 %f, %f {rnd = #nvvm.fp_rnd_mode<rz>, relu = true} : i16 (f8E8M0FNU) llvm.return }
                             ^
<stdin>:83:30: note: see current operation: %0 = "nvvm.convert.f32x2.to.f8x2"(%arg0, %arg0) <{dstTy = f8E8M0FNU, relu = true, rnd = #nvvm.fp_rnd_mode<rz>, sat = #nvvm.sat_mode<none>}> : (f32, f32) -> i16
<stdin>:85:41: error: 'nvvm.convert.bf16x2.to.f8x2' op Only RZ and RP rounding modes are supported for conversions from bf16x2 to f8x2.
llvm.func @f(%b: vector<2xbf16>) { %0 = nvvm.convert.bf16x2.to.f8x2 %b {rnd = #nvvm.fp_rnd_mode<rn>} : vector<2xbf16> -> i16 (f8E8M0FNU) llvm.return }
                                        ^
<stdin>:85:41: note: see current operation: %0 = "nvvm.convert.bf16x2.to.f8x2"(%arg0) <{dstTy = f8E8M0FNU, rnd = #nvvm.fp_rnd_mode<rn>, sat = #nvvm.sat_mode<none>}> : (vector<2xbf16>) -> i16
<stdin>:87:30: error: 'nvvm.convert.f32x2.to.f16x2' op Only RN, RZ, and RS rounding modes are supported for conversions from f32x2 to f16x2.
llvm.func @f(%f: f32) { %0 = nvvm.convert.f32x2.to.f16x2 %f, %f : vector<2xf16> llvm.return }
                             ^
<stdin>:87:30: note: see current operation: %0 = "nvvm.convert.f32x2.to.f16x2"(%arg0, %arg0) <{relu = false, rnd = #nvvm.fp_rnd_mode<none>, sat = #nvvm.sat_mode<none>}> : (f32, f32) -> vector<2xf16>
<stdin>:89:30: error: 'nvvm.convert.f32x2.to.bf16x2' op random_bits is required for RS rounding mode.
llvm.func @f(%f: f32) { %0 = nvvm.convert.f32x2.to.bf16x2 %f, %f {rnd = #nvvm.fp_rnd_mode<rs>} : vector<2xbf16> llvm.return }
                             ^
<stdin>:89:30: note: see current operation: %0 = "nvvm.convert.f32x2.to.bf16x2"(%arg0, %arg0) <{relu = false, rnd = #nvvm.fp_rnd_mode<rs>, sat = #nvvm.sat_mode<none>}> : (f32, f32) -> vector<2xbf16>
<stdin>:91:39: error: 'nvvm.convert.f32x2.to.bf16x2' op random_bits not supported for RN and RZ rounding modes.
llvm.func @f(%f: f32, %i: i32) { %0 = nvvm.convert.f32x2.to.bf16x2 %f, %f, %i {rnd = #nvvm.fp_rnd_mode<rn>} : vector<2xbf16> llvm.return }
                                      ^
<stdin>:91:39: note: see current operation: %0 = "nvvm.convert.f32x2.to.bf16x2"(%arg0, %arg0, %arg1) <{relu = false, rnd = #nvvm.fp_rnd_mode<rn>, sat = #nvvm.sat_mode<none>}> : (f32, f32, i32) -> vector<2xbf16>
<stdin>:93:39: error: 'nvvm.convert.f8x2.to.bf16x2' op Only 'f8E8M0FNU' type is supported for conversions from f8x2 to bf16x2.
llvm.func @f(%d: vector<2xi8>) { %0 = nvvm.convert.f8x2.to.bf16x2 %d : vector<2xi8> (f8E5M2) -> vector<2xbf16> llvm.return }
                                      ^
<stdin>:93:39: note: see current operation: %0 = "nvvm.convert.f8x2.to.bf16x2"(%arg0) <{srcType = f8E5M2}> : (vector<2xi8>) -> vector<2xbf16>
<stdin>:95:52: error: Only CG and CA cache modifiers are supported.
llvm.func @f(%s: !llvm.ptr<3>, %g: !llvm.ptr<1>) { nvvm.cp.async.shared.global %s, %g, 4, cache = lu : !llvm.ptr<3>, !llvm.ptr<1> llvm.return }
                                                   ^
<stdin>:95:52: note: see current operation: "nvvm.cp.async.shared.global"(%arg0, %arg1) <{modifier = #nvvm<load_cache_modifier lu>, size = 4 : i32}> : (!llvm.ptr<3>, !llvm.ptr<1>) -> ()
<stdin>:97:52: error: expected byte size to be either 4, 8 or 16.
llvm.func @f(%s: !llvm.ptr<3>, %g: !llvm.ptr<1>) { nvvm.cp.async.shared.global %s, %g, 5, cache = ca : !llvm.ptr<3>, !llvm.ptr<1> llvm.return }
                                                   ^
<stdin>:97:52: note: see current operation: "nvvm.cp.async.shared.global"(%arg0, %arg1) <{modifier = #nvvm<load_cache_modifier ca>, size = 5 : i32}> : (!llvm.ptr<3>, !llvm.ptr<1>) -> ()
<stdin>:99:52: error: CG cache modifier is only support for 16 bytes copy.
llvm.func @f(%s: !llvm.ptr<3>, %g: !llvm.ptr<1>) { nvvm.cp.async.shared.global %s, %g, 8, cache = cg : !llvm.ptr<3>, !llvm.ptr<1> llvm.return }
                                                   ^
<stdin>:99:52: note: see current operation: "nvvm.cp.async.shared.global"(%arg0, %arg1) <{modifier = #nvvm<load_cache_modifier cg>, size = 8 : i32}> : (!llvm.ptr<3>, !llvm.ptr<1>) -> ()
<stdin>:101:43: error: 'nvvm.st.bulk' op only 0 is supported for initVal, got 1
llvm.func @f(%s: !llvm.ptr<3>, %w: i64) { nvvm.st.bulk %s, size = %w, init = 1 : !llvm.ptr<3> llvm.return }
                                          ^
<stdin>:101:43: note: see current operation: "nvvm.st.bulk"(%arg0, %arg1) <{initVal = 1 : i64}> : (!llvm.ptr<3>, i64) -> ()
<stdin>:103:31: error: 'nvvm.prefetch' op requires specification of either cache level or tensormap
llvm.func @f(%p: !llvm.ptr) { nvvm.prefetch %p : !llvm.ptr llvm.return }
                              ^
<stdin>:103:31: note: see current operation: "nvvm.prefetch"(%arg0) : (!llvm.ptr) -> ()
<stdin>:105:31: error: 'nvvm.prefetch' op unsupported cache level, the only supported uniform cache level is L1
llvm.func @f(%p: !llvm.ptr) { nvvm.prefetch level = L2 uniform, %p : !llvm.ptr llvm.return }
                              ^
<stdin>:105:31: note: see current operation: "nvvm.prefetch"(%arg0) <{cacheLevel = #nvvm<prefetch_cache_level L2>, uniform}> : (!llvm.ptr) -> ()
<stdin>:107:34: error: 'nvvm.prefetch' op unsupported cache eviction priority, only evict_last and evict_normal are supported
llvm.func @f(%p: !llvm.ptr<1>) { nvvm.prefetch level = L2, evict_priority = evict_first, %p : !llvm.ptr<1> llvm.return }
                                 ^
<stdin>:107:34: note: see current operation: "nvvm.prefetch"(%arg0) <{cacheLevel = #nvvm<prefetch_cache_level L2>, evictPriority = #nvvm<cache_eviction_priority evict_first>}> : (!llvm.ptr<1>) -> ()
<stdin>:109:34: error: 'nvvm.prefetch' op prefetch tensormap requires a generic or constant pointer
llvm.func @f(%p: !llvm.ptr<1>) { nvvm.prefetch tensormap, %p : !llvm.ptr<1> llvm.return }
                                 ^
<stdin>:109:34: note: see current operation: "nvvm.prefetch"(%arg0) <{tensormap}> : (!llvm.ptr<1>) -> ()
<stdin>:111:76: error: Shared::cluster destination requires address-space 7.
llvm.func @f(%d: !llvm.ptr, %c: !llvm.ptr<7>, %s: !llvm.ptr<3>, %n: i32) { nvvm.cp.async.bulk.tensor.shared.cluster.global %s, %d, %s, box[%n] : !llvm.ptr<3>, !llvm.ptr llvm.return }
                                                                           ^
<stdin>:111:76: note: see current operation: "nvvm.cp.async.bulk.tensor.shared.cluster.global"(%arg2, %arg0, %arg3, %arg2) <{isCTAOnly = false, mode = #nvvm.tma_load_mode<tile>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0, 0>}> : (!llvm.ptr<3>, !llvm.ptr, i32, !llvm.ptr<3>) -> ()
<stdin>:113:49: error:  im2col offsets expected 0 (provided 1)
llvm.func @f(%d: !llvm.ptr, %n: i32, %h: i16) { nvvm.cp.async.bulk.tensor.prefetch %d, box[%n] im2col[%h] : !llvm.ptr llvm.return }
                                                ^
<stdin>:115:49: error: to use im2col mode, the tensor has to be at least 3-dimensional
llvm.func @f(%d: !llvm.ptr, %n: i32, %h: i16) { nvvm.cp.async.bulk.tensor.prefetch %d, box[%n] {mode = #nvvm.tma_load_mode<im2col>} : !llvm.ptr llvm.return }
                                                ^
<stdin>:117:49: error: Gather4 mode expects 5 coordinates
llvm.func @f(%d: !llvm.ptr, %n: i32, %h: i16) { nvvm.cp.async.bulk.tensor.prefetch %d, box[%n] {mode = #nvvm.tma_load_mode<tile_gather4>} : !llvm.ptr llvm.return }
                                                ^
<stdin>:119:49: error: expects coordinates between 1 to 5 dimension
llvm.func @f(%d: !llvm.ptr, %n: i32, %h: i16) { nvvm.cp.async.bulk.tensor.prefetch %d, box[] : !llvm.ptr llvm.return }
                                                ^
<stdin>:121:58: error: to use im2col mode, the tensor has to be at least 3-dimensional
llvm.func @f(%d: !llvm.ptr, %s: !llvm.ptr<3>, %n: i32) { nvvm.cp.async.bulk.tensor.reduce %d, %s, box[%n] {redKind = #nvvm.tma_redux_kind<add>, mode = #nvvm.tma_store_mode<im2col>} : !llvm.ptr, !llvm.ptr<3> llvm.return }
                                                         ^
<stdin>:123:58: error: Scatter4 mode expects 5 coordinates
llvm.func @f(%d: !llvm.ptr, %s: !llvm.ptr<3>, %n: i32) { nvvm.cp.async.bulk.tensor.global.shared.cta %d, %s, box[%n] {mode = #nvvm.tma_store_mode<tile_scatter4>} : !llvm.ptr, !llvm.ptr<3> llvm.return }
                                                         ^
<stdin>:123:58: note: see current operation: "nvvm.cp.async.bulk.tensor.global.shared.cta"(%arg0, %arg1, %arg2) <{mode = #nvvm.tma_store_mode<tile_scatter4>, operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>}> : (!llvm.ptr, !llvm.ptr<3>, i32) -> ()
<stdin>:125:39: error: 'nvvm.ldmatrix' op expected num attribute to be 1, 2 or 4 for 8x8 matrix
llvm.func @f(%p: !llvm.ptr<3>) { %0 = nvvm.ldmatrix %p {num = 3 : i32, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>, eltType = #nvvm.ld_st_matrix_elt_type<b16>} : (!llvm.ptr<3>) -> i32 llvm.return }
                                      ^
<stdin>:125:39: note: see current operation: %0 = "nvvm.ldmatrix"(%arg0) <{eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 3 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>}> : (!llvm.ptr<3>) -> i32
<stdin>:127:39: error: 'nvvm.ldmatrix' op expected destination type is i32
llvm.func @f(%p: !llvm.ptr<3>) { %0 = nvvm.ldmatrix %p {num = 1 : i32, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>, eltType = #nvvm.ld_st_matrix_elt_type<b16>} : (!llvm.ptr<3>) -> f32 llvm.return }
                                      ^
<stdin>:127:39: note: see current operation: %0 = "nvvm.ldmatrix"(%arg0) <{eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 1 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>}> : (!llvm.ptr<3>) -> f32
<stdin>:129:39: error: 'nvvm.ldmatrix' op expected destination type is a structure of 2 elements of type i32
llvm.func @f(%p: !llvm.ptr<3>) { %0 = nvvm.ldmatrix %p {num = 1 : i32, layout = #nvvm.mma_layout<col>, shape = #nvvm.ld_st_matrix_shape<m = 16, n = 16>, eltType = #nvvm.ld_st_matrix_elt_type<b8>} : (!llvm.ptr<3>) -> i32 llvm.return }
                                      ^
<stdin>:129:39: note: see current operation: %0 = "nvvm.ldmatrix"(%arg0) <{eltType = #nvvm.ld_st_matrix_elt_type<b8>, layout = #nvvm.mma_layout<col>, num = 1 : i32, shape = #nvvm.ld_st_matrix_shape<m = 16, n = 16>}> : (!llvm.ptr<3>) -> i32
<stdin>:131:43: error: 'nvvm.stmatrix' op expected layout to be col for 16x8 matrix
llvm.func @f(%p: !llvm.ptr<3>, %n: i32) { nvvm.stmatrix %p, %n {layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 16, n = 8>, eltType = #nvvm.ld_st_matrix_elt_type<b8>} : !llvm.ptr<3>, i32 llvm.return }
                                          ^
<stdin>:131:43: note: see current operation: "nvvm.stmatrix"(%arg0, %arg1) <{eltType = #nvvm.ld_st_matrix_elt_type<b8>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 16, n = 8>}> : (!llvm.ptr<3>, i32) -> ()
<stdin>:133:43: error: Shape 64x128b requires multicast warpx2_01_23 or warpx2_02_13 for tcgen05.cp Op
llvm.func @f(%t: !llvm.ptr<6>, %w: i64) { nvvm.tcgen05.cp %t, %w {shape = #nvvm.tcgen05_cp_shape<shape_64x128b>} llvm.return }
                                          ^
<stdin>:133:43: note: see current operation: "nvvm.tcgen05.cp"(%arg0, %arg1) <{group = #nvvm.cta_group<cta_1>, multicast = #nvvm.tcgen05_cp_multicast<none>, shape = #nvvm.tcgen05_cp_shape<shape_64x128b>}> : (!llvm.ptr<6>, i64) -> ()
// ==== exit 1 ====
