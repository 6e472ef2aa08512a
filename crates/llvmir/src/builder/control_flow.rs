//! Builds terminators and phis.

use super::RawBuilder;
use crate::body::{Block, Incoming, Op, Value, ValueKind};
use crate::constants::Const;
use crate::handle::id;
use crate::types::Type;

impl RawBuilder<'_> {
    /// `ret`
    pub fn ret(&mut self, value: Option<Value>) -> Value {
        match value {
            Some(value) => self.push(Op::Ret, 0, 0, Type::VOID, [value.raw(), 0, 0]),
            None => self.push(Op::RetVoid, 0, 0, Type::VOID, [0; 3]),
        }
    }

    /// `unreachable`
    pub fn unreachable(&mut self) -> Value {
        self.push(Op::Unreachable, 0, 0, Type::VOID, [0; 3])
    }

    /// `br label`
    #[inline]
    pub fn br(&mut self, to: Block) -> Value {
        self.push(Op::Br, 0, 0, Type::VOID, [to.0, 0, 0])
    }

    /// `br i1`
    #[inline]
    pub fn cond_br(&mut self, cond: Value, yes: Block, no: Block) -> Value {
        self.push(Op::CondBr, 0, 0, Type::VOID, [cond.raw(), yes.0, no.0])
    }

    /// `switch`
    pub fn switch(&mut self, value: Value, default: Block, cases: &[(Const, Block)]) -> Value {
        let pool = id(self.body.pool.len());
        self.body.pool.push(default.0);
        for (case, block) in cases {
            self.body.pool.extend_from_slice(&[case.0, block.0]);
        }
        let words = [value.raw(), pool, id(cases.len())];
        self.push(Op::Switch, 0, 0, Type::VOID, words)
    }

    /// `indirectbr`
    pub fn indirect_br(&mut self, address: Value, to: &[Block]) -> Value {
        let pool = id(self.body.pool.len());
        self.body.pool.extend(to.iter().map(|block| block.0));
        let words = [address.raw(), pool, id(to.len())];
        self.push(Op::IndirectBr, 0, 0, Type::VOID, words)
    }

    /// `phi`, initially without edges; [`RawBuilder::add_incoming`] adds them.
    #[inline]
    pub fn phi(&mut self, ty: Type, fast_math: u16) -> Value {
        self.push(Op::Phi, 0, fast_math, ty, [0; 3])
    }

    /// Adds an edge to a phi. Does nothing if `phi` is not a phi.
    #[inline]
    pub fn add_incoming(&mut self, phi: Value, value: Value, block: Block) {
        let ValueKind::Inst(inst) = phi.kind() else {
            return;
        };
        let body = &mut *self.body;
        let data = &mut body.insts[inst.index()];
        if data.op != Op::Phi {
            return;
        }
        body.incoming.push(Incoming {
            value,
            block,
            next: 0,
        });
        let edge = id(body.incoming.len());
        if data.b == 0 {
            data.a = edge;
        } else {
            body.incoming[data.b as usize - 1].next = edge;
        }
        data.b = edge;
    }
}
