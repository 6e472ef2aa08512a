//! Converts the types of functions, calls, returns and branches, for conversions of other dialects' types.
//!
//! All patterns support 1:N conversion.

use crate::ops::{CallOp, FuncOp, ReturnOp};
use std::sync::Arc;
use terrace_builtin::FunctionType;
use terrace_builtin::attrs::{AttrBuilder, array_value};
use terrace_ir::interfaces::{BranchOpInterface, set_successor_operands};
use terrace_ir::{
    Attr, Context, OpId, OpRef, OpView, OperandValues, SmallVec, Traits, Type, ValueId,
};
use terrace_rewrite::{
    Adaptor, ConversionRewriter, ConversionTarget, NoMatch, Pattern, PatternSet, Root,
    TypeConverter,
};

/// Adds the patterns that convert the types of `func.func`, `func.call` and `func.return` with the set's type
/// converter: [`populate_function_op_interface_type_conversion_pattern`], [`populate_call_op_type_conversion_pattern`]
/// and [`populate_return_op_type_conversion_pattern`]. [`add_type_legality`] sets up the target.
///
/// Branches and block arguments need other patterns, such as those of `terrace_cf::conversions` for `cf`.
pub fn populate_type_conversion_patterns(patterns: &mut PatternSet) {
    populate_function_op_interface_type_conversion_pattern(patterns);
    populate_call_op_type_conversion_pattern(patterns);
    populate_return_op_type_conversion_pattern(patterns);
}

/// Adds the pattern that converts the signature of `func.func`, its type and the arguments of its entry block: MLIR's
/// `populateFunctionOpInterfaceTypeConversionPattern<func::FuncOp>`. Attributes of arguments and results keep their
/// positions. Arguments of other blocks are converted by the patterns of branches to these blocks, so they remain
/// unconverted if no reachable branch targets the block.
pub fn populate_function_op_interface_type_conversion_pattern(patterns: &mut PatternSet) {
    patterns.add_conversion_fn::<FuncOp>(
        "FunctionOpInterfaceSignatureConversion",
        convert_func_signature,
    );
}

/// Adds the pattern that converts the operands and results of `func.call`: MLIR's
/// `populateCallOpTypeConversionPattern`. As in MLIR, the call loses its attributes.
pub fn populate_call_op_type_conversion_pattern(patterns: &mut PatternSet) {
    patterns.add(
        Pattern::conversion::<CallOp>("CallOpSignatureConversion", convert_call).one_to_many(),
    );
}

/// Adds the pattern that converts the operands of `func.return`: MLIR's `populateReturnOpTypeConversionPattern`.
pub fn populate_return_op_type_conversion_pattern(patterns: &mut PatternSet) {
    patterns.add(
        Pattern::conversion::<ReturnOp>("ReturnOpTypeConversion", convert_return).one_to_many(),
    );
}

/// Adds the pattern that forwards converted operands to the successors of a branch of any dialect that implements
/// [`BranchOpInterface`]: MLIR's `populateBranchOpInterfaceTypeConversionPattern`. Block arguments are left to other
/// patterns. A target can use [`is_legal_for_branch_op_interface_type_conversion_pattern`].
pub fn populate_branch_op_interface_type_conversion_pattern(patterns: &mut PatternSet) {
    populate_branch_op_interface_type_conversion_pattern_if(patterns, |_, _| true);
}

/// Like [`populate_branch_op_interface_type_conversion_pattern`], restricted to operands that satisfy a predicate.
/// The predicate receives the branch and the operand index.
pub fn populate_branch_op_interface_type_conversion_pattern_if(
    patterns: &mut PatternSet,
    should_convert: impl Fn(OpRef<'_>, usize) -> bool + Send + Sync + 'static,
) {
    let name = "BranchOpInterfaceTypeConversion";
    let convert = move |op: OpId, operands: OperandValues<'_>, rw: &mut ConversionRewriter<'_>| {
        let ctx = rw.ctx();
        let branch = rw.op(op);
        let model = ctx.op_interface::<dyn BranchOpInterface>(branch.name());
        let model = model.ok_or(NoMatch::because("the operation is not a branch"))?;
        let handed = |operand| match should_convert(branch, operand) {
            true => operands.of(operand).to_vec(),
            false => vec![branch.body.operand(op, operand)],
        };
        let successors = model.successor_operands(branch).into_iter();
        let converted: SmallVec<[SmallVec<[ValueId; 4]>; 2]> = successors
            .map(|range| range.flat_map(handed).collect())
            .collect();
        set_successor_operands(model, ctx, &mut rw.edit(op), &converted);
        Ok(())
    };
    patterns.add(Pattern::conversion_of(name, Root::Any, convert).one_to_many());
}

/// Marks `func.func`, `func.call` and `func.return` as legal iff their types are legal. For a function, only its type
/// is checked, not the arguments of its blocks.
pub fn add_type_legality(target: &mut ConversionTarget<'_>, converter: &Arc<TypeConverter>) {
    let types = converter.clone();
    target.add_dynamically_legal_op::<FuncOp>(move |op| Some(is_legal_function(&types, op)));
    let types = converter.clone();
    let is_legal = move |op: OpRef<'_>| Some(types.is_legal_op(op.ctx, op.body, op.id));
    target.add_dynamically_legal_op::<CallOp>(is_legal.clone());
    target.add_dynamically_legal_op::<ReturnOp>(is_legal);
}

/// Applies [`populate_type_conversion_patterns`] with `converter` as the set's type converter, and
/// [`add_type_legality`].
pub fn populate_func_type_conversions_and_legality(
    converter: &Arc<TypeConverter>,
    patterns: &mut PatternSet,
    target: &mut ConversionTarget<'_>,
) {
    patterns.set_type_converter(converter.clone());
    populate_type_conversion_patterns(patterns);
    add_type_legality(target, converter);
}

/// Returns true if an operation is a branch whose successor operands have legal types: MLIR's
/// `isLegalForBranchOpInterfaceTypeConversionPattern`.
pub fn is_legal_for_branch_op_interface_type_conversion_pattern(
    op: OpRef<'_>,
    converter: &TypeConverter,
) -> bool {
    let model = op.ctx.op_interface::<dyn BranchOpInterface>(op.name());
    model.is_some_and(|model| {
        let mut operands = model.successor_operands(op).into_iter().flatten();
        operands.all(|operand| converter.is_legal(op.ctx, op.operand_type(operand)))
    })
}

/// Returns true if an operation is a `func.return` of legal types, or any other return-like operation: MLIR's
/// `isLegalForReturnOpTypeConversionPattern`.
pub fn is_legal_for_return_op_type_conversion_pattern(
    op: OpRef<'_>,
    converter: &TypeConverter,
) -> bool {
    if op.is::<ReturnOp>() {
        return converter.is_legal_op(op.ctx, op.body, op.id);
    }
    op.def().is_some_and(|def| def.has(Traits::RETURN_LIKE))
}

/// Returns true if an operation is neither a branch nor return-like: MLIR's `isNotBranchOpInterfaceOrReturnLikeOp`.
/// Combined with the two predicates above, it determines the legality of unknown operations:
///
/// ```
/// # use std::sync::Arc;
/// # use terrace_func::conversions::*;
/// # use terrace_rewrite::{ConversionTarget, TypeConverter};
/// # fn add(target: &mut ConversionTarget<'_>, converter: Arc<TypeConverter>) {
/// target.mark_unknown_op_dynamically_legal(move |op| {
///     Some(
///         is_not_branch_op_interface_or_return_like_op(op)
///             || is_legal_for_branch_op_interface_type_conversion_pattern(op, &converter)
///             || is_legal_for_return_op_type_conversion_pattern(op, &converter),
///     )
/// });
/// # }
/// ```
pub fn is_not_branch_op_interface_or_return_like_op(op: OpRef<'_>) -> bool {
    let may_end_block = op.def().is_none_or(|def| def.has(Traits::TERMINATOR));
    let is_last = |&block: &_| op.body.last_op(block) == Some(op.id);
    let block = op.body.parent_block(op.id).filter(is_last);
    !may_end_block || block.is_none() || op.parent().is_none_or(|parent| !parent.is::<FuncOp>())
}

fn is_legal_function(converter: &TypeConverter, op: OpRef<'_>) -> bool {
    FuncOp::signature(op).is_none_or(|ty| {
        let mut types = ty.inputs.iter().chain(&ty.results);
        types.all(|&ty| converter.is_legal(op.ctx, ty))
    })
}

/// Converts types, and concatenates the results.
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

fn convert_func_signature(
    op: FuncOp,
    _: Adaptor<'_, FuncOp>,
    rewriter: &mut ConversionRewriter<'_>,
) -> Result<(), NoMatch> {
    let ctx = rewriter.ctx();
    let ty = rewriter.read(op).function_type();
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
    let view = rewriter.read(op);
    let arg_attrs = resized(ctx, view.arg_attrs_attr(), signature.types().len());
    let res_attrs = resized(ctx, view.res_attrs_attr(), results.len());
    let entry = body.entry_block(view.body());
    let ty = FunctionType::get(ctx, signature.types(), &results);

    if let Some(entry) = entry {
        rewriter.apply_signature_conversion(entry, &signature);
    }
    rewriter
        .edit(op.id())
        .set_prop(FuncOp::FUNCTION_TYPE, Some(ctx.type_attr(ty)))
        .set_prop(FuncOp::ARG_ATTRS, arg_attrs)
        .set_prop(FuncOp::RES_ATTRS, res_attrs);
    Ok(())
}

/// Resizes argument or result attributes to another number of arguments or results.
fn resized(ctx: &Context, attrs: Option<Attr>, count: usize) -> Option<Attr> {
    let mut elements = array_value(ctx, attrs?)?.to_vec();
    elements.resize(count, Attr::EMPTY_DICTIONARY);
    let is_empty = elements
        .iter()
        .all(|&attrs| attrs == Attr::EMPTY_DICTIONARY);
    (!is_empty).then(|| ctx.array(&elements))
}

fn convert_call(
    op: CallOp,
    args: Adaptor<'_, CallOp>,
    rewriter: &mut ConversionRewriter<'_>,
) -> Result<(), NoMatch> {
    let results = rewriter.convert_result_types(op.id())?;
    let callee = rewriter.read(op).callee();
    let call = rewriter.create(CallOp::spec(results.types(), args.values().all(), callee));
    rewriter.replace_op_with_results(op.id(), call.id(), &results);
    Ok(())
}

fn convert_return(
    op: ReturnOp,
    args: Adaptor<'_, ReturnOp>,
    rewriter: &mut ConversionRewriter<'_>,
) -> Result<(), NoMatch> {
    rewriter.replace_op_with(op.id(), ReturnOp::spec(args.values().all()));
    Ok(())
}
