//! Attributes: their kinds and storage, constraints on attributes, and the attributes that the IR itself needs.
//!
//! An [`Attr`] is a handle of an interned storage struct. The struct's Rust type is the *kind* of the attribute and
//! implements [`AttrKind`].

use crate::kind_doc::{KindDoc, builtin_attr};
use crate::types::Storage;
use crate::{Attr, Context, Element, Elements, Loc, Type};
use std::any::{Any, TypeId};
use std::borrow::Cow;
use std::fmt::Debug;
use std::hash::Hash;

/// A kind of attribute: the storage struct of a builtin or dialect attribute.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a kind of attribute",
    note = "kinds of attributes are structs with `#[dialect_attr(..)]`"
)]
pub trait AttrKind: Elements + Any + Eq + Hash + Debug + Send + Sync {
    /// The dialect's name, `builtin` for builtin attributes.
    const DIALECT: &'static str;

    /// The documentation for reference pages. `None` for a kind whose text is described by a table, and for one that
    /// users never see.
    const DOC: Option<&'static KindDoc> = None;

    /// Returns the type of a typed attribute.
    fn ty(&self) -> Option<Type> {
        None
    }
}

/// An interned attribute. Kinds that are numerous in a module are stored in the row itself: after inlining, for
/// example, each operation has a distinct location.
pub(crate) enum AttrRow {
    String(StringAttr),
    Symbol(SymbolRefAttr),
    Dictionary(DictionaryAttr),
    CallSite(CallSiteLoc),
    Other { storage: Storage, ty: Option<Type> },
}

impl AttrRow {
    pub(crate) fn new<T: AttrKind>(value: T) -> Self {
        fn taken<T: Any>(value: &mut dyn Any) -> Option<T> {
            value.downcast_mut::<Option<T>>()?.take()
        }
        let mut value = Some(value);
        if let Some(string) = taken(&mut value) {
            return AttrRow::String(string);
        }
        if let Some(symbol) = taken(&mut value) {
            return AttrRow::Symbol(symbol);
        }
        if let Some(dictionary) = taken(&mut value) {
            return AttrRow::Dictionary(dictionary);
        }
        if let Some(site) = taken(&mut value) {
            return AttrRow::CallSite(site);
        }
        let value = value.expect("invariant: nobody took it");
        AttrRow::Other {
            ty: value.ty(),
            storage: Storage::of_attr(value),
        }
    }

    #[inline]
    pub(crate) fn get<T: Any>(&self) -> Option<&T> {
        match self {
            AttrRow::String(string) => (string as &dyn Any).downcast_ref(),
            AttrRow::Symbol(symbol) => (symbol as &dyn Any).downcast_ref(),
            AttrRow::Dictionary(dictionary) => (dictionary as &dyn Any).downcast_ref(),
            AttrRow::CallSite(site) => (site as &dyn Any).downcast_ref(),
            AttrRow::Other { storage, .. } => storage.get(),
        }
    }

    fn any(&self) -> &dyn Any {
        match self {
            AttrRow::String(string) => string,
            AttrRow::Symbol(symbol) => symbol,
            AttrRow::Dictionary(dictionary) => dictionary,
            AttrRow::CallSite(site) => site,
            AttrRow::Other { storage, .. } => storage.any(),
        }
    }

    pub(crate) fn kind(&self) -> TypeId {
        match self {
            AttrRow::String(_) => TypeId::of::<StringAttr>(),
            AttrRow::Symbol(_) => TypeId::of::<SymbolRefAttr>(),
            AttrRow::Dictionary(_) => TypeId::of::<DictionaryAttr>(),
            AttrRow::CallSite(_) => TypeId::of::<CallSiteLoc>(),
            AttrRow::Other { storage, .. } => storage.kind(),
        }
    }

    pub(crate) fn elements(&self, visit: &mut dyn FnMut(Element)) {
        match self {
            AttrRow::String(string) => string.elements(visit),
            AttrRow::Symbol(symbol) => symbol.elements(visit),
            AttrRow::Dictionary(dictionary) => dictionary.elements(visit),
            AttrRow::CallSite(site) => site.elements(visit),
            AttrRow::Other { storage, .. } => storage.elements(visit),
        }
    }

    fn kind_name(&self) -> &'static str {
        match self {
            AttrRow::String(_) => std::any::type_name::<StringAttr>(),
            AttrRow::Symbol(_) => std::any::type_name::<SymbolRefAttr>(),
            AttrRow::Dictionary(_) => std::any::type_name::<DictionaryAttr>(),
            AttrRow::CallSite(_) => std::any::type_name::<CallSiteLoc>(),
            AttrRow::Other { storage, .. } => storage.kind_name(),
        }
    }

    fn dialect(&self) -> &'static str {
        match self {
            AttrRow::String(_) => StringAttr::DIALECT,
            AttrRow::Symbol(_) => SymbolRefAttr::DIALECT,
            AttrRow::Dictionary(_) => DictionaryAttr::DIALECT,
            AttrRow::CallSite(_) => CallSiteLoc::DIALECT,
            AttrRow::Other { storage, .. } => storage.dialect(),
        }
    }

    #[inline]
    fn ty(&self) -> Option<Type> {
        match self {
            AttrRow::String(string) => string.ty,
            AttrRow::Symbol(_) | AttrRow::Dictionary(_) | AttrRow::CallSite(_) => None,
            AttrRow::Other { ty, .. } => *ty,
        }
    }
}

// A row takes 40 bytes together with the context mark next to it.
#[cfg(target_pointer_width = "64")]
const _: () = assert!(size_of::<AttrRow>() == 32);

impl Attr {
    /// Returns the storage of the attribute, if it is of kind `T`. Borrows the context, not the IR.
    #[inline]
    #[cfg_attr(debug_assertions, track_caller)]
    pub fn as_<T: AttrKind>(self, ctx: &Context) -> Option<&T> {
        ctx.attr_row(self).get()
    }

    /// Returns true if the attribute is of kind `T`.
    #[inline]
    #[cfg_attr(debug_assertions, track_caller)]
    pub fn is<T: AttrKind>(self, ctx: &Context) -> bool {
        ctx.attr_row(self).get::<T>().is_some()
    }

    /// Returns the type of a typed attribute.
    #[inline]
    #[cfg_attr(debug_assertions, track_caller)]
    pub fn ty(self, ctx: &Context) -> Option<Type> {
        ctx.attr_row(self).ty()
    }

    /// Returns the name of the dialect the attribute belongs to.
    #[cfg_attr(debug_assertions, track_caller)]
    pub fn dialect(self, ctx: &Context) -> &'static str {
        ctx.attr_row(self).dialect()
    }

    /// Returns the path of the Rust struct that implements the attribute's kind, for messages.
    #[cfg_attr(debug_assertions, track_caller)]
    pub fn kind_name(self, ctx: &Context) -> &'static str {
        ctx.attr_row(self).kind_name()
    }

    /// Returns the storage, for dispatch on the kind.
    #[cfg_attr(debug_assertions, track_caller)]
    pub fn storage(self, ctx: &Context) -> &dyn Any {
        ctx.attr_row(self).any()
    }

    /// Returns the bytes of a string attribute.
    #[cfg_attr(debug_assertions, track_caller)]
    pub fn bytes(self, ctx: &Context) -> Option<&[u8]> {
        self.as_::<StringAttr>(ctx).map(StringAttr::bytes)
    }

    /// Returns the text of a string attribute, if its bytes are UTF-8. `None` may mean that the attribute is a string
    /// with other bytes. Use this for comparisons with known text; use [`bytes`](Self::bytes) for output.
    #[cfg_attr(debug_assertions, track_caller)]
    pub fn as_str(self, ctx: &Context) -> Option<&str> {
        std::str::from_utf8(self.bytes(ctx)?).ok()
    }

    /// Returns the (name, value) pairs of a dictionary, sorted by name. Other attributes have none.
    #[cfg_attr(debug_assertions, track_caller)]
    pub fn entries(self, ctx: &Context) -> &[(Attr, Attr)] {
        if self == Attr::EMPTY_DICTIONARY {
            return &[];
        }
        let dictionary = self.as_::<DictionaryAttr>(ctx);
        dictionary.map_or(&[], DictionaryAttr::entries)
    }

    /// Returns the value of an entry of a dictionary.
    #[cfg_attr(debug_assertions, track_caller)]
    pub fn entry(self, ctx: &Context, name: &str) -> Option<Attr> {
        let mut entries = self.entries(ctx).iter();
        entries
            .find(|(known, _)| known.bytes(ctx) == Some(name.as_bytes()))
            .map(|&(_, value)| value)
    }

    /// Returns the dictionary with more (name, value) pairs. They replace entries of the same name.
    #[cfg_attr(debug_assertions, track_caller)]
    pub fn with_entries(self, ctx: &Context, more: &[(Attr, Attr)]) -> Attr {
        match more {
            [] => self,
            _ => ctx.dictionary([self.entries(ctx), more].concat()),
        }
    }

    /// Returns the name of a symbol reference without nesting.
    #[cfg_attr(debug_assertions, track_caller)]
    pub fn flat_symbol(self, ctx: &Context) -> Option<Attr> {
        let symbol = self.as_::<SymbolRefAttr>(ctx)?;
        symbol.nested.is_empty().then_some(symbol.root)
    }

    /// Returns the first name of a symbol reference.
    #[cfg_attr(debug_assertions, track_caller)]
    pub fn symbol_root(self, ctx: &Context) -> Option<Attr> {
        self.as_::<SymbolRefAttr>(ctx).map(|symbol| symbol.root)
    }

    /// Returns the text of a string attribute as messages show it; see [`message_text`]. Empty for other attributes.
    #[cfg_attr(debug_assertions, track_caller)]
    pub fn message_text(self, ctx: &Context) -> Cow<'_, str> {
        message_text(self.bytes(ctx).unwrap_or_default())
    }
}

/// Bytes as messages show them: invalid UTF-8 becomes U+FFFD.
pub fn message_text(bytes: &[u8]) -> Cow<'_, str> {
    String::from_utf8_lossy(bytes)
}

builtin_attr! {
    /// `"text"`, `"text" : type`. Attribute names and symbol names are string attributes without a type.
    pub struct StringAttr {
        /// The bytes, which need not be UTF-8.
        pub value: Box<[u8]>,
        /// The type, if one was given.
        pub ty: Option<Type>,
    }

    fn ty(&self) -> Option<Type> {
        self.ty
    }
}

impl StringAttr {
    /// Returns the bytes, which need not be UTF-8.
    #[inline]
    pub fn bytes(&self) -> &[u8] {
        &self.value
    }
}

/// Returns the interning hash of a string attribute without creating the attribute.
pub(crate) fn string_hash(value: &[u8], ty: Option<Type>) -> u64 {
    crate::interner::hash_of(&(TypeId::of::<StringAttr>(), (value, ty)))
}

impl Elements for StringAttr {
    fn elements(&self, visit: &mut dyn FnMut(Element)) {
        self.ty.elements(visit);
    }
}

builtin_attr! {
    /// `unit`: present or absent. Always [`Attr::UNIT`].
    pub struct UnitAttr {}
}

impl Elements for UnitAttr {}

builtin_attr! {
    /// `{name = value, ...}`, sorted by the bytes of the name, each name once.
    pub struct DictionaryAttr {
        /// Names and values.
        entries: Box<[(Attr, Attr)]>,
    }
}

impl Elements for DictionaryAttr {
    fn elements(&self, visit: &mut dyn FnMut(Element)) {
        self.entries.elements(visit);
    }
}

impl DictionaryAttr {
    /// Creates a dictionary from (name, value) pairs in any order. Of equal names, the last one is kept.
    pub fn new(ctx: &Context, mut entries: Vec<(Attr, Attr)>) -> Self {
        if entries.len() > 1 {
            entries.sort_by(|a, b| a.0.bytes(ctx).cmp(&b.0.bytes(ctx)));
            entries.dedup_by(|later, kept| {
                let same = later.0 == kept.0;
                if same {
                    kept.1 = later.1;
                }
                same
            });
        }
        DictionaryAttr {
            entries: entries.into(),
        }
    }

    /// Creates a dictionary from (name, value) pairs that are sorted by name and have no duplicates.
    pub(crate) fn sorted(entries: Box<[(Attr, Attr)]>) -> Self {
        DictionaryAttr { entries }
    }

    /// Returns the (name, value) pairs, sorted by name.
    pub fn entries(&self) -> &[(Attr, Attr)] {
        &self.entries
    }

    /// Returns the value of an entry.
    pub fn get(&self, name: Attr) -> Option<Attr> {
        self.entries
            .iter()
            .find(|entry| entry.0 == name)
            .map(|entry| entry.1)
    }
}

builtin_attr! {
    /// `@root::@nested::@leaf`.
    pub struct SymbolRefAttr {
        /// The name of the outermost symbol, a [`StringAttr`].
        pub root: Attr,
        /// The names of the nested symbols.
        pub nested: Box<[Attr]>,
    }
}

impl Elements for SymbolRefAttr {
    fn elements(&self, visit: &mut dyn FnMut(Element)) {
        self.root.elements(visit);
        self.nested.elements(visit);
    }
}

impl SymbolRefAttr {
    /// Creates `@root`, where `root` is the name of a symbol: a string attribute.
    pub fn flat(root: Attr) -> Self {
        SymbolRefAttr {
            root,
            nested: Box::default(),
        }
    }

    /// Returns the name of the innermost symbol.
    pub fn leaf(&self) -> Attr {
        self.nested.last().copied().unwrap_or(self.root)
    }
}

builtin_attr! {
    /// `loc(callsite(callee at caller))`
    pub struct CallSiteLoc {
        /// The location of the inlined code.
        pub callee: Loc,
        /// The location of the call.
        pub caller: Loc,
    }
}

impl Elements for CallSiteLoc {
    fn elements(&self, visit: &mut dyn FnMut(Element)) {
        self.callee.elements(visit);
        self.caller.elements(visit);
    }
}

builtin_attr! {
    /// `array<i32: ...>`, which the IR needs for segment sizes. Builtin's dense array of `i32` is this kind.
    pub struct DenseI32Array {
        /// The elements.
        pub values: Box<[i32]>,
    }
}

impl Elements for DenseI32Array {}

/// An enumeration of a dialect: a list of cases, or a set of flags.
pub struct EnumDef {
    /// The dialect's name.
    pub dialect: &'static str,
    /// The attribute's mnemonic, as in `#arith.fastmath<fast>`; also names the enum in messages.
    pub mnemonic: &'static str,
    /// Text and value of each case, in declaration order. For flags: groups that are shown instead of their single bits
    /// come first.
    pub cases: &'static [(&'static str, u64)],
    /// True if the attribute's text is the mnemonic and the case, as in `#index<cmp_predicate eq>`. Otherwise the case
    /// is in angle brackets after the mnemonic.
    pub bare: bool,
    /// True if values are sets of flags.
    pub flags: bool,
    /// The text between the flags of a set.
    pub separator: &'static str,
    /// The enum's C++ name for the message about an invalid keyword: `::mlir::arith::FastMathFlags`.
    pub cpp_type: &'static str,
    /// The name that replaces the C++ name in that message, for enums with MLIR's older kind of parser; empty for
    /// others.
    pub summary: &'static str,
    /// The parameter's name in the second message about invalid parameters of the attribute: ``Arith_FastMathAttr
    /// parameter 'value' which is to be a `...` ``; empty for enums that are not attributes.
    pub parameter: &'static str,
}

impl EnumDef {
    /// Returns the cases, with new texts for the values in `texts`. For use in constants.
    pub const fn renamed<const N: usize>(
        cases: &[(&'static str, u64)],
        texts: &[(u64, &'static str)],
    ) -> [(&'static str, u64); N] {
        let mut renamed = [("", 0); N];
        let mut at = 0;
        while at < N {
            renamed[at] = cases[at];
            let mut other = 0;
            while other < texts.len() {
                if texts[other].0 == cases[at].1 {
                    renamed[at].0 = texts[other].1;
                }
                other += 1;
            }
            at += 1;
        }
        renamed
    }

    /// Returns the message about a keyword that is not a case.
    pub fn refusal(&self, keyword: &str) -> String {
        // Groups that are shown first are declared last in MLIR, in reverse order, after their bits.
        let (groups, single) = self.cases.split_at(self.leading_groups());
        let mut cases = single.to_vec();
        if let Some(widest) = groups.iter().map(|group| group.1).max() {
            // MLIR declares the visibility flags next to their bits.
            let above = single.iter().position(|case| case.1 > widest);
            let place = above.filter(|_| self.cpp_type.ends_with("::DIFlags"));
            let place = place.unwrap_or(single.len());
            cases.splice(place..place, groups.iter().rev().copied());
        }
        let text = |case: &(&str, u64)| match case.0.contains('-') && !self.summary.is_empty() {
            true => format!("\"{0}\"{0}", case.0),
            false => case.0.to_owned(),
        };
        let cases = cases.iter().map(text).collect::<Vec<_>>().join(", ");
        match self.summary {
            "" => format!("expected {} to be one of: {cases}", self.cpp_type),
            summary => format!("expected one of [{cases}] for {summary}, got: {keyword}"),
        }
    }

    /// Returns the number of cases that are groups of flags and are shown instead of their flags: those before the case
    /// with no flags.
    fn leading_groups(&self) -> usize {
        match self.cases {
            [first, ..] if self.flags && first.1.count_ones() > 1 => {
                let none = self.cases.iter().position(|case| case.1 == 0);
                none.unwrap_or(1)
            }
            _ => 0,
        }
    }

    /// Returns the value of a case.
    pub fn value_of(&self, text: &str) -> Option<u64> {
        self.value_of_bytes(text.as_bytes())
    }

    /// Returns the value of the case with this text, given as bytes.
    pub fn value_of_bytes(&self, text: &[u8]) -> Option<u64> {
        let mut cases = self.cases.iter();
        let case = cases.find(|case| case.0.as_bytes() == text)?;
        Some(case.1)
    }

    /// Returns the case that has a value.
    pub fn case_of(&self, value: u64) -> Option<&'static str> {
        let case = self.cases.iter().find(|case| case.1 == value)?;
        Some(case.0)
    }

    /// Appends the text of a value: the case, or the flags in order, groups first. All flags with the same bit are
    /// shown.
    pub fn write(&self, value: u64, out: &mut String) {
        let case = self.case_of(value);
        // If several flags have the same bit, the loop below shows all of them.
        if let Some(case) = case.filter(|_| !self.flags || value.count_ones() != 1) {
            out.push_str(case);
        } else if self.flags {
            let (mut left, mut first, groups) = (value, true, self.leading_groups());
            let mut same = 0;
            for (index, &(text, bits)) in self.cases.iter().enumerate() {
                if bits != 0 && (left & bits == bits || bits == same) {
                    if !std::mem::take(&mut first) {
                        out.push_str(self.separator);
                    }
                    out.push_str(text);
                    left &= !bits;
                    same = if index < groups { 0 } else { bits };
                }
            }
        }
    }

    /// Returns true if the value is a case or a set of known flags.
    pub fn is_valid(&self, value: u64) -> bool {
        self.cases.iter().any(|case| case.1 == value)
            || self.flags && self.cases.iter().fold(0, |all, case| all | case.1) & value == value
    }
}

/// An enum attribute of any dialect: `#arith.fastmath<fast>`.
#[derive(Clone, Copy)]
pub struct EnumAttr {
    /// The enumeration.
    pub def: &'static EnumDef,
    /// The case or set of flags.
    pub value: u64,
}

impl PartialEq for EnumAttr {
    fn eq(&self, other: &Self) -> bool {
        self.value == other.value && std::ptr::eq(self.def, other.def)
    }
}

impl Eq for EnumAttr {}

impl Hash for EnumAttr {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        (std::ptr::from_ref(self.def).addr(), self.value).hash(state);
    }
}

impl Debug for EnumAttr {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(
            f,
            "#{}.{}({})",
            self.def.dialect, self.def.mnemonic, self.value
        )
    }
}

impl Elements for EnumAttr {}

impl AttrKind for EnumAttr {
    const DIALECT: &'static str = "<enum>";
}

/// The syntax of a property that a format refers to as `$name`.
#[derive(Clone, Copy)]
pub enum AttrSyntax {
    /// A whole attribute, including its type.
    Any,
    /// A string in quotes, stored as a [`StringAttr`].
    String,
    /// An attribute of the returned type, which is not written.
    Typed(fn(&Context) -> Type),
    /// A keyword of an enumeration, stored as an integer attribute of the given type (`arith.cmpi eq`).
    IntEnum(&'static EnumDef, fn(&Context) -> Type),
    /// The parameters of an [`EnumAttr`] in angle brackets, `<fast>`.
    Enum(&'static EnumDef),
    /// An [`EnumAttr`] as a bare keyword.
    EnumKeyword(&'static EnumDef),
    /// `@name`, stored as a [`StringAttr`].
    SymbolName,
    /// A unit attribute. It has no value text; only its presence matters.
    Unit,
    /// A type, stored as a type attribute.
    Type,
    /// The parameters of an attribute of the given dialect and mnemonic, without the `#dialect.mnemonic` in front.
    Stripped(&'static str, &'static str),
}

fn is_flat_symbol(ctx: &Context, attr: Attr) -> bool {
    attr.as_::<SymbolRefAttr>(ctx)
        .is_some_and(|symbol| symbol.nested.is_empty())
}

/// The attributes that a property can store at all. Upstream stores a property as an attribute of one C++ class; its
/// parser rejects others before the verifier checks the rest of the constraint.
#[derive(Clone, Copy)]
pub enum AttrClass {
    /// Any attribute.
    Any,
    /// Attributes that satisfy the constraint, which only requires a class.
    Constraint,
    /// Attributes that the function accepts.
    Of(fn(&Context, Attr) -> bool),
    /// Like [`AttrClass::Of`], for attributes without a type: a colon after the attribute belongs to the format.
    Typeless(fn(&Context, Attr) -> bool),
    /// References to symbols without nesting.
    FlatSymbol,
}

impl AttrClass {
    /// Attributes of one kind.
    pub const fn of<K: AttrKind>() -> Self {
        AttrClass::Of(|ctx, attr| attr.is::<K>(ctx))
    }

    /// Attributes of one kind, which have no type.
    pub const fn typeless<K: AttrKind>() -> Self {
        AttrClass::Typeless(|ctx, attr| attr.is::<K>(ctx))
    }

    /// Returns true if the attributes have no type.
    pub fn is_typeless(&self) -> bool {
        matches!(self, AttrClass::Typeless(_) | AttrClass::FlatSymbol)
    }
}

/// A constraint on an attribute, and its syntax in formats.
#[derive(Clone, Copy)]
pub struct AttrConstraint {
    /// Returns true if an attribute satisfies the constraint.
    pub check: fn(&Context, Attr) -> bool,
    /// The description in the verifier's message: `32-bit signless integer attribute`.
    pub desc: &'static str,
    /// The syntax in formats.
    pub syntax: AttrSyntax,
    /// The attributes that a property with this constraint can store.
    pub class: AttrClass,
}

impl AttrConstraint {
    /// Returns a constraint to attributes of one kind: `AttrConstraint::of::<NumberAttr>("number")`. For kinds without
    /// a type ([`AttrClass::Typeless`]) and kinds with a short form in formats ([`AttrSyntax`]), set the fields
    /// individually.
    pub const fn of<K: AttrKind>(desc: &'static str) -> Self {
        AttrConstraint {
            check: |ctx, attr| attr.is::<K>(ctx),
            desc,
            syntax: AttrSyntax::Any,
            class: AttrClass::of::<K>(),
        }
    }

    /// Returns a constraint to attributes of any kind that a function accepts.
    pub const fn check(check: fn(&Context, Attr) -> bool, desc: &'static str) -> Self {
        AttrConstraint {
            check,
            desc,
            syntax: AttrSyntax::Any,
            class: AttrClass::Any,
        }
    }

    /// Returns true if a property with this constraint can store an attribute, whether or not the attribute satisfies
    /// the constraint.
    pub fn can_hold(&self, ctx: &Context, attr: Attr) -> bool {
        match self.class {
            AttrClass::Any => true,
            AttrClass::Constraint => (self.check)(ctx, attr),
            AttrClass::Of(is_of) | AttrClass::Typeless(is_of) => is_of(ctx, attr),
            AttrClass::FlatSymbol => is_flat_symbol(ctx, attr),
        }
    }

    /// Any attribute.
    pub const ANY: AttrConstraint = AttrConstraint::check(|_, _| true, "any attribute");
    /// `unit`.
    pub const UNIT: AttrConstraint = AttrConstraint {
        check: |_, attr| attr == Attr::UNIT,
        desc: "unit attribute",
        syntax: AttrSyntax::Unit,
        class: AttrClass::Constraint,
    };
    /// A string.
    pub const STRING: AttrConstraint = AttrConstraint {
        check: |ctx, attr| attr.is::<StringAttr>(ctx),
        desc: "string attribute",
        syntax: AttrSyntax::String,
        class: AttrClass::typeless::<StringAttr>(),
    };
    /// The name of a symbol.
    pub const SYMBOL_NAME: AttrConstraint = AttrConstraint {
        check: |ctx, attr| attr.is::<StringAttr>(ctx),
        desc: "string attribute",
        syntax: AttrSyntax::SymbolName,
        class: AttrClass::typeless::<StringAttr>(),
    };
    /// `@name` without nesting.
    pub const FLAT_SYMBOL_REF: AttrConstraint = AttrConstraint {
        check: is_flat_symbol,
        desc: "flat symbol reference attribute",
        syntax: AttrSyntax::Any,
        class: AttrClass::FlatSymbol,
    };
    /// `@a::@b`.
    pub const SYMBOL_REF: AttrConstraint = AttrConstraint {
        check: |ctx, attr| attr.is::<SymbolRefAttr>(ctx),
        desc: "symbol reference attribute",
        syntax: AttrSyntax::Any,
        class: AttrClass::typeless::<SymbolRefAttr>(),
    };
    /// A dictionary.
    pub const DICTIONARY: AttrConstraint = AttrConstraint {
        check: |ctx, attr| attr.is::<DictionaryAttr>(ctx),
        desc: "dictionary of named attribute values",
        syntax: AttrSyntax::Any,
        class: AttrClass::Constraint,
    };
    /// `array<i32: ...>`.
    pub const DENSE_I32_ARRAY: AttrConstraint = AttrConstraint::check(
        |ctx, attr| attr.is::<DenseI32Array>(ctx),
        "i32 dense array attribute",
    );
}
