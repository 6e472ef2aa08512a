//! Converts calls, `invoke`, inline assembly, and intrinsics called by name.

use super::arith::takes_fast_math;
use super::constants::symbol;
use super::memory::attach_memory;
use crate::attributes::{dictionaries, enum_value, memory_effects};
use crate::function::FunctionTranslation;
use crate::interface::{Converted, NotConverted};
use terrace_builtin::attrs::{array_value, type_value};
use terrace_builtin::props::{AnyType, I32Array};
use terrace_ir::{Attr, OpId, OpView, OperandGroups, PropType};
use terrace_llvm::*;
use terrace_llvmir as ll;
use terrace_llvmir::{
    AttrKind, AttrList, Attribute, CallConv, CallSpec, InlineAsm, SymbolKind, TailKind, Value,
};

super::table! {
    CallOp => call,
    InvokeOp => invoke,
    InlineAsmOp => inline_asm,
    CallIntrinsicOp => call_intrinsic,
}

/// The operand bundles of a call.
pub(crate) struct Bundles {
    /// The tag of each bundle, and its range in `operands`.
    parts: Vec<(Vec<u8>, std::ops::Range<usize>)>,
    operands: Vec<Value>,
}

impl Bundles {
    /// Reads the bundles. Their operands begin at index `first`.
    pub(crate) fn new(
        t: &mut FunctionTranslation<'_>,
        op: OpId,
        sizes: Option<Attr>,
        tags: Option<Attr>,
        first: usize,
    ) -> Self {
        let ctx = t.ctx;
        let mut bundles = Bundles {
            parts: Vec::new(),
            operands: Vec::new(),
        };
        let Some(sizes) = sizes.and_then(|attr| I32Array::from_attr(ctx, attr)) else {
            return bundles;
        };
        let tags = tags
            .and_then(|tags| array_value(ctx, tags))
            .unwrap_or_default();
        let (mut next, end) = (first, t.body.num_operands(op));
        for (&size, tag) in sizes.iter().zip(tags) {
            let start = bundles.operands.len();
            for _ in 0..size.max(0) {
                if next < end {
                    bundles.operands.push(t.operand(op, next));
                    next += 1;
                }
            }
            let tag = tag.bytes(ctx).unwrap_or_default().to_vec();
            bundles.parts.push((tag, start..bundles.operands.len()));
        }
        bundles
    }

    /// Returns the tag and operands of each bundle.
    pub(crate) fn parts(&self) -> Vec<(&[u8], &[Value])> {
        self.parts
            .iter()
            .map(|(tag, range)| (&**tag, &self.operands[range.clone()]))
            .collect()
    }
}

/// Returns the number of operands that belong to bundles.
fn bundled(t: &FunctionTranslation<'_>, sizes: Option<Attr>) -> usize {
    match sizes {
        Some(attr) if attr != t.dispatch.handles.no_sizes => {
            let sizes = I32Array::from_attr(t.ctx, attr).unwrap_or_default().iter();
            sizes.map(|size| (*size).max(0) as usize).sum()
        }
        _ => 0,
    }
}

/// Returns the attributes of a call: its own, and those of arguments and result. Arguments at the indices in
/// `skipped` have no attributes.
pub(crate) fn call_attributes(
    t: &mut FunctionTranslation<'_>,
    op: OpId,
    own: &[Attribute],
    arg_attrs: Option<Attr>,
    res_attrs: Option<Attr>,
    skipped: &[usize],
) -> Result<AttrList, NotConverted> {
    if own.is_empty() && arg_attrs.is_none() && res_attrs.is_none() {
        return Ok(AttrList::EMPTY);
    }
    let (ctx, loc) = (t.ctx, t.body.loc(op));
    let mut scope = t.scope();
    let mut result = Vec::new();
    for &dictionary in dictionaries(ctx, res_attrs) {
        scope.parameter_attributes(dictionary, loc, &mut result, |_, _, _, _| Ok(()))?;
    }
    let mut params: Vec<Vec<Attribute>> = Vec::new();
    for &dictionary in dictionaries(ctx, arg_attrs) {
        while skipped.contains(&params.len()) {
            params.push(Vec::new());
        }
        let mut param = Vec::new();
        scope.parameter_attributes(dictionary, loc, &mut param, |_, _, _, _| Ok(()))?;
        params.push(param);
    }
    Ok(scope.attribute_list(own, &result, &params))
}

/// The callee and the function type of a call.
struct Callee {
    value: Value,
    function_type: ll::Type,
    /// The index of the first operand that is an argument.
    first: usize,
}

/// Returns the callee of a call or invoke whose arguments are the operands before `end`.
fn callee(
    t: &mut FunctionTranslation<'_>,
    op: OpId,
    slot: usize,
    type_slot: usize,
    end: usize,
) -> Result<Callee, NotConverted> {
    let direct = t.prop(op, slot).is_some();
    if direct {
        let Some(symbol) = symbol(t, op, slot) else {
            return Err(NotConverted::Unknown);
        };
        let info = t.builder.ctx.symbols.info(symbol);
        let value = t.builder.ctx.symbol(symbol).into();
        if info.kind == SymbolKind::Function {
            return Ok(Callee {
                value,
                function_type: info.value_type,
                first: 0,
            });
        }
        let function_type = called_type(t, op, type_slot, 0, end)?;
        return Ok(Callee {
            value,
            function_type,
            first: 0,
        });
    }
    if end == 0 {
        return Err(NotConverted::Unknown);
    }
    let function_type = called_type(t, op, type_slot, 1, end)?;
    Ok(Callee {
        value: t.operand(op, 0),
        function_type,
        first: 1,
    })
}

/// Returns the function type that a call specifies, or otherwise that of its operands and result.
fn called_type(
    t: &mut FunctionTranslation<'_>,
    op: OpId,
    slot: usize,
    first: usize,
    end: usize,
) -> Result<ll::Type, NotConverted> {
    if let Some(ty) = t.op(op).get::<AnyType>(slot) {
        return Ok(t.ty(ty, op)?);
    }
    let result = match t.body.num_results(op) {
        0 => ll::Type::VOID,
        _ => t.result_type(op)?,
    };
    let mut params = Vec::with_capacity(end - first);
    for index in first..end {
        let value = t.body.operand(op, index);
        params.push(t.ty(t.body.ty(value), op)?);
    }
    Ok(t.builder.ctx.types.function(result, &params, false))
}

fn call_conv(t: &FunctionTranslation<'_>, attr: Option<Attr>) -> CallConv {
    match attr {
        Some(attr) if attr != t.dispatch.handles.cconv => {
            CallConv(enum_value(t.ctx, Some(attr)) as u32)
        }
        _ => CallConv::C,
    }
}

fn tail_kind(t: &FunctionTranslation<'_>, attr: Option<Attr>) -> TailKind {
    match attr {
        Some(attr) if attr != t.dispatch.handles.tail => {
            TailKind::from_value(enum_value(t.ctx, Some(attr))).unwrap_or(TailKind::None)
        }
        _ => TailKind::None,
    }
}

/// The attributes for a call's unit properties.
const CALL_KEYWORDS: [(usize, AttrKind); 6] = [
    (CallOp::CONVERGENT, AttrKind::Convergent),
    (CallOp::NO_UNWIND, AttrKind::NoUnwind),
    (CallOp::WILL_RETURN, AttrKind::WillReturn),
    (CallOp::NO_INLINE, AttrKind::NoInline),
    (CallOp::ALWAYS_INLINE, AttrKind::AlwaysInline),
    (CallOp::INLINE_HINT, AttrKind::InlineHint),
];

fn call(t: &mut FunctionTranslation<'_>, op: CallOpRef<'_>) -> Converted {
    let props = t.body.props(op.id);
    let prop = |slot: usize| props.get(slot).copied().flatten();
    let end = t
        .body
        .num_operands(op.id)
        .saturating_sub(bundled(t, prop(CallOp::OP_BUNDLE_SIZES)));
    let Callee {
        value,
        function_type,
        first,
    } = callee(t, op.id, CallOp::CALLEE, CallOp::VAR_CALLEE_TYPE, end)?;
    let mut own: Vec<Attribute> = Vec::new();
    for (slot, kind) in CALL_KEYWORDS {
        if prop(slot).is_some() {
            own.push(Attribute::Enum(kind));
        }
    }
    own.extend(prop(CallOp::MEMORY_EFFECTS).and_then(|attr| memory_effects(t.ctx, attr)));
    let attrs = call_attributes(
        t,
        op.id,
        &own,
        prop(CallOp::ARG_ATTRS),
        prop(CallOp::RES_ATTRS),
        &[],
    )?;
    let mut fast_math = t.fast_math(prop(CallOp::FASTMATH_FLAGS));
    let result = t.builder.ctx.types.function_result(function_type);
    if fast_math != 0 && !takes_fast_math(t, result) {
        fast_math = 0;
    }
    let mut args = std::mem::take(&mut t.maps.operands);
    args.clear();
    for index in first..end {
        args.push(t.operand(op.id, index));
    }
    let spec = CallSpec {
        function_type,
        callee: value,
        args: &args,
        conv: call_conv(t, prop(CallOp::CCONV)),
        tail: tail_kind(t, prop(CallOp::TAIL_CALL_KIND)),
        attrs,
        fast_math,
        bundles: &[],
    };
    let call = if prop(CallOp::OP_BUNDLE_TAGS).is_none() {
        t.builder.call(spec)
    } else {
        let sizes = prop(CallOp::OP_BUNDLE_SIZES);
        let bundles = Bundles::new(t, op.id, sizes, prop(CallOp::OP_BUNDLE_TAGS), end);
        t.builder.call(CallSpec {
            bundles: &bundles.parts(),
            ..spec
        })
    };
    t.maps.operands = args;
    let memory = [
        CallOp::ACCESS_GROUPS,
        CallOp::ALIAS_SCOPES,
        CallOp::NOALIAS_SCOPES,
        CallOp::TBAA,
    ]
    .map(prop);
    attach_memory(t, op.id, call, memory);
    if t.body.num_results(op.id) > 0 {
        t.map_result(op.id, call);
    } else if result != ll::Type::VOID {
        return t.unknown();
    }
    Ok(())
}

fn invoke(t: &mut FunctionTranslation<'_>, op: InvokeOpRef<'_>) -> Converted {
    let def = InvokeOp::DEF;
    let end = OperandGroups::operands(def, *op, 0).end;
    let bundle_operands = OperandGroups::operands(def, *op, 3);
    let Callee {
        value,
        function_type,
        first,
    } = callee(t, op.id, InvokeOp::CALLEE, InvokeOp::VAR_CALLEE_TYPE, end)?;
    let (arg_attrs, res_attrs) = (op.arg_attrs_attr(), op.res_attrs_attr());
    let attrs = call_attributes(t, op.id, &[], arg_attrs, res_attrs, &[])?;
    let args: Vec<Value> = (first..end).map(|index| t.operand(op.id, index)).collect();
    let (sizes, tags) = (Some(op.op_bundle_sizes_attr()), op.op_bundle_tags_attr());
    let bundles = Bundles::new(t, op.id, sizes, tags, bundle_operands.start);
    let spec = CallSpec {
        conv: call_conv(t, Some(op.cconv_attr())),
        attrs,
        bundles: &bundles.parts(),
        ..CallSpec::new(function_type, value, &args)
    };
    let (normal, unwind) = (t.successor(op.id, 0), t.successor(op.id, 1));
    let invoke = t.builder.invoke(spec, normal, unwind);
    t.weigh(invoke, op.branch_weights());
    if t.body.num_results(op.id) > 0 {
        t.map_result(op.id, invoke);
    } else if t.builder.ctx.types.function_result(function_type) != ll::Type::VOID {
        return t.unknown();
    }
    Ok(())
}

fn inline_asm(t: &mut FunctionTranslation<'_>, op: InlineAsmOpRef<'_>) -> Converted {
    let ctx = t.ctx;
    let result = match t.body.num_results(op.id) {
        0 => ll::Type::VOID,
        _ => t.result_type(op.id)?,
    };
    let args: Vec<Value> = op.operands().map(|operand| t.value(operand)).collect();
    let params: Vec<ll::Type> = args.iter().map(|arg| t.builder.type_of(*arg)).collect();
    let function_type = t.builder.ctx.types.function(result, &params, false);
    let asm = InlineAsm {
        function_type,
        text: op.asm_string().into(),
        constraints: op.constraints().into(),
        side_effects: op.has_side_effects(),
        align_stack: op.is_align_stack(),
        intel_dialect: enum_value(ctx, op.asm_dialect_attr()) == 1,
        can_unwind: false,
    };
    let mut attrs = Vec::new();
    for &dictionary in dictionaries(ctx, op.operand_attrs_attr()) {
        let ty = dictionary.entry(ctx, "elementtype");
        let ty = ty.and_then(|ty| type_value(ctx, ty));
        let mut param = Vec::new();
        if let Some(ty) = ty {
            param.push(Attribute::Type(AttrKind::ElementType, t.ty(ty, op.id)?));
        }
        attrs.push(param);
    }
    let attrs = t.scope().attribute_list(&[], &[], &attrs);
    let callee = t.builder.ctx.inline_asm(&asm);
    let spec = CallSpec {
        attrs,
        tail: tail_kind(t, Some(op.tail_call_kind_attr())),
        ..CallSpec::new(function_type, callee.into(), &args)
    };
    let call = t.builder.call(spec);
    if t.body.num_results(op.id) > 0 {
        t.map_result(op.id, call);
    }
    Ok(())
}

fn call_intrinsic(t: &mut FunctionTranslation<'_>, op: CallIntrinsicOpRef<'_>) -> Converted {
    let ctx = t.ctx;
    let name = op.intrin_attr().message_text(ctx);
    let sizes = Some(op.op_bundle_sizes_attr());
    let end = t.body.num_operands(op.id).saturating_sub(bundled(t, sizes));
    let result = match t.body.num_results(op.id) {
        0 => ll::Type::VOID,
        _ => t.result_type(op.id)?,
    };
    let args: Vec<Value> = (0..end).map(|index| t.operand(op.id, index)).collect();
    let params: Vec<ll::Type> = args.iter().map(|arg| t.builder.type_of(*arg)).collect();
    let (callee, function_type) = t.intrinsic_by_name(op.id, &name, result, &params)?;
    let (arg_attrs, res_attrs) = (op.arg_attrs_attr(), op.res_attrs_attr());
    let attrs = call_attributes(t, op.id, &[], arg_attrs, res_attrs, &[])?;
    let mut fast_math = t.fast_math(Some(op.fastmath_flags_attr()));
    if fast_math != 0 && !takes_fast_math(t, result) {
        fast_math = 0;
    }
    let bundles = Bundles::new(t, op.id, sizes, op.op_bundle_tags_attr(), end);
    let spec = CallSpec {
        attrs,
        fast_math,
        bundles: &bundles.parts(),
        ..CallSpec::new(function_type, callee, &args)
    };
    let call = t.builder.call(spec);
    if t.body.num_results(op.id) > 0 {
        t.map_result(op.id, call);
    }
    Ok(())
}
