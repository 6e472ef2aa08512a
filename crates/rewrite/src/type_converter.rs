//! Type converters: convert types, and materialize values of the converted types.

use smallvec::SmallVec;
use std::any::Any;
use std::cell::{Cell, RefCell};
use std::sync::OnceLock;
use terrace_ir::{Attr, Body, Builder, Context, OpId, RegionId, Type, ValueId};

/// The result of a conversion rule for a type.
#[derive(Clone, Debug)]
pub enum Converted {
    /// The rule does not apply to this type. Rules registered earlier are tried.
    NotMine,
    /// The type converts to these types. Values of a type that converts to no types are removed.
    To(SmallVec<[Type; 1]>),
    /// The type cannot be converted, and no other rule is tried. The message is reported once per conversion.
    Fails(Option<Box<str>>),
    /// The type cannot be converted because this part of it cannot be converted. Nothing is reported.
    FailsFor(Type),
    /// The type cannot be converted, for a reason that only explanations show. Nothing is reported.
    Unsupported(&'static str),
}

impl Converted {
    /// Converts the type to exactly one type.
    pub fn one(ty: Type) -> Self {
        Converted::To(SmallVec::from_buf([ty]))
    }
}

/// The result of a rule for an attribute of a type, such as the memory space of a memref.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ConvertedAttr {
    /// The rule does not apply to this type and attribute. Rules registered earlier are tried.
    NotMine,
    /// The attribute converts to this one. `None` is the default value, which a missing attribute also denotes.
    To(Option<Attr>),
    /// The attribute cannot be converted, and no other rule is tried.
    Fails,
}

/// The reason why a type cannot be converted.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TypeError {
    /// The type.
    pub ty: Type,
    /// The message to report, if the rule specified one.
    pub message: Option<Box<str>>,
    /// The part of the type that cannot be converted, if the rule specified one.
    pub part: Option<Type>,
    /// The reason for an explanation, if the rule specified one.
    pub reason: Option<&'static str>,
}

impl TypeError {
    fn new(ty: Type) -> Self {
        TypeError {
            ty,
            message: None,
            part: None,
            reason: None,
        }
    }
}

/// The maximum nesting depth to which an explanation follows the parts that cannot be converted.
const MAX_BLAMED: usize = 16;

/// The length of a chain of conversions from which on the rules are assumed not to terminate. Each type of the chain is
/// converted for the previous one, and was created after the first conversion began. Nested types alone do not form
/// such a chain, because the parts of a type exist before the type.
const MAX_MADE: usize = 256;

/// The number of types that a message about a chain shows.
const SHOWN: usize = 4;

thread_local! {
    /// The types that are being converted on this thread, outermost first, each with the address of its converter.
    static COMPUTING: RefCell<Vec<(usize, Type)>> = const { RefCell::new(Vec::new()) };

    /// The number of types in the context when the outermost conversion of `COMPUTING` began.
    static KNOWN: Cell<usize> = const { Cell::new(0) };
}

/// A guard that is alive during the conversion of a type that is not cached.
struct Computing;

impl Computing {
    /// # Panics
    /// Panics if the converter is already converting the type, or if its rules keep creating new types to convert.
    /// Neither conversion would terminate.
    fn begin(converter: &TypeConverter, ctx: &Context, ty: Type) -> Self {
        let key = (std::ptr::from_ref(converter).addr(), ty);
        let endless = COMPUTING.with_borrow_mut(|computing| {
            if computing.is_empty() {
                KNOWN.set(ctx.type_count());
            }
            let first = computing.iter().position(|&known| known == key);
            computing.push(key);
            let is_made = |&(of, ty): &(usize, Type)| of == key.0 && ty.index() >= KNOWN.get();
            let own = |from: usize| {
                let own = computing[from..].iter().filter(|known| known.0 == key.0);
                own.map(|known| known.1).collect::<Vec<Type>>()
            };
            match (first, computing.len().checked_sub(MAX_MADE)) {
                (Some(first), _) => Some((true, own(first))),
                (None, Some(from)) if computing[from..].iter().all(is_made) => {
                    // Includes the type that existed before the chain, if there is one.
                    Some((false, own(from.saturating_sub(1))))
                }
                _ => None,
            }
        });
        let computing = Computing;
        if let Some((is_cycle, chain)) = endless {
            let shown = if is_cycle { chain.len() } else { SHOWN };
            let types = chain.iter().take(shown).map(|&ty| ctx.show_type(ty));
            let types = types.collect::<Vec<_>>().join(" needs ");
            match is_cycle {
                true => panic!(
                    "infinite recursion in a type converter: a rule converts its own type: {types}"
                ),
                false => panic!(
                    "infinite recursion in a type converter: its rules keep creating new types: {types} needs .."
                ),
            }
        }
        computing
    }
}

impl Drop for Computing {
    fn drop(&mut self) {
        COMPUTING.with_borrow_mut(|computing| computing.pop());
    }
}

type Rule = dyn Fn(&TypeConverter, &Context, Type) -> Converted + Send + Sync;
type AttrRule = dyn Fn(&TypeConverter, &Context, Type, Attr) -> ConvertedAttr + Send + Sync;
type SourceRule =
    dyn Fn(&TypeConverter, &mut Builder<'_>, Type, &[ValueId]) -> Option<ValueId> + Send + Sync;
type TargetRule =
    dyn Fn(&TypeConverter, &mut Builder<'_>, Target<'_>, &mut Vec<ValueId>) -> bool + Send + Sync;

/// A request to a target materialization.
#[derive(Clone, Copy, Debug)]
pub struct Target<'a> {
    /// The requested types.
    pub types: &'a [Type],
    /// The values to cast.
    pub inputs: &'a [ValueId],
    /// The original type of the value that `inputs` replaced.
    pub original: Type,
}

/// Converts types by rules. Rules registered later are tried first. The result for each type is computed once and
/// stored in an array indexed by the type's handle. Each cell is written once, so threads can share a converter.
#[derive(Default)]
pub struct TypeConverter {
    rules: Vec<Box<Rule>>,
    attr_rules: Vec<Box<AttrRule>>,
    source: Vec<Box<SourceRule>>,
    target: Vec<Box<TargetRule>>,
    keeps_casts: bool,
    keeps_single_casts: bool,
    data: Option<Box<dyn Any + Send + Sync>>,
    cache: Cache,
}

impl TypeConverter {
    /// Creates a converter without rules, which converts no type.
    pub fn new() -> Self {
        Self::default()
    }

    /// Adds a rule, which is tried before all earlier rules. A rule may convert other types.
    ///
    /// Two kinds of rules panic, with the type, when they are applied: a rule for a recursive type that converts the
    /// type itself, and a rule that keeps creating and converting new types.
    pub fn add_conversion(
        &mut self,
        rule: impl Fn(&TypeConverter, &Context, Type) -> Converted + Send + Sync + 'static,
    ) {
        self.rules.push(Box::new(rule));
        self.cache = Cache::default();
    }

    /// Adds a rule for an attribute that is part of a type. The rule is tried before all earlier attribute rules. Its
    /// arguments include the type and the attribute.
    pub fn add_attribute_conversion(
        &mut self,
        rule: impl Fn(&TypeConverter, &Context, Type, Attr) -> ConvertedAttr + Send + Sync + 'static,
    ) {
        self.attr_rules.push(Box::new(rule));
        self.cache = Cache::default();
    }

    /// Converts an attribute of a type by the rules of [`add_attribute_conversion`](Self::add_attribute_conversion).
    /// Returns `NotMine` if no rule applies.
    pub fn convert_attribute(&self, ctx: &Context, ty: Type, attr: Attr) -> ConvertedAttr {
        for rule in self.attr_rules.iter().rev() {
            match rule(self, ctx, ty, attr) {
                ConvertedAttr::NotMine => (),
                said => return said,
            }
        }
        ConvertedAttr::NotMine
    }

    /// Adds a rule that creates a value of the original type from the values that replaced it. It is tried before
    /// earlier rules. If it returns `None`, the earlier rules are tried.
    pub fn add_source_materialization(
        &mut self,
        rule: impl Fn(&TypeConverter, &mut Builder<'_>, Type, &[ValueId]) -> Option<ValueId>
        + Send
        + Sync
        + 'static,
    ) {
        self.source.push(Box::new(rule));
    }

    /// Adds a rule that creates values of target types. It is tried before earlier rules. It appends one value per
    /// requested type and returns `true`, or creates nothing and returns `false`.
    pub fn add_target_materialization(
        &mut self,
        rule: impl Fn(&TypeConverter, &mut Builder<'_>, Target<'_>, &mut Vec<ValueId>) -> bool
        + Send
        + Sync
        + 'static,
    ) {
        self.target.push(Box::new(rule));
    }

    /// Keeps casts that no rule materializes as `builtin.unrealized_conversion_cast`. By default such casts are errors.
    pub fn keep_casts(&mut self) {
        self.keeps_casts = true;
    }

    /// Returns true if [`keep_casts`](Self::keep_casts) was called.
    pub fn keeps_casts(&self) -> bool {
        self.keeps_casts
    }

    /// Keeps casts with one result that no rule materializes as `builtin.unrealized_conversion_cast`.
    pub fn keep_single_casts(&mut self) {
        self.keeps_single_casts = true;
    }

    /// Returns true if [`keep_single_casts`](Self::keep_single_casts) was called.
    pub fn keeps_single_casts(&self) -> bool {
        self.keeps_single_casts
    }

    /// Stores data that patterns need in the converter, such as options or the data layout.
    pub fn set_data<T: Any + Send + Sync>(&mut self, data: T) {
        self.data = Some(Box::new(data));
    }

    /// Returns the data that [`set_data`](Self::set_data) stored.
    pub fn data<T: Any + Send + Sync>(&self) -> Option<&T> {
        self.data.as_deref()?.downcast_ref()
    }

    /// Returns the types that a type converts to.
    #[inline]
    pub fn convert(&self, ctx: &Context, ty: Type) -> Result<&[Type], &TypeError> {
        let cell = self.cache.cell(ty.index());
        match cell.get() {
            Some(entry) => entry.types(),
            None => self.compute(ctx, ty, cell),
        }
    }

    #[cold]
    fn compute<'a>(
        &self,
        ctx: &Context,
        ty: Type,
        cell: &'a OnceLock<CachedTypes>,
    ) -> Result<&'a [Type], &'a TypeError> {
        let _computing = Computing::begin(self, ctx, ty);
        let mut entry = CachedTypes::Fails(TypeError::new(ty));
        for rule in self.rules.iter().rev() {
            entry = match rule(self, ctx, ty) {
                Converted::NotMine => continue,
                Converted::Fails(message) => CachedTypes::Fails(TypeError {
                    message,
                    ..TypeError::new(ty)
                }),
                Converted::FailsFor(part) => CachedTypes::Fails(TypeError {
                    part: Some(part),
                    ..TypeError::new(ty)
                }),
                Converted::Unsupported(reason) => CachedTypes::Fails(TypeError {
                    reason: Some(reason),
                    ..TypeError::new(ty)
                }),
                Converted::To(types) => match *types {
                    [ty] => CachedTypes::One(ty),
                    _ => CachedTypes::Many(types.into_boxed_slice()),
                },
            };
            break;
        }
        // Rules are pure, so the result is the same whichever thread stores it first.
        cell.get_or_init(|| entry).types()
    }

    /// Explains why a type cannot be converted, down to the innermost part that cannot:
    /// `type 'vector<2xtf32>' cannot be converted, because type 'tf32' cannot`.
    pub fn explain(&self, ctx: &Context, ty: Type) -> String {
        let mut text = format!("type {} cannot be converted", ctx.show_type(ty));
        let mut at = ty;
        // The limit is needed because a rule may name the type itself as the part that cannot be converted.
        for _ in 0..MAX_BLAMED {
            let Err(error) = self.convert(ctx, at) else {
                break;
            };
            if let Some(reason) = error.message.as_deref().or(error.reason) {
                text.push_str(": ");
                text.push_str(reason);
                break;
            }
            match error.part {
                Some(part) if part != at => {
                    let shown = ctx.show_type(part);
                    text.push_str(&format!(", because type {shown} cannot"));
                    at = part;
                }
                _ => break,
            }
        }
        text
    }

    /// Returns the only type that a type converts to. Returns `None` if the type cannot be converted or converts to no
    /// types or several.
    #[inline]
    pub fn convert_one(&self, ctx: &Context, ty: Type) -> Option<Type> {
        match self.convert(ctx, ty) {
            Ok([ty]) => Some(*ty),
            _ => None,
        }
    }

    /// Appends the converted types. On failure, `out` is unchanged.
    pub fn convert_types(
        &self,
        ctx: &Context,
        types: impl IntoIterator<Item = Type>,
        out: &mut SmallVec<[Type; 4]>,
    ) -> Result<(), &TypeError> {
        let before = out.len();
        for ty in types {
            match self.convert(ctx, ty) {
                Ok(types) => out.extend_from_slice(types),
                Err(error) => {
                    out.truncate(before);
                    return Err(error);
                }
            }
        }
        Ok(())
    }

    /// Returns true if a type is converted to itself.
    #[inline]
    pub fn is_legal(&self, ctx: &Context, ty: Type) -> bool {
        self.convert_one(ctx, ty) == Some(ty)
    }

    /// Returns true if the operand and result types of an operation are legal.
    pub fn is_legal_op(&self, ctx: &Context, body: &Body, op: OpId) -> bool {
        let legal = |value| self.is_legal(ctx, body.ty(value));
        body.operands(op).all(legal) && body.results(op).all(legal)
    }

    /// Returns true if the arguments of all blocks of a region have legal types.
    pub fn is_legal_region(&self, ctx: &Context, body: &Body, region: RegionId) -> bool {
        let legal = |&value: &ValueId| self.is_legal(ctx, body.ty(value));
        body.blocks(region)
            .all(|block| body.block_args(block).iter().all(legal))
    }

    /// Returns the conversion of a list of argument types.
    pub fn convert_signature(
        &self,
        ctx: &Context,
        types: impl IntoIterator<Item = Type>,
    ) -> Result<SignatureConversion, &TypeError> {
        let mut signature = SignatureConversion::default();
        for ty in types {
            let types = self.convert(ctx, ty)?;
            signature.inputs.push(InputMapping::Dropped);
            if !types.is_empty() {
                signature.add_inputs(signature.inputs.len() - 1, types);
            }
        }
        Ok(signature)
    }

    pub(crate) fn has_materializations(&self) -> bool {
        !self.source.is_empty() || !self.target.is_empty()
    }

    /// Creates a value of an original type with the source materializations.
    pub fn materialize_source(
        &self,
        builder: &mut Builder<'_>,
        ty: Type,
        inputs: &[ValueId],
    ) -> Option<ValueId> {
        self.source
            .iter()
            .rev()
            .find_map(|rule| rule(self, builder, ty, inputs))
    }

    /// Creates values of target types with the target materializations and appends them to `out`.
    pub fn materialize_target(
        &self,
        builder: &mut Builder<'_>,
        target: Target<'_>,
        out: &mut Vec<ValueId>,
    ) -> bool {
        self.target
            .iter()
            .rev()
            .any(|rule| rule(self, builder, target, out))
    }
}

enum CachedTypes {
    One(Type),
    Many(Box<[Type]>),
    Fails(TypeError),
}

impl CachedTypes {
    #[inline]
    fn types(&self) -> Result<&[Type], &TypeError> {
        match self {
            CachedTypes::One(ty) => Ok(std::slice::from_ref(ty)),
            CachedTypes::Many(types) => Ok(types),
            CachedTypes::Fails(error) => Err(error),
        }
    }
}

const FIRST_SEGMENT_BITS: u32 = 6;

/// A table of cells indexed by handle. Its segments double in size and never move.
#[derive(Default)]
struct Cache {
    segments: [OnceLock<Box<[OnceLock<CachedTypes>]>>; 27],
}

impl Cache {
    #[inline]
    fn cell(&self, index: usize) -> &OnceLock<CachedTypes> {
        let at = index + (1 << FIRST_SEGMENT_BITS);
        let segment = at.ilog2();
        let cells = self.segments[(segment - FIRST_SEGMENT_BITS) as usize]
            .get_or_init(|| (0..1usize << segment).map(|_| OnceLock::new()).collect());
        &cells[at - (1 << segment)]
    }
}

/// The replacement of one original argument.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum InputMapping {
    /// The argument is dropped.
    Dropped,
    /// New arguments, specified by the index of the first and their number.
    Inputs(usize, usize),
    /// Existing values. The argument is dropped.
    Values(SmallVec<[ValueId; 1]>),
}

/// The new arguments of a block, and the replacements of the original arguments.
#[derive(Clone, Default, Debug)]
pub struct SignatureConversion {
    inputs: SmallVec<[InputMapping; 4]>,
    types: SmallVec<[Type; 8]>,
    /// True if a mapping was added for an argument that does not exist.
    is_wrong: bool,
}

impl SignatureConversion {
    /// Creates a signature that drops all `count` original arguments.
    pub fn new(count: usize) -> Self {
        let inputs = std::iter::repeat_n(InputMapping::Dropped, count).collect();
        SignatureConversion {
            inputs,
            types: SmallVec::new(),
            is_wrong: false,
        }
    }

    fn set(&mut self, original: usize, mapping: InputMapping) {
        match self.inputs.get_mut(original) {
            Some(input) => *input = mapping,
            None => self.is_wrong = true,
        }
    }

    /// Returns true if the signature is valid and maps this number of original arguments.
    pub(crate) fn is_for(&self, count: usize) -> bool {
        self.inputs.len() == count && !self.is_wrong
    }

    /// Replaces an original argument by new arguments, which are appended.
    pub fn add_inputs(&mut self, original: usize, types: &[Type]) {
        self.set(
            original,
            InputMapping::Inputs(self.types.len(), types.len()),
        );
        self.types.extend_from_slice(types);
    }

    /// Appends new arguments that replace no original one.
    pub fn add_new_inputs(&mut self, types: &[Type]) {
        self.types.extend_from_slice(types);
    }

    /// Replaces an original argument by existing values.
    pub fn remap_input(&mut self, original: usize, values: &[ValueId]) {
        self.set(original, InputMapping::Values(values.into()));
    }

    /// The types of the new arguments.
    pub fn types(&self) -> &[Type] {
        &self.types
    }

    /// The replacement of an original argument.
    pub fn mapping(&self, original: usize) -> &InputMapping {
        self.inputs.get(original).unwrap_or(&InputMapping::Dropped)
    }
}
