// terrace opt
// Flags in their places.
llvm.func @f(%a: i32, %b: i32, %x: f32, %y: f32, %v: vector<4xi32>, %c: i1) {
  %0 = llvm.add %a, %b : i32
  %1 = llvm.sub %a, %b overflow<nsw> : i32
  %2 = llvm.mul %a, %b overflow<nsw, nuw> : i32
  %3 = llvm.shl %v, %v overflow<nuw> : vector<4xi32>
  %4 = llvm.udiv exact %a, %b : i32
  %5 = llvm.ashr exact %a, %b : i32
  %6 = llvm.or disjoint %a, %b : i32
  %7 = llvm.icmp "ult" %a, %b : i32
  %8 = llvm.icmp "eq" %v, %v : vector<4xi32>
  %9 = llvm.fcmp "oeq" %x, %y {fastmathFlags = #llvm.fastmath<nnan>} : f32
  %10 = llvm.fadd %x, %y {fastmathFlags = #llvm.fastmath<fast>} : f32
  %11 = llvm.fneg %x : f32
  %12 = llvm.zext nneg %a : i32 to i64
  %13 = llvm.trunc %a overflow<nsw> : i32 to i8
  %14 = llvm.uitofp nneg %a : i32 to f32
  %15 = llvm.select %c, %a, %b : i1, i32
  %16 = llvm.freeze %a : i32
  %17 = llvm.bitcast %a : i32 to f32
  %18 = llvm.intr.smax(%a, %b) : (i32, i32) -> i32
  %19 = llvm.intr.fma(%x, %x, %y) {fastmathFlags = #llvm.fastmath<contract>} : (f32, f32, f32) -> f32
  %20 = "llvm.intr.sadd.with.overflow"(%a, %b) : (i32, i32) -> !llvm.struct<(i32, i1)>
  llvm.return
}
// ==== stdout ====
module {
  llvm.func @f(%arg0: i32, %arg1: i32, %arg2: f32, %arg3: f32, %arg4: vector<4xi32>, %arg5: i1) {
    %0 = llvm.add %arg0, %arg1 : i32
    %1 = llvm.sub %arg0, %arg1 overflow<nsw> : i32
    %2 = llvm.mul %arg0, %arg1 overflow<nsw, nuw> : i32
    %3 = llvm.shl %arg4, %arg4 overflow<nuw> : vector<4xi32>
    %4 = llvm.udiv exact %arg0, %arg1 : i32
    %5 = llvm.ashr exact %arg0, %arg1 : i32
    %6 = llvm.or disjoint %arg0, %arg1 : i32
    %7 = llvm.icmp "ult" %arg0, %arg1 : i32
    %8 = llvm.icmp "eq" %arg4, %arg4 : vector<4xi32>
    %9 = llvm.fcmp "oeq" %arg2, %arg3 {fastmathFlags = #llvm.fastmath<nnan>} : f32
    %10 = llvm.fadd %arg2, %arg3 {fastmathFlags = #llvm.fastmath<fast>} : f32
    %11 = llvm.fneg %arg2 : f32
    %12 = llvm.zext nneg %arg0 : i32 to i64
    %13 = llvm.trunc %arg0 overflow<nsw> : i32 to i8
    %14 = llvm.uitofp nneg %arg0 : i32 to f32
    %15 = llvm.select %arg5, %arg0, %arg1 : i1, i32
    %16 = llvm.freeze %arg0 : i32
    %17 = llvm.bitcast %arg0 : i32 to f32
    %18 = llvm.intr.smax(%arg0, %arg1) : (i32, i32) -> i32
    %19 = llvm.intr.fma(%arg2, %arg2, %arg3) {fastmathFlags = #llvm.fastmath<contract>} : (f32, f32, f32) -> f32
    %20 = "llvm.intr.sadd.with.overflow"(%arg0, %arg1) : (i32, i32) -> !llvm.struct<(i32, i1)>
    llvm.return
  }
}

