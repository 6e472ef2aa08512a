//! Builds constants in canonical form.

use super::{Const, ConstKind, Expr, ExprOp, InlineAsm};
use crate::context::Context;
use crate::fold::MAX_LANES;
use crate::metadata::Md;
use crate::symbols::Symbol;
use crate::types::{Type, TypeKind};

impl Context {
    /// Returns the integer `value`, truncated or zero extended to the width of `ty`. For a vector type, returns the
    /// splat.
    #[inline]
    pub fn const_int(&mut self, ty: Type, value: u64) -> Const {
        match self.types.kind(ty) {
            TypeKind::Int(width @ 0..=64) => {
                let mask = if width == 64 {
                    u64::MAX
                } else {
                    (1 << width) - 1
                };
                self.consts.intern(ty, ConstKind::Int(value & mask))
            }
            _ => self.const_int_words(ty, &[value]),
        }
    }

    /// Returns the integer `value`, truncated or sign extended to the width of `ty`.
    pub fn const_int_signed(&mut self, ty: Type, value: i64) -> Const {
        match self.types.int_width(self.types.scalar(ty)) {
            Some(width @ 65..) if value < 0 => {
                let mut words = vec![u64::MAX; width.div_ceil(64) as usize];
                words[0] = value as u64;
                self.const_int_words(ty, &words)
            }
            _ => self.const_int(ty, value as u64),
        }
    }

    /// Returns an integer of any width from its words, least significant first. Missing words are zero, and bits past
    /// the width are dropped. For a vector type, returns the splat.
    pub fn const_int_words(&mut self, ty: Type, words: &[u64]) -> Const {
        match self.types.kind(ty) {
            TypeKind::Int(width @ 65..) => {
                let count = width.div_ceil(64) as usize;
                let mut limbs: Vec<u64> = words.iter().copied().take(count).collect();
                limbs.resize(count, 0);
                if !width.is_multiple_of(64)
                    && let Some(top) = limbs.last_mut()
                {
                    *top &= (1 << (width % 64)) - 1;
                }
                self.consts.intern(ty, ConstKind::WideInt(&limbs))
            }
            TypeKind::Vector { element, .. } => {
                let element = self.const_int_words(element, words);
                self.splat(ty, element)
            }
            _ => self.const_int(ty, words.first().copied().unwrap_or(0)),
        }
    }

    /// `i1 value`
    #[inline]
    pub fn const_bool(&self, value: bool) -> Const {
        if value { Const::TRUE } else { Const::FALSE }
    }

    /// Returns the floating-point constant with these bits. For a vector type, returns the splat.
    pub fn const_float(&mut self, ty: Type, bits: u128) -> Const {
        match self.types.kind(ty) {
            TypeKind::Vector { element, .. } => {
                let element = self.const_float(element, bits);
                self.splat(ty, element)
            }
            _ => {
                let bits = if ty == Type::X86_FP80 {
                    canonical_x87(bits)
                } else {
                    bits
                };
                self.consts.intern(ty, ConstKind::Float(bits))
            }
        }
    }

    /// Returns the zero value of `ty`: `0`, `0.0`, `null`, `zeroinitializer`, `none`.
    pub fn zero(&mut self, ty: Type) -> Const {
        match self.types.kind(ty) {
            TypeKind::Int(_) => self.const_int(ty, 0),
            _ if self.types.is_float(ty) => self.consts.intern(ty, ConstKind::Float(0)),
            _ => self.consts.intern(ty, ConstKind::Null),
        }
    }

    /// Returns the constant with all bits set: `-1`, its bit pattern as a floating-point constant, or the splat of
    /// these.
    pub fn all_ones(&mut self, ty: Type) -> Const {
        match self.types.kind(ty) {
            TypeKind::Int(width @ 65..) => {
                self.const_int_words(ty, &vec![u64::MAX; width.div_ceil(64) as usize])
            }
            TypeKind::Int(_) => self.const_int(ty, u64::MAX),
            TypeKind::Vector { element, .. } => {
                let element = self.all_ones(element);
                self.splat(ty, element)
            }
            _ => {
                let bits = self.types.scalar_bits(ty);
                let ones = if bits >= 128 {
                    u128::MAX
                } else {
                    (1 << bits) - 1
                };
                self.consts.intern(ty, ConstKind::Float(ones))
            }
        }
    }

    /// `undef`
    pub fn undef(&mut self, ty: Type) -> Const {
        self.consts.intern(ty, ConstKind::Undef)
    }

    /// `poison`
    pub fn poison(&mut self, ty: Type) -> Const {
        self.consts.intern(ty, ConstKind::Poison)
    }

    /// Returns a struct, array or fixed vector with these elements.
    pub fn aggregate(&mut self, ty: Type, elements: &[Const]) -> Const {
        let Some(&first) = elements.first() else {
            return self.zero(ty);
        };
        let is_struct = !matches!(
            self.types.kind(ty),
            TypeKind::Array { .. } | TypeKind::Vector { .. }
        );
        if is_struct {
            if elements.iter().all(|&c| self.is_null(c)) {
                return self.zero(ty);
            }
            if elements.iter().all(|&c| self.is_poison(c)) {
                return self.poison(ty);
            }
            if elements
                .iter()
                .all(|&c| self.consts.kind(c) == ConstKind::Undef)
            {
                return self.undef(ty);
            }
        } else {
            let same = elements.iter().all(|&c| c == first);
            if same {
                match self.consts.kind(first) {
                    ConstKind::Poison => return self.poison(ty),
                    ConstKind::Undef => return self.undef(ty),
                    _ if self.is_null(first) => return self.zero(ty),
                    ConstKind::Int(_) | ConstKind::WideInt(_) | ConstKind::Float(_)
                        if self.types.is_vector(ty) =>
                    {
                        return self.consts.intern(ty, ConstKind::Splat(first));
                    }
                    _ => {}
                }
            }
            if let Some(bytes) = self.as_data(first, elements) {
                return self.consts.intern_data(ty, bytes);
            }
        }
        self.consts.intern(ty, ConstKind::Aggregate(elements))
    }

    fn as_data(&self, first: Const, elements: &[Const]) -> Option<Box<[u8]>> {
        let size = self.data_element_size(self.consts.type_of(first))?;
        let mut bytes = Vec::with_capacity(elements.len() * size);
        for &element in elements {
            let value = match self.consts.kind(element) {
                ConstKind::Int(value) => value,
                ConstKind::Float(bits) => bits as u64,
                _ => return None,
            };
            bytes.extend_from_slice(&value.to_le_bytes()[..size]);
        }
        Some(bytes.into())
    }

    /// Returns the number of bytes per element if arrays and vectors of `ty` are stored as `Data`.
    pub fn data_element_size(&self, ty: Type) -> Option<usize> {
        match self.types.kind(ty) {
            TypeKind::Int(8) => Some(1),
            TypeKind::Int(16) | TypeKind::Half | TypeKind::BFloat => Some(2),
            TypeKind::Int(32) | TypeKind::Float => Some(4),
            TypeKind::Int(64) | TypeKind::Double => Some(8),
            _ => None,
        }
    }

    /// Returns an array or fixed vector of `i8 i16 i32 i64 half bfloat float double` from the little-endian bytes of
    /// its elements. Returns `None` for another element type or a wrong length.
    pub fn data(&mut self, ty: Type, bytes: impl Into<Box<[u8]>>) -> Option<Const> {
        let bytes = bytes.into();
        let (element, len) = match self.types.kind(ty) {
            TypeKind::Array { element, len } => (element, len),
            TypeKind::Vector {
                element,
                len,
                scalable: false,
            } => (element, u64::from(len)),
            _ => return None,
        };
        let size = self.data_element_size(element)?;
        if (size as u64).checked_mul(len)? != bytes.len() as u64 {
            return None;
        }
        if bytes.iter().all(|&byte| byte == 0) {
            return Some(self.zero(ty));
        }
        if self.types.is_vector(ty) {
            let (head, tail) = bytes.split_at(size);
            if tail.chunks_exact(size).all(|chunk| chunk == head) {
                let element = self.data_element(element, head);
                return Some(self.consts.intern(ty, ConstKind::Splat(element)));
            }
        }
        Some(self.consts.intern_data(ty, bytes))
    }

    /// `[n x i8] c"..."`
    pub fn string(&mut self, bytes: impl Into<Box<[u8]>>) -> Const {
        let bytes = bytes.into();
        let ty = self.types.array(Type::I8, bytes.len() as u64);
        match self.data(ty, bytes) {
            Some(c) => c,
            None => self.zero(ty),
        }
    }

    pub(super) fn data_element(&mut self, ty: Type, bytes: &[u8]) -> Const {
        let mut word = [0; 8];
        word[..bytes.len()].copy_from_slice(bytes);
        let value = u64::from_le_bytes(word);
        if self.types.is_float(ty) {
            self.const_float(ty, u128::from(value))
        } else {
            self.const_int(ty, value)
        }
    }

    /// Returns a vector whose elements are all `element`.
    pub fn splat(&mut self, ty: Type, element: Const) -> Const {
        let TypeKind::Vector { len, scalable, .. } = self.types.kind(ty) else {
            return element;
        };
        if self.is_null(element) {
            return self.zero(ty);
        }
        match self.consts.kind(element) {
            ConstKind::Poison => self.poison(ty),
            ConstKind::Undef => self.undef(ty),
            ConstKind::Int(_) | ConstKind::WideInt(_) | ConstKind::Float(_) => {
                self.consts.intern(ty, ConstKind::Splat(element))
            }
            _ if len > MAX_LANES => self.consts.intern(ty, ConstKind::Splat(element)),
            _ if !scalable => self.aggregate(ty, &vec![element; len as usize]),
            _ => {
                let poison = self.poison(ty);
                let zero = self.const_int(Type::I64, 0);
                let inserted = self.expr(
                    ty,
                    ExprOp::InsertElement,
                    0,
                    Type::VOID,
                    &[poison, element, zero],
                );
                let mut operands = vec![inserted, poison];
                operands.resize(2 + len as usize, Const(0));
                self.expr(ty, ExprOp::ShuffleVector, 0, Type::VOID, &operands)
            }
        }
    }

    /// Returns the address of a global value.
    #[inline]
    pub fn symbol(&mut self, symbol: Symbol) -> Const {
        let ty = self.types.ptr(self.symbols.info(symbol).address_space);
        self.consts.intern(ty, ConstKind::Symbol(symbol))
    }

    /// `dso_local_equivalent @symbol`
    pub fn dso_local_equivalent(&mut self, symbol: Symbol) -> Const {
        let ty = self.types.ptr(self.symbols.info(symbol).address_space);
        self.consts
            .intern(ty, ConstKind::DsoLocalEquivalent(symbol))
    }

    /// `no_cfi @symbol`
    pub fn no_cfi(&mut self, symbol: Symbol) -> Const {
        let ty = self.types.ptr(self.symbols.info(symbol).address_space);
        self.consts.intern(ty, ConstKind::NoCfi(symbol))
    }

    /// Returns `blockaddress(@function, %block)` for the block of the function that has this tag.
    pub fn block_address(&mut self, function: Symbol, tag: u32) -> Const {
        let ty = self.types.ptr(self.symbols.info(function).address_space);
        self.consts
            .intern(ty, ConstKind::BlockAddress { function, tag })
    }

    /// Returns `getelementptr inrange(low, high) (...)`, unfolded.
    pub fn gep_inrange(
        &mut self,
        ty: Type,
        flags: u16,
        source: Type,
        inrange: (Const, Const),
        operands: &[Const],
    ) -> Const {
        let expr = Expr {
            op: ExprOp::GetElementPtr,
            flags,
            source,
            inrange: Some(inrange),
            operands,
        };
        self.consts.intern(ty, ConstKind::Expr(expr))
    }

    /// Returns `ptrauth (...)` with these operands: pointer, key, discriminator, address discriminator, deactivation
    /// symbol.
    pub fn ptrauth(&mut self, operands: &[Const; 5]) -> Const {
        let ty = self.consts.type_of(operands[0]);
        self.consts.intern(ty, ConstKind::PtrAuth(operands))
    }

    /// Returns an inline assembly snippet as a callee.
    pub fn inline_asm(&mut self, asm: &InlineAsm) -> Const {
        self.consts.intern(Type::PTR, ConstKind::InlineAsm(asm))
    }

    /// Returns metadata as a call operand.
    pub fn metadata_value(&mut self, md: Md) -> Const {
        self.consts.intern(Type::METADATA, ConstKind::Metadata(md))
    }

    /// Returns a constant expression, unfolded. [`Context::fold_cast`] and related methods fold.
    pub fn expr(
        &mut self,
        ty: Type,
        op: ExprOp,
        flags: u16,
        source: Type,
        operands: &[Const],
    ) -> Const {
        self.consts.intern(
            ty,
            ConstKind::Expr(Expr {
                op,
                flags,
                source,
                inrange: None,
                operands,
            }),
        )
    }
}

/// Maps encodings that x87 hardware no longer produces to the values that LLVM reads: a number without its integer
/// bit is a NaN, and a denormal with its integer bit is the equal normal number.
fn canonical_x87(bits: u128) -> u128 {
    let exponent = (bits >> 64) as u16 & 0x7fff;
    let integer_bit = bits >> 63 & 1 == 1;
    match exponent {
        0 if integer_bit => bits | 1 << 64,
        1..0x7fff if !integer_bit => bits | 0x7fff << 64,
        _ => bits,
    }
}
