//! Tests conversion rules for memory spaces that are not integers.

use terrace_builtin::attrs::AttrBuilder;
use terrace_builtin::{BUILTIN, MemRefType};
use terrace_ir::{Context, Registry, Type};
use terrace_llvm::types::PointerType;
use terrace_llvm_common::calling::bare_pointer;
use terrace_llvm_common::{LlvmTypeConverter, Options, memory_space};
use terrace_rewrite::ConvertedAttr;

#[test]
fn a_rule_converts_memory_spaces() {
    let mut registry = Registry::new();
    registry.dialect(&BUILTIN).dialect(&terrace_llvm::LLVM);
    let ctx = Context::new(registry);
    let (shared, default, other) = (
        ctx.string("shared"),
        ctx.string("default"),
        ctx.string("other"),
    );
    let memref = |space| {
        ctx.ty(MemRefType {
            shape: [4].into(),
            element: Type::I32,
            layout: None,
            memory_space: Some(space),
        })
    };
    let mut converter = LlvmTypeConverter::new(&ctx, Options::default());
    let without_rule = LlvmTypeConverter::new(&ctx, Options::default());
    assert_eq!(without_rule.convert_one(&ctx, memref(shared)), None);
    converter.add_attribute_conversion(move |_, ctx, _, space| {
        if space == shared {
            ConvertedAttr::To(Some(ctx.i64(3)))
        } else if space == default {
            ConvertedAttr::To(None)
        } else {
            ConvertedAttr::NotMine
        }
    });
    assert_eq!(memory_space(&converter, &ctx, memref(shared)), Some(3));
    assert_eq!(memory_space(&converter, &ctx, memref(default)), Some(0));
    assert_eq!(memory_space(&converter, &ctx, memref(ctx.i64(5))), Some(5));
    assert_eq!(memory_space(&converter, &ctx, memref(other)), None);
    assert_eq!(
        bare_pointer(&converter, &ctx, memref(shared)),
        Some(PointerType::get(&ctx, 3))
    );
    assert_eq!(converter.convert_one(&ctx, memref(other)), None);
}
