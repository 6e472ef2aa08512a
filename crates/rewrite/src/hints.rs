//! Which operations may fold, as far as a look at what defines their operands tells.

use crate::fold::can_fold;
use terrace_ir::opdef::{FoldOn, FoldTrigger};
use terrace_ir::{Body, Context, OpId, OpName, Traits};

/// An operand is a constant.
const CONSTANT: u64 = 1;
/// Two operands are the same.
const SAME: u64 = 2;
/// The first bit that means an operation's name.
const NAMES: u32 = 2;
/// The fold must be asked.
const ALWAYS: u64 = 1 << 63;

/// What [`OpDef::fold_on`](terrace_ir::OpDef::fold_on) says, as sets of bits by registered name.
#[derive(Default)]
pub(crate) struct FoldHints {
    /// What gives an operation's fold a chance; nothing for one that cannot fold.
    wants: Vec<u64>,
    /// What an operation is to the users of its results.
    gives: Vec<u64>,
}

impl FoldHints {
    pub(crate) fn new(ctx: &Context) -> Self {
        let names = ctx.registered_ops();
        let mut gives = vec![0; names];
        let mut next = NAMES;
        let wants = (0..names).map(|at| {
            let def = match ctx.op_def(OpName::from_index(at)) {
                Some(def) if can_fold(def) => def,
                _ => return 0,
            };
            let by_trait = if def.has(Traits::COMMUTATIVE) {
                CONSTANT
            } else {
                0
            };
            if def.has(Traits::IDEMPOTENT) {
                return ALWAYS;
            }
            let listed = match (def.fold, def.fold_on) {
                (None, _) => &[],
                (Some(_), FoldOn::Always) => return ALWAYS,
                (Some(_), FoldOn::Any(listed)) => listed,
            };
            listed.iter().fold(by_trait, |wants, &what| match what {
                FoldTrigger::Constant => wants | CONSTANT,
                FoldTrigger::Same => wants | SAME,
                FoldTrigger::DefinedBy(def) => {
                    let Some(slot) = ctx.registered_op(def().name).map(OpName::index) else {
                        return wants;
                    };
                    let gives: &mut u64 = &mut gives[slot];
                    if *gives == 0 {
                        if 1 << next == ALWAYS {
                            return ALWAYS;
                        }
                        *gives = 1 << next;
                        next += 1;
                    }
                    wants | *gives
                }
            })
        });
        let wants = wants.collect();
        for (at, gives) in gives.iter_mut().enumerate() {
            let def = ctx.op_def(OpName::from_index(at));
            if def.is_some_and(|def| def.has(Traits::CONSTANT_LIKE)) {
                *gives |= CONSTANT;
            }
        }
        FoldHints { wants, gives }
    }

    /// Whether operations of a name can fold at all.
    #[inline]
    pub(crate) fn can_fold(&self, name: OpName) -> bool {
        self.wants
            .get(name.index())
            .is_some_and(|&wants| wants != 0)
    }

    /// Whether an operation may fold. If not, its fold would do nothing.
    #[inline]
    pub(crate) fn may_fold(&self, body: &Body, op: OpId, name: OpName) -> bool {
        let Some(&wants) = self.wants.get(name.index()) else {
            return false;
        };
        if wants == 0 || wants & ALWAYS != 0 {
            return wants != 0;
        }
        let operands = body.operands(op);
        // Equal operands that are not neighbours matter where there are three.
        if wants & SAME != 0 && operands.len() > 2 {
            return true;
        }
        let (mut last, mut given) = (None, 0);
        for operand in operands {
            if last.replace(operand) == Some(operand) {
                given |= SAME;
            }
            let name = body.defining_name(operand);
            let gives = name.and_then(|name| self.gives.get(name.index()));
            given |= gives.copied().unwrap_or(0);
        }
        given & wants != 0
    }
}
