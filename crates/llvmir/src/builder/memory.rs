//! Builds memory instructions: `alloca`, loads, stores, atomic operations, addresses.

use super::{Access, RawBuilder};
use crate::body::{
    ALLOCA_INALLOCA, ALLOCA_SWIFTERROR, MEM_VOLATILE, MEM_WEAK, Op, Value, ValueKind, align_code,
    pack_orderings,
};
use crate::handle::id;
use crate::types::Type;
use terrace_llvm_words::{AtomicOp, Ordering};

impl RawBuilder<'_> {
    /// `alloca` of `count` elements in an address space.
    pub fn alloca(
        &mut self,
        element: Type,
        count: Value,
        align: Option<u64>,
        address_space: u32,
        inalloca: bool,
    ) -> Value {
        let ty = self.ctx.types.ptr(address_space);
        let flags = if inalloca { ALLOCA_INALLOCA } else { 0 };
        let words = [element.0, count.raw(), align_code(align)];
        self.push(Op::Alloca, 0, flags, ty, words)
    }

    /// Sets the `swifterror` flag of an `alloca`.
    pub fn set_swifterror(&mut self, alloca: Value) {
        if let ValueKind::Inst(inst) = alloca.kind() {
            self.body.insts[inst.index()].flags |= ALLOCA_SWIFTERROR;
        }
    }

    /// `load`
    #[inline]
    pub fn load(&mut self, ty: Type, ptr: Value, access: Access<'_>) -> Value {
        let scope = self.scope(access.sync_scope);
        let flags = if access.volatile { MEM_VOLATILE } else { 0 };
        let words = [ptr.raw(), align_code(access.align), scope];
        self.push(Op::Load, access.ordering as u8, flags, ty, words)
    }

    /// `store`
    #[inline]
    pub fn store(&mut self, value: Value, ptr: Value, access: Access<'_>) -> Value {
        let scope = self.scope(access.sync_scope);
        let flags = if access.volatile { MEM_VOLATILE } else { 0 };
        let words = [
            value.raw(),
            ptr.raw(),
            align_code(access.align) | scope << 8,
        ];
        self.push(Op::Store, access.ordering as u8, flags, Type::VOID, words)
    }

    /// `fence`
    pub fn fence(&mut self, ordering: Ordering, sync_scope: &[u8]) -> Value {
        let scope = self.scope(sync_scope);
        self.push(Op::Fence, ordering as u8, 0, Type::VOID, [0, 0, scope])
    }

    /// `cmpxchg`; `access.ordering` is the success ordering.
    pub fn cmpxchg(
        &mut self,
        ptr: Value,
        expected: Value,
        new: Value,
        access: Access<'_>,
        failure: Ordering,
        weak: bool,
    ) -> Value {
        let scope = self.scope(access.sync_scope);
        let flags =
            if access.volatile { MEM_VOLATILE } else { 0 } | if weak { MEM_WEAK } else { 0 };
        let value_type = self.type_of(new);
        let ty = self.ctx.types.struct_(&[value_type, Type::I1], false);
        let pool = self.pool_values(&[ptr, expected, new]);
        let words = [0, pool, align_code(access.align) | scope << 8];
        self.push(
            Op::CmpXchg,
            pack_orderings(access.ordering, failure),
            flags,
            ty,
            words,
        )
    }

    /// `atomicrmw`
    pub fn atomic_rmw(
        &mut self,
        op: AtomicOp,
        ptr: Value,
        value: Value,
        access: Access<'_>,
    ) -> Value {
        let scope = self.scope(access.sync_scope);
        let flags = if access.volatile { MEM_VOLATILE } else { 0 };
        let ty = self.type_of(value);
        let code = align_code(access.align) | (access.ordering as u32) << 8 | scope << 16;
        let words = [ptr.raw(), value.raw(), code];
        self.push(Op::AtomicRmw, op as u8, flags, ty, words)
    }

    /// `getelementptr`; `flags` are bits of [`crate::flags::gep`].
    #[inline]
    pub fn gep(&mut self, source: Type, flags: u16, base: Value, indices: &[Value]) -> Value {
        let mut ty = self.type_of(base);
        if !self.ctx.types.is_vector(ty) {
            for &index in indices {
                let index_type = self.type_of(index);
                if self.ctx.types.is_vector(index_type) {
                    ty = self.ctx.types.with_scalar(index_type, ty);
                    break;
                }
            }
        }
        let pool = id(self.body.pool.len());
        self.body.pool.push(base.raw());
        self.body
            .pool
            .extend(indices.iter().map(|index| index.raw()));
        let words = [source.0, pool, id(indices.len() + 1)];
        self.push(Op::GetElementPtr, 0, flags, ty, words)
    }

    /// `va_arg`
    pub fn va_arg(&mut self, list: Value, ty: Type) -> Value {
        self.push(Op::VaArg, 0, 0, ty, [list.raw(), 0, 0])
    }
}
