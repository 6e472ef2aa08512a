//! Functions, calls, inline assembly.

use crate::attrs::{MemoryEffectsAttr, TargetFeaturesAttr, VScaleRangeAttr, VecTypeHintAttr};
use crate::constraints::{
    ACCESS_GROUPS, ALIAS_SCOPES, FUNCTION_TYPE_ATTR, LLVM_TYPE, POINTER, TBAA_TAGS,
};
use crate::enums::{
    AsmDialect, CConv, CConvAttr, FastmathFlags, FramePointerKind, Linkage, LinkageAttr,
    TailCallKind, TailCallKindAttr, UWTableKind, UnnamedAddrAttr, Visibility, VisibilityAttr,
};
use crate::verify;
use terrace_builtin::constraints::{DICT_ARRAY_ATTR, FLAT_SYMBOL_REF_ATTR};
use terrace_builtin::props::{AnyType, Array, Bool, I32Array, Int32, Int64, Str, Symbol};
use terrace_ir::opdef::RegionKind;
use terrace_ir::{BlockId, Body, Context, Loc, Type};
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
    sym_name: Prop<Str>,
    sym_visibility: Optional<Prop<Str>>,
    function_type: Prop<AnyType, FUNCTION_TYPE_ATTR>,
    #[default(Linkage::External)]
    linkage: Prop<LinkageAttr>,
    dso_local: Flag,
    #[mlir("CConv")]
    #[default(CConv::C)]
    cconv: Prop<CConvAttr>,
    comdat: Optional<Prop<Symbol>>,
    convergent: Flag,
    personality: Optional<Prop<Symbol, FLAT_SYMBOL_REF_ATTR>>,
    #[mlir("garbageCollector")]
    garbage_collector: Optional<Prop<Str>>,
    passthrough: Optional<Prop<Array>>,
    arg_attrs: Optional<Prop<Array, DICT_ARRAY_ATTR>>,
    res_attrs: Optional<Prop<Array, DICT_ARRAY_ATTR>>,
    function_entry_count: Optional<Prop<Int64>>,
    memory_effects: Optional<Prop<MemoryEffectsAttr>>,
    #[default(Visibility::Default)]
    visibility_: Prop<VisibilityAttr>,
    arm_streaming: Flag,
    arm_locally_streaming: Flag,
    arm_streaming_compatible: Flag,
    arm_new_za: Flag,
    arm_in_za: Flag,
    arm_out_za: Flag,
    arm_inout_za: Flag,
    arm_preserves_za: Flag,
    section: Optional<Prop<Str>>,
    unnamed_addr: Optional<Prop<UnnamedAddrAttr>>,
    alignment: Optional<Prop<Int64>>,
    vscale_range: Optional<Prop<VScaleRangeAttr>>,
    frame_pointer: Optional<Prop<FramePointerKind>>,
    target_cpu: Optional<Prop<Str>>,
    tune_cpu: Optional<Prop<Str>>,
    reciprocal_estimates: Optional<Prop<Str>>,
    prefer_vector_width: Optional<Prop<Str>>,
    target_features: Optional<Prop<TargetFeaturesAttr>>,
    no_infs_fp_math: Optional<Prop<Bool>>,
    no_nans_fp_math: Optional<Prop<Bool>>,
    no_signed_zeros_fp_math: Optional<Prop<Bool>>,
    denormal_fp_math: Optional<Prop<Str>>,
    denormal_fp_math_f32: Optional<Prop<Str>>,
    fp_contract: Optional<Prop<Str>>,
    instrument_function_entry: Optional<Prop<Str>>,
    instrument_function_exit: Optional<Prop<Str>>,
    no_inline: Flag,
    always_inline: Flag,
    inline_hint: Flag,
    no_unwind: Flag,
    will_return: Flag,
    optimize_none: Flag,
    vec_type_hint: Optional<Prop<VecTypeHintAttr>>,
    work_group_size_hint: Optional<Prop<I32Array>>,
    reqd_work_group_size: Optional<Prop<I32Array>>,
    intel_reqd_sub_group_size: Optional<Prop<Int32>>,
    uwtable_kind: Optional<Prop<UWTableKind>>,
    body: Region<RegionKind::ANY>,
}

impl LLVMFuncOp {
    /// Creates a function with external linkage; returns it and its entry block, whose arguments are the function's.
    /// Without a result, the result type is [`VoidType`](crate::types::VoidType).
    pub fn with_block(
        ctx: &Context,
        loc: Loc,
        name: &str,
        params: &[Type],
        result: Type,
    ) -> (Body, BlockId) {
        let mut body = LLVMFuncOp::declaration(ctx, loc, name, params, result, false);
        let block = body.add_entry_block(params);
        (body, block)
    }

    /// Creates a declaration of a function that is defined elsewhere. A `variadic` function accepts more arguments.
    pub fn declaration(
        ctx: &Context,
        loc: Loc,
        name: &str,
        params: &[Type],
        result: Type,
        variadic: bool,
    ) -> Body {
        let ty = crate::types::FunctionType::get(ctx, result, params, variadic);
        LLVMFuncOp::spec(name, ty).into_body(ctx, loc)
    }
}

/// A call.
#[op(name = "llvm.call", verify = verify::call, traits(ATTR_SIZED_OPERAND_SEGMENTS))]
pub struct CallOp {
    var_callee_type: Optional<Prop<AnyType, FUNCTION_TYPE_ATTR>>,
    callee: Optional<Prop<Symbol, FLAT_SYMBOL_REF_ATTR>>,
    callee_operands: Variadic<Operand<LLVM_TYPE>>,
    #[mlir("fastmathFlags")]
    #[default(FastmathFlags::NONE)]
    fastmath_flags: Prop<FastmathFlags>,
    #[mlir("CConv")]
    #[default(CConv::C)]
    cconv: Prop<CConvAttr>,
    #[mlir("TailCallKind")]
    #[default(TailCallKind::None)]
    tail_call_kind: Prop<TailCallKindAttr>,
    memory_effects: Optional<Prop<MemoryEffectsAttr>>,
    convergent: Flag,
    no_unwind: Flag,
    will_return: Flag,
    #[setter]
    op_bundle_operands: Variadic<Operand<LLVM_TYPE>>,
    #[built(&[])]
    op_bundle_sizes: Prop<I32Array>,
    op_bundle_tags: Optional<Prop<Array>>,
    arg_attrs: Optional<Prop<Array, DICT_ARRAY_ATTR>>,
    res_attrs: Optional<Prop<Array, DICT_ARRAY_ATTR>>,
    no_inline: Flag,
    always_inline: Flag,
    inline_hint: Flag,
    access_groups: Optional<Prop<Array, ACCESS_GROUPS>>,
    alias_scopes: Optional<Prop<Array, ALIAS_SCOPES>>,
    noalias_scopes: Optional<Prop<Array, ALIAS_SCOPES>>,
    tbaa: Optional<Prop<Array, TBAA_TAGS>>,
    result: Optional<Res<LLVM_TYPE>>,
}

/// A call of an intrinsic by name.
#[op(name = "llvm.call_intrinsic", verify = verify::call_intrinsic, traits(ATTR_SIZED_OPERAND_SEGMENTS))]
pub struct CallIntrinsicOp {
    intrin: Prop<Str>,
    args: Variadic<Operand<LLVM_TYPE>>,
    #[mlir("fastmathFlags")]
    #[default(FastmathFlags::NONE)]
    fastmath_flags: Prop<FastmathFlags>,
    #[setter]
    op_bundle_operands: Variadic<Operand<LLVM_TYPE>>,
    #[built(&[])]
    op_bundle_sizes: Prop<I32Array>,
    op_bundle_tags: Optional<Prop<Array>>,
    arg_attrs: Optional<Prop<Array, DICT_ARRAY_ATTR>>,
    res_attrs: Optional<Prop<Array, DICT_ARRAY_ATTR>>,
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
    asm_string: Prop<Str>,
    constraints: Prop<Str>,
    has_side_effects: Flag,
    is_align_stack: Flag,
    #[default(TailCallKind::None)]
    tail_call_kind: Prop<TailCallKindAttr>,
    asm_dialect: Optional<Prop<AsmDialect>>,
    operand_attrs: Optional<Prop<Array>>,
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
