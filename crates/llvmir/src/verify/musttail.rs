//! Verifies `musttail` calls.

use super::state::FunctionVerifier;
use super::{Checked, Item, ensure, refuse};
use crate::attributes::{AttrKind, AttrList, Attribute};
use crate::body::{Call, Inst, InstKind, Value};
use crate::constants::ConstKind;
use crate::types::{Type, TypeKind};
use terrace_llvm_words::{CallConv, CastOp};

/// Attributes that determine how a parameter is passed.
const ABI: [AttrKind; 10] = [
    AttrKind::StructRet,
    AttrKind::ByVal,
    AttrKind::InAlloca,
    AttrKind::InReg,
    AttrKind::StackAlignment,
    AttrKind::SwiftSelf,
    AttrKind::SwiftAsync,
    AttrKind::SwiftError,
    AttrKind::Preallocated,
    AttrKind::ByRef,
];

/// Attributes that parameters of `tailcc` and `swifttailcc` must not have.
const NOT_IN_TAIL: [(AttrKind, &str); 5] = [
    (AttrKind::InAlloca, "inalloca"),
    (AttrKind::InReg, "inreg"),
    (AttrKind::SwiftError, "swifterror"),
    (AttrKind::Preallocated, "preallocated"),
    (AttrKind::ByRef, "byref"),
];

const TAIL: CallConv = CallConv(18);
const SWIFT_TAIL: CallConv = CallConv(20);

impl FunctionVerifier<'_, '_> {
    pub(super) fn must_tail(&mut self, inst: Inst, call: Call<'_>) -> Checked {
        let ctx = self.ctx;
        let item = Item::Inst(inst);
        ensure(
            !matches!(self.constant(call.callee), Some(ConstKind::InlineAsm(_))),
            [item],
        )
        .or("cannot use musttail call with inline asm")?;
        let caller = ctx.symbols.info(self.header.value.symbol).value_type;
        let (
            TypeKind::Function {
                result,
                params,
                varargs,
            },
            TypeKind::Function {
                result: own_result,
                params: own_params,
                varargs: own_varargs,
            },
        ) = (ctx.types.kind(call.function_type), ctx.types.kind(caller))
        else {
            return Ok(());
        };
        ensure(varargs == own_varargs, [item])
            .or("cannot guarantee tail call due to mismatched varargs")?;
        ensure(result == own_result, [item])
            .or("cannot guarantee tail call due to mismatched return types")?;
        ensure(call.conv == self.header.conv, [item])
            .or("cannot guarantee tail call due to mismatched calling conv")?;
        self.return_of(inst)?;
        if matches!(call.conv, TAIL | SWIFT_TAIL) {
            return self.tail_parameters(call, params.len(), own_params.len(), varargs);
        }
        let callee = self.callee(call);
        if !callee.is_intrinsic {
            ensure(params.len() == own_params.len(), [item])
                .or("cannot guarantee tail call due to mismatched parameter counts")?;
            ensure(params == own_params, [item])
                .or("cannot guarantee tail call due to mismatched parameter types")?;
        }
        for at in 0..own_params.len() {
            let alike = self.abi(self.header.attrs, at) == self.abi(call.attrs, at);
            if !alike {
                let operand = call.args.get(at).unwrap_or(call.callee);
                return refuse(
                    "cannot guarantee tail call due to mismatched ABI impacting function attributes",
                    [item, Item::Value(operand)],
                );
            }
        }
        Ok(())
    }

    /// Verifies that a return follows, optionally after a bitcast, and returns the call's result or an undefined
    /// value.
    fn return_of(&self, inst: Inst) -> Checked {
        let mut returned = Value::inst(inst);
        let mut next = self.body.next_inst(inst);
        if let Some(cast) = next
            && let InstKind::Cast {
                op: CastOp::BitCast,
                operand,
                ..
            } = self.body.kind(cast)
        {
            ensure(operand == returned, [Item::Inst(cast)])
                .or("bitcast following musttail call must use the call")?;
            returned = Value::inst(cast);
            next = self.body.next_inst(cast);
        }
        let ret = next.map(|next| (next, self.body.kind(next)));
        match ret {
            Some((_, InstKind::Ret { value: None })) => Ok(()),
            Some((ret, InstKind::Ret { value: Some(value) })) => ensure(
                value == returned || self.is_undefined(value),
                [Item::Inst(ret)],
            )
            .or("musttail call result must be returned"),
            _ => refuse(
                "musttail call must precede a ret with an optional bitcast",
                [Item::Inst(inst)],
            ),
        }
    }

    /// Verifies the parameters of `swifttailcc` and `tailcc` calls, whose types may differ from those of the caller.
    fn tail_parameters(
        &self,
        call: Call<'_>,
        params: usize,
        own_params: usize,
        varargs: bool,
    ) -> Checked {
        let conv = match call.conv {
            TAIL => "tailcc",
            _ => "swifttailcc",
        };
        let lists = [
            (self.header.attrs, own_params, "caller"),
            (call.attrs, params, "callee"),
        ];
        for (list, count, which) in lists {
            for &set in self.ctx.attrs.param_sets(list).iter().take(count) {
                for (kind, name) in NOT_IN_TAIL {
                    if self.ctx.has(set, kind) {
                        return Err(format!(
                            "{name} attribute not allowed in {conv} musttail {which}"
                        )
                        .into());
                    }
                }
            }
        }
        if varargs {
            return Err(format!("cannot guarantee {conv} tail call for varargs function").into());
        }
        Ok(())
    }

    /// Returns the attributes of a parameter that affect the ABI.
    fn abi(&self, list: AttrList, at: usize) -> Vec<Attribute> {
        let Some(&set) = self.ctx.attrs.param_sets(list).get(at) else {
            return Vec::new();
        };
        let by_pointer = self.ctx.has(set, AttrKind::ByVal) || self.ctx.has(set, AttrKind::ByRef);
        let attributes = self.ctx.attrs.set(set).iter().filter(|attribute| {
            attribute.kind().is_some_and(|kind| {
                ABI.contains(&kind) || kind == AttrKind::Alignment && by_pointer
            })
        });
        attributes.cloned().collect()
    }

    /// Returns the result type of this function.
    pub(super) fn own_result(&self) -> Type {
        let own = self.ctx.symbols.info(self.header.value.symbol).value_type;
        self.ctx.types.function_result(own)
    }
}
