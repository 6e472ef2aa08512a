//! The syntax of common parameter types.

use super::{AttrText, Field, ParamText, Value};
use crate::parser::Parser;
use crate::printer::Printer;
use std::borrow::Cow;
use terrace_ir::{Attr, Context, EnumDef, Failed, Type, message_text};

/// The set of attributes that a parameter accepts.
#[derive(Clone, Copy)]
pub struct Want {
    /// The name of the class in messages.
    pub class: &'static str,
    /// The text of the accepted kind, if there is only one: it is written without `#dialect.mnemonic`.
    pub text: Option<&'static dyn AttrText>,
    /// Returns true if the parameter accepts an attribute.
    pub check: fn(&Context, Attr) -> bool,
}

impl Want {
    /// Accepts any attribute.
    pub const ANY: Want = Want {
        class: "Attribute",
        text: None,
        check: |_, _| true,
    };

    /// Parses an attribute that the parameter accepts.
    pub fn parse(self, parser: &mut Parser<'_>) -> Result<Attr, Failed> {
        let ctx = parser.ctx();
        let offset = parser.offset();
        if let Some(text) = self.text
            && !parser.at_hash_id()
        {
            return text.parse(parser);
        }
        let attr = parser.attr(None)?;
        if !(self.check)(ctx, attr) {
            return Err(parser.error(offset, "invalid kind of attribute specified"));
        }
        Ok(attr)
    }

    /// Prints an attribute that the parameter accepts.
    pub fn print(self, attr: Attr, printer: &mut Printer<'_>) {
        match self.text {
            Some(_) => printer.stripped_attr(attr),
            None => printer.attr(attr),
        }
    }

    /// Parses one or more attributes, separated by commas.
    fn parse_list(self, parser: &mut Parser<'_>) -> Result<Value, Failed> {
        let mut attrs = vec![self.parse(parser)?];
        while parser.eat(",") {
            attrs.push(self.parse(parser)?);
        }
        Ok(Value::Attrs(attrs.into()))
    }

    fn print_list(self, value: &Value, printer: &mut Printer<'_>) {
        let Value::Attrs(attrs) = value else { return };
        printer.comma_list(attrs, |printer, &attr| self.print(attr, printer));
    }
}

/// A single attribute.
pub struct One(pub Want);

impl ParamText for One {
    fn parse(&self, parser: &mut Parser<'_>) -> Result<Value, Failed> {
        self.0.parse(parser).map(Value::Attr)
    }

    fn print(&self, value: &Value, printer: &mut Printer<'_>) {
        if let Value::Attr(attr) = value {
            self.0.print(*attr, printer);
        }
    }

    fn cpp_type(&self) -> Cow<'static, str> {
        self.0.class.into()
    }
}

/// A list of attributes, separated by commas.
pub struct List(pub Want);

impl ParamText for List {
    fn parse(&self, parser: &mut Parser<'_>) -> Result<Value, Failed> {
        self.0.parse_list(parser)
    }

    fn print(&self, value: &Value, printer: &mut Printer<'_>) {
        self.0.print_list(value, printer);
    }

    fn cpp_type(&self) -> Cow<'static, str> {
        format!("::llvm::ArrayRef<{}>", self.0.class).into()
    }
}

/// A list of attributes in braces.
pub struct Braced(pub Want);

impl ParamText for Braced {
    fn parse(&self, parser: &mut Parser<'_>) -> Result<Value, Failed> {
        parser.expect("{")?;
        let attrs = self.0.parse_list(parser)?;
        parser.expect("}")?;
        Ok(attrs)
    }

    fn print(&self, value: &Value, printer: &mut Printer<'_>) {
        printer.ch('{');
        self.0.print_list(value, printer);
        printer.ch('}');
    }

    fn cpp_type(&self) -> Cow<'static, str> {
        List(self.0).cpp_type()
    }
}

/// A type.
pub struct AnyType;

impl ParamText for AnyType {
    fn parse(&self, parser: &mut Parser<'_>) -> Result<Value, Failed> {
        parser.ty().map(Value::Type)
    }

    fn print(&self, value: &Value, printer: &mut Printer<'_>) {
        if let Value::Type(ty) = value {
            printer.ty(*ty);
        }
    }

    fn cpp_type(&self) -> Cow<'static, str> {
        "Type".into()
    }
}

/// A list of types, separated by commas.
pub struct Types;

impl ParamText for Types {
    fn parse(&self, parser: &mut Parser<'_>) -> Result<Value, Failed> {
        let mut types = vec![parser.ty()?];
        while parser.eat(",") {
            types.push(parser.ty()?);
        }
        Ok(Value::Types(types.into()))
    }

    fn print(&self, value: &Value, printer: &mut Printer<'_>) {
        let Value::Types(types) = value else { return };
        printer.types(types.iter().copied());
    }

    fn cpp_type(&self) -> Cow<'static, str> {
        "::llvm::ArrayRef<Type>".into()
    }
}

/// `true` or `false`.
pub struct Bool;

impl ParamText for Bool {
    fn parse(&self, parser: &mut Parser<'_>) -> Result<Value, Failed> {
        if let Some(value) = parser.optional_keyword_in(&["true", "false"]) {
            return Ok(Value::Int(u64::from(value == "true")));
        }
        // A 1-bit integer without a sign.
        let offset = parser.offset();
        let value: i64 = parser.integer()?;
        match u64::try_from(value) {
            Ok(bit) if bit < 2 => Ok(Value::Int(bit)),
            _ => Err(parser.error(offset, "integer value too large")),
        }
    }

    fn print(&self, value: &Value, printer: &mut Printer<'_>) {
        printer.text(match value {
            Value::Int(0) | Value::Absent => "false",
            _ => "true",
        });
    }

    fn cpp_type(&self) -> Cow<'static, str> {
        "bool".into()
    }
}

/// An integer.
#[derive(Clone, Copy)]
pub struct Number {
    /// The maximum width in bits: 32 or 64.
    pub bits: u32,
    /// True if the integer may have a sign.
    pub signed: bool,
    /// True if the integer may be missing after its name. Its field is an `Option`.
    pub may_lack: bool,
    /// The C++ type in messages.
    pub cpp_type: &'static str,
}

impl Number {
    const fn new(bits: u32, signed: bool, cpp_type: &'static str) -> Number {
        Number {
            bits,
            signed,
            may_lack: false,
            cpp_type,
        }
    }

    const fn maybe(bits: u32, cpp_type: &'static str) -> Number {
        Number {
            may_lack: true,
            ..Number::new(bits, false, cpp_type)
        }
    }
}

/// An integer below 2^32, `unsigned` upstream.
pub const U32: Number = Number::new(32, false, "unsigned");
/// An integer below 2^32, `uint32_t` upstream.
pub const UINT32: Number = Number::new(32, false, "uint32_t");
/// An integer below 2^64.
pub const U64: Number = Number::new(64, false, "uint64_t");
/// A signed 32-bit integer, `int` upstream. Its field is an `i64`.
pub const INT: Number = Number::new(32, true, "int");
/// A signed 64-bit integer.
pub const I64: Number = Number::new(64, true, "int64_t");
/// An integer below 2^32 that may be missing after its name.
pub const MAYBE_U32: Number = Number::maybe(32, "std::optional<unsigned>");
/// An integer below 2^64 that may be missing after its name.
pub const MAYBE_U64: Number = Number::maybe(64, "std::optional<uint64_t>");

impl ParamText for Number {
    fn parse(&self, parser: &mut Parser<'_>) -> Result<Value, Failed> {
        if self.may_lack && !parser.at_integer() {
            return Ok(Value::Absent);
        }
        if self.bits == 64 && !self.signed {
            return parser.integer_bits().map(Value::Int);
        }
        let offset = parser.offset();
        let value: i64 = parser.integer()?;
        if self.bits == 64 {
            return Ok(Value::Int(value as u64));
        }
        if self.signed {
            return match i32::try_from(value) {
                Ok(_) => Ok(Value::Int(value as u64)),
                Err(_) => Err(parser.error(offset, "integer value too large")),
            };
        }
        match i64::from(u32::MAX) >= value && value > i64::from(i32::MIN) {
            true => Ok(Value::Int(u64::from(value as u32))),
            false => Err(parser.error(offset, "integer value too large")),
        }
    }

    fn print(&self, value: &Value, printer: &mut Printer<'_>) {
        let (Value::Int(value) | Value::Given(value)) = value else {
            return;
        };
        match self.signed {
            true => printer.int(*value as i64),
            false => print_unsigned(*value, printer),
        }
    }

    fn cpp_type(&self) -> Cow<'static, str> {
        self.cpp_type.into()
    }
}

/// Prints an unsigned integer.
pub fn print_unsigned(value: u64, printer: &mut Printer<'_>) {
    match i64::try_from(value) {
        Ok(value) => printer.int(value),
        Err(_) => printer.text(&value.to_string()),
    }
}

/// A list of unsigned integers, separated by commas.
pub struct Numbers;

impl ParamText for Numbers {
    fn parse(&self, parser: &mut Parser<'_>) -> Result<Value, Failed> {
        let mut values = vec![parser.integer_bits()?];
        while parser.eat(",") {
            values.push(parser.integer_bits()?);
        }
        Ok(Value::Ints(values.into()))
    }

    fn print(&self, value: &Value, printer: &mut Printer<'_>) {
        let Value::Ints(values) = value else { return };
        printer.comma_list(values, |printer, &value| print_unsigned(value, printer));
    }

    fn cpp_type(&self) -> Cow<'static, str> {
        "::llvm::ArrayRef<uint64_t>".into()
    }
}

/// A quoted string.
pub struct Quoted;

impl ParamText for Quoted {
    fn parse(&self, parser: &mut Parser<'_>) -> Result<Value, Failed> {
        parser.string().map(|text| Value::Text(text.into()))
    }

    fn print(&self, value: &Value, printer: &mut Printer<'_>) {
        if let Value::Text(text) = value {
            printer.string(text);
        }
    }

    fn cpp_type(&self) -> Cow<'static, str> {
        "::llvm::StringRef".into()
    }
}

/// An enum case as a keyword, or flags in quotes.
pub struct Case {
    /// The enum.
    pub def: &'static EnumDef,
    /// The C++ namespace of the definition, which messages about the enum omit.
    pub namespace: &'static str,
}

impl ParamText for Case {
    fn parse(&self, parser: &mut Parser<'_>) -> Result<Value, Failed> {
        let cases = self.def;
        let offset = parser.offset();
        let text = match parser.optional_keyword() {
            Some(text) => Some(text.into()),
            None => parser.optional_string()?,
        };
        let Some(text) = &text else {
            let message = format!("expected keyword for {}", cases.summary);
            return Err(parser.error(offset, message));
        };
        let text = message_text(text);
        // The case without flags must not be combined with others.
        let alone = |value: &u64| cases.flags && *value != 0 || !text.contains('|');
        let value = text
            .split('|')
            .map(|part| cases.value_of(part.trim()).filter(alone))
            .try_fold(0, |all, value| value.map(|value| all | value));
        match value {
            Some(value) => Ok(Value::Int(value)),
            None => Err(parser.error(offset, cases.refusal(&text))),
        }
    }

    fn print(&self, value: &Value, printer: &mut Printer<'_>) {
        let Value::Int(value) = *value else { return };
        let cases = self.def;
        let mut text = String::new();
        cases.write(value, &mut text);
        if !cases.flags {
            printer.keyword_or_string(&text);
        } else if text.contains('|') {
            printer.string(&text);
        } else {
            printer.text(&text);
        }
    }

    fn cpp_type(&self) -> Cow<'static, str> {
        self.def.cpp_type.trim_start_matches(self.namespace).into()
    }
}

macro_rules! fields {
    ($($ty:ty = $text:expr, { $value:ident => $to:expr, $($pattern:pat => $from:expr,)* })*) => {
        $(impl Field for $ty {
            const TEXT: &'static dyn ParamText = &$text;

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
    Attr = One(Want::ANY), { attr => Value::Attr(*attr), Value::Attr(attr) => attr, }
    Option<Attr> = One(Want::ANY), { attr => attr.map_or(Value::Absent, Value::Attr), Value::Attr(attr) => Some(attr), Value::Absent => None, }
    Box<[Attr]> = List(Want::ANY), { attrs => Value::Attrs(attrs.clone()), Value::Attrs(attrs) => attrs, Value::Absent => Box::default(), }
    Type = AnyType, { ty => Value::Type(*ty), Value::Type(ty) => ty, }
    Option<Type> = AnyType, { ty => ty.map_or(Value::Absent, Value::Type), Value::Type(ty) => Some(ty), Value::Absent => None, }
    Box<[Type]> = Types, { types => Value::Types(types.clone()), Value::Types(types) => types, Value::Absent => Box::default(), }
    Box<[u64]> = Numbers, { ints => Value::Ints(ints.clone()), Value::Ints(ints) => ints, Value::Absent => Box::default(), }
    Box<[u8]> = Quoted, { text => Value::Text(text.clone()), Value::Text(text) => text, }
    bool = Bool, { value => Value::Int(u64::from(*value)), Value::Int(value) => value != 0, Value::Absent => false, }
    u64 = U64, { value => Value::Int(*value), Value::Int(value) => value, Value::Absent => 0, }
    u32 = U32, { value => Value::Int(u64::from(*value)), Value::Int(value) => value as u32, Value::Absent => 0, }
    i64 = I64, { value => Value::Int(*value as u64), Value::Int(value) => value as i64, Value::Absent => 0, }
    Option<u32> = MAYBE_U32, { value => value.map_or(Value::Absent, |value| Value::Given(u64::from(value))), Value::Int(value) => Some(value as u32), Value::Absent => None, }
    Option<u64> = MAYBE_U64, { value => value.map_or(Value::Absent, Value::Given), Value::Int(value) => Some(value), Value::Absent => None, }
}
