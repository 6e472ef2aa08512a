// terrace opt --inline --split-input-file
// What is handed over by value is copied, unless it is only read and aligned enough. What nothing else points to becomes
// scopes of the accesses.
llvm.mlir.global internal @global(0 : i32) {alignment = 16 : i64} : i32
llvm.func @writes(%p: !llvm.ptr {llvm.byval = f64}) {
  llvm.return
}
llvm.func @aligned(%p: !llvm.ptr {llvm.byval = i32, llvm.align = 32 : i64}) {
  llvm.return
}
llvm.func @reads(%p: !llvm.ptr {llvm.byval = i32, llvm.align = 16 : i64}) attributes {memory_effects = #llvm.memory_effects<other = readwrite, argMem = read, inaccessibleMem = readwrite, errnoMem = readwrite, targetMem0 = readwrite, targetMem1 = readwrite>} {
  llvm.return
}
llvm.func @reads_little(%p: !llvm.ptr {llvm.byval = i32}) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>} {
  %0 = llvm.load %p : !llvm.ptr -> i32
  llvm.return
}
llvm.func @caller(%p: !llvm.ptr, %q: !llvm.ptr {llvm.align = 64 : i64}, %n: i64) {
  %one = llvm.mlir.constant(1 : i32) : i32
  %a = llvm.alloca %one x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
  %g = llvm.mlir.addressof @global : !llvm.ptr
  %e = llvm.getelementptr %g[1] : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.br ^next
^next:
  llvm.call @writes(%p) : (!llvm.ptr) -> ()
  llvm.call @aligned(%p) : (!llvm.ptr) -> ()
  llvm.call @reads(%p) : (!llvm.ptr) -> ()
  llvm.call @reads(%q) : (!llvm.ptr) -> ()
  llvm.call @reads(%a) : (!llvm.ptr) -> ()
  llvm.call @reads(%g) : (!llvm.ptr) -> ()
  llvm.call @reads(%e) : (!llvm.ptr) -> ()
  llvm.call @reads_little(%p) : (!llvm.ptr) -> ()
  llvm.return
}
// -----
module attributes { dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<f64, dense<128> : vector<2xi64>>, "dlti.stack_alignment" = 64 : i64> } {
  llvm.func @reads(%p: !llvm.ptr {llvm.byval = i32, llvm.align = 16 : i64}) attributes {memory_effects = #llvm.memory_effects<other = readwrite, argMem = read, inaccessibleMem = readwrite, errnoMem = readwrite, targetMem0 = readwrite, targetMem1 = readwrite>} {
    llvm.return
  }
  llvm.func @writes(%p: !llvm.ptr {llvm.byval = !llvm.struct<(i8, f64)>}) {
    llvm.return
  }
  llvm.func @caller(%p: !llvm.ptr) {
    %one = llvm.mlir.constant(1 : i32) : i32
    %a = llvm.alloca %one x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %b = llvm.alloca %one x i32 {alignment = 32 : i64} : (i32) -> !llvm.ptr
    %c = llvm.alloca %one x i32 {alignment = 12 : i64} : (i32) -> !llvm.ptr
    llvm.call @reads(%a) : (!llvm.ptr) -> ()
    llvm.call @reads(%b) : (!llvm.ptr) -> ()
    llvm.call @reads(%c) : (!llvm.ptr) -> ()
    llvm.call @writes(%p) : (!llvm.ptr) -> ()
    llvm.return
  }
}
// -----
llvm.mlir.global internal @global(0 : i32) : i32
llvm.func @other(!llvm.ptr) -> !llvm.ptr
llvm.func @callee(%a: !llvm.ptr {llvm.noalias}, %b: !llvm.ptr {llvm.noalias}, %c: !llvm.ptr, %i: i1, %v: i32) {
  %one = llvm.mlir.constant(1 : i32) : i32
  %null = llvm.mlir.zero : !llvm.ptr
  %own = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  %g = llvm.mlir.addressof @global : !llvm.ptr
  %ag = llvm.getelementptr %a[3] : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.store %v, %ag : i32, !llvm.ptr
  %cast = llvm.addrspacecast %b : !llvm.ptr to !llvm.ptr<1>
  llvm.store %v, %cast : i32, !llvm.ptr<1>
  llvm.store %v, %c : i32, !llvm.ptr
  llvm.store %v, %own : i32, !llvm.ptr
  llvm.store %v, %g : i32, !llvm.ptr
  llvm.store %v, %null : i32, !llvm.ptr
  llvm.store %a, %b : !llvm.ptr, !llvm.ptr
  %s = llvm.select %i, %a, %own : i1, !llvm.ptr
  llvm.store %v, %s : i32, !llvm.ptr
  %t = llvm.select %i, %a, %b : i1, !llvm.ptr
  %l = llvm.load %t : !llvm.ptr -> i32
  %sg = llvm.select %i, %a, %g : i1, !llvm.ptr
  llvm.store %v, %sg : i32, !llvm.ptr
  "llvm.intr.memcpy"(%a, %b, %one) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
  "llvm.intr.memcpy"(%a, %g, %one) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
  %r = llvm.call @other(%a) : (!llvm.ptr) -> !llvm.ptr
  llvm.store %v, %r : i32, !llvm.ptr
  %x = llvm.atomicrmw add %a, %v monotonic : !llvm.ptr, i32
  llvm.cond_br %i, ^x(%a : !llvm.ptr), ^x(%null : !llvm.ptr)
^x(%p: !llvm.ptr):
  llvm.store %v, %p : i32, !llvm.ptr
  llvm.return
}
llvm.func @caller(%p: !llvm.ptr, %q: !llvm.ptr, %i: i1, %v: i32) {
  llvm.call @callee(%p, %q, %q, %i, %v) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i1, i32) -> ()
  llvm.call @callee(%p, %p, %q, %i, %v) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i1, i32) -> ()
  llvm.return
}
// ==== stdout ====
module {
  llvm.mlir.global internal @global(0 : i32) {addr_space = 0 : i32, alignment = 16 : i64} : i32
  llvm.func @writes(%arg0: !llvm.ptr {llvm.byval = f64}) {
    llvm.return
  }
  llvm.func @aligned(%arg0: !llvm.ptr {llvm.align = 32 : i64, llvm.byval = i32}) {
    llvm.return
  }
  llvm.func @reads(%arg0: !llvm.ptr {llvm.align = 16 : i64, llvm.byval = i32}) attributes {memory_effects = #llvm.memory_effects<other = readwrite, argMem = read, inaccessibleMem = readwrite, errnoMem = readwrite, targetMem0 = readwrite, targetMem1 = readwrite>} {
    llvm.return
  }
  llvm.func @reads_little(%arg0: !llvm.ptr {llvm.byval = i32}) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>} {
    llvm.return
  }
  llvm.func @caller(%arg0: !llvm.ptr, %arg1: !llvm.ptr {llvm.align = 64 : i64}, %arg2: i64) {
    %0 = llvm.mlir.constant(4 : i64) : i64
    %1 = llvm.mlir.constant(8 : i64) : i64
    %2 = llvm.mlir.addressof @global : !llvm.ptr
    %3 = llvm.mlir.constant(1 : i64) : i64
    %4 = llvm.alloca %3 x i32 {alignment = 16 : i64} : (i64) -> !llvm.ptr
    %5 = llvm.alloca %3 x i32 {alignment = 16 : i64} : (i64) -> !llvm.ptr
    %6 = llvm.alloca %3 x i32 {alignment = 32 : i64} : (i64) -> !llvm.ptr
    %7 = llvm.alloca %3 x f64 {alignment = 8 : i64} : (i64) -> !llvm.ptr
    %8 = llvm.getelementptr %2[1] : (!llvm.ptr) -> !llvm.ptr, i32
    llvm.br ^bb1
  ^bb1:  // pred: ^bb0
    "llvm.intr.memcpy"(%7, %arg0, %1) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.intr.memcpy"(%6, %arg0, %0) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.intr.memcpy"(%5, %arg0, %0) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.intr.memcpy"(%4, %8, %0) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.return
  }
}

// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<f64 = dense<128> : vector<2xi64>, "dlti.stack_alignment" = 64 : i64>} {
  llvm.func @reads(%arg0: !llvm.ptr {llvm.align = 16 : i64, llvm.byval = i32}) attributes {memory_effects = #llvm.memory_effects<other = readwrite, argMem = read, inaccessibleMem = readwrite, errnoMem = readwrite, targetMem0 = readwrite, targetMem1 = readwrite>} {
    llvm.return
  }
  llvm.func @writes(%arg0: !llvm.ptr {llvm.byval = !llvm.struct<(i8, f64)>}) {
    llvm.return
  }
  llvm.func @caller(%arg0: !llvm.ptr) {
    %0 = llvm.mlir.constant(32 : i64) : i64
    %1 = llvm.mlir.constant(4 : i64) : i64
    %2 = llvm.mlir.constant(1 : i32) : i32
    %3 = llvm.mlir.constant(1 : i64) : i64
    %4 = llvm.alloca %3 x !llvm.struct<(i8, f64)> {alignment = 16 : i64} : (i64) -> !llvm.ptr
    %5 = llvm.alloca %3 x i32 {alignment = 16 : i64} : (i64) -> !llvm.ptr
    %6 = llvm.alloca %2 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    "llvm.intr.memcpy"(%5, %6, %1) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.intr.memcpy"(%4, %arg0, %0) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.return
  }
}

// -----
#alias_scope_domain = #llvm.alias_scope_domain<id = distinct[0]<>, description = "callee">
#alias_scope_domain1 = #llvm.alias_scope_domain<id = distinct[1]<>, description = "callee">
#alias_scope = #llvm.alias_scope<id = distinct[2]<>, domain = #alias_scope_domain>
#alias_scope1 = #llvm.alias_scope<id = distinct[3]<>, domain = #alias_scope_domain>
#alias_scope2 = #llvm.alias_scope<id = distinct[4]<>, domain = #alias_scope_domain1>
#alias_scope3 = #llvm.alias_scope<id = distinct[5]<>, domain = #alias_scope_domain1>
module {
  llvm.mlir.global internal @global(0 : i32) {addr_space = 0 : i32} : i32
  llvm.func @other(!llvm.ptr) -> !llvm.ptr
  llvm.func @callee(%arg0: !llvm.ptr {llvm.noalias}, %arg1: !llvm.ptr {llvm.noalias}, %arg2: !llvm.ptr, %arg3: i1, %arg4: i32) {
    %0 = llvm.mlir.addressof @global : !llvm.ptr
    %1 = llvm.mlir.constant(1 : i32) : i32
    %2 = llvm.mlir.zero : !llvm.ptr
    %3 = llvm.alloca %1 x i32 : (i32) -> !llvm.ptr
    %4 = llvm.getelementptr %arg0[3] : (!llvm.ptr) -> !llvm.ptr, i32
    llvm.store %arg4, %4 : i32, !llvm.ptr
    %5 = llvm.addrspacecast %arg1 : !llvm.ptr to !llvm.ptr<1>
    llvm.store %arg4, %5 : i32, !llvm.ptr<1>
    llvm.store %arg4, %arg2 : i32, !llvm.ptr
    llvm.store %arg4, %3 : i32, !llvm.ptr
    llvm.store %arg4, %0 : i32, !llvm.ptr
    llvm.store %arg4, %2 : i32, !llvm.ptr
    llvm.store %arg0, %arg1 : !llvm.ptr, !llvm.ptr
    %6 = llvm.select %arg3, %arg0, %3 : i1, !llvm.ptr
    llvm.store %arg4, %6 : i32, !llvm.ptr
    %7 = llvm.select %arg3, %arg0, %0 : i1, !llvm.ptr
    llvm.store %arg4, %7 : i32, !llvm.ptr
    "llvm.intr.memcpy"(%arg0, %arg1, %1) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
    "llvm.intr.memcpy"(%arg0, %0, %1) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
    %8 = llvm.call @other(%arg0) : (!llvm.ptr) -> !llvm.ptr
    llvm.store %arg4, %8 : i32, !llvm.ptr
    %9 = llvm.atomicrmw add %arg0, %arg4 monotonic : !llvm.ptr, i32
    llvm.cond_br %arg3, ^bb1(%arg0 : !llvm.ptr), ^bb1(%2 : !llvm.ptr)
  ^bb1(%10: !llvm.ptr):  // 2 preds: ^bb0, ^bb0
    llvm.store %arg4, %10 : i32, !llvm.ptr
    llvm.return
  }
  llvm.func @caller(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i1, %arg3: i32) {
    %0 = llvm.mlir.zero : !llvm.ptr
    %1 = llvm.mlir.addressof @global : !llvm.ptr
    %2 = llvm.mlir.constant(1 : i32) : i32
    %3 = llvm.alloca %2 x i32 : (i32) -> !llvm.ptr
    %4 = llvm.alloca %2 x i32 : (i32) -> !llvm.ptr
    llvm.intr.experimental.noalias.scope.decl #alias_scope
    llvm.intr.experimental.noalias.scope.decl #alias_scope1
    llvm.intr.lifetime.start %4 : !llvm.ptr
    %5 = llvm.getelementptr %arg0[3] : (!llvm.ptr) -> !llvm.ptr, i32
    llvm.store %arg3, %5 {alias_scopes = [#alias_scope], noalias_scopes = [#alias_scope1]} : i32, !llvm.ptr
    %6 = llvm.addrspacecast %arg1 : !llvm.ptr to !llvm.ptr<1>
    llvm.store %arg3, %6 {alias_scopes = [#alias_scope1], noalias_scopes = [#alias_scope]} : i32, !llvm.ptr<1>
    llvm.store %arg3, %arg1 {noalias_scopes = [#alias_scope, #alias_scope1]} : i32, !llvm.ptr
    llvm.store %arg3, %4 {noalias_scopes = [#alias_scope, #alias_scope1]} : i32, !llvm.ptr
    llvm.store %arg3, %1 {noalias_scopes = [#alias_scope, #alias_scope1]} : i32, !llvm.ptr
    llvm.store %arg3, %0 {noalias_scopes = [#alias_scope, #alias_scope1]} : i32, !llvm.ptr
    llvm.store %arg0, %arg1 {alias_scopes = [#alias_scope1], noalias_scopes = [#alias_scope]} : !llvm.ptr, !llvm.ptr
    %7 = llvm.select %arg2, %arg0, %4 : i1, !llvm.ptr
    llvm.store %arg3, %7 {noalias_scopes = [#alias_scope1]} : i32, !llvm.ptr
    %8 = llvm.select %arg2, %arg0, %1 : i1, !llvm.ptr
    llvm.store %arg3, %8 {alias_scopes = [#alias_scope], noalias_scopes = [#alias_scope1]} : i32, !llvm.ptr
    "llvm.intr.memcpy"(%arg0, %arg1, %2) <{alias_scopes = [#alias_scope, #alias_scope1], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
    "llvm.intr.memcpy"(%arg0, %1, %2) <{alias_scopes = [#alias_scope], isVolatile = false, noalias_scopes = [#alias_scope1]}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
    %9 = llvm.call @other(%arg0) {noalias_scopes = [#alias_scope1]} : (!llvm.ptr) -> !llvm.ptr
    llvm.store %arg3, %9 : i32, !llvm.ptr
    %10 = llvm.atomicrmw add %arg0, %arg3 monotonic {alias_scopes = [#alias_scope], noalias_scopes = [#alias_scope1]} : !llvm.ptr, i32
    llvm.cond_br %arg2, ^bb1(%arg0 : !llvm.ptr), ^bb1(%0 : !llvm.ptr)
  ^bb1(%11: !llvm.ptr):  // 2 preds: ^bb0, ^bb0
    llvm.store %arg3, %11 {alias_scopes = [#alias_scope], noalias_scopes = [#alias_scope1]} : i32, !llvm.ptr
    llvm.intr.lifetime.end %4 : !llvm.ptr
    llvm.br ^bb2
  ^bb2:  // pred: ^bb1
    llvm.intr.experimental.noalias.scope.decl #alias_scope2
    llvm.intr.experimental.noalias.scope.decl #alias_scope3
    llvm.intr.lifetime.start %3 : !llvm.ptr
    %12 = llvm.getelementptr %arg0[3] : (!llvm.ptr) -> !llvm.ptr, i32
    llvm.store %arg3, %12 {alias_scopes = [#alias_scope3], noalias_scopes = [#alias_scope2]} : i32, !llvm.ptr
    %13 = llvm.addrspacecast %arg0 : !llvm.ptr to !llvm.ptr<1>
    llvm.store %arg3, %13 {alias_scopes = [#alias_scope2], noalias_scopes = [#alias_scope3]} : i32, !llvm.ptr<1>
    llvm.store %arg3, %arg1 {noalias_scopes = [#alias_scope2, #alias_scope3]} : i32, !llvm.ptr
    llvm.store %arg3, %3 {noalias_scopes = [#alias_scope2, #alias_scope3]} : i32, !llvm.ptr
    llvm.store %arg3, %1 {noalias_scopes = [#alias_scope2, #alias_scope3]} : i32, !llvm.ptr
    llvm.store %arg3, %0 {noalias_scopes = [#alias_scope2, #alias_scope3]} : i32, !llvm.ptr
    llvm.store %arg0, %arg0 {alias_scopes = [#alias_scope2], noalias_scopes = [#alias_scope3]} : !llvm.ptr, !llvm.ptr
    %14 = llvm.select %arg2, %arg0, %3 : i1, !llvm.ptr
    llvm.store %arg3, %14 {noalias_scopes = [#alias_scope2]} : i32, !llvm.ptr
    %15 = llvm.select %arg2, %arg0, %1 : i1, !llvm.ptr
    llvm.store %arg3, %15 {alias_scopes = [#alias_scope3], noalias_scopes = [#alias_scope2]} : i32, !llvm.ptr
    "llvm.intr.memcpy"(%arg0, %arg0, %2) <{alias_scopes = [#alias_scope2, #alias_scope3], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
    "llvm.intr.memcpy"(%arg0, %1, %2) <{alias_scopes = [#alias_scope3], isVolatile = false, noalias_scopes = [#alias_scope2]}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
    %16 = llvm.call @other(%arg0) {noalias_scopes = [#alias_scope2]} : (!llvm.ptr) -> !llvm.ptr
    llvm.store %arg3, %16 : i32, !llvm.ptr
    %17 = llvm.atomicrmw add %arg0, %arg3 monotonic {alias_scopes = [#alias_scope3], noalias_scopes = [#alias_scope2]} : !llvm.ptr, i32
    llvm.cond_br %arg2, ^bb3(%arg0 : !llvm.ptr), ^bb3(%0 : !llvm.ptr)
  ^bb3(%18: !llvm.ptr):  // 2 preds: ^bb2, ^bb2
    llvm.store %arg3, %18 {alias_scopes = [#alias_scope3], noalias_scopes = [#alias_scope2]} : i32, !llvm.ptr
    llvm.intr.lifetime.end %3 : !llvm.ptr
    llvm.br ^bb4
  ^bb4:  // pred: ^bb3
    llvm.return
  }
}

