//! Converts nodes that may refer to each other cyclically.
//!
//! A node is converted after its operands, without recursion. A composite type or subprogram that is reached again
//! during its own conversion becomes a self-reference (`isRecSelf`). Any other node is converted again until such a
//! node is reached. An attribute with a reference to an unfinished node must not be used outside that node, where the
//! reference would be dangling. Such an attribute is therefore cached only until the node is finished.

use super::Identity;
use super::nodes;
use crate::shared::Shared;
use rustc_hash::FxHashMap;
use std::collections::BTreeSet;
use terrace_ir::{Attr, SmallVec};
use terrace_llvmir::{Md, NodeKind};

/// The attributes of nodes; `None` for nodes without an attribute.
#[derive(Default)]
pub(super) struct NodeTable {
    /// Attributes that can be used anywhere.
    known: FxHashMap<Md, Option<Attr>>,
    /// Attributes that refer to unfinished nodes, with the frame index of the innermost such node.
    inner: FxHashMap<Md, (Option<Attr>, usize)>,
    /// The frame indices of the nodes being converted.
    open: FxHashMap<Md, SmallVec<[usize; 2]>>,
    /// The stack of nodes being converted. Each node is an operand of the previous one.
    frames: Vec<Frame>,
}

/// A node being converted.
struct Frame {
    md: Md,
    parts: Vec<Option<Md>>,
    /// The attributes of the operands converted so far.
    made: Vec<Option<Attr>>,
    /// The frame indices of unfinished nodes that the operands refer to.
    refers_to: BTreeSet<usize>,
    /// The nodes whose attributes can be used only until this node is finished.
    inner: Vec<Md>,
    /// The frame index of the innermost node, up to this one, that supports self-references.
    referable: Option<usize>,
}

/// The outcome of a request for a node.
enum Met {
    /// The node has this attribute.
    Known(Option<Attr>),
    /// The node was pushed as the last frame.
    Entered,
}

impl NodeTable {
    /// Returns the attributes of all nodes.
    pub(super) fn into_known(self) -> FxHashMap<Md, Option<Attr>> {
        self.known
    }

    /// Returns the attribute of a node.
    pub(super) fn get(&mut self, shared: &Shared<'_>, md: Md) -> Option<Attr> {
        if let Met::Known(attr) = self.meet(shared, md) {
            return attr;
        }
        let mut attr = None;
        while let Some(frame) = self.frames.last_mut() {
            let Some(&part) = frame.parts.get(frame.made.len()) else {
                attr = self.finish(shared);
                if let Some(user) = self.frames.last_mut() {
                    user.made.push(attr);
                }
                continue;
            };
            let met = match part {
                Some(part) => self.meet(shared, part),
                None => Met::Known(None),
            };
            if let (Met::Known(attr), Some(frame)) = (met, self.frames.last_mut()) {
                frame.made.push(attr);
            }
        }
        attr
    }

    fn meet(&mut self, shared: &Shared<'_>, md: Md) -> Met {
        if let Some(&known) = self.known.get(&md).or_else(|| shared.nodes.get(&md)) {
            return Met::Known(known);
        }
        if let Some(&(attr, position)) = self.inner.get(&md) {
            self.refer_to(position);
            return Met::Known(attr);
        }
        let metadata = &shared.module.ctx.metadata;
        let can_be_referred_to = matches!(
            metadata.node_kind(md),
            Some(NodeKind::CompositeType | NodeKind::Subprogram)
        );
        let above = self.frames.last().and_then(|frame| frame.referable);
        if let Some(&position) = self.open.get(&md).and_then(|open| open.last()) {
            if can_be_referred_to {
                let id = shared.identities.get(shared.ctx, md, Identity::Recursion);
                let attr = nodes::reference(shared, md, id);
                self.inner.insert(md, (attr, position));
                self.refer_to(position);
                return Met::Known(attr);
            }
            // No node on the path back to this one can break the cycle.
            if above.is_none_or(|above| above < position) {
                return Met::Known(None);
            }
        }
        let position = self.frames.len();
        self.open.entry(md).or_default().push(position);
        let parts = nodes::parts(shared, md);
        self.frames.push(Frame {
            md,
            made: Vec::with_capacity(parts.len()),
            parts,
            refers_to: BTreeSet::new(),
            inner: Vec::new(),
            referable: if can_be_referred_to {
                Some(position)
            } else {
                above
            },
        });
        Met::Entered
    }

    fn refer_to(&mut self, position: usize) {
        if let Some(frame) = self.frames.last_mut() {
            frame.refers_to.insert(position);
        }
    }

    /// Converts the node of the last frame, whose operands are converted.
    fn finish(&mut self, shared: &Shared<'_>) -> Option<Attr> {
        let mut frame = self.frames.pop()?;
        let position = self.frames.len();
        let md = frame.md;
        let mut attr = nodes::convert(shared, md, &frame.made);
        if frame.refers_to.remove(&position) {
            let id = shared.identities.get(shared.ctx, md, Identity::Recursion);
            attr = attr.map(|attr| nodes::with_recursion(shared.ctx, attr, id));
        }
        match frame.refers_to.last().copied() {
            None => {
                self.known.insert(md, attr);
            }
            Some(innermost) => {
                self.inner.insert(md, (attr, innermost));
                if let Some(frame) = self.frames.get_mut(innermost) {
                    frame.inner.push(md);
                }
                if let Some(user) = self.frames.last_mut() {
                    if user.refers_to.len() < frame.refers_to.len() {
                        std::mem::swap(&mut user.refers_to, &mut frame.refers_to);
                    }
                    user.refers_to.extend(frame.refers_to);
                }
            }
        }
        for inner in frame.inner {
            self.inner.remove(&inner);
        }
        if let Some(open) = self.open.get_mut(&md) {
            open.pop();
            if open.is_empty() {
                self.open.remove(&md);
            }
        }
        attr
    }
}
