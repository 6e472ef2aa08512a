//! Finishes a conversion: replaces uses, erases replaced operations, and cancels or materializes casts.

use crate::casts::reconcile;
use crate::conversion::{Explain, Report};
use crate::conversion_rewriter::ConversionRewriter;
use crate::listener::Notifier;
use crate::state::{CastOrigin, ConversionScratch, Materialization, MaterializationKind, Rewrite};
use crate::type_converter::Target;
use crate::values::Values;
use smallvec::SmallVec;
use terrace_ir::{Body, Builder, Failed, InsertPoint, OpId, Type, ValueId};

impl ConversionRewriter<'_> {
    /// Notifies a listener of the operations that are about to be replaced, in the order of the replacements.
    pub(crate) fn notify_replaced(&self, notifier: &mut Notifier<'_>) {
        notifier.catch_up(self.ctx, self.body);
        for rewrite in &self.state.log {
            let Rewrite::Op(op, ..) = *rewrite else {
                continue;
            };
            let value = |result| match *self.state.values.latest(self.body, result) {
                [value] if value != result => Some(value),
                _ => None,
            };
            let values: SmallVec<[Option<ValueId>; 4]> = self.body.results(op).map(value).collect();
            notifier.replaced(self.op(op), &values);
        }
    }

    /// Replaces uses, in the order in which the replacements were recorded.
    pub(crate) fn replace_uses(&mut self) {
        // The references of erased operations are dropped first, so every use that is left belongs to a remaining
        // operation.
        let log = std::mem::take(&mut self.state.log);
        for rewrite in &log {
            match *rewrite {
                Rewrite::Op(op, ..) => self.drop_uses(op),
                Rewrite::Argument(..) => {}
            }
        }
        let mut replacements: Vec<Option<ValueId>> = Vec::new();
        for rewrite in &log {
            match *rewrite {
                Rewrite::Op(op, converter, pattern) => {
                    replacements.clear();
                    let casts = self.state.casts.len();
                    for result in self.body.results(op) {
                        replacements.push(self.replacement(result, converter));
                    }
                    self.note_origin(op, pattern, casts);
                    for (result, &with) in self.body.results(op).zip(&replacements) {
                        if let Some(with) = with {
                            self.body.replace_all_uses(result, with);
                        }
                    }
                }
                Rewrite::Argument(argument, converter) => {
                    if let Some(with) = self.replacement(argument, converter) {
                        self.replace_later_uses(argument, with);
                    }
                }
            }
        }
        self.state.log = log;
    }

    /// Records the reason of the casts from index `casts` on, if errors are explained.
    pub(crate) fn note_origin(&mut self, op: OpId, pattern: Option<u32>, casts: usize) {
        let Some(pattern) = pattern else { return };
        if self.conversion.config.explain == Explain::Nothing {
            return;
        }
        let op = self.body.name(op);
        let ConversionScratch {
            casts: all,
            cast_origins,
            ..
        } = &mut *self.state;
        let new = all[casts..].iter().map(|cast| cast.op);
        cast_origins.extend(new.map(|cast| CastOrigin { cast, op, pattern }));
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

    /// Returns the value of the same type that replaces a value, and creates a cast if necessary. Returns `None` if
    /// nothing uses the value.
    fn replacement(&mut self, value: ValueId, converter: Option<u32>) -> Option<ValueId> {
        if !self.body.has_uses(value) && !self.state.values.is_mapped_to(value) {
            return None;
        }
        let ty = self.body.ty(value);
        let found = self.state.values.lookup(self.body, value, &[ty]);
        let found = found.map(|found| found[0]).filter(|found| *found != value);
        if found.is_some() {
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

    /// Replaces uses, except those that precede the replacement in its block. The replacement itself may use the value.
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
            if let Rewrite::Op(op, ..) = *rewrite
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

    /// Cancels the casts of this conversion, erases the unused ones, and materializes the others.
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

    /// Replaces a cast by the type converter's materialization.
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
        } else if converter.keeps_casts()
            || converter.keeps_single_casts() && self.body.num_results(cast.op) == 1
        {
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
        let origin = self.state.cast_origins.iter().find(|it| it.cast == op);
        let origin = origin.map(|origin| {
            let patterns = &self.conversion.patterns.entries;
            let pattern = patterns[origin.pattern as usize].pattern.name;
            let (replaced, is_gone) = (
                self.ctx.op_name_str(origin.op),
                self.body.num_operands(op) == 0,
            );
            match is_gone {
                true => format!("pattern '{pattern}' erased '{replaced}', whose result is still used"),
                false => format!(
                    "pattern '{pattern}' replaced '{replaced}' by values of different types, but a use of the old type remains"
                ),
            }
        });
        let (diagnostics, failed) = self.diagnose(op, message, |diags, at| {
            if let Some((loc, note)) = note {
                diags.note(loc, note);
            }
            if let Some(origin) = origin {
                diags.note(at, origin);
            }
        });
        self.reports
            .extend(diagnostics.into_iter().map(Report::Cast));
        failed
    }
}
