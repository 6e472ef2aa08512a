//! Parses and prints `llvm.call`, `llvm.invoke`, `llvm.call_intrinsic` and operand bundles, whose formats are
//! hand-written.

use super::functions::{has_attrs, print_cconv};
use crate::branch::Invoke;
use crate::enums::{CConvAttr, TailCallKind, TailCallKindAttr};
use crate::ops::{CallIntrinsicOp, CallOp, InvokeOp};
use crate::types::VoidType;
use terrace_asm::{Delim, OpAsm, OpState, Operand, Parser, Printer};
use terrace_builtin::FunctionType;
use terrace_builtin::attrs::{AttrBuilder, array_value, type_value};
use terrace_builtin::props::{Array, I32Array};
use terrace_ir::interfaces::BranchOpInterface;
use terrace_ir::{Attr, EnumDef, Failed, OpRef, OpView, SmallVec, SymbolRefAttr, Type, ValueId};

/// `["tag"(%a, %b : i32, f32), "other"()]`
#[derive(Default)]
pub(super) struct Bundles {
    pub(super) operands: SmallVec<[Operand; 4]>,
    pub(super) types: SmallVec<[Type; 4]>,
    sizes: SmallVec<[i32; 4]>,
    tags: SmallVec<[Attr; 4]>,
}

impl Bundles {
    /// Sets the properties `op_bundle_sizes` and `op_bundle_tags`.
    pub(super) fn set_props(
        &self,
        [sizes, tags]: [usize; 2],
        parser: &mut Parser<'_>,
        state: &mut OpState,
    ) {
        state.add_prop(sizes, parser.ctx().i32_array(&self.sizes));
        if !self.tags.is_empty() {
            state.add_prop(tags, parser.ctx().array(&self.tags));
        }
    }

    /// Adds the operands and sets the properties.
    fn resolve(
        &self,
        slots: [usize; 2],
        parser: &mut Parser<'_>,
        state: &mut OpState,
    ) -> Result<(), Failed> {
        state
            .operands
            .extend(parser.resolve_all(&self.operands, &self.types, state.offset)?);
        self.set_props(slots, parser, state);
        Ok(())
    }
}

/// Parses operand bundles if there are any.
#[inline]
pub(super) fn parse_bundles(parser: &mut Parser<'_>) -> Result<Bundles, Failed> {
    let mut bundles = Bundles::default();
    if !parser.eat("[") || parser.eat("]") {
        return Ok(bundles);
    }
    let ctx = parser.ctx();
    loop {
        let Some(tag) = parser.optional_string()? else {
            return Err(parser.error_here("expect operand bundle tag"));
        };
        bundles.tags.push(ctx.string(tag));
        parser.expect("(")?;
        let mut size = 0;
        if !parser.eat(")") {
            let offset = parser.offset();
            let operands = parser.operand_list(Delim::None)?;
            parser.expect(":")?;
            let types = parser.type_list()?;
            if operands.len() != types.len() {
                let message = format!(
                    "expected {} types for operand bundle operands for operand bundle #{}, but actually got {}",
                    operands.len(),
                    bundles.tags.len() - 1,
                    types.len()
                );
                return Err(parser.error(offset, message));
            }
            size = operands.len() as i32;
            bundles.operands.extend(operands);
            bundles.types.extend(types);
            parser.expect(")")?;
        }
        bundles.sizes.push(size);
        if !parser.eat(",") {
            break;
        }
    }
    parser.expect("]")?;
    Ok(bundles)
}

/// Prints `["tag"(..)]` after `before` if there are bundles. `sizes` and `tags` are the property slots of bundle
/// sizes and tags.
pub(super) fn print_bundles(
    op: OpRef<'_>,
    before: &str,
    operands: impl Iterator<Item = ValueId>,
    [sizes, tags]: [usize; 2],
    printer: &mut Printer<'_>,
) {
    let sizes = op.get::<I32Array>(sizes).unwrap_or_default();
    if sizes.is_empty() {
        return;
    }
    let tags = op.get::<Array>(tags).unwrap_or_default();
    let operands: SmallVec<[ValueId; 4]> = operands.collect();
    let mut rest = &operands[..];
    printer.text(before);
    printer.ch('[');
    for (index, &size) in sizes.iter().enumerate() {
        if index > 0 {
            printer.text(", ");
        }
        let tag = tags.get(index).and_then(|tag| tag.bytes(op.ctx));
        printer.string(tag.unwrap_or_default());
        printer.ch('(');
        let (own, behind) = rest.split_at((size.max(0) as usize).min(rest.len()));
        rest = behind;
        if !own.is_empty() {
            printer.values(own.iter().copied());
            printer.text(" : ");
            printer.types(own.iter().map(|&value| op.body.ty(value)));
        }
        printer.ch(')');
    }
    printer.ch(']');
}

/// Types of arguments and results with their attributes: `(i32 {attrs}, ptr) -> (i32 {attrs})`.
#[derive(Default)]
struct Signature {
    inputs: SmallVec<[Type; 4]>,
    /// One dictionary per input, or empty if no input has attributes.
    input_attrs: SmallVec<[Attr; 4]>,
    results: SmallVec<[Type; 2]>,
    /// Like `input_attrs`, for the results.
    result_attrs: SmallVec<[Attr; 2]>,
    /// True if the text has an arrow, even before an empty list of results.
    has_arrow: bool,
}

/// `(i32, i64 {llvm.zeroext})`
pub(super) fn types_with_attrs(
    parser: &mut Parser<'_>,
    types: &mut impl Extend<Type>,
    attrs: &mut impl Extend<Attr>,
) -> Result<(), Failed> {
    parser.comma_list(Delim::Paren, |parser| {
        types.extend([parser.ty()?]);
        attrs.extend([if parser.at("{") {
            parser.attr(None)?
        } else {
            Attr::EMPTY_DICTIONARY
        }]);
        Ok(())
    })
}

/// Returns the type of a signature without attributes if the same text was parsed and cached before.
#[inline]
fn known_signature<'p>(parser: &mut Parser<'p>) -> Option<&'p FunctionType> {
    let ctx = parser.ctx();
    parser.known_function_type()?.as_(ctx)
}

fn parse_signature(parser: &mut Parser<'_>) -> Result<Signature, Failed> {
    let (ctx, start) = (parser.ctx(), parser.offset());
    let mut signature = Signature::default();
    types_with_attrs(parser, &mut signature.inputs, &mut signature.input_attrs)?;
    signature.has_arrow = parser.eat("->");
    if !signature.has_arrow {
        return Ok(signature);
    }
    if parser.at("(") {
        types_with_attrs(parser, &mut signature.results, &mut signature.result_attrs)?;
    } else {
        signature.results.push(parser.ty()?);
    }
    if !has_attrs(&signature.input_attrs) && !has_attrs(&signature.result_attrs) {
        let ty = FunctionType::get(ctx, &signature.inputs, &signature.results);
        parser.note_function_type(start, ty);
    }
    Ok(signature)
}

/// Parses `:` and the types after it, and resolves the operands of the call.
fn parse_types(
    parser: &mut Parser<'_>,
    state: &mut OpState,
    is_direct: bool,
    operands: &[Operand],
) -> Result<(), Failed> {
    let offset = parser.offset();
    parser.expect(":")?;
    let mut types: SmallVec<[Type; 4]> = SmallVec::new();
    if !is_direct {
        let ty = parser.ty()?;
        if !parser.eat(",") {
            return Err(parser.error(offset, "expected indirect call to have 2 trailing types"));
        }
        types.push(ty);
    }
    if let Some(function) = known_signature(parser) {
        check_result(&function.results, offset, parser)?;
        types.extend_from_slice(&function.inputs);
        return resolve(parser, state, &function.results, operands, &types);
    }
    let signature = parse_signature(parser).ok();
    let Some(signature) = signature.filter(|signature| signature.has_arrow) else {
        let message = match is_direct {
            true => "expected direct call to have 1 trailing types",
            false => "expected trailing function type",
        };
        return Err(parser.error(offset, message));
    };
    check_result(&signature.results, offset, parser)?;
    types.extend_from_slice(&signature.inputs);
    finish(parser, state, &signature, operands, &types)
}

/// Checks that a call has at most one result.
fn check_result(results: &[Type], offset: u32, parser: &mut Parser<'_>) -> Result<(), Failed> {
    let ctx = parser.ctx();
    match results {
        [] => Ok(()),
        [ty] if !ty.is::<VoidType>(ctx) => Ok(()),
        [_] => Err(parser.error(offset, "expected a non-void result type")),
        _ => Err(parser.error(offset, "expected function with 0 or 1 result")),
    }
}

/// Resolves the operands and sets the types of the results.
fn resolve(
    parser: &mut Parser<'_>,
    state: &mut OpState,
    results: &[Type],
    operands: &[Operand],
    types: &[Type],
) -> Result<(), Failed> {
    let values = parser.resolve_all(operands, types, state.offset)?;
    state.operands.extend_from_slice(&values);
    state.result_types.extend_from_slice(results);
    Ok(())
}

/// Like [`resolve`]; also sets the attributes of operands and results.
fn finish(
    parser: &mut Parser<'_>,
    state: &mut OpState,
    signature: &Signature,
    operands: &[Operand],
    types: &[Type],
) -> Result<(), Failed> {
    let ctx = parser.ctx();
    resolve(parser, state, &signature.results, operands, types)?;
    if has_attrs(&signature.input_attrs) {
        state.set_prop("arg_attrs", ctx.array(&signature.input_attrs));
    }
    if has_attrs(&signature.result_attrs) {
        state.set_prop("res_attrs", ctx.array(&signature.result_attrs));
    }
    Ok(())
}

fn print_types(
    op: OpRef<'_>,
    inputs: impl Iterator<Item = Type>,
    attrs: [Option<Attr>; 2],
    printer: &mut Printer<'_>,
) {
    let [arg_attrs, res_attrs] = attrs.map(|attrs| {
        let list = attrs.and_then(|attrs| array_value(op.ctx, attrs));
        list.unwrap_or(&[])
    });
    let print_list =
        |printer: &mut Printer<'_>, types: &mut dyn Iterator<Item = Type>, attrs: &[Attr]| {
            printer.ch('(');
            for (index, ty) in types.enumerate() {
                if index > 0 {
                    printer.text(", ");
                }
                printer.ty(ty);
                if let Some(&attrs) = attrs.get(index) {
                    printer.dictionary(attrs);
                }
            }
            printer.ch(')');
        };
    print_list(printer, &mut { inputs }, arg_attrs);
    printer.text(" -> ");
    let mut results = op.body.results(op.id).map(|value| op.body.ty(value));
    let plain = res_attrs
        .iter()
        .all(|&attrs| attrs == Attr::EMPTY_DICTIONARY);
    match (results.len(), plain) {
        (1, true) => {
            let ty = op.result_type(0);
            if ty.is::<FunctionType>(op.ctx) {
                print_list(printer, &mut results, &[])
            } else {
                printer.ty(ty)
            }
        }
        _ => print_list(printer, &mut results, res_attrs),
    }
}

/// Parses `@callee` or `%callee`, and `(%a, %b)`. Returns true for a symbol, and the operands, the first of which is
/// the callee of an indirect call.
fn parse_callee(
    slot: usize,
    parser: &mut Parser<'_>,
    state: &mut OpState,
) -> Result<(bool, SmallVec<[Operand; 4]>), Failed> {
    let mut operands: SmallVec<[Operand; 4]> = SmallVec::new();
    operands.extend(parser.optional_operand()?);
    let is_direct = operands.is_empty();
    if is_direct {
        let ctx = parser.ctx();
        let offset = parser.offset();
        let callee = parser.attr(None)?;
        if !callee.is::<SymbolRefAttr>(ctx) {
            let message = "invalid kind of attribute specified";
            return Err(parser.error(offset, message));
        }
        // A nested symbol has the wrong class. Setting it by name checks the class.
        match callee.flat_symbol(ctx).is_some() {
            true => state.add_prop(slot, callee),
            false => _ = state.set_prop("callee", callee),
        }
    }
    operands.extend(parser.operand_list(Delim::Paren)?);
    Ok((is_direct, operands))
}

/// `vararg(!llvm.func<..>)`
fn parse_var_arg(parser: &mut Parser<'_>, state: &mut OpState) -> Result<(), Failed> {
    if parser.eat_keyword("vararg") {
        parser.expect("(")?;
        let ty = parser.ty()?;
        let ty = parser.ctx().type_attr(ty);
        state.set_prop("var_callee_type", ty);
        parser.expect(")")?;
    }
    Ok(())
}

fn print_var_arg(op: OpRef<'_>, ty: Option<Attr>, printer: &mut Printer<'_>) {
    if let Some(ty) = ty.and_then(|ty| type_value(op.ctx, ty)) {
        printer.text(" vararg(");
        printer.ty(ty);
        printer.ch(')');
    }
}

/// The operands of a call except those of bundles: the called pointer of an indirect call, and the arguments.
struct Called {
    pointer: Option<ValueId>,
    args: SmallVec<[ValueId; 8]>,
}

impl Called {
    fn new(callee: Option<Attr>, mut operands: impl Iterator<Item = ValueId>) -> Self {
        let pointer = match callee {
            Some(_) => None,
            None => operands.next(),
        };
        let args = operands.collect();
        Called { pointer, args }
    }

    /// `@callee(%a, %b)`
    fn print(&self, op: OpRef<'_>, callee: Option<Attr>, printer: &mut Printer<'_>) {
        match callee.and_then(|callee| callee.symbol_root(op.ctx)) {
            Some(callee) => printer.symbol(callee),
            None => printer.values(self.pointer),
        }
        printer.ch('(');
        printer.values(self.args.iter().copied());
        printer.ch(')');
    }

    /// Prints ` : !llvm.ptr, (i32) -> i32`.
    fn print_types(&self, op: OpRef<'_>, attrs: [Option<Attr>; 2], printer: &mut Printer<'_>) {
        printer.text(" : ");
        if let Some(pointer) = self.pointer {
            printer.ty(op.body.ty(pointer));
            printer.text(", ");
        }
        let inputs = self.args.iter().map(|&value| op.body.ty(value));
        print_types(op, inputs, attrs, printer);
    }
}

/// Parses an optional keyword of an enumeration. Without a keyword, the value in the attribute dictionary is kept.
fn parse_case(slot: usize, def: &'static EnumDef, parser: &mut Parser<'_>, state: &mut OpState) {
    let given = parser.optional_case(def);
    let given = given.map(|value| parser.ctx().enum_attr(def, value));
    if let Some(value) = given.or(state.props[slot]) {
        state.add_prop(slot, value);
    }
}

pub(super) struct CallAsm;

impl OpAsm for CallAsm {
    fn parse(&self, parser: &mut Parser<'_>, state: &mut OpState) -> Result<(), Failed> {
        parse_case(CallOp::CCONV, CConvAttr::DEF, parser, state);
        parse_case(CallOp::TAIL_CALL_KIND, TailCallKindAttr::DEF, parser, state);
        let (is_direct, operands) = parse_callee(CallOp::CALLEE, parser, state)?;
        parse_var_arg(parser, state)?;
        let bundles = parse_bundles(parser)?;
        parser.attr_dict(state)?;
        parse_types(parser, state, is_direct, &operands)?;
        let slots = [CallOp::OP_BUNDLE_SIZES, CallOp::OP_BUNDLE_TAGS];
        bundles.resolve(slots, parser, state)?;
        let sizes = [operands.len() as i32, bundles.operands.len() as i32];
        state.set_operand_segments(parser, &sizes);
        Ok(())
    }

    fn print(&self, op: OpRef<'_>, printer: &mut Printer<'_>) {
        let call = CallOp::read(op);
        let callee = call.callee_attr();
        let called = Called::new(callee, call.callee_operands());
        printer.ch(' ');
        print_cconv(op, op.prop(CallOp::CCONV), printer);
        let kind = op.get::<TailCallKindAttr>(CallOp::TAIL_CALL_KIND);
        if let Some(kind) = kind.filter(|&kind| kind != TailCallKind::None) {
            printer.text(TailCallKindAttr::keyword(kind));
            printer.ch(' ');
        }
        called.print(op, callee, printer);
        print_var_arg(op, call.var_callee_type_attr(), printer);
        let bundled = call.op_bundle_operands();
        let slots = [CallOp::OP_BUNDLE_SIZES, CallOp::OP_BUNDLE_TAGS];
        print_bundles(op, " ", bundled, slots, printer);
        let mut elided: SmallVec<[&str; 12]> = SmallVec::from_slice(&[
            "callee",
            "TailCallKind",
            "var_callee_type",
            "CConv",
            "operandSegmentSizes",
            "op_bundle_sizes",
            "op_bundle_tags",
            "arg_attrs",
            "res_attrs",
        ]);
        elide_no_fastmath(op, op.prop(CallOp::FASTMATH_FLAGS), &mut elided);
        printer.attr_dict(op, &elided);
        let attrs = [call.arg_attrs_attr(), call.res_attrs_attr()];
        called.print_types(op, attrs, printer);
    }
}

fn elide_no_fastmath(op: OpRef<'_>, flags: Option<Attr>, elided: &mut SmallVec<[&str; 12]>) {
    let none = flags
        .and_then(|flags| crate::enums::FastmathFlags::from_attr(op.ctx, flags))
        .is_none_or(|flags| flags.is_empty());
    if none {
        elided.push("fastmathFlags");
    }
}

pub(super) struct InvokeAsm;

impl OpAsm for InvokeAsm {
    fn parse(&self, parser: &mut Parser<'_>, state: &mut OpState) -> Result<(), Failed> {
        parse_case(InvokeOp::CCONV, CConvAttr::DEF, parser, state);
        let (is_direct, operands) = parse_callee(InvokeOp::CALLEE, parser, state)?;
        parser.expect_keyword("to")?;
        let normal_at = parser.offset();
        let (normal, normal_operands, normal_types) = parser.successor_and_args()?;
        parser.expect_keyword("unwind")?;
        let unwind_at = parser.offset();
        let (unwind, unwind_operands, unwind_types) = parser.successor_and_args()?;
        parse_var_arg(parser, state)?;
        let bundles = parse_bundles(parser)?;
        parser.attr_dict(state)?;
        parse_types(parser, state, is_direct, &operands)?;
        state.successors.extend([normal, unwind]);
        state
            .operands
            .extend(parser.resolve_all(&normal_operands, &normal_types, normal_at)?);
        state
            .operands
            .extend(parser.resolve_all(&unwind_operands, &unwind_types, unwind_at)?);
        let slots = [InvokeOp::OP_BUNDLE_SIZES, InvokeOp::OP_BUNDLE_TAGS];
        bundles.resolve(slots, parser, state)?;
        let sizes = [
            operands.len(),
            normal_operands.len(),
            unwind_operands.len(),
            bundles.operands.len(),
        ];
        state.set_operand_segments(parser, &sizes.map(|size| size as i32));
        Ok(())
    }

    fn print(&self, op: OpRef<'_>, printer: &mut Printer<'_>) {
        let invoke = InvokeOp::read(op);
        let callee = invoke.callee_attr();
        let called = Called::new(callee, invoke.callee_operands());
        printer.ch(' ');
        print_cconv(op, op.prop(InvokeOp::CCONV), printer);
        called.print(op, callee, printer);
        let words = [" to ", " unwind "].into_iter();
        for (index, (word, operands)) in words.zip(Invoke.successor_operands(op)).enumerate() {
            printer.text(word);
            printer.successor(op, index, operands.map(|at| op.body.operand(op.id, at)));
        }
        print_var_arg(op, invoke.var_callee_type_attr(), printer);
        let bundled = invoke.op_bundle_operands();
        let slots = [InvokeOp::OP_BUNDLE_SIZES, InvokeOp::OP_BUNDLE_TAGS];
        print_bundles(op, " ", bundled, slots, printer);
        let elided = [
            "callee",
            "operandSegmentSizes",
            "CConv",
            "var_callee_type",
            "op_bundle_sizes",
            "op_bundle_tags",
            "arg_attrs",
            "res_attrs",
        ];
        printer.attr_dict(op, &elided);
        let attrs = [invoke.arg_attrs_attr(), invoke.res_attrs_attr()];
        called.print_types(op, attrs, printer);
    }
}

pub(super) struct CallIntrinsicAsm;

impl OpAsm for CallIntrinsicAsm {
    fn parse(&self, parser: &mut Parser<'_>, state: &mut OpState) -> Result<(), Failed> {
        let ctx = parser.ctx();
        let offset = parser.offset();
        let name = parser.attr(Some(Type::NONE))?;
        if name.bytes(ctx).is_none() {
            return Err(parser.error(offset, "invalid kind of attribute specified"));
        }
        state.props[CallIntrinsicOp::INTRIN] = Some(name);
        parser.expect("(")?;
        let operands = parser.operand_list(Delim::None)?;
        parser.expect(")")?;
        let bundles = parse_bundles(parser)?;
        parser.attr_dict(state)?;
        let types_at = parser.offset();
        parser.expect(":")?;
        let signature = parse_signature(parser)
            .map_err(|_| parser.error(types_at, "expected direct call to have 1 trailing types"))?;
        if !signature.has_arrow {
            let message = "expected direct call to have 1 trailing types";
            return Err(parser.error(types_at, message));
        }
        check_result(&signature.results, types_at, parser)?;
        finish(parser, state, &signature, &operands, &signature.inputs)?;
        let slots = [
            CallIntrinsicOp::OP_BUNDLE_SIZES,
            CallIntrinsicOp::OP_BUNDLE_TAGS,
        ];
        bundles.resolve(slots, parser, state)?;
        let sizes = [operands.len() as i32, bundles.operands.len() as i32];
        state.set_operand_segments(parser, &sizes);
        Ok(())
    }

    fn print(&self, op: OpRef<'_>, printer: &mut Printer<'_>) {
        let call = CallIntrinsicOp::read(op);
        printer.ch(' ');
        printer.attr(call.intrin_attr());
        printer.ch('(');
        printer.values(call.args());
        printer.ch(')');
        let bundled = call.op_bundle_operands();
        let slots = [
            CallIntrinsicOp::OP_BUNDLE_SIZES,
            CallIntrinsicOp::OP_BUNDLE_TAGS,
        ];
        print_bundles(op, " ", bundled, slots, printer);
        let mut elided: SmallVec<[&str; 12]> = SmallVec::from_slice(&[
            "operandSegmentSizes",
            "op_bundle_sizes",
            "intrin",
            "op_bundle_tags",
            "arg_attrs",
            "res_attrs",
        ]);
        elide_no_fastmath(op, op.prop(CallIntrinsicOp::FASTMATH_FLAGS), &mut elided);
        printer.attr_dict(op, &elided);
        printer.text(" : ");
        let inputs = call.args().map(|value| op.body.ty(value));
        let attrs = [call.arg_attrs_attr(), call.res_attrs_attr()];
        print_types(op, inputs, attrs, printer);
    }
}
