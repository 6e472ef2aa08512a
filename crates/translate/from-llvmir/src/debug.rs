//! Converts debug information: locations, records, and that of globals.
//!
//! Nodes are converted to attributes at their first reference. `order` determines the order of first references,
//! `cycles` breaks cycles of nodes, and `nodes` converts each kind of node.

mod cycles;
mod expressions;
mod nodes;
mod order;
mod records;

use crate::body::FunctionImport;
use crate::metadata::{KnownMetadata, distinct};
use crate::shared::Shared;
use cycles::NodeTable;
use rustc_hash::FxHashMap;
use std::sync::{Mutex, PoisonError};
use terrace_builtin::attrs::AttrBuilder;
use terrace_builtin::locations::{CallSiteLoc, FileLineColRange, PositionForm, fused_loc, loc};
use terrace_ir::{Attr, Context, Loc};
use terrace_llvm::attrs::DIGlobalVariableExpressionAttr;
use terrace_llvmir as ll;
use terrace_llvmir::{Field, Inst, Md, MdKindId};

pub(crate) use records::FunctionDebug;

/// The debug information that a thread has converted.
#[derive(Default)]
pub(crate) struct DebugTable {
    nodes: NodeTable,
    locations: FxHashMap<Md, Loc>,
}

/// The purpose of an identity attribute.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Identity {
    /// Distinguishes the node from equal nodes.
    Node,
    /// Identifies the node in recursive references to it.
    Recursion,
}

/// The identities of nodes, shared by all threads.
#[derive(Default)]
pub(crate) struct Identities(Mutex<FxHashMap<(Md, Identity), Attr>>);

impl Identities {
    fn get(&self, ctx: &Context, md: Md, identity: Identity) -> Attr {
        let mut known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        *known.entry((md, identity)).or_insert_with(|| distinct(ctx))
    }
}

/// Returns the location of a position in a file.
fn file_location(shared: &Shared<'_>, name: &[u8], start: (u32, u32)) -> Loc {
    let location = FileLineColRange {
        file: shared.ctx.string(name),
        start,
        form: PositionForm::LineColumn,
    };
    loc(shared.ctx, location)
}

/// Returns the name of a scope's file. The scope may be a file itself.
fn file_name(metadata: &ll::MetadataTable, scope: Md) -> Option<&[u8]> {
    let file = match metadata.node_kind(scope)? {
        ll::NodeKind::File => scope,
        _ => metadata.node_field(scope, Field::File)?,
    };
    metadata.text_field(file, Field::Filename)
}

/// Converts the nodes that functions need, in order, and returns all converted nodes.
pub(crate) fn nodes_of_functions(
    shared: &Shared<'_>,
    known: &mut KnownMetadata,
) -> FxHashMap<Md, Option<Attr>> {
    let mut nodes = std::mem::take(&mut known.debug.nodes);
    order::convert(shared, &mut nodes);
    nodes.into_known()
}

impl DebugTable {
    /// Returns the location for a `DILocation`, including those of the calls it was inlined at.
    fn location(&mut self, shared: &Shared<'_>, md: Md) -> Loc {
        if let Some(&known) = self.locations.get(&md) {
            return known;
        }
        let metadata = &shared.module.ctx.metadata;
        let mut chain = Vec::new();
        let mut next = Some(md);
        let mut caller = None;
        while let Some(md) = next {
            // A location that was inlined at itself is already in the table, as an unknown location.
            if let Some(&known) = self.locations.get(&md) {
                caller = Some(known);
                break;
            }
            let Some(location) = metadata.location(md) else {
                break;
            };
            self.locations.insert(md, Loc::UNKNOWN);
            chain.push((md, location));
            next = location.inlined_at;
        }
        for (md, location) in chain.into_iter().rev() {
            // Unlike for a function, a position in a file without a name is in standard input.
            let name = file_name(metadata, location.scope).unwrap_or(b"-");
            let place = file_location(shared, name, (location.line, location.column.into()));
            let scope = self.nodes.get(shared, location.scope);
            shared
                .lost_nodes
                .record(md, || lost_of_location(location, scope.is_some()));
            let mut made = fused_loc(shared.ctx, &[place], scope);
            if let Some(caller) = caller {
                let callee = made;
                made = loc(shared.ctx, CallSiteLoc { callee, caller });
            }
            self.locations.insert(md, made);
            caller = Some(made);
        }
        caller.unwrap_or(Loc::UNKNOWN)
    }
}

/// Returns the parts of a location that the import drops.
fn lost_of_location(location: &ll::Location, has_scope: bool) -> Vec<String> {
    let losses = [
        (!has_scope, "scope"),
        (location.is_implicit_code, "isImplicitCode"),
        (location.atom_group() != 0, "atomGroup"),
        (location.atom_rank() != 0, "atomRank"),
    ];
    let losses = losses.into_iter().filter(|(is_lost, _)| *is_lost);
    losses
        .map(|(_, field)| format!("debug information: {field} of DILocation"))
        .collect()
}

impl FunctionImport<'_> {
    /// Returns the location of an instruction.
    pub(crate) fn location(&mut self, inst: Inst) -> Loc {
        match self.body.attachment(inst, MdKindId::DBG) {
            Some(md) => self.location_of(md),
            None => Loc::UNKNOWN,
        }
    }

    /// Returns the location for a `DILocation`.
    pub(crate) fn location_of(&mut self, md: Md) -> Loc {
        self.known.debug.location(self.shared, md)
    }
}

/// Returns the location of a function, at which its subprogram is declared.
pub(crate) fn function_location(
    shared: &Shared<'_>,
    known: &mut KnownMetadata,
    function: &ll::Function,
) -> Loc {
    let mut attachments = function.attachments.iter();
    let Some(&(_, subprogram)) = attachments.find(|(kind, _)| *kind == MdKindId::DBG) else {
        return Loc::UNKNOWN;
    };
    let metadata = &shared.module.ctx.metadata;
    let line = metadata.number_field(subprogram, Field::Line) as u32;
    let name = file_name(metadata, subprogram).unwrap_or_default();
    let place = file_location(shared, name, (line, 0));
    let scope = known.debug.nodes.get(shared, subprogram);
    fused_loc(shared.ctx, &[place], scope)
}

/// Returns the value of `dbg_exprs` of a global variable.
pub(crate) fn global_expressions(
    shared: &Shared<'_>,
    known: &mut KnownMetadata,
    global: &ll::GlobalVariable,
) -> Option<Attr> {
    let metadata = &shared.module.ctx.metadata;
    let attachments = global.attachments.iter();
    let nodes = attachments.filter(|(kind, _)| *kind == MdKindId::DBG);
    let attrs = nodes.filter_map(|&(_, node)| {
        let var = metadata.node_field(node, Field::Var)?;
        let var = known.debug.nodes.get(shared, var)?;
        let expr = metadata.node_field(node, Field::Expr);
        let expr = expr.and_then(|expr| expressions::expression(shared, expr));
        Some(
            shared
                .ctx
                .attr(DIGlobalVariableExpressionAttr { var, expr }),
        )
    });
    let attrs: Vec<Attr> = attrs.collect();
    (!attrs.is_empty()).then(|| shared.ctx.array(&attrs))
}
