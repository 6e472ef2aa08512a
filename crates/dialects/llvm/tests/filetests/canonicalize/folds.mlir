// terrace opt --canonicalize --allow-unregistered-dialect
// llvm: casts, addresses, aggregates, arithmetic; control flow stays.
func.func @casts(%p: !llvm.ptr, %i: i64, %q: !llvm.ptr<3>, %a: i8, %v: vector<2xi32>) -> (!llvm.ptr, i64, i64, !llvm.ptr, i32, i64, vector<2xi32>, !llvm.ptr) {
  %0 = llvm.bitcast %p : !llvm.ptr to !llvm.ptr
  %1 = llvm.ptrtoint %p : !llvm.ptr to i64
  %2 = llvm.inttoptr %1 : i64 to !llvm.ptr
  %3 = llvm.addrspacecast %p : !llvm.ptr to !llvm.ptr<3>
  %4 = llvm.addrspacecast %3 : !llvm.ptr<3> to !llvm.ptr
  %5 = llvm.bitcast %i : i64 to f64
  %6 = llvm.bitcast %5 : f64 to i64
  %7 = llvm.zext %a : i8 to i32
  %8 = llvm.mlir.constant(5 : i8) : i8
  %9 = llvm.zext %8 : i8 to i64
  %10 = llvm.bitcast %v : vector<2xi32> to vector<2xi32>
  %11 = llvm.getelementptr %p[0] : (!llvm.ptr) -> !llvm.ptr, i8
  return %0, %1, %6, %4, %7, %9, %10, %11 : !llvm.ptr, i64, i64, !llvm.ptr, i32, i64, vector<2xi32>, !llvm.ptr
}
func.func @geps(%p: !llvm.ptr, %i: i64) -> (!llvm.ptr, !llvm.ptr, !llvm.ptr) {
  %c2 = llvm.mlir.constant(2 : i32) : i32
  %c3 = llvm.mlir.constant(3 : i64) : i64
  %0 = llvm.getelementptr %p[%c3] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %1 = llvm.getelementptr inbounds %p[%i, %c2] : (!llvm.ptr, i64, i32) -> !llvm.ptr, !llvm.array<4 x i32>
  %2 = llvm.getelementptr %0[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  return %0, %1, %2 : !llvm.ptr, !llvm.ptr, !llvm.ptr
}
func.func @agg(%s: !llvm.struct<(i32, array<2 x f32>)>, %x: i32, %f: f32) -> (i32, f32, f32, i32) {
  %0 = llvm.insertvalue %x, %s[0] : !llvm.struct<(i32, array<2 x f32>)>
  %1 = llvm.insertvalue %f, %0[1, 1] : !llvm.struct<(i32, array<2 x f32>)>
  %2 = llvm.extractvalue %1[0] : !llvm.struct<(i32, array<2 x f32>)>
  %3 = llvm.extractvalue %1[1, 1] : !llvm.struct<(i32, array<2 x f32>)>
  %4 = llvm.extractvalue %1[1] : !llvm.struct<(i32, array<2 x f32>)>
  %5 = llvm.extractvalue %4[0] : !llvm.array<2 x f32>
  %6 = llvm.mlir.constant(dense<[1, 2]> : tensor<2xi32>) : !llvm.array<2 x i32>
  %7 = llvm.extractvalue %6[1] : !llvm.array<2 x i32>
  return %2, %3, %5, %7 : i32, f32, f32, i32
}
func.func @arith(%x: i32, %y: i32, %p: !llvm.ptr) -> (i32, i32, i1, i1, i1, i32, i32) {
  %c3 = llvm.mlir.constant(3 : i32) : i32
  %c5 = llvm.mlir.constant(5 : i32) : i32
  %c0 = llvm.mlir.constant(0 : i32) : i32
  %0 = llvm.or %c3, %c5 : i32
  %1 = llvm.shl %c3, %c5 : i32
  %2 = llvm.icmp "eq" %x, %x : i32
  %3 = llvm.icmp "slt" %c0, %x : i32
  %n = llvm.mlir.zero : !llvm.ptr
  %a = llvm.alloca %c3 x i32 : (i32) -> !llvm.ptr
  %4 = llvm.icmp "eq" %a, %n : !llvm.ptr
  %5 = llvm.add %c0, %x : i32
  %6 = llvm.or %x, %c0 : i32
  return %0, %1, %2, %3, %4, %5, %6 : i32, i32, i1, i1, i1, i32, i32
}
llvm.func @f()
llvm.func @flow(%c: i1, %x: i32) -> i32 {
  %t = llvm.mlir.constant(true) : i1
  llvm.cond_br %t, ^a, ^b
^a:
  llvm.br ^d(%x : i32)
^b:
  llvm.call @f() : () -> ()
  llvm.br ^d(%x : i32)
^d(%y: i32):
  llvm.switch %x : i32, ^e [1: ^e, 2: ^e]
^e:
  llvm.return %y : i32
}
llvm.func @dead(%p: !llvm.ptr, %x: i32) {
  %0 = llvm.load %p : !llvm.ptr -> i32
  %1 = llvm.load volatile %p : !llvm.ptr -> i32
  %2 = llvm.mlir.undef : i32
  %3 = llvm.mlir.addressof @f : !llvm.ptr
  %4 = llvm.intr.smax(%x, %x) : (i32, i32) -> i32
  %5 = llvm.freeze %x : i32
  %c = llvm.mlir.constant(1 : i32) : i32
  %6 = llvm.alloca %c x i32 : (i32) -> !llvm.ptr
  llvm.call @f() : () -> ()
  %7 = llvm.udiv %x, %c : i32
  %8 = llvm.load %p atomic monotonic {alignment = 4 : i64} : !llvm.ptr -> i32
  llvm.return
}
func.func @shuf(%v: vector<4xf32>, %w: vector<4xf32>) -> (vector<1xf32>, vector<4xf32>, f32) {
  %0 = llvm.shufflevector %v, %w [0] : vector<4xf32>
  %1 = llvm.shufflevector %v, %w [0, 1, 2, 3] : vector<4xf32>
  %c = llvm.mlir.constant(1 : i64) : i64
  %3 = llvm.extractelement %v[%c : i64] : vector<4xf32>
  return %0, %1, %3 : vector<1xf32>, vector<4xf32>, f32
}
// ==== stdout ====
module {
  func.func @casts(%arg0: !llvm.ptr, %arg1: i64, %arg2: !llvm.ptr<3>, %arg3: i8, %arg4: vector<2xi32>) -> (!llvm.ptr, i64, i64, !llvm.ptr, i32, i64, vector<2xi32>, !llvm.ptr) {
    %0 = llvm.mlir.constant(5 : i64) : i64
    %1 = llvm.ptrtoint %arg0 : !llvm.ptr to i64
    %2 = llvm.zext %arg3 : i8 to i32
    return %arg0, %1, %arg1, %arg0, %2, %0, %arg4, %arg0 : !llvm.ptr, i64, i64, !llvm.ptr, i32, i64, vector<2xi32>, !llvm.ptr
  }
  func.func @geps(%arg0: !llvm.ptr, %arg1: i64) -> (!llvm.ptr, !llvm.ptr, !llvm.ptr) {
    %0 = llvm.getelementptr %arg0[3] : (!llvm.ptr) -> !llvm.ptr, i32
    %1 = llvm.getelementptr inbounds %arg0[%arg1, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<4 x i32>
    %2 = llvm.getelementptr %0[%arg1] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    return %0, %1, %2 : !llvm.ptr, !llvm.ptr, !llvm.ptr
  }
  func.func @agg(%arg0: !llvm.struct<(i32, array<2 x f32>)>, %arg1: i32, %arg2: f32) -> (i32, f32, f32, i32) {
    %0 = llvm.mlir.constant(2 : i32) : i32
    %1 = llvm.extractvalue %arg0[1, 0] : !llvm.struct<(i32, array<2 x f32>)> 
    return %arg1, %arg2, %1, %0 : i32, f32, f32, i32
  }
  func.func @arith(%arg0: i32, %arg1: i32, %arg2: !llvm.ptr) -> (i32, i32, i1, i1, i1, i32, i32) {
    %0 = llvm.mlir.constant(false) : i1
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(7 : i32) : i32
    %3 = llvm.mlir.constant(96 : i32) : i32
    %4 = llvm.mlir.constant(true) : i1
    %5 = llvm.icmp "slt" %1, %arg0 : i32
    %6 = llvm.add %arg0, %1 : i32
    %7 = llvm.or %arg0, %1 : i32
    return %2, %3, %4, %5, %0, %6, %7 : i32, i32, i1, i1, i1, i32, i32
  }
  llvm.func @f()
  llvm.func @flow(%arg0: i1, %arg1: i32) -> i32 {
    %0 = llvm.mlir.constant(true) : i1
    llvm.cond_br %0, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    llvm.br ^bb3(%arg1 : i32)
  ^bb2:  // pred: ^bb0
    llvm.call @f() : () -> ()
    llvm.br ^bb3(%arg1 : i32)
  ^bb3(%1: i32):  // 2 preds: ^bb1, ^bb2
    llvm.switch %arg1 : i32, ^bb4 [
      1: ^bb4,
      2: ^bb4
    ]
  ^bb4:  // 3 preds: ^bb3, ^bb3, ^bb3
    llvm.return %1 : i32
  }
  llvm.func @dead(%arg0: !llvm.ptr, %arg1: i32) {
    %0 = llvm.load volatile %arg0 : !llvm.ptr -> i32
    llvm.call @f() : () -> ()
    %1 = llvm.load %arg0 atomic monotonic {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.return
  }
  func.func @shuf(%arg0: vector<4xf32>, %arg1: vector<4xf32>) -> (vector<1xf32>, vector<4xf32>, f32) {
    %0 = llvm.mlir.constant(1 : i64) : i64
    %1 = llvm.shufflevector %arg0, %arg1 [0] : vector<4xf32> 
    %2 = llvm.shufflevector %arg0, %arg1 [0, 1, 2, 3] : vector<4xf32> 
    %3 = llvm.extractelement %arg0[%0 : i64] : vector<4xf32>
    return %1, %2, %3 : vector<1xf32>, vector<4xf32>, f32
  }
}

