//! Finds the pointers that `gc.relocate` calls relocate. LLVM prints them as a comment.

use std::cell::OnceCell;

use rustc_hash::FxHashMap;

use crate::body::{Call, FunctionBody, Inst, InstKind, Value, ValueKind};
use crate::constants::ConstKind;
use crate::context::Context;
use crate::metadata::MdKind;

/// A lazily built index of the statepoints of a body.
#[derive(Debug, Default)]
pub(crate) struct Relocates {
    /// Keyed by landing pad: the terminator of the unique predecessor of its block.
    invokes: OnceCell<FxHashMap<Inst, Inst>>,
}

/// A relocated pointer: `None` if the statepoint is undefined.
type Relocated = Option<Value>;

impl Relocates {
    /// Returns the base and derived pointer that a call relocates, or `None` if it is not a `gc.relocate` call.
    pub(crate) fn of(
        &self,
        ctx: &Context,
        body: &FunctionBody,
        call: Call<'_>,
    ) -> Option<[Relocated; 2]> {
        let ConstKind::Symbol(callee) = ctx.consts.kind(call.callee.as_const()?) else {
            return None;
        };
        let name = ctx.symbols.name(callee);
        let rest = name.strip_prefix(b"llvm.experimental.gc.relocate")?;
        if !rest.is_empty() && !rest.starts_with(b".") {
            return None;
        }
        let token = call.args.get(0)?;
        if token.as_const().is_some() {
            return Some([None, None]);
        }
        let statepoint = self.statepoint(body, token)?;
        let is_live =
            |tag| matches!(ctx.metadata.kind(tag), MdKind::String(tag) if **tag == *b"gc-live");
        let live = statepoint.bundles.iter().find(|bundle| is_live(bundle.tag));
        let operands = live.map_or(statepoint.args, |bundle| bundle.operands);
        let operand = |at: usize| match ctx.consts.kind(call.args.get(at)?.as_const()?) {
            ConstKind::Int(index) => operands.get(usize::try_from(index).ok()?),
            _ => None,
        };
        Some([Some(operand(1)?), Some(operand(2)?)])
    }

    /// Returns the call that defines a token, or the `invoke` that unwinds to a landing pad.
    fn statepoint<'b>(&self, body: &'b FunctionBody, token: Value) -> Option<Call<'b>> {
        let ValueKind::Inst(inst) = token.kind() else {
            return None;
        };
        let kind = body.kind(inst);
        if !matches!(kind, InstKind::LandingPad { .. }) {
            return kind.call();
        }
        let invokes = self.invokes.get_or_init(|| invokes(body));
        body.kind(*invokes.get(&inst)?).call()
    }
}

fn invokes(body: &FunctionBody) -> FxHashMap<Inst, Inst> {
    let predecessors = body.predecessors();
    let mut invokes = FxHashMap::default();
    for &block in body.blocks() {
        let Some([first, rest @ ..]) = predecessors.get(block.index()).map(Vec::as_slice) else {
            continue;
        };
        let pad = |inst: &Inst| matches!(body.kind(*inst), InstKind::LandingPad { .. });
        if let Some(pad) = body.insts(block).find(pad)
            && rest.iter().all(|block| block == first)
            && let Some(invoke) = body.terminator(*first)
        {
            invokes.insert(pad, invoke);
        }
    }
    invokes
}
