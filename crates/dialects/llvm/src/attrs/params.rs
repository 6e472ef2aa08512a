//! Defines the syntax of attribute parameters: the accepted classes of attributes, and DWARF names.

use crate::attrs::{
    DIAnnotationAttr, DIBasicTypeAttr, DICommonBlockAttr, DICompileUnitAttr, DICompositeTypeAttr,
    DIDerivedTypeAttr, DIExpressionElemAttr, DIFileAttr, DIGenericSubrangeAttr,
    DIGlobalVariableAttr, DIImportedEntityAttr, DILabelAttr, DILexicalBlockAttr,
    DILexicalBlockFileAttr, DILocalVariableAttr, DIModuleAttr, DINamespaceAttr, DINullTypeAttr,
    DIStringTypeAttr, DISubprogramAttr, DISubrangeAttr, DISubroutineTypeAttr, TBAARootAttr,
    TBAATypeDescriptorAttr,
};
use crate::dwarf::{self, DwarfNames};
use std::borrow::Cow;
use terrace_asm::params::kinds::{Braced, Case, List, One, Want};
use terrace_asm::params::{CustomText, ParamText, Value};
use terrace_asm::{Parser, Printer};
use terrace_builtin::DistinctAttr;
use terrace_builtin::attrs::{ArrayAttr, FloatAttr, IntegerAttr, TypeAttr};
use terrace_builtin::locations::FusedLoc;
use terrace_ir::{Attr, Context, DictionaryAttr, EnumDef, Failed, StringAttr, Type};

pub use terrace_asm::params::exactly;
pub use terrace_asm::params::kinds::UINT32;

/// Returns the syntax of one attribute.
pub const fn one(want: Want) -> One {
    One(want)
}

/// Returns the syntax of a list of attributes.
pub const fn list(want: Want) -> List {
    List(want)
}

/// Returns the syntax of a list of attributes in braces.
pub const fn braced(want: Want) -> Braced {
    Braced(want)
}

/// Returns the syntax of a case of an enumeration, or of flags.
pub const fn case(def: &'static EnumDef) -> Case {
    Case {
        def,
        namespace: "::mlir::LLVM::",
    }
}

/// The syntax of a DWARF name.
pub struct Dwarf(&'static DwarfNames);

/// `DW_TAG_*`
pub const TAG: Dwarf = Dwarf(&dwarf::TAGS);
/// `DW_ATE_*`
pub const ENCODING: Dwarf = Dwarf(&dwarf::ENCODINGS);
/// `DW_LANG_*`
pub const LANGUAGE: Dwarf = Dwarf(&dwarf::LANGUAGES);
/// `DW_CC_*`
pub const CALLING_CONVENTION: Dwarf = Dwarf(&dwarf::CALLING_CONVENTIONS);
/// `DW_OP_*`
pub(crate) const OPERATION: Dwarf = Dwarf(&dwarf::OPERATIONS);

impl Dwarf {
    pub(crate) fn parse_name(&self, parser: &mut Parser<'_>) -> Result<u32, Failed> {
        let offset = parser.offset();
        let name = parser.keyword()?;
        let value = self.0.value_of(name).filter(|&value| value != 0);
        value.ok_or_else(|| {
            let what = self.0.what;
            let message = format!("invalid debug info debug info {what} name: {name}");
            parser.error(offset, message)
        })
    }

    pub(crate) fn print_name(&self, value: u32, printer: &mut Printer<'_>) {
        if let Some((prefix, name)) = self.0.name_of(value) {
            printer.text(prefix);
            printer.text(name);
        }
    }
}

impl ParamText for Dwarf {
    fn parse(&self, parser: &mut Parser<'_>) -> Result<Value, Failed> {
        let value = self.parse_name(parser)?;
        Ok(Value::Int(u64::from(value)))
    }

    fn print(&self, value: &Value, printer: &mut Printer<'_>) {
        if let Value::Int(value) = value {
            self.print_name(*value as u32, printer);
        }
    }

    fn cpp_type(&self) -> Cow<'static, str> {
        "unsigned".into()
    }
}

/// The operations of a DWARF expression, each without `#llvm.di_expression_elem`.
pub struct Operations;

impl ParamText for Operations {
    fn parse(&self, parser: &mut Parser<'_>) -> Result<Value, Failed> {
        list(exactly::<DIExpressionElemAttr>()).parse(parser)
    }

    fn print(&self, value: &Value, printer: &mut Printer<'_>) {
        let Value::Attrs(operations) = value else {
            return;
        };
        for (index, operation) in operations.iter().enumerate() {
            if index > 0 {
                printer.text(", ");
            }
            if let Some(operation) = operation.as_::<DIExpressionElemAttr>(printer.ctx()) {
                operation.print(printer);
            }
        }
    }

    fn cpp_type(&self) -> Cow<'static, str> {
        list(exactly::<DIExpressionElemAttr>()).cpp_type()
    }
}

/// Any attribute. Upstream's message has the qualified class name.
pub const MLIR_ANY: Want = Want {
    class: "::mlir::Attribute",
    ..Want::ANY
};

macro_rules! wants {
    ($($(#[$doc:meta])* $name:ident = $class:literal, $check:expr;)*) => {$(
        $(#[$doc])*
        pub const $name: Want = Want { class: $class, text: None, check: $check };
    )*};
}

wants! {
    /// `"text"`
    STRING = "StringAttr", |ctx, attr| attr.is::<StringAttr>(ctx);
    /// `distinct[0]<>`
    DISTINCT = "DistinctAttr", |ctx, attr| attr.is::<DistinctAttr>(ctx);
    /// `true`, `false`
    BOOL_ATTR = "BoolAttr", |ctx, attr| attr.ty(ctx) == Some(Type::I1);
    /// An integer.
    INTEGER = "IntegerAttr", |ctx, attr| attr.is::<IntegerAttr>(ctx);
    /// A dictionary.
    DICTIONARY = "DictionaryAttr", |ctx, attr| attr.is::<DictionaryAttr>(ctx);
    /// A list.
    ARRAY = "ArrayAttr", |ctx, attr| attr.is::<ArrayAttr>(ctx);
    /// A float.
    FLOAT = "FloatAttr", |ctx, attr| attr.is::<FloatAttr>(ctx);
    /// A type.
    TYPE = "TypeAttr", |ctx, attr| attr.is::<TypeAttr>(ctx);
    /// `@name`
    FLAT_SYMBOL = "FlatSymbolRefAttr", |ctx, attr| attr.flat_symbol(ctx).is_some();
    /// `loc(fused<..>[..])`
    FUSED_LOC = "FusedLoc", |ctx, attr| attr.is::<FusedLoc>(ctx);
    /// Any debug information type.
    DI_TYPE = "DITypeAttr", is_di_type;
    /// Any debug information scope.
    DI_SCOPE = "DIScopeAttr", is_di_scope;
    /// Any debug information node.
    DI_NODE = "DINodeAttr", is_di_node;
    /// Any debug information variable.
    DI_VARIABLE = "DIVariableAttr", is_di_variable;
    /// A TBAA root or type descriptor.
    TBAA_NODE = "TBAANodeAttr", |ctx, attr| attr.is::<TBAARootAttr>(ctx) || attr.is::<TBAATypeDescriptorAttr>(ctx);
}

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

/// Returns true if an attribute is a subprogram or a scope inside one.
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
