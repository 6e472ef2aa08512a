//! Folds sums and products of induction variables into the ranges of loops.

use terrace_arith::enums::IntegerOverflowFlags;
use terrace_arith::{AddIOp, MulIOp};
use terrace_builtin::attrs::ap_int_value;
use terrace_ir::{InsertPoint, IrMapping, OpId, OpView, SmallVec, ValueId};
use terrace_numeric::ApInt;
use terrace_rewrite::{Match, NO_MATCH, Rewriter, check};
use terrace_scf::ForOp;

/// Folds additions and multiplications of the induction variable with loop-invariant constants into the loop's range,
/// if the variable has no other uses. The transformation of `scf-for-loop-range-folding`.
///
/// The bounds, the step and the other operand must be constants. Otherwise a new bound may wrap, which would change the
/// trip count. MLIR folds regardless, even for factors that are zero or negative.
///
/// # Errors
///
/// Returns an error if nothing can be folded.
///
/// ```
/// use terrace_ir::{OpId, OpRef, OpView};
/// use terrace_rewrite::IrRewriter;
/// use terrace_scf::ForOp;
/// use terrace_scf_transforms::fold_loop_range;
/// use terrace_testing::{check, context, expect};
///
/// check(
///     &context(&[&terrace_affine::AFFINE, &terrace_arith::ARITH, &terrace_func::FUNC, &terrace_scf::SCF]),
///     r#"
///         func.func @f() {
///           %c1 = arith.constant 1 : index
///           %c8 = arith.constant 8 : index
///           scf.for %i = %c1 to %c8 step %c1 {
///             %0 = arith.addi %i, %c8 : index
///             "a.use"(%0) : (index) -> ()
///           }
///           return
///         }
///     "#,
///     |ctx, body, _| {
///         for (_, function) in body.nested_in_order_mut() {
///             let ops: Vec<OpId> = function.walk(OpId::ROOT).collect();
///             for op in ops {
///                 if let Some(op) = OpRef::new(ctx, function, op).cast::<ForOp>() {
///                     let mut rw = IrRewriter::new(ctx, function);
///                     rw.go_to(op.id());
///                     fold_loop_range(op, &mut rw).expect("a loop of that form");
///                 }
///             }
///         }
///         Ok(())
///     },
///     &expect![[r#"
///     module {
///       func.func @f() {
///         %c1 = arith.constant 1 : index
///         %c8 = arith.constant 8 : index
///         %0 = arith.addi %c1, %c8 : index
///         %1 = arith.addi %c8, %c8 : index
///         scf.for %arg0 = %0 to %1 step %c1 {
///           "a.use"(%arg0) : (index) -> ()
///         }
///         return
///       }
///     }
///     "#]],
/// );
/// ```
pub fn fold_loop_range(op: ForOp, rw: &mut dyn Rewriter<'_>) -> Match {
    let view = rw.read(op);
    let values = [view.lower_bound(), view.upper_bound(), view.step()];
    let [lower, upper, step] = values.map(|value| int(rw, value).ok_or(NO_MATCH));
    let mut range = Range {
        lower: lower?,
        upper: upper?,
        step: step?,
        unsigned: view.unsigned_cmp(),
    };
    let mut changed = false;
    while fold_one(op, &mut range, rw).is_ok() {
        changed = true;
    }
    check(changed)
}

/// Returns the value of an integer constant.
pub(crate) fn int(rw: &dyn Rewriter<'_>, value: ValueId) -> Option<ApInt> {
    ap_int_value(rw.ctx(), rw.constant(value)?).cloned()
}

/// A sum or product with a constant.
struct Linear {
    is_sum: bool,
    constant: ApInt,
    flags: IntegerOverflowFlags,
}

impl Linear {
    /// Returns the exact result. Both operands must have a type that is wide enough for it.
    fn exact(&self, value: &ApInt, constant: &ApInt) -> ApInt {
        match self.is_sum {
            true => value.add(constant),
            false => value.mul(constant),
        }
    }

    /// Returns true if the overflow flags hold for a value.
    fn keeps_flags(&self, value: &ApInt) -> bool {
        let width = value.width();
        [
            (IntegerOverflowFlags::NSW, false),
            (IntegerOverflowFlags::NUW, true),
        ]
        .into_iter()
        .all(|(flag, unsigned)| {
            let [value, constant] = [value, &self.constant].map(|it| widened(it, unsigned));
            !self.flags.contains(flag) || fits(&self.exact(&value, &constant), width, unsigned)
        })
    }
}

/// Extends a number to a type in which sums and products of two numbers, and a few more additions, do not overflow.
fn widened(value: &ApInt, unsigned: bool) -> ApInt {
    let width = 2 * value.width() + 3;
    match unsigned {
        true => value.zext(width),
        false => value.sext(width),
    }
}

/// Returns true if a number fits into a type of the given width.
fn fits(value: &ApInt, width: u32, unsigned: bool) -> bool {
    let narrow = value.trunc(width);
    let back = match unsigned {
        true => narrow.zext(value.width()),
        false => narrow.sext(value.width()),
    };
    back == *value
}

/// The iteration range of a loop.
struct Range {
    lower: ApInt,
    upper: ApInt,
    step: ApInt,
    unsigned: bool,
}

impl Range {
    /// Returns the range of the results for the numbers of this range. Returns `None` if a bound wraps, or the value
    /// after the last step.
    fn mapped(&self, by: &Linear) -> Option<Range> {
        // A loop with unsigned comparison may also add a negative number.
        let signs: &[bool] = match self.unsigned && by.is_sum {
            true => &[true, false],
            false => &[self.unsigned],
        };
        signs.iter().find_map(|&sign| {
            let constant = widened(&by.constant, sign);
            let one = ApInt::new(constant.width(), 1);
            if !by.is_sum && constant.slt(&one) {
                return None;
            }
            let wide = |value: &ApInt| widened(value, self.unsigned);
            let lower = by.exact(&wide(&self.lower), &constant);
            let upper = by.exact(&wide(&self.upper), &constant);
            let step = match by.is_sum {
                true => wide(&self.step),
                false => by.exact(&wide(&self.step), &constant),
            };
            let beyond = upper.add(&step).sub(&one);
            let width = self.lower.width();
            let all = [&lower, &upper, &step, &beyond];
            if one.slt(&step.add(&one)) && all.iter().all(|it| fits(it, width, self.unsigned)) {
                return Some(Range {
                    lower: lower.trunc(width),
                    upper: upper.trunc(width),
                    step: step.trunc(width),
                    unsigned: self.unsigned,
                });
            }
            None
        })
    }
}

fn fold_one(op: ForOp, range: &mut Range, rw: &mut dyn Rewriter<'_>) -> Match {
    let body = rw.body();
    let view = rw.read(op);
    let block = rw.entry_block(view.region())?;
    let variable = *body.block_args(block).first().ok_or(NO_MATCH)?;
    let uses: SmallVec<[OpId; 2]> = body.uses(variable).map(|it| it.op).collect();
    let &[user] = &uses[..] else {
        return Err(NO_MATCH);
    };
    let sum = rw.op(user).as_::<AddIOp>();
    let sum = sum.map(|sum| sum.overflow_flags());
    let product = rw.op(user).as_::<MulIOp>();
    let product = product.map(|product| product.overflow_flags());
    let other = body.operands(user).find(|&operand| operand != variable);
    let other = other.ok_or(NO_MATCH)?;
    check(!rw.is_defined_inside(other, op.id()))?;
    let linear = Linear {
        is_sum: sum.is_some(),
        constant: int(rw, other).ok_or(NO_MATCH)?,
        flags: sum.or(product).ok_or(NO_MATCH)?,
    };
    let folded = range.mapped(&linear).ok_or(NO_MATCH)?;
    // The lower bound, the upper bound and the step of the loop.
    let bounds = [
        (view.lower_bound(), &range.lower),
        (view.upper_bound(), &range.upper),
        (view.step(), &range.step),
    ];
    let bounds = &bounds[..if linear.is_sum { 2 } else { 3 }];
    check(bounds.iter().all(|(_, number)| linear.keeps_flags(number)))?;
    rw.set_insertion_point(InsertPoint::before(rw.body(), op.id()));
    let values: SmallVec<[ValueId; 3]> = bounds
        .iter()
        .map(|&(bound, _)| {
            let mut mapping = IrMapping::of_values([(variable, bound)]);
            let copy = rw.clone_op(user, &mut mapping);
            rw.results(copy)[0]
        })
        .collect();
    let mut edit = rw.edit(op.id());
    for (at, value) in values.into_iter().enumerate() {
        edit.set_operand(at, value);
    }
    rw.replace_op(user, &[variable]);
    *range = folded;
    Ok(())
}
