//! Converts stack allocations, loads, stores, addresses and atomic operations.

use crate::body::FunctionImport;
use terrace_builtin::attrs::AttrBuilder;
use terrace_ir::{Attr, Context, Failed, Type, ValueId};
use terrace_llvm as llvm;
use terrace_llvm::enums::GEPNoWrapFlags;
use terrace_llvmir as ll;
use terrace_llvmir::flags::gep;
use terrace_llvmir::{ConstKind, Inst, InstKind, MdKindId};

impl FunctionImport<'_> {
    pub(super) fn convert_memory(&mut self, inst: Inst, kind: InstKind<'_>) -> Result<(), Failed> {
        let ty = self.body.inst_type(inst);
        match kind {
            InstKind::Alloca {
                element,
                count,
                align,
                inalloca,
                swifterror,
            } => {
                self.losses.add_if(swifterror, "swifterror");
                let count = self.value(count)?;
                let (element, ty) = (self.ty(element), self.ty(ty));
                let spec = llvm::AllocaOp::spec(ty, count, element)
                    .alignment(self.alignment(align))
                    .inalloca(inalloca);
                let value = self.create_value(spec);
                self.map_value(inst, value);
            }
            InstKind::Load { pointer, access } => {
                let pointer = self.value(pointer)?;
                let ty = self.ty(ty);
                let spec = llvm::LoadOp::spec(ty, pointer)
                    .alignment(self.alignment(access.align))
                    .volatile_(access.volatile)
                    .nontemporal(self.carries(inst, MdKindId::NONTEMPORAL))
                    .invariant(self.carries(inst, MdKindId::INVARIANT_LOAD))
                    .invariant_group(self.carries(inst, MdKindId::INVARIANT_GROUP))
                    .ordering(access.ordering)
                    .syncscope_attr(scope(self.shared.ctx, access.sync_scope));
                let value = self.create_value(spec);
                self.map_value(inst, value);
            }
            InstKind::Store {
                value,
                pointer,
                access,
            } => {
                let (value, pointer) = (self.value(value)?, self.value(pointer)?);
                let spec = llvm::StoreOp::spec(value, pointer)
                    .alignment(self.alignment(access.align))
                    .volatile_(access.volatile)
                    .nontemporal(self.carries(inst, MdKindId::NONTEMPORAL))
                    .invariant_group(self.carries(inst, MdKindId::INVARIANT_GROUP))
                    .ordering(access.ordering)
                    .syncscope_attr(scope(self.shared.ctx, access.sync_scope));
                let op = self.create(spec);
                self.map_op(op);
            }
            InstKind::Fence {
                ordering: order,
                sync_scope,
            } => {
                let spec =
                    llvm::FenceOp::spec(order).syncscope_attr(scope(self.shared.ctx, sync_scope));
                let op = self.create(spec);
                self.map_op(op);
            }
            InstKind::CmpXchg {
                pointer,
                expected,
                new,
                access,
                failure,
                weak,
            } => {
                let (pointer, expected, new) = (
                    self.value(pointer)?,
                    self.value(expected)?,
                    self.value(new)?,
                );
                let success = access.ordering;
                let spec = llvm::AtomicCmpXchgOp::spec(pointer, expected, new, success, failure)
                    .syncscope_attr(scope(self.shared.ctx, access.sync_scope))
                    .alignment(self.alignment(access.align))
                    .weak(weak)
                    .volatile_(access.volatile);
                let value = self.create_value(spec);
                self.map_value(inst, value);
            }
            InstKind::AtomicRmw {
                op,
                pointer,
                value,
                access,
            } => {
                let (pointer, value) = (self.value(pointer)?, self.value(value)?);
                let order = access.ordering;
                let spec = llvm::AtomicRMWOp::spec(op, pointer, value, order)
                    .syncscope_attr(scope(self.shared.ctx, access.sync_scope))
                    .alignment(self.alignment(access.align))
                    .volatile_(access.volatile);
                let value = self.create_value(spec);
                self.map_value(inst, value);
            }
            InstKind::GetElementPtr {
                source,
                flags,
                base,
                indices,
            } => {
                let known: Vec<_> = indices.iter().map(|index| index.as_const()).collect();
                let base = self.value(base)?;
                let indices = self.values(indices.iter())?;
                let ty = self.ty(ty);
                let value = self.gep(ty, source, flags, base, &indices, &known);
                self.map_value(inst, value);
            }
            InstKind::VaArg { list } => {
                let list = self.value(list)?;
                let ty = self.ty(ty);
                let value = self.create_value(llvm::VaArgOp::spec(ty, list));
                self.map_value(inst, value);
            }
            _ => return Err(self.unhandled_inst(inst)),
        }
        Ok(())
    }

    /// Creates a `llvm.getelementptr`. Constant struct indices are part of the operation; all other indices are
    /// operands.
    pub(crate) fn gep(
        &mut self,
        ty: Type,
        source: ll::Type,
        flags: u16,
        base: ValueId,
        indices: &[ValueId],
        known: &[Option<ll::Const>],
    ) -> ValueId {
        let (ctx, module) = (self.shared.ctx, self.shared.module);
        let types = &module.ctx.types;
        let mut raw: Vec<i32> = Vec::with_capacity(indices.len());
        let mut dynamic: Vec<ValueId> = Vec::with_capacity(indices.len());
        let mut current = Some(source);
        for (at, (&index, &known)) in indices.iter().zip(known).enumerate() {
            let is_struct = at > 0 && current.is_some_and(|ty| is_struct(types, ty));
            let field = match (is_struct, known) {
                (true, Some(known)) => self.struct_index(known),
                _ => None,
            };
            match field {
                Some(field) => raw.push(field),
                None => {
                    raw.push(llvm::memory::DYNAMIC_INDEX);
                    dynamic.push(index);
                }
            }
            if at > 0 {
                let position = match (is_struct, field) {
                    (true, None) => None,
                    (true, Some(field)) => u64::try_from(field).ok(),
                    (false, _) => Some(0),
                };
                current = current
                    .zip(position)
                    .and_then(|(ty, position)| types.element(ty, position));
            }
        }
        type Op = llvm::GEPOp;
        let source = self.ty(source);
        let mut props = vec![
            (Op::RAW_CONSTANT_INDICES, ctx.i32_array(&raw)),
            (Op::ELEM_TYPE, ctx.type_attr(source)),
        ];
        props.extend(gep_flags(flags).map(|flags| (Op::NO_WRAP_FLAGS, flags.attr(ctx))));
        let mut operands = Vec::with_capacity(dynamic.len() + 1);
        operands.push(base);
        operands.extend(dynamic);
        self.insert_value::<Op>(&operands, ty, &props)
    }

    /// Returns an alignment truncated to 32 bits, as upstream stores it.
    fn alignment(&mut self, align: Option<u64>) -> Option<i64> {
        let align = align?;
        let kept = align as u32;
        self.losses
            .add_if(align != u64::from(kept), "alignment beyond 32 bits");
        (kept != 0).then_some(i64::from(kept))
    }

    /// Returns the field index of a constant struct index.
    fn struct_index(&self, index: ll::Const) -> Option<i32> {
        let consts = &self.shared.module.ctx.consts;
        let index = match consts.kind(index) {
            ConstKind::Splat(element) => element,
            ConstKind::Null => return Some(0),
            _ => index,
        };
        let index = self.shared.int(index)?;
        (index.min_signed_bits() <= 32).then(|| index.low_u64() as i32)
    }
}

fn is_struct(types: &ll::Types, ty: ll::Type) -> bool {
    matches!(
        types.kind(ty),
        ll::TypeKind::Struct { .. } | ll::TypeKind::Identified { .. }
    )
}

fn gep_flags(flags: u16) -> Option<GEPNoWrapFlags> {
    let mut made = GEPNoWrapFlags::EMPTY;
    if flags & gep::INBOUNDS == gep::INBOUNDS {
        made = made.or(GEPNoWrapFlags::INBOUNDS);
    } else if flags & gep::NUSW != 0 {
        made = made.or(GEPNoWrapFlags::NUSW);
    }
    if flags & gep::NUW != 0 {
        made = made.or(GEPNoWrapFlags::NUW);
    }
    (!made.is_empty()).then_some(made)
}

/// Returns the name of a synchronization scope, or `None` for the system scope.
fn scope(ctx: &Context, scope: &[u8]) -> Option<Attr> {
    (!scope.is_empty()).then(|| ctx.string(scope))
}
