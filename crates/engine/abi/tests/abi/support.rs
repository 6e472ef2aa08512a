//! Modules with functions to call.

use terrace_engine_abi::{Convention, Entry, NoEntry, Signature, record};
use terrace_ir::Diagnostics;
use terrace_llvmir::{Module, ModuleWriter};
use terrace_llvmir_read::ReadOptions;

/// Returns the signatures of the functions in an MLIR module.
pub(crate) fn recorded(source: &str) -> Vec<Signature> {
    let ctx = terrace_testing::context(&[&terrace_func::FUNC, &terrace_llvm::LLVM]);
    let mut diags = Diagnostics::new();
    let body = terrace_testing::read(&ctx, source, &mut diags);
    let body = body.unwrap_or_else(|_| panic!("{}", terrace_testing::messages(&ctx, &diags)));
    record(&ctx, &body)
}

pub(crate) fn module(text: &str) -> Module {
    let read = terrace_llvmir_read::read(text.as_bytes(), "test.ll", ReadOptions::default());
    read.unwrap_or_else(|error| panic!("{}", String::from_utf8_lossy(&error.render("test.ll"))))
}

/// Returns the entry of a function `f` with these source arguments and results, whose lowered form is `lowered`.
pub(crate) fn entry_of(
    ty: &str,
    lowered: &str,
    convention: Convention,
) -> Result<(Entry, Module), NoEntry> {
    let (params, results) = ty.split_once(" -> ").expect("a function type");
    let params: Vec<String> = (params.split("; ").filter(|ty| !ty.is_empty()).enumerate())
        .map(|(at, ty)| format!("%a{at}: {ty}"))
        .collect();
    let params = params.join(", ");
    let source = match results {
        "()" => format!("func.func @f({params}) {{ return }}"),
        results => format!("func.func @f({params}) -> {results} {{ \"test.end\"() : () -> () }}"),
    };
    let signatures = recorded(&source);
    let mut module = module(lowered);
    let entry = Entry::add(&mut module, &signatures[0], convention)?;
    Ok((entry, module))
}

/// Returns the same with the default convention.
pub(crate) fn entry(ty: &str, lowered: &str) -> Entry {
    match entry_of(ty, lowered, Convention::default()) {
        Ok((entry, _)) => entry,
        Err(error) => panic!("{error}"),
    }
}

/// Returns the text of the entry in a module.
pub(crate) fn entry_text(module: &Module) -> String {
    let text = ModuleWriter::write(module).expect("blocks are there");
    let text = String::from_utf8(text).expect("LLVM IR text is ASCII");
    let start = text.find("define void @terrace_packed_").expect("an entry");
    text[start..].trim().to_owned()
}

/// Returns an entry of a function with one memref argument of this rank.
pub(crate) fn memref_entry(memref: &str, rank: usize) -> Entry {
    let sizes = ", i64".repeat(2 * rank);
    let lowered = format!("define void @f(ptr, ptr, i64{sizes}) {{ ret void }}");
    entry(&format!("{memref} -> ()"), &lowered)
}

/// Returns an entry of a function with one argument that is passed unchanged.
pub(crate) fn plain_entry(ty: &str, llvm: &str) -> Entry {
    entry(
        &format!("{ty} -> ()"),
        &format!("define void @f({llvm} %a) {{ ret void }}"),
    )
}
