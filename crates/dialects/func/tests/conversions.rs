//! Tests type conversion of functions, calls, returns and branches where a type converts to several types or to none.
//! The expected text is that of `mlir-opt --test-decompose-call-graph-types`.

use std::sync::Arc;
use terrace_builtin::TupleType;
use terrace_cf::CF;
use terrace_func::{FUNC, FuncOp, conversions};
use terrace_ir::{Body, Context, Diagnostics, Failed, OpView};
use terrace_pass::{
    OptionValues, PassContext, PassDef, PassManager, PassRegistry, convert, parse_pipeline,
};
use terrace_rewrite::{
    Adaptor, ConversionConfig, ConversionRewriter, ConversionTarget, Converted, NoMatch, Pattern,
    PatternSet, TypeConverter,
};
use terrace_testing::{check, context, expect};

static DECOMPOSE: PassDef = PassDef::new(
    "decompose",
    "Tuples in signatures become their elements",
    run_decompose,
)
.class("Decompose");

fn run_decompose(cx: &mut PassContext<'_>, _: &OptionValues) -> Result<(), Failed> {
    let mut converter = TypeConverter::new();
    converter.add_conversion(|_, _, ty| Converted::one(ty));
    converter.add_conversion(|_, ctx, ty| match ty.as_::<TupleType>(ctx) {
        Some(tuple) => Converted::To(tuple.elements.iter().copied().collect()),
        None => Converted::NotMine,
    });
    let converter = Arc::new(converter);
    let mut patterns = PatternSet::new();
    patterns.set_type_converter(converter.clone());
    conversions::populate_type_conversion_patterns(&mut patterns);
    patterns.add(Pattern::conversion("OtherBlocks", other_blocks).benefit(2));
    let mut target = ConversionTarget::new(cx.ctx);
    conversions::add_type_legality(&mut target, &converter);
    let types = converter.clone();
    target.add_dynamically_legal_op::<FuncOp>(move |op| {
        let mut types_of_op = FuncOp::signature(op)
            .into_iter()
            .flat_map(|ty| ty.inputs.iter().chain(&ty.results));
        let is_legal_type = types_of_op.all(|&ty| types.is_legal(op.ctx, ty));
        let mut regions = op.regions();
        Some(is_legal_type && regions.all(|(b, r)| types.is_legal_region(op.ctx, b, r)))
    });
    conversions::populate_branch_op_interface_type_conversion_pattern(&mut patterns);
    target.mark_unknown_op_dynamically_legal(move |op| {
        Some(
            conversions::is_not_branch_op_interface_or_return_like_op(op)
                || conversions::is_legal_for_branch_op_interface_type_conversion_pattern(
                    op, &converter,
                )
                || conversions::is_legal_for_return_op_type_conversion_pattern(op, &converter),
        )
    });
    convert(cx, target, patterns, ConversionConfig::default())
}

/// Converts the arguments of all blocks except the entry block. The branches of this conversion do not convert them.
fn other_blocks(
    op: FuncOp,
    _: Adaptor<'_, FuncOp>,
    rewriter: &mut ConversionRewriter<'_>,
) -> Result<(), NoMatch> {
    let (ctx, body) = (rewriter.ctx(), rewriter.body());
    let region = rewriter.read(op).body();
    let converter = rewriter.type_converter().expect("the set has one");
    let args: Vec<_> = body
        .blocks(region)
        .skip(1)
        .flat_map(|block| body.block_args(block))
        .collect();
    if args
        .iter()
        .all(|&&arg| converter.is_legal(ctx, body.ty(arg)))
    {
        return Err(NoMatch::because("the blocks are converted"));
    }
    rewriter.convert_region_types(region, None)?;
    rewriter.edit(op.id());
    Ok(())
}

fn decompose(ctx: &Context, body: &mut Body, diags: &mut Diagnostics) -> Result<(), Failed> {
    let mut passes = PassRegistry::new();
    passes.add(&DECOMPOSE);
    let pipeline = parse_pipeline("builtin.module(decompose)", &passes);
    PassManager::new(pipeline.expect("a valid pipeline")).run(ctx, body, diags)
}

#[test]
fn types_become_several_or_none() {
    let ctx = context(&[&FUNC]);
    check(
        &ctx,
        "\
func.func @f(%a: i64 {x.a}, %t: tuple<i1, i32> {x.b}, %u: tuple<>) -> (tuple<i1,i32> {x.r}, i8 {x.s}) attributes {x.f} {
  %r:2 = func.call @g(%t) {x.c} : (tuple<i1,i32>) -> (tuple<i1,i32>, i8)
  return {x.d} %r#0, %r#1 : tuple<i1,i32>, i8
}
func.func private @g(tuple<i1,i32> {x.q}) -> (tuple<i1,i32>, i8)
",
        decompose,
        &expect![[r#"
module {
  func.func @f(%arg0: i64 {x.a}, %arg1: i1 {x.b}, %arg2: i32) -> (i1 {x.r}, i32 {x.s}, i8) attributes {x.f} {
    %0:3 = call @g(%arg1, %arg2) : (i1, i32) -> (i1, i32, i8)
    return %0#0, %0#1, %0#2 : i1, i32, i8
  }
  func.func private @g(i1 {x.q}, i32) -> (i1, i32, i8)
}
"#]],
    );
}

#[test]
fn branches_of_any_dialect() {
    let ctx = context(&[&FUNC, &CF]);
    check(
        &ctx,
        "\
func.func @f(%c: i1, %n: i32, %t: tuple<i1, i32>, %u: tuple<>) -> tuple<i1, i32> {
  cf.cond_br %c, ^bb1(%t, %u : tuple<i1, i32>, tuple<>), ^bb2(%n, %t : i32, tuple<i1, i32>)
^bb1(%0: tuple<i1, i32>, %1: tuple<>):
  cf.switch %n : i32, [
    default: ^bb1(%0, %1 : tuple<i1, i32>, tuple<>),
    3: ^bb2(%n, %0 : i32, tuple<i1, i32>),
    4: ^bb3
  ]
^bb2(%2: i32, %3: tuple<i1, i32>):
  cf.br ^bb2(%2, %3 : i32, tuple<i1, i32>)
^bb3:
  return %t : tuple<i1, i32>
}
",
        decompose,
        &expect![[r"
            module {
              func.func @f(%arg0: i1, %arg1: i32, %arg2: i1, %arg3: i32) -> (i1, i32) {
                cf.cond_br %arg0, ^bb1(%arg2, %arg3 : i1, i32), ^bb2(%arg1, %arg2, %arg3 : i32, i1, i32)
              ^bb1(%0: i1, %1: i32):  // 2 preds: ^bb0, ^bb1
                cf.switch %arg1 : i32, [
                  default: ^bb1(%0, %1 : i1, i32),
                  3: ^bb2(%arg1, %0, %1 : i32, i1, i32),
                  4: ^bb3
                ]
              ^bb2(%2: i32, %3: i1, %4: i32):  // 3 preds: ^bb0, ^bb1, ^bb2
                cf.br ^bb2(%2, %3, %4 : i32, i1, i32)
              ^bb3:  // pred: ^bb1
                return %arg2, %arg3 : i1, i32
              }
            }
            "]],
    );
}
