//! Functions, calls, inline assembly.

use crate::constraints::{
    ACCESS_GROUPS, ALIAS_SCOPES, FUNCTION_TYPE_ATTR, LLVM_TYPE, MEMORY_EFFECTS, POINTER,
    TARGET_FEATURES, TBAA_TAGS, VEC_TYPE_HINT, VSCALE_RANGE,
};
use crate::enums::{
    AsmDialect, CConv, FastmathFlags, FramePointerKind, Linkage, TailCallKind, UWTableKind,
    UnnamedAddr, Visibility,
};
use crate::verify;
use terrace_builtin::constraints::{
    ARRAY_ATTR, DICT_ARRAY_ATTR, FLAT_SYMBOL_REF_ATTR, STR_ATTR, SYMBOL_REF_ATTR,
};
use terrace_builtin::props::{Bool, I32Array, Int32, Int64};
use terrace_ir::opdef::RegionKind;
use terrace_macros::op;

/// A function.
#[op(
    name = "llvm.func",
    verify = verify::func,
    verify_regions = verify::func_regions,
    traits(
        AFFINE_SCOPE,
        AUTOMATIC_ALLOCATION_SCOPE,
        ISOLATED_FROM_ABOVE,
        FUNCTION_LIKE,
        SYMBOL
    )
)]
pub struct LLVMFuncOp {
    sym_name: Prop<STR_ATTR>,
    sym_visibility: Optional<Prop<STR_ATTR>>,
    function_type: Prop<FUNCTION_TYPE_ATTR>,
    #[default(Linkage::External)]
    linkage: Prop<Linkage>,
    dso_local: Flag,
    #[mlir("CConv")]
    #[default(CConv::C)]
    cconv: Prop<CConv>,
    comdat: Optional<Prop<SYMBOL_REF_ATTR>>,
    convergent: Flag,
    personality: Optional<Prop<FLAT_SYMBOL_REF_ATTR>>,
    #[mlir("garbageCollector")]
    garbage_collector: Optional<Prop<STR_ATTR>>,
    passthrough: Optional<Prop<ARRAY_ATTR>>,
    arg_attrs: Optional<Prop<DICT_ARRAY_ATTR>>,
    res_attrs: Optional<Prop<DICT_ARRAY_ATTR>>,
    function_entry_count: Optional<Prop<Int64>>,
    memory_effects: Optional<Prop<MEMORY_EFFECTS>>,
    #[default(Visibility::Default)]
    visibility_: Prop<Visibility>,
    arm_streaming: Flag,
    arm_locally_streaming: Flag,
    arm_streaming_compatible: Flag,
    arm_new_za: Flag,
    arm_in_za: Flag,
    arm_out_za: Flag,
    arm_inout_za: Flag,
    arm_preserves_za: Flag,
    section: Optional<Prop<STR_ATTR>>,
    unnamed_addr: Optional<Prop<UnnamedAddr>>,
    alignment: Optional<Prop<Int64>>,
    vscale_range: Optional<Prop<VSCALE_RANGE>>,
    frame_pointer: Optional<Prop<FramePointerKind>>,
    target_cpu: Optional<Prop<STR_ATTR>>,
    tune_cpu: Optional<Prop<STR_ATTR>>,
    reciprocal_estimates: Optional<Prop<STR_ATTR>>,
    prefer_vector_width: Optional<Prop<STR_ATTR>>,
    target_features: Optional<Prop<TARGET_FEATURES>>,
    no_infs_fp_math: Optional<Prop<Bool>>,
    no_nans_fp_math: Optional<Prop<Bool>>,
    no_signed_zeros_fp_math: Optional<Prop<Bool>>,
    denormal_fp_math: Optional<Prop<STR_ATTR>>,
    denormal_fp_math_f32: Optional<Prop<STR_ATTR>>,
    fp_contract: Optional<Prop<STR_ATTR>>,
    instrument_function_entry: Optional<Prop<STR_ATTR>>,
    instrument_function_exit: Optional<Prop<STR_ATTR>>,
    no_inline: Flag,
    always_inline: Flag,
    inline_hint: Flag,
    no_unwind: Flag,
    will_return: Flag,
    optimize_none: Flag,
    vec_type_hint: Optional<Prop<VEC_TYPE_HINT>>,
    work_group_size_hint: Optional<Prop<I32Array>>,
    reqd_work_group_size: Optional<Prop<I32Array>>,
    intel_reqd_sub_group_size: Optional<Prop<Int32>>,
    uwtable_kind: Optional<Prop<UWTableKind>>,
    body: Region<RegionKind::ANY>,
}

/// A call.
#[op(name = "llvm.call", verify_signature = verify::call, traits(ATTR_SIZED_OPERAND_SEGMENTS))]
pub struct CallOp {
    var_callee_type: Optional<Prop<FUNCTION_TYPE_ATTR>>,
    callee: Optional<Prop<FLAT_SYMBOL_REF_ATTR>>,
    callee_operands: Variadic<Operand<LLVM_TYPE>>,
    #[mlir("fastmathFlags")]
    #[default(FastmathFlags::NONE)]
    fastmath_flags: Prop<FastmathFlags>,
    #[mlir("CConv")]
    #[default(CConv::C)]
    cconv: Prop<CConv>,
    #[mlir("TailCallKind")]
    #[default(TailCallKind::None)]
    tail_call_kind: Prop<TailCallKind>,
    memory_effects: Optional<Prop<MEMORY_EFFECTS>>,
    convergent: Flag,
    no_unwind: Flag,
    will_return: Flag,
    #[setter]
    op_bundle_operands: Variadic<Operand<LLVM_TYPE>>,
    #[built(&[])]
    op_bundle_sizes: Prop<I32Array>,
    op_bundle_tags: Optional<Prop<ARRAY_ATTR>>,
    arg_attrs: Optional<Prop<DICT_ARRAY_ATTR>>,
    res_attrs: Optional<Prop<DICT_ARRAY_ATTR>>,
    no_inline: Flag,
    always_inline: Flag,
    inline_hint: Flag,
    access_groups: Optional<Prop<ACCESS_GROUPS>>,
    alias_scopes: Optional<Prop<ALIAS_SCOPES>>,
    noalias_scopes: Optional<Prop<ALIAS_SCOPES>>,
    tbaa: Optional<Prop<TBAA_TAGS>>,
    result: Optional<Res<LLVM_TYPE>>,
}

/// A call of an intrinsic by name.
#[op(name = "llvm.call_intrinsic", verify = verify::call_intrinsic, traits(ATTR_SIZED_OPERAND_SEGMENTS))]
pub struct CallIntrinsicOp {
    intrin: Prop<STR_ATTR>,
    args: Variadic<Operand<LLVM_TYPE>>,
    #[mlir("fastmathFlags")]
    #[default(FastmathFlags::NONE)]
    fastmath_flags: Prop<FastmathFlags>,
    #[setter]
    op_bundle_operands: Variadic<Operand<LLVM_TYPE>>,
    #[built(&[])]
    op_bundle_sizes: Prop<I32Array>,
    op_bundle_tags: Optional<Prop<ARRAY_ATTR>>,
    arg_attrs: Optional<Prop<DICT_ARRAY_ATTR>>,
    res_attrs: Optional<Prop<DICT_ARRAY_ATTR>>,
    results: Optional<Res<LLVM_TYPE>>,
}

/// Inline assembly.
#[op(
    name = "llvm.inline_asm",
    verify = verify::inline_asm,
    format = "(`has_side_effects` $has_side_effects^)? (`is_align_stack` $is_align_stack^)? (`tail_call_kind` `=` $tail_call_kind^)? (`asm_dialect` `=` $asm_dialect^)? (`operand_attrs` `=` $operand_attrs^)? attr-dict $asm_string `,` $constraints operands `:` functional-type(operands, results)"
)]
pub struct InlineAsmOp {
    operands: Variadic<Operand<LLVM_TYPE>>,
    asm_string: Prop<STR_ATTR>,
    constraints: Prop<STR_ATTR>,
    has_side_effects: Flag,
    is_align_stack: Flag,
    #[default(TailCallKind::None)]
    tail_call_kind: Prop<TailCallKind>,
    asm_dialect: Optional<Prop<AsmDialect>>,
    operand_attrs: Optional<Prop<ARRAY_ATTR>>,
    res: Optional<Res<LLVM_TYPE>>,
}

/// The next variadic argument.
#[op(
    name = "llvm.va_arg",
    format = "$arg attr-dict `:` functional-type($arg, $res)"
)]
pub struct VaArgOp {
    arg: Operand<POINTER>,
    res: Res<LLVM_TYPE>,
}
