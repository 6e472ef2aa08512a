//! The supported targets, and Cranelift's settings for them.

use cranelift_codegen::isa::{self, OwnedTargetIsa};
use cranelift_codegen::settings::Configurable;
use terrace_engine_clif::flags;

use crate::{Error, Options};

/// The format of object files.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Format {
    Elf,
    MachO,
}

/// A supported target.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Known {
    /// The architecture with which triples begin.
    arch: &'static str,
    format: Format,
    /// Cranelift's name of the minimum processor that the code requires; empty for the baseline of the architecture.
    cpu: &'static str,
}

/// The supported targets. Windows and Apple's AArch64 are missing because they have other calling conventions.
const KNOWN: [Known; 3] = [
    Known {
        arch: "x86_64",
        format: Format::Elf,
        // On older processors, Cranelift implements shuffles as calls of functions that no library defines.
        cpu: "x86-64-v2",
    },
    Known {
        arch: "aarch64",
        format: Format::Elf,
        cpu: "",
    },
    Known {
        arch: "x86_64",
        format: Format::MachO,
        cpu: "x86-64-v2",
    },
];

/// The object format of a system or environment. The first entry that occurs in a triple is used.
const SYSTEMS: [(&str, Option<Format>); 13] = [
    ("windows", None),
    ("win32", None),
    ("uefi", None),
    ("cygwin", None),
    ("linux", Some(Format::Elf)),
    ("freebsd", Some(Format::Elf)),
    ("netbsd", Some(Format::Elf)),
    ("openbsd", Some(Format::Elf)),
    ("dragonfly", Some(Format::Elf)),
    ("elf", Some(Format::Elf)),
    ("none", Some(Format::Elf)),
    ("darwin", Some(Format::MachO)),
    ("macos", Some(Format::MachO)),
];

fn known(triple: &str) -> Option<Known> {
    let (arch, rest) = triple.split_once('-')?;
    let arch = match arch {
        "arm64" => "aarch64",
        "amd64" => "x86_64",
        arch => arch,
    };
    let system = SYSTEMS.iter().find(|(name, _)| rest.contains(name))?;
    let format = system.1?;
    let mut known = KNOWN.into_iter();
    known.find(|known| known.arch == arch && known.format == format)
}

/// Returns true if a target triple is supported.
pub fn supports(triple: &str) -> bool {
    known(triple).is_some()
}

/// Returns the triple of this machine.
pub fn host() -> String {
    match cranelift_native::builder() {
        Ok(builder) => builder.triple().to_string(),
        // The machine is unsupported, so only its name matters.
        Err(_) => format!(
            "{}-unknown-{}",
            std::env::consts::ARCH,
            std::env::consts::OS
        ),
    }
}

pub(crate) fn target(options: &Options) -> Result<(OwnedTargetIsa, Format), Error> {
    let triple = options.triple.clone().unwrap_or_else(host);
    let no = |reason: String| Error::Target(format!("target '{triple}': {reason}"));
    let known = known(&triple).ok_or_else(|| {
        let has = "x86-64 and AArch64 with ELF, and x86-64 with Mach-O";
        no(format!("Cranelift makes objects for {has}"))
    })?;
    let cpu = options.cpu.as_deref().unwrap_or(known.cpu);
    let builder = match cpu {
        "native" => {
            let native = cranelift_native::builder().map_err(|error| no(error.to_owned()))?;
            if native.triple().architecture.to_string() != known.arch {
                return Err(no(
                    "'native' requires the target to be this machine".to_owned()
                ));
            }
            native
        }
        cpu => {
            let mut builder =
                isa::lookup_by_name(&triple).map_err(|error| no(error.to_string()))?;
            if !matches!(cpu, "" | "generic") {
                let wrong = |_| no(format!("unknown processor '{cpu}'"));
                builder.enable(cpu).map_err(wrong)?;
            }
            builder
        }
    };
    let frame_pointers = if options.frame_pointers {
        "true"
    } else {
        "false"
    };
    let others = [
        ("is_pic", "true"),
        ("unwind_info", "true"),
        (
            "tls_model",
            match known.format {
                Format::Elf => "elf_gd",
                Format::MachO => "macho",
            },
        ),
        ("preserve_frame_pointers", frame_pointers),
    ];
    let flags = flags(options.opt, options.verify, &others).map_err(no)?;
    builder
        .finish(flags)
        .map(|isa| (isa, known.format))
        .map_err(|error| no(error.to_string()))
}
