//! The text of modules: header, globals, function headers, groups, metadata. Text written separately must equal text
//! written in place.

use terrace_llvmir::*;

/// Writes `module`; `body` builds the bodies of its functions.
fn text_of(module: &mut Module, mut body: impl FnMut(&mut FunctionBuilder<'_>, Symbol)) -> String {
    module.publish();
    let mut writer = ModuleWriter::new();
    writer.header(module);
    let mut arena = FunctionBody::new();
    for function in module.functions.clone() {
        let ty = module.ctx.symbols.info(function.value.symbol).value_type;
        let mut fb = FunctionBuilder::new(&mut module.ctx, &mut arena, ty);
        body(&mut fb, function.value.symbol);
        writer.function(module, &function, &arena);
    }
    String::from_utf8(writer.finish(module).unwrap()).unwrap()
}

fn declarations(module: &mut Module) -> String {
    text_of(module, |_, _| {})
}

#[test]
fn header() {
    let mut module = Module::new();
    module.identifier = b"LLVMDialectModule".as_slice().into();
    module.source_filename = b"a\"b.mlir".as_slice().into();
    module.set_data_layout("e-i64:64-p:32:32").unwrap();
    module.target_triple = b"x86_64-unknown-linux-gnu".as_slice().into();
    module.inline_asm = b"nop\n.globl x\n".to_vec();
    module.add_int_flag(FlagBehavior::Warning, b"Debug Info Version", 3);
    assert_eq!(
        module.set_data_layout("e-nonsense"),
        Ok(()),
        "native widths are not looked at"
    );
    assert!(module.set_data_layout("e-q").is_err());
    module.set_data_layout("e-i64:64-p:32:32").unwrap();
    assert_eq!(
        declarations(&mut module),
        "; ModuleID = 'LLVMDialectModule'
source_filename = \"a\\22b.mlir\"
target datalayout = \"e-i64:64-p:32:32\"
target triple = \"x86_64-unknown-linux-gnu\"

module asm \"nop\"
module asm \".globl x\"

!llvm.module.flags = !{!0}

!0 = !{i32 2, !\"Debug Info Version\", i32 3}
"
    );
}

#[test]
fn types() {
    let mut module = Module::new();
    let types = &mut module.ctx.types;
    let node = types.identified(b"node");
    types.identified(b"an opaque");
    let packed = types.struct_(&[Type::I8, Type::I64], true);
    assert!(types.set_body(node, &[Type::PTR, packed], false));
    assert!(!types.set_body(node, &[], false), "a body is given once");
    assert_eq!(types.identified(b"node"), node);
    let wide = types.int(7);
    let vector = types.scalable_vector(wide, 4);
    let far = types.ptr(3);
    let image = types.target_ext(b"spirv.Image", &[Type::VOID, Type::FLOAT], &[0, 1]);
    let function = types.function(Type::VOID, &[vector, far, Type::X86_AMX], true);
    let none = types.function(Type::TOKEN, &[image], false);
    let array = types.array(Type::PPC_FP128, 1 << 40);
    let nested = types.struct_(&[array, Type::EMPTY_STRUCT, node], false);
    module.add_global(b"g", nested, 0).unwrap();
    module.add_function(b"f", function).unwrap();
    module.add_function(b"h", none).unwrap();
    assert_eq!(
        declarations(&mut module),
        "
%node = type { ptr, <{ i8, i64 }> }

@g = external global { [1099511627776 x ppc_fp128], {}, %node }

declare void @f(<vscale x 4 x i7>, ptr addrspace(3), x86_amx, ...)

declare token @h(target(\"spirv.Image\", void, float, 0, 1))

%\"an opaque\" = type opaque
"
    );
}

#[test]
fn deeply_nested_types_and_constants_do_not_recurse() {
    let mut module = Module::new();
    let depth = 50_000;
    let mut ty = Type::I8;
    for _ in 0..depth {
        ty = module.ctx.types.array(ty, 1);
    }
    let symbol = module.add_global(b"g", ty, 0).unwrap();
    let address = module.ctx.symbol(symbol);
    let one = module.ctx.const_int(Type::I64, 1);
    let mut c = module
        .ctx
        .fold_cast(CastOp::PtrToInt, address, Type::I64)
        .unwrap();
    for _ in 0..depth {
        c = module.ctx.fold_binary(BinaryOp::Sub, c, one).unwrap();
    }
    let masked = module.ctx.fold_binary(BinaryOp::And, c, one);
    assert_eq!(masked, None, "nothing is known of a size that nested");
    module.add_global(b"h", Type::I64, 0).unwrap();
    module.globals[1].initializer = Some(c);
    let text = declarations(&mut module);
    assert_eq!(text.matches('[').count(), depth);
    assert_eq!(text.matches("sub (").count(), depth);
}

#[test]
fn globals() {
    let mut module = Module::new();
    let text = module.ctx.string(b"a\"\\\0\xff".as_slice());
    let ty = module.ctx.consts.type_of(text);
    let one = module.ctx.const_int(Type::I32, 1);
    let comdat = module.add_comdat(b"c", ComdatKind::Any);
    let own = module.add_comdat(b"x y", ComdatKind::NoDeduplicate);
    for (name, ty, space) in [("s", ty, 0), ("x y", Type::I32, 3), ("weak", Type::I32, 0)] {
        module.add_global(name.as_bytes(), ty, space).unwrap();
    }
    assert!(
        module.add_global(b"s", Type::I8, 0).is_none(),
        "names are taken once"
    );
    let attrs = module.ctx.attr_set(&[Attribute::string("k", "")]);
    let node = module.ctx.metadata.node(&[]);
    let [s, x, weak] = module.globals.as_mut_slice() else {
        panic!()
    };
    s.initializer = Some(text);
    s.constant = true;
    s.value.linkage = Linkage::Private;
    s.value.dso_local = true;
    s.value.unnamed_addr = UnnamedAddr::Global;
    s.align = Some(1);
    s.comdat = Some(comdat);
    x.initializer = Some(one);
    x.value.dso_local = true;
    x.value.dll_storage = DllStorage::Export;
    x.thread_local = ThreadLocal::InitialExec;
    x.externally_initialized = true;
    x.section = b".data".as_slice().into();
    x.value.partition = b"p".as_slice().into();
    x.code_model = b"large".as_slice().into();
    x.sanitizer = vec!["no_sanitize_address", "sanitize_memtag"];
    x.comdat = Some(own);
    x.attrs = attrs;
    x.attachments = vec![(MdKindId::ABSOLUTE_SYMBOL, node)];
    weak.value.linkage = Linkage::ExternalWeak;
    weak.value.visibility = Visibility::Hidden;
    weak.value.dso_local = true;
    assert_eq!(
        declarations(&mut module),
        "
$c = comdat any

$\"x y\" = comdat nodeduplicate

@s = private unnamed_addr constant [5 x i8] c\"a\\22\\\\\\00\\FF\", comdat($c), align 1
@\"x y\" = dso_local dllexport thread_local(initialexec) addrspace(3) externally_initialized \
         global i32 1, section \".data\", partition \"p\", code_model \"large\", \
         no_sanitize_address, sanitize_memtag, comdat, !absolute_symbol !0 #0
@weak = extern_weak dso_local hidden global i32

attributes #0 = { \"k\" }

!0 = !{}
"
    );
}

#[test]
fn aliases_and_ifuncs() {
    let mut module = Module::new();
    let ty = module.ctx.types.function(Type::VOID, &[], false);
    let f = module.add_function(b"f", ty).unwrap();
    let target = module.ctx.symbol(f);
    let alias = module.add_symbol(b"a", SymbolKind::Alias, ty, 0).unwrap();
    let ifunc = module.add_symbol(b"i", SymbolKind::IFunc, ty, 0).unwrap();
    let value = GlobalValue {
        linkage: Linkage::WeakOdr,
        visibility: Visibility::Protected,
        ..GlobalValue::new(alias)
    };
    module.aliases.push(Alias {
        value,
        thread_local: ThreadLocal::NotThreadLocal,
        aliasee: target,
    });
    module.ifuncs.push(IFunc {
        value: GlobalValue::new(ifunc),
        resolver: target,
    });
    assert_eq!(
        declarations(&mut module),
        "
@a = weak_odr protected alias void (), ptr @f

@i = ifunc void (), ptr @f

declare void @f()
"
    );
}

#[test]
fn constants() {
    let mut module = Module::new();
    let ctx = &mut module.ctx;
    let i128 = ctx.types.int(128);
    let vec4 = ctx.types.vector(Type::I32, 4);
    let bits = ctx.types.vector(Type::I1, 2);
    let scalable = ctx.types.scalable_vector(Type::I8, 2);
    let shorts = ctx.types.array(Type::I16, 3);
    let floats = ctx.types.array(Type::FLOAT, 2);
    let pair = ctx.types.struct_(&[Type::I32, Type::PTR], false);
    let token_like = ctx.types.array(pair, 2);
    let global = ctx
        .symbols
        .add(b"g", SymbolInfo::new(SymbolKind::Variable, Type::I32))
        .unwrap();
    let address = ctx.symbol(global);
    let three = ctx.const_int(Type::I32, 3);
    let ptrs = ctx.types.vector(Type::PTR, 2);
    let half = ctx.types.array(Type::HALF, 1);
    let elements = [
        ctx.const_int(Type::I32, 1),
        ctx.undef(Type::I32),
        three,
        three,
    ];
    let (yes, no) = (ctx.const_bool(true), ctx.const_bool(false));
    let pair_value = ctx.aggregate(pair, &[three, address]);
    let pair_zero = ctx.zero(pair);
    let minus_two = -2i64;
    let offset = ctx.const_int(Type::I64, 8);
    let integer = ctx.fold_cast(CastOp::PtrToInt, address, Type::I64).unwrap();
    let rows: Vec<(Const, &str)> = vec![
        (ctx.const_int(Type::I8, 255), "i8 -1"),
        (ctx.const_int_signed(i128, minus_two), "i128 -2"),
        (
            ctx.const_int_words(i128, &[0, 1]),
            "i128 18446744073709551616",
        ),
        (
            ctx.const_float(Type::FLOAT, 0.1f32.to_bits().into()),
            "float 0x3FB99999A0000000",
        ),
        (
            ctx.const_float(Type::FLOAT, 1.5f32.to_bits().into()),
            "float 1.500000e+00",
        ),
        (
            ctx.const_float(Type::DOUBLE, (-0f64).to_bits().into()),
            "double -0.000000e+00",
        ),
        (
            ctx.const_float(Type::DOUBLE, 1e300f64.to_bits().into()),
            "double 1.000000e+300",
        ),
        (
            ctx.const_float(Type::FLOAT, 0x7f80_0001),
            "float 0x7FF0000020000000",
        ),
        (ctx.const_float(Type::HALF, 0x3c00), "half 0xH3C00"),
        (ctx.const_float(Type::BFLOAT, 0x3f80), "bfloat 0xR3F80"),
        (
            ctx.const_float(Type::X86_FP80, 0x3fff << 64 | 1 << 63),
            "x86_fp80 0xK3FFF8000000000000000",
        ),
        (
            ctx.const_float(Type::FP128, 0x3fff << 112),
            "fp128 0xL00000000000000003FFF000000000000",
        ),
        (
            ctx.const_float(Type::PPC_FP128, 0x3ff0 << 48),
            "ppc_fp128 0xM3FF00000000000000000000000000000",
        ),
        (ctx.zero(Type::PTR), "ptr null"),
        (ctx.zero(Type::TOKEN), "token none"),
        (ctx.zero(pair), "{ i32, ptr } zeroinitializer"),
        (ctx.undef(pair), "{ i32, ptr } undef"),
        (
            ctx.aggregate(vec4, &elements),
            "<4 x i32> <i32 1, i32 undef, i32 3, i32 3>",
        ),
        (ctx.aggregate(vec4, &[three; 4]), "<4 x i32> splat (i32 3)"),
        (
            ctx.aggregate(bits, &[yes, no]),
            "<2 x i1> <i1 true, i1 false>",
        ),
        (ctx.const_int(scalable, 7), "<vscale x 2 x i8> splat (i8 7)"),
        (
            ctx.aggregate(ptrs, &[address, address]),
            "<2 x ptr> <ptr @g, ptr @g>",
        ),
        (
            ctx.aggregate(token_like, &[pair_value, pair_zero]),
            "[2 x { i32, ptr }] [{ i32, ptr } { i32 3, ptr @g }, { i32, ptr } zeroinitializer]",
        ),
        (
            ctx.data(shorts, [1, 0, 255, 255, 0, 0].as_slice()).unwrap(),
            "[3 x i16] [i16 1, i16 -1, i16 0]",
        ),
        (
            ctx.data(floats, [0, 0, 0x80, 0x3f, 0, 0, 0, 0].as_slice())
                .unwrap(),
            "[2 x float] [float 1.000000e+00, float 0.000000e+00]",
        ),
        (
            ctx.data(half, [0, 0x3c].as_slice()).unwrap(),
            "[1 x half] [half 0xH3C00]",
        ),
        (
            ctx.data(shorts, [0; 6].as_slice()).unwrap(),
            "[3 x i16] zeroinitializer",
        ),
        (
            ctx.dso_local_equivalent(global),
            "ptr dso_local_equivalent @g",
        ),
        (ctx.no_cfi(global), "ptr no_cfi @g"),
        (
            ctx.fold_gep(Type::I32, 0, address, &[three]).unwrap(),
            "ptr getelementptr (i8, ptr @g, i64 12)",
        ),
        (
            ctx.fold_binary(BinaryOp::Add, integer, offset).unwrap(),
            "i64 add (i64 ptrtoint (ptr @g to i64), i64 8)",
        ),
        (
            ctx.fold_cast(CastOp::Trunc, integer, Type::I8).unwrap(),
            "i8 ptrtoint (ptr @g to i8)",
        ),
    ];
    assert!(
        ctx.data(shorts, [1u8].as_slice()).is_none(),
        "the length must fit"
    );
    for (c, expect) in rows {
        let (mut out, mut open) = (Vec::new(), Vec::new());
        let mut refs = References {
            numbering: None,
            open: &mut open,
        };
        module.ctx.push_typed_const(c, &mut refs, &mut out);
        assert_eq!(String::from_utf8(out).unwrap(), expect);
    }
}

#[test]
fn equal_constants_are_one() {
    let mut ctx = Context::new();
    let ty = ctx.types.array(Type::I32, 2);
    let (one, two) = (ctx.const_int(Type::I32, 1), ctx.const_int(Type::I32, 2));
    let built = ctx.aggregate(ty, &[one, two]);
    let data = ctx.data(ty, [1, 0, 0, 0, 2, 0, 0, 0].as_slice()).unwrap();
    assert_eq!(built, data);
    assert_eq!(ctx.const_element(data, 1), Some(two));
    assert_eq!(ctx.const_element(data, 2), None);
    let nothing = ctx.zero(Type::I32);
    assert_eq!(ctx.aggregate(ty, &[nothing, nothing]), ctx.zero(ty));
}

#[test]
fn huge_vectors_are_not_taken_apart() {
    let mut ctx = Context::new();
    let ints = ctx.types.vector(Type::I64, u32::MAX);
    let floats = ctx.types.vector(Type::FLOAT, u32::MAX);
    let pointers = ctx.types.vector(Type::PTR, u32::MAX);
    let array = ctx.types.array(Type::I64, u64::MAX);
    let (five, zero) = (ctx.const_int(Type::I64, 5), ctx.const_int(Type::I32, 0));
    let fives = ctx.splat(ints, five);
    assert_eq!(
        ctx.fold_binary(BinaryOp::Add, fives, fives),
        Some(ctx.const_int(ints, 10))
    );
    let poison = ctx.poison(ints);
    let inserted = ctx.fold_insert_element(poison, five, zero);
    assert_eq!(ctx.fold_extract_element(inserted, zero), five);
    assert_eq!(ctx.fold_binary(BinaryOp::Mul, inserted, fives), None);
    let unknown = ctx.undef(floats);
    let falses = ctx
        .fold_fcmp(FloatPredicate::Oeq, unknown, unknown)
        .unwrap();
    assert!(ctx.is_null(falses));
    ctx.fold_cast(CastOp::IntToPtr, fives, pointers).unwrap();
    let many = ctx.poison(array);
    assert_eq!(ctx.fold_insert_value(many, five, &[0]), None);
}

#[test]
fn attributes() {
    let mut ctx = Context::new();
    let pair = ctx.types.struct_(&[Type::I32], false);
    let (low, high) = (
        ctx.const_int(Type::I64, 0),
        ctx.const_int_signed(Type::I64, -5),
    );
    let read = MemoryEffects {
        arg: ModRef::ModRef,
        inaccessible: ModRef::None,
        errno: ModRef::Mod,
        ..MemoryEffects::all(ModRef::Ref)
    };
    let all = captures::ADDRESS | captures::PROVENANCE;
    use AttrKind::*;
    let rows: Vec<(Vec<Attribute>, &str, &str)> = vec![
        (
            vec![Attribute::Enum(NoUnwind), Attribute::Enum(Cold)],
            "cold nounwind",
            "cold nounwind",
        ),
        (vec![Attribute::Int(Alignment, 8)], "align 8", "align=8"),
        (
            vec![Attribute::Int(StackAlignment, 8)],
            "alignstack(8)",
            "alignstack=8",
        ),
        (
            vec![Attribute::Int(Dereferenceable, 4)],
            "dereferenceable(4)",
            "dereferenceable=4",
        ),
        (
            vec![Attribute::Type(ByVal, pair)],
            "byval({ i32 })",
            "byval({ i32 })",
        ),
        (
            vec![Attribute::Memory(read)],
            "memory(read, argmem: readwrite, inaccessiblemem: none, errnomem: write)",
            "memory(read, argmem: readwrite, inaccessiblemem: none, errnomem: write)",
        ),
        (
            vec![Attribute::Memory(MemoryEffects::all(ModRef::None))],
            "memory(none)",
            "memory(none)",
        ),
        (
            vec![Attribute::Captures { other: 0, ret: 0 }],
            "captures(none)",
            "captures(none)",
        ),
        (
            vec![Attribute::Captures {
                other: captures::ADDRESS,
                ret: all,
            }],
            "captures(address, ret: address, provenance)",
            "captures(address, ret: address, provenance)",
        ),
        (
            vec![Attribute::NoFpClass(0x207)],
            "nofpclass(nan inf)",
            "nofpclass(nan inf)",
        ),
        (
            vec![Attribute::UwTable { sync: true }],
            "uwtable(sync)",
            "uwtable(sync)",
        ),
        (
            vec![Attribute::VScaleRange(1, 16)],
            "vscale_range(1,16)",
            "vscale_range(1,16)",
        ),
        (
            vec![Attribute::AllocKind(0b110001)],
            "allockind(\"alloc,zeroed,aligned\")",
            "allockind(\"alloc,zeroed,aligned\")",
        ),
        (
            vec![Attribute::AllocSize(0, Some(1))],
            "allocsize(0,1)",
            "allocsize(0,1)",
        ),
        (
            vec![Attribute::Range(low, high)],
            "range(i64 0, -5)",
            "range(i64 0, -5)",
        ),
        (
            vec![Attribute::Initializes(vec![(0, 4), (8, 10)])],
            "initializes((0, 4), (8, 10))",
            "initializes((0, 4), (8, 10))",
        ),
        (
            vec![
                Attribute::string("z", ""),
                Attribute::string("a", "b\""),
                Attribute::Enum(Cold),
            ],
            "cold \"a\"=\"b\\22\" \"z\"",
            "cold \"a\"=\"b\\22\" \"z\"",
        ),
        (
            vec![Attribute::string("a", "1"), Attribute::string("a", "2")],
            "\"a\"=\"2\"",
            "\"a\"=\"2\"",
        ),
    ];
    for (attributes, inline, group) in rows {
        let set = ctx.attr_set(&attributes);
        assert_eq!(
            std::str::from_utf8(ctx.attrs.inline_text(set)).unwrap(),
            inline
        );
        assert_eq!(
            std::str::from_utf8(ctx.attrs.group_text(set)).unwrap(),
            group
        );
    }
    assert_eq!(AttrKind::from_text("nounwind"), Some(NoUnwind));
    assert_eq!(AttrKind::from_text("no such"), None);
}

#[test]
fn function_headers() {
    let mut module = Module::new();
    let ty = module
        .ctx
        .types
        .function(Type::I32, &[Type::I32, Type::PTR], false);
    let variadic = module.ctx.types.function(Type::VOID, &[], true);
    let personality = module.ctx.types.function(Type::I32, &[], true);
    let f = module.add_function(b"f", ty).unwrap();
    module.add_function(b"v", variadic).unwrap();
    let p = module.add_function(b"p", personality).unwrap();
    let personality = module.ctx.symbol(p);
    let comdat = module.add_comdat(b"f", ComdatKind::Any);
    let noundef = module.ctx.attr_set(&[Attribute::Enum(AttrKind::NoUndef)]);
    let signext = module.ctx.attr_set(&[Attribute::Enum(AttrKind::SExt)]);
    let cold = module.ctx.attr_set(&[Attribute::Enum(AttrKind::Cold)]);
    let attrs = module
        .ctx
        .attrs
        .list(cold, signext, &[AttrSet::EMPTY, noundef]);
    let scope = module
        .ctx
        .metadata
        .specialized(NodeKind::Subprogram, true, Fields::default());
    let seven = module.ctx.const_int(Type::I32, 7);
    let functions = &mut module.functions;
    functions[0].value.linkage = Linkage::LinkOnceOdr;
    functions[0].value.visibility = Visibility::Hidden;
    functions[0].value.dso_local = true;
    functions[0].value.unnamed_addr = UnnamedAddr::Local;
    functions[0].conv = CallConv(8);
    functions[0].attrs = attrs;
    functions[0].section = b".t".as_slice().into();
    functions[0].comdat = Some(comdat);
    functions[0].align = Some(16);
    functions[0].gc = b"shadow-stack".as_slice().into();
    functions[0].prefix = Some(seven);
    functions[0].prologue = Some(seven);
    functions[0].personality = Some(personality);
    functions[0].attachments = vec![(MdKindId::DBG, scope)];
    functions[1].attachments = vec![(MdKindId::DBG, scope)];
    functions[1].conv = CallConv(200);
    let text = text_of(&mut module, |fb, symbol| {
        if symbol == f {
            let entry = fb.add_block();
            fb.switch_to(entry);
            let value = fb.arg(0);
            fb.ret(Some(value));
        }
    });
    assert_eq!(
        text,
        "
$f = comdat any

define linkonce_odr hidden fastcc signext i32 @f(i32 %0, ptr noundef %1) local_unnamed_addr #0 \
         section \".t\" comdat align 16 gc \"shadow-stack\" prefix i32 7 prologue i32 7 \
         personality ptr @p !dbg !0 {
  ret i32 %0
}

declare !dbg !0 cc200 void @v(...)

declare i32 @p(...)

attributes #0 = { cold }

!0 = distinct !DISubprogram(scope: null, spFlags: 0)
"
    );
}

#[test]
fn metadata_is_numbered_as_it_is_met() {
    let mut module = Module::new();
    let ctx = &mut module.ctx;
    let leaf = ctx.metadata.node(&[]);
    let text = ctx.metadata.string(b"a\nb");
    let one = ctx.const_int(Type::I32, 1);
    let value = ctx.metadata.value(one);
    let unused = ctx.metadata.distinct_node(&[]);
    let inner = ctx.metadata.node(&[Some(leaf), None]);
    let outer = ctx.metadata.node(&[Some(text), Some(value), Some(inner)]);
    let looped = ctx.metadata.self_referential(&[Some(outer)]);
    assert_eq!(ctx.metadata.node(&[Some(leaf), None]), inner);
    assert_ne!(ctx.metadata.distinct_node(&[]), unused);
    module.add_named_metadata(b"a b", looped);
    module.add_named_metadata(b"a b", inner);
    assert_eq!(
        declarations(&mut module),
        "
!a\\20b = !{!0, !2}

!0 = distinct !{!0, !1}
!1 = !{!\"a\\0Ab\", i32 1, !2}
!2 = !{!3, null}
!3 = !{}
"
    );
}

#[test]
fn block_addresses_across_functions() {
    let build = |tag: u32| {
        let mut module = Module::new();
        let ty = module.ctx.types.function(Type::VOID, &[], false);
        let f = module.add_function(b"f", ty).unwrap();
        let address = module.ctx.block_address(f, tag);
        module.add_global(b"g", Type::PTR, 0).unwrap();
        module.globals[0].initializer = Some(address);
        module.publish();
        let mut writer = ModuleWriter::new();
        writer.header(&module);
        let mut body = FunctionBody::new();
        let mut fb = FunctionBuilder::new(&mut module.ctx, &mut body, ty);
        let (entry, next) = (fb.add_block(), fb.add_block());
        fb.set_block_tag(next, 1);
        fb.switch_to(entry);
        fb.br(next);
        fb.switch_to(next);
        fb.ret(None);
        writer.function(&module, &module.functions[0], &body);
        writer
            .finish(&module)
            .map(|text| String::from_utf8(text).unwrap())
    };
    let text = build(1).unwrap();
    assert!(
        text.contains("@g = global ptr blockaddress(@f, %1)\n"),
        "{text}"
    );
    let error = build(2).unwrap_err();
    assert_eq!(
        error,
        MissingBlock {
            function: b"f".to_vec(),
            tag: 2
        }
    );
}

/// Fills a function of the two tests below with metadata, groups, new types and wanted functions.
fn fill(fb: &mut FunctionBuilder<'_>, number: u64) {
    let entry = fb.add_block();
    fb.switch_to(entry);
    let ctx = &mut *fb.ctx;
    let name = format!("T{}", number % 2);
    let named = ctx.types.identified(name.as_bytes());
    ctx.types.set_body(named, &[Type::I32, Type::PTR], false);
    let key = ctx.const_int(Type::I64, number % 3);
    let value = ctx.metadata.value(key);
    let shared = ctx.metadata.node(&[Some(value)]);
    let own = ctx.metadata.self_referential(&[Some(shared)]);
    let ty = ctx.types.function(named, &[Type::I32], false);
    let attrs = ctx.attr_set(&[Attribute::string("n", (number % 2).to_string())]);
    let list = ctx.attrs.list(attrs, AttrSet::EMPTY, &[]);
    let callee = ctx
        .symbols
        .want_function(format!("callee{}", number % 2).as_bytes(), ty, 0, list);
    let callee = ctx.symbol(callee);
    let arg = fb.arg(0);
    let args = [arg];
    let spec = CallSpec {
        attrs: list,
        ..CallSpec::new(ty, callee.into(), &args)
    };
    let call = fb.call(spec);
    fb.attach(call, MdKindId::LOOP, own);
    fb.attach(call, MdKindId::TBAA, shared);
    let first = fb.extract_value(call, &[0]);
    fb.ret(Some(first));
}

fn numbered_functions() -> (Module, Type) {
    let mut module = Module::new();
    let ty = module.ctx.types.function(Type::I32, &[Type::I32], false);
    let global = module.ctx.types.identified(b"global");
    module.ctx.types.set_body(global, &[Type::I8], false);
    for number in 0..6 {
        module
            .add_function(format!("f{number}").as_bytes(), ty)
            .unwrap();
    }
    module.add_int_flag(FlagBehavior::Error, b"x", 1);
    module.publish();
    (module, ty)
}

#[test]
fn text_written_apart_is_the_same() {
    let (mut module, _) = numbered_functions();
    let mut number = 0;
    let serial = text_of(&mut module, |fb, _| {
        fill(fb, number);
        number += 1;
    });
    let place = |text: &str| {
        serial
            .find(text)
            .unwrap_or_else(|| panic!("{text} in {serial}"))
    };
    assert!(
        place("%T1 = type { i32, ptr }") < place("extractvalue %T1"),
        "defined before use"
    );
    assert!(place("%global = type { i8 }") < place("define"), "{serial}");

    let (mut module, ty) = numbered_functions();
    let mut writer = ModuleWriter::new();
    writer.header(&module);
    let shared = module.ctx.share();
    let functions = module.functions.clone();
    // Each of two threads has its own context and writes every other function. The scheduling does not matter.
    let texts: Vec<Vec<(usize, FunctionText)>> = std::thread::scope(|scope| {
        let work = |first: usize| {
            let (shared, functions, tables) = (&shared, &functions, module.tables());
            scope.spawn(move || {
                let mut body = FunctionBody::new();
                let mut numbers = BodyNumbers::default();
                let mut texts = Vec::new();
                for (index, function) in functions.iter().enumerate().skip(first).step_by(2).rev() {
                    let mut ctx = shared.fork();
                    let mut fb = FunctionBuilder::new(&mut ctx, &mut body, ty);
                    fill(&mut fb, index as u64);
                    let text = FunctionText::write(ctx, tables, function, &body, &mut numbers);
                    texts.push((index, text));
                }
                texts
            })
        };
        let threads = [work(0), work(1)];
        threads
            .into_iter()
            .map(|thread| thread.join().unwrap())
            .collect()
    });
    let mut texts: Vec<_> = texts.into_iter().flatten().collect();
    texts.sort_by_key(|(index, _)| *index);
    for (_, text) in &texts {
        writer
            .append(&mut module, text)
            .expect("the tables of a function are whole");
    }
    let parallel = String::from_utf8(writer.finish(&module).unwrap()).unwrap();
    assert_eq!(serial, parallel);
}
