//! Short ways to describe operations with many properties.

use super::{CallOpSpec, GEPOpSpec, GlobalOpSpec, LLVMFuncOpSpec, LoadOpSpec, StoreOpSpec};
use crate::enums::Linkage;
use terrace_builtin::attrs::AttrBuilder;
use terrace_ir::{Attr, Context, Type, ValueId};

/// The marker of an index that is an operand, in [`GEPOp`](super::GEPOp)'s `rawConstantIndices`.
pub const DYNAMIC_INDEX: i32 = i32::MIN;

impl LLVMFuncOpSpec {
    /// A function with this name (a string attribute) and `!llvm.func` type, and nothing else.
    pub fn new(ctx: &Context, sym_name: Attr, function_type: Type) -> Self {
        LLVMFuncOpSpec {
            sym_name,
            sym_visibility: None,
            function_type: ctx.type_attr(function_type),
            linkage: None,
            dso_local: None,
            cconv: None,
            comdat: None,
            convergent: None,
            personality: None,
            garbage_collector: None,
            passthrough: None,
            arg_attrs: None,
            res_attrs: None,
            function_entry_count: None,
            memory_effects: None,
            visibility_: None,
            arm_streaming: None,
            arm_locally_streaming: None,
            arm_streaming_compatible: None,
            arm_new_za: None,
            arm_in_za: None,
            arm_out_za: None,
            arm_inout_za: None,
            arm_preserves_za: None,
            section: None,
            unnamed_addr: None,
            alignment: None,
            vscale_range: None,
            frame_pointer: None,
            target_cpu: None,
            tune_cpu: None,
            reciprocal_estimates: None,
            prefer_vector_width: None,
            target_features: None,
            no_infs_fp_math: None,
            no_nans_fp_math: None,
            no_signed_zeros_fp_math: None,
            denormal_fp_math: None,
            denormal_fp_math_f32: None,
            fp_contract: None,
            instrument_function_entry: None,
            instrument_function_exit: None,
            no_inline: None,
            always_inline: None,
            inline_hint: None,
            no_unwind: None,
            will_return: None,
            optimize_none: None,
            vec_type_hint: None,
            work_group_size_hint: None,
            reqd_work_group_size: None,
            intel_reqd_sub_group_size: None,
            uwtable_kind: None,
        }
    }
}

impl<'a> CallOpSpec<'a> {
    /// A call of `callee` (a flat symbol reference), or of the first operand when there is none.
    pub fn new(callee: Option<Attr>, operands: &'a [ValueId], result: Option<Type>) -> Self {
        CallOpSpec {
            var_callee_type: None,
            callee,
            callee_operands: operands,
            fastmath_flags: None,
            cconv: None,
            tail_call_kind: None,
            memory_effects: None,
            convergent: None,
            no_unwind: None,
            will_return: None,
            op_bundle_operands: &[],
            op_bundle_sizes: None,
            op_bundle_tags: None,
            arg_attrs: None,
            res_attrs: None,
            no_inline: None,
            always_inline: None,
            inline_hint: None,
            access_groups: None,
            alias_scopes: None,
            noalias_scopes: None,
            tbaa: None,
            result,
        }
    }
}

impl GlobalOpSpec {
    /// A global of this type and linkage, and nothing else.
    pub fn new(ctx: &Context, sym_name: Attr, global_type: Type, linkage: Linkage) -> Self {
        GlobalOpSpec {
            global_type: ctx.type_attr(global_type),
            constant: None,
            sym_name,
            linkage: linkage.attr(ctx),
            dso_local: None,
            thread_local_: None,
            externally_initialized: None,
            value: None,
            alignment: None,
            addr_space: None,
            unnamed_addr: None,
            section: None,
            comdat: None,
            dbg_exprs: None,
            visibility_: None,
            target_specific_attrs: None,
        }
    }
}

impl LoadOpSpec {
    /// A plain load.
    pub fn new(addr: ValueId, res: Type) -> Self {
        LoadOpSpec {
            addr,
            alignment: None,
            volatile_: None,
            nontemporal: None,
            invariant: None,
            invariant_group: None,
            ordering: None,
            syncscope: None,
            dereferenceable: None,
            access_groups: None,
            alias_scopes: None,
            noalias_scopes: None,
            tbaa: None,
            res,
        }
    }
}

impl StoreOpSpec {
    /// A plain store.
    pub fn new(value: ValueId, addr: ValueId) -> Self {
        StoreOpSpec {
            value,
            addr,
            alignment: None,
            volatile_: None,
            nontemporal: None,
            invariant_group: None,
            ordering: None,
            syncscope: None,
            access_groups: None,
            alias_scopes: None,
            noalias_scopes: None,
            tbaa: None,
        }
    }
}

impl<'a> GEPOpSpec<'a> {
    /// An address inside an `elem_type` at `base`. `constants` are the indices in order, [`DYNAMIC_INDEX`] for each of
    /// `indices`.
    pub fn new(
        ctx: &Context,
        res: Type,
        elem_type: Type,
        base: ValueId,
        indices: &'a [ValueId],
        constants: &[i32],
    ) -> Self {
        GEPOpSpec {
            base,
            dynamic_indices: indices,
            raw_constant_indices: ctx.i32_array(constants),
            elem_type: ctx.type_attr(elem_type),
            no_wrap_flags: None,
            res,
        }
    }
}
