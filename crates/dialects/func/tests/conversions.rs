//! Types of functions, calls and returns in a conversion where a type becomes several, or none. The text is that of
//! `mlir-opt --test-decompose-call-graph-types`.

use std::sync::Arc;
use terrace_builtin::TupleType;
use terrace_func::{FUNC, conversions};
use terrace_ir::Failed;
use terrace_pass::{
    Anchor, Pass, PassContext, PassDef, PassManager, PassRegistry, convert, parse_pipeline,
};
use terrace_rewrite::{
    Conversion, ConversionConfig, ConversionTarget, Converted, PatternSet, TypeConverter,
};
use terrace_testing::{check, context, expect};

static DECOMPOSE: PassDef = PassDef {
    name: "decompose",
    class: "Decompose",
    description: "Tuples in signatures become their elements",
    anchor: Anchor::Any,
    options: &[],
    statistics: &[],
    create: |_| Box::new(Decompose),
};

struct Decompose;

impl Pass for Decompose {
    fn run(&self, cx: &mut PassContext<'_>) -> Result<(), Failed> {
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
        let mut target = ConversionTarget::new(cx.ctx);
        conversions::add_type_legality(&mut target, &converter);
        convert(
            cx,
            &Conversion::new(target, patterns, ConversionConfig::default()),
        )
    }
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
        |ctx, body, diags| {
            let mut passes = PassRegistry::new();
            passes.add(&DECOMPOSE);
            let pipeline = parse_pipeline("builtin.module(decompose)", &passes);
            PassManager::new(pipeline.expect("a valid pipeline")).run(ctx, body, diags)
        },
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
