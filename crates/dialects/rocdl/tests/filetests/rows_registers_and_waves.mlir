// terrace opt --split-input-file
// One case for each operation that is the call of an intrinsic.
llvm.func @ballot(%arg0: i1) -> i32 { %0 = rocdl.ballot %arg0 : i32  llvm.return %0 : i32  }
llvm.func @cluster_id_x() -> i32 { %0 = rocdl.cluster.id.x : i32  llvm.return %0 : i32  }
llvm.func @cluster_id_y() -> i32 { %0 = rocdl.cluster.id.y : i32  llvm.return %0 : i32  }
llvm.func @cluster_id_z() -> i32 { %0 = rocdl.cluster.id.z : i32  llvm.return %0 : i32  }
llvm.func @cos(%arg0: f32) -> f32 { %0 = rocdl.cos %arg0 f32 -> f32  llvm.return %0 : f32  }
llvm.func @ds_bpermute(%arg0: i32, %arg1: i32) -> i32 { %0 = rocdl.ds_bpermute %arg0, %arg1 : (i32, i32) -> i32  llvm.return %0 : i32  }
llvm.func @ds_swizzle(%arg0: i32) -> i32 { %0 = llvm.mlir.constant(1 : i32) : i32  %1 = rocdl.ds_swizzle %arg0, %0 : (i32, i32) -> i32  llvm.return %1 : i32  }
llvm.func @exp2(%arg0: f32) -> f32 { %0 = rocdl.exp2 %arg0 f32 -> f32  llvm.return %0 : f32  }
llvm.func @fmed3(%arg0: f32, %arg1: f32, %arg2: f32) -> f32 { %0 = rocdl.fmed3 %arg0, %arg1, %arg2 : f32  llvm.return %0 : f32  }
llvm.func @iglp_opt() { rocdl.iglp.opt 1  llvm.return  }
llvm.func @log(%arg0: f32) -> f32 { %0 = rocdl.log %arg0 f32 -> f32  llvm.return %0 : f32  }
llvm.func @mbcnt_hi(%arg0: i32, %arg1: i32) -> i32 { %0 = rocdl.mbcnt.hi %arg0, %arg1 : (i32, i32) -> i32  llvm.return %0 : i32  }
llvm.func @mbcnt_lo(%arg0: i32, %arg1: i32) -> i32 { %0 = rocdl.mbcnt.lo %arg0, %arg1 : (i32, i32) -> i32  llvm.return %0 : i32  }
llvm.func @permlane16_swap(%arg0: i32, %arg1: i32) -> !llvm.struct<(i32, i32)> { %0 = rocdl.permlane16.swap %arg0, %arg1, true, true : (i32, i32) -> <(i32, i32)>  llvm.return %0 : !llvm.struct<(i32, i32)>  }
llvm.func @permlane32_swap(%arg0: i32, %arg1: i32) -> !llvm.struct<(i32, i32)> { %0 = rocdl.permlane32.swap %arg0, %arg1, true, true : (i32, i32) -> <(i32, i32)>  llvm.return %0 : !llvm.struct<(i32, i32)>  }
llvm.func @permlanex16(%arg0: i32, %arg1: i32, %arg2: i32, %arg3: i32) -> i32 { %0 = rocdl.permlanex16 %arg0, %arg1, %arg2, %arg3, true, true : i32, i32  llvm.return %0 : i32  }
llvm.func @rcp(%arg0: f32) -> f32 { %0 = rocdl.rcp %arg0 f32 -> f32  llvm.return %0 : f32  }
llvm.func @readfirstlane(%arg0: i32) -> i32 { %0 = rocdl.readfirstlane %arg0 : i32  llvm.return %0 : i32  }
llvm.func @readlane(%arg0: i32, %arg1: i32) -> i32 { %0 = rocdl.readlane %arg0, %arg1 : (i32, i32) -> i32  llvm.return %0 : i32  }
llvm.func @s_barrier() { rocdl.s.barrier  llvm.return  }
// -----
llvm.func @s_barrier_init(%arg0: !llvm.ptr<3>) { rocdl.s.barrier.init %arg0 member_cnt = 1 : !llvm.ptr<3>  llvm.return  }
llvm.func @s_barrier_join(%arg0: !llvm.ptr<3>) { rocdl.s.barrier.join %arg0 : !llvm.ptr<3>  llvm.return  }
llvm.func @s_barrier_leave() { rocdl.s.barrier.leave id = 1  llvm.return  }
llvm.func @s_barrier_signal() { rocdl.s.barrier.signal id = 1  llvm.return  }
llvm.func @s_barrier_signal_isfirst() -> i1 { %0 = rocdl.s.barrier.signal.isfirst id = 1 -> i1  llvm.return %0 : i1  }
llvm.func @s_barrier_signal_var(%arg0: !llvm.ptr<3>) { rocdl.s.barrier.signal.var %arg0 member_cnt = 1 : !llvm.ptr<3>  llvm.return  }
llvm.func @s_barrier_wait() { rocdl.s.barrier.wait id = 1  llvm.return  }
llvm.func @s_get_barrier_state() -> i32 { %0 = rocdl.s.get.barrier.state id = 1 -> i32  llvm.return %0 : i32  }
llvm.func @s_get_named_barrier_state(%arg0: !llvm.ptr<3>) -> i32 { %0 = rocdl.s.get.named.barrier.state %arg0 : !llvm.ptr<3> -> i32  llvm.return %0 : i32  }
llvm.func @s_nop() { rocdl.s.nop 1  llvm.return  }
llvm.func @s_setprio() { rocdl.s.setprio 1  llvm.return  }
llvm.func @s_sleep() { rocdl.s.sleep 1  llvm.return  }
llvm.func @s_wait_asynccnt() { rocdl.s.wait.asynccnt 1  llvm.return  }
llvm.func @s_wait_dscnt() { rocdl.s.wait.dscnt 1  llvm.return  }
llvm.func @s_wait_expcnt() { rocdl.s.wait.expcnt 1  llvm.return  }
llvm.func @s_wait_loadcnt() { rocdl.s.wait.loadcnt 1  llvm.return  }
llvm.func @s_wait_storecnt() { rocdl.s.wait.storecnt 1  llvm.return  }
llvm.func @s_wait_tensorcnt() { rocdl.s.wait.tensorcnt 1  llvm.return  }
llvm.func @s_waitcnt() { rocdl.s.waitcnt 1  llvm.return  }
llvm.func @s_wakeup_barrier(%arg0: !llvm.ptr<3>) { rocdl.s.wakeup.barrier %arg0 : !llvm.ptr<3>  llvm.return  }
// -----
llvm.func @sched_barrier() { rocdl.sched.barrier 1  llvm.return  }
llvm.func @sched_group_barrier() { rocdl.sched.group.barrier 1, 1, 1  llvm.return  }
llvm.func @sin(%arg0: f32) -> f32 { %0 = rocdl.sin %arg0 f32 -> f32  llvm.return %0 : f32  }
llvm.func @sqrt(%arg0: f32) -> f32 { %0 = rocdl.sqrt %arg0 f32 -> f32  llvm.return %0 : f32  }
llvm.func @tanh(%arg0: f32) -> f32 { %0 = rocdl.tanh %arg0 f32 -> f32  llvm.return %0 : f32  }
llvm.func @update_dpp(%arg0: i32, %arg1: i32) -> i32 { %0 = rocdl.update.dpp %arg0, %arg1 with 1, 1, 1, true : i32  llvm.return %0 : i32  }
llvm.func @wavefrontsize() -> i32 { %0 = rocdl.wavefrontsize : i32  llvm.return %0 : i32  }
llvm.func @workgroup_id_x() -> i32 { %0 = rocdl.workgroup.id.x : i32  llvm.return %0 : i32  }
llvm.func @workgroup_id_y() -> i32 { %0 = rocdl.workgroup.id.y : i32  llvm.return %0 : i32  }
llvm.func @workgroup_id_z() -> i32 { %0 = rocdl.workgroup.id.z : i32  llvm.return %0 : i32  }
llvm.func @workitem_id_x() -> i32 { %0 = rocdl.workitem.id.x : i32  llvm.return %0 : i32  }
llvm.func @workitem_id_y() -> i32 { %0 = rocdl.workitem.id.y : i32  llvm.return %0 : i32  }
llvm.func @workitem_id_z() -> i32 { %0 = rocdl.workitem.id.z : i32  llvm.return %0 : i32  }
// ==== stdout ====
module {
  llvm.func @ballot(%arg0: i1) -> i32 {
    %0 = rocdl.ballot %arg0 : i32
    llvm.return %0 : i32
  }
  llvm.func @cluster_id_x() -> i32 {
    %0 = rocdl.cluster.id.x : i32
    llvm.return %0 : i32
  }
  llvm.func @cluster_id_y() -> i32 {
    %0 = rocdl.cluster.id.y : i32
    llvm.return %0 : i32
  }
  llvm.func @cluster_id_z() -> i32 {
    %0 = rocdl.cluster.id.z : i32
    llvm.return %0 : i32
  }
  llvm.func @cos(%arg0: f32) -> f32 {
    %0 = rocdl.cos %arg0 f32 -> f32
    llvm.return %0 : f32
  }
  llvm.func @ds_bpermute(%arg0: i32, %arg1: i32) -> i32 {
    %0 = rocdl.ds_bpermute %arg0, %arg1 : (i32, i32) -> i32
    llvm.return %0 : i32
  }
  llvm.func @ds_swizzle(%arg0: i32) -> i32 {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = rocdl.ds_swizzle %arg0, %0 : (i32, i32) -> i32
    llvm.return %1 : i32
  }
  llvm.func @exp2(%arg0: f32) -> f32 {
    %0 = rocdl.exp2 %arg0 f32 -> f32
    llvm.return %0 : f32
  }
  llvm.func @fmed3(%arg0: f32, %arg1: f32, %arg2: f32) -> f32 {
    %0 = rocdl.fmed3 %arg0, %arg1, %arg2 : f32
    llvm.return %0 : f32
  }
  llvm.func @iglp_opt() {
    rocdl.iglp.opt 1
    llvm.return
  }
  llvm.func @log(%arg0: f32) -> f32 {
    %0 = rocdl.log %arg0 f32 -> f32
    llvm.return %0 : f32
  }
  llvm.func @mbcnt_hi(%arg0: i32, %arg1: i32) -> i32 {
    %0 = rocdl.mbcnt.hi %arg0, %arg1 : (i32, i32) -> i32
    llvm.return %0 : i32
  }
  llvm.func @mbcnt_lo(%arg0: i32, %arg1: i32) -> i32 {
    %0 = rocdl.mbcnt.lo %arg0, %arg1 : (i32, i32) -> i32
    llvm.return %0 : i32
  }
  llvm.func @permlane16_swap(%arg0: i32, %arg1: i32) -> !llvm.struct<(i32, i32)> {
    %0 = rocdl.permlane16.swap %arg0, %arg1, true, true : (i32, i32) -> <(i32, i32)>
    llvm.return %0 : !llvm.struct<(i32, i32)>
  }
  llvm.func @permlane32_swap(%arg0: i32, %arg1: i32) -> !llvm.struct<(i32, i32)> {
    %0 = rocdl.permlane32.swap %arg0, %arg1, true, true : (i32, i32) -> <(i32, i32)>
    llvm.return %0 : !llvm.struct<(i32, i32)>
  }
  llvm.func @permlanex16(%arg0: i32, %arg1: i32, %arg2: i32, %arg3: i32) -> i32 {
    %0 = rocdl.permlanex16 %arg0, %arg1, %arg2, %arg3, true, true : i32, i32
    llvm.return %0 : i32
  }
  llvm.func @rcp(%arg0: f32) -> f32 {
    %0 = rocdl.rcp %arg0 f32 -> f32
    llvm.return %0 : f32
  }
  llvm.func @readfirstlane(%arg0: i32) -> i32 {
    %0 = rocdl.readfirstlane %arg0 : i32
    llvm.return %0 : i32
  }
  llvm.func @readlane(%arg0: i32, %arg1: i32) -> i32 {
    %0 = rocdl.readlane %arg0, %arg1 : (i32, i32) -> i32
    llvm.return %0 : i32
  }
  llvm.func @s_barrier() {
    rocdl.s.barrier
    llvm.return
  }
}

// -----
module {
  llvm.func @s_barrier_init(%arg0: !llvm.ptr<3>) {
    rocdl.s.barrier.init %arg0 member_cnt = 1 : !llvm.ptr<3>
    llvm.return
  }
  llvm.func @s_barrier_join(%arg0: !llvm.ptr<3>) {
    rocdl.s.barrier.join %arg0 : !llvm.ptr<3>
    llvm.return
  }
  llvm.func @s_barrier_leave() {
    rocdl.s.barrier.leave id = 1
    llvm.return
  }
  llvm.func @s_barrier_signal() {
    rocdl.s.barrier.signal id = 1
    llvm.return
  }
  llvm.func @s_barrier_signal_isfirst() -> i1 {
    %0 = rocdl.s.barrier.signal.isfirst id = 1 -> i1
    llvm.return %0 : i1
  }
  llvm.func @s_barrier_signal_var(%arg0: !llvm.ptr<3>) {
    rocdl.s.barrier.signal.var %arg0 member_cnt = 1 : !llvm.ptr<3>
    llvm.return
  }
  llvm.func @s_barrier_wait() {
    rocdl.s.barrier.wait id = 1
    llvm.return
  }
  llvm.func @s_get_barrier_state() -> i32 {
    %0 = rocdl.s.get.barrier.state id = 1 -> i32
    llvm.return %0 : i32
  }
  llvm.func @s_get_named_barrier_state(%arg0: !llvm.ptr<3>) -> i32 {
    %0 = rocdl.s.get.named.barrier.state %arg0 : !llvm.ptr<3> -> i32
    llvm.return %0 : i32
  }
  llvm.func @s_nop() {
    rocdl.s.nop 1
    llvm.return
  }
  llvm.func @s_setprio() {
    rocdl.s.setprio 1
    llvm.return
  }
  llvm.func @s_sleep() {
    rocdl.s.sleep 1
    llvm.return
  }
  llvm.func @s_wait_asynccnt() {
    rocdl.s.wait.asynccnt 1
    llvm.return
  }
  llvm.func @s_wait_dscnt() {
    rocdl.s.wait.dscnt 1
    llvm.return
  }
  llvm.func @s_wait_expcnt() {
    rocdl.s.wait.expcnt 1
    llvm.return
  }
  llvm.func @s_wait_loadcnt() {
    rocdl.s.wait.loadcnt 1
    llvm.return
  }
  llvm.func @s_wait_storecnt() {
    rocdl.s.wait.storecnt 1
    llvm.return
  }
  llvm.func @s_wait_tensorcnt() {
    rocdl.s.wait.tensorcnt 1
    llvm.return
  }
  llvm.func @s_waitcnt() {
    rocdl.s.waitcnt 1
    llvm.return
  }
  llvm.func @s_wakeup_barrier(%arg0: !llvm.ptr<3>) {
    rocdl.s.wakeup.barrier %arg0 : !llvm.ptr<3>
    llvm.return
  }
}

// -----
module {
  llvm.func @sched_barrier() {
    rocdl.sched.barrier 1
    llvm.return
  }
  llvm.func @sched_group_barrier() {
    rocdl.sched.group.barrier 1, 1, 1
    llvm.return
  }
  llvm.func @sin(%arg0: f32) -> f32 {
    %0 = rocdl.sin %arg0 f32 -> f32
    llvm.return %0 : f32
  }
  llvm.func @sqrt(%arg0: f32) -> f32 {
    %0 = rocdl.sqrt %arg0 f32 -> f32
    llvm.return %0 : f32
  }
  llvm.func @tanh(%arg0: f32) -> f32 {
    %0 = rocdl.tanh %arg0 f32 -> f32
    llvm.return %0 : f32
  }
  llvm.func @update_dpp(%arg0: i32, %arg1: i32) -> i32 {
    %0 = rocdl.update.dpp %arg0, %arg1 with 1, 1, 1, true : i32
    llvm.return %0 : i32
  }
  llvm.func @wavefrontsize() -> i32 {
    %0 = rocdl.wavefrontsize : i32
    llvm.return %0 : i32
  }
  llvm.func @workgroup_id_x() -> i32 {
    %0 = rocdl.workgroup.id.x : i32
    llvm.return %0 : i32
  }
  llvm.func @workgroup_id_y() -> i32 {
    %0 = rocdl.workgroup.id.y : i32
    llvm.return %0 : i32
  }
  llvm.func @workgroup_id_z() -> i32 {
    %0 = rocdl.workgroup.id.z : i32
    llvm.return %0 : i32
  }
  llvm.func @workitem_id_x() -> i32 {
    %0 = rocdl.workitem.id.x : i32
    llvm.return %0 : i32
  }
  llvm.func @workitem_id_y() -> i32 {
    %0 = rocdl.workitem.id.y : i32
    llvm.return %0 : i32
  }
  llvm.func @workitem_id_z() -> i32 {
    %0 = rocdl.workitem.id.z : i32
    llvm.return %0 : i32
  }
}

