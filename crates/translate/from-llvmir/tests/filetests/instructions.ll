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
