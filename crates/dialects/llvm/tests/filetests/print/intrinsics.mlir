// terrace opt
// Intrinsics of scalars and of pointers, as operations.
llvm.func @exp10(%a0: f32) {
  %0 = llvm.intr.exp10(%a0) : (f32) -> f32
  llvm.return
}
llvm.func @nearbyint(%a0: f32) {
  %0 = llvm.intr.nearbyint(%a0) : (f32) -> f32
  llvm.return
}
llvm.func @rint(%a0: f32) {
  %0 = llvm.intr.rint(%a0) : (f32) -> f32
  llvm.return
}
llvm.func @fmuladd(%a0: f32, %a1: f32, %a2: f32) {
  %0 = llvm.intr.fmuladd(%a0, %a1, %a2) {fastmathFlags = #llvm.fastmath<contract>} : (f32, f32, f32) -> f32
  llvm.return
}
llvm.func @frexp(%a0: f64) {
  %0 = llvm.intr.frexp(%a0) : (f64) -> !llvm.struct<(f64, i32)>
  llvm.return
}
llvm.func @ldexp(%a0: f32, %a1: i32) {
  %0 = llvm.intr.ldexp(%a0, %a1) : (f32, i32) -> f32
  llvm.return
}
llvm.func @llround(%a0: f64) {
  %0 = llvm.intr.llround(%a0) : (f64) -> i64
  llvm.return
}
llvm.func @lround(%a0: f64) {
  %0 = llvm.intr.lround(%a0) : (f64) -> i64
  llvm.return
}
llvm.func @llrint(%a0: f64) {
  %0 = llvm.intr.llrint(%a0) : (f64) -> i64
  llvm.return
}
llvm.func @lrint(%a0: f64) {
  %0 = llvm.intr.lrint(%a0) : (f64) -> i64
  llvm.return
}
llvm.func @fshl(%a0: i32, %a1: i32, %a2: i32) {
  %0 = llvm.intr.fshl(%a0, %a1, %a2) : (i32, i32, i32) -> i32
  llvm.return
}
llvm.func @fshr(%a0: i32, %a1: i32, %a2: i32) {
  %0 = llvm.intr.fshr(%a0, %a1, %a2) : (i32, i32, i32) -> i32
  llvm.return
}
llvm.func @scmp(%a0: i32, %a1: i32) {
  %0 = llvm.intr.scmp(%a0, %a1) : (i32, i32) -> i2
  llvm.return
}
llvm.func @ucmp(%a0: i32, %a1: i32) {
  %0 = llvm.intr.ucmp(%a0, %a1) : (i32, i32) -> i2
  llvm.return
}
llvm.func @bitreverse(%a0: i32) {
  %0 = llvm.intr.bitreverse(%a0) : (i32) -> i32
  llvm.return
}
llvm.func @bswap(%a0: i32) {
  %0 = llvm.intr.bswap(%a0) : (i32) -> i32
  llvm.return
}
llvm.func @sadd_sat(%a0: i8, %a1: i8) {
  %0 = llvm.intr.sadd.sat(%a0, %a1) : (i8, i8) -> i8
  llvm.return
}
llvm.func @sshl_sat(%a0: i8, %a1: i8) {
  %0 = llvm.intr.sshl.sat(%a0, %a1) : (i8, i8) -> i8
  llvm.return
}
llvm.func @ssub_sat(%a0: i8, %a1: i8) {
  %0 = llvm.intr.ssub.sat(%a0, %a1) : (i8, i8) -> i8
  llvm.return
}
llvm.func @uadd_sat(%a0: i8, %a1: i8) {
  %0 = llvm.intr.uadd.sat(%a0, %a1) : (i8, i8) -> i8
  llvm.return
}
llvm.func @ushl_sat(%a0: i8, %a1: i8) {
  %0 = llvm.intr.ushl.sat(%a0, %a1) : (i8, i8) -> i8
  llvm.return
}
llvm.func @usub_sat(%a0: i8, %a1: i8) {
  %0 = llvm.intr.usub.sat(%a0, %a1) : (i8, i8) -> i8
  llvm.return
}
llvm.func @smul_with_overflow(%a0: i32, %a1: i32) {
  %0 = "llvm.intr.smul.with.overflow"(%a0, %a1) : (i32, i32) -> !llvm.struct<(i32, i1)>
  llvm.return
}
llvm.func @ssub_with_overflow(%a0: i32, %a1: i32) {
  %0 = "llvm.intr.ssub.with.overflow"(%a0, %a1) : (i32, i32) -> !llvm.struct<(i32, i1)>
  llvm.return
}
llvm.func @umul_with_overflow(%a0: i32, %a1: i32) {
  %0 = "llvm.intr.umul.with.overflow"(%a0, %a1) : (i32, i32) -> !llvm.struct<(i32, i1)>
  llvm.return
}
llvm.func @usub_with_overflow(%a0: i32, %a1: i32) {
  %0 = "llvm.intr.usub.with.overflow"(%a0, %a1) : (i32, i32) -> !llvm.struct<(i32, i1)>
  llvm.return
}
llvm.func @annotation(%a0: i32, %a1: !llvm.ptr, %a2: !llvm.ptr, %a3: i32) {
  %0 = "llvm.intr.annotation"(%a0, %a1, %a2, %a3) : (i32, !llvm.ptr, !llvm.ptr, i32) -> i32
  llvm.return
}
llvm.func @ptr_annotation(%a0: !llvm.ptr, %a1: !llvm.ptr, %a2: !llvm.ptr, %a3: i32, %a4: !llvm.ptr) {
  %0 = "llvm.intr.ptr.annotation"(%a0, %a1, %a2, %a3, %a4) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> !llvm.ptr
  llvm.return
}
llvm.func @var_annotation(%a0: !llvm.ptr, %a1: !llvm.ptr, %a2: !llvm.ptr, %a3: i32, %a4: !llvm.ptr) {
  "llvm.intr.var.annotation"(%a0, %a1, %a2, %a3, %a4) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> ()
  llvm.return
}
llvm.func @ptrmask(%p: !llvm.ptr, %m: i64) {
  %0 = llvm.intr.ptrmask %p, %m : (!llvm.ptr, i64) -> !llvm.ptr
  llvm.return
}
llvm.func @threadlocal_address(%g: !llvm.ptr) {
  %0 = "llvm.intr.threadlocal.address"(%g) : (!llvm.ptr) -> !llvm.ptr
  llvm.return
}
llvm.func @va(%l: !llvm.ptr, %m: !llvm.ptr) {
  llvm.intr.vastart %l : !llvm.ptr
  llvm.intr.vacopy %l to %m : !llvm.ptr, !llvm.ptr
  %0 = llvm.va_arg %m : (!llvm.ptr) -> i32
  llvm.intr.vaend %m : !llvm.ptr
  llvm.intr.vaend %l : !llvm.ptr
  llvm.return
}
llvm.func @debugtrap() {
  llvm.intr.debugtrap
  llvm.return
}
llvm.func @trap() {
  llvm.intr.trap
  llvm.return
}
llvm.func @eh_typeid_for(%i: !llvm.ptr) {
  %0 = llvm.intr.eh.typeid.for %i : (!llvm.ptr) -> i32
  llvm.return
}
llvm.func @expect(%v: i1, %e: i1) {
  %0 = llvm.intr.expect %v, %e : i1
  llvm.return
}
llvm.func @expect_with_probability(%v: i32, %e: i32) {
  %0 = llvm.intr.expect.with.probability %v, %e, 0.75 : i32
  llvm.return
}
llvm.func @is_constant(%a0: i32) {
  %0 = "llvm.intr.is.constant"(%a0) : (i32) -> i1
  llvm.return
}
llvm.func @ssa_copy(%a: f32) {
  %0 = llvm.intr.ssa.copy %a : f32
  llvm.return
}
llvm.func @experimental_constrained_fpext(%a: f32) {
  %0 = llvm.intr.experimental.constrained.fpext %a ignore : f32 to f64
  llvm.return
}
llvm.func @experimental_constrained_sitofp(%a: i32) {
  %0 = llvm.intr.experimental.constrained.sitofp %a towardzero strict : i32 to f32
  llvm.return
}
llvm.func @experimental_constrained_uitofp(%a: i32) {
  %0 = llvm.intr.experimental.constrained.uitofp %a towardzero strict : i32 to f32
  llvm.return
}
// ==== stdout ====
module {
  llvm.func @exp10(%arg0: f32) {
    %0 = llvm.intr.exp10(%arg0) : (f32) -> f32
    llvm.return
  }
  llvm.func @nearbyint(%arg0: f32) {
    %0 = llvm.intr.nearbyint(%arg0) : (f32) -> f32
    llvm.return
  }
  llvm.func @rint(%arg0: f32) {
    %0 = llvm.intr.rint(%arg0) : (f32) -> f32
    llvm.return
  }
  llvm.func @fmuladd(%arg0: f32, %arg1: f32, %arg2: f32) {
    %0 = llvm.intr.fmuladd(%arg0, %arg1, %arg2) {fastmathFlags = #llvm.fastmath<contract>} : (f32, f32, f32) -> f32
    llvm.return
  }
  llvm.func @frexp(%arg0: f64) {
    %0 = llvm.intr.frexp(%arg0) : (f64) -> !llvm.struct<(f64, i32)>
    llvm.return
  }
  llvm.func @ldexp(%arg0: f32, %arg1: i32) {
    %0 = llvm.intr.ldexp(%arg0, %arg1) : (f32, i32) -> f32
    llvm.return
  }
  llvm.func @llround(%arg0: f64) {
    %0 = llvm.intr.llround(%arg0) : (f64) -> i64
    llvm.return
  }
  llvm.func @lround(%arg0: f64) {
    %0 = llvm.intr.lround(%arg0) : (f64) -> i64
    llvm.return
  }
  llvm.func @llrint(%arg0: f64) {
    %0 = llvm.intr.llrint(%arg0) : (f64) -> i64
    llvm.return
  }
  llvm.func @lrint(%arg0: f64) {
    %0 = llvm.intr.lrint(%arg0) : (f64) -> i64
    llvm.return
  }
  llvm.func @fshl(%arg0: i32, %arg1: i32, %arg2: i32) {
    %0 = llvm.intr.fshl(%arg0, %arg1, %arg2) : (i32, i32, i32) -> i32
    llvm.return
  }
  llvm.func @fshr(%arg0: i32, %arg1: i32, %arg2: i32) {
    %0 = llvm.intr.fshr(%arg0, %arg1, %arg2) : (i32, i32, i32) -> i32
    llvm.return
  }
  llvm.func @scmp(%arg0: i32, %arg1: i32) {
    %0 = llvm.intr.scmp(%arg0, %arg1) : (i32, i32) -> i2
    llvm.return
  }
  llvm.func @ucmp(%arg0: i32, %arg1: i32) {
    %0 = llvm.intr.ucmp(%arg0, %arg1) : (i32, i32) -> i2
    llvm.return
  }
  llvm.func @bitreverse(%arg0: i32) {
    %0 = llvm.intr.bitreverse(%arg0) : (i32) -> i32
    llvm.return
  }
  llvm.func @bswap(%arg0: i32) {
    %0 = llvm.intr.bswap(%arg0) : (i32) -> i32
    llvm.return
  }
  llvm.func @sadd_sat(%arg0: i8, %arg1: i8) {
    %0 = llvm.intr.sadd.sat(%arg0, %arg1) : (i8, i8) -> i8
    llvm.return
  }
  llvm.func @sshl_sat(%arg0: i8, %arg1: i8) {
    %0 = llvm.intr.sshl.sat(%arg0, %arg1) : (i8, i8) -> i8
    llvm.return
  }
  llvm.func @ssub_sat(%arg0: i8, %arg1: i8) {
    %0 = llvm.intr.ssub.sat(%arg0, %arg1) : (i8, i8) -> i8
    llvm.return
  }
  llvm.func @uadd_sat(%arg0: i8, %arg1: i8) {
    %0 = llvm.intr.uadd.sat(%arg0, %arg1) : (i8, i8) -> i8
    llvm.return
  }
  llvm.func @ushl_sat(%arg0: i8, %arg1: i8) {
    %0 = llvm.intr.ushl.sat(%arg0, %arg1) : (i8, i8) -> i8
    llvm.return
  }
  llvm.func @usub_sat(%arg0: i8, %arg1: i8) {
    %0 = llvm.intr.usub.sat(%arg0, %arg1) : (i8, i8) -> i8
    llvm.return
  }
  llvm.func @smul_with_overflow(%arg0: i32, %arg1: i32) {
    %0 = "llvm.intr.smul.with.overflow"(%arg0, %arg1) : (i32, i32) -> !llvm.struct<(i32, i1)>
    llvm.return
  }
  llvm.func @ssub_with_overflow(%arg0: i32, %arg1: i32) {
    %0 = "llvm.intr.ssub.with.overflow"(%arg0, %arg1) : (i32, i32) -> !llvm.struct<(i32, i1)>
    llvm.return
  }
  llvm.func @umul_with_overflow(%arg0: i32, %arg1: i32) {
    %0 = "llvm.intr.umul.with.overflow"(%arg0, %arg1) : (i32, i32) -> !llvm.struct<(i32, i1)>
    llvm.return
  }
  llvm.func @usub_with_overflow(%arg0: i32, %arg1: i32) {
    %0 = "llvm.intr.usub.with.overflow"(%arg0, %arg1) : (i32, i32) -> !llvm.struct<(i32, i1)>
    llvm.return
  }
  llvm.func @annotation(%arg0: i32, %arg1: !llvm.ptr, %arg2: !llvm.ptr, %arg3: i32) {
    %0 = "llvm.intr.annotation"(%arg0, %arg1, %arg2, %arg3) : (i32, !llvm.ptr, !llvm.ptr, i32) -> i32
    llvm.return
  }
  llvm.func @ptr_annotation(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: !llvm.ptr, %arg3: i32, %arg4: !llvm.ptr) {
    %0 = "llvm.intr.ptr.annotation"(%arg0, %arg1, %arg2, %arg3, %arg4) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> !llvm.ptr
    llvm.return
  }
  llvm.func @var_annotation(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: !llvm.ptr, %arg3: i32, %arg4: !llvm.ptr) {
    "llvm.intr.var.annotation"(%arg0, %arg1, %arg2, %arg3, %arg4) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @ptrmask(%arg0: !llvm.ptr, %arg1: i64) {
    %0 = llvm.intr.ptrmask %arg0, %arg1 : (!llvm.ptr, i64) -> !llvm.ptr
    llvm.return
  }
  llvm.func @threadlocal_address(%arg0: !llvm.ptr) {
    %0 = "llvm.intr.threadlocal.address"(%arg0) : (!llvm.ptr) -> !llvm.ptr
    llvm.return
  }
  llvm.func @va(%arg0: !llvm.ptr, %arg1: !llvm.ptr) {
    llvm.intr.vastart %arg0 : !llvm.ptr
    llvm.intr.vacopy %arg0 to %arg1 : !llvm.ptr, !llvm.ptr
    %0 = llvm.va_arg %arg1 : (!llvm.ptr) -> i32
    llvm.intr.vaend %arg1 : !llvm.ptr
    llvm.intr.vaend %arg0 : !llvm.ptr
    llvm.return
  }
  llvm.func @debugtrap() {
    llvm.intr.debugtrap
    llvm.return
  }
  llvm.func @trap() {
    llvm.intr.trap
    llvm.return
  }
  llvm.func @eh_typeid_for(%arg0: !llvm.ptr) {
    %0 = llvm.intr.eh.typeid.for %arg0 : (!llvm.ptr) -> i32
    llvm.return
  }
  llvm.func @expect(%arg0: i1, %arg1: i1) {
    %0 = llvm.intr.expect %arg0, %arg1 : i1
    llvm.return
  }
  llvm.func @expect_with_probability(%arg0: i32, %arg1: i32) {
    %0 = llvm.intr.expect.with.probability %arg0, %arg1, 7.500000e-01 : i32
    llvm.return
  }
  llvm.func @is_constant(%arg0: i32) {
    %0 = "llvm.intr.is.constant"(%arg0) : (i32) -> i1
    llvm.return
  }
  llvm.func @ssa_copy(%arg0: f32) {
    %0 = llvm.intr.ssa.copy %arg0 : f32
    llvm.return
  }
  llvm.func @experimental_constrained_fpext(%arg0: f32) {
    %0 = llvm.intr.experimental.constrained.fpext %arg0 ignore : f32 to f64
    llvm.return
  }
  llvm.func @experimental_constrained_sitofp(%arg0: i32) {
    %0 = llvm.intr.experimental.constrained.sitofp %arg0 towardzero strict : i32 to f32
    llvm.return
  }
  llvm.func @experimental_constrained_uitofp(%arg0: i32) {
    %0 = llvm.intr.experimental.constrained.uitofp %arg0 towardzero strict : i32 to f32
    llvm.return
  }
}

