//! What a planner of lowerings knows of a pass: `terrace lower` chooses passes by these declarations and by nothing else.

use crate::pass::PassDef;
use terrace_ir::{OpRef, dialect_namespace};

/// What a pass takes away and what it leaves. A conversion declares one beside its [`PassDef`].
pub struct Lowering {
    /// The pass.
    pub pass: &'static PassDef,
    /// Its place among the other passes.
    pub stage: Stage,
    /// The operation that it is nested in, if it does not run on modules: `func.func`.
    pub on: Option<&'static str>,
    /// The pass runs if one of these is there.
    pub takes: &'static [Taken],
    /// What there may be afterwards that was not there before: names of operations, or of dialects for any of their operations. What
    /// takes those comes later.
    pub leaves: &'static [&'static str],
    /// What only some operations leave: the name of one, or [`VECTORS`] for any on vectors, and what it leaves.
    pub leaves_of: &'static [(&'static str, &'static str)],
    /// Passes that come later, where what they take does not say so.
    pub before: &'static [&'static str],
    /// Operations that the module may have, and a pass that comes later because of them. If there are also operations because of
    /// which that pass comes before this one, neither holds.
    pub before_of: &'static [(Taken, &'static str)],
    /// Options of the pass that are choices of the whole lowering.
    pub options: &'static [(&'static str, Choice)],
}

/// The stages of a whole lowering, in order. Passes of one stage run in the order of the bundles.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Stage {
    /// Operations of dialects of one's own become others.
    Custom,
    /// Operations become simpler ones of their dialects.
    Simplify,
    /// Accesses of memory by odd shapes and layouts become plain ones.
    Accesses,
    /// Affine maps and loops become arithmetic and plain loops.
    Affine,
    /// Vectors of several dimensions become vectors of one.
    Vectors,
    /// Complex numbers become pairs.
    Complex,
    /// Mathematical functions become arithmetic or other functions.
    Math,
    /// Arithmetic becomes simpler arithmetic.
    Arith,
    /// Mathematical functions become calls of functions in the module.
    Functions,
    /// Loops and conditions become branches.
    ControlFlow,
    /// Scalars, and all that goes with any other conversion, become the LLVM dialect's.
    ScalarsToLlvm,
    /// Mathematical functions become calls of a library.
    Libraries,
    /// Vectors become the LLVM dialect's.
    VectorsToLlvm,
    /// Operations become the LLVM dialect's that the conversion of memory must find converted.
    BeforeMemory,
    /// Memory becomes the LLVM dialect's.
    MemoryToLlvm,
    /// Loops and conditions become branches that had to wait for the conversion of memory.
    LateControlFlow,
    /// Functions and all else become the LLVM dialect's.
    RestToLlvm,
    /// Casts that conversions left go.
    Casts,
}

/// In [`Lowering::leaves_of`]: operations with values whose types are vectors.
pub const VECTORS: &str = "!vector";

/// What a pass takes away.
#[derive(Clone, Copy, Debug)]
pub enum Taken {
    /// All operations of a dialect.
    Dialect(&'static str),
    /// Operations of a name.
    Op(&'static str),
    /// Operations of a name, or of a dialect, that the predicate holds of, where the module has them. What passes leave is not meant.
    When(&'static str, fn(OpRef<'_>) -> bool),
    /// Operations of a name, which stay: they only want the pass to have run.
    For(&'static str),
    /// Nothing: the pass runs if this is chosen.
    Wanted(Choice),
}

impl Taken {
    /// Whether all operations of a name are meant.
    pub fn is(self, name: &str) -> bool {
        match self {
            Taken::Dialect(dialect) => dialect_namespace(name) == dialect,
            Taken::Op(only) | Taken::For(only) => name == only,
            Taken::When(..) | Taken::Wanted(_) => false,
        }
    }

    /// What operations of a name are asked besides, if anything.
    pub fn predicate(self, name: &str) -> Option<fn(OpRef<'_>) -> bool> {
        match self {
            Taken::When(of, holds) => {
                let is_meant = name == of || dialect_namespace(name) == of;
                is_meant.then_some(holds)
            }
            _ => None,
        }
    }

    /// Whether an operation is meant because of what it is besides its name.
    pub fn is_special(self, op: OpRef<'_>) -> bool {
        let predicate = self.predicate(op.name_str());
        predicate.is_some_and(|holds| holds(op))
    }

    /// Whether what `leaves` names, an operation or a dialect, may be meant.
    fn may_be(self, left: &str) -> bool {
        match self {
            Taken::When(..) | Taken::For(_) | Taken::Wanted(_) => false,
            _ if left.contains('.') => self.is(left),
            Taken::Dialect(dialect) => dialect == left,
            Taken::Op(name) => dialect_namespace(name) == left,
        }
    }
}

/// A choice that a whole lowering has, and several passes an option for.
#[derive(Clone, Copy, Debug)]
pub enum Choice {
    /// The width of `index`, in bits.
    IndexBitwidth,
    /// Memrefs of known shape are passed as bare pointers.
    BarePointers,
    /// Memory is aligned by `aligned_alloc`.
    AlignedAlloc,
    /// Memory comes from the generic functions of MLIR.
    GenericFunctions,
    /// Functions get wrappers for C.
    CWrappers,
    /// Made by the module: it has operations of this dialect.
    Has(&'static str),
    /// None: the option always has this value.
    Always(&'static str),
    /// Made by the module: the option has this value if there is an operation of this name that the predicate holds of.
    When(&'static str, fn(OpRef<'_>) -> bool, &'static str),
}

/// What holds for a whole lowering and no option of a pass says: a planner gives it to
/// [`PassManager::lowering`](crate::PassManager), and passes read it from [`PassContext::lowering`](crate::PassContext). The
/// default is what upstream's passes do.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct LoweringRules {
    /// The width of `index` in bits, for passes without an option for it. `None` leaves it to them: most ask the data layout.
    pub index_bitwidth: Option<u32>,
    /// Whether the attributes of a memref argument that is taken apart go to a pointer that it becomes.
    pub keep_pointer_attributes: bool,
}

impl Lowering {
    /// A pass on modules, of the first stage, that takes this away and leaves nothing.
    pub const fn new(pass: &'static PassDef, takes: &'static [Taken]) -> Self {
        Lowering {
            pass,
            stage: Stage::Custom,
            on: None,
            takes,
            leaves: &[],
            leaves_of: &[],
            before: &[],
            before_of: &[],
            options: &[],
        }
    }

    /// The same, and what the pass leaves.
    pub const fn leaving(self, leaves: &'static [&'static str]) -> Self {
        Lowering { leaves, ..self }
    }

    /// The same in another stage.
    pub const fn stage(self, stage: Stage) -> Self {
        Lowering { stage, ..self }
    }

    /// Whether the pass takes operations of a name away, or wants to run because of them.
    pub fn takes(&self, name: &str) -> bool {
        self.takes.iter().any(|taken| taken.is(name))
    }

    /// All that the pass may leave.
    fn all_left(&self) -> impl Iterator<Item = &'static str> + '_ {
        let of_some = self.leaves_of.iter().map(|(_, left)| *left);
        self.leaves.iter().copied().chain(of_some)
    }

    /// The choices that the pass runs for.
    pub fn choices(&self) -> impl Iterator<Item = Choice> + '_ {
        self.takes.iter().filter_map(|taken| match taken {
            Taken::Wanted(choice) => Some(*choice),
            _ => None,
        })
    }

    /// Whether the pass takes one of these away: operations, or dialects for any of their operations.
    pub fn takes_any_of<'a>(&self, left: impl IntoIterator<Item = &'a str>) -> bool {
        let taken = |left: &str| self.takes.iter().any(|taken| taken.may_be(left));
        left.into_iter().any(taken)
    }

    /// Whether this pass may leave what another one takes.
    pub fn feeds(&self, other: &Lowering) -> bool {
        self.before.contains(&other.pass.name) || other.takes_any_of(self.all_left())
    }
}
