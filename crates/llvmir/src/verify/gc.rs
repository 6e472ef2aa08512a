//! Garbage collection.

use super::state::FunctionVerifier;
use super::{Checked, Item, ensure};
use crate::attributes::{AttrKind, Attribute, ModRef};
use crate::body::{Call, Inst, InstKind, Value};
use crate::constants::ConstKind;
use crate::types::{Type, TypeKind};

const STATEPOINT: &str = "llvm.experimental.gc.statepoint";

/// Collectors whose pointers are those of address space 1.
const SPACE_1: [&[u8]; 2] = [b"statepoint-example", b"coreclr"];

/// Collectors that LLVM has.
const KNOWN: [&[u8]; 5] = [
    b"statepoint-example",
    b"coreclr",
    b"shadow-stack",
    b"erlang",
    b"ocaml",
];

impl FunctionVerifier<'_, '_> {
    fn uses_gc(&self) -> Checked {
        ensure(
            !self.header.gc.is_empty(),
            "Enclosing function does not use GC.",
            [self.item()],
        )
    }

    pub(super) fn gc_root(&self, call: Call<'_>, name: &str) -> Checked {
        let item = self.item();
        if name == "llvm.gcroot" {
            let slot = call.args.get(0).map(|arg| self.strip_casts(arg));
            let Some((_, InstKind::Alloca { element, .. })) = slot.and_then(|slot| self.def(slot))
            else {
                return ensure(false, "llvm.gcroot parameter #1 must be an alloca.", [item]);
            };
            let meta = call.args.get(1).and_then(|arg| self.constant(arg));
            ensure(
                meta.is_some(),
                "llvm.gcroot parameter #2 must be a constant.",
                [item],
            )?;
            ensure(
                self.ctx.types.is_ptr(element) || meta != Some(ConstKind::Null),
                "llvm.gcroot parameter #1 must either be a pointer alloca, or argument #2 must be a non-null constant.",
                [item],
            )?;
        }
        self.uses_gc()
    }

    pub(super) fn statepoint(&mut self, call: Call<'_>) -> Checked {
        let ctx = self.ctx;
        let item = self.item();
        self.uses_gc()?;
        let own = ctx.attrs.set(ctx.attrs.function_set(call.attrs));
        let is_limited = own.iter().any(|attribute| match attribute {
            Attribute::Memory(effects) => {
                effects.other != ModRef::ModRef || effects.inaccessible != ModRef::ModRef
            }
            _ => false,
        });
        ensure(
            !is_limited,
            "gc.statepoint must read and write all memory to preserve reordering restrictions required by safepoint semantics",
            [item],
        )?;
        let patch = call.args.get(1).and_then(|arg| self.signed(arg));
        ensure(
            patch.is_some_and(|bytes| bytes >= 0),
            "gc.statepoint number of patchable bytes must be positive",
            [item],
        )?;
        let Some(target) = self.element_type(call, 2) else {
            return ensure(
                false,
                "gc.statepoint callee argument must have elementtype attribute",
                [item],
            );
        };
        let TypeKind::Function {
            result,
            params,
            varargs,
        } = ctx.types.kind(target)
        else {
            return ensure(
                false,
                "gc.statepoint callee elementtype must be function type",
                [item],
            );
        };
        let count = call.args.get(3).and_then(|arg| self.signed(arg));
        let count = count.and_then(|count| usize::try_from(count).ok());
        let Some(count) = count else {
            return ensure(
                false,
                "gc.statepoint number of arguments to underlying call must be positive",
                [item],
            );
        };
        if varargs {
            ensure(
                count >= params.len(),
                "gc.statepoint mismatch in number of vararg call args",
                [item],
            )?;
            ensure(
                result == Type::VOID,
                "gc.statepoint doesn't support wrapping non-void vararg functions yet",
                [item],
            )?;
        } else {
            ensure(
                count == params.len(),
                "gc.statepoint mismatch in number of call args",
                [item],
            )?;
        }
        ensure(
            self.argument(call, 4).is_some_and(|flags| flags & !3 == 0),
            "unknown flag used in gc.statepoint flags argument",
            [item],
        )?;
        for (at, &param) in params.iter().enumerate() {
            ensure(
                self.argument_type(call, 5 + at) == param,
                "gc.statepoint call argument does not match wrapped function type",
                [item],
            )?;
            ensure(
                !varargs || !self.argument_has(call, 5 + at, AttrKind::StructRet),
                "Attribute 'sret' cannot be used for vararg call arguments!",
                [item],
            )?;
        }
        let Some(transitions) = self.argument(call, count.saturating_add(5)) else {
            return ensure(
                false,
                "gc.statepoint number of transition arguments must be constant integer",
                [item],
            );
        };
        ensure(
            transitions == 0,
            "gc.statepoint w/inline transition bundle is deprecated",
            [item],
        )?;
        let Some(states) = self.argument(call, count.saturating_add(6)) else {
            return ensure(
                false,
                "gc.statepoint number of deoptimization arguments must be constant integer",
                [item],
            );
        };
        ensure(
            states == 0,
            "gc.statepoint w/inline deopt operands is deprecated",
            [item],
        )?;
        ensure(
            count.saturating_add(7) == call.args.len(),
            "gc.statepoint too many arguments",
            [item],
        )?;
        for user in self.users(Value::inst(self.inst)) {
            self.statepoint_use(user)?;
        }
        Ok(())
    }

    fn statepoint_use(&self, user: Inst) -> Checked {
        let items = [self.item(), Item::Inst(user)];
        let kind = self.body.kind(user);
        let InstKind::Call(call) = kind else {
            return ensure(false, "illegal use of statepoint token", items);
        };
        let name = self.intrinsic_name(&kind);
        ensure(
            matches!(
                name,
                Some("llvm.experimental.gc.relocate" | "llvm.experimental.gc.result")
            ),
            "gc.result or gc.relocate are the only value uses of a gc.statepoint",
            items,
        )?;
        ensure(
            name != Some("llvm.experimental.gc.result")
                || call.args.get(0) == Some(Value::inst(self.inst)),
            "gc.result connected to wrong gc.statepoint",
            items,
        )
    }

    /// The statepoint that a token is of.
    fn statepoint_of(&self, token: Value) -> Option<Call<'_>> {
        let (_, kind) = self.def(token)?;
        let call = kind.call()?;
        (self.intrinsic_name(&kind) == Some(STATEPOINT)).then_some(call)
    }

    pub(super) fn gc_result(&self, call: Call<'_>) -> Checked {
        let item = self.item();
        self.uses_gc()?;
        let Some(token) = call.args.get(0) else {
            return Ok(());
        };
        if self.is_undefined(token) {
            return Ok(());
        }
        let Some(statepoint) = self.statepoint_of(token) else {
            return ensure(
                false,
                "gc.result operand #1 must be from a statepoint",
                [item, Item::Value(token)],
            );
        };
        let target = self.element_type(statepoint, 2);
        let result = target.map(|target| self.ctx.types.function_result(target));
        ensure(
            result.is_none_or(|result| result == self.result_of(call)),
            "gc.result result type does not match wrapped callee",
            [item],
        )
    }

    pub(super) fn gc_relocate(&self, call: Call<'_>) -> Checked {
        let ctx = self.ctx;
        let types = &ctx.types;
        let item = self.item();
        let result = self.result_of(call);
        ensure(call.args.len() == 3, "wrong number of arguments", [item])?;
        ensure(
            types.is_ptr_or_ptrs(result),
            "gc.relocate must return a pointer or a vector of pointers",
            [item],
        )?;
        let (Some(token), Some(base), Some(derived)) =
            (call.args.get(0), call.args.get(1), call.args.get(2))
        else {
            return Ok(());
        };
        let statepoint = if let Some((pad, InstKind::LandingPad { .. })) = self.def(token) {
            let block = self.block_of(pad);
            let invoke = block.and_then(|block| self.unique_pred(block));
            let Some(invoke) = invoke else {
                return ensure(
                    false,
                    "safepoints should have unique landingpads",
                    [block.map_or(item, Item::Block)],
                );
            };
            let last = self.body.terminator(invoke);
            let statepoint = last.and_then(|last| self.statepoint_of_invoke(last));
            ensure(
                statepoint.is_some(),
                "gc relocate should be linked to a statepoint",
                [Item::Block(invoke)],
            )?;
            statepoint
        } else {
            let statepoint = self.statepoint_of(token);
            ensure(
                statepoint.is_some() || self.is_undefined(token),
                "gc relocate is incorrectly tied to the statepoint",
                [item, Item::Value(token)],
            )?;
            statepoint
        };
        let (base, derived) = (self.number(base), self.number(derived));
        ensure(
            base.is_some(),
            "gc.relocate operand #2 must be integer offset",
            [item],
        )?;
        ensure(
            derived.is_some(),
            "gc.relocate operand #3 must be integer offset",
            [item],
        )?;
        let Some(statepoint) = statepoint else {
            return Ok(());
        };
        let live = self.bundle(statepoint, b"gc-live");
        let at = |index: Option<u64>| {
            let index = usize::try_from(index?).ok()?;
            match live {
                Some(live) => live.get(index),
                None => statepoint.args.get(index),
            }
        };
        let (base, derived) = (at(base), at(derived));
        let Some(base) = base else {
            return ensure(
                false,
                "gc.relocate: statepoint base index out of bounds",
                [item],
            );
        };
        let Some(derived) = derived else {
            return ensure(
                false,
                "gc.relocate: statepoint derived index out of bounds",
                [item],
            );
        };
        let (base, derived) = (self.type_of(base), self.type_of(derived));
        ensure(
            types.is_ptr_or_ptrs(base) && types.is_ptr_or_ptrs(derived),
            "gc.relocate: relocated value must be a pointer",
            [item],
        )?;
        ensure(
            types.is_vector(result) == types.is_vector(derived),
            "gc.relocate: vector relocates to vector and pointer to pointer",
            [item],
        )?;
        ensure(
            types.scalar(result) == types.scalar(derived),
            "gc.relocate: relocating a pointer shouldn't change its address space",
            [item],
        )?;
        let gc = &*self.header.gc;
        ensure(
            KNOWN.contains(&gc),
            "gc.relocate: calling function must have GCStrategy",
            [Item::Symbol(self.header.value.symbol)],
        )?;
        let is_managed =
            |ty: Type| !SPACE_1.contains(&gc) || types.kind(types.scalar(ty)) == TypeKind::Ptr(1);
        ensure(
            is_managed(result),
            "gc.relocate: must return gc pointer",
            [item],
        )?;
        ensure(
            is_managed(base) && is_managed(derived),
            "gc.relocate: relocated value must be a gc pointer",
            [item],
        )
    }

    fn statepoint_of_invoke(&self, last: Inst) -> Option<Call<'_>> {
        self.statepoint_of(Value::inst(last))
    }
}
