// terrace opt
// Operations.
llvm.func @f(%i: i32, %f: f32, %h: f16, %l: !llvm.ptr<3>, %g: !llvm.ptr<1>, %r: !llvm.ptr<8>, %p: !llvm.ptr, %b: i1, %s: i16, %n: i64, %v3: vector<3xi32>, %v8: vector<8xf32>, %v4: vector<4xf32>, %vh: vector<4xf16>) {
  %0 = rocdl.workitem.id.x : i32
  %1 = rocdl.workgroup.id.y range <i32, 0, 12> {tag} : i32
  %2 = rocdl.cos %f f32 -> f32
  %3 = rocdl.cvt.f32.fp8 %i[2] : f32
  %4 = rocdl.cvt.pk.fp8.f32 %f, %f -> %i[true] : i32
  %5 = rocdl.cvt.scale.pk16.f16.fp6 %v3, %i[1] : vector<16xf16>
  %6 = rocdl.ballot %b : i64
  rocdl.s.barrier.init %l member_cnt = 3 : !llvm.ptr<3>
  rocdl.s.barrier.wait id = 1
  %7 = rocdl.s.barrier.signal.isfirst id = 1 -> i1
  rocdl.barrier
  rocdl.global.load.lds %g, %l, 4, 0, 0
  %8 = rocdl.ds.read.tr4.b64 %l : <3> -> vector<2xi32>
  %9 = rocdl.permlane16.swap %i, %i, false, true : (i32, i32) -> <(i32, i32)>
  %10 = rocdl.make.buffer.rsrc %p, %s, %n, %i : !llvm.ptr to <8>
  %11 = rocdl.mfma.f32.16x16x16f16 %vh, %vh, %v4, %i, %i, %i : (vector<4xf16>, vector<4xf16>, vector<4xf32>, i32, i32, i32) -> vector<4xf32>
  %12 = rocdl.mbcnt.lo %i, %i {res_attrs = [{llvm.range = #llvm.constant_range<i32, 0, 32>}]} : (i32, i32) -> i32
  %13 = rocdl.readlane %f, %i : (f32, i32) -> f32
  %14 = rocdl.update.dpp %i, %i with 1, 2, 3, true : i32
  rocdl.s.waitcnt 3
  %15 = rocdl.exp %f f32 -> f32
  %16 = rocdl.workgroup.dim.x : i64
  %17 = rocdl.workgroup.dim.y range <i64, 1, 65> : i64
  %18 = rocdl.workgroup.dim.z : i64
  %19 = rocdl.grid.dim.x : i64
  %20 = rocdl.grid.dim.y : i64
  %21 = rocdl.grid.dim.z : i64
  llvm.return
}
// ==== stdout ====
module {
  llvm.func @f(%arg0: i32, %arg1: f32, %arg2: f16, %arg3: !llvm.ptr<3>, %arg4: !llvm.ptr<1>, %arg5: !llvm.ptr<8>, %arg6: !llvm.ptr, %arg7: i1, %arg8: i16, %arg9: i64, %arg10: vector<3xi32>, %arg11: vector<8xf32>, %arg12: vector<4xf32>, %arg13: vector<4xf16>) {
    %0 = rocdl.workitem.id.x : i32
    %1 = rocdl.workgroup.id.y range <i32, 0, 12> {tag} : i32
    %2 = rocdl.cos %arg1 f32 -> f32
    %3 = rocdl.cvt.f32.fp8 %arg0[2] : f32
    %4 = rocdl.cvt.pk.fp8.f32 %arg1, %arg1 -> %arg0[true] : i32
    %5 = rocdl.cvt.scale.pk16.f16.fp6 %arg10, %arg0[1] : vector<16xf16>
    %6 = rocdl.ballot %arg7 : i64
    rocdl.s.barrier.init %arg3 member_cnt = 3 : !llvm.ptr<3>
    rocdl.s.barrier.wait id = 1
    %7 = rocdl.s.barrier.signal.isfirst id = 1 -> i1
    rocdl.barrier
    rocdl.global.load.lds %arg4, %arg3, 4, 0, 0
    %8 = rocdl.ds.read.tr4.b64 %arg3 : <3> -> vector<2xi32>
    %9 = rocdl.permlane16.swap %arg0, %arg0, false, true : (i32, i32) -> <(i32, i32)>
    %10 = rocdl.make.buffer.rsrc %arg6, %arg8, %arg9, %arg0 : !llvm.ptr to <8>
    %11 = rocdl.mfma.f32.16x16x16f16 %arg13, %arg13, %arg12, %arg0, %arg0, %arg0 : (vector<4xf16>, vector<4xf16>, vector<4xf32>, i32, i32, i32) -> vector<4xf32>
    %12 = rocdl.mbcnt.lo %arg0, %arg0 {res_attrs = [{llvm.range = #llvm.constant_range<i32, 0, 32>}]} : (i32, i32) -> i32
    %13 = rocdl.readlane %arg1, %arg0 : (f32, i32) -> f32
    %14 = rocdl.update.dpp %arg0, %arg0 with 1, 2, 3, true : i32
    rocdl.s.waitcnt 3
    %15 = rocdl.exp %arg1 f32 -> f32
    %16 = rocdl.workgroup.dim.x : i64
    %17 = rocdl.workgroup.dim.y range <i64, 1, 65> : i64
    %18 = rocdl.workgroup.dim.z : i64
    %19 = rocdl.grid.dim.x : i64
    %20 = rocdl.grid.dim.y : i64
    %21 = rocdl.grid.dim.z : i64
    llvm.return
  }
}

