//! The reading view: instructions decoded from the arena.

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

/// An instruction with its operands. Its result's type is [`FunctionBody::inst_type`].
///
/// `flags` are those of [`crate::flags::int`] or [`crate::flags::gep`], `fast_math` those of
/// [`crate::flags::fast_math`].
#[derive(Clone, Copy, Debug)]
#[expect(missing_docs, reason = "the operands of LLVM's instructions")]
pub enum InstKind<'a> {
    /// A binary operation; a float operation has fast-math flags.
    Binary {
        op: BinaryOp,
        flags: u16,
        left: Value,
        right: Value,
    },
    /// `fneg`
    FNeg { fast_math: u16, operand: Value },
    /// A cast to the type of the result; casts of floats have fast-math flags.
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
    /// `cmpxchg`; the ordering of `access` is that of success.
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
    /// `catchswitch`; no `unwind` is the caller.
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
    /// `cleanupret`; no `unwind` is the caller.
    CleanupRet { pad: Value, unwind: Option<Block> },
    /// A debug record, which is not an instruction and stands before the next one.
    DebugRecord(&'a DebugRecord),
}

/// The parts that `call`, `invoke` and `callbr` share.
#[derive(Clone, Copy, Debug)]
pub struct Call<'a> {
    /// Type of the function called.
    pub function_type: Type,
    /// The function, a pointer, or inline assembly.
    pub callee: Value,
    /// Arguments.
    pub args: Values<'a>,
    /// Calling convention.
    pub conv: CallConv,
    /// `tail`, `musttail`, `notail`; none of `invoke` and `callbr`.
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
            /// The number of them.
            #[inline]
            pub fn len(self) -> usize {
                self.0.len() / $words
            }

            /// True if there is none.
            #[inline]
            pub fn is_empty(self) -> bool {
                self.0.is_empty()
            }

            /// The one at `index`. `None` if there are not that many.
            #[inline]
            pub fn get(self, index: usize) -> Option<$item> {
                let words = self.0.get(index * $words..(index + 1) * $words)?;
                Some($decode(words))
            }

            /// All of them in order.
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
    /// Cases of a `switch`: constants and their blocks.
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
    /// Lanes of a shuffle; a negative one is poison.
    Mask, i32, 1, |words: &[u32]| words[0] as i32
}

/// Operand bundles of a call.
#[derive(Clone, Copy, Debug, Default)]
pub struct Bundles<'a> {
    /// Tag, number of operands, operands, and again.
    words: &'a [u32],
    count: u32,
}

impl<'a> Bundles<'a> {
    /// The number of them.
    pub fn len(self) -> usize {
        self.count as usize
    }

    /// True if there is none.
    pub fn is_empty(self) -> bool {
        self.count == 0
    }

    /// All of them in order.
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

/// Edges of a phi.
#[derive(Clone, Copy)]
pub struct Incomings<'a> {
    body: &'a FunctionBody,
    first: u32,
}

impl<'a> Incomings<'a> {
    /// Value and block of each edge, in order.
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

/// An alignment in bytes from its code.
#[inline]
fn align(code: u32) -> Option<u64> {
    code.checked_sub(1).map(|log| 1 << log)
}

/// Reading.
impl FunctionBody {
    /// The types of the arguments.
    pub fn args(&self) -> &[Type] {
        &self.args
    }

    /// The blocks in the order of the text; the first is the entry.
    pub fn blocks(&self) -> &[Block] {
        &self.order
    }

    /// The first block, if there is one.
    pub fn entry(&self) -> Option<Block> {
        self.order.first().copied()
    }

    /// The instructions and debug records of a block, in order.
    #[inline]
    pub fn items(&self, block: Block) -> impl Iterator<Item = Inst> + Clone + '_ {
        let mut at = self.blocks[block.index()].first;
        std::iter::from_fn(move || {
            let inst = at.checked_sub(1)?;
            at = self.insts[inst as usize].next;
            Some(Inst(inst))
        })
    }

    /// The instructions of a block, in order, without debug records.
    #[inline]
    pub fn insts(&self, block: Block) -> impl Iterator<Item = Inst> + Clone + '_ {
        self.items(block).filter(|&inst| !self.is_record(inst))
    }

    /// True if an item of a block is a debug record.
    #[inline]
    pub fn is_record(&self, inst: Inst) -> bool {
        self.insts[inst.index()].op == Op::DebugRecord
    }

    /// The item after `inst` in its block.
    #[inline]
    pub fn next_item(&self, inst: Inst) -> Option<Inst> {
        self.insts[inst.index()].next.checked_sub(1).map(Inst)
    }

    /// The instruction after `inst` in its block.
    pub fn next_inst(&self, inst: Inst) -> Option<Inst> {
        let mut at = self.next_item(inst)?;
        while self.is_record(at) {
            at = self.next_item(at)?;
        }
        Some(at)
    }

    /// The last instruction of a block, if it ends the block.
    pub fn terminator(&self, block: Block) -> Option<Inst> {
        let last = Inst(self.blocks[block.index()].last.checked_sub(1)?);
        self.kind(last).is_terminator().then_some(last)
    }

    /// The type of an instruction's result; `void` without one.
    #[inline]
    pub fn inst_type(&self, inst: Inst) -> Type {
        self.insts[inst.index()].ty
    }

    /// The type of a value.
    #[inline]
    pub fn type_of(&self, consts: &Consts, value: Value) -> Type {
        match value.as_const() {
            Some(c) => consts.type_of(c),
            None => self.type_of_local(value),
        }
    }

    /// The type of a value that is not a constant.
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

    /// The values that metadata of this function is made of: one of `metadata i32 %x`, any number
    /// of `!DIArgList(...)`.
    pub fn local_metadata(&self, local: LocalMetadata) -> &[Value] {
        self.locals
            .get(local.index())
            .map_or(&[], |local| &*local.values)
    }

    /// The same metadata as debug records have it.
    pub fn local_location(&self, local: LocalMetadata) -> DebugLocation {
        match self.locals.get(local.index()) {
            Some(Local {
                is_list: false,
                values,
            }) if !values.is_empty() => DebugLocation::Value(values[0]),
            _ => DebugLocation::List(local),
        }
    }

    /// The metadata attached to an instruction, by kind.
    #[inline]
    pub fn attachments(&self, inst: Inst) -> &[(Inst, MdKindId, Md)] {
        if self.insts[inst.index()].flags & HAS_METADATA == 0 {
            return &[];
        }
        let start = self.attachments.partition_point(|(at, ..)| *at < inst);
        let rest = &self.attachments[start..];
        // An instruction has a handful at most.
        let len = rest.iter().take_while(|(at, ..)| *at == inst).count();
        &rest[..len]
    }

    /// The metadata of one kind attached to an instruction.
    pub fn attachment(&self, inst: Inst, kind: MdKindId) -> Option<Md> {
        let mut all = self.attachments(inst).iter();
        all.find(|(_, found, _)| *found == kind).map(|(.., md)| *md)
    }

    /// Blocks whose address is taken, each with the tag that constants name it by.
    pub fn block_tags(&self) -> &[(u32, Block)] {
        &self.tags
    }

    /// The blocks that branch to each block, by the block's index. A block that branches there
    /// by several edges is listed as often. Last block first, as LLVM lists them.
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
    /// True if the instruction ends its block.
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

    /// The call that the instruction is.
    pub fn call(&self) -> Option<Call<'a>> {
        match *self {
            InstKind::Call(call)
            | InstKind::Invoke { call, .. }
            | InstKind::CallBr { call, .. } => Some(call),
            _ => None,
        }
    }

    /// Calls `f` with each block that control may go to next, as often as there are edges, in the
    /// order of the text.
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

    /// Calls `f` with each operand that is a value, in the order of the text, a callee before its arguments. Cases of a
    /// `switch` are not among them, nor are the operands of debug records.
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
