//! Determines the order in which a sequential import first refers to the nodes of the debug information.
//!
//! The attributes of cyclic nodes depend on the node that is converted first. All nodes are therefore converted in
//! this order before functions are distributed to threads.

use super::cycles::NodeTable;
use super::records::{recorded_location, recorded_value};
use crate::body::reverse_post_order;
use crate::metadata::Reader;
use crate::shared::{Intrinsic, Shared};
use rustc_hash::FxHashSet;
use terrace_llvmir as ll;
use terrace_llvmir::{DebugRecord, DebugRecordKind, FunctionBody, InstKind, Md, MdKindId};

/// Converts the nodes that functions need.
pub(super) fn convert(shared: &Shared<'_>, nodes: &mut NodeTable) {
    let mut order = Order {
        shared,
        nodes,
        has_locations: shared.module.ctx.metadata.has_locations(),
        scope: None,
        inlined: FxHashSet::default(),
        loops: FxHashSet::default(),
        chain: Vec::new(),
        before: Vec::new(),
        of_variables: Vec::new(),
    };
    for function in &shared.module.functions {
        let intrinsic = shared.symbol(function.value.symbol).intrinsic;
        if !intrinsic.is_some_and(Intrinsic::is_known) {
            order.function(function);
        }
    }
}

/// A traversal of all functions.
struct Order<'o> {
    shared: &'o Shared<'o>,
    nodes: &'o mut NodeTable,
    /// True if the module has locations. Otherwise instructions refer to no nodes.
    has_locations: bool,
    /// The last visited scope. Consecutive instructions usually have the same scope.
    scope: Option<Md>,
    /// The visited inlined locations.
    inlined: FxHashSet<Md>,
    /// The visited nodes of loops.
    loops: FxHashSet<Md>,
    chain: Vec<Md>,
    before: Vec<DebugRecord>,
    of_variables: Vec<DebugRecord>,
}

impl Order<'_> {
    fn function(&mut self, function: &ll::Function) {
        if let Some(subprogram) = function.subprogram() {
            self.nodes.get(self.shared, subprogram);
        }
        if !self.has_locations {
            return;
        }
        let body = &function.body;
        for block in reverse_post_order(body) {
            for inst in body.items(block) {
                match body.kind(inst) {
                    InstKind::DebugRecord(record) => self.before.push(*record),
                    kind => {
                        self.take_records(kind);
                        self.attachments(body, inst);
                    }
                }
            }
        }
        for record in std::mem::take(&mut self.of_variables) {
            self.location(record.debug_loc);
            let location = recorded_location(&record);
            if location.is_some_and(|location| recorded_value(self.shared, location).is_some()) {
                self.nodes.get(self.shared, record.variable);
            }
        }
    }

    fn take_records(&mut self, next: InstKind<'_>) {
        let are_lost = match next {
            InstKind::Call(call) if !self.shared.options.convert_debug_records => {
                !self.before.is_empty() && self.shared.called_intrinsic(call).is_some()
            }
            _ => false,
        };
        for record in std::mem::take(&mut self.before) {
            match record.kind {
                _ if are_lost => {}
                DebugRecordKind::Label => {
                    self.location(record.debug_loc);
                    self.nodes.get(self.shared, record.variable);
                }
                _ => self.of_variables.push(record),
            }
        }
    }

    fn attachments(&mut self, body: &FunctionBody, inst: ll::Inst) {
        let attachments = body.attachments(inst);
        for &(_, kind, md) in attachments {
            if kind == MdKindId::DBG {
                self.location(md);
            }
        }
        for &(_, kind, md) in attachments {
            if kind == MdKindId::LOOP {
                self.loop_locations(md);
            }
        }
    }

    /// Visits the scopes of a location and of the locations it was inlined at, outermost first.
    fn location(&mut self, md: Md) {
        let metadata = &self.shared.module.ctx.metadata;
        let mut next = Some(md);
        while let Some(md) = next {
            let Some(location) = metadata.location(md) else {
                break;
            };
            next = location.inlined_at;
            if next.is_some() && !self.inlined.insert(md) {
                break;
            }
            self.chain.push(location.scope);
        }
        while let Some(scope) = self.chain.pop() {
            if self.scope.replace(scope) != Some(scope) {
                self.nodes.get(self.shared, scope);
            }
        }
    }

    /// Visits the locations of a loop and of its followup loops.
    fn loop_locations(&mut self, node: Md) {
        let metadata = &self.shared.module.ctx.metadata;
        let reader = Reader::new(self.shared.module);
        let mut pending = vec![node];
        while let Some(node) = pending.pop() {
            if !self.loops.insert(node) {
                continue;
            }
            for &part in reader.operands(node).iter().flatten() {
                match metadata.location(part) {
                    Some(_) => self.location(part),
                    None if reader.is_node(part) => pending.push(part),
                    None => {}
                }
            }
        }
    }
}
