//! Checks that the paths in `docs/mlir-to-terrace.md` are items of this crate or of `terrace-tools`.

use std::collections::BTreeSet;
use std::path::Path;

/// Imports each path, and lists all paths.
macro_rules! paths {
    ($($($name:ident)::+,)*) => {
        mod named {
            #![expect(unused_imports, reason = "a path that names nothing is an error of the compiler")]
            $(use $($name)::+ as _;)*
        }

        /// The segments of each path.
        const PATHS: &[&[&str]] = &[$(&[$(stringify!($name)),+]),*];
    };
}

paths! {
    terrace::analysis,
    terrace::analysis::CallGraph,
    terrace::arith_transforms,
    terrace::asm::OpAsm,
    terrace::asm::hooks,
    terrace::asm::parse,
    terrace::asm::print,
    terrace::builtin::constraints,
    terrace::builtin::data_layout::DataLayout,
    terrace::builtin::locations,
    terrace::builtin::types::ShapedTypeInterface,
    terrace::cf::conversions,
    terrace::convert_to_llvm::arith,
    terrace::diag::Diagnostics,
    terrace::diag::Loc,
    terrace::func::conversions,
    terrace::interfaces::int_range,
    terrace::interfaces::memory_slot,
    terrace::interfaces::offset_size_stride,
    terrace::interfaces::runtime_verifiable,
    terrace::interfaces::value_bounds,
    terrace::interfaces::view_like,
    terrace::ir::Attr,
    terrace::ir::AttrConstraint,
    terrace::ir::Body,
    terrace::ir::BodyTree,
    terrace::ir::Builder,
    terrace::ir::Context,
    terrace::ir::Dominance,
    terrace::ir::IrMapping,
    terrace::ir::OpId,
    terrace::ir::OpRef,
    terrace::ir::Place,
    terrace::ir::Registry,
    terrace::ir::SymbolTable,
    terrace::ir::SymbolTables,
    terrace::ir::Traits,
    terrace::ir::Type,
    terrace::ir::TypeConstraint,
    terrace::ir::call,
    terrace::ir::dialect,
    terrace::ir::effects,
    terrace::ir::interfaces,
    terrace::ir::interfaces::MaterializeConstant,
    terrace::ir::loops,
    terrace::ir::parts_of,
    terrace::ir::region_branch,
    terrace::ir::speculation,
    terrace::ir::symbol_uses,
    terrace::llvm_common,
    terrace::llvm_common::ConvertToLlvmPatternInterface,
    terrace::llvm_common::LlvmRewriter,
    terrace::llvm_common::LlvmTypeConverter,
    terrace::llvm_common::MemRefDescriptorView,
    terrace::llvm_common::OneToOne,
    terrace::llvm_common::Options,
    terrace::llvm_common::vector::unroll,
    terrace::llvmir,
    terrace::llvmir::FunctionBuilder,
    terrace::llvmir_read,
    terrace::memref::conversions,
    terrace::memref_transforms,
    terrace::op,
    terrace::pass::Analysis,
    terrace::pass::Bundle,
    terrace::pass::OpPassManager,
    terrace::pass::OptionDef,
    terrace::pass::OptionKind,
    terrace::pass::Outer,
    terrace::pass::PassDef,
    terrace::pass::PassManager,
    terrace::pass::PipelineDef,
    terrace::pass::Statistic,
    terrace::pass::convert,
    terrace::pass::instrument,
    terrace::pass::parse_pipeline,
    terrace::pass::rewrite_greedily,
    terrace::presburger::IntegerRelation,
    terrace::presburger::LinearConstraints,
    terrace::presburger::PresburgerSet,
    terrace::presburger::Simplex,
    terrace::rewrite::Canonicalization,
    terrace::rewrite::Conversion,
    terrace::rewrite::ConversionRewriter,
    terrace::rewrite::ConversionTarget,
    terrace::rewrite::IrRewriter,
    terrace::rewrite::Listener,
    terrace::rewrite::Pattern,
    terrace::rewrite::Rewriter,
    terrace::rewrite::TypeConverter,
    terrace::rewrite::greedy,
    terrace::rewrite::walk_and_apply_patterns,
    terrace::scf::conversions,
    terrace::to_llvmir::FunctionTranslation,
    terrace::to_llvmir::LlvmTranslationDialectInterface,
    terrace::vector_passes,
    terrace::vector_transforms,
    terrace_tools::Tool,
}

#[test]
fn each_path_names_an_item() {
    let page = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/mlir-to-terrace.md");
    let page = std::fs::read_to_string(page).expect("the page");
    let quoted = page.split('`').skip(1).step_by(2);
    let written: BTreeSet<String> = quoted
        .filter(|code| code.starts_with("terrace::") || code.starts_with("terrace_tools::"))
        .map(|code| code.trim_end_matches('!').to_owned())
        .collect();
    let checked = PATHS.iter().map(|path| path.join("::")).collect();
    assert_eq!(
        written, checked,
        "paths of the page, and paths that the compiler has checked"
    );
    assert!(
        !page.contains("/src/"),
        "an item is named by its path, not by its file"
    );
}
