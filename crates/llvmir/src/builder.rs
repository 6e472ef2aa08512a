//! Building function bodies, folding constants as LLVM's `IRBuilder` does.

use crate::attributes::AttrList;
use crate::body::{
    ALLOCA_INALLOCA, ALLOCA_SWIFTERROR, Block, CallHeader, DebugRecord, FunctionBody, HAS_METADATA,
    Incoming, Inst, InstData, MEM_VOLATILE, MEM_WEAK, MdKindId, Op, PAD_CLEANUP, Value, ValueKind,
    align_code, pack_orderings,
};
use crate::constants::Const;
use crate::context::Context;
use crate::handle::id;
use crate::keywords::{
    AtomicOp, BinaryOp, CallConv, CastOp, FloatPredicate, IntPredicate, Ordering, TailKind,
};
use crate::metadata::Md;
use crate::module::Function;
use crate::types::{Type, TypeKind};
use crate::verify::{KnownIntrinsics, Problem};

/// How a load, store or atomic operation accesses memory.
#[derive(Clone, Copy, Debug)]
pub struct Access<'a> {
    /// Alignment in bytes, a power of two; `None` leaves LLVM's default.
    pub align: Option<u64>,
    /// `volatile`
    pub volatile: bool,
    /// Ordering; `NotAtomic` for an ordinary access.
    pub ordering: Ordering,
    /// Synchronisation scope; empty for the system.
    pub sync_scope: &'a [u8],
}

impl Access<'_> {
    /// An ordinary access of this alignment.
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

/// What a call says beside its result.
#[derive(Clone, Copy, Debug)]
pub struct CallSpec<'a> {
    /// Type of the function called.
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
    /// A plain call.
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

/// Appends blocks and instructions to a body. Operations on constants that LLVM's `IRBuilder`
/// folds yield a constant and append nothing.
///
/// Types are the caller's to get right: an ill-typed operation makes an ill-typed text, never a
/// panic.
#[derive(Debug)]
pub struct FunctionBuilder<'a> {
    /// The tables.
    pub ctx: &'a mut Context,
    body: &'a mut FunctionBody,
    block: Block,
    debug_loc: Option<Md>,
}

/// Blocks, values, metadata.
impl<'a> FunctionBuilder<'a> {
    /// Empties `body` and starts a function of this type, without a block.
    pub fn new(
        ctx: &'a mut Context,
        body: &'a mut FunctionBody,
        function_type: Type,
    ) -> FunctionBuilder<'a> {
        body.clear();
        if let TypeKind::Function { params, .. } = ctx.types.kind(function_type) {
            body.args.extend_from_slice(params);
        }
        FunctionBuilder {
            ctx,
            body,
            block: Block(0),
            debug_loc: None,
        }
    }

    /// Checks the function that was built.
    pub fn verify(
        &mut self,
        header: &Function,
        known: &mut KnownIntrinsics,
    ) -> Result<(), Problem> {
        self.ctx.verify_function(header, false)?;
        self.ctx.verify_body(header, self.body, known)
    }

    /// The body being built.
    pub fn body(&self) -> &FunctionBody {
        self.body
    }

    /// Adds a block after the others. The first is the entry.
    #[inline]
    pub fn add_block(&mut self) -> Block {
        self.body.add_block()
    }

    /// Makes instructions go to the end of `block` from now on.
    #[inline]
    pub fn switch_to(&mut self, block: Block) {
        self.block = block;
    }

    /// The block instructions go to.
    #[inline]
    pub fn current_block(&self) -> Block {
        self.block
    }

    /// The `!dbg` of the instructions built from now on.
    #[inline]
    pub fn set_debug_loc(&mut self, debug_loc: Option<Md>) {
        self.debug_loc = debug_loc;
    }

    /// Argument `index`.
    #[inline]
    pub fn arg(&self, index: u32) -> Value {
        Value::arg(index)
    }

    /// The type of a value; `void` of an instruction without a result.
    #[inline]
    pub fn type_of(&self, value: Value) -> Type {
        match value.kind() {
            ValueKind::Const(c) => self.ctx.consts.type_of(c),
            ValueKind::Arg(index) => self
                .body
                .args
                .get(index as usize)
                .copied()
                .unwrap_or(Type::VOID),
            ValueKind::Inst(inst) => self.body.insts[inst.index()].ty,
        }
    }

    /// Names an argument.
    pub fn set_arg_name(&mut self, index: u32, name: &[u8]) {
        self.body.arg_names.push((index, name.into()));
    }

    /// Names the result of an instruction; other values keep theirs.
    pub fn set_value_name(&mut self, value: Value, name: &[u8]) {
        if let ValueKind::Inst(inst) = value.kind() {
            self.body.inst_names.push((inst, name.into()));
        }
    }

    /// Names a block.
    pub fn set_block_name(&mut self, block: Block, name: &[u8]) {
        self.body.block_names.push((block, name.into()));
    }

    /// Gives a block the tag that `blockaddress` constants refer to it by.
    pub fn set_block_tag(&mut self, block: Block, tag: u32) {
        self.body.tags.push((tag, block));
    }

    /// Attaches metadata to the instruction `value` is the result of. A constant or an argument
    /// has nothing it could be attached to, and nothing happens.
    #[inline]
    pub fn attach(&mut self, value: Value, kind: MdKindId, md: Md) {
        if let ValueKind::Inst(inst) = value.kind() {
            self.body.insts[inst.index()].flags |= HAS_METADATA;
            self.body.attachments.push((inst, kind, md));
        }
    }

    /// A debug record before the next instruction of the current block.
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

fn consts(left: Value, right: Value) -> Option<(Const, Const)> {
    Some((left.as_const()?, right.as_const()?))
}

/// Arithmetic, comparisons, casts.
impl FunctionBuilder<'_> {
    /// A binary operation; `flags` are [`crate::flags::int`] or [`crate::flags::fast_math`].
    #[inline]
    pub fn binary(&mut self, op: BinaryOp, flags: u16, left: Value, right: Value) -> Value {
        if let Some((a, b)) = consts(left, right)
            && let Some(c) = self.ctx.fold_binary(op, a, b)
        {
            return c.into();
        }
        let ty = self.type_of(left);
        self.push(
            Op::Binary,
            op as u8,
            flags,
            ty,
            [left.raw(), right.raw(), 0],
        )
    }

    /// `fneg`
    pub fn fneg(&mut self, fast_math: u16, operand: Value) -> Value {
        if let Some(c) = operand.as_const()
            && let Some(c) = self.ctx.fold_fneg(c)
        {
            return c.into();
        }
        let ty = self.type_of(operand);
        self.push(Op::FNeg, 0, fast_math, ty, [operand.raw(), 0, 0])
    }

    /// A cast to `ty`; nothing at all when the operand has that type.
    #[inline]
    pub fn cast(&mut self, op: CastOp, flags: u16, operand: Value, ty: Type) -> Value {
        if self.type_of(operand) == ty {
            return operand;
        }
        if let Some(c) = operand.as_const()
            && let Some(c) = self.ctx.fold_cast(op, c, ty)
        {
            return c.into();
        }
        self.push(Op::Cast, op as u8, flags, ty, [operand.raw(), 0, 0])
    }

    /// `icmp`; `flags` may have [`crate::flags::int::SAMESIGN`].
    #[inline]
    pub fn icmp(&mut self, pred: IntPredicate, flags: u16, left: Value, right: Value) -> Value {
        if let Some((a, b)) = consts(left, right)
            && let Some(c) = self.ctx.fold_icmp(pred, a, b)
        {
            return c.into();
        }
        let operand_type = self.type_of(left);
        let ty = self.ctx.types.with_scalar(operand_type, Type::I1);
        self.push(
            Op::ICmp,
            pred as u8,
            flags,
            ty,
            [left.raw(), right.raw(), 0],
        )
    }

    /// `fcmp`
    #[inline]
    pub fn fcmp(
        &mut self,
        pred: FloatPredicate,
        fast_math: u16,
        left: Value,
        right: Value,
    ) -> Value {
        if let Some((a, b)) = consts(left, right)
            && let Some(c) = self.ctx.fold_fcmp(pred, a, b)
        {
            return c.into();
        }
        let operand_type = self.type_of(left);
        let ty = self.ctx.types.with_scalar(operand_type, Type::I1);
        self.push(
            Op::FCmp,
            pred as u8,
            fast_math,
            ty,
            [left.raw(), right.raw(), 0],
        )
    }

    /// `select`
    pub fn select(&mut self, fast_math: u16, cond: Value, yes: Value, no: Value) -> Value {
        if let Some(c) = cond.as_const()
            && let Some((a, b)) = consts(yes, no)
            && let Some(c) = self.ctx.fold_select(c, a, b)
        {
            return c.into();
        }
        let ty = self.type_of(yes);
        self.push(
            Op::Select,
            0,
            fast_math,
            ty,
            [cond.raw(), yes.raw(), no.raw()],
        )
    }

    /// `freeze`; never folded.
    pub fn freeze(&mut self, operand: Value) -> Value {
        let ty = self.type_of(operand);
        self.push(Op::Freeze, 0, 0, ty, [operand.raw(), 0, 0])
    }
}

/// Memory.
impl FunctionBuilder<'_> {
    /// `alloca` of `count` elements in an address space.
    pub fn alloca(
        &mut self,
        element: Type,
        count: Value,
        align: Option<u64>,
        address_space: u32,
        inalloca: bool,
    ) -> Value {
        let ty = self.ctx.types.ptr(address_space);
        let flags = if inalloca { ALLOCA_INALLOCA } else { 0 };
        self.push(
            Op::Alloca,
            0,
            flags,
            ty,
            [element.0, count.raw(), align_code(align)],
        )
    }

    /// Marks an `alloca` as `swifterror`.
    pub fn set_swifterror(&mut self, alloca: Value) {
        if let ValueKind::Inst(inst) = alloca.kind() {
            self.body.insts[inst.index()].flags |= ALLOCA_SWIFTERROR;
        }
    }

    /// `load`
    #[inline]
    pub fn load(&mut self, ty: Type, ptr: Value, access: Access<'_>) -> Value {
        let scope = self.scope(access.sync_scope);
        let flags = if access.volatile { MEM_VOLATILE } else { 0 };
        let words = [ptr.raw(), align_code(access.align), scope];
        self.push(Op::Load, access.ordering as u8, flags, ty, words)
    }

    /// `store`
    #[inline]
    pub fn store(&mut self, value: Value, ptr: Value, access: Access<'_>) -> Value {
        let scope = self.scope(access.sync_scope);
        let flags = if access.volatile { MEM_VOLATILE } else { 0 };
        let words = [
            value.raw(),
            ptr.raw(),
            align_code(access.align) | scope << 8,
        ];
        self.push(Op::Store, access.ordering as u8, flags, Type::VOID, words)
    }

    /// `fence`
    pub fn fence(&mut self, ordering: Ordering, sync_scope: &[u8]) -> Value {
        let scope = self.scope(sync_scope);
        self.push(Op::Fence, ordering as u8, 0, Type::VOID, [0, 0, scope])
    }

    /// `cmpxchg`; `access.ordering` is that of success.
    pub fn cmpxchg(
        &mut self,
        ptr: Value,
        expected: Value,
        new: Value,
        access: Access<'_>,
        failure: Ordering,
        weak: bool,
    ) -> Value {
        let scope = self.scope(access.sync_scope);
        let flags =
            if access.volatile { MEM_VOLATILE } else { 0 } | if weak { MEM_WEAK } else { 0 };
        let value_type = self.type_of(new);
        let ty = self.ctx.types.struct_(&[value_type, Type::I1], false);
        let pool = self.pool_values(&[ptr, expected, new]);
        let words = [0, pool, align_code(access.align) | scope << 8];
        self.push(
            Op::CmpXchg,
            pack_orderings(access.ordering, failure),
            flags,
            ty,
            words,
        )
    }

    /// `atomicrmw`
    pub fn atomic_rmw(
        &mut self,
        op: AtomicOp,
        ptr: Value,
        value: Value,
        access: Access<'_>,
    ) -> Value {
        let scope = self.scope(access.sync_scope);
        let flags = if access.volatile { MEM_VOLATILE } else { 0 };
        let ty = self.type_of(value);
        let code = align_code(access.align) | (access.ordering as u32) << 8 | scope << 16;
        self.push(
            Op::AtomicRmw,
            op as u8,
            flags,
            ty,
            [ptr.raw(), value.raw(), code],
        )
    }

    /// `getelementptr`; `flags` are [`crate::flags::gep`].
    #[inline]
    pub fn gep(&mut self, source: Type, flags: u16, base: Value, indices: &[Value]) -> Value {
        if let Some(c) = base.as_const()
            && indices.iter().all(|index| index.as_const().is_some())
        {
            let constants: Vec<Const> = indices.iter().filter_map(|at| at.as_const()).collect();
            if let Some(c) = self.ctx.fold_gep(source, flags, c, &constants) {
                return c.into();
            }
        }
        let mut ty = self.type_of(base);
        if !self.ctx.types.is_vector(ty) {
            for &index in indices {
                let index_type = self.type_of(index);
                if self.ctx.types.is_vector(index_type) {
                    ty = self.ctx.types.with_scalar(index_type, ty);
                    break;
                }
            }
        }
        let pool = id(self.body.pool.len());
        self.body.pool.push(base.raw());
        self.body
            .pool
            .extend(indices.iter().map(|index| index.raw()));
        self.push(
            Op::GetElementPtr,
            0,
            flags,
            ty,
            [source.0, pool, id(indices.len() + 1)],
        )
    }

    /// `va_arg`
    pub fn va_arg(&mut self, list: Value, ty: Type) -> Value {
        self.push(Op::VaArg, 0, 0, ty, [list.raw(), 0, 0])
    }
}

/// Aggregates and vectors.
impl FunctionBuilder<'_> {
    /// `extractvalue`
    pub fn extract_value(&mut self, aggregate: Value, position: &[u32]) -> Value {
        if let Some(c) = aggregate.as_const()
            && let Some(c) = self.ctx.fold_extract_value(c, position)
        {
            return c.into();
        }
        let mut ty = self.type_of(aggregate);
        for &at in position {
            ty = self
                .ctx
                .types
                .element(ty, u64::from(at))
                .unwrap_or(Type::VOID);
        }
        let pool = id(self.body.pool.len());
        self.body.pool.extend_from_slice(position);
        self.push(
            Op::ExtractValue,
            0,
            0,
            ty,
            [aggregate.raw(), pool, id(position.len())],
        )
    }

    /// `insertvalue`
    pub fn insert_value(&mut self, aggregate: Value, value: Value, position: &[u32]) -> Value {
        if let Some((a, v)) = consts(aggregate, value)
            && let Some(c) = self.ctx.fold_insert_value(a, v, position)
        {
            return c.into();
        }
        let ty = self.type_of(aggregate);
        let pool = id(self.body.pool.len());
        self.body.pool.push(value.raw());
        self.body.pool.extend_from_slice(position);
        self.push(
            Op::InsertValue,
            0,
            0,
            ty,
            [aggregate.raw(), pool, id(position.len() + 1)],
        )
    }

    /// `extractelement`
    pub fn extract_element(&mut self, vector: Value, index: Value) -> Value {
        if let Some((v, i)) = consts(vector, index) {
            return self.ctx.fold_extract_element(v, i).into();
        }
        let vector_type = self.type_of(vector);
        let ty = self.ctx.types.scalar(vector_type);
        self.push(Op::ExtractElement, 0, 0, ty, [vector.raw(), index.raw(), 0])
    }

    /// `insertelement`
    pub fn insert_element(&mut self, vector: Value, element: Value, index: Value) -> Value {
        if let Some((v, e)) = consts(vector, element)
            && let Some(i) = index.as_const()
        {
            return self.ctx.fold_insert_element(v, e, i).into();
        }
        let ty = self.type_of(vector);
        self.push(
            Op::InsertElement,
            0,
            0,
            ty,
            [vector.raw(), element.raw(), index.raw()],
        )
    }

    /// `shufflevector`; a negative lane is poison.
    pub fn shuffle_vector(&mut self, left: Value, right: Value, mask: &[i32]) -> Value {
        if let Some((a, b)) = consts(left, right) {
            return self.ctx.fold_shuffle_vector(a, b, mask).into();
        }
        let operand_type = self.type_of(left);
        let ty = match self.ctx.types.kind(operand_type) {
            TypeKind::Vector {
                element, scalable, ..
            } => self.ctx.types.intern(TypeKind::Vector {
                element,
                len: id(mask.len()),
                scalable,
            }),
            _ => operand_type,
        };
        let pool = id(self.body.pool.len());
        self.body.pool.push(id(mask.len()));
        self.body.pool.extend(mask.iter().map(|&lane| lane as u32));
        self.push(Op::ShuffleVector, 0, 0, ty, [left.raw(), right.raw(), pool])
    }
}

/// Calls and exceptions.
impl FunctionBuilder<'_> {
    fn pool_call(&mut self, spec: &CallSpec<'_>) -> Type {
        let header = CallHeader {
            function_type: spec.function_type,
            conv: spec.conv,
            attrs: spec.attrs,
            bundles: id(spec.bundles.len()),
        };
        let pool = &mut self.body.pool;
        pool.extend_from_slice(&[
            header.function_type.0,
            header.conv.0,
            header.attrs.0,
            header.bundles,
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

    /// `catchswitch` within a parent pad, or `none`.
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
        self.push(
            Op::CatchSwitch,
            0,
            0,
            Type::TOKEN,
            [parent, pool, id(handlers.len())],
        )
    }

    /// `catchpad`
    pub fn catch_pad(&mut self, switch: Value, args: &[Value]) -> Value {
        let pool = self.pool_values(args);
        self.push(
            Op::CatchPad,
            0,
            0,
            Type::TOKEN,
            [switch.raw(), pool, id(args.len())],
        )
    }

    /// `cleanuppad` within a parent pad, or `none`.
    pub fn cleanup_pad(&mut self, parent: Option<Value>, args: &[Value]) -> Value {
        let parent = self.pad_or_none(parent);
        let pool = self.pool_values(args);
        self.push(
            Op::CleanupPad,
            0,
            0,
            Type::TOKEN,
            [parent, pool, id(args.len())],
        )
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

/// Terminators and phis.
impl FunctionBuilder<'_> {
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
        self.push(
            Op::Switch,
            0,
            0,
            Type::VOID,
            [value.raw(), pool, id(cases.len())],
        )
    }

    /// `indirectbr`
    pub fn indirect_br(&mut self, address: Value, to: &[Block]) -> Value {
        let pool = id(self.body.pool.len());
        self.body.pool.extend(to.iter().map(|block| block.0));
        self.push(
            Op::IndirectBr,
            0,
            0,
            Type::VOID,
            [address.raw(), pool, id(to.len())],
        )
    }

    /// `phi`, its edges to be added by [`FunctionBuilder::add_incoming`].
    #[inline]
    pub fn phi(&mut self, ty: Type, fast_math: u16) -> Value {
        self.push(Op::Phi, 0, fast_math, ty, [0; 3])
    }

    /// Adds an edge to a phi; nothing happens when `phi` is none.
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
