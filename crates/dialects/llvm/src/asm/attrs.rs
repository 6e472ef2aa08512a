//! Attributes: lists of parameters, and the few that are written in another way.

use crate::attrs::params::{
    AttrModel, Form, ParamAttr, ParamAttrDef, ParamDef, ParamKind, Value, Want,
};
use crate::attrs::{
    AddressSpaceAttr, AliasScopeAttr, ConstantRangeAttr, DIExpressionAttr, DIExpressionElemAttr,
    DIFileAttr, DSOLocalEquivalentAttr, DependentLibrariesAttr, MMRATagAttr, MODELS,
    ModuleFlagAttr, TBAAMemberAttr, TBAARootAttr, TargetFeaturesAttr, WorkgroupAttributionAttr,
};
use crate::dwarf::{ENCODINGS, OPERATIONS, op};
use crate::enums::{Comdat, ModFlagBehavior};
use crate::verify::check_module_flag;
use terrace_asm::{Parser, Printer};
use terrace_builtin::DistinctAttr;
use terrace_builtin::types::IntegerType;
use terrace_ir::{Attr, Context, EnumDef, Failed, message_text};
use terrace_numeric::ApInt;

type Parsed<T> = Result<T, Failed>;

/// Parses an attribute whose mnemonic was taken.
pub(super) fn parse(mnemonic: &str, parser: &mut Parser<'_>) -> Parsed<Attr> {
    if mnemonic == "constant_range" {
        return parse_constant_range(parser);
    }
    if mnemonic == Comdat::DEF.mnemonic {
        let value = parse_enum(Comdat::DEF, parser);
        let value =
            value.map_err(|failed| parser.failed_parameter(Comdat::DEF.parameter, failed))?;
        return Ok(parser.ctx().enum_attr(Comdat::DEF, value));
    }
    let Some(model) = MODELS.iter().find(|model| model.def().mnemonic == mnemonic) else {
        let offset = parser.previous_end().saturating_sub(mnemonic.len() as u32);
        return Err(parser.error(
            offset,
            format!("unknown attribute `{mnemonic}` in dialect `llvm`"),
        ));
    };
    parser.nested(|parser| parse_model(*model, parser))
}

fn parse_model(model: &dyn AttrModel, parser: &mut Parser<'_>) -> Parsed<Attr> {
    let ctx = parser.ctx();
    let offset = parser.offset();
    let def = model.def();
    let values = match def.form {
        Form::Bare => Vec::new(),
        Form::Struct if def.mnemonic == TBAARootAttr::MNEMONIC && !parser.at("<") => {
            vec![Value::Absent]
        }
        Form::Struct => parse_struct(def, parser)?,
        Form::Custom => return parse_custom(def.mnemonic, parser),
    };
    match model.make(ctx, values) {
        Some(attr) => match check(ctx, attr) {
            None => Ok(attr),
            Some(message) => Err(parser.error(offset, message)),
        },
        None => Err(parser.error(offset, format!("invalid parameters of `{}`", def.mnemonic))),
    }
}

/// What is wrong with an attribute.
fn check(ctx: &Context, attr: Attr) -> Option<String> {
    // The identifier of a domain may be anything.
    let id = attr.as_::<AliasScopeAttr>(ctx).map(|scope| scope.id);
    if id.is_some_and(|id| !id.is::<DistinctAttr>(ctx) && id.bytes(ctx).is_none()) {
        return Some("id of an alias scope must be a StringAttr or a DistrinctAttr".to_owned());
    }
    let features = attr.as_::<TargetFeaturesAttr>(ctx)?;
    features
        .features
        .iter()
        .find_map(|&feature| check_feature(feature.bytes(ctx)?))
}

fn check_feature(feature: &[u8]) -> Option<String> {
    if feature.is_empty() {
        return Some("target features can not be null or empty".to_owned());
    }
    if !matches!(feature[0], b'+' | b'-') {
        return Some("target features must start with '+' or '-'".to_owned());
    }
    feature
        .contains(&b',')
        .then(|| "target features can not contain ','".to_owned())
}

/// The name of a definition in messages.
fn definition_name(class: &str) -> String {
    if ["Loop", "ModuleFlag", "Workgroup"]
        .iter()
        .any(|prefix| class.starts_with(prefix))
    {
        class.to_owned()
    } else if matches!(class, "DIGlobalVariableAttr" | "DILexicalBlockFileAttr") {
        format!("LLVM_{}", class.trim_end_matches("Attr"))
    } else {
        format!("LLVM_{class}")
    }
}

/// `<name = value, ...>` in any order.
fn parse_struct(def: &ParamAttrDef, parser: &mut Parser<'_>) -> Parsed<Vec<Value>> {
    parser.expect("<")?;
    let mut values = vec![None; def.params.len()];
    let all_optional = def.params.iter().all(|param| param.optional);
    let all_required = def.params.iter().all(|param| !param.optional);
    let mut taken = 0;
    let mut more = !all_optional || parser.at_keyword();
    while more {
        let name = parser.keyword();
        let name = name.map_err(|_| parser.error_here("expected a parameter name in struct"))?;
        parser.expect("=")?;
        let index = def.params.iter().position(|param| param.name == name);
        let Some(index) = index.filter(|&index| values[index].is_none()) else {
            return Err(parser.error_here(format!(
                "duplicate or unknown struct parameter name: {name}"
            )));
        };
        let param = &def.params[index];
        let parsed = parse_param(param, parser);
        let value = parsed.map_err(|failed| wrong_param(def, param, failed, parser))?;
        values[index] = Some(value);
        taken += 1;
        if all_required {
            // Every parameter has to come, so all but the last have a comma behind them.
            more = taken < def.params.len();
            if more {
                parser.expect(",")?;
            }
        } else {
            more = parser.eat(",");
        }
    }
    let missing = def
        .params
        .iter()
        .zip(&values)
        .find(|(param, value)| !param.optional && value.is_none());
    if let Some((param, _)) = missing {
        return Err(parser.error_here(format!(
            "struct is missing required parameter: {}",
            param.name
        )));
    }
    parser.expect(">")?;
    Ok(values
        .into_iter()
        .map(|value| value.unwrap_or(Value::Absent))
        .collect())
}

/// The error that follows the one about what stands for a parameter.
#[cold]
fn wrong_param(
    def: &ParamAttrDef,
    param: &ParamDef,
    failed: Failed,
    parser: &mut Parser<'_>,
) -> Failed {
    let cpp_type = match param.kind {
        ParamKind::One(want) => want.class.to_owned(),
        ParamKind::List(want) | ParamKind::Braced(want) => {
            format!("::llvm::ArrayRef<{}>", want.class)
        }
        ParamKind::Bool => "bool".to_owned(),
        ParamKind::Number(number) => number.cpp_type.to_owned(),
        ParamKind::Numbers => "::llvm::ArrayRef<uint64_t>".to_owned(),
        ParamKind::Dwarf(_) => "unsigned".to_owned(),
        ParamKind::Enum(cases) => cases
            .cpp_type
            .trim_start_matches("::mlir::LLVM::")
            .to_owned(),
        ParamKind::Text => "::llvm::StringRef".to_owned(),
    };
    let parameter = format!(
        "{} parameter '{}' which is to be a `{cpp_type}`",
        definition_name(def.class),
        param.name
    );
    parser.failed_parameter(&parameter, failed)
}

fn parse_param(param: &ParamDef, parser: &mut Parser<'_>) -> Parsed<Value> {
    Ok(match param.kind {
        ParamKind::One(want) => Value::Attr(parse_wanted(want, parser)?),
        ParamKind::List(want) => {
            let mut attrs = vec![parse_wanted(want, parser)?];
            while parser.eat(",") {
                attrs.push(parse_wanted(want, parser)?);
            }
            Value::Attrs(attrs.into())
        }
        ParamKind::Braced(want) => {
            parser.expect("{")?;
            let mut attrs = vec![parse_wanted(want, parser)?];
            while parser.eat(",") {
                attrs.push(parse_wanted(want, parser)?);
            }
            parser.expect("}")?;
            Value::Attrs(attrs.into())
        }
        ParamKind::Bool => {
            let value = parser.optional_keyword_in(&["true", "false"]);
            match value {
                Some(value) => Value::Int(u64::from(value == "true")),
                // A number of one bit without a sign.
                None => {
                    let offset = parser.offset();
                    let value: i64 = parser.integer()?;
                    match u64::try_from(value) {
                        Ok(bit) if bit < 2 => Value::Int(bit),
                        _ => return Err(parser.error(offset, "integer value too large")),
                    }
                }
            }
        }
        ParamKind::Number(number) if number.may_lack && !parser.at_integer() => Value::Absent,
        ParamKind::Number(number) => Value::Int(parse_number(number.bits, number.signed, parser)?),
        ParamKind::Numbers => {
            let mut values = Vec::new();
            loop {
                values.push(parse_number(64, false, parser)?);
                if !parser.eat(",") {
                    break;
                }
            }
            Value::Ints(values.into())
        }
        ParamKind::Dwarf(names) => {
            let offset = parser.offset();
            let name = parser.keyword()?;
            match names.value_of(name).filter(|&value| value != 0) {
                Some(value) => Value::Int(u64::from(value)),
                None => {
                    let message =
                        format!("invalid debug info debug info {} name: {name}", names.what);
                    return Err(parser.error(offset, message));
                }
            }
        }
        ParamKind::Enum(cases) => Value::Int(parse_enum(cases, parser)?),
        ParamKind::Text => Value::Text(parser.string()?.into()),
    })
}

fn parse_number(bits: u32, signed: bool, parser: &mut Parser<'_>) -> Parsed<u64> {
    if bits == 64 && !signed {
        return parser.integer_bits();
    }
    let offset = parser.offset();
    let value: i64 = parser.integer()?;
    let fits = bits == 64 || i64::from(u32::MAX) >= value && value > i64::from(i32::MIN);
    if !fits {
        return Err(parser.error(offset, "integer value too large"));
    }
    Ok(if bits == 64 {
        value as u64
    } else {
        u64::from(value as u32)
    })
}

/// A case as a word, or flags in quotes.
fn parse_enum(cases: &EnumDef, parser: &mut Parser<'_>) -> Parsed<u64> {
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
    // The case without flags stands alone.
    let alone = |value: &u64| cases.flags && *value != 0 || !text.contains('|');
    let value = text
        .split('|')
        .map(|part| cases.value_of(part.trim()).filter(alone))
        .try_fold(0, |all, value| value.map(|value| all | value));
    match value {
        Some(value) => Ok(value),
        None => Err(parser.error(offset, cases.refusal(&text))),
    }
}

/// An attribute that satisfies `want`, with its `#llvm.mnemonic` left out or not.
fn parse_wanted(want: Want, parser: &mut Parser<'_>) -> Parsed<Attr> {
    let ctx = parser.ctx();
    let offset = parser.offset();
    if let Some(mnemonic) = want.mnemonic
        && !parser.at_hash_id()
    {
        return parse(mnemonic, parser);
    }
    let attr = parser.attr(None)?;
    if !(want.check)(ctx, attr) {
        return Err(parser.error(offset, "invalid kind of attribute specified"));
    }
    Ok(attr)
}

fn wanted_string(parser: &mut Parser<'_>) -> Parsed<Attr> {
    parse_wanted(crate::attrs::params::wants::STRING, parser)
}

/// The parameter of an attribute that stands at a place of its table.
fn param<A: ParamAttr, T>(
    at: usize,
    parser: &mut Parser<'_>,
    parse: impl FnOnce(&mut Parser<'_>) -> Parsed<T>,
) -> Parsed<T> {
    parse(parser).map_err(|failed| wrong_param(A::DEF, &A::DEF.params[at], failed, parser))
}

fn parse_custom(mnemonic: &str, parser: &mut Parser<'_>) -> Parsed<Attr> {
    use crate::attrs::params::wants;
    let ctx = parser.ctx();
    if mnemonic == DIExpressionElemAttr::MNEMONIC {
        return parse_operation(parser);
    }
    if mnemonic == DSOLocalEquivalentAttr::MNEMONIC {
        let sym = param::<DSOLocalEquivalentAttr, _>(0, parser, |parser| {
            parse_wanted(wants::FLAT_SYMBOL, parser)
        })?;
        return Ok(ctx.attr(DSOLocalEquivalentAttr { sym }));
    }
    let start = parser.offset();
    parser.expect("<")?;
    let attr = match mnemonic {
        DIFileAttr::MNEMONIC => {
            let name = param::<DIFileAttr, _>(0, parser, wanted_string)?;
            parser.expect_keyword("in")?;
            let directory = param::<DIFileAttr, _>(1, parser, wanted_string)?;
            ctx.attr(DIFileAttr { name, directory })
        }
        DIExpressionAttr::MNEMONIC => {
            let mut operations = Vec::new();
            if parser.eat("[") {
                loop {
                    let want = crate::attrs::params::exactly::<DIExpressionElemAttr>();
                    operations.push(param::<DIExpressionAttr, _>(0, parser, |parser| {
                        parse_wanted(want, parser)
                    })?);
                    if !parser.eat(",") {
                        break;
                    }
                }
                parser.expect("]")?;
            }
            ctx.attr(DIExpressionAttr {
                operations: operations.into(),
            })
        }
        TBAAMemberAttr::MNEMONIC => {
            let type_desc = param::<TBAAMemberAttr, _>(0, parser, |parser| {
                parse_wanted(wants::TBAA_NODE, parser)
            })?;
            parser.expect(",")?;
            let offset = param::<TBAAMemberAttr, _>(1, parser, |parser| parser.integer::<i64>())?;
            ctx.attr(TBAAMemberAttr { type_desc, offset })
        }
        MMRATagAttr::MNEMONIC => {
            let prefix = param::<MMRATagAttr, _>(0, parser, |parser| parser.string())?.into();
            parser.expect(":")?;
            let suffix = param::<MMRATagAttr, _>(1, parser, |parser| parser.string())?.into();
            ctx.attr(MMRATagAttr { prefix, suffix })
        }
        TargetFeaturesAttr::MNEMONIC => {
            parser.expect("[")?;
            let mut features = Vec::new();
            if !parser.eat("]") {
                features = param::<TargetFeaturesAttr, _>(0, parser, strings)?;
                parser.expect("]")?;
            }
            let attr = ctx.attr(TargetFeaturesAttr {
                features: features.into(),
            });
            if let Some(message) = check(ctx, attr) {
                return Err(parser.error(start, message));
            }
            attr
        }
        DependentLibrariesAttr::MNEMONIC => {
            let libs = param::<DependentLibrariesAttr, _>(0, parser, strings)?.into();
            ctx.attr(DependentLibrariesAttr { libs })
        }
        AddressSpaceAttr::MNEMONIC => {
            let address_space =
                param::<AddressSpaceAttr, _>(0, parser, |parser| parse_number(32, false, parser))?
                    as u32;
            ctx.attr(AddressSpaceAttr { address_space })
        }
        WorkgroupAttributionAttr::MNEMONIC => {
            let num_elements = param::<WorkgroupAttributionAttr, _>(0, parser, |parser| {
                parse_wanted(wants::INTEGER, parser)
            })?;
            parser.expect(",")?;
            let element_type = param::<WorkgroupAttributionAttr, _>(1, parser, |parser| {
                parse_wanted(wants::TYPE, parser)
            })?;
            ctx.attr(WorkgroupAttributionAttr {
                num_elements,
                element_type,
            })
        }
        ModuleFlagAttr::MNEMONIC => {
            let behavior = param::<ModuleFlagAttr, _>(0, parser, |parser| {
                parse_enum(ModFlagBehavior::DEF, parser)
            })?;
            parser.expect(",")?;
            let key = param::<ModuleFlagAttr, _>(1, parser, wanted_string)?;
            parser.expect(",")?;
            let value = param::<ModuleFlagAttr, _>(2, parser, |parser| parser.attr(None))?;
            if let Err(message) = check_module_flag(ctx, &key.message_text(ctx), value) {
                return Err(parser.error(start, message));
            }
            ctx.attr(ModuleFlagAttr {
                behavior,
                key,
                value,
            })
        }
        other => {
            return Err(parser.error(
                start,
                format!("unknown attribute `{other}` in dialect `llvm`"),
            ));
        }
    };
    parser.expect(">")?;
    Ok(attr)
}

fn strings(parser: &mut Parser<'_>) -> Parsed<Vec<Attr>> {
    let mut strings = vec![wanted_string(parser)?];
    while parser.eat(",") {
        strings.push(wanted_string(parser)?);
    }
    Ok(strings)
}

/// `DW_OP_plus_uconst(3)`
fn parse_operation(parser: &mut Parser<'_>) -> Parsed<Attr> {
    let ctx = parser.ctx();
    let offset = parser.offset();
    let opcode = param::<DIExpressionElemAttr, _>(0, parser, |parser| {
        let name = parser.keyword()?;
        let opcode = OPERATIONS.value_of(name).filter(|&value| value != 0);
        opcode.ok_or_else(|| {
            let what = OPERATIONS.what;
            let message = format!("invalid debug info debug info {what} name: {name}");
            parser.error(offset, message)
        })
    })?;
    let mut arguments = Vec::new();
    if parser.eat("(") {
        loop {
            let encoding = if opcode == op::LLVM_CONVERT && !arguments.is_empty() {
                parser.optional_keyword()
            } else {
                None
            };
            arguments.push(match encoding {
                None => parse_number(64, false, parser)
                    .map_err(|_| parser.error_here("expected integer operand"))?,
                Some(name) => match ENCODINGS.value_of(name).filter(|&value| value != 0) {
                    Some(value) => u64::from(value),
                    None => {
                        let message = format!("encountered unknown attribute encoding \"{name}\"");
                        return Err(parser.error_here(message));
                    }
                },
            });
            if !parser.eat(",") {
                break;
            }
        }
        parser.expect(")")?;
    }
    Ok(ctx.attr(DIExpressionElemAttr {
        opcode,
        arguments: arguments.into(),
    }))
}

/// A bound of a range. Unlike elsewhere, `true` is 1, and what has too many bits is cut.
fn bound(width: u32, parser: &mut Parser<'_>) -> Parsed<ApInt> {
    match parser.eat_keyword("true") {
        true => Ok(ApInt::from_i64(width, 1)),
        false => parser.integer_cut_to(width),
    }
}

/// `<i32, 0, -1>`
fn parse_constant_range(parser: &mut Parser<'_>) -> Parsed<Attr> {
    let ctx = parser.ctx();
    parser.expect("<")?;
    let offset = parser.offset();
    let ty = parser.ty()?;
    let Some(width) = ty.as_::<IntegerType>(ctx).map(|ty| ty.width) else {
        let shown = ctx.show_type(ty);
        let message =
            format!("invalid kind of type specified: expected builtin.integer, but found {shown}");
        return Err(parser.error(offset, message));
    };
    parser.expect(",")?;
    let lower = bound(width, parser)?;
    parser.expect(",")?;
    let upper = bound(width, parser)?;
    parser.expect(">")?;
    Ok(ctx.attr(ConstantRangeAttr { lower, upper }))
}

/// Prints an attribute with its mnemonic.
pub(super) fn print(ctx: &Context, attr: Attr, printer: &mut Printer<'_>) {
    if let Some(range) = attr.as_::<ConstantRangeAttr>(ctx) {
        printer.text("constant_range<i");
        printer.int(i64::from(range.lower.width()));
        for bound in [&range.lower, &range.upper] {
            let mut text = String::new();
            bound.write_signed(&mut text);
            printer.text(", ");
            printer.text(&text);
        }
        printer.ch('>');
        return;
    }
    let Some(model) = ctx.attr_interface::<dyn AttrModel>(attr) else {
        return;
    };
    let def = model.def();
    printer.text(def.mnemonic);
    match def.form {
        Form::Bare => {}
        Form::Custom => print_custom(ctx, attr, printer),
        Form::Struct => {
            let values = model.values(ctx, attr).unwrap_or_default();
            if def.mnemonic == TBAARootAttr::MNEMONIC && values == [Value::Absent] {
                return;
            }
            print_struct(def, &values, printer);
        }
    }
}

fn print_struct(def: &ParamAttrDef, values: &[Value], printer: &mut Printer<'_>) {
    printer.ch('<');
    let mut first = true;
    for (param, value) in def.params.iter().zip(values) {
        if param.optional && is_default(value) {
            continue;
        }
        if !std::mem::take(&mut first) {
            printer.text(", ");
        }
        printer.text(param.name);
        printer.text(" = ");
        print_param(param.kind, value, printer);
    }
    printer.ch('>');
}

/// Whether an optional parameter is left out.
fn is_default(value: &Value) -> bool {
    match value {
        Value::Absent => true,
        Value::Int(value) => *value == 0,
        Value::Attrs(attrs) => attrs.is_empty(),
        Value::Ints(ints) => ints.is_empty(),
        Value::Attr(_) | Value::Text(_) | Value::Given(_) => false,
    }
}

fn print_param(kind: ParamKind, value: &Value, printer: &mut Printer<'_>) {
    match (kind, value) {
        (ParamKind::One(want), Value::Attr(attr)) => print_wanted(want, *attr, printer),
        (ParamKind::List(want), Value::Attrs(attrs)) => print_list(want, attrs, printer),
        (ParamKind::Braced(want), Value::Attrs(attrs)) => {
            printer.ch('{');
            print_list(want, attrs, printer);
            printer.ch('}');
        }
        (ParamKind::Bool, Value::Int(value)) => {
            printer.text(if *value != 0 { "true" } else { "false" })
        }
        (ParamKind::Number(number), Value::Int(value)) if number.signed => {
            printer.int(*value as i64)
        }
        (ParamKind::Number(_), Value::Int(value) | Value::Given(value)) => {
            print_unsigned(*value, printer)
        }
        (ParamKind::Numbers, Value::Ints(values)) => {
            for (index, &value) in values.iter().enumerate() {
                if index > 0 {
                    printer.text(", ");
                }
                print_unsigned(value, printer);
            }
        }
        (ParamKind::Dwarf(names), Value::Int(value)) => {
            if let Some((prefix, name)) = names.name_of(*value as u32) {
                printer.text(prefix);
                printer.text(name);
            }
        }
        (ParamKind::Enum(cases), Value::Int(value)) => print_enum(cases, *value, printer),
        (ParamKind::Text, Value::Text(text)) => printer.string(text),
        // Values are of the kind of their parameter.
        _ => {}
    }
}

fn print_unsigned(value: u64, printer: &mut Printer<'_>) {
    match i64::try_from(value) {
        Ok(value) => printer.int(value),
        Err(_) => printer.text(&value.to_string()),
    }
}

/// One case is a word; several flags are in quotes.
fn print_enum(cases: &EnumDef, value: u64, printer: &mut Printer<'_>) {
    let mut text = String::new();
    cases.write(value, &mut text);
    if !cases.flags {
        printer.keyword_or_string(&text);
    } else if value.count_ones() < 2 || cases.cases.iter().any(|case| case.1 == value) {
        printer.text(&text);
    } else {
        printer.string(&text);
    }
}

fn print_wanted(want: Want, attr: Attr, printer: &mut Printer<'_>) {
    if attr.is::<DIExpressionElemAttr>(printer.ctx()) {
        print_operation(attr, printer);
    } else if want.mnemonic.is_some() {
        printer.stripped_attr(attr);
    } else {
        printer.attr(attr);
    }
}

fn print_list(want: Want, attrs: &[Attr], printer: &mut Printer<'_>) {
    for (index, &attr) in attrs.iter().enumerate() {
        if index > 0 {
            printer.text(", ");
        }
        print_wanted(want, attr, printer);
    }
}

fn print_attrs(attrs: &[Attr], printer: &mut Printer<'_>) {
    for (index, &attr) in attrs.iter().enumerate() {
        if index > 0 {
            printer.text(", ");
        }
        printer.attr(attr);
    }
}

fn print_operation(attr: Attr, printer: &mut Printer<'_>) {
    let ctx = printer.ctx();
    let Some(operation) = attr.as_::<DIExpressionElemAttr>(ctx) else {
        return;
    };
    let Some((prefix, name)) = OPERATIONS.name_of(operation.opcode) else {
        return;
    };
    printer.text(prefix);
    printer.text(name);
    if operation.arguments.is_empty() {
        return;
    }
    printer.ch('(');
    for (index, &argument) in operation.arguments.iter().enumerate() {
        if index > 0 {
            printer.text(", ");
        }
        let encoding = if index > 0 && operation.opcode == op::LLVM_CONVERT {
            u32::try_from(argument)
                .ok()
                .and_then(|argument| ENCODINGS.name_of(argument))
        } else {
            None
        };
        match encoding {
            Some((prefix, name)) => {
                printer.text(prefix);
                printer.text(name);
            }
            None => print_unsigned(argument, printer),
        }
    }
    printer.ch(')');
}

fn print_custom(ctx: &Context, attr: Attr, printer: &mut Printer<'_>) {
    if attr.is::<DIExpressionElemAttr>(ctx) {
        print_operation(attr, printer);
        return;
    }
    if let Some(equivalent) = attr.as_::<DSOLocalEquivalentAttr>(ctx) {
        printer.ch(' ');
        printer.attr(equivalent.sym);
        return;
    }
    printer.ch('<');
    if let Some(file) = attr.as_::<DIFileAttr>(ctx) {
        printer.attr(file.name);
        printer.text(" in ");
        printer.attr(file.directory);
    } else if let Some(expression) = attr.as_::<DIExpressionAttr>(ctx) {
        if !expression.operations.is_empty() {
            printer.ch('[');
            print_list(
                crate::attrs::params::exactly::<DIExpressionElemAttr>(),
                &expression.operations,
                printer,
            );
            printer.ch(']');
        }
    } else if let Some(member) = attr.as_::<TBAAMemberAttr>(ctx) {
        printer.attr(member.type_desc);
        printer.text(", ");
        printer.int(member.offset);
    } else if let Some(tag) = attr.as_::<MMRATagAttr>(ctx) {
        printer.string(&tag.prefix);
        printer.ch(':');
        printer.string(&tag.suffix);
    } else if let Some(features) = attr.as_::<TargetFeaturesAttr>(ctx) {
        printer.ch('[');
        print_attrs(&features.features, printer);
        printer.ch(']');
    } else if let Some(libraries) = attr.as_::<DependentLibrariesAttr>(ctx) {
        print_attrs(&libraries.libs, printer);
    } else if let Some(space) = attr.as_::<AddressSpaceAttr>(ctx) {
        printer.int(i64::from(space.address_space));
    } else if let Some(group) = attr.as_::<WorkgroupAttributionAttr>(ctx) {
        printer.attr(group.num_elements);
        printer.text(", ");
        printer.attr(group.element_type);
    } else if let Some(flag) = attr.as_::<ModuleFlagAttr>(ctx) {
        printer
            .text(ModFlagBehavior::from_value(flag.behavior).map_or("", ModFlagBehavior::keyword));
        printer.text(", ");
        printer.attr(flag.key);
        printer.text(", ");
        printer.attr(flag.value);
    }
    printer.ch('>');
}
