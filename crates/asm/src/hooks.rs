//! Hooks with which dialects add their own syntax: hand-written formats, directives, types, attributes, names.

use crate::params::{AttrText, DialectText};
use crate::parser::{OpState, Parser};
use crate::printer::Printer;
use terrace_ir::{Attr, Context, Failed, OpRef, Type, ValueId};

/// The hand-written format of an operation. Implemented by dialects; called by the parser and the printer, which handle
/// the operation's name.
pub trait OpAsm: Send + Sync {
    /// Parses what follows the name into `state`.
    fn parse(&self, parser: &mut Parser<'_>, state: &mut OpState) -> Result<(), Failed>;

    /// Prints what follows the name, including the space before it. An operation with its own body is passed as its
    /// record.
    fn print(&self, op: OpRef<'_>, printer: &mut Printer<'_>);

    /// Returns true if the custom form represents the operation completely. Otherwise the operation is printed in
    /// generic form.
    fn tells_all(&self, _op: OpRef<'_>) -> bool {
        true
    }

    /// Returns true if `parse` inspects a parsed region only for emptiness. The operations in the region may then be
    /// parsed later, by another thread.
    fn defers_regions(&self) -> bool {
        false
    }
}

/// The `custom<Name>(..)` directives of an operation's declarative format.
///
/// The engine passes the names of the arguments as the format writes them (`$callee`, `type($x)`, `ref($y)`). The
/// directive accesses the parts of the operation by these names.
pub trait CustomDirectives: Send + Sync {
    /// Parses one directive.
    fn parse(
        &self,
        name: &str,
        args: &[&str],
        parser: &mut Parser<'_>,
        state: &mut OpState,
    ) -> Result<(), Failed>;

    /// Prints one directive. Unlike in [`OpAsm::print`], the engine prints the space before the directive if the format
    /// has one.
    fn print(&self, name: &str, args: &[&str], op: OpRef<'_>, printer: &mut Printer<'_>);

    /// Returns true if the operation has the optional group that this directive starts.
    fn is_present(&self, _name: &str, _args: &[&str], _op: OpRef<'_>) -> bool {
        true
    }

    /// Returns true if the next token starts the optional group that this directive starts. The default always returns
    /// true.
    fn starts(&self, _name: &str, _parser: &mut Parser<'_>) -> bool {
        true
    }
}

/// `OpAsmOpInterface`: suggests names for results and block arguments, and defines the default dialect of nested
/// operations.
pub trait AsmNames: Send + Sync {
    /// Suggests names of results, without `%`. A name given to result `i` covers the results up to the next named one.
    fn result_names(&self, _op: OpRef<'_>, _set: &mut dyn FnMut(ValueId, &str)) {}

    /// Suggests names of the block arguments in the operation's regions.
    fn block_arg_names(&self, _op: OpRef<'_>, _set: &mut dyn FnMut(ValueId, &str)) {}

    /// Returns the dialect whose name may be omitted from operations in the operation's regions.
    fn default_dialect(&self) -> &'static str {
        ""
    }
}

/// The syntax of a dialect's types and attributes.
pub trait DialectAsm: Send + Sync {
    /// Returns the dialect's name.
    fn dialect(&self) -> &'static str;

    /// Returns the kinds of types and attributes whose syntax is described by a table. The parse and print methods are
    /// called only for other kinds.
    fn text(&self) -> &'static DialectText {
        DialectText::NONE
    }

    /// Returns true if the dialect has types. If it has none, the next two methods need no implementation.
    fn has_types(&self) -> bool {
        true
    }

    /// Returns true if the dialect has attributes. If it has none, the two methods for attributes need no
    /// implementation.
    fn has_attrs(&self) -> bool {
        true
    }

    /// Parses a type after `!dialect.`. The mnemonic has already been parsed.
    fn parse_type(&self, mnemonic: &str, parser: &mut Parser<'_>) -> Result<Type, Failed> {
        // ODS prints this message with two spaces.
        Err(parser.unknown_kind(" type", mnemonic, self.dialect()))
    }

    /// Prints a type after `!dialect.`, including the mnemonic.
    fn print_type(&self, ctx: &Context, ty: Type, printer: &mut Printer<'_>) {
        printer.without_text("type", ty.kind_name(ctx));
    }

    /// Parses an attribute after `#dialect.`. The mnemonic has already been parsed.
    fn parse_attr(
        &self,
        mnemonic: &str,
        _ty: Option<Type>,
        parser: &mut Parser<'_>,
    ) -> Result<Attr, Failed> {
        Err(parser.unknown_kind("attribute", mnemonic, self.dialect()))
    }

    /// Prints an attribute after `#dialect.`, including the mnemonic. Never called for enum attributes.
    fn print_attr(&self, ctx: &Context, attr: Attr, printer: &mut Printer<'_>) {
        printer.without_text("attribute", attr.kind_name(ctx));
    }

    /// Returns the enums of the dialect that are attributes: `#arith.fastmath<fast>`.
    fn enums(&self) -> &'static [&'static terrace_ir::EnumDef] {
        &[]
    }

    /// Returns the alias of an attribute, without `#`.
    fn attr_alias(&self, ctx: &Context, attr: Attr) -> Option<&'static str> {
        let def = ctx.attr_interface::<dyn AttrText>(attr)?.def();
        def.alias.then_some(def.mnemonic)
    }
}

/// A program's knowledge about dialects that it does not have. Attached to the builtin dialect, and called by the
/// parser.
pub trait UnknownDialects: Send + Sync {
    /// Returns a note for the error about an unknown dialect; `None` if the name may be misspelt.
    fn note(&self, dialect: &str) -> Option<String>;

    /// Returns true for a dialect of the program itself, whose definitions are complete.
    fn is_own(&self, dialect: &str) -> bool;
}
