//! Translates records to Rust: names, and `llvmBuilder` as the call of an intrinsic.

use anyhow::{Result, bail};
use regex_lite::Regex;
use std::sync::LazyLock;
use terrace_llvmir::Intrinsic;
use terrace_upstream::ods::Op;

/// The intrinsic that an operation calls.
pub(super) struct Row {
    /// LLVM's name without overloaded types.
    pub(super) intrinsic: &'static str,
    /// The indices of arguments that are properties, and the names of the properties.
    pub(super) immediates: Vec<(usize, String)>,
}

static CALL: LazyLock<Option<Regex>> = LazyLock::new(|| {
    Regex::new(
        r"^auto \*inst = LLVM::detail::createIntrinsicCall\( builder, moduleTranslation, &opInst, llvm::Intrinsic::(\w+),(\d+),\{[^}]*\},\{[^}]*\},\{([^}]*)\},\{([^}]*)\}\); \(void\) inst;(.*)$",
    )
    .ok()
});

/// The code after the call in builders of rows, with the property that it needs. The translation handles these
/// properties for all operations.
const TAILS: &[(&str, &str)] = &[
    ("$res = inst;", ""),
    (
        "if ($range) { inst->addRangeRetAttr(::llvm::ConstantRange( $range->getLower(), $range->getUpper())); }",
        "range",
    ),
    (
        "moduleTranslation.setAliasScopeMetadata(op, inst);",
        "alias_scopes",
    ),
    ("moduleTranslation.setTBAAMetadata(op, inst);", "tbaa"),
    (
        "if (failed(moduleTranslation.convertArgAndResultAttrs( op, inst, {}))) { return failure(); }",
        "arg_attrs",
    ),
];

/// Returns the row of an operation, if its builder always calls the same single intrinsic.
pub(super) fn row(op: &Op) -> Result<Option<Row>> {
    let (Some(builder), Some(call)) = (&op.builder, &*CALL) else {
        return Ok(None);
    };
    let builder = builder.split_whitespace().collect::<Vec<_>>().join(" ");
    let Some(parts) = call.captures(&builder) else {
        return Ok(None);
    };
    let mut tail = parts[5].to_owned();
    for (text, property) in TAILS {
        let there = tail.contains(text);
        let has = op.properties.iter().any(|one| one.name == *property);
        if !property.is_empty() && there != has {
            bail!("{}: property `{property}` and builder disagree", op.name);
        }
        tail = tail.replace(text, "");
    }
    if !tail.trim().is_empty() {
        bail!("{}: the builder has an unknown part: {tail}", op.name);
    }
    if (&parts[2] == "0") != op.results.is_empty() {
        bail!("{}: the builder drops a result", op.name);
    }
    let places = parts[3].split(',').map(str::trim);
    let places = places
        .filter(|place| !place.is_empty())
        .map(str::parse::<usize>)
        .collect::<Result<Vec<_>, _>>()?;
    let names = parts[4]
        .split(',')
        .filter_map(|name| name.split('"').nth(1));
    let immediates: Vec<_> = places.into_iter().zip(names.map(str::to_owned)).collect();
    Ok(Some(Row {
        intrinsic: intrinsic(&parts[1], &op.name)?,
        immediates,
    }))
}

/// Returns LLVM's name of an intrinsic, given its enumerator.
fn intrinsic(enumerator: &str, op: &str) -> Result<&'static str> {
    let name = format!("llvm.{}", enumerator.replace('_', "."));
    match Intrinsic::of_name(&name) {
        Some(intrinsic) if intrinsic.name == name => return Ok(intrinsic.name),
        _ => (),
    }
    // Handle a name that contains an underscore.
    let wanted = name.replace('.', "_");
    let mut all = Intrinsic::all();
    match all.find(|intrinsic| intrinsic.name.replace('.', "_") == wanted) {
        Some(intrinsic) => Ok(intrinsic.name),
        None => bail!("{op}: LLVM has no intrinsic {name}"),
    }
}

/// Returns the name of an operation's view: that of upstream's class in Rust's spelling.
pub(super) fn class(op: &Op) -> String {
    let mut name = String::new();
    for word in op.class.split('_').filter(|word| !word.is_empty()) {
        let mut chars = word.chars();
        let Some(first) = chars.next() else { continue };
        if name.ends_with(|c: char| c.is_ascii_digit()) && first.is_ascii_digit() {
            name.push('_');
        }
        name.extend(first.to_uppercase());
        name.push_str(chars.as_str());
    }
    if !name.ends_with("Op") {
        name.push_str("Op");
    }
    name
}

/// Joins words with commas, in lines of at most the given width.
pub(super) fn lines(words: &[String], width: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in words {
        match lines.last_mut() {
            Some(line) if line.len() + word.len() + 2 <= width => {
                line.push_str(", ");
                line.push_str(word);
            }
            _ => lines.push(word.clone()),
        }
    }
    lines
}
