//! Types of operands that do not suit each other: of casts and choices, which MLIR's verifier hardly looks at.

use super::body::Verifier;
use super::{Problem, check};
use crate::body::Value;
use crate::keywords::CastOp;
use crate::types::Type;

impl Verifier<'_> {
    pub(super) fn cast(&self, op: CastOp, operand: Value, to: Type) -> Result<(), Problem> {
        let from = self.type_of(operand);
        let types = &self.ctx.types;
        let (from_lanes, to_lanes) = (self.lanes(from), self.lanes(to));
        let both = from_lanes.is_some() == to_lanes.is_some();
        let (from_bits, to_bits) = (types.scalar_bits(from), types.scalar_bits(to));
        let lengths = |differ: &str, lengths: &str| {
            check(both, differ)?;
            check(from_lanes == to_lanes, lengths)
        };
        match op {
            CastOp::Trunc => {
                let why = "trunc source and destination must both be a vector or neither";
                check(both, why)?;
                check(from_bits > to_bits, "DestTy too big for Trunc")
            }
            CastOp::FpTrunc => {
                let why = "fptrunc source and destination must both be a vector or neither";
                check(both, why)?;
                check(from_bits > to_bits, "DestTy too big for FPTrunc")
            }
            CastOp::FpExt => {
                let why = "fpext source and destination must both be a vector or neither";
                check(both, why)?;
                check(from_bits < to_bits, "DestTy too small for FPExt")
            }
            CastOp::SiToFp => lengths(
                "SIToFP source and dest must both be vector or scalar",
                "SIToFP source and dest vector length mismatch",
            ),
            CastOp::UiToFp => lengths(
                "UIToFP source and dest must both be vector or scalar",
                "UIToFP source and dest vector length mismatch",
            ),
            CastOp::FpToSi => lengths(
                "FPToSI source and dest must both be vector or scalar",
                "FPToSI source and dest vector length mismatch",
            ),
            CastOp::FpToUi => lengths(
                "FPToUI source and dest must both be vector or scalar",
                "FPToUI source and dest vector length mismatch",
            ),
            CastOp::PtrToInt => {
                lengths("PtrToInt type mismatch", "PtrToInt Vector length mismatch")
            }
            CastOp::IntToPtr => {
                lengths("IntToPtr type mismatch", "IntToPtr Vector length mismatch")
            }
            CastOp::AddrSpaceCast => {
                let why = "AddrSpaceCast must be between different address spaces";
                check(types.scalar(from) != types.scalar(to), why)?;
                let why = "AddrSpaceCast vector pointer number of elements mismatch";
                check(from_lanes.is_none() || from_lanes == to_lanes, why)
            }
            CastOp::BitCast => check(self.is_bitcast(from, to), "Invalid bitcast"),
            _ => Ok(()),
        }
    }

    /// Whether a bitcast may have these types.
    fn is_bitcast(&self, from: Type, to: Type) -> bool {
        let types = &self.ctx.types;
        let (from_scalar, to_scalar) = (types.scalar(from), types.scalar(to));
        let lanes = |ty| self.lanes(ty).unwrap_or((1, false));
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

    pub(super) fn select(&self, condition: Value, ty: Type) -> Result<(), Problem> {
        let condition = self.lanes(self.type_of(condition));
        let fits = condition.is_none() || condition == self.lanes(ty);
        check(fits, "Invalid operands for select instruction!")
    }
}
