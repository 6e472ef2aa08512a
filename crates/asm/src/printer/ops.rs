//! Operations, blocks, regions.

use super::names::{Names, Naming, Start, address};
use super::{BATCH, Printer};
use terrace_ir::{Attr, BlockId, Body, DictionaryAttr, OpId, OpRef, RegionId, SmallVec, Traits};

impl<'p> Printer<'p> {
    /// A file: aliases, the operation, a line break.
    pub(super) fn top_level(&mut self, body: &'p Body) {
        self.prepare_aliases(body);
        self.one_op(body, OpId::ROOT);
        // With local scope the operation is printed as any other.
        if !self.options.local_scope {
            self.ch('\n');
            self.define_deferred_aliases();
            self.resource_section();
        }
    }

    /// One operation of a body, named as the whole body would be.
    pub(super) fn one_op(&mut self, body: &'p Body, op: OpId) {
        let unique = self.options.unique_ids || self.options.generic;
        self.names = Names::number(
            self.tables,
            body,
            &Start::default(),
            self.naming(unique),
            &mut self.names_scratch,
        );
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
        self.collect_op_location(body.loc(op));
        match body.num_results(op) {
            0 => {}
            1 => {
                self.value(body.result(op, 0));
                self.text(" = ");
            }
            count => self.result_names(body, op, count),
        }
        if let Some(nested) = body.nested(op) {
            self.in_nested(body, op, nested);
        } else {
            let op = OpRef::new(self.ctx, body, op);
            self.op_body(op, op);
        }
        if self.options.debug_info {
            self.trailing_location(body.loc(op));
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

    /// An isolated operation: its names are its own body's.
    fn in_nested(&mut self, body: &'p Body, op: OpId, nested: &'p Body) {
        let unique = self.options.unique_ids || self.options.generic;
        let names = if unique {
            self.names
                .unique
                .remove(&address(nested))
                .unwrap_or_default()
        } else {
            Names::number(
                self.tables,
                nested,
                &self.names.start_of(op),
                self.naming(false),
                &mut self.names_scratch,
            )
        };
        let mut outer = std::mem::replace(&mut self.names, names);
        if unique {
            std::mem::swap(&mut self.names.unique, &mut outer.unique);
        }
        self.body = Some(nested);
        self.op_body(
            OpRef::new(self.ctx, nested, OpId::ROOT),
            OpRef::new(self.ctx, body, op),
        );
        if unique {
            std::mem::swap(&mut self.names.unique, &mut outer.unique);
        }
        let inner = std::mem::replace(&mut self.names, outer);
        if !unique {
            self.names_scratch.give_back(inner);
        }
        self.body = Some(body);
    }

    /// An operation of the body that is printed, without its results.
    pub fn op_without_results(&mut self, op: OpId) {
        if let Some(body) = self.body.filter(|body| !body.is_nested(op)) {
            // It is not printed, but its location has an alias all the same.
            self.collect_op_location(body.loc(op));
            let op = OpRef::new(self.ctx, body, op);
            self.op_body(op, op);
        }
    }

    /// The operation without its results. `at` is the stub for an isolated operation.
    fn op_body(&mut self, op: OpRef<'p>, at: OpRef<'p>) {
        let name = op.name();
        if !self.options.generic
            && let Some(row) = self.tables.row(name)
        {
            if let Some(asm) = row.asm {
                self.op_name(op);
                asm.print(op, self);
                return;
            }
            if let Some(format) = row.format(self.ctx, name)
                && format.error().is_none()
            {
                let dialect = self.default_dialects.last().copied().unwrap_or_default();
                self.piece(format.name_in(dialect));
                format.print(op, self);
                return;
            }
        }
        self.generic_op(op, at);
    }

    /// The name, without a dialect that may be left out here.
    fn op_name(&mut self, op: OpRef<'_>) {
        let name = op.name_str();
        let default = self.default_dialects.last().copied().unwrap_or_default();
        let elides = !default.is_empty()
            && name.as_bytes().get(default.len()) == Some(&b'.')
            && name.starts_with(default)
            && !name[default.len() + 1..].contains('.');
        self.text(if elides {
            &name[default.len() + 1..]
        } else {
            name
        });
    }

    fn generic_op(&mut self, op: OpRef<'p>, at: OpRef<'p>) {
        if self.aliases.collecting() {
            self.collect_generic_op(op, at);
            return;
        }
        self.string(op.name_str());
        self.ch('(');
        self.values(at.body.operands(at.id));
        self.ch(')');
        if at.body.num_successors(at.id) > 0 {
            self.ch('[');
            for (index, block) in at.body.successors(at.id).enumerate() {
                if index > 0 {
                    self.text(", ");
                }
                self.block(block);
            }
            self.ch(']');
        }
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

    /// Collects the aliases of an operation in generic form: what is in its regions comes first, then types, then attributes
    /// and properties by name.
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
        let mut attrs: Vec<(&str, Attr)> = Vec::new();
        if let Some(def) = op.def() {
            let props = def.props.iter().zip(op.body.props(op.id));
            attrs.extend(props.filter_map(|(row, value)| value.map(|value| (row.name, value))));
        }
        // What an unregistered operation has for properties uses aliases, but gives none.
        if let Some(dictionary) = op.body.attrs(op.id).as_::<DictionaryAttr>(ctx) {
            let entries = dictionary.entries().iter();
            attrs.extend(
                entries.map(|(name, value)| (name.as_str(ctx).unwrap_or_default(), *value)),
            );
        }
        attrs.sort_by_key(|(name, _)| *name);
        for (_, attr) in attrs {
            self.attr(attr);
        }
    }

    /// `{ .. }` of an operation.
    pub fn region(&mut self, op: OpRef<'_>, region: RegionId, entry_args: bool, terminators: bool) {
        self.region_with(op, region, entry_args, terminators, false);
    }

    /// As [`region`](Self::region); `empty_block` shows the label of an entry block without operations.
    pub fn region_with(
        &mut self,
        op: OpRef<'_>,
        region: RegionId,
        entry_args: bool,
        terminators: bool,
        empty_block: bool,
    ) {
        // The body is the one that is being printed; going through `self.body` keeps its lifetime.
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
            self.default_dialects.push(dialect);
            let label = empty_block && body.first_op(entry).is_none()
                || entry_args && !body.block_args(entry).is_empty();
            self.block_body(body, region, entry, label, terminators);
            let mut at = body.next_block(entry);
            while let Some(block) = at {
                self.block_body(body, region, block, true, true);
                at = body.next_block(block);
            }
            self.default_dialects.pop();
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
        let last = body.last_op(block);
        for op in body.ops(block) {
            if !terminators
                && Some(op) == last
                && self
                    .ctx
                    .op_def(body.name(op))
                    .is_some_and(|def| def.has(Traits::TERMINATOR))
            {
                break;
            }
            self.indentation();
            self.op(body, op);
            self.ch('\n');
            if self.out.len() >= BATCH {
                self.drain();
            }
        }
        self.indent -= 2;
    }

    fn block_label(&mut self, body: &'p Body, region: RegionId, block: BlockId) {
        self.block(block);
        let args = body.block_args(block);
        if !args.is_empty() {
            self.ch('(');
            for (index, &arg) in args.iter().enumerate() {
                if index > 0 {
                    self.text(", ");
                }
                self.value(arg);
                self.text(": ");
                self.ty(body.ty(arg));
                self.argument_location(body.block_arg_locs(block)[index]);
            }
            self.ch(')');
        }
        self.ch(':');
        let mut preds: SmallVec<[BlockId; 8]> = body
            .predecessors(block)
            .filter_map(|(op, _)| body.parent_block(op))
            .collect();
        match preds.as_slice() {
            [] => {
                if body.entry_block(region) != Some(block) {
                    self.text("  // no predecessors");
                }
            }
            [pred] => {
                let pred = *pred;
                self.text("  // pred: ");
                self.block(pred);
            }
            _ => {
                preds.sort_by_key(|pred| self.names.block(*pred));
                self.text("  // ");
                self.int(preds.len() as i64);
                self.text(" preds: ");
                for (index, &pred) in preds.iter().enumerate() {
                    if index > 0 {
                        self.text(", ");
                    }
                    self.block(pred);
                }
            }
        }
        self.ch('\n');
    }

    /// An argument of a region's entry block as functions show it: `%arg0: i32`.
    pub fn region_argument(&mut self, body: &Body, arg: terrace_ir::ValueId) {
        self.region_argument_with_attrs(body, arg, None);
    }

    /// As [`region_argument`](Self::region_argument), with a dictionary of attributes between type and location.
    pub fn region_argument_with_attrs(
        &mut self,
        body: &Body,
        arg: terrace_ir::ValueId,
        attrs: Option<Attr>,
    ) {
        self.value(arg);
        self.text(": ");
        self.ty(body.ty(arg));
        if let Some(attrs) = attrs {
            self.dictionary(attrs);
        }
        if let terrace_ir::ValueDefinition::Argument(block, index) = body.definition(arg) {
            self.argument_location(body.block_arg_locs(block)[index]);
        }
    }
}
