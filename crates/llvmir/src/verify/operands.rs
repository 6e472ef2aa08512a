//! Types of the operands of casts and choices.

use super::state::FunctionVerifier;
use super::{Checked, ensure};
use crate::body::Value;
use crate::context::Context;
use crate::keywords::CastOp;
use crate::types::{Type, TypeKind, Types};

impl FunctionVerifier<'_, '_> {
    pub(super) fn cast(&self, op: CastOp, operand: Value, to: Type) -> Checked {
        let from = self.type_of(operand);
        let ctx = self.ctx;
        let types = &ctx.types;
        let item = self.item();
        let (from_lanes, to_lanes) = (types.lanes(from), types.lanes(to));
        let both = from_lanes.is_some() == to_lanes.is_some();
        let (from_bits, to_bits) = (types.scalar_bits(from), types.scalar_bits(to));
        let (ints, floats, ptrs): (Kinds, Kinds, Kinds) = (
            Types::is_int_or_ints,
            Types::is_float_or_floats,
            Types::is_ptr_or_ptrs,
        );
        // Source, destination, both vectors or none, and what is left.
        let resize = |kinds: Kinds, texts: [&'static str; 4], fits: bool| {
            let [source, dest, vector, size] = texts;
            ensure(kinds(types, from), source, [item])?;
            ensure(kinds(types, to), dest, [item])?;
            ensure(both, vector, [item])?;
            ensure(fits, size, [item])
        };
        let convert = |(of, into): (Kinds, Kinds), texts: [&'static str; 4]| {
            let [vector, source, dest, length] = texts;
            ensure(both, vector, [item])?;
            ensure(of(types, from), source, [item])?;
            ensure(into(types, to), dest, [item])?;
            ensure(from_lanes == to_lanes, length, [item])
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
                ensure(ptrs(types, from), "PtrToInt source must be pointer", [item])?;
                ensure(ints(types, to), "PtrToInt result must be integral", [item])?;
                ensure(both, "PtrToInt type mismatch", [item])?;
                ensure(
                    from_lanes == to_lanes,
                    "PtrToInt Vector length mismatch",
                    [item],
                )
            }
            CastOp::PtrToAddr => {
                ensure(
                    ptrs(types, from),
                    "PtrToAddr source must be pointer",
                    [item],
                )?;
                ensure(ints(types, to), "PtrToAddr result must be integral", [item])?;
                ensure(both, "PtrToAddr type mismatch", [item])?;
                ensure(
                    from_lanes == to_lanes,
                    "PtrToAddr vector length mismatch",
                    [item],
                )?;
                let bits = match types.kind(types.scalar(from)) {
                    TypeKind::Ptr(space) => ctx.layout.index_bits(space),
                    _ => to_bits,
                };
                ensure(
                    bits == to_bits,
                    "PtrToAddr result must be address width",
                    [item],
                )
            }
            CastOp::IntToPtr => {
                ensure(
                    ints(types, from),
                    "IntToPtr source must be an integral",
                    [item],
                )?;
                ensure(ptrs(types, to), "IntToPtr result must be a pointer", [item])?;
                ensure(both, "IntToPtr type mismatch", [item])?;
                ensure(
                    from_lanes == to_lanes,
                    "IntToPtr Vector length mismatch",
                    [item],
                )
            }
            CastOp::AddrSpaceCast => {
                ensure(
                    ptrs(types, from),
                    "AddrSpaceCast source must be a pointer",
                    [item],
                )?;
                ensure(
                    ptrs(types, to),
                    "AddrSpaceCast result must be a pointer",
                    [item],
                )?;
                ensure(
                    types.scalar(from) != types.scalar(to),
                    "AddrSpaceCast must be between different address spaces",
                    [item],
                )?;
                ensure(
                    from_lanes.is_none() || from_lanes == to_lanes,
                    "AddrSpaceCast vector pointer number of elements mismatch",
                    [item],
                )
            }
            CastOp::BitCast => ensure(ctx.is_bitcast(from, to), "Invalid bitcast", [item]),
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
        ensure(
            fits,
            "Invalid operands for select instruction!",
            [self.item()],
        )?;
        ensure(
            of_yes == ty,
            "Select values must have same type as select instruction!",
            [self.item()],
        )
    }
}

/// A set of types.
type Kinds = fn(&Types, Type) -> bool;

impl Context {
    /// Set if a bitcast may have these types.
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
