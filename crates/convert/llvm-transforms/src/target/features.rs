//! Computes the features that LLVM enables for a triple, a processor and a feature list.

use std::collections::{BTreeSet, HashMap};
use std::sync::LazyLock;

use super::triple::{Arch, Triple, arm_kind};

/// The processors and features of LLVM's targets, written by `cargo xtask target-features`.
const TABLE: &str = include_str!("features.txt");

/// The error that LLVM creates no target machine, because the processor is invalid for the target.
#[derive(Debug)]
pub(super) struct NoMachine;

/// Returns the features enabled for a processor and a list of features with `+` or `-`, sorted by name. `warn` receives
/// LLVM's messages about unknown names.
pub(super) fn enabled(
    triple: &Triple<'_>,
    cpu: &str,
    wanted: &[&str],
    mut warn: impl FnMut(String),
) -> Result<BTreeSet<&'static str>, NoMachine> {
    let unknown_cpu = |name: &str| {
        format!("'{name}' is not a recognized processor for this target (ignoring processor)")
    };
    let family = family(triple.arch).and_then(|name| FAMILIES.get(name));
    let Some(family) = family else {
        // For targets without features, LLVM does not look up processors.
        if !matches!(cpu, "" | "generic" | "help") {
            warn(unknown_cpu(cpu));
        }
        return Ok(BTreeSet::new());
    };
    let name = processor(triple, cpu);
    let mut enabled = BTreeSet::new();
    match family.cpu(name) {
        Some(features) => family.enable_all(features, &mut enabled),
        None if triple.arch == Arch::Hexagon => return Err(NoMachine),
        // These names request LLVM's help text instead.
        None if matches!(name, "" | "help") => (),
        None => warn(unknown_cpu(name)),
    }
    let of_triple = of_triple(triple, cpu, wanted.is_empty());
    family.enable_all(&of_triple, &mut enabled);
    for wanted in wanted {
        let (is_disabled, name) = match wanted.strip_prefix('-') {
            Some(name) => (true, name),
            None => (false, wanted.strip_prefix('+').unwrap_or(wanted)),
        };
        match family.feature(name) {
            Some((feature, _)) if is_disabled => family.disable(feature, &mut enabled),
            Some((feature, _)) => family.enable(feature, &mut enabled),
            None if matches!(*wanted, "+help" | "+cpuhelp") => (),
            None => warn(format!(
                "'{wanted}' is not a recognized feature for this target (ignoring feature)"
            )),
        }
    }
    match triple.arch {
        Arch::AmdGcn => complete_amdgcn(&mut enabled),
        Arch::Hexagon => complete_hexagon(name, wanted, &mut enabled),
        Arch::SparcV9 => {
            enabled.insert("64bit");
        }
        _ => (),
    }
    Ok(enabled)
}

/// Returns the name of an architecture's family in the table, or `None` if the architecture has no features.
fn family(arch: Arch) -> Option<&'static str> {
    Some(match arch {
        Arch::AArch64 | Arch::AArch64Be | Arch::AArch64With32 => "aarch64",
        Arch::AmdGcn => "amdgcn",
        Arch::Arm | Arch::ArmBe | Arch::Thumb | Arch::ThumbBe => "arm",
        Arch::Avr => "avr",
        Arch::Bpf | Arch::BpfBe => "bpf",
        Arch::Hexagon => "hexagon",
        Arch::LoongArch32 | Arch::LoongArch64 => "loongarch",
        Arch::M68k => "m68k",
        Arch::Mips | Arch::MipsLe | Arch::Mips64 | Arch::Mips64Le => "mips",
        Arch::Msp430 => "msp430",
        Arch::Nvptx | Arch::Nvptx64 => "nvptx",
        Arch::PowerPc | Arch::PowerPcLe | Arch::PowerPc64 | Arch::PowerPc64Le => "powerpc",
        Arch::R600 => "r600",
        Arch::RiscV32 | Arch::RiscV32Be | Arch::RiscV64 | Arch::RiscV64Be => "riscv",
        Arch::Sparc | Arch::SparcLe | Arch::SparcV9 => "sparc",
        Arch::SystemZ => "systemz",
        Arch::Ve => "ve",
        Arch::Wasm32 | Arch::Wasm64 => "wasm",
        Arch::X86 | Arch::X86With64 => "x86",
        Arch::Xtensa => "xtensa",
        Arch::Lanai | Arch::Spirv | Arch::Spirv32 | Arch::Spirv64 | Arch::XCore => return None,
    })
}

/// Returns the processor that LLVM selects for a triple and the target's processor.
fn processor<'a>(triple: &Triple<'_>, cpu: &'a str) -> &'a str {
    match (triple.arch, cpu) {
        (Arch::RiscV32 | Arch::RiscV32Be, "" | "generic") => "generic-rv32",
        (Arch::RiscV64 | Arch::RiscV64Be, "" | "generic") => "generic-rv64",
        (Arch::LoongArch32, "" | "generic") => "generic-la32",
        (Arch::LoongArch64, "" | "generic") => "generic-la64",
        (Arch::Mips | Arch::MipsLe, "" | "generic") => match triple.is_mips_r6() {
            true => "mips32r6",
            false => "mips32",
        },
        (Arch::Mips64 | Arch::Mips64Le, "" | "generic") => match triple.is_mips_r6() {
            true => "mips64r6",
            false => "mips64",
        },
        (Arch::AArch64, "") if triple.name == "arm64e" => "apple-a12",
        (Arch::AArch64 | Arch::AArch64Be | Arch::AArch64With32, "") => "generic",
        (Arch::X86 | Arch::X86With64 | Arch::Ve, "") => "generic",
        (Arch::Avr, "" | "generic") => "avr2",
        (Arch::Hexagon, "") => "hexagonv68",
        (Arch::AmdGcn, "") if triple.system == "amdhsa" => "generic-hsa",
        (Arch::R600, "") => "r600",
        (Arch::Sparc | Arch::SparcLe, "") => "v8",
        (Arch::SparcV9, "") => "v9",
        (_, cpu) => cpu,
    }
}

/// Returns the features implied by a triple, which are enabled after those of the processor.
fn of_triple(triple: &Triple<'_>, cpu: &str, wants_nothing: bool) -> Vec<&'static str> {
    let mut features = Vec::new();
    match triple.arch {
        Arch::X86 | Arch::X86With64 => {
            match triple.arch {
                Arch::X86With64 => features.extend(["64bit-mode", "sse2"]),
                _ if triple.environment == "code16" => features.push("16bit-mode"),
                _ => features.push("32bit-mode"),
            }
            if triple.has_32_bit_pointers() {
                features.push("x32");
            }
        }
        Arch::AArch64 | Arch::AArch64Be | Arch::AArch64With32
            if cpu.is_empty() && wants_nothing =>
        {
            features.push("v8a");
        }
        Arch::Arm | Arch::ArmBe | Arch::Thumb | Arch::ThumbBe => {
            if matches!(cpu, "" | "generic") {
                features.extend(arm_kind(triple.name));
            }
            if matches!(triple.arch, Arch::Thumb | Arch::ThumbBe) {
                features.extend(["thumb-mode", "v4t"]);
            }
            if triple.is_windows() {
                features.push("noarm");
            }
        }
        Arch::PowerPc | Arch::PowerPcLe | Arch::PowerPc64 | Arch::PowerPc64Le => {
            if matches!(triple.arch, Arch::PowerPc64 | Arch::PowerPc64Le) {
                features.push("64bit");
            }
            features.extend(["crbits", "invariant-function-descriptors"]);
            if triple.system == "aix" {
                features.push("aix");
            }
        }
        _ => (),
    }
    features
}

/// Adds the features that LLVM adds for amdgcn: a default generation, and exactly one wavefront size.
fn complete_amdgcn(enabled: &mut BTreeSet<&'static str>) {
    if enabled.is_empty() {
        enabled.insert("southern-islands");
    }
    const SMALL: &str = "wavefrontsize32";
    const LARGE: &str = "wavefrontsize64";
    let is_new = ["gfx10", "gfx11", "gfx12"]
        .iter()
        .any(|name| enabled.contains(name));
    match (enabled.contains(SMALL), enabled.contains(LARGE)) {
        (false, false) => {
            enabled.insert(if is_new { SMALL } else { LARGE });
        }
        (true, true) => {
            let is_small = is_new && !enabled.contains("gfx1250-insts");
            enabled.remove(if is_small { LARGE } else { SMALL });
            enabled.insert("assembler-permissive-wavesize");
        }
        _ => (),
    }
}

/// Adds the features that LLVM adds for Hexagon. The HVX version defaults to that of the processor.
fn complete_hexagon(cpu: &str, wanted: &[&str], enabled: &mut BTreeSet<&'static str>) {
    // The HVX version of each architecture version, oldest first.
    const VECTORS: &[(&str, &str)] = &[
        ("v60", "hvxv60"),
        ("v62", "hvxv62"),
        ("v65", "hvxv65"),
        ("v66", "hvxv66"),
        ("v67", "hvxv67"),
        ("v68", "hvxv68"),
        ("v69", "hvxv69"),
        ("v71", "hvxv71"),
        ("v73", "hvxv73"),
        ("v75", "hvxv75"),
        ("v79", "hvxv79"),
        ("v81", "hvxv81"),
    ];
    if enabled.contains("hvxv68") && !wanted.contains(&"-hvx-qfloat") {
        enabled.insert("hvx-qfloat");
    }
    let has_vectors = ["hvx", "hvx-length64b", "hvx-length128b"]
        .iter()
        .any(|name| enabled.contains(name));
    let has_version = VECTORS.iter().any(|(_, vectors)| enabled.contains(vectors));
    if has_vectors && !has_version {
        let newest = VECTORS
            .iter()
            .rposition(|(version, _)| enabled.contains(version));
        let up_to = newest.map_or(0, |newest| newest + 1);
        enabled.extend(VECTORS[..up_to].iter().map(|(_, vectors)| vectors));
    }
    if matches!(cpu, "hexagonv66" | "hexagonv67") {
        enabled.insert("zreg");
    }
}

/// A family of architectures that share processors and features.
#[derive(Default)]
struct Family {
    /// The features, sorted by name, each with the features that it implies.
    features: Vec<(&'static str, Vec<&'static str>)>,
    /// The processors, each with the features that it enables.
    cpus: Vec<(&'static str, Vec<&'static str>)>,
}

/// The families in the table, keyed by name.
static FAMILIES: LazyLock<HashMap<&str, Family>> = LazyLock::new(|| {
    let mut families = HashMap::new();
    let mut name = "";
    for line in TABLE.lines().filter(|line| !line.starts_with('#')) {
        let mut words = line.split_whitespace();
        let (Some(kind), Some(names)) = (words.next(), words.next()) else {
            continue;
        };
        if kind == "family" {
            name = names;
        }
        let family: &mut Family = families.entry(name).or_default();
        match kind {
            "feature" => family.features.push((names, words.collect())),
            "cpu" => family.cpus.push((names, words.collect())),
            _ => (),
        }
    }
    families
});

impl Family {
    fn feature(&self, name: &str) -> Option<(&'static str, &[&'static str])> {
        let at = self.features.binary_search_by(|known| known.0.cmp(name));
        let (name, implied) = &self.features[at.ok()?];
        Some((name, implied))
    }

    fn cpu(&self, name: &str) -> Option<&[&'static str]> {
        let mut cpus = self.cpus.iter();
        let found = cpus.find(|known| known.0.split(',').any(|it| it == name));
        found.map(|(_, features)| &features[..])
    }

    fn enable_all(&self, features: &[&'static str], enabled: &mut BTreeSet<&'static str>) {
        for feature in features {
            self.enable(feature, enabled);
        }
    }

    /// Enables a feature and all features that it implies. Ignores features that the family does not have.
    fn enable(&self, feature: &'static str, enabled: &mut BTreeSet<&'static str>) {
        let mut list = vec![feature];
        let mut seen = BTreeSet::new();
        while let Some(feature) = list.pop() {
            if let Some((_, implied)) = self.feature(feature)
                && seen.insert(feature)
            {
                enabled.insert(feature);
                list.extend(implied);
            }
        }
    }

    /// Disables a feature and all features that imply it.
    fn disable(&self, feature: &'static str, enabled: &mut BTreeSet<&'static str>) {
        let mut list = vec![feature];
        let mut seen = BTreeSet::new();
        while let Some(feature) = list.pop() {
            if seen.insert(feature) {
                enabled.remove(feature);
                let all = self.features.iter();
                list.extend(
                    all.filter(|known| known.1.contains(&feature))
                        .map(|known| known.0),
                );
            }
        }
    }
}
