//! `cargo xtask intrinsics`: generates the table of LLVM's intrinsics in `crates/llvmir/data` from LLVM's `.td` files.
//!
//! - `signatures.txt` has one line per signature: the codes by which LLVM describes the result and the parameters (its
//!   `IIT_*` numbers), a slash, and the parameters that must be constants, with their range if they have one.
//! - `function-attributes.txt` has one line per set of attributes that LLVM gives intrinsics: keywords, and `memory=`
//!   with LLVM's number, two bits per location.
//! - `value-attributes.txt` has one line per set of attributes of results and parameters, except attributes that follow
//!   from a signature's constants. An entry is `0` for the result or the 1-based index of the parameter, followed by
//!   keywords. Slashes separate entries.
//! - `intrinsics.txt` has one line per intrinsic, sorted: the name, and the 0-based lines of the other files.

use std::collections::{BTreeMap, BTreeSet};
use std::ffi::OsString;
use std::fmt::Write as _;
use std::fs;
use std::process::{Command, ExitCode};

use anyhow::{Context, Result, bail, ensure};

use crate::workspace;

pub(crate) fn run(arguments: &[OsString]) -> Result<ExitCode> {
    ensure!(arguments.is_empty(), "intrinsics takes no arguments");
    let include = workspace::llvm_include();
    let output = Command::new(workspace::llvm_program("llvm-tblgen"))
        .arg("--dump-json")
        .arg("-I")
        .arg(&include)
        .arg(include.join("llvm/IR/Intrinsics.td"))
        .output()
        .context("cannot run llvm-tblgen")?;
    ensure!(output.status.success(), "llvm-tblgen failed");
    let text = String::from_utf8(output.stdout).context("llvm-tblgen printed no UTF-8")?;
    let folder = workspace::root().join("crates/llvmir/data");
    for (file, text) in tables(&Json::parse(&text)?)? {
        fs::write(folder.join(file), text)?;
    }
    Ok(ExitCode::SUCCESS)
}

/// The files to which the rows of intrinsics refer.
const COLUMNS: [&str; 3] = [
    "signatures.txt",
    "function-attributes.txt",
    "value-attributes.txt",
];

/// Returns the names and texts of the files.
fn tables(records: &Json) -> Result<Vec<(&'static str, String)>> {
    let list = records
        .get("!instanceof")
        .and_then(|all| all.get("Intrinsic"));
    let Some(Json::List(names)) = list else {
        bail!("there are no intrinsics");
    };
    let mut intrinsics = BTreeMap::new();
    for name in names {
        let Json::Text(name) = name else {
            bail!("the name of a record is not a string");
        };
        let record = records.get(name).context("a record is missing")?;
        let llvm_name = match record.get("LLVMName") {
            Some(Json::Text(given)) if !given.is_empty() => given.clone(),
            _ => {
                let name = name.strip_prefix("int_").context("no `int_` in a name")?;
                format!("llvm.{}", name.replace('_', "."))
            }
        };
        intrinsics.insert(llvm_name, columns(records, record)?);
    }
    let mut files = Vec::new();
    let mut rows: BTreeMap<&String, String> =
        intrinsics.keys().map(|name| (name, name.clone())).collect();
    for (column, file) in COLUMNS.into_iter().enumerate() {
        let distinct: BTreeSet<&String> = intrinsics.values().map(|row| &row[column]).collect();
        let numbers: BTreeMap<&String, usize> = distinct.iter().copied().zip(0..).collect();
        for (name, row) in &intrinsics {
            let text = rows.get_mut(name).context("a row is missing")?;
            write!(text, " {}", numbers[&row[column]])?;
        }
        let mut text = String::new();
        for line in distinct {
            writeln!(text, "{line}")?;
        }
        files.push((file, text));
    }
    let mut text = String::new();
    for row in rows.values() {
        writeln!(text, "{row}")?;
    }
    files.push(("intrinsics.txt", text));
    Ok(files)
}

fn number(json: &Json) -> Result<i64> {
    match json {
        Json::Number(number) => Ok(*number),
        _ => bail!("a field is not a number"),
    }
}

/// Returns the text of an intrinsic in each of [`COLUMNS`].
fn columns(records: &Json, record: &Json) -> Result<[String; 3]> {
    let types = record
        .get("TypeInfo")
        .and_then(|types| records.follow(types));
    let Some(Json::List(codes)) = types.and_then(|types| types.get("TypeSig")) else {
        bail!("an intrinsic has no signature");
    };
    let codes = codes.iter().map(number).collect::<Result<Vec<_>>>()?;
    let Some(Json::List(references)) = record.get("IntrProperties") else {
        bail!("an intrinsic has no properties");
    };
    let mut properties = Vec::new();
    for reference in references {
        let record = records.follow(reference).context("a property is missing")?;
        properties.push(Property::new(reference, record)?);
    }
    let lacks_defaults = record
        .get("DisableDefaultAttributes")
        .context("a field is missing")?;
    let (constants, values) = value_attributes(&properties)?;
    let codes: Vec<String> = codes.iter().map(i64::to_string).collect();
    Ok([
        format!("{}/{constants}", codes.join(" ")),
        function_attributes(&properties, number(lacks_defaults)? == 0)?,
        values,
    ])
}

/// A member of an intrinsic's `IntrProperties`.
struct Property<'a> {
    /// The class of a property that has arguments, or the record of a property without arguments.
    name: &'a str,
    record: &'a Json,
}

impl<'a> Property<'a> {
    fn new(reference: &'a Json, record: &'a Json) -> Result<Property<'a>> {
        let class = match record.get("!superclasses") {
            Some(Json::List(classes)) => classes.last(),
            _ => None,
        };
        let name = match (class, reference.get("def")) {
            (Some(Json::Text(class)), Some(Json::Text(name))) => match class.as_str() {
                "IntrinsicProperty" => name,
                class => class,
            },
            _ => bail!("a property has no class or name"),
        };
        Ok(Property { name, record })
    }

    fn field(&self, name: &str) -> Result<i64> {
        number(self.record.get(name).context("a field is missing")?)
    }
}

/// Returns LLVM's number for memory effects that permit the access `bits` (1 reads, 2 writes, 3 both) to the given
/// locations.
fn access(bits: u32, locations: &[u32]) -> u32 {
    locations.iter().map(|at| bits << (2 * at)).sum()
}

fn function_attributes(properties: &[Property], has_defaults: bool) -> Result<String> {
    const ARGUMENTS: u32 = 0;
    const INACCESSIBLE: u32 = 1;
    const EVERYWHERE: [u32; 6] = [0, 1, 2, 3, 4, 5];
    let anything = access(3, &EVERYWHERE);
    let mut memory = anything;
    let (mut throws, mut has_side_effects) = (false, false);
    let mut words = BTreeSet::new();
    if has_defaults {
        words.extend(["nocallback", "nosync", "nofree", "willreturn"]);
    }
    for property in properties {
        match property.name {
            "IntrNoMem" => memory = 0,
            "IntrReadMem" => memory &= access(1, &EVERYWHERE),
            "IntrWriteMem" => memory &= access(2, &EVERYWHERE),
            "IntrArgMemOnly" => memory &= access(3, &[ARGUMENTS]),
            "IntrInaccessibleMemOnly" => memory &= access(3, &[INACCESSIBLE]),
            "IntrInaccessibleMemOrArgMemOnly" => memory &= access(3, &[ARGUMENTS, INACCESSIBLE]),
            "Throws" => throws = true,
            "IntrHasSideEffects" => has_side_effects = true,
            "IntrNoReturn" => _ = words.insert("noreturn"),
            "IntrNoCallback" => _ = words.insert("nocallback"),
            "IntrNoSync" => _ = words.insert("nosync"),
            "IntrNoFree" => _ = words.insert("nofree"),
            "IntrWillReturn" => _ = words.insert("willreturn"),
            "IntrCold" => _ = words.insert("cold"),
            "IntrNoDuplicate" => _ = words.insert("noduplicate"),
            "IntrNoMerge" => _ = words.insert("nomerge"),
            "IntrConvergent" => _ = words.insert("convergent"),
            "IntrSpeculatable" => _ = words.insert("speculatable"),
            "IntrNoCreateUndefOrPoison" => _ = words.insert("nocreateundeforpoison"),
            "IntrStrictFP" => _ = words.insert("strictfp"),
            "Commutative" => {}
            // A property of a result or parameter.
            name if value_attribute(property)?.is_some()
                || name == "ImmArg"
                || name == "ArgInfo" => {}
            name => bail!("unknown property '{name}'"),
        }
    }
    if !throws {
        words.insert("nounwind");
    }
    // Side effects of an intrinsic that accesses no memory are treated as unknown memory effects.
    if has_side_effects && memory == 0 {
        memory = anything;
    }
    let mut text = Vec::from_iter(words).join(" ");
    if memory != anything {
        write!(text, " memory={memory}")?;
    }
    Ok(text.trim_start().to_owned())
}

/// Returns the attribute of a result or parameter that a property represents.
fn value_attribute(property: &Property) -> Result<Option<String>> {
    let word = match property.name {
        "NoCapture" => "captures=none",
        "NoAlias" => "noalias",
        "NoUndef" => "noundef",
        "NonNull" => "nonnull",
        "Returned" => "returned",
        "ReadOnly" => "readonly",
        "WriteOnly" => "writeonly",
        "ReadNone" => "readnone",
        "Align" => return Ok(Some(format!("align={}", property.field("Align")?))),
        "Dereferenceable" => {
            return Ok(Some(format!(
                "dereferenceable={}",
                property.field("Bytes")?
            )));
        }
        "Range" => {
            let (lower, upper) = (property.field("Lower")?, property.field("Upper")?);
            return Ok(Some(format!("range={lower}:{upper}")));
        }
        _ => return Ok(None),
    };
    Ok(Some(word.to_owned()))
}

/// Returns the 0-based parameters that must be constants, and the other attributes of values.
fn value_attributes(properties: &[Property]) -> Result<(String, String)> {
    let mut constants: BTreeMap<i64, String> = BTreeMap::new();
    for property in properties {
        if property.name == "ImmArg" {
            constants.insert(property.field("ArgNo")?, String::new());
        }
    }
    let mut values: BTreeMap<i64, BTreeSet<String>> = BTreeMap::new();
    for property in properties {
        let Some(word) = value_attribute(property)? else {
            continue;
        };
        let at = property.field("ArgNo")?;
        match (constants.get_mut(&at), word.strip_prefix("range=")) {
            (Some(constant), Some(range)) => *constant = format!(":{range}"),
            _ => _ = values.entry(at).or_default().insert(word),
        }
    }
    // Argument 0 is the result, so the parameters start at 1.
    let constants = constants
        .iter()
        .map(|(at, range)| format!("{}{range}", at - 1));
    let values = values.iter().map(|(at, words)| {
        let words: Vec<&str> = words.iter().map(String::as_str).collect();
        format!("{at} {}", words.join(" "))
    });
    Ok((
        Vec::from_iter(constants).join(" "),
        Vec::from_iter(values).join("/"),
    ))
}

/// The output of `llvm-tblgen --dump-json`.
enum Json {
    Null,
    Number(i64),
    Text(String),
    List(Vec<Json>),
    Object(BTreeMap<String, Json>),
}

impl Json {
    fn parse(text: &str) -> Result<Json> {
        let mut rest = text;
        Json::value(&mut rest, 0)
    }

    fn get(&self, key: &str) -> Option<&Json> {
        match self {
            Json::Object(fields) => fields.get(key),
            _ => None,
        }
    }

    /// Returns the record to which `{"def": name, ...}` refers.
    fn follow(&self, reference: &Json) -> Option<&Json> {
        match reference.get("def") {
            Some(Json::Text(name)) => self.get(name),
            _ => None,
        }
    }

    fn value(rest: &mut &str, depth: u32) -> Result<Json> {
        ensure!(depth < 100, "JSON is nested too deeply");
        *rest = rest.trim_start();
        let Some(first) = rest.chars().next() else {
            bail!("JSON ends early");
        };
        match first {
            '{' => {
                let mut fields = BTreeMap::new();
                let mut open = "{";
                while Json::goes_on(rest, open, "}")? {
                    open = ",";
                    let Json::Text(key) = Json::value(rest, depth + 1)? else {
                        bail!("a key is not a string");
                    };
                    Json::token(rest, ":")?;
                    fields.insert(key, Json::value(rest, depth + 1)?);
                }
                Ok(Json::Object(fields))
            }
            '[' => {
                let mut items = Vec::new();
                let mut open = "[";
                while Json::goes_on(rest, open, "]")? {
                    open = ",";
                    items.push(Json::value(rest, depth + 1)?);
                }
                Ok(Json::List(items))
            }
            '"' => Ok(Json::Text(Json::string(rest)?)),
            _ => {
                let end = rest.find([',', ']', '}', '\n']).unwrap_or(rest.len());
                let word = rest[..end].trim_end();
                *rest = &rest[end..];
                match word {
                    "null" | "true" | "false" => Ok(Json::Null),
                    _ => Ok(Json::Number(word.parse().context("no number")?)),
                }
            }
        }
    }

    /// Consumes the bracket or comma before the next item, or the closing bracket. Returns true if another item
    /// follows.
    fn goes_on(rest: &mut &str, open: &str, close: &str) -> Result<bool> {
        *rest = rest.trim_start();
        if let Some(after) = rest.strip_prefix(close) {
            *rest = after;
            return Ok(false);
        }
        Json::token(rest, open)?;
        *rest = rest.trim_start();
        match rest.strip_prefix(close) {
            Some(after) => {
                *rest = after;
                Ok(false)
            }
            None => Ok(true),
        }
    }

    fn token(rest: &mut &str, token: &str) -> Result<()> {
        let after = rest.trim_start().strip_prefix(token);
        *rest = after.with_context(|| format!("JSON lacks {token:?}"))?;
        Ok(())
    }

    fn string(rest: &mut &str) -> Result<String> {
        let mut text = String::new();
        let mut chars = rest.char_indices().skip(1);
        while let Some((at, c)) = chars.next() {
            match c {
                '"' => {
                    *rest = &rest[at + 1..];
                    return Ok(text);
                }
                // Names contain no escapes; the character after the backslash is kept.
                '\\' => text.extend(chars.next().map(|(_, c)| c)),
                c => text.push(c),
            }
        }
        bail!("a string does not end")
    }
}
