//! Computes the data layout of a target triple, as LLVM's `Triple::computeDataLayout`.

use super::triple::{Arch, ObjectFormat, Triple, is_arm_m};

/// Returns the data layout string of LLVM's target for a triple.
pub(super) fn data_layout(triple: &Triple<'_>) -> String {
    let mangling = mangling(triple);
    match triple.arch {
        Arch::AArch64 | Arch::AArch64Be | Arch::AArch64With32 => aarch64(triple),
        Arch::AmdGcn => {
            "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-\
             p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-\
             v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
                .to_owned()
        }
        Arch::Arm | Arch::ArmBe | Arch::Thumb | Arch::ThumbBe => arm(triple, mangling),
        Arch::Avr => "e-P1-p:16:8-i8:8-i16:8-i32:8-i64:8-f32:8-f64:8-n8:16-a:8".to_owned(),
        Arch::Bpf | Arch::LoongArch64 => "e-m:e-p:64:64-i64:64-i128:128-n32:64-S128".to_owned(),
        Arch::BpfBe => "E-m:e-p:64:64-i64:64-i128:128-n32:64-S128".to_owned(),
        Arch::Hexagon => {
            "e-m:e-p:32:32:32-a:0-n16:32-i64:64:64-i32:32:32-i16:16:16-i1:8:8-f32:32:32-f64:64:64-v32:32:32-v64:64:64-\
             v512:512:512-v1024:1024:1024-v2048:2048:2048"
                .to_owned()
        }
        Arch::Lanai => "E-m:e-p:32:32-i64:64-a:0:32-n32-S64".to_owned(),
        Arch::LoongArch32 => "e-m:e-p:32:32-i64:64-n32-S128".to_owned(),
        Arch::M68k => "E-m:e-p:32:16:32-i8:8:8-i16:16:16-i32:16:32-n8:16:32-a:0:16-S16".to_owned(),
        Arch::Mips | Arch::MipsLe | Arch::Mips64 | Arch::Mips64Le => mips(triple),
        Arch::Msp430 => "e-m:e-p:16:16-i32:16-i64:16-f32:16-f64:16-a:8-n8:16-S16".to_owned(),
        Arch::Nvptx => "e-p:32:32-p6:32:32-p7:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64".to_owned(),
        Arch::Nvptx64 => "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64".to_owned(),
        Arch::PowerPc | Arch::PowerPcLe | Arch::PowerPc64 | Arch::PowerPc64Le => powerpc(triple, mangling),
        Arch::R600 => {
            "e-m:e-p:32:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-\
             v2048:2048-n32:64-S32-A5-G1"
                .to_owned()
        }
        Arch::RiscV32 | Arch::RiscV32Be | Arch::RiscV64 | Arch::RiscV64Be => riscv(triple),
        Arch::Sparc => "E-m:e-p:32:32-i64:64-i128:128-f128:64-n32-S64".to_owned(),
        Arch::SparcLe => "e-m:e-p:32:32-i64:64-i128:128-f128:64-n32-S64".to_owned(),
        Arch::SparcV9 => "E-m:e-i64:64-i128:128-n32:64-S128".to_owned(),
        Arch::Spirv | Arch::Spirv32 | Arch::Spirv64 => {
            let pointers = match triple.arch {
                Arch::Spirv32 => "-p:32:32",
                _ => "",
            };
            let globals = match triple.arch {
                Arch::Spirv => "G10",
                _ => "G1",
            };
            format!(
                "e{pointers}-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-\
                 n8:16:32:64-{globals}"
            )
        }
        Arch::SystemZ => {
            let pointers = match triple.system {
                "zos" => "-p1:32:32",
                _ => "",
            };
            format!("E-m:{mangling}{pointers}-i1:8:16-i8:8:16-i64:64-f128:64-v128:64-a:8:16-n32:64")
        }
        Arch::Ve => {
            "e-m:e-i64:64-n32:64-S128-v64:64:64-v128:64:64-v256:64:64-v512:64:64-v1024:64:64-v2048:64:64-v4096:64:64-\
             v8192:64:64-v16384:64:64"
                .to_owned()
        }
        Arch::Wasm32 | Arch::Wasm64 => {
            let pointers = match triple.arch {
                Arch::Wasm32 => "p:32:32",
                _ => "p:64:64",
            };
            let floats = match triple.system {
                "emscripten" => "-f128:64",
                _ => "",
            };
            format!("e-m:e-{pointers}-p10:8:8-p20:8:8-i64:64-i128:128{floats}-n32:64-S128-ni:1:10:20")
        }
        Arch::X86 | Arch::X86With64 => x86(triple, mangling),
        Arch::XCore => "e-m:e-p:32:32-i1:8:32-i8:8:32-i16:16:32-i64:32-f64:32-a:0:32-n32".to_owned(),
        Arch::Xtensa => "e-m:e-p:32:32-i8:8:32-i16:16:32-i64:64-n32".to_owned(),
    }
}

/// Returns the letter of the name mangling of symbols in object files.
fn mangling(triple: &Triple<'_>) -> char {
    match triple.format {
        ObjectFormat::Goff => 'l',
        ObjectFormat::MachO => 'o',
        ObjectFormat::Xcoff => 'a',
        ObjectFormat::Coff if triple.is_windows() || triple.system == "uefi" => match triple.arch {
            Arch::X86 => 'x',
            _ => 'w',
        },
        _ => 'e',
    }
}

fn aarch64(triple: &Triple<'_>) -> String {
    const SPACES: &str = "p270:32:32-p271:32:32-p272:64:64";
    const END: &str = "i64:64-i128:128-n32:64-S128-Fn32";
    let order = match triple.arch {
        Arch::AArch64Be => "E",
        _ => "e",
    };
    match triple.format {
        ObjectFormat::MachO => {
            let pointers = match triple.arch {
                Arch::AArch64With32 => "-p:32:32",
                _ => "",
            };
            format!("e-m:o{pointers}-{SPACES}-{END}")
        }
        ObjectFormat::Coff => format!("e-m:w-{SPACES}-p:64:64-i32:32-{END}"),
        _ => {
            let pointers = match triple.environment {
                "gnu_ilp32" => "-p:32:32",
                _ => "",
            };
            format!("{order}-m:e{pointers}-{SPACES}-i8:8:32-i16:16:32-{END}")
        }
    }
}

fn arm(triple: &Triple<'_>, mangling: char) -> String {
    const OLD: &str = "f64:32:64-v64:32:64-v128:32:128-a:0:32-n32-S32";
    const NEW: &str = "i64:64-v128:64:128-a:0:32-n32-S64";
    const WATCH: &str = "i64:64-a:0:32-n32-S128";
    let order = match triple.arch {
        Arch::Arm | Arch::Thumb => "e",
        _ => "E",
    };
    let abi = if triple.format == ObjectFormat::MachO {
        if triple.environment == "eabi" || triple.system.is_empty() || is_arm_m(triple.name) {
            NEW
        } else if triple.name.ends_with("v7k") {
            WATCH
        } else {
            OLD
        }
    } else if triple.system == "netbsd"
        && !triple.environment.contains("eabi")
        && !matches!(triple.environment, "android" | "ohos")
    {
        OLD
    } else {
        NEW
    };
    format!("{order}-m:{mangling}-p:32:32-Fi8-{abi}")
}

fn mips(triple: &Triple<'_>) -> String {
    let order = match triple.arch {
        Arch::Mips | Arch::Mips64 => "E",
        _ => "e",
    };
    let sizes = match triple.arch {
        Arch::Mips | Arch::MipsLe => "m:m-p:32:32-i8:8:32-i16:16:32-i64:64-n32-S64",
        _ if triple.has_32_bit_pointers() => {
            "m:e-p:32:32-i8:8:32-i16:16:32-i64:64-i128:128-n32:64-S128"
        }
        _ => "m:e-i8:8:32-i16:16:32-i64:64-i128:128-n32:64-S128",
    };
    format!("{order}-{sizes}")
}

fn riscv(triple: &Triple<'_>) -> String {
    const WITH_32: &str = "p:32:32-i64:64-n32-S128";
    const WITH_64: &str = "p:64:64-i64:64-i128:128-n32:64-S128";
    if triple.format == ObjectFormat::MachO {
        return format!("e-m:o-{WITH_32}");
    }
    match triple.arch {
        Arch::RiscV32 => format!("e-m:e-{WITH_32}"),
        Arch::RiscV32Be => format!("E-m:e-{WITH_32}"),
        Arch::RiscV64 => format!("e-m:e-{WITH_64}"),
        _ => format!("E-m:e-{WITH_64}"),
    }
}

fn powerpc(triple: &Triple<'_>, mangling: char) -> String {
    let order = match triple.arch {
        Arch::PowerPc | Arch::PowerPc64 => "E",
        _ => "e",
    };
    let is_64 = matches!(triple.arch, Arch::PowerPc64 | Arch::PowerPc64Le);
    let is_aix = triple.system == "aix";
    // The older ABI has function descriptors, with the alignment of pointers.
    let has_newer_abi = triple.environment.starts_with("musl")
        || triple.environment == "ohos"
        || match triple.system {
            "freebsd" => !(1..13).contains(&triple.system_version),
            system => matches!(system, "openbsd" | "liteos"),
        };
    let has_descriptors = triple.arch == Arch::PowerPc64 && !has_newer_abi;
    let functions = match (is_64, is_aix || has_descriptors) {
        (_, false) => "Fn32",
        (true, true) => "Fi64",
        (false, true) => "Fi32",
    };
    let pointers = match is_64 && triple.system != "lv2" {
        true => "",
        false => "-p:32:32",
    };
    let integers = match is_64 {
        true => "i64:64-i128:128-n32:64",
        false => "i64:64-n32",
    };
    let floats = match is_aix {
        true => "-f64:32:64",
        false => "",
    };
    let vectors = match is_64 && (is_aix || triple.system == "linux") {
        true => "-S128-v256:256:256-v512:512:512",
        false => "",
    };
    format!("{order}-m:{mangling}{pointers}-{functions}-{integers}{floats}{vectors}")
}

fn x86(triple: &Triple<'_>, mangling: char) -> String {
    let is_64 = triple.arch == Arch::X86With64;
    let is_mcu = triple.system == "elfiamcu";
    let is_windows = triple.is_windows();
    let pointers = match is_64 && !triple.has_32_bit_pointers() {
        true => "",
        false => "-p:32:32",
    };
    let integers = if is_64 || is_windows {
        "i64:64-i128:128"
    } else if is_mcu {
        "i64:32-f64:32"
    } else {
        "i128:128-f64:32:64"
    };
    let is_msvc = is_windows && matches!(triple.environment, "" | "msvc");
    let floats = if is_mcu {
        "f128:32"
    } else if is_64 || triple.is_darwin() || is_msvc {
        "f80:128"
    } else {
        "f80:32"
    };
    let widths = match is_64 {
        true => "n8:16:32:64",
        false => "n8:16:32",
    };
    let stack = match !is_64 && is_windows || is_mcu {
        true => "a:0:32-S32",
        false => "S128",
    };
    format!(
        "e-m:{mangling}{pointers}-p270:32:32-p271:32:32-p272:64:64-{integers}-{floats}-{widths}-{stack}"
    )
}
