//! Builds calls and exception-handling instructions.

use super::{CallSpec, Clause, RawBuilder};
use crate::body::{Block, Inst, Op, PAD_CLEANUP, Value};
use crate::handle::id;
use crate::types::Type;

impl RawBuilder<'_> {
    fn pool_call(&mut self, spec: &CallSpec<'_>) -> Type {
        let pool = &mut self.body.pool;
        pool.extend_from_slice(&[
            spec.function_type.0,
            spec.conv.0,
            spec.attrs.0,
            id(spec.bundles.len()),
        ]);
        pool.extend(spec.args.iter().map(|arg| arg.raw()));
        for (tag, operands) in spec.bundles {
            let tag = self.ctx.metadata.string(tag);
            self.body
                .pool
                .extend_from_slice(&[tag.0, id(operands.len())]);
            self.body
                .pool
                .extend(operands.iter().map(|operand| operand.raw()));
        }
        self.ctx.types.function_result(spec.function_type)
    }

    /// `call`
    #[inline]
    pub fn call(&mut self, spec: CallSpec<'_>) -> Value {
        let pool = id(self.body.pool.len());
        let ty = self.pool_call(&spec);
        let words = [spec.callee.raw(), pool, id(spec.args.len())];
        self.push(Op::Call, spec.tail as u8, spec.fast_math, ty, words)
    }

    /// `invoke`
    pub fn invoke(&mut self, spec: CallSpec<'_>, normal: Block, unwind: Block) -> Value {
        let pool = id(self.body.pool.len());
        self.body.pool.extend_from_slice(&[normal.0, unwind.0]);
        let ty = self.pool_call(&spec);
        let words = [spec.callee.raw(), pool, id(spec.args.len())];
        self.push(Op::Invoke, 0, spec.fast_math, ty, words)
    }

    /// `callbr`
    pub fn callbr(&mut self, spec: CallSpec<'_>, default: Block, others: &[Block]) -> Value {
        let pool = id(self.body.pool.len());
        self.body
            .pool
            .extend_from_slice(&[default.0, id(others.len())]);
        self.body.pool.extend(others.iter().map(|block| block.0));
        let ty = self.pool_call(&spec);
        let words = [spec.callee.raw(), pool, id(spec.args.len())];
        self.push(Op::CallBr, 0, spec.fast_math, ty, words)
    }

    /// Replaces the callee of a call; the arguments remain.
    pub fn set_callee(&mut self, call: Inst, function_type: Type, callee: Value) {
        self.body.set_callee(call, function_type, callee);
    }

    /// `landingpad`
    pub fn landing_pad(&mut self, ty: Type, cleanup: bool, clauses: &[Clause]) -> Value {
        let pool = id(self.body.pool.len());
        for clause in clauses {
            let (kind, value) = match clause {
                Clause::Catch(value) => (0, value),
                Clause::Filter(value) => (1, value),
            };
            self.body.pool.extend_from_slice(&[kind, value.raw()]);
        }
        let flags = if cleanup { PAD_CLEANUP } else { 0 };
        self.push(Op::LandingPad, 0, flags, ty, [0, pool, id(clauses.len())])
    }

    /// `resume`
    pub fn resume(&mut self, value: Value) -> Value {
        self.push(Op::Resume, 0, 0, Type::VOID, [value.raw(), 0, 0])
    }

    /// `catchswitch`; without a parent, `within none`.
    pub fn catch_switch(
        &mut self,
        parent: Option<Value>,
        handlers: &[Block],
        unwind: Option<Block>,
    ) -> Value {
        let parent = self.pad_or_none(parent);
        let pool = id(self.body.pool.len());
        self.body.pool.push(unwind.map_or(0, |block| block.0 + 1));
        self.body.pool.extend(handlers.iter().map(|block| block.0));
        let words = [parent, pool, id(handlers.len())];
        self.push(Op::CatchSwitch, 0, 0, Type::TOKEN, words)
    }

    /// `catchpad`
    pub fn catch_pad(&mut self, switch: Value, args: &[Value]) -> Value {
        let pool = self.pool_values(args);
        let words = [switch.raw(), pool, id(args.len())];
        self.push(Op::CatchPad, 0, 0, Type::TOKEN, words)
    }

    /// `cleanuppad`; without a parent, `within none`.
    pub fn cleanup_pad(&mut self, parent: Option<Value>, args: &[Value]) -> Value {
        let parent = self.pad_or_none(parent);
        let pool = self.pool_values(args);
        let words = [parent, pool, id(args.len())];
        self.push(Op::CleanupPad, 0, 0, Type::TOKEN, words)
    }

    /// `catchret`
    pub fn catch_ret(&mut self, pad: Value, to: Block) -> Value {
        self.push(Op::CatchRet, 0, 0, Type::VOID, [pad.raw(), to.0, 0])
    }

    /// `cleanupret`
    pub fn cleanup_ret(&mut self, pad: Value, unwind: Option<Block>) -> Value {
        let to = unwind.map_or(0, |block| block.0 + 1);
        self.push(Op::CleanupRet, 0, 0, Type::VOID, [pad.raw(), to, 0])
    }

    fn pad_or_none(&mut self, pad: Option<Value>) -> u32 {
        match pad {
            Some(pad) => pad.raw(),
            None => Value::from(self.ctx.zero(Type::TOKEN)).raw(),
        }
    }
}
