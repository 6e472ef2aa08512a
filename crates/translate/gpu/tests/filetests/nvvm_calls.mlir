// terrace translate --mlir-to-llvmir
// Operations whose intrinsic follows from properties and types.
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
// ==== stdout ====
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

define void @barriers(ptr addrspace(1) %0, ptr addrspace(3) %1, ptr addrspace(7) %2, ptr addrspace(6) %3, ptr %4, i32 %5, i64 %6, i16 %7, i1 %8, <4 x i8> %9, <2 x i16> %10, i8 %11) {
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.debugtrap()
  call void @llvm.nvvm.barrier.cluster.arrive()
  call void @llvm.nvvm.barrier.cluster.arrive.aligned()
  call void @llvm.nvvm.barrier.cluster.arrive.relaxed()
  call void @llvm.nvvm.barrier.cluster.arrive.relaxed.aligned()
  call void @llvm.nvvm.barrier.cluster.wait()
  call void @llvm.nvvm.barrier.cluster.wait.aligned()
  call void @llvm.nvvm.clusterlaunchcontrol.try_cancel.async.shared(ptr addrspace(3) %1, ptr addrspace(3) %1)
  call void @llvm.nvvm.clusterlaunchcontrol.try_cancel.async.multicast.shared(ptr addrspace(3) %1, ptr addrspace(3) %1)
  call void @llvm.nvvm.fence.mbarrier_init.release.cluster()
  call void @llvm.nvvm.fence.sc.cluster()
  call void @llvm.nvvm.griddepcontrol.wait()
  call void @llvm.nvvm.griddepcontrol.launch.dependents()
  %13 = call i64 @llvm.nvvm.mbarrier.arrive.noComplete(ptr %4, i32 %5)
  %14 = call i64 @llvm.nvvm.mbarrier.arrive.noComplete.shared(ptr addrspace(3) %1, i32 %5)
  %15 = call i64 @llvm.nvvm.mbarrier.arrive.drop.noComplete(ptr %4, i32 %5)
  %16 = call i64 @llvm.nvvm.mbarrier.arrive.drop.noComplete.shared(ptr addrspace(3) %1, i32 %5)
  call void @llvm.nvvm.mbarrier.init(ptr %4, i32 %5)
  call void @llvm.nvvm.mbarrier.init.shared(ptr addrspace(3) %1, i32 %5)
  call void @llvm.nvvm.mbarrier.init.shared(ptr addrspace(3) %1, i32 %5)
  call void @llvm.nvvm.mbarrier.inval(ptr %4)
  call void @llvm.nvvm.mbarrier.inval.shared(ptr addrspace(3) %1)
  call void @llvm.nvvm.membar.cta()
  call void @llvm.nvvm.fence.sc.cluster()
  call void @llvm.nvvm.membar.gl()
  call void @llvm.nvvm.membar.sys()
  call void @llvm.nvvm.bar.warp.sync(i32 %5)
  ret void
}

define void @copies(ptr addrspace(1) %0, ptr addrspace(3) %1, ptr addrspace(7) %2, ptr addrspace(6) %3, ptr %4, i32 %5, i64 %6, i16 %7, i1 %8, <4 x i8> %9, <2 x i16> %10, i8 %11) {
  call void @llvm.nvvm.cp.async.bulk.commit.group()
  call void @llvm.nvvm.cp.async.bulk.prefetch.L2(ptr addrspace(1) %0, i32 %5, i64 0, i1 false)
  call void @llvm.nvvm.cp.async.bulk.prefetch.L2(ptr addrspace(1) %0, i32 %5, i64 %6, i1 true)
  call void @llvm.nvvm.cp.async.bulk.shared.cta.to.global(ptr addrspace(1) %0, ptr addrspace(3) %1, i32 %5, i64 0, i1 false)
  call void @llvm.nvvm.cp.async.bulk.shared.cta.to.global(ptr addrspace(1) %0, ptr addrspace(3) %1, i32 %5, i64 %6, i1 true)
  call void @llvm.nvvm.cp.async.bulk.shared.cta.to.global.bytemask(ptr addrspace(1) %0, ptr addrspace(3) %1, i32 %5, i64 0, i1 false, i16 %7)
  call void @llvm.nvvm.cp.async.bulk.shared.cta.to.global.bytemask(ptr addrspace(1) %0, ptr addrspace(3) %1, i32 %5, i64 %6, i1 true, i16 %7)
  call void @llvm.nvvm.cp.async.bulk.shared.cta.to.cluster(ptr addrspace(7) %2, ptr addrspace(3) %1, ptr addrspace(3) %1, i32 %5)
  call void @llvm.nvvm.cp.async.bulk.wait.group(i32 3)
  call void @llvm.nvvm.cp.async.bulk.wait.group.read(i32 3)
  call void @llvm.nvvm.cp.async.commit.group()
  call void @llvm.nvvm.cp.async.wait.group(i32 2)
  call void @llvm.nvvm.cp.async.mbarrier.arrive(ptr %4)
  call void @llvm.nvvm.cp.async.mbarrier.arrive.shared(ptr addrspace(3) %1)
  call void @llvm.nvvm.cp.async.mbarrier.arrive.noinc(ptr %4)
  call void @llvm.nvvm.cp.async.mbarrier.arrive.noinc.shared(ptr addrspace(3) %1)
  ret void
}

define void @others(ptr addrspace(1) %0, ptr addrspace(3) %1, ptr addrspace(7) %2, ptr addrspace(6) %3, ptr %4, i32 %5, i64 %6, i16 %7, i1 %8, <4 x i8> %9, <2 x i16> %10, i8 %11, float %12) {
  %14 = call { i32, i1 } @llvm.nvvm.elect.sync(i32 -1)
  %15 = extractvalue { i32, i1 } %14, 1
  %16 = call { i32, i1 } @llvm.nvvm.elect.sync(i32 %5)
  %17 = extractvalue { i32, i1 } %16, 1
  call void @llvm.nvvm.exit()
  call void @llvm.nvvm.nanosleep(i32 %5)
  call void @llvm.nvvm.wgmma.fence.sync.aligned()
  call void @llvm.nvvm.wgmma.commit_group.sync.aligned()
  call void @llvm.nvvm.wgmma.wait_group.sync.aligned(i64 5)
  %18 = call ptr addrspace(7) @llvm.nvvm.mapa.shared.cluster(ptr addrspace(3) %1, i32 %5)
  %19 = call ptr @llvm.nvvm.mapa(ptr %4, i32 %5)
  %20 = call float @llvm.nvvm.rcp.approx.ftz.f(float %12)
  %21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %22 = call range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %23 = call i64 @llvm.nvvm.read.ptx.sreg.clock64()
  %24 = bitcast <4 x i8> %9 to i32
  %25 = bitcast <4 x i8> %9 to i32
  %26 = call i32 @llvm.nvvm.idp4a.s.s(i32 %24, i32 %25, i32 %5)
  %27 = bitcast <2 x i16> %10 to i32
  %28 = bitcast <4 x i8> %9 to i32
  %29 = call i32 @llvm.nvvm.idp2a.s.s(i32 %27, i32 %28, i1 true, i32 %5)
  %30 = bitcast <4 x i8> %9 to i32
  %31 = bitcast <4 x i8> %9 to i32
  %32 = call i32 @llvm.nvvm.idp4a.s.u(i32 %30, i32 %31, i32 %5)
  %33 = bitcast <2 x i16> %10 to i32
  %34 = bitcast <4 x i8> %9 to i32
  %35 = call i32 @llvm.nvvm.idp2a.s.u(i32 %33, i32 %34, i1 false, i32 %5)
  %36 = bitcast <4 x i8> %9 to i32
  %37 = bitcast <4 x i8> %9 to i32
  %38 = call i32 @llvm.nvvm.idp4a.u.s(i32 %36, i32 %37, i32 %5)
  %39 = bitcast <2 x i16> %10 to i32
  %40 = bitcast <4 x i8> %9 to i32
  %41 = call i32 @llvm.nvvm.idp2a.u.s(i32 %39, i32 %40, i1 false, i32 %5)
  %42 = bitcast <4 x i8> %9 to i32
  %43 = bitcast <4 x i8> %9 to i32
  %44 = call i32 @llvm.nvvm.idp4a.u.u(i32 %42, i32 %43, i32 %5)
  %45 = bitcast <2 x i16> %10 to i32
  %46 = bitcast <4 x i8> %9 to i32
  %47 = call i32 @llvm.nvvm.idp2a.u.u(i32 %45, i32 %46, i1 true, i32 %5)
  ret void
}

define void @tensor_cores(ptr addrspace(1) %0, ptr addrspace(3) %1, ptr addrspace(7) %2, ptr addrspace(6) %3, ptr %4, i32 %5, i64 %6, i16 %7, i1 %8, <4 x i8> %9, <2 x i16> %10, i8 %11) {
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  call void @llvm.nvvm.tcgen05.wait.ld()
  call void @llvm.nvvm.tcgen05.wait.st()
  call void @llvm.nvvm.tcgen05.relinq.alloc.permit.cg1()
  call void @llvm.nvvm.tcgen05.relinq.alloc.permit.cg2()
  %13 = and i32 %5, 16383
  %14 = zext i32 %13 to i64
  %15 = shl i64 %14, 0
  %16 = or i64 0, %15
  %17 = and i32 %5, 16383
  %18 = zext i32 %17 to i64
  %19 = shl i64 %18, 16
  %20 = or i64 %16, %19
  %21 = and i32 %5, 16383
  %22 = zext i32 %21 to i64
  %23 = shl i64 %22, 32
  %24 = or i64 %20, %23
  %25 = or i64 %24, 70368744177664
  %26 = zext i8 %11 to i32
  %27 = and i32 %26, 7
  %28 = zext i32 %27 to i64
  %29 = shl i64 %28, 49
  %30 = or i64 %25, %29
  %31 = zext i1 %8 to i32
  %32 = and i32 %31, 1
  %33 = zext i32 %32 to i64
  %34 = shl i64 %33, 52
  %35 = or i64 %30, %34
  %36 = zext i8 %11 to i32
  %37 = and i32 %36, 7
  %38 = zext i32 %37 to i64
  %39 = shl i64 %38, 61
  %40 = or i64 %35, %39
  call void @llvm.nvvm.tcgen05.alloc.cg1(ptr %4, i32 %5)
  call void @llvm.nvvm.tcgen05.alloc.shared.cg1(ptr addrspace(3) %1, i32 %5)
  call void @llvm.nvvm.tcgen05.dealloc.cg1(ptr addrspace(6) %3, i32 %5)
  call void @llvm.nvvm.tcgen05.shift.down.cg1(ptr addrspace(6) %3)
  call void @llvm.nvvm.tcgen05.commit.cg1(ptr %4)
  call void @llvm.nvvm.tcgen05.commit.shared.cg1(ptr addrspace(3) %1)
  call void @llvm.nvvm.tcgen05.commit.mc.cg1(ptr %4, i16 %7)
  call void @llvm.nvvm.tcgen05.commit.mc.shared.cg1(ptr addrspace(3) %1, i16 %7)
  call void @llvm.nvvm.tcgen05.alloc.cg2(ptr %4, i32 %5)
  call void @llvm.nvvm.tcgen05.alloc.shared.cg2(ptr addrspace(3) %1, i32 %5)
  call void @llvm.nvvm.tcgen05.dealloc.cg2(ptr addrspace(6) %3, i32 %5)
  call void @llvm.nvvm.tcgen05.shift.down.cg2(ptr addrspace(6) %3)
  call void @llvm.nvvm.tcgen05.commit.cg2(ptr %4)
  call void @llvm.nvvm.tcgen05.commit.shared.cg2(ptr addrspace(3) %1)
  call void @llvm.nvvm.tcgen05.commit.mc.cg2(ptr %4, i16 %7)
  call void @llvm.nvvm.tcgen05.commit.mc.shared.cg2(ptr addrspace(3) %1, i16 %7)
  call void @llvm.nvvm.tcgen05.mma.ws.tensor(ptr addrspace(6) %3, ptr addrspace(6) %3, i64 %6, i32 %5, i1 %8, i32 0, i32 0, i32 0)
  call void @llvm.nvvm.tcgen05.mma.ws.tensor.zero_col_mask(ptr addrspace(6) %3, ptr addrspace(6) %3, i64 %6, i32 %5, i1 %8, i64 %6, i32 0, i32 0, i32 0)
  call void @llvm.nvvm.tcgen05.mma.ws.sp.tensor(ptr addrspace(6) %3, ptr addrspace(6) %3, i64 %6, i32 %5, i1 %8, ptr addrspace(6) %3, i32 0, i32 0, i32 0)
  call void @llvm.nvvm.tcgen05.mma.ws.sp.tensor.zero_col_mask(ptr addrspace(6) %3, ptr addrspace(6) %3, i64 %6, i32 %5, i1 %8, ptr addrspace(6) %3, i64 %6, i32 0, i32 0, i32 0)
  call void @llvm.nvvm.tcgen05.mma.ws.shared(ptr addrspace(6) %3, i64 %6, i64 %6, i32 %5, i1 %8, i32 0, i32 0, i32 0)
  call void @llvm.nvvm.tcgen05.mma.ws.shared.zero_col_mask(ptr addrspace(6) %3, i64 %6, i64 %6, i32 %5, i1 %8, i64 %6, i32 0, i32 0, i32 0)
  call void @llvm.nvvm.tcgen05.mma.ws.sp.shared(ptr addrspace(6) %3, i64 %6, i64 %6, i32 %5, i1 %8, ptr addrspace(6) %3, i32 0, i32 0, i32 0)
  call void @llvm.nvvm.tcgen05.mma.ws.sp.shared.zero_col_mask(ptr addrspace(6) %3, i64 %6, i64 %6, i32 %5, i1 %8, ptr addrspace(6) %3, i64 %6, i32 0, i32 0, i32 0)
  call void @llvm.nvvm.tcgen05.mma.ws.tensor(ptr addrspace(6) %3, ptr addrspace(6) %3, i64 %6, i32 %5, i1 %8, i32 3, i32 2, i32 2)
  call void @llvm.nvvm.tcgen05.mma.ws.tensor.zero_col_mask(ptr addrspace(6) %3, ptr addrspace(6) %3, i64 %6, i32 %5, i1 %8, i64 %6, i32 3, i32 2, i32 2)
  call void @llvm.nvvm.tcgen05.mma.ws.sp.tensor(ptr addrspace(6) %3, ptr addrspace(6) %3, i64 %6, i32 %5, i1 %8, ptr addrspace(6) %3, i32 3, i32 2, i32 2)
  call void @llvm.nvvm.tcgen05.mma.ws.sp.tensor.zero_col_mask(ptr addrspace(6) %3, ptr addrspace(6) %3, i64 %6, i32 %5, i1 %8, ptr addrspace(6) %3, i64 %6, i32 3, i32 2, i32 2)
  call void @llvm.nvvm.tcgen05.mma.ws.shared(ptr addrspace(6) %3, i64 %6, i64 %6, i32 %5, i1 %8, i32 3, i32 2, i32 2)
  call void @llvm.nvvm.tcgen05.mma.ws.shared.zero_col_mask(ptr addrspace(6) %3, i64 %6, i64 %6, i32 %5, i1 %8, i64 %6, i32 3, i32 2, i32 2)
  call void @llvm.nvvm.tcgen05.mma.ws.sp.shared(ptr addrspace(6) %3, i64 %6, i64 %6, i32 %5, i1 %8, ptr addrspace(6) %3, i32 3, i32 2, i32 2)
  call void @llvm.nvvm.tcgen05.mma.ws.sp.shared.zero_col_mask(ptr addrspace(6) %3, i64 %6, i64 %6, i32 %5, i1 %8, ptr addrspace(6) %3, i64 %6, i32 3, i32 2, i32 2)
  call void @llvm.nvvm.tcgen05.mma.ws.tensor(ptr addrspace(6) %3, ptr addrspace(6) %3, i64 %6, i32 %5, i1 %8, i32 1, i32 3, i32 3)
  call void @llvm.nvvm.tcgen05.mma.ws.tensor.zero_col_mask(ptr addrspace(6) %3, ptr addrspace(6) %3, i64 %6, i32 %5, i1 %8, i64 %6, i32 1, i32 3, i32 3)
  call void @llvm.nvvm.tcgen05.mma.ws.sp.tensor(ptr addrspace(6) %3, ptr addrspace(6) %3, i64 %6, i32 %5, i1 %8, ptr addrspace(6) %3, i32 1, i32 3, i32 3)
  call void @llvm.nvvm.tcgen05.mma.ws.sp.tensor.zero_col_mask(ptr addrspace(6) %3, ptr addrspace(6) %3, i64 %6, i32 %5, i1 %8, ptr addrspace(6) %3, i64 %6, i32 1, i32 3, i32 3)
  call void @llvm.nvvm.tcgen05.mma.ws.shared(ptr addrspace(6) %3, i64 %6, i64 %6, i32 %5, i1 %8, i32 1, i32 3, i32 3)
  call void @llvm.nvvm.tcgen05.mma.ws.shared.zero_col_mask(ptr addrspace(6) %3, i64 %6, i64 %6, i32 %5, i1 %8, i64 %6, i32 1, i32 3, i32 3)
  call void @llvm.nvvm.tcgen05.mma.ws.sp.shared(ptr addrspace(6) %3, i64 %6, i64 %6, i32 %5, i1 %8, ptr addrspace(6) %3, i32 1, i32 3, i32 3)
  call void @llvm.nvvm.tcgen05.mma.ws.sp.shared.zero_col_mask(ptr addrspace(6) %3, i64 %6, i64 %6, i32 %5, i1 %8, ptr addrspace(6) %3, i64 %6, i32 1, i32 3, i32 3)
  ret void
}

declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)

declare void @llvm.debugtrap()

declare void @llvm.nvvm.barrier.cluster.arrive()

declare void @llvm.nvvm.barrier.cluster.arrive.aligned()

declare void @llvm.nvvm.barrier.cluster.arrive.relaxed()

declare void @llvm.nvvm.barrier.cluster.arrive.relaxed.aligned()

declare void @llvm.nvvm.barrier.cluster.wait()

declare void @llvm.nvvm.barrier.cluster.wait.aligned()

declare void @llvm.nvvm.clusterlaunchcontrol.try_cancel.async.shared(ptr addrspace(3), ptr addrspace(3))

declare void @llvm.nvvm.clusterlaunchcontrol.try_cancel.async.multicast.shared(ptr addrspace(3), ptr addrspace(3))

declare void @llvm.nvvm.fence.mbarrier_init.release.cluster()

declare void @llvm.nvvm.fence.sc.cluster()

declare void @llvm.nvvm.griddepcontrol.wait()

declare void @llvm.nvvm.griddepcontrol.launch.dependents()

declare i64 @llvm.nvvm.mbarrier.arrive.noComplete(ptr, i32)

declare i64 @llvm.nvvm.mbarrier.arrive.noComplete.shared(ptr addrspace(3), i32)

declare i64 @llvm.nvvm.mbarrier.arrive.drop.noComplete(ptr, i32)

declare i64 @llvm.nvvm.mbarrier.arrive.drop.noComplete.shared(ptr addrspace(3), i32)

declare void @llvm.nvvm.mbarrier.init(ptr, i32)

declare void @llvm.nvvm.mbarrier.init.shared(ptr addrspace(3), i32)

declare void @llvm.nvvm.mbarrier.inval(ptr)

declare void @llvm.nvvm.mbarrier.inval.shared(ptr addrspace(3))

declare void @llvm.nvvm.membar.cta()

declare void @llvm.nvvm.membar.gl()

declare void @llvm.nvvm.membar.sys()

declare void @llvm.nvvm.bar.warp.sync(i32)

declare void @llvm.nvvm.cp.async.bulk.commit.group()

declare void @llvm.nvvm.cp.async.bulk.prefetch.L2(ptr addrspace(1), i32, i64, i1)

declare void @llvm.nvvm.cp.async.bulk.shared.cta.to.global(ptr addrspace(1), ptr addrspace(3), i32, i64, i1)

declare void @llvm.nvvm.cp.async.bulk.shared.cta.to.global.bytemask(ptr addrspace(1), ptr addrspace(3), i32, i64, i1, i16)

declare void @llvm.nvvm.cp.async.bulk.shared.cta.to.cluster(ptr addrspace(7), ptr addrspace(3), ptr addrspace(3), i32)

declare void @llvm.nvvm.cp.async.bulk.wait.group(i32)

declare void @llvm.nvvm.cp.async.bulk.wait.group.read(i32)

declare void @llvm.nvvm.cp.async.commit.group()

declare void @llvm.nvvm.cp.async.wait.group(i32)

declare void @llvm.nvvm.cp.async.mbarrier.arrive(ptr)

declare void @llvm.nvvm.cp.async.mbarrier.arrive.shared(ptr addrspace(3))

declare void @llvm.nvvm.cp.async.mbarrier.arrive.noinc(ptr)

declare void @llvm.nvvm.cp.async.mbarrier.arrive.noinc.shared(ptr addrspace(3))

declare { i32, i1 } @llvm.nvvm.elect.sync(i32)

declare void @llvm.nvvm.exit()

declare void @llvm.nvvm.nanosleep(i32)

declare void @llvm.nvvm.wgmma.fence.sync.aligned()

declare void @llvm.nvvm.wgmma.commit_group.sync.aligned()

declare void @llvm.nvvm.wgmma.wait_group.sync.aligned(i64)

declare ptr addrspace(7) @llvm.nvvm.mapa.shared.cluster(ptr addrspace(3), i32)

declare ptr @llvm.nvvm.mapa(ptr, i32)

declare float @llvm.nvvm.rcp.approx.ftz.f(float)

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()

declare i32 @llvm.nvvm.read.ptx.sreg.ntid.y()

declare i64 @llvm.nvvm.read.ptx.sreg.clock64()

declare i32 @llvm.nvvm.idp4a.s.s(i32, i32, i32)

declare i32 @llvm.nvvm.idp2a.s.s(i32, i32, i1, i32)

declare i32 @llvm.nvvm.idp4a.s.u(i32, i32, i32)

declare i32 @llvm.nvvm.idp2a.s.u(i32, i32, i1, i32)

declare i32 @llvm.nvvm.idp4a.u.s(i32, i32, i32)

declare i32 @llvm.nvvm.idp2a.u.s(i32, i32, i1, i32)

declare i32 @llvm.nvvm.idp4a.u.u(i32, i32, i32)

declare i32 @llvm.nvvm.idp2a.u.u(i32, i32, i1, i32)

declare void @llvm.nvvm.tcgen05.fence.before.thread.sync()

declare void @llvm.nvvm.tcgen05.fence.after.thread.sync()

declare void @llvm.nvvm.tcgen05.wait.ld()

declare void @llvm.nvvm.tcgen05.wait.st()

declare void @llvm.nvvm.tcgen05.relinq.alloc.permit.cg1()

declare void @llvm.nvvm.tcgen05.relinq.alloc.permit.cg2()

declare void @llvm.nvvm.tcgen05.alloc.cg1(ptr, i32)

declare void @llvm.nvvm.tcgen05.alloc.shared.cg1(ptr addrspace(3), i32)

declare void @llvm.nvvm.tcgen05.dealloc.cg1(ptr addrspace(6), i32)

declare void @llvm.nvvm.tcgen05.shift.down.cg1(ptr addrspace(6))

declare void @llvm.nvvm.tcgen05.commit.cg1(ptr)

declare void @llvm.nvvm.tcgen05.commit.shared.cg1(ptr addrspace(3))

declare void @llvm.nvvm.tcgen05.commit.mc.cg1(ptr, i16)

declare void @llvm.nvvm.tcgen05.commit.mc.shared.cg1(ptr addrspace(3), i16)

declare void @llvm.nvvm.tcgen05.alloc.cg2(ptr, i32)

declare void @llvm.nvvm.tcgen05.alloc.shared.cg2(ptr addrspace(3), i32)

declare void @llvm.nvvm.tcgen05.dealloc.cg2(ptr addrspace(6), i32)

declare void @llvm.nvvm.tcgen05.shift.down.cg2(ptr addrspace(6))

declare void @llvm.nvvm.tcgen05.commit.cg2(ptr)

declare void @llvm.nvvm.tcgen05.commit.shared.cg2(ptr addrspace(3))

declare void @llvm.nvvm.tcgen05.commit.mc.cg2(ptr, i16)

declare void @llvm.nvvm.tcgen05.commit.mc.shared.cg2(ptr addrspace(3), i16)

declare void @llvm.nvvm.tcgen05.mma.ws.tensor(ptr addrspace(6), ptr addrspace(6), i64, i32, i1, i32, i32, i32)

declare void @llvm.nvvm.tcgen05.mma.ws.tensor.zero_col_mask(ptr addrspace(6), ptr addrspace(6), i64, i32, i1, i64, i32, i32, i32)

declare void @llvm.nvvm.tcgen05.mma.ws.sp.tensor(ptr addrspace(6), ptr addrspace(6), i64, i32, i1, ptr addrspace(6), i32, i32, i32)

declare void @llvm.nvvm.tcgen05.mma.ws.sp.tensor.zero_col_mask(ptr addrspace(6), ptr addrspace(6), i64, i32, i1, ptr addrspace(6), i64, i32, i32, i32)

declare void @llvm.nvvm.tcgen05.mma.ws.shared(ptr addrspace(6), i64, i64, i32, i1, i32, i32, i32)

declare void @llvm.nvvm.tcgen05.mma.ws.shared.zero_col_mask(ptr addrspace(6), i64, i64, i32, i1, i64, i32, i32, i32)

declare void @llvm.nvvm.tcgen05.mma.ws.sp.shared(ptr addrspace(6), i64, i64, i32, i1, ptr addrspace(6), i32, i32, i32)

declare void @llvm.nvvm.tcgen05.mma.ws.sp.shared.zero_col_mask(ptr addrspace(6), i64, i64, i32, i1, ptr addrspace(6), i64, i32, i32, i32)

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
