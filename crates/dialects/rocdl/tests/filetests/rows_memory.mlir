// terrace opt --split-input-file
// One case for each operation that is the call of an intrinsic.
llvm.func @cluster_load_async_to_lds_b128(%arg0: !llvm.ptr<1>, %arg1: !llvm.ptr<3>, %arg2: i32) { rocdl.cluster.load.async.to.lds.b128 %arg0, %arg1, 1, 1, %arg2 : !llvm.ptr<1>, !llvm.ptr<3>  llvm.return  }
llvm.func @cluster_load_async_to_lds_b32(%arg0: !llvm.ptr<1>, %arg1: !llvm.ptr<3>, %arg2: i32) { rocdl.cluster.load.async.to.lds.b32 %arg0, %arg1, 1, 1, %arg2 : !llvm.ptr<1>, !llvm.ptr<3>  llvm.return  }
llvm.func @cluster_load_async_to_lds_b64(%arg0: !llvm.ptr<1>, %arg1: !llvm.ptr<3>, %arg2: i32) { rocdl.cluster.load.async.to.lds.b64 %arg0, %arg1, 1, 1, %arg2 : !llvm.ptr<1>, !llvm.ptr<3>  llvm.return  }
llvm.func @cluster_load_async_to_lds_b8(%arg0: !llvm.ptr<1>, %arg1: !llvm.ptr<3>, %arg2: i32) { rocdl.cluster.load.async.to.lds.b8 %arg0, %arg1, 1, 1, %arg2 : !llvm.ptr<1>, !llvm.ptr<3>  llvm.return  }
llvm.func @ds_atomic_async_barrier_arrive_b64(%arg0: !llvm.ptr<3>) { rocdl.ds.atomic.async.barrier.arrive.b64 %arg0 : !llvm.ptr<3>  llvm.return  }
llvm.func @ds_atomic_barrier_arrive_rtn_b64(%arg0: !llvm.ptr<3>, %arg1: i64) -> i64 { %0 = rocdl.ds.atomic.barrier.arrive.rtn.b64 %arg0, %arg1 : !llvm.ptr<3>, i64 -> i64  llvm.return %0 : i64  }
llvm.func @ds_load_tr16_b128(%arg0: !llvm.ptr<3>) -> i32 { %0 = rocdl.ds.load.tr16.b128 %arg0 : !llvm.ptr<3> -> i32  llvm.return %0 : i32  }
llvm.func @ds_load_tr4_b64(%arg0: !llvm.ptr<3>) -> i32 { %0 = rocdl.ds.load.tr4.b64 %arg0 : !llvm.ptr<3> -> i32  llvm.return %0 : i32  }
llvm.func @ds_load_tr6_b96(%arg0: !llvm.ptr<3>) -> i32 { %0 = rocdl.ds.load.tr6.b96 %arg0 : !llvm.ptr<3> -> i32  llvm.return %0 : i32  }
llvm.func @ds_load_tr8_b64(%arg0: !llvm.ptr<3>) -> i32 { %0 = rocdl.ds.load.tr8.b64 %arg0 : !llvm.ptr<3> -> i32  llvm.return %0 : i32  }
llvm.func @ds_read_tr16_b64(%arg0: !llvm.ptr<3>) -> i32 { %0 = rocdl.ds.read.tr16.b64 %arg0 : <3> -> i32  llvm.return %0 : i32  }
llvm.func @ds_read_tr4_b64(%arg0: !llvm.ptr<3>) -> i32 { %0 = rocdl.ds.read.tr4.b64 %arg0 : <3> -> i32  llvm.return %0 : i32  }
llvm.func @ds_read_tr6_b96(%arg0: !llvm.ptr<3>) -> i32 { %0 = rocdl.ds.read.tr6.b96 %arg0 : <3> -> i32  llvm.return %0 : i32  }
llvm.func @ds_read_tr8_b64(%arg0: !llvm.ptr<3>) -> i32 { %0 = rocdl.ds.read.tr8.b64 %arg0 : <3> -> i32  llvm.return %0 : i32  }
llvm.func @flat_prefetch(%arg0: !llvm.ptr) { rocdl.flat.prefetch %arg0, scope 1 : !llvm.ptr  llvm.return  }
llvm.func @global_load_async_to_lds_b128(%arg0: !llvm.ptr<1>, %arg1: !llvm.ptr<3>) { rocdl.global.load.async.to.lds.b128 %arg0, %arg1, 1, 1 : !llvm.ptr<1>, !llvm.ptr<3>  llvm.return  }
llvm.func @global_load_async_to_lds_b32(%arg0: !llvm.ptr<1>, %arg1: !llvm.ptr<3>) { rocdl.global.load.async.to.lds.b32 %arg0, %arg1, 1, 1 : !llvm.ptr<1>, !llvm.ptr<3>  llvm.return  }
llvm.func @global_load_async_to_lds_b64(%arg0: !llvm.ptr<1>, %arg1: !llvm.ptr<3>) { rocdl.global.load.async.to.lds.b64 %arg0, %arg1, 1, 1 : !llvm.ptr<1>, !llvm.ptr<3>  llvm.return  }
llvm.func @global_load_async_to_lds_b8(%arg0: !llvm.ptr<1>, %arg1: !llvm.ptr<3>) { rocdl.global.load.async.to.lds.b8 %arg0, %arg1, 1, 1 : !llvm.ptr<1>, !llvm.ptr<3>  llvm.return  }
llvm.func @global_load_lds(%arg0: !llvm.ptr<1>, %arg1: !llvm.ptr<3>) { rocdl.global.load.lds %arg0, %arg1, 1, 1, 1  llvm.return  }
// -----
llvm.func @global_load_tr_b128(%arg0: !llvm.ptr<1>) -> i32 { %0 = rocdl.global.load.tr.b128 %arg0 : !llvm.ptr<1> -> i32  llvm.return %0 : i32  }
llvm.func @global_load_tr_b64(%arg0: !llvm.ptr<1>) -> i32 { %0 = rocdl.global.load.tr.b64 %arg0 : !llvm.ptr<1> -> i32  llvm.return %0 : i32  }
llvm.func @global_load_tr4_b64(%arg0: !llvm.ptr<1>) -> i32 { %0 = rocdl.global.load.tr4.b64 %arg0 : !llvm.ptr<1> -> i32  llvm.return %0 : i32  }
llvm.func @global_load_tr6_b96(%arg0: !llvm.ptr<1>) -> i32 { %0 = rocdl.global.load.tr6.b96 %arg0 : !llvm.ptr<1> -> i32  llvm.return %0 : i32  }
llvm.func @global_prefetch(%arg0: !llvm.ptr<1>) { rocdl.global.prefetch %arg0, scope 1 : !llvm.ptr<1>  llvm.return  }
llvm.func @load_to_lds(%arg0: !llvm.ptr, %arg1: !llvm.ptr<3>) { rocdl.load.to.lds %arg0, %arg1, 1, 1, 1 : !llvm.ptr  llvm.return  }
llvm.func @make_buffer_rsrc(%arg0: !llvm.ptr, %arg1: i16, %arg2: i64, %arg3: i32) -> !llvm.ptr { %0 = rocdl.make.buffer.rsrc %arg0, %arg1, %arg2, %arg3 : !llvm.ptr to !llvm.ptr  llvm.return %0 : !llvm.ptr  }
llvm.func @raw_buffer_atomic_cmpswap(%arg0: i32, %arg1: i32, %arg2: vector<4xi32>, %arg3: i32, %arg4: i32) -> i32 { %0 = llvm.mlir.constant(1 : i32) : i32  %1 = rocdl.raw.buffer.atomic.cmpswap(%arg0, %arg1, %arg2, %arg3, %arg4, %0) : i32, vector<4xi32>  llvm.return %1 : i32  }
llvm.func @raw_buffer_atomic_fadd(%arg0: f32, %arg1: vector<4xi32>, %arg2: i32, %arg3: i32) { %0 = llvm.mlir.constant(1 : i32) : i32  rocdl.raw.buffer.atomic.fadd %arg0, %arg1, %arg2, %arg3, %0 : f32  llvm.return  }
llvm.func @raw_buffer_atomic_fmax(%arg0: f32, %arg1: vector<4xi32>, %arg2: i32, %arg3: i32) { %0 = llvm.mlir.constant(1 : i32) : i32  rocdl.raw.buffer.atomic.fmax %arg0, %arg1, %arg2, %arg3, %0 : f32  llvm.return  }
llvm.func @raw_buffer_atomic_smax(%arg0: i32, %arg1: vector<4xi32>, %arg2: i32, %arg3: i32) { %0 = llvm.mlir.constant(1 : i32) : i32  rocdl.raw.buffer.atomic.smax %arg0, %arg1, %arg2, %arg3, %0 : i32  llvm.return  }
llvm.func @raw_buffer_atomic_umin(%arg0: i32, %arg1: vector<4xi32>, %arg2: i32, %arg3: i32) { %0 = llvm.mlir.constant(1 : i32) : i32  rocdl.raw.buffer.atomic.umin %arg0, %arg1, %arg2, %arg3, %0 : i32  llvm.return  }
llvm.func @raw_buffer_load(%arg0: vector<4xi32>, %arg1: i32, %arg2: i32) -> i32 { %0 = llvm.mlir.constant(1 : i32) : i32  %1 = rocdl.raw.buffer.load %arg0, %arg1, %arg2, %0 : i32  llvm.return %1 : i32  }
llvm.func @raw_buffer_store(%arg0: i32, %arg1: vector<4xi32>, %arg2: i32, %arg3: i32) { %0 = llvm.mlir.constant(1 : i32) : i32  rocdl.raw.buffer.store %arg0, %arg1, %arg2, %arg3, %0 : i32  llvm.return  }
llvm.func @raw_ptr_buffer_atomic_cmpswap(%arg0: i32, %arg1: i32, %arg2: !llvm.ptr<8>, %arg3: i32, %arg4: i32) -> i32 { %0 = llvm.mlir.constant(1 : i32) : i32  %1 = rocdl.raw.ptr.buffer.atomic.cmpswap %arg0, %arg1, %arg2, %arg3, %arg4, %0 : i32  llvm.return %1 : i32  }
llvm.func @raw_ptr_buffer_atomic_fadd(%arg0: f32, %arg1: !llvm.ptr<8>, %arg2: i32, %arg3: i32) { %0 = llvm.mlir.constant(1 : i32) : i32  rocdl.raw.ptr.buffer.atomic.fadd %arg0, %arg1, %arg2, %arg3, %0 : f32  llvm.return  }
llvm.func @raw_ptr_buffer_atomic_fmax(%arg0: f32, %arg1: !llvm.ptr<8>, %arg2: i32, %arg3: i32) { %0 = llvm.mlir.constant(1 : i32) : i32  rocdl.raw.ptr.buffer.atomic.fmax %arg0, %arg1, %arg2, %arg3, %0 : f32  llvm.return  }
llvm.func @raw_ptr_buffer_atomic_smax(%arg0: i32, %arg1: !llvm.ptr<8>, %arg2: i32, %arg3: i32) { %0 = llvm.mlir.constant(1 : i32) : i32  rocdl.raw.ptr.buffer.atomic.smax %arg0, %arg1, %arg2, %arg3, %0 : i32  llvm.return  }
llvm.func @raw_ptr_buffer_atomic_umin(%arg0: i32, %arg1: !llvm.ptr<8>, %arg2: i32, %arg3: i32) { %0 = llvm.mlir.constant(1 : i32) : i32  rocdl.raw.ptr.buffer.atomic.umin %arg0, %arg1, %arg2, %arg3, %0 : i32  llvm.return  }
llvm.func @raw_ptr_buffer_load(%arg0: !llvm.ptr<8>, %arg1: i32, %arg2: i32) -> i32 { %0 = llvm.mlir.constant(1 : i32) : i32  %1 = rocdl.raw.ptr.buffer.load %arg0, %arg1, %arg2, %0 : i32  llvm.return %1 : i32  }
// -----
llvm.func @raw_ptr_buffer_load_lds(%arg0: !llvm.ptr<8>, %arg1: !llvm.ptr<3>, %arg2: i32, %arg3: i32) { %0 = llvm.mlir.constant(1 : i32) : i32  %1 = llvm.mlir.constant(1 : i32) : i32  %2 = llvm.mlir.constant(1 : i32) : i32  rocdl.raw.ptr.buffer.load.lds %arg0, %arg1, %0, %arg2, %arg3, %1, %2  llvm.return  }
llvm.func @raw_ptr_buffer_store(%arg0: i32, %arg1: !llvm.ptr<8>, %arg2: i32, %arg3: i32) { %0 = llvm.mlir.constant(1 : i32) : i32  rocdl.raw.ptr.buffer.store %arg0, %arg1, %arg2, %arg3, %0 : i32  llvm.return  }
llvm.func @tensor_load_to_lds(%arg0: vector<4xi32>, %arg1: vector<8xi32>, %arg2: vector<4xi32>, %arg3: vector<4xi32>) { rocdl.tensor.load.to.lds %arg0, %arg1, %arg2, %arg3 cachepolicy 1 : vector<4xi32>, vector<8xi32>  llvm.return  }
llvm.func @tensor_load_to_lds_d2(%arg0: vector<4xi32>, %arg1: vector<8xi32>) { rocdl.tensor.load.to.lds.d2 %arg0, %arg1 cachepolicy 1 : vector<4xi32>, vector<8xi32>  llvm.return  }
llvm.func @tensor_store_from_lds(%arg0: vector<4xi32>, %arg1: vector<8xi32>, %arg2: vector<4xi32>, %arg3: vector<4xi32>) { rocdl.tensor.store.from.lds %arg0, %arg1, %arg2, %arg3 cachepolicy 1 : vector<4xi32>, vector<8xi32>  llvm.return  }
llvm.func @tensor_store_from_lds_d2(%arg0: vector<4xi32>, %arg1: vector<8xi32>) { rocdl.tensor.store.from.lds.d2 %arg0, %arg1 cachepolicy 1 : vector<4xi32>, vector<8xi32>  llvm.return  }
// ==== stdout ====
module {
  llvm.func @cluster_load_async_to_lds_b128(%arg0: !llvm.ptr<1>, %arg1: !llvm.ptr<3>, %arg2: i32) {
    rocdl.cluster.load.async.to.lds.b128 %arg0, %arg1, 1, 1, %arg2 : !llvm.ptr<1>, !llvm.ptr<3>
    llvm.return
  }
  llvm.func @cluster_load_async_to_lds_b32(%arg0: !llvm.ptr<1>, %arg1: !llvm.ptr<3>, %arg2: i32) {
    rocdl.cluster.load.async.to.lds.b32 %arg0, %arg1, 1, 1, %arg2 : !llvm.ptr<1>, !llvm.ptr<3>
    llvm.return
  }
  llvm.func @cluster_load_async_to_lds_b64(%arg0: !llvm.ptr<1>, %arg1: !llvm.ptr<3>, %arg2: i32) {
    rocdl.cluster.load.async.to.lds.b64 %arg0, %arg1, 1, 1, %arg2 : !llvm.ptr<1>, !llvm.ptr<3>
    llvm.return
  }
  llvm.func @cluster_load_async_to_lds_b8(%arg0: !llvm.ptr<1>, %arg1: !llvm.ptr<3>, %arg2: i32) {
    rocdl.cluster.load.async.to.lds.b8 %arg0, %arg1, 1, 1, %arg2 : !llvm.ptr<1>, !llvm.ptr<3>
    llvm.return
  }
  llvm.func @ds_atomic_async_barrier_arrive_b64(%arg0: !llvm.ptr<3>) {
    rocdl.ds.atomic.async.barrier.arrive.b64 %arg0 : !llvm.ptr<3>
    llvm.return
  }
  llvm.func @ds_atomic_barrier_arrive_rtn_b64(%arg0: !llvm.ptr<3>, %arg1: i64) -> i64 {
    %0 = rocdl.ds.atomic.barrier.arrive.rtn.b64 %arg0, %arg1 : !llvm.ptr<3>, i64 -> i64
    llvm.return %0 : i64
  }
  llvm.func @ds_load_tr16_b128(%arg0: !llvm.ptr<3>) -> i32 {
    %0 = rocdl.ds.load.tr16.b128 %arg0 : !llvm.ptr<3> -> i32
    llvm.return %0 : i32
  }
  llvm.func @ds_load_tr4_b64(%arg0: !llvm.ptr<3>) -> i32 {
    %0 = rocdl.ds.load.tr4.b64 %arg0 : !llvm.ptr<3> -> i32
    llvm.return %0 : i32
  }
  llvm.func @ds_load_tr6_b96(%arg0: !llvm.ptr<3>) -> i32 {
    %0 = rocdl.ds.load.tr6.b96 %arg0 : !llvm.ptr<3> -> i32
    llvm.return %0 : i32
  }
  llvm.func @ds_load_tr8_b64(%arg0: !llvm.ptr<3>) -> i32 {
    %0 = rocdl.ds.load.tr8.b64 %arg0 : !llvm.ptr<3> -> i32
    llvm.return %0 : i32
  }
  llvm.func @ds_read_tr16_b64(%arg0: !llvm.ptr<3>) -> i32 {
    %0 = rocdl.ds.read.tr16.b64 %arg0 : <3> -> i32
    llvm.return %0 : i32
  }
  llvm.func @ds_read_tr4_b64(%arg0: !llvm.ptr<3>) -> i32 {
    %0 = rocdl.ds.read.tr4.b64 %arg0 : <3> -> i32
    llvm.return %0 : i32
  }
  llvm.func @ds_read_tr6_b96(%arg0: !llvm.ptr<3>) -> i32 {
    %0 = rocdl.ds.read.tr6.b96 %arg0 : <3> -> i32
    llvm.return %0 : i32
  }
  llvm.func @ds_read_tr8_b64(%arg0: !llvm.ptr<3>) -> i32 {
    %0 = rocdl.ds.read.tr8.b64 %arg0 : <3> -> i32
    llvm.return %0 : i32
  }
  llvm.func @flat_prefetch(%arg0: !llvm.ptr) {
    rocdl.flat.prefetch %arg0, scope 1 : !llvm.ptr
    llvm.return
  }
  llvm.func @global_load_async_to_lds_b128(%arg0: !llvm.ptr<1>, %arg1: !llvm.ptr<3>) {
    rocdl.global.load.async.to.lds.b128 %arg0, %arg1, 1, 1 : !llvm.ptr<1>, !llvm.ptr<3>
    llvm.return
  }
  llvm.func @global_load_async_to_lds_b32(%arg0: !llvm.ptr<1>, %arg1: !llvm.ptr<3>) {
    rocdl.global.load.async.to.lds.b32 %arg0, %arg1, 1, 1 : !llvm.ptr<1>, !llvm.ptr<3>
    llvm.return
  }
  llvm.func @global_load_async_to_lds_b64(%arg0: !llvm.ptr<1>, %arg1: !llvm.ptr<3>) {
    rocdl.global.load.async.to.lds.b64 %arg0, %arg1, 1, 1 : !llvm.ptr<1>, !llvm.ptr<3>
    llvm.return
  }
  llvm.func @global_load_async_to_lds_b8(%arg0: !llvm.ptr<1>, %arg1: !llvm.ptr<3>) {
    rocdl.global.load.async.to.lds.b8 %arg0, %arg1, 1, 1 : !llvm.ptr<1>, !llvm.ptr<3>
    llvm.return
  }
  llvm.func @global_load_lds(%arg0: !llvm.ptr<1>, %arg1: !llvm.ptr<3>) {
    rocdl.global.load.lds %arg0, %arg1, 1, 1, 1
    llvm.return
  }
}

// -----
module {
  llvm.func @global_load_tr_b128(%arg0: !llvm.ptr<1>) -> i32 {
    %0 = rocdl.global.load.tr.b128 %arg0 : !llvm.ptr<1> -> i32
    llvm.return %0 : i32
  }
  llvm.func @global_load_tr_b64(%arg0: !llvm.ptr<1>) -> i32 {
    %0 = rocdl.global.load.tr.b64 %arg0 : !llvm.ptr<1> -> i32
    llvm.return %0 : i32
  }
  llvm.func @global_load_tr4_b64(%arg0: !llvm.ptr<1>) -> i32 {
    %0 = rocdl.global.load.tr4.b64 %arg0 : !llvm.ptr<1> -> i32
    llvm.return %0 : i32
  }
  llvm.func @global_load_tr6_b96(%arg0: !llvm.ptr<1>) -> i32 {
    %0 = rocdl.global.load.tr6.b96 %arg0 : !llvm.ptr<1> -> i32
    llvm.return %0 : i32
  }
  llvm.func @global_prefetch(%arg0: !llvm.ptr<1>) {
    rocdl.global.prefetch %arg0, scope 1 : !llvm.ptr<1>
    llvm.return
  }
  llvm.func @load_to_lds(%arg0: !llvm.ptr, %arg1: !llvm.ptr<3>) {
    rocdl.load.to.lds %arg0, %arg1, 1, 1, 1 : !llvm.ptr
    llvm.return
  }
  llvm.func @make_buffer_rsrc(%arg0: !llvm.ptr, %arg1: i16, %arg2: i64, %arg3: i32) -> !llvm.ptr {
    %0 = rocdl.make.buffer.rsrc %arg0, %arg1, %arg2, %arg3 : !llvm.ptr to !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.func @raw_buffer_atomic_cmpswap(%arg0: i32, %arg1: i32, %arg2: vector<4xi32>, %arg3: i32, %arg4: i32) -> i32 {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = rocdl.raw.buffer.atomic.cmpswap(%arg0, %arg1, %arg2, %arg3, %arg4, %0) : i32, vector<4xi32>
    llvm.return %1 : i32
  }
  llvm.func @raw_buffer_atomic_fadd(%arg0: f32, %arg1: vector<4xi32>, %arg2: i32, %arg3: i32) {
    %0 = llvm.mlir.constant(1 : i32) : i32
    rocdl.raw.buffer.atomic.fadd %arg0, %arg1, %arg2, %arg3, %0 : f32
    llvm.return
  }
  llvm.func @raw_buffer_atomic_fmax(%arg0: f32, %arg1: vector<4xi32>, %arg2: i32, %arg3: i32) {
    %0 = llvm.mlir.constant(1 : i32) : i32
    rocdl.raw.buffer.atomic.fmax %arg0, %arg1, %arg2, %arg3, %0 : f32
    llvm.return
  }
  llvm.func @raw_buffer_atomic_smax(%arg0: i32, %arg1: vector<4xi32>, %arg2: i32, %arg3: i32) {
    %0 = llvm.mlir.constant(1 : i32) : i32
    rocdl.raw.buffer.atomic.smax %arg0, %arg1, %arg2, %arg3, %0 : i32
    llvm.return
  }
  llvm.func @raw_buffer_atomic_umin(%arg0: i32, %arg1: vector<4xi32>, %arg2: i32, %arg3: i32) {
    %0 = llvm.mlir.constant(1 : i32) : i32
    rocdl.raw.buffer.atomic.umin %arg0, %arg1, %arg2, %arg3, %0 : i32
    llvm.return
  }
  llvm.func @raw_buffer_load(%arg0: vector<4xi32>, %arg1: i32, %arg2: i32) -> i32 {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = rocdl.raw.buffer.load %arg0, %arg1, %arg2, %0 : i32
    llvm.return %1 : i32
  }
  llvm.func @raw_buffer_store(%arg0: i32, %arg1: vector<4xi32>, %arg2: i32, %arg3: i32) {
    %0 = llvm.mlir.constant(1 : i32) : i32
    rocdl.raw.buffer.store %arg0, %arg1, %arg2, %arg3, %0 : i32
    llvm.return
  }
  llvm.func @raw_ptr_buffer_atomic_cmpswap(%arg0: i32, %arg1: i32, %arg2: !llvm.ptr<8>, %arg3: i32, %arg4: i32) -> i32 {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = rocdl.raw.ptr.buffer.atomic.cmpswap %arg0, %arg1, %arg2, %arg3, %arg4, %0 : i32
    llvm.return %1 : i32
  }
  llvm.func @raw_ptr_buffer_atomic_fadd(%arg0: f32, %arg1: !llvm.ptr<8>, %arg2: i32, %arg3: i32) {
    %0 = llvm.mlir.constant(1 : i32) : i32
    rocdl.raw.ptr.buffer.atomic.fadd %arg0, %arg1, %arg2, %arg3, %0 : f32
    llvm.return
  }
  llvm.func @raw_ptr_buffer_atomic_fmax(%arg0: f32, %arg1: !llvm.ptr<8>, %arg2: i32, %arg3: i32) {
    %0 = llvm.mlir.constant(1 : i32) : i32
    rocdl.raw.ptr.buffer.atomic.fmax %arg0, %arg1, %arg2, %arg3, %0 : f32
    llvm.return
  }
  llvm.func @raw_ptr_buffer_atomic_smax(%arg0: i32, %arg1: !llvm.ptr<8>, %arg2: i32, %arg3: i32) {
    %0 = llvm.mlir.constant(1 : i32) : i32
    rocdl.raw.ptr.buffer.atomic.smax %arg0, %arg1, %arg2, %arg3, %0 : i32
    llvm.return
  }
  llvm.func @raw_ptr_buffer_atomic_umin(%arg0: i32, %arg1: !llvm.ptr<8>, %arg2: i32, %arg3: i32) {
    %0 = llvm.mlir.constant(1 : i32) : i32
    rocdl.raw.ptr.buffer.atomic.umin %arg0, %arg1, %arg2, %arg3, %0 : i32
    llvm.return
  }
  llvm.func @raw_ptr_buffer_load(%arg0: !llvm.ptr<8>, %arg1: i32, %arg2: i32) -> i32 {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = rocdl.raw.ptr.buffer.load %arg0, %arg1, %arg2, %0 : i32
    llvm.return %1 : i32
  }
}

// -----
module {
  llvm.func @raw_ptr_buffer_load_lds(%arg0: !llvm.ptr<8>, %arg1: !llvm.ptr<3>, %arg2: i32, %arg3: i32) {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(1 : i32) : i32
    %2 = llvm.mlir.constant(1 : i32) : i32
    rocdl.raw.ptr.buffer.load.lds %arg0, %arg1, %0, %arg2, %arg3, %1, %2
    llvm.return
  }
  llvm.func @raw_ptr_buffer_store(%arg0: i32, %arg1: !llvm.ptr<8>, %arg2: i32, %arg3: i32) {
    %0 = llvm.mlir.constant(1 : i32) : i32
    rocdl.raw.ptr.buffer.store %arg0, %arg1, %arg2, %arg3, %0 : i32
    llvm.return
  }
  llvm.func @tensor_load_to_lds(%arg0: vector<4xi32>, %arg1: vector<8xi32>, %arg2: vector<4xi32>, %arg3: vector<4xi32>) {
    rocdl.tensor.load.to.lds %arg0, %arg1, %arg2, %arg3 cachepolicy 1 : vector<4xi32>, vector<8xi32>
    llvm.return
  }
  llvm.func @tensor_load_to_lds_d2(%arg0: vector<4xi32>, %arg1: vector<8xi32>) {
    rocdl.tensor.load.to.lds.d2 %arg0, %arg1 cachepolicy 1 : vector<4xi32>, vector<8xi32>
    llvm.return
  }
  llvm.func @tensor_store_from_lds(%arg0: vector<4xi32>, %arg1: vector<8xi32>, %arg2: vector<4xi32>, %arg3: vector<4xi32>) {
    rocdl.tensor.store.from.lds %arg0, %arg1, %arg2, %arg3 cachepolicy 1 : vector<4xi32>, vector<8xi32>
    llvm.return
  }
  llvm.func @tensor_store_from_lds_d2(%arg0: vector<4xi32>, %arg1: vector<8xi32>) {
    rocdl.tensor.store.from.lds.d2 %arg0, %arg1 cachepolicy 1 : vector<4xi32>, vector<8xi32>
    llvm.return
  }
}

