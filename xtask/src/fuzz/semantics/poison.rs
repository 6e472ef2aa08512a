//! Makes poison visible in LLVM IR: if the flags of an operation do not hold, its result is replaced by another value.
//!
//! A program with defined behaviour prints the same output, whatever replaces poison. If a pass has added a flag that
//! does not hold, the output differs.

use std::fmt::Write;

/// The parsed parts of an instruction: `%1 = NAME WORDS.. TYPE OPERANDS`.
struct Instruction<'t> {
    result: &'t str,
    name: &'t str,
    flags: Vec<&'t str>,
    ty: &'t str,
    operands: Vec<&'t str>,
}

const FLAGS: [&str; 7] = [
    "nsw", "nuw", "exact", "disjoint", "nneg", "samesign", "inbounds",
];

/// Returns the text with poison made visible.
pub(super) fn visible(ir: &str) -> String {
    let mut out = String::with_capacity(ir.len() * 2);
    for line in ir.lines() {
        let line = without_constants(line);
        match parse(&line).and_then(|instruction| checked(&instruction)) {
            Some(checked) => out.push_str(&checked),
            None => {
                out.push_str(&line);
                out.push('\n');
            }
        }
    }
    out
}

/// Replaces constants that are poison by numbers.
fn without_constants(line: &str) -> std::borrow::Cow<'_, str> {
    if !(line.contains("poison") || line.contains("undef"))
        || line.contains("shufflevector")
        || line.contains('{')
    {
        return line.into();
    }
    let mut text = line.to_owned();
    for word in ["poison", "undef"] {
        for (ty, number) in [
            ("i1", "true"),
            ("i8", "-86"),
            ("i16", "-21846"),
            ("i32", "-1431655766"),
            ("i64", "-6148914691236517206"),
            ("float", "0xC008000000000000"),
            ("double", "0xC008000000000000"),
        ] {
            text = text.replace(&format!(" {ty} {word}"), &format!(" {ty} {number}"));
            if text.contains(&format!("phi {ty} ")) {
                text = text.replace(&format!("[ {word},"), &format!("[ {number},"));
            }
        }
    }
    text.into()
}

/// Returns the type at the start of a text, and the remaining text.
fn take_type(text: &str) -> Option<(&str, &str)> {
    let end = match text.starts_with('<') {
        true => text.find('>')? + 1,
        false => text.find(' ')?,
    };
    Some((&text[..end], text[end..].strip_prefix(' ')?))
}

/// Splits operands at commas outside of brackets.
fn split_operands(text: &str) -> Vec<&str> {
    let (mut depth, mut start, mut parts) = (0, 0, Vec::new());
    for (at, c) in text.char_indices() {
        match c {
            '(' | '<' | '[' | '{' => depth += 1,
            ')' | '>' | ']' | '}' => depth -= 1,
            ',' if depth == 0 => {
                parts.push(text[start..at].trim());
                start = at + 1;
            }
            _ => {}
        }
    }
    parts.push(text[start..].trim());
    parts
}

fn parse(line: &str) -> Option<Instruction<'_>> {
    let (result, rest) = line.strip_prefix("  ")?.split_once(" = ")?;
    let (name, mut rest) = rest.split_once(' ')?;
    let mut flags = Vec::new();
    while let Some((word, after)) = rest.split_once(' ')
        && FLAGS.contains(&word)
    {
        flags.push(word);
        rest = after;
    }
    let known = [
        "add", "sub", "mul", "shl", "lshr", "ashr", "sdiv", "udiv", "trunc", "zext", "uitofp",
        "or", "fptosi", "fptoui",
    ];
    if !known.contains(&name) {
        return None;
    }
    let (ty, operands) = take_type(rest)?;
    Some(Instruction {
        result: result.strip_prefix('%')?,
        name,
        flags,
        ty,
        operands: split_operands(operands),
    })
}

/// Returns the width of an integer type, or of the elements of a vector.
fn width(ty: &str) -> Option<u32> {
    let element = ty.trim_end_matches('>').rsplit(' ').next()?;
    element.strip_prefix('i')?.parse().ok()
}

/// Returns the type with another element type.
fn with_element(ty: &str, element: &str) -> String {
    match ty.rsplit_once(' ') {
        Some((before, _)) => format!("{before} {element}>"),
        None => element.to_owned(),
    }
}

/// Returns a number as a constant of an integer type.
fn constant(ty: &str, number: &str) -> String {
    match ty.starts_with('<') {
        true => format!(
            "splat ({} {number})",
            ty.trim_end_matches('>').rsplit(' ').next().unwrap_or("")
        ),
        false => number.to_owned(),
    }
}

/// Returns lines that replace an instruction whose result may be poison.
fn checked(instruction: &Instruction<'_>) -> Option<String> {
    let Instruction {
        result,
        name,
        flags,
        ty,
        operands,
    } = instruction;
    let has = |flag: &str| flags.contains(&flag);
    let bit = with_element(ty, "i1");
    let mut out = String::new();
    let mut bad: Vec<String> = Vec::new();
    // Writing to a string cannot fail.
    let mut line = |text: std::fmt::Arguments<'_>| {
        let _ = writeln!(out, "  {text}");
    };
    let mut kinds = 0;
    let mut names = || {
        kinds += 1;
        format!("{result}.{kinds}")
    };
    match (*name, operands.as_slice()) {
        ("add" | "sub" | "mul", [a, b]) if has("nsw") || has("nuw") => {
            line(format_args!("%raw.{result} = {name} {ty} {a}, {b}"));
            let wide = with_element(ty, &format!("i{}", width(ty)? * 2));
            for (flag, extend) in [("nsw", "sext"), ("nuw", "zext")] {
                if !has(flag) {
                    continue;
                }
                let n = names();
                line(format_args!("%a.{n} = {extend} {ty} {a} to {wide}"));
                line(format_args!("%b.{n} = {extend} {ty} {b} to {wide}"));
                line(format_args!("%w.{n} = {name} {wide} %a.{n}, %b.{n}"));
                line(format_args!(
                    "%r.{n} = {extend} {ty} %raw.{result} to {wide}"
                ));
                line(format_args!("%bad.{n} = icmp ne {wide} %w.{n}, %r.{n}"));
                bad.push(format!("%bad.{n}"));
            }
        }
        ("shl" | "lshr" | "ashr", [a, b]) => {
            line(format_args!("%raw.{result} = {name} {ty} {a}, {b}"));
            let n = names();
            let bits = constant(ty, &width(ty)?.to_string());
            // For a width of one bit, the width does not fit into the type. The only valid amount is then 0.
            match width(ty)? {
                1 => line(format_args!(
                    "%bad.{n} = icmp ne {ty} {b}, {}",
                    constant(ty, "false")
                )),
                _ => line(format_args!("%bad.{n} = icmp uge {ty} {b}, {bits}")),
            }
            bad.push(format!("%bad.{n}"));
            for (flag, back) in [("nsw", "ashr"), ("nuw", "lshr"), ("exact", "shl")] {
                if has(flag) {
                    let n = names();
                    line(format_args!("%back.{n} = {back} {ty} %raw.{result}, {b}"));
                    line(format_args!("%bad.{n} = icmp ne {ty} %back.{n}, {a}"));
                    bad.push(format!("%bad.{n}"));
                }
            }
        }
        ("sdiv" | "udiv", [a, b]) if has("exact") => {
            let n = names();
            line(format_args!("%raw.{result} = {name} {ty} {a}, {b}"));
            line(format_args!("%back.{n} = mul {ty} %raw.{result}, {b}"));
            line(format_args!("%bad.{n} = icmp ne {ty} %back.{n}, {a}"));
            bad.push(format!("%bad.{n}"));
        }
        ("or", [a, b]) if has("disjoint") => {
            let n = names();
            line(format_args!("%raw.{result} = or {ty} {a}, {b}"));
            line(format_args!("%both.{n} = and {ty} {a}, {b}"));
            line(format_args!(
                "%bad.{n} = icmp ne {ty} %both.{n}, {}",
                constant(ty, "0")
            ));
            bad.push(format!("%bad.{n}"));
        }
        ("trunc" | "zext", [cast]) if !flags.is_empty() => {
            let (a, to) = cast.rsplit_once(" to ")?;
            line(format_args!("%raw.{result} = {name} {ty} {a} to {to}"));
            for (flag, back) in [("nsw", "sext"), ("nuw", "zext")] {
                if has(flag) {
                    let n = names();
                    line(format_args!(
                        "%back.{n} = {back} {to} %raw.{result} to {ty}"
                    ));
                    line(format_args!("%bad.{n} = icmp ne {ty} %back.{n}, {a}"));
                    bad.push(format!("%bad.{n}"));
                }
            }
            if has("nneg") {
                let n = names();
                line(format_args!(
                    "%bad.{n} = icmp slt {ty} {a}, {}",
                    constant(ty, "0")
                ));
                bad.push(format!("%bad.{n}"));
            }
            return finish(out, bad, result, &bit, to);
        }
        ("fptosi" | "fptoui", [cast]) if matches!(*ty, "float" | "double") => {
            let (a, to) = cast.rsplit_once(" to ")?;
            let bits = width(to)?;
            let (least, most) = match *name {
                "fptosi" => (
                    -(2.0f64.powi(bits as i32 - 1)),
                    2.0f64.powi(bits as i32 - 1),
                ),
                _ => (0.0, 2.0f64.powi(bits as i32)),
            };
            // Values between the minimum and the next smaller integer are truncated to the minimum.
            let least = if bits <= 20 || least == 0.0 {
                (least - 1.0, "ogt")
            } else {
                (least, "oge")
            };
            // `f32` cannot represent a larger value.
            if most > f64::from(f32::MAX) {
                return None;
            }
            let n = names();
            line(format_args!("%raw.{result} = {name} {ty} {a} to {to}"));
            line(format_args!(
                "%low.{n} = fcmp {} {ty} {a}, 0x{:016X}",
                least.1,
                least.0.to_bits()
            ));
            line(format_args!(
                "%high.{n} = fcmp olt {ty} {a}, 0x{:016X}",
                most.to_bits()
            ));
            line(format_args!("%good.{n} = and i1 %low.{n}, %high.{n}"));
            line(format_args!("%bad.{n} = xor i1 %good.{n}, true"));
            bad.push(format!("%bad.{n}"));
            return finish(out, bad, result, "i1", to);
        }
        _ => return None,
    }
    finish(out, bad, result, &bit, ty)
}

/// Completes the lines: the result is replaced if any of the conditions in `bad` holds.
fn finish(mut out: String, bad: Vec<String>, result: &str, bit: &str, ty: &str) -> Option<String> {
    let (first, rest) = bad.split_first()?;
    let mut all = first.clone();
    for (number, more) in rest.iter().enumerate() {
        let _ = writeln!(out, "  %any{number}.{result} = or {bit} {all}, {more}");
        all = format!("%any{number}.{result}");
    }
    let ones = match width(ty)? {
        1 => constant(ty, "true"),
        _ => constant(ty, "-1"),
    };
    let _ = writeln!(out, "  %junk.{result} = xor {ty} %raw.{result}, {ones}");
    let _ = writeln!(
        out,
        "  %{result} = select {bit} {all}, {ty} %junk.{result}, {ty} %raw.{result}"
    );
    Some(out)
}
