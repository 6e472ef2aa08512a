//! Parses and prints the attributes.

use terrace_asm::{Delim, DialectAsm, Parser, Printer};
use terrace_builtin::data_layout::{
    DataLayoutEntry, DataLayoutEntryAttr, DataLayoutKey, DataLayoutSpecAttr,
    FunctionPointerAlignmentAttr, MapAttr, TargetDeviceSpecAttr, TargetSystemSpecAttr,
};
use terrace_ir::{Attr, Context, Failed, Type};

/// Parses and prints attributes of the dlti dialect.
pub(crate) struct DltiAsm;

terrace_ir::kinds! {
    /// An attribute of the dialect.
    enum DltiAttr of Attr {
        Entry(DataLayoutEntryAttr),
        Spec(DataLayoutSpecAttr),
        Map(MapAttr),
        Device(TargetDeviceSpecAttr),
        System(TargetSystemSpecAttr),
        FunctionPointerAlignment(FunctionPointerAlignmentAttr),
    }
}

impl DialectAsm for DltiAsm {
    fn dialect(&self) -> &'static str {
        "dlti"
    }

    fn parse_attr(
        &self,
        mnemonic: &str,
        _ty: Option<Type>,
        parser: &mut Parser<'_>,
    ) -> Result<Attr, Failed> {
        let at = parser.previous_end() - mnemonic.len() as u32;
        let ctx = parser.ctx();
        match mnemonic {
            "dl_entry" => entry_attr(parser),
            "dl_spec" => {
                let entries = entries(parser, true)?;
                check_keys(parser, &entries, true, at)?;
                Ok(ctx.attr(DataLayoutSpecAttr {
                    entries: entries.into(),
                }))
            }
            "map" => {
                let entries = entries(parser, true)?;
                check_keys(parser, &entries, true, at)?;
                Ok(ctx.attr(MapAttr {
                    entries: entries.into(),
                }))
            }
            "target_device_spec" => {
                let entries = entries(parser, false)?;
                check_some(parser, &entries, at)?;
                check_keys(parser, &entries, false, at)?;
                Ok(ctx.attr(TargetDeviceSpecAttr {
                    entries: entries.into(),
                }))
            }
            "target_system_spec" => {
                let entries = entries(parser, false)?;
                check_some(parser, &entries, at)?;
                check_devices(parser, &entries, at)?;
                Ok(ctx.attr(TargetSystemSpecAttr {
                    entries: entries.into(),
                }))
            }
            "function_pointer_alignment" => function_pointer_alignment(parser),
            _ => Err(parser.unknown_kind("attribute", mnemonic, "dlti")),
        }
    }

    fn print_attr(&self, ctx: &Context, attr: Attr, printer: &mut Printer<'_>) {
        match DltiAttr::of(ctx, attr) {
            DltiAttr::Entry(attr) => {
                printer.text("dl_entry<");
                print_key(&attr.entry, printer);
                printer.text(", ");
                printer.attr(attr.entry.value);
                printer.ch('>');
            }
            DltiAttr::Spec(spec) => print_entries("dl_spec", &spec.entries, printer),
            DltiAttr::Map(map) => print_entries("map", &map.entries, printer),
            DltiAttr::Device(spec) => print_entries("target_device_spec", &spec.entries, printer),
            DltiAttr::System(spec) => print_entries("target_system_spec", &spec.entries, printer),
            DltiAttr::FunctionPointerAlignment(alignment) => {
                printer.text("function_pointer_alignment<");
                printer.text(&alignment.alignment.to_string());
                printer.text(", function_dependent = ");
                printer.text(if alignment.function_dependent {
                    "true>"
                } else {
                    "false>"
                });
            }
            DltiAttr::Other => (),
        }
    }
}

fn print_key(entry: &DataLayoutEntry, printer: &mut Printer<'_>) {
    match entry.key {
        DataLayoutKey::Type(ty) => printer.ty(ty),
        DataLayoutKey::Id(id) => printer.string(id.bytes(printer.ctx()).unwrap_or_default()),
    }
}

fn print_entries(mnemonic: &str, entries: &[DataLayoutEntry], printer: &mut Printer<'_>) {
    printer.text(mnemonic);
    printer.ch('<');
    for (index, entry) in entries.iter().enumerate() {
        if index > 0 {
            printer.text(", ");
        }
        print_key(entry, printer);
        printer.text(" = ");
        printer.attr(entry.value);
    }
    printer.ch('>');
}

/// `<key, value>`
fn entry_attr(parser: &mut Parser<'_>) -> Result<Attr, Failed> {
    parser.expect("<")?;
    let at = parser.offset();
    let key = if let Some(ty) = parser.optional_type()? {
        DataLayoutKey::Type(ty)
    } else if let Some(id) = parser.optional_string()? {
        DataLayoutKey::Id(parser.ctx().string(id))
    } else {
        return Err(parser.error(at, "expected a type or a quoted string"));
    };
    parser.expect(",")?;
    let value = parser.attr(None)?;
    parser.expect(">")?;
    let entry = DataLayoutEntry { key, value };
    Ok(parser.ctx().attr(DataLayoutEntryAttr { entry }))
}

/// Parses `<key = value, ..>`. An entry may also be a `dl_entry` attribute. `types` allows types as keys.
fn entries(parser: &mut Parser<'_>, types: bool) -> Result<Vec<DataLayoutEntry>, Failed> {
    let mut entries = Vec::new();
    parser.comma_list(Delim::LessGreater, |parser| {
        entries.push(entry(parser, types)?);
        Ok(())
    })?;
    Ok(entries)
}

fn entry(parser: &mut Parser<'_>, types: bool) -> Result<DataLayoutEntry, Failed> {
    let ctx = parser.ctx();
    let at = parser.offset();
    let ty = if types { parser.optional_type()? } else { None };
    let key = if let Some(ty) = ty {
        DataLayoutKey::Type(ty)
    } else if let Some(id) = parser.optional_string()? {
        DataLayoutKey::Id(ctx.string(id))
    } else {
        let attr = parser.attr(None)?;
        return match attr.as_::<DataLayoutEntryAttr>(ctx) {
            Some(attr) => Ok(attr.entry),
            None => Err(parser.error(at, "invalid kind of attribute specified")),
        };
    };
    parser.expect("=")?;
    Ok(DataLayoutEntry {
        key,
        value: parser.attr(None)?,
    })
}

fn check_some(parser: &mut Parser<'_>, entries: &[DataLayoutEntry], at: u32) -> Result<(), Failed> {
    if entries.is_empty() {
        return Err(parser.error(at, "no DLTI entries provided"));
    }
    Ok(())
}

/// Checks that keys are unique, and identifiers are not empty.
fn check_keys(
    parser: &mut Parser<'_>,
    entries: &[DataLayoutEntry],
    types: bool,
    at: u32,
) -> Result<(), Failed> {
    let ctx = parser.ctx();
    let mut seen = std::collections::HashSet::new();
    for entry in entries {
        let repeated = !seen.insert(entry.key);
        let message = match entry.key {
            DataLayoutKey::Type(_) if !types => "type as DLTI key is not allowed".to_owned(),
            DataLayoutKey::Type(ty) if repeated => {
                // Messages show keys as written. Types have no quotes.
                format!(
                    "repeated DLTI key: {}",
                    ctx.show_type(ty).trim_matches('\'')
                )
            }
            DataLayoutKey::Id(id) if id.as_str(ctx) == Some("") => {
                "empty string as DLTI key is not allowed".to_owned()
            }
            DataLayoutKey::Id(id) if repeated => {
                format!("repeated DLTI key: {}", ctx.show_attr(id))
            }
            _ => continue,
        };
        return Err(parser.error(at, message));
    }
    Ok(())
}

/// Checks that keys are unique identifiers, and values are device specs.
fn check_devices(
    parser: &mut Parser<'_>,
    entries: &[DataLayoutEntry],
    at: u32,
) -> Result<(), Failed> {
    let ctx = parser.ctx();
    let mut seen = std::collections::HashSet::new();
    for entry in entries {
        let DataLayoutKey::Id(id) = entry.key else {
            return Err(parser.error(at, "non-string key of DLTI system spec"));
        };
        if !entry.value.is::<TargetDeviceSpecAttr>(ctx) {
            let id = ctx.show_attr(id);
            let message = format!("value associated with key {id} is not a DLTI device spec");
            return Err(parser.error(at, message));
        }
        if !seen.insert(id) {
            let id = ctx.show_attr(id);
            let message = format!("repeated device ID in dlti.target_system_spec: {id}");
            return Err(parser.error(at, message));
        }
    }
    Ok(())
}

/// `<64, function_dependent = true>`
fn function_pointer_alignment(parser: &mut Parser<'_>) -> Result<Attr, Failed> {
    parser.expect("<")?;
    let alignment = parser.integer_bits()?;
    parser.expect(",")?;
    parser.expect_keyword("function_dependent")?;
    parser.expect("=")?;
    let at = parser.offset();
    let function_dependent = if parser.eat_keyword("true") {
        true
    } else if parser.eat_keyword("false") {
        false
    } else {
        match parser.integer::<i64>()? {
            0 => false,
            1 => true,
            _ => return Err(parser.error(at, "integer value too large")),
        }
    };
    parser.expect(">")?;
    Ok(parser.ctx().attr(FunctionPointerAlignmentAttr {
        alignment,
        function_dependent,
    }))
}
