//! Reads instructions that access memory.

use super::Reader;
use super::body::FunctionState;
use super::error::{Read, ensure, refusal};
use super::instructions::{ReadInst, inst_of};
use super::keywords::Kw;
use super::lexer::Tok;
use terrace_llvm_words::{AtomicOp, Ordering};
use terrace_llvmir::Access;
use terrace_llvmir::AttrKind;
use terrace_llvmir::Value;
use terrace_llvmir::{Type, TypeKind};

impl<'a> Reader<'a> {
    /// Reads an optional `, align 4`. Returns true if the comma before metadata was also read.
    fn comma_align(&mut self) -> Read<(Option<u64>, bool)> {
        let mut align = None;
        while self.eat(Tok::Comma)? {
            match self.tok() {
                Tok::MetadataVar => return Ok((align, true)),
                Tok::Keyword(Kw::Attr(AttrKind::Alignment)) => {
                    align = self.optional_align(false)?
                }
                _ => return self.refuse("expected metadata or 'align'"),
            }
        }
        Ok((align, false))
    }

    fn sync_scope(&mut self) -> Read<Box<[u8]>> {
        if !self.eat_keyword(Kw::Syncscope)? {
            return Ok(Box::default());
        }
        self.expect(Tok::LParen, "Expected '(' in syncscope")?;
        self.require(Tok::String, "Expected synchronization scope name")?;
        let scope = self.string()?;
        self.expect(Tok::RParen, "Expected ')' in syncscope")?;
        Ok(scope)
    }

    fn ordering(&mut self) -> Read<Ordering> {
        let ordering = match self.tok() {
            Tok::Keyword(Kw::Unordered) => Ordering::Unordered,
            Tok::Keyword(Kw::Monotonic) => Ordering::Monotonic,
            Tok::Keyword(Kw::Acquire) => Ordering::Acquire,
            Tok::Keyword(Kw::Release) => Ordering::Release,
            Tok::Keyword(Kw::AcqRel) => Ordering::AcqRel,
            Tok::Keyword(Kw::SeqCst) => Ordering::SeqCst,
            _ => return self.refuse("Expected ordering on atomic instruction"),
        };
        self.next()?;
        Ok(ordering)
    }

    fn scope_and_ordering(&mut self, atomic: bool) -> Read<(Box<[u8]>, Ordering)> {
        if !atomic {
            return Ok((Box::default(), Ordering::NotAtomic));
        }
        let scope = self.sync_scope()?;
        Ok((scope, self.ordering()?))
    }

    pub(super) fn load(&mut self, state: &mut FunctionState<'a>) -> Read<ReadInst> {
        let atomic = self.eat_keyword(Kw::Atomic)?;
        let volatile = self.eat_keyword(Kw::Volatile)?;
        let type_at = self.here();
        let ty = self.ty(false)?;
        self.expect(Tok::Comma, "expected comma after load's type")?;
        let at = self.here();
        let (pointer, pointer_type) = self.typed_value(state)?;
        let (scope, ordering) = self.scope_and_ordering(atomic)?;
        let (align, comma) = self.comma_align()?;
        let size = if align.is_none() { self.size(ty) } else { None };
        let ctx = &self.module.ctx;
        let refuse = |message: &str| Err(refusal(at, message));
        if !ctx.types.is_ptr(pointer_type) || !self.module.ctx.types.is_first_class(ty) {
            return refuse("load operand must be a pointer to a first class type");
        }
        if atomic && align.is_none() {
            return refuse("atomic load must have explicit non-zero alignment");
        }
        if matches!(ordering, Ordering::Release | Ordering::AcqRel) {
            return refuse("atomic load cannot use Release ordering");
        }
        if align.is_none() && size.is_none() {
            let message = "loading unsized types is not allowed";
            return Err(refusal(type_at, message));
        }
        let access = Access {
            align: align.or_else(|| size?.abi),
            volatile,
            ordering,
            sync_scope: &scope,
        };
        let value = self.builder(state).load(ty, pointer, access);
        Ok((inst_of(value), comma))
    }

    pub(super) fn store(&mut self, state: &mut FunctionState<'a>) -> Read<ReadInst> {
        let atomic = self.eat_keyword(Kw::Atomic)?;
        let volatile = self.eat_keyword(Kw::Volatile)?;
        let at = self.here();
        let (value, ty) = self.typed_value(state)?;
        self.expect(Tok::Comma, "expected ',' after store operand")?;
        let pointer_at = self.here();
        let (pointer, pointer_type) = self.typed_value(state)?;
        let (scope, ordering) = self.scope_and_ordering(atomic)?;
        let (align, comma) = self.comma_align()?;
        let size = if align.is_none() { self.size(ty) } else { None };
        let ctx = &self.module.ctx;
        let refuse = |message: &str| Err(refusal(at, message));
        ensure(ctx.types.is_ptr(pointer_type), pointer_at).or("store operand must be a pointer")?;
        if !self.module.ctx.types.is_first_class(ty) {
            return refuse("store operand must be a first class value");
        }
        if atomic && align.is_none() {
            return refuse("atomic store must have explicit non-zero alignment");
        }
        if matches!(ordering, Ordering::Acquire | Ordering::AcqRel) {
            return refuse("atomic store cannot use Acquire ordering");
        }
        if align.is_none() && size.is_none() {
            return refuse("storing unsized types is not allowed");
        }
        let access = Access {
            align: align.or_else(|| size?.abi),
            volatile,
            ordering,
            sync_scope: &scope,
        };
        let value = self.builder(state).store(value, pointer, access);
        Ok((inst_of(value), comma))
    }

    pub(super) fn alloca(&mut self, state: &mut FunctionState<'a>) -> Read<ReadInst> {
        let inalloca = self.eat_attr_word(AttrKind::InAlloca)?;
        let swifterror = self.eat_attr_word(AttrKind::SwiftError)?;
        let at = self.here();
        let ty = self.ty(false)?;
        let is_element = !matches!(
            self.module.ctx.types.kind(ty),
            TypeKind::Function { .. }
                | TypeKind::Void
                | TypeKind::Label
                | TypeKind::Metadata
                | TypeKind::Token
                | TypeKind::X86Amx
        );
        ensure(is_element, at).or("invalid type for alloca")?;
        let mut count = None;
        let mut align = None;
        let mut space = 0;
        let mut comma = false;
        let mut more = self.eat(Tok::Comma)?;
        let plain = matches!(
            self.tok(),
            Tok::Keyword(Kw::Attr(AttrKind::Alignment) | Kw::Addrspace) | Tok::MetadataVar
        );
        let count_at = self.here();
        if more && !plain {
            count = Some(self.typed_value(state)?);
            more = self.eat(Tok::Comma)?;
        }
        if more {
            match self.tok() {
                Tok::Keyword(Kw::Attr(AttrKind::Alignment)) => {
                    align = self.optional_align(false)?;
                    comma = self.comma_address_space(&mut space)?;
                }
                Tok::Keyword(Kw::Addrspace) => space = self.optional_address_space(space)?,
                Tok::MetadataVar => comma = true,
                // As in LLVM, the next step handles the token after the comma.
                _ => {}
            }
        }
        if let Some((_, count_type)) = count
            && self.module.ctx.types.int_width(count_type).is_none()
        {
            let message = "element count must have integer type";
            return Err(refusal(count_at, message));
        }
        let size = if align.is_none() { self.size(ty) } else { None };
        if align.is_none() && size.is_none() {
            return Err(refusal(at, "Cannot allocate unsized type"));
        }
        let align = align.or_else(|| size?.preferred);
        let ctx = &mut self.module.ctx;
        let count = match count {
            Some((count, _)) => count,
            None => ctx.const_int(Type::I32, 1).into(),
        };
        let mut builder = self.builder(state);
        let value = builder.alloca(ty, count, align, space, inalloca);
        if swifterror {
            builder.set_swifterror(value);
        }
        Ok((inst_of(value), comma))
    }

    fn comma_address_space(&mut self, space: &mut u32) -> Read<bool> {
        while self.eat(Tok::Comma)? {
            match self.tok() {
                Tok::MetadataVar => return Ok(true),
                Tok::Keyword(Kw::Addrspace) => *space = self.optional_address_space(*space)?,
                _ => return self.refuse("expected metadata or 'addrspace'"),
            }
        }
        Ok(false)
    }

    /// Returns the store size of a type, the default alignment of atomic operations.
    fn store_size(&self, ty: Type) -> Option<u64> {
        let ctx = &self.module.ctx;
        ctx.layout.store_size(&ctx.types, ty)
    }

    pub(super) fn cmpxchg(&mut self, state: &mut FunctionState<'a>) -> Read<ReadInst> {
        let weak = self.eat_keyword(Kw::Weak)?;
        let volatile = self.eat_keyword(Kw::Volatile)?;
        let pointer_at = self.here();
        let (pointer, pointer_type) = self.typed_value(state)?;
        self.expect(Tok::Comma, "expected ',' after cmpxchg address")?;
        let (expected, expected_type) = self.typed_value(state)?;
        self.expect(Tok::Comma, "expected ',' after cmpxchg cmp operand")?;
        let new_at = self.here();
        let (new, ty) = self.typed_value(state)?;
        let (scope, success) = self.scope_and_ordering(true)?;
        let failure = self.ordering()?;
        let (align, comma) = self.comma_align()?;
        self.ensure(success != Ordering::Unordered)
            .or("invalid cmpxchg success ordering")?;
        if matches!(
            failure,
            Ordering::Unordered | Ordering::Release | Ordering::AcqRel
        ) {
            return self.refuse("invalid cmpxchg failure ordering");
        }
        ensure(self.module.ctx.types.is_ptr(pointer_type), pointer_at)
            .or("cmpxchg operand must be a pointer")?;
        ensure(expected_type == ty, new_at).or("compare value and new value type do not match")?;
        ensure(self.module.ctx.types.is_first_class(ty), new_at)
            .or("cmpxchg operand must be a first class value")?;
        let access = Access {
            align: align.or_else(|| self.store_size(ty)),
            volatile,
            ordering: success,
            sync_scope: &scope,
        };
        let value = self
            .builder(state)
            .cmpxchg(pointer, expected, new, access, failure, weak);
        Ok((inst_of(value), comma))
    }

    pub(super) fn atomic_rmw(&mut self, state: &mut FunctionState<'a>) -> Read<ReadInst> {
        let volatile = self.eat_keyword(Kw::Volatile)?;
        let text = std::str::from_utf8(self.lex.text()).unwrap_or_default();
        let op = self
            .need(AtomicOp::from_text(text))
            .or("expected binary operation in atomicrmw")?;
        self.next()?;
        let pointer_at = self.here();
        let (pointer, pointer_type) = self.typed_value(state)?;
        self.expect(Tok::Comma, "expected ',' after atomicrmw address")?;
        let value_at = self.here();
        let (value, ty) = self.typed_value(state)?;
        let (scope, ordering) = self.scope_and_ordering(true)?;
        let (align, comma) = self.comma_align()?;
        self.ensure(ordering != Ordering::Unordered)
            .or("atomicrmw cannot be unordered")?;
        ensure(self.module.ctx.types.is_ptr(pointer_type), pointer_at)
            .or("atomicrmw operand must be a pointer")?;
        if let Some(problem) = self.atomic_operand_problem(op, ty) {
            let message = match problem {
                "" => "atomicrmw operand may not be scalable".to_owned(),
                problem => format!("atomicrmw {} operand must be {problem}", op.text()),
            };
            return Err(refusal(value_at, message));
        }
        let ctx = &self.module.ctx;
        let bits = self.store_size(ty).map_or(0, |bytes| bytes * 8);
        if bits < 8 || !bits.is_power_of_two() || !ctx.types.is_sized_type(ty) {
            return Err(refusal(
                value_at,
                "atomicrmw operand must be power-of-two byte-sized integer",
            ));
        }
        let access = Access {
            align: align.or_else(|| self.store_size(ty)),
            volatile,
            ordering,
            sync_scope: &scope,
        };
        let value = self.builder(state).atomic_rmw(op, pointer, value, access);
        Ok((inst_of(value), comma))
    }

    /// Returns the kind of operand that `atomicrmw` requires if `ty` is not of that kind. The text is empty for a
    /// scalable type.
    fn atomic_operand_problem(&self, op: AtomicOp, ty: Type) -> Option<&'static str> {
        let types = &self.module.ctx.types;
        if types.is_scalable(ty) {
            return Some("");
        }
        let int = types.int_width(ty).is_some();
        match op {
            AtomicOp::Xchg => {
                let fits = int || types.is_float(ty) || types.is_ptr(ty);
                (!fits).then_some("an integer, floating point, or pointer type")
            }
            AtomicOp::FAdd
            | AtomicOp::FSub
            | AtomicOp::FMax
            | AtomicOp::FMin
            | AtomicOp::FMaximum
            | AtomicOp::FMinimum => {
                let fits = types.is_float(types.scalar(ty));
                (!fits).then_some("a floating point type")
            }
            _ => (!int).then_some("an integer"),
        }
    }

    pub(super) fn fence(&mut self, state: &mut FunctionState<'a>) -> Read<Value> {
        let (scope, ordering) = self.scope_and_ordering(true)?;
        match ordering {
            Ordering::Unordered => self.refuse("fence cannot be unordered"),
            Ordering::Monotonic => self.refuse("fence cannot be monotonic"),
            _ => Ok(self.builder(state).fence(ordering, &scope)),
        }
    }
}
