//! Describes operations statically, as ODS records do: operands, results, properties, traits, format, and hooks.
//!
//! `#[op]` generates one [`OpDef`] per operation; nothing else should create one. The parser, the printer, the verifier
//! and the builders interpret it.

use crate::{
    Attr, AttrConstraint, AttrKind, AttrSyntax, Context, Failed, OpRef, Registry, Reporter,
    StubRef, Type, TypeConstraint, TypeKind,
};
use smallvec::SmallVec;

/// The description of an operation: data, and functions for the rules that data cannot express.
pub struct OpDef {
    /// `dialect.mnemonic`.
    pub name: &'static str,
    /// One line about the operation.
    pub summary: &'static str,
    /// The rest of the documentation, as Markdown; may be empty.
    pub description: &'static str,
    /// Operand groups in order.
    pub operands: ValueDefs,
    /// Result groups in order.
    pub results: ValueDefs,
    /// Properties in declaration order, segment sizes last. Slot `i` of an operation's properties is row `i`.
    pub props: &'static [PropDef],
    /// Regions in order; the last may be variadic.
    pub regions: &'static [RegionDef],
    /// Successors in order; the last may be variadic.
    pub successors: &'static [SuccDef],
    /// Traits without parameters.
    pub traits: Traits,
    /// Traits that dialects define.
    pub dialect_traits: &'static [&'static TraitDef],
    /// `HasParent`: the parent operation must be one of these; empty if any parent is valid.
    pub parents: &'static [&'static str],
    /// `SingleBlockImplicitTerminator`: the terminator that the text may omit.
    pub implicit_terminator: Option<&'static str>,
    /// Equalities between types. The verifier checks them, and a format may omit the types that they determine.
    pub type_eqs: &'static [TypeEq],
    /// The declarative assembly format. Without it, and without a hook of the asm crate, the generic form is used.
    pub format: Option<&'static str>,
    /// Infers the result types from operands and properties (`InferTypeOpInterface`).
    pub infer: Option<InferFn>,
    /// The operation's own verifier, for rules that the structure, the constraints and the traits do not express.
    pub verify: Option<VerifyFn>,
    /// Like `verify`, but runs after the operations in the regions were verified.
    pub verify_regions: Option<VerifyFn>,
    /// Checks the stub of an operation with its own body.
    pub verify_place: Option<VerifyPlaceFn>,
    /// Folds to constants or existing values.
    pub fold: Option<FoldFn>,
    /// Functions that attach the interface models that the definition names with `interfaces(dyn X)`. Called when the
    /// dialect is registered.
    pub interfaces: &'static [AttachModel],
    /// The name hint of the first result: `alloc` prints `%alloc`. Empty for no hint.
    pub result_name: &'static str,
    /// The intrinsic that the operation calls. Both the translation to LLVM IR and the import read it.
    pub intrinsic: Option<&'static IntrinsicDef>,
}

/// The LLVM intrinsic that an operation calls: MLIR's `LLVM_IntrOp`. Operands are the arguments in order, and the
/// result is the intrinsic's result. The overloaded types are in LLVM's own table, not here.
#[derive(Debug)]
pub struct IntrinsicDef {
    /// LLVM's name without overloaded types: `llvm.abs`.
    pub name: &'static str,
    /// Arguments that are properties of the operation: the argument's index and the property's name, in increasing
    /// order of the index.
    pub immediates: &'static [(usize, &'static str)],
}

impl OpDef {
    /// Returns the properties that are arguments of the operation's intrinsic. Each entry has the argument's index and
    /// the property's slot.
    pub fn immediates(&self) -> impl Iterator<Item = (usize, usize)> + '_ {
        let immediates = self.intrinsic.map_or(&[][..], |it| it.immediates);
        immediates
            .iter()
            .filter_map(|&(at, name)| Some((at, self.prop_index(name)?)))
    }

    /// Returns the dialect's name.
    pub fn dialect(&self) -> &'static str {
        crate::dialect_namespace(self.name)
    }

    /// Returns the slot of a property.
    pub fn prop_index(&self, name: &str) -> Option<usize> {
        self.props.iter().position(|prop| prop.name == name)
    }

    /// Returns the slot of `operandSegmentSizes`. Segment sizes are the last properties, operand segments first.
    #[inline]
    pub fn operand_segments(&self) -> Option<usize> {
        if !self.has(Traits::ATTR_SIZED_OPERAND_SEGMENTS) {
            return None;
        }
        let from_end = 1 + usize::from(self.has(Traits::ATTR_SIZED_RESULT_SEGMENTS));
        self.props.len().checked_sub(from_end)
    }

    /// Returns the slot of `resultSegmentSizes`.
    #[inline]
    pub fn result_segments(&self) -> Option<usize> {
        let slot = self.props.len().checked_sub(1)?;
        self.has(Traits::ATTR_SIZED_RESULT_SEGMENTS).then_some(slot)
    }

    /// Returns true if the operation has a trait.
    #[inline]
    pub fn has(&self, traits: Traits) -> bool {
        self.traits.0 & traits.0 == traits.0
    }

    /// Returns true if the operation has a trait that a dialect defines.
    pub fn has_dialect_trait(&self, wanted: &TraitDef) -> bool {
        let mut traits = self.dialect_traits.iter();
        traits.any(|known| std::ptr::eq(*known, wanted))
    }

    /// Returns true if the operation has no verifiers of its own, or if they read no other operation.
    pub(crate) fn verifies_alone(&self) -> bool {
        self.has(Traits::VERIFIES_ALONE) || self.verify.is_none() && self.dialect_traits.is_empty()
    }

    /// Returns true if all checks of an operation that has neither regions nor successors nor discardable attributes
    /// read this operation alone, apart from dominance and uses of symbols. No check reads its position then.
    #[inline]
    pub(crate) fn is_verified_alone(&self) -> bool {
        self.verifies_alone()
            && !self.has(Traits::TERMINATOR)
            && !self.has(Traits::SYMBOL)
            && self.parents.is_empty()
            && self.verify_regions.is_none()
    }

    /// Runs the verifiers of the dialect-defined traits, and then `verify`.
    pub(crate) fn verify_own(
        &self,
        op: OpRef<'_>,
        report: &mut Reporter<'_>,
    ) -> Result<(), Failed> {
        for known in self.dialect_traits {
            (known.verify)(op, report)?;
        }
        match self.verify {
            Some(verify) => verify(op, report),
            None => Ok(()),
        }
    }
}

/// A trait without parameters that a dialect defines. It must be a static, because its address identifies it.
pub struct TraitDef {
    /// The name for messages and tools.
    pub name: &'static str,
    /// Checks the rule of the trait. Runs after the constraints and before the operation's own verifier.
    pub verify: VerifyFn,
}

/// Attaches an interface model to the operation that names the interface.
pub type AttachModel = fn(&mut Registry);

/// Checks an operation; reports through the [`Reporter`].
pub type VerifyFn = fn(OpRef<'_>, &mut Reporter<'_>) -> Result<(), Failed>;

/// Checks the stub of an operation with its own body. Errors are reported at the root of that body.
pub type VerifyPlaceFn = fn(StubRef<'_>, &mut Reporter<'_>) -> Result<(), Failed>;

/// The inferred result types, or the reason why inference failed: "the mask is longer than the vector".
pub type Inferred = Result<SmallVec<[Type; 2]>, String>;

/// Infers result types from operand types and properties.
pub type InferFn = fn(&InferInput<'_>) -> Inferred;

/// The parts of an operation on which a result type may depend.
pub struct InferInput<'a> {
    /// The context.
    pub ctx: &'a Context,
    /// The operands' types.
    pub operand_types: &'a [Type],
    /// The properties by slot.
    pub props: &'a [Option<Attr>],
}

impl<'a> InferInput<'a> {
    /// Returns the type of an operand, or an error if its kind is not `T`.
    pub fn operand<T: TypeKind>(&self, index: usize) -> Result<&'a T, String> {
        let ty = self.operand_types.get(index).copied();
        let ty = ty.ok_or_else(|| format!("operand #{index} does not exist"))?;
        let other = || {
            format!(
                "operand #{index} has an unexpected kind: {}",
                self.ctx.show_type(ty)
            )
        };
        ty.as_(self.ctx).ok_or_else(other)
    }

    /// Returns a property's value, or an error if its kind is not `T`.
    pub fn prop<T: AttrKind>(&self, slot: usize) -> Result<&'a T, String> {
        let value = self.props.get(slot).copied().flatten();
        let value = value.ok_or_else(|| format!("property #{slot} is missing"))?;
        let other = || {
            let shown = self.ctx.show_attr(value);
            format!("property #{slot} has an unexpected kind: {shown}")
        };
        value.as_(self.ctx).ok_or_else(other)
    }
}

/// Folds an operation. The arguments contain the constant value of each operand that has one.
pub type FoldFn = fn(OpRef<'_>, &[Option<Attr>]) -> Option<FoldResult>;

pub use crate::fold_result::{FoldResult, Folded, NewParts};

/// The number of values that a group has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Arity {
    /// Exactly one.
    One,
    /// Zero or one.
    Optional,
    /// Any number.
    Variadic,
}

/// A group of operands or results.
pub struct ValueDef {
    /// The name in formats and messages.
    pub name: &'static str,
    /// The number of values.
    pub arity: Arity,
    /// The constraint on the type of each value.
    pub constraint: &'static TypeConstraint,
}

/// The groups of an operation's operands, or of its results, in order.
#[derive(Clone, Copy)]
pub struct ValueDefs {
    groups: &'static [ValueDef],
    fixed: usize,
}

impl ValueDefs {
    /// Creates the groups.
    pub const fn new(groups: &'static [ValueDef]) -> Self {
        let (mut at, mut fixed) = (0, 0);
        while at < groups.len() {
            if matches!(groups[at].arity, Arity::One) {
                fixed += 1;
            }
            at += 1;
        }
        ValueDefs { groups, fixed }
    }

    /// Returns the number of groups of exactly one value, which is the minimum number of values.
    #[inline]
    pub fn fixed(&self) -> usize {
        self.fixed
    }

    /// Returns the number of groups whose size varies.
    #[inline]
    pub fn varying(&self) -> usize {
        self.groups.len() - self.fixed
    }

    /// Returns the size of each group among `count` values. `segments` applies if it has one entry per group. Otherwise
    /// the varying groups share equally the values that the fixed groups leave.
    #[inline]
    pub fn sizes(&self, count: usize, segments: Option<&[i32]>) -> impl Fn(usize) -> usize {
        let segments = segments.filter(|sizes| sizes.len() == self.groups.len());
        let each = count.saturating_sub(self.fixed) / self.varying().max(1);
        move |group| match (segments, self.groups[group].arity) {
            (Some(sizes), _) => sizes[group].max(0) as usize,
            (None, Arity::One) => 1,
            (None, _) => each,
        }
    }

    /// Returns true if the groups can have this many values in total. The sizes of single groups are checked with their
    /// types.
    #[inline]
    pub fn fit(&self, count: usize) -> bool {
        count == self.fixed || self.varying() > 0 && count > self.fixed
    }
}

impl std::ops::Deref for ValueDefs {
    type Target = [ValueDef];

    #[inline]
    fn deref(&self) -> &[ValueDef] {
        self.groups
    }
}

/// A property: an attribute with its own slot in the operation.
pub struct PropDef {
    /// The name in generic form and formats.
    pub name: &'static str,
    /// The constraint on the attribute.
    pub constraint: &'static AttrConstraint,
    /// True if the property may be absent.
    pub optional: bool,
    /// The value of the property if none is given. For an optional property, the value that is not printed.
    pub default: Option<fn(&Context) -> Attr>,
}

impl PropDef {
    /// Returns true if the property holds the sizes of operand or result groups.
    pub fn is_segments(&self) -> bool {
        matches!(self.name, "operandSegmentSizes" | "resultSegmentSizes")
    }

    /// Returns true if MLIR stores the property as C++ data instead of an attribute: flags, and a unit property that is
    /// unset by default. In a dictionary of attributes, the name of such a property has no special meaning.
    pub fn is_native(&self) -> bool {
        match self.constraint.syntax {
            AttrSyntax::IntEnum(def, _) => def.flags,
            AttrSyntax::Unit => self.default.is_some(),
            _ => false,
        }
    }
}

/// A region or a group of regions.
pub struct RegionDef {
    /// The name in formats and messages.
    pub name: &'static str,
    /// The constraint on its contents.
    pub kind: RegionKind,
    /// True if there may be any number of them.
    pub variadic: bool,
}

/// The constraint on the contents of a region.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RegionKind {
    /// Anything.
    Any,
    /// At least one block.
    NotEmpty,
    /// Exactly this many blocks.
    Sized(u32),
    /// At most this many blocks.
    MaxSized(u32),
}

/// The region kinds, as constants that `#[op]` fields can name.
impl RegionKind {
    /// Anything.
    pub const ANY: RegionKind = RegionKind::Any;
    /// At least one block.
    pub const NOT_EMPTY: RegionKind = RegionKind::NotEmpty;
    /// Exactly one block.
    pub const ONE_BLOCK: RegionKind = RegionKind::Sized(1);
    /// At most one block.
    pub const MAX_ONE_BLOCK: RegionKind = RegionKind::MaxSized(1);
}

/// A successor or a group of successors.
pub struct SuccDef {
    /// The name in formats and messages.
    pub name: &'static str,
    /// True if there may be any number of them.
    pub variadic: bool,
}

/// A group of values (or the type attribute of a property) that takes part in a [`TypeEq`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ValueRef {
    /// Operand group by index.
    Operand(usize),
    /// Result group by index.
    Result(usize),
    /// A typed attribute: its type.
    Prop(usize),
}

/// A rule that `to` has the type of `from`, or the type that `transform` computes from it.
pub struct TypeEq {
    /// The group whose type determines the other.
    pub from: ValueRef,
    /// The group whose type is determined.
    pub to: ValueRef,
    /// `TypesMatchWith`: computes the type of `to` from the type of `from`.
    pub transform: Option<fn(&Context, Type) -> Option<Type>>,
    /// The rule for the verifier's message: `failed to verify that {message}`.
    pub message: &'static str,
}

impl TypeEq {
    /// Returns true if the rule holds for these types.
    #[inline]
    pub fn holds(&self, ctx: &Context, from: Type, to: Type) -> bool {
        let want = match self.transform {
            None => Some(from),
            Some(transform) => transform(ctx, from),
        };
        want.is_none_or(|want| want == to)
    }
}

/// A set of traits without parameters: those that the IR itself and dialect-independent passes query. Dialects define
/// others as [`TraitDef`]s.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Traits(pub u64);

impl Traits {
    /// No traits.
    pub const NONE: Traits = Traits(0);

    /// Returns the union of both sets.
    pub const fn or(self, other: Traits) -> Traits {
        Traits(self.0 | other.0)
    }
}

impl std::ops::BitOr for Traits {
    type Output = Traits;
    fn bitor(self, other: Traits) -> Traits {
        self.or(other)
    }
}

macro_rules! traits {
    ($($(#[$doc:meta])* $name:ident = $bit:expr;)*) => {
        impl Traits {
            $($(#[$doc])* pub const $name: Traits = Traits(1 << $bit);)*

            /// Returns the names of the traits in the set.
            pub fn names(self) -> Vec<&'static str> {
                let all = [$((Traits::$name, stringify!($name))),*];
                let is_in = |known: &Traits| self.0 & known.0 != 0;
                all.into_iter().filter(|(known, _)| is_in(known)).map(|(_, name)| name).collect()
            }
        }
    };
}

traits! {
    /// Ends a block.
    TERMINATOR = 0;
    /// Regions use no value from outside. The operation has its own body.
    ISOLATED_FROM_ABOVE = 1;
    /// Defines a symbol through `sym_name`.
    SYMBOL = 2;
    /// Its region is a symbol table.
    SYMBOL_TABLE = 3;
    /// No side effects, and safe to speculate.
    PURE = 4;
    /// Operands may be swapped.
    COMMUTATIVE = 5;
    /// All operands and results have the same type.
    SAME_OPERANDS_AND_RESULT_TYPE = 6;
    /// All operands have the same type.
    SAME_TYPE_OPERANDS = 7;
    /// All operands and results have the same shape; checked after `verify`.
    SAME_OPERANDS_AND_RESULT_SHAPE = 8;
    /// All operands and results have the same element type; checked after `verify`.
    SAME_OPERANDS_AND_RESULT_ELEMENT_TYPE = 9;
    /// Each region has at most one block.
    SINGLE_BLOCK = 10;
    /// Blocks need no terminator.
    NO_TERMINATOR = 11;
    /// Regions are graph regions: no dominance between operations of a block.
    GRAPH_REGION = 12;
    /// Regions' entry blocks take no arguments.
    NO_REGION_ARGUMENTS = 13;
    /// `operandSegmentSizes` holds the sizes of operand groups.
    ATTR_SIZED_OPERAND_SEGMENTS = 14;
    /// `resultSegmentSizes` holds the sizes of result groups.
    ATTR_SIZED_RESULT_SEGMENTS = 15;
    /// Returns control and values to the parent.
    RETURN_LIKE = 16;
    /// Has no operands and folds to an attribute.
    CONSTANT_LIKE = 17;
    /// Allocations with automatic lifetime end here.
    AUTOMATIC_ALLOCATION_SCOPE = 18;
    /// Applies elementwise to vectors and tensors. The verifier compares shapes and kinds after `verify`.
    ELEMENTWISE = 19;
    /// Regions may not use values from outside affine scopes.
    AFFINE_SCOPE = 20;
    /// Reads memory and does nothing else.
    READ_ONLY = 21;
    /// Applying the operation twice has the effect of applying it once.
    IDEMPOTENT = 22;
    /// Variadic groups all have the same size.
    SAME_VARIADIC_OPERAND_SIZE = 23;
    /// A function: `sym_name`, `function_type`, argument and result attributes, one body.
    FUNCTION_LIKE = 24;
    /// The symbol need not have a name.
    OPTIONAL_SYMBOL = 25;
    /// No side effects, but not safe to speculate.
    NO_MEMORY_EFFECT = 26;
    /// Variadic groups of results all have the same size.
    SAME_VARIADIC_RESULT_SIZE = 28;
    /// No side effects except those of the operations in its regions.
    RECURSIVE_MEMORY_EFFECTS = 27;
    /// The memrefs among operands and results may be normalized: given another type, with indices changed to match.
    MEMREFS_NORMALIZABLE = 29;
    /// The operation's own verifiers read only its properties, its discardable attributes, and the types of its
    /// operands and results. They need not run again while these are unchanged.
    VERIFIES_ALONE = 30;
}
