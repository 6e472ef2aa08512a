//! Creates casts between original and converted types, and looks up the values that patterns receive.

use super::ConversionRewriter;
use crate::state::{Materialization, MaterializationKind};
use crate::values::Values;
use terrace_ir::rewrite::NoMatch;
use terrace_ir::{InsertPoint, Loc, OpSpec, Type, ValueId};

/// Casts.
impl ConversionRewriter<'_> {
    /// Returns the location of a value: the defining operation's, or the block argument's. A removed block argument
    /// keeps its location.
    pub(crate) fn value_loc(&self, value: ValueId) -> Loc {
        let is_argument = self.body.defining_op(value).is_none();
        let old = self.state.old_argument_locs.get(&value);
        match old.filter(|_| is_argument) {
            Some(&loc) => loc,
            None => self.body.value_loc(value),
        }
    }

    /// Creates a cast, without registering it as a replacement.
    pub(crate) fn cast(
        &mut self,
        kind: MaterializationKind,
        at: InsertPoint,
        loc: Loc,
        inputs: &[ValueId],
        types: &[Type],
    ) -> Values {
        let spec = OpSpec {
            operands: inputs,
            results: types,
            ..OpSpec::new(self.conversion.cast, loc)
        };
        let op = self.body.create_op(spec);
        self.body.insert_op(at.block, at.before, op);
        self.state.add_cast(
            op,
            Materialization {
                op,
                kind,
                converter: self.converter,
                is_shared: false,
            },
        );
        self.body.results(op).collect()
    }

    /// Creates a cast of values. Unless uses are replaced at once, later patterns share the cast.
    pub(crate) fn shared_cast(
        &mut self,
        kind: MaterializationKind,
        converter: Option<u32>,
        at: InsertPoint,
        loc: Loc,
        inputs: &[ValueId],
        types: &[Type],
    ) -> Values {
        let made = self.cast(kind, at, loc, inputs, types);
        let is_shared = !self.conversion.config.replaces_at_once;
        if is_shared {
            self.state.values.map_cast(inputs, &made);
        }
        if let Some(cast) = self.state.casts.last_mut() {
            (cast.is_shared, cast.converter) = (is_shared, converter);
        }
        made
    }

    /// Appends the values that replace `value` in the operands of a pattern with this converter.
    #[inline]
    pub(crate) fn remap(
        &mut self,
        value: ValueId,
        converter: Option<u32>,
        loc: Loc,
        out: &mut Vec<ValueId>,
    ) -> Result<(), NoMatch> {
        let Some(row) = converter else {
            out.extend_from_slice(&self.state.values.latest(self.body, value));
            return Ok(());
        };
        let conversion = self.conversion;
        let converter = &conversion.patterns.converters[row as usize];
        let types = match converter.convert(self.ctx, self.body.ty(value)) {
            Ok([]) => return Ok(()),
            Ok(types) => types,
            Err(error) => return Err(self.type_failed(error)),
        };
        if let Some(found) = self.state.values.lookup(self.body, value, types) {
            out.extend_from_slice(&found);
            return Ok(());
        }
        let inputs = self.state.values.latest(self.body, value);
        let at = self.point_after(&inputs);
        let kind = MaterializationKind::Target(self.body.ty(value));
        out.extend_from_slice(&self.shared_cast(kind, Some(row), at, loc, &inputs, types));
        Ok(())
    }

    /// Returns the insertion point directly after a value's definition.
    pub(crate) fn point_of(&self, value: ValueId) -> InsertPoint {
        match self.body.defining_op(value) {
            Some(op) => InsertPoint::after(self.body, op),
            None => {
                let block = self
                    .body
                    .defining_block(value)
                    .expect("invariant: a value is defined");
                InsertPoint::start(self.body, block)
            }
        }
    }

    /// Returns the first insertion point at which all of `values` are defined.
    pub(crate) fn point_after(&mut self, values: &[ValueId]) -> InsertPoint {
        let mut at = self.point_of(values[0]);
        for &value in &values[1..] {
            let next = self.point_of(value);
            if self.is_not_after(at, next) {
                at = next;
            }
        }
        at
    }

    fn is_not_after(&mut self, a: InsertPoint, b: InsertPoint) -> bool {
        if a.block == b.block {
            return match (a.before, b.before) {
                (_, None) => true,
                (None, Some(_)) => false,
                (Some(a), Some(b)) => a == b || self.body.is_before(a, b),
            };
        }
        let dominance = &mut self.state.dominance;
        dominance.clear();
        dominance.block_dominates(self.body, a.block, b.block)
    }
}
