//! Verifies the debug information of functions and their instructions.

use rustc_hash::FxHashSet;

use super::intrinsics::KnownIntrinsics;
use super::nodes::Locations;
use super::state::{FunctionVerifier, Verifier};
use super::{Checked, Item, Problem, ensure_debug, refuse_debug};
use crate::attributes::AttrKind;
use crate::body::{
    DebugLocation, DebugRecord, DebugRecordKind, InstKind, MdKindId, Value, ValueKind,
};
use crate::constants::ConstKind;
use crate::dwarf::op;
use crate::metadata::expression;
use crate::metadata::{Field, FieldValue, Md, MdKind, MetadataTable, NodeKind};
use crate::module::{Function, Module};
use crate::types::TypeKind;

const ARTIFICIAL: u32 = 1 << 6;

impl MetadataTable {
    fn is_kind(&self, md: Md, wanted: NodeKind) -> bool {
        self.node_kind(md) == Some(wanted)
    }

    /// Returns the subprogram that contains a local scope.
    pub(super) fn subprogram(&self, scope: Option<Md>) -> Option<Md> {
        let mut at = scope?;
        // In invalid metadata, scopes may contain each other.
        for _ in 0..self.len() {
            match self.node_kind(at)? {
                NodeKind::Subprogram => return Some(at),
                NodeKind::LexicalBlock | NodeKind::LexicalBlockFile => {
                    at = self.node_field(at, Field::Scope)?;
                }
                _ => return None,
            }
        }
        None
    }

    /// Returns the scope of the outermost caller into which a location was inlined.
    fn outer_scope(&self, mut location: Md) -> Option<Md> {
        for _ in 0..self.len() {
            let this = self.location(location)?;
            match this.inlined_at {
                Some(caller) => location = caller,
                None => return Some(this.scope),
            }
        }
        None
    }

    /// Returns the size of a variable in bits: that of the first type in the chain of base types that has a size.
    pub(super) fn variable_bits(&self, variable: Md) -> Option<u64> {
        let mut ty = self.node_field(variable, Field::Type)?;
        for _ in 0..self.len() {
            if let FieldValue::Unsigned(bits) = self.field(ty, Field::Size) {
                return Some(bits);
            }
            if !self.is_kind(ty, NodeKind::DerivedType) {
                return None;
            }
            ty = self.node_field(ty, Field::BaseType)?;
        }
        None
    }

    /// Returns the offset and size, in bits, of the fragment of a variable that an expression describes.
    pub(super) fn fragment(&self, expression: Md) -> Option<(u64, u64)> {
        match self.expression(expression)? {
            [.., op::LLVM_FRAGMENT, offset, size] => Some((*offset, *size)),
            _ => None,
        }
    }

    /// Marks nodes and everything they refer to. Skips marked nodes.
    fn mark(&self, roots: impl IntoIterator<Item = Md>, marks: &mut [bool]) {
        let mut pending: Vec<Md> = roots.into_iter().collect();
        while let Some(md) = pending.pop() {
            if !std::mem::replace(&mut marks[md.index()], true) {
                self.parts(md, |part| pending.push(part));
            }
        }
    }
}

impl Module {
    /// Verifies the subprograms of functions. A function is given as its index and true for a definition. The error
    /// contains the index of the offending function.
    pub fn verify_subprograms(
        &self,
        functions: impl Iterator<Item = (usize, bool)>,
    ) -> Result<(), (usize, Problem)> {
        let known = KnownIntrinsics::default();
        let mut v = Verifier::new(&self.ctx, &known);
        for (at, is_defined) in functions {
            let Some(function) = self.functions.get(at) else {
                continue;
            };
            let Some(subprogram) = function.subprogram() else {
                continue;
            };
            let checked = if is_defined {
                v.attached_subprogram(at, function, subprogram)
            } else {
                v.declared_subprogram(function, subprogram)
            };
            checked.map_err(|problem| (at, *problem))?;
        }
        Ok(())
    }

    /// Verifies the nodes of debug information. Call this when the module is complete.
    ///
    /// LLVM visits the attachments of a global variable, but not the nodes they refer to. Nodes that are only
    /// reachable from there are not verified.
    pub fn verify_debug_nodes(&self) -> Result<(), Problem> {
        let metadata = &self.ctx.metadata;
        let attached = self.globals.iter().flat_map(|global| &global.attachments);
        let mut of_globals = vec![false; metadata.len() as usize];
        metadata.mark(attached.map(|(_, md)| *md), &mut of_globals);
        let of_functions = self
            .functions
            .iter()
            .flat_map(|function| &function.attachments);
        let listed = self.named_metadata.iter().flat_map(|(_, list)| list);
        let others = (0..metadata.len())
            .map(Md)
            .filter(|md| !of_globals[md.index()]);
        let roots = listed.copied().chain(of_functions.map(|(_, md)| *md));
        let mut checked = vec![false; metadata.len() as usize];
        metadata.mark(roots.chain(others), &mut checked);
        let known = KnownIntrinsics::default();
        let mut v = Verifier::new(&self.ctx, &known);
        for md in (0..metadata.len()).map(Md).filter(|md| checked[md.index()]) {
            v.node(md);
            if let Some(problem) = v.problems.pop() {
                return Err(problem);
            }
        }
        Ok(())
    }
}

impl Verifier<'_> {
    /// Verifies the subprogram of a function definition.
    pub(super) fn attached_subprogram(
        &mut self,
        at: usize,
        function: &Function,
        subprogram: Md,
    ) -> Checked {
        let metadata = &self.ctx.metadata;
        let item = Item::Symbol(function.value.symbol);
        ensure_debug(
            metadata.is_kind(subprogram, NodeKind::Subprogram),
            [item, Item::Md(subprogram)],
        )
        .or("function !dbg attachment must be a subprogram")?;
        ensure_debug(metadata.is_distinct(subprogram), [item])
            .or("function definition may only have a distinct !dbg attachment")?;
        let subprogram = metadata.canonical(subprogram);
        let first = *self.subprograms.entry(subprogram).or_insert(at);
        ensure_debug(first == at, [Item::Md(subprogram), item])
            .or("DISubprogram attached to more than one function")
    }

    /// Verifies the subprogram of a function declaration.
    pub(super) fn declared_subprogram(&self, function: &Function, subprogram: Md) -> Checked {
        ensure_debug(
            !self.ctx.metadata.is_distinct(subprogram),
            [Item::Symbol(function.value.symbol)],
        )
        .or("function declaration may only have a unique !dbg attachment")
    }
}

impl FunctionVerifier<'_, '_> {
    /// Verifies that the locations of instructions belong to the function's subprogram.
    pub(super) fn locations(&mut self) {
        let Some(subprogram) = self.header.subprogram() else {
            return;
        };
        let body = self.body;
        let ctx = self.ctx;
        let subprogram = ctx.metadata.canonical(subprogram);
        let mut seen: FxHashSet<Md> = FxHashSet::default();
        let mut last = None;
        for inst in body.blocks().iter().flat_map(|&block| body.insts(block)) {
            self.inst = inst;
            for &(_, kind, md) in body.attachments(inst) {
                if kind == MdKindId::DBG {
                    if last.replace(md) == Some(md) {
                        continue;
                    }
                    let checked = self.own_location(md, subprogram, &mut seen);
                    self.report(checked);
                } else if kind == MdKindId::LOOP {
                    for &operand in ctx.metadata.operands(md).iter().skip(1) {
                        if let Some(operand) = operand {
                            let checked = self.own_location(operand, subprogram, &mut seen);
                            self.report(checked);
                        }
                    }
                }
            }
            if self.v.is_debug_broken {
                return;
            }
        }
    }

    fn own_location(&self, md: Md, subprogram: Md, seen: &mut FxHashSet<Md>) -> Checked {
        let metadata = &self.ctx.metadata;
        let Some(location) = metadata.location(md) else {
            return Ok(());
        };
        if !seen.insert(md) {
            return Ok(());
        }
        let function = Item::Symbol(self.header.value.symbol);
        let items = [
            Item::Md(subprogram),
            function,
            self.item(),
            Item::Md(md),
            Item::Md(location.scope),
        ];
        ensure_debug(
            matches!(
                metadata.node_kind(location.scope),
                Some(NodeKind::Subprogram | NodeKind::LexicalBlock | NodeKind::LexicalBlockFile)
            ),
            items,
        )
        .or("DILocation's scope must be a DILocalScope")?;
        let Some(scope) = metadata.outer_scope(md) else {
            return super::refuse("Failed to find DILocalScope", [Item::Md(md)]);
        };
        if !seen.insert(scope) {
            return Ok(());
        }
        let own = metadata.subprogram(Some(scope));
        if let Some(own) = own
            && own != scope
            && !seen.insert(own)
        {
            return Ok(());
        }
        let Some(own) = own else { return Ok(()) };
        let [first, function, inst, location, _] = items;
        ensure_debug(
            metadata.canonical(own) == subprogram,
            [
                first,
                function,
                inst,
                location,
                Item::Md(scope),
                Item::Md(own),
            ],
        )
        .or("!dbg attachment points at wrong subprogram for function")
    }

    /// Verifies a debug record.
    pub(super) fn record(&mut self, record: &DebugRecord) {
        let body = self.body;
        if body
            .next_inst(self.inst)
            .is_some_and(|next| matches!(body.kind(next), InstKind::Phi { .. }))
        {
            self.report(refuse_debug(
                "PHI Node must not have any attached DbgRecords",
                [self.item()],
            ));
        }
        self.v.visit_node(record.debug_loc, Locations::Allowed);
        if record.kind == DebugRecordKind::Label {
            let checked = self.label(record);
            return self.report(checked);
        }
        let checked = self.variable(record);
        self.report(checked);
        let checked = self.record_fragment(record);
        self.report(checked);
        let checked = self.entry_value(record);
        self.report(checked);
    }

    fn label(&self, record: &DebugRecord) -> Checked {
        let metadata = &self.ctx.metadata;
        let item = self.item();
        ensure_debug(
            metadata.is_kind(record.variable, NodeKind::Label),
            [item, Item::Md(record.variable)],
        )
        .or("invalid #dbg_label intrinsic variable")?;
        self.same_subprogram(
            record,
            "mismatched subprogram between #dbg_label label and !dbg attachment",
        )
    }

    fn same_subprogram(&self, record: &DebugRecord, message: &str) -> Checked {
        let metadata = &self.ctx.metadata;
        let scope = metadata.node_field(record.variable, Field::Scope);
        let of_variable = metadata.subprogram(scope);
        let scope = metadata.node_field(record.debug_loc, Field::Scope);
        let of_location = metadata.subprogram(scope);
        let (Some(of_variable), Some(of_location)) = (of_variable, of_location) else {
            return Ok(());
        };
        ensure_debug(
            metadata.canonical(of_variable) == metadata.canonical(of_location),
            [
                self.item(),
                Item::Block(self.block),
                Item::Symbol(self.header.value.symbol),
                Item::Md(record.variable),
                Item::Md(of_variable),
                Item::Md(record.debug_loc),
                Item::Md(of_location),
            ],
        )
        .or(message)
    }

    fn is_place(&self, place: DebugLocation, is_list_allowed: bool) -> bool {
        match place {
            DebugLocation::Value(_) => true,
            DebugLocation::List(_) => is_list_allowed,
            DebugLocation::Metadata(md) => match self.ctx.metadata.kind(md) {
                MdKind::Value(_) => true,
                MdKind::ArgList(_) => is_list_allowed,
                // An empty node, or a node around a constant, stands for its content.
                MdKind::Node { operands, .. } => match **operands {
                    [] | [None] => true,
                    [Some(md)] => matches!(self.ctx.metadata.kind(md), MdKind::Value(_)),
                    _ => false,
                },
                _ => false,
            },
        }
    }

    /// Returns the single value, a constant or a local value, that is the location of a variable.
    fn record_value(&self, record: &DebugRecord) -> Option<Value> {
        match record.location {
            DebugLocation::Value(value) => Some(value),
            DebugLocation::Metadata(md) => match self.ctx.metadata.kind(md) {
                MdKind::Value(constant) => Some((*constant).into()),
                _ => None,
            },
            DebugLocation::List(_) => None,
        }
    }

    fn variable(&mut self, record: &DebugRecord) -> Checked {
        let ctx = self.ctx;
        let metadata = &ctx.metadata;
        let item = self.item();
        self.ensure_debug(self.is_place(record.location, true))
            .or("invalid #dbg record address/value")?;
        if record.kind == DebugRecordKind::Declare
            && let Some(value) = self.record_value(record)
        {
            let ty = self.type_of(value);
            self.ensure_debug(
                matches!(ctx.types.kind(ty), TypeKind::Ptr(_) | TypeKind::Int(_))
                    || self.is_undefined(value),
            )
            .or("location of #dbg_declare must be a pointer or int")?;
        }
        let variable = record.variable;
        ensure_debug(
            metadata.is_kind(variable, NodeKind::LocalVariable),
            [item, Item::Md(variable)],
        )
        .or("invalid #dbg record variable")?;
        self.v.visit_node(variable, Locations::Refused);
        let is_expression = |md: Option<Md>| {
            md.is_some_and(|md| matches!(metadata.kind(md), MdKind::Expression(_)))
        };
        self.ensure_debug(is_expression(record.expression))
            .or("invalid #dbg record expression")?;
        if let Some(expression) = record.expression {
            self.v.visit_node(expression, Locations::Refused);
        }
        if let Some((id, address, expression)) = record.assign {
            ensure_debug(
                metadata.is_kind(id, NodeKind::AssignID),
                [item, Item::Md(id)],
            )
            .or("invalid #dbg_assign DIAssignID")?;
            self.v.visit_node(id, Locations::Refused);
            self.ensure_debug(self.is_place(address, false))
                .or("invalid #dbg_assign address")?;
            ensure_debug(
                is_expression(Some(expression)),
                [item, Item::Md(expression)],
            )
            .or("invalid #dbg_assign address expression")?;
            self.v.visit_node(expression, Locations::Refused);
        }
        ensure_debug(
            metadata.location(record.debug_loc).is_some(),
            [item, Item::Md(record.debug_loc)],
        )
        .or("invalid #dbg record DILocation")?;
        self.same_subprogram(
            record,
            "mismatched subprogram between #dbg record variable and DILocation",
        )?;
        self.argument_variable(record)
    }

    /// Verifies that each argument has only one variable.
    fn argument_variable(&mut self, record: &DebugRecord) -> Checked {
        let metadata = &self.ctx.metadata;
        let number = metadata.number_field(record.variable, Field::Arg);
        let is_inlined = metadata
            .location(record.debug_loc)
            .is_some_and(|location| location.inlined_at.is_some());
        if number == 0 || is_inlined || self.header.subprogram().is_none() {
            return Ok(());
        }
        let variable = metadata.canonical(record.variable);
        let before = self.argument_variables.insert(number, variable);
        let Some(before) = before else { return Ok(()) };
        ensure_debug(
            before == variable,
            [self.item(), Item::Md(before), Item::Md(variable)],
        )
        .or("conflicting debug info for argument")
    }

    fn record_fragment(&self, record: &DebugRecord) -> Checked {
        let metadata = &self.ctx.metadata;
        let fragment = record.expression.and_then(|md| {
            let words = metadata.expression(md)?;
            expression::is_valid(words)
                .then(|| metadata.fragment(md))
                .flatten()
        });
        let is_artificial = metadata.has_flags(record.variable, ARTIFICIAL);
        match fragment {
            Some(fragment)
                if !is_artificial && metadata.is_kind(record.variable, NodeKind::LocalVariable) =>
            {
                self.v.fragment(record.variable, fragment, self.item())
            }
            _ => Ok(()),
        }
    }

    /// Verifies that entry values are only used for asynchronous contexts of Swift.
    fn entry_value(&self, record: &DebugRecord) -> Checked {
        let words = record
            .expression
            .and_then(|md| self.ctx.metadata.expression(md));
        let Some(words) = words.filter(|words| expression::is_valid(words)) else {
            return Ok(());
        };
        let is_entry = matches!(
            words,
            [op::LLVM_ENTRY_VALUE, ..] | [op::LLVM_ARG, 0, op::LLVM_ENTRY_VALUE, ..]
        );
        if !is_entry {
            return Ok(());
        }
        let is_allowed = self
            .record_value(record)
            .is_some_and(|value| match value.kind() {
                ValueKind::Const(constant) => matches!(
                    self.ctx.consts.kind(constant),
                    ConstKind::Undef | ConstKind::Poison
                ),
                ValueKind::Arg(at) => self.parameter_has(at, AttrKind::SwiftAsync),
                _ => false,
            });
        self.ensure_debug(is_allowed)
            .or("Entry values are only allowed in MIR unless they target a swiftasync Argument")
    }

    /// Verifies the scope lists of `llvm.experimental.noalias.scope.decl`.
    pub(super) fn scope_lists(&mut self) {
        for inst in std::mem::take(&mut self.scope_declarations) {
            self.inst = inst;
            let checked = self.scope_list();
            self.report(checked);
        }
    }

    fn scope_list(&mut self) -> Checked {
        let ctx = self.ctx;
        let call = self.body.kind(self.inst).call();
        let argument = call.and_then(|call| call.args.get(0));
        let list = match argument.and_then(|argument| self.constant(argument)) {
            Some(ConstKind::Metadata(md)) => md,
            _ => {
                return self.refuse(
                    "llvm.experimental.noalias.scope.decl must have a MetadataAsValue argument",
                );
            }
        };
        self.ensure(ctx.metadata.is_node(Some(list)))
            .or("!id.scope.list must point to an MDNode")?;
        self.ensure(ctx.metadata.operands(list).len() == 1)
            .or("!id.scope.list must point to a list with a single scope")?;
        self.v.alias_scopes(list)
    }

    /// Verifies the location of a call, which may belong to a key-instructions group.
    pub(super) fn atom_group(&self, md: Md) -> Checked {
        let metadata = &self.ctx.metadata;
        let Some(location) = metadata.location(md) else {
            return Ok(());
        };
        if location.atom_group() == 0 {
            return Ok(());
        }
        let Some(subprogram) = metadata.subprogram(Some(location.scope)) else {
            return Ok(());
        };
        ensure_debug(
            metadata.bool_field(subprogram, Field::KeyInstructions),
            [Item::Md(md), Item::Md(subprogram)],
        )
        .or("DbgLoc uses atomGroup but DISubprogram doesn't have Key Instructions enabled")
    }
}
