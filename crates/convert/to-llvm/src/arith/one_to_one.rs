//! Converts operations with a counterpart that has the same operands.

use terrace_arith as arith;
use terrace_builtin::attrs::AttrBuilder;
use terrace_ir::{Attr, Context, OpRef, OpView};
use terrace_llvm as llvm;
use terrace_llvm_common::one_to_one::{OneToOne, check_operands};
use terrace_llvm_common::{arith_attrs, vector};
use terrace_rewrite::{Adaptor, ConversionRewriter, Match, PatternSet};

macro_rules! table {
    ($patterns:ident, $finish:expr; $($from:ident => $to:ident;)*) => {
        $($patterns.add($finish(OneToOne::new::<arith::$from, llvm::$to>(
            concat!(stringify!($from), "Lowering"),
        )));)*
    };
}

pub(crate) fn populate(patterns: &mut PatternSet) {
    table! { patterns, |pattern| pattern;
        AndIOp => AndOp;
        ExtSIOp => SExtOp;
        ExtUIOp => ZExtOp;
        MaxSIOp => SMaxOp;
        MaxUIOp => UMaxOp;
        MinSIOp => SMinOp;
        MinUIOp => UMinOp;
        OrIOp => OrOp;
        RemSIOp => SRemOp;
        RemUIOp => URemOp;
        SIToFPOp => SIToFPOp;
        XOrIOp => XOrOp;
    }
    table! { patterns, OneToOne::supported_floats;
        FPToSIOp => FPToSIOp;
        FPToUIOp => FPToUIOp;
        UIToFPOp => UIToFPOp;
    }
    table! { patterns, overflow;
        AddIOp => AddOp;
        MulIOp => MulOp;
        ShLIOp => ShlOp;
        SubIOp => SubOp;
        TruncIOp => TruncOp;
    }
    table! { patterns, exact;
        DivSIOp => SDivOp;
        DivUIOp => UDivOp;
        ShRSIOp => AShrOp;
        ShRUIOp => LShrOp;
    }
    table! { patterns, fast_math;
        AddFOp => FAddOp;
        DivFOp => FDivOp;
        MaximumFOp => MaximumOp;
        MaxNumFOp => MaxNumOp;
        MinimumFOp => MinimumOp;
        MinNumFOp => MinNumOp;
        MulFOp => FMulOp;
        NegFOp => FNegOp;
        RemFOp => FRemOp;
        SubFOp => FSubOp;
    }
    patterns.add(
        OneToOne::new::<arith::ConstantOp, llvm::ConstantOp>("ConstantOpLowering").prop(
            "value",
            "value",
            |_, value| Some(value),
        ),
    );
    // The counterparts of these operations have no fast-math flags.
    patterns.add(
        OneToOne::new::<arith::ExtFOp, llvm::FPExtOp>("ExtFOpLowering")
            .discardable("fastmath")
            .supported_floats(),
    );
    patterns.add(
        OneToOne::new::<arith::TruncFOp, llvm::FPTruncOp>("TruncFOpLowering")
            .discardable("fastmath")
            .supported_floats()
            .only_if(
                |op| !has_rounding_mode(op),
                "the operation has a rounding mode",
            ),
    );
    patterns.add(
        OneToOne::new::<arith::TruncFOp, llvm::ConstrainedFPTruncIntr>(
            "ConstrainedTruncFOpLowering",
        )
        .prop("roundingmode", "roundingmode", rounding_mode)
        .prop("roundingmode", "fpExceptionBehavior", |ctx, _| {
            Some(ctx.i64(IGNORE))
        })
        .discardable("fastmath")
        .supported_floats()
        .only_if(has_rounding_mode, "the operation has no rounding mode"),
    );
    patterns.add_conversion_fn::<arith::BitcastOp>("BitcastOpLowering", bitcast);
}

fn overflow(pattern: OneToOne) -> OneToOne {
    pattern.prop("overflowFlags", "overflowFlags", arith_attrs::overflow)
}

fn exact(pattern: OneToOne) -> OneToOne {
    pattern.prop("isExact", "isExact", |_, value| Some(value))
}

fn fast_math(pattern: OneToOne) -> OneToOne {
    pattern
        .prop("fastmath", "fastmathFlags", arith_attrs::fastmath)
        .supported_floats()
}

/// `fpExceptionBehavior = ignore`
const IGNORE: i64 = 0;

fn has_rounding_mode(op: OpRef<'_>) -> bool {
    op.prop(arith::TruncFOp::ROUNDINGMODE).is_some()
}

/// Translates a rounding mode to the number that the LLVM dialect uses.
fn rounding_mode(ctx: &Context, mode: Attr) -> Option<Attr> {
    let number = match arith::RoundingMode::from_attr(ctx, mode)? {
        arith::RoundingMode::TowardZero => 0,
        arith::RoundingMode::ToNearestEven => 1,
        arith::RoundingMode::Upward => 2,
        arith::RoundingMode::Downward => 3,
        arith::RoundingMode::ToNearestAway => 4,
    };
    Some(ctx.i64(number))
}

/// Lowers `arith.bitcast`. A bitcast between types with the same converted type folds away.
fn bitcast(
    op: arith::BitcastOp,
    args: Adaptor<'_, arith::BitcastOp>,
    rw: &mut ConversionRewriter<'_>,
) -> Match {
    check_operands(args.values(), rw)?;
    let operand = args.r#in();
    let attrs = rw.body().attrs(op.id());
    let result = rw.convert_type(rw.read(op).out_type())?;
    if rw.body().ty(operand) == result {
        rw.replace_op(op.id(), &[operand]);
        return Ok(());
    }
    let value = vector::unroll(rw, op.id(), result, &[operand], |builder, res, operands| {
        let new = builder.create(llvm::BitcastOp::spec(res, operands[0])).id();
        builder.set_attrs(new, attrs);
        builder.body().result(new, 0)
    })?;
    rw.replace_op(op.id(), &[value]);
    Ok(())
}
