//! Builds function bodies. [`RawBuilder`] appends instructions unchanged; [`FunctionBuilder`], a wrapper, folds
//! constants as LLVM's `IRBuilder` does.

mod aggregates;
mod arithmetic;
mod calls;
mod control_flow;
mod folding;
mod memory;

pub use folding::FunctionBuilder;

use crate::attributes::AttrList;
use crate::body::{
    Block, DebugRecord, FunctionBody, Inst, InstData, MdKindId, Op, Value, ValueKind,
};
use crate::context::Context;
use crate::handle::id;
use crate::metadata::Md;
use crate::types::{Type, TypeKind};
use terrace_llvm_words::{CallConv, Ordering, TailKind};

/// The memory-access attributes of a load, store or atomic operation.
#[derive(Clone, Copy, Debug)]
pub struct Access<'a> {
    /// Alignment in bytes, a power of two. `None` leaves the choice to LLVM.
    pub align: Option<u64>,
    /// `volatile`
    pub volatile: bool,
    /// Ordering; `NotAtomic` for an ordinary access.
    pub ordering: Ordering,
    /// The synchronization scope; empty for the system scope.
    pub sync_scope: &'a [u8],
}

impl Access<'_> {
    /// Returns a non-atomic, non-volatile access with this alignment.
    #[inline]
    pub fn aligned(align: Option<u64>) -> Access<'static> {
        Access {
            align,
            volatile: false,
            ordering: Ordering::NotAtomic,
            sync_scope: b"",
        }
    }
}

/// The parts of a call other than its result.
#[derive(Clone, Copy, Debug)]
pub struct CallSpec<'a> {
    /// The type of the called function.
    pub function_type: Type,
    /// The function, a pointer, or inline assembly.
    pub callee: Value,
    /// Arguments.
    pub args: &'a [Value],
    /// Calling convention.
    pub conv: CallConv,
    /// `tail`, `musttail`, `notail`
    pub tail: TailKind,
    /// Attributes.
    pub attrs: AttrList,
    /// Fast-math flags.
    pub fast_math: u16,
    /// Operand bundles: tag and operands.
    pub bundles: &'a [(&'a [u8], &'a [Value])],
}

impl<'a> CallSpec<'a> {
    /// Returns a call with the default convention and without attributes.
    #[inline]
    pub fn new(function_type: Type, callee: Value, args: &'a [Value]) -> CallSpec<'a> {
        CallSpec {
            function_type,
            callee,
            args,
            conv: CallConv::C,
            tail: TailKind::None,
            attrs: AttrList::EMPTY,
            fast_math: 0,
            bundles: &[],
        }
    }
}

/// A clause of a `landingpad`.
#[derive(Clone, Copy, Debug)]
pub enum Clause {
    /// `catch`
    Catch(Value),
    /// `filter`
    Filter(Value),
}

/// Appends blocks and instructions to a body without folding.
///
/// The caller must pass operands of correct types. An ill-typed operation prints as ill-typed text and never panics.
#[derive(Debug)]
pub struct RawBuilder<'a> {
    /// The context with the interning tables.
    pub ctx: &'a mut Context,
    body: &'a mut FunctionBody,
    block: Block,
    debug_loc: Option<Md>,
}

/// Blocks, values and metadata.
impl<'a> RawBuilder<'a> {
    /// Empties `body` and starts a function of this type, without blocks.
    pub fn new(
        ctx: &'a mut Context,
        body: &'a mut FunctionBody,
        function_type: Type,
    ) -> RawBuilder<'a> {
        body.clear();
        if let TypeKind::Function { params, .. } = ctx.types.kind(function_type) {
            body.args.extend_from_slice(params);
        }
        RawBuilder::on(ctx, body)
    }

    /// Continues a body that has blocks. Call [`RawBuilder::switch_to`] before building instructions.
    pub fn on(ctx: &'a mut Context, body: &'a mut FunctionBody) -> RawBuilder<'a> {
        RawBuilder {
            ctx,
            body,
            block: Block(0),
            debug_loc: None,
        }
    }

    /// Returns the body under construction.
    pub fn body(&self) -> &FunctionBody {
        self.body
    }

    /// Appends a new block. The first block is the entry block.
    #[inline]
    pub fn add_block(&mut self) -> Block {
        let block = self.body.create_block();
        self.body.place_block(block);
        block
    }

    /// Sets the insertion point to the end of `block`.
    #[inline]
    pub fn switch_to(&mut self, block: Block) {
        self.block = block;
    }

    /// Returns the block at whose end instructions are inserted.
    #[inline]
    pub fn current_block(&self) -> Block {
        self.block
    }

    /// Sets the `!dbg` of the instructions built from now on.
    #[inline]
    pub fn set_debug_loc(&mut self, debug_loc: Option<Md>) {
        self.debug_loc = debug_loc;
    }

    /// Returns the argument with this index.
    #[inline]
    pub fn arg(&self, index: u32) -> Value {
        Value::arg(index)
    }

    /// Returns the type of a value; `void` for an instruction without a result.
    #[inline]
    pub fn type_of(&self, value: Value) -> Type {
        self.body.type_of(&self.ctx.consts, value)
    }

    /// Names an argument.
    pub fn set_arg_name(&mut self, index: u32, name: &[u8]) {
        self.body.set_arg_name(index, name);
    }

    /// Names the result of an instruction. Does nothing for other values.
    pub fn set_value_name(&mut self, value: Value, name: &[u8]) {
        if let ValueKind::Inst(inst) = value.kind() {
            self.body.set_inst_name(inst, name);
        }
    }

    /// Names a block.
    pub fn set_block_name(&mut self, block: Block, name: &[u8]) {
        self.body.set_block_name(block, name);
    }

    /// Sets the tag by which `blockaddress` constants refer to a block.
    pub fn set_block_tag(&mut self, block: Block, tag: u32) {
        self.body.tags.push((tag, block));
    }

    /// Attaches metadata to the instruction whose result is `value`. Does nothing for a constant or an argument.
    #[inline]
    pub fn attach(&mut self, value: Value, kind: MdKindId, md: Md) {
        if let ValueKind::Inst(inst) = value.kind() {
            self.body.attach(inst, kind, md);
        }
    }

    /// Creates function-local metadata for a value, as the argument of a call: `metadata i32 %x`.
    pub fn local_metadata(&mut self, value: Value) -> Value {
        Value::local(self.body.add_local_metadata(value))
    }

    /// Appends a debug record, which precedes the next instruction of the current block.
    pub fn debug_record(&mut self, record: DebugRecord) {
        let at = id(self.body.records.len());
        self.body.records.push(record);
        self.push_raw(Op::DebugRecord, 0, 0, Type::VOID, [at, 0, 0]);
    }

    fn push_raw(&mut self, op: Op, sub: u8, flags: u16, ty: Type, words: [u32; 3]) -> Inst {
        let [a, b, c] = words;
        self.body.push(
            self.block,
            InstData {
                op,
                sub,
                flags,
                ty,
                a,
                b,
                c,
                next: 0,
            },
        )
    }

    #[inline]
    fn push(&mut self, op: Op, sub: u8, flags: u16, ty: Type, words: [u32; 3]) -> Value {
        let value = Value::inst(self.push_raw(op, sub, flags, ty, words));
        if let Some(md) = self.debug_loc {
            self.attach(value, MdKindId::DBG, md);
        }
        value
    }

    fn scope(&mut self, name: &[u8]) -> u32 {
        if name.is_empty() {
            return 0;
        }
        let scopes = &mut self.body.scopes;
        let at = scopes
            .iter()
            .position(|scope| &**scope == name)
            .unwrap_or_else(|| {
                scopes.push(name.into());
                scopes.len() - 1
            });
        id(at + 1)
    }

    fn pool_values(&mut self, values: &[Value]) -> u32 {
        let at = id(self.body.pool.len());
        self.body
            .pool
            .extend(values.iter().map(|value| value.raw()));
        at
    }
}
