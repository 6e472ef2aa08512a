//! Speculatability of divisions.

use terrace_builtin::attrs::{DenseElementsAttr, IntegerAttr};
use terrace_ir::OpRef;
use terrace_ir::interfaces::constant_value;
use terrace_ir::speculation::{ConditionallySpeculatable, Speculatability, always_if};
use terrace_numeric::ApInt;

/// The model of divisions of the first operand by the second. They can be speculated if the divisor is a non-zero
/// constant and, for signed divisions, not -1.
pub struct Division {
    /// True for signed division.
    pub signed: bool,
}

impl ConditionallySpeculatable for Division {
    fn speculatability(&self, op: OpRef<'_>) -> Speculatability {
        let harmless = |value: &ApInt| !(value.is_zero() || self.signed && value.is_all_ones());
        always_if(is_constant_where(op, 1, harmless))
    }
}

/// Returns true if an operand is an integer constant that satisfies `fits`, or a constant whose elements all satisfy
/// it.
pub fn is_constant_where(op: OpRef<'_>, operand: usize, fits: impl Fn(&ApInt) -> bool) -> bool {
    let value = op.body.operand(op.id, operand);
    constant_value(op.ctx, op.body, value).is_some_and(|value| {
        if let Some(integer) = value.as_::<IntegerAttr>(op.ctx) {
            return fits(&integer.value);
        }
        let elements = value.as_::<DenseElementsAttr>(op.ctx);
        let values = elements.and_then(|elements| elements.ints(op.ctx));
        values.is_some_and(|mut values| values.all(|value| fits(&value)))
    })
}
