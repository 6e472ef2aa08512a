//! A dialect's own syntax: hand-written formats, directives, types, attributes, names.

use crate::params::{AttrText, DialectText};
use crate::parser::{OpState, Parser};
use crate::printer::Printer;
use terrace_ir::{Attr, Context, Failed, OpRef, Type, ValueId};

/// The hand-written format of an operation. The operation's name is parsed and printed by the engine.
pub trait OpAsm: Send + Sync {
    /// Parses what follows the name into `state`.
    fn parse(&self, parser: &mut Parser<'_>, state: &mut OpState) -> Result<(), Failed>;

    /// Prints what follows the name, with the space before it. An operation with a body of its own comes as its record.
    fn print(&self, op: OpRef<'_>, printer: &mut Printer<'_>);

    /// Returns true if the text tells all of an operation. Another one is printed in generic form.
    fn tells_all(&self, _op: OpRef<'_>) -> bool {
        true
    }

    /// Returns true if `parse` asks of a region it took only whether that is empty: then the operations in it may be read later,
    /// by another thread.
    fn defers_regions(&self) -> bool {
        false
    }
}

/// The `custom<Name>(..)` directives of an operation's declarative format.
///
/// The engine hands over the names of the arguments as the format writes them (`$callee`, `type($x)`, `ref($y)`); the
/// directive reads and writes the parts of the operation by name.
pub trait CustomDirectives: Send + Sync {
    /// Parses one directive.
    fn parse(
        &self,
        name: &str,
        args: &[&str],
        parser: &mut Parser<'_>,
        state: &mut OpState,
    ) -> Result<(), Failed>;

    /// Prints one directive. Unlike [`OpAsm::print`], spaces are the engine's: it prints one before the directive where the format has one.
    fn print(&self, name: &str, args: &[&str], op: OpRef<'_>, printer: &mut Printer<'_>);

    /// For a directive that starts an optional group: whether the operation has it.
    fn is_present(&self, _name: &str, _args: &[&str], _op: OpRef<'_>) -> bool {
        true
    }

    /// For a directive that starts an optional group: whether the next token starts it. The default looks at nothing.
    fn starts(&self, _name: &str, _parser: &mut Parser<'_>) -> bool {
        true
    }
}

/// `OpAsmOpInterface`: names for results and block arguments, and the dialect that may be left out inside.
pub trait AsmNames: Send + Sync {
    /// Suggests names of results, without `%`. A name given to result `i` covers the results up to the next named one.
    fn result_names(&self, _op: OpRef<'_>, _set: &mut dyn FnMut(ValueId, &str)) {}

    /// Suggests names of the arguments of the operation's regions' blocks.
    fn block_arg_names(&self, _op: OpRef<'_>, _set: &mut dyn FnMut(ValueId, &str)) {}

    /// The dialect whose name may be left out inside the operation's regions.
    fn default_dialect(&self) -> &'static str {
        ""
    }
}

/// Types and attributes of a dialect.
pub trait DialectAsm: Send + Sync {
    /// The dialect's name.
    fn dialect(&self) -> &'static str;

    /// The kinds of types and attributes whose text is a table. The methods that parse and print are asked about the others.
    fn text(&self) -> &'static DialectText {
        DialectText::NONE
    }

    /// Returns true if the dialect has types. One that has none needs neither of the next two.
    fn has_types(&self) -> bool {
        true
    }

    /// Returns true if the dialect has attributes. One that has none needs neither of the two about them.
    fn has_attrs(&self) -> bool {
        true
    }

    /// Parses a type after `!dialect.`; `mnemonic` was parsed and `parser` is after it.
    fn parse_type(&self, mnemonic: &str, parser: &mut Parser<'_>) -> Result<Type, Failed> {
        // ODS words it with two spaces.
        Err(parser.unknown_kind(" type", mnemonic, self.dialect()))
    }

    /// Prints a type after `!dialect.`, mnemonic included.
    fn print_type(&self, ctx: &Context, ty: Type, printer: &mut Printer<'_>) {
        printer.without_text("type", ty.kind_name(ctx));
    }

    /// Parses an attribute after `#dialect.`; `mnemonic` was parsed and `parser` is after it.
    fn parse_attr(
        &self,
        mnemonic: &str,
        _ty: Option<Type>,
        parser: &mut Parser<'_>,
    ) -> Result<Attr, Failed> {
        Err(parser.unknown_kind("attribute", mnemonic, self.dialect()))
    }

    /// Prints an attribute after `#dialect.`, mnemonic included. Enum attributes never get here.
    fn print_attr(&self, ctx: &Context, attr: Attr, printer: &mut Printer<'_>) {
        printer.without_text("attribute", attr.kind_name(ctx));
    }

    /// The enums of the dialect that are attributes of their own: `#arith.fastmath<fast>`.
    fn enums(&self) -> &'static [&'static terrace_ir::EnumDef] {
        &[]
    }

    /// The alias of an attribute, without `#`.
    fn attr_alias(&self, ctx: &Context, attr: Attr) -> Option<&'static str> {
        let def = ctx.attr_interface::<dyn AttrText>(attr)?.def();
        def.alias.then_some(def.mnemonic)
    }
}

/// The knowledge that a program has of dialects that it does not have, to be attached to the builtin dialect.
pub trait UnknownDialects: Send + Sync {
    /// A note on the error about an unknown dialect; `None` if it may be misspelt.
    fn note(&self, dialect: &str) -> Option<String>;

    /// Returns true if a dialect is one of the program's own, which lists all that it defines.
    fn is_own(&self, dialect: &str) -> bool;
}
