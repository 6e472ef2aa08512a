//! Verifies the argument types of specific intrinsics.

use super::special::Rule;
use super::state::FunctionVerifier;
use super::{About, Checked, Item, check, ensure};
use crate::attributes::Attribute;
use crate::body::Call;
use crate::constants::ConstKind;
use crate::types::{Type, TypeKind};

/// Rounding modes.
pub(super) const ROUNDING: [&[u8]; 6] = [
    b"round.dynamic",
    b"round.tonearest",
    b"round.tonearestaway",
    b"round.downward",
    b"round.upward",
    b"round.towardzero",
];

/// Exception behaviors of constrained floating-point intrinsics.
const EXCEPTIONS: [&[u8]; 3] = [b"fpexcept.ignore", b"fpexcept.maytrap", b"fpexcept.strict"];

/// Predicates of floating-point comparisons.
const FLOAT_PREDICATES: [&[u8]; 16] = [
    b"oeq", b"ogt", b"oge", b"olt", b"ole", b"one", b"ord", b"uno", b"ueq", b"ugt", b"uge", b"ult",
    b"ule", b"une", b"true", b"false",
];

/// Predicates of integer comparisons.
const INT_PREDICATES: [&[u8]; 10] = [
    b"eq", b"ne", b"ugt", b"uge", b"ult", b"ule", b"sgt", b"sge", b"slt", b"sle",
];

const CONSTRAINED: &str = "llvm.experimental.constrained.";

/// Constrained intrinsics without a rounding mode.
const NOT_ROUNDED: [&str; 16] = [
    "fptosi",
    "fptoui",
    "fpext",
    "fcmp",
    "fcmps",
    "ceil",
    "floor",
    "lround",
    "llround",
    "maxnum",
    "minnum",
    "maximum",
    "minimum",
    "round",
    "roundeven",
    "trunc",
];

/// Returns the verifier for an intrinsic's calls, if it has one.
pub(super) fn rule_of(name: &str) -> Option<Rule> {
    let rule: Rule = match name {
        "llvm.vector.insert" | "llvm.vector.extract" => |f, call, name| f.subvector(call, name),
        "llvm.vp.fcmp" => |f, call, _| {
            f.ensure(f.is_word(call, 2, &FLOAT_PREDICATES))
                .or("invalid predicate for VP FP comparison intrinsic")
        },
        "llvm.vp.icmp" => |f, call, _| {
            f.ensure(f.is_word(call, 2, &INT_PREDICATES))
                .or("invalid predicate for VP integer comparison intrinsic")
        },
        "llvm.get.active.lane.mask" => |f, call, _| {
            let result = f.result_of(call);
            f.ensure(f.ctx.types.is_vector(result))
                .or("get_active_lane_mask: must return a vector")?;
            f.ensure(f.ctx.types.scalar(result) == Type::I1)
                .or("get_active_lane_mask: element type is not i1")
        },
        "llvm.experimental.get.vector.length" => |f, call, _| {
            let length = call.args.get(1).and_then(|arg| f.signed(arg));
            f.ensure(length.is_none_or(|length| length > 0))
                .or("get_vector_length: VF must be positive")
        },
        "llvm.masked.load" | "llvm.masked.store" => |f, call, name| f.masked(call, name),
        "llvm.vector.reduce.and"
        | "llvm.vector.reduce.or"
        | "llvm.vector.reduce.xor"
        | "llvm.vector.reduce.add"
        | "llvm.vector.reduce.mul"
        | "llvm.vector.reduce.smax"
        | "llvm.vector.reduce.smin"
        | "llvm.vector.reduce.umax"
        | "llvm.vector.reduce.umin" => |f, call, _| f.reduction(call, 0, false),
        "llvm.vector.reduce.fmax" | "llvm.vector.reduce.fmin" => {
            |f, call, _| f.reduction(call, 0, true)
        }
        "llvm.vector.reduce.fadd" | "llvm.vector.reduce.fmul" => {
            |f, call, _| f.reduction(call, 1, true)
        }
        "llvm.smul.fix" | "llvm.smul.fix.sat" | "llvm.umul.fix" | "llvm.umul.fix.sat"
        | "llvm.sdiv.fix" | "llvm.sdiv.fix.sat" | "llvm.udiv.fix" | "llvm.udiv.fix.sat" => {
            |f, call, name| f.fixed_point(call, name)
        }
        "llvm.lrint" | "llvm.llrint" | "llvm.lround" | "llvm.llround" => {
            |f, call, name| f.rounded(call, name)
        }
        "llvm.bswap" => |f, call, _| {
            let bits = f.ctx.types.scalar_bits(f.result_of(call));
            f.ensure(bits % 16 == 0)
                .or("bswap must be an even number of bytes")
        },
        "llvm.ptrmask" => |f, call, _| f.pointer_mask(call),
        "llvm.vector.splice.left" => |f, call, _| f.splice(call, true),
        "llvm.vector.splice.right" => |f, call, _| f.splice(call, false),
        "llvm.vector.splice" => |f, call, _| f.old_splice(call),
        "llvm.stepvector" => |f, call, _| {
            let types = &f.ctx.types;
            let result = f.result_of(call);
            let is_ints = types.is_vector(result) && types.is_int_or_ints(result);
            f.ensure(is_ints && types.scalar_bits(result) >= 8).or(
                "stepvector only supported for vectors of integers with a bitwidth of at least 8.",
            )
        },
        "llvm.experimental.vector.match" => |f, call, _| f.match_vector(call),
        "llvm.vector.partial.reduce.add" | "llvm.vector.partial.reduce.fadd" => |f, call, _| {
            let lanes = |at| {
                f.lanes(f.argument_type(call, at))
                    .map_or(1, |(len, _)| len.max(1))
            };
            check(lanes(1) % lanes(0) == 0)
                .or("Invalid vector widths for partial reduction. The width of the input vector must be a positive integer multiple of the width of the accumulator vector.")
        },
        _ if name.starts_with("llvm.vp.") => |f, call, name| match name.strip_prefix("llvm.vp.") {
            Some(cast) => f.vp_cast(cast, call).about(f.item()),
            None => Ok(()),
        },
        _ if name.starts_with("llvm.matrix.") => |f, call, name| f.matrix(name, call),
        _ if name.starts_with(CONSTRAINED) => |f, call, name| f.constrained(call, name),
        _ => return None,
    };
    Some(rule)
}

impl FunctionVerifier<'_, '_> {
    /// Returns true if an argument is metadata with one of these strings.
    fn is_word(&self, call: Call<'_>, at: usize, words: &[&[u8]]) -> bool {
        let kind = call.args.get(at).and_then(|arg| self.constant(arg));
        match kind {
            Some(ConstKind::Metadata(md)) => {
                let text = self.ctx.metadata.text(Some(md));
                text.is_some_and(|text| words.contains(&text))
            }
            _ => false,
        }
    }

    fn subvector(&self, call: Call<'_>, name: &str) -> Checked {
        let types = &self.ctx.types;
        let is_insert = name == "llvm.vector.insert";
        let whole = self.argument_type(call, 0);
        let part = match is_insert {
            true => self.argument_type(call, 1),
            false => self.result_of(call),
        };
        let position = self.argument(call, if is_insert { 2 } else { 1 });
        let [same_element, multiple, inside] = match is_insert {
            true => [
                "vector_insert parameters must have the same element type.",
                "vector_insert index must be a constant multiple of the subvector's known minimum vector length.",
                "subvector operand of vector_insert would overrun the vector being inserted into.",
            ],
            false => [
                "vector_extract result must have the same element type as the input vector.",
                "vector_extract index must be a constant multiple of the result type's known minimum vector length.",
                "vector_extract would overrun.",
            ],
        };
        self.ensure(types.scalar(whole) == types.scalar(part))
            .or(same_element)?;
        let (Some((part, part_scales)), Some((whole, scales)), Some(position)) =
            (self.lanes(part), self.lanes(whole), position)
        else {
            return Ok(());
        };
        check(position % part.max(1) == 0).or(multiple)?;
        let fits = position.checked_add(part).is_some_and(|end| end <= whole);
        check(scales != part_scales || fits).or(inside)
    }

    fn masked(&self, call: Call<'_>, name: &str) -> Checked {
        let is_load = name == "llvm.masked.load";
        let mask_at = if is_load { 1 } else { 2 };
        let value = match is_load {
            true => self.result_of(call),
            false => self.argument_type(call, 0),
        };
        let mask = self.argument_type(call, mask_at);
        if is_load {
            self.ensure(self.ctx.types.is_vector(value))
                .or("masked_load: must return a vector")?;
        }
        let [is_vector, same_length] = match is_load {
            true => [
                "masked_load: mask must be vector",
                "masked_load: vector mask must be same length as return",
            ],
            false => [
                "masked_store: mask must be vector",
                "masked_store: vector mask must be same length as value",
            ],
        };
        self.ensure(self.ctx.types.is_vector(mask)).or(is_vector)?;
        if is_load {
            self.ensure(self.argument_type(call, 2) == value)
                .or("masked_load: pass through and return type must match")?;
        }
        self.ensure(self.lanes(mask) == self.lanes(value))
            .or(same_length)
    }

    fn reduction(&self, call: Call<'_>, at: usize, is_float: bool) -> Checked {
        let ty = self.argument_type(call, at);
        let types = &self.ctx.types;
        let fits = match is_float {
            true => types.is_float_or_floats(ty),
            false => types.is_int_or_ints(ty),
        };
        check(types.is_vector(ty) && fits).or("Intrinsic has incorrect argument type!")
    }

    fn fixed_point(&self, call: Call<'_>, name: &str) -> Checked {
        let types = &self.ctx.types;
        let ty = self.argument_type(call, 0);
        check(types.is_int_or_ints(ty))
            .or("first operand of [us][mul|div]_fix[_sat] must be an int type or vector of ints")?;
        check(types.is_int_or_ints(self.argument_type(call, 1))).or(
            "second operand of [us][mul|div]_fix[_sat] must be an int type or vector of ints",
        )?;
        let (scale, bits) = (
            self.argument(call, 2).unwrap_or(0),
            u64::from(types.scalar_bits(ty)),
        );
        if name.starts_with("llvm.s") {
            check(scale < bits)
                .or("the scale of s[mul|div]_fix[_sat] must be less than the width of the operands")
        } else {
            check(scale <= bits)
                .or("the scale of u[mul|div]_fix[_sat] must be less than or equal to the width of the operands")
        }
    }

    fn rounded(&self, call: Call<'_>, name: &str) -> Checked {
        let types = &self.ctx.types;
        let name = name.strip_prefix("llvm.").unwrap_or(name);
        let (from, to) = (self.argument_type(call, 0), self.result_of(call));
        self.ensure(types.is_float_or_floats(from) && types.is_int_or_ints(to)).or_else(|| format!(
                "llvm.{name}: argument must be floating-point or vector of floating-points, and result must be integer or vector of integers"
            ))?;
        let (from, to) = (self.lanes(from), self.lanes(to));
        self.ensure(from.is_some() == to.is_some())
            .or_else(|| format!("llvm.{name}: argument and result disagree on vector use"))?;
        self.ensure(from == to)
            .or_else(|| format!("llvm.{name}: argument must be same length as result"))?;
        Ok(())
    }

    fn pointer_mask(&self, call: Call<'_>) -> Checked {
        let ctx = self.ctx;
        let (pointer, mask) = (self.argument_type(call, 0), self.argument_type(call, 1));
        self.ensure(ctx.types.is_ptr_or_ptrs(pointer))
            .or("llvm.ptrmask intrinsic first argument must be pointer or vector of pointers")?;
        let (lanes, mask_lanes) = (self.lanes(pointer), self.lanes(mask));
        self.ensure(lanes.is_some() == mask_lanes.is_some())
            .or("llvm.ptrmask intrinsic arguments must be both scalars or both vectors")?;
        self.ensure(lanes == mask_lanes)
            .or("llvm.ptrmask intrinsic arguments must have the same number of elements")?;
        let bits = match ctx.types.kind(ctx.types.scalar(pointer)) {
            TypeKind::Ptr(space) => ctx.layout.index_bits(space),
            _ => 0,
        };
        self.ensure(bits == ctx.types.scalar_bits(mask))
            .or("llvm.ptrmask intrinsic second argument bitwidth must match pointer index type size of first argument")
    }

    /// Returns the minimum number of elements of a vector, given the function's `vscale_range`.
    fn least_lanes(&self, ty: Type) -> i64 {
        let (len, scalable) = self.lanes(ty).unwrap_or((0, false));
        let own = self
            .ctx
            .attrs
            .set(self.ctx.attrs.function_set(self.header.attrs));
        let scale = own.iter().find_map(|attribute| match attribute {
            Attribute::VScaleRange(min, _) if scalable => Some(i64::from(*min)),
            _ => None,
        });
        i64::try_from(len).unwrap_or(0) * scale.unwrap_or(1)
    }

    fn splice(&self, call: Call<'_>, is_left: bool) -> Checked {
        let Some(at) = self.argument(call, 2) else {
            return Ok(());
        };
        let least = self.least_lanes(self.result_of(call)).unsigned_abs();
        if is_left {
            self.ensure(at < least)
                .or("The splice index exceeds the range [0, VL-1] where VL is the known minimum number of elements in the vector. For scalable vectors the minimum number of elements is determined from vscale_range.")
        } else {
            self.ensure(at <= least)
                .or("The splice index exceeds the range [0, VL] where VL is the known minimum number of elements in the vector. For scalable vectors the minimum number of elements is determined from vscale_range.")
        }
    }

    fn old_splice(&self, call: Call<'_>) -> Checked {
        let Some(at) = call.args.get(2).and_then(|arg| self.signed(arg)) else {
            return Ok(());
        };
        let least = self.least_lanes(self.result_of(call));
        self.ensure((-least..least).contains(&at))
            .or("The splice index exceeds the range [-VL, VL-1] where VL is the known minimum number of elements in the vector. For scalable vectors the minimum number of elements is determined from vscale_range.")
    }

    fn match_vector(&self, call: Call<'_>) -> Checked {
        let types = &self.ctx.types;
        let [one, other, mask] = [0, 1, 2].map(|at| self.argument_type(call, at));
        let result = self.result_of(call);
        self.ensure(types.is_vector(one) && types.is_vector(other) && types.is_vector(mask))
            .or("Operands must be vectors.")?;
        self.ensure(types.is_int_or_ints(one))
            .or("First operand must be a vector of integers.")?;
        self.ensure(types.scalar(one) == types.scalar(other))
            .or("First two operands must have the same element type.")?;
        self.ensure(self.lanes(one) == self.lanes(mask))
            .or("First operand and mask must have the same number of elements.")?;
        self.ensure(types.scalar(mask) == Type::I1)
            .or("Mask must be a vector of i1's.")?;
        self.ensure(result == mask)
            .or("Return type must match the mask type.")
    }

    fn constrained(&self, call: Call<'_>, name: &str) -> Checked {
        let types = &self.ctx.types;
        let op = name.strip_prefix(CONSTRAINED).unwrap_or(name);
        let (from, to) = (self.argument_type(call, 0), self.result_of(call));
        let (from_lanes, to_lanes) = (self.lanes(from), self.lanes(to));
        let vectors = |both: &'static str| {
            self.ensure(from_lanes.is_some() == to_lanes.is_some())
                .or(both)
        };
        const DISAGREE: &str = "Intrinsic first argument and result disagree on vector use";
        const LENGTHS: &str = "Intrinsic first argument and result vector lengths must be equal";
        match op {
            "lrint" | "llrint" | "lround" | "llround" => self
                .ensure(from_lanes.is_none() && to_lanes.is_none())
                .or("Intrinsic does not support vectors")?,
            "fcmp" | "fcmps" => self
                .ensure(self.is_word(call, 2, &FLOAT_PREDICATES))
                .or("invalid predicate for constrained FP comparison intrinsic")?,
            "fptosi" | "fptoui" => {
                self.ensure(types.is_float_or_floats(from))
                    .or("Intrinsic first argument must be floating point")?;
                vectors(DISAGREE)?;
                self.ensure(types.is_int_or_ints(to))
                    .or("Intrinsic result must be an integer")?;
                self.ensure(from_lanes == to_lanes).or(LENGTHS)?;
            }
            "sitofp" | "uitofp" => {
                self.ensure(types.is_int_or_ints(from))
                    .or("Intrinsic first argument must be integer")?;
                vectors(DISAGREE)?;
                self.ensure(types.is_float_or_floats(to))
                    .or("Intrinsic result must be a floating point")?;
                self.ensure(from_lanes == to_lanes).or(LENGTHS)?;
            }
            "fptrunc" | "fpext" => {
                self.ensure(types.is_float_or_floats(from))
                    .or("Intrinsic first argument must be FP or FP vector")?;
                self.ensure(types.is_float_or_floats(to))
                    .or("Intrinsic result must be FP or FP vector")?;
                vectors(DISAGREE)?;
                self.ensure(from_lanes == to_lanes).or(LENGTHS)?;
                let (from, to) = (types.scalar_bits(from), types.scalar_bits(to));
                if op == "fptrunc" {
                    self.ensure(from > to)
                        .or("Intrinsic first argument's type must be larger than result type")?;
                } else {
                    self.ensure(from < to)
                        .or("Intrinsic first argument's type must be smaller than result type")?;
                }
            }
            _ => {}
        }
        let last = call.args.len().wrapping_sub(1);
        self.ensure(self.is_word(call, last, &EXCEPTIONS))
            .or("invalid exception behavior argument")?;
        self.ensure(
            NOT_ROUNDED.contains(&op) || self.is_word(call, last.wrapping_sub(1), &ROUNDING),
        )
        .or("invalid rounding mode argument")
    }

    /// Verifies `llvm.matrix.*`. Does nothing for other intrinsics.
    pub(super) fn matrix(&self, name: &str, call: Call<'_>) -> Checked {
        let types = &self.ctx.types;
        let number = |at| self.argument(call, at);
        let size = |ty| self.lanes(ty).map_or(0, |(len, _)| len);
        let of = |at| self.argument_type(call, at);
        let (whole, operands, sizes, stride) = match name {
            "llvm.matrix.multiply" => {
                let inner = number(3).unwrap_or(0);
                let (rows, columns) = (number(2).unwrap_or(0), number(4).unwrap_or(0));
                check(size(of(0)) == rows.wrapping_mul(inner))
                    .or("First argument of a matrix operation does not match specified shape!")?;
                check(size(of(1)) == inner.wrapping_mul(columns))
                    .or("Second argument of a matrix operation does not match specified shape!")?;
                (self.result_of(call), &[0, 1][..], [2, 4], None)
            }
            "llvm.matrix.transpose" => (self.result_of(call), &[0][..], [1, 2], None),
            "llvm.matrix.column.major.load" => (self.result_of(call), &[][..], [3, 4], Some(1)),
            "llvm.matrix.column.major.store" => (of(0), &[0][..], [4, 5], Some(2)),
            _ => return Ok(()),
        };
        let element = types.scalar(whole);
        let item = self.symbol(call.callee).map_or(Item::Nothing, Item::Symbol);
        ensure(
            types.int_width(element).is_some() || types.is_float(element),
            [item],
        )
        .or("Result type must be an integer or floating-point type!")?;
        for (&at, which) in operands.iter().zip(["first", "second"]) {
            ensure(types.scalar(of(at)) == element, [item]).or_else(|| {
                format!("Vector element type mismatch of the result and {which} operand vector!")
            })?;
        }
        let [rows, columns] = sizes.map(|at| number(at).unwrap_or(0));
        check(size(whole) == rows.wrapping_mul(columns))
            .or("Result of a matrix operation does not fit in the returned vector!")?;
        let stride = stride.and_then(number);
        ensure(stride.is_none_or(|stride| stride >= rows), [item])
            .or("Stride must be greater or equal than the number of rows!")
    }

    /// Verifies the casts among `llvm.vp.*`, given the name without that prefix. Does nothing for other intrinsics.
    pub(super) fn vp_cast(&self, cast: &str, call: Call<'_>) -> Checked {
        let types = &self.ctx.types;
        let (from, to) = (self.argument_type(call, 0), self.result_of(call));
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
                "llvm.vp.trunc ",
                &[(int(from) && int(to), ints), (from_bits > to_bits, larger)],
            ),
            "zext" | "sext" => (
                "llvm.vp.zext or llvm.vp.sext ",
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
                "llvm.vp.uitofp or llvm.vp.sitofp ",
                &[(
                    int(from) && types.is_float(to),
                    "intrinsic first argument element type must be integer and result element type must be floating-point",
                )],
            ),
            "fptrunc" => (
                "llvm.vp.fptrunc ",
                &[(both_floats, floats), (from_bits > to_bits, larger)],
            ),
            "fpext" => (
                "llvm.vp.fpext ",
                &[(both_floats, floats), (from_bits < to_bits, smaller)],
            ),
            "ptrtoint" => (
                "llvm.vp.ptrtoint ",
                &[(
                    types.is_ptr(from) && int(to),
                    "intrinsic first argument element type must be pointer and result element type must be integer",
                )],
            ),
            "inttoptr" => (
                "llvm.vp.inttoptr ",
                &[(
                    int(from) && types.is_ptr(to),
                    "intrinsic first argument element type must be integer and result element type must be pointer",
                )],
            ),
            _ => return Ok(()),
        };
        check(same_lanes)
            .or("VP cast intrinsic first argument and result vector lengths must be equal")?;
        match rules.iter().find(|(holds, _)| !holds) {
            Some((_, why)) => Err(format!("{names}{why}").into()),
            None => Ok(()),
        }
    }
}
