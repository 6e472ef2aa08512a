//! Type converters: the conversion of types, and the materialization of values between them.

use smallvec::SmallVec;
use std::any::Any;
use std::cell::{Cell, RefCell};
use std::sync::OnceLock;
use terrace_ir::{Attr, Body, Builder, Context, OpId, RegionId, Type, ValueId};

/// The answer of a conversion rule about a type.
#[derive(Clone, Debug)]
pub enum Converted {
    /// The rule is not about this type: rules registered earlier are tried.
    NotMine,
    /// The type becomes these types; no type at all means that values of the type vanish.
    To(SmallVec<[Type; 1]>),
    /// The type cannot be converted, and no other rule is tried. A message is reported once per conversion.
    Fails(Option<Box<str>>),
    /// The type cannot be converted because this part of it cannot. Nothing is reported.
    FailsFor(Type),
    /// The type cannot be converted for a reason that an explanation shows. Nothing is reported.
    Unsupported(&'static str),
}

impl Converted {
    /// The type becomes one type.
    pub fn one(ty: Type) -> Self {
        Converted::To(SmallVec::from_buf([ty]))
    }
}

/// The answer of a rule for attributes of types, such as the memory space of a memref.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ConvertedAttr {
    /// The rule is not about this type and attribute: rules registered earlier are tried.
    NotMine,
    /// The attribute becomes this one; `None` is the default that a missing attribute stands for.
    To(Option<Attr>),
    /// The attribute cannot be converted, and no other rule is tried.
    Fails,
}

/// The reason why a type cannot be converted.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TypeError {
    /// The type.
    pub ty: Type,
    /// The message to report, if the rule gave one.
    pub message: Option<Box<str>>,
    /// The part of the type that cannot be converted, if the rule gave one.
    pub part: Option<Type>,
    /// The reason, for an explanation, if the rule gave one.
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

/// The greatest depth of parts of parts that an explanation blames.
const MAX_BLAMED: usize = 16;

/// The number of types, each converted for the one before and made after the first conversion began, from which on rules are
/// taken to make ever new ones. The parts of a type exist before it, so that nesting alone gives no such chain.
const MAX_MADE: usize = 256;

/// The number of types that a message about a chain shows.
const SHOWN: usize = 4;

thread_local! {
    /// The types that are being converted on this thread, each with the address of its converter, the outermost first.
    static COMPUTING: RefCell<Vec<(usize, Type)>> = const { RefCell::new(Vec::new()) };

    /// The number of types when the outermost conversion of `COMPUTING` began.
    static KNOWN: Cell<usize> = const { Cell::new(0) };
}

/// The conversion of a type that is not cached, until it is dropped.
struct Computing;

impl Computing {
    /// # Panics
    /// Panics if the converter is converting the type already, or if its rules make ever new types to convert: that would
    /// never end.
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
                    // With the type that was there before, if there is one.
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
                    "a rule of a type converter converts its own type, which never ends: {types}"
                ),
                false => panic!(
                    "rules of a type converter make ever new types to convert, which never ends: {types} needs .."
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

/// The request to a target materialization.
#[derive(Clone, Copy, Debug)]
pub struct Target<'a> {
    /// The wanted types.
    pub types: &'a [Type],
    /// The values to make them from.
    pub inputs: &'a [ValueId],
    /// The type of the value before it was replaced by `inputs`.
    pub original: Type,
}

/// Converts types by rules. Rules registered later are tried first. The result for a type is computed once and kept in
/// an array indexed by the type's handle; each cell of it is written once, so threads share a converter.
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
    /// A converter without rules: it converts nothing.
    pub fn new() -> Self {
        Self::default()
    }

    /// Adds a rule, which is tried before all rules so far. A rule may convert other types; a rule for a recursive type
    /// must not convert the type itself: that is a panic with the type. A rule that makes and converts ever new types is one
    /// too.
    pub fn add_conversion(
        &mut self,
        rule: impl Fn(&TypeConverter, &Context, Type) -> Converted + Send + Sync + 'static,
    ) {
        self.rules.push(Box::new(rule));
        self.cache = Cache::default();
    }

    /// Adds a rule for an attribute that is part of a type, which is tried before all such rules so far. It gets the
    /// type and the attribute.
    pub fn add_attribute_conversion(
        &mut self,
        rule: impl Fn(&TypeConverter, &Context, Type, Attr) -> ConvertedAttr + Send + Sync + 'static,
    ) {
        self.attr_rules.push(Box::new(rule));
        self.cache = Cache::default();
    }

    /// Converts an attribute of a type by the rules of [`add_attribute_conversion`](Self::add_attribute_conversion);
    /// `NotMine` if none is about it.
    pub fn convert_attribute(&self, ctx: &Context, ty: Type, attr: Attr) -> ConvertedAttr {
        for rule in self.attr_rules.iter().rev() {
            match rule(self, ctx, ty, attr) {
                ConvertedAttr::NotMine => (),
                said => return said,
            }
        }
        ConvertedAttr::NotMine
    }

    /// Adds a way to make a value of the original type from the values that replaced it. It is tried before earlier
    /// ones; `None` leaves the cast to them.
    pub fn add_source_materialization(
        &mut self,
        rule: impl Fn(&TypeConverter, &mut Builder<'_>, Type, &[ValueId]) -> Option<ValueId>
        + Send
        + Sync
        + 'static,
    ) {
        self.source.push(Box::new(rule));
    }

    /// Adds a way to make values of target types. It is tried before earlier ones, appends one value per wanted type
    /// and returns `true`, or creates nothing and returns `false`.
    pub fn add_target_materialization(
        &mut self,
        rule: impl Fn(&TypeConverter, &mut Builder<'_>, Target<'_>, &mut Vec<ValueId>) -> bool
        + Send
        + Sync
        + 'static,
    ) {
        self.target.push(Box::new(rule));
    }

    /// Keeps casts that no materialization makes as `builtin.unrealized_conversion_cast`. Without this they are errors.
    pub fn keep_casts(&mut self) {
        self.keeps_casts = true;
    }

    /// Returns true if [`keep_casts`](Self::keep_casts) was called.
    pub fn keeps_casts(&self) -> bool {
        self.keeps_casts
    }

    /// Keeps casts that no materialization makes as `builtin.unrealized_conversion_cast` if they have one result.
    pub fn keep_single_casts(&mut self) {
        self.keeps_single_casts = true;
    }

    /// Returns true if [`keep_single_casts`](Self::keep_single_casts) was called.
    pub fn keeps_single_casts(&self) -> bool {
        self.keeps_single_casts
    }

    /// Keeps data that patterns need with the converter: options, data layout.
    pub fn set_data<T: Any + Send + Sync>(&mut self, data: T) {
        self.data = Some(Box::new(data));
    }

    /// The data that [`set_data`](Self::set_data) kept.
    pub fn data<T: Any + Send + Sync>(&self) -> Option<&T> {
        self.data.as_deref()?.downcast_ref()
    }

    /// The types that a type is converted to.
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
        // Rules are pure, so it does not matter whose result is kept when two threads come here.
        cell.get_or_init(|| entry).types()
    }

    /// The reason why a type cannot be converted, down to the part that cannot: `type 'vector<2xtf32>'
    /// cannot be converted, because type 'tf32' cannot`.
    pub fn explain(&self, ctx: &Context, ty: Type) -> String {
        let mut text = format!("type {} cannot be converted", ctx.show_type(ty));
        let mut at = ty;
        // Types nest, but nothing keeps a rule from blaming the type itself.
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

    /// The one type that a type is converted to; `None` if it cannot be converted or becomes none or several.
    #[inline]
    pub fn convert_one(&self, ctx: &Context, ty: Type) -> Option<Type> {
        match self.convert(ctx, ty) {
            Ok([ty]) => Some(*ty),
            _ => None,
        }
    }

    /// Appends the converted types; on failure `out` is as before.
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

    /// The conversion of a list of arguments.
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

    /// Makes a value of an original type by the source materializations.
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

    /// Makes values of target types by the target materializations, appending them to `out`.
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

/// Cells by handle, in segments that double in size and never move.
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
    /// None: the argument is dropped.
    Dropped,
    /// New arguments: the first one's index, and their number.
    Inputs(usize, usize),
    /// Existing values; the argument is dropped.
    Values(SmallVec<[ValueId; 1]>),
}

/// The new arguments of a block, and the replacements of the original ones.
#[derive(Clone, Default, Debug)]
pub struct SignatureConversion {
    inputs: SmallVec<[InputMapping; 4]>,
    types: SmallVec<[Type; 8]>,
    /// True if an original argument was mapped that does not exist.
    is_wrong: bool,
}

impl SignatureConversion {
    /// A signature that drops all of `count` original arguments.
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

    /// Returns true if it maps this number of original arguments.
    pub(crate) fn is_for(&self, count: usize) -> bool {
        self.inputs.len() == count && !self.is_wrong
    }

    /// Replaces an original argument by new arguments, appended to those so far.
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
