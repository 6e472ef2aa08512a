//! The patterns of `convert-complex-to-llvm`.

use crate::complex::reals::Emit;
use terrace_arith::enums::FastMathFlags;
use terrace_complex::division::{ComplexRange, Pair, Reals, divide};
use terrace_complex::{
    AbsOp, AddOp, ConstantOp, CreateOp, DivOp, ImOp, MulOp, ReOp, SubOp, float_of_operand,
};
use terrace_ir::{Builder, OpId, OpView, OperandValues, ValueId};
use terrace_llvm as llvm;
use terrace_llvm_common::{ComplexStructBuilder, OneToOne, arith_attrs};
use terrace_rewrite::{Adaptor, ConversionRewriter, Match, PatternSet, Root};

pub(crate) fn populate(patterns: &mut PatternSet, range: ComplexRange) {
    for (name, from, kind) in [
        ("AbsOpConversion", AbsOp::DEF, Kind::Abs),
        ("AddOpConversion", AddOp::DEF, Kind::Add),
        ("DivOpConversion", DivOp::DEF, Kind::Div(range)),
        ("MulOpConversion", MulOp::DEF, Kind::Mul),
        ("SubOpConversion", SubOp::DEF, Kind::Sub),
    ] {
        patterns.add_root_fn(name, Root::Op(from), move |op, operands, rw| {
            arithmetic(kind, op, operands, rw)
        });
    }
    patterns.add(
        OneToOne::new::<ConstantOp, llvm::ConstantOp>("ConstantOpLowering").prop(
            "value",
            "value",
            |_, value| Some(value),
        ),
    );
    patterns.add_conversion_fn::<CreateOp>("CreateOpConversion", convert_create);
    patterns.add_conversion_fn::<ImOp>("ImOpConversion", convert_im);
    patterns.add_conversion_fn::<ReOp>("ReOpConversion", convert_re);
}

#[derive(Clone, Copy)]
enum Kind {
    Abs,
    Add,
    Sub,
    Mul,
    Div(ComplexRange),
}

/// Returns the parts of a complex number.
fn parts(builder: &mut Builder<'_>, value: ValueId) -> Pair {
    let number = ComplexStructBuilder::new(builder, value);
    Pair {
        re: number.real(builder),
        im: number.imaginary(builder),
    }
}

/// Lowers an operation on complex numbers with fast-math flags.
fn arithmetic(
    operation: Kind,
    op: OpId,
    operands: OperandValues<'_>,
    rw: &mut ConversionRewriter<'_>,
) -> Match {
    let source = rw.op(op);
    let (float, kind) = float_of_operand(source)?;
    let flags = FastMathFlags::of(source);
    let may_approximate = flags.may_approximate();
    let flags = arith_attrs::fastmath_flags(flags);
    let result = source.result_type(0);
    let res = rw.convert_type(result)?;
    let mut builder = rw.builder();
    let a = parts(&mut builder, operands.one(0));
    if let Kind::Abs = operation {
        let mut e = Emit::new(&mut builder, float, kind, flags);
        let value = match may_approximate {
            true => e.root_of_squares(a),
            false => e.absolute(a),
        };
        rw.replace_op(op, &[value]);
        return Ok(());
    }
    let b = parts(&mut builder, operands.one(1));
    let mut number = ComplexStructBuilder::poison(&mut builder, res);
    let mut e = Emit::new(&mut builder, float, kind, flags);
    let value = match operation {
        Kind::Abs | Kind::Add => Pair {
            re: e.add(a.re, b.re),
            im: e.add(a.im, b.im),
        },
        Kind::Sub => Pair {
            re: e.sub(a.re, b.re),
            im: e.sub(a.im, b.im),
        },
        Kind::Mul => {
            let (x, y) = (e.mul(b.re, a.re), e.mul(b.im, a.im));
            let re = e.sub(x, y);
            let (x, y) = (e.mul(a.im, b.re), e.mul(a.re, b.im));
            let im = e.add(x, y);
            Pair { re, im }
        }
        Kind::Div(range) => divide(&mut e, range, a, b),
    };
    number.set_real(&mut builder, value.re);
    number.set_imaginary(&mut builder, value.im);
    rw.replace_op(op, &[number.value()]);
    Ok(())
}

fn convert_create(
    op: CreateOp,
    args: Adaptor<'_, CreateOp>,
    rw: &mut ConversionRewriter<'_>,
) -> Match {
    let result = rw.read(op).complex_type();
    let res = rw.convert_type(result)?;
    let mut builder = rw.builder();
    let mut number = ComplexStructBuilder::poison(&mut builder, res);
    number.set_real(&mut builder, args.real());
    number.set_imaginary(&mut builder, args.imaginary());
    rw.replace_op(op.id(), &[number.value()]);
    Ok(())
}

fn convert_re(op: ReOp, args: Adaptor<'_, ReOp>, rw: &mut ConversionRewriter<'_>) -> Match {
    let mut builder = rw.builder();
    let number = ComplexStructBuilder::new(&builder, args.complex());
    let part = number.real(&mut builder);
    rw.replace_op(op.id(), &[part]);
    Ok(())
}

fn convert_im(op: ImOp, args: Adaptor<'_, ImOp>, rw: &mut ConversionRewriter<'_>) -> Match {
    let mut builder = rw.builder();
    let number = ComplexStructBuilder::new(&builder, args.complex());
    let part = number.imaginary(&mut builder);
    rw.replace_op(op.id(), &[part]);
    Ok(())
}
