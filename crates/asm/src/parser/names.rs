//! Resolves the names of values and blocks during parsing.
//!
//! The row of a value is created when the value is first mentioned. The value's definition adopts the row, so resolved
//! forward references have no cost later. The exception is the results of an operation with several results, whose rows
//! must be adjacent.

use super::{Operand, Parser};
use crate::lexer::{Lexer, Tok, Token};
use rustc_hash::FxHashMap;
use terrace_ir::{BlockId, Diagnostics, Failed, Loc, SmallVec, Type, ValueId};

/// The values that a name denotes.
#[derive(Clone, Copy)]
pub(super) struct NamedValues {
    /// The first value of the group.
    first: ValueId,
    /// The number of values in the group; 0 until the name is defined.
    count: u32,
    /// The offset of the definition, or of the first use.
    offset: u32,
}

/// The names in the scope of one isolated operation.
#[derive(Default)]
pub(super) struct NameScope<'p> {
    values: FxHashMap<&'p [u8], NamedValues>,
    /// Uses of `%name#i`, `i > 0`, before the definition of `%name`.
    forward: FxHashMap<(&'p [u8], u32), (ValueId, u32)>,
    /// Names defined so far in nested regions of the isolated operation, innermost region last. They go out of scope at
    /// the end of their region.
    defined: Vec<&'p [u8]>,
    /// The number of nested regions that are open.
    regions: u32,
    /// The offsets of uses of results that the operation does not have.
    invalid: Vec<u32>,
    /// The number of names that are used but not yet defined.
    undefined: usize,
    /// The blocks of the open regions, innermost last.
    pub(super) blocks: Vec<BlockNames<'p>>,
}

/// The blocks of a region, keyed by name.
pub(super) type BlockNames<'p> = FxHashMap<&'p [u8], BlockEntry>;

/// A block whose name was mentioned at `offset`. `defined` is true once its label was parsed.
#[derive(Clone, Copy)]
pub(super) struct BlockEntry {
    pub block: BlockId,
    pub offset: u32,
    pub defined: bool,
}

/// A name that an isolated operation uses and does not define. As in MLIR, later text may define it; the verifier then
/// reports a use of a value from outside.
pub(super) struct Pending<'p> {
    name: &'p [u8],
    offset: u32,
    ty: Type,
    /// The diagnostics that the verifier would report.
    isolation: Diagnostics,
    /// True once later text defined the name.
    defined: bool,
    /// True for a result that its operation does not have, which no later definition can provide.
    lost: bool,
}

/// The maximum number of undefined names that later text may define; further ones are reported as undefined.
const MAX_MENTIONED: usize = 256;

/// The scope of the isolated operation that is being parsed, and the enclosing scopes.
#[derive(Default)]
pub(super) struct Scopes<'p> {
    pub inner: NameScope<'p>,
    pub outer: Vec<NameScope<'p>>,
    /// Names that isolated operations left undefined.
    pub pending: Vec<Pending<'p>>,
    /// Scopes whose memory is reused.
    pub spare: Vec<NameScope<'p>>,
}

/// Empties a table for reuse. A large table is dropped instead, because clearing it takes time proportional to its
/// capacity.
pub(super) fn empty_table<K, V>(table: &mut FxHashMap<K, V>) {
    if table.capacity() > 4096 {
        *table = FxHashMap::default();
    } else {
        table.clear();
    }
}

impl<'p> NameScope<'p> {
    /// Opens a region. Returns the mark for [`release`](Self::release).
    pub(super) fn mark(&mut self) -> usize {
        self.regions += 1;
        self.defined.len()
    }

    /// Closes a region and removes the names defined since `mark`.
    pub(super) fn release(&mut self, mark: usize) {
        self.regions -= 1;
        while self.defined.len() > mark {
            if let Some(name) = self.defined.pop() {
                self.values.remove(name);
            }
        }
    }

    pub(super) fn clear(&mut self) {
        empty_table(&mut self.values);
        empty_table(&mut self.forward);
        self.defined.clear();
        self.regions = 0;
        self.invalid.clear();
        self.blocks.clear();
        self.undefined = 0;
    }
}

impl<'p> Parser<'p> {
    /// Parses `%name` or `%name#1` if it comes next.
    pub fn optional_operand(&mut self) -> Result<Option<Operand>, Failed> {
        if self.cursor.tok.kind == Tok::PercentId {
            self.operand().map(Some)
        } else {
            Ok(None)
        }
    }

    /// Parses `%name` or `%name#1`. [`resolve`](Self::resolve) determines its type.
    pub fn operand(&mut self) -> Result<Operand, Failed> {
        self.operand_here()
    }

    /// Like [`operand`](Self::operand), but inlined for the most frequent callers.
    #[inline(always)]
    pub(crate) fn operand_here(&mut self) -> Result<Operand, Failed> {
        if self.cursor.tok.kind != Tok::PercentId {
            return Err(self.wrong_token("expected SSA operand"));
        }
        let token = self.take_word();
        let index = match self.cursor.tok.kind {
            Tok::HashId => self.result_number()?,
            _ => 0,
        };
        self.use_of(token, index)
    }

    /// Parses `#1` after a value's name.
    #[cold]
    fn result_number(&mut self) -> Result<u32, Failed> {
        let token = self.cursor.tok.starting_at(self.cursor.tok.start() + 1);
        match self
            .u64_of(token)
            .and_then(|number| u32::try_from(number).ok())
        {
            Some(number) if self.text_of(token).iter().all(u8::is_ascii_digit) => {
                self.advance();
                Ok(number)
            }
            _ => Err(self.raw_error(self.cursor.tok.start(), "invalid SSA value result number")),
        }
    }

    #[inline(always)]
    fn use_of(&mut self, token: Token, number: u32) -> Result<Operand, Failed> {
        if let Some(entry) = self.scopes.inner.values.get(self.text_of(token)) {
            if number < entry.count {
                let value = ValueId::from_index(entry.first.index() + number as usize);
                return Ok(Operand {
                    value,
                    offset: token.start(),
                });
            }
            if entry.count > 0 {
                // This is an error, which is reported once the operand gets its type.
                let value = self.body.undefined_value();
                self.scopes.inner.invalid.push(token.start());
                return Ok(Operand {
                    value,
                    offset: token.start(),
                });
            }
            if number == 0 {
                return Ok(Operand {
                    value: entry.first,
                    offset: token.start(),
                });
            }
        }
        Ok(self.forward_use(token, number))
    }

    #[cold]
    fn forward_use(&mut self, token: Token, number: u32) -> Operand {
        let (name, offset) = (self.text_of(token), token.start());
        if number == 0 {
            let value = self.body.undefined_value();
            let entry = NamedValues {
                first: value,
                count: 0,
                offset,
            };
            self.scopes.inner.values.insert(name, entry);
            self.scopes.inner.undefined += 1;
            return Operand { value, offset };
        }
        if let Some(&(value, _)) = self.scopes.inner.forward.get(&(name, number)) {
            return Operand { value, offset };
        }
        let value = self.body.undefined_value();
        self.scopes
            .inner
            .forward
            .insert((name, number), (value, offset));
        if !self.scopes.inner.values.contains_key(name) {
            // The name itself must also be defined.
            let entry = NamedValues {
                first: self.body.undefined_value(),
                count: 0,
                offset,
            };
            self.scopes.inner.values.insert(name, entry);
            self.scopes.inner.undefined += 1;
        }
        Operand { value, offset }
    }

    /// Returns the value of an operand with type `ty`. The type must match the definition or earlier uses.
    #[inline]
    pub fn resolve(&mut self, operand: Operand, ty: Type) -> Result<ValueId, Failed> {
        let known = self.body.ty(operand.value);
        if known == ty {
            return Ok(operand.value);
        }
        self.resolve_slow(operand, ty, known)
    }

    #[cold]
    fn resolve_slow(&mut self, operand: Operand, ty: Type, known: Type) -> Result<ValueId, Failed> {
        let undefined =
            self.body.definition(operand.value) == terrace_ir::ValueDefinition::Undefined;
        // An undefined value has the type `none` until a use determines its type.
        if undefined && self.scopes.inner.invalid.contains(&operand.offset) {
            return Err(self.raw_error(operand.offset, "reference to invalid result number"));
        }
        if undefined && known == Type::NONE {
            self.body.set_undefined_type(operand.value, ty);
            self.move_first_use(operand);
            return Ok(operand.value);
        }
        let name = String::from_utf8_lossy(self.name_at(operand.offset));
        let prior = self.prior_use(operand);
        let (want, had) = (self.ctx.show_type(ty), self.ctx.show_type(known));
        let message = format!(
            "use of value '{name}' expects different type than prior uses: {want} vs {had}"
        );
        let failed = self.raw_error(operand.offset, message);
        self.note(prior, "prior use here");
        Err(failed)
    }

    /// Sets the first use of a name to the first use with a type. Operands of the generic form get their types after
    /// the regions, so later uses may precede them.
    fn move_first_use(&mut self, operand: Operand) {
        let name = self.name_at(operand.offset);
        if let Some(entry) = self.scopes.inner.values.get_mut(name)
            && entry.first == operand.value
            && entry.count == 0
        {
            entry.offset = operand.offset;
        }
    }

    /// Returns the name at an offset, including `%`.
    fn name_at(&self, offset: u32) -> &'p [u8] {
        let mut lexer = Lexer::new(self.cursor.src, offset as usize, self.cursor.src.len());
        self.text_of(lexer.next_token())
    }

    /// Returns the location at which a value was defined or first used.
    fn prior_use(&mut self, operand: Operand) -> Loc {
        let entry = self.scopes.inner.values.get(self.name_at(operand.offset));
        let offset = entry.map_or(operand.offset, |entry| entry.offset);
        self.loc_at(offset)
    }

    /// Reports that the number of operands and types differ.
    #[cold]
    pub(crate) fn count_mismatch(&mut self, operands: usize, types: usize, offset: u32) -> Failed {
        let message = format!(
            "number of operands and types do not match: got {operands} operands and {types} types"
        );
        self.error(offset, message)
    }

    /// Returns the values of operands with one type each. Reports an error at `offset` if the numbers of operands and
    /// types differ.
    pub fn resolve_all(
        &mut self,
        operands: &[Operand],
        types: &[Type],
        offset: u32,
    ) -> Result<SmallVec<[ValueId; 4]>, Failed> {
        if operands.len() != types.len() {
            return Err(self.count_mismatch(operands.len(), types.len(), offset));
        }
        operands
            .iter()
            .zip(types)
            .map(|(&operand, &ty)| self.resolve(operand, ty))
            .collect()
    }

    /// Defines `%name` as a block argument.
    pub(super) fn define_argument(
        &mut self,
        token: Token,
        block: BlockId,
        ty: Type,
        loc: Loc,
    ) -> Result<(), Failed> {
        let value = match self.claim(token)? {
            Some(value) => {
                self.check_forward_type((self.text_of(token), 0), token.start(), value, ty)?;
                self.body.adopt_block_arg(block, value, ty, loc);
                value
            }
            None => self.body.add_block_arg(block, ty, loc),
        };
        self.define(token, value, 1)
    }

    /// Claims the name of an operation's only result, before the operation is created. Returns the placeholder row if
    /// the name has forward references.
    #[inline]
    pub(super) fn claim_single_result(
        &mut self,
        token: Token,
        ty: Type,
    ) -> Result<Option<ValueId>, Failed> {
        let adopted = self.claim(token)?;
        if let Some(value) = adopted {
            self.check_forward_type((self.text_of(token), 0), token.start(), value, ty)?;
        }
        Ok(adopted)
    }

    /// Binds a name to existing results.
    pub(super) fn define_results(
        &mut self,
        token: Token,
        first: ValueId,
        count: u32,
    ) -> Result<(), Failed> {
        if let Some(forward) = self.claim(token)? {
            let name = self.text_of(token);
            self.move_forward((name, 0), token.start(), forward, first)?;
        }
        self.define(token, first, count)
    }

    /// Binds a claimed name.
    #[inline]
    pub(super) fn define(
        &mut self,
        token: Token,
        first: ValueId,
        count: u32,
    ) -> Result<(), Failed> {
        let name = self.text_of(token);
        let entry = NamedValues {
            first,
            count,
            offset: token.start(),
        };
        self.scopes.inner.values.insert(name, entry);
        if self.scopes.inner.regions > 0 {
            self.scopes.inner.defined.push(name);
        }
        if self.scopes.inner.forward.is_empty() {
            return Ok(());
        }
        self.drop_forward_numbers(name, token.start(), first, count)
    }

    /// Claims a name for a definition. Returns the placeholder row if the name has forward references; reports a
    /// redefinition.
    fn claim(&mut self, token: Token) -> Result<Option<ValueId>, Failed> {
        let Some(&entry) = self.scopes.inner.values.get(self.text_of(token)) else {
            return Ok(None);
        };
        if entry.count > 0 {
            let text = self.str_of(token);
            let failed =
                self.raw_error(token.start(), format!("redefinition of SSA value '{text}'"));
            let prior = self.loc_at(entry.offset);
            self.note(prior, "previously defined here");
            return Err(failed);
        }
        self.scopes.inner.undefined -= 1;
        Ok(Some(entry.first))
    }

    /// Reports an error if a region argument that an operation's format defines has a name that was mentioned before.
    pub(super) fn claim_region_argument(&mut self, token: Token) -> Result<(), Failed> {
        let name = self.text_of(token);
        // The names of enclosing isolated operations are also taken.
        let around = self.scopes.outer.iter().rev();
        let mut around = around.filter(|scope| !scope.values.is_empty());
        let Some(entry) = self
            .scopes
            .inner
            .values
            .get(name)
            .or_else(|| around.find_map(|scope| scope.values.get(name)))
            .copied()
        else {
            return Ok(());
        };
        let text = self.str_of(token);
        let message = format!("region entry argument '{text}' is already in use");
        let failed = self.raw_error(token.start(), message);
        let prior = self.loc_at(entry.offset);
        self.note(prior, "previously referenced here");
        Err(failed)
    }

    fn check_forward_type(
        &mut self,
        (name, number): (&'p [u8], u32),
        offset: u32,
        value: ValueId,
        ty: Type,
    ) -> Result<(), Failed> {
        let used = self.body.ty(value);
        if used == ty || used == Type::NONE {
            return Ok(());
        }
        let prior = match number {
            0 => self.scopes.inner.values.get(name).map(|entry| entry.offset),
            _ => self
                .scopes
                .inner
                .forward
                .get(&(name, number))
                .map(|entry| entry.1),
        };
        let prior = prior.unwrap_or(offset);
        let name = String::from_utf8_lossy(name);
        let (want, had) = (self.ctx.show_type(ty), self.ctx.show_type(used));
        let message = format!("definition of SSA value '{name}#{number}' has type {want}");
        let failed = self.raw_error(offset, message);
        let prior = self.loc_at(prior);
        self.note(prior, format!("previously used here with type {had}"));
        Err(failed)
    }

    /// Replaces the uses of a forward reference's placeholder by the actual result.
    fn move_forward(
        &mut self,
        name: (&'p [u8], u32),
        offset: u32,
        from: ValueId,
        to: ValueId,
    ) -> Result<(), Failed> {
        let ty = self.body.ty(to);
        self.check_forward_type(name, offset, from, ty)?;
        self.body.replace_all_uses(from, to);
        Ok(())
    }

    fn drop_forward_numbers(
        &mut self,
        name: &'p [u8],
        offset: u32,
        first: ValueId,
        count: u32,
    ) -> Result<(), Failed> {
        let mut numbers: Vec<u32> = self
            .scopes
            .inner
            .forward
            .keys()
            .filter(|key| key.0 == name)
            .map(|key| key.1)
            .collect();
        numbers.sort_unstable();
        for number in numbers {
            // Results that the operation does not have remain undefined.
            if number >= count {
                continue;
            }
            let Some(&(value, _)) = self.scopes.inner.forward.get(&(name, number)) else {
                continue;
            };
            let result = ValueId::from_index(first.index() + number as usize);
            self.move_forward((name, number), offset, value, result)?;
            self.scopes.inner.forward.remove(&(name, number));
        }
        Ok(())
    }

    /// Opens the scope of an isolated operation.
    pub(super) fn push_scope(&mut self) {
        let fresh = self.scopes.spare.pop().unwrap_or_default();
        self.scopes
            .outer
            .push(std::mem::replace(&mut self.scopes.inner, fresh));
        self.mention_pending();
    }

    /// Adds the names that wait for a definition to the scope, as forward references.
    pub(super) fn mention_pending(&mut self) {
        for at in 0..self.scopes.pending.len().min(MAX_MENTIONED) {
            let (name, offset, ty) = match &self.scopes.pending[at] {
                pending if pending.defined || pending.lost => continue,
                pending => (pending.name, pending.offset, pending.ty),
            };
            if !self.scopes.inner.values.contains_key(name) {
                let first = self.body.undefined_value();
                self.body.set_undefined_type(first, ty);
                let entry = NamedValues {
                    first,
                    count: 0,
                    offset,
                };
                self.scopes.inner.values.insert(name, entry);
                self.scopes.inner.undefined += 1;
            }
        }
    }

    /// Closes the scope of an isolated operation at `loc`.
    pub(super) fn pop_scope(&mut self, loc: Loc) {
        if self.scopes.inner.undefined > 0
            || !self.scopes.inner.forward.is_empty()
            || !self.scopes.pending.is_empty()
        {
            self.keep_undefined(loc);
        }
        self.drop_scope();
    }

    /// Records the names that the scope leaves undefined, for the end of the text.
    #[cold]
    fn keep_undefined(&mut self, loc: Loc) {
        self.note_definitions();
        let mut used = self.undefined_names();
        for (&(name, _), &(value, offset)) in &self.scopes.inner.forward {
            if !used.iter().any(|&(at, ..)| at == offset) {
                used.push((offset, name, value));
            }
        }
        used.sort_unstable_by_key(|entry| entry.0);
        for (offset, name, value) in used {
            let lost = self
                .scopes
                .inner
                .forward
                .values()
                .any(|used| used.1 == offset);
            let ty = self.body.ty(value);
            let mut mentioned = self.scopes.pending.iter_mut().take(MAX_MENTIONED);
            if let Some(known) = mentioned.find(|known| known.offset == offset) {
                known.ty = ty;
                continue;
            }
            let defined = !lost
                && self.scopes.outer.iter().any(|scope| {
                    let entry = scope.values.get(name);
                    entry.is_some_and(|entry| entry.count > 0)
                });
            let isolation = self.isolation_error(value, loc);
            self.scopes.pending.push(Pending {
                name,
                offset,
                ty,
                isolation,
                defined,
                lost,
            });
        }
    }

    /// Marks the waiting names that this scope defined.
    fn note_definitions(&mut self) {
        for pending in self.scopes.pending.iter_mut().take(MAX_MENTIONED) {
            let entry = self.scopes.inner.values.get(pending.name);
            pending.defined |= !pending.lost && entry.is_none_or(|entry| entry.count > 0);
        }
    }

    /// Closes the scope of an isolated operation that could not be parsed.
    pub(super) fn drop_scope(&mut self) {
        if let Some(outer) = self.scopes.outer.pop() {
            let mut inner = std::mem::replace(&mut self.scopes.inner, outer);
            inner.clear();
            self.scopes.spare.push(inner);
        }
    }

    /// Returns the names of the scope that are used but not defined: the offset of the first use, the name, and its
    /// value.
    fn undefined_names(&self) -> Vec<(u32, &'p [u8], ValueId)> {
        let entries = self.scopes.inner.values.iter();
        let unused = entries.filter(|(_, entry)| entry.count == 0);
        unused
            .map(|(&name, entry)| (entry.offset, name, entry.first))
            .collect()
    }

    /// Returns the error about a value that crosses into an isolated operation. MLIR's verifier reports it; here such
    /// uses cannot be represented.
    fn isolation_error(&mut self, value: ValueId, loc: Loc) -> Diagnostics {
        let mut diags = Diagnostics::new();
        if let Some(op) = self.body.uses(value).last().map(|at| at.op) {
            let user = terrace_ir::OpRef::new(self.ctx, &self.body, op);
            let mut report = terrace_ir::Reporter {
                ctx: self.ctx,
                diags: &mut diags,
            };
            let _ = report.op_error(user, "using value defined outside the region");
            diags.note(loc, "required by region isolation constraints");
        }
        diags
    }

    /// Reports the names that are used but not defined, in order of their first use. Called at the end of the text.
    pub(super) fn check_undefined(&mut self) -> Result<(), Failed> {
        if self.scopes.inner.undefined == 0
            && self.scopes.inner.forward.is_empty()
            && self.scopes.pending.is_empty()
        {
            return Ok(());
        }
        self.note_definitions();
        let mut offsets: Vec<u32> = self.undefined_names().iter().map(|entry| entry.0).collect();
        // A name mentioned here for a nested operation may have been defined in another operation.
        let found = |at: u32| {
            self.scopes
                .pending
                .iter()
                .any(|known| known.defined && known.offset == at)
        };
        offsets.retain(|&at| !found(at));
        offsets.extend(self.scopes.inner.forward.values().map(|entry| entry.1));
        let waiting = self
            .scopes
            .pending
            .iter()
            .filter(|pending| !pending.defined);
        offsets.extend(waiting.map(|pending| pending.offset));
        offsets.sort_unstable();
        offsets.dedup();
        let mut result = Ok(());
        for offset in offsets {
            result = Err(self.raw_error(offset, "use of undeclared SSA value name"));
        }
        result?;
        match self.scopes.pending.drain(..).next() {
            Some(first) => {
                let result = first.isolation.check();
                self.diags.append(first.isolation);
                result
            }
            None => Ok(()),
        }
    }
}
