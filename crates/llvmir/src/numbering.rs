//! Numbers of metadata nodes (`!7`) and attribute groups (`#2`).
//!
//! A node or group is numbered when text first refers to it; a node's operands follow it, depth
//! first, as in LLVM. Numbers therefore depend on the order of the text alone, never on handles,
//! threads or the order in which nodes were built. Text written by a thread of its own records
//! [`Reference`]s instead and is given its numbers when it is appended to the module.

use crate::attributes::AttrSet;
use crate::metadata::{Md, MetadataTable};
use crate::symbols::Symbol;
use crate::text::push_u64;

/// The numbers given so far.
#[derive(Clone, Debug, Default)]
pub struct Numbering {
    md: Vec<u32>,
    md_order: Vec<Md>,
    groups: Vec<u32>,
    group_order: Vec<AttrSet>,
}

impl Numbering {
    /// The number of a node, given now if it has none.
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

    /// The nodes that have numbers, in the order of their numbers.
    pub(crate) fn md_order(&self) -> &[Md] {
        &self.md_order
    }

    /// The number of a set's group, given now if it has none.
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

    /// The sets that have group numbers, in the order of their numbers.
    pub(crate) fn group_order(&self) -> &[AttrSet] {
        &self.group_order
    }
}

/// Something in a text that only the module can put there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reference {
    /// The number of a metadata node.
    Md(Md),
    /// The number of an attribute group.
    Group(AttrSet),
    /// The name of the block of a function that has this tag, without `%`.
    Block(Symbol, u32),
}

/// The destination of references while text is written.
#[derive(Debug)]
pub struct References<'a> {
    /// Numbers that are known already: references to nodes and groups become digits at once.
    pub numbering: Option<&'a mut Numbering>,
    /// The places left open: the byte offset in the text, and the reference that belongs there.
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
