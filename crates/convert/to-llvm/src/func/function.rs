//! Converts `func.func` to `llvm.func`, by renaming the root of the body and converting its arguments.

use crate::func::wrapper::{self, Wrapped};
use crate::func::{BARE_POINTER, EMIT_C_INTERFACE};
use terrace_builtin::attrs::{AttrBuilder, array_value, bool_value, type_value};
use terrace_builtin::types::BuiltinType;
use terrace_builtin::{ComplexType, FunctionType, MemRefType, UnrankedMemRefType};
use terrace_func::FuncOp;
use terrace_ir::{
    Attr, Body, Context, DictionaryAttr, EnumAttr, InsertPoint, OpId, OpView, SmallVec,
    SymbolRefAttr, Type,
};
use terrace_llvm::attrs::MemoryEffectsAttr;
use terrace_llvm::enums::{Linkage, LinkageAttr};
use terrace_llvm::types::FunctionType as LlvmFunctionType;
use terrace_llvm::{CallOp, LLVMFuncOp, LoadOp};
use terrace_llvm_common::LlvmRewriter;
use terrace_llvm_common::calling::{
    Signature, can_be_bare_pointer, convert_argument, convert_signature, is_memref,
};
use terrace_memref::{DeallocOp, ReallocOp};
use terrace_rewrite::{Adaptor, ConversionRewriter, InputMapping, Match, NoMatch, TypeConverter};

/// Argument attributes that contain a type.
const WITH_TYPE: [&str; 4] = ["llvm.byval", "llvm.byref", "llvm.inalloca", "llvm.sret"];

/// The attributes for arguments passed by pointer, in the order in which they are checked.
const BY_POINTER: [&str; 2] = ["llvm.byref", "llvm.byval"];

/// The properties of a function, read before the conversion changes it.
pub(crate) struct Source<'c> {
    pub name: Attr,
    pub ty: &'c FunctionType,
    pub visibility: Option<Attr>,
    pub arg_attrs: Option<Attr>,
    pub res_attrs: Option<Attr>,
    /// Discardable attributes that the new function keeps.
    pub attrs: Attr,
    /// Discardable attributes that become properties of the new function, with the property slot.
    pub props: Vec<(usize, Attr)>,
    pub external: bool,
}

pub(crate) fn lower_func(
    _op: FuncOp,
    _: Adaptor<'_, FuncOp>,
    rw: &mut ConversionRewriter<'_>,
) -> Match {
    let ctx = rw.ctx();
    let llvm = LlvmRewriter::of(rw);
    let source = read(ctx, rw.body())?;
    let root = rw.op(OpId::ROOT);
    let bare_pointers = llvm.options().bare_pointers || root.attr_named(BARE_POINTER).is_some();
    let variadic = root
        .attr_named("func.varargs")
        .and_then(|attr| bool_value(ctx, attr))
        == Some(true);
    let arg_attrs = source
        .arg_attrs
        .and_then(|attrs| array_value(ctx, attrs))
        .unwrap_or(&[]);
    let by_pointer = |index: usize| {
        let attrs = arg_attrs.get(index)?;
        BY_POINTER.iter().find_map(|name| attrs.entry(ctx, name))
    };
    // Reports types that cannot be converted.
    for &ty in &source.ty.inputs {
        if !ty.is::<UnrankedMemRefType>(ctx) {
            report_type(rw, ty, bare_pointers)?;
        }
    }
    for &ty in &source.ty.results {
        report_type(rw, ty, bare_pointers)?;
    }
    let signature = convert_signature(
        llvm.converter,
        ctx,
        source.ty,
        variadic,
        bare_pointers,
        &|index| by_pointer(index).is_some(),
    )?;
    let mut pointees: SmallVec<[Option<Type>; 4]> = SmallVec::new();
    for (index, &is_tracked) in signature.by_pointer.iter().enumerate() {
        let pointee = by_pointer(index).filter(|_| is_tracked);
        pointees.push(match pointee.and_then(|attr| type_value(ctx, attr)) {
            Some(ty) => Some(rw.convert_type(ty)?),
            None => None,
        });
    }
    let linkage = linkage(rw)?;
    let memory_effects = memory_effects(rw)?;
    let root = rw.op(OpId::ROOT);
    let wrapped = !bare_pointers && root.attr_named(EMIT_C_INTERFACE) == Some(Attr::UNIT);
    if wrapped && variadic {
        rw.error(
            OpId::ROOT,
            "C interface for variadic functions is not supported yet.",
        );
        return Err(NoMatch::because("the C interface of a variadic function"));
    }
    let wrapper = if wrapped {
        Some(Wrapped::new(llvm.converter, ctx, &source)?)
    } else {
        None
    };
    let region = rw.body().region(OpId::ROOT, 0);
    let frees = llvm.options().keep_pointer_attributes
        && !arg_attrs.is_empty()
        && frees_memory(ctx, rw.body());

    // The pattern has matched; nothing below fails. Other blocks keep their arguments, which branches convert.
    if let Some(entry) = region.and_then(|region| rw.body().entry_block(region)) {
        rw.apply_signature_conversion(entry, &signature.arguments);
    }
    let name = ctx.name::<LLVMFuncOp>();
    let mut props: SmallVec<[Option<Attr>; 64]> = ctx.prop_defaults(name).into();
    props[LLVMFuncOp::SYM_NAME] = Some(source.name);
    props[LLVMFuncOp::SYM_VISIBILITY] = source.visibility;
    props[LLVMFuncOp::FUNCTION_TYPE] = Some(ctx.type_attr(signature.ty));
    props[LLVMFuncOp::LINKAGE] = Some(LinkageAttr::attr(linkage, ctx));
    props[LLVMFuncOp::MEMORY_EFFECTS] = memory_effects;
    props[LLVMFuncOp::ARG_ATTRS] =
        convert_arg_attrs(llvm, ctx, arg_attrs, source.ty, &signature, frees);
    if source.ty.results.len() == 1 {
        props[LLVMFuncOp::RES_ATTRS] = source.res_attrs;
    }
    for &(slot, value) in &source.props {
        props[slot] = Some(value);
    }
    if wrapper.is_some() && source.external {
        props[LLVMFuncOp::LINKAGE] = Some(LinkageAttr::attr(Linkage::Private, ctx));
    }
    rw.edit(OpId::ROOT)
        .set_name(name, &props)
        .set_attrs(source.attrs);
    load_by_pointer(rw, &pointees);
    if let Some(wrapper) = wrapper {
        wrapper::add(wrapper, &source, llvm, rw);
    }
    Ok(())
}

/// Reports a type in a signature that cannot be converted. A memref without bare pointer is not reported.
pub(crate) fn report_type(rw: &mut ConversionRewriter<'_>, ty: Type, bare_pointers: bool) -> Match {
    let ctx = rw.ctx();
    if !bare_pointers || !is_memref(ctx, ty) {
        return rw.convert_types(ty).map(|_| ());
    }
    match BuiltinType::of(ctx, ty) {
        // The element type of a complex number is irrelevant inside a memref.
        BuiltinType::MemRef(memref)
            if can_be_bare_pointer(ctx, ty) && !memref.element.is::<ComplexType>(ctx) =>
        {
            rw.convert_types(memref.element).map(|_| ())
        }
        _ => Ok(()),
    }
}

/// Returns the visibility of the new function, or `None` for the default.
fn kept_visibility(ctx: &Context, visibility: Option<Attr>) -> Option<Attr> {
    visibility.filter(|&visibility| visibility != ctx.string("public"))
}

fn read<'c>(ctx: &'c Context, body: &Body) -> Result<Source<'c>, NoMatch> {
    let func = FuncOp::from_id(OpId::ROOT).in_body(ctx, body);
    let ty = type_value(ctx, func.function_type_attr());
    let ty = ty.and_then(|ty| ty.as_::<FunctionType>(ctx));
    let region = body.region(OpId::ROOT, 0);
    let (attrs, props) = kept_attrs(ctx, body.attrs(OpId::ROOT));
    Ok(Source {
        name: func.sym_name_attr(),
        ty: ty.ok_or("Only support FunctionOpInterface with FunctionType")?,
        visibility: kept_visibility(ctx, func.sym_visibility_attr()),
        arg_attrs: func.arg_attrs_attr(),
        res_attrs: func.res_attrs_attr(),
        attrs,
        props,
        external: region.is_none_or(|region| body.entry_block(region).is_none()),
    })
}

/// Splits discardable attributes into those that are kept and those that become properties of the new function under
/// the same name. As in upstream, an attribute with the name of a property and an invalid value is dropped.
fn kept_attrs(ctx: &Context, attrs: Attr) -> (Attr, Vec<(usize, Attr)>) {
    const TAKEN: [&str; 3] = ["llvm.linkage", "func.varargs", "llvm.readnone"];
    let mut props = Vec::new();
    let entries = attrs.entries(ctx);
    let mut kept = Vec::with_capacity(entries.len());
    for &(name, value) in entries {
        let text = name.as_str(ctx).unwrap_or_default();
        if TAKEN.contains(&text) {
            continue;
        }
        // Attribute names of other dialects contain a dot; property names do not.
        let slot = match text.contains('.') {
            true => None,
            false => LLVMFuncOp::DEF.prop_index(text),
        };
        match slot {
            None => kept.push((name, value)),
            Some(slot) if (LLVMFuncOp::DEF.props[slot].constraint.check)(ctx, value) => {
                props.push((slot, value))
            }
            Some(_) => (),
        }
    }
    if kept.len() == entries.len() {
        return (attrs, props);
    }
    (ctx.dictionary(kept), props)
}

fn linkage(rw: &mut ConversionRewriter<'_>) -> Result<Linkage, NoMatch> {
    let ctx = rw.ctx();
    let Some(attr) = rw.op(OpId::ROOT).attr_named("llvm.linkage") else {
        return Ok(Linkage::External);
    };
    match attr
        .is::<EnumAttr>(ctx)
        .then(|| LinkageAttr::from_attr(ctx, attr))
        .flatten()
    {
        Some(linkage) => Ok(linkage),
        None => {
            let message = "Contains llvm.linkage attribute not of type LLVM::LinkageAttr";
            rw.error(OpId::ROOT, message);
            Err(NoMatch::because("'llvm.linkage' is not a linkage"))
        }
    }
}

/// Translates `llvm.readnone` to the property `memory_effects`.
fn memory_effects(rw: &mut ConversionRewriter<'_>) -> Result<Option<Attr>, NoMatch> {
    let ctx = rw.ctx();
    match rw.op(OpId::ROOT).attr_named("llvm.readnone") {
        None => Ok(None),
        Some(Attr::UNIT) => Ok(Some(ctx.attr(MemoryEffectsAttr {
            other: 0,
            arg_mem: 0,
            inaccessible_mem: 0,
            errno_mem: 0,
            target_mem0: 0,
            target_mem1: 0,
        }))),
        Some(_) => {
            rw.error(
                OpId::ROOT,
                "Contains llvm.readnone attribute not of type UnitAttr",
            );
            Err(NoMatch::because("'llvm.readnone' is not a unit attribute"))
        }
    }
}

/// Pointer attributes that remain valid for one of the several arguments to which a memref is unpacked. The list
/// excludes attributes that specify how an argument is passed, or its role in the function (`llvm.byval`,
/// `llvm.returned`, `llvm.allocptr`).
const OF_POINTERS: [&str; 11] = [
    "llvm.align",
    "llvm.dereferenceable",
    "llvm.dereferenceable_or_null",
    NOALIAS,
    "llvm.nocapture",
    "llvm.nofree",
    "llvm.nonnull",
    "llvm.noundef",
    "llvm.readnone",
    "llvm.readonly",
    "llvm.writeonly",
];

const NOALIAS: &str = "llvm.noalias";

/// Returns true if a function frees memory that may back a memref, by an operation of its own rather than in a callee.
fn frees_memory(ctx: &Context, body: &Body) -> bool {
    let mut pending = vec![body];
    while let Some(body) = pending.pop() {
        for op in body.walk(OpId::ROOT) {
            match ctx.op_name_str(body.name(op)) {
                DeallocOp::NAME | ReallocOp::NAME => return true,
                CallOp::NAME => {
                    let callee = CallOp::from_id(op).in_body(ctx, body).callee_attr();
                    let callee = callee.and_then(|callee| callee.as_::<SymbolRefAttr>(ctx));
                    let callee = callee.and_then(|callee| callee.leaf().as_str(ctx));
                    if matches!(callee, Some("free" | "_mlir_memref_to_llvm_free")) {
                        return true;
                    }
                }
                _ => (),
            }
            pending.extend(body.nested(op));
        }
    }
    false
}

/// Returns the attributes of a memref argument that its aligned pointer keeps. All of the memory is accessed through
/// the aligned pointer. The allocated pointer exists only to be freed; if both were `llvm.noalias`, they would
/// contradict each other. A function that frees memory does so through the allocated pointer, so `llvm.noalias` then
/// does not hold for the aligned pointer either.
fn pointer_attrs(ctx: &Context, attrs: Attr, frees: bool) -> Attr {
    let Some(dictionary) = attrs.as_::<DictionaryAttr>(ctx) else {
        return Attr::EMPTY_DICTIONARY;
    };
    let is_kept = |&(name, _): &(Attr, Attr)| {
        let name = name.as_str(ctx).unwrap_or_default();
        OF_POINTERS.contains(&name) && !(frees && name == NOALIAS)
    };
    let kept = dictionary.entries().iter().copied().filter(is_kept);
    ctx.dictionary(kept.collect())
}

/// Converts argument attributes. An argument that remains a single argument keeps its attributes, with converted types.
/// The attributes of an argument that becomes several are dropped, or moved to the aligned pointer of a memref if the
/// options request it.
fn convert_arg_attrs(
    llvm: LlvmRewriter<'_>,
    ctx: &Context,
    arg_attrs: &[Attr],
    function: &FunctionType,
    signature: &Signature,
    frees: bool,
) -> Option<Attr> {
    if arg_attrs.is_empty() {
        return None;
    }
    let params = signature
        .ty
        .as_::<LlvmFunctionType>(ctx)
        .map_or(0, |ty| ty.params.len());
    let mut new = vec![Attr::EMPTY_DICTIONARY; params];
    for (index, &attrs) in arg_attrs.iter().enumerate() {
        match *signature.arguments.mapping(index) {
            InputMapping::Inputs(first, 1) => {
                new[first] = convert_types_in(llvm.converter, ctx, attrs);
            }
            InputMapping::Inputs(first, _)
                if llvm.options().keep_pointer_attributes
                    && function.inputs[index].is::<MemRefType>(ctx) =>
            {
                new[first + 1] = pointer_attrs(ctx, attrs, frees);
            }
            _ => (),
        }
    }
    let empty = new.iter().all(|&attrs| attrs == Attr::EMPTY_DICTIONARY);
    (!empty).then(|| ctx.array(&new))
}

/// Returns the argument attributes of a call for the converted operands, if the aligned pointers of memrefs keep
/// attributes. The function does not know if the callee frees memory. `types` are the types of the original operands,
/// beginning with the callee of an indirect call.
pub(crate) fn call_arg_attrs(
    llvm: LlvmRewriter<'_>,
    ctx: &Context,
    arg_attrs: Attr,
    types: &[Type],
    bare_pointers: bool,
) -> Attr {
    let Some(attrs) = array_value(ctx, arg_attrs).filter(|attrs| attrs.len() <= types.len()) else {
        return arg_attrs;
    };
    let types = &types[types.len() - attrs.len()..];
    let mut new = Vec::with_capacity(attrs.len());
    for (&ty, &attrs) in types.iter().zip(attrs) {
        let becomes = convert_argument(llvm.converter, ctx, ty, bare_pointers);
        let count = becomes.map_or(1, |types| types.len());
        let first = new.len();
        new.resize(first + count, Attr::EMPTY_DICTIONARY);
        match new[first..].as_mut() {
            [only] => *only = attrs,
            [_, aligned, ..] if ty.is::<MemRefType>(ctx) => {
                *aligned = pointer_attrs(ctx, attrs, true);
            }
            _ => (),
        }
    }
    ctx.array(&new)
}

fn convert_types_in(converter: &TypeConverter, ctx: &Context, attrs: Attr) -> Attr {
    let convert = |(name, value): (Attr, Attr)| {
        let by_pointer = name
            .as_str(ctx)
            .is_some_and(|name| WITH_TYPE.contains(&name));
        let ty: Option<Type> = type_value(ctx, value).filter(|_| by_pointer);
        let converted = ty
            .and_then(|ty| converter.convert_one(ctx, ty))
            .map(|ty| ctx.type_attr(ty));
        (name, converted.unwrap_or(value))
    };
    ctx.dictionary(attrs.entries(ctx).iter().copied().map(convert).collect())
}

/// Loads arguments passed by pointer at function entry, and replaces the uses of each argument by the loaded value.
///
/// As in upstream, uses the index of the original argument. After an unpacked memref this loads a different argument.
fn load_by_pointer(rw: &mut ConversionRewriter<'_>, pointees: &[Option<Type>]) {
    let body = rw.body();
    let Some(entry) = body
        .region(OpId::ROOT, 0)
        .and_then(|region| body.entry_block(region))
    else {
        return;
    };
    let at = InsertPoint::start(body, entry);
    for (index, pointee) in pointees.iter().enumerate() {
        let body = rw.body();
        let (Some(pointee), Some(&pointer), Some(&loc)) = (
            pointee,
            body.block_args(entry).get(index),
            body.block_arg_locs(entry).get(index),
        ) else {
            continue;
        };
        let mut builder = rw.builder_at(at);
        builder.loc = loc;
        let value = builder.create_value(LoadOp::spec(*pointee, pointer));
        rw.replace_uses_of(pointer, &[value]);
    }
}
