//! Types of functions, calls and returns in a conversion: what every conversion of a dialect's own types needs.

use crate::ops::{CallOp, FuncOp, ReturnOp};
use std::sync::Arc;
use terrace_builtin::FunctionType;
use terrace_builtin::attrs::{AttrBuilder, array_value};
use terrace_ir::{Attr, Context, OpRef, OpView, SmallVec, Type, ValueId};
use terrace_rewrite::{
    Adaptor, ConversionRewriter, ConversionTarget, NoMatch, OpConversionPattern, PatternSet,
    TypeConverter,
};

/// Adds patterns that convert the types of `func.func`, `func.call` and `func.return` by the set's type converter; a type may
/// become none or several, of arguments and of results: MLIR's `populateFunctionOpInterfaceTypeConversionPattern`,
/// `populateCallOpTypeConversionPattern` and `populateReturnOpTypeConversionPattern`. [`add_type_legality`] is what the target
/// says of them. As in MLIR a call loses its attributes, and attributes of arguments and results stay at their positions.
///
/// Of a function's blocks only the entry is converted. MLIR converts the others too, for which it has
/// `populateBranchOpInterfaceTypeConversionPattern`; branches have no such pattern here.
pub fn populate_type_conversion_patterns(patterns: &mut PatternSet) {
    patterns
        .add(FuncSignatureConversion)
        .add(CallTypeConversion)
        .add(ReturnTypeConversion);
}

/// `func.func`, `func.call` and `func.return` are legal if the converter leaves their types as they are.
pub fn add_type_legality(target: &mut ConversionTarget<'_>, converter: &Arc<TypeConverter>) {
    let types = converter.clone();
    target.add_dynamically_legal_op::<FuncOp>(move |op| Some(is_legal_signature(&types, op)));
    let types = converter.clone();
    let is_legal = move |op: OpRef<'_>| Some(types.is_legal_op(op.ctx, op.body, op.id));
    target.add_dynamically_legal_op::<CallOp>(is_legal.clone());
    target.add_dynamically_legal_op::<ReturnOp>(is_legal);
}

fn is_legal_signature(converter: &TypeConverter, op: OpRef<'_>) -> bool {
    let signature = FuncOp::signature(op);
    signature.is_none_or(|ty| {
        let mut types = ty.inputs.iter().chain(&ty.results);
        types.all(|&ty| converter.is_legal(op.ctx, ty))
    })
}

/// What all the types become, one after the other.
fn convert_all(
    rewriter: &mut ConversionRewriter<'_>,
    types: impl IntoIterator<Item = Type>,
) -> Result<SmallVec<[Type; 4]>, NoMatch> {
    let mut converted = SmallVec::new();
    for ty in types {
        converted.extend(rewriter.convert_types(ty)?);
    }
    Ok(converted)
}

struct FuncSignatureConversion;

impl OpConversionPattern for FuncSignatureConversion {
    type Op = FuncOp;
    const NAME: &'static str = "FunctionOpInterfaceSignatureConversion";

    fn rewrite(
        &self,
        op: FuncOp,
        _: Adaptor<'_, Self::Op>,
        rewriter: &mut ConversionRewriter<'_>,
    ) -> Result<(), NoMatch> {
        let ctx = rewriter.ctx();
        let ty = op.function_type(ctx, rewriter.body());
        let ty = ty
            .as_::<FunctionType>(ctx)
            .ok_or(NoMatch::because("the function has no function type"))?;
        let converter = rewriter
            .type_converter()
            .ok_or(NoMatch::because("the pattern has no type converter"))?;
        let inputs = ty.inputs.iter().copied();
        let signature = converter.convert_signature(ctx, inputs);
        let signature = signature.map_err(|error| NoMatch::Type(error.ty))?;
        let results = convert_all(rewriter, ty.results.iter().copied())?;
        let body = rewriter.body();
        let arg_attrs = resized(ctx, op.arg_attrs_attr(body), signature.types().len());
        let res_attrs = resized(ctx, op.res_attrs_attr(body), results.len());
        let entry = body.entry_block(op.body(body));
        let ty = FunctionType::get(ctx, signature.types(), &results);

        if let Some(entry) = entry {
            rewriter.apply_signature_conversion(entry, &signature);
        }
        rewriter.modify_in_place(op.id(), |body| {
            body.set_prop(op.id(), FuncOp::FUNCTION_TYPE, Some(ctx.type_attr(ty)));
            body.set_prop(op.id(), FuncOp::ARG_ATTRS, arg_attrs);
            body.set_prop(op.id(), FuncOp::RES_ATTRS, res_attrs);
        });
        Ok(())
    }
}

/// A list of attributes of arguments or results, for another number of them.
fn resized(ctx: &Context, attrs: Option<Attr>, count: usize) -> Option<Attr> {
    let mut elements = array_value(ctx, attrs?)?.to_vec();
    elements.resize(count, Attr::EMPTY_DICTIONARY);
    let is_empty = elements
        .iter()
        .all(|&attrs| attrs == Attr::EMPTY_DICTIONARY);
    (!is_empty).then(|| ctx.array(&elements))
}

struct CallTypeConversion;

impl OpConversionPattern for CallTypeConversion {
    type Op = CallOp;
    const NAME: &'static str = "CallOpSignatureConversion";
    const ONE_TO_MANY: bool = true;

    fn rewrite(
        &self,
        op: CallOp,
        args: Adaptor<'_, Self::Op>,
        rewriter: &mut ConversionRewriter<'_>,
    ) -> Result<(), NoMatch> {
        let ctx = rewriter.ctx();
        let body = rewriter.body();
        let old: SmallVec<[Type; 4]> = body.results(op.id()).map(|value| body.ty(value)).collect();
        let mut types: SmallVec<[Type; 4]> = SmallVec::new();
        let mut counts: SmallVec<[usize; 4]> = SmallVec::new();
        for ty in old {
            let converted = rewriter.convert_types(ty)?;
            counts.push(converted.len());
            types.extend(converted);
        }
        let callee = op.callee(ctx, rewriter.body());
        let call = rewriter.create(CallOp::spec(&types, args.values().all(), callee));
        let values: SmallVec<[ValueId; 4]> = rewriter.body().results(call.id()).collect();
        let mut rest = values.as_slice();
        let groups: SmallVec<[&[ValueId]; 4]> = counts
            .into_iter()
            .map(|count| {
                let (group, after) = rest.split_at(count);
                rest = after;
                group
            })
            .collect();
        rewriter.replace_op_with_multiple(op.id(), &groups);
        Ok(())
    }
}

struct ReturnTypeConversion;

impl OpConversionPattern for ReturnTypeConversion {
    type Op = ReturnOp;
    const NAME: &'static str = "ReturnOpTypeConversion";
    const ONE_TO_MANY: bool = true;

    fn rewrite(
        &self,
        op: ReturnOp,
        args: Adaptor<'_, Self::Op>,
        rewriter: &mut ConversionRewriter<'_>,
    ) -> Result<(), NoMatch> {
        rewriter.create(ReturnOp::spec(args.values().all()));
        rewriter.erase_op(op.id());
        Ok(())
    }
}
