//! The pass `convert-math-to-funcs`.

use crate::math_to_funcs::patterns::{Choice, Wanted, populate};
use std::collections::HashSet;
use terrace_builtin::types::{IntegerType, element_type_or_self};
use terrace_ir::{Body, Builder, Context, Failed, InsertPoint, OpId, OpRef, Type};
use terrace_math::{CountLeadingZerosOp, FPowIOp, IPowIOp};
use terrace_pass::{Lowering, Pass, PassContext, PassDef, Taken, TypedOption, convert};
use terrace_rewrite::{ConversionConfig, ConversionTarget, PatternSet};
use terrace_stages as stages;

const MIN_WIDTH_OF_FPOWI_EXPONENT: TypedOption<u32> = TypedOption::uint(
    "min-width-of-fpowi-exponent",
    "Convert FPowI only if the width of its exponent's integer type is greater than or equal to this value",
    1,
);

const CONVERT_CTLZ: TypedOption<bool> = TypedOption::bool(
    "convert-ctlz",
    "Convert math.ctlz to a software implementation. Enable for targets that do not natively support ctlz.",
    false,
);

/// `convert-math-to-funcs`
pub static CONVERT_MATH_TO_FUNCS: PassDef = PassDef::of(
    "convert-math-to-funcs",
    "Convert Math operations to calls of outlined implementations.",
    |options| {
        Box::new(ConvertMathToFuncs {
            choice: Choice {
                min_width: options.get(&MIN_WIDTH_OF_FPOWI_EXPONENT),
                ctlz: options.get(&CONVERT_CTLZ),
            },
        })
    },
)
.class("ConvertMathToFuncs")
.on("builtin.module")
.options(&[MIN_WIDTH_OF_FPOWI_EXPONENT.def, CONVERT_CTLZ.def])
.dialects(&["arith", "cf", "func", "llvm", "scf", "vector"]);

/// Schedules [`CONVERT_MATH_TO_FUNCS`] in `terrace lower`.
pub static LOWERING: Lowering = Lowering::new(
    &CONVERT_MATH_TO_FUNCS,
    &[
        Taken::Op("math.ipowi"),
        Taken::When("math.fpowi", has_no_intrinsic),
    ],
)
.stage(&stages::FUNCTIONS);

/// Returns true if the exponent's type is not `i32`, which LLVM's intrinsic requires on most targets.
fn has_no_intrinsic(op: OpRef<'_>) -> bool {
    let power = op.body.operands(op.id).nth(1);
    power.is_some_and(|power| op.body.ty(power) != Type::I32)
}

struct ConvertMathToFuncs {
    choice: Choice,
}

impl Pass for ConvertMathToFuncs {
    fn run(&self, cx: &mut PassContext<'_>) -> Result<(), Failed> {
        let ctx = cx.ctx;
        add_functions(ctx, cx.body, self.choice);
        let mut patterns = PatternSet::new();
        populate(&mut patterns, self.choice);
        let mut target = ConversionTarget::new(ctx);
        for dialect in ["arith", "cf", "func", "scf", "vector"] {
            target.add_legal_dialect(dialect);
        }
        // Operations on `index` are legal.
        let is_of_index = |op: OpRef<'_>| {
            let result = element_type_or_self(op.ctx, op.result_type(0));
            Some(!result.is::<IntegerType>(op.ctx))
        };
        target.add_dynamically_legal_op::<IPowIOp>(is_of_index);
        if self.choice.ctlz {
            target.add_dynamically_legal_op::<CountLeadingZerosOp>(is_of_index);
        }
        let choice = self.choice;
        target.add_dynamically_legal_op::<FPowIOp>(move |op| Some(!choice.converts_fpowi(op)));
        convert(cx, target, patterns, ConversionConfig::WITHOUT_SYMBOLS)
    }
}

/// Appends the functions that the operations of a module require, in the order of the operations.
fn add_functions(ctx: &Context, body: &mut Body, choice: Choice) {
    let mut wanted = Vec::new();
    collect(ctx, body, choice, &mut wanted);
    let mut seen = HashSet::new();
    wanted.retain(|&function| seen.insert(function));
    let loc = body.loc(OpId::ROOT);
    let block = body
        .region(OpId::ROOT, 0)
        .and_then(|region| body.entry_block(region));
    let Some(block) = block else { return };
    for function in wanted {
        if let Some(function) = function.make(ctx, loc) {
            let at = InsertPoint::end(block);
            Builder::new(ctx, body, at, loc).insert_nested(function);
        }
    }
}

fn collect(ctx: &Context, body: &Body, choice: Choice, out: &mut Vec<Wanted>) {
    let mut pending = vec![(
        body,
        body.walk(OpId::ROOT).collect::<Vec<OpId>>().into_iter(),
    )];
    // Bodies may be deeply nested, so the walk is iterative.
    while let Some((body, ops)) = pending.last_mut() {
        let body = *body;
        let Some(op) = ops.next() else {
            pending.pop();
            continue;
        };
        out.extend(choice.wanted(OpRef::new(ctx, body, op)));
        if op != OpId::ROOT
            && let Some(nested) = body.nested(op)
        {
            let ops: Vec<OpId> = nested.walk(OpId::ROOT).collect();
            pending.push((nested, ops.into_iter()));
        }
    }
}
