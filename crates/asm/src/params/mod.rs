//! Attributes and types whose text is described by a table: `#llvm.di_file<"a.c" in "/src">`.
//!
//! `#[dialect_attr]` and `#[dialect_type]` make a [`TextDef`] of a struct's fields and its format. One routine parses all of them, another one
//! prints them (`engine`), each parameter as its [`ParamText`] says ([`kinds`] has those of common parameters).
//! Values go through [`Value`], so that neither routine is compiled for every kind.

mod engine;
pub mod kinds;

pub use engine::{failed_param, parse_values, print_values};

use crate::DialectAsm;
use crate::parser::Parser;
use crate::printer::Printer;
use kinds::Want;
use std::borrow::Cow;
use std::marker::PhantomData;
use terrace_ir::view::is_same_name;
use terrace_ir::{Attr, AttrKind, Context, EnumDef, Failed, Registry, Type, TypeKind};

/// The value of a parameter, whatever its type.
#[derive(Clone, PartialEq, Debug)]
pub enum Value {
    /// An optional parameter that was not given.
    Absent,
    /// An attribute.
    Attr(Attr),
    /// Attributes.
    Attrs(Box<[Attr]>),
    /// A type.
    Type(Type),
    /// Types.
    Types(Box<[Type]>),
    /// A number, a case of an enumeration, a truth value.
    Int(u64),
    /// A number that need not have been given, and was.
    Given(u64),
    /// Numbers.
    Ints(Box<[u64]>),
    /// Text in quotes.
    Text(Box<[u8]>),
}

impl Value {
    /// Returns true if it is the value of a parameter that was not given: nothing, zero or empty.
    fn is_empty(&self) -> bool {
        match self {
            Value::Absent => true,
            Value::Int(value) => *value == 0,
            Value::Attrs(attrs) => attrs.is_empty(),
            Value::Types(types) => types.is_empty(),
            Value::Ints(ints) => ints.is_empty(),
            Value::Attr(_) | Value::Type(_) | Value::Text(_) | Value::Given(_) => false,
        }
    }
}

/// The syntax of a parameter. Any crate may have its own.
#[diagnostic::on_unimplemented(
    message = "a `{Self}` does not say how a parameter is written",
    note = "`#[text(..)]` takes a `terrace_asm::params::ParamText`, as `One(exactly::<RangeAttr>())`"
)]
pub trait ParamText: Sync {
    /// Parses a value.
    fn parse(&self, parser: &mut Parser<'_>) -> Result<Value, Failed>;

    /// Prints a value that `parse` could have returned.
    fn print(&self, value: &Value, printer: &mut Printer<'_>);

    /// The C++ type in the second message about a parameter that does not parse. Empty if there is none, as for what upstream's format
    /// reads with a `custom` directive.
    fn cpp_type(&self) -> Cow<'static, str>;
}

/// The condition under which a parameter may be left out.
#[derive(Clone, Copy)]
pub enum Presence {
    /// It is there.
    Required,
    /// It is left out where it is absent, zero or empty.
    Optional,
    /// It is left out where it has this value.
    Default(fn() -> Value),
}

/// A parameter.
pub struct ParamDef {
    /// Its name in MLIR.
    pub name: &'static str,
    /// The description: the doc comment of the field.
    pub summary: &'static str,
    /// The Rust type of its values.
    pub ty: &'static str,
    /// The condition under which it may be left out.
    pub presence: Presence,
    /// The syntax.
    pub text: &'static dyn ParamText,
}

impl ParamDef {
    fn is_required(&self) -> bool {
        matches!(self.presence, Presence::Required)
    }

    /// The value of a parameter that is not given.
    fn default(&self) -> Value {
        match self.presence {
            Presence::Default(value) => value(),
            Presence::Required | Presence::Optional => Value::Absent,
        }
    }

    /// Returns true if a parameter with this value is left out.
    fn leaves_out(&self, value: &Value) -> bool {
        match self.presence {
            Presence::Required => false,
            Presence::Optional => value.is_empty(),
            Presence::Default(default) => default() == *value,
        }
    }
}

/// A part of a format. `space` says that text has a space before it.
pub enum TextElement {
    /// Punctuation or a word.
    Literal {
        /// The text.
        text: &'static str,
        /// True if a space is printed before it.
        space: bool,
    },
    /// A space.
    Space,
    /// A parameter.
    Param {
        /// Its index.
        index: usize,
        /// True if a space is printed before it.
        space: bool,
    },
    /// Parameters, separated by commas.
    Params {
        /// Their indices.
        indices: &'static [usize],
        /// True if a space is printed before them.
        space: bool,
    },
    /// `name = value`, separated by commas, in any order.
    Struct {
        /// The indices of the parameters.
        indices: &'static [usize],
        /// True if a space is printed before them.
        space: bool,
    },
    /// An optional group, printed if one of the parameters in `anchors` is not left out.
    Optional {
        /// The parts.
        elements: &'static [TextElement],
        /// The parameters that decide.
        anchors: &'static [usize],
        /// The parts otherwise.
        otherwise: &'static [TextElement],
        /// Of parts that start with a parameter: the literal that follows the group, and comes next if there is no group.
        until: Option<&'static str>,
    },
}

/// The definition of the text of a kind of attribute or type.
pub struct TextDef {
    /// The name after `#dialect.` or `!dialect.`.
    pub mnemonic: &'static str,
    /// The summary: the first line of the struct's doc comment.
    pub summary: &'static str,
    /// The rest of the doc comment.
    pub description: &'static str,
    /// The format as it was written; `None` for kinds with [`CustomText`].
    pub syntax: Option<&'static str>,
    /// The name of upstream's definition in messages about parameters.
    pub definition: &'static str,
    /// True if text names an attribute by an alias: `#di_file`.
    pub alias: bool,
    /// The parameters in order.
    pub params: &'static [ParamDef],
    /// The format. Empty for kinds without parameters and for those with [`CustomText`].
    pub format: &'static [TextElement],
}

/// A kind of attribute or type with a table for its text. `#[dialect_attr]` and `#[dialect_type]` implement it.
pub trait Parametric: Sized {
    /// The name of the class in messages about attributes of other kinds. Not in the table, since tables may mention each other.
    const CLASS: &'static str;
    /// The table.
    const DEF: &'static TextDef;

    /// The values of the parameters, in order.
    fn values(&self) -> Vec<Value>;

    /// The storage with these values, if they are of the right kinds.
    fn from_values(values: Vec<Value>) -> Option<Self>;

    /// Checks the parameters: `verify = ..`. The error says what is wrong with them.
    fn verify(&self, _ctx: &Context) -> Result<(), String> {
        Ok(())
    }

    /// Parses what follows the mnemonic.
    fn parse(parser: &mut Parser<'_>) -> Result<Self, Failed> {
        let values = parse_values(Self::DEF, parser)?;
        Self::from_values(values).ok_or_else(|| {
            let mnemonic = Self::DEF.mnemonic;
            parser.error_here(format!("invalid parameters of `{mnemonic}`"))
        })
    }

    /// Prints what follows the mnemonic.
    fn print(&self, printer: &mut Printer<'_>) {
        print_values(Self::DEF, &self.values(), printer);
    }
}

/// Text that no format describes: of `#[dialect_attr(.., custom)]` and `#[dialect_type(.., custom)]`.
#[diagnostic::on_unimplemented(
    message = "nothing says how a `{Self}` is written",
    note = "`custom` asks for an implementation of `terrace_asm::params::CustomText`"
)]
pub trait CustomText: Sized {
    /// Parses what follows the mnemonic.
    fn parse(parser: &mut Parser<'_>) -> Result<Self, Failed>;

    /// Prints what follows the mnemonic.
    fn print(&self, printer: &mut Printer<'_>);
}

/// The type of a field that is a parameter.
#[diagnostic::on_unimplemented(
    message = "nothing says how a parameter of the type `{Self}` is written",
    note = "say `#[text(..)]` of the field, or implement `terrace_asm::params::Field`"
)]
pub trait Field: Sized {
    /// The syntax if the field does not name one.
    const TEXT: &'static dyn ParamText;
    /// The value of the field.
    fn to_value(&self) -> Value;
    /// The field with a value.
    fn from_value(value: Value) -> Option<Self>;
}

/// A kind of attribute as text sees it: an interface of attributes.
pub trait AttrText: Send + Sync {
    /// The table.
    fn def(&self) -> &'static TextDef;
    /// Parses what follows the mnemonic.
    fn parse(&self, parser: &mut Parser<'_>) -> Result<Attr, Failed>;
    /// Prints what follows the mnemonic of an attribute of this kind.
    fn print(&self, attr: Attr, printer: &mut Printer<'_>);
}

/// A kind of type as text sees it: an interface of types.
pub trait TypeText: Send + Sync {
    /// The table.
    fn def(&self) -> &'static TextDef;
    /// Parses what follows the mnemonic.
    fn parse(&self, parser: &mut Parser<'_>) -> Result<Type, Failed>;
    /// Prints what follows the mnemonic of a type of this kind.
    fn print(&self, ty: Type, printer: &mut Printer<'_>);
}

/// The [`AttrText`] or [`TypeText`] of a kind.
pub struct Text<T>(PhantomData<fn() -> T>);

impl<T> Text<T> {
    /// The text of the kind.
    pub const NEW: Self = Text(PhantomData);
}

fn parse_checked<T: Parametric>(parser: &mut Parser<'_>) -> Result<T, Failed> {
    let offset = parser.offset();
    let storage = parser.nested(T::parse)?;
    match storage.verify(parser.ctx()) {
        Ok(()) => Ok(storage),
        Err(message) => Err(parser.error(offset, message)),
    }
}

impl<T: Parametric + AttrKind> AttrText for Text<T> {
    fn def(&self) -> &'static TextDef {
        T::DEF
    }

    fn parse(&self, parser: &mut Parser<'_>) -> Result<Attr, Failed> {
        parse_checked::<T>(parser).map(|attr| parser.ctx().attr(attr))
    }

    fn print(&self, attr: Attr, printer: &mut Printer<'_>) {
        if let Some(attr) = attr.as_::<T>(printer.ctx()) {
            attr.print(printer);
        }
    }
}

impl<T: Parametric + TypeKind> TypeText for Text<T> {
    fn def(&self) -> &'static TextDef {
        T::DEF
    }

    fn parse(&self, parser: &mut Parser<'_>) -> Result<Type, Failed> {
        parse_checked::<T>(parser).map(|ty| parser.ctx().ty(ty))
    }

    fn print(&self, ty: Type, printer: &mut Printer<'_>) {
        if let Some(ty) = ty.as_::<T>(printer.ctx()) {
            ty.print(printer);
        }
    }
}

/// A kind of type ([`TypeText`]) or attribute ([`AttrText`]) in the list of a dialect.
pub struct Listed<I: ?Sized + 'static> {
    text: &'static I,
    dialect: &'static str,
    mnemonic: &'static str,
    attach: fn(&mut Registry),
}

/// A kind of type, for [`dialect_text!`](crate::dialect_text): what is none is an error at its name.
pub const fn listed_type<T: Parametric + TypeKind>() -> Listed<dyn TypeText> {
    Listed {
        text: &Text::<T>::NEW,
        dialect: T::DIALECT,
        mnemonic: T::DEF.mnemonic,
        attach: |registry| registry.attach_type::<T, dyn TypeText>(&Text::<T>::NEW),
    }
}

/// As [`listed_type`], a kind of attribute.
pub const fn listed_attr<T: Parametric + AttrKind>() -> Listed<dyn AttrText> {
    Listed {
        text: &Text::<T>::NEW,
        dialect: T::DIALECT,
        mnemonic: T::DEF.mnemonic,
        attach: |registry| registry.attach_attr::<T, dyn AttrText>(&Text::<T>::NEW),
    }
}

impl<I: ?Sized> Listed<I> {
    /// Its text.
    pub const fn text(&self) -> &'static I {
        self.text
    }

    /// Returns true if it belongs to `dialect`; without a name, to the dialect of the first entry of the list.
    pub const fn is_of(&self, dialect: Option<&str>, list: &[Listed<I>]) -> bool {
        match dialect {
            Some(dialect) => is_same_name(self.dialect, dialect),
            None => is_same_name(self.dialect, list[0].dialect),
        }
    }

    /// Returns true if none before it in the list has its mnemonic, so that text can tell which of them is meant.
    pub const fn is_new(&self, list: &[Listed<I>], at: usize) -> bool {
        let mut before = 0;
        while before < at {
            if is_same_name(self.mnemonic, list[before].mnemonic) {
                return false;
            }
            before += 1;
        }
        true
    }

    /// Returns true if no enumeration has its mnemonic.
    pub const fn is_no_enum(&self, enums: Enums) -> bool {
        let mut at = 0;
        while at < enums.len() {
            if is_same_name(self.mnemonic, enums[at].mnemonic) {
                return false;
            }
            at += 1;
        }
        true
    }
}

/// Returns true if an enumeration of a list is an attribute, with a mnemonic that none before it has.
pub const fn is_new_enum(enums: Enums, at: usize) -> bool {
    let mnemonic = enums[at].mnemonic;
    let mut before = 0;
    while before < at {
        if is_same_name(mnemonic, enums[before].mnemonic) {
            return false;
        }
        before += 1;
    }
    !mnemonic.is_empty()
}

/// Enumerations that are attributes of their own.
pub type Enums = &'static [&'static EnumDef];

/// The kinds of types and attributes of a dialect that have tables for their text; [`dialect_text!`](crate::dialect_text) makes one.
pub struct DialectText {
    /// Types.
    pub types: &'static [Listed<dyn TypeText>],
    /// Attributes.
    pub attrs: &'static [Listed<dyn AttrText>],
    /// The enumerations that are attributes of their own.
    pub enums: Enums,
    /// Attaches to each kind its text, and with `= "dialect"` a [`DialectAsm`] to the dialect.
    pub register: fn(&mut Registry),
}

/// A dialect of which all types and attributes have text in a table: the [`DialectAsm`] that
/// [`dialect_text!`](crate::dialect_text) attaches.
pub struct TextOf {
    /// The dialect's name.
    pub dialect: &'static str,
    /// The kinds of types and attributes.
    pub text: &'static DialectText,
}

impl DialectAsm for TextOf {
    fn dialect(&self) -> &'static str {
        self.dialect
    }

    fn text(&self) -> &'static DialectText {
        self.text
    }

    fn has_types(&self) -> bool {
        !self.text.types.is_empty()
    }

    fn has_attrs(&self) -> bool {
        !self.text.attrs.is_empty() || !self.text.enums.is_empty()
    }

    fn enums(&self) -> &'static [&'static EnumDef] {
        self.text.enums
    }
}

impl TextOf {
    /// Attaches it to its dialect.
    ///
    /// # Panics
    /// If another list or [`DialectAsm`] is attached to the dialect: what only that one knows would have no text.
    pub fn register(&'static self, registry: &mut Registry) {
        let dialect = self.dialect;
        assert!(
            registry
                .dialect_interface::<dyn DialectAsm>(dialect)
                .is_none(),
            "the dialect `{dialect}` has text already: list all its types, attributes and enumerations in one `dialect_text!`"
        );
        registry.attach_dialect::<dyn DialectAsm>(dialect, self);
        self.text.attach(registry);
    }
}

impl DialectText {
    /// Nothing.
    pub const NONE: &'static DialectText = &DialectText {
        types: &[],
        attrs: &[],
        enums: &[],
        register: |_| (),
    };

    /// Attaches to each kind its text.
    pub fn attach(&self, registry: &mut Registry) {
        for kind in self.types {
            (kind.attach)(registry);
        }
        for kind in self.attrs {
            (kind.attach)(registry);
        }
    }

    /// The kind of attribute with a mnemonic.
    pub fn attr(&self, mnemonic: &str) -> Option<&'static dyn AttrText> {
        let found = self.attrs.iter().find(|kind| kind.mnemonic == mnemonic)?;
        Some(found.text)
    }

    /// The kind of type with a mnemonic.
    pub fn ty(&self, mnemonic: &str) -> Option<&'static dyn TypeText> {
        let found = self.types.iter().find(|kind| kind.mnemonic == mnemonic)?;
        Some(found.text)
    }
}

/// An attribute of exactly this kind.
pub const fn exactly<T: Parametric + AttrKind>() -> Want {
    Want {
        class: T::CLASS,
        text: Some(&Text::<T>::NEW),
        check: |ctx, attr| attr.is::<T>(ctx),
    }
}

/// Lists the types, attributes and enumerations of a dialect whose text is a table. `(TEXT.register)(registry)`, where the dialect is
/// registered, is all that the parser and the printer need:
///
/// ```text
/// dialect_text! { static TEXT = "toy" { types: [FixedType], attrs: [RangeAttr], enums: [Mode] } }
/// ```
///
/// A dialect that has more, as types that are parsed by hand, names no dialect and attaches its own
/// [`DialectAsm`], whose `text` is the list:
///
/// ```text
/// dialect_text! { static TEXT { types: [PointerType], attrs: [DIFileAttr, DILabelAttr] } }
/// ```
#[macro_export]
macro_rules! dialect_text {
    ($vis:vis static $name:ident = $dialect:literal {
        $(types: [$($ty:ty),* $(,)?] $(,)?)?
        $(attrs: [$($attr:ty),* $(,)?] $(,)?)?
        $(enums: [$($enum:ty),* $(,)?] $(,)?)?
    }) => {
        $crate::dialect_text!(@list $vis $name, Some($dialect), [$($($ty),*)?], [$($($attr),*)?], [$($($enum),*)?], |registry| {
            static ASM: $crate::params::TextOf = $crate::params::TextOf {
                dialect: $dialect,
                text: &$name,
            };
            ASM.register(registry);
        });
    };
    ($vis:vis static $name:ident { types: [$($ty:ty),* $(,)?], attrs: [$($attr:ty),* $(,)?] $(,)? }) => {
        $crate::dialect_text!(@list $vis $name, None, [$($ty),*], [$($attr),*], [], |registry| $name.attach(registry));
    };
    (@list $vis:vis $name:ident, $dialect:expr, [$($ty:ty),*], [$($attr:ty),*], [$($enum:ty),*], $register:expr) => {
        $vis static $name: $crate::params::DialectText = {
            // Each is named once, so that what is no such kind is one error.
            const TYPES: &[$crate::params::Listed<dyn $crate::params::TypeText>] = &[$($crate::params::listed_type::<$ty>()),*];
            const ATTRS: &[$crate::params::Listed<dyn $crate::params::AttrText>] = &[$($crate::params::listed_attr::<$attr>()),*];
            const ENUMS: $crate::params::Enums = &[$(<$enum>::DEF),*];
            let mut at = 0;
            $(
                assert!(TYPES[at].is_of($dialect, TYPES), concat!("`", stringify!($ty), "` is of another dialect"));
                assert!(TYPES[at].is_new(TYPES, at), concat!("`", stringify!($ty), "` has the mnemonic of another type of the dialect"));
                at += 1;
            )*
            let mut at = 0;
            $(
                assert!(ATTRS[at].is_of($dialect, ATTRS), concat!("`", stringify!($attr), "` is of another dialect"));
                assert!(
                    ATTRS[at].is_new(ATTRS, at) && ATTRS[at].is_no_enum(ENUMS),
                    concat!("`", stringify!($attr), "` has the mnemonic of another attribute or an enumeration of the dialect")
                );
                at += 1;
            )*
            let mut at = 0;
            $(
                assert!(
                    $crate::params::is_new_enum(ENUMS, at),
                    concat!("`", stringify!($enum), "` is an integer in text, or has the mnemonic of another enumeration of the dialect")
                );
                at += 1;
            )*
            let _ = at;
            $crate::params::DialectText {
                types: TYPES,
                attrs: ATTRS,
                enums: ENUMS,
                register: $register,
            }
        };
    };
    ($($other:tt)*) => {
        compile_error!(
            "the text of a dialect is `static NAME = \"dialect\" { types: [..], attrs: [..], enums: [..] }`, in this order, of which \
             any may be left out"
        );
    };
}
