//! Prints constants.

use terrace_numeric::{ApFloat, ApInt, FloatKind};

use crate::constants::{Const, ConstKind, Expr, ExprOp};
use crate::context::Context;
use crate::flags;
use crate::numbering::References;
use crate::text::{push_escaped, push_i64, push_quoted, push_u64};
use crate::types::{Type, TypeKind};

/// A remaining part of a constant to print. Tasks are on a stack, innermost last.
enum ConstantTask<'a> {
    Text(&'static [u8]),
    Typed(Const),
    Plain(Const),
    ToType(Type),
    Mask(Type, &'a [Const]),
    List(&'a [Const]),
    Data(Type, &'a [u8]),
}

impl Context {
    /// Pushes `type constant`.
    pub fn push_typed_const(&self, c: Const, refs: &mut References<'_>, out: &mut Vec<u8>) {
        self.types.push_type(self.consts.type_of(c), out);
        out.push(b' ');
        self.push_const(c, refs, out);
    }

    /// Pushes a constant without its type.
    #[inline]
    pub(crate) fn push_const(&self, c: Const, refs: &mut References<'_>, out: &mut Vec<u8>) {
        match self.consts.get(c) {
            (Type::I1, ConstKind::Int(value)) => {
                out.extend_from_slice(if value == 0 { b"false" } else { b"true" });
            }
            (ty, ConstKind::Int(value)) => match ty {
                Type::I32 => push_i64(out, i64::from(value as u32 as i32)),
                Type::I64 => push_i64(out, value as i64),
                _ => push_signed(value, self.types.scalar_bits(ty), out),
            },
            (_, ConstKind::Symbol(symbol)) => out.extend_from_slice(self.symbols.text(symbol)),
            _ => self.push_nested(c, refs, out),
        }
    }

    fn push_nested(&self, c: Const, refs: &mut References<'_>, out: &mut Vec<u8>) {
        let mut steps = vec![ConstantTask::Plain(c)];
        while let Some(step) = steps.pop() {
            match step {
                ConstantTask::Text(text) => out.extend_from_slice(text),
                ConstantTask::Typed(c) => {
                    self.types.push_type(self.consts.type_of(c), out);
                    out.push(b' ');
                    steps.push(ConstantTask::Plain(c));
                }
                ConstantTask::List(list) => {
                    if let Some((&first, rest)) = list.split_first() {
                        if !rest.is_empty() {
                            steps.push(ConstantTask::List(rest));
                            steps.push(ConstantTask::Text(b", "));
                        }
                        steps.push(ConstantTask::Typed(first));
                    }
                }
                ConstantTask::Mask(ty, mask) => {
                    let lanes = mask.iter().map(|lane| lane.0 as i32);
                    self.push_mask(self.types.is_scalable(ty), lanes, out);
                }
                ConstantTask::ToType(ty) => {
                    out.extend_from_slice(b" to ");
                    self.types.push_type(ty, out);
                }
                ConstantTask::Data(element, bytes) => self.push_data_elements(element, bytes, out),
                ConstantTask::Plain(c) => self.push_one(c, &mut steps, refs, out),
            }
        }
    }

    fn push_one<'a>(
        &'a self,
        c: Const,
        steps: &mut Vec<ConstantTask<'a>>,
        refs: &mut References<'_>,
        out: &mut Vec<u8>,
    ) {
        let (ty, kind) = self.consts.get(c);
        match kind {
            ConstKind::Int(value) if ty == Type::I1 => {
                out.extend_from_slice(if value == 0 { b"false" } else { b"true" });
            }
            ConstKind::Int(value) => push_signed(value, self.types.scalar_bits(ty), out),
            ConstKind::WideInt(limbs) => push_wide(limbs, self.types.scalar_bits(ty), out),
            ConstKind::Float(bits) => push_float(ty, bits, out),
            ConstKind::Null => match self.types.kind(ty) {
                TypeKind::Ptr(_) => out.extend_from_slice(b"null"),
                TypeKind::Token => out.extend_from_slice(b"none"),
                _ => out.extend_from_slice(b"zeroinitializer"),
            },
            ConstKind::Undef => out.extend_from_slice(b"undef"),
            ConstKind::Poison => out.extend_from_slice(b"poison"),
            ConstKind::Aggregate(elements) => {
                let (open, close) = self.brackets(ty);
                out.extend_from_slice(open);
                steps.push(ConstantTask::Text(close));
                steps.push(ConstantTask::List(elements));
            }
            ConstKind::Data(bytes) => {
                let element = self.types.element(ty, 0).unwrap_or(Type::I8);
                if element == Type::I8 && !self.types.is_vector(ty) {
                    out.reserve(bytes.len() + 3);
                    out.extend_from_slice(b"c\"");
                    push_escaped(out, bytes);
                    out.push(b'"');
                    return;
                }
                let (open, close) = self.brackets(ty);
                out.extend_from_slice(open);
                steps.push(ConstantTask::Text(close));
                steps.push(ConstantTask::Data(element, bytes));
            }
            ConstKind::Splat(element) => {
                out.extend_from_slice(b"splat (");
                steps.push(ConstantTask::Text(b")"));
                steps.push(ConstantTask::Typed(element));
            }
            ConstKind::Symbol(symbol) => out.extend_from_slice(self.symbols.text(symbol)),
            ConstKind::DsoLocalEquivalent(symbol) => {
                out.extend_from_slice(b"dso_local_equivalent ");
                out.extend_from_slice(self.symbols.text(symbol));
            }
            ConstKind::NoCfi(symbol) => {
                out.extend_from_slice(b"no_cfi ");
                out.extend_from_slice(self.symbols.text(symbol));
            }
            ConstKind::BlockAddress { function, tag } => {
                out.extend_from_slice(b"blockaddress(");
                out.extend_from_slice(self.symbols.text(function));
                out.extend_from_slice(b", %");
                refs.push_block(function, tag, out.len());
                out.push(b')');
            }
            ConstKind::PtrAuth(operands) => {
                // Trailing operands with default values are omitted.
                let written = operands
                    .iter()
                    .rposition(|&c| !self.is_null(c))
                    .map_or(0, |at| at + 1)
                    .max(2);
                out.extend_from_slice(b"ptrauth (");
                steps.push(ConstantTask::Text(b")"));
                steps.push(ConstantTask::List(
                    operands.get(..written).unwrap_or(operands),
                ));
            }
            ConstKind::Expr(expr) => self.push_expr(ty, expr, steps, out),
            ConstKind::InlineAsm(asm) => {
                out.extend_from_slice(b"asm ");
                let flags: [(bool, &[u8]); 4] = [
                    (asm.side_effects, b"sideeffect "),
                    (asm.align_stack, b"alignstack "),
                    (asm.intel_dialect, b"inteldialect "),
                    (asm.can_unwind, b"unwind "),
                ];
                for (_, text) in flags.iter().filter(|(set, _)| *set) {
                    out.extend_from_slice(text);
                }
                push_quoted(out, &asm.text);
                out.extend_from_slice(b", ");
                push_quoted(out, &asm.constraints);
            }
            ConstKind::Metadata(md) => self.push_md(md, refs, out),
        }
    }

    fn push_expr<'a>(
        &self,
        ty: Type,
        expr: Expr<'a>,
        steps: &mut Vec<ConstantTask<'a>>,
        out: &mut Vec<u8>,
    ) {
        let name: &[u8] = match expr.op {
            ExprOp::Trunc => b"trunc (",
            ExprOp::PtrToInt => b"ptrtoint (",
            ExprOp::PtrToAddr => b"ptrtoaddr (",
            ExprOp::IntToPtr => b"inttoptr (",
            ExprOp::BitCast => b"bitcast (",
            ExprOp::AddrSpaceCast => b"addrspacecast (",
            _ => b"",
        };
        if !name.is_empty() {
            out.extend_from_slice(name);
            steps.push(ConstantTask::Text(b")"));
            steps.push(ConstantTask::ToType(ty));
            steps.push(ConstantTask::List(expr.operands));
            return;
        }
        match expr.op {
            ExprOp::GetElementPtr => {
                out.extend_from_slice(b"getelementptr ");
                flags::push_gep(expr.flags, out);
                if let Some((low, high)) = expr.inrange {
                    out.extend_from_slice(b"inrange(");
                    self.push_int(low, out);
                    out.extend_from_slice(b", ");
                    self.push_int(high, out);
                    out.extend_from_slice(b") ");
                }
                out.push(b'(');
                self.types.push_type(expr.source, out);
                out.extend_from_slice(b", ");
            }
            ExprOp::Add | ExprOp::Sub | ExprOp::Xor => {
                out.extend_from_slice(match expr.op {
                    ExprOp::Add => b"add ",
                    ExprOp::Sub => b"sub ",
                    _ => b"xor ",
                });
                flags::push_int(expr.flags, out);
                out.push(b'(');
            }
            ExprOp::ExtractElement => out.extend_from_slice(b"extractelement ("),
            ExprOp::InsertElement => out.extend_from_slice(b"insertelement ("),
            _ => {
                out.extend_from_slice(b"shufflevector (");
                let (vectors, mask) = expr.operands.split_at(expr.operands.len().min(2));
                steps.push(ConstantTask::Text(b")"));
                steps.push(ConstantTask::Mask(ty, mask));
                steps.push(ConstantTask::Text(b", "));
                steps.push(ConstantTask::List(vectors));
                return;
            }
        }
        steps.push(ConstantTask::Text(b")"));
        steps.push(ConstantTask::List(expr.operands));
    }

    /// Pushes a shuffle mask: `<4 x i32> <i32 0, ...>`.
    pub(crate) fn push_mask(
        &self,
        scalable: bool,
        mask: impl ExactSizeIterator<Item = i32> + Clone,
        out: &mut Vec<u8>,
    ) {
        out.push(b'<');
        if scalable {
            out.extend_from_slice(b"vscale x ");
        }
        push_u64(out, mask.len() as u64);
        out.extend_from_slice(b" x i32> ");
        if mask.clone().all(|lane| lane == 0) {
            out.extend_from_slice(b"zeroinitializer");
        } else if mask.clone().all(|lane| lane < 0) {
            out.extend_from_slice(b"poison");
        } else {
            out.push(b'<');
            for (index, lane) in mask.enumerate() {
                out.extend_from_slice(if index == 0 { b"i32 " } else { b", i32 " });
                if lane < 0 {
                    out.extend_from_slice(b"poison");
                } else {
                    push_u64(out, lane as u64);
                }
            }
            out.push(b'>');
        }
    }

    fn brackets(&self, ty: Type) -> (&'static [u8], &'static [u8]) {
        match self.types.kind(ty) {
            TypeKind::Array { .. } => (b"[", b"]"),
            TypeKind::Vector { .. } => (b"<", b">"),
            TypeKind::Struct { packed: true, .. } | TypeKind::Identified { packed: true, .. } => {
                (b"<{ ", b" }>")
            }
            _ => (b"{ ", b" }"),
        }
    }

    fn push_data_elements(&self, ty: Type, bytes: &[u8], out: &mut Vec<u8>) {
        let Some(size) = self.data_element_size(ty) else {
            return;
        };
        let bits = size as u32 * 8;
        let float = self.types.is_float(ty);
        let mut prefix = Vec::new();
        self.types.push_type(ty, &mut prefix);
        prefix.push(b' ');
        out.reserve(bytes.len() / size * (prefix.len() + 4));
        for (index, chunk) in bytes.chunks_exact(size).enumerate() {
            if index > 0 {
                out.extend_from_slice(b", ");
            }
            out.extend_from_slice(&prefix);
            let mut word = [0; 8];
            word[..size].copy_from_slice(chunk);
            let value = u64::from_le_bytes(word);
            if float {
                push_float(ty, u128::from(value), out);
            } else {
                push_signed(value, bits, out);
            }
        }
    }
}

/// Pushes the low `bits` of `value` as a signed integer.
#[inline]
pub(crate) fn push_signed(value: u64, bits: u32, out: &mut Vec<u8>) {
    let unused = 64 - bits.clamp(1, 64);
    push_i64(out, ((value << unused) as i64) >> unused);
}

/// Pushes an integer of more than 64 bits as a signed integer.
pub(crate) fn push_wide(limbs: &[u64], bits: u32, out: &mut Vec<u8>) {
    let mut text = String::new();
    ApInt::from_limbs(bits, limbs).write_signed(&mut text);
    out.extend_from_slice(text.as_bytes());
}

/// Pushes a floating-point constant in LLVM's format.
pub(crate) fn push_float(ty: Type, bits: u128, out: &mut Vec<u8>) {
    let kind = match ty {
        Type::HALF => FloatKind::F16,
        Type::BFLOAT => FloatKind::BF16,
        Type::FLOAT => FloatKind::F32,
        Type::X86_FP80 => FloatKind::F80,
        Type::FP128 => FloatKind::F128,
        Type::PPC_FP128 => FloatKind::PpcDoubleDouble,
        _ => FloatKind::F64,
    };
    let mut text = String::with_capacity(LONGEST_FLOAT);
    ApFloat::from_bits(kind, bits).write_llvm(&mut text);
    out.extend_from_slice(text.as_bytes());
}

/// The length of `0xL` followed by 32 digits.
const LONGEST_FLOAT: usize = 35;
