//! The body of one function: an arena of blocks and instructions.
//!
//! Everything is an index into a growing table; [`FunctionBody::clear`] empties the tables and
//! keeps their memory, so one body serves every function a thread translates. Blocks print in
//! the order they were added, the first is the entry. An instruction is 24 bytes; what does not
//! fit is in the operand pool.

use crate::attributes::AttrList;
use crate::constants::Const;
use crate::handle::{handle, id};
use crate::keywords::{CallConv, Ordering};
use crate::metadata::{Md, MdKind, MetadataTable};
use crate::text::push_metadata_name;
use crate::types::Type;

handle! {
    /// A basic block of a body.
    Block
}

handle! {
    /// An instruction of a body.
    Inst
}

/// A constant, an argument or the result of an instruction.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Value(u32);

/// What a [`Value`] is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ValueKind {
    /// A constant.
    Const(Const),
    /// The argument with this number.
    Arg(u32),
    /// The result of an instruction.
    Inst(Inst),
}

const TAG_SHIFT: u32 = 30;
const TAG_ARG: u32 = 1 << TAG_SHIFT;
const TAG_INST: u32 = 2 << TAG_SHIFT;
const INDEX: u32 = TAG_ARG - 1;

impl Value {
    /// The result of `inst`.
    #[inline]
    pub fn inst(inst: Inst) -> Value {
        assert!(
            inst.0 <= INDEX,
            "invariant: a body has fewer than 2^30 instructions"
        );
        Value(inst.0 | TAG_INST)
    }

    /// Argument `index`.
    #[inline]
    pub fn arg(index: u32) -> Value {
        assert!(
            index <= INDEX,
            "invariant: a function has fewer than 2^30 arguments"
        );
        Value(index | TAG_ARG)
    }

    /// What the value is.
    #[inline]
    pub fn kind(self) -> ValueKind {
        match self.0 & !INDEX {
            0 => ValueKind::Const(Const(self.0)),
            TAG_ARG => ValueKind::Arg(self.0 & INDEX),
            _ => ValueKind::Inst(Inst(self.0 & INDEX)),
        }
    }

    /// The constant, if the value is one.
    #[inline]
    pub fn as_const(self) -> Option<Const> {
        (self.0 & !INDEX == 0).then_some(Const(self.0))
    }

    #[inline]
    pub(crate) fn raw(self) -> u32 {
        self.0
    }

    #[inline]
    pub(crate) fn from_raw(raw: u32) -> Value {
        Value(raw)
    }
}

impl From<Const> for Value {
    #[inline]
    fn from(c: Const) -> Value {
        assert!(
            c.0 <= INDEX,
            "invariant: there are fewer than 2^30 constants"
        );
        Value(c.0)
    }
}

impl std::fmt::Debug for Value {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.kind().fmt(f)
    }
}

/// The layout of `a`, `b`, `c` of an [`InstData`], by opcode. "Pool" is an offset into the
/// operand pool, `c` then the number of words unless said otherwise.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub(crate) enum Op {
    /// `sub`: [`BinaryOp`]; a, b: operands.
    Binary,
    /// a: operand.
    FNeg,
    /// `sub`: [`CastOp`]; a: operand.
    Cast,
    /// `sub`: predicate; a, b: operands.
    ICmp,
    /// `sub`: predicate; a, b: operands.
    FCmp,
    /// a: first incoming edge + 1, b: last incoming edge + 1.
    Phi,
    /// a, b, c: operands.
    Select,
    /// a: operand.
    Freeze,
    /// a: allocated type; b: number of elements; c: alignment code; flags: `ALLOCA_*`.
    Alloca,
    /// `sub`: ordering; a: pointer; b: alignment code; c: sync scope.
    Load,
    /// `sub`: ordering; a: value; b: pointer; c: alignment code | sync scope << 8.
    Store,
    /// `sub`: ordering; c: sync scope.
    Fence,
    /// `sub`: orderings; pool: pointer, expected, new; c: alignment code | sync scope << 8.
    CmpXchg,
    /// `sub`: [`AtomicOp`]; a: pointer; b: value; c: alignment code | ordering << 8 | scope << 16.
    AtomicRmw,
    /// a: source element type; pool: base, indices.
    GetElementPtr,
    /// a: aggregate; pool: positions.
    ExtractValue,
    /// a: aggregate; pool: element, positions.
    InsertValue,
    /// a: vector; b: index.
    ExtractElement,
    /// a: vector; b: element; c: index.
    InsertElement,
    /// a, b: vectors; c: pool offset of length, mask.
    ShuffleVector,
    /// a: list.
    VaArg,
    /// pool: clause kind, value, ...
    LandingPad,
    /// a: value.
    Resume,
    Unreachable,
    /// a: value.
    Ret,
    RetVoid,
    /// a: block.
    Br,
    /// a: condition; b, c: blocks.
    CondBr,
    /// a: condition; pool: default block, (constant, block)...
    Switch,
    /// a: address; pool: blocks.
    IndirectBr,
    /// `sub`: tail kind; a: callee; pool: [`CallHeader`], arguments, bundles; c: arguments.
    Call,
    /// As `Call`, the header preceded by normal and unwind destination.
    Invoke,
    /// As `Call`, the header preceded by default destination, number of others, the others.
    CallBr,
    /// a: parent pad; b: pool; c: number of handlers; pool: unwind block + 1 or 0, handlers.
    CatchSwitch,
    /// a: parent; pool: arguments.
    CatchPad,
    /// a: parent; pool: arguments.
    CleanupPad,
    /// a: pad; b: block.
    CatchRet,
    /// a: pad; b: unwind block + 1 or 0.
    CleanupRet,
    /// a: index into the debug records.
    DebugRecord,
}

pub(crate) const ALLOCA_INALLOCA: u16 = 1;
pub(crate) const ALLOCA_SWIFTERROR: u16 = 2;
pub(crate) const MEM_VOLATILE: u16 = 1;
pub(crate) const MEM_WEAK: u16 = 2;
pub(crate) const PAD_CLEANUP: u16 = 1;
/// Set beside the flags of an instruction that has metadata attachments.
pub(crate) const HAS_METADATA: u16 = 1 << 15;

#[derive(Clone, Copy, Debug)]
pub(crate) struct InstData {
    pub(crate) op: Op,
    pub(crate) sub: u8,
    pub(crate) flags: u16,
    pub(crate) ty: Type,
    pub(crate) a: u32,
    pub(crate) b: u32,
    pub(crate) c: u32,
    /// Next instruction of the block + 1, 0 for none.
    pub(crate) next: u32,
}

const _: () = assert!(size_of::<InstData>() == 24);

#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct BlockData {
    /// First and last instruction + 1.
    pub(crate) first: u32,
    pub(crate) last: u32,
}

#[derive(Clone, Copy, Debug)]
pub(crate) struct Incoming {
    pub(crate) value: Value,
    pub(crate) block: Block,
    /// Next edge + 1, 0 for none.
    pub(crate) next: u32,
}

/// Words a call has in the pool before its arguments.
#[derive(Clone, Copy, Debug)]
pub(crate) struct CallHeader {
    pub(crate) function_type: Type,
    pub(crate) conv: CallConv,
    pub(crate) attrs: AttrList,
    pub(crate) bundles: u32,
}

pub(crate) const CALL_HEADER_WORDS: usize = 4;

/// What a debug record says of a variable.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DebugRecordKind {
    /// `#dbg_value`
    Value,
    /// `#dbg_declare`
    Declare,
    /// `#dbg_assign`
    Assign,
    /// `#dbg_label`
    Label,
}

/// Where a debug record finds a variable.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DebugLocation {
    /// In a value.
    Value(Value),
    /// As metadata says; `!{}` for nowhere.
    Metadata(Md),
}

/// A debug record. It comes before the next instruction of its block.
#[derive(Clone, Copy, Debug)]
pub struct DebugRecord {
    /// Which record.
    pub kind: DebugRecordKind,
    /// Where the variable is. Not looked at for a label.
    pub location: DebugLocation,
    /// `DILocalVariable`, or the `DILabel`.
    pub variable: Md,
    /// `DIExpression`; `None` for a label.
    pub expression: Option<Md>,
    /// For `#dbg_assign`: `DIAssignID`, address, address expression.
    pub assign: Option<(Md, DebugLocation, Md)>,
    /// `DILocation`.
    pub debug_loc: Md,
}

/// The body of one function.
#[derive(Clone, Debug, Default)]
pub struct FunctionBody {
    pub(crate) args: Vec<Type>,
    pub(crate) blocks: Vec<BlockData>,
    pub(crate) insts: Vec<InstData>,
    pub(crate) pool: Vec<u32>,
    pub(crate) incoming: Vec<Incoming>,
    /// Instruction, metadata kind, node.
    pub(crate) attachments: Vec<(Inst, MdKindId, Md)>,
    pub(crate) records: Vec<DebugRecord>,
    /// Synchronisation scopes; scope 0 is the system.
    pub(crate) scopes: Vec<Box<[u8]>>,
    /// Names, by value or block.
    pub(crate) arg_names: Vec<(u32, Box<[u8]>)>,
    pub(crate) inst_names: Vec<(Inst, Box<[u8]>)>,
    pub(crate) block_names: Vec<(Block, Box<[u8]>)>,
    /// Blocks whose address is taken.
    pub(crate) tags: Vec<(u32, Block)>,
}

impl FunctionBody {
    /// An empty body.
    pub fn new() -> FunctionBody {
        FunctionBody::default()
    }

    /// Empties the body and keeps its memory.
    pub fn clear(&mut self) {
        self.args.clear();
        self.blocks.clear();
        self.insts.clear();
        self.pool.clear();
        self.incoming.clear();
        self.attachments.clear();
        self.records.clear();
        self.scopes.clear();
        self.arg_names.clear();
        self.inst_names.clear();
        self.block_names.clear();
        self.tags.clear();
    }

    /// Whether there is no block: a declaration.
    pub fn is_empty(&self) -> bool {
        self.blocks.is_empty()
    }

    /// How many instructions there are.
    pub fn inst_count(&self) -> usize {
        self.insts.len()
    }

    /// The instructions built after the first `count`.
    pub fn insts_since(&self, count: usize) -> impl Iterator<Item = Inst> + use<> {
        (id(count)..id(self.insts.len())).map(Inst)
    }

    /// How many blocks there are.
    pub fn block_count(&self) -> usize {
        self.blocks.len()
    }

    #[inline]
    pub(crate) fn add_block(&mut self) -> Block {
        let block = Block(id(self.blocks.len()));
        self.blocks.push(BlockData::default());
        block
    }

    /// Appends to the end of a block.
    #[inline]
    pub(crate) fn push(&mut self, block: Block, data: InstData) -> Inst {
        let inst = id(self.insts.len());
        self.insts.push(data);
        let block = &mut self.blocks[block.index()];
        if block.last == 0 {
            block.first = inst + 1;
        } else {
            self.insts[block.last as usize - 1].next = inst + 1;
        }
        block.last = inst + 1;
        Inst(inst)
    }

    pub(crate) fn call_header(&self, at: usize) -> CallHeader {
        CallHeader {
            function_type: Type(self.pool[at]),
            conv: CallConv(self.pool[at + 1]),
            attrs: AttrList(self.pool[at + 2]),
            bundles: self.pool[at + 3],
        }
    }
}

/// A metadata kind: `!dbg`, `!tbaa`, ... or one named by the user.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct MdKindId(pub(crate) u32);

macro_rules! fixed_kinds {
    ($($name:ident $text:literal $number:literal,)*) => {
        impl MdKindId {
            $(#[doc = concat!("`!", $text, "`")] pub const $name: MdKindId = MdKindId($number);)*
        }

        const FIXED_KINDS: &[&str] = &[$($text,)*];
    };
}

fixed_kinds! {
    DBG "dbg" 0, TBAA "tbaa" 1, PROF "prof" 2, FPMATH "fpmath" 3, RANGE "range" 4,
    TBAA_STRUCT "tbaa.struct" 5, INVARIANT_LOAD "invariant.load" 6, ALIAS_SCOPE "alias.scope" 7,
    NOALIAS "noalias" 8, NONTEMPORAL "nontemporal" 9,
    MEM_PARALLEL_LOOP_ACCESS "llvm.mem.parallel_loop_access" 10, NONNULL "nonnull" 11,
    DEREFERENCEABLE "dereferenceable" 12, DEREFERENCEABLE_OR_NULL "dereferenceable_or_null" 13,
    MAKE_IMPLICIT "make.implicit" 14, UNPREDICTABLE "unpredictable" 15,
    INVARIANT_GROUP "invariant.group" 16, ALIGN "align" 17, LOOP "llvm.loop" 18, TYPE "type" 19,
    SECTION_PREFIX "section_prefix" 20, ABSOLUTE_SYMBOL "absolute_symbol" 21,
    ASSOCIATED "associated" 22, CALLEES "callees" 23, IRR_LOOP "irr_loop" 24,
    ACCESS_GROUP "llvm.access.group" 25, CALLBACK "callback" 26,
    PRESERVE_ACCESS_INDEX "llvm.preserve.access.index" 27, VCALL_VISIBILITY "vcall_visibility" 28,
    NOUNDEF "noundef" 29, ANNOTATION "annotation" 30, NOSANITIZE "nosanitize" 31,
    FUNC_SANITIZE "func_sanitize" 32, EXCLUDE "exclude" 33, MEMPROF "memprof" 34,
    CALLSITE "callsite" 35, KCFI_TYPE "kcfi_type" 36, PCSECTIONS "pcsections" 37,
    DI_ASSIGN_ID "DIAssignID" 38, CORO_OUTSIDE_FRAME "coro.outside.frame" 39, MMRA "mmra" 40,
    NOALIAS_ADDRSPACE "noalias.addrspace" 41, CALLEE_TYPE "callee_type" 42, NOFREE "nofree" 43,
    CAPTURES "captures" 44, ALLOC_TOKEN "alloc_token" 45, IMPLICIT_REF "implicit.ref" 46,
}

impl MdKindId {
    /// The fixed kind with this name.
    pub fn fixed(name: &str) -> Option<MdKindId> {
        let at = FIXED_KINDS.iter().position(|kind| *kind == name)?;
        Some(MdKindId(at as u32))
    }

    /// The kind with this name.
    pub fn named(table: &mut MetadataTable, name: &str) -> MdKindId {
        MdKindId::fixed(name)
            .unwrap_or_else(|| MdKindId(FIXED_KINDS.len() as u32 + table.string(name.as_bytes()).0))
    }

    /// Pushes `!name`. A kind that is not fixed is the handle of its name, a metadata string,
    /// past the fixed ones.
    pub(crate) fn push(self, table: &MetadataTable, out: &mut Vec<u8>) {
        out.push(b'!');
        match FIXED_KINDS.get(self.0 as usize) {
            Some(name) => out.extend_from_slice(name.as_bytes()),
            None => {
                if let MdKind::String(name) = table.kind(Md(self.0 - FIXED_KINDS.len() as u32)) {
                    push_metadata_name(out, name);
                }
            }
        }
    }
}

/// Shorthands the builder and the writer share.
pub(crate) fn pack_orderings(success: Ordering, failure: Ordering) -> u8 {
    success as u8 | (failure as u8) << 4
}

/// log2 of an alignment + 1; 0 for none given.
#[inline]
pub(crate) fn align_code(align: Option<u64>) -> u32 {
    match align {
        Some(align) if align.is_power_of_two() => align.trailing_zeros() + 1,
        _ => 0,
    }
}
