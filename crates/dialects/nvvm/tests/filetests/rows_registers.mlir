// terrace opt --split-input-file
// One case for each operation that is the call of an intrinsic.
llvm.func @rcp_approx_ftz_f(%arg0: f32) -> f32 { %0 = nvvm.rcp.approx.ftz.f %arg0 : f32  llvm.return %0 : f32  }
llvm.func @read_ptx_sreg_aggr_smem_size() -> i32 { %0 = nvvm.read.ptx.sreg.aggr.smem.size : i32  llvm.return %0 : i32  }
llvm.func @read_ptx_sreg_clock() -> i32 { %0 = nvvm.read.ptx.sreg.clock : i32  llvm.return %0 : i32  }
llvm.func @read_ptx_sreg_clock64() -> i64 { %0 = nvvm.read.ptx.sreg.clock64 : i64  llvm.return %0 : i64  }
llvm.func @read_ptx_sreg_cluster_ctaid_x() -> i32 { %0 = nvvm.read.ptx.sreg.cluster.ctaid.x : i32  llvm.return %0 : i32  }
llvm.func @read_ptx_sreg_cluster_ctaid_y() -> i32 { %0 = nvvm.read.ptx.sreg.cluster.ctaid.y : i32  llvm.return %0 : i32  }
llvm.func @read_ptx_sreg_cluster_ctaid_z() -> i32 { %0 = nvvm.read.ptx.sreg.cluster.ctaid.z : i32  llvm.return %0 : i32  }
llvm.func @read_ptx_sreg_cluster_ctarank() -> i32 { %0 = nvvm.read.ptx.sreg.cluster.ctarank : i32  llvm.return %0 : i32  }
llvm.func @read_ptx_sreg_cluster_nctaid_x() -> i32 { %0 = nvvm.read.ptx.sreg.cluster.nctaid.x : i32  llvm.return %0 : i32  }
llvm.func @read_ptx_sreg_cluster_nctaid_y() -> i32 { %0 = nvvm.read.ptx.sreg.cluster.nctaid.y : i32  llvm.return %0 : i32  }
llvm.func @read_ptx_sreg_cluster_nctaid_z() -> i32 { %0 = nvvm.read.ptx.sreg.cluster.nctaid.z : i32  llvm.return %0 : i32  }
llvm.func @read_ptx_sreg_cluster_nctarank() -> i32 { %0 = nvvm.read.ptx.sreg.cluster.nctarank : i32  llvm.return %0 : i32  }
llvm.func @read_ptx_sreg_clusterid_x() -> i32 { %0 = nvvm.read.ptx.sreg.clusterid.x : i32  llvm.return %0 : i32  }
llvm.func @read_ptx_sreg_clusterid_y() -> i32 { %0 = nvvm.read.ptx.sreg.clusterid.y : i32  llvm.return %0 : i32  }
llvm.func @read_ptx_sreg_clusterid_z() -> i32 { %0 = nvvm.read.ptx.sreg.clusterid.z : i32  llvm.return %0 : i32  }
llvm.func @read_ptx_sreg_ctaid_x() -> i32 { %0 = nvvm.read.ptx.sreg.ctaid.x : i32  llvm.return %0 : i32  }
llvm.func @read_ptx_sreg_ctaid_y() -> i32 { %0 = nvvm.read.ptx.sreg.ctaid.y : i32  llvm.return %0 : i32  }
llvm.func @read_ptx_sreg_ctaid_z() -> i32 { %0 = nvvm.read.ptx.sreg.ctaid.z : i32  llvm.return %0 : i32  }
llvm.func @read_ptx_sreg_dynamic_smem_size() -> i32 { %0 = nvvm.read.ptx.sreg.dynamic.smem.size : i32  llvm.return %0 : i32  }
llvm.func @read_ptx_sreg_envreg0() -> i32 { %0 = nvvm.read.ptx.sreg.envreg0 : i32  llvm.return %0 : i32  }
// -----
llvm.func @read_ptx_sreg_envreg1() -> i32 { %0 = nvvm.read.ptx.sreg.envreg1 : i32  llvm.return %0 : i32  }
llvm.func @read_ptx_sreg_envreg10() -> i32 { %0 = nvvm.read.ptx.sreg.envreg10 : i32  llvm.return %0 : i32  }
llvm.func @read_ptx_sreg_envreg11() -> i32 { %0 = nvvm.read.ptx.sreg.envreg11 : i32  llvm.return %0 : i32  }
llvm.func @read_ptx_sreg_envreg12() -> i32 { %0 = nvvm.read.ptx.sreg.envreg12 : i32  llvm.return %0 : i32  }
llvm.func @read_ptx_sreg_envreg13() -> i32 { %0 = nvvm.read.ptx.sreg.envreg13 : i32  llvm.return %0 : i32  }
llvm.func @read_ptx_sreg_envreg14() -> i32 { %0 = nvvm.read.ptx.sreg.envreg14 : i32  llvm.return %0 : i32  }
llvm.func @read_ptx_sreg_envreg15() -> i32 { %0 = nvvm.read.ptx.sreg.envreg15 : i32  llvm.return %0 : i32  }
llvm.func @read_ptx_sreg_envreg16() -> i32 { %0 = nvvm.read.ptx.sreg.envreg16 : i32  llvm.return %0 : i32  }
llvm.func @read_ptx_sreg_envreg17() -> i32 { %0 = nvvm.read.ptx.sreg.envreg17 : i32  llvm.return %0 : i32  }
llvm.func @read_ptx_sreg_envreg18() -> i32 { %0 = nvvm.read.ptx.sreg.envreg18 : i32  llvm.return %0 : i32  }
llvm.func @read_ptx_sreg_envreg19() -> i32 { %0 = nvvm.read.ptx.sreg.envreg19 : i32  llvm.return %0 : i32  }
llvm.func @read_ptx_sreg_envreg2() -> i32 { %0 = nvvm.read.ptx.sreg.envreg2 : i32  llvm.return %0 : i32  }
llvm.func @read_ptx_sreg_envreg20() -> i32 { %0 = nvvm.read.ptx.sreg.envreg20 : i32  llvm.return %0 : i32  }
llvm.func @read_ptx_sreg_envreg21() -> i32 { %0 = nvvm.read.ptx.sreg.envreg21 : i32  llvm.return %0 : i32  }
llvm.func @read_ptx_sreg_envreg22() -> i32 { %0 = nvvm.read.ptx.sreg.envreg22 : i32  llvm.return %0 : i32  }
llvm.func @read_ptx_sreg_envreg23() -> i32 { %0 = nvvm.read.ptx.sreg.envreg23 : i32  llvm.return %0 : i32  }
llvm.func @read_ptx_sreg_envreg24() -> i32 { %0 = nvvm.read.ptx.sreg.envreg24 : i32  llvm.return %0 : i32  }
llvm.func @read_ptx_sreg_envreg25() -> i32 { %0 = nvvm.read.ptx.sreg.envreg25 : i32  llvm.return %0 : i32  }
llvm.func @read_ptx_sreg_envreg26() -> i32 { %0 = nvvm.read.ptx.sreg.envreg26 : i32  llvm.return %0 : i32  }
llvm.func @read_ptx_sreg_envreg27() -> i32 { %0 = nvvm.read.ptx.sreg.envreg27 : i32  llvm.return %0 : i32  }
// -----
llvm.func @read_ptx_sreg_envreg28() -> i32 { %0 = nvvm.read.ptx.sreg.envreg28 : i32  llvm.return %0 : i32  }
llvm.func @read_ptx_sreg_envreg29() -> i32 { %0 = nvvm.read.ptx.sreg.envreg29 : i32  llvm.return %0 : i32  }
llvm.func @read_ptx_sreg_envreg3() -> i32 { %0 = nvvm.read.ptx.sreg.envreg3 : i32  llvm.return %0 : i32  }
llvm.func @read_ptx_sreg_envreg30() -> i32 { %0 = nvvm.read.ptx.sreg.envreg30 : i32  llvm.return %0 : i32  }
llvm.func @read_ptx_sreg_envreg31() -> i32 { %0 = nvvm.read.ptx.sreg.envreg31 : i32  llvm.return %0 : i32  }
llvm.func @read_ptx_sreg_envreg4() -> i32 { %0 = nvvm.read.ptx.sreg.envreg4 : i32  llvm.return %0 : i32  }
llvm.func @read_ptx_sreg_envreg5() -> i32 { %0 = nvvm.read.ptx.sreg.envreg5 : i32  llvm.return %0 : i32  }
llvm.func @read_ptx_sreg_envreg6() -> i32 { %0 = nvvm.read.ptx.sreg.envreg6 : i32  llvm.return %0 : i32  }
llvm.func @read_ptx_sreg_envreg7() -> i32 { %0 = nvvm.read.ptx.sreg.envreg7 : i32  llvm.return %0 : i32  }
llvm.func @read_ptx_sreg_envreg8() -> i32 { %0 = nvvm.read.ptx.sreg.envreg8 : i32  llvm.return %0 : i32  }
llvm.func @read_ptx_sreg_envreg9() -> i32 { %0 = nvvm.read.ptx.sreg.envreg9 : i32  llvm.return %0 : i32  }
llvm.func @read_ptx_sreg_globaltimer() -> i64 { %0 = nvvm.read.ptx.sreg.globaltimer : i64  llvm.return %0 : i64  }
llvm.func @read_ptx_sreg_globaltimer_lo() -> i32 { %0 = nvvm.read.ptx.sreg.globaltimer.lo : i32  llvm.return %0 : i32  }
llvm.func @read_ptx_sreg_gridid() -> i32 { %0 = nvvm.read.ptx.sreg.gridid : i32  llvm.return %0 : i32  }
llvm.func @read_ptx_sreg_laneid() -> i32 { %0 = nvvm.read.ptx.sreg.laneid : i32  llvm.return %0 : i32  }
llvm.func @read_ptx_sreg_lanemask_eq() -> i32 { %0 = nvvm.read.ptx.sreg.lanemask.eq : i32  llvm.return %0 : i32  }
llvm.func @read_ptx_sreg_lanemask_ge() -> i32 { %0 = nvvm.read.ptx.sreg.lanemask.ge : i32  llvm.return %0 : i32  }
llvm.func @read_ptx_sreg_lanemask_gt() -> i32 { %0 = nvvm.read.ptx.sreg.lanemask.gt : i32  llvm.return %0 : i32  }
llvm.func @read_ptx_sreg_lanemask_le() -> i32 { %0 = nvvm.read.ptx.sreg.lanemask.le : i32  llvm.return %0 : i32  }
llvm.func @read_ptx_sreg_lanemask_lt() -> i32 { %0 = nvvm.read.ptx.sreg.lanemask.lt : i32  llvm.return %0 : i32  }
// -----
llvm.func @read_ptx_sreg_nclusterid_x() -> i32 { %0 = nvvm.read.ptx.sreg.nclusterid.x : i32  llvm.return %0 : i32  }
llvm.func @read_ptx_sreg_nclusterid_y() -> i32 { %0 = nvvm.read.ptx.sreg.nclusterid.y : i32  llvm.return %0 : i32  }
llvm.func @read_ptx_sreg_nclusterid_z() -> i32 { %0 = nvvm.read.ptx.sreg.nclusterid.z : i32  llvm.return %0 : i32  }
llvm.func @read_ptx_sreg_nctaid_x() -> i32 { %0 = nvvm.read.ptx.sreg.nctaid.x : i32  llvm.return %0 : i32  }
llvm.func @read_ptx_sreg_nctaid_y() -> i32 { %0 = nvvm.read.ptx.sreg.nctaid.y : i32  llvm.return %0 : i32  }
llvm.func @read_ptx_sreg_nctaid_z() -> i32 { %0 = nvvm.read.ptx.sreg.nctaid.z : i32  llvm.return %0 : i32  }
llvm.func @read_ptx_sreg_nsmid() -> i32 { %0 = nvvm.read.ptx.sreg.nsmid : i32  llvm.return %0 : i32  }
llvm.func @read_ptx_sreg_ntid_x() -> i32 { %0 = nvvm.read.ptx.sreg.ntid.x : i32  llvm.return %0 : i32  }
llvm.func @read_ptx_sreg_ntid_y() -> i32 { %0 = nvvm.read.ptx.sreg.ntid.y : i32  llvm.return %0 : i32  }
llvm.func @read_ptx_sreg_ntid_z() -> i32 { %0 = nvvm.read.ptx.sreg.ntid.z : i32  llvm.return %0 : i32  }
llvm.func @read_ptx_sreg_nwarpid() -> i32 { %0 = nvvm.read.ptx.sreg.nwarpid : i32  llvm.return %0 : i32  }
llvm.func @read_ptx_sreg_smid() -> i32 { %0 = nvvm.read.ptx.sreg.smid : i32  llvm.return %0 : i32  }
llvm.func @read_ptx_sreg_tid_x() -> i32 { %0 = nvvm.read.ptx.sreg.tid.x : i32  llvm.return %0 : i32  }
llvm.func @read_ptx_sreg_tid_y() -> i32 { %0 = nvvm.read.ptx.sreg.tid.y : i32  llvm.return %0 : i32  }
llvm.func @read_ptx_sreg_tid_z() -> i32 { %0 = nvvm.read.ptx.sreg.tid.z : i32  llvm.return %0 : i32  }
llvm.func @read_ptx_sreg_total_smem_size() -> i32 { %0 = nvvm.read.ptx.sreg.total.smem.size : i32  llvm.return %0 : i32  }
llvm.func @read_ptx_sreg_warpid() -> i32 { %0 = nvvm.read.ptx.sreg.warpid : i32  llvm.return %0 : i32  }
llvm.func @read_ptx_sreg_warpsize() -> i32 { %0 = nvvm.read.ptx.sreg.warpsize : i32  llvm.return %0 : i32  }
// ==== stdout ====
module {
  llvm.func @rcp_approx_ftz_f(%arg0: f32) -> f32 {
    %0 = nvvm.rcp.approx.ftz.f %arg0 : f32
    llvm.return %0 : f32
  }
  llvm.func @read_ptx_sreg_aggr_smem_size() -> i32 {
    %0 = nvvm.read.ptx.sreg.aggr.smem.size : i32
    llvm.return %0 : i32
  }
  llvm.func @read_ptx_sreg_clock() -> i32 {
    %0 = nvvm.read.ptx.sreg.clock : i32
    llvm.return %0 : i32
  }
  llvm.func @read_ptx_sreg_clock64() -> i64 {
    %0 = nvvm.read.ptx.sreg.clock64 : i64
    llvm.return %0 : i64
  }
  llvm.func @read_ptx_sreg_cluster_ctaid_x() -> i32 {
    %0 = nvvm.read.ptx.sreg.cluster.ctaid.x : i32
    llvm.return %0 : i32
  }
  llvm.func @read_ptx_sreg_cluster_ctaid_y() -> i32 {
    %0 = nvvm.read.ptx.sreg.cluster.ctaid.y : i32
    llvm.return %0 : i32
  }
  llvm.func @read_ptx_sreg_cluster_ctaid_z() -> i32 {
    %0 = nvvm.read.ptx.sreg.cluster.ctaid.z : i32
    llvm.return %0 : i32
  }
  llvm.func @read_ptx_sreg_cluster_ctarank() -> i32 {
    %0 = nvvm.read.ptx.sreg.cluster.ctarank : i32
    llvm.return %0 : i32
  }
  llvm.func @read_ptx_sreg_cluster_nctaid_x() -> i32 {
    %0 = nvvm.read.ptx.sreg.cluster.nctaid.x : i32
    llvm.return %0 : i32
  }
  llvm.func @read_ptx_sreg_cluster_nctaid_y() -> i32 {
    %0 = nvvm.read.ptx.sreg.cluster.nctaid.y : i32
    llvm.return %0 : i32
  }
  llvm.func @read_ptx_sreg_cluster_nctaid_z() -> i32 {
    %0 = nvvm.read.ptx.sreg.cluster.nctaid.z : i32
    llvm.return %0 : i32
  }
  llvm.func @read_ptx_sreg_cluster_nctarank() -> i32 {
    %0 = nvvm.read.ptx.sreg.cluster.nctarank : i32
    llvm.return %0 : i32
  }
  llvm.func @read_ptx_sreg_clusterid_x() -> i32 {
    %0 = nvvm.read.ptx.sreg.clusterid.x : i32
    llvm.return %0 : i32
  }
  llvm.func @read_ptx_sreg_clusterid_y() -> i32 {
    %0 = nvvm.read.ptx.sreg.clusterid.y : i32
    llvm.return %0 : i32
  }
  llvm.func @read_ptx_sreg_clusterid_z() -> i32 {
    %0 = nvvm.read.ptx.sreg.clusterid.z : i32
    llvm.return %0 : i32
  }
  llvm.func @read_ptx_sreg_ctaid_x() -> i32 {
    %0 = nvvm.read.ptx.sreg.ctaid.x : i32
    llvm.return %0 : i32
  }
  llvm.func @read_ptx_sreg_ctaid_y() -> i32 {
    %0 = nvvm.read.ptx.sreg.ctaid.y : i32
    llvm.return %0 : i32
  }
  llvm.func @read_ptx_sreg_ctaid_z() -> i32 {
    %0 = nvvm.read.ptx.sreg.ctaid.z : i32
    llvm.return %0 : i32
  }
  llvm.func @read_ptx_sreg_dynamic_smem_size() -> i32 {
    %0 = nvvm.read.ptx.sreg.dynamic.smem.size : i32
    llvm.return %0 : i32
  }
  llvm.func @read_ptx_sreg_envreg0() -> i32 {
    %0 = nvvm.read.ptx.sreg.envreg0 : i32
    llvm.return %0 : i32
  }
}

// -----
module {
  llvm.func @read_ptx_sreg_envreg1() -> i32 {
    %0 = nvvm.read.ptx.sreg.envreg1 : i32
    llvm.return %0 : i32
  }
  llvm.func @read_ptx_sreg_envreg10() -> i32 {
    %0 = nvvm.read.ptx.sreg.envreg10 : i32
    llvm.return %0 : i32
  }
  llvm.func @read_ptx_sreg_envreg11() -> i32 {
    %0 = nvvm.read.ptx.sreg.envreg11 : i32
    llvm.return %0 : i32
  }
  llvm.func @read_ptx_sreg_envreg12() -> i32 {
    %0 = nvvm.read.ptx.sreg.envreg12 : i32
    llvm.return %0 : i32
  }
  llvm.func @read_ptx_sreg_envreg13() -> i32 {
    %0 = nvvm.read.ptx.sreg.envreg13 : i32
    llvm.return %0 : i32
  }
  llvm.func @read_ptx_sreg_envreg14() -> i32 {
    %0 = nvvm.read.ptx.sreg.envreg14 : i32
    llvm.return %0 : i32
  }
  llvm.func @read_ptx_sreg_envreg15() -> i32 {
    %0 = nvvm.read.ptx.sreg.envreg15 : i32
    llvm.return %0 : i32
  }
  llvm.func @read_ptx_sreg_envreg16() -> i32 {
    %0 = nvvm.read.ptx.sreg.envreg16 : i32
    llvm.return %0 : i32
  }
  llvm.func @read_ptx_sreg_envreg17() -> i32 {
    %0 = nvvm.read.ptx.sreg.envreg17 : i32
    llvm.return %0 : i32
  }
  llvm.func @read_ptx_sreg_envreg18() -> i32 {
    %0 = nvvm.read.ptx.sreg.envreg18 : i32
    llvm.return %0 : i32
  }
  llvm.func @read_ptx_sreg_envreg19() -> i32 {
    %0 = nvvm.read.ptx.sreg.envreg19 : i32
    llvm.return %0 : i32
  }
  llvm.func @read_ptx_sreg_envreg2() -> i32 {
    %0 = nvvm.read.ptx.sreg.envreg2 : i32
    llvm.return %0 : i32
  }
  llvm.func @read_ptx_sreg_envreg20() -> i32 {
    %0 = nvvm.read.ptx.sreg.envreg20 : i32
    llvm.return %0 : i32
  }
  llvm.func @read_ptx_sreg_envreg21() -> i32 {
    %0 = nvvm.read.ptx.sreg.envreg21 : i32
    llvm.return %0 : i32
  }
  llvm.func @read_ptx_sreg_envreg22() -> i32 {
    %0 = nvvm.read.ptx.sreg.envreg22 : i32
    llvm.return %0 : i32
  }
  llvm.func @read_ptx_sreg_envreg23() -> i32 {
    %0 = nvvm.read.ptx.sreg.envreg23 : i32
    llvm.return %0 : i32
  }
  llvm.func @read_ptx_sreg_envreg24() -> i32 {
    %0 = nvvm.read.ptx.sreg.envreg24 : i32
    llvm.return %0 : i32
  }
  llvm.func @read_ptx_sreg_envreg25() -> i32 {
    %0 = nvvm.read.ptx.sreg.envreg25 : i32
    llvm.return %0 : i32
  }
  llvm.func @read_ptx_sreg_envreg26() -> i32 {
    %0 = nvvm.read.ptx.sreg.envreg26 : i32
    llvm.return %0 : i32
  }
  llvm.func @read_ptx_sreg_envreg27() -> i32 {
    %0 = nvvm.read.ptx.sreg.envreg27 : i32
    llvm.return %0 : i32
  }
}

// -----
module {
  llvm.func @read_ptx_sreg_envreg28() -> i32 {
    %0 = nvvm.read.ptx.sreg.envreg28 : i32
    llvm.return %0 : i32
  }
  llvm.func @read_ptx_sreg_envreg29() -> i32 {
    %0 = nvvm.read.ptx.sreg.envreg29 : i32
    llvm.return %0 : i32
  }
  llvm.func @read_ptx_sreg_envreg3() -> i32 {
    %0 = nvvm.read.ptx.sreg.envreg3 : i32
    llvm.return %0 : i32
  }
  llvm.func @read_ptx_sreg_envreg30() -> i32 {
    %0 = nvvm.read.ptx.sreg.envreg30 : i32
    llvm.return %0 : i32
  }
  llvm.func @read_ptx_sreg_envreg31() -> i32 {
    %0 = nvvm.read.ptx.sreg.envreg31 : i32
    llvm.return %0 : i32
  }
  llvm.func @read_ptx_sreg_envreg4() -> i32 {
    %0 = nvvm.read.ptx.sreg.envreg4 : i32
    llvm.return %0 : i32
  }
  llvm.func @read_ptx_sreg_envreg5() -> i32 {
    %0 = nvvm.read.ptx.sreg.envreg5 : i32
    llvm.return %0 : i32
  }
  llvm.func @read_ptx_sreg_envreg6() -> i32 {
    %0 = nvvm.read.ptx.sreg.envreg6 : i32
    llvm.return %0 : i32
  }
  llvm.func @read_ptx_sreg_envreg7() -> i32 {
    %0 = nvvm.read.ptx.sreg.envreg7 : i32
    llvm.return %0 : i32
  }
  llvm.func @read_ptx_sreg_envreg8() -> i32 {
    %0 = nvvm.read.ptx.sreg.envreg8 : i32
    llvm.return %0 : i32
  }
  llvm.func @read_ptx_sreg_envreg9() -> i32 {
    %0 = nvvm.read.ptx.sreg.envreg9 : i32
    llvm.return %0 : i32
  }
  llvm.func @read_ptx_sreg_globaltimer() -> i64 {
    %0 = nvvm.read.ptx.sreg.globaltimer : i64
    llvm.return %0 : i64
  }
  llvm.func @read_ptx_sreg_globaltimer_lo() -> i32 {
    %0 = nvvm.read.ptx.sreg.globaltimer.lo : i32
    llvm.return %0 : i32
  }
  llvm.func @read_ptx_sreg_gridid() -> i32 {
    %0 = nvvm.read.ptx.sreg.gridid : i32
    llvm.return %0 : i32
  }
  llvm.func @read_ptx_sreg_laneid() -> i32 {
    %0 = nvvm.read.ptx.sreg.laneid : i32
    llvm.return %0 : i32
  }
  llvm.func @read_ptx_sreg_lanemask_eq() -> i32 {
    %0 = nvvm.read.ptx.sreg.lanemask.eq : i32
    llvm.return %0 : i32
  }
  llvm.func @read_ptx_sreg_lanemask_ge() -> i32 {
    %0 = nvvm.read.ptx.sreg.lanemask.ge : i32
    llvm.return %0 : i32
  }
  llvm.func @read_ptx_sreg_lanemask_gt() -> i32 {
    %0 = nvvm.read.ptx.sreg.lanemask.gt : i32
    llvm.return %0 : i32
  }
  llvm.func @read_ptx_sreg_lanemask_le() -> i32 {
    %0 = nvvm.read.ptx.sreg.lanemask.le : i32
    llvm.return %0 : i32
  }
  llvm.func @read_ptx_sreg_lanemask_lt() -> i32 {
    %0 = nvvm.read.ptx.sreg.lanemask.lt : i32
    llvm.return %0 : i32
  }
}

// -----
module {
  llvm.func @read_ptx_sreg_nclusterid_x() -> i32 {
    %0 = nvvm.read.ptx.sreg.nclusterid.x : i32
    llvm.return %0 : i32
  }
  llvm.func @read_ptx_sreg_nclusterid_y() -> i32 {
    %0 = nvvm.read.ptx.sreg.nclusterid.y : i32
    llvm.return %0 : i32
  }
  llvm.func @read_ptx_sreg_nclusterid_z() -> i32 {
    %0 = nvvm.read.ptx.sreg.nclusterid.z : i32
    llvm.return %0 : i32
  }
  llvm.func @read_ptx_sreg_nctaid_x() -> i32 {
    %0 = nvvm.read.ptx.sreg.nctaid.x : i32
    llvm.return %0 : i32
  }
  llvm.func @read_ptx_sreg_nctaid_y() -> i32 {
    %0 = nvvm.read.ptx.sreg.nctaid.y : i32
    llvm.return %0 : i32
  }
  llvm.func @read_ptx_sreg_nctaid_z() -> i32 {
    %0 = nvvm.read.ptx.sreg.nctaid.z : i32
    llvm.return %0 : i32
  }
  llvm.func @read_ptx_sreg_nsmid() -> i32 {
    %0 = nvvm.read.ptx.sreg.nsmid : i32
    llvm.return %0 : i32
  }
  llvm.func @read_ptx_sreg_ntid_x() -> i32 {
    %0 = nvvm.read.ptx.sreg.ntid.x : i32
    llvm.return %0 : i32
  }
  llvm.func @read_ptx_sreg_ntid_y() -> i32 {
    %0 = nvvm.read.ptx.sreg.ntid.y : i32
    llvm.return %0 : i32
  }
  llvm.func @read_ptx_sreg_ntid_z() -> i32 {
    %0 = nvvm.read.ptx.sreg.ntid.z : i32
    llvm.return %0 : i32
  }
  llvm.func @read_ptx_sreg_nwarpid() -> i32 {
    %0 = nvvm.read.ptx.sreg.nwarpid : i32
    llvm.return %0 : i32
  }
  llvm.func @read_ptx_sreg_smid() -> i32 {
    %0 = nvvm.read.ptx.sreg.smid : i32
    llvm.return %0 : i32
  }
  llvm.func @read_ptx_sreg_tid_x() -> i32 {
    %0 = nvvm.read.ptx.sreg.tid.x : i32
    llvm.return %0 : i32
  }
  llvm.func @read_ptx_sreg_tid_y() -> i32 {
    %0 = nvvm.read.ptx.sreg.tid.y : i32
    llvm.return %0 : i32
  }
  llvm.func @read_ptx_sreg_tid_z() -> i32 {
    %0 = nvvm.read.ptx.sreg.tid.z : i32
    llvm.return %0 : i32
  }
  llvm.func @read_ptx_sreg_total_smem_size() -> i32 {
    %0 = nvvm.read.ptx.sreg.total.smem.size : i32
    llvm.return %0 : i32
  }
  llvm.func @read_ptx_sreg_warpid() -> i32 {
    %0 = nvvm.read.ptx.sreg.warpid : i32
    llvm.return %0 : i32
  }
  llvm.func @read_ptx_sreg_warpsize() -> i32 {
    %0 = nvvm.read.ptx.sreg.warpsize : i32
    llvm.return %0 : i32
  }
}

