//! Replaces operations by function calls, for the conversions of complex and math.

mod elements;

pub use elements::{same_op, take_apart};

use terrace_builtin::attrs::AttrBuilder;
use terrace_builtin::types::FunctionType;
use terrace_func::{CallOp, FuncOp};
use terrace_ir::{Attr, Builder, Loc, OpId, OpView, SmallVec, SymbolRefAttr, Type, ValueId};
use terrace_rewrite::{ConversionRewriter, Declaration, Match, NoMatch, OnConflict, SymbolPlace};

/// A function of the C library.
#[derive(Clone, Copy, Debug)]
pub struct LibraryFunction<'a> {
    /// The name of the function.
    pub name: &'a str,
    /// The discardable attributes of the declaration.
    pub attrs: Attr,
}

/// Replaces an operation by a call with the same operands. The function has the type of the operation. It is declared
/// at the start of the enclosing symbol table, unless a symbol of that name exists. As in upstream, the kind of an
/// existing symbol is not checked.
pub fn replace_by_call(
    rw: &mut ConversionRewriter<'_>,
    op: OpId,
    operands: &[ValueId],
    function: LibraryFunction<'_>,
) -> Match {
    let body = rw.body();
    let results: SmallVec<[Type; 3]> = body.results(op).map(|value| body.ty(value)).collect();
    let values = call(rw, operands, &results, function)?;
    rw.replace_op(op, &values);
    Ok(())
}

/// Creates a call with the given operands and result types. The function is declared as by [`replace_by_call`].
pub fn call(
    rw: &mut ConversionRewriter<'_>,
    operands: &[ValueId],
    results: &[Type],
    function: LibraryFunction<'_>,
) -> Result<SmallVec<[ValueId; 2]>, NoMatch> {
    let ctx = rw.ctx();
    let body = rw.body();
    let inputs: SmallVec<[Type; 3]> = operands.iter().map(|&value| body.ty(value)).collect();
    let name = ctx.string(function.name);
    if rw.symbols().lookup(name).is_none() {
        let ty = FunctionType::get(ctx, &inputs, results);
        let attrs = function.attrs;
        let wanted = Declaration {
            name,
            kind: ctx.name::<FuncOp>(),
            ty: ctx.type_attr(ty),
            place: SymbolPlace::Start,
            on_conflict: OnConflict::Duplicate,
        };
        // The symbol gets the requested name, so the call need not be registered for renaming.
        let _symbol = rw.declare(wanted, move |builder: &mut Builder<'_>, name| {
            let spec = FuncOp::spec(name, ty);
            let spec = spec.sym_visibility("private");
            let mut declaration = spec.into_body(builder.ctx, Loc::UNKNOWN);
            declaration.set_attrs(OpId::ROOT, attrs);
            builder.insert_nested(declaration)
        })?;
    }
    let callee = SymbolRefAttr::flat(name);
    let call = rw.create(CallOp::spec(results, operands, &callee));
    Ok(rw.body().results(call.id()).collect())
}
