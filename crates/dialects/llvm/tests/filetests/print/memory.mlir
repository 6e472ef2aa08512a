// terrace opt
// Loads, stores, allocations, addresses.
llvm.func @f(%p: !llvm.ptr, %q: !llvm.ptr<3>, %n: i64, %x: i32) {
  %0 = llvm.alloca %n x i32 : (i64) -> !llvm.ptr
  %1 = llvm.alloca inalloca %n x !llvm.struct<(i32)> {alignment = 8 : i64} : (i64) -> !llvm.ptr<3>
  %2 = llvm.load volatile %p {alignment = 4 : i64, nontemporal} : !llvm.ptr -> i32
  %3 = llvm.load %p atomic syncscope("agent") acquire {alignment = 4 : i64} : !llvm.ptr -> i32
  %4 = llvm.load %p invariant : !llvm.ptr -> f32
  llvm.store %x, %p : i32, !llvm.ptr
  llvm.store volatile %x, %p {alignment = 4 : i64} : i32, !llvm.ptr
  llvm.store %x, %q atomic release {alignment = 4 : i64} : i32, !llvm.ptr<3>
  %5 = llvm.getelementptr %p[%n] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %6 = llvm.getelementptr inbounds %p[0, 1, %n] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(i32, array<4 x i8>)>
  %7 = llvm.getelementptr inbounds|nuw %p[-3] : (!llvm.ptr) -> !llvm.ptr, i8
  %8 = llvm.getelementptr nusw %p[%n, 0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<2 x i8>
  %9 = llvm.atomicrmw add %p, %x monotonic : !llvm.ptr, i32
  %10 = llvm.atomicrmw volatile xchg %p, %x syncscope("one") seq_cst {alignment = 4 : i64} : !llvm.ptr, i32
  %11 = llvm.cmpxchg %p, %x, %x acq_rel monotonic : !llvm.ptr, i32
  %12 = llvm.cmpxchg weak volatile %p, %x, %x seq_cst acquire : !llvm.ptr, i32
  llvm.fence acquire
  llvm.fence syncscope("agent") seq_cst
  "llvm.intr.memcpy"(%p, %p, %n) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  llvm.return
}
// ==== stdout ====
module {
  llvm.func @f(%arg0: !llvm.ptr, %arg1: !llvm.ptr<3>, %arg2: i64, %arg3: i32) {
    %0 = llvm.alloca %arg2 x i32 : (i64) -> !llvm.ptr
    %1 = llvm.alloca inalloca %arg2 x !llvm.struct<(i32)> {alignment = 8 : i64} : (i64) -> !llvm.ptr<3>
    %2 = llvm.load volatile %arg0 {alignment = 4 : i64, nontemporal} : !llvm.ptr -> i32
    %3 = llvm.load %arg0 atomic syncscope("agent") acquire {alignment = 4 : i64} : !llvm.ptr -> i32
    %4 = llvm.load %arg0 invariant : !llvm.ptr -> f32
    llvm.store %arg3, %arg0 : i32, !llvm.ptr
    llvm.store volatile %arg3, %arg0 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.store %arg3, %arg1 atomic release {alignment = 4 : i64} : i32, !llvm.ptr<3>
    %5 = llvm.getelementptr %arg0[%arg2] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %6 = llvm.getelementptr inbounds %arg0[0, 1, %arg2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(i32, array<4 x i8>)>
    %7 = llvm.getelementptr inbounds|nuw %arg0[-3] : (!llvm.ptr) -> !llvm.ptr, i8
    %8 = llvm.getelementptr nusw %arg0[%arg2, 0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<2 x i8>
    %9 = llvm.atomicrmw add %arg0, %arg3 monotonic : !llvm.ptr, i32
    %10 = llvm.atomicrmw volatile xchg %arg0, %arg3 syncscope("one") seq_cst {alignment = 4 : i64} : !llvm.ptr, i32
    %11 = llvm.cmpxchg %arg0, %arg3, %arg3 acq_rel monotonic : !llvm.ptr, i32
    %12 = llvm.cmpxchg weak volatile %arg0, %arg3, %arg3 seq_cst acquire : !llvm.ptr, i32
    llvm.fence acquire
    llvm.fence syncscope("agent") seq_cst
    "llvm.intr.memcpy"(%arg0, %arg0, %arg2) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.return
  }
}

