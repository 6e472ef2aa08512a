//! Reads calls.

use super::Loader;
use super::error::{Load, ensure, need, refuse};
use super::function::Body;
use super::ops::Ops;
use terrace_llvm_words::{CallConv, TailKind};
use terrace_llvmir::AttrList;
use terrace_llvmir::CallSpec;
use terrace_llvmir::Value;
use terrace_llvmir::{Type, TypeKind};

const MAX_CONV: u64 = 1023;

/// The parts common to all calls.
struct Parts {
    function_type: Type,
    callee: Value,
    args: Vec<Value>,
    attrs: AttrList,
    bundles: Vec<(Box<[u8]>, Vec<Value>)>,
}

impl Parts {
    fn spec<'s>(&'s self, bundles: &'s [(&'s [u8], &'s [Value])]) -> CallSpec<'s> {
        CallSpec {
            attrs: self.attrs,
            bundles,
            ..CallSpec::new(self.function_type, self.callee, &self.args)
        }
    }

    fn borrowed(&self) -> Vec<(&[u8], &[Value])> {
        let bundles = self.bundles.iter();
        bundles.map(|(tag, values)| (&**tag, &**values)).collect()
    }
}

impl Loader<'_> {
    /// Operands: the function type (if explicit), the callee, the arguments.
    fn call_parts(
        &mut self,
        body: &mut Body,
        ops: &mut Ops<'_>,
        attrs: u64,
        has_type: bool,
    ) -> Load<Parts> {
        let id = need(has_type.then(|| ops.next()).transpose()?)
            .or("Callee is not of pointer to function type")?;
        let function_type = self.ty(id)?;
        let TypeKind::Function {
            params, varargs, ..
        } = self.module.ctx.types.kind(function_type)
        else {
            return refuse("Explicit call type is not a function type");
        };
        let params = params.to_vec();
        let (callee, callee_type) = self.typed(body, ops)?;
        ensure(self.module.ctx.types.is_ptr(callee_type)).or("Callee is not a pointer type")?;
        ensure(ops.len() >= params.len()).or("Insufficient operands to call")?;
        let mut args = Vec::with_capacity(params.len());
        for ty in params {
            ensure(ty != Type::LABEL)
                .or("Invalid record: a label as an argument is not supported")?;
            args.push(self.operand(body, ops, ty)?);
        }
        if !varargs && !ops.is_empty() {
            return refuse("Invalid record");
        }
        while !ops.is_empty() {
            args.push(self.typed(body, ops)?.0);
        }
        let attrs = self.attributes(attrs);
        let attrs = self.typed_attributes(attrs, id);
        let mut bundles = std::mem::take(&mut body.bundles);
        // Old bitcode has empty bundles of this kind, which have no effect.
        bundles.retain(|(tag, values)| **tag != *b"clang.arc.attachedcall" || !values.is_empty());
        Ok(Parts {
            function_type,
            callee,
            args,
            attrs,
            bundles,
        })
    }

    /// Operands: attributes, convention and flags, fast-math flags, then the common parts.
    pub(super) fn call(&mut self, body: &mut Body, ops: &mut Ops<'_>) -> Load<Value> {
        let (attrs, flags) = (ops.next()?, ops.next()?);
        let flag = |bit: u32| flags >> bit & 1 != 0;
        let fast_math = match flag(17) {
            true => super::instructions::fast_math(ops.next()?),
            false => 0,
        };
        let parts = self.call_parts(body, ops, attrs, flag(15))?;
        let result = self.module.ctx.types.function_result(parts.function_type);
        if fast_math != 0 && !self.module.ctx.types.takes_fast_math(result) {
            return refuse(
                "Fast-math-flags specified for call without floating-point scalar or vector return type",
            );
        }
        let mut tail = TailKind::None;
        for (bit, kind) in [
            (0, TailKind::Tail),
            (14, TailKind::MustTail),
            (16, TailKind::NoTail),
        ] {
            if flag(bit) {
                tail = kind;
            }
        }
        let bundles = parts.borrowed();
        let spec = CallSpec {
            tail,
            fast_math,
            conv: CallConv(((flags & 0x7ff) >> 1) as u32),
            ..parts.spec(&bundles)
        };
        Ok(self.builder(body).call(spec))
    }

    /// Operands: attributes, convention and flags, two blocks, then the common parts.
    pub(super) fn invoke(&mut self, body: &mut Body, ops: &mut Ops<'_>) -> Load<Value> {
        let (attrs, flags) = (ops.next()?, ops.next()?);
        let (normal, unwind) = (body.block(ops.next()?)?, body.block(ops.next()?)?);
        let parts = self.call_parts(body, ops, attrs, flags >> 13 & 1 != 0)?;
        let bundles = parts.borrowed();
        let spec = CallSpec {
            conv: CallConv((flags & MAX_CONV) as u32),
            ..parts.spec(&bundles)
        };
        Ok(self.builder(body).invoke(spec, normal, unwind))
    }

    /// Operands: attributes, convention and flags, a block, the number of other blocks, these blocks, then the common
    /// parts.
    pub(super) fn callbr(&mut self, body: &mut Body, ops: &mut Ops<'_>) -> Load<Value> {
        let (attrs, flags) = (ops.next()?, ops.next()?);
        let default = body.block(ops.next()?)?;
        let count = ops.next()?;
        let others = ops.take(count)?.iter();
        let others = others
            .map(|&number| body.block(number))
            .collect::<Load<Vec<_>>>()?;
        let parts = self.call_parts(body, ops, attrs, flags >> 15 & 1 != 0)?;
        let bundles = parts.borrowed();
        let spec = CallSpec {
            conv: CallConv(((flags & 0x7ff) >> 1) as u32),
            ..parts.spec(&bundles)
        };
        Ok(self.builder(body).callbr(spec, default, &others))
    }
}
