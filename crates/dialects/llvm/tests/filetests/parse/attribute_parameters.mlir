// terrace opt --split-input-file --allow-unregistered-dialect
// A parameter that is refused is told twice: what is wrong, and of which parameter.
"a.b"() {a = #llvm.di_annotation<name = *>} : () -> ()
// -----
"a.b"() {a = #llvm.di_annotation<value = *>} : () -> ()
// -----
"a.b"() {a = #llvm.di_basic_type<tag = *>} : () -> ()
// -----
"a.b"() {a = #llvm.di_basic_type<name = *>} : () -> ()
// -----
"a.b"() {a = #llvm.di_common_block<scope = *>} : () -> ()
// -----
"a.b"() {a = #llvm.di_common_block<decl = *>} : () -> ()
// -----
"a.b"() {a = #llvm.di_compile_unit<id = *>} : () -> ()
// -----
"a.b"() {a = #llvm.di_compile_unit<sourceLanguage = *>} : () -> ()
// -----
"a.b"() {a = #llvm.di_composite_type<recId = *>} : () -> ()
// -----
"a.b"() {a = #llvm.di_composite_type<isRecSelf = *>} : () -> ()
// -----
"a.b"() {a = #llvm.di_derived_type<tag = *>} : () -> ()
// -----
"a.b"() {a = #llvm.di_derived_type<name = *>} : () -> ()
// -----
"a.b"() {a = #llvm.di_generic_subrange<count = *>} : () -> ()
// -----
"a.b"() {a = #llvm.di_generic_subrange<lowerBound = *>} : () -> ()
// -----
"a.b"() {a = #llvm.di_global_variable<scope = *>} : () -> ()
// -----
"a.b"() {a = #llvm.di_global_variable<name = *>} : () -> ()
// -----
"a.b"() {a = #llvm.di_global_variable_expression<var = *>} : () -> ()
// -----
"a.b"() {a = #llvm.di_global_variable_expression<expr = *>} : () -> ()
// -----
"a.b"() {a = #llvm.di_imported_entity<tag = *>} : () -> ()
// -----
"a.b"() {a = #llvm.di_imported_entity<scope = *>} : () -> ()
// -----
"a.b"() {a = #llvm.di_label<scope = *>} : () -> ()
// -----
"a.b"() {a = #llvm.di_label<name = *>} : () -> ()
// -----
"a.b"() {a = #llvm.di_lexical_block<scope = *>} : () -> ()
// -----
"a.b"() {a = #llvm.di_lexical_block<file = *>} : () -> ()
// -----
"a.b"() {a = #llvm.di_lexical_block_file<scope = *>} : () -> ()
// -----
"a.b"() {a = #llvm.di_lexical_block_file<file = *>} : () -> ()
// -----
"a.b"() {a = #llvm.di_local_variable<scope = *>} : () -> ()
// -----
"a.b"() {a = #llvm.di_local_variable<name = *>} : () -> ()
// -----
"a.b"() {a = #llvm.di_module<file = *>} : () -> ()
// -----
"a.b"() {a = #llvm.di_module<scope = *>} : () -> ()
// -----
"a.b"() {a = #llvm.di_namespace<name = *>} : () -> ()
// -----
"a.b"() {a = #llvm.di_namespace<scope = *>} : () -> ()
// -----
"a.b"() {a = #llvm.di_string_type<tag = *>} : () -> ()
// -----
"a.b"() {a = #llvm.di_string_type<name = *>} : () -> ()
// -----
"a.b"() {a = #llvm.di_subprogram<recId = *>} : () -> ()
// -----
"a.b"() {a = #llvm.di_subprogram<isRecSelf = *>} : () -> ()
// -----
"a.b"() {a = #llvm.di_subrange<count = *>} : () -> ()
// -----
"a.b"() {a = #llvm.di_subrange<lowerBound = *>} : () -> ()
// -----
"a.b"() {a = #llvm.di_subroutine_type<callingConvention = *>} : () -> ()
// -----
"a.b"() {a = #llvm.di_subroutine_type<types = *>} : () -> ()
// -----
"a.b"() {a = #llvm.loop_annotation<disableNonforced = *>} : () -> ()
// -----
"a.b"() {a = #llvm.loop_annotation<vectorize = *>} : () -> ()
// -----
"a.b"() {a = #llvm.loop_distribute<disable = *>} : () -> ()
// -----
"a.b"() {a = #llvm.loop_distribute<followupCoincident = *>} : () -> ()
// -----
"a.b"() {a = #llvm.loop_interleave<count = *>} : () -> ()
// -----
"a.b"() {a = #llvm.loop_licm<disable = *>} : () -> ()
// -----
"a.b"() {a = #llvm.loop_licm<versioningDisable = *>} : () -> ()
// -----
"a.b"() {a = #llvm.loop_peeled<count = *>} : () -> ()
// -----
"a.b"() {a = #llvm.loop_pipeline<disable = *>} : () -> ()
// -----
"a.b"() {a = #llvm.loop_pipeline<initiationinterval = *>} : () -> ()
// -----
"a.b"() {a = #llvm.loop_unroll_and_jam<disable = *>} : () -> ()
// -----
"a.b"() {a = #llvm.loop_unroll_and_jam<count = *>} : () -> ()
// -----
"a.b"() {a = #llvm.loop_unroll<disable = *>} : () -> ()
// -----
"a.b"() {a = #llvm.loop_unroll<count = *>} : () -> ()
// -----
"a.b"() {a = #llvm.loop_unswitch<partialDisable = *>} : () -> ()
// -----
"a.b"() {a = #llvm.loop_vectorize<disable = *>} : () -> ()
// -----
"a.b"() {a = #llvm.loop_vectorize<predicateEnable = *>} : () -> ()
// -----
"a.b"() {a = #llvm.access_group<id = *>} : () -> ()
// -----
"a.b"() {a = #llvm.alias_scope_domain<id = *>} : () -> ()
// -----
"a.b"() {a = #llvm.alias_scope_domain<description = *>} : () -> ()
// -----
"a.b"() {a = #llvm.alias_scope<id = *>} : () -> ()
// -----
"a.b"() {a = #llvm.alias_scope<domain = *>} : () -> ()
// -----
"a.b"() {a = #llvm.tbaa_root<id = *>} : () -> ()
// -----
"a.b"() {a = #llvm.tbaa_type_desc<id = *>} : () -> ()
// -----
"a.b"() {a = #llvm.tbaa_type_desc<members = *>} : () -> ()
// -----
"a.b"() {a = #llvm.tbaa_tag<base_type = *>} : () -> ()
// -----
"a.b"() {a = #llvm.tbaa_tag<access_type = *>} : () -> ()
// -----
"a.b"() {a = #llvm.memory_effects<other = *>} : () -> ()
// -----
"a.b"() {a = #llvm.memory_effects<argMem = *>} : () -> ()
// -----
"a.b"() {a = #llvm.dereferenceable<bytes = *>} : () -> ()
// -----
"a.b"() {a = #llvm.dereferenceable<mayBeNull = *>} : () -> ()
// -----
"a.b"() {a = #llvm.vscale_range<minRange = *>} : () -> ()
// -----
"a.b"() {a = #llvm.vscale_range<maxRange = *>} : () -> ()
// -----
"a.b"() {a = #llvm.target<triple = *>} : () -> ()
// -----
"a.b"() {a = #llvm.target<chip = *>} : () -> ()
// -----
"a.b"() {a = #llvm.vec_type_hint<hint = *>} : () -> ()
// -----
"a.b"() {a = #llvm.vec_type_hint<is_signed = *>} : () -> ()
// -----
"a.b"() {a = #llvm.blocktag<id = *>} : () -> ()
// -----
"a.b"() {a = #llvm.blockaddress<function = *>} : () -> ()
// -----
"a.b"() {a = #llvm.blockaddress<tag = *>} : () -> ()
// -----
"a.b"() {a = #llvm.cgprofile_entry<from = *>} : () -> ()
// -----
"a.b"() {a = #llvm.cgprofile_entry<to = *>} : () -> ()
// -----
"a.b"() {a = #llvm.profile_summary_detailed<cut_off = *>} : () -> ()
// -----
"a.b"() {a = #llvm.profile_summary_detailed<min_count = *>} : () -> ()
// -----
"a.b"() {a = #llvm.profile_summary<format = *>} : () -> ()
// -----
"a.b"() {a = #llvm.profile_summary<total_count = *>} : () -> ()
// -----
"a.b"() {a = #llvm.di_expression<[DW_OP_plus_uconst(a)]>} : () -> ()
// -----
"a.b"() {a = #llvm.di_expression<[DW_OP_zz(3)]>} : () -> ()
// -----
"a.b"() {a = #llvm.di_expression<[DW_OP_LLVM_convert(3, zz)]>} : () -> ()
// -----
"a.b"() {a = #llvm.di_expression<3>} : () -> ()
// -----
"a.b"() {a = #llvm.di_expression<[]>} : () -> ()
// -----
"a.b"() {a = #llvm.di_expression_elem<3>} : () -> ()
// -----
"a.b"() {a = #llvm.mmra_tag<"a" 3>} : () -> ()
// -----
"a.b"() {a = #llvm.mmra_tag<3>} : () -> ()
// -----
"a.b"() {a = #llvm.mmra_tag<"a":3>} : () -> ()
// -----
"a.b"() {a = #llvm.target_features<["+a" "b"]>} : () -> ()
// -----
"a.b"() {a = #llvm.target_features<["+a", 3]>} : () -> ()
// -----
"a.b"() {a = #llvm.target_features<3>} : () -> ()
// -----
"a.b"() {a = #llvm.target_features<["a"]>} : () -> ()
// -----
"a.b"() {a = #llvm.dependent_libraries<"a", 3>} : () -> ()
// -----
"a.b"() {a = #llvm.mlir.workgroup_attribution<3 : i32, 4>} : () -> ()
// -----
"a.b"() {a = #llvm.mlir.workgroup_attribution<a, 4>} : () -> ()
// -----
"a.b"() {a = #llvm.dso_local_equivalent<@a>} : () -> ()
// -----
"a.b"() {a = #llvm.dso_local_equivalent 3} : () -> ()
// -----
"a.b"() {a = #llvm.tbaa_member<3 4>} : () -> ()
// -----
"a.b"() {a = #llvm.tbaa_member<#llvm.tbaa_root, a>} : () -> ()
// -----
"a.b"() {a = #llvm.di_file<"a" on "b">} : () -> ()
// -----
"a.b"() {a = #llvm.di_file<"a" in 3>} : () -> ()
// -----
"a.b"() {a = #llvm.di_file<1 in "a">} : () -> ()
// -----
"a.b"() {a = #llvm.mlir.module_flag<error "a", b>} : () -> ()
// -----
"a.b"() {a = #llvm.mlir.module_flag<a>} : () -> ()
// -----
"a.b"() {a = #llvm.mlir.module_flag<error, 3>} : () -> ()
// -----
"a.b"() {a = #llvm.mlir.module_flag<error, "a", b>} : () -> ()
// -----
"a.b"() {a = #llvm.tbaa_type_desc<id = 3>} : () -> ()
// -----
"a.b"() {a = #llvm.tbaa_type_desc<id = "a", members = {3}>} : () -> ()
// -----
"a.b"() {a = #llvm.tbaa_type_desc<id = "a", members = {<3, 4>}>} : () -> ()
// -----
"a.b"() {a = #llvm.loop_annotation<parallelAccesses = 3>} : () -> ()
// -----
"a.b"() {a = #llvm.loop_annotation<parallelAccesses = #llvm.access_group<id = distinct[0]<>>, 3>} : () -> ()
// -----
"a.b"() {a = #llvm.loop_annotation<vectorize = <a = 3>>} : () -> ()
// -----
"a.b"() {a = #llvm.loop_annotation<vectorize = 3>} : () -> ()
// -----
"a.b"() {a = #llvm.di_subprogram<retainedNodes = 1>} : () -> ()
// -----
"a.b"() {a = #llvm.di_subprogram<type = <types = 3>>} : () -> ()
// -----
"a.b"() {a = #llvm.constant_range<3>} : () -> ()
// -----
"a.b"() {a = #llvm.address_space<a>} : () -> ()
// -----
"a.b"() {a = #llvm.di_basic_type<name = 3>} : () -> ()
// -----
"a.b"() {a = #llvm.di_basic_type<foo = 3>} : () -> ()
// -----
"a.b"() {a = #llvm.di_basic_type<tag = b>} : () -> ()
// -----
"a.b"() {a = #llvm.di_basic_type<tag = DW_TAG_base_type, sizeInBits = 99999999999999999999>} : () -> ()
// -----
"a.b"() {a = #llvm.di_compile_unit<isOptimized = maybe>} : () -> ()
// -----
"a.b"() {a = #llvm.di_compile_unit<isOptimized = 1>} : () -> ()
// -----
"a.b"() {a = #llvm.di_compile_unit<isOptimized = 2>} : () -> ()
// -----
"a.b"() {a = #llvm.di_compile_unit<isOptimized = -1>} : () -> ()
// -----
"a.b"() {a = #llvm.memory_effects<other = b>} : () -> ()
// -----
"a.b"() {a = #llvm.comdat} : () -> ()
// -----
"a.b"() {a = #llvm.comdat zz} : () -> ()
// -----
"a.b"() {a = #llvm.comdat any} : () -> ()
// -----
"a.b"() {a = #llvm.comdat "any"} : () -> ()
// -----
"a.b"() {a = #llvm.comdat<any>} : () -> ()
// -----
"a.b"() {a = !llvm.linkage::} : () -> ()
// -----
"a.b"() {a = #arith.fastmath<3>} : () -> ()
// -----
"a.b"() {a = #arith.fastmath<zz>} : () -> ()
// -----
"a.b"() {a = #arith.fastmath<"zz">} : () -> ()
// -----
"a.b"() {a = #arith.overflow<3>} : () -> ()
// -----
"a.b"() {a = #arith.overflow<zz>} : () -> ()
// -----
"a.b"() {a = #arith.overflow<"zz">} : () -> ()
// -----
"a.b"() {a = #vector.kind<3>} : () -> ()
// -----
"a.b"() {a = #vector.kind<zz>} : () -> ()
// -----
"a.b"() {a = #vector.kind<"zz">} : () -> ()
// -----
"a.b"() {a = #vector.iterator_type<3>} : () -> ()
// -----
"a.b"() {a = #vector.iterator_type<zz>} : () -> ()
// -----
"a.b"() {a = #vector.iterator_type<"zz">} : () -> ()
// -----
"a.b"() {a = #vector.punctuation<3>} : () -> ()
// -----
"a.b"() {a = #vector.punctuation<zz>} : () -> ()
// -----
"a.b"() {a = #vector.punctuation<"zz">} : () -> ()
// -----
"a.b"() {a = #llvm.cconv<3>} : () -> ()
// -----
"a.b"() {a = #llvm.cconv<zz>} : () -> ()
// -----
"a.b"() {a = #llvm.cconv<"zz">} : () -> ()
// -----
"a.b"() {a = #llvm.linkage<3>} : () -> ()
// -----
"a.b"() {a = #llvm.linkage<zz>} : () -> ()
// -----
"a.b"() {a = #llvm.linkage<"zz">} : () -> ()
// -----
"a.b"() {a = #llvm.framePointerKind<3>} : () -> ()
// -----
"a.b"() {a = #llvm.framePointerKind<zz>} : () -> ()
// -----
"a.b"() {a = #llvm.framePointerKind<"zz">} : () -> ()
// -----
"a.b"() {a = #llvm.tailcallkind<3>} : () -> ()
// -----
"a.b"() {a = #llvm.tailcallkind<zz>} : () -> ()
// -----
"a.b"() {a = #llvm.tailcallkind<"zz">} : () -> ()
// -----
"a.b"() {a = #llvm.fastmath<3>} : () -> ()
// -----
"a.b"() {a = #llvm.fastmath<zz>} : () -> ()
// -----
"a.b"() {a = #llvm.fastmath<"zz">} : () -> ()
// -----
"a.b"() {a = #llvm.overflow<3>} : () -> ()
// -----
"a.b"() {a = #llvm.overflow<zz>} : () -> ()
// -----
"a.b"() {a = #llvm.overflow<"zz">} : () -> ()
// -----
"a.b"() {a = #llvm.uwtableKind<3>} : () -> ()
// -----
"a.b"() {a = #llvm.uwtableKind<zz>} : () -> ()
// -----
"a.b"() {a = #llvm.uwtableKind<"zz">} : () -> ()
// -----
"a.b"() {a = #llvm.di_derived_type<dwarfAddressSpace = *>} : () -> ()
// -----
"a.b"() {a = #llvm.profile_summary<is_partial_profile = *>} : () -> ()
// -----
"a.b"() {a = #llvm.di_derived_type<tag = DW_TAG_member, dwarfAddressSpace = 4294967296>} : () -> ()
// -----
"a.b"() {a = #llvm.di_derived_type<tag = DW_TAG_member, dwarfAddressSpace = -1>} : () -> ()
// ==== stdout ====
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
#di_derived_type = #llvm.di_derived_type<tag = DW_TAG_member, dwarfAddressSpace = 4294967295>
module {
  "a.b"() {a = #di_derived_type} : () -> ()
}

// ==== stderr ====
<stdin>:3:40: error: expected attribute value
"a.b"() {a = #llvm.di_annotation<name = *>} : () -> ()
                                       ^
<stdin>:3:41: error: failed to parse LLVM_DIAnnotationAttr parameter 'name' which is to be a `StringAttr`
"a.b"() {a = #llvm.di_annotation<name = *>} : () -> ()
                                        ^
<stdin>:5:41: error: expected attribute value
"a.b"() {a = #llvm.di_annotation<value = *>} : () -> ()
                                        ^
<stdin>:5:42: error: failed to parse LLVM_DIAnnotationAttr parameter 'value' which is to be a `StringAttr`
"a.b"() {a = #llvm.di_annotation<value = *>} : () -> ()
                                         ^
<stdin>:7:40: error: expected valid keyword
"a.b"() {a = #llvm.di_basic_type<tag = *>} : () -> ()
                                       ^
<stdin>:7:40: error: failed to parse LLVM_DIBasicTypeAttr parameter 'tag' which is to be a `unsigned`
"a.b"() {a = #llvm.di_basic_type<tag = *>} : () -> ()
                                       ^
<stdin>:9:40: error: expected attribute value
"a.b"() {a = #llvm.di_basic_type<name = *>} : () -> ()
                                       ^
<stdin>:9:41: error: failed to parse LLVM_DIBasicTypeAttr parameter 'name' which is to be a `StringAttr`
"a.b"() {a = #llvm.di_basic_type<name = *>} : () -> ()
                                        ^
<stdin>:11:43: error: expected attribute value
"a.b"() {a = #llvm.di_common_block<scope = *>} : () -> ()
                                          ^
<stdin>:11:44: error: failed to parse LLVM_DICommonBlockAttr parameter 'scope' which is to be a `DIScopeAttr`
"a.b"() {a = #llvm.di_common_block<scope = *>} : () -> ()
                                           ^
<stdin>:13:42: error: expected '<'
"a.b"() {a = #llvm.di_common_block<decl = *>} : () -> ()
                                         ^
<stdin>:13:43: error: failed to parse LLVM_DICommonBlockAttr parameter 'decl' which is to be a `DIGlobalVariableAttr`
"a.b"() {a = #llvm.di_common_block<decl = *>} : () -> ()
                                          ^
<stdin>:15:40: error: expected attribute value
"a.b"() {a = #llvm.di_compile_unit<id = *>} : () -> ()
                                       ^
<stdin>:15:41: error: failed to parse LLVM_DICompileUnitAttr parameter 'id' which is to be a `DistinctAttr`
"a.b"() {a = #llvm.di_compile_unit<id = *>} : () -> ()
                                        ^
<stdin>:17:53: error: expected valid keyword
"a.b"() {a = #llvm.di_compile_unit<sourceLanguage = *>} : () -> ()
                                                    ^
<stdin>:17:53: error: failed to parse LLVM_DICompileUnitAttr parameter 'sourceLanguage' which is to be a `unsigned`
"a.b"() {a = #llvm.di_compile_unit<sourceLanguage = *>} : () -> ()
                                                    ^
<stdin>:19:45: error: expected attribute value
"a.b"() {a = #llvm.di_composite_type<recId = *>} : () -> ()
                                            ^
<stdin>:19:46: error: failed to parse LLVM_DICompositeTypeAttr parameter 'recId' which is to be a `DistinctAttr`
"a.b"() {a = #llvm.di_composite_type<recId = *>} : () -> ()
                                             ^
<stdin>:21:50: error: expected integer value
"a.b"() {a = #llvm.di_composite_type<isRecSelf = *>} : () -> ()
                                                 ^
<stdin>:21:50: error: failed to parse LLVM_DICompositeTypeAttr parameter 'isRecSelf' which is to be a `bool`
"a.b"() {a = #llvm.di_composite_type<isRecSelf = *>} : () -> ()
                                                 ^
<stdin>:23:42: error: expected valid keyword
"a.b"() {a = #llvm.di_derived_type<tag = *>} : () -> ()
                                         ^
<stdin>:23:42: error: failed to parse LLVM_DIDerivedTypeAttr parameter 'tag' which is to be a `unsigned`
"a.b"() {a = #llvm.di_derived_type<tag = *>} : () -> ()
                                         ^
<stdin>:25:42: error: expected attribute value
"a.b"() {a = #llvm.di_derived_type<name = *>} : () -> ()
                                         ^
<stdin>:25:43: error: failed to parse LLVM_DIDerivedTypeAttr parameter 'name' which is to be a `StringAttr`
"a.b"() {a = #llvm.di_derived_type<name = *>} : () -> ()
                                          ^
<stdin>:27:47: error: expected attribute value
"a.b"() {a = #llvm.di_generic_subrange<count = *>} : () -> ()
                                              ^
<stdin>:27:48: error: failed to parse LLVM_DIGenericSubrangeAttr parameter 'count' which is to be a `::mlir::Attribute`
"a.b"() {a = #llvm.di_generic_subrange<count = *>} : () -> ()
                                               ^
<stdin>:29:52: error: expected attribute value
"a.b"() {a = #llvm.di_generic_subrange<lowerBound = *>} : () -> ()
                                                   ^
<stdin>:29:53: error: failed to parse LLVM_DIGenericSubrangeAttr parameter 'lowerBound' which is to be a `::mlir::Attribute`
"a.b"() {a = #llvm.di_generic_subrange<lowerBound = *>} : () -> ()
                                                    ^
<stdin>:31:46: error: expected attribute value
"a.b"() {a = #llvm.di_global_variable<scope = *>} : () -> ()
                                             ^
<stdin>:31:47: error: failed to parse LLVM_DIGlobalVariable parameter 'scope' which is to be a `DIScopeAttr`
"a.b"() {a = #llvm.di_global_variable<scope = *>} : () -> ()
                                              ^
<stdin>:33:45: error: expected attribute value
"a.b"() {a = #llvm.di_global_variable<name = *>} : () -> ()
                                            ^
<stdin>:33:46: error: failed to parse LLVM_DIGlobalVariable parameter 'name' which is to be a `StringAttr`
"a.b"() {a = #llvm.di_global_variable<name = *>} : () -> ()
                                             ^
<stdin>:35:55: error: expected '<'
"a.b"() {a = #llvm.di_global_variable_expression<var = *>} : () -> ()
                                                      ^
<stdin>:35:56: error: failed to parse LLVM_DIGlobalVariableExpressionAttr parameter 'var' which is to be a `DIGlobalVariableAttr`
"a.b"() {a = #llvm.di_global_variable_expression<var = *>} : () -> ()
                                                       ^
<stdin>:37:56: error: expected '<'
"a.b"() {a = #llvm.di_global_variable_expression<expr = *>} : () -> ()
                                                       ^
<stdin>:37:57: error: failed to parse LLVM_DIGlobalVariableExpressionAttr parameter 'expr' which is to be a `DIExpressionAttr`
"a.b"() {a = #llvm.di_global_variable_expression<expr = *>} : () -> ()
                                                        ^
<stdin>:39:45: error: expected valid keyword
"a.b"() {a = #llvm.di_imported_entity<tag = *>} : () -> ()
                                            ^
<stdin>:39:45: error: failed to parse LLVM_DIImportedEntityAttr parameter 'tag' which is to be a `unsigned`
"a.b"() {a = #llvm.di_imported_entity<tag = *>} : () -> ()
                                            ^
<stdin>:41:46: error: expected attribute value
"a.b"() {a = #llvm.di_imported_entity<scope = *>} : () -> ()
                                             ^
<stdin>:41:47: error: failed to parse LLVM_DIImportedEntityAttr parameter 'scope' which is to be a `DIScopeAttr`
"a.b"() {a = #llvm.di_imported_entity<scope = *>} : () -> ()
                                              ^
<stdin>:43:36: error: expected attribute value
"a.b"() {a = #llvm.di_label<scope = *>} : () -> ()
                                   ^
<stdin>:43:37: error: failed to parse LLVM_DILabelAttr parameter 'scope' which is to be a `DIScopeAttr`
"a.b"() {a = #llvm.di_label<scope = *>} : () -> ()
                                    ^
<stdin>:45:35: error: expected attribute value
"a.b"() {a = #llvm.di_label<name = *>} : () -> ()
                                  ^
<stdin>:45:36: error: failed to parse LLVM_DILabelAttr parameter 'name' which is to be a `StringAttr`
"a.b"() {a = #llvm.di_label<name = *>} : () -> ()
                                   ^
<stdin>:47:44: error: expected attribute value
"a.b"() {a = #llvm.di_lexical_block<scope = *>} : () -> ()
                                           ^
<stdin>:47:45: error: failed to parse LLVM_DILexicalBlockAttr parameter 'scope' which is to be a `DIScopeAttr`
"a.b"() {a = #llvm.di_lexical_block<scope = *>} : () -> ()
                                            ^
<stdin>:49:43: error: expected '<'
"a.b"() {a = #llvm.di_lexical_block<file = *>} : () -> ()
                                          ^
<stdin>:49:44: error: failed to parse LLVM_DILexicalBlockAttr parameter 'file' which is to be a `DIFileAttr`
"a.b"() {a = #llvm.di_lexical_block<file = *>} : () -> ()
                                           ^
<stdin>:51:49: error: expected attribute value
"a.b"() {a = #llvm.di_lexical_block_file<scope = *>} : () -> ()
                                                ^
<stdin>:51:50: error: failed to parse LLVM_DILexicalBlockFile parameter 'scope' which is to be a `DIScopeAttr`
"a.b"() {a = #llvm.di_lexical_block_file<scope = *>} : () -> ()
                                                 ^
<stdin>:53:48: error: expected '<'
"a.b"() {a = #llvm.di_lexical_block_file<file = *>} : () -> ()
                                               ^
<stdin>:53:49: error: failed to parse LLVM_DILexicalBlockFile parameter 'file' which is to be a `DIFileAttr`
"a.b"() {a = #llvm.di_lexical_block_file<file = *>} : () -> ()
                                                ^
<stdin>:55:45: error: expected attribute value
"a.b"() {a = #llvm.di_local_variable<scope = *>} : () -> ()
                                            ^
<stdin>:55:46: error: failed to parse LLVM_DILocalVariableAttr parameter 'scope' which is to be a `DIScopeAttr`
"a.b"() {a = #llvm.di_local_variable<scope = *>} : () -> ()
                                             ^
<stdin>:57:44: error: expected attribute value
"a.b"() {a = #llvm.di_local_variable<name = *>} : () -> ()
                                           ^
<stdin>:57:45: error: failed to parse LLVM_DILocalVariableAttr parameter 'name' which is to be a `StringAttr`
"a.b"() {a = #llvm.di_local_variable<name = *>} : () -> ()
                                            ^
<stdin>:59:36: error: expected '<'
"a.b"() {a = #llvm.di_module<file = *>} : () -> ()
                                   ^
<stdin>:59:37: error: failed to parse LLVM_DIModuleAttr parameter 'file' which is to be a `DIFileAttr`
"a.b"() {a = #llvm.di_module<file = *>} : () -> ()
                                    ^
<stdin>:61:37: error: expected attribute value
"a.b"() {a = #llvm.di_module<scope = *>} : () -> ()
                                    ^
<stdin>:61:38: error: failed to parse LLVM_DIModuleAttr parameter 'scope' which is to be a `DIScopeAttr`
"a.b"() {a = #llvm.di_module<scope = *>} : () -> ()
                                     ^
<stdin>:63:39: error: expected attribute value
"a.b"() {a = #llvm.di_namespace<name = *>} : () -> ()
                                      ^
<stdin>:63:40: error: failed to parse LLVM_DINamespaceAttr parameter 'name' which is to be a `StringAttr`
"a.b"() {a = #llvm.di_namespace<name = *>} : () -> ()
                                       ^
<stdin>:65:40: error: expected attribute value
"a.b"() {a = #llvm.di_namespace<scope = *>} : () -> ()
                                       ^
<stdin>:65:41: error: failed to parse LLVM_DINamespaceAttr parameter 'scope' which is to be a `DIScopeAttr`
"a.b"() {a = #llvm.di_namespace<scope = *>} : () -> ()
                                        ^
<stdin>:67:41: error: expected valid keyword
"a.b"() {a = #llvm.di_string_type<tag = *>} : () -> ()
                                        ^
<stdin>:67:41: error: failed to parse LLVM_DIStringTypeAttr parameter 'tag' which is to be a `unsigned`
"a.b"() {a = #llvm.di_string_type<tag = *>} : () -> ()
                                        ^
<stdin>:69:41: error: expected attribute value
"a.b"() {a = #llvm.di_string_type<name = *>} : () -> ()
                                        ^
<stdin>:69:42: error: failed to parse LLVM_DIStringTypeAttr parameter 'name' which is to be a `StringAttr`
"a.b"() {a = #llvm.di_string_type<name = *>} : () -> ()
                                         ^
<stdin>:71:41: error: expected attribute value
"a.b"() {a = #llvm.di_subprogram<recId = *>} : () -> ()
                                        ^
<stdin>:71:42: error: failed to parse LLVM_DISubprogramAttr parameter 'recId' which is to be a `DistinctAttr`
"a.b"() {a = #llvm.di_subprogram<recId = *>} : () -> ()
                                         ^
<stdin>:73:46: error: expected integer value
"a.b"() {a = #llvm.di_subprogram<isRecSelf = *>} : () -> ()
                                             ^
<stdin>:73:46: error: failed to parse LLVM_DISubprogramAttr parameter 'isRecSelf' which is to be a `bool`
"a.b"() {a = #llvm.di_subprogram<isRecSelf = *>} : () -> ()
                                             ^
<stdin>:75:39: error: expected attribute value
"a.b"() {a = #llvm.di_subrange<count = *>} : () -> ()
                                      ^
<stdin>:75:40: error: failed to parse LLVM_DISubrangeAttr parameter 'count' which is to be a `::mlir::Attribute`
"a.b"() {a = #llvm.di_subrange<count = *>} : () -> ()
                                       ^
<stdin>:77:44: error: expected attribute value
"a.b"() {a = #llvm.di_subrange<lowerBound = *>} : () -> ()
                                           ^
<stdin>:77:45: error: failed to parse LLVM_DISubrangeAttr parameter 'lowerBound' which is to be a `::mlir::Attribute`
"a.b"() {a = #llvm.di_subrange<lowerBound = *>} : () -> ()
                                            ^
<stdin>:79:59: error: expected valid keyword
"a.b"() {a = #llvm.di_subroutine_type<callingConvention = *>} : () -> ()
                                                          ^
<stdin>:79:59: error: failed to parse LLVM_DISubroutineTypeAttr parameter 'callingConvention' which is to be a `unsigned`
"a.b"() {a = #llvm.di_subroutine_type<callingConvention = *>} : () -> ()
                                                          ^
<stdin>:81:46: error: expected attribute value
"a.b"() {a = #llvm.di_subroutine_type<types = *>} : () -> ()
                                             ^
<stdin>:81:47: error: failed to parse LLVM_DISubroutineTypeAttr parameter 'types' which is to be a `::llvm::ArrayRef<DITypeAttr>`
"a.b"() {a = #llvm.di_subroutine_type<types = *>} : () -> ()
                                              ^
<stdin>:83:54: error: expected attribute value
"a.b"() {a = #llvm.loop_annotation<disableNonforced = *>} : () -> ()
                                                     ^
<stdin>:83:55: error: failed to parse LoopAnnotationAttr parameter 'disableNonforced' which is to be a `BoolAttr`
"a.b"() {a = #llvm.loop_annotation<disableNonforced = *>} : () -> ()
                                                      ^
<stdin>:85:47: error: expected '<'
"a.b"() {a = #llvm.loop_annotation<vectorize = *>} : () -> ()
                                              ^
<stdin>:85:48: error: failed to parse LoopAnnotationAttr parameter 'vectorize' which is to be a `LoopVectorizeAttr`
"a.b"() {a = #llvm.loop_annotation<vectorize = *>} : () -> ()
                                               ^
<stdin>:87:45: error: expected attribute value
"a.b"() {a = #llvm.loop_distribute<disable = *>} : () -> ()
                                            ^
<stdin>:87:46: error: failed to parse LoopDistributeAttr parameter 'disable' which is to be a `BoolAttr`
"a.b"() {a = #llvm.loop_distribute<disable = *>} : () -> ()
                                             ^
<stdin>:89:56: error: expected '<'
"a.b"() {a = #llvm.loop_distribute<followupCoincident = *>} : () -> ()
                                                       ^
<stdin>:89:57: error: failed to parse LoopDistributeAttr parameter 'followupCoincident' which is to be a `LoopAnnotationAttr`
"a.b"() {a = #llvm.loop_distribute<followupCoincident = *>} : () -> ()
                                                        ^
<stdin>:91:43: error: expected attribute value
"a.b"() {a = #llvm.loop_interleave<count = *>} : () -> ()
                                          ^
<stdin>:91:44: error: failed to parse LoopInterleaveAttr parameter 'count' which is to be a `IntegerAttr`
"a.b"() {a = #llvm.loop_interleave<count = *>} : () -> ()
                                           ^
<stdin>:93:39: error: expected attribute value
"a.b"() {a = #llvm.loop_licm<disable = *>} : () -> ()
                                      ^
<stdin>:93:40: error: failed to parse LoopLICMAttr parameter 'disable' which is to be a `BoolAttr`
"a.b"() {a = #llvm.loop_licm<disable = *>} : () -> ()
                                       ^
<stdin>:95:49: error: expected attribute value
"a.b"() {a = #llvm.loop_licm<versioningDisable = *>} : () -> ()
                                                ^
<stdin>:95:50: error: failed to parse LoopLICMAttr parameter 'versioningDisable' which is to be a `BoolAttr`
"a.b"() {a = #llvm.loop_licm<versioningDisable = *>} : () -> ()
                                                 ^
<stdin>:97:39: error: expected attribute value
"a.b"() {a = #llvm.loop_peeled<count = *>} : () -> ()
                                      ^
<stdin>:97:40: error: failed to parse LoopPeeledAttr parameter 'count' which is to be a `IntegerAttr`
"a.b"() {a = #llvm.loop_peeled<count = *>} : () -> ()
                                       ^
<stdin>:99:43: error: expected attribute value
"a.b"() {a = #llvm.loop_pipeline<disable = *>} : () -> ()
                                          ^
<stdin>:99:44: error: failed to parse LoopPipelineAttr parameter 'disable' which is to be a `BoolAttr`
"a.b"() {a = #llvm.loop_pipeline<disable = *>} : () -> ()
                                           ^
<stdin>:101:54: error: expected attribute value
"a.b"() {a = #llvm.loop_pipeline<initiationinterval = *>} : () -> ()
                                                     ^
<stdin>:101:55: error: failed to parse LoopPipelineAttr parameter 'initiationinterval' which is to be a `IntegerAttr`
"a.b"() {a = #llvm.loop_pipeline<initiationinterval = *>} : () -> ()
                                                      ^
<stdin>:103:49: error: expected attribute value
"a.b"() {a = #llvm.loop_unroll_and_jam<disable = *>} : () -> ()
                                                ^
<stdin>:103:50: error: failed to parse LoopUnrollAndJamAttr parameter 'disable' which is to be a `BoolAttr`
"a.b"() {a = #llvm.loop_unroll_and_jam<disable = *>} : () -> ()
                                                 ^
<stdin>:105:47: error: expected attribute value
"a.b"() {a = #llvm.loop_unroll_and_jam<count = *>} : () -> ()
                                              ^
<stdin>:105:48: error: failed to parse LoopUnrollAndJamAttr parameter 'count' which is to be a `IntegerAttr`
"a.b"() {a = #llvm.loop_unroll_and_jam<count = *>} : () -> ()
                                               ^
<stdin>:107:41: error: expected attribute value
"a.b"() {a = #llvm.loop_unroll<disable = *>} : () -> ()
                                        ^
<stdin>:107:42: error: failed to parse LoopUnrollAttr parameter 'disable' which is to be a `BoolAttr`
"a.b"() {a = #llvm.loop_unroll<disable = *>} : () -> ()
                                         ^
<stdin>:109:39: error: expected attribute value
"a.b"() {a = #llvm.loop_unroll<count = *>} : () -> ()
                                      ^
<stdin>:109:40: error: failed to parse LoopUnrollAttr parameter 'count' which is to be a `IntegerAttr`
"a.b"() {a = #llvm.loop_unroll<count = *>} : () -> ()
                                       ^
<stdin>:111:50: error: expected attribute value
"a.b"() {a = #llvm.loop_unswitch<partialDisable = *>} : () -> ()
                                                 ^
<stdin>:111:51: error: failed to parse LoopUnswitchAttr parameter 'partialDisable' which is to be a `BoolAttr`
"a.b"() {a = #llvm.loop_unswitch<partialDisable = *>} : () -> ()
                                                  ^
<stdin>:113:44: error: expected attribute value
"a.b"() {a = #llvm.loop_vectorize<disable = *>} : () -> ()
                                           ^
<stdin>:113:45: error: failed to parse LoopVectorizeAttr parameter 'disable' which is to be a `BoolAttr`
"a.b"() {a = #llvm.loop_vectorize<disable = *>} : () -> ()
                                            ^
<stdin>:115:52: error: expected attribute value
"a.b"() {a = #llvm.loop_vectorize<predicateEnable = *>} : () -> ()
                                                   ^
<stdin>:115:53: error: failed to parse LoopVectorizeAttr parameter 'predicateEnable' which is to be a `BoolAttr`
"a.b"() {a = #llvm.loop_vectorize<predicateEnable = *>} : () -> ()
                                                    ^
<stdin>:117:37: error: expected attribute value
"a.b"() {a = #llvm.access_group<id = *>} : () -> ()
                                    ^
<stdin>:117:38: error: failed to parse LLVM_AccessGroupAttr parameter 'id' which is to be a `DistinctAttr`
"a.b"() {a = #llvm.access_group<id = *>} : () -> ()
                                     ^
<stdin>:119:43: error: expected attribute value
"a.b"() {a = #llvm.alias_scope_domain<id = *>} : () -> ()
                                          ^
<stdin>:119:44: error: failed to parse LLVM_AliasScopeDomainAttr parameter 'id' which is to be a `Attribute`
"a.b"() {a = #llvm.alias_scope_domain<id = *>} : () -> ()
                                           ^
<stdin>:121:52: error: expected attribute value
"a.b"() {a = #llvm.alias_scope_domain<description = *>} : () -> ()
                                                   ^
<stdin>:121:53: error: failed to parse LLVM_AliasScopeDomainAttr parameter 'description' which is to be a `StringAttr`
"a.b"() {a = #llvm.alias_scope_domain<description = *>} : () -> ()
                                                    ^
<stdin>:123:36: error: expected attribute value
"a.b"() {a = #llvm.alias_scope<id = *>} : () -> ()
                                   ^
<stdin>:123:37: error: failed to parse LLVM_AliasScopeAttr parameter 'id' which is to be a `Attribute`
"a.b"() {a = #llvm.alias_scope<id = *>} : () -> ()
                                    ^
<stdin>:125:40: error: expected '<'
"a.b"() {a = #llvm.alias_scope<domain = *>} : () -> ()
                                       ^
<stdin>:125:41: error: failed to parse LLVM_AliasScopeAttr parameter 'domain' which is to be a `AliasScopeDomainAttr`
"a.b"() {a = #llvm.alias_scope<domain = *>} : () -> ()
                                        ^
<stdin>:127:34: error: expected attribute value
"a.b"() {a = #llvm.tbaa_root<id = *>} : () -> ()
                                 ^
<stdin>:127:35: error: failed to parse LLVM_TBAARootAttr parameter 'id' which is to be a `StringAttr`
"a.b"() {a = #llvm.tbaa_root<id = *>} : () -> ()
                                  ^
<stdin>:129:40: error: expected string
"a.b"() {a = #llvm.tbaa_type_desc<id = *>} : () -> ()
                                       ^
<stdin>:129:40: error: failed to parse LLVM_TBAATypeDescriptorAttr parameter 'id' which is to be a `::llvm::StringRef`
"a.b"() {a = #llvm.tbaa_type_desc<id = *>} : () -> ()
                                       ^
<stdin>:131:44: error: expected '{'
"a.b"() {a = #llvm.tbaa_type_desc<members = *>} : () -> ()
                                           ^
<stdin>:131:45: error: failed to parse LLVM_TBAATypeDescriptorAttr parameter 'members' which is to be a `::llvm::ArrayRef<TBAAMemberAttr>`
"a.b"() {a = #llvm.tbaa_type_desc<members = *>} : () -> ()
                                            ^
<stdin>:133:40: error: expected '<'
"a.b"() {a = #llvm.tbaa_tag<base_type = *>} : () -> ()
                                       ^
<stdin>:133:41: error: failed to parse LLVM_TBAATagAttr parameter 'base_type' which is to be a `TBAATypeDescriptorAttr`
"a.b"() {a = #llvm.tbaa_tag<base_type = *>} : () -> ()
                                        ^
<stdin>:135:42: error: expected '<'
"a.b"() {a = #llvm.tbaa_tag<access_type = *>} : () -> ()
                                         ^
<stdin>:135:43: error: failed to parse LLVM_TBAATagAttr parameter 'access_type' which is to be a `TBAATypeDescriptorAttr`
"a.b"() {a = #llvm.tbaa_tag<access_type = *>} : () -> ()
                                          ^
<stdin>:137:43: error: expected keyword for LLVM ModRefInfo
"a.b"() {a = #llvm.memory_effects<other = *>} : () -> ()
                                          ^
<stdin>:137:43: error: failed to parse LLVM_MemoryEffectsAttr parameter 'other' which is to be a `ModRefInfo`
"a.b"() {a = #llvm.memory_effects<other = *>} : () -> ()
                                          ^
<stdin>:139:44: error: expected keyword for LLVM ModRefInfo
"a.b"() {a = #llvm.memory_effects<argMem = *>} : () -> ()
                                           ^
<stdin>:139:44: error: failed to parse LLVM_MemoryEffectsAttr parameter 'argMem' which is to be a `ModRefInfo`
"a.b"() {a = #llvm.memory_effects<argMem = *>} : () -> ()
                                           ^
<stdin>:141:44: error: expected integer value
"a.b"() {a = #llvm.dereferenceable<bytes = *>} : () -> ()
                                           ^
<stdin>:141:44: error: failed to parse LLVM_DereferenceableAttr parameter 'bytes' which is to be a `uint64_t`
"a.b"() {a = #llvm.dereferenceable<bytes = *>} : () -> ()
                                           ^
<stdin>:143:48: error: expected integer value
"a.b"() {a = #llvm.dereferenceable<mayBeNull = *>} : () -> ()
                                               ^
<stdin>:143:48: error: failed to parse LLVM_DereferenceableAttr parameter 'mayBeNull' which is to be a `bool`
"a.b"() {a = #llvm.dereferenceable<mayBeNull = *>} : () -> ()
                                               ^
<stdin>:145:43: error: expected attribute value
"a.b"() {a = #llvm.vscale_range<minRange = *>} : () -> ()
                                          ^
<stdin>:145:44: error: failed to parse LLVM_VScaleRangeAttr parameter 'minRange' which is to be a `IntegerAttr`
"a.b"() {a = #llvm.vscale_range<minRange = *>} : () -> ()
                                           ^
<stdin>:147:43: error: expected attribute value
"a.b"() {a = #llvm.vscale_range<maxRange = *>} : () -> ()
                                          ^
<stdin>:147:44: error: failed to parse LLVM_VScaleRangeAttr parameter 'maxRange' which is to be a `IntegerAttr`
"a.b"() {a = #llvm.vscale_range<maxRange = *>} : () -> ()
                                           ^
<stdin>:149:35: error: expected attribute value
"a.b"() {a = #llvm.target<triple = *>} : () -> ()
                                  ^
<stdin>:149:36: error: failed to parse LLVM_TargetAttr parameter 'triple' which is to be a `StringAttr`
"a.b"() {a = #llvm.target<triple = *>} : () -> ()
                                   ^
<stdin>:151:33: error: expected attribute value
"a.b"() {a = #llvm.target<chip = *>} : () -> ()
                                ^
<stdin>:151:34: error: failed to parse LLVM_TargetAttr parameter 'chip' which is to be a `StringAttr`
"a.b"() {a = #llvm.target<chip = *>} : () -> ()
                                 ^
<stdin>:153:40: error: expected attribute value
"a.b"() {a = #llvm.vec_type_hint<hint = *>} : () -> ()
                                       ^
<stdin>:153:41: error: failed to parse LLVM_VecTypeHintAttr parameter 'hint' which is to be a `TypeAttr`
"a.b"() {a = #llvm.vec_type_hint<hint = *>} : () -> ()
                                        ^
<stdin>:155:46: error: expected integer value
"a.b"() {a = #llvm.vec_type_hint<is_signed = *>} : () -> ()
                                             ^
<stdin>:155:46: error: failed to parse LLVM_VecTypeHintAttr parameter 'is_signed' which is to be a `bool`
"a.b"() {a = #llvm.vec_type_hint<is_signed = *>} : () -> ()
                                             ^
<stdin>:157:34: error: expected integer value
"a.b"() {a = #llvm.blocktag<id = *>} : () -> ()
                                 ^
<stdin>:157:34: error: failed to parse LLVM_BlockTagAttr parameter 'id' which is to be a `uint32_t`
"a.b"() {a = #llvm.blocktag<id = *>} : () -> ()
                                 ^
<stdin>:159:43: error: expected attribute value
"a.b"() {a = #llvm.blockaddress<function = *>} : () -> ()
                                          ^
<stdin>:159:44: error: failed to parse LLVM_BlockAddressAttr parameter 'function' which is to be a `FlatSymbolRefAttr`
"a.b"() {a = #llvm.blockaddress<function = *>} : () -> ()
                                           ^
<stdin>:161:38: error: expected '<'
"a.b"() {a = #llvm.blockaddress<tag = *>} : () -> ()
                                     ^
<stdin>:161:39: error: failed to parse LLVM_BlockAddressAttr parameter 'tag' which is to be a `BlockTagAttr`
"a.b"() {a = #llvm.blockaddress<tag = *>} : () -> ()
                                      ^
<stdin>:163:42: error: expected attribute value
"a.b"() {a = #llvm.cgprofile_entry<from = *>} : () -> ()
                                         ^
<stdin>:163:43: error: failed to parse ModuleFlagCGProfileEntryAttr parameter 'from' which is to be a `FlatSymbolRefAttr`
"a.b"() {a = #llvm.cgprofile_entry<from = *>} : () -> ()
                                          ^
<stdin>:165:40: error: expected attribute value
"a.b"() {a = #llvm.cgprofile_entry<to = *>} : () -> ()
                                       ^
<stdin>:165:41: error: failed to parse ModuleFlagCGProfileEntryAttr parameter 'to' which is to be a `FlatSymbolRefAttr`
"a.b"() {a = #llvm.cgprofile_entry<to = *>} : () -> ()
                                        ^
<stdin>:167:55: error: expected integer value
"a.b"() {a = #llvm.profile_summary_detailed<cut_off = *>} : () -> ()
                                                      ^
<stdin>:167:55: error: failed to parse ModuleFlagProfileSummaryDetailedAttr parameter 'cut_off' which is to be a `uint32_t`
"a.b"() {a = #llvm.profile_summary_detailed<cut_off = *>} : () -> ()
                                                      ^
<stdin>:169:57: error: expected integer value
"a.b"() {a = #llvm.profile_summary_detailed<min_count = *>} : () -> ()
                                                        ^
<stdin>:169:57: error: failed to parse ModuleFlagProfileSummaryDetailedAttr parameter 'min_count' which is to be a `uint64_t`
"a.b"() {a = #llvm.profile_summary_detailed<min_count = *>} : () -> ()
                                                        ^
<stdin>:171:45: error: expected keyword for LLVM ProfileSummary format kinds
"a.b"() {a = #llvm.profile_summary<format = *>} : () -> ()
                                            ^
<stdin>:171:45: error: failed to parse ModuleFlagProfileSummaryAttr parameter 'format' which is to be a `ProfileSummaryFormatKind`
"a.b"() {a = #llvm.profile_summary<format = *>} : () -> ()
                                            ^
<stdin>:173:50: error: expected integer value
"a.b"() {a = #llvm.profile_summary<total_count = *>} : () -> ()
                                                 ^
<stdin>:173:50: error: failed to parse ModuleFlagProfileSummaryAttr parameter 'total_count' which is to be a `uint64_t`
"a.b"() {a = #llvm.profile_summary<total_count = *>} : () -> ()
                                                 ^
<stdin>:175:53: error: expected integer value
"a.b"() {a = #llvm.di_expression<[DW_OP_plus_uconst(a)]>} : () -> ()
                                                    ^
<stdin>:175:53: error: expected integer operand
"a.b"() {a = #llvm.di_expression<[DW_OP_plus_uconst(a)]>} : () -> ()
                                                    ^
<stdin>:175:53: error: failed to parse LLVM_DIExpressionAttr parameter 'operations' which is to be a `::llvm::ArrayRef<DIExpressionElemAttr>`
"a.b"() {a = #llvm.di_expression<[DW_OP_plus_uconst(a)]>} : () -> ()
                                                    ^
<stdin>:177:35: error: invalid debug info debug info operation encoding name: DW_OP_zz
"a.b"() {a = #llvm.di_expression<[DW_OP_zz(3)]>} : () -> ()
                                  ^
<stdin>:177:43: error: failed to parse LLVM_DIExpressionElemAttr parameter 'opcode' which is to be a `unsigned`
"a.b"() {a = #llvm.di_expression<[DW_OP_zz(3)]>} : () -> ()
                                          ^
<stdin>:177:43: error: failed to parse LLVM_DIExpressionAttr parameter 'operations' which is to be a `::llvm::ArrayRef<DIExpressionElemAttr>`
"a.b"() {a = #llvm.di_expression<[DW_OP_zz(3)]>} : () -> ()
                                          ^
<stdin>:179:59: error: encountered unknown attribute encoding "zz"
"a.b"() {a = #llvm.di_expression<[DW_OP_LLVM_convert(3, zz)]>} : () -> ()
                                                          ^
<stdin>:179:59: error: failed to parse LLVM_DIExpressionAttr parameter 'operations' which is to be a `::llvm::ArrayRef<DIExpressionElemAttr>`
"a.b"() {a = #llvm.di_expression<[DW_OP_LLVM_convert(3, zz)]>} : () -> ()
                                                          ^
<stdin>:181:34: error: expected '>'
"a.b"() {a = #llvm.di_expression<3>} : () -> ()
                                 ^
<stdin>:183:35: error: expected valid keyword
"a.b"() {a = #llvm.di_expression<[]>} : () -> ()
                                  ^
<stdin>:183:35: error: failed to parse LLVM_DIExpressionElemAttr parameter 'opcode' which is to be a `unsigned`
"a.b"() {a = #llvm.di_expression<[]>} : () -> ()
                                  ^
<stdin>:183:35: error: failed to parse LLVM_DIExpressionAttr parameter 'operations' which is to be a `::llvm::ArrayRef<DIExpressionElemAttr>`
"a.b"() {a = #llvm.di_expression<[]>} : () -> ()
                                  ^
<stdin>:185:38: error: expected valid keyword
"a.b"() {a = #llvm.di_expression_elem<3>} : () -> ()
                                     ^
<stdin>:185:38: error: failed to parse LLVM_DIExpressionElemAttr parameter 'opcode' which is to be a `unsigned`
"a.b"() {a = #llvm.di_expression_elem<3>} : () -> ()
                                     ^
<stdin>:187:32: error: expected ':'
"a.b"() {a = #llvm.mmra_tag<"a" 3>} : () -> ()
                               ^
<stdin>:189:29: error: expected string
"a.b"() {a = #llvm.mmra_tag<3>} : () -> ()
                            ^
<stdin>:189:29: error: failed to parse LLVM_MMRATagAttr parameter 'prefix' which is to be a `::llvm::StringRef`
"a.b"() {a = #llvm.mmra_tag<3>} : () -> ()
                            ^
<stdin>:191:33: error: expected string
"a.b"() {a = #llvm.mmra_tag<"a":3>} : () -> ()
                                ^
<stdin>:191:33: error: failed to parse LLVM_MMRATagAttr parameter 'suffix' which is to be a `::llvm::StringRef`
"a.b"() {a = #llvm.mmra_tag<"a":3>} : () -> ()
                                ^
<stdin>:193:41: error: expected ']'
"a.b"() {a = #llvm.target_features<["+a" "b"]>} : () -> ()
                                        ^
<stdin>:195:43: error: invalid kind of attribute specified
"a.b"() {a = #llvm.target_features<["+a", 3]>} : () -> ()
                                          ^
<stdin>:195:44: error: failed to parse LLVM_TargetFeaturesAttr parameter 'features' which is to be a `::llvm::ArrayRef<StringAttr>`
"a.b"() {a = #llvm.target_features<["+a", 3]>} : () -> ()
                                           ^
<stdin>:197:36: error: expected '['
"a.b"() {a = #llvm.target_features<3>} : () -> ()
                                   ^
<stdin>:199:35: error: target features must start with '+' or '-'
"a.b"() {a = #llvm.target_features<["a"]>} : () -> ()
                                  ^
<stdin>:201:45: error: invalid kind of attribute specified
"a.b"() {a = #llvm.dependent_libraries<"a", 3>} : () -> ()
                                            ^
<stdin>:201:46: error: failed to parse LLVM_DependentLibrariesAttr parameter 'libs' which is to be a `::llvm::ArrayRef<StringAttr>`
"a.b"() {a = #llvm.dependent_libraries<"a", 3>} : () -> ()
                                             ^
<stdin>:203:56: error: invalid kind of attribute specified
"a.b"() {a = #llvm.mlir.workgroup_attribution<3 : i32, 4>} : () -> ()
                                                       ^
<stdin>:203:57: error: failed to parse WorkgroupAttributionAttr parameter 'element_type' which is to be a `TypeAttr`
"a.b"() {a = #llvm.mlir.workgroup_attribution<3 : i32, 4>} : () -> ()
                                                        ^
<stdin>:205:47: error: expected attribute value
"a.b"() {a = #llvm.mlir.workgroup_attribution<a, 4>} : () -> ()
                                              ^
<stdin>:205:47: error: failed to parse WorkgroupAttributionAttr parameter 'num_elements' which is to be a `IntegerAttr`
"a.b"() {a = #llvm.mlir.workgroup_attribution<a, 4>} : () -> ()
                                              ^
<stdin>:207:40: error: expected attribute value
"a.b"() {a = #llvm.dso_local_equivalent<@a>} : () -> ()
                                       ^
<stdin>:207:40: error: failed to parse LLVM_DSOLocalEquivalentAttr parameter 'sym' which is to be a `FlatSymbolRefAttr`
"a.b"() {a = #llvm.dso_local_equivalent<@a>} : () -> ()
                                       ^
<stdin>:209:41: error: invalid kind of attribute specified
"a.b"() {a = #llvm.dso_local_equivalent 3} : () -> ()
                                        ^
<stdin>:209:42: error: failed to parse LLVM_DSOLocalEquivalentAttr parameter 'sym' which is to be a `FlatSymbolRefAttr`
"a.b"() {a = #llvm.dso_local_equivalent 3} : () -> ()
                                         ^
<stdin>:211:32: error: invalid kind of attribute specified
"a.b"() {a = #llvm.tbaa_member<3 4>} : () -> ()
                               ^
<stdin>:211:34: error: failed to parse LLVM_TBAAMemberAttr parameter 'typeDesc' which is to be a `TBAANodeAttr`
"a.b"() {a = #llvm.tbaa_member<3 4>} : () -> ()
                                 ^
<stdin>:213:49: error: expected integer value
"a.b"() {a = #llvm.tbaa_member<#llvm.tbaa_root, a>} : () -> ()
                                                ^
<stdin>:213:49: error: failed to parse LLVM_TBAAMemberAttr parameter 'offset' which is to be a `int64_t`
"a.b"() {a = #llvm.tbaa_member<#llvm.tbaa_root, a>} : () -> ()
                                                ^
<stdin>:215:32: error: expected 'in'
"a.b"() {a = #llvm.di_file<"a" on "b">} : () -> ()
                               ^
<stdin>:217:35: error: invalid kind of attribute specified
"a.b"() {a = #llvm.di_file<"a" in 3>} : () -> ()
                                  ^
<stdin>:217:36: error: failed to parse LLVM_DIFileAttr parameter 'directory' which is to be a `StringAttr`
"a.b"() {a = #llvm.di_file<"a" in 3>} : () -> ()
                                   ^
<stdin>:219:28: error: invalid kind of attribute specified
"a.b"() {a = #llvm.di_file<1 in "a">} : () -> ()
                           ^
<stdin>:219:30: error: failed to parse LLVM_DIFileAttr parameter 'name' which is to be a `StringAttr`
"a.b"() {a = #llvm.di_file<1 in "a">} : () -> ()
                             ^
<stdin>:221:42: error: expected ','
"a.b"() {a = #llvm.mlir.module_flag<error "a", b>} : () -> ()
                                         ^
<stdin>:223:37: error: expected one of [error, warning, require, override, append, append_unique, max, min] for LLVM Module Flag Behavior, got: a
"a.b"() {a = #llvm.mlir.module_flag<a>} : () -> ()
                                    ^
<stdin>:223:38: error: failed to parse ModuleFlagAttr parameter 'behavior' which is to be a `ModFlagBehavior`
"a.b"() {a = #llvm.mlir.module_flag<a>} : () -> ()
                                     ^
<stdin>:225:44: error: invalid kind of attribute specified
"a.b"() {a = #llvm.mlir.module_flag<error, 3>} : () -> ()
                                           ^
<stdin>:225:45: error: failed to parse ModuleFlagAttr parameter 'key' which is to be a `StringAttr`
"a.b"() {a = #llvm.mlir.module_flag<error, 3>} : () -> ()
                                            ^
<stdin>:227:48: error: expected attribute value
"a.b"() {a = #llvm.mlir.module_flag<error, "a", b>} : () -> ()
                                               ^
<stdin>:227:49: error: failed to parse ModuleFlagAttr parameter 'value' which is to be a `Attribute`
"a.b"() {a = #llvm.mlir.module_flag<error, "a", b>} : () -> ()
                                                ^
<stdin>:229:40: error: expected string
"a.b"() {a = #llvm.tbaa_type_desc<id = 3>} : () -> ()
                                       ^
<stdin>:229:40: error: failed to parse LLVM_TBAATypeDescriptorAttr parameter 'id' which is to be a `::llvm::StringRef`
"a.b"() {a = #llvm.tbaa_type_desc<id = 3>} : () -> ()
                                       ^
<stdin>:231:56: error: expected '<'
"a.b"() {a = #llvm.tbaa_type_desc<id = "a", members = {3}>} : () -> ()
                                                       ^
<stdin>:231:56: error: failed to parse LLVM_TBAATypeDescriptorAttr parameter 'members' which is to be a `::llvm::ArrayRef<TBAAMemberAttr>`
"a.b"() {a = #llvm.tbaa_type_desc<id = "a", members = {3}>} : () -> ()
                                                       ^
<stdin>:233:57: error: invalid kind of attribute specified
"a.b"() {a = #llvm.tbaa_type_desc<id = "a", members = {<3, 4>}>} : () -> ()
                                                        ^
<stdin>:233:58: error: failed to parse LLVM_TBAAMemberAttr parameter 'typeDesc' which is to be a `TBAANodeAttr`
"a.b"() {a = #llvm.tbaa_type_desc<id = "a", members = {<3, 4>}>} : () -> ()
                                                         ^
<stdin>:233:58: error: failed to parse LLVM_TBAATypeDescriptorAttr parameter 'members' which is to be a `::llvm::ArrayRef<TBAAMemberAttr>`
"a.b"() {a = #llvm.tbaa_type_desc<id = "a", members = {<3, 4>}>} : () -> ()
                                                         ^
<stdin>:235:54: error: expected '<'
"a.b"() {a = #llvm.loop_annotation<parallelAccesses = 3>} : () -> ()
                                                     ^
<stdin>:235:55: error: failed to parse LoopAnnotationAttr parameter 'parallelAccesses' which is to be a `::llvm::ArrayRef<AccessGroupAttr>`
"a.b"() {a = #llvm.loop_annotation<parallelAccesses = 3>} : () -> ()
                                                      ^
<stdin>:237:94: error: expected '<'
"a.b"() {a = #llvm.loop_annotation<parallelAccesses = #llvm.access_group<id = distinct[0]<>>, 3>} : () -> ()
                                                                                             ^
<stdin>:237:95: error: failed to parse LoopAnnotationAttr parameter 'parallelAccesses' which is to be a `::llvm::ArrayRef<AccessGroupAttr>`
"a.b"() {a = #llvm.loop_annotation<parallelAccesses = #llvm.access_group<id = distinct[0]<>>, 3>} : () -> ()
                                                                                              ^
<stdin>:239:53: error: duplicate or unknown struct parameter name: a
"a.b"() {a = #llvm.loop_annotation<vectorize = <a = 3>>} : () -> ()
                                                    ^
<stdin>:239:53: error: failed to parse LoopAnnotationAttr parameter 'vectorize' which is to be a `LoopVectorizeAttr`
"a.b"() {a = #llvm.loop_annotation<vectorize = <a = 3>>} : () -> ()
                                                    ^
<stdin>:241:47: error: expected '<'
"a.b"() {a = #llvm.loop_annotation<vectorize = 3>} : () -> ()
                                              ^
<stdin>:241:48: error: failed to parse LoopAnnotationAttr parameter 'vectorize' which is to be a `LoopVectorizeAttr`
"a.b"() {a = #llvm.loop_annotation<vectorize = 3>} : () -> ()
                                               ^
<stdin>:243:50: error: invalid kind of attribute specified
"a.b"() {a = #llvm.di_subprogram<retainedNodes = 1>} : () -> ()
                                                 ^
<stdin>:243:51: error: failed to parse LLVM_DISubprogramAttr parameter 'retainedNodes' which is to be a `::llvm::ArrayRef<DINodeAttr>`
"a.b"() {a = #llvm.di_subprogram<retainedNodes = 1>} : () -> ()
                                                  ^
<stdin>:245:50: error: invalid kind of attribute specified
"a.b"() {a = #llvm.di_subprogram<type = <types = 3>>} : () -> ()
                                                 ^
<stdin>:245:51: error: failed to parse LLVM_DISubroutineTypeAttr parameter 'types' which is to be a `::llvm::ArrayRef<DITypeAttr>`
"a.b"() {a = #llvm.di_subprogram<type = <types = 3>>} : () -> ()
                                                  ^
<stdin>:245:51: error: failed to parse LLVM_DISubprogramAttr parameter 'type' which is to be a `DISubroutineTypeAttr`
"a.b"() {a = #llvm.di_subprogram<type = <types = 3>>} : () -> ()
                                                  ^
<stdin>:247:35: error: expected non-function type
"a.b"() {a = #llvm.constant_range<3>} : () -> ()
                                  ^
<stdin>:249:34: error: expected integer value
"a.b"() {a = #llvm.address_space<a>} : () -> ()
                                 ^
<stdin>:249:34: error: failed to parse LLVM_AddressSpaceAttr parameter 'addressSpace' which is to be a `unsigned`
"a.b"() {a = #llvm.address_space<a>} : () -> ()
                                 ^
<stdin>:251:41: error: invalid kind of attribute specified
"a.b"() {a = #llvm.di_basic_type<name = 3>} : () -> ()
                                        ^
<stdin>:251:42: error: failed to parse LLVM_DIBasicTypeAttr parameter 'name' which is to be a `StringAttr`
"a.b"() {a = #llvm.di_basic_type<name = 3>} : () -> ()
                                         ^
<stdin>:253:40: error: duplicate or unknown struct parameter name: foo
"a.b"() {a = #llvm.di_basic_type<foo = 3>} : () -> ()
                                       ^
<stdin>:255:40: error: invalid debug info debug info tag name: b
"a.b"() {a = #llvm.di_basic_type<tag = b>} : () -> ()
                                       ^
<stdin>:255:41: error: failed to parse LLVM_DIBasicTypeAttr parameter 'tag' which is to be a `unsigned`
"a.b"() {a = #llvm.di_basic_type<tag = b>} : () -> ()
                                        ^
<stdin>:257:71: error: integer value too large
"a.b"() {a = #llvm.di_basic_type<tag = DW_TAG_base_type, sizeInBits = 99999999999999999999>} : () -> ()
                                                                      ^
<stdin>:257:91: error: failed to parse LLVM_DIBasicTypeAttr parameter 'sizeInBits' which is to be a `uint64_t`
"a.b"() {a = #llvm.di_basic_type<tag = DW_TAG_base_type, sizeInBits = 99999999999999999999>} : () -> ()
                                                                                          ^
<stdin>:259:50: error: expected integer value
"a.b"() {a = #llvm.di_compile_unit<isOptimized = maybe>} : () -> ()
                                                 ^
<stdin>:259:50: error: failed to parse LLVM_DICompileUnitAttr parameter 'isOptimized' which is to be a `bool`
"a.b"() {a = #llvm.di_compile_unit<isOptimized = maybe>} : () -> ()
                                                 ^
<stdin>:261:51: error: struct is missing required parameter: id
"a.b"() {a = #llvm.di_compile_unit<isOptimized = 1>} : () -> ()
                                                  ^
<stdin>:263:50: error: integer value too large
"a.b"() {a = #llvm.di_compile_unit<isOptimized = 2>} : () -> ()
                                                 ^
<stdin>:263:51: error: failed to parse LLVM_DICompileUnitAttr parameter 'isOptimized' which is to be a `bool`
"a.b"() {a = #llvm.di_compile_unit<isOptimized = 2>} : () -> ()
                                                  ^
<stdin>:265:50: error: integer value too large
"a.b"() {a = #llvm.di_compile_unit<isOptimized = -1>} : () -> ()
                                                 ^
<stdin>:265:52: error: failed to parse LLVM_DICompileUnitAttr parameter 'isOptimized' which is to be a `bool`
"a.b"() {a = #llvm.di_compile_unit<isOptimized = -1>} : () -> ()
                                                   ^
<stdin>:267:43: error: expected one of [none, read, write, readwrite] for LLVM ModRefInfo, got: b
"a.b"() {a = #llvm.memory_effects<other = b>} : () -> ()
                                          ^
<stdin>:267:44: error: failed to parse LLVM_MemoryEffectsAttr parameter 'other' which is to be a `ModRefInfo`
"a.b"() {a = #llvm.memory_effects<other = b>} : () -> ()
                                           ^
<stdin>:269:26: error: expected keyword for LLVM Comdat Types
"a.b"() {a = #llvm.comdat} : () -> ()
                         ^
<stdin>:269:26: error: failed to parse ComdatAttr parameter 'comdat' which is to be a `comdat::Comdat`
"a.b"() {a = #llvm.comdat} : () -> ()
                         ^
<stdin>:271:27: error: expected one of [any, exactmatch, largest, nodeduplicate, samesize] for LLVM Comdat Types, got: zz
"a.b"() {a = #llvm.comdat zz} : () -> ()
                          ^
<stdin>:271:29: error: failed to parse ComdatAttr parameter 'comdat' which is to be a `comdat::Comdat`
"a.b"() {a = #llvm.comdat zz} : () -> ()
                            ^
<stdin>:273:26: error: expected '}' in attribute dictionary
"a.b"() {a = #llvm.comdat any} : () -> ()
                         ^
<stdin>:275:26: error: expected '}' in attribute dictionary
"a.b"() {a = #llvm.comdat "any"} : () -> ()
                         ^
<stdin>:277:26: error: expected keyword for LLVM Comdat Types
"a.b"() {a = #llvm.comdat<any>} : () -> ()
                         ^
<stdin>:277:26: error: failed to parse ComdatAttr parameter 'comdat' which is to be a `comdat::Comdat`
"a.b"() {a = #llvm.comdat<any>} : () -> ()
                         ^
<stdin>:279:20: error: unknown LLVM type: linkage
"a.b"() {a = !llvm.linkage::} : () -> ()
                   ^
<stdin>:281:30: error: expected valid keyword or string
"a.b"() {a = #arith.fastmath<3>} : () -> ()
                             ^
<stdin>:281:30: error: failed to parse Arith_FastMathAttr parameter 'value' which is to be a `::mlir::arith::FastMathFlags`
"a.b"() {a = #arith.fastmath<3>} : () -> ()
                             ^
<stdin>:283:30: error: expected ::mlir::arith::FastMathFlags to be one of: none, reassoc, nnan, ninf, nsz, arcp, contract, afn, fast
"a.b"() {a = #arith.fastmath<zz>} : () -> ()
                             ^
<stdin>:283:32: error: failed to parse Arith_FastMathAttr parameter 'value' which is to be a `::mlir::arith::FastMathFlags`
"a.b"() {a = #arith.fastmath<zz>} : () -> ()
                               ^
<stdin>:285:30: error: expected ::mlir::arith::FastMathFlags to be one of: none, reassoc, nnan, ninf, nsz, arcp, contract, afn, fast
"a.b"() {a = #arith.fastmath<"zz">} : () -> ()
                             ^
<stdin>:285:34: error: failed to parse Arith_FastMathAttr parameter 'value' which is to be a `::mlir::arith::FastMathFlags`
"a.b"() {a = #arith.fastmath<"zz">} : () -> ()
                                 ^
<stdin>:287:30: error: expected valid keyword or string
"a.b"() {a = #arith.overflow<3>} : () -> ()
                             ^
<stdin>:287:30: error: failed to parse Arith_IntegerOverflowAttr parameter 'value' which is to be a `::mlir::arith::IntegerOverflowFlags`
"a.b"() {a = #arith.overflow<3>} : () -> ()
                             ^
<stdin>:289:30: error: expected ::mlir::arith::IntegerOverflowFlags to be one of: none, nsw, nuw
"a.b"() {a = #arith.overflow<zz>} : () -> ()
                             ^
<stdin>:289:32: error: failed to parse Arith_IntegerOverflowAttr parameter 'value' which is to be a `::mlir::arith::IntegerOverflowFlags`
"a.b"() {a = #arith.overflow<zz>} : () -> ()
                               ^
<stdin>:291:30: error: expected ::mlir::arith::IntegerOverflowFlags to be one of: none, nsw, nuw
"a.b"() {a = #arith.overflow<"zz">} : () -> ()
                             ^
<stdin>:291:34: error: failed to parse Arith_IntegerOverflowAttr parameter 'value' which is to be a `::mlir::arith::IntegerOverflowFlags`
"a.b"() {a = #arith.overflow<"zz">} : () -> ()
                                 ^
<stdin>:293:27: error: expected valid keyword or string
"a.b"() {a = #vector.kind<3>} : () -> ()
                          ^
<stdin>:293:27: error: failed to parse Vector_CombiningKindAttr parameter 'value' which is to be a `::mlir::vector::CombiningKind`
"a.b"() {a = #vector.kind<3>} : () -> ()
                          ^
<stdin>:295:27: error: expected ::mlir::vector::CombiningKind to be one of: add, mul, minui, minsi, minnumf, maxui, maxsi, maxnumf, and, or, xor, maximumf, minimumf
"a.b"() {a = #vector.kind<zz>} : () -> ()
                          ^
<stdin>:295:29: error: failed to parse Vector_CombiningKindAttr parameter 'value' which is to be a `::mlir::vector::CombiningKind`
"a.b"() {a = #vector.kind<zz>} : () -> ()
                            ^
<stdin>:297:27: error: expected ::mlir::vector::CombiningKind to be one of: add, mul, minui, minsi, minnumf, maxui, maxsi, maxnumf, and, or, xor, maximumf, minimumf
"a.b"() {a = #vector.kind<"zz">} : () -> ()
                          ^
<stdin>:297:31: error: failed to parse Vector_CombiningKindAttr parameter 'value' which is to be a `::mlir::vector::CombiningKind`
"a.b"() {a = #vector.kind<"zz">} : () -> ()
                              ^
<stdin>:299:36: error: expected valid keyword or string
"a.b"() {a = #vector.iterator_type<3>} : () -> ()
                                   ^
<stdin>:299:36: error: failed to parse Vector_IteratorTypeEnum parameter 'value' which is to be a `::mlir::vector::IteratorType`
"a.b"() {a = #vector.iterator_type<3>} : () -> ()
                                   ^
<stdin>:301:36: error: expected ::mlir::vector::IteratorType to be one of: parallel, reduction
"a.b"() {a = #vector.iterator_type<zz>} : () -> ()
                                   ^
<stdin>:301:38: error: failed to parse Vector_IteratorTypeEnum parameter 'value' which is to be a `::mlir::vector::IteratorType`
"a.b"() {a = #vector.iterator_type<zz>} : () -> ()
                                     ^
<stdin>:303:36: error: expected ::mlir::vector::IteratorType to be one of: parallel, reduction
"a.b"() {a = #vector.iterator_type<"zz">} : () -> ()
                                   ^
<stdin>:303:40: error: failed to parse Vector_IteratorTypeEnum parameter 'value' which is to be a `::mlir::vector::IteratorType`
"a.b"() {a = #vector.iterator_type<"zz">} : () -> ()
                                       ^
<stdin>:305:34: error: expected valid keyword or string
"a.b"() {a = #vector.punctuation<3>} : () -> ()
                                 ^
<stdin>:305:34: error: failed to parse Vector_PrintPunctuation parameter 'value' which is to be a `::mlir::vector::PrintPunctuation`
"a.b"() {a = #vector.punctuation<3>} : () -> ()
                                 ^
<stdin>:307:34: error: expected ::mlir::vector::PrintPunctuation to be one of: no_punctuation, newline, comma, open, close
"a.b"() {a = #vector.punctuation<zz>} : () -> ()
                                 ^
<stdin>:307:36: error: failed to parse Vector_PrintPunctuation parameter 'value' which is to be a `::mlir::vector::PrintPunctuation`
"a.b"() {a = #vector.punctuation<zz>} : () -> ()
                                   ^
<stdin>:309:34: error: expected ::mlir::vector::PrintPunctuation to be one of: no_punctuation, newline, comma, open, close
"a.b"() {a = #vector.punctuation<"zz">} : () -> ()
                                 ^
<stdin>:309:38: error: failed to parse Vector_PrintPunctuation parameter 'value' which is to be a `::mlir::vector::PrintPunctuation`
"a.b"() {a = #vector.punctuation<"zz">} : () -> ()
                                     ^
<stdin>:311:26: error: expected keyword for Calling Conventions
"a.b"() {a = #llvm.cconv<3>} : () -> ()
                         ^
<stdin>:311:26: error: failed to parse CConvAttr parameter 'CallingConv' which is to be a `CConv`
"a.b"() {a = #llvm.cconv<3>} : () -> ()
                         ^
<stdin>:313:26: error: expected one of [ccc, fastcc, coldcc, cc_10, cc_11, anyregcc, preserve_mostcc, preserve_allcc, swiftcc, cxx_fast_tlscc, tailcc, cfguard_checkcc, swifttailcc, x86_stdcallcc, x86_fastcallcc, arm_apcscc, arm_aapcscc, arm_aapcs_vfpcc, msp430_intrcc, x86_thiscallcc, ptx_kernelcc, ptx_devicecc, spir_funccc, spir_kernelcc, intel_ocl_bicc, x86_64_sysvcc, win64cc, x86_vectorcallcc, hhvmcc, hhvm_ccc, x86_intrcc, avr_intrcc, avr_builtincc, amdgpu_vscc, amdgpu_gscc, amdgpu_cscc, amdgpu_kernelcc, x86_regcallcc, amdgpu_hscc, msp430_builtincc, amdgpu_lscc, amdgpu_escc, aarch64_vectorcallcc, aarch64_sve_vectorcallcc, wasm_emscripten_invokecc, amdgpu_gfxcc, m68k_intrcc] for Calling Conventions, got: zz
"a.b"() {a = #llvm.cconv<zz>} : () -> ()
                         ^
<stdin>:313:28: error: failed to parse CConvAttr parameter 'CallingConv' which is to be a `CConv`
"a.b"() {a = #llvm.cconv<zz>} : () -> ()
                           ^
<stdin>:315:26: error: expected one of [ccc, fastcc, coldcc, cc_10, cc_11, anyregcc, preserve_mostcc, preserve_allcc, swiftcc, cxx_fast_tlscc, tailcc, cfguard_checkcc, swifttailcc, x86_stdcallcc, x86_fastcallcc, arm_apcscc, arm_aapcscc, arm_aapcs_vfpcc, msp430_intrcc, x86_thiscallcc, ptx_kernelcc, ptx_devicecc, spir_funccc, spir_kernelcc, intel_ocl_bicc, x86_64_sysvcc, win64cc, x86_vectorcallcc, hhvmcc, hhvm_ccc, x86_intrcc, avr_intrcc, avr_builtincc, amdgpu_vscc, amdgpu_gscc, amdgpu_cscc, amdgpu_kernelcc, x86_regcallcc, amdgpu_hscc, msp430_builtincc, amdgpu_lscc, amdgpu_escc, aarch64_vectorcallcc, aarch64_sve_vectorcallcc, wasm_emscripten_invokecc, amdgpu_gfxcc, m68k_intrcc] for Calling Conventions, got: zz
"a.b"() {a = #llvm.cconv<"zz">} : () -> ()
                         ^
<stdin>:315:30: error: failed to parse CConvAttr parameter 'CallingConv' which is to be a `CConv`
"a.b"() {a = #llvm.cconv<"zz">} : () -> ()
                             ^
<stdin>:317:28: error: expected keyword for LLVM linkage types
"a.b"() {a = #llvm.linkage<3>} : () -> ()
                           ^
<stdin>:317:28: error: failed to parse LinkageAttr parameter 'linkage' which is to be a `linkage::Linkage`
"a.b"() {a = #llvm.linkage<3>} : () -> ()
                           ^
<stdin>:319:28: error: expected one of [external, available_externally, linkonce, linkonce_odr, weak, weak_odr, appending, internal, private, extern_weak, common] for LLVM linkage types, got: zz
"a.b"() {a = #llvm.linkage<zz>} : () -> ()
                           ^
<stdin>:319:30: error: failed to parse LinkageAttr parameter 'linkage' which is to be a `linkage::Linkage`
"a.b"() {a = #llvm.linkage<zz>} : () -> ()
                             ^
<stdin>:321:28: error: expected one of [external, available_externally, linkonce, linkonce_odr, weak, weak_odr, appending, internal, private, extern_weak, common] for LLVM linkage types, got: zz
"a.b"() {a = #llvm.linkage<"zz">} : () -> ()
                           ^
<stdin>:321:32: error: failed to parse LinkageAttr parameter 'linkage' which is to be a `linkage::Linkage`
"a.b"() {a = #llvm.linkage<"zz">} : () -> ()
                               ^
<stdin>:323:37: error: expected keyword for LLVM FramePointerKind
"a.b"() {a = #llvm.framePointerKind<3>} : () -> ()
                                    ^
<stdin>:323:37: error: failed to parse FramePointerKindAttr parameter 'framePointerKind' which is to be a `framePointerKind::FramePointerKind`
"a.b"() {a = #llvm.framePointerKind<3>} : () -> ()
                                    ^
<stdin>:325:37: error: expected one of [none, "non-leaf"non-leaf, all, reserved, "non-leaf-no-reserve"non-leaf-no-reserve] for LLVM FramePointerKind, got: zz
"a.b"() {a = #llvm.framePointerKind<zz>} : () -> ()
                                    ^
<stdin>:325:39: error: failed to parse FramePointerKindAttr parameter 'framePointerKind' which is to be a `framePointerKind::FramePointerKind`
"a.b"() {a = #llvm.framePointerKind<zz>} : () -> ()
                                      ^
<stdin>:327:37: error: expected one of [none, "non-leaf"non-leaf, all, reserved, "non-leaf-no-reserve"non-leaf-no-reserve] for LLVM FramePointerKind, got: zz
"a.b"() {a = #llvm.framePointerKind<"zz">} : () -> ()
                                    ^
<stdin>:327:41: error: failed to parse FramePointerKindAttr parameter 'framePointerKind' which is to be a `framePointerKind::FramePointerKind`
"a.b"() {a = #llvm.framePointerKind<"zz">} : () -> ()
                                        ^
<stdin>:329:33: error: expected keyword for Tail Call Kind
"a.b"() {a = #llvm.tailcallkind<3>} : () -> ()
                                ^
<stdin>:329:33: error: failed to parse TailCallKindAttr parameter 'tailCallKind' which is to be a `TailCallKind`
"a.b"() {a = #llvm.tailcallkind<3>} : () -> ()
                                ^
<stdin>:331:33: error: expected one of [none, notail, musttail, tail] for Tail Call Kind, got: zz
"a.b"() {a = #llvm.tailcallkind<zz>} : () -> ()
                                ^
<stdin>:331:35: error: failed to parse TailCallKindAttr parameter 'tailCallKind' which is to be a `TailCallKind`
"a.b"() {a = #llvm.tailcallkind<zz>} : () -> ()
                                  ^
<stdin>:333:33: error: expected one of [none, notail, musttail, tail] for Tail Call Kind, got: zz
"a.b"() {a = #llvm.tailcallkind<"zz">} : () -> ()
                                ^
<stdin>:333:37: error: failed to parse TailCallKindAttr parameter 'tailCallKind' which is to be a `TailCallKind`
"a.b"() {a = #llvm.tailcallkind<"zz">} : () -> ()
                                    ^
<stdin>:335:29: error: expected valid keyword or string
"a.b"() {a = #llvm.fastmath<3>} : () -> ()
                            ^
<stdin>:335:29: error: failed to parse LLVM_FastmathFlagsAttr parameter 'value' which is to be a `::mlir::LLVM::FastmathFlags`
"a.b"() {a = #llvm.fastmath<3>} : () -> ()
                            ^
<stdin>:337:29: error: expected ::mlir::LLVM::FastmathFlags to be one of: none, nnan, ninf, nsz, arcp, contract, afn, reassoc, fast
"a.b"() {a = #llvm.fastmath<zz>} : () -> ()
                            ^
<stdin>:337:31: error: failed to parse LLVM_FastmathFlagsAttr parameter 'value' which is to be a `::mlir::LLVM::FastmathFlags`
"a.b"() {a = #llvm.fastmath<zz>} : () -> ()
                              ^
<stdin>:339:29: error: expected ::mlir::LLVM::FastmathFlags to be one of: none, nnan, ninf, nsz, arcp, contract, afn, reassoc, fast
"a.b"() {a = #llvm.fastmath<"zz">} : () -> ()
                            ^
<stdin>:339:33: error: failed to parse LLVM_FastmathFlagsAttr parameter 'value' which is to be a `::mlir::LLVM::FastmathFlags`
"a.b"() {a = #llvm.fastmath<"zz">} : () -> ()
                                ^
<stdin>:341:29: error: expected keyword for LLVM integer overflow flags
"a.b"() {a = #llvm.overflow<3>} : () -> ()
                            ^
<stdin>:341:29: error: failed to parse LLVM_IntegerOverflowFlagsAttr parameter 'value' which is to be a `::mlir::LLVM::IntegerOverflowFlags`
"a.b"() {a = #llvm.overflow<3>} : () -> ()
                            ^
<stdin>:343:29: error: expected one of [none, nsw, nuw] for LLVM integer overflow flags, got: zz
"a.b"() {a = #llvm.overflow<zz>} : () -> ()
                            ^
<stdin>:343:31: error: failed to parse LLVM_IntegerOverflowFlagsAttr parameter 'value' which is to be a `::mlir::LLVM::IntegerOverflowFlags`
"a.b"() {a = #llvm.overflow<zz>} : () -> ()
                              ^
<stdin>:345:29: error: expected keyword for LLVM integer overflow flags
"a.b"() {a = #llvm.overflow<"zz">} : () -> ()
                            ^
<stdin>:345:29: error: failed to parse LLVM_IntegerOverflowFlagsAttr parameter 'value' which is to be a `::mlir::LLVM::IntegerOverflowFlags`
"a.b"() {a = #llvm.overflow<"zz">} : () -> ()
                            ^
<stdin>:347:32: error: expected keyword for LLVM Unwind Behavior
"a.b"() {a = #llvm.uwtableKind<3>} : () -> ()
                               ^
<stdin>:347:32: error: failed to parse UWTableKindAttr parameter 'uwtableKind' which is to be a `uwtable::UWTableKind`
"a.b"() {a = #llvm.uwtableKind<3>} : () -> ()
                               ^
<stdin>:349:32: error: expected one of [none, sync, async] for LLVM Unwind Behavior, got: zz
"a.b"() {a = #llvm.uwtableKind<zz>} : () -> ()
                               ^
<stdin>:349:34: error: failed to parse UWTableKindAttr parameter 'uwtableKind' which is to be a `uwtable::UWTableKind`
"a.b"() {a = #llvm.uwtableKind<zz>} : () -> ()
                                 ^
<stdin>:351:32: error: expected one of [none, sync, async] for LLVM Unwind Behavior, got: zz
"a.b"() {a = #llvm.uwtableKind<"zz">} : () -> ()
                               ^
<stdin>:351:36: error: failed to parse UWTableKindAttr parameter 'uwtableKind' which is to be a `uwtable::UWTableKind`
"a.b"() {a = #llvm.uwtableKind<"zz">} : () -> ()
                                   ^
<stdin>:353:55: error: expected '>'
"a.b"() {a = #llvm.di_derived_type<dwarfAddressSpace = *>} : () -> ()
                                                      ^
<stdin>:355:57: error: struct is missing required parameter: format
"a.b"() {a = #llvm.profile_summary<is_partial_profile = *>} : () -> ()
                                                        ^
<stdin>:357:77: error: integer value too large
"a.b"() {a = #llvm.di_derived_type<tag = DW_TAG_member, dwarfAddressSpace = 4294967296>} : () -> ()
                                                                            ^
<stdin>:357:87: error: failed to parse LLVM_DIDerivedTypeAttr parameter 'dwarfAddressSpace' which is to be a `std::optional<unsigned>`
"a.b"() {a = #llvm.di_derived_type<tag = DW_TAG_member, dwarfAddressSpace = 4294967296>} : () -> ()
                                                                                      ^
// ==== exit 1 ====
