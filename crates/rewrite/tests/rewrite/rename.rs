//! Renaming an operation in place gives the same result as replacing it, down to the order of uses.

use crate::support::dialect::{self, AddOp, DstAddOp};
use crate::support::patterns::{Add, Const, Twice, What, converter, target};
use crate::support::{parse_text, print_body};
use std::collections::HashMap;
use std::sync::Arc;
use terrace_ir::{Body, OpId, OpName, OpView, OperandValues, OuterSymbols};
use terrace_rewrite::{
    Conversion, ConversionConfig, ConversionPattern, ConversionRewriter, ConversionScratch,
    NoMatch, PatternSet, Renaming, Root,
};

struct AddInPlace;

impl ConversionPattern for AddInPlace {
    fn name(&self) -> &'static str {
        "Add"
    }

    fn root(&self) -> Root {
        Root::Op(<AddOp as OpView>::DEF)
    }

    fn renames(&self) -> bool {
        true
    }

    fn rename(&self, renaming: &mut Renaming<'_>) -> Option<OpName> {
        assert_eq!(renaming.operands.len(), 2);
        Some(renaming.op.ctx.name::<DstAddOp>())
    }

    fn match_and_rewrite(
        &self,
        op: OpId,
        operands: OperandValues<'_>,
        rewriter: &mut ConversionRewriter<'_>,
    ) -> Result<(), NoMatch> {
        Add.match_and_rewrite(op, operands, rewriter)
    }
}

/// The uses of each value of a body, newest first: the user's place in the text, and which of its operands.
fn uses(body: &Body) -> Vec<Vec<(usize, usize)>> {
    let ops: Vec<OpId> = body.walk(OpId::ROOT).collect();
    let places: HashMap<OpId, usize> = ops.iter().enumerate().map(|(at, &op)| (op, at)).collect();
    let region = body.region(OpId::ROOT, 0).expect("a region");
    let arguments = body
        .blocks(region)
        .flat_map(|block| body.block_args(block).to_vec());
    let results = ops.iter().flat_map(|&op| body.results(op));
    let of = |value| body.uses(value).map(|at| (places[&at.op], at.index));
    arguments
        .chain(results)
        .map(|value| of(value).collect())
        .collect()
}

fn convert(input: &str, in_place: bool) -> (String, Vec<Vec<(usize, usize)>>) {
    let ctx = dialect::context();
    let mut body = parse_text(&ctx, input);
    let mut patterns = PatternSet::new();
    patterns.set_type_converter(Arc::new(converter(false)));
    patterns.add(Const).add(Twice);
    if in_place {
        patterns.add(AddInPlace);
    } else {
        patterns.add(Add);
    }
    let conversion = Conversion::new(
        target(&ctx, What::Arith),
        patterns,
        ConversionConfig::default(),
    );
    let function = body.walk(OpId::ROOT).next().expect("a function");
    let nested = body.nested_mut(function).expect("a body");
    let outcome = conversion.run(
        nested,
        &OuterSymbols::default(),
        &mut ConversionScratch::new(),
    );
    assert!(outcome.result.is_ok());
    let uses = uses(nested);
    (print_body(&ctx, &body), uses)
}

#[test]
fn uses_are_in_the_same_order() {
    let input = r#"
    src.func @f {
    ^bb0(%a: i64, %b: i64, %i: index):
      "test.use"(%a, %b) : (i64, i64) -> ()
      %0 = src.add %a, %b : i64
      "test.use"(%0, %0) : (i64, i64) -> ()
      %1 = src.add %0, %0 : i64
      %2 = src.twice %0 : i64
      %3 = src.add %2, %1 : i64
      "test.use"(%2, %0, %3) : (i64, i64, i64) -> ()
      %4 = src.add %i, %i : index
      "test.use"(%4, %i) : (index, index) -> ()
      src.br ^bb1
    ^bb1:
      %5 = src.add %3, %2 : i64
      %6 = src.add %0, %5 : i64
      %7 = src.add %4, %i : index
      "test.use"(%5, %0, %6, %7, %a) : (i64, i64, i64, index, i64) -> ()
      src.br ^bb1
    }"#;
    let (replaced, renamed) = (convert(input, false), convert(input, true));
    assert!(renamed.0.contains("dst.add"), "{}", renamed.0);
    assert_eq!(replaced.0, renamed.0);
    assert_eq!(replaced.1, renamed.1);
}
