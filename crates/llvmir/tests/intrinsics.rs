//! The attributes of intrinsic declarations, and the names of their overloads.

use terrace_llvmir::*;

/// Returns the declaration of the intrinsic `name` for these overloaded types.
fn declaration(ctx: &mut Context, name: &str, overloads: &[Type]) -> String {
    let intrinsic = Intrinsic::of_name(name).unwrap();
    let ty = ctx.intrinsic_type(&intrinsic, overloads).unwrap();
    let list = intrinsic.attributes(ctx, ty);
    let TypeKind::Function { result, params, .. } = ctx.types.kind(ty) else {
        panic!("no function type");
    };
    let text = |set| String::from_utf8_lossy(ctx.attrs.inline_text(set)).into_owned();
    let typed = |ty, set| {
        let mut words = Vec::new();
        ctx.types.push_type(ty, &mut words);
        format!("{} {}", String::from_utf8_lossy(&words), text(set))
    };
    let sets = ctx.attrs.param_sets(list);
    let set = |at: usize| sets.get(at).copied().unwrap_or(AttrSet::EMPTY);
    let params = params.iter().enumerate();
    let params: Vec<String> = params
        .map(|(at, ty)| typed(*ty, set(at)).trim_end().to_owned())
        .collect();
    format!(
        "{} {} {}({}) {}",
        text(ctx.attrs.result_set(list)),
        typed(result, AttrSet::EMPTY).trim_end(),
        String::from_utf8_lossy(&intrinsic.mangled_name(ctx, overloads)),
        params.join(", "),
        text(ctx.attrs.function_set(list))
    )
    .trim()
    .to_owned()
}

#[test]
fn attributes_of_declarations() {
    let mut ctx = Context::new();
    assert_eq!(
        declaration(&mut ctx, "llvm.memcpy", &[Type::PTR, Type::PTR, Type::I64]),
        "void llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) \
         nocallback nofree nounwind willreturn memory(argmem: readwrite)"
    );
    assert_eq!(
        declaration(&mut ctx, "llvm.assume", &[]),
        "void llvm.assume(i1 noundef) nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)"
    );
    assert_eq!(
        declaration(&mut ctx, "llvm.trap", &[]),
        "void llvm.trap() cold noreturn nounwind memory(inaccessiblemem: write)"
    );
    assert_eq!(
        declaration(&mut ctx, "llvm.read_register", &[Type::I32]),
        "i32 llvm.read_register.i32(metadata) nocallback nofree nosync nounwind willreturn memory(read)"
    );
    assert_eq!(
        declaration(&mut ctx, "llvm.experimental.deoptimize", &[Type::FLOAT]),
        "float llvm.experimental.deoptimize.f32()",
        "it throws"
    );
}

#[test]
fn ranges_are_as_wide_as_their_value() {
    let mut ctx = Context::new();
    assert_eq!(
        declaration(&mut ctx, "llvm.scmp", &[Type::I8, Type::I64]),
        "range(i8 -1, 2) i8 llvm.scmp.i8.i64(i64, i64) nocallback nocreateundeforpoison nofree nosync nounwind speculatable \
         willreturn memory(none)"
    );
    let vector = ctx.types.vector(Type::I128, 2);
    let text = declaration(&mut ctx, "llvm.scmp", &[vector, vector]);
    assert!(text.starts_with("range(i128 -1, 2) <2 x i128> llvm.scmp.v2i128.v2i128("));
}

#[test]
fn constants_keep_their_ranges() {
    let mut ctx = Context::new();
    assert_eq!(
        declaration(
            &mut ctx,
            "llvm.nvvm.fence.proxy.tensormap_generic.acquire.cta",
            &[]
        ),
        "void llvm.nvvm.fence.proxy.tensormap_generic.acquire.cta(ptr, i32 immarg range(i32 128, 129)) nocallback nounwind \
         memory(argmem: readwrite)"
    );
}

#[test]
fn names_of_overloads() {
    let mut ctx = Context::new();
    let array = ctx.types.ptr(3);
    let array = ctx.types.array(array, 2);
    let array = ctx.types.array(array, 4);
    let packed = ctx.types.struct_(&[Type::I8, Type::FLOAT], true);
    let nested = ctx.types.struct_(&[Type::I32, packed], false);
    let named = ctx.types.identified(b"pair");
    let scalable = ctx.types.scalable_vector(Type::BFLOAT, 4);
    let function = ctx.types.function(Type::VOID, &[Type::PTR], true);
    let image = ctx
        .types
        .target_ext(b"spirv.Image", &[Type::VOID, Type::I32], &[1, 7]);
    for (ty, suffix) in [
        (array, "a4a2p3"),
        (nested, "sl_i32sl_i8f32ss"),
        (named, "s_pairs"),
        (scalable, "nxv4bf16"),
        (function, "f_isVoidp0varargf"),
        (image, "tspirv.Image_isVoid_i32_1_7t"),
        (Type::PPC_FP128, "ppcf128"),
        (Type::X86_FP80, "f80"),
    ] {
        let name = ctx.mangled_name("llvm.ssa.copy", &[ty]);
        assert_eq!(
            String::from_utf8_lossy(&name),
            format!("llvm.ssa.copy.{suffix}")
        );
    }
}
