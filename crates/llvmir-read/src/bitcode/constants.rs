//! Reads constants. The constants of a block may refer to each other in any order.

use super::Loader;
use super::error::{BitcodeError, Load, ensure, need, refuse};
use super::ops::{Ops, unrotated};
use super::stream::{Cursor, Record};
use terrace_llvm_words::{BinaryOp, CastOp};
use terrace_llvmir::Symbol;
use terrace_llvmir::Value;
use terrace_llvmir::flags::gep;
use terrace_llvmir::{Const, ConstKind, InlineAsm};
use terrace_llvmir::{Type, TypeKind};

/// The maximum nesting depth of constants, as in text.
const MAX_DEPTH: u32 = 1_000;
/// The maximum length of the mask of a constant `shufflevector`.
const MAX_MASK: u64 = 1 << 20;

codes! {
    SET_TYPE 1, NULL 2, INTEGER 4, WIDE_INTEGER 5, FLOAT 6, AGGREGATE 7, STRING 8, C_STRING 9,
    BINARY 10, CAST 11, GEP_OLD 12, SELECT 13, EXTRACT_ELEMENT 14, INSERT_ELEMENT 15,
    SHUFFLE_VECTOR 16, COMPARE 17, INLINE_ASM_OLD 18, SHUFFLE_VECTOR_EX 19, INBOUNDS_GEP 20,
    BLOCK_ADDRESS 21, DATA 22, INLINE_ASM_OLD2 23, GEP_INRANGE_INDEX 24, UNARY 25, POISON 26,
    DSO_LOCAL_EQUIVALENT 27, INLINE_ASM_OLD3 28, NO_CFI 29, INLINE_ASM 30, GEP_INRANGE 31,
    GEP 32, PTRAUTH 33, PTRAUTH2 34,
}

/// A constant with operands.
#[derive(Debug)]
struct Composite {
    code: u32,
    ty: Type,
    /// The words of the record that are not value numbers.
    words: Vec<u64>,
    /// The value numbers of the operands.
    parts: Vec<u64>,
    inrange: Option<(Const, Const)>,
    source: Type,
}

#[derive(Debug)]
enum Entry {
    Known(Const),
    Open(Composite),
    /// A constant whose operands are being built.
    Entered(Composite),
}

/// Casts, indexed by their number in bitcode.
pub(super) const CASTS: [CastOp; 14] = [
    CastOp::Trunc,
    CastOp::ZExt,
    CastOp::SExt,
    CastOp::FpToUi,
    CastOp::FpToSi,
    CastOp::UiToFp,
    CastOp::SiToFp,
    CastOp::FpTrunc,
    CastOp::FpExt,
    CastOp::PtrToInt,
    CastOp::IntToPtr,
    CastOp::BitCast,
    CastOp::AddrSpaceCast,
    CastOp::PtrToAddr,
];

/// Decodes the flags of a `getelementptr`.
pub(super) fn gep_flags(bits: u64) -> u16 {
    let flags = bits as u16 & (1 | gep::NUSW | gep::NUW);
    if flags & 1 != 0 {
        flags | gep::INBOUNDS
    } else {
        flags
    }
}

impl<'a> Loader<'a> {
    /// Reads an integer range, preceded by its width.
    pub(super) fn range(&mut self, ops: &mut Ops<'_>) -> Load<(Const, Const)> {
        let width = match ops.next()? {
            width @ 1..=0x80_0000 => width as u32,
            _ => return refuse("Invalid record"),
        };
        let ctx = &mut self.module.ctx;
        let ty = ctx.types.int(width);
        if width <= 64 {
            let (low, high) = (unrotated(ops.next()?), unrotated(ops.next()?));
            return Ok((
                ctx.const_int_signed(ty, low),
                ctx.const_int_signed(ty, high),
            ));
        }
        let counts = ops.next()?;
        let mut words = |count: u64| {
            let words = ops.take(count)?.iter();
            let words: Vec<u64> = words.map(|&word| unrotated(word) as u64).collect();
            Ok(ctx.const_int_words(ty, &words))
        };
        Ok((words(counts & 0xffff_ffff)?, words(counts >> 32)?))
    }

    /// Reads a block of constants. The module's values and `locals` have the preceding numbers.
    pub(super) fn constants(
        &mut self,
        cursor: &mut Cursor<'a>,
        locals: &[Value],
    ) -> Load<Vec<Const>> {
        let mut record = Record::default();
        let mut entries = Vec::new();
        let mut type_id = None;
        while cursor.next_record(&mut record)? {
            if record.code == code::SET_TYPE {
                let id = record.ops.first().copied().unwrap_or(u64::MAX);
                let ty = match self.ty(id) {
                    Ok(ty) => ty,
                    Err(_) => return refuse("Invalid settype record"),
                };
                if matches!(
                    self.module.ctx.types.kind(ty),
                    TypeKind::Void | TypeKind::Function { .. } | TypeKind::Label
                ) {
                    return refuse("Invalid constant type");
                }
                type_id = Some((id, ty));
                continue;
            }
            let (id, ty) = match type_id {
                Some(found) => found,
                None => (u64::MAX, self.module.ctx.types.int(32)),
            };
            let entry = self.constant(&record, id, ty)?;
            entries.push(entry);
        }
        self.resolve(entries, locals)
    }

    fn constant(&mut self, record: &Record<'a>, type_id: u64, ty: Type) -> Load<Entry> {
        let ops = record.ops.as_slice();
        let ctx = &mut self.module.ctx;
        let scalar = ctx.types.scalar(ty);
        let is_int = ctx.types.int_width(scalar).is_some();
        let known = match record.code {
            code::NULL => {
                if let TypeKind::Metadata = ctx.types.kind(ty) {
                    return refuse("Invalid type for a constant null value");
                }
                ctx.zero(ty)
            }
            code::POISON => ctx.poison(ty),
            code::INTEGER => match ops.first() {
                Some(&value) if is_int => signed(ctx, ty, unrotated(value)),
                _ => return refuse("Invalid integer const record"),
            },
            code::WIDE_INTEGER if is_int && !ops.is_empty() => {
                let words: Vec<u64> = ops.iter().map(|&word| unrotated(word) as u64).collect();
                ctx.const_int_words(ty, &words)
            }
            code::WIDE_INTEGER => return refuse("Invalid wide integer const record"),
            code::FLOAT => {
                let &first = need(ops.first()).or("Invalid float const record")?;
                let (first, second) = (u128::from(first), ops.get(1).copied().unwrap_or(0));
                let bits = match scalar {
                    Type::HALF | Type::BFLOAT => first & 0xffff,
                    Type::FLOAT => first & 0xffff_ffff,
                    Type::DOUBLE => first,
                    Type::X86_FP80 => first << 16 | u128::from(second & 0xffff),
                    Type::FP128 | Type::PPC_FP128 => first | u128::from(second) << 64,
                    _ => return Ok(Entry::Known(ctx.poison(ty))),
                };
                ctx.const_float(ty, bits)
            }
            code::STRING | code::C_STRING => {
                let mut bytes = record.bytes(0).into_vec();
                if record.code == code::C_STRING {
                    bytes.push(0);
                }
                match ctx.data(ty, bytes) {
                    Some(data) => data,
                    None => return refuse("Invalid string record"),
                }
            }
            code::DATA => {
                let element = ctx.types.element(ty, 0);
                let size = need(element.and_then(|element| ctx.data_element_size(element)))
                    .or("Invalid type for value")?;
                let mut bytes = Vec::with_capacity(ops.len() * size);
                for op in ops {
                    bytes.extend_from_slice(&op.to_le_bytes()[..size]);
                }
                match ctx.data(ty, bytes) {
                    Some(data) => data,
                    None => return refuse("Invalid data record"),
                }
            }
            code::INLINE_ASM
            | code::INLINE_ASM_OLD
            | code::INLINE_ASM_OLD2
            | code::INLINE_ASM_OLD3 => self.inline_asm(record, type_id)?,
            code::AGGREGATE
            | code::BINARY
            | code::CAST
            | code::GEP_OLD
            | code::EXTRACT_ELEMENT
            | code::INSERT_ELEMENT
            | code::SHUFFLE_VECTOR
            | code::SHUFFLE_VECTOR_EX
            | code::INBOUNDS_GEP
            | code::BLOCK_ADDRESS
            | code::GEP_INRANGE_INDEX
            | code::DSO_LOCAL_EQUIVALENT
            | code::NO_CFI
            | code::GEP_INRANGE
            | code::GEP
            | code::PTRAUTH
            | code::PTRAUTH2 => {
                let composite = self.composite(record, ty)?;
                return Ok(Entry::Open(composite));
            }
            code::SELECT | code::COMPARE | code::UNARY => {
                return refuse("Constant expressions of this kind are no longer supported");
            }
            _ => ctx.undef(ty),
        };
        Ok(Entry::Known(known))
    }

    /// Operands: flags, the length of the text, the text, the length of the constraints, the constraints.
    fn inline_asm(&mut self, record: &Record<'a>, type_id: u64) -> Load<Const> {
        let mut ops = Ops::new(&record.ops);
        let function_type = match record.code {
            code::INLINE_ASM => self.ty(ops.next()?)?,
            _ => match self.pointee(type_id) {
                Some((_, ty)) => ty,
                None => return refuse("Missing element type for old-style inlineasm"),
            },
        };
        ensure(matches!(
            self.module.ctx.types.kind(function_type),
            TypeKind::Function { .. }
        ))
        .or("Invalid inlineasm record")?;
        let flags = ops.next()?;
        let mut string = || -> Load<Box<[u8]>> {
            let len = ops.next()?;
            Ok(ops.take(len)?.iter().map(|&byte| byte as u8).collect())
        };
        let asm = InlineAsm {
            function_type,
            text: super::upgrade::asm_text(string()?),
            constraints: string()?,
            side_effects: flags & 1 != 0,
            align_stack: flags & 2 != 0,
            intel_dialect: flags & 4 != 0,
            can_unwind: flags & 8 != 0,
        };
        Ok(self.module.ctx.inline_asm(&asm))
    }

    fn composite(&mut self, record: &Record<'a>, ty: Type) -> Load<Composite> {
        let mut ops = Ops::new(&record.ops);
        let mut made = Composite {
            code: record.code,
            ty,
            words: Vec::new(),
            parts: Vec::new(),
            inrange: None,
            source: Type::VOID,
        };
        let parts = &mut made.parts;
        match record.code {
            code::BINARY => {
                made.words.push(ops.next()?);
                parts.extend_from_slice(ops.take(2)?);
                made.words.push(ops.next_or_zero());
            }
            code::CAST => {
                made.words.push(ops.next()?);
                ops.next()?;
                parts.push(ops.next()?);
            }
            code::EXTRACT_ELEMENT => {
                ops.next()?;
                parts.push(ops.next()?);
                parts.push(
                    ops.rest()
                        .last()
                        .copied()
                        .ok_or_else(super::error::invalid)?,
                );
            }
            code::INSERT_ELEMENT => {
                parts.extend_from_slice(ops.take(2)?);
                parts.push(
                    ops.rest()
                        .last()
                        .copied()
                        .ok_or_else(super::error::invalid)?,
                );
            }
            code::SHUFFLE_VECTOR => parts.extend_from_slice(ops.take(3)?),
            code::SHUFFLE_VECTOR_EX => {
                ops.next()?;
                parts.extend_from_slice(ops.take(3)?);
            }
            code::BLOCK_ADDRESS => {
                ops.next()?;
                parts.push(ops.next()?);
                made.words.push(ops.next()?);
            }
            code::DSO_LOCAL_EQUIVALENT | code::NO_CFI => {
                ops.next()?;
                parts.push(ops.next()?);
            }
            code::PTRAUTH => parts.extend_from_slice(ops.take(4)?),
            code::PTRAUTH2 => parts.extend_from_slice(ops.take(5)?),
            code::AGGREGATE => parts.extend_from_slice(ops.rest()),
            _ => self.composite_gep(&mut ops, &mut made)?,
        }
        Ok(made)
    }

    /// Operands: the source element type (if explicit), flags and a range (if present), then pairs of type and value
    /// number for the base and indices.
    fn composite_gep(&mut self, ops: &mut Ops<'_>, made: &mut Composite) -> Load<()> {
        let is_old = matches!(made.code, code::GEP_OLD | code::INBOUNDS_GEP);
        let mut source = None;
        if !is_old || ops.len() % 2 == 1 {
            source = Some(self.ty(ops.next()?)?);
        }
        made.words.push(match made.code {
            code::GEP_OLD => 0,
            code::INBOUNDS_GEP => 1,
            code::GEP_INRANGE_INDEX => ops.next()? & 1,
            _ => ops.next()?,
        });
        if made.code == code::GEP_INRANGE {
            made.inrange = Some(self.range(ops)?);
        }
        let base = ops.rest().first().copied().unwrap_or(u64::MAX);
        while !ops.is_empty() {
            self.ty(ops.next()?)?;
            made.parts.push(ops.next()?);
        }
        made.source = match source.or_else(|| self.pointee(base).map(|(_, ty)| ty)) {
            Some(source) => source,
            None => return refuse("Missing element type for old-style constant GEP"),
        };
        Ok(())
    }

    /// Builds the constants. Operands are built before their users.
    fn resolve(&mut self, mut entries: Vec<Entry>, locals: &[Value]) -> Load<Vec<Const>> {
        let base = self.values.len() + locals.len();
        let mut path: Vec<(usize, usize)> = Vec::new();
        let mut made: Vec<Const> = Vec::with_capacity(entries.len());
        for root in 0..entries.len() {
            path.push((root, 0));
            while let Some(&mut (at, ref mut next)) = path.last_mut() {
                let entry = need(entries.get(at)).or("Invalid forward reference")?;
                let composite = match entry {
                    Entry::Known(_) => {
                        path.pop();
                        continue;
                    }
                    Entry::Open(composite) | Entry::Entered(composite) => composite,
                };
                let part = composite.parts.get(*next).copied();
                *next += 1;
                if let Some(part) = part {
                    let Some(part) = usize::try_from(part)
                        .ok()
                        .and_then(|part| part.checked_sub(base))
                    else {
                        continue;
                    };
                    match entries.get(part) {
                        Some(Entry::Known(_)) => {}
                        Some(Entry::Open(_)) => {
                            enter(&mut entries, at);
                            path.push((part, 0));
                        }
                        Some(Entry::Entered(_)) => {
                            return refuse("Invalid constant: it is part of itself");
                        }
                        None => return refuse("Invalid forward reference"),
                    }
                    continue;
                }
                let mut parts = Vec::with_capacity(composite.parts.len());
                for &part in &composite.parts {
                    let part = usize::try_from(part).unwrap_or(usize::MAX);
                    let local = part.checked_sub(self.values.len());
                    let constant = match (part.checked_sub(base), local) {
                        (Some(at), _) => match entries.get(at) {
                            Some(Entry::Known(c)) => Some(*c),
                            _ => None,
                        },
                        (None, Some(at)) => locals.get(at).and_then(|value| value.as_const()),
                        (None, None) => self.values.get(part).copied(),
                    };
                    match constant {
                        Some(constant) => parts.push(constant),
                        None => return refuse("Invalid constant: an element is not a constant"),
                    }
                }
                let constant = self.build(composite, &parts)?;
                entries[at] = Entry::Known(constant);
                path.pop();
            }
            match entries.get(root) {
                Some(Entry::Known(constant)) => made.push(*constant),
                _ => return refuse("Invalid forward reference"),
            }
        }
        Ok(made)
    }

    fn build(&mut self, composite: &Composite, parts: &[Const]) -> Load<Const> {
        let depths = parts.iter().filter_map(|part| self.depths.get(part));
        let depth = depths.max().copied().unwrap_or(0) + 1;
        ensure(depth <= MAX_DEPTH).or("nesting is too deep")?;
        let constant = self.composed(composite, parts)?;
        ensure(self.module.ctx.consts.type_of(constant) == composite.ty)
            .or("Invalid constant: its type is another")?;
        if depth > 1 {
            self.depths.insert(constant, depth);
        } else {
            self.depths.entry(constant).or_insert(1);
        }
        Ok(constant)
    }

    fn composed(&mut self, composite: &Composite, parts: &[Const]) -> Load<Const> {
        let ctx = &mut self.module.ctx;
        let word = composite.words.first().copied().unwrap_or(0);
        let type_of = |c: &Const| ctx.consts.type_of(*c);
        match (composite.code, parts) {
            (code::AGGREGATE, _) => {
                let count = ctx.types.element_count(composite.ty);
                let is_vector = ctx.types.is_scalable(composite.ty);
                if count != Some(parts.len() as u64) || is_vector {
                    return refuse("Invalid aggregate record");
                }
                let fit = (0..)
                    .zip(parts)
                    .all(|(at, part)| ctx.types.element(composite.ty, at) == Some(type_of(part)));
                ensure(fit).or("Invalid aggregate record")?;
                Ok(ctx.aggregate(composite.ty, parts))
            }
            (code::BINARY, &[a, b]) => {
                let op = match word {
                    0 => BinaryOp::Add,
                    1 => BinaryOp::Sub,
                    12 => BinaryOp::Xor,
                    _ => {
                        return refuse("Constant expressions of this kind are no longer supported");
                    }
                };
                let ty = type_of(&a);
                ensure(ty == type_of(&b) && ctx.types.int_width(ctx.types.scalar(ty)).is_some())
                    .or("Invalid binary op constexpr record")?;
                let flags = composite.words.get(1).copied().unwrap_or(0) as u16 & 3;
                let flags = if op == BinaryOp::Xor { 0 } else { flags };
                Ok(ctx.binary_expr(op, a, b, flags))
            }
            (code::CAST, &[c]) => {
                let op = usize::try_from(word).ok().and_then(|at| CASTS.get(at));
                match op {
                    Some(&op) if ctx.types.cast_is_valid(op, type_of(&c), composite.ty) => {
                        Ok(ctx.cast_expr(op, c, composite.ty))
                    }
                    _ => refuse("Invalid cast constexpr record"),
                }
            }
            (code::EXTRACT_ELEMENT, &[vector, index]) => {
                ensure(
                    ctx.types.is_vector(type_of(&vector))
                        && ctx.types.int_width(type_of(&index)).is_some(),
                )
                .or("Invalid extractelement constexpr record")?;
                Ok(ctx.extract_element_expr(vector, index))
            }
            (code::INSERT_ELEMENT, &[vector, element, index]) => {
                let ty = type_of(&vector);
                ensure(
                    ctx.types.is_vector(ty)
                        && ctx.types.scalar(ty) == type_of(&element)
                        && ctx.types.int_width(type_of(&index)).is_some(),
                )
                .or("Invalid insertelement constexpr record")?;
                Ok(ctx.fold_insert_element(vector, element, index))
            }
            (code::SHUFFLE_VECTOR | code::SHUFFLE_VECTOR_EX, &[a, b, mask]) => {
                let ty = type_of(&a);
                let count = ctx.types.element_count(type_of(&mask));
                if ty != type_of(&b) || count.is_none_or(|count| count > MAX_MASK) {
                    return refuse("Invalid shufflevector constexpr record");
                }
                match ctx.shuffle_mask(ty, mask) {
                    Some(mask) => Ok(ctx.fold_shuffle_vector(a, b, &mask)),
                    None => refuse("Invalid shufflevector constexpr record"),
                }
            }
            (code::BLOCK_ADDRESS, &[function]) => {
                let function = self.symbol_of(function, "Invalid blockaddress record")?;
                let number = u32::try_from(word).map_err(|_| BitcodeError::new("Invalid ID"))?;
                let next = crate::id(self.block_tags.len());
                let tag = *self.block_tags.entry((function, number)).or_insert(next);
                Ok(self.module.ctx.block_address(function, tag))
            }
            (code::DSO_LOCAL_EQUIVALENT, &[c]) => {
                let symbol = self.symbol_of(c, "Invalid dso_local record")?;
                Ok(self.module.ctx.dso_local_equivalent(symbol))
            }
            (code::NO_CFI, &[c]) => {
                let symbol = self.symbol_of(c, "Invalid no_cfi record")?;
                Ok(self.module.ctx.no_cfi(symbol))
            }
            (
                code::PTRAUTH | code::PTRAUTH2,
                &[pointer, key, discriminator, address, ref rest @ ..],
            ) => {
                let deactivation = rest.first().copied().unwrap_or(Const::NULL);
                let is_ptr = |c: &Const| ctx.types.is_ptr(type_of(c));
                let is_int = |c: &Const, ty: Type| {
                    type_of(c) == ty && matches!(ctx.consts.kind(*c), ConstKind::Int(_))
                };
                ensure(
                    [pointer, address, deactivation].iter().all(is_ptr)
                        && is_int(&key, Type::I32)
                        && is_int(&discriminator, Type::I64),
                )
                .or("Invalid ptrauth record")?;
                Ok(ctx.ptrauth(&[pointer, key, discriminator, address, deactivation]))
            }
            (_, &[base, ref indices @ ..]) => {
                let source = composite.source;
                let is_base = ctx.types.is_ptr(ctx.types.scalar(type_of(&base)));
                let are_indices = indices.iter().all(|index| {
                    ctx.types
                        .int_width(ctx.types.scalar(type_of(index)))
                        .is_some()
                });
                if !is_base
                    || !are_indices
                    || !ctx.types.is_sized_type(source) && !indices.is_empty()
                    || !ctx.indices_fit(source, indices.iter().copied().map(Some))
                {
                    return refuse("Invalid getelementptr constexpr record");
                }
                let flags = gep_flags(word);
                Ok(ctx.gep_expr(source, flags, composite.inrange, base, indices))
            }
            _ => refuse("Invalid gep with no operands"),
        }
    }

    fn symbol_of(&self, c: Const, message: &'static str) -> Load<Symbol> {
        match self.module.ctx.consts.kind(c) {
            ConstKind::Symbol(symbol) => Ok(symbol),
            _ => refuse(message),
        }
    }
}

/// Marks a constant whose operands are being built.
fn enter(entries: &mut [Entry], at: usize) {
    if let Some(entry) = entries.get_mut(at)
        && let Entry::Open(composite) = entry
    {
        let composite = std::mem::replace(
            composite,
            Composite {
                code: 0,
                ty: Type::VOID,
                words: Vec::new(),
                parts: Vec::new(),
                inrange: None,
                source: Type::VOID,
            },
        );
        *entry = Entry::Entered(composite);
    }
}

/// Returns an integer, or the splat of an integer for a vector type.
fn signed(ctx: &mut terrace_llvmir::Context, ty: Type, value: i64) -> Const {
    let scalar = ctx.types.scalar(ty);
    let element = ctx.const_int_signed(scalar, value);
    ctx.splat(ty, element)
}
