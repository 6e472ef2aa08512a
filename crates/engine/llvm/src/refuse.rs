//! Detects modules on which LLVM would end the process, or for which it would generate a program that cannot run.

use terrace_llvmir::{ConstKind, Context, InstKind, Module, Type, TypeKind};

/// The first component of the names of an architecture's intrinsics, and the prefixes of the architecture's triples.
const ARCHITECTURES: [(&str, &[&str]); 16] = [
    ("aarch64", &["aarch64", "arm64"]),
    ("amdgcn", &["amdgcn"]),
    ("arm", &["arm", "thumb"]),
    ("bpf", &["bpf"]),
    ("dx", &["dxil"]),
    ("hexagon", &["hexagon"]),
    ("loongarch", &["loongarch"]),
    ("mips", &["mips"]),
    ("nvvm", &["nvptx"]),
    ("ppc", &["ppc", "powerpc"]),
    ("r600", &["r600"]),
    ("riscv", &["riscv"]),
    ("s390", &["s390x", "systemz"]),
    ("spv", &["spirv"]),
    ("wasm", &["wasm"]),
    ("x86", &["x86_64", "i386", "i486", "i586", "i686"]),
];

/// The prefixes of the triples of architectures with scalable vectors.
const SCALABLE: [&str; 3] = ["aarch64", "arm64", "riscv"];

/// The maximum size of a frame in bytes: frame offsets have 32 bits.
const MAX_FRAME: u64 = i32::MAX as u64;

/// A construct that is rejected.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refused {
    /// The function or other global value, with the prefix `@`.
    pub symbol: String,
    /// The reason: "calls @llvm.aarch64.crc32b, which only aarch64 has".
    pub reason: String,
}

impl std::fmt::Display for Refused {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "'{}' {}", self.symbol, self.reason)
    }
}

/// Returns the known constructs of a module that LLVM cannot compile for a triple and does not report itself. If
/// `for_jit` is true, also returns those that cannot be linked into a process.
pub fn refused(module: &Module, triple: &str, for_jit: bool) -> Vec<Refused> {
    let ctx = &module.ctx;
    let mut found = Vec::new();
    let name = |symbol| format!("@{}", String::from_utf8_lossy(ctx.symbols.name(symbol)));
    if for_jit {
        found.extend(module.ifuncs.iter().map(|ifunc| Refused {
            symbol: name(ifunc.value.symbol),
            reason: "is an ifunc, which the JIT does not support".to_owned(),
        }));
    }
    for function in &module.functions {
        let symbol = name(function.value.symbol);
        let is_defined = !function.body.blocks().is_empty();
        let other = architecture(&symbol, triple).filter(|_| !is_defined);
        if let Some(architecture) = other {
            let reason = format!("is an intrinsic of {architecture}, and the target is '{triple}'");
            found.push(Refused { symbol, reason });
            continue;
        }
        let scales = uses_scalable(ctx, function);
        match symbol.strip_prefix(ENTRY) {
            // The entry's block only has space for `vscale` 1.
            Some(called) if scales && has_scalable(triple) => found.push(Refused {
                symbol: format!("@{called}"),
                reason: "has a parameter or result of scalable vector type".to_owned(),
            }),
            None if scales && !has_scalable(triple) => found.push(Refused {
                symbol: symbol.clone(),
                reason: format!("uses scalable vectors, which '{triple}' does not support"),
            }),
            _ => {}
        }
        if frame(ctx, function) > MAX_FRAME {
            let reason = format!("puts more than {MAX_FRAME} bytes on the stack");
            found.push(Refused { symbol, reason });
        }
    }
    found
}

/// The name prefix of packed entries, which take all arguments and results in one block.
const ENTRY: &str = "@terrace_packed_";

/// Returns the architecture of an intrinsic, unless it is that of the triple.
fn architecture(symbol: &str, triple: &str) -> Option<&'static str> {
    let component = symbol.strip_prefix("@llvm.")?.split('.').next()?;
    let known = ARCHITECTURES.iter().find(|(name, _)| *name == component)?;
    let (name, triples) = known;
    (!triples.iter().any(|start| triple.starts_with(start))).then_some(*name)
}

fn has_scalable(triple: &str) -> bool {
    SCALABLE.iter().any(|start| triple.starts_with(start))
}

fn uses_scalable(ctx: &Context, function: &terrace_llvmir::Function) -> bool {
    let is_scalable = |mut ty: Type| {
        while let TypeKind::Array { element, .. } = ctx.types.kind(ty) {
            ty = element;
        }
        ctx.types.is_scalable(ty)
    };
    let body = &function.body;
    let mut insts = body.blocks().iter().flat_map(|&block| body.insts(block));
    body.args().iter().copied().any(is_scalable)
        || insts.any(|inst| is_scalable(body.inst_type(inst)))
}

/// Returns the total size in bytes of a function's allocas of constant size.
fn frame(ctx: &Context, function: &terrace_llvmir::Function) -> u64 {
    let body = &function.body;
    let insts = body.blocks().iter().flat_map(|&block| body.insts(block));
    insts.fold(0, |sum: u64, inst| match body.kind(inst) {
        InstKind::Alloca { element, count, .. } => {
            let count = count.as_const().map(|count| ctx.consts.kind(count));
            let count = match count {
                Some(ConstKind::Int(count)) => count,
                _ => 0,
            };
            let size = ctx.layout.alloc_size(&ctx.types, element).unwrap_or(0);
            sum.saturating_add(size.saturating_mul(count))
        }
        _ => sum,
    })
}
