//! Verifies the operand bundles of calls.

use super::attributes::{Position, applies};
use super::{Checked, check};
use crate::attributes::AttrKind;
use crate::constants::ConstKind;
use crate::context::Context;
use crate::symbols::SymbolKind;
use crate::types::{Type, TypeKind};
use crate::{Const, Value};

/// A bundle: its tag, and its operands with their types.
pub(super) struct Bundle<'a> {
    pub(super) tag: &'a [u8],
    pub(super) operands: Vec<(Value, Type)>,
}

/// A bundle that may occur at most once per call: its tag, its name in LLVM's message about a second one, and the
/// required number of operands with the message about any other number.
type Single = (&'static [u8], &'static str, Option<(usize, &'static str)>);

const SINGLE: [Single; 9] = [
    (
        b"preallocated",
        "preallocated",
        Some((1, "Expected exactly one preallocated bundle operand")),
    ),
    (
        b"clang.arc.attachedcall",
        "\"clang.arc.attachedcall\"",
        None,
    ),
    (b"deopt", "deopt", None),
    (b"gc-transition", "gc-transition", None),
    (b"gc-live", "gc-live", None),
    (
        b"funclet",
        "funclet",
        Some((1, "Expected exactly one funclet bundle operand")),
    ),
    (
        b"cfguardtarget",
        "CFGuardTarget",
        Some((1, "Expected exactly one cfguardtarget bundle operand")),
    ),
    (
        b"ptrauth",
        "ptrauth",
        Some((2, "Expected exactly two ptrauth bundle operands")),
    ),
    (
        b"kcfi",
        "kcfi",
        Some((1, "Expected exactly one kcfi bundle operand")),
    ),
];

impl Context {
    /// Verifies the bundles of a call. `is_direct` is true for a call of a function by name. `maker` returns the kind
    /// of instruction that defines a value: the name of the called intrinsic, or `"pad"`.
    pub(super) fn verify_bundles(
        &self,
        bundles: &[Bundle<'_>],
        is_direct: bool,
        result: Type,
        returns: bool,
        maker: impl Fn(Value) -> Option<&'static str>,
    ) -> Checked {
        for (at, bundle) in bundles.iter().enumerate() {
            let operands = &bundle.operands[..];
            if let Some((_, name, count)) = SINGLE.iter().find(|(tag, ..)| *tag == bundle.tag) {
                if bundles[..at].iter().any(|other| other.tag == bundle.tag) {
                    return Err(format!("Multiple {name} operand bundles").into());
                }
                if let Some((count, message)) = count {
                    check(operands.len() == *count).or(message)?;
                }
            }
            let is_i32 = |&(value, ty): &(Value, Type)| ty == Type::I32 && self.is_number(value);
            match (bundle.tag, operands) {
                (b"funclet", [(pad, _)]) => check(maker(*pad) == Some("pad"))
                    .or("Funclet bundle operands should correspond to a FuncletPadInst")?,
                (b"preallocated", [(token, _)]) => check(
                    maker(*token) == Some("llvm.call.preallocated.setup"),
                )
                .or(
                    "\"preallocated\" argument must be a token from llvm.call.preallocated.setup",
                )?,
                (b"kcfi", [operand]) => {
                    check(is_i32(operand)).or("Kcfi bundle operand must be an i32 constant")?
                }
                (b"ptrauth", [key, (_, discriminator)]) => {
                    check(is_i32(key)).or("Ptrauth bundle key operand must be an i32 constant")?;
                    check(*discriminator == Type::I64)
                        .or("Ptrauth bundle discriminator operand must be an i64")?;
                }
                (b"clang.arc.attachedcall", _) => {
                    let is_pointer = matches!(self.types.kind(result), TypeKind::Ptr(_));
                    check(is_pointer || !returns && result == Type::VOID)
                        .or("a call with operand bundle \"clang.arc.attachedcall\" must call a function returning a pointer or a non-returning function that has a void return type")?;
                    check(matches!(operands, [(value, _)] if self.is_function(*value)))
                        .or("operand bundle \"clang.arc.attachedcall\" requires one function as an argument")?;
                    check(matches!(operands, [(value, _)] if self.is_claim(*value)))
                        .or("invalid function argument")?;
                }
                _ => {}
            }
        }
        check(!(is_direct && bundles.iter().any(|bundle| bundle.tag == b"ptrauth")))
            .or("Direct call cannot have a ptrauth bundle")
    }

    /// Verifies the bundles of `llvm.assume`.
    pub(super) fn verify_assumption(
        &self,
        condition: Option<Const>,
        bundles: &[Bundle<'_>],
    ) -> Checked {
        check(bundles.is_empty() || condition == Some(Const::TRUE))
            .or("assume with operand bundles must have i1 true condition")?;
        bundles
            .iter()
            .try_for_each(|bundle| self.verify_assumed(bundle))
    }

    fn verify_assumed(&self, bundle: &Bundle<'_>) -> Checked {
        let operands = &bundle.operands[..];
        let count = operands.len();
        let is_pointer = |at: usize| matches!(self.types.kind(operands[at].1), TypeKind::Ptr(_));
        let is_int = |at: usize| self.types.int_width(operands[at].1).is_some();
        if bundle.tag == b"separate_storage" {
            check(count == 2).or("separate_storage assumptions should have 2 arguments")?;
            return check(is_pointer(0) && is_pointer(1))
                .or("arguments to separate_storage assumptions should be pointers");
        }
        let kind = AttrKind::from_text(bundle.tag);
        check(bundle.tag == b"ignore" || kind.is_some())
            .or("tags must be valid attribute names")?;
        match kind {
            Some(AttrKind::Alignment) => {
                check(matches!(count, 2 | 3))
                    .or("alignment assumptions should have 2 or 3 arguments")?;
                check(is_pointer(0)).or("first argument should be a pointer")?;
                check(is_int(1)).or("second argument should be an integer")?;
                check(count < 3 || is_int(2)).or("third argument should be an integer if present")
            }
            Some(AttrKind::Dereferenceable) => {
                check(count == 2).or("dereferenceable assumptions should have 2 arguments")?;
                check(is_pointer(0)).or("first argument should be a pointer")?;
                check(is_int(1)).or("second argument should be an integer")
            }
            Some(AttrKind::DereferenceableOrNull | AttrKind::StackAlignment) => {
                check(count == 2).or("this attribute should have 2 arguments")?;
                check(self.is_number(operands[1].0))
                    .or("the second argument should be a constant integral value")
            }
            None => check(count <= 2).or("too many arguments"),
            Some(kind) => {
                check(count <= 2).or("too many arguments")?;
                if applies(kind, Position::Parameter) {
                    return check(count == 1).or("this attribute should have one argument");
                }
                check(count == 0 || !applies(kind, Position::Function))
                    .or("this attribute has no argument")
            }
        }
    }

    fn is_number(&self, value: Value) -> bool {
        let kind = value.as_const().map(|value| self.consts.kind(value));
        matches!(kind, Some(ConstKind::Int(_) | ConstKind::WideInt(_)))
    }

    /// Returns true for the functions that take ownership of a call's result.
    fn is_claim(&self, value: Value) -> bool {
        const NAMES: [&[u8]; 3] = [
            b"objc_retainAutoreleasedReturnValue",
            b"objc_claimAutoreleasedReturnValue",
            b"objc_unsafeClaimAutoreleasedReturnValue",
        ];
        match value.as_const().map(|value| self.consts.kind(value)) {
            Some(ConstKind::Symbol(symbol)) => {
                let name = self.symbols.name(symbol);
                match name.strip_prefix(b"llvm.objc.") {
                    Some(rest) => NAMES.iter().any(|known| &known[5..] == rest),
                    None => NAMES.contains(&name),
                }
            }
            _ => false,
        }
    }

    fn is_function(&self, value: Value) -> bool {
        match value.as_const().map(|value| self.consts.kind(value)) {
            Some(ConstKind::Symbol(symbol)) => {
                self.symbols.info(symbol).kind == SymbolKind::Function
            }
            _ => false,
        }
    }
}
