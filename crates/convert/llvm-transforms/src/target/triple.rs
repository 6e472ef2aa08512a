//! Parses target triples like LLVM: without normalization, and each component recognized by its prefix.

/// The architectures of LLVM's targets.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(super) enum Arch {
    AArch64,
    AArch64Be,
    AArch64With32,
    AmdGcn,
    Arm,
    ArmBe,
    Avr,
    Bpf,
    BpfBe,
    Hexagon,
    Lanai,
    LoongArch32,
    LoongArch64,
    M68k,
    Mips,
    MipsLe,
    Mips64,
    Mips64Le,
    Msp430,
    Nvptx,
    Nvptx64,
    PowerPc,
    PowerPcLe,
    PowerPc64,
    PowerPc64Le,
    R600,
    RiscV32,
    RiscV32Be,
    RiscV64,
    RiscV64Be,
    Sparc,
    SparcLe,
    SparcV9,
    Spirv,
    Spirv32,
    Spirv64,
    SystemZ,
    Thumb,
    ThumbBe,
    Ve,
    Wasm32,
    Wasm64,
    X86,
    X86With64,
    XCore,
    Xtensa,
}

/// The object file formats that affect data layouts.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(super) enum ObjectFormat {
    Coff,
    Elf,
    Goff,
    MachO,
    Xcoff,
    /// The formats of WebAssembly and SPIR-V.
    Other,
}

/// A triple for which LLVM has a target.
pub(super) struct Triple<'a> {
    /// The first component as written, which contains the architecture version.
    pub(super) name: &'a str,
    pub(super) arch: Arch,
    /// One of [`SYSTEMS`], or empty.
    pub(super) system: &'static str,
    /// The major version of the system, or 0 if it has none.
    pub(super) system_version: u32,
    /// One of [`ENVIRONMENTS`], or empty.
    pub(super) environment: &'static str,
    pub(super) format: ObjectFormat,
}

/// Names of systems, optionally followed by a version. The longest matching name wins.
const SYSTEMS: &[&str] = &[
    "aix",
    "amdhsa",
    "amdpal",
    "bridgeos",
    "cheriotrtos",
    "cuda",
    "darwin",
    "dragonfly",
    "driverkit",
    "elfiamcu",
    "emscripten",
    "freebsd",
    "fuchsia",
    "haiku",
    "hermit",
    "hurd",
    "ios",
    "kfreebsd",
    "linux",
    "liteos",
    "lv2",
    "macos",
    "managarm",
    "mesa3d",
    "netbsd",
    "nvcl",
    "openbsd",
    "ps4",
    "ps5",
    "rtems",
    "serenity",
    "shadermodel",
    "solaris",
    "tvos",
    "uefi",
    "visionos",
    "vulkan",
    "wasi",
    "watchos",
    "win32",
    "windows",
    "xros",
    "zos",
];

/// Names of environments, matched like [`SYSTEMS`].
const ENVIRONMENTS: &[&str] = &[
    "amplification",
    "android",
    "anyhit",
    "callable",
    "closesthit",
    "code16",
    "compute",
    "coreclr",
    "cygnus",
    "domain",
    "eabi",
    "eabihf",
    "geometry",
    "gnu",
    "gnu_ilp32",
    "gnuabi64",
    "gnuabin32",
    "gnueabi",
    "gnueabihf",
    "gnueabihft64",
    "gnueabit64",
    "gnuf32",
    "gnuf64",
    "gnusf",
    "gnut64",
    "gnux32",
    "hull",
    "intersection",
    "itanium",
    "library",
    "llvm",
    "macabi",
    "mesh",
    "miss",
    "mlibc",
    "msvc",
    "mtia",
    "musl",
    "muslabi64",
    "muslabin32",
    "musleabi",
    "musleabihf",
    "muslf32",
    "muslsf",
    "muslwali",
    "muslx32",
    "ohos",
    "opencl",
    "pauthtest",
    "pixel",
    "raygeneration",
    "rootsignature",
    "simulator",
    "vertex",
];

impl<'a> Triple<'a> {
    /// Parses a triple. Returns `None` if LLVM has no target for it.
    pub(super) fn parse(text: &'a str) -> Option<Triple<'a>> {
        let mut parts = text.splitn(4, '-');
        let name = parts.next()?;
        let arch = architecture(name)?;
        let has_vendor = parts.next().is_some();
        let system_name = parts.next().unwrap_or_default();
        let system = longest(SYSTEMS, system_name);
        let last = parts.next().unwrap_or_default();
        let mut environment = longest(ENVIRONMENTS, last);
        if !has_vendor {
            environment = environment_of(name);
        }
        let mut triple = Triple {
            name,
            arch,
            system,
            system_version: version(&system_name[system.len()..]).unwrap_or(0),
            environment,
            format: ObjectFormat::Elf,
        };
        triple.format = format(last).unwrap_or_else(|| triple.default_format());
        Some(triple)
    }

    /// Returns true if the system is one of Apple's.
    pub(super) fn is_darwin(&self) -> bool {
        matches!(
            self.system,
            "bridgeos"
                | "darwin"
                | "driverkit"
                | "ios"
                | "macos"
                | "tvos"
                | "visionos"
                | "watchos"
                | "xros"
        )
    }

    pub(super) fn is_windows(&self) -> bool {
        matches!(self.system, "win32" | "windows")
    }

    /// Returns true if the ABI has 32-bit pointers on a 64-bit processor: x32 and n32.
    pub(super) fn has_32_bit_pointers(&self) -> bool {
        match self.arch {
            Arch::X86 | Arch::X86With64 => matches!(self.environment, "gnux32" | "muslx32"),
            Arch::Mips64 | Arch::Mips64Le => matches!(self.environment, "gnuabin32" | "muslabin32"),
            _ => false,
        }
    }

    /// Returns true if the architecture is MIPS release 6.
    pub(super) fn is_mips_r6(&self) -> bool {
        self.name.starts_with("mips") && (self.name.ends_with("r6") || self.name.ends_with("r6el"))
    }

    fn default_format(&self) -> ObjectFormat {
        let windows = || self.is_windows() || self.system == "uefi";
        match self.arch {
            Arch::AArch64
            | Arch::AArch64With32
            | Arch::Arm
            | Arch::Thumb
            | Arch::X86
            | Arch::X86With64
                if windows() =>
            {
                ObjectFormat::Coff
            }
            Arch::Mips | Arch::MipsLe | Arch::Mips64 | Arch::Mips64Le if self.is_windows() => {
                ObjectFormat::Coff
            }
            Arch::AArch64
            | Arch::AArch64With32
            | Arch::Arm
            | Arch::Thumb
            | Arch::X86
            | Arch::X86With64
            | Arch::PowerPc
            | Arch::PowerPc64
                if self.is_darwin() =>
            {
                ObjectFormat::MachO
            }
            Arch::PowerPc | Arch::PowerPc64 if self.system == "aix" => ObjectFormat::Xcoff,
            Arch::SystemZ if self.system == "zos" => ObjectFormat::Goff,
            Arch::Wasm32 | Arch::Wasm64 | Arch::Spirv | Arch::Spirv32 | Arch::Spirv64 => {
                ObjectFormat::Other
            }
            _ => ObjectFormat::Elf,
        }
    }
}

/// Returns the first of up to four numbers separated by dots.
fn version(text: &str) -> Option<u32> {
    let numbers: Vec<&str> = text.split('.').collect();
    let is_version = numbers.len() <= 4
        && numbers
            .iter()
            .all(|number| !number.is_empty() && number.bytes().all(|digit| digit.is_ascii_digit()));
    let first = numbers.first().filter(|_| is_version)?;
    first.parse().ok()
}

/// Returns the longest name that is a prefix of a text.
fn longest(names: &[&'static str], text: &str) -> &'static str {
    let fitting = names.iter().filter(|&&name| text.starts_with(name));
    fitting
        .max_by_key(|name| name.len())
        .copied()
        .unwrap_or_default()
}

/// Returns the object file format that the suffix of a triple specifies.
fn format(text: &str) -> Option<ObjectFormat> {
    let formats = [
        ("xcoff", ObjectFormat::Xcoff),
        ("coff", ObjectFormat::Coff),
        ("elf", ObjectFormat::Elf),
        ("goff", ObjectFormat::Goff),
        ("macho", ObjectFormat::MachO),
        ("wasm", ObjectFormat::Other),
        ("spirv", ObjectFormat::Other),
    ];
    let found = formats.iter().find(|(name, _)| text.ends_with(name));
    found.map(|&(_, format)| format)
}

/// Returns the default environment of a triple that consists of only an architecture.
fn environment_of(name: &str) -> &'static str {
    if name.starts_with("mipsn32") {
        "gnuabin32"
    } else if name.starts_with("mips64") || name.starts_with("mipsisa64") {
        "gnuabi64"
    } else if name.starts_with("mips") {
        "gnu"
    } else {
        ""
    }
}

fn architecture(name: &str) -> Option<Arch> {
    Some(match name {
        "i386" | "i486" | "i586" | "i686" | "i786" | "i886" | "i986" => Arch::X86,
        "amd64" | "x86_64" | "x86_64h" => Arch::X86With64,
        "powerpc" | "powerpcspe" | "ppc" | "ppc32" => Arch::PowerPc,
        "powerpcle" | "ppcle" | "ppc32le" => Arch::PowerPcLe,
        "powerpc64" | "ppu" | "ppc64" => Arch::PowerPc64,
        "powerpc64le" | "ppc64le" => Arch::PowerPc64Le,
        "xscale" => Arch::Arm,
        "xscaleeb" => Arch::ArmBe,
        "aarch64" | "aarch64_lfi" | "arm64" | "arm64e" | "arm64ec" => Arch::AArch64,
        "aarch64_be" => Arch::AArch64Be,
        "aarch64_32" | "arm64_32" => Arch::AArch64With32,
        "avr" => Arch::Avr,
        "m68k" => Arch::M68k,
        "msp430" => Arch::Msp430,
        "mips" | "mipseb" | "mipsallegrex" | "mipsisa32r6" | "mipsr6" => Arch::Mips,
        "mipsel" | "mipsallegrexel" | "mipsisa32r6el" | "mipsr6el" => Arch::MipsLe,
        "mips64" | "mips64eb" | "mipsn32" | "mipsisa64r6" | "mips64r6" | "mipsn32r6" => {
            Arch::Mips64
        }
        "mips64el" | "mipsn32el" | "mipsisa64r6el" | "mips64r6el" | "mipsn32r6el" => Arch::Mips64Le,
        "r600" => Arch::R600,
        "amdgcn" => Arch::AmdGcn,
        "riscv32" => Arch::RiscV32,
        "riscv32be" => Arch::RiscV32Be,
        "riscv64" => Arch::RiscV64,
        "riscv64be" => Arch::RiscV64Be,
        "hexagon" => Arch::Hexagon,
        "s390x" | "systemz" => Arch::SystemZ,
        "sparc" => Arch::Sparc,
        "sparcel" => Arch::SparcLe,
        "sparcv9" | "sparc64" => Arch::SparcV9,
        "xcore" => Arch::XCore,
        "nvptx" => Arch::Nvptx,
        "nvptx64" => Arch::Nvptx64,
        "lanai" => Arch::Lanai,
        "ve" => Arch::Ve,
        "wasm32" => Arch::Wasm32,
        "wasm64" => Arch::Wasm64,
        "loongarch32" => Arch::LoongArch32,
        "loongarch64" => Arch::LoongArch64,
        "xtensa" => Arch::Xtensa,
        "bpf" | "bpf_le" | "bpfel" => Arch::Bpf,
        "bpf_be" | "bpfeb" => Arch::BpfBe,
        name => match spirv(name) {
            Some(arch) => arch,
            None => return arm(name),
        },
    })
}

/// Parses SPIR-V, whose name may be followed by a version.
fn spirv(name: &str) -> Option<Arch> {
    match name {
        "spirv" | "spirv1.5" | "spirv1.6" => return Some(Arch::Spirv),
        _ => (),
    }
    let rest = name.strip_prefix("spirv")?;
    let (arch, version) = match rest.strip_prefix("32") {
        Some(version) => (Arch::Spirv32, version),
        None => (Arch::Spirv64, rest.strip_prefix("64")?),
    };
    let is_known = matches!(
        version,
        "" | "v1.0" | "v1.1" | "v1.2" | "v1.3" | "v1.4" | "v1.5" | "v1.6"
    );
    is_known.then_some(arch)
}

/// Parses ARM of any version.
fn arm(name: &str) -> Option<Arch> {
    let is_thumb = name.starts_with("thumb");
    if !is_thumb && !name.starts_with("arm") && !name.starts_with("aarch64") {
        return None;
    }
    let version = arm_version(name)?;
    if is_thumb && (version.starts_with("v2") || version.starts_with("v3")) {
        return None;
    }
    let is_64 = name.starts_with("aarch64") || name.starts_with("arm64");
    let is_big = match is_64 {
        true => name.starts_with("aarch64_be"),
        false => name.starts_with("armeb") || name.starts_with("thumbeb") || name.ends_with("eb"),
    };
    // The M profile of version 6 supports only Thumb.
    let is_thumb = is_thumb || arm_kind(name) == Some("armv6-m");
    Some(match (is_thumb, is_64, is_big) {
        (true, _, false) => Arch::Thumb,
        (true, _, true) => Arch::ThumbBe,
        (false, true, false) => Arch::AArch64,
        (false, true, true) => Arch::AArch64Be,
        (false, false, false) => Arch::Arm,
        (false, false, true) => Arch::ArmBe,
    })
}

/// Returns the name of an ARM architecture without the prefix for the instruction set and the endianness suffix, or
/// `None` if the remaining text is not a version.
fn arm_version(name: &str) -> Option<&str> {
    let heads = [
        "arm64_32",
        "arm64e",
        "arm64",
        "aarch64_32",
        "arm",
        "thumb",
        "aarch64",
    ];
    let head = heads.into_iter().find(|&head| name.starts_with(head));
    let rest = match head {
        None => name.strip_suffix("eb").unwrap_or(name),
        Some("aarch64") if name.contains("eb") => return None,
        Some(head) => {
            let rest = &name[head.len()..];
            let rest = match head {
                "aarch64" => rest.strip_prefix("_be").unwrap_or(rest),
                _ => rest,
            };
            let rest = match rest.strip_prefix("eb") {
                Some(rest) => rest,
                None => rest.strip_suffix("eb").unwrap_or(rest),
            };
            let mut letters = rest.bytes();
            let is_version = rest.len() < 2
                || letters.next() == Some(b'v')
                    && letters.next().is_some_and(|it| it.is_ascii_digit());
            if !is_version || rest.contains("eb") {
                return None;
            }
            rest
        }
    };
    Some(if rest.is_empty() { name } else { rest })
}

/// Returns the feature name of the ARM architecture with a given name.
pub(super) fn arm_kind(name: &str) -> Option<&'static str> {
    const KINDS: &[&str] = &[
        "armv4",
        "armv4t",
        "armv5t",
        "armv5te",
        "armv5tej",
        "armv6",
        "armv6k",
        "armv6t2",
        "armv6kz",
        "armv6-m",
        "armv7-a",
        "armv7ve",
        "armv7-r",
        "armv7-m",
        "armv7e-m",
        "armv8-a",
        "armv8.1-a",
        "armv8.2-a",
        "armv8.3-a",
        "armv8.4-a",
        "armv8.5-a",
        "armv8.6-a",
        "armv8.7-a",
        "armv8.8-a",
        "armv8.9-a",
        "armv9-a",
        "armv9.1-a",
        "armv9.2-a",
        "armv9.3-a",
        "armv9.4-a",
        "armv9.5-a",
        "armv9.6-a",
        "armv9.7-a",
        "armv8-r",
        "armv8-m.base",
        "armv8-m.main",
        "armv8.1-m.main",
        "iwmmxt",
        "iwmmxt2",
        "xscale",
        "armv7s",
        "armv7k",
    ];
    let version = arm_version(name)?;
    let kind = match version {
        "v5" => "v5t",
        "v5e" => "v5te",
        "v6j" => "v6",
        "v6hl" => "v6k",
        "v6m" | "v6sm" => "v6-m",
        "v6z" | "v6zk" => "v6kz",
        "v7" | "v7a" | "v7hl" | "v7l" => "v7-a",
        "v7r" => "v7-r",
        "v7m" => "v7-m",
        "v7em" => "v7e-m",
        "v8" | "v8a" | "v8l" | "aarch64" | "arm64" => "v8-a",
        "v8r" => "v8-r",
        "v8m.base" => "v8-m.base",
        "v8m.main" => "v8-m.main",
        "v8.1m.main" => "v8.1-m.main",
        "v9" | "v9a" => "v9-a",
        version => {
            // Names with a minor version: `v8.2a` is `armv8.2-a`.
            let minor = version
                .strip_suffix('a')
                .filter(|version| version.contains('.'));
            return match minor {
                Some(minor) => KINDS.iter().copied().find(|kind| {
                    let parts = kind
                        .strip_prefix("arm")
                        .and_then(|kind| kind.strip_suffix("-a"));
                    parts == Some(minor)
                }),
                None => KINDS.iter().copied().find(|kind| kind.ends_with(version)),
            };
        }
    };
    KINDS.iter().copied().find(|known| known.ends_with(kind))
}

/// Returns true if an ARM architecture has the M profile.
pub(super) fn is_arm_m(name: &str) -> bool {
    arm_kind(name).is_some_and(|kind| kind.contains("-m") || kind.ends_with("e-m"))
}
