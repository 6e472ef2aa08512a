//! Tests structural type conversions. The expected text is that of `mlir-opt --transform-interpreter` for
//! `transform.apply_conversion_patterns.scf.structural_conversions` with MLIR's converter to LLVM types, which
//! converts `index` to `i64`.

use std::sync::Arc;
use terrace_arith::ARITH;
use terrace_func::FUNC;
use terrace_ir::{Failed, Type};
use terrace_pass::{
    OptionValues, PassContext, PassDef, PassManager, PassRegistry, convert, parse_pipeline,
};
use terrace_rewrite::{ConversionConfig, ConversionTarget, Converted, PatternSet, TypeConverter};
use terrace_scf::{SCF, conversions};
use terrace_testing::{check, context, expect};

static STRUCTURAL: PassDef = PassDef::new(
    "structural",
    "i64 instead of index in what loops and conditions hand on",
    structural,
)
.class("Structural");

fn structural(cx: &mut PassContext<'_>, _: &OptionValues) -> Result<(), Failed> {
    let mut converter = TypeConverter::new();
    converter
        .add_conversion(|_, _, ty| Converted::one(if ty == Type::INDEX { Type::I64 } else { ty }));
    converter.keep_casts();
    let converter = Arc::new(converter);
    let (mut patterns, mut target) = (PatternSet::new(), ConversionTarget::new(cx.ctx));
    conversions::populate_scf_structural_type_conversions_and_legality(
        &converter,
        &mut patterns,
        &mut target,
    );
    convert(cx, target, patterns, ConversionConfig::default())
}

#[test]
fn loops_and_conditions() {
    let ctx = context(&[&FUNC, &SCF, &ARITH]);
    check(
        &ctx,
        "\
func.func @f(%n: index, %x: index, %c: i1) -> (index, index) {
  %0:2 = scf.for %k = %n to %x step %x iter_args(%a = %n, %b = %c) -> (index, i1) {
    %1 = scf.if %b -> (index) {
      scf.yield %a : index
    } else {
      scf.yield %k : index
    } {if}
    scf.yield %1, %b : index, i1
  } {for}
  %3:3 = scf.while (%a = %0#0) : (index) -> (i1, index, index) {
    scf.condition(%c) {cond} %c, %n, %a : i1, index, index
  } do {
  ^bb0(%a: i1, %b: index, %d: index):
    scf.yield {yield} %d : index
  } attributes {while}
  %5 = scf.index_switch %n {switch} -> index
  case 2 {
    scf.yield %3#2 : index
  }
  default {
    scf.yield %x : index
  }
  %6 = scf.execute_region -> index {
    scf.yield %5 : index
  }
  return %5, %6 : index, index
}
",
        |ctx, body, diags| {
            let mut passes = PassRegistry::new();
            passes.add(&STRUCTURAL);
            let pipeline = parse_pipeline("builtin.module(func.func(structural))", &passes);
            PassManager::new(pipeline.expect("a valid pipeline")).run(ctx, body, diags)
        },
        &expect![[r"
            module {
              func.func @f(%arg0: index, %arg1: index, %arg2: i1) -> (index, index) {
                %0 = builtin.unrealized_conversion_cast %arg1 : index to i64
                %1 = builtin.unrealized_conversion_cast %arg0 : index to i64
                %2:2 = scf.for %arg3 = %1 to %0 step %0 iter_args(%arg4 = %1, %arg5 = %arg2) -> (i64, i1)  : i64 {
                  %7 = scf.if %arg5 -> (i64) {
                    scf.yield %arg4 : i64
                  } else {
                    scf.yield %arg3 : i64
                  } {if}
                  scf.yield %7, %arg5 : i64, i1
                } {for}
                %3:3 = scf.while (%arg3 = %2#0) : (i64) -> (i1, i64, i64) {
                  scf.condition(%arg2) {cond} %arg2, %1, %arg3 : i1, i64, i64
                } do {
                ^bb0(%arg3: i1, %arg4: i64, %arg5: i64):
                  scf.yield %arg5 : i64
                }
                %4 = scf.index_switch %arg0 -> i64 
                case 2 {
                  scf.yield %3#2 : i64
                }
                default {
                  scf.yield %0 : i64
                }
                %5 = builtin.unrealized_conversion_cast %4 : i64 to index
                %6 = scf.execute_region -> index {
                  scf.yield %5 : index
                }
                return %5, %6 : index, index
              }
            }
            "]],
    );
}
