//! Decodes instructions of the arena into [`InstKind`], and provides read access to a body.

use super::{
    ALLOCA_INALLOCA, ALLOCA_SWIFTERROR, Block, CALL_HEADER_WORDS, DebugLocation, DebugRecord,
    FunctionBody, HAS_METADATA, Inst, Local, LocalMetadata, MEM_VOLATILE, MEM_WEAK, MdKindId, Op,
    PAD_CLEANUP, Value, ValueKind,
};
use crate::attributes::AttrList;
use crate::builder::{Access, Clause};
use crate::constants::{Const, Consts};
use crate::metadata::Md;
use crate::types::Type;
use terrace_llvm_words::{
    AtomicOp, BinaryOp, CallConv, CastOp, FloatPredicate, Ordering, TailKind,
};
use terrace_numeric::IntPredicate;

/// An instruction with its operands. [`FunctionBody::inst_type`] returns the type of its result.
///
/// `flags` are bits of [`crate::flags::int`] or [`crate::flags::gep`]; `fast_math` are bits of
/// [`crate::flags::fast_math`].
#[derive(Clone, Copy, Debug)]
#[expect(missing_docs, reason = "the operands of LLVM's instructions")]
pub enum InstKind<'a> {
    /// A binary operation. The flags of a floating-point operation are fast-math flags.
    Binary {
        op: BinaryOp,
        flags: u16,
        left: Value,
        right: Value,
    },
    /// `fneg`
    FNeg { fast_math: u16, operand: Value },
    /// A cast to the result type. The flags of a floating-point cast are fast-math flags.
    Cast {
        op: CastOp,
        flags: u16,
        operand: Value,
    },
    /// `icmp`
    ICmp {
        predicate: IntPredicate,
        flags: u16,
        left: Value,
        right: Value,
    },
    /// `fcmp`
    FCmp {
        predicate: FloatPredicate,
        fast_math: u16,
        left: Value,
        right: Value,
    },
    /// `phi`
    Phi {
        fast_math: u16,
        incoming: Incomings<'a>,
    },
    /// `select`
    Select {
        fast_math: u16,
        condition: Value,
        yes: Value,
        no: Value,
    },
    /// `freeze`
    Freeze { operand: Value },
    /// `alloca`
    Alloca {
        element: Type,
        count: Value,
        align: Option<u64>,
        inalloca: bool,
        swifterror: bool,
    },
    /// `load`
    Load { pointer: Value, access: Access<'a> },
    /// `store`
    Store {
        value: Value,
        pointer: Value,
        access: Access<'a>,
    },
    /// `fence`
    Fence {
        ordering: Ordering,
        sync_scope: &'a [u8],
    },
    /// `cmpxchg`; the ordering of `access` is the success ordering.
    CmpXchg {
        pointer: Value,
        expected: Value,
        new: Value,
        access: Access<'a>,
        failure: Ordering,
        weak: bool,
    },
    /// `atomicrmw`
    AtomicRmw {
        op: AtomicOp,
        pointer: Value,
        value: Value,
        access: Access<'a>,
    },
    /// `getelementptr`
    GetElementPtr {
        source: Type,
        flags: u16,
        base: Value,
        indices: Values<'a>,
    },
    /// `extractvalue`
    ExtractValue {
        aggregate: Value,
        position: &'a [u32],
    },
    /// `insertvalue`
    InsertValue {
        aggregate: Value,
        value: Value,
        position: &'a [u32],
    },
    /// `extractelement`
    ExtractElement { vector: Value, index: Value },
    /// `insertelement`
    InsertElement {
        vector: Value,
        element: Value,
        index: Value,
    },
    /// `shufflevector`
    ShuffleVector {
        left: Value,
        right: Value,
        mask: Mask<'a>,
    },
    /// `va_arg`
    VaArg { list: Value },
    /// `landingpad`
    LandingPad { cleanup: bool, clauses: Clauses<'a> },
    /// `call`
    Call(Call<'a>),
    /// `invoke`
    Invoke {
        call: Call<'a>,
        normal: Block,
        unwind: Block,
    },
    /// `callbr`
    CallBr {
        call: Call<'a>,
        default: Block,
        others: Blocks<'a>,
    },
    /// `resume`
    Resume { value: Value },
    /// `unreachable`
    Unreachable,
    /// `ret`
    Ret { value: Option<Value> },
    /// `br label`
    Br { to: Block },
    /// `br i1`
    CondBr {
        condition: Value,
        yes: Block,
        no: Block,
    },
    /// `switch`
    Switch {
        value: Value,
        default: Block,
        cases: Cases<'a>,
    },
    /// `indirectbr`
    IndirectBr { address: Value, to: Blocks<'a> },
    /// `catchswitch`; without `unwind`, it unwinds to the caller.
    CatchSwitch {
        parent: Value,
        handlers: Blocks<'a>,
        unwind: Option<Block>,
    },
    /// `catchpad`
    CatchPad { switch: Value, args: Values<'a> },
    /// `cleanuppad`
    CleanupPad { parent: Value, args: Values<'a> },
    /// `catchret`
    CatchRet { pad: Value, to: Block },
    /// `cleanupret`; without `unwind`, it unwinds to the caller.
    CleanupRet { pad: Value, unwind: Option<Block> },
    /// A debug record. It is not an instruction, and precedes the next instruction.
    DebugRecord(&'a DebugRecord),
}

/// The parts common to `call`, `invoke` and `callbr`.
#[derive(Clone, Copy, Debug)]
pub struct Call<'a> {
    /// The type of the called function.
    pub function_type: Type,
    /// The function, a pointer, or inline assembly.
    pub callee: Value,
    /// Arguments.
    pub args: Values<'a>,
    /// Calling convention.
    pub conv: CallConv,
    /// `tail`, `musttail` or `notail`. `invoke` and `callbr` have no tail kind.
    pub tail: TailKind,
    /// Attributes.
    pub attrs: AttrList,
    /// Fast-math flags.
    pub fast_math: u16,
    /// Operand bundles.
    pub bundles: Bundles<'a>,
}

/// An operand bundle.
#[derive(Clone, Copy, Debug)]
pub struct Bundle<'a> {
    /// The tag, a metadata string.
    pub tag: Md,
    /// Operands.
    pub operands: Values<'a>,
}

macro_rules! word_list {
    ($(#[$meta:meta])* $name:ident, $item:ty, $words:literal, $decode:expr) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Default)]
        pub struct $name<'a>(&'a [u32]);

        impl<'a> $name<'a> {
            /// Returns the number of elements.
            #[inline]
            pub fn len(self) -> usize {
                self.0.len() / $words
            }

            /// Returns true if the list is empty.
            #[inline]
            pub fn is_empty(self) -> bool {
                self.0.is_empty()
            }

            /// Returns the element at `index`, or `None` if the index is out of bounds.
            #[inline]
            pub fn get(self, index: usize) -> Option<$item> {
                let words = self.0.get(index * $words..(index + 1) * $words)?;
                Some($decode(words))
            }

            /// Iterates over the elements in order.
            #[inline]
            pub fn iter(
                self,
            ) -> impl ExactSizeIterator<Item = $item> + DoubleEndedIterator + Clone + 'a {
                self.0.chunks_exact($words).map($decode)
            }
        }

        impl std::fmt::Debug for $name<'_> {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.debug_list().entries(self.iter()).finish()
            }
        }
    };
}

word_list! {
    /// Values in order.
    Values, Value, 1, |words: &[u32]| Value::from_raw(words[0])
}

word_list! {
    /// Blocks in order.
    Blocks, Block, 1, |words: &[u32]| Block(words[0])
}

word_list! {
    /// The cases of a `switch`: constants and their successors.
    Cases, (Const, Block), 2, |words: &[u32]| (Const(words[0]), Block(words[1]))
}

word_list! {
    /// Clauses of a `landingpad`.
    Clauses, Clause, 2, |words: &[u32]| match words[0] {
        0 => Clause::Catch(Value::from_raw(words[1])),
        _ => Clause::Filter(Value::from_raw(words[1])),
    }
}

word_list! {
    /// The mask of a `shufflevector`; a negative element is poison.
    Mask, i32, 1, |words: &[u32]| words[0] as i32
}

/// Operand bundles of a call.
#[derive(Clone, Copy, Debug, Default)]
pub struct Bundles<'a> {
    /// A sequence of bundles: tag, number of operands, operands.
    words: &'a [u32],
    count: u32,
}

impl<'a> Bundles<'a> {
    /// Returns the number of bundles.
    pub fn len(self) -> usize {
        self.count as usize
    }

    /// Returns true if there are no bundles.
    pub fn is_empty(self) -> bool {
        self.count == 0
    }

    /// Iterates over the bundles in order.
    pub fn iter(self) -> impl Iterator<Item = Bundle<'a>> + Clone {
        let mut words = self.words;
        (0..self.count).map_while(move |_| {
            let (&[tag, len], rest) = words.split_first_chunk()?;
            let (operands, rest) = rest.split_at_checked(len as usize)?;
            words = rest;
            Some(Bundle {
                tag: Md(tag),
                operands: Values(operands),
            })
        })
    }
}

/// The incoming edges of a phi.
#[derive(Clone, Copy)]
pub struct Incomings<'a> {
    body: &'a FunctionBody,
    first: u32,
}

impl<'a> Incomings<'a> {
    /// Iterates over the value and block of each edge, in order.
    pub fn iter(self) -> impl Iterator<Item = (Value, Block)> + Clone + use<'a> {
        let mut at = self.first;
        std::iter::from_fn(move || {
            let edge = self.body.incoming.get((at as usize).checked_sub(1)?)?;
            at = edge.next;
            Some((edge.value, edge.block))
        })
    }
}

impl std::fmt::Debug for Incomings<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

/// Decodes an alignment into bytes.
#[inline]
fn align(code: u32) -> Option<u64> {
    code.checked_sub(1).map(|log| 1 << log)
}

/// Read access.
impl FunctionBody {
    /// Returns the types of the arguments.
    pub fn args(&self) -> &[Type] {
        &self.args
    }

    /// Returns the blocks in textual order; the first is the entry block.
    pub fn blocks(&self) -> &[Block] {
        &self.order
    }

    /// Returns the entry block, or `None` for a declaration.
    pub fn entry(&self) -> Option<Block> {
        self.order.first().copied()
    }

    /// Iterates over the instructions and debug records of a block, in order.
    #[inline]
    pub fn items(&self, block: Block) -> impl Iterator<Item = Inst> + Clone + '_ {
        let mut at = self.blocks[block.index()].first;
        std::iter::from_fn(move || {
            let inst = at.checked_sub(1)?;
            at = self.insts[inst as usize].next;
            Some(Inst(inst))
        })
    }

    /// Iterates over the instructions of a block, in order, without debug records.
    #[inline]
    pub fn insts(&self, block: Block) -> impl Iterator<Item = Inst> + Clone + '_ {
        self.items(block).filter(|&inst| !self.is_record(inst))
    }

    /// Returns true if an item of a block is a debug record.
    #[inline]
    pub fn is_record(&self, inst: Inst) -> bool {
        self.insts[inst.index()].op == Op::DebugRecord
    }

    /// Returns the instruction or debug record after `inst` in its block.
    #[inline]
    pub fn next_item(&self, inst: Inst) -> Option<Inst> {
        self.insts[inst.index()].next.checked_sub(1).map(Inst)
    }

    /// Returns the instruction after `inst` in its block.
    pub fn next_inst(&self, inst: Inst) -> Option<Inst> {
        let mut at = self.next_item(inst)?;
        while self.is_record(at) {
            at = self.next_item(at)?;
        }
        Some(at)
    }

    /// Returns the block's terminator. Returns `None` if the last instruction is not a terminator.
    pub fn terminator(&self, block: Block) -> Option<Inst> {
        let last = Inst(self.blocks[block.index()].last.checked_sub(1)?);
        self.kind(last).is_terminator().then_some(last)
    }

    /// Returns the type of an instruction's result; `void` if the instruction has none.
    #[inline]
    pub fn inst_type(&self, inst: Inst) -> Type {
        self.insts[inst.index()].ty
    }

    /// Returns the type of a value.
    #[inline]
    pub fn type_of(&self, consts: &Consts, value: Value) -> Type {
        match value.as_const() {
            Some(c) => consts.type_of(c),
            None => self.type_of_local(value),
        }
    }

    /// Returns the type of a value that is not a constant.
    #[inline]
    pub fn type_of_local(&self, value: Value) -> Type {
        let list = |list: &[Type], at: u32| list.get(at as usize).copied().unwrap_or(Type::VOID);
        match value.kind() {
            ValueKind::Inst(inst) => self.inst_type(inst),
            ValueKind::Arg(at) => list(&self.args, at),
            ValueKind::Placeholder(at) => list(&self.placeholders, at),
            ValueKind::Local(_) => Type::METADATA,
            ValueKind::Const(_) => Type::VOID,
        }
    }

    /// Returns the values that function-local metadata refers to: one for `metadata i32 %x`, any number for
    /// `!DIArgList(...)`.
    pub fn local_metadata(&self, local: LocalMetadata) -> &[Value] {
        self.locals
            .get(local.index())
            .map_or(&[], |local| &*local.values)
    }

    /// Returns function-local metadata in the form that debug records use.
    pub fn local_location(&self, local: LocalMetadata) -> DebugLocation {
        match self.locals.get(local.index()) {
            Some(Local {
                is_list: false,
                values,
            }) if !values.is_empty() => DebugLocation::Value(values[0]),
            _ => DebugLocation::List(local),
        }
    }

    /// Returns the metadata attachments of an instruction, sorted by kind.
    #[inline]
    pub fn attachments(&self, inst: Inst) -> &[(Inst, MdKindId, Md)] {
        if self.insts[inst.index()].flags & HAS_METADATA == 0 {
            return &[];
        }
        let start = self.attachments.partition_point(|(at, ..)| *at < inst);
        let rest = &self.attachments[start..];
        // An instruction has few attachments.
        let len = rest.iter().take_while(|(at, ..)| *at == inst).count();
        &rest[..len]
    }

    /// Returns the metadata attachment of one kind of an instruction.
    pub fn attachment(&self, inst: Inst, kind: MdKindId) -> Option<Md> {
        let mut all = self.attachments(inst).iter();
        all.find(|(_, found, _)| *found == kind).map(|(.., md)| *md)
    }

    /// Returns the blocks whose address is taken, each with the tag in its `blockaddress` constants.
    pub fn block_tags(&self) -> &[(u32, Block)] {
        &self.tags
    }

    /// Returns the predecessors of each block, indexed by block. A predecessor is listed once per edge. Predecessors
    /// are in reverse textual order, as in LLVM.
    pub fn predecessors(&self) -> Vec<Vec<Block>> {
        let mut lists = vec![Vec::new(); self.blocks.len()];
        for &block in self.order.iter().rev() {
            if let Some(last) = self.terminator(block) {
                self.kind(last)
                    .for_each_successor(|to| lists[to.index()].push(block));
            }
        }
        lists
    }

    /// Decodes an instruction.
    #[inline]
    pub fn kind(&self, inst: Inst) -> InstKind<'_> {
        let data = &self.insts[inst.index()];
        let flags = data.flags & !HAS_METADATA;
        let (a, b, c) = (data.a, data.b, data.c);
        let value = Value::from_raw;
        let pool = |at: u32, len: u32| &self.pool[at as usize..(at + len) as usize];
        let block_or_none = |code: u32| code.checked_sub(1).map(Block);
        match data.op {
            Op::Binary => InstKind::Binary {
                op: BinaryOp::from_bits(data.sub),
                flags,
                left: value(a),
                right: value(b),
            },
            Op::FNeg => InstKind::FNeg {
                fast_math: flags,
                operand: value(a),
            },
            Op::Cast => InstKind::Cast {
                op: CastOp::from_bits(data.sub),
                flags,
                operand: value(a),
            },
            Op::ICmp => InstKind::ICmp {
                predicate: IntPredicate::ALL[usize::from(data.sub)],
                flags,
                left: value(a),
                right: value(b),
            },
            Op::FCmp => InstKind::FCmp {
                predicate: FloatPredicate::from_bits(data.sub),
                fast_math: flags,
                left: value(a),
                right: value(b),
            },
            Op::Phi => InstKind::Phi {
                fast_math: flags,
                incoming: Incomings {
                    body: self,
                    first: a,
                },
            },
            Op::Select => InstKind::Select {
                fast_math: flags,
                condition: value(a),
                yes: value(b),
                no: value(c),
            },
            Op::Freeze => InstKind::Freeze { operand: value(a) },
            Op::Alloca => InstKind::Alloca {
                element: Type(a),
                count: value(b),
                align: align(c),
                inalloca: flags & ALLOCA_INALLOCA != 0,
                swifterror: flags & ALLOCA_SWIFTERROR != 0,
            },
            Op::Load => InstKind::Load {
                pointer: value(a),
                access: self.access(flags, data.sub, b, c),
            },
            Op::Store => InstKind::Store {
                value: value(a),
                pointer: value(b),
                access: self.access(flags, data.sub, c & 0xff, c >> 8),
            },
            Op::Fence => InstKind::Fence {
                ordering: Ordering::from_bits(data.sub),
                sync_scope: self.scope(c),
            },
            Op::CmpXchg => {
                let operands = pool(b, 3);
                InstKind::CmpXchg {
                    pointer: value(operands[0]),
                    expected: value(operands[1]),
                    new: value(operands[2]),
                    access: self.access(flags, data.sub & 15, c & 0xff, c >> 8),
                    failure: Ordering::from_bits(data.sub >> 4),
                    weak: flags & MEM_WEAK != 0,
                }
            }
            Op::AtomicRmw => InstKind::AtomicRmw {
                op: AtomicOp::from_bits(data.sub),
                pointer: value(a),
                value: value(b),
                access: self.access(flags, (c >> 8) as u8, c & 0xff, c >> 16),
            },
            Op::GetElementPtr => {
                let operands = pool(b, c);
                InstKind::GetElementPtr {
                    source: Type(a),
                    flags,
                    base: value(operands[0]),
                    indices: Values(&operands[1..]),
                }
            }
            Op::ExtractValue => InstKind::ExtractValue {
                aggregate: value(a),
                position: pool(b, c),
            },
            Op::InsertValue => {
                let words = pool(b, c);
                InstKind::InsertValue {
                    aggregate: value(a),
                    value: value(words[0]),
                    position: &words[1..],
                }
            }
            Op::ExtractElement => InstKind::ExtractElement {
                vector: value(a),
                index: value(b),
            },
            Op::InsertElement => InstKind::InsertElement {
                vector: value(a),
                element: value(b),
                index: value(c),
            },
            Op::ShuffleVector => InstKind::ShuffleVector {
                left: value(a),
                right: value(b),
                mask: Mask(pool(c + 1, self.pool[c as usize])),
            },
            Op::VaArg => InstKind::VaArg { list: value(a) },
            Op::LandingPad => InstKind::LandingPad {
                cleanup: flags & PAD_CLEANUP != 0,
                clauses: Clauses(pool(b, c * 2)),
            },
            Op::Resume => InstKind::Resume { value: value(a) },
            Op::Unreachable => InstKind::Unreachable,
            Op::Ret => InstKind::Ret {
                value: Some(value(a)),
            },
            Op::RetVoid => InstKind::Ret { value: None },
            Op::Br => InstKind::Br { to: Block(a) },
            Op::CondBr => InstKind::CondBr {
                condition: value(a),
                yes: Block(b),
                no: Block(c),
            },
            Op::Switch => InstKind::Switch {
                value: value(a),
                default: Block(self.pool[b as usize]),
                cases: Cases(pool(b + 1, c * 2)),
            },
            Op::IndirectBr => InstKind::IndirectBr {
                address: value(a),
                to: Blocks(pool(b, c)),
            },
            Op::Call => InstKind::Call(self.call(inst, b, TailKind::from_bits(data.sub))),
            Op::Invoke => InstKind::Invoke {
                call: self.call(inst, b + 2, TailKind::None),
                normal: Block(self.pool[b as usize]),
                unwind: Block(self.pool[b as usize + 1]),
            },
            Op::CallBr => {
                let others = self.pool[b as usize + 1];
                InstKind::CallBr {
                    call: self.call(inst, b + 2 + others, TailKind::None),
                    default: Block(self.pool[b as usize]),
                    others: Blocks(pool(b + 2, others)),
                }
            }
            Op::CatchSwitch => InstKind::CatchSwitch {
                parent: value(a),
                handlers: Blocks(pool(b + 1, c)),
                unwind: block_or_none(self.pool[b as usize]),
            },
            Op::CatchPad => InstKind::CatchPad {
                switch: value(a),
                args: Values(pool(b, c)),
            },
            Op::CleanupPad => InstKind::CleanupPad {
                parent: value(a),
                args: Values(pool(b, c)),
            },
            Op::CatchRet => InstKind::CatchRet {
                pad: value(a),
                to: Block(b),
            },
            Op::CleanupRet => InstKind::CleanupRet {
                pad: value(a),
                unwind: block_or_none(b),
            },
            Op::DebugRecord => InstKind::DebugRecord(&self.records[a as usize]),
        }
    }

    fn scope(&self, scope: u32) -> &[u8] {
        match scope.checked_sub(1) {
            Some(at) => &self.scopes[at as usize],
            None => b"",
        }
    }

    #[inline]
    fn access(&self, flags: u16, ordering: u8, code: u32, scope: u32) -> Access<'_> {
        Access {
            align: align(code),
            volatile: flags & MEM_VOLATILE != 0,
            ordering: Ordering::from_bits(ordering),
            sync_scope: self.scope(scope),
        }
    }

    fn call(&self, inst: Inst, header: u32, tail: TailKind) -> Call<'_> {
        let data = &self.insts[inst.index()];
        let at = header as usize;
        let words = &self.pool[at..at + CALL_HEADER_WORDS];
        let args = at + CALL_HEADER_WORDS;
        let bundles = args + data.c as usize;
        Call {
            function_type: Type(words[0]),
            callee: Value::from_raw(data.a),
            args: Values(&self.pool[args..bundles]),
            conv: CallConv(words[1]),
            tail,
            attrs: AttrList(words[2]),
            fast_math: data.flags & !HAS_METADATA,
            bundles: Bundles {
                words: if words[3] == 0 {
                    &[]
                } else {
                    &self.pool[bundles..]
                },
                count: words[3],
            },
        }
    }
}

impl<'a> InstKind<'a> {
    /// Returns true if the instruction is a terminator.
    #[inline]
    pub fn is_terminator(&self) -> bool {
        matches!(
            self,
            InstKind::Invoke { .. }
                | InstKind::CallBr { .. }
                | InstKind::Resume { .. }
                | InstKind::Unreachable
                | InstKind::Ret { .. }
                | InstKind::Br { .. }
                | InstKind::CondBr { .. }
                | InstKind::Switch { .. }
                | InstKind::IndirectBr { .. }
                | InstKind::CatchSwitch { .. }
                | InstKind::CatchRet { .. }
                | InstKind::CleanupRet { .. }
        )
    }

    /// Returns the call part of a `call`, `invoke` or `callbr`.
    pub fn call(&self) -> Option<Call<'a>> {
        match *self {
            InstKind::Call(call)
            | InstKind::Invoke { call, .. }
            | InstKind::CallBr { call, .. } => Some(call),
            _ => None,
        }
    }

    /// Calls `f` with each successor in textual order, once per edge.
    pub fn for_each_successor(&self, mut f: impl FnMut(Block)) {
        match *self {
            InstKind::Br { to } | InstKind::CatchRet { to, .. } => f(to),
            InstKind::CondBr { yes, no, .. } => {
                f(yes);
                f(no);
            }
            InstKind::Switch { default, cases, .. } => {
                f(default);
                cases.iter().for_each(|(_, block)| f(block));
            }
            InstKind::IndirectBr { to, .. } => to.iter().for_each(f),
            InstKind::Invoke { normal, unwind, .. } => {
                f(normal);
                f(unwind);
            }
            InstKind::CallBr {
                default, others, ..
            } => {
                f(default);
                others.iter().for_each(f);
            }
            InstKind::CatchSwitch {
                handlers, unwind, ..
            } => {
                handlers.iter().for_each(&mut f);
                unwind.into_iter().for_each(f);
            }
            InstKind::CleanupRet { unwind, .. } => unwind.into_iter().for_each(f),
            _ => {}
        }
    }

    /// Calls `f` with each value operand in textual order, a callee before its arguments. The case values of a
    /// `switch` and the operands of debug records are skipped.
    #[inline]
    pub fn for_each_operand(&self, mut f: impl FnMut(Value)) {
        match *self {
            InstKind::Binary { left, right, .. }
            | InstKind::ICmp { left, right, .. }
            | InstKind::FCmp { left, right, .. }
            | InstKind::ShuffleVector { left, right, .. } => [left, right].into_iter().for_each(f),
            InstKind::FNeg { operand, .. }
            | InstKind::Cast { operand, .. }
            | InstKind::Freeze { operand } => f(operand),
            InstKind::Phi { incoming, .. } => incoming.iter().for_each(|(value, _)| f(value)),
            InstKind::Select {
                condition, yes, no, ..
            } => [condition, yes, no].into_iter().for_each(f),
            InstKind::Alloca { count, .. } => f(count),
            InstKind::Load { pointer, .. } => f(pointer),
            InstKind::Store { value, pointer, .. } => [value, pointer].into_iter().for_each(f),
            InstKind::CmpXchg {
                pointer,
                expected,
                new,
                ..
            } => [pointer, expected, new].into_iter().for_each(f),
            InstKind::AtomicRmw { pointer, value, .. } => [pointer, value].into_iter().for_each(f),
            InstKind::GetElementPtr { base, indices, .. } => {
                f(base);
                indices.iter().for_each(f);
            }
            InstKind::ExtractValue { aggregate, .. } => f(aggregate),
            InstKind::InsertValue {
                aggregate, value, ..
            } => [aggregate, value].into_iter().for_each(f),
            InstKind::ExtractElement { vector, index } => [vector, index].into_iter().for_each(f),
            InstKind::InsertElement {
                vector,
                element,
                index,
            } => [vector, element, index].into_iter().for_each(f),
            InstKind::VaArg { list } => f(list),
            InstKind::LandingPad { clauses, .. } => {
                clauses.iter().for_each(|clause| match clause {
                    Clause::Catch(value) | Clause::Filter(value) => f(value),
                })
            }
            InstKind::Call(call)
            | InstKind::Invoke { call, .. }
            | InstKind::CallBr { call, .. } => {
                f(call.callee);
                call.args.iter().for_each(&mut f);
                for bundle in call.bundles.iter() {
                    bundle.operands.iter().for_each(&mut f);
                }
            }
            InstKind::Resume { value } | InstKind::Ret { value: Some(value) } => f(value),
            InstKind::CondBr { condition, .. } => f(condition),
            InstKind::Switch { value, .. } => f(value),
            InstKind::IndirectBr { address, .. } => f(address),
            InstKind::CatchSwitch { parent, .. } => f(parent),
            InstKind::CatchPad {
                switch: pad, args, ..
            }
            | InstKind::CleanupPad { parent: pad, args } => {
                f(pad);
                args.iter().for_each(f);
            }
            InstKind::CatchRet { pad, .. } | InstKind::CleanupRet { pad, .. } => f(pad),
            InstKind::Fence { .. }
            | InstKind::Unreachable
            | InstKind::Ret { value: None }
            | InstKind::Br { .. }
            | InstKind::DebugRecord(_) => {}
        }
    }
}
