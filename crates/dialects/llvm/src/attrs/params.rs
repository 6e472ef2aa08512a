//! Attributes that are lists of named parameters: `#llvm.di_file<...>`, `#llvm.loop_unroll<disable = true>`.
//!
//! Each attribute is a struct whose fields are its parameters. The macro also makes a table of the parameters, from which
//! one routine parses and prints all of these attributes.

use crate::dwarf::DwarfNames;
use terrace_builtin::DistinctAttr;
use terrace_builtin::attrs::{FloatAttr, IntegerAttr, TypeAttr};
use terrace_builtin::locations::FusedLoc;
use terrace_ir::{Attr, AttrKind, Context, EnumDef, StringAttr, SymbolRefAttr, Type};

/// The value of a parameter, whatever its type.
#[derive(Clone, PartialEq, Debug)]
pub enum Value {
    /// An optional parameter that was not given.
    Absent,
    /// An attribute.
    Attr(Attr),
    /// Attributes.
    Attrs(Box<[Attr]>),
    /// A number, a case of an enumeration, a truth value.
    Int(u64),
    /// A number that need not have been given, and was.
    Given(u64),
    /// Numbers.
    Ints(Box<[u64]>),
    /// Text in quotes.
    Text(Box<[u8]>),
}

/// Which attributes a parameter may be.
#[derive(Clone, Copy)]
pub struct Want {
    /// The name of the class in messages.
    pub class: &'static str,
    /// The mnemonic of the only kind there may be, which text leaves out.
    pub mnemonic: Option<&'static str>,
    /// Whether an attribute may be the parameter.
    pub check: fn(&Context, Attr) -> bool,
}

/// A number of so many bits, and whether it has a sign.
#[derive(Clone, Copy)]
pub struct Number {
    /// How many bits it may have.
    pub bits: u32,
    /// Whether it has a sign.
    pub signed: bool,
    /// Whether it may be missing behind its name: its field is an `Option`.
    pub may_lack: bool,
    /// The C++ type in messages.
    pub cpp_type: &'static str,
}

/// How a parameter is written.
#[derive(Clone, Copy)]
pub enum ParamKind {
    /// An attribute.
    One(Want),
    /// Attributes separated by commas.
    List(Want),
    /// Attributes in braces.
    Braced(Want),
    /// `true` or `false`.
    Bool,
    /// A number.
    Number(Number),
    /// Numbers.
    Numbers,
    /// A name of DWARF.
    Dwarf(&'static DwarfNames),
    /// A case of an enumeration, or flags.
    Enum(&'static EnumDef),
    /// Text in quotes.
    Text,
}

/// A parameter.
pub struct ParamDef {
    /// Its name.
    pub name: &'static str,
    /// Whether it may be left out.
    pub optional: bool,
    /// How it is written.
    pub kind: ParamKind,
}

/// How all parameters together are written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Form {
    /// `<name = value, ...>` in any order.
    Struct,
    /// Not at all: there are none.
    Bare,
    /// As a routine of its own does.
    Custom,
}

/// What is known about a kind of attribute.
pub struct ParamAttrDef {
    /// The name after `#llvm.`.
    pub mnemonic: &'static str,
    /// The name of the class in messages.
    pub class: &'static str,
    /// Whether text names it by an alias: `#di_file`.
    pub alias: bool,
    /// How the parameters are written.
    pub form: Form,
    /// The parameters in order.
    pub params: &'static [ParamDef],
}

/// An attribute that is a list of parameters.
pub trait ParamAttr: AttrKind + Sized {
    /// The name of the class in messages.
    const CLASS: &'static str;
    /// The name after `#llvm.`.
    const MNEMONIC: &'static str;
    /// The parameters.
    const DEF: &'static ParamAttrDef;

    /// The values of the parameters, in order.
    fn values(&self) -> Vec<Value>;

    /// The attribute with these values, if they are of the right kinds.
    fn from_values(values: Vec<Value>) -> Option<Self>;
}

/// A kind of attribute as the routines for text see it.
pub trait AttrModel: Send + Sync {
    /// The parameters.
    fn def(&self) -> &'static ParamAttrDef;

    /// The values of an attribute of this kind.
    fn values(&self, ctx: &Context, attr: Attr) -> Option<Vec<Value>>;

    /// The attribute with these values.
    fn make(&self, ctx: &Context, values: Vec<Value>) -> Option<Attr>;
}

/// The model of a kind.
pub struct Model<T>(std::marker::PhantomData<fn() -> T>);

impl<T> Model<T> {
    /// The model of a kind.
    pub const NEW: Self = Model(std::marker::PhantomData);
}

impl<T: ParamAttr> AttrModel for Model<T> {
    fn def(&self) -> &'static ParamAttrDef {
        T::DEF
    }

    fn values(&self, ctx: &Context, attr: Attr) -> Option<Vec<Value>> {
        attr.as_::<T>(ctx).map(ParamAttr::values)
    }

    fn make(&self, ctx: &Context, values: Vec<Value>) -> Option<Attr> {
        T::from_values(values).map(|attr| ctx.attr(attr))
    }
}

/// The type of a field.
pub trait Field: Sized {
    /// The value of the field.
    fn to_value(&self) -> Value;
    /// The field with a value.
    fn from_value(value: Value) -> Option<Self>;
}

macro_rules! fields {
    ($($ty:ty { $value:ident => $to:expr, $($pattern:pat => $from:expr,)* })*) => {
        $(impl Field for $ty {
            fn to_value(&self) -> Value {
                let $value = self;
                $to
            }

            fn from_value(value: Value) -> Option<Self> {
                match value {
                    $($pattern => Some($from),)*
                    _ => None,
                }
            }
        })*
    };
}

fields! {
    Attr { attr => Value::Attr(*attr), Value::Attr(attr) => attr, }
    Option<Attr> { attr => attr.map_or(Value::Absent, Value::Attr), Value::Attr(attr) => Some(attr), Value::Absent => None, }
    Box<[Attr]> { attrs => Value::Attrs(attrs.clone()), Value::Attrs(attrs) => attrs, Value::Absent => Box::default(), }
    Box<[u64]> { ints => Value::Ints(ints.clone()), Value::Ints(ints) => ints, Value::Absent => Box::default(), }
    Box<[u8]> { text => Value::Text(text.clone()), Value::Text(text) => text, }
    bool { value => Value::Int(u64::from(*value)), Value::Int(value) => value != 0, Value::Absent => false, }
    u64 { value => Value::Int(*value), Value::Int(value) => value, Value::Absent => 0, }
    u32 { value => Value::Int(u64::from(*value)), Value::Int(value) => value as u32, Value::Absent => 0, }
    i64 { value => Value::Int(*value as u64), Value::Int(value) => value as i64, Value::Absent => 0, }
    Option<u32> { value => value.map_or(Value::Absent, |value| Value::Given(u64::from(value))), Value::Int(value) => Some(value as u32), Value::Absent => None, }
    Option<u64> { value => value.map_or(Value::Absent, Value::Given), Value::Int(value) => Some(value), Value::Absent => None, }
}

/// An attribute of exactly this kind.
pub const fn exactly<T: ParamAttr>() -> Want {
    Want {
        class: T::CLASS,
        mnemonic: Some(T::MNEMONIC),
        check: |ctx, attr| attr.is::<T>(ctx),
    }
}

/// Which attributes parameters may be.
pub mod wants {
    use super::*;
    use crate::attrs::debug_info::*;
    use crate::attrs::memory::{TBAARootAttr, TBAATypeDescriptorAttr};

    /// Any attribute.
    pub const ANY: Want = Want {
        class: "Attribute",
        mnemonic: None,
        check: |_, _| true,
    };
    /// Any attribute, which upstream names in full.
    pub const MLIR_ANY: Want = Want {
        class: "::mlir::Attribute",
        ..ANY
    };
    /// `"text"`
    pub const STRING: Want = Want {
        class: "StringAttr",
        mnemonic: None,
        check: |ctx, attr| attr.is::<StringAttr>(ctx),
    };
    /// `distinct[0]<>`
    pub const DISTINCT: Want = Want {
        class: "DistinctAttr",
        mnemonic: None,
        check: |ctx, attr| attr.is::<DistinctAttr>(ctx),
    };
    /// `true`, `false`
    pub const BOOL_ATTR: Want = Want {
        class: "BoolAttr",
        mnemonic: None,
        check: |ctx, attr| attr.ty(ctx) == Some(Type::I1),
    };
    /// An integer.
    pub const INTEGER: Want = Want {
        class: "IntegerAttr",
        mnemonic: None,
        check: |ctx, attr| attr.is::<IntegerAttr>(ctx),
    };
    /// A float.
    pub const FLOAT: Want = Want {
        class: "FloatAttr",
        mnemonic: None,
        check: |ctx, attr| attr.is::<FloatAttr>(ctx),
    };
    /// A type.
    pub const TYPE: Want = Want {
        class: "TypeAttr",
        mnemonic: None,
        check: |ctx, attr| attr.is::<TypeAttr>(ctx),
    };
    /// `@name`
    pub const FLAT_SYMBOL: Want = Want {
        class: "FlatSymbolRefAttr",
        mnemonic: None,
        check: |ctx, attr| {
            attr.as_::<SymbolRefAttr>(ctx)
                .is_some_and(|attr| attr.nested.is_empty())
        },
    };
    /// `loc(fused<..>[..])`
    pub const FUSED_LOC: Want = Want {
        class: "FusedLoc",
        mnemonic: None,
        check: |ctx, attr| attr.is::<FusedLoc>(ctx),
    };
    /// Any type of debug information.
    pub const DI_TYPE: Want = Want {
        class: "DITypeAttr",
        mnemonic: None,
        check: is_di_type,
    };
    /// Any scope of debug information.
    pub const DI_SCOPE: Want = Want {
        class: "DIScopeAttr",
        mnemonic: None,
        check: is_di_scope,
    };
    /// Any node of debug information.
    pub const DI_NODE: Want = Want {
        class: "DINodeAttr",
        mnemonic: None,
        check: is_di_node,
    };
    /// Any variable of debug information.
    pub const DI_VARIABLE: Want = Want {
        class: "DIVariableAttr",
        mnemonic: None,
        check: is_di_variable,
    };
    /// A root or a type for alias analysis.
    pub const TBAA_NODE: Want = Want {
        class: "TBAANodeAttr",
        mnemonic: None,
        check: |ctx, attr| attr.is::<TBAARootAttr>(ctx) || attr.is::<TBAATypeDescriptorAttr>(ctx),
    };

    fn is_di_type(ctx: &Context, attr: Attr) -> bool {
        attr.is::<DINullTypeAttr>(ctx)
            || attr.is::<DIBasicTypeAttr>(ctx)
            || attr.is::<DICompositeTypeAttr>(ctx)
            || attr.is::<DIDerivedTypeAttr>(ctx)
            || attr.is::<DIStringTypeAttr>(ctx)
            || attr.is::<DISubroutineTypeAttr>(ctx)
    }

    fn is_di_scope(ctx: &Context, attr: Attr) -> bool {
        is_di_local_scope(ctx, attr)
            || attr.is::<DICompositeTypeAttr>(ctx)
            || attr.is::<DIDerivedTypeAttr>(ctx)
            || attr.is::<DICommonBlockAttr>(ctx)
            || attr.is::<DICompileUnitAttr>(ctx)
            || attr.is::<DIFileAttr>(ctx)
            || attr.is::<DIModuleAttr>(ctx)
            || attr.is::<DINamespaceAttr>(ctx)
    }

    /// Whether an attribute is a scope inside a subprogram, or a subprogram.
    pub fn is_di_local_scope(ctx: &Context, attr: Attr) -> bool {
        attr.is::<DISubprogramAttr>(ctx)
            || attr.is::<DILexicalBlockAttr>(ctx)
            || attr.is::<DILexicalBlockFileAttr>(ctx)
    }

    fn is_di_variable(ctx: &Context, attr: Attr) -> bool {
        attr.is::<DILocalVariableAttr>(ctx) || attr.is::<DIGlobalVariableAttr>(ctx)
    }

    fn is_di_node(ctx: &Context, attr: Attr) -> bool {
        is_di_scope(ctx, attr)
            || is_di_type(ctx, attr)
            || is_di_variable(ctx, attr)
            || attr.is::<DILabelAttr>(ctx)
            || attr.is::<DIImportedEntityAttr>(ctx)
            || attr.is::<DIAnnotationAttr>(ctx)
            || attr.is::<DISubrangeAttr>(ctx)
            || attr.is::<DIGenericSubrangeAttr>(ctx)
    }
}

/// How parameters are written.
pub mod kinds {
    use super::{Number, ParamKind, Want};
    use crate::dwarf;

    pub use super::ParamKind::Enum;

    /// `true`, `false`
    pub const BOOL: ParamKind = ParamKind::Bool;
    const fn number(bits: u32, signed: bool, cpp_type: &'static str) -> Number {
        Number {
            bits,
            signed,
            may_lack: false,
            cpp_type,
        }
    }

    const fn maybe(bits: u32, cpp_type: &'static str) -> ParamKind {
        ParamKind::Number(Number {
            may_lack: true,
            ..number(bits, false, cpp_type)
        })
    }

    /// A number below 2^32 that may be missing behind its name.
    pub const MAYBE_U32: ParamKind = maybe(32, "std::optional<unsigned>");
    /// A number below 2^64 that may be missing behind its name.
    pub const MAYBE_U64: ParamKind = maybe(64, "std::optional<uint64_t>");
    /// A number below 2^32, `unsigned` upstream.
    pub const U32: ParamKind = ParamKind::Number(number(32, false, "unsigned"));
    /// A number below 2^32, `uint32_t` upstream.
    pub const UINT32: ParamKind = ParamKind::Number(number(32, false, "uint32_t"));
    /// A number below 2^64.
    pub const U64: ParamKind = ParamKind::Number(number(64, false, "uint64_t"));
    /// A number with a sign.
    pub const I64: ParamKind = ParamKind::Number(number(64, true, "int64_t"));
    /// Numbers.
    pub const UINTS: ParamKind = ParamKind::Numbers;
    /// `"text"`
    pub const TEXT: ParamKind = ParamKind::Text;
    /// `DW_TAG_*`
    pub const TAG: ParamKind = ParamKind::Dwarf(&dwarf::TAGS);
    /// `DW_ATE_*`
    pub const ENCODING: ParamKind = ParamKind::Dwarf(&dwarf::ENCODINGS);
    /// `DW_LANG_*`
    pub const LANGUAGE: ParamKind = ParamKind::Dwarf(&dwarf::LANGUAGES);
    /// `DW_CC_*`
    pub const CALLING_CONVENTION: ParamKind = ParamKind::Dwarf(&dwarf::CALLING_CONVENTIONS);
    /// `DW_OP_*`
    pub const OPERATION: ParamKind = ParamKind::Dwarf(&dwarf::OPERATIONS);

    /// One attribute.
    pub const fn one(want: Want) -> ParamKind {
        ParamKind::One(want)
    }

    /// Attributes in braces.
    pub const fn braced(want: Want) -> ParamKind {
        ParamKind::Braced(want)
    }

    /// Attributes.
    pub const fn list(want: Want) -> ParamKind {
        ParamKind::List(want)
    }
}

macro_rules! param_attr {
    ($(#[$doc:meta])* $name:ident, $mnemonic:literal, alias $alias:literal, $form:ident {
        $($field:ident: $ty:ty = $mlir:literal, $presence:ident $kind:expr;)*
    }) => {
        $(#[$doc])*
        #[derive(Clone, PartialEq, Eq, Hash, Debug)]
        pub struct $name { $(#[doc = concat!("The parameter `", $mlir, "`.")] pub $field: $ty,)* }

        impl terrace_ir::AttrKind for $name {
            const DIALECT: &'static str = "llvm";
        }

        impl $crate::attrs::params::ParamAttr for $name {
            const CLASS: &'static str = stringify!($name);
            const MNEMONIC: &'static str = $mnemonic;
            const DEF: &'static $crate::attrs::params::ParamAttrDef = &$crate::attrs::params::ParamAttrDef {
                mnemonic: $mnemonic,
                class: stringify!($name),
                alias: $alias,
                form: $crate::attrs::params::Form::$form,
                params: &[$($crate::attrs::params::ParamDef {
                    name: $mlir,
                    optional: $crate::attrs::params::presence::$presence,
                    kind: $kind,
                }),*],
            };

            fn values(&self) -> Vec<$crate::attrs::params::Value> {
                vec![$($crate::attrs::params::Field::to_value(&self.$field)),*]
            }

            fn from_values(values: Vec<$crate::attrs::params::Value>) -> Option<Self> {
                let mut values = values.into_iter();
                let _ = &mut values;
                Some($name { $($field: $crate::attrs::params::Field::from_value(values.next()?)?,)* })
            }
        }
    };
}

/// Whether a parameter may be left out, by the word that definitions use.
#[expect(non_upper_case_globals, reason = "named as definitions write them")]
pub(crate) mod presence {
    pub(crate) const required: bool = false;
    pub(crate) const optional: bool = true;
}

pub(crate) use param_attr;
