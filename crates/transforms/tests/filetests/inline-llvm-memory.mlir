// terrace opt --inline=default-pipeline= --mlir-print-local-scope
// Allocations of constant size go to the start of the caller, others are given back. Scopes of two calls differ, and
// accesses get the scopes and access groups of the call.
#domain = #llvm.alias_scope_domain<id = distinct[0]<>, description = "domain">
#scope = #llvm.alias_scope<id = distinct[1]<>, domain = #domain, description = "inside">
#caller_scope = #llvm.alias_scope<id = distinct[2]<>, domain = #domain>
#group = #llvm.access_group<id = distinct[3]<>>
#caller_group = #llvm.access_group<id = distinct[4]<>>
llvm.func @static() -> f32 {
  %0 = llvm.mlir.constant(4 : i32) : i32
  %1 = llvm.alloca %0 x f32 : (i32) -> !llvm.ptr
  %2 = llvm.load %1 : !llvm.ptr -> f32
  llvm.return %2 : f32
}
llvm.func @marked() -> f32 {
  %0 = llvm.mlir.constant(4 : i32) : i32
  %1 = llvm.alloca %0 x f32 : (i32) -> !llvm.ptr
  llvm.intr.lifetime.start %1 : !llvm.ptr
  %2 = llvm.load %1 : !llvm.ptr -> f32
  llvm.return %2 : f32
}
llvm.func @dynamic(%n: i32, %c: i1) -> f32 {
  %0 = llvm.alloca %n x f32 : (i32) -> !llvm.ptr
  %1 = llvm.load %0 : !llvm.ptr -> f32
  llvm.cond_br %c, ^bb1, ^bb2
^bb1:
  llvm.return %1 : f32
^bb2:
  %2 = llvm.load %0 : !llvm.ptr -> f32
  llvm.return %2 : f32
}
llvm.func @scopes(%p: !llvm.ptr) {
  %0 = llvm.mlir.constant(5 : i32) : i32
  llvm.intr.experimental.noalias.scope.decl #scope
  llvm.store %0, %p {alias_scopes = [#scope], access_groups = [#group]} : i32, !llvm.ptr
  %1 = llvm.load %p {noalias_scopes = [#scope]} : !llvm.ptr -> i32
  llvm.return
}
llvm.func @caller(%a: i1, %n: i32, %p: !llvm.ptr) -> f32 {
  llvm.cond_br %a, ^bb1, ^bb2
^bb1:
  %0 = llvm.call @static() : () -> f32
  llvm.call @scopes(%p) {alias_scopes = [#caller_scope], access_groups = [#caller_group]} : (!llvm.ptr) -> ()
  llvm.call @scopes(%p) : (!llvm.ptr) -> ()
  llvm.return %0 : f32
^bb2:
  %1 = llvm.call @dynamic(%n, %a) : (i32, i1) -> f32
  %2 = llvm.call @marked() : () -> f32
  %3 = llvm.fadd %1, %2 : f32
  llvm.return %3 : f32
}
// ==== stdout ====
module {
  llvm.func @static() -> f32 {
    %0 = llvm.mlir.constant(4 : i32) : i32
    %1 = llvm.alloca %0 x f32 : (i32) -> !llvm.ptr
    %2 = llvm.load %1 : !llvm.ptr -> f32
    llvm.return %2 : f32
  }
  llvm.func @marked() -> f32 {
    %0 = llvm.mlir.constant(4 : i32) : i32
    %1 = llvm.alloca %0 x f32 : (i32) -> !llvm.ptr
    llvm.intr.lifetime.start %1 : !llvm.ptr
    %2 = llvm.load %1 : !llvm.ptr -> f32
    llvm.return %2 : f32
  }
  llvm.func @dynamic(%arg0: i32, %arg1: i1) -> f32 {
    %0 = llvm.alloca %arg0 x f32 : (i32) -> !llvm.ptr
    %1 = llvm.load %0 : !llvm.ptr -> f32
    llvm.cond_br %arg1, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    llvm.return %1 : f32
  ^bb2:  // pred: ^bb0
    %2 = llvm.load %0 : !llvm.ptr -> f32
    llvm.return %2 : f32
  }
  llvm.func @scopes(%arg0: !llvm.ptr) {
    %0 = llvm.mlir.constant(5 : i32) : i32
    llvm.intr.experimental.noalias.scope.decl <id = distinct[0]<>, domain = <id = distinct[1]<>, description = "domain">, description = "inside">
    llvm.store %0, %arg0 {access_groups = [#llvm.access_group<id = distinct[2]<>>], alias_scopes = [#llvm.alias_scope<id = distinct[0]<>, domain = <id = distinct[1]<>, description = "domain">, description = "inside">]} : i32, !llvm.ptr
    %1 = llvm.load %arg0 {noalias_scopes = [#llvm.alias_scope<id = distinct[0]<>, domain = <id = distinct[1]<>, description = "domain">, description = "inside">]} : !llvm.ptr -> i32
    llvm.return
  }
  llvm.func @caller(%arg0: i1, %arg1: i32, %arg2: !llvm.ptr) -> f32 {
    %0 = llvm.mlir.constant(4 : i32) : i32
    %1 = llvm.alloca %0 x f32 : (i32) -> !llvm.ptr
    %2 = llvm.mlir.constant(4 : i32) : i32
    %3 = llvm.alloca %2 x f32 : (i32) -> !llvm.ptr
    llvm.cond_br %arg0, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %4 = llvm.mlir.constant(4 : i32) : i32
    llvm.intr.lifetime.start %1 : !llvm.ptr
    %5 = llvm.load %1 : !llvm.ptr -> f32
    llvm.intr.lifetime.end %1 : !llvm.ptr
    %6 = llvm.mlir.constant(5 : i32) : i32
    llvm.intr.experimental.noalias.scope.decl <id = distinct[3]<>, domain = <id = distinct[4]<>, description = "domain">, description = "inside">
    llvm.store %6, %arg2 {access_groups = [#llvm.access_group<id = distinct[2]<>>, #llvm.access_group<id = distinct[5]<>>], alias_scopes = [#llvm.alias_scope<id = distinct[3]<>, domain = <id = distinct[4]<>, description = "domain">, description = "inside">, #llvm.alias_scope<id = distinct[6]<>, domain = <id = distinct[1]<>, description = "domain">>]} : i32, !llvm.ptr
    %7 = llvm.load %arg2 {access_groups = [#llvm.access_group<id = distinct[5]<>>], alias_scopes = [#llvm.alias_scope<id = distinct[6]<>, domain = <id = distinct[1]<>, description = "domain">>], noalias_scopes = [#llvm.alias_scope<id = distinct[3]<>, domain = <id = distinct[4]<>, description = "domain">, description = "inside">]} : !llvm.ptr -> i32
    %8 = llvm.mlir.constant(5 : i32) : i32
    llvm.intr.experimental.noalias.scope.decl <id = distinct[7]<>, domain = <id = distinct[8]<>, description = "domain">, description = "inside">
    llvm.store %8, %arg2 {access_groups = [#llvm.access_group<id = distinct[2]<>>], alias_scopes = [#llvm.alias_scope<id = distinct[7]<>, domain = <id = distinct[8]<>, description = "domain">, description = "inside">]} : i32, !llvm.ptr
    %9 = llvm.load %arg2 {noalias_scopes = [#llvm.alias_scope<id = distinct[7]<>, domain = <id = distinct[8]<>, description = "domain">, description = "inside">]} : !llvm.ptr -> i32
    llvm.return %5 : f32
  ^bb2:  // pred: ^bb0
    %10 = llvm.intr.stacksave : !llvm.ptr
    %11 = llvm.alloca %arg1 x f32 : (i32) -> !llvm.ptr
    %12 = llvm.load %11 : !llvm.ptr -> f32
    llvm.cond_br %arg0, ^bb3, ^bb4
  ^bb3:  // pred: ^bb2
    llvm.intr.stackrestore %10 : !llvm.ptr
    llvm.br ^bb5(%12 : f32)
  ^bb4:  // pred: ^bb2
    %13 = llvm.load %11 : !llvm.ptr -> f32
    llvm.intr.stackrestore %10 : !llvm.ptr
    llvm.br ^bb5(%13 : f32)
  ^bb5(%14: f32):  // 2 preds: ^bb3, ^bb4
    %15 = llvm.mlir.constant(4 : i32) : i32
    llvm.intr.lifetime.start %3 : !llvm.ptr
    %16 = llvm.load %3 : !llvm.ptr -> f32
    %17 = llvm.fadd %14, %16 : f32
    llvm.return %17 : f32
  }
}
