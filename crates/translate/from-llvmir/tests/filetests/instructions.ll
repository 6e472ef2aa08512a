; terrace translate --import-llvm
; Instructions become operations with their flags.
%s = type { i32, [4 x i64], { i8, ptr } }
define void @integers(i32 %a, i32 %b, <2 x i32> %v) {
  %1 = add nsw i32 %a, %b
  %2 = sub nuw i32 %1, %b
  %3 = mul nuw nsw i32 %2, %b
  %4 = udiv exact i32 %3, %b
  %5 = sdiv i32 %4, %b
  %6 = urem i32 %5, %b
  %7 = srem i32 %6, %b
  %8 = shl nuw i32 %7, 1
  %9 = lshr exact i32 %8, 2
  %10 = ashr i32 %9, 3
  %11 = and i32 %10, 255
  %12 = or disjoint i32 %11, 1
  %13 = xor i32 %12, -1
  %14 = icmp samesign ult i32 %13, %a
  %15 = select i1 %14, i32 %a, i32 %13
  %16 = freeze i32 %15
  %17 = trunc nuw i32 %16 to i8
  %18 = zext nneg i8 %17 to i64
  %19 = sext i8 %17 to i64
  %20 = inttoptr i64 %18 to ptr
  %21 = ptrtoint ptr %20 to i64
  %22 = bitcast i64 %21 to <2 x i32>
  %23 = add <2 x i32> %22, <i32 1, i32 2>
  %24 = addrspacecast ptr %20 to ptr addrspace(1)
  ret void
}
define double @floats(double %a, double %b, float %c) {
  %1 = fadd fast double %a, %b
  %2 = fsub nnan ninf double %1, %b
  %3 = fmul contract double %2, 1.000000e+00
  %4 = fdiv arcp double %3, %b
  %5 = frem double %4, %b
  %6 = fneg nsz double %5
  %7 = fcmp reassoc uno double %6, %b
  %8 = fpext float %c to double
  %9 = fptrunc double %8 to float
  %10 = fptosi float %9 to i32
  %11 = fptoui float %9 to i32
  %12 = sitofp i32 %10 to double
  %13 = uitofp nneg i32 %11 to double
  %14 = select fast i1 %7, double %12, double %13
  ret double %14
}
define void @memory(ptr %p, i64 %n) {
  %1 = alloca i32, i64 4, align 16
  %2 = alloca inalloca %s, align 8
  %3 = load volatile i32, ptr %p, align 4, !nontemporal !0, !invariant.load !1
  %4 = load atomic i32, ptr %p syncscope("agent") acquire, align 4
  store i32 %3, ptr %p, align 1, !invariant.group !1
  store atomic i32 %4, ptr %p release, align 4
  fence syncscope("workgroup") seq_cst
  %5 = cmpxchg weak volatile ptr %p, i32 0, i32 1 acq_rel monotonic, align 4
  %6 = atomicrmw umax ptr %p, i32 3 syncscope("x") monotonic, align 4
  %7 = getelementptr inbounds nuw %s, ptr %p, i64 0, i32 1, i64 %n
  %8 = getelementptr %s, ptr %p, i64 %n, i32 2, i32 1
  %9 = getelementptr i8, <2 x ptr> zeroinitializer, i64 3
  %10 = va_arg ptr %p, i32
  ret void
}
define { i32, i32 } @parts({ i32, { i8, i32 } } %a, <4 x i32> %v, i32 %i) {
  %1 = extractvalue { i32, { i8, i32 } } %a, 1, 1
  %2 = insertvalue { i32, i32 } poison, i32 %1, 0
  %3 = extractelement <4 x i32> %v, i32 %i
  %4 = insertelement <4 x i32> undef, i32 %3, i64 0
  %5 = shufflevector <4 x i32> %4, <4 x i32> %v, <2 x i32> <i32 0, i32 poison>
  %6 = insertvalue { i32, i32 } %2, i32 %3, 1
  ret { i32, i32 } %6
}
!0 = !{i32 1}
!1 = !{}
// ==== stdout ====
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, i64 = dense<[32, 64]> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little">, llvm.module_asm = [], llvm.target_triple = ""} {
  llvm.func @integers(%arg0: i32, %arg1: i32, %arg2: vector<2xi32>) {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(2 : i32) : i32
    %2 = llvm.mlir.constant(3 : i32) : i32
    %3 = llvm.mlir.constant(255 : i32) : i32
    %4 = llvm.mlir.constant(-1 : i32) : i32
    %5 = llvm.mlir.constant(dense<[1, 2]> : vector<2xi32>) : vector<2xi32>
    %6 = llvm.add %arg0, %arg1 overflow<nsw> : i32
    %7 = llvm.sub %6, %arg1 overflow<nuw> : i32
    %8 = llvm.mul %7, %arg1 overflow<nsw, nuw> : i32
    %9 = llvm.udiv exact %8, %arg1 : i32
    %10 = llvm.sdiv %9, %arg1 : i32
    %11 = llvm.urem %10, %arg1 : i32
    %12 = llvm.srem %11, %arg1 : i32
    %13 = llvm.shl %12, %0 overflow<nuw> : i32
    %14 = llvm.lshr exact %13, %1 : i32
    %15 = llvm.ashr %14, %2 : i32
    %16 = llvm.and %15, %3 : i32
    %17 = llvm.or disjoint %16, %0 : i32
    %18 = llvm.xor %17, %4 : i32
    %19 = llvm.icmp "ult" %18, %arg0 : i32
    %20 = llvm.select %19, %arg0, %18 : i1, i32
    %21 = llvm.freeze %20 : i32
    %22 = llvm.trunc %21 overflow<nuw> : i32 to i8
    %23 = llvm.zext nneg %22 : i8 to i64
    %24 = llvm.sext %22 : i8 to i64
    %25 = llvm.inttoptr %23 : i64 to !llvm.ptr
    %26 = llvm.ptrtoint %25 : !llvm.ptr to i64
    %27 = llvm.bitcast %26 : i64 to vector<2xi32>
    %28 = llvm.add %27, %5 : vector<2xi32>
    %29 = llvm.addrspacecast %25 : !llvm.ptr to !llvm.ptr<1>
    llvm.return
  }
  llvm.func @floats(%arg0: f64, %arg1: f64, %arg2: f32) -> f64 {
    %0 = llvm.mlir.constant(1.000000e+00 : f64) : f64
    %1 = llvm.fadd %arg0, %arg1 {fastmathFlags = #llvm.fastmath<fast>} : f64
    %2 = llvm.fsub %1, %arg1 {fastmathFlags = #llvm.fastmath<nnan, ninf>} : f64
    %3 = llvm.fmul %2, %0 {fastmathFlags = #llvm.fastmath<contract>} : f64
    %4 = llvm.fdiv %3, %arg1 {fastmathFlags = #llvm.fastmath<arcp>} : f64
    %5 = llvm.frem %4, %arg1 : f64
    %6 = llvm.fneg %5 {fastmathFlags = #llvm.fastmath<nsz>} : f64
    %7 = llvm.fcmp "uno" %6, %arg1 {fastmathFlags = #llvm.fastmath<reassoc>} : f64
    %8 = llvm.fpext %arg2 : f32 to f64
    %9 = llvm.fptrunc %8 : f64 to f32
    %10 = llvm.fptosi %9 : f32 to i32
    %11 = llvm.fptoui %9 : f32 to i32
    %12 = llvm.sitofp %10 : i32 to f64
    %13 = llvm.uitofp nneg %11 : i32 to f64
    %14 = llvm.select %7, %12, %13 {fastmathFlags = #llvm.fastmath<fast>} : i1, f64
    llvm.return %14 : f64
  }
  llvm.func @memory(%arg0: !llvm.ptr, %arg1: i64) {
    %0 = llvm.mlir.constant(4 : i64) : i64
    %1 = llvm.mlir.constant(1 : i32) : i32
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.constant(3 : i32) : i32
    %4 = llvm.mlir.constant(0 : i64) : i64
    %5 = llvm.mlir.constant(2 : i32) : i32
    %6 = llvm.mlir.zero : !llvm.ptr
    %7 = llvm.mlir.zero : vector<2x!llvm.ptr>
    %8 = llvm.mlir.constant(3 : i64) : i64
    %9 = llvm.alloca %0 x i32 {alignment = 16 : i64} : (i64) -> !llvm.ptr
    %10 = llvm.alloca inalloca %1 x !llvm.struct<"s", (i32, array<4 x i64>, struct<(i8, ptr)>)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %11 = llvm.load volatile %arg0 invariant {alignment = 4 : i64, nontemporal} : !llvm.ptr -> i32
    %12 = llvm.load %arg0 atomic syncscope("agent") acquire {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.store %11, %arg0 invariant_group {alignment = 1 : i64} : i32, !llvm.ptr
    llvm.store %12, %arg0 atomic release {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.fence syncscope("workgroup") seq_cst
    %13 = llvm.cmpxchg weak volatile %arg0, %2, %1 acq_rel monotonic {alignment = 4 : i64} : !llvm.ptr, i32
    %14 = llvm.atomicrmw umax %arg0, %3 syncscope("x") monotonic {alignment = 4 : i64} : !llvm.ptr, i32
    %15 = llvm.getelementptr inbounds|nuw %arg0[%4, 1, %arg1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"s", (i32, array<4 x i64>, struct<(i8, ptr)>)>
    %16 = llvm.getelementptr %arg0[%arg1, 2, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"s", (i32, array<4 x i64>, struct<(i8, ptr)>)>
    %17 = llvm.getelementptr %7[%8] : (vector<2x!llvm.ptr>, i64) -> vector<2x!llvm.ptr>, i8
    %18 = llvm.va_arg %arg0 : (!llvm.ptr) -> i32
    llvm.return
  }
  llvm.func @parts(%arg0: !llvm.struct<(i32, struct<(i8, i32)>)>, %arg1: vector<4xi32>, %arg2: i32) -> !llvm.struct<(i32, i32)> {
    %0 = llvm.mlir.poison : !llvm.struct<(i32, i32)>
    %1 = llvm.mlir.undef : vector<4xi32>
    %2 = llvm.mlir.constant(0 : i64) : i64
    %3 = llvm.extractvalue %arg0[1, 1] : !llvm.struct<(i32, struct<(i8, i32)>)> 
    %4 = llvm.insertvalue %3, %0[0] : !llvm.struct<(i32, i32)> 
    %5 = llvm.extractelement %arg1[%arg2 : i32] : vector<4xi32>
    %6 = llvm.insertelement %5, %1[%2 : i64] : vector<4xi32>
    %7 = llvm.shufflevector %6, %arg1 [0, -1] : vector<4xi32> 
    %8 = llvm.insertvalue %5, %4[1] : !llvm.struct<(i32, i32)> 
    llvm.return %8 : !llvm.struct<(i32, i32)>
  }
}
