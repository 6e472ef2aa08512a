//! Reads calls and exception-handling instructions.

use super::attributes::GroupList;
use super::body::FunctionState;
use super::constants::{ValId, ValKind};
use super::error::{Read, ensure, need, refusal};
use super::instructions::inst_of;
use super::keywords::Kw;
use super::lexer::Tok;
use super::{DebugFormat, Reader};
use terrace_llvm_words::{CallConv, TailKind};
use terrace_llvmir::CallSpec;
use terrace_llvmir::InlineAsm;
use terrace_llvmir::{AttrList, AttrSet};
use terrace_llvmir::{Inst, Value};
use terrace_llvmir::{Type, TypeKind};

/// A call whose attributes must be completed once all groups are defined.
#[derive(Debug)]
pub(super) struct OpenCall {
    function: usize,
    inst: Inst,
    own: AttrSet,
    groups: GroupList,
}

/// The tag and operands of an operand bundle.
type ReadBundle = (Box<[u8]>, Vec<Value>);

/// A call before its callee is resolved.
struct CallParts<'a> {
    at: usize,
    fast_math: u16,
    conv: CallConv,
    result: AttrSet,
    space: u32,
    return_type: Type,
    return_at: usize,
    callee: ValId<'a>,
    /// Offset, value, type and attributes.
    args: Vec<(usize, Value, Type, AttrSet)>,
    own: AttrSet,
    groups: GroupList,
    bundles: Vec<ReadBundle>,
}

/// A call that can be built.
struct ReadyCall {
    function_type: Type,
    callee: Value,
    args: Vec<Value>,
    attrs: AttrList,
}

impl<'a> Reader<'a> {
    /// Reads the part of a call from the calling convention to the operand bundles.
    fn call_parts(
        &mut self,
        state: &mut FunctionState<'a>,
        tail: TailKind,
        fast_math: u16,
        at: usize,
        has_space: bool,
    ) -> Read<CallParts<'a>> {
        let conv = self.calling_convention()?;
        let result = self.result_attributes()?;
        let space = if has_space {
            let default = self.module.ctx.layout.program_space();
            self.optional_address_space(default)?
        } else {
            0
        };
        let return_at = self.here();
        let return_type = self.ty(true)?;
        let callee = self.val_id(None)?;
        let args = self.arguments(state, tail)?;
        let own = self.function_attributes()?;
        let bundles = self.bundles(state)?;
        Ok(CallParts {
            at,
            fast_math,
            conv,
            result,
            space,
            return_type,
            return_at,
            callee,
            args,
            own: own.attrs,
            groups: own.groups,
            bundles,
        })
    }

    fn arguments(
        &mut self,
        state: &mut FunctionState<'a>,
        tail: TailKind,
    ) -> Read<Vec<(usize, Value, Type, AttrSet)>> {
        self.expect(Tok::LParen, "expected '(' in call")?;
        let must_tail = tail == TailKind::MustTail;
        let mut args = Vec::new();
        while self.tok() != Tok::RParen {
            if !args.is_empty() {
                self.expect(Tok::Comma, "expected ',' in argument list")?;
            }
            if self.tok() == Tok::DotDotDot {
                if !must_tail {
                    return self
                        .refuse("unexpected ellipsis in argument list for non-musttail call");
                }
                self.ensure(state.varargs).or("unexpected ellipsis in argument list for musttail call in non-varargs function")?;
                self.next()?;
                self.expect(Tok::RParen, "expected ')' at end of argument list")?;
                return Ok(args);
            }
            let at = self.here();
            let ty = self.ty(false)?;
            if ty == Type::LABEL || !self.module.ctx.types.is_first_class(ty) {
                return Err(refusal(at, "invalid type for function argument"));
            }
            let (value, attrs) = if ty == Type::METADATA {
                (self.metadata_as_value(state)?, AttrSet::EMPTY)
            } else {
                let attrs = self.param_attributes()?;
                (self.value(state, ty)?, attrs)
            };
            args.push((at, value, ty, attrs));
        }
        if must_tail && state.varargs {
            return self.refuse(
                "expected '...' at end of argument list for musttail call in varargs function",
            );
        }
        self.next()?;
        Ok(args)
    }

    fn bundles(&mut self, state: &mut FunctionState<'a>) -> Read<Vec<ReadBundle>> {
        let at = self.here();
        if !self.eat(Tok::LSquare)? {
            return Ok(Vec::new());
        }
        let mut bundles = Vec::new();
        while self.tok() != Tok::RSquare {
            if !bundles.is_empty() {
                self.expect(Tok::Comma, "expected ',' in input list")?;
            }
            let tag = self.string()?;
            self.expect(Tok::LParen, "expected '(' in operand bundle")?;
            let mut operands = Vec::new();
            while self.tok() != Tok::RParen {
                if !operands.is_empty() {
                    self.expect(Tok::Comma, "expected ',' in input list")?;
                }
                let ty = self.ty(false)?;
                operands.push(if ty == Type::METADATA {
                    self.metadata_as_value(state)?
                } else {
                    self.value(state, ty)?
                });
            }
            self.next()?;
            bundles.push((tag, operands));
        }
        ensure(!bundles.is_empty(), at).or("operand bundle set must not be empty")?;
        self.next()?;
        Ok(bundles)
    }

    /// Resolves the callee and checks the arguments.
    fn ready_call(
        &mut self,
        state: &mut FunctionState<'a>,
        parts: &mut CallParts<'a>,
    ) -> Read<ReadyCall> {
        let params: Vec<Type> = parts.args.iter().map(|arg| arg.2).collect();
        let function_type = need(
            self.called_type(parts.return_type, &params),
            parts.return_at,
        )
        .or("Invalid result type for LLVM function")?;
        let callee_type = self.module.ctx.types.ptr(parts.space);
        let callee = ValId {
            at: parts.callee.at,
            kind: std::mem::replace(&mut parts.callee.kind, ValKind::Null),
        };
        let callee = match callee.kind {
            ValKind::Asm(asm) => {
                let asm = InlineAsm {
                    function_type,
                    ..*asm
                };
                self.module
                    .ctx
                    .check_asm(&asm)
                    .map_err(|message| refusal(parts.callee.at, message))?;
                self.module.ctx.inline_asm(&asm).into()
            }
            _ => self.value_of(state, callee_type, callee)?,
        };
        self.check_arguments(parts, function_type)?;
        let sets: Vec<AttrSet> = parts.args.iter().map(|arg| arg.3).collect();
        let ctx = &mut self.module.ctx;
        Ok(ReadyCall {
            function_type,
            callee,
            args: parts.args.iter().map(|arg| arg.1).collect(),
            attrs: ctx.attrs.list(parts.own, parts.result, &sets),
        })
    }

    fn check_arguments(&self, parts: &CallParts<'a>, function_type: Type) -> Read<()> {
        let TypeKind::Function {
            params, varargs, ..
        } = self.module.ctx.types.kind(function_type)
        else {
            return Ok(());
        };
        for (index, &(at, _, ty, _)) in parts.args.iter().enumerate() {
            match params.get(index) {
                Some(&param) if param != ty => {
                    let param = self.type_text(param);
                    let message = format!("argument is not of expected type '{param}'");
                    return Err(refusal(at, message));
                }
                None if !varargs => return Err(refusal(at, "too many arguments specified")),
                _ => {}
            }
        }
        ensure(parts.args.len() >= params.len(), parts.at)
            .or("not enough parameters specified for call")?;
        Ok(())
    }

    /// Records a call that refers to attribute groups.
    fn open_call(&mut self, function: usize, call: Value, parts: &CallParts<'a>) {
        if parts.groups != GroupList::NONE {
            self.open_calls.push(OpenCall {
                function,
                inst: inst_of(call),
                own: parts.own,
                groups: parts.groups,
            });
        }
    }

    /// Completes the attributes of calls. Call this once all groups are defined.
    pub(super) fn finish_calls(&mut self) {
        for open in std::mem::take(&mut self.open_calls) {
            let own = self.with_groups(open.own, open.groups);
            let body = &mut self.module.functions[open.function].body;
            let Some(call) = body.kind(open.inst).call() else {
                continue;
            };
            let attrs = &mut self.module.ctx.attrs;
            let result = attrs.result_set(call.attrs);
            let params = attrs.param_sets(call.attrs).to_vec();
            let list = attrs.list(own, result, &params);
            body.set_call_attributes(open.inst, list);
        }
    }

    pub(super) fn call(
        &mut self,
        function: usize,
        state: &mut FunctionState<'a>,
        tail: TailKind,
    ) -> Read<Value> {
        let at = self.here();
        if tail != TailKind::None {
            self.expect_keyword(
                Kw::Call,
                "expected 'tail call', 'musttail call', or 'notail call'",
            )?;
        }
        let fast_math = self.fast_math()?;
        let mut parts = self.call_parts(state, tail, fast_math, at, true)?;
        let is_debug = matches!(
            &parts.callee.kind,
            ValKind::GlobalName(name, _) if is_debug_intrinsic(name)
        );
        let ready = self.ready_call(state, &mut parts)?;
        let result = self.module.ctx.types.function_result(ready.function_type);
        if fast_math != 0 && !self.module.ctx.types.takes_fast_math(result) {
            return Err(refusal(
                at,
                "fast-math-flags specified for call without floating-point scalar or vector return type",
            ));
        }
        if is_debug {
            ensure(self.debug_format != DebugFormat::Records, at).or(
                "llvm.dbg intrinsic should not appear in a module using non-intrinsic debug \
                     info",
            )?;
            self.debug_format = DebugFormat::Intrinsics;
        }
        let bundles = borrowed(&parts.bundles);
        let value = self.builder(state).call(CallSpec {
            tail,
            ..spec(&parts, &ready, &bundles)
        });
        self.open_call(function, value, &parts);
        Ok(value)
    }

    pub(super) fn invoke(&mut self, function: usize, state: &mut FunctionState<'a>) -> Read<Value> {
        let at = self.here();
        let mut parts = self.call_parts(state, TailKind::None, 0, at, true)?;
        self.expect_keyword(Kw::To, "expected 'to' in invoke")?;
        let normal = self.typed_block(state)?;
        self.expect_keyword(Kw::Unwind, "expected 'unwind' in invoke")?;
        let unwind = self.typed_block(state)?;
        let ready = self.ready_call(state, &mut parts)?;
        let bundles = borrowed(&parts.bundles);
        let spec = spec(&parts, &ready, &bundles);
        let value = self.builder(state).invoke(spec, normal, unwind);
        self.open_call(function, value, &parts);
        Ok(value)
    }

    pub(super) fn callbr(&mut self, function: usize, state: &mut FunctionState<'a>) -> Read<Value> {
        let at = self.here();
        let mut parts = self.call_parts(state, TailKind::None, 0, at, false)?;
        self.expect_keyword(Kw::To, "expected 'to' in callbr")?;
        let default = self.typed_block(state)?;
        self.expect(Tok::LSquare, "expected '[' in callbr")?;
        let others = self.block_list(state)?;
        let ready = self.ready_call(state, &mut parts)?;
        let bundles = borrowed(&parts.bundles);
        let spec = spec(&parts, &ready, &bundles);
        let value = self.builder(state).callbr(spec, default, &others);
        self.open_call(function, value, &parts);
        Ok(value)
    }

    /// Reads the `[type value, ...]` of a pad.
    fn exception_args(&mut self, state: &mut FunctionState<'a>) -> Read<Vec<Value>> {
        self.expect(Tok::LSquare, "expected '[' in catchpad/cleanuppad")?;
        let mut args = Vec::new();
        while self.tok() != Tok::RSquare {
            if !args.is_empty() {
                self.expect(Tok::Comma, "expected ',' in argument list")?;
            }
            let ty = self.ty(false)?;
            args.push(if ty == Type::METADATA {
                self.metadata_as_value(state)?
            } else {
                self.value(state, ty)?
            });
        }
        self.next()?;
        Ok(args)
    }

    /// Reads `to caller` or `label %block`, after `unwind`.
    fn unwind(
        &mut self,
        state: &mut FunctionState<'a>,
        message: &str,
    ) -> Read<Option<terrace_llvmir::Block>> {
        if self.eat_keyword(Kw::To)? {
            self.expect_keyword(Kw::Caller, message)?;
            return Ok(None);
        }
        self.typed_block(state).map(Some)
    }

    pub(super) fn cleanup_ret(&mut self, state: &mut FunctionState<'a>) -> Read<Value> {
        self.expect_keyword(Kw::From, "expected 'from' after cleanupret")?;
        let pad = self.value(state, Type::TOKEN)?;
        self.expect_keyword(Kw::Unwind, "expected 'unwind' in cleanupret")?;
        let unwind = self.unwind(state, "expected 'caller' in cleanupret")?;
        Ok(self.builder(state).cleanup_ret(pad, unwind))
    }

    pub(super) fn catch_ret(&mut self, state: &mut FunctionState<'a>) -> Read<Value> {
        self.expect_keyword(Kw::From, "expected 'from' after catchret")?;
        let pad = self.value(state, Type::TOKEN)?;
        self.expect_keyword(Kw::To, "expected 'to' in catchret")?;
        let to = self.typed_block(state)?;
        Ok(self.builder(state).catch_ret(pad, to))
    }

    /// Reads the parent pad, or `none` if allowed.
    fn parent(&mut self, state: &mut FunctionState<'a>, none: bool, message: &str) -> Read<Value> {
        match self.tok() {
            Tok::LocalVar | Tok::LocalId(_) => {}
            Tok::Keyword(Kw::None) if none => {}
            _ => return self.refuse(message),
        }
        self.value(state, Type::TOKEN)
    }

    pub(super) fn catch_switch(&mut self, state: &mut FunctionState<'a>) -> Read<Value> {
        self.expect_keyword(Kw::Within, "expected 'within' after catchswitch")?;
        let parent = self.parent(state, true, "expected scope value for catchswitch")?;
        self.expect(Tok::LSquare, "expected '[' with catchswitch labels")?;
        let mut handlers = Vec::new();
        loop {
            handlers.push(self.typed_block(state)?);
            if !self.eat(Tok::Comma)? {
                break;
            }
        }
        self.expect(Tok::RSquare, "expected ']' after catchswitch labels")?;
        self.expect_keyword(Kw::Unwind, "expected 'unwind' after catchswitch scope")?;
        let unwind = self.unwind(state, "expected 'caller' in catchswitch")?;
        Ok(self
            .builder(state)
            .catch_switch(Some(parent), &handlers, unwind))
    }

    pub(super) fn catch_pad(&mut self, state: &mut FunctionState<'a>) -> Read<Value> {
        self.expect_keyword(Kw::Within, "expected 'within' after catchpad")?;
        let switch = self.parent(state, false, "expected scope value for catchpad")?;
        let args = self.exception_args(state)?;
        Ok(self.builder(state).catch_pad(switch, &args))
    }

    pub(super) fn cleanup_pad(&mut self, state: &mut FunctionState<'a>) -> Read<Value> {
        self.expect_keyword(Kw::Within, "expected 'within' after cleanuppad")?;
        let parent = self.parent(state, true, "expected scope value for cleanuppad")?;
        let args = self.exception_args(state)?;
        Ok(self.builder(state).cleanup_pad(Some(parent), &args))
    }
}

fn borrowed(bundles: &[ReadBundle]) -> Vec<(&[u8], &[Value])> {
    let bundles = bundles.iter();
    bundles
        .map(|(tag, operands)| (&**tag, &**operands))
        .collect()
}

fn spec<'s>(
    parts: &CallParts<'_>,
    ready: &'s ReadyCall,
    bundles: &'s [(&'s [u8], &'s [Value])],
) -> CallSpec<'s> {
    CallSpec {
        function_type: ready.function_type,
        callee: ready.callee,
        args: &ready.args,
        conv: parts.conv,
        tail: TailKind::None,
        attrs: ready.attrs,
        fast_math: parts.fast_math,
        bundles,
    }
}

/// Returns true for the debug intrinsics that debug records replaced.
fn is_debug_intrinsic(name: &[u8]) -> bool {
    matches!(
        name,
        b"llvm.dbg.declare" | b"llvm.dbg.value" | b"llvm.dbg.assign"
    )
}
