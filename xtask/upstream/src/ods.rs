//! Reads operation definitions from upstream's installed `.td` files, with the `tblgen` crate.
//!
//! [`read`] returns plain data. `cargo xtask check-ods` compares it with Terrace's tables and drafts new tables from
//! it.
//!
//! TableGen ends the process on files that it cannot parse. The files are upstream's own, so this does not happen.

use std::path::Path;
use tblgen::{Record, TableGenParser, TypedInit};

/// The number of values, attributes, regions or successors that a name denotes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Count {
    /// Exactly one.
    One,
    /// At most one.
    Optional,
    /// Any number.
    Variadic,
}

/// An operand, result, region or successor.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Part {
    /// The name. Empty if it has none.
    pub name: String,
    /// The number of values that the part denotes.
    pub count: Count,
    /// The name of the constraint's record. Empty for an anonymous constraint.
    pub constraint: String,
    /// Upstream's summary of the constraint.
    pub summary: String,
    /// True if only one type satisfies the constraint. Formats then need not name the type.
    pub unique: bool,
    /// The effects on the memory to which an operand refers, as the names of their records: `MemRead`.
    pub effects: Vec<String>,
}

/// An attribute or a property.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Property {
    /// The name.
    pub name: String,
    /// True if the attribute or property may be absent.
    pub optional: bool,
    /// The default as C++ text.
    pub default: Option<String>,
    /// True for a `Property`, which is stored as C++ data. False for an attribute.
    pub native: bool,
    /// The name of the constraint's record. Empty for an anonymous constraint.
    pub constraint: String,
    /// Upstream's summary of the constraint.
    pub summary: String,
}

/// A trait or an interface.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum OpTrait {
    /// A trait or an interface, identified by its C++ name without namespaces.
    Named {
        /// The name.
        name: String,
        /// The parameters: the C++ text between the angle brackets.
        parameters: Option<String>,
        /// True for an interface.
        interface: bool,
    },
    /// `TypesMatchWith`.
    TypesMatch {
        /// The operand or result whose type is known.
        from: String,
        /// The operand or result whose type is inferred.
        to: String,
        /// The verifier's message.
        summary: String,
    },
    /// Another predicate, identified by the verifier's message.
    Predicate(String),
}

/// The definition of an operation.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Op {
    /// `dialect.mnemonic`.
    pub name: String,
    /// The C++ class.
    pub class: String,
    /// The first line of documentation.
    pub summary: String,
    /// Operands in order.
    pub operands: Vec<Part>,
    /// Results in order.
    pub results: Vec<Part>,
    /// Attributes and properties in order, without derived ones.
    pub properties: Vec<Property>,
    /// The names of operands, attributes and properties in the order of the definition.
    pub arguments: Vec<String>,
    /// Regions in order.
    pub regions: Vec<Part>,
    /// Successors in order.
    pub successors: Vec<Part>,
    /// Traits. Lists of traits are flattened.
    pub traits: Vec<OpTrait>,
    /// The declarative format.
    pub format: Option<String>,
    /// True if the format is hand-written.
    pub custom_format: bool,
    /// True if the operation has a hand-written verifier.
    pub verifier: bool,
    /// True if the operation has a verifier that runs after the operations in its regions have been verified.
    pub region_verifier: bool,
    /// True if the operation has a folder.
    pub folder: bool,
    /// The C++ text that translates the operation to LLVM IR, in dialects that are translated by such texts.
    pub builder: Option<String>,
}

/// An enumeration that is an attribute of a dialect.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Enum {
    /// The dialect.
    pub dialect: String,
    /// The name of the attribute's record.
    pub record: String,
    /// The C++ class of the enumeration.
    pub class: String,
    /// The full name of the class in C++.
    pub cpp: String,
    /// The attribute's mnemonic.
    pub mnemonic: String,
    /// Upstream's summary of the attribute.
    pub summary: String,
    /// Upstream's summary of the enumeration, if the parser names the enumeration by its summary instead of its class.
    pub named_by: Option<String>,
    /// The attribute's format.
    pub format: Option<String>,
    /// The C++ name, the text and the value of each case.
    pub cases: Vec<(String, String, i64)>,
}

/// Returns all enumerations that a file defines or includes. The file is relative to the include directory.
pub fn read_enums(include: &Path, file: &str) -> Result<Vec<Enum>, String> {
    let include = include.to_string_lossy();
    let path = format!("{include}/{file}");
    let records = TableGenParser::new()
        .add_include_directory(&include)
        .add_source_file(&path)
        .parse()
        .map_err(|error| format!("{path}: {error}"))?;
    let enums = records.all_derived_definitions_if_defined("EnumAttr");
    enums
        .into_iter()
        .map(|record| enumeration(record).map_err(|error| format!("{path}: {error}")))
        .collect()
}

fn enumeration(record: Record<'_>) -> Read<Enum> {
    let of = record.def_value("enum")?;
    let mut cases = Vec::new();
    for value in of.list_init_value("enumerants")?.iter() {
        let TypedInit::Def(def) = value else { continue };
        let case = Record::from(def);
        cases.push((
            case.str_value("symbol")?.to_owned(),
            case.str_value("str")?.to_owned(),
            case.int_value("value")?,
        ));
    }
    let class = of.str_value("className")?.to_owned();
    Ok(Enum {
        dialect: record.def_value("dialect")?.str_value("name")?.to_owned(),
        record: record.name()?.to_owned(),
        cpp: format!("{}::{class}", of.str_value("cppNamespace")?),
        class,
        mnemonic: record.str_value("mnemonic")?.to_owned(),
        summary: text(record, "summary").unwrap_or_default(),
        named_by: match of.subclass_of("EnumAttrInfo") {
            true => None,
            false => text(of, "summary"),
        },
        format: text(record, "assemblyFormat"),
        cases,
    })
}

/// Returns all operations that a file defines or includes. The file is relative to the include directory.
pub fn read(include: &Path, file: &str) -> Result<Vec<Op>, String> {
    let include = include.to_string_lossy();
    let path = format!("{include}/{file}");
    let records = TableGenParser::new()
        .add_include_directory(&include)
        .add_source_file(&path)
        .parse()
        .map_err(|error| format!("{path}: {error}"))?;
    let mut ops = Vec::new();
    for record in records.all_derived_definitions_if_defined("Op") {
        ops.push(op(record).map_err(|error| format!("{path}: {error}"))?);
    }
    Ok(ops)
}

type Read<T> = Result<T, tblgen::Error>;

fn op(record: Record<'_>) -> Read<Op> {
    let dialect = record.def_value("opDialect")?.str_value("name")?;
    let mut op = Op {
        name: format!("{dialect}.{}", record.str_value("opName")?),
        class: class_name(record.name()?),
        summary: text(record, "summary")
            .unwrap_or_default()
            .trim()
            .to_owned(),
        operands: Vec::new(),
        results: Vec::new(),
        properties: Vec::new(),
        arguments: Vec::new(),
        regions: Vec::new(),
        successors: Vec::new(),
        traits: Vec::new(),
        format: text(record, "assemblyFormat"),
        custom_format: flag(record, "hasCustomAssemblyFormat"),
        verifier: flag(record, "hasVerifier"),
        region_verifier: flag(record, "hasRegionVerifier"),
        folder: flag(record, "hasFolder"),
        builder: text(record, "llvmBuilder").filter(|text| !text.is_empty()),
    };
    for (name, variable) in parts(record, "arguments")? {
        let constraint = without_variable(variable)?;
        op.arguments.push(name.to_owned());
        if constraint.subclass_of("TypeConstraint") {
            let mut operand = part(name, constraint)?;
            if variable.has_field("decorators") {
                for value in variable.list_init_value("decorators")?.iter() {
                    let TypedInit::Def(def) = value else { continue };
                    operand.effects.push(Record::from(def).name()?.to_owned());
                }
            }
            op.operands.push(operand);
        } else if !constraint.subclass_of("DerivedAttr") {
            op.properties.push(property(name, constraint)?);
        }
    }
    for (field, list) in [
        ("results", &mut op.results),
        ("regions", &mut op.regions),
        ("successors", &mut op.successors),
    ] {
        for (name, variable) in parts(record, field)? {
            list.push(part(name, without_variable(variable)?)?);
        }
    }
    traits(record, "traits", &mut op.traits)?;
    Ok(op)
}

/// Returns the C++ class of a record, which is its name without the prefix of the dialect.
fn class_name(record: &str) -> String {
    match record.split_once('_') {
        Some((prefix, name)) if !prefix.is_empty() && !name.is_empty() => name.to_owned(),
        _ => record.to_owned(),
    }
}

fn text(record: Record<'_>, field: &str) -> Option<String> {
    record
        .optional_str_value(field)
        .ok()
        .flatten()
        .map(str::to_owned)
}

fn flag(record: Record<'_>, field: &str) -> bool {
    record.bit_value(field).unwrap_or(false)
}

/// Returns the names and constraints of a dag.
fn parts<'a>(record: Record<'a>, field: &str) -> Read<Vec<(&'a str, Record<'a>)>> {
    let mut parts = Vec::new();
    for (name, value) in record.dag_value(field)?.args() {
        let TypedInit::Def(def) = value else { continue };
        parts.push((name.unwrap_or_default(), Record::from(def)));
    }
    Ok(parts)
}

/// Returns the constraint in `Arg`, `Res` and similar records.
fn without_variable(constraint: Record<'_>) -> Read<Record<'_>> {
    match constraint.subclass_of("OpVariable") {
        true => constraint.def_value("constraint"),
        false => Ok(constraint),
    }
}

fn record_name(record: Record<'_>) -> Read<String> {
    Ok(if record.anonymous() {
        String::new()
    } else {
        record.name()?.to_owned()
    })
}

fn part(name: &str, constraint: Record<'_>) -> Read<Part> {
    let is = |class: &str| constraint.subclass_of(class);
    let mut count = Count::One;
    let mut base = constraint;
    if is("Variadic") || is("VariadicOfVariadic") {
        (count, base) = (Count::Variadic, constraint.def_value("baseType")?);
        if base.subclass_of("Variadic") {
            base = base.def_value("baseType")?;
        }
    } else if is("Optional") {
        (count, base) = (Count::Optional, constraint.def_value("baseType")?);
    } else if is("VariadicRegion") || is("VariadicSuccessor") {
        count = Count::Variadic;
    }
    Ok(Part {
        name: name.to_owned(),
        count,
        constraint: record_name(base)?,
        summary: text(base, "summary").unwrap_or_default(),
        unique: text(base, "builderCall").is_some_and(|builder| !builder.is_empty()),
        effects: Vec::new(),
    })
}

fn property(name: &str, constraint: Record<'_>) -> Read<Property> {
    let native = !constraint.subclass_of("AttrConstraint");
    let optional = if native {
        constraint.subclass_of("OptionalProp")
    } else {
        flag(constraint, "isOptional")
    };
    let mut base = constraint;
    while let Some(inner) = ["baseAttr", "baseProperty"]
        .iter()
        .find_map(|field| base.optional_def_value(field))
        .filter(|_| base.anonymous())
    {
        base = inner;
    }
    let base_name = record_name(base)?;
    let unit = base_name == "UnitAttr";
    let default = text(constraint, "defaultValue")
        .filter(|text| !text.is_empty() && !unit)
        .map(|text| enumerator(base, &text).unwrap_or(text));
    let summary = text(constraint, "summary").unwrap_or_default();
    let same = text(base, "summary").unwrap_or_default() == summary;
    Ok(Property {
        name: name.to_owned(),
        optional: optional || unit,
        default,
        native,
        constraint: if same { base_name } else { String::new() },
        summary,
    })
}

/// Returns the number that a C++ enumerator denotes, if the attribute is stored as a number.
fn enumerator(attr: Record<'_>, text: &str) -> Option<String> {
    let case = text.rsplit("::").next()?;
    for value in attr.list_init_value("enumerants").ok()?.iter() {
        let TypedInit::Def(def) = value else { continue };
        let one = Record::from(def);
        if one.str_value("symbol").ok()? == case {
            return one.int_value("value").ok().map(|value| value.to_string());
        }
    }
    None
}

fn traits(record: Record<'_>, field: &str, into: &mut Vec<OpTrait>) -> Read<()> {
    for value in record.list_init_value(field)?.iter() {
        let TypedInit::Def(def) = value else { continue };
        let one = Record::from(def);
        if one.subclass_of("TraitList") {
            traits(one, "traits", into)?;
        } else if one.subclass_of("TypesMatchWith") {
            into.push(OpTrait::TypesMatch {
                from: one.str_value("lhs")?.to_owned(),
                to: one.str_value("rhs")?.to_owned(),
                summary: one.str_value("summary")?.to_owned(),
            });
        } else if one.subclass_of("PredTrait") {
            into.push(OpTrait::Predicate(one.str_value("summary")?.to_owned()));
        } else if one.name()? == "NoMemoryEffect" {
            // The class does not distinguish this effect from others.
            into.push(named("NoMemoryEffect", false));
        } else if let Some(name) = text(one, "trait").or_else(|| text(one, "cppInterfaceName")) {
            let trait_ = named(&name, one.subclass_of("OpInterface"));
            if !into.contains(&trait_) {
                into.push(trait_);
            }
        }
        let further = if one.subclass_of("OpInterface") {
            "baseInterfaces"
        } else {
            "dependentTraits"
        };
        if one.has_field(further) {
            traits(one, further, into)?;
        }
    }
    Ok(())
}

/// Splits `::mlir::OpTrait::HasParent<FuncOp>::Impl` into name and parameters.
fn named(text: &str, interface: bool) -> OpTrait {
    let text = text.trim().trim_end_matches("::Impl");
    let text = text.strip_suffix("::Trait").unwrap_or(text);
    let (path, parameters) = match text.split_once('<') {
        Some((path, rest)) => (path, Some(rest.trim_end_matches('>').to_owned())),
        None => (text, None),
    };
    OpTrait::Named {
        name: path.rsplit("::").next().unwrap_or(path).to_owned(),
        parameters,
        interface,
    }
}
