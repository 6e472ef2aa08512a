//! Validates data layout strings, with LLVM's messages.

/// Checks that a string is a valid data layout.
///
/// # Errors
/// Returns LLVM's message about the first invalid specification.
pub fn check_text(text: &str) -> Result<(), String> {
    if text.is_empty() {
        return Ok(());
    }
    text.split('-').try_for_each(check)
}

fn fail<T>(message: impl Into<String>) -> Result<T, String> {
    Err(message.into())
}

fn malformed<T>(form: &str) -> Result<T, String> {
    fail(format!(
        "malformed specification, must be of the form \"{form}\""
    ))
}

fn check(spec: &str) -> Result<(), String> {
    let Some(first) = spec.chars().next() else {
        return fail("empty specification is not allowed");
    };
    let rest = &spec[first.len_utf8()..];
    if let Some(spaces) = spec.strip_prefix("ni") {
        let Some(spaces) = spaces.strip_prefix(':') else {
            return malformed("ni:<address space>[:<address space>]...");
        };
        for space in spaces.split(':') {
            if address_space(space)? == 0 {
                return fail("address space 0 cannot be non-integral");
            }
        }
        return Ok(());
    }
    let parts: Vec<&str> = rest.split(':').collect();
    match first {
        'i' | 'f' | 'v' => primitive(first, &parts),
        'a' => aggregate(&parts),
        'p' => pointer(&parts),
        's' => Ok(()),
        'e' | 'E' if rest.is_empty() => Ok(()),
        'e' | 'E' => fail("malformed specification, must be just 'e' or 'E'"),
        'n' => parts
            .iter()
            .try_for_each(|part| size(part, "size").map(drop)),
        'S' if rest.is_empty() => malformed("S<size>"),
        'S' => alignment(rest, "stack natural", false).map(drop),
        'F' => match rest.chars().next() {
            None => malformed("F<type><abi>"),
            Some('i' | 'n') => alignment(&rest[1..], "ABI", false).map(drop),
            Some(other) => fail(format!("unknown function pointer alignment type '{other}'")),
        },
        'P' | 'A' | 'G' if rest.is_empty() => malformed(&format!("{first}<address space>")),
        'P' | 'A' | 'G' => address_space(rest).map(drop),
        'm' => match rest.strip_prefix(':') {
            None | Some("") => malformed("m:<mangling>"),
            Some("e" | "l" | "o" | "m" | "w" | "x" | "a") => Ok(()),
            Some(_) => fail("unknown mangling mode"),
        },
        other => fail(format!("unknown specifier '{other}'")),
    }
}

/// Parses a number as LLVM's `to_integer` does: only digits.
fn number(text: &str) -> Option<u64> {
    if !text.bytes().all(|byte| byte.is_ascii_digit()) {
        return None;
    }
    text.parse().ok()
}

fn size(text: &str, name: &str) -> Result<u64, String> {
    if text.is_empty() {
        return fail(format!("{name} component cannot be empty"));
    }
    match number(text) {
        Some(bits) if bits != 0 && bits < 1 << 24 => Ok(bits),
        _ => fail(format!("{name} must be a non-zero 24-bit integer")),
    }
}

fn alignment(text: &str, name: &str, zero: bool) -> Result<u64, String> {
    if text.is_empty() {
        return fail(format!("{name} alignment component cannot be empty"));
    }
    match number(text) {
        Some(0) if zero => Ok(8),
        Some(0) => fail(format!("{name} alignment must be non-zero")),
        Some(bits) if bits < 1 << 16 => {
            if bits.is_multiple_of(8) && (bits / 8).is_power_of_two() {
                Ok(bits)
            } else {
                fail(format!(
                    "{name} alignment must be a power of two times the byte width"
                ))
            }
        }
        _ => fail(format!("{name} alignment must be a 16-bit integer")),
    }
}

fn address_space(text: &str) -> Result<u64, String> {
    if text.is_empty() {
        return fail("address space component cannot be empty");
    }
    match number(text) {
        Some(space) if space < 1 << 24 => Ok(space),
        _ => fail("address space must be a 24-bit integer"),
    }
}

fn preferred(abi: u64, text: Option<&&str>) -> Result<(), String> {
    match text {
        Some(text) if alignment(text, "preferred", false)? < abi => {
            fail("preferred alignment cannot be less than the ABI alignment")
        }
        _ => Ok(()),
    }
}

fn primitive(kind: char, parts: &[&str]) -> Result<(), String> {
    let ([bits, abi] | [bits, abi, _]) = parts else {
        return malformed(&format!("{kind}<size>:<abi>[:<pref>]"));
    };
    let bits = size(bits, "size")?;
    let abi = alignment(abi, "ABI", false)?;
    if kind == 'i' && bits == 8 && abi != 8 {
        return fail("i8 must be 8-bit aligned");
    }
    preferred(abi, parts.get(2))
}

fn aggregate(parts: &[&str]) -> Result<(), String> {
    let ([bits, abi] | [bits, abi, _]) = parts else {
        return malformed("a:<abi>[:<pref>]");
    };
    if !bits.is_empty() && number(bits) != Some(0) {
        return fail("size must be zero");
    }
    let abi = alignment(abi, "ABI", true)?;
    preferred(abi, parts.get(2))
}

fn pointer(parts: &[&str]) -> Result<(), String> {
    if !(3..=5).contains(&parts.len()) {
        return malformed("p[<n>]:<size>:<abi>[:<pref>[:<idx>]]");
    }
    if !parts[0].is_empty() {
        address_space(parts[0].trim_start_matches(['e', 'u']))?;
    }
    let bits = size(parts[1], "pointer size")?;
    let abi = alignment(parts[2], "ABI", false)?;
    preferred(abi, parts.get(3))?;
    match parts.get(4) {
        Some(index) if size(index, "index size")? > bits => {
            fail("index size cannot be larger than the pointer size")
        }
        _ => Ok(()),
    }
}
