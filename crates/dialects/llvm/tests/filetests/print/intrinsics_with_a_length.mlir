// terrace opt
// Intrinsics of vectors with a mask and an explicit length.
llvm.func @vp_add(%a0: vector<4xi32>, %a1: vector<4xi32>, %a2: vector<4xi1>, %a3: i32) {
  %0 = "llvm.intr.vp.add"(%a0, %a1, %a2, %a3) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  llvm.return
}
llvm.func @vp_and(%a0: vector<4xi32>, %a1: vector<4xi32>, %a2: vector<4xi1>, %a3: i32) {
  %0 = "llvm.intr.vp.and"(%a0, %a1, %a2, %a3) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  llvm.return
}
llvm.func @vp_ashr(%a0: vector<4xi32>, %a1: vector<4xi32>, %a2: vector<4xi1>, %a3: i32) {
  %0 = "llvm.intr.vp.ashr"(%a0, %a1, %a2, %a3) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  llvm.return
}
llvm.func @vp_lshr(%a0: vector<4xi32>, %a1: vector<4xi32>, %a2: vector<4xi1>, %a3: i32) {
  %0 = "llvm.intr.vp.lshr"(%a0, %a1, %a2, %a3) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  llvm.return
}
llvm.func @vp_mul(%a0: vector<4xi32>, %a1: vector<4xi32>, %a2: vector<4xi1>, %a3: i32) {
  %0 = "llvm.intr.vp.mul"(%a0, %a1, %a2, %a3) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  llvm.return
}
llvm.func @vp_or(%a0: vector<4xi32>, %a1: vector<4xi32>, %a2: vector<4xi1>, %a3: i32) {
  %0 = "llvm.intr.vp.or"(%a0, %a1, %a2, %a3) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  llvm.return
}
llvm.func @vp_sdiv(%a0: vector<4xi32>, %a1: vector<4xi32>, %a2: vector<4xi1>, %a3: i32) {
  %0 = "llvm.intr.vp.sdiv"(%a0, %a1, %a2, %a3) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  llvm.return
}
llvm.func @vp_shl(%a0: vector<4xi32>, %a1: vector<4xi32>, %a2: vector<4xi1>, %a3: i32) {
  %0 = "llvm.intr.vp.shl"(%a0, %a1, %a2, %a3) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  llvm.return
}
llvm.func @vp_smax(%a0: vector<4xi32>, %a1: vector<4xi32>, %a2: vector<4xi1>, %a3: i32) {
  %0 = "llvm.intr.vp.smax"(%a0, %a1, %a2, %a3) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  llvm.return
}
llvm.func @vp_smin(%a0: vector<4xi32>, %a1: vector<4xi32>, %a2: vector<4xi1>, %a3: i32) {
  %0 = "llvm.intr.vp.smin"(%a0, %a1, %a2, %a3) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  llvm.return
}
llvm.func @vp_srem(%a0: vector<4xi32>, %a1: vector<4xi32>, %a2: vector<4xi1>, %a3: i32) {
  %0 = "llvm.intr.vp.srem"(%a0, %a1, %a2, %a3) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  llvm.return
}
llvm.func @vp_sub(%a0: vector<4xi32>, %a1: vector<4xi32>, %a2: vector<4xi1>, %a3: i32) {
  %0 = "llvm.intr.vp.sub"(%a0, %a1, %a2, %a3) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  llvm.return
}
llvm.func @vp_udiv(%a0: vector<4xi32>, %a1: vector<4xi32>, %a2: vector<4xi1>, %a3: i32) {
  %0 = "llvm.intr.vp.udiv"(%a0, %a1, %a2, %a3) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  llvm.return
}
llvm.func @vp_umax(%a0: vector<4xi32>, %a1: vector<4xi32>, %a2: vector<4xi1>, %a3: i32) {
  %0 = "llvm.intr.vp.umax"(%a0, %a1, %a2, %a3) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  llvm.return
}
llvm.func @vp_umin(%a0: vector<4xi32>, %a1: vector<4xi32>, %a2: vector<4xi1>, %a3: i32) {
  %0 = "llvm.intr.vp.umin"(%a0, %a1, %a2, %a3) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  llvm.return
}
llvm.func @vp_urem(%a0: vector<4xi32>, %a1: vector<4xi32>, %a2: vector<4xi1>, %a3: i32) {
  %0 = "llvm.intr.vp.urem"(%a0, %a1, %a2, %a3) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  llvm.return
}
llvm.func @vp_xor(%a0: vector<4xi32>, %a1: vector<4xi32>, %a2: vector<4xi1>, %a3: i32) {
  %0 = "llvm.intr.vp.xor"(%a0, %a1, %a2, %a3) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  llvm.return
}
llvm.func @vp_fadd(%a0: vector<4xf32>, %a1: vector<4xf32>, %a2: vector<4xi1>, %a3: i32) {
  %0 = "llvm.intr.vp.fadd"(%a0, %a1, %a2, %a3) : (vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
  llvm.return
}
llvm.func @vp_fdiv(%a0: vector<4xf32>, %a1: vector<4xf32>, %a2: vector<4xi1>, %a3: i32) {
  %0 = "llvm.intr.vp.fdiv"(%a0, %a1, %a2, %a3) : (vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
  llvm.return
}
llvm.func @vp_fmul(%a0: vector<4xf32>, %a1: vector<4xf32>, %a2: vector<4xi1>, %a3: i32) {
  %0 = "llvm.intr.vp.fmul"(%a0, %a1, %a2, %a3) : (vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
  llvm.return
}
llvm.func @vp_frem(%a0: vector<4xf32>, %a1: vector<4xf32>, %a2: vector<4xi1>, %a3: i32) {
  %0 = "llvm.intr.vp.frem"(%a0, %a1, %a2, %a3) : (vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
  llvm.return
}
llvm.func @vp_fsub(%a0: vector<4xf32>, %a1: vector<4xf32>, %a2: vector<4xi1>, %a3: i32) {
  %0 = "llvm.intr.vp.fsub"(%a0, %a1, %a2, %a3) : (vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
  llvm.return
}
llvm.func @vp_fma(%a0: vector<4xf32>, %a1: vector<4xf32>, %a2: vector<4xf32>, %a3: vector<4xi1>, %a4: i32) {
  %0 = "llvm.intr.vp.fma"(%a0, %a1, %a2, %a3, %a4) : (vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
  llvm.return
}
llvm.func @vp_fmuladd(%a0: vector<4xf32>, %a1: vector<4xf32>, %a2: vector<4xf32>, %a3: vector<4xi1>, %a4: i32) {
  %0 = "llvm.intr.vp.fmuladd"(%a0, %a1, %a2, %a3, %a4) : (vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
  llvm.return
}
llvm.func @vp_fneg(%a0: vector<4xf32>, %a1: vector<4xi1>, %a2: i32) {
  %0 = "llvm.intr.vp.fneg"(%a0, %a1, %a2) : (vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
  llvm.return
}
llvm.func @vp_fpext(%a0: vector<4xf32>, %a1: vector<4xi1>, %a2: i32) {
  %0 = "llvm.intr.vp.fpext"(%a0, %a1, %a2) : (vector<4xf32>, vector<4xi1>, i32) -> vector<4xf64>
  llvm.return
}
llvm.func @vp_fptosi(%a0: vector<4xf32>, %a1: vector<4xi1>, %a2: i32) {
  %0 = "llvm.intr.vp.fptosi"(%a0, %a1, %a2) : (vector<4xf32>, vector<4xi1>, i32) -> vector<4xi64>
  llvm.return
}
llvm.func @vp_fptoui(%a0: vector<4xf32>, %a1: vector<4xi1>, %a2: i32) {
  %0 = "llvm.intr.vp.fptoui"(%a0, %a1, %a2) : (vector<4xf32>, vector<4xi1>, i32) -> vector<4xi64>
  llvm.return
}
llvm.func @vp_fptrunc(%a0: vector<4xf64>, %a1: vector<4xi1>, %a2: i32) {
  %0 = "llvm.intr.vp.fptrunc"(%a0, %a1, %a2) : (vector<4xf64>, vector<4xi1>, i32) -> vector<4xf32>
  llvm.return
}
llvm.func @vp_inttoptr(%a0: vector<4xi64>, %a1: vector<4xi1>, %a2: i32) {
  %0 = "llvm.intr.vp.inttoptr"(%a0, %a1, %a2) : (vector<4xi64>, vector<4xi1>, i32) -> vector<4x!llvm.ptr>
  llvm.return
}
llvm.func @vp_ptrtoint(%a0: vector<4x!llvm.ptr>, %a1: vector<4xi1>, %a2: i32) {
  %0 = "llvm.intr.vp.ptrtoint"(%a0, %a1, %a2) : (vector<4x!llvm.ptr>, vector<4xi1>, i32) -> vector<4xi64>
  llvm.return
}
llvm.func @vp_sext(%a0: vector<4xi32>, %a1: vector<4xi1>, %a2: i32) {
  %0 = "llvm.intr.vp.sext"(%a0, %a1, %a2) : (vector<4xi32>, vector<4xi1>, i32) -> vector<4xi64>
  llvm.return
}
llvm.func @vp_zext(%a0: vector<4xi32>, %a1: vector<4xi1>, %a2: i32) {
  %0 = "llvm.intr.vp.zext"(%a0, %a1, %a2) : (vector<4xi32>, vector<4xi1>, i32) -> vector<4xi64>
  llvm.return
}
llvm.func @vp_trunc(%a0: vector<4xi64>, %a1: vector<4xi1>, %a2: i32) {
  %0 = "llvm.intr.vp.trunc"(%a0, %a1, %a2) : (vector<4xi64>, vector<4xi1>, i32) -> vector<4xi32>
  llvm.return
}
llvm.func @vp_sitofp(%a0: vector<4xi32>, %a1: vector<4xi1>, %a2: i32) {
  %0 = "llvm.intr.vp.sitofp"(%a0, %a1, %a2) : (vector<4xi32>, vector<4xi1>, i32) -> vector<4xf32>
  llvm.return
}
llvm.func @vp_uitofp(%a0: vector<4xi32>, %a1: vector<4xi1>, %a2: i32) {
  %0 = "llvm.intr.vp.uitofp"(%a0, %a1, %a2) : (vector<4xi32>, vector<4xi1>, i32) -> vector<4xf32>
  llvm.return
}
llvm.func @vp_merge(%a0: vector<4xi1>, %a1: vector<4xi32>, %a2: vector<4xi32>, %a3: i32) {
  %0 = "llvm.intr.vp.merge"(%a0, %a1, %a2, %a3) : (vector<4xi1>, vector<4xi32>, vector<4xi32>, i32) -> vector<4xi32>
  llvm.return
}
llvm.func @vp_select(%a0: vector<4xi1>, %a1: vector<4xi32>, %a2: vector<4xi32>, %a3: i32) {
  %0 = "llvm.intr.vp.select"(%a0, %a1, %a2, %a3) : (vector<4xi1>, vector<4xi32>, vector<4xi32>, i32) -> vector<4xi32>
  llvm.return
}
llvm.func @vp_load(%a0: !llvm.ptr, %a1: vector<4xi1>, %a2: i32) {
  %0 = "llvm.intr.vp.load"(%a0, %a1, %a2) : (!llvm.ptr, vector<4xi1>, i32) -> vector<4xi32>
  llvm.return
}
llvm.func @vp_store(%a0: vector<4xi32>, %a1: !llvm.ptr, %a2: vector<4xi1>, %a3: i32) {
  "llvm.intr.vp.store"(%a0, %a1, %a2, %a3) : (vector<4xi32>, !llvm.ptr, vector<4xi1>, i32) -> ()
  llvm.return
}
llvm.func @experimental_vp_strided_load(%a0: !llvm.ptr, %a1: i64, %a2: vector<4xi1>, %a3: i32) {
  %0 = "llvm.intr.experimental.vp.strided.load"(%a0, %a1, %a2, %a3) : (!llvm.ptr, i64, vector<4xi1>, i32) -> vector<4xi32>
  llvm.return
}
llvm.func @experimental_vp_strided_store(%a0: vector<4xi32>, %a1: !llvm.ptr, %a2: i64, %a3: vector<4xi1>, %a4: i32) {
  "llvm.intr.experimental.vp.strided.store"(%a0, %a1, %a2, %a3, %a4) : (vector<4xi32>, !llvm.ptr, i64, vector<4xi1>, i32) -> ()
  llvm.return
}
llvm.func @vp_reduce_add(%a0: i32, %a1: vector<4xi32>, %a2: vector<4xi1>, %a3: i32) {
  %0 = "llvm.intr.vp.reduce.add"(%a0, %a1, %a2, %a3) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
  llvm.return
}
llvm.func @vp_reduce_and(%a0: i32, %a1: vector<4xi32>, %a2: vector<4xi1>, %a3: i32) {
  %0 = "llvm.intr.vp.reduce.and"(%a0, %a1, %a2, %a3) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
  llvm.return
}
llvm.func @vp_reduce_mul(%a0: i32, %a1: vector<4xi32>, %a2: vector<4xi1>, %a3: i32) {
  %0 = "llvm.intr.vp.reduce.mul"(%a0, %a1, %a2, %a3) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
  llvm.return
}
llvm.func @vp_reduce_or(%a0: i32, %a1: vector<4xi32>, %a2: vector<4xi1>, %a3: i32) {
  %0 = "llvm.intr.vp.reduce.or"(%a0, %a1, %a2, %a3) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
  llvm.return
}
llvm.func @vp_reduce_smax(%a0: i32, %a1: vector<4xi32>, %a2: vector<4xi1>, %a3: i32) {
  %0 = "llvm.intr.vp.reduce.smax"(%a0, %a1, %a2, %a3) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
  llvm.return
}
llvm.func @vp_reduce_smin(%a0: i32, %a1: vector<4xi32>, %a2: vector<4xi1>, %a3: i32) {
  %0 = "llvm.intr.vp.reduce.smin"(%a0, %a1, %a2, %a3) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
  llvm.return
}
llvm.func @vp_reduce_umax(%a0: i32, %a1: vector<4xi32>, %a2: vector<4xi1>, %a3: i32) {
  %0 = "llvm.intr.vp.reduce.umax"(%a0, %a1, %a2, %a3) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
  llvm.return
}
llvm.func @vp_reduce_umin(%a0: i32, %a1: vector<4xi32>, %a2: vector<4xi1>, %a3: i32) {
  %0 = "llvm.intr.vp.reduce.umin"(%a0, %a1, %a2, %a3) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
  llvm.return
}
llvm.func @vp_reduce_xor(%a0: i32, %a1: vector<4xi32>, %a2: vector<4xi1>, %a3: i32) {
  %0 = "llvm.intr.vp.reduce.xor"(%a0, %a1, %a2, %a3) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
  llvm.return
}
llvm.func @vp_reduce_fadd(%a0: f32, %a1: vector<4xf32>, %a2: vector<4xi1>, %a3: i32) {
  %0 = "llvm.intr.vp.reduce.fadd"(%a0, %a1, %a2, %a3) : (f32, vector<4xf32>, vector<4xi1>, i32) -> f32
  llvm.return
}
llvm.func @vp_reduce_fmul(%a0: f32, %a1: vector<4xf32>, %a2: vector<4xi1>, %a3: i32) {
  %0 = "llvm.intr.vp.reduce.fmul"(%a0, %a1, %a2, %a3) : (f32, vector<4xf32>, vector<4xi1>, i32) -> f32
  llvm.return
}
llvm.func @vp_reduce_fmax(%a0: f32, %a1: vector<4xf32>, %a2: vector<4xi1>, %a3: i32) {
  %0 = "llvm.intr.vp.reduce.fmax"(%a0, %a1, %a2, %a3) : (f32, vector<4xf32>, vector<4xi1>, i32) -> f32
  llvm.return
}
llvm.func @vp_reduce_fmin(%a0: f32, %a1: vector<4xf32>, %a2: vector<4xi1>, %a3: i32) {
  %0 = "llvm.intr.vp.reduce.fmin"(%a0, %a1, %a2, %a3) : (f32, vector<4xf32>, vector<4xi1>, i32) -> f32
  llvm.return
}
// ==== stdout ====
module {
  llvm.func @vp_add(%arg0: vector<4xi32>, %arg1: vector<4xi32>, %arg2: vector<4xi1>, %arg3: i32) {
    %0 = "llvm.intr.vp.add"(%arg0, %arg1, %arg2, %arg3) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
    llvm.return
  }
  llvm.func @vp_and(%arg0: vector<4xi32>, %arg1: vector<4xi32>, %arg2: vector<4xi1>, %arg3: i32) {
    %0 = "llvm.intr.vp.and"(%arg0, %arg1, %arg2, %arg3) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
    llvm.return
  }
  llvm.func @vp_ashr(%arg0: vector<4xi32>, %arg1: vector<4xi32>, %arg2: vector<4xi1>, %arg3: i32) {
    %0 = "llvm.intr.vp.ashr"(%arg0, %arg1, %arg2, %arg3) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
    llvm.return
  }
  llvm.func @vp_lshr(%arg0: vector<4xi32>, %arg1: vector<4xi32>, %arg2: vector<4xi1>, %arg3: i32) {
    %0 = "llvm.intr.vp.lshr"(%arg0, %arg1, %arg2, %arg3) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
    llvm.return
  }
  llvm.func @vp_mul(%arg0: vector<4xi32>, %arg1: vector<4xi32>, %arg2: vector<4xi1>, %arg3: i32) {
    %0 = "llvm.intr.vp.mul"(%arg0, %arg1, %arg2, %arg3) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
    llvm.return
  }
  llvm.func @vp_or(%arg0: vector<4xi32>, %arg1: vector<4xi32>, %arg2: vector<4xi1>, %arg3: i32) {
    %0 = "llvm.intr.vp.or"(%arg0, %arg1, %arg2, %arg3) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
    llvm.return
  }
  llvm.func @vp_sdiv(%arg0: vector<4xi32>, %arg1: vector<4xi32>, %arg2: vector<4xi1>, %arg3: i32) {
    %0 = "llvm.intr.vp.sdiv"(%arg0, %arg1, %arg2, %arg3) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
    llvm.return
  }
  llvm.func @vp_shl(%arg0: vector<4xi32>, %arg1: vector<4xi32>, %arg2: vector<4xi1>, %arg3: i32) {
    %0 = "llvm.intr.vp.shl"(%arg0, %arg1, %arg2, %arg3) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
    llvm.return
  }
  llvm.func @vp_smax(%arg0: vector<4xi32>, %arg1: vector<4xi32>, %arg2: vector<4xi1>, %arg3: i32) {
    %0 = "llvm.intr.vp.smax"(%arg0, %arg1, %arg2, %arg3) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
    llvm.return
  }
  llvm.func @vp_smin(%arg0: vector<4xi32>, %arg1: vector<4xi32>, %arg2: vector<4xi1>, %arg3: i32) {
    %0 = "llvm.intr.vp.smin"(%arg0, %arg1, %arg2, %arg3) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
    llvm.return
  }
  llvm.func @vp_srem(%arg0: vector<4xi32>, %arg1: vector<4xi32>, %arg2: vector<4xi1>, %arg3: i32) {
    %0 = "llvm.intr.vp.srem"(%arg0, %arg1, %arg2, %arg3) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
    llvm.return
  }
  llvm.func @vp_sub(%arg0: vector<4xi32>, %arg1: vector<4xi32>, %arg2: vector<4xi1>, %arg3: i32) {
    %0 = "llvm.intr.vp.sub"(%arg0, %arg1, %arg2, %arg3) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
    llvm.return
  }
  llvm.func @vp_udiv(%arg0: vector<4xi32>, %arg1: vector<4xi32>, %arg2: vector<4xi1>, %arg3: i32) {
    %0 = "llvm.intr.vp.udiv"(%arg0, %arg1, %arg2, %arg3) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
    llvm.return
  }
  llvm.func @vp_umax(%arg0: vector<4xi32>, %arg1: vector<4xi32>, %arg2: vector<4xi1>, %arg3: i32) {
    %0 = "llvm.intr.vp.umax"(%arg0, %arg1, %arg2, %arg3) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
    llvm.return
  }
  llvm.func @vp_umin(%arg0: vector<4xi32>, %arg1: vector<4xi32>, %arg2: vector<4xi1>, %arg3: i32) {
    %0 = "llvm.intr.vp.umin"(%arg0, %arg1, %arg2, %arg3) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
    llvm.return
  }
  llvm.func @vp_urem(%arg0: vector<4xi32>, %arg1: vector<4xi32>, %arg2: vector<4xi1>, %arg3: i32) {
    %0 = "llvm.intr.vp.urem"(%arg0, %arg1, %arg2, %arg3) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
    llvm.return
  }
  llvm.func @vp_xor(%arg0: vector<4xi32>, %arg1: vector<4xi32>, %arg2: vector<4xi1>, %arg3: i32) {
    %0 = "llvm.intr.vp.xor"(%arg0, %arg1, %arg2, %arg3) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
    llvm.return
  }
  llvm.func @vp_fadd(%arg0: vector<4xf32>, %arg1: vector<4xf32>, %arg2: vector<4xi1>, %arg3: i32) {
    %0 = "llvm.intr.vp.fadd"(%arg0, %arg1, %arg2, %arg3) : (vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
    llvm.return
  }
  llvm.func @vp_fdiv(%arg0: vector<4xf32>, %arg1: vector<4xf32>, %arg2: vector<4xi1>, %arg3: i32) {
    %0 = "llvm.intr.vp.fdiv"(%arg0, %arg1, %arg2, %arg3) : (vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
    llvm.return
  }
  llvm.func @vp_fmul(%arg0: vector<4xf32>, %arg1: vector<4xf32>, %arg2: vector<4xi1>, %arg3: i32) {
    %0 = "llvm.intr.vp.fmul"(%arg0, %arg1, %arg2, %arg3) : (vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
    llvm.return
  }
  llvm.func @vp_frem(%arg0: vector<4xf32>, %arg1: vector<4xf32>, %arg2: vector<4xi1>, %arg3: i32) {
    %0 = "llvm.intr.vp.frem"(%arg0, %arg1, %arg2, %arg3) : (vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
    llvm.return
  }
  llvm.func @vp_fsub(%arg0: vector<4xf32>, %arg1: vector<4xf32>, %arg2: vector<4xi1>, %arg3: i32) {
    %0 = "llvm.intr.vp.fsub"(%arg0, %arg1, %arg2, %arg3) : (vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
    llvm.return
  }
  llvm.func @vp_fma(%arg0: vector<4xf32>, %arg1: vector<4xf32>, %arg2: vector<4xf32>, %arg3: vector<4xi1>, %arg4: i32) {
    %0 = "llvm.intr.vp.fma"(%arg0, %arg1, %arg2, %arg3, %arg4) : (vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
    llvm.return
  }
  llvm.func @vp_fmuladd(%arg0: vector<4xf32>, %arg1: vector<4xf32>, %arg2: vector<4xf32>, %arg3: vector<4xi1>, %arg4: i32) {
    %0 = "llvm.intr.vp.fmuladd"(%arg0, %arg1, %arg2, %arg3, %arg4) : (vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
    llvm.return
  }
  llvm.func @vp_fneg(%arg0: vector<4xf32>, %arg1: vector<4xi1>, %arg2: i32) {
    %0 = "llvm.intr.vp.fneg"(%arg0, %arg1, %arg2) : (vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
    llvm.return
  }
  llvm.func @vp_fpext(%arg0: vector<4xf32>, %arg1: vector<4xi1>, %arg2: i32) {
    %0 = "llvm.intr.vp.fpext"(%arg0, %arg1, %arg2) : (vector<4xf32>, vector<4xi1>, i32) -> vector<4xf64>
    llvm.return
  }
  llvm.func @vp_fptosi(%arg0: vector<4xf32>, %arg1: vector<4xi1>, %arg2: i32) {
    %0 = "llvm.intr.vp.fptosi"(%arg0, %arg1, %arg2) : (vector<4xf32>, vector<4xi1>, i32) -> vector<4xi64>
    llvm.return
  }
  llvm.func @vp_fptoui(%arg0: vector<4xf32>, %arg1: vector<4xi1>, %arg2: i32) {
    %0 = "llvm.intr.vp.fptoui"(%arg0, %arg1, %arg2) : (vector<4xf32>, vector<4xi1>, i32) -> vector<4xi64>
    llvm.return
  }
  llvm.func @vp_fptrunc(%arg0: vector<4xf64>, %arg1: vector<4xi1>, %arg2: i32) {
    %0 = "llvm.intr.vp.fptrunc"(%arg0, %arg1, %arg2) : (vector<4xf64>, vector<4xi1>, i32) -> vector<4xf32>
    llvm.return
  }
  llvm.func @vp_inttoptr(%arg0: vector<4xi64>, %arg1: vector<4xi1>, %arg2: i32) {
    %0 = "llvm.intr.vp.inttoptr"(%arg0, %arg1, %arg2) : (vector<4xi64>, vector<4xi1>, i32) -> vector<4x!llvm.ptr>
    llvm.return
  }
  llvm.func @vp_ptrtoint(%arg0: vector<4x!llvm.ptr>, %arg1: vector<4xi1>, %arg2: i32) {
    %0 = "llvm.intr.vp.ptrtoint"(%arg0, %arg1, %arg2) : (vector<4x!llvm.ptr>, vector<4xi1>, i32) -> vector<4xi64>
    llvm.return
  }
  llvm.func @vp_sext(%arg0: vector<4xi32>, %arg1: vector<4xi1>, %arg2: i32) {
    %0 = "llvm.intr.vp.sext"(%arg0, %arg1, %arg2) : (vector<4xi32>, vector<4xi1>, i32) -> vector<4xi64>
    llvm.return
  }
  llvm.func @vp_zext(%arg0: vector<4xi32>, %arg1: vector<4xi1>, %arg2: i32) {
    %0 = "llvm.intr.vp.zext"(%arg0, %arg1, %arg2) : (vector<4xi32>, vector<4xi1>, i32) -> vector<4xi64>
    llvm.return
  }
  llvm.func @vp_trunc(%arg0: vector<4xi64>, %arg1: vector<4xi1>, %arg2: i32) {
    %0 = "llvm.intr.vp.trunc"(%arg0, %arg1, %arg2) : (vector<4xi64>, vector<4xi1>, i32) -> vector<4xi32>
    llvm.return
  }
  llvm.func @vp_sitofp(%arg0: vector<4xi32>, %arg1: vector<4xi1>, %arg2: i32) {
    %0 = "llvm.intr.vp.sitofp"(%arg0, %arg1, %arg2) : (vector<4xi32>, vector<4xi1>, i32) -> vector<4xf32>
    llvm.return
  }
  llvm.func @vp_uitofp(%arg0: vector<4xi32>, %arg1: vector<4xi1>, %arg2: i32) {
    %0 = "llvm.intr.vp.uitofp"(%arg0, %arg1, %arg2) : (vector<4xi32>, vector<4xi1>, i32) -> vector<4xf32>
    llvm.return
  }
  llvm.func @vp_merge(%arg0: vector<4xi1>, %arg1: vector<4xi32>, %arg2: vector<4xi32>, %arg3: i32) {
    %0 = "llvm.intr.vp.merge"(%arg0, %arg1, %arg2, %arg3) : (vector<4xi1>, vector<4xi32>, vector<4xi32>, i32) -> vector<4xi32>
    llvm.return
  }
  llvm.func @vp_select(%arg0: vector<4xi1>, %arg1: vector<4xi32>, %arg2: vector<4xi32>, %arg3: i32) {
    %0 = "llvm.intr.vp.select"(%arg0, %arg1, %arg2, %arg3) : (vector<4xi1>, vector<4xi32>, vector<4xi32>, i32) -> vector<4xi32>
    llvm.return
  }
  llvm.func @vp_load(%arg0: !llvm.ptr, %arg1: vector<4xi1>, %arg2: i32) {
    %0 = "llvm.intr.vp.load"(%arg0, %arg1, %arg2) : (!llvm.ptr, vector<4xi1>, i32) -> vector<4xi32>
    llvm.return
  }
  llvm.func @vp_store(%arg0: vector<4xi32>, %arg1: !llvm.ptr, %arg2: vector<4xi1>, %arg3: i32) {
    "llvm.intr.vp.store"(%arg0, %arg1, %arg2, %arg3) : (vector<4xi32>, !llvm.ptr, vector<4xi1>, i32) -> ()
    llvm.return
  }
  llvm.func @experimental_vp_strided_load(%arg0: !llvm.ptr, %arg1: i64, %arg2: vector<4xi1>, %arg3: i32) {
    %0 = "llvm.intr.experimental.vp.strided.load"(%arg0, %arg1, %arg2, %arg3) : (!llvm.ptr, i64, vector<4xi1>, i32) -> vector<4xi32>
    llvm.return
  }
  llvm.func @experimental_vp_strided_store(%arg0: vector<4xi32>, %arg1: !llvm.ptr, %arg2: i64, %arg3: vector<4xi1>, %arg4: i32) {
    "llvm.intr.experimental.vp.strided.store"(%arg0, %arg1, %arg2, %arg3, %arg4) : (vector<4xi32>, !llvm.ptr, i64, vector<4xi1>, i32) -> ()
    llvm.return
  }
  llvm.func @vp_reduce_add(%arg0: i32, %arg1: vector<4xi32>, %arg2: vector<4xi1>, %arg3: i32) {
    %0 = "llvm.intr.vp.reduce.add"(%arg0, %arg1, %arg2, %arg3) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
    llvm.return
  }
  llvm.func @vp_reduce_and(%arg0: i32, %arg1: vector<4xi32>, %arg2: vector<4xi1>, %arg3: i32) {
    %0 = "llvm.intr.vp.reduce.and"(%arg0, %arg1, %arg2, %arg3) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
    llvm.return
  }
  llvm.func @vp_reduce_mul(%arg0: i32, %arg1: vector<4xi32>, %arg2: vector<4xi1>, %arg3: i32) {
    %0 = "llvm.intr.vp.reduce.mul"(%arg0, %arg1, %arg2, %arg3) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
    llvm.return
  }
  llvm.func @vp_reduce_or(%arg0: i32, %arg1: vector<4xi32>, %arg2: vector<4xi1>, %arg3: i32) {
    %0 = "llvm.intr.vp.reduce.or"(%arg0, %arg1, %arg2, %arg3) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
    llvm.return
  }
  llvm.func @vp_reduce_smax(%arg0: i32, %arg1: vector<4xi32>, %arg2: vector<4xi1>, %arg3: i32) {
    %0 = "llvm.intr.vp.reduce.smax"(%arg0, %arg1, %arg2, %arg3) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
    llvm.return
  }
  llvm.func @vp_reduce_smin(%arg0: i32, %arg1: vector<4xi32>, %arg2: vector<4xi1>, %arg3: i32) {
    %0 = "llvm.intr.vp.reduce.smin"(%arg0, %arg1, %arg2, %arg3) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
    llvm.return
  }
  llvm.func @vp_reduce_umax(%arg0: i32, %arg1: vector<4xi32>, %arg2: vector<4xi1>, %arg3: i32) {
    %0 = "llvm.intr.vp.reduce.umax"(%arg0, %arg1, %arg2, %arg3) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
    llvm.return
  }
  llvm.func @vp_reduce_umin(%arg0: i32, %arg1: vector<4xi32>, %arg2: vector<4xi1>, %arg3: i32) {
    %0 = "llvm.intr.vp.reduce.umin"(%arg0, %arg1, %arg2, %arg3) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
    llvm.return
  }
  llvm.func @vp_reduce_xor(%arg0: i32, %arg1: vector<4xi32>, %arg2: vector<4xi1>, %arg3: i32) {
    %0 = "llvm.intr.vp.reduce.xor"(%arg0, %arg1, %arg2, %arg3) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
    llvm.return
  }
  llvm.func @vp_reduce_fadd(%arg0: f32, %arg1: vector<4xf32>, %arg2: vector<4xi1>, %arg3: i32) {
    %0 = "llvm.intr.vp.reduce.fadd"(%arg0, %arg1, %arg2, %arg3) : (f32, vector<4xf32>, vector<4xi1>, i32) -> f32
    llvm.return
  }
  llvm.func @vp_reduce_fmul(%arg0: f32, %arg1: vector<4xf32>, %arg2: vector<4xi1>, %arg3: i32) {
    %0 = "llvm.intr.vp.reduce.fmul"(%arg0, %arg1, %arg2, %arg3) : (f32, vector<4xf32>, vector<4xi1>, i32) -> f32
    llvm.return
  }
  llvm.func @vp_reduce_fmax(%arg0: f32, %arg1: vector<4xf32>, %arg2: vector<4xi1>, %arg3: i32) {
    %0 = "llvm.intr.vp.reduce.fmax"(%arg0, %arg1, %arg2, %arg3) : (f32, vector<4xf32>, vector<4xi1>, i32) -> f32
    llvm.return
  }
  llvm.func @vp_reduce_fmin(%arg0: f32, %arg1: vector<4xf32>, %arg2: vector<4xi1>, %arg3: i32) {
    %0 = "llvm.intr.vp.reduce.fmin"(%arg0, %arg1, %arg2, %arg3) : (f32, vector<4xf32>, vector<4xi1>, i32) -> f32
    llvm.return
  }
}

