//! `builtin.module` and `builtin.unrealized_conversion_cast`.

use crate::constraints::{ANY_TYPE, SYMBOL_NAME_ATTR};
use crate::props::Str;
use crate::types::{FloatType, IndexType, IntegerType, NoneType, Signedness};
use terrace_ir::interfaces::{CastOpInterface, DataLayoutOpInterface};
use terrace_ir::kind_doc::DescribeKinds;
use terrace_ir::opdef::{FoldResult, Folded, RegionKind};
use terrace_ir::{
    Attr, BlockId, Body, Context, DictionaryAttr, Failed, Loc, OpId, OpRef, OpView, Registry,
    Reporter, Type, dialect,
};
use terrace_macros::op;
use terrace_numeric::FloatKind;

/// A top-level container of functions and globals.
#[op(
    name = "builtin.module",
    traits(
        ISOLATED_FROM_ABOVE,
        SYMBOL_TABLE,
        SYMBOL,
        OPTIONAL_SYMBOL,
        SINGLE_BLOCK,
        NO_TERMINATOR,
        GRAPH_REGION,
        NO_REGION_ARGUMENTS,
        AFFINE_SCOPE
    ),
    format = "($sym_name^)? attr-dict-with-keyword $bodyRegion",
    verify = verify_module
)]
pub struct ModuleOp {
    sym_name: Optional<Prop<Str, SYMBOL_NAME_ATTR>>,
    sym_visibility: Optional<Prop<Str>>,
    #[mlir("bodyRegion")]
    body_region: Region<RegionKind::ONE_BLOCK>,
}

impl ModuleOp {
    /// Creates a module without a name; returns it and its block.
    pub fn with_block(ctx: &Context, loc: Loc) -> (Body, BlockId) {
        let mut body = ModuleOp::spec().into_body(ctx, loc);
        let block = body.add_entry_block(&[]);
        (body, block)
    }
}

/// A temporary cast between types that a later conversion must remove.
#[op(
    name = "builtin.unrealized_conversion_cast",
    traits(PURE),
    fold = fold_cast,
    verify = verify_cast,
    format = "($inputs^ `:` type($inputs))? `to` type($outputs) attr-dict"
)]
pub struct UnrealizedConversionCastOp {
    inputs: Variadic<Operand<ANY_TYPE>>,
    outputs: Variadic<Res<ANY_TYPE>>,
}

/// Verifies that discardable attributes have a dialect prefix.
fn verify_module(op: OpRef<'_>, report: &mut Reporter<'_>) -> Result<(), Failed> {
    let ctx = op.ctx;
    if op.prop(ModuleOp::SYM_NAME).is_some() {
        let visibility = op.prop(ModuleOp::SYM_VISIBILITY);
        crate::functions::verify_symbol(op, visibility, false, report)?;
    }
    let attrs = op.body.attrs(op.id).as_::<DictionaryAttr>(ctx);
    for &(name, _) in attrs.map_or(&[][..], |attrs| attrs.entries()) {
        let name = name.message_text(ctx);
        if !name.contains('.') {
            let message =
                format!("can only contain attributes with dialect-prefixed names, found: '{name}'");
            return Err(report.op_error(op, message));
        }
    }
    Ok(())
}

/// Accepts a cast from any types to any others.
struct AnyCast;

impl CastOpInterface for AnyCast {
    fn are_cast_compatible(&self, _ctx: &Context, _inputs: &[Type], _outputs: &[Type]) -> bool {
        true
    }
}

fn verify_cast(op: OpRef<'_>, report: &mut Reporter<'_>) -> Result<(), Failed> {
    let message = "expected at least one result for cast operation";
    report.refuse_if(op, op.body.num_results(op.id) == 0, message)
}

/// Folds a cast to its operand types, and a cast that reverts another cast.
fn fold_cast(op: OpRef<'_>, _: &[Option<Attr>]) -> Option<FoldResult> {
    let body = op.body;
    let gives = |from: OpId| {
        let inputs = body.operands(from).map(|value| body.ty(value));
        inputs.eq(body.results(op.id).map(|value| body.ty(value)))
    };
    let from = if gives(op.id) {
        op.id
    } else {
        let input = body.defining_op(body.operands(op.id).next()?)?;
        let is_cast = op.ctx.name::<UnrealizedConversionCastOp>() == body.name(input);
        (is_cast && body.results(input).eq(body.operands(op.id)) && gives(input))
            .then_some(input)?
    };
    Some(body.operands(from).map(Folded::Value).collect())
}

dialect! {
    /// Modules, and temporary casts for conversions.
    ///
    /// Every context needs this dialect; its types and attributes have no dialect prefix.
    pub static BUILTIN = "builtin" { ops: [ModuleOp, UnrealizedConversionCastOp], register: register }
}

/// Provides the data layout that a module specifies for its operations.
struct ModuleLayout;

impl DataLayoutOpInterface for ModuleLayout {}

fn register(registry: &mut Registry) {
    registry.attach::<dyn DataLayoutOpInterface>(ModuleOp::DEF, &ModuleLayout);
    registry.attach::<dyn CastOpInterface>(UnrealizedConversionCastOp::DEF, &AnyCast);
    registry.attach_dialect::<dyn DescribeKinds>("builtin", &crate::kinds::KINDS);
    registry.attach_dialect::<dyn terrace_ir::interfaces::ShapeTraits>(
        "builtin",
        &crate::shapes::BuiltinShapes,
    );
    registry.attach_dialect::<dyn terrace_ir::call::DialectInlinerInterface>(
        "builtin",
        &terrace_ir::call::InlineOps,
    );
    for (handle, width) in [
        (Type::I1, 1),
        (Type::I8, 8),
        (Type::I16, 16),
        (Type::I32, 32),
        (Type::I64, 64),
    ] {
        registry.fixed_type(
            handle,
            IntegerType {
                width,
                signedness: Signedness::Signless,
            },
        );
    }
    registry.fixed_type(Type::INDEX, IndexType {});
    registry.fixed_type(
        Type::F32,
        FloatType {
            kind: FloatKind::F32,
        },
    );
    registry.fixed_type(
        Type::F64,
        FloatType {
            kind: FloatKind::F64,
        },
    );
    registry.fixed_type(Type::NONE, NoneType {});
}
