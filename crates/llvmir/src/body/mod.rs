//! The body of one function: an arena of blocks and instructions.
//!
//! All entities are indices into growing tables. [`FunctionBody::clear`] empties the tables and keeps their capacity,
//! so one body serves every function that a thread translates. An instruction takes 24 bytes; parts that do not fit
//! are in the operand pool. Only `builder::raw` (which writes instructions), `view` (which decodes them) and `edit`
//! (which replaces operands) know that layout. All other code uses [`FunctionBody::kind`].

mod edit;
mod kinds;
mod names;
mod view;

pub use edit::Rewrite;
pub use kinds::MdKindId;
pub(crate) use names::{Name, Names};
pub use view::{Blocks, Bundle, Bundles, Call, Cases, Clauses, Incomings, InstKind, Mask, Values};

use crate::constants::Const;
use crate::handle::{handle, id};
use crate::metadata::Md;
use crate::types::Type;
use terrace_llvm_words::Ordering;

handle! {
    /// A basic block of a body.
    Block
}

handle! {
    /// An instruction of a body.
    Inst
}

/// A constant, an argument, the result of an instruction, or function-local metadata.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Value(u32);

/// The kind of a [`Value`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ValueKind {
    /// A constant.
    Const(Const),
    /// The argument with this index.
    Arg(u32),
    /// The result of an instruction.
    Inst(Inst),
    /// Function-local metadata: `metadata i32 %x` as the argument of a call.
    Local(LocalMetadata),
    /// A forward reference in a body that is being read.
    Placeholder(u32),
}

handle! {
    /// Metadata that refers to values of one function, see [`FunctionBody::local_metadata`].
    LocalMetadata
}

const TAG_SHIFT: u32 = 30;
const TAG_ARG: u32 = 1 << TAG_SHIFT;
const TAG_INST: u32 = 2 << TAG_SHIFT;
const TAG_OTHER: u32 = 3 << TAG_SHIFT;
const INDEX: u32 = TAG_ARG - 1;
/// Tags a placeholder, together with [`TAG_OTHER`].
const PLACEHOLDER: u32 = 1 << (TAG_SHIFT - 1);

impl Value {
    /// Returns the result of `inst`.
    #[inline]
    pub fn inst(inst: Inst) -> Value {
        assert!(
            inst.0 <= INDEX,
            "invariant: a body has fewer than 2^30 instructions"
        );
        Value(inst.0 | TAG_INST)
    }

    /// Returns the argument with this index.
    #[inline]
    pub fn arg(index: u32) -> Value {
        assert!(
            index <= INDEX,
            "invariant: a function has fewer than 2^30 arguments"
        );
        Value(index | TAG_ARG)
    }

    /// Decodes the value.
    #[inline]
    pub fn kind(self) -> ValueKind {
        match self.0 & !INDEX {
            0 => ValueKind::Const(Const(self.0)),
            TAG_ARG => ValueKind::Arg(self.0 & INDEX),
            TAG_INST => ValueKind::Inst(Inst(self.0 & INDEX)),
            _ if self.0 & PLACEHOLDER != 0 => ValueKind::Placeholder(self.0 & (PLACEHOLDER - 1)),
            _ => ValueKind::Local(LocalMetadata(self.0 & (PLACEHOLDER - 1))),
        }
    }

    /// Returns the instruction if the value is the result of one.
    #[inline]
    pub fn as_inst(self) -> Option<Inst> {
        (self.0 & !INDEX == TAG_INST).then_some(Inst(self.0 & INDEX))
    }

    /// Returns the value for function-local metadata.
    pub fn local(local: LocalMetadata) -> Value {
        assert!(
            local.0 < PLACEHOLDER,
            "invariant: a body has fewer than 2^29 pieces of metadata"
        );
        Value(local.0 | TAG_OTHER)
    }

    pub(crate) fn placeholder(number: u32) -> Value {
        assert!(
            number < PLACEHOLDER,
            "invariant: a body has fewer than 2^29 placeholders"
        );
        Value(number | TAG_OTHER | PLACEHOLDER)
    }

    /// Returns the constant if the value is one.
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

/// The opcodes, with the meanings of `a`, `b` and `c` in an [`InstData`]. For "pool", `b` is an offset into the
/// operand pool and `c` is the number of words, unless noted otherwise.
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
    /// As `Call`; the normal and unwind destinations precede the header.
    Invoke,
    /// As `Call`; the default destination, the number of other destinations and these destinations precede the
    /// header.
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
/// Set in the flags of an instruction that has metadata attachments.
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
    /// The index of the block's next instruction + 1; 0 for none.
    pub(crate) next: u32,
}

const _: () = assert!(size_of::<InstData>() == 24);

#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct BlockData {
    /// The indices of the first and last instruction + 1; 0 for none.
    pub(crate) first: u32,
    pub(crate) last: u32,
}

#[derive(Clone, Copy, Debug)]
pub(crate) struct Incoming {
    pub(crate) value: Value,
    pub(crate) block: Block,
    /// The index of the next edge + 1; 0 for none.
    pub(crate) next: u32,
}

/// The number of pool words before the arguments of a call: function type, calling convention, attributes, number of
/// bundles.
pub(crate) const CALL_HEADER_WORDS: usize = 4;

/// The kind of a debug record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DebugRecordKind {
    /// `#dbg_value`
    Value,
    /// `#dbg_declare`
    Declare,
    /// `#dbg_declare_value`
    DeclareValue,
    /// `#dbg_assign`
    Assign,
    /// `#dbg_label`
    Label,
}

/// Metadata that refers to values of the function.
#[derive(Clone, Debug)]
pub(crate) struct Local {
    /// True for `!DIArgList(...)`, which may also consist of one value.
    pub(crate) is_list: bool,
    pub(crate) values: Box<[Value]>,
}

/// The location of a variable in a debug record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DebugLocation {
    /// One value.
    Value(Value),
    /// Several values, see [`FunctionBody::local_metadata`].
    List(LocalMetadata),
    /// A metadata node; `!{}` for no location.
    Metadata(Md),
}

/// A debug record. It precedes the next instruction of its block.
#[derive(Clone, Copy, Debug)]
pub struct DebugRecord {
    /// The kind of record.
    pub kind: DebugRecordKind,
    /// The location of the variable. Ignored for a label.
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

/// The body of one function; empty for a declaration.
#[derive(Clone, Debug, Default)]
pub struct FunctionBody {
    pub(crate) args: Vec<Type>,
    pub(crate) blocks: Vec<BlockData>,
    /// Blocks in textual order; the first is the entry block.
    pub(crate) order: Vec<Block>,
    pub(crate) insts: Vec<InstData>,
    pub(crate) pool: Vec<u32>,
    pub(crate) incoming: Vec<Incoming>,
    /// Instruction, metadata kind and node; sorted, with at most one node per instruction and kind.
    pub(crate) attachments: Vec<(Inst, MdKindId, Md)>,
    pub(crate) records: Vec<DebugRecord>,
    /// The values that function-local metadata refers to.
    pub(crate) locals: Vec<Local>,
    /// Synchronization scopes; scope 0 is the system scope.
    pub(crate) scopes: Vec<Box<[u8]>>,
    pub(crate) names: Names,
    /// Blocks whose address is taken.
    pub(crate) tags: Vec<(u32, Block)>,
    /// The types of forward references while the body is read.
    placeholders: Vec<Type>,
}

impl FunctionBody {
    /// Returns an empty body.
    pub fn new() -> FunctionBody {
        FunctionBody::default()
    }

    /// Empties the body and keeps its capacity.
    pub fn clear(&mut self) {
        self.args.clear();
        self.blocks.clear();
        self.order.clear();
        self.insts.clear();
        self.pool.clear();
        self.incoming.clear();
        self.attachments.clear();
        self.records.clear();
        self.locals.clear();
        self.scopes.clear();
        self.names.clear();
        self.tags.clear();
        self.placeholders.clear();
    }

    /// Returns true if the body has no blocks, as for a declaration.
    pub fn is_empty(&self) -> bool {
        self.order.is_empty()
    }

    /// Returns the number of instructions.
    pub fn inst_count(&self) -> usize {
        self.insts.len()
    }

    /// Returns true for the instruction that was built last.
    pub(crate) fn is_last(&self, inst: Inst) -> bool {
        inst.index() + 1 == self.insts.len()
    }

    /// Iterates over the instructions built after the first `count`.
    pub fn insts_since(&self, count: usize) -> impl Iterator<Item = Inst> + use<> {
        (id(count)..id(self.insts.len())).map(Inst)
    }

    /// Appends arguments of these types.
    pub fn add_args(&mut self, types: &[Type]) {
        self.args.extend_from_slice(types);
    }

    /// Records that the address of a block is taken. The `blockaddress` constants contain `tag`.
    pub fn add_tag(&mut self, tag: u32, block: Block) {
        self.tags.push((tag, block));
    }

    /// Returns the blocks whose address is taken, with the tags in their `blockaddress` constants.
    pub fn tags(&self) -> &[(u32, Block)] {
        &self.tags
    }

    /// Returns the last instruction of a block.
    pub fn last_inst(&self, block: Block) -> Option<Inst> {
        self.blocks[block.index()].last.checked_sub(1).map(Inst)
    }

    /// Returns the number of blocks.
    pub fn block_count(&self) -> usize {
        self.blocks.len()
    }

    /// Creates a block without inserting it into the body's textual order.
    #[inline]
    pub fn create_block(&mut self) -> Block {
        let block = Block(id(self.blocks.len()));
        self.blocks.push(BlockData::default());
        block
    }

    /// Appends a created block to the textual order.
    #[inline]
    pub fn place_block(&mut self, block: Block) {
        self.order.push(block);
    }

    /// Appends an instruction to a block.
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

    /// Attaches metadata to an instruction, replacing any attachment of the same kind.
    #[inline]
    pub fn attach(&mut self, inst: Inst, kind: MdKindId, md: Md) {
        let Some(data) = self.insts.get_mut(inst.index()) else {
            return;
        };
        data.flags |= HAS_METADATA;
        let key = (inst, kind);
        let list = &mut self.attachments;
        let is_last = (list.last()).is_none_or(|&(inst, kind, _)| (inst, kind) < key);
        if is_last {
            return list.push((inst, kind, md));
        }
        let at = list.partition_point(|&(inst, kind, _)| (inst, kind) < key);
        match list.get_mut(at) {
            Some(found) if (found.0, found.1) == key => found.2 = md,
            _ => list.insert(at, (inst, kind, md)),
        }
    }

    /// Creates a placeholder of this type for a value that is defined later.
    pub fn add_placeholder(&mut self, ty: Type) -> Value {
        self.placeholders.push(ty);
        Value::placeholder(id(self.placeholders.len() - 1))
    }

    /// Removes the placeholders. No operand may refer to one any more.
    pub fn forget_placeholders(&mut self) {
        self.placeholders = Vec::new();
    }

    /// Releases unused capacity of the tables.
    pub fn shrink(&mut self) {
        self.blocks.shrink_to_fit();
        self.order.shrink_to_fit();
        self.insts.shrink_to_fit();
        self.pool.shrink_to_fit();
        self.incoming.shrink_to_fit();
        self.attachments.shrink_to_fit();
        self.records.shrink_to_fit();
        self.names.shrink();
    }

    /// Adds function-local metadata for a value: `metadata i32 %x`.
    pub fn add_local_metadata(&mut self, value: Value) -> LocalMetadata {
        self.add_local(Local {
            is_list: false,
            values: Box::new([value]),
        })
    }

    /// Adds `!DIArgList(i32 %x, i32 1)`.
    pub fn add_arg_list(&mut self, values: &[Value]) -> LocalMetadata {
        self.add_local(Local {
            is_list: true,
            values: values.into(),
        })
    }

    fn add_local(&mut self, local: Local) -> LocalMetadata {
        self.locals.push(local);
        LocalMetadata(id(self.locals.len() - 1))
    }
}

/// Packs the two orderings of a `cmpxchg` into one byte.
pub(crate) fn pack_orderings(success: Ordering, failure: Ordering) -> u8 {
    success as u8 | (failure as u8) << 4
}

/// Encodes an alignment as its log2 + 1; 0 for no alignment.
#[inline]
pub(crate) fn align_code(align: Option<u64>) -> u32 {
    match align {
        Some(align) if align.is_power_of_two() => align.trailing_zeros() + 1,
        _ => 0,
    }
}
