//! Expands affine expressions to arith operations on `index`.

use terrace_arith::enums::IntegerOverflowFlags;
use terrace_arith::{
    AddIOp, CmpIOp, CmpIPredicate, DivSIOp, MulIOp, RemSIOp, SelectOp, SubIOp, constant_index,
};
use terrace_builtin::affine::{AffineExpr, AffineMap, BinaryKind};
use terrace_ir::{Builder, SmallVec, ValueId, smallvec};

/// Values, for example for a map's results.
pub type Values = SmallVec<[ValueId; 4]>;

/// Checks that expressions can be expanded: constant divisors must be positive. The message is MLIR's.
pub fn check_expandable<'e>(
    exprs: impl IntoIterator<Item = &'e AffineExpr>,
) -> Result<(), &'static str> {
    for expr in exprs {
        let mut wrong = None;
        // MLIR visits an operation before its operands, so the outermost invalid division determines the message.
        expr.fold(
            |_| (),
            |node, (), ()| {
                let divides = !matches!(node.kind(), BinaryKind::Add | BinaryKind::Mul);
                if divides && node.rhs().as_constant().is_some_and(|by| by <= 0) {
                    wrong = Some(match node.kind() {
                        BinaryKind::Mod => "modulo by non-positive value is not supported",
                        _ => "division by non-positive value is not supported",
                    });
                }
            },
        );
        wrong.map_or(Ok(()), Err)?;
    }
    Ok(())
}

/// Creates the operations that compute an expression: MLIR's `expandAffineExpr`. The caller must
/// [check](check_expandable) the expression first.
pub fn expand_affine_expr(
    builder: &mut Builder<'_>,
    expr: &AffineExpr,
    dims: &[ValueId],
    symbols: &[ValueId],
) -> ValueId {
    enum ExpandTask<'e> {
        Enter(&'e AffineExpr),
        Leave(BinaryKind),
    }
    let mut steps: SmallVec<[ExpandTask<'_>; 8]> = smallvec![ExpandTask::Enter(expr)];
    let mut values = Values::new();
    while let Some(step) = steps.pop() {
        let value = match step {
            ExpandTask::Enter(AffineExpr::Binary(node)) => {
                let [lhs, rhs] = [node.lhs(), node.rhs()].map(ExpandTask::Enter);
                steps.extend([ExpandTask::Leave(node.kind()), rhs, lhs]);
                continue;
            }
            ExpandTask::Enter(AffineExpr::Dim(at)) => dims[*at as usize],
            ExpandTask::Enter(AffineExpr::Symbol(at)) => symbols[*at as usize],
            ExpandTask::Enter(AffineExpr::Constant(value)) => constant_index(builder, *value),
            ExpandTask::Leave(kind) => {
                let (rhs, lhs) = (values.pop(), values.pop());
                let operands = lhs.zip(rhs);
                let (lhs, rhs) = operands.expect("invariant: both operands were computed");
                binary(builder, kind, lhs, rhs)
            }
        };
        values.push(value);
    }
    values.pop().expect("invariant: an expression has a value")
}

/// Creates the operations that compute the results of a map from dimensions and symbols, in this order: MLIR's
/// `expandAffineMap`. The caller must [check](check_expandable) the results first.
pub fn expand_affine_map(
    builder: &mut Builder<'_>,
    map: &AffineMap,
    operands: &[ValueId],
) -> Values {
    let (dims, symbols) = operands.split_at(map.dims as usize);
    let results = map.results.iter();
    results
        .map(|expr| expand_affine_expr(builder, expr, dims, symbols))
        .collect()
}

fn compare(b: &mut Builder<'_>, how: CmpIPredicate, lhs: ValueId, rhs: ValueId) -> ValueId {
    b.create_value(CmpIOp::spec(how, lhs, rhs))
}

fn binary(b: &mut Builder<'_>, kind: BinaryKind, lhs: ValueId, rhs: ValueId) -> ValueId {
    match kind {
        BinaryKind::Add => b.create_value(AddIOp::spec(lhs, rhs)),
        BinaryKind::Mul => {
            b.create_value(MulIOp::spec(lhs, rhs).overflow_flags(IntegerOverflowFlags::NSW))
        }
        BinaryKind::Mod => modulo(b, lhs, rhs),
        BinaryKind::FloorDiv => floor_div(b, lhs, rhs),
        BinaryKind::CeilDiv => ceil_div(b, lhs, rhs),
    }
}

/// Computes `lhs mod rhs`. The remainder of truncated division has the sign of the dividend, so the divisor is added
/// to a negative remainder.
fn modulo(b: &mut Builder<'_>, lhs: ValueId, rhs: ValueId) -> ValueId {
    let remainder = b.create_value(RemSIOp::spec(lhs, rhs));
    let zero = constant_index(b, 0);
    let is_negative = compare(b, CmpIPredicate::Slt, remainder, zero);
    let corrected = b.create_value(AddIOp::spec(remainder, rhs));
    b.create_value(SelectOp::spec(is_negative, corrected, remainder))
}

/// Computes floor division with one truncating division: `a / b` if `a` is not negative, or else `-1 - (-1 - a) / b`.
fn floor_div(b: &mut Builder<'_>, lhs: ValueId, rhs: ValueId) -> ValueId {
    let zero = constant_index(b, 0);
    let minus_one = constant_index(b, -1);
    let is_negative = compare(b, CmpIPredicate::Slt, lhs, zero);
    let mirrored = b.create_value(SubIOp::spec(minus_one, lhs));
    let dividend = b.create_value(SelectOp::spec(is_negative, mirrored, lhs));
    let quotient = b.create_value(DivSIOp::spec(dividend, rhs));
    let mirrored = b.create_value(SubIOp::spec(minus_one, quotient));
    b.create_value(SelectOp::spec(is_negative, mirrored, quotient))
}

/// Computes ceiling division with one truncating division: `(a - 1) / b + 1` if `a` is positive, or else `a / b`. It
/// avoids negation, which overflows for the minimum signed value.
fn ceil_div(b: &mut Builder<'_>, lhs: ValueId, rhs: ValueId) -> ValueId {
    let zero = constant_index(b, 0);
    let one = constant_index(b, 1);
    let is_not_positive = compare(b, CmpIPredicate::Sle, lhs, zero);
    let less = b.create_value(SubIOp::spec(lhs, one));
    let dividend = b.create_value(SelectOp::spec(is_not_positive, lhs, less));
    let quotient = b.create_value(DivSIOp::spec(dividend, rhs));
    let more = b.create_value(AddIOp::spec(quotient, one));
    b.create_value(SelectOp::spec(is_not_positive, quotient, more))
}
