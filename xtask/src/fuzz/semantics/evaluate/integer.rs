//! Evaluates operations on integers. Undefined results are unknown.

use super::value::{Value, mask};

/// Returns a quotient rounded towards zero, up or down.
fn quotient(a: i128, b: i128, rounding: &str) -> Option<i128> {
    let (q, r) = (a.checked_div(b)?, a.checked_rem(b)?);
    let is_negative = (a < 0) != (b < 0);
    Some(match rounding {
        "ceil" if r != 0 && !is_negative => q + 1,
        "floor" if r != 0 && is_negative => q - 1,
        _ => q,
    })
}

/// Evaluates `arith.NAME`, `index.NAME` or `math.NAME` of two integers of the same width.
pub(super) fn binary(name: &str, a: Value, b: Value) -> Value {
    let (Value::Int(x, width), Value::Int(y, _)) = (a, b) else {
        return Value::Unknown;
    };
    let (Some(s), Some(t)) = (a.signed(), b.signed()) else {
        return Value::Unknown;
    };
    let int = |value: u128| Value::Int(value & mask(width), width);
    let signed = |value: Option<i128>| match value.map(|value| Value::int(value, width)) {
        // A quotient that does not fit is undefined.
        Some(result) if result.signed() == value => result,
        _ => Value::Unknown,
    };
    let amount = u32::try_from(y).ok().filter(|&amount| amount < width);
    match name {
        "addi" | "add" => int(x.wrapping_add(y)),
        "subi" | "sub" => int(x.wrapping_sub(y)),
        "muli" | "mul" => int(x.wrapping_mul(y)),
        "divui" | "divu" if y != 0 => int(x / y),
        "remui" | "remu" if y != 0 => int(x % y),
        "ceildivui" | "ceildivu" if y != 0 => int(x.div_ceil(y)),
        "divsi" | "divs" => signed(quotient(s, t, "zero")),
        "ceildivsi" | "ceildivs" => signed(quotient(s, t, "ceil")),
        "floordivsi" | "floordivs" => signed(quotient(s, t, "floor")),
        "remsi" | "rems" if t == -1 => match signed(quotient(s, t, "zero")) {
            Value::Unknown => Value::Unknown,
            _ => int(0),
        },
        "remsi" | "rems" => signed(s.checked_rem(t)),
        "andi" | "and" => int(x & y),
        "ori" | "or" => int(x | y),
        "xori" | "xor" => int(x ^ y),
        "maxsi" | "maxs" => Value::int(s.max(t), width),
        "minsi" | "mins" => Value::int(s.min(t), width),
        "maxui" | "maxu" => int(x.max(y)),
        "minui" | "minu" => int(x.min(y)),
        "shli" | "shl" => amount.map_or(Value::Unknown, |amount| int(x << amount)),
        "shrui" | "shru" => amount.map_or(Value::Unknown, |amount| int(x >> amount)),
        "shrsi" | "shrs" => amount.map_or(Value::Unknown, |amount| Value::int(s >> amount, width)),
        "ipowi" if t >= 0 => {
            let (mut result, mut base, mut power) = (1u128, x, y);
            while power > 0 {
                if power & 1 == 1 {
                    result = result.wrapping_mul(base);
                }
                base = base.wrapping_mul(base);
                power >>= 1;
            }
            int(result)
        }
        _ => Value::Unknown,
    }
}

/// Evaluates `math.NAME` of an integer.
pub(super) fn unary(name: &str, a: Value) -> Value {
    let (Value::Int(x, width), Some(s)) = (a, a.signed()) else {
        return Value::Unknown;
    };
    let count = |count: u32| Value::int(i128::from(count), width);
    match name {
        "ctlz" => count(x.leading_zeros() - (128 - width)),
        "cttz" => count(x.trailing_zeros().min(width)),
        "ctpop" => count(x.count_ones()),
        "absi" => Value::int(s.wrapping_abs(), width),
        _ => Value::Unknown,
    }
}

/// Evaluates operations with two results.
pub(super) fn extended(name: &str, a: Value, b: Value) -> [Value; 2] {
    let (Value::Int(x, width), Value::Int(y, _)) = (a, b) else {
        return [Value::Unknown; 2];
    };
    let (Some(s), Some(t)) = (a.signed(), b.signed()) else {
        return [Value::Unknown; 2];
    };
    if width > 64 {
        return [Value::Unknown; 2];
    }
    let parts = |value: u128| {
        [
            Value::Int(value & mask(width), width),
            Value::Int((value >> width) & mask(width), width),
        ]
    };
    match name {
        "addui_extended" => [
            Value::Int((x + y) & mask(width), width),
            Value::Int((x + y) >> width, 1),
        ],
        "mului_extended" => parts(x * y),
        "mulsi_extended" => parts((s * t) as u128),
        _ => [Value::Unknown; 2],
    }
}

/// Evaluates the comparison with the given predicate number.
pub(super) fn compare(predicate: usize, a: Value, b: Value) -> Value {
    let (Value::Int(x, _), Value::Int(y, _)) = (a, b) else {
        return Value::Unknown;
    };
    let (s, t) = (a.signed(), b.signed());
    let holds = [
        x == y,
        x != y,
        s < t,
        s <= t,
        s > t,
        s >= t,
        x < y,
        x <= y,
        x > y,
        x >= y,
    ];
    holds
        .get(predicate)
        .map_or(Value::Unknown, |&holds| Value::Int(holds.into(), 1))
}

/// Converts to an integer of another width.
pub(super) fn resize(name: &str, a: Value, width: u32) -> Value {
    let (Value::Int(bits, _), Some(signed)) = (a, a.signed()) else {
        return Value::Unknown;
    };
    match name {
        "extsi" | "index_cast" | "casts" => Value::int(signed, width),
        "extui" | "index_castui" | "castu" | "trunci" => Value::Int(bits & mask(width), width),
        _ => Value::Unknown,
    }
}
