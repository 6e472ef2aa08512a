//! `cargo xtask intrinsics`: the table of LLVM's intrinsics in `crates/llvmir/data`, made from LLVM's `.td` files.
//!
//! `signatures.txt` has one line per signature: the codes by which LLVM describes result and parameters (its `IIT_*`
//! numbers), a slash, and the parameters that must be constants, with the range they must be in if there is one. `intrinsics.txt` has one line per intrinsic, sorted:
//! the name and the line of its signature, from 0.

use std::collections::BTreeMap;
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
    let (intrinsics, signatures) = tables(&Json::parse(&text)?)?;
    let folder = workspace::root().join("crates/llvmir/data");
    fs::write(folder.join("intrinsics.txt"), intrinsics)?;
    fs::write(folder.join("signatures.txt"), signatures)?;
    Ok(ExitCode::SUCCESS)
}

/// The two files' text.
fn tables(records: &Json) -> Result<(String, String)> {
    let list = records
        .get("!instanceof")
        .and_then(|all| all.get("Intrinsic"));
    let Some(Json::List(names)) = list else {
        bail!("there are no intrinsics");
    };
    let mut intrinsics = BTreeMap::new();
    for name in names {
        let Json::Text(name) = name else {
            bail!("the name of a record is no string");
        };
        let record = records.get(name).context("a record is missing")?;
        let llvm_name = match record.get("LLVMName") {
            Some(Json::Text(given)) if !given.is_empty() => given.clone(),
            _ => {
                let name = name.strip_prefix("int_").context("no `int_` in a name")?;
                format!("llvm.{}", name.replace('_', "."))
            }
        };
        intrinsics.insert(llvm_name, signature(records, record)?);
    }
    let mut numbers = BTreeMap::new();
    for signature in intrinsics.values() {
        numbers.insert(signature.clone(), 0);
    }
    let mut signatures = String::new();
    for (at, (signature, number)) in numbers.iter_mut().enumerate() {
        *number = at;
        writeln!(signatures, "{signature}")?;
    }
    let mut text = String::new();
    for (name, signature) in &intrinsics {
        writeln!(text, "{name} {}", numbers[signature])?;
    }
    Ok((text, signatures))
}

fn signature(records: &Json, record: &Json) -> Result<String> {
    let types = record
        .get("TypeInfo")
        .and_then(|types| records.follow(types));
    let Some(Json::List(codes)) = types.and_then(|types| types.get("TypeSig")) else {
        bail!("an intrinsic has no signature");
    };
    let number = |json: &Json| match json {
        Json::Number(number) => Ok(*number),
        _ => bail!("a code is no number"),
    };
    let codes = codes.iter().map(number).collect::<Result<Vec<_>>>()?;
    let Some(Json::List(properties)) = record.get("IntrProperties") else {
        bail!("an intrinsic has no properties");
    };
    let mut constants = Vec::new();
    let mut ranges = BTreeMap::new();
    for property in properties {
        let property = records.follow(property).context("a property is missing")?;
        let Some(Json::List(classes)) = property.get("!superclasses") else {
            continue;
        };
        let is_class = |name: &str| {
            let mut classes = classes.iter();
            classes.any(|class| matches!(class, Json::Text(class) if class == name))
        };
        let field = |name: &str| number(property.get(name).context("a field is missing")?);
        // Argument 0 is the result.
        if is_class("ImmArg") {
            constants.push(field("ArgNo")? - 1);
        } else if is_class("Range") {
            ranges.insert(field("ArgNo")? - 1, (field("Lower")?, field("Upper")?));
        }
    }
    constants.sort_unstable();
    let codes: Vec<String> = codes.iter().map(i64::to_string).collect();
    let constants = constants.iter().map(|at| match ranges.get(at) {
        Some((lower, upper)) => format!("{at}:{lower}:{upper}"),
        None => at.to_string(),
    });
    let constants: Vec<String> = constants.collect();
    Ok(format!("{}/{}", codes.join(" "), constants.join(" ")))
}

/// What `llvm-tblgen --dump-json` prints.
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

    /// The record that `{"def": name, ...}` stands for.
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
                        bail!("a key is no string");
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

    /// Whether another item follows: takes the bracket or comma before it, or the closing bracket.
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
                // No name has an escape in it; what follows is kept as it is.
                '\\' => text.extend(chars.next().map(|(_, c)| c)),
                c => text.push(c),
            }
        }
        bail!("a string does not end")
    }
}
