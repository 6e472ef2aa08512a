//! Numbers metadata nodes (`!7`) and attribute groups (`#2`).
//!
//! A node or group is numbered when text first refers to it. As in LLVM, a node's operands are numbered right after
//! the node, depth first. Numbers therefore depend only on the order of the text, never on handles, threads or the
//! order in which nodes were built. Text from a separate thread records [`Reference`]s instead; they are replaced by
//! numbers when the text is appended to the module.

use crate::attributes::AttrSet;
use crate::metadata::{Md, MetadataTable};
use crate::symbols::Symbol;
use crate::text::push_u64;

/// The numbers assigned so far.
#[derive(Clone, Debug, Default)]
pub struct Numbering {
    md: Vec<u32>,
    md_order: Vec<Md>,
    groups: Vec<u32>,
    group_order: Vec<AttrSet>,
}

impl Numbering {
    /// Returns the number of a node, and assigns one if necessary.
    pub fn md(&mut self, table: &MetadataTable, md: Md) -> u32 {
        if let Some(&number) = self.md.get(md.index())
            && number != 0
        {
            return number - 1;
        }
        let mut stack = vec![md];
        while let Some(md) = stack.pop() {
            if self.md.len() <= md.index() {
                self.md.resize(md.index() + 1, 0);
            }
            if self.md[md.index()] != 0 {
                continue;
            }
            self.md_order.push(md);
            self.md[md.index()] = self.md_order.len() as u32;
            let from = stack.len();
            table.parts(md, |part| {
                if table.is_numbered(part) {
                    stack.push(part);
                }
            });
            stack[from..].reverse();
        }
        self.md[md.index()] - 1
    }

    /// Returns the numbered nodes in the order of their numbers.
    pub(crate) fn md_order(&self) -> &[Md] {
        &self.md_order
    }

    /// Returns the number of a set's group, and assigns one if necessary.
    pub fn group(&mut self, set: AttrSet) -> u32 {
        if self.groups.len() <= set.index() {
            self.groups.resize(set.index() + 1, 0);
        }
        if self.groups[set.index()] == 0 {
            self.group_order.push(set);
            self.groups[set.index()] = self.group_order.len() as u32;
        }
        self.groups[set.index()] - 1
    }

    /// Returns the numbered sets in the order of their numbers.
    pub(crate) fn group_order(&self) -> &[AttrSet] {
        &self.group_order
    }
}

/// A gap in a text that only the module can fill.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reference {
    /// The number of a metadata node.
    Md(Md),
    /// The number of an attribute group.
    Group(AttrSet),
    /// The name, without `%`, of the function's block with this tag.
    Block(Symbol, u32),
}

/// Resolves or records references while text is written.
#[derive(Debug)]
pub struct References<'a> {
    /// The numbers, if known: references to nodes and groups are then printed at once.
    pub numbering: Option<&'a mut Numbering>,
    /// The unresolved references, each with its byte offset in the text.
    pub open: &'a mut Vec<(usize, Reference)>,
}

impl References<'_> {
    #[inline]
    pub(crate) fn push_md(&mut self, table: &MetadataTable, md: Md, out: &mut Vec<u8>) {
        match &mut self.numbering {
            Some(numbering) => push_u64(out, u64::from(numbering.md(table, md))),
            None => self.open.push((out.len(), Reference::Md(md))),
        }
    }

    #[inline]
    pub(crate) fn push_group(&mut self, set: AttrSet, out: &mut Vec<u8>) {
        match &mut self.numbering {
            Some(numbering) => push_u64(out, u64::from(numbering.group(set))),
            None => self.open.push((out.len(), Reference::Group(set))),
        }
    }

    pub(crate) fn push_block(&mut self, function: Symbol, tag: u32, at: usize) {
        self.open.push((at, Reference::Block(function, tag)));
    }
}
