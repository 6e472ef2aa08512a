// terrace opt --canonicalize --allow-unregistered-dialect
// llvm: parts of parts, of what was put in, and of constants; constant indices.
func.func @a(%s: !llvm.struct<(i32, array<2 x f32>)>, %v: !llvm.array<2 x f32>, %f: f32, %g: f32) -> (f32, f32, f32, !llvm.array<2 x f32>, f32) {
  %0 = llvm.insertvalue %v, %s[1] : !llvm.struct<(i32, array<2 x f32>)>
  %1 = llvm.extractvalue %0[1, 0] : !llvm.struct<(i32, array<2 x f32>)>
  %2 = llvm.insertvalue %f, %v[0] : !llvm.array<2 x f32>
  %3 = llvm.insertvalue %2, %s[1] : !llvm.struct<(i32, array<2 x f32>)>
  %4 = llvm.extractvalue %3[1, 0] : !llvm.struct<(i32, array<2 x f32>)>
  %5 = llvm.extractvalue %3[1, 1] : !llvm.struct<(i32, array<2 x f32>)>
  %6 = llvm.extractvalue %3[1] : !llvm.struct<(i32, array<2 x f32>)>
  %7 = llvm.insertvalue %g, %3[1, 1] : !llvm.struct<(i32, array<2 x f32>)>
  %8 = llvm.extractvalue %7[1] : !llvm.struct<(i32, array<2 x f32>)>
  %9 = llvm.extractvalue %8[0] : !llvm.array<2 x f32>
  return %1, %4, %5, %8, %9 : f32, f32, f32, !llvm.array<2 x f32>, f32
}
func.func @b(%s: !llvm.struct<(i32, struct<(i32, array<2 x f32>)>)>, %i: i32) -> (f32, i32, !llvm.array<2 x f32>) {
  %0 = llvm.insertvalue %i, %s[0] : !llvm.struct<(i32, struct<(i32, array<2 x f32>)>)>
  %1 = llvm.extractvalue %0[1] : !llvm.struct<(i32, struct<(i32, array<2 x f32>)>)>
  %2 = llvm.extractvalue %1[1] : !llvm.struct<(i32, array<2 x f32>)>
  %3 = llvm.extractvalue %2[1] : !llvm.array<2 x f32>
  %4 = llvm.extractvalue %1[0] : !llvm.struct<(i32, array<2 x f32>)>
  return %3, %4, %2 : f32, i32, !llvm.array<2 x f32>
}
func.func @c(%v: !llvm.array<2 x f32>, %i: i32) -> (f32, f32, i32) {
  %u = llvm.mlir.undef : !llvm.struct<(i32, array<2 x f32>)>
  %0 = llvm.insertvalue %v, %u[1] : !llvm.struct<(i32, array<2 x f32>)>
  %1 = llvm.extractvalue %0[1, 1] : !llvm.struct<(i32, array<2 x f32>)>
  %2 = llvm.extractvalue %0[0] : !llvm.struct<(i32, array<2 x f32>)>
  %p = llvm.mlir.poison : !llvm.array<2 x f32>
  %3 = llvm.insertvalue %p, %u[1] : !llvm.struct<(i32, array<2 x f32>)>
  %4 = llvm.extractvalue %3[1, 0] : !llvm.struct<(i32, array<2 x f32>)>
  return %1, %4, %2 : f32, f32, i32
}
func.func @gep(%p: !llvm.ptr, %i: i64) -> (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) {
  %big = llvm.mlir.constant(268435456 : i64) : i64
  %fit = llvm.mlir.constant(268435455 : i64) : i64
  %neg = llvm.mlir.constant(-268435456 : i64) : i64
  %m = llvm.mlir.constant(-1 : i8) : i8
  %z = llvm.mlir.constant(0 : i8) : i8
  %0 = llvm.getelementptr %p[%big] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %1 = llvm.getelementptr %p[%fit, %i, %neg] : (!llvm.ptr, i64, i64, i64) -> !llvm.ptr, !llvm.array<2 x array<2 x i32>>
  %2 = llvm.getelementptr inbounds|nuw %p[%m] {tag} : (!llvm.ptr, i8) -> !llvm.ptr, i32
  %3 = llvm.getelementptr %p[%z] : (!llvm.ptr, i8) -> !llvm.ptr, i32
  %4 = llvm.getelementptr %p[1, %z, 2] : (!llvm.ptr, i8) -> !llvm.ptr, !llvm.array<2 x array<2 x i32>>
  return %0, %1, %2, %3, %4 : !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr
}
func.func @gepv(%p: !llvm.ptr, %q: vector<2x!llvm.ptr>) -> (vector<2x!llvm.ptr>, vector<2x!llvm.ptr>) {
  %v = llvm.mlir.constant(dense<1> : vector<2xi64>) : vector<2xi64>
  %c = llvm.mlir.constant(2 : i64) : i64
  %0 = llvm.getelementptr %p[%v] : (!llvm.ptr, vector<2xi64>) -> vector<2x!llvm.ptr>, i32
  %1 = llvm.getelementptr %q[%c] : (vector<2x!llvm.ptr>, i64) -> vector<2x!llvm.ptr>, i32
  return %0, %1 : vector<2x!llvm.ptr>, vector<2x!llvm.ptr>
}
func.func @others(%x: i32, %v: vector<2xi32>, %p: !llvm.ptr, %q: !llvm.ptr<2>) -> (i32, i32, i1, i1, i64, !llvm.ptr, i32, vector<2xi32>) {
  %c = llvm.mlir.constant(3 : i32) : i32
  %z = llvm.mlir.constant(33 : i32) : i32
  %0 = llvm.shl %c, %z : i32
  %1 = llvm.or %c, %x : i32
  %2 = llvm.icmp "ne" %x, %x : i32
  %3 = llvm.icmp "eq" %p, %p : !llvm.ptr
  %b = llvm.mlir.constant(true) : i1
  %4 = llvm.zext %b : i1 to i64
  %5 = llvm.addrspacecast %q : !llvm.ptr<2> to !llvm.ptr<1>
  %6 = llvm.addrspacecast %5 : !llvm.ptr<1> to !llvm.ptr
  %f = llvm.bitcast %x : i32 to f32
  %g = llvm.bitcast %f : f32 to vector<2xi16>
  %7 = llvm.bitcast %g : vector<2xi16> to i32
  %8 = llvm.bitcast %v : vector<2xi32> to vector<2xf32>
  %9 = llvm.bitcast %8 : vector<2xf32> to vector<2xi32>
  return %0, %1, %2, %3, %4, %6, %7, %9 : i32, i32, i1, i1, i64, !llvm.ptr, i32, vector<2xi32>
}
// ==== stdout ====
module {
  func.func @a(%arg0: !llvm.struct<(i32, array<2 x f32>)>, %arg1: !llvm.array<2 x f32>, %arg2: f32, %arg3: f32) -> (f32, f32, f32, !llvm.array<2 x f32>, f32) {
    %0 = llvm.insertvalue %arg1, %arg0[1] : !llvm.struct<(i32, array<2 x f32>)> 
    %1 = llvm.extractvalue %0[1, 0] : !llvm.struct<(i32, array<2 x f32>)> 
    %2 = llvm.insertvalue %arg2, %arg1[0] : !llvm.array<2 x f32> 
    %3 = llvm.insertvalue %2, %arg0[1] : !llvm.struct<(i32, array<2 x f32>)> 
    %4 = llvm.extractvalue %3[1, 1] : !llvm.struct<(i32, array<2 x f32>)> 
    %5 = llvm.insertvalue %arg3, %3[1, 1] : !llvm.struct<(i32, array<2 x f32>)> 
    %6 = llvm.extractvalue %5[1] : !llvm.struct<(i32, array<2 x f32>)> 
    return %1, %arg2, %4, %6, %arg2 : f32, f32, f32, !llvm.array<2 x f32>, f32
  }
  func.func @b(%arg0: !llvm.struct<(i32, struct<(i32, array<2 x f32>)>)>, %arg1: i32) -> (f32, i32, !llvm.array<2 x f32>) {
    %0 = llvm.extractvalue %arg0[1, 1] : !llvm.struct<(i32, struct<(i32, array<2 x f32>)>)> 
    %1 = llvm.extractvalue %arg0[1, 1, 1] : !llvm.struct<(i32, struct<(i32, array<2 x f32>)>)> 
    %2 = llvm.extractvalue %arg0[1, 0] : !llvm.struct<(i32, struct<(i32, array<2 x f32>)>)> 
    return %1, %2, %0 : f32, i32, !llvm.array<2 x f32>
  }
  func.func @c(%arg0: !llvm.array<2 x f32>, %arg1: i32) -> (f32, f32, i32) {
    %0 = llvm.mlir.poison : f32
    %1 = llvm.mlir.undef : i32
    %2 = llvm.mlir.undef : !llvm.struct<(i32, array<2 x f32>)>
    %3 = llvm.insertvalue %arg0, %2[1] : !llvm.struct<(i32, array<2 x f32>)> 
    %4 = llvm.extractvalue %3[1, 1] : !llvm.struct<(i32, array<2 x f32>)> 
    return %4, %0, %1 : f32, f32, i32
  }
  func.func @gep(%arg0: !llvm.ptr, %arg1: i64) -> (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) {
    %0 = llvm.mlir.constant(268435456 : i64) : i64
    %1 = llvm.getelementptr %arg0[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %2 = llvm.getelementptr %arg0[268435455, %arg1, -268435456] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<2 x array<2 x i32>>
    %3 = llvm.getelementptr inbounds|nuw %arg0[-1] {tag} : (!llvm.ptr) -> !llvm.ptr, i32
    %4 = llvm.getelementptr %arg0[1, 0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<2 x array<2 x i32>>
    return %1, %2, %3, %arg0, %4 : !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr
  }
  func.func @gepv(%arg0: !llvm.ptr, %arg1: vector<2x!llvm.ptr>) -> (vector<2x!llvm.ptr>, vector<2x!llvm.ptr>) {
    %0 = llvm.mlir.constant(dense<1> : vector<2xi64>) : vector<2xi64>
    %1 = llvm.getelementptr %arg0[%0] : (!llvm.ptr, vector<2xi64>) -> vector<2x!llvm.ptr>, i32
    %2 = llvm.getelementptr %arg1[2] : (vector<2x!llvm.ptr>) -> vector<2x!llvm.ptr>, i32
    return %1, %2 : vector<2x!llvm.ptr>, vector<2x!llvm.ptr>
  }
  func.func @others(%arg0: i32, %arg1: vector<2xi32>, %arg2: !llvm.ptr, %arg3: !llvm.ptr<2>) -> (i32, i32, i1, i1, i64, !llvm.ptr, i32, vector<2xi32>) {
    %0 = llvm.mlir.constant(1 : i64) : i64
    %1 = llvm.mlir.constant(true) : i1
    %2 = llvm.mlir.constant(false) : i1
    %3 = llvm.mlir.constant(3 : i32) : i32
    %4 = llvm.mlir.constant(33 : i32) : i32
    %5 = llvm.shl %3, %4 : i32
    %6 = llvm.or %3, %arg0 : i32
    %7 = llvm.addrspacecast %arg3 : !llvm.ptr<2> to !llvm.ptr
    return %5, %6, %2, %1, %0, %7, %arg0, %arg1 : i32, i32, i1, i1, i64, !llvm.ptr, i32, vector<2xi32>
  }
}

