//! Reads instructions that access memory.

use super::Loader;
use super::error::{Load, ensure, invalid, refuse};
use super::function::Body;
use super::ops::{Ops, alignment};
use terrace_llvm_words::{AtomicOp, Ordering};
use terrace_llvmir::Access;
use terrace_llvmir::Value;
use terrace_llvmir::{Type, TypeKind};

/// Returns the ordering with this number. Like LLVM, treats invalid numbers as `seq_cst`.
fn ordering(code: u64) -> Ordering {
    Ordering::from_number(code).unwrap_or(Ordering::SeqCst)
}

/// The memory access of a load or store.
struct OwnAccess {
    align: Option<u64>,
    volatile: bool,
    ordering: Ordering,
    scope: Box<[u8]>,
}

impl OwnAccess {
    fn borrowed(&self) -> Access<'_> {
        Access {
            align: self.align,
            volatile: self.volatile,
            ordering: self.ordering,
            sync_scope: &self.scope,
        }
    }
}

impl Loader<'_> {
    /// Returns the name of a synchronization scope; empty for the system scope.
    fn scope(&self, code: u64) -> Load<Box<[u8]>> {
        match code {
            0 => Ok((*b"singlethread").into()),
            1 => Ok(Box::default()),
            _ => {
                let at = usize::try_from(code).ok();
                at.and_then(|at| self.scopes.get(at))
                    .cloned()
                    .ok_or_else(invalid)
            }
        }
    }

    fn pointer_operand(
        &mut self,
        body: &mut Body,
        ops: &mut Ops<'_>,
        message: &'static str,
    ) -> Load<Value> {
        let (pointer, ty) = self.typed(body, ops)?;
        if !self.module.ctx.types.is_ptr(ty) {
            return refuse(message);
        }
        Ok(pointer)
    }

    fn expect_accessible(&self, ty: Type, align: Option<u64>) -> Load<()> {
        let types = &self.module.ctx.types;
        if !types.is_first_class(ty) || matches!(ty, Type::LABEL | Type::METADATA | Type::TOKEN) {
            return refuse("Cannot load/store from pointer");
        }
        if align.is_none() && !types.is_sized_type(ty) {
            return refuse("load of unsized type");
        }
        Ok(())
    }

    fn abi_align(&self, ty: Type) -> Option<u64> {
        let ctx = &self.module.ctx;
        ctx.layout.abi_align(&ctx.types, ty)
    }

    fn store_size(&self, ty: Type) -> Option<u64> {
        let ctx = &self.module.ctx;
        ctx.layout.store_size(&ctx.types, ty)
    }

    /// Operands: alignment, `volatile`, and for atomic accesses the ordering and scope.
    fn access(&mut self, ops: &mut Ops<'_>, ty: Type, is_atomic: bool) -> Load<OwnAccess> {
        let align = alignment(ops.next()?)?;
        let volatile = ops.next()? != 0;
        self.expect_accessible(ty, align)?;
        if !is_atomic {
            let align = align.or_else(|| self.abi_align(ty));
            return Ok(OwnAccess {
                align,
                volatile,
                ordering: Ordering::NotAtomic,
                scope: Box::default(),
            });
        }
        let ordering = ordering(ops.next()?);
        let scope = self.scope(ops.next()?)?;
        if ordering == Ordering::NotAtomic || align.is_none() {
            return Err(invalid());
        }
        Ok(OwnAccess {
            align,
            volatile,
            ordering,
            scope,
        })
    }

    pub(super) fn load(
        &mut self,
        body: &mut Body,
        ops: &mut Ops<'_>,
        is_atomic: bool,
    ) -> Load<Value> {
        let pointer = self.pointer_operand(body, ops, "Load operand is not a pointer type")?;
        let ty = self.ty(ops.next()?)?;
        let access = self.access(ops, ty, is_atomic)?;
        if matches!(access.ordering, Ordering::Release | Ordering::AcqRel) {
            return Err(invalid());
        }
        Ok(self.builder(body).load(ty, pointer, access.borrowed()))
    }

    /// Reads a stored value. Old bitcode does not specify its type.
    fn stored(&mut self, body: &mut Body, ops: &mut Ops<'_>, is_old: bool) -> Load<(Value, Type)> {
        match is_old {
            true => self.pointed_operand(body, ops),
            false => self.typed(body, ops),
        }
    }

    pub(super) fn store(
        &mut self,
        body: &mut Body,
        ops: &mut Ops<'_>,
        is_atomic: bool,
        is_old: bool,
    ) -> Load<Value> {
        let pointer = self.pointer_operand(body, ops, "Cannot load/store from pointer")?;
        let (value, ty) = self.stored(body, ops, is_old)?;
        let access = self.access(ops, ty, is_atomic)?;
        if matches!(access.ordering, Ordering::Acquire | Ordering::AcqRel) {
            return Err(invalid());
        }
        Ok(self.builder(body).store(value, pointer, access.borrowed()))
    }

    /// Operands: allocated type, type and value of the count, alignment and flags, address space.
    pub(super) fn alloca(&mut self, body: &mut Body, ops: &mut Ops<'_>) -> Load<Value> {
        const IN_ALLOCA: u64 = 1 << 5;
        const EXPLICIT_TYPE: u64 = 1 << 6;
        const SWIFT_ERROR: u64 = 1 << 7;
        let id = ops.next()?;
        let count_type = self.ty(ops.next()?)?;
        let count = self.absolute(body, ops.next()?, count_type)?;
        let flags = ops.next()?;
        let ty = if flags & EXPLICIT_TYPE != 0 {
            self.ty(id)?
        } else {
            match self.pointee(id) {
                Some((_, ty)) => ty,
                None => return refuse("Missing element type for old-style alloca"),
            }
        };
        let align = alignment(flags & 0x1f | (flags >> 8 & 7) << 5)?;
        let ctx = &self.module.ctx;
        let space = match ops.next() {
            Ok(space) if space < 1 << 24 => space as u32,
            Ok(_) => return Err(invalid()),
            Err(_) => ctx.layout.alloca_space(),
        };
        let is_element = !matches!(
            ctx.types.kind(ty),
            TypeKind::Function { .. }
                | TypeKind::Void
                | TypeKind::Label
                | TypeKind::Metadata
                | TypeKind::Token
                | TypeKind::X86Amx
        );
        if !is_element || align.is_none() && !ctx.types.is_sized_type(ty) {
            return refuse("alloca of unsized type");
        }
        ensure(ctx.types.int_width(count_type).is_some())
            .or("alloca element count must have integer type")?;
        let align = align.or_else(|| ctx.layout.preferred_align(&ctx.types, ty));
        let mut builder = self.builder(body);
        let value = builder.alloca(ty, count, align, space, flags & IN_ALLOCA != 0);
        if flags & SWIFT_ERROR != 0 {
            builder.set_swifterror(value);
        }
        Ok(value)
    }

    /// Operands: pointer, expected and new value, `volatile`, success ordering, scope, failure ordering, `weak`,
    /// alignment.
    pub(super) fn cmpxchg(
        &mut self,
        body: &mut Body,
        ops: &mut Ops<'_>,
        is_old: bool,
    ) -> Load<Value> {
        let pointer = self.pointer_operand(body, ops, "Cmpxchg operand is not a pointer type")?;
        let (expected, ty) = self.stored(body, ops, is_old)?;
        let new = self.operand(body, ops, ty)?;
        let volatile = ops.next()? != 0;
        let success = ordering(ops.next()?);
        if matches!(success, Ordering::NotAtomic | Ordering::Unordered) {
            return refuse("Invalid cmpxchg success ordering");
        }
        let scope = self.scope(ops.next()?)?;
        let failure = ordering(ops.next()?);
        if matches!(
            failure,
            Ordering::NotAtomic | Ordering::Unordered | Ordering::Release | Ordering::AcqRel
        ) {
            return refuse("Invalid cmpxchg failure ordering");
        }
        let weak = ops.next()? != 0;
        self.expect_accessible(ty, None)?;
        let align = alignment(ops.next_or_zero())?;
        let access = Access {
            align: align.or_else(|| self.store_size(ty)),
            volatile,
            ordering: success,
            sync_scope: &scope,
        };
        let mut builder = self.builder(body);
        Ok(builder.cmpxchg(pointer, expected, new, access, failure, weak))
    }

    /// Operands: pointer, value, operation, `volatile`, ordering, scope, alignment.
    pub(super) fn atomic_rmw(
        &mut self,
        body: &mut Body,
        ops: &mut Ops<'_>,
        is_old: bool,
    ) -> Load<Value> {
        let pointer = self.pointer_operand(body, ops, "Invalid record")?;
        let (value, ty) = self.stored(body, ops, is_old)?;
        let op = AtomicOp::from_number(ops.next()?).ok_or_else(invalid)?;
        let volatile = ops.next()? != 0;
        let ordering = ordering(ops.next()?);
        if matches!(ordering, Ordering::NotAtomic | Ordering::Unordered) {
            return Err(invalid());
        }
        let scope = self.scope(ops.next()?)?;
        self.expect_accessible(ty, None)?;
        let align = alignment(ops.next_or_zero())?;
        let access = Access {
            align: align.or_else(|| self.store_size(ty)),
            volatile,
            ordering,
            sync_scope: &scope,
        };
        Ok(self.builder(body).atomic_rmw(op, pointer, value, access))
    }

    pub(super) fn fence(&mut self, body: &mut Body, ops: &mut Ops<'_>) -> Load<Value> {
        let ordering = ordering(ops.next()?);
        if matches!(
            ordering,
            Ordering::NotAtomic | Ordering::Unordered | Ordering::Monotonic
        ) {
            return Err(invalid());
        }
        let scope = self.scope(ops.next()?)?;
        Ok(self.builder(body).fence(ordering, &scope))
    }
}
