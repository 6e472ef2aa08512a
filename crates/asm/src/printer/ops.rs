//! Prints operations, blocks and regions.

use super::names::{Names, Naming, Start, address};
use super::{BATCH, Printer};
use terrace_ir::{
    Attr, BlockId, Body, DictionaryAttr, OpId, OpName, OpRef, OpRow, PanicNote, RegionId, SmallVec,
    Traits, innermost_panic_place,
};

impl<'p> Printer<'p> {
    /// Prints a file: alias definitions, the operation, a newline.
    pub(super) fn top_level(&mut self, body: &'p Body) {
        let op = self.shown(body);
        self.prepare_aliases(body, op);
        self.one_op(body, op);
        // In local scope, the operation is printed like any nested one.
        if !self.options.local_scope {
            self.ch('\n');
            self.define_deferred_aliases();
            self.resource_section();
        }
    }

    /// Returns the operation of a file to print. That is the root, unless the root is an implicit module around a
    /// module with results, which does not verify. The parser keeps the implicit module in that case, because the
    /// results belong to the enclosing body.
    fn shown(&self, body: &Body) -> OpId {
        let root = OpId::ROOT;
        let around = self.ctx.sources().lookup(body.loc(root));
        if !around.is_some_and(|(file, index)| file.loc(index) == file.whole()) {
            return root;
        }
        let mut ops = body
            .regions(root)
            .filter_map(|region| body.entry_block(region));
        let first = ops.next().and_then(|block| body.first_op(block));
        let only = first.filter(|&op| body.next_op(op).is_none());
        only.filter(|&op| {
            body.is_nested(op) && body.name(op) == body.name(root) && body.num_results(op) > 0
        })
        .unwrap_or(root)
    }

    /// Prints one operation of a body, with the names that it has in the whole body.
    pub(super) fn one_op(&mut self, body: &'p Body, op: OpId) {
        let unique = self.options.unique_ids || self.options.generic;
        self.names = Names::number(
            self.tables,
            body,
            &Start::default(),
            self.naming(unique),
            &mut self.names_scratch,
        );
        // An isolated operation is numbered alone, so the values of the enclosing body that it uses have no names.
        if body.is_nested(op) {
            self.names.forget(body.operands(op));
        }
        self.body = Some(body);
        self.op(body, op);
    }

    fn naming(&self, unique: bool) -> Naming {
        Naming {
            generic: self.options.generic,
            unique,
            users: self.options.value_users,
            name_locations: self.options.name_locations_as_prefix,
        }
    }

    fn op(&mut self, body: &'p Body, op: OpId) {
        let row = body.row(op);
        self.fetched_op(body, op, &row);
    }

    /// Prints an operation whose row has been fetched.
    #[inline(always)]
    pub(super) fn fetched_op(&mut self, body: &'p Body, op: OpId, row: &OpRow<'p>) {
        self.collect_op_location(row.loc);
        if self.aliases.collecting() && self.mentions_none(body, op, row) {
            return;
        }
        match row.num_results() {
            0 => {}
            1 => {
                self.value(row.result(0));
                self.text(" = ");
            }
            count => self.result_names(body, op, count),
        }
        match row.nested {
            Some(nested) => self.in_nested(body, op, nested),
            None => {
                if !self.custom_op(body, op, row) {
                    let op = OpRef::new(self.ctx, body, op);
                    self.generic_op(op);
                }
            }
        }
        if self.options.debug_info {
            self.trailing_location(row.loc);
        }
        if self.options.value_users {
            self.users_comment(body, op);
        }
    }

    fn result_names(&mut self, body: &'p Body, op: OpId, count: usize) {
        let mut at = 0;
        while at < count {
            if at > 0 {
                self.text(", ");
            }
            let value = body.result(op, at);
            self.names.write_leader(value, &mut self.out);
            let next = (at + 1..count)
                .find(|&next| self.names.leads_group(body.result(op, next)))
                .unwrap_or(count);
            if next - at > 1 {
                self.ch(':');
                self.int((next - at) as i64);
            }
            at = next;
        }
        self.text(" = ");
    }

    /// Prints an isolated operation with the names of its own body.
    fn in_nested(&mut self, body: &'p Body, op: OpId, nested: &'p Body) {
        let names = if self.options.unique_ids || self.options.generic {
            self.names
                .unique
                .remove(&address(nested))
                .unwrap_or_default()
        } else {
            let start = self.names.start_of(op);
            self.names_from(nested, &start)
        };
        self.in_named(body, op, nested, names);
    }

    /// Returns the names of an isolated operation with the given start.
    pub(super) fn names_from(&mut self, nested: &Body, start: &Start) -> Box<Names> {
        let naming = self.naming(false);
        Names::number(self.tables, nested, start, naming, &mut self.names_scratch)
    }

    /// Prints an isolated operation with these names.
    pub(super) fn in_named(
        &mut self,
        body: &'p Body,
        op: OpId,
        nested: &'p Body,
        names: Box<Names>,
    ) {
        let unique = self.options.unique_ids || self.options.generic;
        let mut outer = std::mem::replace(&mut self.names, names);
        if unique {
            std::mem::swap(&mut self.names.unique, &mut outer.unique);
        }
        self.body = Some(nested);
        let inner = OpRef::new(self.ctx, nested, OpId::ROOT);
        if !self.custom_op(nested, inner.id, &nested.row(inner.id)) {
            let stub = OpRef::new(self.ctx, body, op);
            if self.aliases.collecting() {
                self.collect_generic_op(inner, stub);
            } else {
                // Operands and successors belong to the enclosing body and are named there.
                std::mem::swap(&mut self.names, &mut outer);
                self.generic_head(stub);
                std::mem::swap(&mut self.names, &mut outer);
                self.generic_tail(inner, stub);
            }
        }
        if unique {
            std::mem::swap(&mut self.names.unique, &mut outer.unique);
        }
        let inner = std::mem::replace(&mut self.names, outer);
        if !unique {
            self.names_scratch.give_back(inner);
        }
        self.body = Some(body);
    }

    /// Returns the length of the text that is not yet flushed.
    pub(crate) fn text_len(&self) -> usize {
        self.out.len()
    }

    /// Returns true if the next operation starts with the name of a result.
    #[cold]
    pub(crate) fn prints_results_next(&self, op: OpRef<'_>) -> bool {
        let next = op.body.next_op(op.id);
        !self.options.debug_info && next.is_some_and(|next| op.body.num_results(next) > 0)
    }

    /// Prints an operation of the current body without its results.
    pub fn op_without_results(&mut self, op: OpId) {
        if let Some(body) = self.body.filter(|body| !body.is_nested(op)) {
            // The location is not printed, but gets an alias nevertheless.
            self.collect_op_location(body.loc(op));
            let op = OpRef::new(self.ctx, body, op);
            if !self.custom_op(op.body, op.id, &body.row(op.id)) {
                self.generic_op(op);
            }
        }
    }

    /// Prints the custom form of an operation. Returns false if the operation has none or the generic form is
    /// requested. The `OpRef` is created at each use, because copying one that was just written would stall on the
    /// store.
    #[inline(always)]
    fn custom_op(&mut self, body: &'p Body, op: OpId, row: &OpRow<'p>) -> bool {
        if self.options.generic {
            return false;
        }
        let Some(syntax) = self.tables.syntax(row.name) else {
            return false;
        };
        if let Some(asm) = syntax.asm {
            if !asm.tells_all(OpRef::new(self.ctx, body, op).record()) {
                return false;
            }
            self.text(syntax.shown_name(self.default_dialect));
            let note = self.panic_note(body, op);
            asm.print(OpRef::new(self.ctx, body, op).record(), self);
            note.done();
            return true;
        }
        match &syntax.format {
            Some(format) if format.error().is_none() && format.fits(row) => {
                self.text(syntax.shown_name(self.default_dialect));
                let note = self.panic_note(body, op);
                format.print(OpRef::new(self.ctx, body, op), row, self);
                note.done();
                true
            }
            _ => false,
        }
    }

    /// Sets up the note that names the operation if its printer panics.
    #[inline(always)]
    fn panic_note(
        &self,
        body: &'p Body,
        op: OpId,
    ) -> PanicNote<impl Fn() -> String + Copy + use<'p>> {
        let ctx = self.ctx;
        PanicNote::new(move || {
            innermost_panic_place("the printer of", ctx, body.name(op), body.loc(op))
        })
    }

    fn generic_op(&mut self, op: OpRef<'p>) {
        let note = self.panic_note(op.body, op.id);
        self.print_generic_op(op);
        note.done();
    }

    fn print_generic_op(&mut self, op: OpRef<'p>) {
        if self.aliases.collecting() {
            self.collect_generic_op(op, op);
        } else {
            self.generic_head(op);
            self.generic_tail(op, op);
        }
    }

    /// Prints the generic form up to the successors, which for an isolated operation come from the enclosing body. `at`
    /// is the stub.
    fn generic_head(&mut self, at: OpRef<'p>) {
        match at.def() {
            // `#[op]` accepts only plain names, so nothing needs escaping.
            Some(def) => {
                self.ch('"');
                self.text(def.name);
                self.ch('"');
            }
            None => self.string(self.ctx.op_name_bytes(at.name())),
        }
        self.ch('(');
        self.values(at.body.operands(at.id));
        self.ch(')');
        if at.body.num_successors(at.id) > 0 {
            self.ch('[');
            self.comma_list(at.body.successors(at.id), Self::block);
            self.ch(']');
        }
    }

    /// Prints the generic form from the properties on. `at` is the stub of an isolated operation.
    fn generic_tail(&mut self, op: OpRef<'p>, at: OpRef<'p>) {
        self.generic_props(op);
        let mut regions = op.body.regions(op.id);
        if let Some(first) = regions.next() {
            self.text(" (");
            self.region_with(op, first, true, true, true);
            for region in regions {
                self.text(", ");
                self.region_with(op, region, true, true, true);
            }
            self.ch(')');
        }
        self.dictionary(op.body.attrs(op.id));
        self.text(" : ");
        self.functional_type(at);
    }

    /// Collects the aliases of an operation in generic form: first those in its regions, then those of types, then
    /// those of attributes and properties by name.
    fn collect_generic_op(&mut self, op: OpRef<'p>, at: OpRef<'p>) {
        let regions: SmallVec<[RegionId; 2]> = op.body.regions(op.id).collect();
        for region in regions {
            self.region_with(op, region, true, true, true);
        }
        let values = at.body.operands(at.id).chain(at.body.results(at.id));
        for value in values {
            self.ty(at.body.ty(value));
        }
        let ctx = self.ctx;
        let mut attrs: Vec<(&[u8], Attr)> = Vec::new();
        if let Some(def) = op.def() {
            let props = def.props.iter().zip(op.body.props(op.id));
            attrs.extend(
                props.filter_map(|(row, value)| value.map(|value| (row.name.as_bytes(), value))),
            );
        }
        // The properties of an unregistered operation use aliases, but define none.
        if let Some(dictionary) = op.body.attrs(op.id).as_::<DictionaryAttr>(ctx) {
            let entries = dictionary.entries().iter();
            attrs
                .extend(entries.map(|(name, value)| (name.bytes(ctx).unwrap_or_default(), *value)));
        }
        attrs.sort_by_key(|(name, _)| *name);
        for (_, attr) in attrs {
            self.attr(attr);
        }
    }

    /// Prints the region of an operation: `{ .. }`.
    pub fn region(&mut self, op: OpRef<'_>, region: RegionId, entry_args: bool, terminators: bool) {
        self.region_with(op, region, entry_args, terminators, false);
    }

    /// Like [`region`](Self::region). If `empty_block` is true, prints the label of an entry block without operations.
    pub fn region_with(
        &mut self,
        op: OpRef<'_>,
        region: RegionId,
        entry_args: bool,
        terminators: bool,
        empty_block: bool,
    ) {
        // The region belongs to the current body; `self.body` has the longer lifetime.
        let Some(body) = self.body else { return };
        if self.options.skip_regions {
            self.text("{...}");
            return;
        }
        self.text("{\n");
        if let Some(entry) = body.entry_block(region) {
            let dialect = self
                .tables
                .names(op.name())
                .map_or("", |names| names.default_dialect());
            let around = std::mem::replace(&mut self.default_dialect, dialect);
            let label = empty_block && body.first_op(entry).is_none()
                || entry_args && !body.block_args(entry).is_empty();
            self.block_body(body, region, entry, label, terminators);
            let mut at = body.next_block(entry);
            while let Some(block) = at {
                self.block_body(body, region, block, true, true);
                at = body.next_block(block);
            }
            self.default_dialect = around;
        }
        self.indentation();
        self.ch('}');
    }

    fn block_body(
        &mut self,
        body: &'p Body,
        region: RegionId,
        block: BlockId,
        label: bool,
        terminators: bool,
    ) {
        if label {
            self.indentation();
            self.block_label(body, region, block);
        }
        self.indent += 2;
        if self.options.value_users {
            self.argument_users(body, body.block_args(block));
        }
        let last = body.last_op(block).filter(|_| !terminators);
        let end = last.filter(|op| self.is_terminator(body.name(*op)));
        let mut next = body.first_op(block).filter(|op| Some(*op) != end);
        if next.is_some() {
            self.indentation();
        }
        if self.prints_apart() {
            self.ops_apart(body, next, end);
            next = None;
        }
        while let Some(op) = next {
            let row = body.row(op);
            self.fetched_op(body, op, &row);
            next = row.next.filter(|op| Some(*op) != end);
            match next {
                Some(_) => self.newline(),
                None => self.ch('\n'),
            }
            if self.out.len() >= BATCH {
                self.drain();
            }
        }
        self.indent -= 2;
    }

    fn is_terminator(&self, name: OpName) -> bool {
        let def = self.ctx.op_def(name);
        def.is_some_and(|def| def.has(Traits::TERMINATOR))
    }

    fn block_label(&mut self, body: &'p Body, region: RegionId, block: BlockId) {
        let args = body.block_args(block);
        self.block(block);
        if !args.is_empty() {
            self.ch('(');
            self.comma_list(args.iter().enumerate(), |printer, (index, &arg)| {
                printer.value(arg);
                printer.text(": ");
                printer.ty(body.ty(arg));
                if printer.options.debug_info {
                    printer.argument_location(body.block_arg_locs(block)[index]);
                }
            });
            self.ch(')');
        }
        self.ch(':');
        let mut preds: SmallVec<[Option<u32>; 8]> = SmallVec::new();
        for (op, _) in body.predecessors(block) {
            if let Some(from) = body.parent_block(op) {
                preds.push(self.names.block(from));
            }
        }
        match preds.as_mut_slice() {
            [] => {
                if body.entry_block(region) != Some(block) {
                    self.text("  // no predecessors");
                }
                self.ch('\n');
            }
            [pred] => {
                self.text("  // pred: ");
                self.block_name(*pred);
                self.ch('\n');
            }
            preds => {
                preds.sort();
                self.text("  // ");
                self.int(preds.len() as i64);
                self.text(" preds: ");
                self.comma_list(preds.iter().copied(), Self::block_name);
                self.ch('\n');
            }
        }
    }

    /// Prints an argument of a region's entry block in the form of functions: `%arg0: i32`.
    pub fn region_argument(&mut self, body: &Body, arg: terrace_ir::ValueId) {
        self.region_argument_with_attrs(body, arg, None);
    }

    /// Like [`region_argument`](Self::region_argument), with a dictionary of attributes between type and location.
    pub fn region_argument_with_attrs(
        &mut self,
        body: &Body,
        arg: terrace_ir::ValueId,
        attrs: Option<Attr>,
    ) {
        self.value(arg);
        self.text(": ");
        self.ty(body.ty(arg));
        // As upstream, attributes of arguments use existing aliases, but define none.
        if let Some(attrs) = attrs.filter(|_| !self.aliases.collecting()) {
            self.dictionary(attrs);
        }
        if self.options.debug_info
            && let terrace_ir::ValueDefinition::Argument(block, index) = body.definition(arg)
        {
            self.argument_location(body.block_arg_locs(block)[index]);
        }
    }
}
