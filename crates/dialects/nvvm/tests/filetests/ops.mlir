// terrace opt
// Operations.
llvm.func @barriers(%g: !llvm.ptr<1>, %s: !llvm.ptr<3>, %c: !llvm.ptr<7>, %t: !llvm.ptr<6>, %p: !llvm.ptr, %i: i32, %l: i64, %h: i16, %b: i1, %v4: vector<4xi8>, %v2: vector<2xi16>, %y: i8) {
  nvvm.barrier0
  nvvm.breakpoint
  nvvm.cluster.arrive
  nvvm.cluster.arrive {aligned}
  nvvm.cluster.arrive.relaxed
  nvvm.cluster.arrive.relaxed {aligned}
  nvvm.cluster.wait
  nvvm.cluster.wait {aligned}
  nvvm.clusterlaunchcontrol.try.cancel %s, %s
  nvvm.clusterlaunchcontrol.try.cancel multicast, %s, %s
  nvvm.fence.mbarrier.init
  nvvm.fence.sc.cluster
  nvvm.griddepcontrol wait
  nvvm.griddepcontrol launch_dependents
  %0 = nvvm.mbarrier.arrive.nocomplete %p, %i : !llvm.ptr, i32 -> i64
  %1 = nvvm.mbarrier.arrive.nocomplete %s, %i : !llvm.ptr<3>, i32 -> i64
  %2 = nvvm.mbarrier.arrive_drop.nocomplete %p, %i : !llvm.ptr, i32 -> i64
  %3 = nvvm.mbarrier.arrive_drop.nocomplete %s, %i : !llvm.ptr<3>, i32 -> i64
  nvvm.mbarrier.init %p, %i : !llvm.ptr, i32
  nvvm.mbarrier.init %s, %i : !llvm.ptr<3>, i32
  nvvm.mbarrier.init %s, %i, predicate = %b : !llvm.ptr<3>, i32, i1
  nvvm.mbarrier.inval %p : !llvm.ptr
  nvvm.mbarrier.inval %s : !llvm.ptr<3>
  nvvm.memory.barrier <cta>
  nvvm.memory.barrier <cluster>
  nvvm.memory.barrier <gpu>
  nvvm.memory.barrier <sys>
  nvvm.bar.warp.sync %i : i32
  llvm.return
}

llvm.func @copies(%g: !llvm.ptr<1>, %s: !llvm.ptr<3>, %c: !llvm.ptr<7>, %t: !llvm.ptr<6>, %p: !llvm.ptr, %i: i32, %l: i64, %h: i16, %b: i1, %v4: vector<4xi8>, %v2: vector<2xi16>, %y: i8) {
  nvvm.cp.async.bulk.commit.group
  nvvm.cp.async.bulk.prefetch %g, %i : <1>
  nvvm.cp.async.bulk.prefetch %g, %i l2_cache_hint = %l : !llvm.ptr<1>
  nvvm.cp.async.bulk.global.shared.cta %g, %s, %i : <1>, <3>
  nvvm.cp.async.bulk.global.shared.cta %g, %s, %i l2_cache_hint = %l : <1>, <3>
  nvvm.cp.async.bulk.global.shared.cta %g, %s, %i byte_mask = %h : <1>, <3>
  nvvm.cp.async.bulk.global.shared.cta %g, %s, %i l2_cache_hint = %l byte_mask = %h : <1>, <3>
  nvvm.cp.async.bulk.shared.cluster.shared.cta %c, %s, %s, %i : <7>, <3>
  nvvm.cp.async.bulk.wait_group 3
  nvvm.cp.async.bulk.wait_group 3 {read}
  nvvm.cp.async.commit.group
  nvvm.cp.async.wait.group 2
  nvvm.cp.async.mbarrier.arrive %p : !llvm.ptr
  nvvm.cp.async.mbarrier.arrive %s : !llvm.ptr<3>
  nvvm.cp.async.mbarrier.arrive %p {noinc=true}: !llvm.ptr
  nvvm.cp.async.mbarrier.arrive %s {noinc=true}: !llvm.ptr<3>
  llvm.return
}

llvm.func @others(%g: !llvm.ptr<1>, %s: !llvm.ptr<3>, %c: !llvm.ptr<7>, %t: !llvm.ptr<6>, %p: !llvm.ptr, %i: i32, %l: i64, %h: i16, %b: i1, %v4: vector<4xi8>, %v2: vector<2xi16>, %y: i8, %f: f32) {
  %0 = nvvm.elect.sync -> i1
  %1 = nvvm.elect.sync %i -> i1
  nvvm.exit
  nvvm.nanosleep %i
  nvvm.wgmma.fence.aligned
  nvvm.wgmma.commit.group.sync.aligned
  nvvm.wgmma.wait.group.sync.aligned 5
  %2 = nvvm.mapa %s, %i : !llvm.ptr<3> -> !llvm.ptr<7>
  %3 = nvvm.mapa %p, %i : !llvm.ptr -> !llvm.ptr
  %4 = nvvm.rcp.approx.ftz.f %f : f32
  %5 = nvvm.read.ptx.sreg.tid.x : i32
  %6 = nvvm.read.ptx.sreg.ntid.y range <i32, 1, 1025> : i32
  %7 = nvvm.read.ptx.sreg.clock64 : i64
  %8 = nvvm.dot.accumulate.4way %v4 <signed>, %v4 <signed>, %i : vector<4xi8>, vector<4xi8>
  %9 = nvvm.dot.accumulate.2way %v2 <signed>, %v4 <signed>, %i {b_hi = true} : vector<2xi16>, vector<4xi8>
  %10 = nvvm.dot.accumulate.4way %v4 <signed>, %v4 <unsigned>, %i : vector<4xi8>, vector<4xi8>
  %11 = nvvm.dot.accumulate.2way %v2 <signed>, %v4 <unsigned>, %i {b_hi = false} : vector<2xi16>, vector<4xi8>
  %12 = nvvm.dot.accumulate.4way %v4 <unsigned>, %v4 <signed>, %i : vector<4xi8>, vector<4xi8>
  %13 = nvvm.dot.accumulate.2way %v2 <unsigned>, %v4 <signed>, %i {b_hi = false} : vector<2xi16>, vector<4xi8>
  %14 = nvvm.dot.accumulate.4way %v4 <unsigned>, %v4 <unsigned>, %i : vector<4xi8>, vector<4xi8>
  %15 = nvvm.dot.accumulate.2way %v2 <unsigned>, %v4 <unsigned>, %i {b_hi = true} : vector<2xi16>, vector<4xi8>
  llvm.return
}

llvm.func @tensor_cores(%g: !llvm.ptr<1>, %s: !llvm.ptr<3>, %c: !llvm.ptr<7>, %t: !llvm.ptr<6>, %p: !llvm.ptr, %i: i32, %l: i64, %h: i16, %b: i1, %v4: vector<4xi8>, %v2: vector<2xi16>, %y: i8) {
  nvvm.tcgen05.fence <before>
  nvvm.tcgen05.fence <after>
  nvvm.tcgen05.wait <load>
  nvvm.tcgen05.wait <store>
  nvvm.tcgen05.relinquish_alloc_permit
  nvvm.tcgen05.relinquish_alloc_permit {group=#nvvm.cta_group<cta_2>}
  %0 = nvvm.tcgen05.mma_smem_desc (%i,%i,%i,%y,%b,%y) : (i32,i32,i32,i8,i1,i8) -> i64
  nvvm.tcgen05.alloc %p, %i : !llvm.ptr, i32
  nvvm.tcgen05.alloc %s, %i : !llvm.ptr<3>, i32
  nvvm.tcgen05.dealloc %t, %i : !llvm.ptr<6>, i32
  nvvm.tcgen05.shift %t : !llvm.ptr<6>
  nvvm.tcgen05.commit %p : !llvm.ptr
  nvvm.tcgen05.commit %s : !llvm.ptr<3>
  nvvm.tcgen05.commit %p, multicast_mask = %h : !llvm.ptr, i16
  nvvm.tcgen05.commit %s, multicast_mask = %h : !llvm.ptr<3>, i16
  nvvm.tcgen05.alloc %p, %i {group=#nvvm.cta_group<cta_2>}: !llvm.ptr, i32
  nvvm.tcgen05.alloc %s, %i {group=#nvvm.cta_group<cta_2>}: !llvm.ptr<3>, i32
  nvvm.tcgen05.dealloc %t, %i {group=#nvvm.cta_group<cta_2>}: !llvm.ptr<6>, i32
  nvvm.tcgen05.shift %t {group=#nvvm.cta_group<cta_2>}: !llvm.ptr<6>
  nvvm.tcgen05.commit %p {group=#nvvm.cta_group<cta_2>}: !llvm.ptr
  nvvm.tcgen05.commit %s {group=#nvvm.cta_group<cta_2>}: !llvm.ptr<3>
  nvvm.tcgen05.commit %p, multicast_mask = %h {group=#nvvm.cta_group<cta_2>}: !llvm.ptr, i16
  nvvm.tcgen05.commit %s, multicast_mask = %h {group=#nvvm.cta_group<cta_2>}: !llvm.ptr<3>, i16
  nvvm.tcgen05.mma.ws %t, %t, %l, %i, %b {kind=#nvvm.tcgen05_mma_kind<f16>,collectorBBuffer=#nvvm.tcgen05_mma_collectorb<b0>,collectorOp=#nvvm.tcgen05_mma_collectorop<discard>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1)
  nvvm.tcgen05.mma.ws %t, %t, %l, %i, %b, %l {kind=#nvvm.tcgen05_mma_kind<f16>,collectorBBuffer=#nvvm.tcgen05_mma_collectorb<b0>,collectorOp=#nvvm.tcgen05_mma_collectorop<discard>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, i64)
  nvvm.tcgen05.mma.ws.sp %t, %t, %l, %i, %b, %t {kind=#nvvm.tcgen05_mma_kind<f16>,collectorBBuffer=#nvvm.tcgen05_mma_collectorb<b0>,collectorOp=#nvvm.tcgen05_mma_collectorop<discard>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>)
  nvvm.tcgen05.mma.ws.sp %t, %t, %l, %i, %b, %t, %l {kind=#nvvm.tcgen05_mma_kind<f16>,collectorBBuffer=#nvvm.tcgen05_mma_collectorb<b0>,collectorOp=#nvvm.tcgen05_mma_collectorop<discard>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>, i64)
  nvvm.tcgen05.mma.ws %t, %l, %l, %i, %b {kind=#nvvm.tcgen05_mma_kind<f16>,collectorBBuffer=#nvvm.tcgen05_mma_collectorb<b0>,collectorOp=#nvvm.tcgen05_mma_collectorop<discard>} : (!llvm.ptr<6>, i64, i64, i32, i1)
  nvvm.tcgen05.mma.ws %t, %l, %l, %i, %b, %l {kind=#nvvm.tcgen05_mma_kind<f16>,collectorBBuffer=#nvvm.tcgen05_mma_collectorb<b0>,collectorOp=#nvvm.tcgen05_mma_collectorop<discard>} : (!llvm.ptr<6>, i64, i64, i32, i1, i64)
  nvvm.tcgen05.mma.ws.sp %t, %l, %l, %i, %b, %t {kind=#nvvm.tcgen05_mma_kind<f16>,collectorBBuffer=#nvvm.tcgen05_mma_collectorb<b0>,collectorOp=#nvvm.tcgen05_mma_collectorop<discard>} : (!llvm.ptr<6>, i64, i64, i32, i1, !llvm.ptr<6>)
  nvvm.tcgen05.mma.ws.sp %t, %l, %l, %i, %b, %t, %l {kind=#nvvm.tcgen05_mma_kind<f16>,collectorBBuffer=#nvvm.tcgen05_mma_collectorb<b0>,collectorOp=#nvvm.tcgen05_mma_collectorop<discard>} : (!llvm.ptr<6>, i64, i64, i32, i1, !llvm.ptr<6>, i64)
  nvvm.tcgen05.mma.ws %t, %t, %l, %i, %b {kind=#nvvm.tcgen05_mma_kind<i8>,collectorBBuffer=#nvvm.tcgen05_mma_collectorb<b2>,collectorOp=#nvvm.tcgen05_mma_collectorop<fill>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1)
  nvvm.tcgen05.mma.ws %t, %t, %l, %i, %b, %l {kind=#nvvm.tcgen05_mma_kind<i8>,collectorBBuffer=#nvvm.tcgen05_mma_collectorb<b2>,collectorOp=#nvvm.tcgen05_mma_collectorop<fill>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, i64)
  nvvm.tcgen05.mma.ws.sp %t, %t, %l, %i, %b, %t {kind=#nvvm.tcgen05_mma_kind<i8>,collectorBBuffer=#nvvm.tcgen05_mma_collectorb<b2>,collectorOp=#nvvm.tcgen05_mma_collectorop<fill>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>)
  nvvm.tcgen05.mma.ws.sp %t, %t, %l, %i, %b, %t, %l {kind=#nvvm.tcgen05_mma_kind<i8>,collectorBBuffer=#nvvm.tcgen05_mma_collectorb<b2>,collectorOp=#nvvm.tcgen05_mma_collectorop<fill>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>, i64)
  nvvm.tcgen05.mma.ws %t, %l, %l, %i, %b {kind=#nvvm.tcgen05_mma_kind<i8>,collectorBBuffer=#nvvm.tcgen05_mma_collectorb<b2>,collectorOp=#nvvm.tcgen05_mma_collectorop<fill>} : (!llvm.ptr<6>, i64, i64, i32, i1)
  nvvm.tcgen05.mma.ws %t, %l, %l, %i, %b, %l {kind=#nvvm.tcgen05_mma_kind<i8>,collectorBBuffer=#nvvm.tcgen05_mma_collectorb<b2>,collectorOp=#nvvm.tcgen05_mma_collectorop<fill>} : (!llvm.ptr<6>, i64, i64, i32, i1, i64)
  nvvm.tcgen05.mma.ws.sp %t, %l, %l, %i, %b, %t {kind=#nvvm.tcgen05_mma_kind<i8>,collectorBBuffer=#nvvm.tcgen05_mma_collectorb<b2>,collectorOp=#nvvm.tcgen05_mma_collectorop<fill>} : (!llvm.ptr<6>, i64, i64, i32, i1, !llvm.ptr<6>)
  nvvm.tcgen05.mma.ws.sp %t, %l, %l, %i, %b, %t, %l {kind=#nvvm.tcgen05_mma_kind<i8>,collectorBBuffer=#nvvm.tcgen05_mma_collectorb<b2>,collectorOp=#nvvm.tcgen05_mma_collectorop<fill>} : (!llvm.ptr<6>, i64, i64, i32, i1, !llvm.ptr<6>, i64)
  nvvm.tcgen05.mma.ws %t, %t, %l, %i, %b {kind=#nvvm.tcgen05_mma_kind<tf32>,collectorBBuffer=#nvvm.tcgen05_mma_collectorb<b3>,collectorOp=#nvvm.tcgen05_mma_collectorop<use>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1)
  nvvm.tcgen05.mma.ws %t, %t, %l, %i, %b, %l {kind=#nvvm.tcgen05_mma_kind<tf32>,collectorBBuffer=#nvvm.tcgen05_mma_collectorb<b3>,collectorOp=#nvvm.tcgen05_mma_collectorop<use>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, i64)
  nvvm.tcgen05.mma.ws.sp %t, %t, %l, %i, %b, %t {kind=#nvvm.tcgen05_mma_kind<tf32>,collectorBBuffer=#nvvm.tcgen05_mma_collectorb<b3>,collectorOp=#nvvm.tcgen05_mma_collectorop<use>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>)
  nvvm.tcgen05.mma.ws.sp %t, %t, %l, %i, %b, %t, %l {kind=#nvvm.tcgen05_mma_kind<tf32>,collectorBBuffer=#nvvm.tcgen05_mma_collectorb<b3>,collectorOp=#nvvm.tcgen05_mma_collectorop<use>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>, i64)
  nvvm.tcgen05.mma.ws %t, %l, %l, %i, %b {kind=#nvvm.tcgen05_mma_kind<tf32>,collectorBBuffer=#nvvm.tcgen05_mma_collectorb<b3>,collectorOp=#nvvm.tcgen05_mma_collectorop<use>} : (!llvm.ptr<6>, i64, i64, i32, i1)
  nvvm.tcgen05.mma.ws %t, %l, %l, %i, %b, %l {kind=#nvvm.tcgen05_mma_kind<tf32>,collectorBBuffer=#nvvm.tcgen05_mma_collectorb<b3>,collectorOp=#nvvm.tcgen05_mma_collectorop<use>} : (!llvm.ptr<6>, i64, i64, i32, i1, i64)
  nvvm.tcgen05.mma.ws.sp %t, %l, %l, %i, %b, %t {kind=#nvvm.tcgen05_mma_kind<tf32>,collectorBBuffer=#nvvm.tcgen05_mma_collectorb<b3>,collectorOp=#nvvm.tcgen05_mma_collectorop<use>} : (!llvm.ptr<6>, i64, i64, i32, i1, !llvm.ptr<6>)
  nvvm.tcgen05.mma.ws.sp %t, %l, %l, %i, %b, %t, %l {kind=#nvvm.tcgen05_mma_kind<tf32>,collectorBBuffer=#nvvm.tcgen05_mma_collectorb<b3>,collectorOp=#nvvm.tcgen05_mma_collectorop<use>} : (!llvm.ptr<6>, i64, i64, i32, i1, !llvm.ptr<6>, i64)
  llvm.return
}

llvm.func @untranslated(%i: i32, %s: !llvm.ptr<3>, %b: i1) {
  nvvm.barrier.arrive number_of_threads = %i
  nvvm.barrier.arrive id = %i number_of_threads = %i
  nvvm.mbarrier.try_wait.parity %s, %i, %i : !llvm.ptr<3>, i32, i32
  nvvm.inline_ptx "foo $0;" ro(%i : i32), predicate = %b
  %0 = nvvm.inline_ptx "foo $0, $1;" ro(%i : i32) -> i32
  llvm.return
}
// ==== stdout ====
module {
  llvm.func @barriers(%arg0: !llvm.ptr<1>, %arg1: !llvm.ptr<3>, %arg2: !llvm.ptr<7>, %arg3: !llvm.ptr<6>, %arg4: !llvm.ptr, %arg5: i32, %arg6: i64, %arg7: i16, %arg8: i1, %arg9: vector<4xi8>, %arg10: vector<2xi16>, %arg11: i8) {
    nvvm.barrier0
    nvvm.breakpoint
    nvvm.cluster.arrive
    nvvm.cluster.arrive {aligned}
    nvvm.cluster.arrive.relaxed
    nvvm.cluster.arrive.relaxed {aligned}
    nvvm.cluster.wait
    nvvm.cluster.wait {aligned}
    nvvm.clusterlaunchcontrol.try.cancel %arg1, %arg1
    nvvm.clusterlaunchcontrol.try.cancel multicast, %arg1, %arg1
    nvvm.fence.mbarrier.init
    nvvm.fence.sc.cluster
    nvvm.griddepcontrol  wait
    nvvm.griddepcontrol  launch_dependents
    %0 = nvvm.mbarrier.arrive.nocomplete %arg4, %arg5 : !llvm.ptr, i32 -> i64
    %1 = nvvm.mbarrier.arrive.nocomplete %arg1, %arg5 : !llvm.ptr<3>, i32 -> i64
    %2 = nvvm.mbarrier.arrive_drop.nocomplete %arg4, %arg5 : !llvm.ptr, i32 -> i64
    %3 = nvvm.mbarrier.arrive_drop.nocomplete %arg1, %arg5 : !llvm.ptr<3>, i32 -> i64
    nvvm.mbarrier.init %arg4, %arg5 : !llvm.ptr, i32
    nvvm.mbarrier.init %arg1, %arg5 : !llvm.ptr<3>, i32
    nvvm.mbarrier.init %arg1, %arg5, predicate = %arg8 : !llvm.ptr<3>, i32, i1
    nvvm.mbarrier.inval %arg4 : !llvm.ptr
    nvvm.mbarrier.inval %arg1 : !llvm.ptr<3>
    nvvm.memory.barrier <cta>
    nvvm.memory.barrier <cluster>
    nvvm.memory.barrier <gpu>
    nvvm.memory.barrier <sys>
    nvvm.bar.warp.sync %arg5 : i32
    llvm.return
  }
  llvm.func @copies(%arg0: !llvm.ptr<1>, %arg1: !llvm.ptr<3>, %arg2: !llvm.ptr<7>, %arg3: !llvm.ptr<6>, %arg4: !llvm.ptr, %arg5: i32, %arg6: i64, %arg7: i16, %arg8: i1, %arg9: vector<4xi8>, %arg10: vector<2xi16>, %arg11: i8) {
    nvvm.cp.async.bulk.commit.group
    nvvm.cp.async.bulk.prefetch %arg0, %arg5 : <1>
    nvvm.cp.async.bulk.prefetch %arg0, %arg5 l2_cache_hint = %arg6 : <1>
    nvvm.cp.async.bulk.global.shared.cta %arg0, %arg1, %arg5 : <1>, <3>
    nvvm.cp.async.bulk.global.shared.cta %arg0, %arg1, %arg5 l2_cache_hint = %arg6 : <1>, <3>
    nvvm.cp.async.bulk.global.shared.cta %arg0, %arg1, %arg5 byte_mask = %arg7 : <1>, <3>
    nvvm.cp.async.bulk.global.shared.cta %arg0, %arg1, %arg5 l2_cache_hint = %arg6 byte_mask = %arg7 : <1>, <3>
    nvvm.cp.async.bulk.shared.cluster.shared.cta %arg2, %arg1, %arg1, %arg5 : <7>, <3>
    nvvm.cp.async.bulk.wait_group 3
    nvvm.cp.async.bulk.wait_group 3 {read}
    nvvm.cp.async.commit.group
    nvvm.cp.async.wait.group 2
    nvvm.cp.async.mbarrier.arrive %arg4 : !llvm.ptr
    nvvm.cp.async.mbarrier.arrive %arg1 : !llvm.ptr<3>
    nvvm.cp.async.mbarrier.arrive %arg4 {noinc = true} : !llvm.ptr
    nvvm.cp.async.mbarrier.arrive %arg1 {noinc = true} : !llvm.ptr<3>
    llvm.return
  }
  llvm.func @others(%arg0: !llvm.ptr<1>, %arg1: !llvm.ptr<3>, %arg2: !llvm.ptr<7>, %arg3: !llvm.ptr<6>, %arg4: !llvm.ptr, %arg5: i32, %arg6: i64, %arg7: i16, %arg8: i1, %arg9: vector<4xi8>, %arg10: vector<2xi16>, %arg11: i8, %arg12: f32) {
    %0 = nvvm.elect.sync -> i1
    %1 = nvvm.elect.sync %arg5 -> i1
    nvvm.exit
    nvvm.nanosleep %arg5
    nvvm.wgmma.fence.aligned
    nvvm.wgmma.commit.group.sync.aligned
    nvvm.wgmma.wait.group.sync.aligned 5
    %2 = nvvm.mapa %arg1, %arg5 : !llvm.ptr<3> -> !llvm.ptr<7>
    %3 = nvvm.mapa %arg4, %arg5 : !llvm.ptr -> !llvm.ptr
    %4 = nvvm.rcp.approx.ftz.f %arg12 : f32
    %5 = nvvm.read.ptx.sreg.tid.x : i32
    %6 = nvvm.read.ptx.sreg.ntid.y range <i32, 1, 1025> : i32
    %7 = nvvm.read.ptx.sreg.clock64 : i64
    %8 = nvvm.dot.accumulate.4way %arg9 <signed>, %arg9 <signed>, %arg5 : vector<4xi8>, vector<4xi8>
    %9 = nvvm.dot.accumulate.2way %arg10 <signed>, %arg9 <signed>, %arg5 {b_hi = true} : vector<2xi16>, vector<4xi8>
    %10 = nvvm.dot.accumulate.4way %arg9 <signed>, %arg9 <unsigned>, %arg5 : vector<4xi8>, vector<4xi8>
    %11 = nvvm.dot.accumulate.2way %arg10 <signed>, %arg9 <unsigned>, %arg5 {b_hi = false} : vector<2xi16>, vector<4xi8>
    %12 = nvvm.dot.accumulate.4way %arg9 <unsigned>, %arg9 <signed>, %arg5 : vector<4xi8>, vector<4xi8>
    %13 = nvvm.dot.accumulate.2way %arg10 <unsigned>, %arg9 <signed>, %arg5 {b_hi = false} : vector<2xi16>, vector<4xi8>
    %14 = nvvm.dot.accumulate.4way %arg9 <unsigned>, %arg9 <unsigned>, %arg5 : vector<4xi8>, vector<4xi8>
    %15 = nvvm.dot.accumulate.2way %arg10 <unsigned>, %arg9 <unsigned>, %arg5 {b_hi = true} : vector<2xi16>, vector<4xi8>
    llvm.return
  }
  llvm.func @tensor_cores(%arg0: !llvm.ptr<1>, %arg1: !llvm.ptr<3>, %arg2: !llvm.ptr<7>, %arg3: !llvm.ptr<6>, %arg4: !llvm.ptr, %arg5: i32, %arg6: i64, %arg7: i16, %arg8: i1, %arg9: vector<4xi8>, %arg10: vector<2xi16>, %arg11: i8) {
    nvvm.tcgen05.fence <before>
    nvvm.tcgen05.fence <after>
    nvvm.tcgen05.wait <load>
    nvvm.tcgen05.wait <store>
    nvvm.tcgen05.relinquish_alloc_permit
    nvvm.tcgen05.relinquish_alloc_permit {group = #nvvm.cta_group<cta_2>}
    %0 = nvvm.tcgen05.mma_smem_desc(%arg5, %arg5, %arg5, %arg11, %arg8, %arg11) : (i32, i32, i32, i8, i1, i8) -> i64
    nvvm.tcgen05.alloc %arg4, %arg5 : !llvm.ptr, i32
    nvvm.tcgen05.alloc %arg1, %arg5 : !llvm.ptr<3>, i32
    nvvm.tcgen05.dealloc %arg3, %arg5 : !llvm.ptr<6>, i32
    nvvm.tcgen05.shift %arg3 : !llvm.ptr<6>
    nvvm.tcgen05.commit %arg4 : !llvm.ptr
    nvvm.tcgen05.commit %arg1 : !llvm.ptr<3>
    nvvm.tcgen05.commit %arg4, multicast_mask = %arg7 : !llvm.ptr, i16
    nvvm.tcgen05.commit %arg1, multicast_mask = %arg7 : !llvm.ptr<3>, i16
    nvvm.tcgen05.alloc %arg4, %arg5 {group = #nvvm.cta_group<cta_2>} : !llvm.ptr, i32
    nvvm.tcgen05.alloc %arg1, %arg5 {group = #nvvm.cta_group<cta_2>} : !llvm.ptr<3>, i32
    nvvm.tcgen05.dealloc %arg3, %arg5 {group = #nvvm.cta_group<cta_2>} : !llvm.ptr<6>, i32
    nvvm.tcgen05.shift %arg3 {group = #nvvm.cta_group<cta_2>} : !llvm.ptr<6>
    nvvm.tcgen05.commit %arg4 {group = #nvvm.cta_group<cta_2>} : !llvm.ptr
    nvvm.tcgen05.commit %arg1 {group = #nvvm.cta_group<cta_2>} : !llvm.ptr<3>
    nvvm.tcgen05.commit %arg4, multicast_mask = %arg7 {group = #nvvm.cta_group<cta_2>} : !llvm.ptr, i16
    nvvm.tcgen05.commit %arg1, multicast_mask = %arg7 {group = #nvvm.cta_group<cta_2>} : !llvm.ptr<3>, i16
    nvvm.tcgen05.mma.ws %arg3, %arg3, %arg6, %arg5, %arg8 {kind = #nvvm.tcgen05_mma_kind<f16>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1)
    nvvm.tcgen05.mma.ws %arg3, %arg3, %arg6, %arg5, %arg8, %arg6 {kind = #nvvm.tcgen05_mma_kind<f16>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, i64)
    nvvm.tcgen05.mma.ws.sp %arg3, %arg3, %arg6, %arg5, %arg8, %arg3 {kind = #nvvm.tcgen05_mma_kind<f16>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>)
    nvvm.tcgen05.mma.ws.sp %arg3, %arg3, %arg6, %arg5, %arg8, %arg3, %arg6 {kind = #nvvm.tcgen05_mma_kind<f16>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>, i64)
    nvvm.tcgen05.mma.ws %arg3, %arg6, %arg6, %arg5, %arg8 {kind = #nvvm.tcgen05_mma_kind<f16>} : (!llvm.ptr<6>, i64, i64, i32, i1)
    nvvm.tcgen05.mma.ws %arg3, %arg6, %arg6, %arg5, %arg8, %arg6 {kind = #nvvm.tcgen05_mma_kind<f16>} : (!llvm.ptr<6>, i64, i64, i32, i1, i64)
    nvvm.tcgen05.mma.ws.sp %arg3, %arg6, %arg6, %arg5, %arg8, %arg3 {kind = #nvvm.tcgen05_mma_kind<f16>} : (!llvm.ptr<6>, i64, i64, i32, i1, !llvm.ptr<6>)
    nvvm.tcgen05.mma.ws.sp %arg3, %arg6, %arg6, %arg5, %arg8, %arg3, %arg6 {kind = #nvvm.tcgen05_mma_kind<f16>} : (!llvm.ptr<6>, i64, i64, i32, i1, !llvm.ptr<6>, i64)
    nvvm.tcgen05.mma.ws %arg3, %arg3, %arg6, %arg5, %arg8 {collectorBBuffer = #nvvm.tcgen05_mma_collectorb<b2>, collectorOp = #nvvm.tcgen05_mma_collectorop<fill>, kind = #nvvm.tcgen05_mma_kind<i8>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1)
    nvvm.tcgen05.mma.ws %arg3, %arg3, %arg6, %arg5, %arg8, %arg6 {collectorBBuffer = #nvvm.tcgen05_mma_collectorb<b2>, collectorOp = #nvvm.tcgen05_mma_collectorop<fill>, kind = #nvvm.tcgen05_mma_kind<i8>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, i64)
    nvvm.tcgen05.mma.ws.sp %arg3, %arg3, %arg6, %arg5, %arg8, %arg3 {collectorBBuffer = #nvvm.tcgen05_mma_collectorb<b2>, collectorOp = #nvvm.tcgen05_mma_collectorop<fill>, kind = #nvvm.tcgen05_mma_kind<i8>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>)
    nvvm.tcgen05.mma.ws.sp %arg3, %arg3, %arg6, %arg5, %arg8, %arg3, %arg6 {collectorBBuffer = #nvvm.tcgen05_mma_collectorb<b2>, collectorOp = #nvvm.tcgen05_mma_collectorop<fill>, kind = #nvvm.tcgen05_mma_kind<i8>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>, i64)
    nvvm.tcgen05.mma.ws %arg3, %arg6, %arg6, %arg5, %arg8 {collectorBBuffer = #nvvm.tcgen05_mma_collectorb<b2>, collectorOp = #nvvm.tcgen05_mma_collectorop<fill>, kind = #nvvm.tcgen05_mma_kind<i8>} : (!llvm.ptr<6>, i64, i64, i32, i1)
    nvvm.tcgen05.mma.ws %arg3, %arg6, %arg6, %arg5, %arg8, %arg6 {collectorBBuffer = #nvvm.tcgen05_mma_collectorb<b2>, collectorOp = #nvvm.tcgen05_mma_collectorop<fill>, kind = #nvvm.tcgen05_mma_kind<i8>} : (!llvm.ptr<6>, i64, i64, i32, i1, i64)
    nvvm.tcgen05.mma.ws.sp %arg3, %arg6, %arg6, %arg5, %arg8, %arg3 {collectorBBuffer = #nvvm.tcgen05_mma_collectorb<b2>, collectorOp = #nvvm.tcgen05_mma_collectorop<fill>, kind = #nvvm.tcgen05_mma_kind<i8>} : (!llvm.ptr<6>, i64, i64, i32, i1, !llvm.ptr<6>)
    nvvm.tcgen05.mma.ws.sp %arg3, %arg6, %arg6, %arg5, %arg8, %arg3, %arg6 {collectorBBuffer = #nvvm.tcgen05_mma_collectorb<b2>, collectorOp = #nvvm.tcgen05_mma_collectorop<fill>, kind = #nvvm.tcgen05_mma_kind<i8>} : (!llvm.ptr<6>, i64, i64, i32, i1, !llvm.ptr<6>, i64)
    nvvm.tcgen05.mma.ws %arg3, %arg3, %arg6, %arg5, %arg8 {collectorBBuffer = #nvvm.tcgen05_mma_collectorb<b3>, collectorOp = #nvvm.tcgen05_mma_collectorop<use>, kind = #nvvm.tcgen05_mma_kind<tf32>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1)
    nvvm.tcgen05.mma.ws %arg3, %arg3, %arg6, %arg5, %arg8, %arg6 {collectorBBuffer = #nvvm.tcgen05_mma_collectorb<b3>, collectorOp = #nvvm.tcgen05_mma_collectorop<use>, kind = #nvvm.tcgen05_mma_kind<tf32>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, i64)
    nvvm.tcgen05.mma.ws.sp %arg3, %arg3, %arg6, %arg5, %arg8, %arg3 {collectorBBuffer = #nvvm.tcgen05_mma_collectorb<b3>, collectorOp = #nvvm.tcgen05_mma_collectorop<use>, kind = #nvvm.tcgen05_mma_kind<tf32>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>)
    nvvm.tcgen05.mma.ws.sp %arg3, %arg3, %arg6, %arg5, %arg8, %arg3, %arg6 {collectorBBuffer = #nvvm.tcgen05_mma_collectorb<b3>, collectorOp = #nvvm.tcgen05_mma_collectorop<use>, kind = #nvvm.tcgen05_mma_kind<tf32>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>, i64)
    nvvm.tcgen05.mma.ws %arg3, %arg6, %arg6, %arg5, %arg8 {collectorBBuffer = #nvvm.tcgen05_mma_collectorb<b3>, collectorOp = #nvvm.tcgen05_mma_collectorop<use>, kind = #nvvm.tcgen05_mma_kind<tf32>} : (!llvm.ptr<6>, i64, i64, i32, i1)
    nvvm.tcgen05.mma.ws %arg3, %arg6, %arg6, %arg5, %arg8, %arg6 {collectorBBuffer = #nvvm.tcgen05_mma_collectorb<b3>, collectorOp = #nvvm.tcgen05_mma_collectorop<use>, kind = #nvvm.tcgen05_mma_kind<tf32>} : (!llvm.ptr<6>, i64, i64, i32, i1, i64)
    nvvm.tcgen05.mma.ws.sp %arg3, %arg6, %arg6, %arg5, %arg8, %arg3 {collectorBBuffer = #nvvm.tcgen05_mma_collectorb<b3>, collectorOp = #nvvm.tcgen05_mma_collectorop<use>, kind = #nvvm.tcgen05_mma_kind<tf32>} : (!llvm.ptr<6>, i64, i64, i32, i1, !llvm.ptr<6>)
    nvvm.tcgen05.mma.ws.sp %arg3, %arg6, %arg6, %arg5, %arg8, %arg3, %arg6 {collectorBBuffer = #nvvm.tcgen05_mma_collectorb<b3>, collectorOp = #nvvm.tcgen05_mma_collectorop<use>, kind = #nvvm.tcgen05_mma_kind<tf32>} : (!llvm.ptr<6>, i64, i64, i32, i1, !llvm.ptr<6>, i64)
    llvm.return
  }
  llvm.func @untranslated(%arg0: i32, %arg1: !llvm.ptr<3>, %arg2: i1) {
    nvvm.barrier.arrive number_of_threads = %arg0
    nvvm.barrier.arrive id = %arg0 number_of_threads = %arg0
    nvvm.mbarrier.try_wait.parity %arg1, %arg0, %arg0 : !llvm.ptr<3>, i32, i32
    nvvm.inline_ptx "foo $0;" ro(%arg0 : i32), predicate = %arg2
    %0 = nvvm.inline_ptx "foo $0, $1;" ro(%arg0 : i32) -> i32
    llvm.return
  }
}

