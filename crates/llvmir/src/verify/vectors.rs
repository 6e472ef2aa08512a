//! What single intrinsics on matrices and vectors of a given length ask of the types of their arguments.

use super::body::{Call, Verifier};
use super::{Problem, check};

impl Verifier<'_> {
    /// `llvm.matrix.*`; nothing for others.
    pub(super) fn matrix(&self, name: &str, call: &Call<'_>) -> Result<(), Problem> {
        let types = &self.ctx.types;
        let number = |at| self.number(call, at);
        let size = |ty| self.lanes(ty).map_or(0, |(len, _)| len);
        let of = |at| self.type_of(self.arg(call, at));
        let (whole, operands, sizes, stride) = match name {
            "llvm.matrix.multiply" => {
                let inner = number(3).unwrap_or(0);
                let (rows, columns) = (number(2).unwrap_or(0), number(4).unwrap_or(0));
                let why = "First argument of a matrix operation does not match specified shape!";
                check(size(of(0)) == rows.wrapping_mul(inner), why)?;
                let why = "Second argument of a matrix operation does not match specified shape!";
                check(size(of(1)) == inner.wrapping_mul(columns), why)?;
                (self.result_of(call), &[0, 1][..], [2, 4], None)
            }
            "llvm.matrix.transpose" => (self.result_of(call), &[0][..], [1, 2], None),
            "llvm.matrix.column.major.load" => (self.result_of(call), &[][..], [3, 4], Some(1)),
            "llvm.matrix.column.major.store" => (of(0), &[0][..], [4, 5], Some(2)),
            _ => return Ok(()),
        };
        let element = types.scalar(whole);
        check(
            types.int_width(element).is_some() || types.is_float(element),
            "Result type must be an integer or floating-point type!",
        )?;
        for (&at, which) in operands.iter().zip(["first", "second"]) {
            if types.scalar(of(at)) != element {
                let why = format!(
                    "Vector element type mismatch of the result and {which} operand vector!"
                );
                return Err(why.into());
            }
        }
        let [rows, columns] = sizes.map(|at| number(at).unwrap_or(0));
        check(
            size(whole) == rows.wrapping_mul(columns),
            "Result of a matrix operation does not fit in the returned vector!",
        )?;
        let stride = stride.and_then(number);
        check(
            stride.is_none_or(|stride| stride >= rows),
            "Stride must be greater or equal than the number of rows!",
        )
    }

    /// The casts among `llvm.vp.*`, named without that; nothing for others.
    pub(super) fn vp_cast(&self, cast: &str, call: &Call<'_>) -> Result<(), Problem> {
        let types = &self.ctx.types;
        let (from, to) = (self.type_of(self.arg(call, 0)), self.result_of(call));
        let same_lanes = self.lanes(from) == self.lanes(to);
        let (from, to) = (types.scalar(from), types.scalar(to));
        let (from_bits, to_bits) = (types.scalar_bits(from), types.scalar_bits(to));
        let int = |ty| types.int_width(ty).is_some();
        let larger = "intrinsic the bit size of first argument must be larger than the bit size of the return type";
        let smaller = "intrinsic the bit size of first argument must be smaller than the bit size of the return type";
        let ints = "intrinsic first argument and result element type must be integer";
        let floats = "intrinsic first argument and result element type must be floating-point";
        let both_floats = types.is_float(from) && types.is_float(to);
        let (names, rules): (&str, &[(bool, &str)]) = match cast {
            "trunc" => (
                "llvm.vp.trunc",
                &[(int(from) && int(to), ints), (from_bits > to_bits, larger)],
            ),
            "zext" | "sext" => (
                "llvm.vp.zext or llvm.vp.sext",
                &[(int(from) && int(to), ints), (from_bits < to_bits, smaller)],
            ),
            "fptoui" | "fptosi" | "lrint" | "llrint" => (
                "llvm.vp.fptoui, llvm.vp.fptosi, llvm.vp.lrint or llvm.vp.llrint",
                &[(
                    types.is_float(from) && int(to),
                    "intrinsic first argument element type must be floating-point and result element type must be integer",
                )],
            ),
            "uitofp" | "sitofp" => (
                "llvm.vp.uitofp or llvm.vp.sitofp",
                &[(
                    int(from) && types.is_float(to),
                    "intrinsic first argument element type must be integer and result element type must be floating-point",
                )],
            ),
            "fptrunc" => (
                "llvm.vp.fptrunc",
                &[(both_floats, floats), (from_bits > to_bits, larger)],
            ),
            "fpext" => (
                "llvm.vp.fpext",
                &[(both_floats, floats), (from_bits < to_bits, smaller)],
            ),
            "ptrtoint" => (
                "llvm.vp.ptrtoint",
                &[(
                    types.is_ptr(from) && int(to),
                    "intrinsic first argument element type must be pointer and result element type must be integer",
                )],
            ),
            "inttoptr" => (
                "llvm.vp.inttoptr",
                &[(
                    int(from) && types.is_ptr(to),
                    "intrinsic first argument element type must be integer and result element type must be pointer",
                )],
            ),
            _ => return Ok(()),
        };
        check(
            same_lanes,
            "VP cast intrinsic first argument and result vector lengths must be equal",
        )?;
        match rules.iter().find(|(holds, _)| !holds) {
            Some((_, why)) => Err(format!("{names} {why}").into()),
            None => Ok(()),
        }
    }
}
