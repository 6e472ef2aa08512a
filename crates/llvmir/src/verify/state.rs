//! The state of a verification: the module, the visited entities, and the problems found.

use rustc_hash::{FxHashMap, FxHashSet};

use super::intrinsics::{KnownIntrinsics, Row};
use super::tbaa::TbaaNodes;
use super::{Checked, Item, Needed, Problem, ensure, ensure_debug, need, refuse};
use crate::attributes::AttrList;
use crate::body::{self, Block, FunctionBody, Inst, InstKind, Value, ValueKind};
use crate::constants::{Const, ConstKind};
use crate::context::Context;
use crate::dominance::{Dominators, Edges};
use crate::metadata::Md;
use crate::module::{Function, Module};
use crate::symbols::{Symbol, SymbolKind};
use crate::types::{Type, TypeKind};

/// Verifies a module or single entities. For single entities, `module` is `None`, and checks that need the whole
/// module are skipped.
pub(super) struct Verifier<'a> {
    pub(super) ctx: &'a Context,
    pub(super) module: Option<&'a Module>,
    pub(super) known: &'a KnownIntrinsics,
    pub(super) problems: Vec<Problem>,
    /// The index of the function being verified.
    pub(super) function: Option<usize>,
    /// Indices of functions, keyed by symbol.
    pub(super) functions: FxHashMap<Symbol, usize>,
    /// Indices of global variables, keyed by symbol.
    pub(super) globals: FxHashMap<Symbol, usize>,
    /// Attribute lists of functions and calls that were found valid.
    pub(super) good_attributes: FxHashSet<(AttrList, Type, bool, bool)>,
    /// Valid source element types of address computations.
    pub(super) good_sources: FxHashSet<Type>,
    /// The visited metadata, as flags by index.
    pub(super) seen_md: Vec<bool>,
    /// The visited constants.
    pub(super) seen_consts: FxHashSet<Const>,
    pub(super) tbaa: TbaaNodes,
    /// The visited compile units, in order.
    pub(super) units: Vec<Md>,
    /// Keyed by subprogram: the index of the function it is attached to.
    pub(super) subprograms: FxHashMap<Md, usize>,
    /// Users of intrinsics other than direct calls.
    pub(super) intrinsic_users: FxHashMap<Symbol, IntrinsicUser>,
    /// Per function: its symbol, the number of arguments of its `llvm.localescape`, and the largest index of a
    /// `llvm.localrecover` + 1.
    pub(super) frame_escapes: Vec<(Symbol, u64, u64)>,
    /// True if the debug information is broken.
    pub(super) is_debug_broken: bool,
    pub(super) is_broken: bool,
    pub(super) scratch: Scratch,
}

/// A user of an intrinsic other than a direct call.
#[derive(Clone, Copy, Debug)]
pub(super) enum IntrinsicUser {
    Const(Const),
    Inst(usize, Inst),
    Global(Symbol),
}

/// Tables for one function, reused for the next.
#[derive(Default)]
pub(super) struct Scratch {
    pub(super) edges: Edges,
    pub(super) dominators: Dominators,
    /// Indexed by instruction: its block, and its position in textual order.
    pub(super) places: Vec<(Block, u32)>,
    /// Indexed by instruction and argument: the start of its users in `users`.
    pub(super) user_starts: Vec<u32>,
    pub(super) users: Vec<Inst>,
}

/// Verifies a function's body.
pub(super) struct FunctionVerifier<'v, 'a> {
    pub(super) v: &'v mut Verifier<'a>,
    pub(super) ctx: &'a Context,
    pub(super) header: &'a Function,
    pub(super) body: &'a FunctionBody,
    /// The block and the instruction being verified.
    pub(super) block: Block,
    pub(super) inst: Inst,
    has_dominators: bool,
    has_users: bool,
    pub(super) landing_pad_type: Option<Type>,
    pub(super) has_frame_escape: bool,
    pub(super) convergence: super::convergence::Convergence,
    /// Pairs of a cleanup and the terminator by which it unwinds to a sibling.
    pub(super) sibling_unwinds: Vec<(Inst, Inst)>,
    /// Keyed by argument number: the argument's variable.
    pub(super) argument_variables: FxHashMap<u64, Md>,
    pub(super) scope_declarations: Vec<Inst>,
    /// Indexed by block: the entry blocks of its funclets. Computed on demand.
    pub(super) funclet_colors: Option<Vec<Vec<Block>>>,
}

impl<'a> Verifier<'a> {
    pub(super) fn new(ctx: &'a Context, known: &'a KnownIntrinsics) -> Verifier<'a> {
        Verifier {
            ctx,
            module: None,
            known,
            problems: Vec::new(),
            function: None,
            functions: FxHashMap::default(),
            globals: FxHashMap::default(),
            good_attributes: FxHashSet::default(),
            good_sources: FxHashSet::default(),
            seen_md: Vec::new(),
            seen_consts: FxHashSet::default(),
            tbaa: TbaaNodes::default(),
            units: Vec::new(),
            subprograms: FxHashMap::default(),
            intrinsic_users: FxHashMap::default(),
            frame_escapes: Vec::new(),
            is_debug_broken: false,
            is_broken: false,
            scratch: Scratch::default(),
        }
    }

    /// Records the problem of a failed check.
    #[inline]
    pub(super) fn report(&mut self, checked: Checked) {
        if let Err(problem) = checked {
            self.note(*problem);
        }
    }

    #[cold]
    fn note(&mut self, problem: Problem) {
        if problem.is_debug {
            self.is_debug_broken = true;
        } else {
            self.is_broken = true;
        }
        self.problems.push(Problem {
            function: self.function,
            ..problem
        });
    }

    /// Returns the function of a symbol; `None` without a whole module.
    pub(super) fn function_of(&self, symbol: Symbol) -> Option<&'a Function> {
        let at = *self.functions.get(&symbol)?;
        self.module?.functions.get(at)
    }
}

/// Queries about values.
impl<'v, 'a> FunctionVerifier<'v, 'a> {
    pub(super) fn new(
        v: &'v mut Verifier<'a>,
        header: &'a Function,
        body: &'a FunctionBody,
    ) -> FunctionVerifier<'v, 'a> {
        FunctionVerifier {
            ctx: v.ctx,
            v,
            header,
            body,
            block: Block(0),
            inst: Inst(0),
            has_dominators: false,
            has_users: false,
            landing_pad_type: None,
            has_frame_escape: false,
            convergence: super::convergence::Convergence::default(),
            sibling_unwinds: Vec::new(),
            argument_variables: FxHashMap::default(),
            scope_declarations: Vec::new(),
            funclet_colors: None,
        }
    }

    #[inline]
    pub(super) fn report(&mut self, checked: Checked) {
        if checked.is_err() {
            let inst = self.inst;
            let checked = checked.map_err(|mut problem| {
                problem.inst = Some(inst);
                problem
            });
            self.v.report(checked);
        }
    }

    /// Returns the instruction being verified, as an item.
    #[inline]
    pub(super) fn item(&self) -> Item {
        Item::Inst(self.inst)
    }

    /// Requires a condition of the current instruction.
    #[inline]
    pub(super) fn ensure(&self, holds: bool) -> Needed<(), 1> {
        ensure(holds, [self.item()])
    }

    /// Requires a condition of the current instruction's debug information.
    #[inline]
    pub(super) fn ensure_debug(&self, holds: bool) -> Needed<(), 1> {
        ensure_debug(holds, [self.item()])
    }

    /// Requires a value for the current instruction.
    #[inline]
    pub(super) fn need<T>(&self, found: Option<T>) -> Needed<T, 1> {
        need(found, [self.item()])
    }

    /// Returns a problem of the current instruction.
    pub(super) fn refuse(&self, message: impl Into<String>) -> Checked {
        refuse(message, [self.item()])
    }

    #[inline]
    pub(super) fn type_of(&self, value: Value) -> Type {
        self.body.type_of(&self.ctx.consts, value)
    }

    /// Returns the instruction that defines a value.
    #[inline]
    pub(super) fn def(&self, value: Value) -> Option<(Inst, InstKind<'a>)> {
        let inst = value.as_inst()?;
        Some((inst, self.body.kind(inst)))
    }

    /// Returns the value as a constant if it is one.
    #[inline]
    pub(super) fn constant(&self, value: Value) -> Option<ConstKind<'a>> {
        let ctx = self.ctx;
        Some(ctx.consts.kind(value.as_const()?))
    }

    /// Returns an integer constant, zero extended. Saturates to 64 bits.
    pub(super) fn number(&self, value: Value) -> Option<u64> {
        match self.constant(value)? {
            ConstKind::Int(number) => Some(number),
            ConstKind::WideInt(limbs) => Some(match limbs {
                [low, rest @ ..] if rest.iter().all(|&limb| limb == 0) => *low,
                _ => u64::MAX,
            }),
            _ => None,
        }
    }

    /// Returns an integer constant, sign extended.
    pub(super) fn signed(&self, value: Value) -> Option<i64> {
        let bits = self.ctx.types.scalar_bits(self.type_of(value)).clamp(1, 64);
        Some((self.number(value)? << (64 - bits)) as i64 >> (64 - bits))
    }

    /// Returns true if a value is `undef` or `poison`.
    pub(super) fn is_undefined(&self, value: Value) -> bool {
        matches!(
            self.constant(value),
            Some(ConstKind::Undef | ConstKind::Poison)
        )
    }

    /// Returns true if a value is `token none`.
    pub(super) fn is_none_token(&self, value: Value) -> bool {
        matches!(self.constant(value), Some(ConstKind::Null)) && self.type_of(value) == Type::TOKEN
    }

    /// Returns the global value if the value is its address.
    pub(super) fn symbol(&self, value: Value) -> Option<Symbol> {
        match self.constant(value)? {
            ConstKind::Symbol(symbol) => Some(symbol),
            _ => None,
        }
    }

    /// Returns the function if the value is its address.
    pub(super) fn function_symbol(&self, value: Value) -> Option<Symbol> {
        let symbol = self.symbol(value)?;
        let info = self.ctx.symbols.info(symbol);
        (info.kind == SymbolKind::Function).then_some(symbol)
    }

    /// Returns true if a function has the name of an intrinsic.
    pub(super) fn is_intrinsic(&self, symbol: Symbol) -> bool {
        self.ctx.is_intrinsic(symbol)
    }

    /// Returns the intrinsic that a call calls directly.
    pub(super) fn intrinsic_of(&self, call: body::Call<'_>) -> Option<&'a Row> {
        let symbol = self.function_symbol(call.callee)?;
        if !self.is_intrinsic(symbol) {
            return None;
        }
        let info = self.ctx.symbols.info(symbol);
        if info.value_type != call.function_type {
            return None;
        }
        let known: &'a KnownIntrinsics = self.v.known;
        known.row(symbol, info.value_type)
    }

    /// Returns the base name of the intrinsic that an instruction calls directly.
    pub(super) fn intrinsic_name(&self, kind: &InstKind<'_>) -> Option<&'static str> {
        Some(self.intrinsic_of(kind.call()?)?.intrinsic.name)
    }

    /// Strips pointer casts and GEPs with zero indices from a value.
    pub(super) fn strip_casts(&self, mut value: Value) -> Value {
        loop {
            let next = match value.kind() {
                ValueKind::Inst(inst) => match self.body.kind(inst) {
                    InstKind::Cast {
                        op: crate::CastOp::BitCast | crate::CastOp::AddrSpaceCast,
                        operand,
                        ..
                    } if self.is_pointer(operand) => operand,
                    InstKind::GetElementPtr { base, indices, .. }
                        if indices.iter().all(|index| self.number(index) == Some(0)) =>
                    {
                        base
                    }
                    _ => return value,
                },
                ValueKind::Const(constant) => return self.ctx.strip_casts(constant).into(),
                _ => return value,
            };
            // In an unreachable block, a value may depend on itself.
            if next == value {
                return value;
            }
            value = next;
        }
    }

    pub(super) fn is_pointer(&self, value: Value) -> bool {
        self.ctx.types.is_ptr(self.type_of(value))
    }

    /// Returns the number of elements of a vector, and true if it is scalable. Returns `None` for other types.
    pub(super) fn lanes(&self, ty: Type) -> Option<(u64, bool)> {
        self.ctx.types.lanes(ty)
    }

    /// Returns the first instruction of a block that is not a PHI.
    pub(super) fn first_non_phi(&self, block: Block) -> Option<(Inst, InstKind<'a>)> {
        let mut insts = self
            .body
            .insts(block)
            .map(|inst| (inst, self.body.kind(inst)));
        insts.find(|(_, kind)| !matches!(kind, InstKind::Phi { .. }))
    }

    /// Returns the block that contains an instruction.
    pub(super) fn block_of(&self, inst: Inst) -> Option<Block> {
        self.v.scratch.places.get(inst.index()).map(|place| place.0)
    }

    /// Fills the table of instruction positions.
    pub(super) fn place(&mut self) {
        let places = &mut self.v.scratch.places;
        places.clear();
        places.resize(self.body.inst_count(), (Block(u32::MAX), 0));
        let mut next = 0;
        for &block in self.body.blocks() {
            for inst in self.body.items(block) {
                places[inst.index()] = (block, next);
                next += 1;
            }
        }
        if self.body.blocks().len() > 1 {
            self.v.scratch.edges.build(self.body);
        }
    }

    pub(super) fn preds(&self, block: Block) -> &[Block] {
        match self.body.blocks().len() {
            0 | 1 => &[],
            _ => self.v.scratch.edges.preds(block),
        }
    }

    pub(super) fn unique_pred(&self, block: Block) -> Option<Block> {
        match self.body.blocks().len() {
            0 | 1 => None,
            _ => self.v.scratch.edges.unique_pred(block),
        }
    }

    pub(super) fn dominators(&mut self) -> (&Dominators, &Edges) {
        if !self.has_dominators {
            if self.body.blocks().len() == 1 {
                self.v.scratch.edges.build(self.body);
            }
            let Scratch {
                edges, dominators, ..
            } = &mut self.v.scratch;
            dominators.build(self.body, edges);
            self.has_dominators = true;
        }
        (&self.v.scratch.dominators, &self.v.scratch.edges)
    }

    /// Returns the instructions that use an instruction or argument as an operand, in reverse textual order.
    pub(super) fn users(&mut self, value: Value) -> Vec<Inst> {
        if !self.has_users {
            self.find_users();
            self.has_users = true;
        }
        let Some(slot) = self.user_slot(value) else {
            return Vec::new();
        };
        let Scratch {
            user_starts, users, ..
        } = &self.v.scratch;
        let range = user_starts[slot] as usize..user_starts[slot + 1] as usize;
        users[range].to_vec()
    }

    fn user_slot(&self, value: Value) -> Option<usize> {
        match value.kind() {
            ValueKind::Inst(inst) => Some(inst.index()),
            ValueKind::Arg(at) => Some(self.body.inst_count() + at as usize),
            _ => None,
        }
    }

    fn find_users(&mut self) {
        let slots = self.body.inst_count() + self.body.args().len();
        let mut starts = vec![0u32; slots + 1];
        let each = |found: &mut dyn FnMut(usize, Inst)| {
            for &block in self.body.blocks() {
                for inst in self.body.insts(block) {
                    self.body.kind(inst).for_each_operand(|operand| {
                        if let Some(slot) = self.user_slot(operand).filter(|&slot| slot < slots) {
                            found(slot, inst);
                        }
                    });
                }
            }
        };
        each(&mut |slot, _| starts[slot] += 1);
        let mut sum = 0;
        for start in &mut starts {
            sum += *start;
            *start = sum;
        }
        let mut users = vec![Inst(0); sum as usize];
        each(&mut |slot, user| {
            starts[slot] -= 1;
            users[starts[slot] as usize] = user;
        });
        self.v.scratch.user_starts = starts;
        self.v.scratch.users = users;
    }
}

impl Context {
    /// Returns true if a function has the name of an intrinsic.
    pub(super) fn is_intrinsic(&self, symbol: Symbol) -> bool {
        self.symbols.info(symbol).kind == SymbolKind::Function
            && self.symbols.name(symbol).starts_with(b"llvm.")
    }

    /// Strips pointer casts and GEPs with zero indices from a constant.
    pub(super) fn strip_casts(&self, mut constant: Const) -> Const {
        use crate::constants::ExprOp;
        loop {
            let ConstKind::Expr(expr) = self.consts.kind(constant) else {
                return constant;
            };
            let (Some(&first), rest) = (expr.operands.first(), expr.operands.get(1..)) else {
                return constant;
            };
            let goes_on = match expr.op {
                ExprOp::BitCast | ExprOp::AddrSpaceCast => true,
                ExprOp::GetElementPtr => {
                    rest.is_some_and(|rest| rest.iter().all(|&index| self.is_null(index)))
                }
                _ => false,
            };
            if !goes_on || !self.types.is_ptr(self.consts.type_of(first)) {
                return constant;
            }
            constant = first;
        }
    }
}

impl crate::types::Types {
    /// Returns the number of elements of a vector, and true if it is scalable. Returns `None` for other types.
    #[inline]
    pub(super) fn lanes(&self, ty: Type) -> Option<(u64, bool)> {
        match self.kind(ty) {
            TypeKind::Vector { len, scalable, .. } => Some((u64::from(len), scalable)),
            _ => None,
        }
    }

    /// Returns true for integers and vectors of integers.
    #[inline]
    pub(super) fn is_int_or_ints(&self, ty: Type) -> bool {
        matches!(self.kind(self.scalar(ty)), TypeKind::Int(_))
    }

    /// Returns true for floats and vectors of floats.
    #[inline]
    pub(super) fn is_float_or_floats(&self, ty: Type) -> bool {
        self.is_float(self.scalar(ty))
    }

    /// Returns true for pointers and vectors of pointers.
    #[inline]
    pub(super) fn is_ptr_or_ptrs(&self, ty: Type) -> bool {
        self.is_ptr(self.scalar(ty))
    }

    /// Returns true for integers.
    #[inline]
    pub(super) fn is_int(&self, ty: Type) -> bool {
        matches!(self.kind(ty), TypeKind::Int(_))
    }
}
