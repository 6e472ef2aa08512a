//! When dividing may be done where it was not.

use crate::attrs::{DenseElementsAttr, IntegerAttr};
use terrace_ir::OpRef;
use terrace_ir::interfaces::constant_value;
use terrace_ir::speculation::{ConditionallySpeculatable, Speculatability};
use terrace_numeric::ApInt;

/// Divisions of the first operand by the second: by a constant that is not 0 and, where signed, not -1.
pub struct Division {
    /// Whether the operands have signs.
    pub signed: bool,
}

impl ConditionallySpeculatable for Division {
    fn speculatability(&self, op: OpRef<'_>) -> Speculatability {
        let divisor = op.body.operand(op.id, 1);
        let harmless = constant_value(op.ctx, op.body, divisor).is_some_and(|divisor| {
            let fits = |value: &ApInt| !(value.is_zero() || self.signed && value.is_all_ones());
            if let Some(integer) = divisor.as_::<IntegerAttr>(op.ctx) {
                return fits(&integer.value);
            }
            let elements = divisor.as_::<DenseElementsAttr>(op.ctx);
            let values = elements.and_then(|elements| elements.ints(op.ctx));
            values.is_some_and(|mut values| values.all(|value| fits(&value)))
        });
        match harmless {
            true => Speculatability::Always,
            false => Speculatability::Never,
        }
    }
}
