//! Checks the grammar of LLVM's data layout strings.

use rustc_hash::FxHashSet;

/// Checks a data layout string; the error is LLVM's.
pub fn check_data_layout(layout: &str) -> Result<(), String> {
    if layout.is_empty() {
        return Ok(());
    }
    let mut names = FxHashSet::default();
    for spec in layout.split('-') {
        if spec.is_empty() {
            return Err("empty specification is not allowed".to_owned());
        }
        check_spec(spec, &mut names)?;
    }
    Ok(())
}

fn malformed(form: &str) -> String {
    format!("malformed specification, must be of the form \"{form}\"")
}

fn check_spec<'a>(spec: &'a str, names: &mut FxHashSet<&'a str>) -> Result<(), String> {
    if let Some(rest) = spec.strip_prefix("ni") {
        let rest = rest
            .strip_prefix(':')
            .ok_or_else(|| malformed("ni:<address space>[:<address space>]..."))?;
        for space in rest.split(':') {
            if address_space(space)? == 0 {
                return Err("address space 0 cannot be non-integral".to_owned());
            }
        }
        return Ok(());
    }
    let mut chars = spec.chars();
    let specifier = chars.next().unwrap_or_default();
    let rest = chars.as_str();
    match specifier {
        'i' | 'f' | 'v' => check_primitive(specifier, rest),
        'a' => check_aggregate(rest),
        'p' => check_pointer(rest, names),
        's' => Ok(()),
        'e' | 'E' if rest.is_empty() => Ok(()),
        'e' | 'E' => Err("malformed specification, must be just 'e' or 'E'".to_owned()),
        'n' => rest
            .split(':')
            .try_for_each(|width| size(width, "size").map(drop)),
        'S' if rest.is_empty() => Err(malformed("S<size>")),
        'S' => alignment(rest, "stack natural", false).map(drop),
        'F' => {
            let mut chars = rest.chars();
            match chars.next() {
                None => Err(malformed("F<type><abi>")),
                Some('i' | 'n') => alignment(chars.as_str(), "ABI", false).map(drop),
                Some(other) => Err(format!("unknown function pointer alignment type '{other}'")),
            }
        }
        'P' | 'A' | 'G' if rest.is_empty() => {
            Err(malformed(&format!("{specifier}<address space>")))
        }
        'P' | 'A' | 'G' => address_space(rest).map(drop),
        'm' => match rest.strip_prefix(':') {
            None | Some("") => Err(malformed("m:<mangling>")),
            Some("e" | "l" | "o" | "m" | "w" | "x" | "a") => Ok(()),
            Some(_) => Err("unknown mangling mode".to_owned()),
        },
        other => Err(format!("unknown specifier '{other}'")),
    }
}

/// Parses a number that consists only of decimal digits.
fn number(text: &str) -> Option<u32> {
    if text.bytes().all(|byte| byte.is_ascii_digit()) {
        text.parse().ok()
    } else {
        None
    }
}

fn size(text: &str, name: &str) -> Result<u32, String> {
    if text.is_empty() {
        return Err(format!("{name} component cannot be empty"));
    }
    let value = number(text).filter(|&value| value != 0 && value < 1 << 24);
    value.ok_or_else(|| format!("{name} must be a non-zero 24-bit integer"))
}

fn address_space(text: &str) -> Result<u32, String> {
    if text.is_empty() {
        return Err("address space component cannot be empty".to_owned());
    }
    let value = number(text).filter(|&value| value < 1 << 24);
    value.ok_or_else(|| "address space must be a 24-bit integer".to_owned())
}

/// Parses an alignment in bits.
fn alignment(text: &str, name: &str, allow_zero: bool) -> Result<u32, String> {
    if text.is_empty() {
        return Err(format!("{name} alignment component cannot be empty"));
    }
    let value = number(text).filter(|&value| value < 1 << 16);
    let value = value.ok_or_else(|| format!("{name} alignment must be a 16-bit integer"))?;
    if value == 0 {
        return if allow_zero {
            Ok(8)
        } else {
            Err(format!("{name} alignment must be non-zero"))
        };
    }
    if value % 8 != 0 || !(value / 8).is_power_of_two() {
        return Err(format!(
            "{name} alignment must be a power of two times the byte width"
        ));
    }
    Ok(value)
}

/// Parses the ABI alignment and an optional preferred alignment.
fn alignments(abi: &str, preferred: Option<&str>, allow_zero: bool) -> Result<u32, String> {
    let abi = alignment(abi, "ABI", allow_zero)?;
    let preferred = preferred.map_or(Ok(abi), |text| alignment(text, "preferred", false))?;
    if preferred < abi {
        return Err("preferred alignment cannot be less than the ABI alignment".to_owned());
    }
    Ok(abi)
}

fn check_primitive(specifier: char, rest: &str) -> Result<(), String> {
    let parts: Vec<&str> = rest.split(':').collect();
    if !matches!(parts.len(), 2 | 3) {
        return Err(malformed(&format!("{specifier}<size>:<abi>[:<pref>]")));
    }
    let width = size(parts[0], "size")?;
    let abi = alignment(parts[1], "ABI", false)?;
    if specifier == 'i' && width == 8 && abi != 8 {
        return Err("i8 must be 8-bit aligned".to_owned());
    }
    alignments(parts[1], parts.get(2).copied(), false).map(drop)
}

fn check_aggregate(rest: &str) -> Result<(), String> {
    let parts: Vec<&str> = rest.split(':').collect();
    if !matches!(parts.len(), 2 | 3) {
        return Err(malformed("a:<abi>[:<pref>]"));
    }
    if !parts[0].is_empty() && number(parts[0]) != Some(0) {
        return Err("size must be zero".to_owned());
    }
    alignments(parts[1], parts.get(2).copied(), true).map(drop)
}

fn check_pointer<'a>(rest: &'a str, names: &mut FxHashSet<&'a str>) -> Result<(), String> {
    let parts: Vec<&str> = rest.split(':').collect();
    if !(3..=5).contains(&parts.len()) {
        return Err(malformed("p[<n>]:<size>:<abi>[:<pref>[:<idx>]]"));
    }
    let mut space = parts[0];
    let mut special = false;
    while let Some(flag) = space
        .chars()
        .next()
        .filter(|char| !char.is_ascii_digit() && *char != '(')
    {
        if !matches!(flag, 'e' | 'u') {
            return Err(format!(
                "'{flag}' is not a valid pointer specification flag"
            ));
        }
        special = true;
        space = &space[1..];
    }
    let (number, name) = match space.find('(') {
        None => (space, None),
        Some(at) => (&space[..at], Some(&space[at..])),
    };
    let number = if number.is_empty() {
        0
    } else {
        address_space(number)?
    };
    if number == 0 && special {
        return Err("address space 0 cannot be unstable or have external state".to_owned());
    }
    if let Some(name) = name {
        let inner = name
            .strip_prefix('(')
            .and_then(|name| name.strip_suffix(')'))
            .filter(|name| !name.is_empty());
        let inner = inner.ok_or("Expected `( address space name )`")?;
        if matches!(inner, "P" | "G" | "A") {
            return Err(
                "Cannot use predefined address space names P/G/A in data layout".to_owned(),
            );
        }
        if !names.insert(inner) {
            return Err(format!("address space name `{inner}` already used"));
        }
    }
    let width = size(parts[1], "pointer size")?;
    alignments(parts[2], parts.get(3).copied(), false)?;
    if let Some(index) = parts.get(4)
        && size(index, "index size")? > width
    {
        return Err("index size cannot be larger than the pointer size".to_owned());
    }
    Ok(())
}
