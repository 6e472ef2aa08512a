//! Verifies access tags of type-based alias analysis.

use rustc_hash::{FxHashMap, FxHashSet};

use super::state::{FunctionVerifier, Verifier};
use super::{Checked, Item, ensure, need, refuse};
use crate::body::{Inst, InstKind};
use crate::metadata::Md;
use crate::types::Type;

/// The TBAA nodes visited so far.
#[derive(Debug, Default)]
pub(super) struct TbaaNodes {
    /// Base nodes, with the width of their offsets; `None` if invalid.
    bases: FxHashMap<Md, Option<Width>>,
    scalars: FxHashMap<Md, bool>,
    /// Valid tags.
    good: FxHashSet<Md>,
}

/// The width of the offsets in a base node.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Width {
    /// The only offset is 0: a scalar.
    Zero,
    /// The node has no offsets.
    Any,
    Bits(u32),
}

impl Verifier<'_> {
    /// Returns true for a node in the new format with sizes, which begins with its parent.
    fn is_new_format(&self, ty: Option<Md>) -> bool {
        let operands = ty.map_or(&[][..], |ty| self.ctx.metadata.operands(ty));
        operands.len() >= 3 && self.ctx.metadata.is_node(operands[0])
    }

    fn is_scalar(&mut self, md: Md) -> bool {
        if let Some(&known) = self.tbaa.scalars.get(&md) {
            return known;
        }
        let metadata = &self.ctx.metadata;
        let mut seen = FxHashSet::default();
        let mut at = md;
        let is_scalar = loop {
            let operands = metadata.operands(at);
            let is_named = matches!(operands.len(), 2 | 3) && metadata.is_string(operands[0]);
            let is_first = match operands.get(2) {
                Some(&offset) => matches!(self.int(offset), Some((_, 0))),
                None => true,
            };
            if !is_named || !is_first {
                break false;
            }
            let Some(parent) = operands[1].filter(|&parent| metadata.is_node(Some(parent))) else {
                break false;
            };
            if !seen.insert(parent) {
                break false;
            }
            if metadata.operands(parent).len() < 2 {
                break true;
            }
            at = parent;
        };
        self.tbaa.scalars.insert(md, is_scalar);
        is_scalar
    }

    fn width_of(&self, ty: Type) -> u32 {
        self.ctx.types.scalar_bits(ty)
    }

    /// Returns the width of a base node's offsets. Reports the problem of an invalid node once.
    fn base(&mut self, inst: Inst, md: Md, is_new: bool) -> Option<Width> {
        if self.ctx.metadata.operands(md).len() < 2 {
            self.report(refuse(
                "Base nodes must have at least two operands",
                [Item::Inst(inst), Item::Md(md)],
            ));
            return None;
        }
        if let Some(&known) = self.tbaa.bases.get(&md) {
            return known;
        }
        let width = match self.base_width(inst, md, is_new) {
            Ok(width) => width,
            Err(problem) => {
                self.report(Err(problem));
                None
            }
        };
        self.tbaa.bases.insert(md, width);
        width
    }

    fn base_width(
        &mut self,
        inst: Inst,
        md: Md,
        is_new: bool,
    ) -> Result<Option<Width>, Box<super::Problem>> {
        let ctx = self.ctx;
        let operands = ctx.metadata.operands(md);
        let items = [Item::Inst(inst), Item::Md(md)];
        if operands.len() == 2 {
            return Ok(self.is_scalar(md).then_some(Width::Zero));
        }
        if is_new {
            ensure(operands.len().is_multiple_of(3), [Item::Md(md)])
                .or("Access tag nodes must have the number of operands that is a multiple of 3!")?;
            ensure(self.is_int(operands[1]), items).or("Type size nodes must be constants!")?;
        } else {
            ensure(operands.len() % 2 == 1, [Item::Md(md)])
                .or("Struct tag nodes must have an odd number of operands!")?;
            ensure(ctx.metadata.is_string(operands[0]), [Item::Md(md)])
                .or("Struct tag nodes have a string as their first operand")?;
        }
        let (first, step) = if is_new { (3, 3) } else { (1, 2) };
        let (mut width, mut before, mut failed) = (Width::Any, None, false);
        for field in operands[first..].chunks(step) {
            let checked = self.field(field, items, (&mut width, &mut before), is_new);
            failed |= checked.is_err();
            self.report(checked);
        }
        Ok((!failed).then_some(width))
    }

    fn field(
        &self,
        field: &[Option<Md>],
        items: [Item; 2],
        (width, before): (&mut Width, &mut Option<u64>),
        is_new: bool,
    ) -> Checked {
        ensure(self.ctx.metadata.is_node(field[0]), items)
            .or("Incorrect field entry in struct type node!")?;
        let (ty, offset) = need(field.get(1).and_then(|&offset| self.int(offset)), items)
            .or("Offset entries must be constants!")?;
        let bits = Width::Bits(self.width_of(ty));
        if *width == Width::Any {
            *width = bits;
        }
        ensure(bits == *width, items)
            .or("Bitwidth between the offsets and struct type entries must match")?;
        let last = before.replace(offset);
        ensure(last.is_none_or(|last| last <= offset), items).or("Offsets must be increasing!")?;
        ensure(
            !is_new || field.get(2).is_some_and(|&size| self.is_int(size)),
            items,
        )
        .or("Member size entries must be constants!")
    }

    /// Returns the field of a base node that contains an offset, and the offset inside the field.
    fn field_at(&mut self, inst: Inst, md: Md, offset: u64, is_new: bool) -> Option<(Md, u64)> {
        let operands = self.ctx.metadata.operands(md);
        if operands.len() == 2 {
            return Some((operands[1]?, offset));
        }
        let (first, step) = if is_new { (3, 3) } else { (1, 2) };
        let fields = operands.get(first..)?;
        let mut found = None;
        for field in fields.chunks(step) {
            let start = self.int(*field.get(1)?)?.1;
            if start > offset {
                break;
            }
            found = Some((field[0]?, offset - start));
        }
        if found.is_none() && !fields.is_empty() {
            self.report(refuse(
                "Could not find TBAA parent in struct type node",
                [Item::Inst(inst), Item::Md(md), Item::Number(offset)],
            ));
        }
        found
    }

    /// Verifies a tag. `inst` is the item for messages.
    pub(super) fn access_tag(&mut self, inst: Item, at: Inst, md: Md) -> Checked {
        let ctx = self.ctx;
        let metadata = &ctx.metadata;
        let operands = metadata.operands(md);
        let items = [inst, Item::Md(md)];
        let base = operands[0].filter(|&base| metadata.is_node(Some(base)));
        ensure(base.is_some() && operands.len() >= 3, [inst])
            .or("Old-style TBAA is no longer allowed, use struct-path TBAA instead")?;
        let access = operands[1].filter(|&access| metadata.is_node(Some(access)));
        let is_new = self.is_new_format(access);
        if is_new {
            ensure(matches!(operands.len(), 4 | 5), items)
                .or("Access tag metadata must have either 4 or 5 operands")?;
            ensure(self.is_int(operands[3]), items).or("Access size field must be a constant")?;
        } else {
            ensure(operands.len() < 5, items)
                .or("Struct tag metadata must have either 3 or 4 operands")?;
        }
        if let Some(&flag) = operands.get(if is_new { 4 } else { 3 }) {
            ensure(self.is_int(flag), items)
                .or("Immutability tag on struct tag metadata must be a constant")?;
            ensure(matches!(self.int(flag), Some((_, 0 | 1))), items)
                .or("Immutability part of the struct tag metadata must be either 0 or 1")?;
        }
        let (Some(mut base), Some(access)) = (base, access) else {
            return refuse(
                "Malformed struct tag metadata: base and access-type should be non-null and point to Metadata nodes",
                items,
            );
        };
        if !is_new {
            ensure(
                self.is_scalar(access),
                [inst, Item::Md(md), Item::Md(access)],
            )
            .or("Access type node must be a valid scalar type")?;
        }
        let (ty, mut offset) =
            need(self.int(operands[2]), items).or("Offset must be constant integer")?;
        let bits = self.width_of(ty);
        let mut has_seen = false;
        let mut path = FxHashSet::default();
        while metadata.operands(base).len() >= 2 {
            ensure(path.insert(base), items).or("Cycle detected in struct path")?;
            let Some(width) = self.base(at, base, is_new) else {
                return Ok(());
            };
            let is_access = metadata.canonical(base) == metadata.canonical(access);
            has_seen |= is_access;
            if is_access || self.is_scalar(base) {
                ensure(offset == 0, [inst, Item::Md(md), Item::Number(offset)])
                    .or("Offset not zero at the point of scalar access")?;
            }
            let fits = match width {
                Width::Bits(width) => width == bits,
                Width::Zero => offset == 0,
                Width::Any => is_new,
            };
            ensure(fits, items).or("Access bit-width not the same as description bit-width")?;
            if is_new && has_seen {
                break;
            }
            match self.field_at(at, base, offset, is_new) {
                Some((next, rest)) => (base, offset) = (next, rest),
                None => break,
            }
        }
        ensure(has_seen, items).or("Did not see access type in access path!")?;
        self.tbaa.good.insert(md);
        Ok(())
    }
}

impl FunctionVerifier<'_, '_> {
    pub(super) fn tbaa_tag(&mut self, kind: &InstKind<'_>, md: Md) -> Checked {
        let item = self.item();
        ensure(
            !self.ctx.metadata.operands(md).is_empty(),
            [item, Item::Md(md)],
        )
        .or("TBAA metadata cannot have 0 operands")?;
        self.ensure(matches!(
            kind,
            InstKind::Load { .. }
                | InstKind::Store { .. }
                | InstKind::Call(_)
                | InstKind::VaArg { .. }
                | InstKind::AtomicRmw { .. }
                | InstKind::CmpXchg { .. }
        ))
        .or("This instruction shall not have a TBAA access tag!")?;
        if self.v.tbaa.good.contains(&md) {
            return Ok(());
        }
        self.v.access_tag(item, self.inst, md)
    }
}
