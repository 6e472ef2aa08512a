// terrace opt --mem2reg --split-input-file
// Loads of other types, writes of parts, copies, fills, what only says something of the memory, and what stays.
llvm.func @types(%p: !llvm.ptr) -> (!llvm.ptr<3>) {
  %one = llvm.mlir.constant(1 : i32) : i32
  %m = llvm.alloca %one x !llvm.ptr : (i32) -> !llvm.ptr
  llvm.store %p, %m : !llvm.ptr, !llvm.ptr
  %v = llvm.load %m : !llvm.ptr -> vector<4xi16>
  %f = llvm.load %m : !llvm.ptr -> f64
  %h = llvm.load %m : !llvm.ptr -> f16
  %o = llvm.load %m : !llvm.ptr -> !llvm.ptr<3>
  llvm.return %o : !llvm.ptr<3>
}
llvm.func @parts(%a: i8, %b: f32, %c: i32) -> f32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %m = llvm.alloca %one x f32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
  llvm.store %b, %m : f32, !llvm.ptr
  llvm.store %a, %m : i8, !llvm.ptr
  %d = llvm.load %m : !llvm.ptr -> f32
  llvm.store %c, %m : i32, !llvm.ptr
  %e = llvm.load %m : !llvm.ptr -> f32
  llvm.return %e : f32
}
llvm.func @bulk(%byte: i8, %from: !llvm.ptr, %to: !llvm.ptr) -> f32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %four = llvm.mlir.constant(4 : i64) : i64
  %answer = llvm.mlir.constant(42 : i8) : i8
  %m = llvm.alloca %one x f32 : (i32) -> !llvm.ptr
  "llvm.intr.memset"(%m, %byte, %four) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  %a = llvm.load %m : !llvm.ptr -> f32
  "llvm.intr.memcpy"(%to, %m, %four) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  "llvm.intr.memset.inline"(%m, %answer) <{isVolatile = false, len = 4 : i64}> : (!llvm.ptr, i8) -> ()
  %b = llvm.load %m : !llvm.ptr -> f32
  "llvm.intr.memmove"(%m, %from, %four) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  %c = llvm.load %m : !llvm.ptr -> f32
  llvm.return %c : f32
}
llvm.func @users(%c: i1, %v: i64) -> i64 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %m = llvm.alloca %one x i64 : (i32) -> !llvm.ptr
  llvm.intr.lifetime.start %m : !llvm.ptr
  %i = llvm.intr.invariant.start 8, %m : !llvm.ptr
  %l = llvm.intr.launder.invariant.group %m : !llvm.ptr
  %s = llvm.intr.strip.invariant.group %l : !llvm.ptr
  %b = llvm.bitcast %m : !llvm.ptr to !llvm.ptr
  llvm.intr.lifetime.start %s : !llvm.ptr
  %g = llvm.getelementptr %m[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<2 x i64>
  %o = llvm.addrspacecast %g : !llvm.ptr to !llvm.ptr<1>
  llvm.intr.invariant.end %i, 8, %m : !llvm.ptr
  llvm.store %v, %m : i64, !llvm.ptr
  scf.if %c {
    llvm.intr.lifetime.end %b : !llvm.ptr
  }
  %r = llvm.load %m : !llvm.ptr -> i64
  llvm.return %r : i64
}
llvm.func @blocks(%c: i1, %v: i8, %w: i8) -> i8 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %m = llvm.alloca %one x i8 : (i32) -> !llvm.ptr
  llvm.cond_br %c, ^a, ^b
^a:
  llvm.store %v, %m : i8, !llvm.ptr
  llvm.br ^d
^b:
  llvm.store %w, %m : i8, !llvm.ptr
  llvm.br ^d
^d:
  %r = llvm.load %m : !llvm.ptr -> i8
  llvm.return %r : i8
}
llvm.func @stays(%c: i1, %v: i8, %p: !llvm.ptr) {
  %one = llvm.mlir.constant(1 : i32) : i32
  %volatile = llvm.alloca %one x i8 : (i32) -> !llvm.ptr
  llvm.store volatile %v, %volatile : i8, !llvm.ptr
  %escapes = llvm.alloca %one x i8 : (i32) -> !llvm.ptr
  llvm.store %escapes, %p : !llvm.ptr, !llvm.ptr
  %larger = llvm.alloca %one x i8 : (i32) -> !llvm.ptr
  %r = llvm.load %larger : !llvm.ptr -> i16
  %offset = llvm.alloca %one x i8 : (i32) -> !llvm.ptr
  %g = llvm.getelementptr %offset[1] : (!llvm.ptr) -> !llvm.ptr, i8
  %used = llvm.alloca %one x i8 : (i32) -> !llvm.ptr
  %z = llvm.getelementptr %used[0] : (!llvm.ptr) -> !llvm.ptr, i8
  %zr = llvm.load %z : !llvm.ptr -> i8
  %itself = llvm.alloca %one x !llvm.ptr : (i32) -> !llvm.ptr
  llvm.store %itself, %itself : !llvm.ptr, !llvm.ptr
  %aggregate = llvm.alloca %one x !llvm.struct<(i8)> : (i32) -> !llvm.ptr
  %ar = llvm.load %aggregate : !llvm.ptr -> i8
  %nested = llvm.alloca %one x i8 : (i32) -> !llvm.ptr
  scf.if %c {
    llvm.store %v, %nested : i8, !llvm.ptr
  }
  llvm.br ^later
^later:
  %not_entry = llvm.alloca %one x i8 : (i32) -> !llvm.ptr
  llvm.store %v, %not_entry : i8, !llvm.ptr
  llvm.return
}
// -----
#variable = #llvm.di_local_variable<scope = #llvm.di_file<"a.c" in "/">, name = "v">
llvm.func @debug(%c: i1, %v: i32) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %m = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  llvm.intr.dbg.declare #variable = %m : !llvm.ptr
  llvm.intr.dbg.value #variable = %m : !llvm.ptr
  llvm.store %v, %m : i32, !llvm.ptr
  llvm.cond_br %c, ^a, ^b
^a:
  llvm.store %one, %m : i32, !llvm.ptr
  llvm.br ^b
^b:
  %r = llvm.load %m : !llvm.ptr -> i32
  llvm.return %r : i32
}
// -----
module attributes { dlti.dl_spec = #dlti.dl_spec<"dlti.endianness" = "big"> } {
  llvm.func @big(%v: i8, %w: i32) -> i8 {
    %one = llvm.mlir.constant(1 : i32) : i32
    %m = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
    llvm.store %w, %m : i32, !llvm.ptr
    llvm.store %v, %m : i8, !llvm.ptr
    %r = llvm.load %m : !llvm.ptr -> i8
    llvm.return %r : i8
  }
}
// ==== stdout ====
module {
  llvm.func @types(%arg0: !llvm.ptr) -> !llvm.ptr<3> {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.ptrtoint %arg0 : !llvm.ptr to i64
    %2 = llvm.bitcast %1 : i64 to vector<4xi16>
    %3 = llvm.ptrtoint %arg0 : !llvm.ptr to i64
    %4 = llvm.bitcast %3 : i64 to f64
    %5 = llvm.ptrtoint %arg0 : !llvm.ptr to i64
    %6 = llvm.trunc %5 : i64 to i16
    %7 = llvm.bitcast %6 : i16 to f16
    %8 = llvm.addrspacecast %arg0 : !llvm.ptr to !llvm.ptr<3>
    llvm.return %8 : !llvm.ptr<3>
  }
  llvm.func @parts(%arg0: i8, %arg1: f32, %arg2: i32) -> f32 {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.bitcast %arg1 : f32 to i32
    %2 = llvm.zext %arg0 : i8 to i32
    %3 = llvm.mlir.constant(-256 : i32) : i32
    %4 = llvm.and %1, %3 : i32
    %5 = llvm.or %4, %2 : i32
    %6 = llvm.bitcast %5 : i32 to f32
    %7 = llvm.bitcast %arg2 : i32 to f32
    llvm.return %7 : f32
  }
  llvm.func @bulk(%arg0: i8, %arg1: !llvm.ptr, %arg2: !llvm.ptr) -> f32 {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(4 : i64) : i64
    %2 = llvm.mlir.constant(42 : i8) : i8
    %3 = llvm.zext %arg0 : i8 to i32
    %4 = llvm.mlir.constant(8 : i32) : i32
    %5 = llvm.shl %3, %4 : i32
    %6 = llvm.or %3, %5 : i32
    %7 = llvm.mlir.constant(16 : i32) : i32
    %8 = llvm.shl %6, %7 : i32
    %9 = llvm.or %6, %8 : i32
    %10 = llvm.bitcast %9 : i32 to f32
    llvm.store %10, %arg2 : f32, !llvm.ptr
    %11 = llvm.mlir.constant(707406378 : i32) : i32
    %12 = llvm.bitcast %11 : i32 to f32
    %13 = llvm.load %arg1 : !llvm.ptr -> f32
    llvm.return %13 : f32
  }
  llvm.func @users(%arg0: i1, %arg1: i64) -> i64 {
    %0 = llvm.mlir.constant(1 : i32) : i32
    scf.if %arg0 {
    }
    llvm.return %arg1 : i64
  }
  llvm.func @blocks(%arg0: i1, %arg1: i8, %arg2: i8) -> i8 {
    %0 = llvm.mlir.constant(1 : i32) : i32
    llvm.cond_br %arg0, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    llvm.br ^bb3(%arg1 : i8)
  ^bb2:  // pred: ^bb0
    llvm.br ^bb3(%arg2 : i8)
  ^bb3(%1: i8):  // 2 preds: ^bb1, ^bb2
    llvm.return %1 : i8
  }
  llvm.func @stays(%arg0: i1, %arg1: i8, %arg2: !llvm.ptr) {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x i8 : (i32) -> !llvm.ptr
    llvm.store volatile %arg1, %1 : i8, !llvm.ptr
    %2 = llvm.alloca %0 x i8 : (i32) -> !llvm.ptr
    llvm.store %2, %arg2 : !llvm.ptr, !llvm.ptr
    %3 = llvm.alloca %0 x i8 : (i32) -> !llvm.ptr
    %4 = llvm.load %3 : !llvm.ptr -> i16
    %5 = llvm.alloca %0 x i8 : (i32) -> !llvm.ptr
    %6 = llvm.getelementptr %5[1] : (!llvm.ptr) -> !llvm.ptr, i8
    %7 = llvm.alloca %0 x i8 : (i32) -> !llvm.ptr
    %8 = llvm.getelementptr %7[0] : (!llvm.ptr) -> !llvm.ptr, i8
    %9 = llvm.load %8 : !llvm.ptr -> i8
    %10 = llvm.alloca %0 x !llvm.ptr : (i32) -> !llvm.ptr
    llvm.store %10, %10 : !llvm.ptr, !llvm.ptr
    %11 = llvm.alloca %0 x !llvm.struct<(i8)> : (i32) -> !llvm.ptr
    %12 = llvm.load %11 : !llvm.ptr -> i8
    %13 = llvm.alloca %0 x i8 : (i32) -> !llvm.ptr
    scf.if %arg0 {
      llvm.store %arg1, %13 : i8, !llvm.ptr
    }
    llvm.br ^bb1
  ^bb1:  // pred: ^bb0
    %14 = llvm.alloca %0 x i8 : (i32) -> !llvm.ptr
    llvm.store %arg1, %14 : i8, !llvm.ptr
    llvm.return
  }
}

// -----
#di_file = #llvm.di_file<"a.c" in "/">
#di_local_variable = #llvm.di_local_variable<scope = #di_file, name = "v">
module {
  llvm.func @debug(%arg0: i1, %arg1: i32) -> i32 {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.undef : !llvm.ptr
    llvm.intr.dbg.value #di_local_variable = %1 : !llvm.ptr
    llvm.intr.dbg.value #di_local_variable = %arg1 : i32
    llvm.cond_br %arg0, ^bb1, ^bb2(%arg1 : i32)
  ^bb1:  // pred: ^bb0
    llvm.intr.dbg.value #di_local_variable = %0 : i32
    llvm.br ^bb2(%0 : i32)
  ^bb2(%2: i32):  // 2 preds: ^bb0, ^bb1
    llvm.intr.dbg.value #di_local_variable = %2 : i32
    llvm.return %2 : i32
  }
}

// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.endianness" = "big">} {
  llvm.func @big(%arg0: i8, %arg1: i32) -> i8 {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.zext %arg0 : i8 to i32
    %2 = llvm.mlir.constant(24 : i32) : i32
    %3 = llvm.shl %1, %2 : i32
    %4 = llvm.mlir.constant(16777215 : i32) : i32
    %5 = llvm.and %arg1, %4 : i32
    %6 = llvm.or %5, %3 : i32
    %7 = llvm.mlir.constant(24 : i32) : i32
    %8 = llvm.lshr %6, %7 : i32
    %9 = llvm.trunc %8 : i32 to i8
    llvm.return %9 : i8
  }
}

