//! Attributes and types whose syntax is described by a table: `#llvm.di_file<"a.c" in "/src">`.
//!
//! `#[dialect_attr]` and `#[dialect_type]` create a [`TextDef`] from a struct's fields and its format. A single routine
//! parses all kinds, and another one prints them (`engine`); each parameter has the syntax of its [`ParamText`]
//! ([`kinds`] defines common ones). The routines exchange values as [`Value`], so that they are not compiled for every
//! kind.

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

/// The value of a parameter of any type.
#[derive(Clone, PartialEq, Debug)]
pub enum Value {
    /// An optional parameter without a value.
    Absent,
    /// An attribute.
    Attr(Attr),
    /// Attributes.
    Attrs(Box<[Attr]>),
    /// A type.
    Type(Type),
    /// Types.
    Types(Box<[Type]>),
    /// An integer, an enum case or a boolean.
    Int(u64),
    /// An optional integer that is present.
    Given(u64),
    /// A list of integers.
    Ints(Box<[u64]>),
    /// A string.
    Text(Box<[u8]>),
}

impl Value {
    /// Returns true for the value of an omitted parameter: absent, zero or empty.
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

/// The syntax of a parameter. Implemented in [`kinds`] and by dialects; called by the parser and the printer of
/// parametric kinds.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not the syntax of a parameter",
    note = "`#[text(..)]` takes a `terrace_asm::params::ParamText`, as `One(exactly::<RangeAttr>())`"
)]
pub trait ParamText: Sync {
    /// Parses a value.
    fn parse(&self, parser: &mut Parser<'_>) -> Result<Value, Failed>;

    /// Prints a value that `parse` could have returned.
    fn print(&self, value: &Value, printer: &mut Printer<'_>);

    /// Returns the C++ type in the second message about a parameter that cannot be parsed. Empty if there is no such
    /// message, as for parameters that upstream parses with a `custom` directive.
    fn cpp_type(&self) -> Cow<'static, str>;
}

/// The condition under which a parameter may be omitted.
#[derive(Clone, Copy)]
pub enum Presence {
    /// The parameter is always present.
    Required,
    /// The parameter is omitted if it is absent, zero or empty.
    Optional,
    /// The parameter is omitted if it has this value.
    Default(fn() -> Value),
}

/// A parameter.
pub struct ParamDef {
    /// The parameter's name in MLIR.
    pub name: &'static str,
    /// The description: the doc comment of the field.
    pub summary: &'static str,
    /// The Rust type of its values.
    pub ty: &'static str,
    /// The condition under which the parameter may be omitted.
    pub presence: Presence,
    /// The syntax.
    pub text: &'static dyn ParamText,
}

impl ParamDef {
    fn is_required(&self) -> bool {
        matches!(self.presence, Presence::Required)
    }

    /// Returns the value of an omitted parameter.
    fn default(&self) -> Value {
        match self.presence {
            Presence::Default(value) => value(),
            Presence::Required | Presence::Optional => Value::Absent,
        }
    }

    /// Returns true if a parameter with this value is omitted.
    fn leaves_out(&self, value: &Value) -> bool {
        match self.presence {
            Presence::Required => false,
            Presence::Optional => value.is_empty(),
            Presence::Default(default) => default() == *value,
        }
    }
}

/// An element of a format. `space` is true if a space is printed before the element.
pub enum TextElement {
    /// Punctuation or a keyword.
    Literal {
        /// The text.
        text: &'static str,
        /// True if a space is printed before the literal.
        space: bool,
    },
    /// A space.
    Space,
    /// A parameter.
    Param {
        /// The index of the parameter.
        index: usize,
        /// True if a space is printed before the parameter.
        space: bool,
    },
    /// A list of parameters, separated by commas.
    Params {
        /// The indices of the parameters.
        indices: &'static [usize],
        /// True if a space is printed before the list.
        space: bool,
    },
    /// `name = value`, separated by commas, in any order.
    Struct {
        /// The indices of the parameters.
        indices: &'static [usize],
        /// True if a space is printed before the list.
        space: bool,
    },
    /// An optional group. It is printed if at least one of the parameters in `anchors` is not omitted.
    Optional {
        /// The elements of the group.
        elements: &'static [TextElement],
        /// The parameters that decide whether the group is printed.
        anchors: &'static [usize],
        /// The elements that replace an omitted group.
        otherwise: &'static [TextElement],
        /// For a group that starts with a parameter: the literal after the group, which comes next if the group is
        /// omitted.
        until: Option<&'static str>,
    },
}

/// The definition of the syntax of a kind of attribute or type.
pub struct TextDef {
    /// The name after `#dialect.` or `!dialect.`.
    pub mnemonic: &'static str,
    /// The summary: the first line of the struct's doc comment.
    pub summary: &'static str,
    /// The rest of the doc comment.
    pub description: &'static str,
    /// The format string; `None` for kinds with [`CustomText`].
    pub syntax: Option<&'static str>,
    /// The name of the definition in upstream's messages about parameters.
    pub definition: &'static str,
    /// True if the printer uses aliases for attributes of this kind: `#di_file`.
    pub alias: bool,
    /// The parameters in their order.
    pub params: &'static [ParamDef],
    /// The compiled format. Empty for kinds without parameters and for kinds with [`CustomText`].
    pub format: &'static [TextElement],
}

/// A kind of attribute or type whose syntax is described by a table. Implemented by `#[dialect_attr]` and
/// `#[dialect_type]`.
pub trait Parametric: Sized {
    /// The name of the class in messages about attributes of other kinds. It is not part of the table, because tables
    /// may refer to each other.
    const CLASS: &'static str;
    /// The table.
    const DEF: &'static TextDef;

    /// Returns the values of the parameters, in their order.
    fn values(&self) -> Vec<Value>;

    /// Returns the storage with these values; `None` if a value has the wrong type.
    fn from_values(values: Vec<Value>) -> Option<Self>;

    /// Checks the parameters: `verify = ..`. The error is a message about them.
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

/// Hand-written syntax that no format describes, for `#[dialect_attr(.., custom)]` and `#[dialect_type(.., custom)]`.
#[diagnostic::on_unimplemented(
    message = "the text form of `{Self}` is unknown",
    note = "`custom` asks for an implementation of `terrace_asm::params::CustomText`"
)]
pub trait CustomText: Sized {
    /// Parses what follows the mnemonic.
    fn parse(parser: &mut Parser<'_>) -> Result<Self, Failed>;

    /// Prints what follows the mnemonic.
    fn print(&self, printer: &mut Printer<'_>);
}

/// A type of fields that are parameters.
#[diagnostic::on_unimplemented(
    message = "the text form of a parameter of type `{Self}` is unknown",
    note = "say `#[text(..)]` of the field, or implement `terrace_asm::params::Field`"
)]
pub trait Field: Sized {
    /// The default syntax of such a field.
    const TEXT: &'static dyn ParamText;
    /// Converts the field to a value.
    fn to_value(&self) -> Value;
    /// Converts a value to the field; `None` if the value has the wrong type.
    fn from_value(value: Value) -> Option<Self>;
}

/// The syntax of a kind of attribute, as an interface that is attached to the kind.
pub trait AttrText: Send + Sync {
    /// Returns the table.
    fn def(&self) -> &'static TextDef;
    /// Parses what follows the mnemonic.
    fn parse(&self, parser: &mut Parser<'_>) -> Result<Attr, Failed>;
    /// Prints what follows the mnemonic of an attribute of this kind.
    fn print(&self, attr: Attr, printer: &mut Printer<'_>);
}

/// The syntax of a kind of type, as an interface that is attached to the kind.
pub trait TypeText: Send + Sync {
    /// Returns the table.
    fn def(&self) -> &'static TextDef;
    /// Parses what follows the mnemonic.
    fn parse(&self, parser: &mut Parser<'_>) -> Result<Type, Failed>;
    /// Prints what follows the mnemonic of a type of this kind.
    fn print(&self, ty: Type, printer: &mut Printer<'_>);
}

/// The implementation of [`AttrText`] or [`TypeText`] for a kind.
pub struct Text<T>(PhantomData<fn() -> T>);

impl<T> Text<T> {
    /// The syntax of the kind.
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

/// An entry in a dialect's list of kinds of types ([`TypeText`]) or attributes ([`AttrText`]).
pub struct Listed<I: ?Sized + 'static> {
    text: &'static I,
    dialect: &'static str,
    mnemonic: &'static str,
    attach: fn(&mut Registry),
}

/// Returns the entry of a kind of type, for [`dialect_text!`](crate::dialect_text). If the type does not implement the
/// traits, the compiler reports an error at its name.
pub const fn listed_type<T: Parametric + TypeKind>() -> Listed<dyn TypeText> {
    Listed {
        text: &Text::<T>::NEW,
        dialect: T::DIALECT,
        mnemonic: T::DEF.mnemonic,
        attach: |registry| registry.attach_type::<T, dyn TypeText>(&Text::<T>::NEW),
    }
}

/// Returns the entry of a kind of attribute, like [`listed_type`].
pub const fn listed_attr<T: Parametric + AttrKind>() -> Listed<dyn AttrText> {
    Listed {
        text: &Text::<T>::NEW,
        dialect: T::DIALECT,
        mnemonic: T::DEF.mnemonic,
        attach: |registry| registry.attach_attr::<T, dyn AttrText>(&Text::<T>::NEW),
    }
}

impl<I: ?Sized> Listed<I> {
    /// Returns the syntax of the kind.
    pub const fn text(&self) -> &'static I {
        self.text
    }

    /// Returns true if the kind belongs to `dialect`, or if `dialect` is `None`, to the dialect of the first entry of
    /// the list.
    pub const fn is_of(&self, dialect: Option<&str>, list: &[Listed<I>]) -> bool {
        match dialect {
            Some(dialect) => is_same_name(self.dialect, dialect),
            None => is_same_name(self.dialect, list[0].dialect),
        }
    }

    /// Returns true if no earlier entry of the list has the same mnemonic, which would be ambiguous in text.
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

    /// Returns true if no enum has the same mnemonic.
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

/// Returns true if an enum in a list has a mnemonic that no earlier enum of the list has.
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

/// Enums that are attributes.
pub type Enums = &'static [&'static EnumDef];

/// The kinds of types and attributes of a dialect whose syntax is described by tables.
/// [`dialect_text!`](crate::dialect_text) creates it.
pub struct DialectText {
    /// The kinds of types.
    pub types: &'static [Listed<dyn TypeText>],
    /// The kinds of attributes.
    pub attrs: &'static [Listed<dyn AttrText>],
    /// The enums that are attributes.
    pub enums: Enums,
    /// Attaches the syntax to each kind, and with `= "dialect"` a [`DialectAsm`] to the dialect.
    pub register: fn(&mut Registry),
}

/// The [`DialectAsm`] of a dialect whose types and attributes are all described by tables.
/// [`dialect_text!`](crate::dialect_text) attaches it.
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
    /// Attaches this to its dialect.
    ///
    /// # Panics
    /// Panics if another list or [`DialectAsm`] is already attached to the dialect, whose kinds would otherwise lose
    /// their syntax.
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
    /// The empty list.
    pub const NONE: &'static DialectText = &DialectText {
        types: &[],
        attrs: &[],
        enums: &[],
        register: |_| (),
    };

    /// Attaches the syntax to each kind.
    pub fn attach(&self, registry: &mut Registry) {
        for kind in self.types {
            (kind.attach)(registry);
        }
        for kind in self.attrs {
            (kind.attach)(registry);
        }
    }

    /// Returns the kind of attribute with a mnemonic.
    pub fn attr(&self, mnemonic: &str) -> Option<&'static dyn AttrText> {
        let found = self.attrs.iter().find(|kind| kind.mnemonic == mnemonic)?;
        Some(found.text)
    }

    /// Returns the kind of type with a mnemonic.
    pub fn ty(&self, mnemonic: &str) -> Option<&'static dyn TypeText> {
        let found = self.types.iter().find(|kind| kind.mnemonic == mnemonic)?;
        Some(found.text)
    }
}

/// Accepts attributes of exactly this kind.
pub const fn exactly<T: Parametric + AttrKind>() -> Want {
    Want {
        class: T::CLASS,
        text: Some(&Text::<T>::NEW),
        check: |ctx, attr| attr.is::<T>(ctx),
    }
}

/// Lists the types, attributes and enums of a dialect whose syntax is described by tables. The dialect calls
/// `(TEXT.register)(registry)` where it is registered; the parser and the printer need nothing else:
///
/// ```text
/// dialect_text! { static TEXT = "toy" { types: [FixedType], attrs: [RangeAttr], enums: [Mode] } }
/// ```
///
/// A dialect with further kinds, such as types with hand-written syntax, omits the dialect name here and attaches its
/// own [`DialectAsm`], whose `text` returns the list:
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
            // Each kind is named only once, so that an invalid one causes a single error.
            const TYPES: &[$crate::params::Listed<dyn $crate::params::TypeText>] = &[$($crate::params::listed_type::<$ty>()),*];
            const ATTRS: &[$crate::params::Listed<dyn $crate::params::AttrText>] = &[$($crate::params::listed_attr::<$attr>()),*];
            const ENUMS: $crate::params::Enums = &[$(<$enum>::DEF),*];
            let mut at = 0;
            $(
                assert!(TYPES[at].is_of($dialect, TYPES), concat!("`", stringify!($ty), "` belongs to another dialect"));
                assert!(TYPES[at].is_new(TYPES, at), concat!("`", stringify!($ty), "` has the same mnemonic as another type of the dialect"));
                at += 1;
            )*
            let mut at = 0;
            $(
                assert!(ATTRS[at].is_of($dialect, ATTRS), concat!("`", stringify!($attr), "` belongs to another dialect"));
                assert!(
                    ATTRS[at].is_new(ATTRS, at) && ATTRS[at].is_no_enum(ENUMS),
                    concat!("`", stringify!($attr), "` has the same mnemonic as another attribute or an enumeration of the dialect")
                );
                at += 1;
            )*
            let mut at = 0;
            $(
                assert!(
                    $crate::params::is_new_enum(ENUMS, at),
                    concat!("`", stringify!($enum), "` is an integer in text, or has the same mnemonic as another enumeration of the dialect")
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
            "the text of a dialect is `static NAME = \"dialect\" { types: [..], attrs: [..], enums: [..] }`, in this order; \
             all are optional"
        );
    };
}
