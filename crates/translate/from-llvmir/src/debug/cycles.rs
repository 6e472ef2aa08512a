//! The conversion of nodes that may refer to one another in cycles.
//!
//! A node is converted after its parts, without recursion. Composite types and subprograms that are met while they are
//! converted become a reference to the one that is (`isRecSelf`); other nodes are converted anew until such a node is met.
//! An attribute with a reference to a node that is not finished must not be used outside of that node: there, the
//! reference would have nothing to refer to. So it is remembered only as long as the node is not finished.

use super::Identity;
use super::nodes;
use crate::shared::Shared;
use rustc_hash::FxHashMap;
use std::collections::BTreeSet;
use terrace_ir::{Attr, SmallVec};
use terrace_llvmir::{Md, NodeKind};

/// The attributes of nodes; none of those that have none.
#[derive(Default)]
pub(super) struct NodeTable {
    /// Attributes that can be used anywhere.
    known: FxHashMap<Md, Option<Attr>>,
    /// Attributes that refer to nodes that are converted, and the position of the innermost of these.
    inner: FxHashMap<Md, (Option<Attr>, usize)>,
    /// The positions of nodes that are converted.
    open: FxHashMap<Md, SmallVec<[usize; 2]>>,
    /// The nodes that are converted, each a part of the one before.
    frames: Vec<Frame>,
}

/// A node that is converted.
struct Frame {
    md: Md,
    parts: Vec<Option<Md>>,
    /// The attributes of the first parts.
    made: Vec<Option<Attr>>,
    /// The positions of nodes that parts refer to while these are converted.
    refers_to: BTreeSet<usize>,
    /// The nodes whose attributes can be used only until this node is finished.
    inner: Vec<Md>,
    /// The position of the last node up to this one that can be referred to.
    referable: Option<usize>,
}

/// The state of a node.
enum Met {
    /// Its attribute.
    Known(Option<Attr>),
    /// Nothing: it is the last of the frames now.
    Entered,
}

impl NodeTable {
    /// The attributes of all nodes.
    pub(super) fn into_known(self) -> FxHashMap<Md, Option<Attr>> {
        self.known
    }

    /// The attribute of a node.
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
            // No node on the way back to itself can end the cycle.
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

    /// Converts the last of the frames, whose parts are converted.
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
