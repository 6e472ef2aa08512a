//! The end of a conversion: uses are replaced, replaced operations erased, casts cancelled or made real.

use crate::casts::reconcile;
use crate::conversion::Report;
use crate::conversion_rewriter::ConversionRewriter;
use crate::state::{
    ConversionScratch, Materialization, MaterializationKind, RENAMED, REPLACED, Rename, Rewrite,
};
use crate::type_converter::Target;
use crate::values::Values;
use smallvec::SmallVec;
use terrace_ir::{Body, Builder, Failed, InsertPoint, OpId, Type, ValueId};

impl ConversionRewriter<'_> {
    /// Replaces uses in the order in which the replacements were recorded.
    pub(crate) fn replace_uses(&mut self) {
        // Operations that are erased use nothing, so every use is by an operation that stays.
        let log = std::mem::take(&mut self.state.log);
        for rewrite in &log {
            match *rewrite {
                Rewrite::Op(op, _) => self.drop_uses(op),
                Rewrite::Rename(first, end) if self.state.has_staged => {
                    (first..end).for_each(|row| self.take_operands(row));
                }
                Rewrite::Rename(..) | Rewrite::Argument(..) => {}
            }
        }
        self.find_kept_uses();
        let mut replacements: Vec<Option<ValueId>> = Vec::new();
        for rewrite in &log {
            match *rewrite {
                Rewrite::Op(op, converter) => {
                    replacements.clear();
                    for result in self.body.results(op) {
                        replacements.push(self.replacement(result, converter));
                    }
                    for (result, &with) in self.body.results(op).zip(&replacements) {
                        if let Some(with) = with {
                            self.state.move_kept_uses(result, with);
                            self.body.replace_all_uses(result, with);
                        }
                    }
                }
                Rewrite::Argument(argument, converter) => {
                    if let Some(with) = self.replacement(argument, converter) {
                        self.state.move_kept_uses(argument, with);
                        self.replace_later_uses(argument, with);
                    }
                }
                Rewrite::Rename(first, end) => {
                    (first..end).for_each(|row| self.finish_rename(row));
                }
            }
        }
        self.state.log = log;
    }

    /// If most operations are renamed, finds the values with other users: only the uses of these have an order to be
    /// mended.
    fn find_kept_uses(&mut self) {
        let capacity = self.body.op_capacity();
        if self.state.renames.len() * 4 < capacity {
            return;
        }
        let mut kept_uses = std::mem::take(&mut self.state.kept_uses);
        kept_uses.resize(self.body.value_capacity(), false);
        for op in (0..capacity).map(OpId::from_index) {
            if self.state.flags(op) & RENAMED == 0 && !self.body.is_erased(op) {
                for value in self.body.operands(op) {
                    kept_uses[value.index()] = true;
                }
            }
        }
        self.state.kept_uses = kept_uses;
    }

    fn take_operands(&mut self, row: u32) {
        let Rename { op, staged, .. } = self.state.renames[row as usize];
        let Some(first) = staged else {
            return;
        };
        if self.state.flags(op) & REPLACED != 0 || self.body.is_erased(op) {
            let count = self.body.num_operands(op);
            self.body.drop_staged_operands(first, count);
        } else {
            self.body.take_staged_operands(op, first);
        }
    }

    /// Renames an operation. Its results count as new values: uses from before come before uses made since, as
    /// replacing all uses would leave them.
    #[inline]
    fn finish_rename(&mut self, row: u32) {
        let rename = self.state.renames[row as usize];
        let op = rename.op;
        if self.state.flags(op) & REPLACED != 0 || self.body.is_erased(op) {
            return;
        }
        let props = &self.state.renamed_props[rename.first_prop as usize..];
        self.body
            .set_name(op, rename.name, &props[..rename.num_props as usize]);
        for result in self.body.results(op) {
            let state = &self.state;
            if !state.may_have_kept_uses(result) {
                continue;
            }
            self.body.renew_uses_of(result, |operand, user| {
                operand.index() < rename.operands as usize && state.flags(user) & RENAMED == 0
            });
        }
    }

    fn drop_uses(&mut self, op: OpId) {
        if self.body.regions(op).next().is_some() {
            let inner: Vec<_> = self.body.walk(op).collect();
            inner
                .into_iter()
                .for_each(|op| self.body.drop_references(op));
        }
        self.body.drop_references(op);
    }

    /// The value of the same type that replaces a value; made if need be, `None` if nothing needs it.
    fn replacement(&mut self, value: ValueId, converter: Option<u32>) -> Option<ValueId> {
        if !self.body.has_uses(value) && !self.state.values.is_mapped_to(value) {
            return None;
        }
        let ty = self.body.ty(value);
        let found = match self.state.values.lookup_one(self.body, value, ty) {
            Ok(found) => found,
            Err(()) => self
                .state
                .values
                .lookup(self.body, value, &[ty])
                .and_then(|found| found.first().copied()),
        };
        if found.is_some_and(|found| found != value) {
            return found;
        }
        let inputs = self.state.values.end(value).unwrap_or_default();
        let at = if inputs.is_empty() {
            self.point_of(value)
        } else {
            self.point_after(&inputs)
        };
        let loc = self.value_loc(value);
        let made = self.shared_cast(
            MaterializationKind::Source,
            converter,
            at,
            loc,
            &inputs,
            &[ty],
        );
        made.first().copied()
    }

    /// Replaces uses, but not those before the replacement in its block: it may use the value itself.
    pub(crate) fn replace_later_uses(&mut self, from: ValueId, to: ValueId) {
        let Some(def) = self.body.defining_op(to) else {
            self.body.replace_all_uses(from, to);
            return;
        };
        let block = self.body.parent_block(def);
        let later =
            |body: &Body, user: OpId| body.parent_block(user) != block || body.is_before(def, user);
        let uses: Vec<_> = self
            .body
            .uses(from)
            .filter(|at| later(self.body, at.op))
            .collect();
        for at in uses {
            self.body.replace_use(at.operand, to);
        }
    }

    pub(crate) fn erase(&mut self) {
        let log = std::mem::take(&mut self.state.log);
        for rewrite in &log {
            if let Rewrite::Op(op, _) = *rewrite
                && !self.body.is_erased(op)
            {
                self.body.erase_op(op);
            }
        }
        self.state.log = log;
        for &block in &self.state.erased_blocks {
            self.body.erase_block(block);
        }
    }

    /// Cancels the casts of this conversion, erases the unused ones, and has the others made by materialisations.
    pub(crate) fn resolve_casts(&mut self) -> Result<(), Failed> {
        let ConversionScratch {
            casts,
            cast_ops,
            cast_scratch,
            ..
        } = &mut *self.state;
        casts.retain(|cast| !self.body.is_erased(cast.op));
        cast_ops.clear();
        cast_ops.extend(casts.iter().map(|cast| cast.op));
        reconcile(self.body, self.conversion.cast, cast_ops, cast_scratch);
        if !self.conversion.config.build_materializations {
            return Ok(());
        }
        casts.retain(|cast| !self.body.is_erased(cast.op));
        let casts = std::mem::take(casts);
        let result = casts.iter().try_for_each(|cast| self.make(cast));
        self.state.casts = casts;
        result
    }

    /// Has a cast made by its type converter's materialisations.
    fn make(&mut self, cast: &Materialization) -> Result<(), Failed> {
        let Some(row) = cast.converter else {
            return Err(self.fail_cast(cast.op));
        };
        let converter = &self.conversion.patterns.converters[row as usize];
        let mut made = std::mem::take(&mut self.state.operands);
        made.clear();
        if converter.has_materializations() {
            let inputs: Values = self.body.operands(cast.op).collect();
            let results = self.body.results(cast.op);
            let types: SmallVec<[Type; 4]> = results.map(|result| self.body.ty(result)).collect();
            let at = InsertPoint::before(self.body, cast.op);
            let loc = self.body.loc(cast.op);
            let mut builder = Builder::new(self.ctx, self.body, at, loc);
            match cast.kind {
                MaterializationKind::Source => {
                    made.extend(converter.materialize_source(&mut builder, types[0], &inputs));
                }
                MaterializationKind::Target(original) => {
                    let target = Target {
                        types: &types,
                        inputs: &inputs,
                        original,
                    };
                    converter.materialize_target(&mut builder, target, &mut made);
                }
            }
        }
        let result = if made.len() == self.body.num_results(cast.op) {
            for (result, &value) in self.body.results(cast.op).zip(&made) {
                self.body.replace_all_uses(result, value);
            }
            self.body.erase_op(cast.op);
            Ok(())
        } else if converter.keeps_single_casts() && self.body.num_results(cast.op) == 1 {
            // As if a materialisation had created it again.
            self.body.renew_uses(cast.op);
            self.body
                .renew_uses_of(self.body.result(cast.op, 0), |_, _| true);
            Ok(())
        } else if converter.keeps_casts() {
            Ok(())
        } else {
            Err(self.fail_cast(cast.op))
        };
        self.state.operands = made;
        result
    }

    #[cold]
    fn fail_cast(&mut self, op: OpId) -> Failed {
        let types = |values: Vec<ValueId>| {
            let shown: Vec<_> = values
                .into_iter()
                .map(|value| self.ctx.show_type(self.body.ty(value)))
                .collect();
            shown.join(", ")
        };
        let from = types(self.body.operands(op).collect());
        let to = types(self.body.results(op).collect());
        let message = format!(
            "failed to legalize unresolved materialization from ({from}) to ({to}) that remained live after conversion"
        );
        let user = self
            .body
            .results(op)
            .find_map(|result| self.body.uses(result).next());
        let note = user.map(|user| {
            let text = self.ctx.describe_in_note(self.body, user.op);
            let text = text.unwrap_or_default();
            (
                self.body.loc(user.op),
                format!("see existing live user here: {text}"),
            )
        });
        let (diagnostics, failed) = self.diagnose(op, message, |diags, _| {
            if let Some((loc, note)) = note {
                diags.note(loc, note);
            }
        });
        self.reports
            .extend(diagnostics.into_iter().map(Report::Cast));
        failed
    }
}
