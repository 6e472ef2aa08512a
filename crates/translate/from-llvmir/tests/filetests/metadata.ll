; terrace translate --import-llvm
; What instructions and functions say of memory, of likelihood and of their use.
define i32 @f(ptr %p, i1 %c, i32 %x, i64 %n) !prof !0 !vec_type_hint !1 !work_group_size_hint !2 !reqd_work_group_size !3 !intel_reqd_sub_group_size !4 {
  %a = load i32, ptr %p, !tbaa !10, !alias.scope !20, !noalias !21, !llvm.access.group !30
  store i32 %a, ptr %p, !tbaa !11, !llvm.access.group !31, !nontemporal !5, !mmra !40
  %b = load ptr, ptr %p, !dereferenceable !6, !invariant.load !7, !invariant.group !7
  %d = inttoptr i64 %n to ptr, !dereferenceable_or_null !6
  fence seq_cst, !mmra !41
  %e = load i32, ptr %p, !tbaa !12, !alias.scope !7, !noalias !22, !range !8
  call void @llvm.experimental.noalias.scope.decl(metadata !23)
  call void @llvm.experimental.noalias.scope.decl(metadata !24)
  br i1 %c, label %yes, label %no, !prof !9
yes:
  switch i32 %x, label %no [ i32 1, label %no ], !prof !50
no:
  %s = select i1 %c, i32 1, i32 2, !prof !9
  ret i32 %s
}
declare void @llvm.experimental.noalias.scope.decl(metadata)
!0 = !{!"function_entry_count", i64 42}
!1 = !{<4 x i8> poison, i32 1}
!2 = !{i32 1, i32 2, i32 3}
!3 = !{i32 4, i32 5, i32 6}
!4 = !{i32 8}
!5 = !{i32 1}
!6 = !{i64 16}
!7 = !{}
!8 = !{i32 0, i32 5}
!9 = !{!"branch_weights", !"expected", i32 2000, i32 1}
!10 = !{!13, !14, i64 4}
!11 = !{!14, !14, i64 0, i64 1}
!12 = !{!16, !16, i64 0}
!13 = !{!"pair", !14, i64 0, !14, i64 4}
!14 = !{!"int", !15, i64 0}
!15 = !{!"root"}
!16 = !{!"long", !17}
!17 = !{}
!20 = !{!25, !26}
!21 = !{!26}
!22 = !{!27}
!23 = !{!25}
!24 = !{!28}
!25 = distinct !{!25, !29, !"first"}
!26 = distinct !{!26, !29}
!27 = !{!"named scope", !33, !"described"}
!28 = distinct !{!28, !29, !"not used"}
!29 = distinct !{!29, !"domain"}
!30 = distinct !{}
!31 = !{!30, !32}
!32 = distinct !{}
!33 = !{!"named domain"}
!40 = !{!"amdgpu-as", !"local"}
!41 = !{!40, !42}
!42 = !{!"amdgpu-as", !"global"}
!50 = !{!"branch_weights", i32 1, i32 -1}
// ==== stdout ====
#access_group = #llvm.access_group<id = distinct[0]<>>
#access_group1 = #llvm.access_group<id = distinct[1]<>>
#alias_scope_domain = #llvm.alias_scope_domain<id = distinct[2]<>, description = "domain">
#alias_scope_domain1 = #llvm.alias_scope_domain<id = "named domain">
#mmra_tag = #llvm.mmra_tag<"amdgpu-as":"local">
#mmra_tag1 = #llvm.mmra_tag<"amdgpu-as":"global">
#tbaa_root = #llvm.tbaa_root<id = "root">
#tbaa_root1 = #llvm.tbaa_root
#alias_scope = #llvm.alias_scope<id = distinct[3]<>, domain = #alias_scope_domain, description = "first">
#alias_scope1 = #llvm.alias_scope<id = distinct[4]<>, domain = #alias_scope_domain>
#alias_scope2 = #llvm.alias_scope<id = "named scope", domain = #alias_scope_domain1, description = "described">
#tbaa_type_desc = #llvm.tbaa_type_desc<id = "int", members = {<#tbaa_root, 0>}>
#tbaa_type_desc1 = #llvm.tbaa_type_desc<id = "long", members = {<#tbaa_root1, 0>}>
#tbaa_tag = #llvm.tbaa_tag<base_type = #tbaa_type_desc, access_type = #tbaa_type_desc, offset = 0, constant = true>
#tbaa_tag1 = #llvm.tbaa_tag<base_type = #tbaa_type_desc1, access_type = #tbaa_type_desc1, offset = 0>
#tbaa_type_desc2 = #llvm.tbaa_type_desc<id = "pair", members = {<#tbaa_type_desc, 0>, <#tbaa_type_desc, 4>}>
#tbaa_tag2 = #llvm.tbaa_tag<base_type = #tbaa_type_desc2, access_type = #tbaa_type_desc, offset = 4>
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, i64 = dense<[32, 64]> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little">, llvm.module_asm = [], llvm.target_triple = ""} {
  llvm.func @f(%arg0: !llvm.ptr, %arg1: i1, %arg2: i32, %arg3: i64) -> i32 attributes {function_entry_count = 42 : i64, intel_reqd_sub_group_size = 8 : i32, reqd_work_group_size = array<i32: 4, 5, 6>, vec_type_hint = #llvm.vec_type_hint<hint = vector<4xi8>, is_signed = true>, work_group_size_hint = array<i32: 1, 2, 3>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(2 : i32) : i32
    %2 = llvm.load %arg0 {access_groups = [#access_group], alias_scopes = [#alias_scope, #alias_scope1], alignment = 4 : i64, noalias_scopes = [#alias_scope1], tbaa = [#tbaa_tag2]} : !llvm.ptr -> i32
    llvm.store %2, %arg0 {access_groups = [#access_group, #access_group1], alignment = 4 : i64, llvm.mmra = #mmra_tag, nontemporal, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    %3 = llvm.load %arg0 invariant invariant_group dereferenceable<bytes = 16> {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %4 = llvm.inttoptr %arg3 dereferenceable<bytes = 16, mayBeNull = true> : i64 to !llvm.ptr
    llvm.fence seq_cst {llvm.mmra = [#mmra_tag, #mmra_tag1]}
    %5 = llvm.load %arg0 {alias_scopes = [], alignment = 4 : i64, noalias_scopes = [#alias_scope2], tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    llvm.intr.experimental.noalias.scope.decl #alias_scope
    llvm.cond_br %arg1 weights([2000, 1]), ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    llvm.switch %arg2 : i32, ^bb2 [
      1: ^bb2
    ] {branch_weights = array<i32: 1, -1>}
  ^bb2:  // 3 preds: ^bb0, ^bb1, ^bb1
    %6 = llvm.select %arg1, %0, %1 : i1, i32
    llvm.return %6 : i32
  }
}
