//! Divisions that round up or down, in terms of division towards zero.

use terrace_builtin::attrs::AttrBuilder;
use terrace_index::{CeilDivSOp, CeilDivUOp, FloorDivSOp, IndexCmpPredicate};
use terrace_ir::{Builder, OpId, OpView, OperandValues, Type, ValueId};
use terrace_llvm::{
    AddOpSpec, AndOpSpec, ConstantOpSpec, ICmpOpSpec, SDivOpSpec, SelectOpSpec, SubOpSpec,
    UDivOpSpec,
};
use terrace_rewrite::{ConversionRewriter, NoMatch, OpPattern, PatternSet};

pub(crate) fn populate(patterns: &mut PatternSet) {
    patterns.add(CeilDivS);
    patterns.add(CeilDivU);
    patterns.add(FloorDivS);
}

/// Arithmetic on one type.
struct Llvm<'a, 'b> {
    builder: &'a mut Builder<'b>,
    ty: Type,
}

impl Llvm<'_, '_> {
    fn constant(&mut self, value: i64) -> ValueId {
        let value = self.builder.ctx.int(self.ty, value);
        let res = self.ty;
        self.builder.create_value(ConstantOpSpec { value, res })
    }

    fn add(&mut self, lhs: ValueId, rhs: ValueId) -> ValueId {
        let (overflow_flags, res) = (None, self.ty);
        self.builder.create_value(AddOpSpec {
            lhs,
            rhs,
            overflow_flags,
            res,
        })
    }

    fn sub(&mut self, lhs: ValueId, rhs: ValueId) -> ValueId {
        let (overflow_flags, res) = (None, self.ty);
        self.builder.create_value(SubOpSpec {
            lhs,
            rhs,
            overflow_flags,
            res,
        })
    }

    fn div_signed(&mut self, lhs: ValueId, rhs: ValueId) -> ValueId {
        let (is_exact, res) = (None, self.ty);
        self.builder.create_value(SDivOpSpec {
            lhs,
            rhs,
            is_exact,
            res,
        })
    }

    fn div_unsigned(&mut self, lhs: ValueId, rhs: ValueId) -> ValueId {
        let (is_exact, res) = (None, self.ty);
        self.builder.create_value(UDivOpSpec {
            lhs,
            rhs,
            is_exact,
            res,
        })
    }

    fn compare(&mut self, predicate: IndexCmpPredicate, lhs: ValueId, rhs: ValueId) -> ValueId {
        let predicate = self.builder.ctx.i64(predicate as i64);
        self.builder.create_value(ICmpOpSpec {
            predicate,
            lhs,
            rhs,
            res: Type::I1,
        })
    }

    fn and(&mut self, lhs: ValueId, rhs: ValueId) -> ValueId {
        let res = Type::I1;
        self.builder.create_value(AndOpSpec { lhs, rhs, res })
    }

    fn select(&mut self, condition: ValueId, true_value: ValueId, false_value: ValueId) -> ValueId {
        self.builder.create_value(SelectOpSpec {
            condition,
            true_value,
            false_value,
            fastmath_flags: None,
            res: self.ty,
        })
    }
}

/// Replaces a division by what `make` makes of the two operands.
fn replace(
    op: OpId,
    operands: OperandValues<'_>,
    rewriter: &mut ConversionRewriter<'_>,
    make: impl FnOnce(&mut Llvm<'_, '_>, ValueId, ValueId) -> ValueId,
) -> Result<(), NoMatch> {
    let (n, m) = (operands.one(0), operands.one(1));
    let ty = rewriter.body().ty(n);
    let mut builder = rewriter.builder();
    let mut llvm = Llvm {
        builder: &mut builder,
        ty,
    };
    let value = make(&mut llvm, n, m);
    rewriter.replace_op(op, &[value]);
    Ok(())
}

struct CeilDivS;

impl OpPattern for CeilDivS {
    type Op = CeilDivSOp;
    const NAME: &'static str = "ConvertIndexCeilDivS";

    fn rewrite(
        &self,
        op: CeilDivSOp,
        operands: OperandValues<'_>,
        rewriter: &mut ConversionRewriter<'_>,
    ) -> Result<(), NoMatch> {
        replace(op.id(), operands, rewriter, |llvm, n, m| {
            let zero = llvm.constant(0);
            let one = llvm.constant(1);
            let minus_one = llvm.constant(-1);
            // With a positive quotient: one less in the dividend's direction, and one more afterwards.
            let m_positive = llvm.compare(IndexCmpPredicate::Sgt, m, zero);
            let towards_zero = llvm.select(m_positive, minus_one, one);
            let less = llvm.add(n, towards_zero);
            let quotient = llvm.div_signed(less, m);
            let up = llvm.add(quotient, one);
            // Otherwise division towards zero rounds up.
            let negated = llvm.sub(zero, n);
            let quotient = llvm.div_signed(negated, m);
            let truncated = llvm.sub(zero, quotient);
            let n_positive = llvm.compare(IndexCmpPredicate::Sgt, n, zero);
            let same_sign = llvm.compare(IndexCmpPredicate::Eq, n_positive, m_positive);
            let not_zero = llvm.compare(IndexCmpPredicate::Ne, n, zero);
            let positive = llvm.and(same_sign, not_zero);
            llvm.select(positive, up, truncated)
        })
    }
}

struct CeilDivU;

impl OpPattern for CeilDivU {
    type Op = CeilDivUOp;
    const NAME: &'static str = "ConvertIndexCeilDivU";

    fn rewrite(
        &self,
        op: CeilDivUOp,
        operands: OperandValues<'_>,
        rewriter: &mut ConversionRewriter<'_>,
    ) -> Result<(), NoMatch> {
        replace(op.id(), operands, rewriter, |llvm, n, m| {
            let zero = llvm.constant(0);
            let one = llvm.constant(1);
            let less = llvm.sub(n, one);
            let quotient = llvm.div_unsigned(less, m);
            let up = llvm.add(quotient, one);
            let is_zero = llvm.compare(IndexCmpPredicate::Eq, n, zero);
            llvm.select(is_zero, zero, up)
        })
    }
}

struct FloorDivS;

impl OpPattern for FloorDivS {
    type Op = FloorDivSOp;
    const NAME: &'static str = "ConvertIndexFloorDivS";

    fn rewrite(
        &self,
        op: FloorDivSOp,
        operands: OperandValues<'_>,
        rewriter: &mut ConversionRewriter<'_>,
    ) -> Result<(), NoMatch> {
        replace(op.id(), operands, rewriter, |llvm, n, m| {
            let zero = llvm.constant(0);
            let one = llvm.constant(1);
            let minus_one = llvm.constant(-1);
            // With a negative quotient: that of what is nearer to zero, and one less.
            let m_negative = llvm.compare(IndexCmpPredicate::Slt, m, zero);
            let towards_zero = llvm.select(m_negative, one, minus_one);
            let less = llvm.sub(towards_zero, n);
            let quotient = llvm.div_signed(less, m);
            let down = llvm.sub(minus_one, quotient);
            // Otherwise division towards zero rounds down.
            let truncated = llvm.div_signed(n, m);
            let n_negative = llvm.compare(IndexCmpPredicate::Slt, n, zero);
            let other_sign = llvm.compare(IndexCmpPredicate::Ne, n_negative, m_negative);
            let not_zero = llvm.compare(IndexCmpPredicate::Ne, n, zero);
            let negative = llvm.and(other_sign, not_zero);
            llvm.select(negative, down, truncated)
        })
    }
}
