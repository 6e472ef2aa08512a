//! Tests patterns for the operations of an interface, and the rewriter methods that read the context and create
//! constants.

use crate::support::{parse_text, print_body, show};
use terrace_builtin::attrs::AttrBuilder;
use terrace_builtin::{FunctionType, IntegerAttr};
use terrace_ir::{
    AttrConstraint, Body, Context, Diagnostics, OpId, OpRef, OpView, OuterSymbols, Type,
    TypeConstraint, ValueId, dialect,
};
use terrace_macros::op;
use terrace_rewrite::{
    Conversion, ConversionConfig, ConversionScratch, ConversionTarget, Converted, Explain,
    GreedyConfig, GreedyPatterns, IrRewriter, NoMatch, PatternSet, Rewriter, TypeConverter,
    apply_patterns_greedily,
};
use terrace_testing::context;

const ANY: TypeConstraint = TypeConstraint::ANY;
const VALUE: AttrConstraint = AttrConstraint::ANY;

/// Implemented by operations that represent a number.
trait Number: Sync {
    fn number(&self, op: OpRef<'_>) -> Option<i64>;
}

#[op(name = "num.seven", interfaces(dyn Number))]
struct SevenOp {
    out: Res<ANY>,
}

impl Number for SevenOp {
    fn number(&self, _: OpRef<'_>) -> Option<i64> {
        Some(7)
    }
}

#[op(name = "num.given", interfaces(dyn Number))]
struct GivenOp {
    value: Prop<VALUE>,
    out: Res<ANY>,
}

impl Number for GivenOp {
    fn number(&self, op: OpRef<'_>) -> Option<i64> {
        let given = op.as_::<GivenOp>()?.value().as_::<IntegerAttr>(op.ctx)?;
        given.value.to_i64()
    }
}

#[op(name = "num.other")]
struct OtherOp {
    out: Res<ANY>,
}

#[op(name = "num.use")]
struct UseOp {
    value: Operand<ANY>,
}

dialect! {
    static NUM = "num" { ops: [SevenOp, GivenOp, OtherOp, UseOp], register: |_| () }
}

const TEXT: &str = r#"
  %0 = "num.seven"() : () -> i32
  %1 = "num.other"() : () -> i32
  %2 = "num.given"() {value = 2 : i32} : () -> i32
  %3 = "num.given"() {value = "two"} : () -> i32
"#;

const NUMBERED: &str = r#"module {
  %0 = "num.given"() <{value = 70 : i32}> : () -> i32
  %1 = "num.other"() : () -> i32
  %2 = "num.given"() <{value = 20 : i32}> : () -> i32
  %3 = "num.given"() <{value = "two"}> : () -> i32
}
"#;

/// Returns ten times the number of an operation, which must be less than 10.
fn times_ten(number: Option<i64>) -> Result<i64, NoMatch> {
    let number = number.ok_or("it has no number")?;
    (number < 10)
        .then_some(number * 10)
        .ok_or("it is large".into())
}

#[test]
fn a_rewrite_of_an_interface() {
    let ctx = context(&[&NUM]);
    let mut body = parse_text(&ctx, TEXT);
    let mut set = PatternSet::new();
    set.add_interface_fn::<dyn Number>("TimesTen", |op, model, rw| {
        let number = times_ten(model.number(rw.op(op)))?;
        rw.replace_op_with(op, GivenOp::spec(Type::I32, rw.ctx().i32(number as i32)));
        Ok(())
    });
    let patterns = GreedyPatterns::new(&ctx, set);
    let outcome = apply_patterns_greedily(&mut body, &patterns, GreedyConfig::default());
    assert!(outcome.broken.is_none() && outcome.converged);
    assert_eq!(print_body(&ctx, &body), NUMBERED);
}

#[test]
fn a_conversion_of_an_interface() {
    let ctx = context(&[&NUM]);
    let mut body = parse_text(&ctx, TEXT);
    let mut set = PatternSet::new();
    set.add_interface_conversion_fn::<dyn Number>("TimesTen", |op, model, _, rw| {
        let number = times_ten(model.number(rw.op(op)))?;
        rw.replace_op_with(op, GivenOp::spec(Type::I32, rw.ctx().i32(number as i32)));
        Ok(())
    });
    let mut target = ConversionTarget::new(&ctx);
    target.add_dynamically_legal_op::<GivenOp>(|op| {
        let value = op.as_::<GivenOp>().map(|op| op.value());
        value.map(|value| value == op.ctx.i32(70) || value == op.ctx.i32(20))
    });
    target.add_illegal_op::<SevenOp>();
    let config = ConversionConfig {
        explain: Explain::Leftovers,
        ..ConversionConfig::default()
    };
    let conversion = Conversion::new(target, set, config);
    let symbols = OuterSymbols::new(&ctx, &body);
    let outcome = conversion.run(&mut body, &symbols, &mut ConversionScratch::new());
    // Only the explanation of an operation on which the pattern was tried names the pattern.
    let notes = |op: &terrace_rewrite::Explanation| op.remark.notes.len();
    let left: Vec<_> = outcome.leftovers.iter().map(notes).collect();
    assert_eq!(left, [1]);
}

/// Returns the message about a pattern for `num.use` that violates its contract.
fn violation(change: fn(UseOp, &mut dyn Rewriter<'_>) -> Result<(), NoMatch>) -> Option<String> {
    let ctx = context(&[&NUM, &terrace_func::FUNC]);
    let text = r#"func.func @f() {
        %0 = "num.other"() : () -> i32
        "num.use"(%0) : (i32) -> ()
        return
    }"#;
    let mut module = parse_text(&ctx, text);
    let body = module.nested_bodies_mut().next().unwrap();
    let mut set = PatternSet::new();
    set.add_fn::<UseOp, _>("change", change);
    let patterns = GreedyPatterns::new(&ctx, set);
    let outcome = apply_patterns_greedily(body, &patterns, GreedyConfig::default());
    outcome.broken.map(|violation| violation.message)
}

#[test]
#[cfg(debug_assertions)]
fn a_value_that_is_made_after_its_use_is_a_breach() {
    let late = violation(|op, rw| {
        let next = terrace_ir::InsertPoint::after(rw.body(), op.id());
        rw.set_insertion_point(next);
        let late = rw.create_value(SevenOp::spec(Type::I32));
        rw.edit(op.id()).set_operand(0, late);
        Ok(())
    });
    assert_eq!(
        late.as_deref(),
        Some(
            "pattern 'change', applied to 'num.use', placed 'num.use' before 'num.seven', whose result it uses"
        )
    );
}

/// Returns the errors of the conversion of a text by one pattern for `num.other`.
fn errors(
    pattern: fn(OtherOp, &mut terrace_rewrite::ConversionRewriter<'_>) -> Result<(), NoMatch>,
) -> String {
    let ctx = context(&[&NUM]);
    let text = "%0 = \"num.other\"() : () -> i32\n\"num.use\"(%0) : (i32) -> ()";
    let mut body = parse_text(&ctx, text);
    let mut converter = TypeConverter::new();
    converter.add_conversion(|_, _, ty| Converted::one(ty));
    let mut set = PatternSet::new();
    set.set_type_converter(std::sync::Arc::new(converter));
    set.add_conversion_fn::<OtherOp>("change", move |op, _, rw| pattern(op, rw));
    let mut target = ConversionTarget::new(&ctx);
    target.add_illegal_op::<OtherOp>();
    target.add_legal_op::<UseOp>();
    target.add_legal_op::<SevenOp>();
    let config = ConversionConfig {
        explain: Explain::Errors,
        ..ConversionConfig::default()
    };
    let conversion = Conversion::new(target, set, config);
    let symbols = OuterSymbols::new(&ctx, &body);
    let outcome = conversion.run(&mut body, &symbols, &mut ConversionScratch::new());
    let mut diags = Diagnostics::new();
    let outcomes = vec![(OpId::ROOT, outcome)];
    let result = terrace_rewrite::merge_outcomes(&ctx, &mut body, outcomes, &mut diags);
    assert!(result.is_err());
    show(&ctx, &diags)
}

#[test]
fn the_error_about_a_cast_names_the_pattern() {
    let replaced = errors(|op, rw| {
        let ty = Type::F32;
        rw.replace_op_with(op.id(), SevenOp::spec(ty));
        Ok(())
    });
    let note = "note: pattern 'change' replaced 'num.other' by values of different types, but a use of the old type remains";
    assert!(replaced.contains(note), "{replaced}");
    let erased = errors(|op, rw| {
        rw.erase_op(op.id());
        Ok(())
    });
    let note = "note: pattern 'change' erased 'num.other', whose result is still used";
    assert!(erased.contains(note), "{erased}");
}

/// An operation whose result has a function type.
#[op(name = "typed.of")]
struct TypedOp {
    out: Res<FunctionType, ANY>,
}

dialect! { static TYPED = "typed" { ops: [TypedOp], register: |_| () } }

#[test]
fn what_is_read_stays_while_the_ir_changes() {
    let ctx = context(&[&TYPED, &NUM]);
    let text = r#"%0 = "typed.of"() : () -> (() -> i64)"#;
    let mut body = parse_text(&ctx, text);
    let op = body.walk(OpId::ROOT).next().unwrap();
    let mut rewriter = IrRewriter::new(&ctx, &mut body);
    rewriter.go_to(op);
    let rw: &mut dyn Rewriter<'_> = &mut rewriter;
    let ty = rw.read(TypedOp::from_id(op)).out_type();
    rw.create(SevenOp::spec(Type::I32));
    assert_eq!(&*ty.results, [Type::I64]);
}

#[test]
fn constants_are_reused_and_operations_folded() {
    let ctx = context(&[&NUM, &terrace_arith::ARITH]);
    let mut body = parse_text(&ctx, r#"%0 = "num.other"() : () -> i32"#);
    let op = body.walk(OpId::ROOT).next().unwrap();
    let mut rewriter = IrRewriter::new(&ctx, &mut body);
    rewriter.go_to(op);
    let rw: &mut dyn Rewriter<'_> = &mut rewriter;
    let constant = |rw: &mut dyn Rewriter<'_>, value| {
        let value = rw.ctx().i32(value);
        rw.create_or_reuse(terrace_arith::ConstantOp::spec(value))
    };
    let [two, three, again] = [2, 3, 2].map(|value| constant(rw, value));
    assert!(two == again && two != three);
    let five: ValueId = rw.create_or_fold(terrace_arith::AddIOp::spec(two, three));
    assert_eq!(rw.constant(five), Some(ctx.i32(5)));
    assert_eq!(count(rw.body(), &ctx, "arith.addi"), 0);
    assert_eq!(count(rw.body(), &ctx, "arith.constant"), 3);
}

fn count(body: &Body, ctx: &Context, name: &str) -> usize {
    let is = |op: &OpId| ctx.op_name_str(body.name(*op)) == name;
    body.walk(OpId::ROOT).filter(is).count()
}
