//! The rewriter that a conversion passes to its patterns: MLIR's `ConversionPatternRewriter`.

mod blocks;
mod casts;
mod results;
mod successors;

pub use results::ConvertedResults;
pub use successors::SuccessorTypes;

use crate::conversion::{Conversion, Report};
use crate::fold::{create_or_fold, fold_new};
use crate::origin::{describe_type, origin_of_type};
use crate::requests::{Clash, Declaration, RequestedSymbol, Requests, SymbolPlace, symbol_type};
use crate::state::{ConversionScratch, MaterializationKind, REPLACED, Rewrite};
use crate::target::{Legality, LegalizationAction};
use crate::type_converter::{TypeConverter, TypeError};
use smallvec::SmallVec;
use terrace_diag::Diagnostic;
use terrace_ir::builder::BuildOp;
use terrace_ir::rewrite::NoMatch;
use terrace_ir::rewrite::{Rewriter, equal_before};
use terrace_ir::{
    Attr, BlockId, Body, Builder, Context, Diagnostics, Failed, InsertPoint, Loc, OpEdit, OpId,
    OpRef, OpView, OuterSymbols, RegionId, Reporter, Type, ValueId,
};

/// The rewriter of the conversion of one body. Patterns create operations with [`builder`](Self::builder), and change
/// existing IR only through the other methods.
pub struct ConversionRewriter<'a> {
    pub(crate) ctx: &'a Context,
    pub(crate) body: &'a mut Body,
    pub(crate) conversion: &'a Conversion<'a>,
    pub(crate) symbols: &'a OuterSymbols,
    pub(crate) state: &'a mut ConversionScratch,
    pub(crate) requests: Requests,
    pub(crate) reports: Vec<Report>,
    /// The current pattern's converter, an index into the pattern set's converters.
    pub(crate) converter: Option<u32>,
    /// The current pattern; `None` during folds.
    pub(crate) pattern: Option<u32>,
    pub(crate) at: Option<InsertPoint>,
    pub(crate) loc: Loc,
    /// The operation that is being rewritten.
    pub(crate) rewritten: OpId,
    /// The operation that could not be legalized.
    pub(crate) refused: Option<OpId>,
}

/// Reading and creating.
impl<'a> ConversionRewriter<'a> {
    /// The context.
    #[inline]
    pub fn ctx(&self) -> &'a Context {
        self.ctx
    }

    /// The current body. It still contains replaced operations, and uses are not replaced yet.
    #[inline]
    pub fn body(&self) -> &Body {
        self.body
    }

    /// Returns a read-only view of an operation.
    #[inline]
    pub fn op(&self, op: OpId) -> OpRef<'_, &'a Context> {
        OpRef::new(self.ctx, self.body, op)
    }

    /// Returns a read-only view of an operation, with its parts by name. The view cannot outlive a change of the IR,
    /// but the values read from it can.
    pub fn read<T: OpView>(&self, op: T) -> T::Ref<'_, 'a> {
        T::read(self.op(op.id()))
    }

    /// The symbols of the enclosing symbol table, as they were before the conversion.
    pub fn symbols(&self) -> &'a OuterSymbols {
        self.symbols
    }

    /// The current pattern's type converter.
    #[inline]
    pub fn type_converter(&self) -> Option<&'a TypeConverter> {
        self.converter
            .map(|row| &*self.conversion.patterns.converters[row as usize])
    }

    /// Converts a type with the current pattern's converter. Without a converter, returns the type itself.
    pub fn convert_types(&mut self, ty: Type) -> Result<SmallVec<[Type; 1]>, NoMatch> {
        let Some(converter) = self.type_converter() else {
            return Ok(SmallVec::from_buf([ty]));
        };
        match converter.convert(self.ctx, ty) {
            Ok(types) => Ok(types.into()),
            Err(error) => Err(self.type_failed(error)),
        }
    }

    /// Converts a type to exactly one type with the current pattern's converter. Without a converter, returns the type
    /// itself.
    #[inline]
    pub fn convert_type(&mut self, ty: Type) -> Result<Type, NoMatch> {
        let Some(converter) = self.type_converter() else {
            return Ok(ty);
        };
        match converter.convert(self.ctx, ty) {
            Ok([ty]) => Ok(*ty),
            Ok(_) => Err(NoMatch::because(
                "the type does not convert to exactly one type",
            )),
            Err(error) => Err(self.type_failed(error)),
        }
    }

    #[cold]
    pub(crate) fn type_failed(&mut self, error: &TypeError) -> NoMatch {
        if let Some(message) = &error.message {
            self.report_type(error.ty, message);
        }
        NoMatch::Type(error.ty)
    }

    /// Reports, once per type, that a type cannot be converted. The report is at the operation that is being rewritten.
    fn report_type(&mut self, ty: Type, message: &str) {
        let known = |report: &Report| matches!(report, Report::Type(known, _) if *known == ty);
        if self.reports.iter().any(known) {
            return;
        }
        let op = self.rewritten;
        let note = describe_type(self.ctx, self.body, op, ty);
        let (diagnostics, _reported) = self.diagnose(op, message.to_owned(), |diags, loc| {
            diags.note(loc, note);
        });
        self.reports
            .extend(diagnostics.into_iter().map(|error| Report::Type(ty, error)));
    }

    /// Returns the reason why a pattern did not match an operation, as text for the user.
    pub(crate) fn reason(&self, op: OpId, pattern: u32, why: &NoMatch) -> String {
        let reason = self.conversion.patterns.reason(self.ctx, pattern, why);
        let origin = match why {
            NoMatch::Type(ty) => origin_of_type(self.ctx, self.body, op, *ty),
            NoMatch::Because(_) | NoMatch::Error(_) => None,
        };
        match origin {
            Some(origin) => format!("{origin}: {reason}"),
            None => reason,
        }
    }

    /// Returns true if an operation is legal or there are patterns for it. Patterns that keep an operation check this.
    pub fn can_legalize(&self, op: OpId) -> bool {
        let conversion = self.conversion;
        let name = self.body.name(op);
        match conversion.target.legality(self.op(op)) {
            Legality::Legal | Legality::RecursivelyLegal => true,
            Legality::Unknown | Legality::Illegal => !conversion.order.of(name).is_empty(),
        }
    }

    /// Returns true if new operations of type `T` are legal or there are patterns for them. Patterns that create such
    /// operations only in some conversions check this.
    pub fn can_legalize_new<T: OpView>(&self) -> bool {
        let Some(name) = self.ctx.name_of(T::DEF) else {
            return false;
        };
        let conversion = self.conversion;
        matches!(
            conversion.target.action(name),
            Some(LegalizationAction::Legal)
        ) || !conversion.order.of(name).is_empty()
    }

    /// The location of the operation that is being rewritten.
    #[inline]
    pub fn loc(&self) -> Loc {
        self.loc
    }

    /// The insertion point for new operations: before the operation that is being rewritten, unless it was set. The
    /// body's root is in no block, so a pattern for the root must set the insertion point.
    #[inline]
    pub fn insertion_point(&self) -> Option<InsertPoint> {
        self.at
    }

    /// Sets the insertion point for new operations.
    pub fn set_insertion_point(&mut self, at: InsertPoint) {
        self.at = Some(at);
    }

    /// Returns a builder at the insertion point, with the location of the operation that is being rewritten.
    ///
    /// # Panics
    /// Panics in a pattern for the body's root that did not set the insertion point.
    #[inline]
    #[track_caller]
    pub fn builder(&mut self) -> Builder<'_> {
        Builder::new(self.ctx, self.body, self.place(), self.loc)
    }

    #[inline]
    #[track_caller]
    fn place(&self) -> InsertPoint {
        self.at
            .expect("invariant: a pattern for a body's root sets the insertion point")
    }

    /// Returns a builder at another insertion point.
    pub fn builder_at(&mut self, at: InsertPoint) -> Builder<'_> {
        Builder::new(self.ctx, self.body, at, self.loc)
    }

    /// Creates an operation at the insertion point.
    #[inline]
    #[track_caller]
    pub fn create<T: BuildOp>(&mut self, parts: T) -> T::Op {
        self.builder().create(parts)
    }

    /// Creates an operation at the insertion point and returns its only result.
    #[inline]
    #[track_caller]
    pub fn create_value<T: BuildOp>(&mut self, parts: T) -> ValueId {
        self.builder().create_value(parts)
    }

    /// Creates an operation at the insertion point and returns its only result. If the operation folds, returns the
    /// folded value instead: MLIR's `createOrFold`.
    ///
    /// # Panics
    /// Panics if the operation has no result, or in a pattern for the body's root that did not set the insertion point.
    #[track_caller]
    pub fn create_or_fold<T: BuildOp>(&mut self, parts: T) -> ValueId {
        create_or_fold(self.ctx, self.body, self.place(), self.loc, parts)
    }

    /// Returns the result of an equal constant (an operation without operands and regions) if one is among the last
    /// operations before the insertion point in its block. Otherwise creates the constant at the insertion point.
    ///
    /// # Panics
    /// Panics if the operation has no result, or in a pattern for the body's root that did not set the insertion point.
    #[track_caller]
    pub fn create_or_reuse<T: BuildOp>(&mut self, parts: T) -> ValueId {
        let op = self.create(parts).id();
        let new = self.body.result(op, 0);
        let old = equal_before(self.body, op);
        if old.is_some() {
            self.body.erase_op(op);
        }
        old.unwrap_or(new)
    }

    /// Reports an error at an operation, with a note that prints the operation. The conversion continues; the pattern
    /// should return [`NoMatch`] next.
    pub fn error(&mut self, op: OpId, message: impl Into<String>) {
        let _reported = self.report(op, message.into(), |_, _| ());
    }

    /// Reports an error at the location of an operation, without printing the operation.
    pub(crate) fn report_error(&mut self, op: OpId, message: &str) {
        let mut diags = Diagnostics::new();
        let _reported = diags.error(self.body.loc(op), message.to_owned());
        let reports = diags.take().into_iter().map(Report::Diagnostic);
        self.reports.extend(reports);
    }

    pub(crate) fn report(
        &mut self,
        op: OpId,
        message: String,
        notes: impl FnOnce(&mut Diagnostics, Loc),
    ) -> Failed {
        let (diagnostics, failed) = self.diagnose(op, message, notes);
        self.reports
            .extend(diagnostics.into_iter().map(Report::Diagnostic));
        failed
    }

    pub(crate) fn diagnose(
        &self,
        op: OpId,
        message: String,
        notes: impl FnOnce(&mut Diagnostics, Loc),
    ) -> (Vec<Diagnostic>, Failed) {
        let mut diags = Diagnostics::new();
        let op = OpRef::new(self.ctx, self.body, op);
        let failed = Reporter {
            ctx: self.ctx,
            diags: &mut diags,
        }
        .error(op, message);
        notes(&mut diags, op.loc());
        (diags.take(), failed)
    }

    /// Returns the single value that replaces a value, of the type that the current pattern's converter requires. May
    /// create a cast.
    pub fn remapped_value(&mut self, value: ValueId) -> Result<ValueId, NoMatch> {
        let mut out = Vec::new();
        self.remap(value, self.converter, self.value_loc(value), &mut out)?;
        match out[..] {
            [value] => Ok(value),
            _ => Err(NoMatch::because(
                "the value was not replaced by exactly one value",
            )),
        }
    }
}

/// Replacement of operations and values.
impl ConversionRewriter<'_> {
    /// Replaces each result of an operation by one value, whose type may differ. The operation is erased at the end. If
    /// the number of values differs from the number of results, the conversion ends with an error that names the
    /// pattern.
    pub fn replace_op(&mut self, op: OpId, values: &[ValueId]) {
        if !self.can_replace(op, values.len()) {
            return;
        }
        for (result, value) in self.body.results(op).zip(values) {
            self.replace_result(result, std::slice::from_ref(value));
        }
        self.mark_replaced(op);
    }

    /// Replaces an operation, result by result, by a new operation created at the insertion point. Returns the new
    /// operation.
    #[track_caller]
    pub fn replace_op_with<T: BuildOp>(&mut self, op: OpId, parts: T) -> T::Op {
        let new = self.create(parts);
        let values: SmallVec<[ValueId; 4]> = self.body.results(new.id()).collect();
        self.replace_op(op, &values);
        new
    }

    /// Replaces each result of an operation by any number of values. A result that is replaced by no values must have
    /// no remaining uses. If the number of lists differs from the number of results, the conversion ends with an error
    /// that names the pattern.
    pub fn replace_op_with_multiple(&mut self, op: OpId, values: &[&[ValueId]]) {
        if !self.can_replace(op, values.len()) {
            return;
        }
        for (result, values) in self.body.results(op).zip(values) {
            self.replace_result(result, values);
        }
        self.mark_replaced(op);
    }

    /// Returns true if the pattern may replace an operation by `count` values, or lists of values. Otherwise records
    /// the contract violation.
    fn can_replace(&mut self, op: OpId, count: usize) -> bool {
        let wrong = if op == OpId::ROOT {
            "replaced or erased the body's root, which can only be renamed"
        } else if self.state.flags(op) & REPLACED != 0 {
            "replaced or erased an operation twice"
        } else if self.body.num_results(op) != count {
            "replaced an operation by a number of values that differs from its number of results"
        } else {
            return true;
        };
        self.breaks_contract(wrong);
        false
    }

    /// Records a contract violation, worded to follow "pattern NAME". The conversion ends with that error when the
    /// pattern returns.
    #[cold]
    fn breaks_contract(&mut self, how: &'static str) {
        self.state.broken.get_or_insert(how);
    }

    /// Schedules an operation for erasure at the end. Its results must have no remaining uses.
    pub fn erase_op(&mut self, op: OpId) {
        if !self.can_replace(op, self.body.num_results(op)) {
            return;
        }
        for result in self.body.results(op) {
            self.replace_result(result, &[]);
        }
        self.mark_replaced(op);
    }

    /// Records the replacement of a result. In a graph region, operations may use each other in a cycle; a value that
    /// would transitively replace itself is treated as erased.
    fn replace_result(&mut self, result: ValueId, values: &[ValueId]) {
        let circle = |&value: &ValueId| self.state.values.leads_to(value, result);
        if values.is_empty() || values.iter().any(circle) {
            let (at, loc) = (self.point_of(result), self.value_loc(result));
            let types = [self.body.ty(result)];
            let casts = self.state.casts.len();
            let made = self.cast(MaterializationKind::Source, at, loc, &[], &types);
            if let Some(op) = self.body.defining_op(result) {
                self.note_origin(op, self.pattern, casts);
            }
            self.replace_value(result, &made);
        } else {
            self.replace_value(result, values);
        }
    }

    /// Records the replacement of a value. The uses are replaced at the end, or immediately with `replaces_at_once`.
    fn replace_value(&mut self, value: ValueId, values: &[ValueId]) {
        self.state.values.map(value, values);
        if !self.conversion.config.replaces_at_once || !self.body.has_uses(value) {
            return;
        }
        let ty = self.body.ty(value);
        let with = match *values {
            [one] if self.body.ty(one) == ty => one,
            _ => {
                let (at, loc) = (self.point_after(values), self.value_loc(value));
                let made = self.cast(MaterializationKind::Source, at, loc, values, &[ty]);
                // Later patterns must receive the value's replacement, not the cast.
                self.state.values.map(made[0], values);
                made[0]
            }
        };
        self.replace_later_uses(value, with);
    }

    fn mark_replaced(&mut self, op: OpId) {
        self.state.mutations += 1;
        let rewrite = Rewrite::Op(op, self.converter, self.pattern);
        self.state.log.push(rewrite);
        self.state.set_flags(op, REPLACED);
        if self.body.regions(op).next().is_some() {
            let inner: Vec<_> = self.body.walk(op).collect();
            inner
                .into_iter()
                .for_each(|op| self.state.set_flags(op, REPLACED));
        }
    }

    /// Returns an editor for changes to an operation in place: MLIR's `modifyOpInPlace`. After the edit the operation
    /// must be legal, or a pattern must make it legal.
    pub fn edit(&mut self, op: OpId) -> OpEdit<'_> {
        self.state.mutations += 1;
        self.state.modified.push(op);
        OpEdit::new(self.body, op)
    }

    /// Replaces uses of a block argument or result. The replacement happens at the end and leaves out the uses that
    /// precede the definition of the new values in the same block.
    pub fn replace_uses_of(&mut self, argument: ValueId, values: &[ValueId]) {
        self.state.mutations += 1;
        self.replace_value(argument, values);
        self.state
            .log
            .push(Rewrite::Argument(argument, self.converter));
    }
}

/// Symbol requests.
impl ConversionRewriter<'_> {
    /// Returns the type of a symbol as it was before the conversion: the value of the property that
    /// [`Declaration::kind`] specifies. The symbol may be of any kind.
    pub fn symbol_type(&self, name: Attr) -> Option<Attr> {
        let known = self.symbols.lookup(name)?;
        symbol_type(self.ctx, known.name, known.props)
    }

    /// Returns `Ok` if [`declare`](Self::declare) will succeed, and reports the clash otherwise. A pattern that
    /// declares several symbols checks all of them first.
    pub fn check_declaration(&mut self, wanted: &Declaration) -> Result<(), NoMatch> {
        match self.requests.check(self.ctx, self.symbols, wanted) {
            Ok(()) => Ok(()),
            Err(clash) => Err(self.clashes(clash)),
        }
    }

    #[cold]
    fn clashes(&mut self, clash: Clash) -> NoMatch {
        self.reports.push(Report::Clash(clash));
        NoMatch::because("the reserved function exists with a different type")
    }

    /// Requests a symbol that all bodies share, unless a symbol of this name and kind exists. If the existing symbol
    /// has a different type, reports that and requests nothing. `make` creates the operation and receives its name. The
    /// default location is that of the symbol table.
    pub fn declare(
        &mut self,
        wanted: Declaration,
        make: impl FnOnce(&mut Builder<'_>, Attr) -> OpId + Send + 'static,
    ) -> Result<RequestedSymbol, NoMatch> {
        let before = self.requests.len();
        let result = self.requests.declare(self.ctx, self.symbols, wanted, make);
        self.state.mutations += (self.requests.len() - before) as u64;
        result.map_err(|clash| self.clashes(clash))
    }

    /// Requests an operation that defines a symbol whose name is known to be free, such as a wrapper of the current
    /// function.
    pub fn insert_symbol(
        &mut self,
        name: Attr,
        place: SymbolPlace,
        make: impl FnOnce(&mut Builder<'_>, Attr) -> OpId + Send + 'static,
    ) {
        self.state.mutations += 1;
        self.requests.insert(name, place, self.loc, make);
    }

    /// Requests a symbol named `prefix`, or `prefix_0`, `prefix_1`, …: the first name that is free when the requests
    /// are fulfilled.
    pub fn unique_symbol(
        &mut self,
        prefix: Attr,
        place: SymbolPlace,
        make: impl FnOnce(&mut Builder<'_>, Attr) -> OpId + Send + 'static,
    ) -> RequestedSymbol {
        self.state.mutations += 1;
        self.requests.unique(prefix, place, self.loc, make)
    }

    /// Registers the property `slot` of `op` as a reference to a requested symbol. The operation must remain after the
    /// conversion, and the property must hold the requested name; if the symbol gets another name, the property is
    /// updated. If the symbol was requested by the conversion of another body, the conversion ends with an error that
    /// names the pattern.
    pub fn use_symbol(&mut self, symbol: RequestedSymbol, op: OpId, slot: usize) {
        if !self.requests.use_symbol(symbol, op, slot) {
            self.breaks_contract("used a symbol that was requested for another body");
        }
    }
}

/// The interface that patterns for both drivers use.
impl<'c> Rewriter<'c> for ConversionRewriter<'c> {
    fn ctx(&self) -> &'c Context {
        self.ctx
    }

    fn body(&self) -> &Body {
        self.body
    }

    fn insertion_point(&self) -> InsertPoint {
        self.place()
    }

    fn set_insertion_point(&mut self, at: InsertPoint) {
        self.at = Some(at);
    }

    fn loc(&self) -> Loc {
        self.loc
    }

    fn set_loc(&mut self, loc: Loc) {
        self.loc = loc;
    }

    fn builder_at(&mut self, at: InsertPoint) -> Builder<'_> {
        ConversionRewriter::builder_at(self, at)
    }

    fn replace_op(&mut self, op: OpId, values: &[ValueId]) {
        ConversionRewriter::replace_op(self, op, values);
    }

    fn erase_op(&mut self, op: OpId) {
        ConversionRewriter::erase_op(self, op);
    }

    fn replace_all_uses(&mut self, from: ValueId, to: ValueId) {
        self.replace_uses_of(from, &[to]);
    }

    fn edit(&mut self, op: OpId) -> OpEdit<'_> {
        ConversionRewriter::edit(self, op)
    }

    fn move_op(&mut self, op: OpId, block: BlockId, before: Option<OpId>) {
        ConversionRewriter::move_op(self, op, block, before);
    }

    fn create_block(
        &mut self,
        region: RegionId,
        before: Option<BlockId>,
        arguments: &[Type],
    ) -> BlockId {
        ConversionRewriter::create_block(self, region, before, arguments)
    }

    fn split_block(&mut self, block: BlockId, first: Option<OpId>) -> BlockId {
        ConversionRewriter::split_block(self, block, first)
    }

    fn inline_region_before(&mut self, from: RegionId, to: RegionId, before: Option<BlockId>) {
        ConversionRewriter::inline_region_before(self, from, to, before);
    }

    fn inline_block_before(
        &mut self,
        from: BlockId,
        to: BlockId,
        before: Option<OpId>,
        arguments: &[ValueId],
    ) {
        ConversionRewriter::inline_block_before(self, from, to, before, arguments);
    }

    fn erase_block(&mut self, block: BlockId) {
        ConversionRewriter::erase_block(self, block);
    }

    fn fold_new(&mut self, op: OpId) -> Option<ValueId> {
        fold_new(self.ctx, self.body, op)
    }

    fn erase_new(&mut self, op: OpId) {
        self.body.erase_op(op);
    }

    fn erase_block_args(&mut self, block: BlockId, indices: &[usize]) {
        // Replacements of arguments are keyed by the argument, so the old arguments must exist until the end. A new
        // block with the remaining arguments takes the place of this one.
        let old = self.body.block_args(block).to_vec();
        let locs = self.body.block_arg_locs(block).to_vec();
        let Some(region) = self.body.parent_region(block) else {
            return;
        };
        let new = ConversionRewriter::create_block(self, region, Some(block), &[]);
        let (at, loc) = (InsertPoint::end(new), self.loc);
        let mut values = old.clone();
        for (index, &arg) in old.iter().enumerate() {
            if !indices.contains(&index) {
                let ty = self.body.ty(arg);
                self.loc = locs[index];
                values[index] = ConversionRewriter::builder_at(self, at).add_block_arg(new, ty);
            }
        }
        self.loc = loc;
        ConversionRewriter::inline_block_before(self, block, new, None, &values);
    }
}
