// terrace opt --mlir-print-op-generic
// In generic form.
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
"builtin.module"() ({
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr<1>, ptr<3>, ptr<7>, ptr<6>, ptr, i32, i64, i16, i1, vector<4xi8>, vector<2xi16>, i8)>, linkage = #llvm.linkage<external>, sym_name = "barriers", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg40: !llvm.ptr<1>, %arg41: !llvm.ptr<3>, %arg42: !llvm.ptr<7>, %arg43: !llvm.ptr<6>, %arg44: !llvm.ptr, %arg45: i32, %arg46: i64, %arg47: i16, %arg48: i1, %arg49: vector<4xi8>, %arg50: vector<2xi16>, %arg51: i8):
    "nvvm.barrier0"() : () -> ()
    "nvvm.breakpoint"() : () -> ()
    "nvvm.cluster.arrive"() : () -> ()
    "nvvm.cluster.arrive"() <{aligned}> : () -> ()
    "nvvm.cluster.arrive.relaxed"() : () -> ()
    "nvvm.cluster.arrive.relaxed"() <{aligned}> : () -> ()
    "nvvm.cluster.wait"() : () -> ()
    "nvvm.cluster.wait"() <{aligned}> : () -> ()
    "nvvm.clusterlaunchcontrol.try.cancel"(%arg41, %arg41) : (!llvm.ptr<3>, !llvm.ptr<3>) -> ()
    "nvvm.clusterlaunchcontrol.try.cancel"(%arg41, %arg41) <{multicast}> : (!llvm.ptr<3>, !llvm.ptr<3>) -> ()
    "nvvm.fence.mbarrier.init"() : () -> ()
    "nvvm.fence.sc.cluster"() : () -> ()
    "nvvm.griddepcontrol"() <{kind = #nvvm<grid_dep_action wait>}> : () -> ()
    "nvvm.griddepcontrol"() <{kind = #nvvm<grid_dep_action launch_dependents>}> : () -> ()
    %18 = "nvvm.mbarrier.arrive.nocomplete"(%arg44, %arg45) : (!llvm.ptr, i32) -> i64
    %19 = "nvvm.mbarrier.arrive.nocomplete"(%arg41, %arg45) : (!llvm.ptr<3>, i32) -> i64
    %20 = "nvvm.mbarrier.arrive_drop.nocomplete"(%arg44, %arg45) : (!llvm.ptr, i32) -> i64
    %21 = "nvvm.mbarrier.arrive_drop.nocomplete"(%arg41, %arg45) : (!llvm.ptr<3>, i32) -> i64
    "nvvm.mbarrier.init"(%arg44, %arg45) : (!llvm.ptr, i32) -> ()
    "nvvm.mbarrier.init"(%arg41, %arg45) : (!llvm.ptr<3>, i32) -> ()
    "nvvm.mbarrier.init"(%arg41, %arg45, %arg48) : (!llvm.ptr<3>, i32, i1) -> ()
    "nvvm.mbarrier.inval"(%arg44) : (!llvm.ptr) -> ()
    "nvvm.mbarrier.inval"(%arg41) : (!llvm.ptr<3>) -> ()
    "nvvm.memory.barrier"() <{scope = #nvvm.mem_scope<cta>}> : () -> ()
    "nvvm.memory.barrier"() <{scope = #nvvm.mem_scope<cluster>}> : () -> ()
    "nvvm.memory.barrier"() <{scope = #nvvm.mem_scope<gpu>}> : () -> ()
    "nvvm.memory.barrier"() <{scope = #nvvm.mem_scope<sys>}> : () -> ()
    "nvvm.bar.warp.sync"(%arg45) : (i32) -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr<1>, ptr<3>, ptr<7>, ptr<6>, ptr, i32, i64, i16, i1, vector<4xi8>, vector<2xi16>, i8)>, linkage = #llvm.linkage<external>, sym_name = "copies", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg28: !llvm.ptr<1>, %arg29: !llvm.ptr<3>, %arg30: !llvm.ptr<7>, %arg31: !llvm.ptr<6>, %arg32: !llvm.ptr, %arg33: i32, %arg34: i64, %arg35: i16, %arg36: i1, %arg37: vector<4xi8>, %arg38: vector<2xi16>, %arg39: i8):
    "nvvm.cp.async.bulk.commit.group"() : () -> ()
    "nvvm.cp.async.bulk.prefetch"(%arg28, %arg33) : (!llvm.ptr<1>, i32) -> ()
    "nvvm.cp.async.bulk.prefetch"(%arg28, %arg33, %arg34) : (!llvm.ptr<1>, i32, i64) -> ()
    "nvvm.cp.async.bulk.global.shared.cta"(%arg28, %arg29, %arg33) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>}> : (!llvm.ptr<1>, !llvm.ptr<3>, i32) -> ()
    "nvvm.cp.async.bulk.global.shared.cta"(%arg28, %arg29, %arg33, %arg34) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0>}> : (!llvm.ptr<1>, !llvm.ptr<3>, i32, i64) -> ()
    "nvvm.cp.async.bulk.global.shared.cta"(%arg28, %arg29, %arg33, %arg35) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 1>}> : (!llvm.ptr<1>, !llvm.ptr<3>, i32, i16) -> ()
    "nvvm.cp.async.bulk.global.shared.cta"(%arg28, %arg29, %arg33, %arg34, %arg35) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1>}> : (!llvm.ptr<1>, !llvm.ptr<3>, i32, i64, i16) -> ()
    "nvvm.cp.async.bulk.shared.cluster.shared.cta"(%arg30, %arg29, %arg29, %arg33) : (!llvm.ptr<7>, !llvm.ptr<3>, !llvm.ptr<3>, i32) -> ()
    "nvvm.cp.async.bulk.wait_group"() <{group = 3 : i32}> : () -> ()
    "nvvm.cp.async.bulk.wait_group"() <{group = 3 : i32, read}> : () -> ()
    "nvvm.cp.async.commit.group"() : () -> ()
    "nvvm.cp.async.wait.group"() <{n = 2 : i32}> : () -> ()
    "nvvm.cp.async.mbarrier.arrive"(%arg32) <{noinc = false}> : (!llvm.ptr) -> ()
    "nvvm.cp.async.mbarrier.arrive"(%arg29) <{noinc = false}> : (!llvm.ptr<3>) -> ()
    "nvvm.cp.async.mbarrier.arrive"(%arg32) <{noinc = true}> : (!llvm.ptr) -> ()
    "nvvm.cp.async.mbarrier.arrive"(%arg29) <{noinc = true}> : (!llvm.ptr<3>) -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr<1>, ptr<3>, ptr<7>, ptr<6>, ptr, i32, i64, i16, i1, vector<4xi8>, vector<2xi16>, i8, f32)>, linkage = #llvm.linkage<external>, sym_name = "others", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg15: !llvm.ptr<1>, %arg16: !llvm.ptr<3>, %arg17: !llvm.ptr<7>, %arg18: !llvm.ptr<6>, %arg19: !llvm.ptr, %arg20: i32, %arg21: i64, %arg22: i16, %arg23: i1, %arg24: vector<4xi8>, %arg25: vector<2xi16>, %arg26: i8, %arg27: f32):
    %2 = "nvvm.elect.sync"() : () -> i1
    %3 = "nvvm.elect.sync"(%arg20) : (i32) -> i1
    "nvvm.exit"() : () -> ()
    "nvvm.nanosleep"(%arg20) : (i32) -> ()
    "nvvm.wgmma.fence.aligned"() : () -> ()
    "nvvm.wgmma.commit.group.sync.aligned"() : () -> ()
    "nvvm.wgmma.wait.group.sync.aligned"() <{group = 5 : i64}> : () -> ()
    %4 = "nvvm.mapa"(%arg16, %arg20) : (!llvm.ptr<3>, i32) -> !llvm.ptr<7>
    %5 = "nvvm.mapa"(%arg19, %arg20) : (!llvm.ptr, i32) -> !llvm.ptr
    %6 = "nvvm.rcp.approx.ftz.f"(%arg27) : (f32) -> f32
    %7 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
    %8 = "nvvm.read.ptx.sreg.ntid.y"() <{range = #llvm.constant_range<i32, 1, 1025>}> : () -> i32
    %9 = "nvvm.read.ptx.sreg.clock64"() : () -> i64
    %10 = "nvvm.dot.accumulate.4way"(%arg24, %arg24, %arg20) <{a_type = #nvvm.dot_accumulate_type<signed>, b_type = #nvvm.dot_accumulate_type<signed>}> : (vector<4xi8>, vector<4xi8>, i32) -> i32
    %11 = "nvvm.dot.accumulate.2way"(%arg25, %arg24, %arg20) <{a_type = #nvvm.dot_accumulate_type<signed>, b_hi = true, b_type = #nvvm.dot_accumulate_type<signed>}> : (vector<2xi16>, vector<4xi8>, i32) -> i32
    %12 = "nvvm.dot.accumulate.4way"(%arg24, %arg24, %arg20) <{a_type = #nvvm.dot_accumulate_type<signed>, b_type = #nvvm.dot_accumulate_type<unsigned>}> : (vector<4xi8>, vector<4xi8>, i32) -> i32
    %13 = "nvvm.dot.accumulate.2way"(%arg25, %arg24, %arg20) <{a_type = #nvvm.dot_accumulate_type<signed>, b_hi = false, b_type = #nvvm.dot_accumulate_type<unsigned>}> : (vector<2xi16>, vector<4xi8>, i32) -> i32
    %14 = "nvvm.dot.accumulate.4way"(%arg24, %arg24, %arg20) <{a_type = #nvvm.dot_accumulate_type<unsigned>, b_type = #nvvm.dot_accumulate_type<signed>}> : (vector<4xi8>, vector<4xi8>, i32) -> i32
    %15 = "nvvm.dot.accumulate.2way"(%arg25, %arg24, %arg20) <{a_type = #nvvm.dot_accumulate_type<unsigned>, b_hi = false, b_type = #nvvm.dot_accumulate_type<signed>}> : (vector<2xi16>, vector<4xi8>, i32) -> i32
    %16 = "nvvm.dot.accumulate.4way"(%arg24, %arg24, %arg20) <{a_type = #nvvm.dot_accumulate_type<unsigned>, b_type = #nvvm.dot_accumulate_type<unsigned>}> : (vector<4xi8>, vector<4xi8>, i32) -> i32
    %17 = "nvvm.dot.accumulate.2way"(%arg25, %arg24, %arg20) <{a_type = #nvvm.dot_accumulate_type<unsigned>, b_hi = true, b_type = #nvvm.dot_accumulate_type<unsigned>}> : (vector<2xi16>, vector<4xi8>, i32) -> i32
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr<1>, ptr<3>, ptr<7>, ptr<6>, ptr, i32, i64, i16, i1, vector<4xi8>, vector<2xi16>, i8)>, linkage = #llvm.linkage<external>, sym_name = "tensor_cores", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg3: !llvm.ptr<1>, %arg4: !llvm.ptr<3>, %arg5: !llvm.ptr<7>, %arg6: !llvm.ptr<6>, %arg7: !llvm.ptr, %arg8: i32, %arg9: i64, %arg10: i16, %arg11: i1, %arg12: vector<4xi8>, %arg13: vector<2xi16>, %arg14: i8):
    "nvvm.tcgen05.fence"() <{kind = #nvvm.tcgen05_fence<before>}> : () -> ()
    "nvvm.tcgen05.fence"() <{kind = #nvvm.tcgen05_fence<after>}> : () -> ()
    "nvvm.tcgen05.wait"() <{kind = #nvvm.tcgen05_wait<load>}> : () -> ()
    "nvvm.tcgen05.wait"() <{kind = #nvvm.tcgen05_wait<store>}> : () -> ()
    "nvvm.tcgen05.relinquish_alloc_permit"() <{group = #nvvm.cta_group<cta_1>}> : () -> ()
    "nvvm.tcgen05.relinquish_alloc_permit"() <{group = #nvvm.cta_group<cta_2>}> : () -> ()
    %1 = "nvvm.tcgen05.mma_smem_desc"(%arg8, %arg8, %arg8, %arg14, %arg11, %arg14) : (i32, i32, i32, i8, i1, i8) -> i64
    "nvvm.tcgen05.alloc"(%arg7, %arg8) <{group = #nvvm.cta_group<cta_1>}> : (!llvm.ptr, i32) -> ()
    "nvvm.tcgen05.alloc"(%arg4, %arg8) <{group = #nvvm.cta_group<cta_1>}> : (!llvm.ptr<3>, i32) -> ()
    "nvvm.tcgen05.dealloc"(%arg6, %arg8) <{group = #nvvm.cta_group<cta_1>}> : (!llvm.ptr<6>, i32) -> ()
    "nvvm.tcgen05.shift"(%arg6) <{group = #nvvm.cta_group<cta_1>}> : (!llvm.ptr<6>) -> ()
    "nvvm.tcgen05.commit"(%arg7) <{group = #nvvm.cta_group<cta_1>}> : (!llvm.ptr) -> ()
    "nvvm.tcgen05.commit"(%arg4) <{group = #nvvm.cta_group<cta_1>}> : (!llvm.ptr<3>) -> ()
    "nvvm.tcgen05.commit"(%arg7, %arg10) <{group = #nvvm.cta_group<cta_1>}> : (!llvm.ptr, i16) -> ()
    "nvvm.tcgen05.commit"(%arg4, %arg10) <{group = #nvvm.cta_group<cta_1>}> : (!llvm.ptr<3>, i16) -> ()
    "nvvm.tcgen05.alloc"(%arg7, %arg8) <{group = #nvvm.cta_group<cta_2>}> : (!llvm.ptr, i32) -> ()
    "nvvm.tcgen05.alloc"(%arg4, %arg8) <{group = #nvvm.cta_group<cta_2>}> : (!llvm.ptr<3>, i32) -> ()
    "nvvm.tcgen05.dealloc"(%arg6, %arg8) <{group = #nvvm.cta_group<cta_2>}> : (!llvm.ptr<6>, i32) -> ()
    "nvvm.tcgen05.shift"(%arg6) <{group = #nvvm.cta_group<cta_2>}> : (!llvm.ptr<6>) -> ()
    "nvvm.tcgen05.commit"(%arg7) <{group = #nvvm.cta_group<cta_2>}> : (!llvm.ptr) -> ()
    "nvvm.tcgen05.commit"(%arg4) <{group = #nvvm.cta_group<cta_2>}> : (!llvm.ptr<3>) -> ()
    "nvvm.tcgen05.commit"(%arg7, %arg10) <{group = #nvvm.cta_group<cta_2>}> : (!llvm.ptr, i16) -> ()
    "nvvm.tcgen05.commit"(%arg4, %arg10) <{group = #nvvm.cta_group<cta_2>}> : (!llvm.ptr<3>, i16) -> ()
    "nvvm.tcgen05.mma.ws"(%arg6, %arg6, %arg9, %arg8, %arg11) <{collectorBBuffer = #nvvm.tcgen05_mma_collectorb<b0>, collectorOp = #nvvm.tcgen05_mma_collectorop<discard>, kind = #nvvm.tcgen05_mma_kind<f16>}> : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1) -> ()
    "nvvm.tcgen05.mma.ws"(%arg6, %arg6, %arg9, %arg8, %arg11, %arg9) <{collectorBBuffer = #nvvm.tcgen05_mma_collectorb<b0>, collectorOp = #nvvm.tcgen05_mma_collectorop<discard>, kind = #nvvm.tcgen05_mma_kind<f16>}> : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, i64) -> ()
    "nvvm.tcgen05.mma.ws.sp"(%arg6, %arg6, %arg9, %arg8, %arg11, %arg6) <{collectorBBuffer = #nvvm.tcgen05_mma_collectorb<b0>, collectorOp = #nvvm.tcgen05_mma_collectorop<discard>, kind = #nvvm.tcgen05_mma_kind<f16>}> : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>) -> ()
    "nvvm.tcgen05.mma.ws.sp"(%arg6, %arg6, %arg9, %arg8, %arg11, %arg6, %arg9) <{collectorBBuffer = #nvvm.tcgen05_mma_collectorb<b0>, collectorOp = #nvvm.tcgen05_mma_collectorop<discard>, kind = #nvvm.tcgen05_mma_kind<f16>}> : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>, i64) -> ()
    "nvvm.tcgen05.mma.ws"(%arg6, %arg9, %arg9, %arg8, %arg11) <{collectorBBuffer = #nvvm.tcgen05_mma_collectorb<b0>, collectorOp = #nvvm.tcgen05_mma_collectorop<discard>, kind = #nvvm.tcgen05_mma_kind<f16>}> : (!llvm.ptr<6>, i64, i64, i32, i1) -> ()
    "nvvm.tcgen05.mma.ws"(%arg6, %arg9, %arg9, %arg8, %arg11, %arg9) <{collectorBBuffer = #nvvm.tcgen05_mma_collectorb<b0>, collectorOp = #nvvm.tcgen05_mma_collectorop<discard>, kind = #nvvm.tcgen05_mma_kind<f16>}> : (!llvm.ptr<6>, i64, i64, i32, i1, i64) -> ()
    "nvvm.tcgen05.mma.ws.sp"(%arg6, %arg9, %arg9, %arg8, %arg11, %arg6) <{collectorBBuffer = #nvvm.tcgen05_mma_collectorb<b0>, collectorOp = #nvvm.tcgen05_mma_collectorop<discard>, kind = #nvvm.tcgen05_mma_kind<f16>}> : (!llvm.ptr<6>, i64, i64, i32, i1, !llvm.ptr<6>) -> ()
    "nvvm.tcgen05.mma.ws.sp"(%arg6, %arg9, %arg9, %arg8, %arg11, %arg6, %arg9) <{collectorBBuffer = #nvvm.tcgen05_mma_collectorb<b0>, collectorOp = #nvvm.tcgen05_mma_collectorop<discard>, kind = #nvvm.tcgen05_mma_kind<f16>}> : (!llvm.ptr<6>, i64, i64, i32, i1, !llvm.ptr<6>, i64) -> ()
    "nvvm.tcgen05.mma.ws"(%arg6, %arg6, %arg9, %arg8, %arg11) <{collectorBBuffer = #nvvm.tcgen05_mma_collectorb<b2>, collectorOp = #nvvm.tcgen05_mma_collectorop<fill>, kind = #nvvm.tcgen05_mma_kind<i8>}> : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1) -> ()
    "nvvm.tcgen05.mma.ws"(%arg6, %arg6, %arg9, %arg8, %arg11, %arg9) <{collectorBBuffer = #nvvm.tcgen05_mma_collectorb<b2>, collectorOp = #nvvm.tcgen05_mma_collectorop<fill>, kind = #nvvm.tcgen05_mma_kind<i8>}> : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, i64) -> ()
    "nvvm.tcgen05.mma.ws.sp"(%arg6, %arg6, %arg9, %arg8, %arg11, %arg6) <{collectorBBuffer = #nvvm.tcgen05_mma_collectorb<b2>, collectorOp = #nvvm.tcgen05_mma_collectorop<fill>, kind = #nvvm.tcgen05_mma_kind<i8>}> : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>) -> ()
    "nvvm.tcgen05.mma.ws.sp"(%arg6, %arg6, %arg9, %arg8, %arg11, %arg6, %arg9) <{collectorBBuffer = #nvvm.tcgen05_mma_collectorb<b2>, collectorOp = #nvvm.tcgen05_mma_collectorop<fill>, kind = #nvvm.tcgen05_mma_kind<i8>}> : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>, i64) -> ()
    "nvvm.tcgen05.mma.ws"(%arg6, %arg9, %arg9, %arg8, %arg11) <{collectorBBuffer = #nvvm.tcgen05_mma_collectorb<b2>, collectorOp = #nvvm.tcgen05_mma_collectorop<fill>, kind = #nvvm.tcgen05_mma_kind<i8>}> : (!llvm.ptr<6>, i64, i64, i32, i1) -> ()
    "nvvm.tcgen05.mma.ws"(%arg6, %arg9, %arg9, %arg8, %arg11, %arg9) <{collectorBBuffer = #nvvm.tcgen05_mma_collectorb<b2>, collectorOp = #nvvm.tcgen05_mma_collectorop<fill>, kind = #nvvm.tcgen05_mma_kind<i8>}> : (!llvm.ptr<6>, i64, i64, i32, i1, i64) -> ()
    "nvvm.tcgen05.mma.ws.sp"(%arg6, %arg9, %arg9, %arg8, %arg11, %arg6) <{collectorBBuffer = #nvvm.tcgen05_mma_collectorb<b2>, collectorOp = #nvvm.tcgen05_mma_collectorop<fill>, kind = #nvvm.tcgen05_mma_kind<i8>}> : (!llvm.ptr<6>, i64, i64, i32, i1, !llvm.ptr<6>) -> ()
    "nvvm.tcgen05.mma.ws.sp"(%arg6, %arg9, %arg9, %arg8, %arg11, %arg6, %arg9) <{collectorBBuffer = #nvvm.tcgen05_mma_collectorb<b2>, collectorOp = #nvvm.tcgen05_mma_collectorop<fill>, kind = #nvvm.tcgen05_mma_kind<i8>}> : (!llvm.ptr<6>, i64, i64, i32, i1, !llvm.ptr<6>, i64) -> ()
    "nvvm.tcgen05.mma.ws"(%arg6, %arg6, %arg9, %arg8, %arg11) <{collectorBBuffer = #nvvm.tcgen05_mma_collectorb<b3>, collectorOp = #nvvm.tcgen05_mma_collectorop<use>, kind = #nvvm.tcgen05_mma_kind<tf32>}> : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1) -> ()
    "nvvm.tcgen05.mma.ws"(%arg6, %arg6, %arg9, %arg8, %arg11, %arg9) <{collectorBBuffer = #nvvm.tcgen05_mma_collectorb<b3>, collectorOp = #nvvm.tcgen05_mma_collectorop<use>, kind = #nvvm.tcgen05_mma_kind<tf32>}> : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, i64) -> ()
    "nvvm.tcgen05.mma.ws.sp"(%arg6, %arg6, %arg9, %arg8, %arg11, %arg6) <{collectorBBuffer = #nvvm.tcgen05_mma_collectorb<b3>, collectorOp = #nvvm.tcgen05_mma_collectorop<use>, kind = #nvvm.tcgen05_mma_kind<tf32>}> : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>) -> ()
    "nvvm.tcgen05.mma.ws.sp"(%arg6, %arg6, %arg9, %arg8, %arg11, %arg6, %arg9) <{collectorBBuffer = #nvvm.tcgen05_mma_collectorb<b3>, collectorOp = #nvvm.tcgen05_mma_collectorop<use>, kind = #nvvm.tcgen05_mma_kind<tf32>}> : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>, i64) -> ()
    "nvvm.tcgen05.mma.ws"(%arg6, %arg9, %arg9, %arg8, %arg11) <{collectorBBuffer = #nvvm.tcgen05_mma_collectorb<b3>, collectorOp = #nvvm.tcgen05_mma_collectorop<use>, kind = #nvvm.tcgen05_mma_kind<tf32>}> : (!llvm.ptr<6>, i64, i64, i32, i1) -> ()
    "nvvm.tcgen05.mma.ws"(%arg6, %arg9, %arg9, %arg8, %arg11, %arg9) <{collectorBBuffer = #nvvm.tcgen05_mma_collectorb<b3>, collectorOp = #nvvm.tcgen05_mma_collectorop<use>, kind = #nvvm.tcgen05_mma_kind<tf32>}> : (!llvm.ptr<6>, i64, i64, i32, i1, i64) -> ()
    "nvvm.tcgen05.mma.ws.sp"(%arg6, %arg9, %arg9, %arg8, %arg11, %arg6) <{collectorBBuffer = #nvvm.tcgen05_mma_collectorb<b3>, collectorOp = #nvvm.tcgen05_mma_collectorop<use>, kind = #nvvm.tcgen05_mma_kind<tf32>}> : (!llvm.ptr<6>, i64, i64, i32, i1, !llvm.ptr<6>) -> ()
    "nvvm.tcgen05.mma.ws.sp"(%arg6, %arg9, %arg9, %arg8, %arg11, %arg6, %arg9) <{collectorBBuffer = #nvvm.tcgen05_mma_collectorb<b3>, collectorOp = #nvvm.tcgen05_mma_collectorop<use>, kind = #nvvm.tcgen05_mma_kind<tf32>}> : (!llvm.ptr<6>, i64, i64, i32, i1, !llvm.ptr<6>, i64) -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32, ptr<3>, i1)>, linkage = #llvm.linkage<external>, sym_name = "untranslated", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg0: i32, %arg1: !llvm.ptr<3>, %arg2: i1):
    "nvvm.barrier.arrive"(%arg0) : (i32) -> ()
    "nvvm.barrier.arrive"(%arg0, %arg0) : (i32, i32) -> ()
    "nvvm.mbarrier.try_wait.parity"(%arg1, %arg0, %arg0) : (!llvm.ptr<3>, i32, i32) -> ()
    "nvvm.inline_ptx"(%arg0, %arg2) <{operandSegmentSizes = array<i32: 1, 0, 1>, ptxCode = "foo $0;"}> : (i32, i1) -> ()
    %0 = "nvvm.inline_ptx"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0>, ptxCode = "foo $0, $1;"}> : (i32) -> i32
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

