//! Converts calls, returns, and function constants.

use crate::func::BARE_POINTER;
use crate::func::function::call_arg_attrs;
use crate::func::function::report_type;
use terrace_builtin::UnrankedMemRefType;
use terrace_func::{CallIndirectOp, CallOp, ConstantOp, ReturnOp};
use terrace_ir::{Attr, OpId, OpRef, OpView, SmallVec, Type, ValueId};
use terrace_llvm::types::is_compatible_type;
use terrace_llvm::{self as llvm, AddressOfOp, ExtractValueOp, InsertValueOp, PoisonOp};
use terrace_llvm_common::calling::{
    can_be_bare_pointer, copy_unranked_descriptors, declare_copy_functions, pack_results,
    promote_operands,
};
use terrace_llvm_common::{LlvmRewriter, MemRefDescriptor};
use terrace_rewrite::{Adaptor, ConversionRewriter, Match, NoMatch, require};

fn types_of(op: OpRef<'_>) -> (SmallVec<[Type; 8]>, SmallVec<[Type; 2]>) {
    let body = op.body;
    (
        body.operands(op.id).map(|value| body.ty(value)).collect(),
        body.results(op.id).map(|value| body.ty(value)).collect(),
    )
}

/// The attributes that a call keeps.
struct CallAttrs {
    callee: Option<Attr>,
    arg_attrs: Option<Attr>,
    res_attrs: Option<Attr>,
    no_inline: bool,
}

/// The convention by which a call passes memrefs.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Convention {
    /// As descriptors, unpacked.
    Descriptors,
    /// As bare pointers. The bare pointers that a direct call returns become descriptors immediately after the call.
    BarePointers,
    /// As bare pointers, which become descriptors only at their uses.
    LazyBarePointers,
}

/// Lowers a call. `operands` are the converted operands, beginning with the callee of an indirect call, and `types`
/// their original types.
fn lower_call(
    op: OpId,
    attrs: CallAttrs,
    operands: &[ValueId],
    convention: Convention,
    rw: &mut ConversionRewriter<'_>,
) -> Match {
    let ctx = rw.ctx();
    let llvm = LlvmRewriter::of(rw);
    let bare_pointers = convention != Convention::Descriptors;
    let (types, results) = types_of(rw.op(op));
    for &ty in &results {
        report_type(rw, ty, bare_pointers)?;
    }
    let packed = match results.as_slice() {
        [] => None,
        results => Some(pack_results(llvm.converter, ctx, results, bare_pointers)?),
    };
    if convention == Convention::BarePointers
        && types.iter().any(|ty| ty.is::<UnrankedMemRefType>(ctx))
    {
        return Err(NoMatch::because(
            "unranked memrefs cannot be passed as bare pointers",
        ));
    }
    let functions = if bare_pointers {
        None
    } else {
        Some(declare_copy_functions(rw, &results, false)?)
    };
    let arg_attrs = match attrs.arg_attrs {
        Some(arg_attrs) if llvm.options().keep_pointer_attributes => {
            Some(call_arg_attrs(llvm, ctx, arg_attrs, &types, bare_pointers))
        }
        as_they_are => as_they_are,
    };
    let discardable = rw.body().attrs(op);
    let mut promoted = Vec::with_capacity(operands.len() * 2);
    let mut builder = rw.builder();
    promote_operands(
        llvm,
        &mut builder,
        &types,
        operands,
        bare_pointers,
        &mut promoted,
    );
    let spec = llvm::CallOp::spec(packed, &promoted)
        .callee_attr(attrs.callee)
        .arg_attrs_attr(arg_attrs)
        .res_attrs_attr(attrs.res_attrs)
        .no_inline(attrs.no_inline);
    let call = builder.create(spec).id();
    builder.set_attrs_and_props(call, discardable);
    let mut values: SmallVec<[ValueId; 2]> = SmallVec::new();
    match (packed, results.len()) {
        (Some(_), 1) => values.push(builder.body().result(call, 0)),
        (Some(packed), count) => {
            let container = builder.body().result(call, 0);
            for index in 0..count {
                let res =
                    terrace_llvm::types::element_at(ctx, packed, index as i64).unwrap_or(packed);
                values.push(builder.create_value(ExtractValueOp::spec(
                    res,
                    container,
                    &[index as i64],
                )));
            }
        }
        (None, _) => {}
    }
    match functions {
        None if convention == Convention::LazyBarePointers => (),
        None => {
            // Returned bare pointers become descriptors again.
            for (value, &ty) in values.iter_mut().zip(&results) {
                if can_be_bare_pointer(ctx, ty) {
                    let pointer = *value;
                    if let Some(descriptor) = MemRefDescriptor::from_static_shape(
                        llvm.converter,
                        &mut builder,
                        ty,
                        pointer,
                        pointer,
                    ) {
                        *value = descriptor;
                    }
                }
            }
        }
        Some(functions) => {
            copy_unranked_descriptors(
                llvm,
                &mut builder,
                &results,
                &mut values,
                false,
                &functions,
            )?;
        }
    }
    rw.replace_op(op, &values);
    Ok(())
}

pub(crate) fn lower_direct_call(
    op: CallOp,
    args: Adaptor<'_, CallOp>,
    rw: &mut ConversionRewriter<'_>,
) -> Match {
    let view = rw.read(op);
    let callee = view.callee_attr();
    let attrs = CallAttrs {
        callee: Some(callee),
        arg_attrs: view.arg_attrs_attr(),
        res_attrs: view.res_attrs_attr(),
        no_inline: view.no_inline(),
    };
    let bare_pointers = LlvmRewriter::of(rw).options().bare_pointers || is_bare(rw, callee);
    let convention = match bare_pointers {
        true => Convention::BarePointers,
        false => Convention::Descriptors,
    };
    lower_call(op.id(), attrs, args.operands(), convention, rw)
}

/// Returns true if the called function is tagged for bare pointers.
fn is_bare(rw: &ConversionRewriter<'_>, callee: Attr) -> bool {
    let ctx = rw.ctx();
    let record = callee
        .symbol_root(ctx)
        .and_then(|name| rw.symbols().lookup(name));
    record.is_some_and(|record| record.attrs.entry(ctx, BARE_POINTER).is_some())
}

pub(crate) fn lower_call_indirect(
    op: CallIndirectOp,
    args: Adaptor<'_, CallIndirectOp>,
    rw: &mut ConversionRewriter<'_>,
) -> Match {
    let view = rw.read(op);
    let attrs = CallAttrs {
        callee: None,
        arg_attrs: view.arg_attrs_attr(),
        res_attrs: view.res_attrs_attr(),
        no_inline: false,
    };
    let convention = match LlvmRewriter::of(rw).options().bare_pointers {
        true => Convention::LazyBarePointers,
        false => Convention::Descriptors,
    };
    lower_call(op.id(), attrs, args.values().all(), convention, rw)
}

pub(crate) fn lower_constant(
    op: ConstantOp,
    _: Adaptor<'_, ConstantOp>,
    rw: &mut ConversionRewriter<'_>,
) -> Match {
    let ctx = rw.ctx();
    let ty = rw.read(op).result_type();
    let res = rw.convert_type(ty)?;
    let why = "failed to convert result type";
    require(is_compatible_type(ctx, res), why)?;
    let (global_name, attrs) = (rw.read(op).value(), rw.body().attrs(op.id()));
    let mut builder = rw.builder();
    let new = builder.create(AddressOfOp::spec(res, global_name)).id();
    builder.set_attrs(new, attrs);
    let value = builder.body().result(new, 0);
    rw.replace_op(op.id(), &[value]);
    Ok(())
}

pub(crate) fn lower_return(
    op: ReturnOp,
    args: Adaptor<'_, ReturnOp>,
    rw: &mut ConversionRewriter<'_>,
) -> Match {
    let ctx = rw.ctx();
    let llvm = LlvmRewriter::of(rw);
    let (types, _) = types_of(rw.op(op.id()));
    let function = rw.op(OpId::ROOT);
    let bare_pointers = llvm.options().bare_pointers || function.attr_named(BARE_POINTER).is_some();
    if bare_pointers && types.iter().any(|ty| ty.is::<UnrankedMemRefType>(ctx)) {
        return Err(NoMatch::because(
            "unranked memrefs cannot be returned as bare pointers",
        ));
    }
    let packed = match types.as_slice() {
        [] | [_] => None,
        types => Some(pack_results(llvm.converter, ctx, types, bare_pointers)?),
    };
    let functions = if bare_pointers {
        None
    } else {
        Some(declare_copy_functions(rw, &types, true)?)
    };
    let attrs = rw.body().attrs(op.id());
    let mut values: SmallVec<[ValueId; 4]> = args.operands().into();
    let mut builder = rw.builder();
    match functions {
        None => {
            for (value, &ty) in values.iter_mut().zip(&types) {
                if can_be_bare_pointer(ctx, ty) {
                    *value = MemRefDescriptor::new(llvm.converter, &builder, *value)
                        .allocated_ptr(&mut builder);
                }
            }
        }
        Some(functions) => {
            copy_unranked_descriptors(llvm, &mut builder, &types, &mut values, true, &functions)?;
        }
    }
    let arg = match packed {
        None => values.first().copied(),
        Some(packed) => {
            let mut container = builder.create_value(PoisonOp::spec(packed));
            for (index, &value) in values.iter().enumerate() {
                let position = [index as i64];
                let spec = InsertValueOp::spec(container, value, &position);
                container = builder.create_value(spec);
            }
            Some(container)
        }
    };
    let new = builder.create(llvm::ReturnOp::spec().arg(arg)).id();
    builder.set_attrs(new, attrs);
    rw.replace_op(op.id(), &[]);
    Ok(())
}
