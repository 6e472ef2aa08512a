//! Folds constants as LLVM's `IRBuilder` with `TargetFolder`, the builder of `mlir-translate`, does.
//!
//! - `expression`: constant expressions as LLVM builds them without a data layout;
//! - `binary`: arithmetic; `cast`: casts; `compare`: `icmp`, `fcmp`; `pointer`: address arithmetic; `vector`:
//!   elements, lanes and `select`.
//! - `None` means that the caller must build an instruction. If LLVM always returns a constant expression (`add`,
//!   `sub`, `xor`, most casts, `getelementptr`, vector element operations), so does this folder.
//! - Operations that LLVM does not fold must not be folded here: `freeze` is never folded, `select` only if all three
//!   operands are constant, and `or x, 0` only if `x` is constant.
//! - Flags are ignored. LLVM's folder computes the wrapped result and drops the flags of the constant expressions
//!   that it builds.

mod binary;
mod cast;
mod compare;
mod expression;
mod known_bits;
mod open;
mod pointer;
mod vector;

pub use open::OpenConst;

use terrace_numeric::{ApFloat, ApInt, FloatKind};

use crate::constants::{Const, ConstKind, Expr, ExprOp};
use crate::context::Context;
use crate::types::{Type, TypeKind};

/// The maximum length of vectors and arrays that are folded elementwise. Operations on longer ones remain
/// instructions.
pub(crate) const MAX_LANES: u32 = 1 << 20;

/// Access to the values of constants.
impl Context {
    /// Returns the value of an integer constant.
    pub(crate) fn int_value(&self, c: Const) -> Option<ApInt> {
        let (ty, kind) = self.consts.get(c);
        match kind {
            ConstKind::Int(value) => Some(ApInt::new(self.types.scalar_bits(ty), value)),
            ConstKind::WideInt(limbs) => Some(ApInt::from_limbs(self.types.scalar_bits(ty), limbs)),
            _ => None,
        }
    }

    /// Returns the integer constant with this value.
    pub fn const_apint(&mut self, ty: Type, value: &ApInt) -> Const {
        self.const_int_words(ty, value.limbs())
    }

    /// Returns the value of a floating-point constant.
    pub(crate) fn float_value(&self, c: Const) -> Option<ApFloat> {
        let (ty, kind) = self.consts.get(c);
        match kind {
            ConstKind::Float(bits) => Some(ApFloat::from_bits(float_kind(ty)?, bits)),
            _ => None,
        }
    }

    fn expr_of(&self, c: Const) -> Option<Expr<'_>> {
        match self.consts.kind(c) {
            ConstKind::Expr(expr) => Some(expr),
            _ => None,
        }
    }

    /// Returns the opcode and first operand of a constant expression.
    fn expr_head(&self, c: Const) -> Option<(ExprOp, Const)> {
        let expr = self.expr_of(c)?;
        Some((expr.op, *expr.operands.first()?))
    }

    /// Returns the number of lanes of a fixed vector.
    fn lanes(&self, ty: Type) -> Option<u32> {
        match self.types.kind(ty) {
            TypeKind::Vector {
                len,
                scalable: false,
                ..
            } => Some(len),
            _ => None,
        }
    }

    /// Returns lane `index` of a fixed vector, as a constant expression if its value is unknown.
    fn lane(&mut self, c: Const, index: u32) -> Const {
        let index = self.const_int(Type::I32, u64::from(index));
        self.fold_extract_element(c, index)
    }

    /// Builds a fixed vector lane by lane. Returns `None` if `lane` does for any lane.
    fn by_lane(
        &mut self,
        ty: Type,
        mut lane: impl FnMut(&mut Context, u32) -> Option<Const>,
    ) -> Option<Const> {
        let count = self.lanes(ty).filter(|&count| count <= MAX_LANES)?;
        let mut elements = Vec::with_capacity(count as usize);
        for index in 0..count {
            elements.push(lane(self, index)?);
        }
        Some(self.aggregate(ty, &elements))
    }
}

/// Returns the format of a floating-point type.
pub fn float_kind(ty: Type) -> Option<FloatKind> {
    Some(match ty {
        Type::HALF => FloatKind::F16,
        Type::BFLOAT => FloatKind::BF16,
        Type::FLOAT => FloatKind::F32,
        Type::DOUBLE => FloatKind::F64,
        Type::X86_FP80 => FloatKind::F80,
        Type::FP128 => FloatKind::F128,
        Type::PPC_FP128 => FloatKind::PpcDoubleDouble,
        _ => return None,
    })
}
