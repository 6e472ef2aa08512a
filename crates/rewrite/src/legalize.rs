//! Legalizes one operation at a time: checks legality, folds, applies patterns, and legalizes what the pattern created
//! or modified.

use crate::conversion::{ConversionMode, Explain};
use crate::conversion_rewriter::ConversionRewriter;
use crate::explanation::{Explanation, Explanations};
use crate::fold::{FoldOutcome, restore, try_fold_recording, undo};
use crate::listener::Notifier;
use crate::pattern::{PatternFn, does_not_apply};
use crate::state::{CAST, Frame, IGNORED, REPLACED, Rewrite};
use crate::target::Legality;
use crate::violation::pattern_note;
use terrace_ir::rewrite::NoMatch;
use terrace_ir::{BlockId, Failed, InsertPoint, OpId, OpName, OperandValues, ValueId};

/// The maximum number of folds in place of one operation before patterns are tried. Casts that use each other in a
/// cycle fold forever.
const MAX_FOLDS: u32 = 10_000;

/// The immediate result of legalizing one operation.
enum Progress {
    /// True if the operation is legal or erased. False if it cannot be legalized and was not changed.
    Done(bool),
    /// A fold or pattern was applied, and a frame was pushed for the new operations that must be legalized.
    Pushed,
}

/// A failure after a change. Changes cannot be undone, so the conversion ends.
enum Fatal {
    /// A pattern was applied, and an operation that it created or modified, with this name, cannot be legalized.
    Stuck { pattern: Option<u32>, name: OpName },
    /// A pattern violated its contract.
    Bug { pattern: u32, what: &'static str },
    /// The fold of operations with this name violated its contract.
    FoldBug { name: OpName, how: &'static str },
}

impl ConversionRewriter<'_> {
    pub(crate) fn convert_all(
        &mut self,
        leftovers: &mut Explanations,
        mut notifier: Option<&mut Notifier<'_>>,
    ) -> Result<(), Failed> {
        let worklist = std::mem::take(&mut self.state.worklist);
        let mut result = Ok(());
        for &op in &worklist {
            result = self.convert(op, leftovers);
            if result.is_err() {
                break;
            }
        }
        self.state.worklist = worklist;
        result?;
        if !self.state.log.is_empty() || !self.state.casts.is_empty() {
            if let Some(notifier) = &mut notifier {
                self.notify_replaced(notifier);
            }
            self.replace_uses();
            self.erase();
            self.resolve_casts()?;
        }
        if let Some(notifier) = notifier {
            notifier.catch_up(self.ctx, self.body);
        }
        Ok(())
    }

    /// Legalizes one operation of the worklist.
    fn convert(&mut self, op: OpId, leftovers: &mut Explanations) -> Result<(), Failed> {
        self.state.reasons.clear();
        match self.legalize(op) {
            Ok(true) => Ok(()),
            Ok(false) if self.conversion.config.mode == ConversionMode::Full => {
                let message = format!("failed to legalize operation '{}'", self.op(op).name_str());
                Err(self.refuse(op, message))
            }
            Ok(false) => {
                if self.is_illegal(op) {
                    return Err(self.fail_illegal(op));
                }
                let explains = self.conversion.config.explain == Explain::Leftovers;
                if explains && self.conversion.is_about(self.body.name(op)) {
                    leftovers.push(self.leftover(op));
                }
                Ok(())
            }
            // MLIR would roll the pattern back and report that the operation is still illegal.
            Err(Fatal::Stuck { pattern, name }) if self.is_illegal(op) => {
                if let Some(row) = pattern
                    && self.reasons(op).is_empty()
                {
                    let made = self.ctx.op_name_str(name);
                    let why =
                        format!("it created '{made}', for which this conversion has no pattern");
                    self.no_match(op, row, why.into());
                }
                Err(self.fail_illegal(op))
            }
            Err(fatal) => Err(self.fail_bug(op, fatal)),
        }
    }

    fn is_illegal(&self, op: OpId) -> bool {
        self.conversion.legality(self.body, op) == Legality::Illegal
    }

    /// Returns the explanation for an operation that remains.
    #[cold]
    fn leftover(&self, op: OpId) -> Explanation {
        let was_tried = !self.reasons(op).is_empty();
        Explanation::new(self.op(op), was_tried, self.reasons_or_none(op))
    }

    /// Returns [`reasons`](Self::reasons), or one reason that no pattern exists.
    fn reasons_or_none(&self, op: OpId) -> Vec<String> {
        let mut reasons = self.reasons(op);
        if reasons.is_empty() {
            let name = self.op(op).name_str();
            reasons.push(format!("this conversion has no pattern for '{name}'"));
        }
        reasons
    }

    /// Returns the patterns that were tried since the legalization of `op` began, with the reasons why they did not
    /// match.
    fn reasons(&self, op: OpId) -> Vec<String> {
        let patterns = &self.conversion.patterns.entries;
        let tried = self.state.reasons.iter();
        let explain = |(of, row, why): &(OpId, u32, NoMatch)| {
            let name = patterns[*row as usize].pattern.name;
            let reason = self.reason(*of, *row, why);
            match *of == op {
                true => does_not_apply(name, &reason),
                false => {
                    let made = self.op(*of).name_str();
                    format!(
                        "pattern '{name}' does not apply to '{made}', which was made of it: {reason}"
                    )
                }
            }
        };
        tried.map(explain).collect()
    }

    #[cold]
    fn fail_illegal(&mut self, op: OpId) -> Failed {
        let name = self.op(op).name_str();
        let message =
            format!("failed to legalize operation '{name}' that was explicitly marked illegal");
        self.refuse(op, message)
    }

    /// Fails because an operation cannot be legalized.
    #[cold]
    fn refuse(&mut self, op: OpId, message: String) -> Failed {
        self.refused = Some(op);
        self.fail_with(op, message, Self::reasons_or_none)
    }

    #[cold]
    pub(crate) fn fail(&mut self, op: OpId, message: String) -> Failed {
        self.fail_with(op, message, Self::reasons)
    }

    /// Fails with an error at an operation, and adds notes if errors are explained.
    fn fail_with(
        &mut self,
        op: OpId,
        message: String,
        reasons: impl Fn(&Self, OpId) -> Vec<String>,
    ) -> Failed {
        let notes = match self.conversion.config.explain {
            Explain::Nothing => Vec::new(),
            Explain::Errors | Explain::Leftovers => reasons(self, op),
        };
        self.report(op, message, |diags, loc| {
            notes.into_iter().for_each(|note| diags.note(loc, note))
        })
    }

    #[cold]
    fn fail_bug(&mut self, op: OpId, fatal: Fatal) -> Failed {
        let patterns = &self.conversion.patterns.entries;
        let name_of = |row: u32| patterns[row as usize].pattern.name;
        let message = match fatal {
            Fatal::Stuck { pattern, name } => {
                let name = self.ctx.op_name_str(name);
                match pattern.map(name_of) {
                    Some(by) => format!(
                        "pattern '{by}' created or changed '{name}', which cannot be legalized"
                    ),
                    None => format!("folding created '{name}', which cannot be legalized"),
                }
            }
            Fatal::Bug { pattern, what } => format!("pattern '{}' {what}", name_of(pattern)),
            Fatal::FoldBug { name, how } => {
                format!("the fold of '{}' {how}", self.ctx.op_name_str(name))
            }
        };
        self.fail(op, message)
    }

    /// Legalizes an operation and the operations that its patterns create or modify. Uses no recursion, because chains
    /// of patterns may be long.
    fn legalize(&mut self, op: OpId) -> Result<bool, Fatal> {
        let mut step = self.step(op)?;
        loop {
            match step {
                Progress::Pushed => (),
                Progress::Done(done) if self.state.frames.is_empty() => return Ok(done),
                Progress::Done(true) => (),
                Progress::Done(false) => {
                    step = self.child_failed()?;
                    continue;
                }
            }
            step = match self.next_child()? {
                Some(child) => {
                    if let Some(frame) = self.state.frames.last_mut() {
                        frame.child = Some(child);
                    }
                    self.step(child)?
                }
                None => {
                    if let Some(frame) = self.state.frames.pop() {
                        self.leave(&frame);
                    }
                    Progress::Done(true)
                }
            };
        }
    }

    fn leave(&mut self, frame: &Frame) {
        self.state.block_list.truncate(frame.blocks as usize);
        self.state.modified.truncate(frame.modified as usize);
        self.state
            .fold_changes
            .truncate(frame.fold_changes as usize);
        if let Some(row) = frame.pattern {
            self.state.applied[row as usize] = false;
        }
    }

    /// Pops the newest frame after one of its operations could not be legalized. A fold is rolled back; a pattern
    /// cannot be.
    fn child_failed(&mut self) -> Result<Progress, Fatal> {
        let frame = self
            .state
            .frames
            .pop()
            .expect("invariant: a child has a frame");
        let mut changes = std::mem::take(&mut self.state.fold_changes);
        self.leave(&frame);
        if frame.pattern.is_some()
            || !matches!(self.state.log.last(), Some(Rewrite::Op(op, ..)) if *op == frame.op)
        {
            let name = self.body.name(frame.child.unwrap_or(frame.op));
            return Err(Fatal::Stuck {
                pattern: frame.pattern,
                name,
            });
        }
        self.state.log.pop();
        self.state.clear_flags(frame.op, REPLACED);
        for result in self.body.results(frame.op) {
            self.state.values.unmap(&[result]);
        }
        undo(self.body, frame.created as usize);
        let from = changes.len().min(frame.fold_changes as usize);
        restore(self.body, frame.op, changes.drain(from..));
        self.state.fold_changes = changes;
        self.try_patterns(frame.op)
    }

    /// Returns the next operation to legalize for the newest frame.
    fn next_child(&mut self) -> Result<Option<OpId>, Fatal> {
        loop {
            let Some(frame) = self.state.frames.last_mut() else {
                return Ok(None);
            };
            if (frame.next_block as usize) < self.state.block_list.len() {
                let block = self.state.block_list[frame.next_block as usize];
                frame.next_block += 1;
                let op = frame.op;
                self.legalize_block(block, op)?;
            } else if frame.next_modified < frame.modified_end {
                frame.next_modified += 1;
                return Ok(Some(self.state.modified[frame.next_modified as usize - 1]));
            } else if frame.next_created < frame.created_end {
                frame.next_created += 1;
                let op = OpId::from_index(frame.next_created as usize - 1);
                let done = CAST | REPLACED | IGNORED;
                if self.state.flags(op) & done == 0
                    && !self.body.is_erased(op)
                    && !self.body.is_nested(op)
                {
                    return Ok(Some(op));
                }
            } else {
                return Ok(None);
            }
        }
    }

    /// Converts the arguments of a block that a pattern applied to `op` moved, if the types of its region were
    /// converted. The legality of the region's owner is not checked, as in MLIR 22.
    fn legalize_block(&mut self, block: BlockId, op: OpId) -> Result<(), Fatal> {
        let Some(region) = self.body.parent_region(block) else {
            return Ok(());
        };
        let parent = self.body.region_owner(region);
        if parent == op || self.body.block_args(block).is_empty() {
            return Ok(());
        }
        let Some(converter) = self.state.region_converter(region) else {
            return Ok(());
        };
        let outer = self.converter.replace(converter);
        self.rewritten = parent;
        let signature = self.convert_block_signature(block);
        if let Ok(signature) = &signature {
            self.apply_signature_conversion(block, signature);
        }
        self.converter = outer;
        match signature {
            Ok(_) => Ok(()),
            Err(_) => Err(Fatal::Stuck {
                pattern: None,
                name: self.body.name(parent),
            }),
        }
    }

    /// Checks the legality of an operation, folds it, or applies the first pattern that matches.
    fn step(&mut self, op: OpId) -> Result<Progress, Fatal> {
        let fold_changes = self.state.fold_changes.len();
        let step = self.fold_or_apply(op, fold_changes);
        // The changes of folds in place are kept, unless constants that the last fold created cannot be legalized.
        match self.state.frames.last_mut() {
            Some(frame) if matches!(step, Ok(Progress::Pushed)) && frame.pattern.is_none() => {
                frame.fold_changes = fold_changes as u32;
            }
            _ => self.state.fold_changes.truncate(fold_changes),
        }
        step
    }

    /// Legalizes an operation by a fold or a pattern. The changes of its folds in place start at `first_change` of
    /// `fold_changes`.
    fn fold_or_apply(&mut self, op: OpId, first_change: usize) -> Result<Progress, Fatal> {
        let conversion = self.conversion;
        let mut folds = 0;
        loop {
            if self.state.flags(op) & (REPLACED | IGNORED) != 0 {
                return Ok(Progress::Done(true));
            }
            match conversion.legality(self.body, op) {
                Legality::Legal => return Ok(Progress::Done(true)),
                Legality::RecursivelyLegal => {
                    self.ignore_inner(op);
                    return Ok(Progress::Done(true));
                }
                Legality::Unknown | Legality::Illegal => (),
            }
            let name = self.body.name(op);
            if self.body.parent_block(op).is_none() || !conversion.can_fold(name) {
                return self.try_patterns(op);
            }
            let created = self.body.op_capacity() as u32;
            let constants = conversion.constants.of(conversion.ctx, name);
            let changes = &mut self.state.fold_changes;
            let futile = |def| conversion.stays_illegal(def);
            let outcome = try_fold_recording(self.ctx, self.body, op, constants, futile, changes);
            let Some(outcome) = outcome else {
                // The constant would be illegal, and rolling it back would also roll back all changes in place.
                restore(self.body, op, changes.drain(first_change..));
                return self.try_patterns(op);
            };
            match outcome {
                FoldOutcome::No => return self.try_patterns(op),
                FoldOutcome::Broken(how) => return Err(Fatal::FoldBug { name, how }),
                FoldOutcome::InPlace if folds < MAX_FOLDS => folds += 1,
                FoldOutcome::InPlace => return self.try_patterns(op),
                FoldOutcome::Values(values, 0) if self.is_circle(op, &values) => {
                    return self.try_patterns(op);
                }
                FoldOutcome::Values(values, count) => {
                    (self.converter, self.pattern) = (None, None);
                    self.replace_op(op, &values);
                    if count == 0 {
                        return Ok(Progress::Done(true));
                    }
                    self.push_frame(op, None, self.state.modified.len(), created);
                    return Ok(Progress::Pushed);
                }
            }
        }
    }

    /// Returns true if replacing the results by the values would make a value replace itself.
    fn is_circle(&self, op: OpId, values: &[ValueId]) -> bool {
        let mut results = self.body.results(op).zip(values);
        results.any(|(result, &value)| self.state.values.leads_to(value, result))
    }

    fn ignore_inner(&mut self, op: OpId) {
        if self.body.regions(op).next().is_some() {
            let inner: Vec<_> = self.body.walk(op).collect();
            inner
                .into_iter()
                .for_each(|op| self.state.set_flags(op, IGNORED));
        }
    }

    fn push_frame(&mut self, op: OpId, pattern: Option<u32>, modified: usize, created: u32) {
        let blocks = self.state.block_list.len() as u32;
        self.state.frames.push(Frame {
            op,
            pattern,
            blocks,
            next_block: blocks,
            modified: modified as u32,
            modified_end: self.state.modified.len() as u32,
            next_modified: modified as u32,
            created,
            created_end: self.body.op_capacity() as u32,
            next_created: created,
            child: None,
            fold_changes: self.state.fold_changes.len() as u32,
        });
    }

    fn try_patterns(&mut self, op: OpId) -> Result<Progress, Fatal> {
        let conversion = self.conversion;
        for &row in conversion.order.of(self.body.name(op)) {
            let entry = &conversion.patterns.entries[row as usize];
            if !entry.pattern.has_bounded_recursion && self.state.applied[row as usize] {
                self.no_match(op, row, NoMatch::because("it is being applied already"));
                continue;
            }
            let casts = self.state.casts.len();
            (self.converter, self.pattern) = (entry.converter, Some(row));
            self.loc = self.body.loc(op);
            self.rewritten = op;
            self.at = self.body.parent_block(op).map(|block| InsertPoint {
                block,
                before: Some(op),
            });
            let mut operands = std::mem::take(&mut self.state.operands);
            let mut ends = std::mem::take(&mut self.state.ends);
            operands.clear();
            ends.clear();
            let mut result = match entry.pattern.rewrite {
                PatternFn::Conversion(_) => self.remap_operands(op, &mut operands, &mut ends),
                // A rewrite pattern reads the original operands.
                PatternFn::Rewrite(_) => Ok(()),
            };
            if result.is_ok() && !ends.is_empty() && !entry.pattern.takes_one_to_many {
                result = Err(NoMatch::because(
                    "an operand was not replaced by exactly one value",
                ));
            }
            let before = self.mark();
            let (modified, created) = (self.state.modified.len(), self.body.op_capacity() as u32);
            let blocks = self.body.block_capacity();
            self.state.new_blocks.clear();
            if result.is_ok() {
                let values = if ends.is_empty() {
                    OperandValues::one_to_one(&operands)
                } else {
                    OperandValues::one_to_many(&operands, &ends)
                };
                let note = pattern_note(self.ctx, entry.pattern.name, self.body, op);
                result = entry.pattern.match_and_rewrite(op, values, self);
                note.done();
            }
            (self.state.operands, self.state.ends) = (operands, ends);
            if let Some(what) = self.state.broken {
                return Err(Fatal::Bug { pattern: row, what });
            }
            match result {
                Err(_) if self.mark() != before => {
                    return Err(Fatal::Bug {
                        pattern: row,
                        what: "changed the IR and then did not match",
                    });
                }
                Err(reason) => {
                    if let NoMatch::Error(message) = &reason {
                        self.report_error(op, message);
                    }
                    self.state.forget_casts(self.body, casts);
                    self.no_match(op, row, reason);
                }
                Ok(()) => {
                    let replaced = self.state.flags(op) & REPLACED != 0;
                    if !replaced && !self.state.modified[modified..].contains(&op) {
                        return Err(Fatal::Bug {
                            pattern: row,
                            what: "matched and neither replaced nor changed it",
                        });
                    }
                    if self.is_done(modified, created, blocks) {
                        self.state.modified.truncate(modified);
                        return Ok(Progress::Done(true));
                    }
                    self.state.applied[row as usize] = true;
                    self.push_frame(op, Some(row), modified, created);
                    let moved = std::mem::take(&mut self.state.new_blocks);
                    self.state
                        .block_list
                        .extend((blocks..self.body.block_capacity()).map(BlockId::from_index));
                    self.state.block_list.extend_from_slice(&moved);
                    self.state.new_blocks = moved;
                    return Ok(Progress::Pushed);
                }
            }
        }
        Ok(Progress::Done(false))
    }

    /// Returns true if the operations that a pattern created need no legalization, because all their names are legal.
    fn is_done(&self, modified: usize, created: u32, blocks: usize) -> bool {
        let legal = |row: usize| {
            let op = OpId::from_index(row);
            self.conversion.is_always_legal(self.body.name(op)) || self.state.flags(op) & CAST != 0
        };
        self.state.modified.len() == modified
            && self.state.new_blocks.is_empty()
            && self.body.block_capacity() == blocks
            && (created as usize..self.body.op_capacity()).all(legal)
    }

    fn no_match(&mut self, op: OpId, pattern: u32, reason: NoMatch) {
        if self.conversion.config.explain != Explain::Nothing {
            self.state.reasons.push((op, pattern, reason));
        }
    }

    /// Returns a stamp that differs after every change of the IR. Casts of the driver do not count.
    fn mark(&self) -> (u64, usize, usize) {
        (
            self.state.mutations,
            self.body.op_capacity() - self.state.cast_count,
            self.body.block_capacity(),
        )
    }

    /// Appends the replacements of all operands. `ends` remains empty if each operand has exactly one value.
    fn remap_operands(
        &mut self,
        op: OpId,
        out: &mut Vec<ValueId>,
        ends: &mut Vec<u32>,
    ) -> Result<(), NoMatch> {
        let (converter, loc) = (self.converter, self.loc);
        for index in 0..self.body.num_operands(op) {
            let operand = self.body.operand(op, index);
            self.remap(operand, converter, loc, out)?;
            if out.len() != index + 1 || !ends.is_empty() {
                if ends.is_empty() {
                    ends.extend(1..=index as u32);
                }
                ends.push(out.len() as u32);
            }
        }
        Ok(())
    }
}
