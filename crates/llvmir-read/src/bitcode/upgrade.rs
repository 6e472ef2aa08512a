//! Upgrades that LLVM performs when it reads bitcode but not when it reads text.

use terrace_llvmir::Attribute;
use terrace_llvmir::Module;

/// Returns the data layout in the target's current form.
pub(super) fn data_layout(layout: String, triple: &str) -> String {
    let arch = triple.split('-').next().unwrap_or_default();
    let os = triple.split('-').nth(2).unwrap_or_default();
    let has =
        |layout: &str, part: &str| layout.contains(&format!("-{part}")) || layout.starts_with(part);
    let append = |mut layout: String, part: &str| {
        if !layout.is_empty() {
            layout.push('-');
        }
        layout.push_str(part);
        layout
    };
    let is = |names: &[&str]| names.iter().any(|name| arch.starts_with(name));
    match arch {
        "amdgcn" => return amdgcn(layout),
        "r600" | "spir" | "spir64" | "spirv32" | "spirv64" if !has(&layout, "G") => {
            return append(layout, "G1");
        }
        "loongarch64" | "riscv64" | "riscv64be" => return layout.replacen("-n64-", "-n32:64-", 1),
        _ => {}
    }
    if is(&["aarch64", "arm64"]) {
        let with = match !layout.is_empty() && !layout.contains("-Fn32") {
            true => layout + "-Fn32",
            false => layout,
        };
        return pointer_spaces(with);
    }
    let is_ppc64 = is(&["powerpc64", "ppc64"]);
    let is_mips64 = is(&["mips64", "mipsn32", "mipsisa64"]) && !layout.contains("m:m");
    let mut layout = layout;
    if is(&["sparc", "wasm"]) || is_ppc64 || is_mips64 {
        const I64: &str = "-i64:64";
        if !layout.contains("-i128:128")
            && let Some(at) = layout.find(I64)
        {
            layout.insert_str(at + I64.len(), "-i128:128");
        }
    }
    if is(&["powerpc", "ppc"])
        && os.starts_with("aix")
        && !layout.is_empty()
        && !layout.contains("f64:32:64")
    {
        let at = layout.find("-S128").unwrap_or(layout.len());
        layout.insert_str(at, "-f64:32:64");
    }
    let is_x86_64 = matches!(arch, "x86_64" | "amd64" | "x86_64h");
    let is_x86_32 = matches!(
        arch,
        "i386" | "i486" | "i586" | "i686" | "i786" | "i886" | "i986"
    );
    if !is_x86_64 && !is_x86_32 {
        return layout;
    }
    let mut layout = pointer_spaces(layout);
    if os != "elfiamcu"
        && !layout.contains("-i128:128")
        && let Some(at) = end_of_integers(&layout)
    {
        layout.insert_str(at, "-i128:128");
    }
    let environment = triple.split('-').nth(3).unwrap_or_default();
    let is_other = [
        "gnu", "cygnus", "itanium", "coreclr", "musl", "android", "macho",
    ]
    .iter()
    .any(|name| environment.starts_with(name));
    let is_windows = os.starts_with("win32") || os.starts_with("windows");
    if is_x86_32 && is_windows && !is_other {
        layout = layout.replacen("-f80:32-", "-f80:128-", 1);
    }
    layout
}

fn amdgcn(old: String) -> String {
    const OLD_P8: &str = "p8:128:128-";
    const P8: &str = "p8:128:128:128:48";
    let has = |part: &str| old.contains(&format!("-{part}")) || old.starts_with(part);
    let mut layout = old.clone();
    if !has("m:e") {
        layout.insert_str(0, if old.is_empty() { "m:e" } else { "m:e-" });
    }
    let mut append = |part: &str| {
        layout.push('-');
        layout.push_str(part);
    };
    if !has("G") {
        append("G1");
    }
    if !has("ni") {
        append("ni:7:8:9");
    }
    if old.ends_with("ni:7") {
        layout.push_str(":8:9");
    }
    if old.ends_with("ni:7:8") {
        layout.push_str(":9");
    }
    for (space, part) in [
        ("p7", "p7:160:256:256:32"),
        ("p8", P8),
        ("p9", "p9:192:256:256:32"),
    ] {
        if !has(space) {
            layout.push('-');
            layout.push_str(part);
        }
    }
    if has(OLD_P8) {
        layout = layout.replacen(OLD_P8, &format!("{P8}-"), 1);
    }
    layout
}

/// Inserts the address spaces of 32-bit and 64-bit pointers after the mangling and pointer specifications.
fn pointer_spaces(layout: String) -> String {
    const SPACES: &str = "-p270:32:32-p271:32:32-p272:64:64";
    let mut layout = layout;
    let bytes = layout.as_bytes();
    let head = match bytes {
        [b'e' | b'E', b'-', b'm', b':', b'a'..=b'z', rest @ ..] => {
            if rest.starts_with(b"-p:32:32-") {
                5 + "-p:32:32".len()
            } else {
                5
            }
        }
        _ => return layout,
    };
    if bytes.get(head) == Some(&b'-') && !layout.contains(SPACES) {
        layout.insert_str(head, SPACES);
    }
    layout
}

/// Returns the offset at which the mangling, pointer and integer specifications end, or `None` if one of them follows
/// another specification.
fn end_of_integers(layout: &str) -> Option<usize> {
    let rest = layout.strip_prefix('e')?;
    let mut at = 1;
    let mut end = None;
    if rest.is_empty() {
        return Some(1);
    }
    for part in rest.strip_prefix('-')?.split('-') {
        let is_integer = part.starts_with(['m', 'p', 'i']);
        match end {
            None if !is_integer => end = Some(at),
            Some(_) if is_integer => return None,
            _ => {}
        }
        if part.is_empty() {
            return None;
        }
        at += 1 + part.len();
    }
    Some(end.unwrap_or(at))
}

/// Replaces the comment marker in inline assembly by one that is valid on all targets.
pub(super) fn asm_text(text: Box<[u8]>) -> Box<[u8]> {
    const MARKER: &[u8] = b"# marker";
    let find = |part: &[u8]| text.windows(part.len()).position(|window| window == part);
    if text.starts_with(b"mov\tfp")
        && find(b"objc_retainAutoreleaseReturnValue").is_some()
        && let Some(at) = find(MARKER)
    {
        let mut text = text;
        text[at] = b';';
        return text;
    }
    text
}

/// Upgrades the functions of a module that was just read.
pub(super) fn upgrade(module: &mut Module) {
    for function in &mut module.functions {
        let attrs = &module.ctx.attrs;
        let set = attrs.set(attrs.function_set(function.attrs));
        let is_section = |attribute: &Attribute| matches!(attribute, Attribute::String(key, _) if **key == *b"implicit-section-name");
        if !set.iter().any(is_section) {
            continue;
        }
        let mut kept = set.to_vec();
        kept.retain(|attribute| {
            if let (true, Attribute::String(_, value)) = (is_section(attribute), attribute) {
                function.section = value.clone();
                return false;
            }
            true
        });
        let (result, params) = (
            attrs.result_set(function.attrs),
            attrs.param_sets(function.attrs).to_vec(),
        );
        let set = module.ctx.attr_set(&kept);
        function.attrs = module.ctx.attrs.list(set, result, &params);
    }
}
