//! Verifies the operand types of casts and `select`.

use super::Checked;
use super::state::FunctionVerifier;
use crate::body::Value;
use crate::context::Context;
use crate::types::{Type, TypeKind, Types};
use terrace_llvm_words::CastOp;

impl FunctionVerifier<'_, '_> {
    pub(super) fn cast(&self, op: CastOp, operand: Value, to: Type) -> Checked {
        let from = self.type_of(operand);
        let ctx = self.ctx;
        let types = &ctx.types;
        let (from_lanes, to_lanes) = (types.lanes(from), types.lanes(to));
        let both = from_lanes.is_some() == to_lanes.is_some();
        let (from_bits, to_bits) = (types.scalar_bits(from), types.scalar_bits(to));
        let (ints, floats, ptrs): (Kinds, Kinds, Kinds) = (
            Types::is_int_or_ints,
            Types::is_float_or_floats,
            Types::is_ptr_or_ptrs,
        );
        // The four messages are about the source type, the destination type, vectors on one side only, and sizes.
        let resize = |kinds: Kinds, texts: [&'static str; 4], fits: bool| {
            let [source, dest, vector, size] = texts;
            self.ensure(kinds(types, from)).or(source)?;
            self.ensure(kinds(types, to)).or(dest)?;
            self.ensure(both).or(vector)?;
            self.ensure(fits).or(size)
        };
        let convert = |(of, into): (Kinds, Kinds), texts: [&'static str; 4]| {
            let [vector, source, dest, length] = texts;
            self.ensure(both).or(vector)?;
            self.ensure(of(types, from)).or(source)?;
            self.ensure(into(types, to)).or(dest)?;
            self.ensure(from_lanes == to_lanes).or(length)
        };
        match op {
            CastOp::Trunc => resize(
                ints,
                [
                    "Trunc only operates on integer",
                    "Trunc only produces integer",
                    "trunc source and destination must both be a vector or neither",
                    "DestTy too big for Trunc",
                ],
                from_bits > to_bits,
            ),
            CastOp::ZExt => resize(
                ints,
                [
                    "ZExt only operates on integer",
                    "ZExt only produces an integer",
                    "zext source and destination must both be a vector or neither",
                    "Type too small for ZExt",
                ],
                from_bits < to_bits,
            ),
            CastOp::SExt => resize(
                ints,
                [
                    "SExt only operates on integer",
                    "SExt only produces an integer",
                    "sext source and destination must both be a vector or neither",
                    "Type too small for SExt",
                ],
                from_bits < to_bits,
            ),
            CastOp::FpTrunc => resize(
                floats,
                [
                    "FPTrunc only operates on FP",
                    "FPTrunc only produces an FP",
                    "fptrunc source and destination must both be a vector or neither",
                    "DestTy too big for FPTrunc",
                ],
                from_bits > to_bits,
            ),
            CastOp::FpExt => resize(
                floats,
                [
                    "FPExt only operates on FP",
                    "FPExt only produces an FP",
                    "fpext source and destination must both be a vector or neither",
                    "DestTy too small for FPExt",
                ],
                from_bits < to_bits,
            ),
            CastOp::SiToFp => convert(
                (ints, floats),
                [
                    "SIToFP source and dest must both be vector or scalar",
                    "SIToFP source must be integer or integer vector",
                    "SIToFP result must be FP or FP vector",
                    "SIToFP source and dest vector length mismatch",
                ],
            ),
            CastOp::UiToFp => convert(
                (ints, floats),
                [
                    "UIToFP source and dest must both be vector or scalar",
                    "UIToFP source must be integer or integer vector",
                    "UIToFP result must be FP or FP vector",
                    "UIToFP source and dest vector length mismatch",
                ],
            ),
            CastOp::FpToSi => convert(
                (floats, ints),
                [
                    "FPToSI source and dest must both be vector or scalar",
                    "FPToSI source must be FP or FP vector",
                    "FPToSI result must be integer or integer vector",
                    "FPToSI source and dest vector length mismatch",
                ],
            ),
            CastOp::FpToUi => convert(
                (floats, ints),
                [
                    "FPToUI source and dest must both be vector or scalar",
                    "FPToUI source must be FP or FP vector",
                    "FPToUI result must be integer or integer vector",
                    "FPToUI source and dest vector length mismatch",
                ],
            ),
            CastOp::PtrToInt => {
                self.ensure(ptrs(types, from))
                    .or("PtrToInt source must be pointer")?;
                self.ensure(ints(types, to))
                    .or("PtrToInt result must be integral")?;
                self.ensure(both).or("PtrToInt type mismatch")?;
                self.ensure(from_lanes == to_lanes)
                    .or("PtrToInt Vector length mismatch")
            }
            CastOp::PtrToAddr => {
                self.ensure(ptrs(types, from))
                    .or("PtrToAddr source must be pointer")?;
                self.ensure(ints(types, to))
                    .or("PtrToAddr result must be integral")?;
                self.ensure(both).or("PtrToAddr type mismatch")?;
                self.ensure(from_lanes == to_lanes)
                    .or("PtrToAddr vector length mismatch")?;
                let bits = match types.kind(types.scalar(from)) {
                    TypeKind::Ptr(space) => ctx.layout.index_bits(space),
                    _ => to_bits,
                };
                self.ensure(bits == to_bits)
                    .or("PtrToAddr result must be address width")
            }
            CastOp::IntToPtr => {
                self.ensure(ints(types, from))
                    .or("IntToPtr source must be an integral")?;
                self.ensure(ptrs(types, to))
                    .or("IntToPtr result must be a pointer")?;
                self.ensure(both).or("IntToPtr type mismatch")?;
                self.ensure(from_lanes == to_lanes)
                    .or("IntToPtr Vector length mismatch")
            }
            CastOp::AddrSpaceCast => {
                self.ensure(ptrs(types, from))
                    .or("AddrSpaceCast source must be a pointer")?;
                self.ensure(ptrs(types, to))
                    .or("AddrSpaceCast result must be a pointer")?;
                self.ensure(types.scalar(from) != types.scalar(to))
                    .or("AddrSpaceCast must be between different address spaces")?;
                self.ensure(from_lanes.is_none() || from_lanes == to_lanes)
                    .or("AddrSpaceCast vector pointer number of elements mismatch")
            }
            CastOp::BitCast => self.ensure(ctx.is_bitcast(from, to)).or("Invalid bitcast"),
        }
    }

    pub(super) fn select(&self, condition: Value, yes: Value, no: Value, ty: Type) -> Checked {
        let types = &self.ctx.types;
        let of = self.type_of(condition);
        let of_yes = self.type_of(yes);
        let lanes = types.lanes(of);
        let fits = of_yes == self.type_of(no)
            && of_yes != Type::TOKEN
            && types.scalar(of) == Type::I1
            && (lanes.is_none() || lanes == types.lanes(of_yes));
        self.ensure(fits)
            .or("Invalid operands for select instruction!")?;
        self.ensure(of_yes == ty)
            .or("Select values must have same type as select instruction!")
    }
}

/// A predicate on types.
type Kinds = fn(&Types, Type) -> bool;

impl Context {
    /// Returns true if a bitcast between these types is valid.
    pub(super) fn is_bitcast(&self, from: Type, to: Type) -> bool {
        let types = &self.types;
        let (from_scalar, to_scalar) = (types.scalar(from), types.scalar(to));
        let lanes = |ty| types.lanes(ty).unwrap_or((1, false));
        let is_value =
            |ty| types.is_int(ty) || types.is_float(ty) || types.is_ptr(ty) || ty == Type::X86_AMX;
        if !is_value(from_scalar) || !is_value(to_scalar) {
            return from == to && types.is_first_class(from);
        }
        match (types.is_ptr(from_scalar), types.is_ptr(to_scalar)) {
            (true, true) => from_scalar == to_scalar && lanes(from) == lanes(to),
            (false, false) => {
                let size = |ty| {
                    let (lanes, scalable) = lanes(ty);
                    let bits = match ty {
                        Type::X86_AMX => 8192,
                        _ => types.scalar_bits(ty),
                    };
                    (lanes * u64::from(bits), scalable)
                };
                size(from) == size(to)
            }
            _ => false,
        }
    }
}
