//! Verifies statepoints and other operations of garbage collection.

use super::state::FunctionVerifier;
use super::{Checked, Item, ensure, need, refuse};
use crate::attributes::{AttrKind, Attribute, ModRef};
use crate::body::{Call, Inst, InstKind, Value};
use crate::constants::ConstKind;
use crate::types::{Type, TypeKind};

const STATEPOINT: &str = "llvm.experimental.gc.statepoint";

/// Collectors whose pointers are in address space 1.
const SPACE_1: [&[u8]; 2] = [b"statepoint-example", b"coreclr"];

/// The collectors that LLVM implements.
const KNOWN: [&[u8]; 5] = [
    b"statepoint-example",
    b"coreclr",
    b"shadow-stack",
    b"erlang",
    b"ocaml",
];

impl FunctionVerifier<'_, '_> {
    fn uses_gc(&self) -> Checked {
        self.ensure(!self.header.gc.is_empty())
            .or("Enclosing function does not use GC.")
    }

    pub(super) fn gc_root(&self, call: Call<'_>, name: &str) -> Checked {
        if name == "llvm.gcroot" {
            let slot = call.args.get(0).map(|arg| self.strip_casts(arg));
            let Some((_, InstKind::Alloca { element, .. })) = slot.and_then(|slot| self.def(slot))
            else {
                return self.refuse("llvm.gcroot parameter #1 must be an alloca.");
            };
            let meta = call.args.get(1).and_then(|arg| self.constant(arg));
            self.ensure(meta.is_some())
                .or("llvm.gcroot parameter #2 must be a constant.")?;
            self.ensure(self.ctx.types.is_ptr(element) || meta != Some(ConstKind::Null))
                .or("llvm.gcroot parameter #1 must either be a pointer alloca, or argument #2 must be a non-null constant.")?;
        }
        self.uses_gc()
    }

    pub(super) fn statepoint(&mut self, call: Call<'_>) -> Checked {
        let ctx = self.ctx;
        self.uses_gc()?;
        let own = ctx.attrs.set(ctx.attrs.function_set(call.attrs));
        let is_limited = own.iter().any(|attribute| match attribute {
            Attribute::Memory(effects) => {
                effects.other != ModRef::ModRef || effects.inaccessible != ModRef::ModRef
            }
            _ => false,
        });
        self.ensure(!is_limited)
            .or("gc.statepoint must read and write all memory to preserve reordering restrictions required by safepoint semantics")?;
        let patch = call.args.get(1).and_then(|arg| self.signed(arg));
        self.ensure(patch.is_some_and(|bytes| bytes >= 0))
            .or("gc.statepoint number of patchable bytes must be positive")?;
        let target = self
            .need(self.element_type(call, 2))
            .or("gc.statepoint callee argument must have elementtype attribute")?;
        let TypeKind::Function {
            result,
            params,
            varargs,
        } = ctx.types.kind(target)
        else {
            return self.refuse("gc.statepoint callee elementtype must be function type");
        };
        let count = call.args.get(3).and_then(|arg| self.signed(arg));
        let count = count.and_then(|count| usize::try_from(count).ok());
        let count = self
            .need(count)
            .or("gc.statepoint number of arguments to underlying call must be positive")?;
        if varargs {
            self.ensure(count >= params.len())
                .or("gc.statepoint mismatch in number of vararg call args")?;
            self.ensure(result == Type::VOID)
                .or("gc.statepoint doesn't support wrapping non-void vararg functions yet")?;
        } else {
            self.ensure(count == params.len())
                .or("gc.statepoint mismatch in number of call args")?;
        }
        self.ensure(self.argument(call, 4).is_some_and(|flags| flags & !3 == 0))
            .or("unknown flag used in gc.statepoint flags argument")?;
        for (at, &param) in params.iter().enumerate() {
            self.ensure(self.argument_type(call, 5 + at) == param)
                .or("gc.statepoint call argument does not match wrapped function type")?;
            self.ensure(!varargs || !self.argument_has(call, 5 + at, AttrKind::StructRet))
                .or("Attribute 'sret' cannot be used for vararg call arguments!")?;
        }
        let transitions = self
            .need(self.argument(call, count.saturating_add(5)))
            .or("gc.statepoint number of transition arguments must be constant integer")?;
        self.ensure(transitions == 0)
            .or("gc.statepoint w/inline transition bundle is deprecated")?;
        let states = self
            .need(self.argument(call, count.saturating_add(6)))
            .or("gc.statepoint number of deoptimization arguments must be constant integer")?;
        self.ensure(states == 0)
            .or("gc.statepoint w/inline deopt operands is deprecated")?;
        self.ensure(count.saturating_add(7) == call.args.len())
            .or("gc.statepoint too many arguments")?;
        for user in self.users(Value::inst(self.inst)) {
            self.statepoint_use(user)?;
        }
        Ok(())
    }

    fn statepoint_use(&self, user: Inst) -> Checked {
        let items = [self.item(), Item::Inst(user)];
        let kind = self.body.kind(user);
        let InstKind::Call(call) = kind else {
            return refuse("illegal use of statepoint token", items);
        };
        let name = self.intrinsic_name(&kind);
        ensure(
            matches!(
                name,
                Some("llvm.experimental.gc.relocate" | "llvm.experimental.gc.result")
            ),
            items,
        )
        .or("gc.result or gc.relocate are the only value uses of a gc.statepoint")?;
        ensure(
            name != Some("llvm.experimental.gc.result")
                || call.args.get(0) == Some(Value::inst(self.inst)),
            items,
        )
        .or("gc.result connected to wrong gc.statepoint")
    }

    /// Returns the statepoint that defines a token.
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
        let statepoint = need(self.statepoint_of(token), [item, Item::Value(token)])
            .or("gc.result operand #1 must be from a statepoint")?;
        let target = self.element_type(statepoint, 2);
        let result = target.map(|target| self.ctx.types.function_result(target));
        self.ensure(result.is_none_or(|result| result == self.result_of(call)))
            .or("gc.result result type does not match wrapped callee")
    }

    pub(super) fn gc_relocate(&self, call: Call<'_>) -> Checked {
        let ctx = self.ctx;
        let types = &ctx.types;
        let item = self.item();
        let result = self.result_of(call);
        self.ensure(call.args.len() == 3)
            .or("wrong number of arguments")?;
        self.ensure(types.is_ptr_or_ptrs(result))
            .or("gc.relocate must return a pointer or a vector of pointers")?;
        let (Some(token), Some(base), Some(derived)) =
            (call.args.get(0), call.args.get(1), call.args.get(2))
        else {
            return Ok(());
        };
        let statepoint = if let Some((pad, InstKind::LandingPad { .. })) = self.def(token) {
            let block = self.block_of(pad);
            let invoke = block.and_then(|block| self.unique_pred(block));
            let invoke = need(invoke, [block.map_or(item, Item::Block)])
                .or("safepoints should have unique landingpads")?;
            let last = self.body.terminator(invoke);
            let statepoint = last.and_then(|last| self.statepoint_of_invoke(last));
            ensure(statepoint.is_some(), [Item::Block(invoke)])
                .or("gc relocate should be linked to a statepoint")?;
            statepoint
        } else {
            let statepoint = self.statepoint_of(token);
            ensure(
                statepoint.is_some() || self.is_undefined(token),
                [item, Item::Value(token)],
            )
            .or("gc relocate is incorrectly tied to the statepoint")?;
            statepoint
        };
        let (base, derived) = (self.number(base), self.number(derived));
        self.ensure(base.is_some())
            .or("gc.relocate operand #2 must be integer offset")?;
        self.ensure(derived.is_some())
            .or("gc.relocate operand #3 must be integer offset")?;
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
        let base = self
            .need(base)
            .or("gc.relocate: statepoint base index out of bounds")?;
        let derived = self
            .need(derived)
            .or("gc.relocate: statepoint derived index out of bounds")?;
        let (base, derived) = (self.type_of(base), self.type_of(derived));
        self.ensure(types.is_ptr_or_ptrs(base) && types.is_ptr_or_ptrs(derived))
            .or("gc.relocate: relocated value must be a pointer")?;
        self.ensure(types.is_vector(result) == types.is_vector(derived))
            .or("gc.relocate: vector relocates to vector and pointer to pointer")?;
        self.ensure(types.scalar(result) == types.scalar(derived))
            .or("gc.relocate: relocating a pointer shouldn't change its address space")?;
        let gc = &*self.header.gc;
        ensure(
            KNOWN.contains(&gc),
            [Item::Symbol(self.header.value.symbol)],
        )
        .or("gc.relocate: calling function must have GCStrategy")?;
        let is_managed =
            |ty: Type| !SPACE_1.contains(&gc) || types.kind(types.scalar(ty)) == TypeKind::Ptr(1);
        self.ensure(is_managed(result))
            .or("gc.relocate: must return gc pointer")?;
        self.ensure(is_managed(base) && is_managed(derived))
            .or("gc.relocate: relocated value must be a gc pointer")
    }

    fn statepoint_of_invoke(&self, last: Inst) -> Option<Call<'_>> {
        self.statepoint_of(Value::inst(last))
    }
}
