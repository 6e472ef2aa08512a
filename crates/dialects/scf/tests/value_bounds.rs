//! Tests bounds through loops and conditions, and the queries about bounds.

use terrace_builtin::affine::{AffineExpr, AffineMap};
use terrace_interfaces::mixed::MixedIndex;
use terrace_interfaces::value_bounds::{
    BoundKind, Comparison, Slice, Variable, are_overlapping, bound, compare, constant_bound,
};
use terrace_ir::{Body, Context, OpId, ValueId};

const TEXT: &str = "func.func @f(%n: index, %k: index, %c: i1) -> (index, index, index, index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %c10 = arith.constant 10 : index
  %kept, %changed = scf.for %i = %c0 to %c10 step %c1 iter_args(%x = %n, %y = %k) -> (index, index) {
    %next = arith.addi %y, %i : index
    \"test.use\"(%i, %x) : (index, index) -> ()
    scf.yield %x, %next : index, index
  }
  %chosen = scf.if %c -> index {
    scf.yield %c10 : index
  } else {
    scf.yield %c4 : index
  }
  %more = arith.addi %n, %c4 : index
  %sum = arith.addi %more, %chosen : index
  return %kept, %changed, %chosen, %more, %sum : index, index, index, index, index
}";

/// Calls `of` with values of the function: the operands of `return`, then of `test.use`, then the first two
/// arguments.
fn check(of: impl FnOnce(&Context, &Body, [ValueId; 9])) {
    let ctx = terrace_testing::context(&[
        &terrace_arith::ARITH,
        &terrace_func::FUNC,
        &terrace_scf::SCF,
    ]);
    let mut module = terrace_testing::read(&ctx, TEXT, &mut Default::default()).expect("valid");
    let (_, function) = module.nested_in_order_mut().remove(0);
    let function = &*function;
    let operands = |name: &str| -> Vec<ValueId> {
        let mut ops = function.walk(OpId::ROOT);
        let op = ops.find(|&op| ctx.op_name_str(function.name(op)) == name);
        function
            .operands(op.expect("an operation of this name"))
            .collect()
    };
    let region = function.region(OpId::ROOT, 0).expect("a region");
    let entry = function.entry_block(region).expect("a block");
    let mut values = operands("func.return");
    values.extend(operands("test.use"));
    values.extend(function.block_args(entry).iter().take(2));
    let values = values.try_into().expect("nine values");
    of(&ctx, function, values);
}

#[test]
fn loops_and_conditions() {
    check(
        |ctx, body, [kept, changed, chosen, more, sum, i, x, n, k]| {
            let is = |a, comparison, b| {
                compare(
                    ctx,
                    body,
                    Variable::Index(a),
                    comparison,
                    Variable::Index(b),
                )
            };
            assert!(
                is(kept, Comparison::Equal, n),
                "what the loop leaves as it is"
            );
            assert!(is(x, Comparison::Equal, n), "the argument of the loop");
            assert!(!is(changed, Comparison::Equal, k), "what the loop changes");
            assert!(is(more, Comparison::Greater, n));
            assert!(is(n, Comparison::Less, more));
            assert!(is(sum, Comparison::GreaterOrEqual, more));
            assert!(!is(sum, Comparison::LessOrEqual, more));
            assert!(is(i, Comparison::LessOrEqual, i));
            assert!(!is(i, Comparison::Less, chosen), "9 is not less than 4");
            let of = |kind, value| constant_bound(ctx, body, kind, Variable::Index(value));
            let bounds = [BoundKind::Lower, BoundKind::Upper, BoundKind::Equal];
            assert_eq!(
                bounds.map(|kind| of(kind, chosen)),
                [Some(4), Some(10), None]
            );
            assert_eq!(bounds.map(|kind| of(kind, i)), [Some(0), Some(9), None]);
            assert_eq!(bounds.map(|kind| of(kind, n)), [None, None, None]);
        },
    );
}

#[test]
fn bounds_in_terms_of_others() {
    check(|ctx, body, [_, _, _, more, sum, _, _, n, _]| {
        let of = |kind, value| bound(ctx, body, kind, Variable::Index(value), &|value| value == n);
        let n = vec![Variable::Index(n)];
        let plus = |number| AffineMap::new(1, 0, [AffineExpr::Dim(0) + number]);
        assert_eq!(of(BoundKind::Equal, more), Some((plus(4), n.clone())));
        assert_eq!(of(BoundKind::Lower, sum), Some((plus(8), n.clone())));
        assert_eq!(of(BoundKind::Upper, sum), Some((plus(14), n)));
        assert_eq!(of(BoundKind::Equal, sum), None);
    });
}

#[test]
fn slices() {
    check(|ctx, body, [_, _, chosen, more, _, _, _, n, _]| {
        let slice = |offset, size, stride| Slice {
            offsets: vec![offset],
            sizes: vec![size],
            strides: vec![MixedIndex::Known(stride)],
        };
        let (known, value) = (MixedIndex::Known, MixedIndex::Value);
        let overlap = |a, b| are_overlapping(ctx, body, &a, &b);
        let four = slice(value(n), known(4), 1);
        assert_eq!(
            overlap(four.clone(), slice(value(more), known(4), 1)),
            Some(false)
        );
        assert_eq!(
            overlap(
                slice(value(n), known(5), 1),
                slice(value(more), known(4), 1)
            ),
            Some(true)
        );
        assert_eq!(
            overlap(four.clone(), slice(value(chosen), known(4), 1)),
            None
        );
        assert_eq!(
            overlap(four.clone(), slice(value(n), known(0), 1)),
            Some(false)
        );
        // The elements 0, 3, 6 and 1, 4 are interleaved and disjoint.
        let apart = overlap(slice(known(0), known(3), 3), slice(known(1), known(2), 3));
        assert_ne!(apart, Some(true));
        assert_eq!(
            overlap(slice(known(0), known(3), 3), slice(known(7), known(2), 1)),
            Some(false)
        );
        // The size is chosen by a condition and is at least 4.
        assert_eq!(
            overlap(
                slice(known(0), value(chosen), 1),
                slice(known(3), known(1), 1)
            ),
            Some(true)
        );
    });
}
