//! Modules that LLVM would end the process on, or make a program of that cannot run.

use terrace_llvmir::{ConstKind, Context, InstKind, Module, Type, TypeKind};

/// The first components of the names of one architecture's intrinsics, and the beginnings of its triples.
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

/// Architectures that have vectors whose length is only known when they run.
const SCALABLE: [&str; 3] = ["aarch64", "arm64", "riscv"];

/// The greatest size of a frame in bytes: offsets have 32 bits.
const MAX_FRAME: u64 = i32::MAX as u64;

/// Something that is refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refused {
    /// The function or other global value, with its `@`.
    pub symbol: String,
    /// The reason: "calls @llvm.aarch64.crc32b, which only aarch64 has".
    pub reason: String,
}

impl std::fmt::Display for Refused {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "'{}' {}", self.symbol, self.reason)
    }
}

/// Everything in a module that LLVM cannot compile for a triple without reporting it itself, as far as is known.
/// `for_jit`: nor link into a process.
pub fn refused(module: &Module, triple: &str, for_jit: bool) -> Vec<Refused> {
    let ctx = &module.ctx;
    let mut found = Vec::new();
    let name = |symbol| format!("@{}", String::from_utf8_lossy(ctx.symbols.name(symbol)));
    if for_jit {
        found.extend(module.ifuncs.iter().map(|ifunc| Refused {
            symbol: name(ifunc.value.symbol),
            reason: "is an ifunc, which is not linked into a process".to_owned(),
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
            // Its block has room for `vscale` 1.
            Some(called) if scales && has_scalable(triple) => found.push(Refused {
                symbol: format!("@{called}"),
                reason: "takes or returns scalable vectors, whose length is not known".to_owned(),
            }),
            None if scales && !has_scalable(triple) => found.push(Refused {
                symbol: symbol.clone(),
                reason: format!("uses scalable vectors, which '{triple}' has not"),
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

/// The beginning of the names of entries, which take all arguments and results in one block.
const ENTRY: &str = "@terrace_packed_";

/// The architecture that an intrinsic is of, unless that is the triple's.
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

/// The bytes of a function's allocations of constant size.
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
