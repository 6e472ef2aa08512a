//! Verifies metadata attached to instructions, except debug information and TBAA.

use super::nodes::Locations;
use super::state::{FunctionVerifier, Verifier};
use super::{Checked, Item, check, ensure, ensure_debug, need};
use crate::attributes::{Attribute, MemoryEffects, ModRef};
use crate::body::{Inst, InstKind, MdKindId};
use crate::constants::ConstKind;
use crate::metadata::{Md, MdKind, MetadataTable};
use crate::types::{Type, TypeKind};
use terrace_llvm_words::CastOp;

type Visit = fn(&mut FunctionVerifier<'_, '_>, &InstKind<'_>, Md) -> Checked;

/// The checks of attachments in LLVM's order. The flag is true if a failed check ends the visit of the instruction.
const VISITS: [(MdKindId, bool, Visit); 23] = [
    (MdKindId::FPMATH, true, |f, _, md| f.fpmath(md)),
    (MdKindId::RANGE, true, |f, kind, md| f.range(kind, md)),
    (MdKindId::NOALIAS_ADDRSPACE, true, |f, kind, md| {
        f.address_spaces(kind, md)
    }),
    (MdKindId::INVARIANT_GROUP, true, |f, kind, _| {
        let is_access = matches!(kind, InstKind::Load { .. } | InstKind::Store { .. });
        f.ensure(is_access)
            .or("invariant.group metadata is only for loads and stores")
    }),
    (MdKindId::NONNULL, true, |f, kind, md| f.nonnull(kind, md)),
    (MdKindId::DEREFERENCEABLE, false, |f, kind, md| {
        f.dereferenceable(kind, md)
    }),
    (MdKindId::DEREFERENCEABLE_OR_NULL, false, |f, kind, md| {
        f.dereferenceable(kind, md)
    }),
    (MdKindId::NOFREE, false, |f, kind, md| f.nofree(kind, md)),
    (MdKindId::TBAA, false, |f, kind, md| f.tbaa_tag(kind, md)),
    (MdKindId::NOALIAS, false, |f, _, md| f.v.alias_scopes(md)),
    (MdKindId::ALIAS_SCOPE, false, |f, _, md| {
        f.v.alias_scopes(md)
    }),
    (MdKindId::ACCESS_GROUP, false, |f, _, md| f.access_group(md)),
    (MdKindId::ALIGN, true, |f, kind, md| f.align(kind, md)),
    (MdKindId::PROF, false, |f, kind, md| f.profile(kind, md)),
    (MdKindId::MEMPROF, false, |f, kind, md| {
        f.memory_profile(kind, md)
    }),
    (MdKindId::CALLSITE, false, |f, kind, md| {
        f.call_site(kind, md)
    }),
    (MdKindId::CALLEE_TYPE, false, |f, kind, md| {
        f.callee_type(kind, md)
    }),
    (MdKindId::DI_ASSIGN_ID, false, |f, kind, md| {
        f.assignment(kind, md)
    }),
    (MdKindId::MMRA, false, |f, kind, md| {
        f.memory_model(kind, md)
    }),
    (MdKindId::ANNOTATION, false, |f, _, md| f.annotation(md)),
    (MdKindId::CAPTURES, false, |f, kind, md| {
        f.captures(kind, md)
    }),
    (MdKindId::ALLOC_TOKEN, false, |f, kind, md| {
        f.alloc_token(kind, md)
    }),
    (MdKindId::DBG, true, |f, _, md| {
        let items = [f.item(), Item::Md(md)];
        let is_location = f.ctx.metadata.location(md).is_some();
        ensure_debug(is_location, items).or("invalid !dbg metadata attachment")?;
        f.atom_group(md)
    }),
];

impl MetadataTable {
    /// Returns the operands of a tuple, or `None` for other metadata.
    pub(super) fn tuple(&self, md: Md) -> Option<&[Option<Md>]> {
        match self.kind(md) {
            MdKind::Node { operands, .. } => Some(operands),
            _ => None,
        }
    }

    /// Returns the operands of a tuple, or an empty slice for other metadata.
    pub(super) fn operands(&self, md: Md) -> &[Option<Md>] {
        self.tuple(md).unwrap_or(&[])
    }

    /// Returns true for strings.
    pub(super) fn is_string(&self, md: Option<Md>) -> bool {
        self.text(md).is_some()
    }

    pub(super) fn text(&self, md: Option<Md>) -> Option<&[u8]> {
        match self.kind(md?) {
            MdKind::String(text) => Some(text),
            _ => None,
        }
    }

    /// Returns true for nodes of any kind.
    pub(super) fn is_node(&self, md: Option<Md>) -> bool {
        md.is_some_and(|md| self.is_numbered(md) || matches!(self.kind(md), MdKind::Expression(_)))
    }
}

impl Verifier<'_> {
    /// Returns an integer constant of at most 64 bits, with its type.
    pub(super) fn int(&self, md: Option<Md>) -> Option<(Type, u64)> {
        let MdKind::Value(constant) = self.ctx.metadata.kind(md?) else {
            return None;
        };
        match self.ctx.consts.get(*constant) {
            (ty, ConstKind::Int(value)) => Some((ty, value)),
            _ => None,
        }
    }

    /// Returns true for integer constants of any width.
    pub(super) fn is_int(&self, md: Option<Md>) -> bool {
        let Some(MdKind::Value(constant)) = md.map(|md| self.ctx.metadata.kind(md)) else {
            return false;
        };
        matches!(
            self.ctx.consts.kind(*constant),
            ConstKind::Int(_) | ConstKind::WideInt(_)
        )
    }

    /// Verifies a list of ranges, whose bounds must have the type `wanted`.
    pub(super) fn ranges(
        &self,
        md: Md,
        wanted: Type,
        mismatch: &str,
        about: Item,
        is_symbol: bool,
    ) -> Checked {
        let operands = self.ctx.metadata.operands(md);
        let item = Item::Md(md);
        ensure(operands.len().is_multiple_of(2), [item]).or("Unfinished range!")?;
        ensure(operands.len() >= 2, [item]).or("It should have at least one range!")?;
        let bits = self.ctx.types.scalar_bits(wanted).clamp(1, 64);
        let mut last: Option<IntRange> = None;
        let mut first = None;
        for pair in operands.chunks_exact(2) {
            check(self.is_int(pair[0])).or("The lower limit must be an integer!")?;
            check(self.is_int(pair[1])).or("The upper limit must be an integer!")?;
            let (Some((low_type, low)), Some((high_type, high))) =
                (self.int(pair[0]), self.int(pair[1]))
            else {
                continue;
            };
            ensure(low_type == high_type, [about]).or("Range pair types must match!")?;
            ensure(high_type == wanted, [about]).or(mismatch)?;
            let max = u64::MAX >> (64 - bits);
            ensure(low != high || low == max || low == 0, [about])
                .or("The upper and lower limits cannot be the same value")?;
            let range = IntRange { low, high, max };
            ensure(!range.is_empty() && (is_symbol || !range.is_full()), [item])
                .or("Range must not be empty!")?;
            if let Some(last) = last {
                ensure(!range.meets(last), [item]).or("Intervals are overlapping")?;
                let signed = |value: u64| (value << (64 - bits)) as i64;
                ensure(signed(range.low) > signed(last.low), [item])
                    .or("Intervals are not in order")?;
                ensure(!range.touches(last), [item]).or("Intervals are contiguous")?;
            }
            first = first.or(Some(range));
            last = Some(range);
        }
        if let (Some(first), Some(last)) = (first, last)
            && operands.len() > 4
        {
            ensure(!first.meets(last), [item]).or("Intervals are overlapping")?;
            ensure(!first.touches(last), [item]).or("Intervals are contiguous")?;
        }
        Ok(())
    }

    /// Verifies a list of alias scopes.
    pub(super) fn alias_scopes(&mut self, list: Md) -> Checked {
        let ctx = self.ctx;
        for &scope in ctx.metadata.operands(list) {
            let scope = need(
                scope.filter(|&scope| ctx.metadata.is_node(Some(scope))),
                [Item::Md(list)],
            )
            .or("scope list must consist of MDNodes")?;
            let checked = self.alias_scope(scope);
            self.report(checked);
        }
        Ok(())
    }

    fn alias_scope(&self, md: Md) -> Checked {
        let metadata = &self.ctx.metadata;
        let operands = metadata.operands(md);
        let item = Item::Md(md);
        ensure(matches!(operands.len(), 2 | 3), [item])
            .or("scope must have two or three operands")?;
        ensure(self.is_own_name(md, operands[0]), [item])
            .or("first scope operand must be self-referential or string")?;
        if let Some(&name) = operands.get(2) {
            ensure(metadata.is_string(name), [item])
                .or("third scope operand must be string (if used)")?;
        }
        let domain = need(operands[1].filter(|&md| metadata.is_node(Some(md))), [item])
            .or("second scope operand must be MDNode")?;
        let operands = metadata.operands(domain);
        let item = Item::Md(domain);
        ensure(matches!(operands.len(), 1 | 2), [item])
            .or("domain must have one or two operands")?;
        ensure(self.is_own_name(domain, operands[0]), [item])
            .or("first domain operand must be self-referential or string")?;
        if let Some(&name) = operands.get(1) {
            ensure(metadata.is_string(name), [item])
                .or("second domain operand must be string (if used)")?;
        }
        Ok(())
    }

    fn is_own_name(&self, md: Md, name: Option<Md>) -> bool {
        let metadata = &self.ctx.metadata;
        name.map(|name| metadata.canonical(name)) == Some(metadata.canonical(md))
            || metadata.is_string(name)
    }
}

/// The integers from `low` to `high` - 1, modulo `max` + 1.
#[derive(Clone, Copy)]
struct IntRange {
    low: u64,
    high: u64,
    max: u64,
}

impl IntRange {
    fn is_empty(self) -> bool {
        self.low == self.high && self.low == 0
    }

    fn is_full(self) -> bool {
        self.low == self.high && self.low == self.max
    }

    /// Splits the range into intervals that do not wrap around, with inclusive bounds.
    fn parts(self) -> [Option<(u64, u64)>; 2] {
        if self.is_empty() {
            return [None, None];
        }
        if self.low < self.high {
            return [Some((self.low, self.high - 1)), None];
        }
        let second = self.high.checked_sub(1).map(|end| (0, end));
        [Some((self.low, self.max)), second]
    }

    fn meets(self, other: IntRange) -> bool {
        let others = other.parts();
        let mut own = self.parts().into_iter().flatten();
        own.any(|(low, high)| {
            let mut others = others.into_iter().flatten();
            others.any(|(other_low, other_high)| low <= other_high && other_low <= high)
        })
    }

    fn touches(self, other: IntRange) -> bool {
        self.high == other.low || self.low == other.high
    }
}

impl FunctionVerifier<'_, '_> {
    /// Verifies all attachments of an instruction.
    #[inline]
    pub(super) fn attachments(&mut self, inst: Inst, kind: &InstKind<'_>) -> Checked {
        let body = self.body;
        let attached = body.attachments(inst);
        if attached.is_empty() {
            return Ok(());
        }
        if !matches!(attached, [(_, MdKindId::DBG, _)]) {
            for (wanted, ends, visit) in &VISITS {
                let found = attached.iter().find(|(_, kind, _)| kind == wanted);
                let Some(&(_, _, md)) = found else { continue };
                let checked = visit(self, kind, md);
                if *ends {
                    checked?;
                } else {
                    self.report(checked);
                }
            }
        } else if let [(_, _, md)] = attached {
            ensure_debug(
                self.ctx.metadata.location(*md).is_some(),
                [Item::Inst(inst), Item::Md(*md)],
            )
            .or("invalid !dbg metadata attachment")?;
            self.atom_group(*md)?;
        }
        for &(_, kind, md) in attached {
            let locations = match kind {
                MdKindId::DBG | MdKindId::LOOP => Locations::Allowed,
                _ => Locations::Refused,
            };
            self.v.visit_node(md, locations);
        }
        Ok(())
    }

    fn fpmath(&self, md: Md) -> Checked {
        let ctx = self.ctx;
        let ty = self.body.inst_type(self.inst);
        let of_vectors = match ctx.types.kind(ty) {
            TypeKind::Struct { fields, .. } => {
                !fields.is_empty() && fields.iter().all(|&ty| ctx.types.is_float_or_floats(ty))
            }
            _ => false,
        };
        self.ensure(ctx.types.is_float_or_floats(ty) || of_vectors)
            .or("fpmath requires a floating point result!")?;
        let operands = ctx.metadata.operands(md);
        self.ensure(operands.len() == 1)
            .or("fpmath takes one operand!")?;
        let constant = operands[0].and_then(|md| match ctx.metadata.kind(md) {
            MdKind::Value(constant) => Some(ctx.consts.get(*constant)),
            _ => None,
        });
        match constant {
            Some((ty, ConstKind::Float(bits))) => {
                self.ensure(ty == Type::FLOAT)
                    .or("fpmath accuracy must have float type")?;
                let accuracy = f32::from_bits(bits as u32);
                self.ensure(accuracy.is_finite() && accuracy > 0.0)
                    .or("fpmath accuracy not a positive number!")
            }
            _ => self.refuse("invalid fpmath accuracy!"),
        }
    }

    fn range(&mut self, kind: &InstKind<'_>, md: Md) -> Checked {
        let item = self.item();
        self.ensure(matches!(
            kind,
            InstKind::Load { .. } | InstKind::Call(_) | InstKind::Invoke { .. }
        ))
        .or("Ranges are only for loads, calls and invokes!")?;
        let ty = self.ctx.types.scalar(self.body.inst_type(self.inst));
        let mismatch = "Range types must match instruction type!";
        let checked = self.v.ranges(md, ty, mismatch, item, false);
        self.report(checked);
        Ok(())
    }

    fn address_spaces(&mut self, kind: &InstKind<'_>, md: Md) -> Checked {
        let item = self.item();
        self.ensure(matches!(
            kind,
            InstKind::Load { .. }
                | InstKind::Store { .. }
                | InstKind::AtomicRmw { .. }
                | InstKind::CmpXchg { .. }
                | InstKind::Call(_)
        ))
        .or("noalias.addrspace are only for memory operations!")?;
        let mismatch = "noalias.addrspace type must be i32!";
        let checked = self.v.ranges(md, Type::I32, mismatch, item, false);
        self.report(checked);
        Ok(())
    }

    fn nonnull(&self, kind: &InstKind<'_>, md: Md) -> Checked {
        self.ensure(self.ctx.types.is_ptr(self.body.inst_type(self.inst)))
            .or("nonnull applies only to pointer types")?;
        self.ensure(matches!(kind, InstKind::Load { .. }))
            .or("nonnull applies only to load instructions, use attributes for calls or invokes")?;
        self.ensure(self.ctx.metadata.operands(md).is_empty())
            .or("nonnull metadata must be empty")
    }

    fn dereferenceable(&self, kind: &InstKind<'_>, md: Md) -> Checked {
        self.ensure(self.ctx.types.is_ptr(self.body.inst_type(self.inst)))
            .or("dereferenceable, dereferenceable_or_null apply only to pointer types")?;
        self.ensure(is_load_or_cast(kind))
            .or("dereferenceable, dereferenceable_or_null apply only to load and inttoptr instructions, use attributes for calls or invokes")?;
        let operands = self.ctx.metadata.operands(md);
        self.ensure(operands.len() == 1)
            .or("dereferenceable, dereferenceable_or_null take one operand!")?;
        self.ensure(matches!(self.v.int(operands[0]), Some((Type::I64, _))))
            .or("dereferenceable, dereferenceable_or_null metadata value must be an i64!")
    }

    fn nofree(&self, kind: &InstKind<'_>, md: Md) -> Checked {
        self.ensure(self.ctx.types.is_ptr(self.body.inst_type(self.inst)))
            .or("nofree applies only to pointer types")?;
        self.ensure(matches!(
            kind,
            InstKind::Cast {
                op: CastOp::IntToPtr,
                ..
            }
        ))
        .or("nofree applies only to inttoptr instruction")?;
        self.ensure(self.ctx.metadata.operands(md).is_empty())
            .or("nofree metadata must be empty")
    }

    fn access_group(&self, md: Md) -> Checked {
        let metadata = &self.ctx.metadata;
        let is_group = |md: Md| metadata.operands(md).is_empty() && metadata.is_distinct(md);
        if is_group(md) {
            return Ok(());
        }
        for &group in metadata.operands(md) {
            let group = need(
                group.filter(|&group| metadata.is_node(Some(group))),
                [Item::Md(md)],
            )
            .or("Access scope list must consist of MDNodes")?;
            ensure(is_group(group), [Item::Md(md)])
                .or("Access scope list contains invalid access scope")?;
        }
        Ok(())
    }

    fn align(&self, kind: &InstKind<'_>, md: Md) -> Checked {
        self.ensure(self.ctx.types.is_ptr(self.body.inst_type(self.inst)))
            .or("align applies only to pointer types")?;
        self.ensure(matches!(kind, InstKind::Load { .. }))
            .or("align applies only to load instructions, use attributes for calls or invokes")?;
        let operands = self.ctx.metadata.operands(md);
        self.ensure(operands.len() == 1)
            .or("align takes one operand!")?;
        let Some((Type::I64, align)) = self.v.int(operands[0]) else {
            return self.refuse("align metadata value must be an i64!");
        };
        self.ensure(align.is_power_of_two())
            .or("align metadata value must be a power of 2!")?;
        self.ensure(align <= super::MAX_ALIGN)
            .or("alignment is larger that implementation defined limit")
    }

    fn assignment(&self, kind: &InstKind<'_>, md: Md) -> Checked {
        let is_memory = match kind {
            InstKind::Alloca { .. } | InstKind::Store { .. } => true,
            InstKind::Call(_) => self.intrinsic_name(kind).is_some_and(|name| {
                [
                    "llvm.memcpy",
                    "llvm.memmove",
                    "llvm.memset",
                    "llvm.vp.store",
                    "llvm.masked.store",
                ]
                .iter()
                .any(|known| name.starts_with(known))
            }),
            _ => false,
        };
        ensure_debug(is_memory, [self.item(), Item::Md(md)])
            .or("!DIAssignID attached to unexpected instruction kind")
    }

    fn memory_model(&self, kind: &InstKind<'_>, md: Md) -> Checked {
        let can_have = matches!(
            kind,
            InstKind::Load { .. }
                | InstKind::Store { .. }
                | InstKind::AtomicRmw { .. }
                | InstKind::CmpXchg { .. }
                | InstKind::Fence { .. }
        ) || kind.call().is_some_and(|call| self.may_access_memory(call));
        let item = self.item();
        ensure(can_have, [item, Item::Md(md)])
            .or("!mmra metadata attached to unexpected instruction kind")?;
        let metadata = &self.ctx.metadata;
        let is_tag = |md: Option<Md>| {
            let parts = md.and_then(|md| metadata.tuple(md)).unwrap_or(&[]);
            parts.len() == 2 && parts.iter().all(|&part| metadata.is_string(part))
        };
        if is_tag(Some(md)) {
            return Ok(());
        }
        ensure(metadata.tuple(md).is_some(), [item, Item::Md(md)])
            .or("!mmra expected to be a metadata tuple")?;
        for &operand in metadata.operands(md) {
            ensure(
                is_tag(operand),
                [item, operand.map_or(Item::Md(md), Item::Md)],
            )
            .or("!mmra metadata tuple operand is not an MMRA tag")?;
        }
        Ok(())
    }

    /// Returns true unless the call or its callee is known to access no memory.
    fn may_access_memory(&self, call: crate::body::Call<'_>) -> bool {
        let ctx = self.ctx;
        let callee = self.callee(call).symbol;
        let function = callee.and_then(|symbol| self.v.function_of(symbol));
        let none = MemoryEffects::all(ModRef::None);
        let accesses_none = |list| {
            let mut attributes = ctx.attrs.set(ctx.attrs.function_set(list)).iter();
            attributes.any(|attribute| *attribute == Attribute::Memory(none))
        };
        !accesses_none(call.attrs)
            && !function.is_some_and(|function| accesses_none(function.attrs))
    }

    fn annotation(&self, md: Md) -> Checked {
        let metadata = &self.ctx.metadata;
        let operands = need(metadata.tuple(md), []).or("annotation must be a tuple")?;
        check(!operands.is_empty()).or("annotation must have at least one operand")?;
        for &operand in operands {
            let parts = operand.and_then(|operand| metadata.tuple(operand));
            let of_strings =
                parts.is_some_and(|parts| parts.iter().all(|&part| metadata.is_string(part)));
            check(of_strings || metadata.is_string(operand))
                .or("operands must be a string or a tuple of strings")?;
        }
        Ok(())
    }

    fn captures(&self, kind: &InstKind<'_>, md: Md) -> Checked {
        const ENTRIES: [&[u8]; 4] = [
            b"address_is_null",
            b"address",
            b"read_provenance",
            b"provenance",
        ];
        let metadata = &self.ctx.metadata;
        let item = self.item();
        let InstKind::Store { value, .. } = *kind else {
            return self.refuse("!captures metadata can only be applied to store instructions");
        };
        self.ensure(self.ctx.types.is_ptr_or_ptrs(self.type_of(value)))
            .or("!captures metadata can only be applied to store with value operand of pointer type")?;
        let operands = metadata.operands(md);
        self.ensure(!operands.is_empty())
            .or("!captures metadata cannot be empty")?;
        for &operand in operands {
            let text = self
                .need(metadata.text(operand))
                .or("!captures metadata must be a list of strings")?;
            ensure(
                ENTRIES.contains(&text),
                [item, operand.map_or(item, Item::Md)],
            )
            .or("invalid entry in !captures metadata")?;
        }
        Ok(())
    }

    fn alloc_token(&self, kind: &InstKind<'_>, md: Md) -> Checked {
        let metadata = &self.ctx.metadata;
        self.ensure(kind.call().is_some())
            .or("!alloc_token should only exist on calls")?;
        let operands = metadata.operands(md);
        let item = Item::Md(md);
        ensure(operands.len() == 2, [item]).or("!alloc_token must have 2 operands")?;
        check(metadata.is_string(operands[0])).or("expected string")?;
        check(self.v.is_int(operands[1])).or("expected integer constant")
    }
}

fn is_load_or_cast(kind: &InstKind<'_>) -> bool {
    matches!(
        kind,
        InstKind::Load { .. }
            | InstKind::Cast {
                op: CastOp::IntToPtr,
                ..
            }
    )
}
