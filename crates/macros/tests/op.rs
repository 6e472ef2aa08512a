//! Defines a dialect outside of Terrace, with only `terrace_ir` and `#[op]`.

use terrace_ir::opdef::RegionKind;
use terrace_ir::{
    Attr, AttrConstraint, Body, Builder, Context, Diagnostics, Failed, FoldResult, InsertPoint,
    Loc, OpId, OpRef, OpSpec, OpView, OperandValues, Registry, Reporter, TraitDef, Type,
    TypeConstraint, dialect, verify,
};
use terrace_macros::{dialect_enum, op};

/// A block of things.
#[op(
    name = "toy.top",
    traits(ISOLATED_FROM_ABOVE, NO_TERMINATOR, SINGLE_BLOCK)
)]
struct TopOp {
    body: Region<RegionKind::ONE_BLOCK>,
}

/// Makes values.
#[op(name = "toy.source")]
struct SourceOp {
    #[mlir("symName")]
    name: Prop<AttrConstraint::STRING>,
    #[default(|ctx| ctx.string("d"))]
    mode: Prop<AttrConstraint::STRING>,
    hint: Optional<Prop<AttrConstraint::UNIT>>,
    results: Variadic<Res<TypeConstraint::ANY>>,
}

const NUMBER: TypeConstraint = TypeConstraint::check(|_, ty| ty == Type::I32, "a number");

/// Uses values in groups.
#[op(
    name = "toy.use",
    traits(ATTR_SIZED_OPERAND_SEGMENTS),
    same_type(first, out)
)]
struct UseOp {
    first: Operand<NUMBER>,
    many: Variadic<Operand<TypeConstraint::ANY>>,
    last: Optional<Operand<NUMBER>>,
    out: Res<TypeConstraint::ANY>,
}

/// A mode.
#[dialect_enum(
    dialect = "toy",
    mnemonic = "mode",
    cpp = "::toy::Mode",
    desc = "a mode"
)]
pub enum Mode {
    /// Fast.
    Fast = (1, "fast"),
    /// Safe.
    Safe = (4, "safe"),
}

/// The flags that are allowed.
#[dialect_enum(
    dialect = "toy",
    mnemonic = "flags",
    flags = ", ",
    cpp = "::toy::Flags"
)]
pub enum Flags {
    /// Nothing.
    NONE = (0, "none"),
    /// Reading.
    READ = (1, "read"),
    /// Writing.
    WRITE = (2, "write"),
}

/// Has values as properties.
#[op(name = "toy.typed", same_type(x, y))]
struct TypedOp {
    mode: Prop<Mode>,
    x: Operand<TypeConstraint::ANY>,
    #[default(Flags::READ)]
    flags: Prop<Flags>,
    other: Optional<Prop<Mode>>,
    y: Res<TypeConstraint::ANY>,
}

dialect! { static TOY = "toy" { ops: [TopOp, SourceOp, UseOp, TypedOp], register: |_| () } }

fn context() -> Context {
    let mut registry = Registry::new();
    registry.dialect(&TOY);
    Context::new(registry)
}

fn check(last_type: Type, expect: &str) {
    let ctx = context();
    let mut body = TopOp::spec().into_body(&ctx, Loc::UNKNOWN);
    let region = body.region(OpId::ROOT, 0).unwrap();
    let block = body.create_block(&[]);
    body.append_block(region, block);
    let mut builder = Builder::new(&ctx, &mut body, InsertPoint::end(block), Loc::UNKNOWN);
    let types = [Type::I32, Type::F32, last_type];
    let source = builder.create(SourceOp::spec(&types, ctx.string("n")));
    let values: Vec<_> = builder.read(source).results().collect();
    let user = builder.create(UseOp::spec(values[0], &[values[1], values[1]]).last(values[2]));
    let source = source.in_body(&ctx, &body);
    assert_eq!(source.mode().as_str(&ctx), Some("d"));
    assert_eq!(source.hint(), None);
    let view = user.in_body(&ctx, &body);
    assert_eq!(view.many().collect::<Vec<_>>(), [values[1], values[1]]);
    assert_eq!(view.last(), Some(values[2]));
    let operands: Vec<_> = body.operands(user.id()).collect();
    let args = UseOpArgs::new(*view, OperandValues::one_to_one(&operands));
    assert_eq!(
        (args.first(), args.many().len(), args.last()),
        (values[0], 2, Some(values[2]))
    );
    assert!(!OpRef::new(&ctx, &body, user.id()).is::<SourceOp>());
    assert_eq!(
        body.uses(values[1]).map(|at| at.index).collect::<Vec<_>>(),
        [2, 1]
    );
    let mut diags = Diagnostics::new();
    let _ = verify(&ctx, &body, &mut diags);
    assert_eq!(
        diags
            .iter()
            .map(|d| d.message.as_str())
            .collect::<Vec<_>>()
            .join("\n"),
        expect
    );
}

#[test]
fn parts_are_named_and_constraints_hold() {
    check(Type::I32, "");
    check(
        Type::F32,
        "'toy.use' op operand #3 must be a number, but got Type(6)",
    );
}

#[test]
fn properties_are_values() {
    let ctx = context();
    let mut body = TopOp::spec().into_body(&ctx, Loc::UNKNOWN);
    let region = body.region(OpId::ROOT, 0).unwrap();
    let block = body.create_block(&[Type::F32]);
    body.append_block(region, block);
    let x = body.block_args(block)[0];
    let mut builder = Builder::new(&ctx, &mut body, InsertPoint::end(block), Loc::UNKNOWN);
    let first = builder.create(TypedOp::spec(Mode::Safe, x));
    let view = builder.read(first);
    let spec = TypedOp::spec(view.mode(), view.y());
    let spec = spec.flags(Flags::READ | Flags::WRITE);
    let second = builder.create(spec.other_attr(view.mode_attr()));
    // The type of the result follows from that of the operand.
    assert_eq!(second.in_body(&ctx, &body).y_type(), Type::F32);
    let values = |op: TypedOp| {
        let op = op.in_body(&ctx, &body);
        (op.mode(), op.flags(), op.other())
    };
    assert_eq!(values(first), (Mode::Safe, Flags::READ, None));
    assert_eq!(
        values(second),
        (Mode::Safe, Flags::READ.or(Flags::WRITE), Some(Mode::Safe))
    );
    assert!(verify(&ctx, &body, &mut Diagnostics::new()).is_ok());
    // Attributes of another enumeration and invalid values are rejected.
    body.set_prop(second.id(), TypedOp::MODE, Some(Flags::READ.attr(&ctx)));
    let mut diags = Diagnostics::new();
    assert!(verify(&ctx, &body, &mut diags).is_err());
    assert_eq!(
        diags.iter().next().unwrap().message,
        "'toy.typed' op attribute 'mode' failed to satisfy constraint: a mode"
    );
    assert_eq!(Mode::from_value(2), None);
    assert_eq!(Flags::from_value(4), None);
    assert_eq!(Mode::from_keyword("safe"), Some(Mode::Safe));
    assert!(Flags::NONE.is_empty() && !Flags::READ.contains(Flags::WRITE));
}

#[test]
fn operands_must_be_defined_before() {
    let ctx = context();
    let mut body = TopOp::spec().into_body(&ctx, Loc::UNKNOWN);
    let region = body.region(OpId::ROOT, 0).unwrap();
    let block = body.create_block(&[]);
    body.append_block(region, block);
    let name = ctx.op_name("other.op");
    let late = body.create_op(OpSpec {
        results: &[Type::I32],
        ..OpSpec::new(name, Loc::UNKNOWN)
    });
    let value = body.result(late, 0);
    let early = body.create_op(OpSpec {
        operands: &[value],
        ..OpSpec::new(name, Loc::UNKNOWN)
    });
    body.append_op(block, early);
    body.append_op(block, late);
    let mut diags = Diagnostics::new();
    assert!(verify(&ctx, &body, &mut diags).is_err());
    let first = diags.iter().next().unwrap();
    assert_eq!(first.message, "operand #0 does not dominate this use");
    assert_eq!(
        first.notes[0].message,
        "operand defined here (op in the same block)"
    );
    let _ = OpRef::new(&ctx, &body, early);
}

#[test]
fn strings_have_one_handle_however_made() {
    let ctx = context();
    let attr = ctx.attr(terrace_ir::StringAttr {
        value: b"x"[..].into(),
        ty: None,
    });
    assert_eq!(attr, ctx.string("x"));
    let _: Option<Body> = None;
}

/// The fields have the names of methods of generated code and of its receivers.
#[op(name = "toy.names", verify = verify_names, verify_regions = verify_names_again, fold = fold_names,
     traits(ATTR_SIZED_OPERAND_SEGMENTS))]
struct NamesOp {
    into: Operand<TypeConstraint::ANY>,
    try_into: Operand<TypeConstraint::ANY>,
    from: Operand<TypeConstraint::ANY>,
    clone: Operand<TypeConstraint::ANY>,
    borrow: Variadic<Operand<TypeConstraint::ANY>>,
    to_owned: Optional<Operand<TypeConstraint::ANY>>,
    build: Optional<Prop<AttrConstraint::STRING>>,
    into_body: Optional<Prop<AttrConstraint::STRING>>,
    as_ref: Prop<AttrConstraint::STRING>,
    deref: Prop<Mode>,
    prop: Optional<Prop<Mode>>,
    eq: Flag,
    record: Res<TypeConstraint::ANY>,
    operand: Res<TypeConstraint::ANY>,
    drop: Region<RegionKind::ANY>,
}

fn verify_names(op: NamesOpRef<'_>, report: &mut Reporter<'_>) -> Result<(), Failed> {
    let is_same = op.into_type() == op.try_into_type() && op.deref() == Mode::Fast;
    report.refuse_if(op, !is_same, "has two types")
}

fn verify_names_again(op: OpRef<'_>, _: &mut Reporter<'_>) -> Result<(), Failed> {
    assert_eq!(op.name_str(), "toy.names");
    Ok(())
}

fn fold_names(op: NamesOpRef<'_>, _: &[Option<Attr>]) -> Option<FoldResult> {
    op.prop().map(|_| [].into())
}

trait Describes: Sync {
    fn describe(&self, op: OpRef<'_>) -> String;
}

/// Is its own model of one interface, and has a separate model of a second one.
#[op(name = "toy.own", interfaces(dyn Describes, dyn Debug = "a model"))]
struct OwnOp {
    out: Res<TypeConstraint::ANY>,
}

trait Debug: Sync {
    fn len(&self) -> usize;
}

impl Debug for &'static str {
    fn len(&self) -> usize {
        str::len(self)
    }
}

impl Describes for OwnOp {
    fn describe(&self, op: OpRef<'_>) -> String {
        format!("{} of type {:?}", op.name_str(), op.result_type(0))
    }
}

dialect! { static NAMES = "toy" { ops: [TopOp, NamesOp, OwnOp], register: |_| () } }

#[test]
fn fields_may_be_named_as_methods() {
    let mut registry = Registry::new();
    registry.dialect(&NAMES);
    let ctx = Context::new(registry);
    let mut body = TopOp::spec().into_body(&ctx, Loc::UNKNOWN);
    let region = body.region(OpId::ROOT, 0).unwrap();
    let block = body.create_block(&[Type::F32]);
    body.append_block(region, block);
    let x = body.block_args(block)[0];
    let mut b = Builder::new(&ctx, &mut body, InsertPoint::end(block), Loc::UNKNOWN);
    let [a, c] = [Type::I32, Type::I64];
    let text = ctx.string("text");
    let op = b.create(NamesOp::spec(a, c, x, x, x, x, &[x], text, Mode::Fast).into_body(text));
    let operands: Vec<_> = body.operands(op.id()).collect();
    let view = op.in_body(&ctx, &body);
    let args = NamesOpArgs::new(*view, OperandValues::one_to_one(&operands));
    assert_eq!((args.into(), args.try_into(), args.clone()), (x, x, x));
    assert_eq!(view.into_body(), Some(text));
    assert!(verify(&ctx, &body, &mut Diagnostics::new()).is_ok());
}

#[test]
fn operations_are_models_of_interfaces() {
    let mut registry = Registry::new();
    registry.dialect(&NAMES);
    let ctx = Context::new(registry);
    let mut body = TopOp::spec().into_body(&ctx, Loc::UNKNOWN);
    let region = body.region(OpId::ROOT, 0).unwrap();
    let block = body.create_block(&[]);
    body.append_block(region, block);
    let mut b = Builder::new(&ctx, &mut body, InsertPoint::end(block), Loc::UNKNOWN);
    let op = OpRef::new(&ctx, b.body(), OpId::ROOT);
    assert!(ctx.op_interface::<dyn Describes>(op.name()).is_none());
    let own = b.create(OwnOp::spec(Type::I32));
    let own = OpRef::new(&ctx, &body, own.id());
    let model = ctx.op_interface::<dyn Describes>(own.name()).unwrap();
    assert_eq!(model.describe(own), "toy.own of type Type(3)");
    let length = ctx.op_interface::<dyn Debug>(own.name()).map(Debug::len);
    assert_eq!(length, Some(7));
    assert_eq!(ctx.ops_with_interface::<dyn Describes>(), [own.name()]);
}

/// A trait of the dialect: the number of results is that of the operands.
static BALANCED: TraitDef = TraitDef {
    name: "Balanced",
    verify: |op, report| {
        let (operands, results) = (op.body.num_operands(op.id), op.body.results(op.id).len());
        match operands == results {
            true => Ok(()),
            false => Err(report.op_error(op, "has as many results as operands")),
        }
    },
};

/// Has a trait of its dialect and a trait of the IR.
#[op(name = "balanced.swap", traits(PURE, self::BALANCED))]
struct SwapOp {
    inputs: Variadic<Operand<TypeConstraint::ANY>>,
    backwards: Flag,
    outputs: Variadic<Res<TypeConstraint::ANY>>,
}

dialect! { static BALANCED_DIALECT = "balanced" { ops: [SwapOp], register: |_| () } }

#[test]
fn dialects_define_traits() {
    let mut registry = Registry::new();
    registry.dialect(&TOY).dialect(&BALANCED_DIALECT);
    let ctx = Context::new(registry);
    let verified = |results: &[Type]| {
        let mut body = TopOp::spec().into_body(&ctx, Loc::UNKNOWN);
        let region = body.region(OpId::ROOT, 0).unwrap();
        let block = body.create_block(&[Type::F32]);
        body.append_block(region, block);
        let x = body.block_args(block)[0];
        let mut builder = Builder::new(&ctx, &mut body, InsertPoint::end(block), Loc::UNKNOWN);
        let swap = builder.create(SwapOp::spec(results, &[x]).backwards(true));
        assert!(builder.read(swap).backwards());
        let mut diags = Diagnostics::new();
        let result = verify(&ctx, &body, &mut diags);
        result.map_err(|_| diags.iter().next().unwrap().message.clone())
    };
    assert_eq!(verified(&[Type::F32]), Ok(()));
    let message = "'balanced.swap' op has as many results as operands";
    assert_eq!(verified(&[]), Err(message.to_owned()));
    assert!(SwapOp::def().has_dialect_trait(&BALANCED));
    assert!(!TypedOp::def().has_dialect_trait(&BALANCED));
}
