//! The text of every kind of instruction.

use terrace_llvmir::*;

/// Returns the text of a function `@f` of type `result (params)` with this body.
fn text_of(params: &[Type], result: Type, build: impl FnOnce(&mut FunctionBuilder<'_>)) -> String {
    let mut module = Module::new();
    let ty = module.ctx.types.function(result, params, false);
    let symbol = module.add_function(b"f", ty).unwrap();
    assert_eq!(module.ctx.symbols.name(symbol), b"f");
    let mut body = FunctionBody::new();
    let mut fb = FunctionBuilder::new(&mut module.ctx, &mut body, ty);
    let entry = fb.add_block();
    fb.switch_to(entry);
    build(&mut fb);
    let mut writer = ModuleWriter::new();
    writer.header(&module);
    writer.function(&module, &module.functions[0], &body);
    String::from_utf8(writer.finish(&module).unwrap()).unwrap()
}

fn lines(text: &str) -> Vec<&str> {
    text.lines()
        .map(str::trim)
        .filter(|line| !line.is_empty())
        .collect()
}

/// Compares the body of `@f` line by line, ignoring blanks at both ends.
#[track_caller]
fn check(
    params: &[Type],
    result: Type,
    build: impl FnOnce(&mut FunctionBuilder<'_>),
    expect: &str,
) {
    let text = text_of(params, result, build);
    let (_, after) = text.split_once(" {\n").unwrap();
    let (inside, _) = after.split_once("\n}\n").unwrap();
    assert_eq!(lines(inside), lines(expect), "full text:\n{text}");
}

const I32: Type = Type::I32;
const I64: Type = Type::I64;
const PTR: Type = Type::PTR;

fn int(fb: &mut FunctionBuilder<'_>, ty: Type, value: i64) -> Value {
    fb.ctx.const_int_signed(ty, value).into()
}

#[test]
fn integer_arithmetic() {
    check(
        &[I32, I32],
        I32,
        |fb| {
            let (a, b) = (fb.arg(0), fb.arg(1));
            for op in BinaryOp::ALL.iter().filter(|op| !op.is_float()) {
                fb.binary(*op, 0, a, b);
            }
            let sum = fb.binary(BinaryOp::Add, flags::int::NUW | flags::int::NSW, a, b);
            let quotient = fb.binary(BinaryOp::UDiv, flags::int::EXACT, sum, b);
            let or = fb.binary(BinaryOp::Or, flags::int::DISJOINT, quotient, a);
            fb.ret(Some(or));
        },
        "%3 = add i32 %0, %1
         %4 = sub i32 %0, %1
         %5 = mul i32 %0, %1
         %6 = udiv i32 %0, %1
         %7 = sdiv i32 %0, %1
         %8 = urem i32 %0, %1
         %9 = srem i32 %0, %1
         %10 = shl i32 %0, %1
         %11 = lshr i32 %0, %1
         %12 = ashr i32 %0, %1
         %13 = and i32 %0, %1
         %14 = or i32 %0, %1
         %15 = xor i32 %0, %1
         %16 = add nuw nsw i32 %0, %1
         %17 = udiv exact i32 %16, %1
         %18 = or disjoint i32 %17, %0
         ret i32 %18",
    );
}

#[test]
fn float_arithmetic() {
    use flags::fast_math::{AFN, ARCP, CONTRACT, FAST, NINF, NNAN, NSZ, REASSOC};
    check(
        &[Type::DOUBLE],
        Type::DOUBLE,
        |fb| {
            let a = fb.arg(0);
            let one = fb.ctx.const_float(Type::DOUBLE, 1f64.to_bits().into());
            let sum = fb.binary(BinaryOp::FAdd, FAST, a, one.into());
            let rest = fb.binary(BinaryOp::FRem, NNAN | NINF | NSZ, sum, a);
            let negated = fb.fneg(REASSOC | ARCP | CONTRACT | AFN, rest);
            fb.ret(Some(negated));
        },
        "%2 = fadd fast double %0, 1.000000e+00
         %3 = frem nnan ninf nsz double %2, %0
         %4 = fneg reassoc arcp contract afn double %3
         ret double %4",
    );
}

#[test]
fn constants_are_folded_while_building() {
    check(
        &[I32],
        I32,
        |fb| {
            let (two, three) = (int(fb, I32, 2), int(fb, I32, 3));
            let five = fb.binary(BinaryOp::Add, 0, two, three);
            let arg = fb.arg(0);
            let sum = fb.binary(BinaryOp::Add, 0, arg, five);
            let frozen = fb.freeze(five);
            let chosen = fb.select(0, Const::TRUE.into(), five, sum);
            fb.binary(BinaryOp::Or, 0, chosen, frozen);
            fb.ret(Some(five));
        },
        "%2 = add i32 %0, 5
         %3 = freeze i32 5
         %4 = select i1 true, i32 5, i32 %2
         %5 = or i32 %4, %3
         ret i32 5",
    );
}

#[test]
fn casts() {
    let mut types = Types::new();
    let params = [I32, Type::FLOAT, PTR, I64];
    assert_eq!(types.int(32), I32);
    check(
        &params,
        Type::VOID,
        |fb| {
            let (i, f, p, l) = (fb.arg(0), fb.arg(1), fb.arg(2), fb.arg(3));
            fb.cast(
                CastOp::Trunc,
                flags::int::NUW | flags::int::NSW,
                i,
                Type::I8,
            );
            fb.cast(CastOp::ZExt, flags::int::NNEG, i, I64);
            fb.cast(CastOp::SExt, 0, i, I64);
            fb.cast(CastOp::FpToUi, 0, f, I32);
            fb.cast(CastOp::FpToSi, 0, f, I32);
            fb.cast(CastOp::UiToFp, flags::int::NNEG, i, Type::FLOAT);
            fb.cast(CastOp::SiToFp, 0, i, Type::FLOAT);
            fb.cast(CastOp::FpTrunc, flags::fast_math::NNAN, f, Type::HALF);
            fb.cast(CastOp::FpExt, 0, f, Type::DOUBLE);
            fb.cast(CastOp::PtrToInt, 0, p, I64);
            fb.cast(CastOp::PtrToAddr, 0, p, I64);
            fb.cast(CastOp::IntToPtr, 0, l, PTR);
            fb.cast(CastOp::BitCast, 0, i, Type::FLOAT);
            let other = fb.ctx.types.ptr(3);
            fb.cast(CastOp::AddrSpaceCast, 0, p, other);
            let same = fb.cast(CastOp::BitCast, 0, i, I32);
            assert_eq!(same, i, "a cast to the same type is nothing");
            fb.ret(None);
        },
        "%5 = trunc nuw nsw i32 %0 to i8
         %6 = zext nneg i32 %0 to i64
         %7 = sext i32 %0 to i64
         %8 = fptoui float %1 to i32
         %9 = fptosi float %1 to i32
         %10 = uitofp nneg i32 %0 to float
         %11 = sitofp i32 %0 to float
         %12 = fptrunc nnan float %1 to half
         %13 = fpext float %1 to double
         %14 = ptrtoint ptr %2 to i64
         %15 = ptrtoaddr ptr %2 to i64
         %16 = inttoptr i64 %3 to ptr
         %17 = bitcast i32 %0 to float
         %18 = addrspacecast ptr %2 to ptr addrspace(3)
         ret void",
    );
}

#[test]
fn comparisons_and_select() {
    check(
        &[I32, I32, Type::FLOAT],
        I32,
        |fb| {
            let (a, b, f) = (fb.arg(0), fb.arg(1), fb.arg(2));
            let less = fb.icmp(IntPredicate::Slt, flags::int::SAMESIGN, a, b);
            fb.icmp(IntPredicate::Ne, 0, a, b);
            fb.fcmp(FloatPredicate::Uno, flags::fast_math::NINF, f, f);
            fb.fcmp(FloatPredicate::True, 0, f, f);
            let chosen = fb.select(0, less, a, b);
            fb.select(flags::fast_math::NNAN, less, f, f);
            fb.ret(Some(chosen));
        },
        "%4 = icmp samesign slt i32 %0, %1
         %5 = icmp ne i32 %0, %1
         %6 = fcmp ninf uno float %2, %2
         %7 = fcmp true float %2, %2
         %8 = select i1 %4, i32 %0, i32 %1
         %9 = select nnan i1 %4, float %2, float %2
         ret i32 %8",
    );
}

#[test]
fn memory() {
    check(
        &[PTR, I32],
        Type::VOID,
        |fb| {
            let (p, i) = (fb.arg(0), fb.arg(1));
            let one = int(fb, I32, 1);
            let long_one = int(fb, I64, 1);
            let wide = fb.ctx.types.array(I64, 4);
            fb.alloca(I32, one, Some(4), 0, false);
            fb.alloca(I32, long_one, Some(4), 0, false);
            fb.alloca(I32, i, None, 0, true);
            fb.alloca(wide, one, Some(16), 5, false);
            let error = fb.alloca(PTR, one, Some(8), 0, false);
            fb.set_swifterror(error);
            fb.load(I32, p, Access::aligned(Some(4)));
            fb.load(I32, p, Access::aligned(None));
            let volatile = Access {
                volatile: true,
                ..Access::aligned(Some(8))
            };
            fb.load(I32, p, volatile);
            let atomic = Access {
                ordering: Ordering::Acquire,
                sync_scope: b"agent",
                ..volatile
            };
            fb.load(I32, p, atomic);
            fb.store(i, p, Access::aligned(Some(4)));
            let release = Access {
                ordering: Ordering::Release,
                sync_scope: b"",
                ..atomic
            };
            fb.store(i, p, release);
            fb.ret(None);
        },
        "%3 = alloca i32, align 4
         %4 = alloca i32, i64 1, align 4
         %5 = alloca inalloca i32, i32 %1
         %6 = alloca [4 x i64], align 16, addrspace(5)
         %7 = alloca swifterror ptr, align 8
         %8 = load i32, ptr %0, align 4
         %9 = load i32, ptr %0
         %10 = load volatile i32, ptr %0, align 8
         %11 = load atomic volatile i32, ptr %0 syncscope(\"agent\") acquire, align 8
         store i32 %1, ptr %0, align 4
         store atomic volatile i32 %1, ptr %0 release, align 8
         ret void",
    );
}

#[test]
fn atomics() {
    check(
        &[PTR, I32],
        Type::VOID,
        |fb| {
            let (p, i) = (fb.arg(0), fb.arg(1));
            let access = Access { ordering: Ordering::AcqRel, ..Access::aligned(Some(4)) };
            let volatile = Access { volatile: true, sync_scope: b"wave", ..access };
            fb.fence(Ordering::SeqCst, b"");
            fb.fence(Ordering::Acquire, b"wave");
            fb.cmpxchg(p, i, i, access, Ordering::Monotonic, false);
            fb.cmpxchg(p, i, i, volatile, Ordering::Acquire, true);
            fb.atomic_rmw(AtomicOp::UIncWrap, p, i, access);
            fb.atomic_rmw(AtomicOp::Xchg, p, i, volatile);
            fb.ret(None);
        },
        "fence seq_cst
         fence syncscope(\"wave\") acquire
         %3 = cmpxchg ptr %0, i32 %1, i32 %1 acq_rel monotonic, align 4
         %4 = cmpxchg weak volatile ptr %0, i32 %1, i32 %1 syncscope(\"wave\") acq_rel acquire, align 4
         %5 = atomicrmw uinc_wrap ptr %0, i32 %1 acq_rel, align 4
         %6 = atomicrmw volatile xchg ptr %0, i32 %1 syncscope(\"wave\") acq_rel, align 4
         ret void",
    );
}

#[test]
fn addresses() {
    check(
        &[PTR, I64],
        PTR,
        |fb| {
            let (p, i) = (fb.arg(0), fb.arg(1));
            let pair = fb.ctx.types.struct_(&[I32, I64], false);
            let (zero, one) = (int(fb, I32, 0), int(fb, I32, 1));
            let a = fb.gep(I32, 0, p, &[i]);
            let b = fb.gep(
                pair,
                flags::gep::INBOUNDS | flags::gep::NUW,
                a,
                &[zero, one],
            );
            let c = fb.gep(Type::I8, flags::gep::NUSW | flags::gep::NUW, b, &[i]);
            let lanes = fb.ctx.types.vector(I64, 2);
            let offsets = fb.ctx.const_int(lanes, 4);
            let d = fb.gep(Type::I8, 0, c, &[offsets.into()]);
            assert_eq!(fb.type_of(d), fb.ctx.types.vector(PTR, 2));
            fb.ret(Some(c));
        },
        "%3 = getelementptr i32, ptr %0, i64 %1
         %4 = getelementptr inbounds nuw { i32, i64 }, ptr %3, i32 0, i32 1
         %5 = getelementptr nusw nuw i8, ptr %4, i64 %1
         %6 = getelementptr i8, ptr %5, <2 x i64> splat (i64 4)
         ret ptr %5",
    );
}

#[test]
fn aggregates_and_vectors() {
    let mut module = Module::new();
    let pair = module.ctx.types.struct_(&[I32, Type::EMPTY_STRUCT], false);
    let vector = module.ctx.types.vector(I32, 2);
    assert!(module.ctx.types.is_vector(vector));
    // A fresh module has the same handles, because types are interned in the same order.
    let mut other = Types::new();
    assert_eq!(other.struct_(&[I32, Type::EMPTY_STRUCT], false), pair);
    assert_eq!(other.vector(I32, 2), vector);
    let build = |fb: &mut FunctionBuilder<'_>| {
        let (i, p) = (fb.arg(0), fb.arg(1));
        let pair = fb.ctx.types.struct_(&[I32, I32], false);
        let nest = fb.ctx.types.struct_(&[pair, I64], false);
        let vector = fb.ctx.types.vector(I32, 2);
        let scalable = fb.ctx.types.scalable_vector(I32, 4);
        let poison = fb.ctx.poison(nest);
        let nested = fb.insert_value(poison.into(), i, &[0, 1]);
        fb.extract_value(nested, &[0]);
        let zero = int(fb, I32, 0);
        let lanes = fb.ctx.poison(vector);
        let lanes = fb.insert_element(lanes.into(), i, zero);
        fb.extract_element(lanes, i);
        fb.shuffle_vector(lanes, lanes, &[0, 0, 0]);
        fb.shuffle_vector(lanes, lanes, &[3, -1]);
        let wide = fb.ctx.poison(scalable);
        let wide = fb.insert_element(wide.into(), i, zero);
        let wide = fb.shuffle_vector(wide, wide, &[0, 0, 0, 0]);
        fb.icmp(IntPredicate::Eq, 0, wide, wide);
        fb.va_arg(p, I32);
        fb.ret(None);
    };
    check(
        &[I32, PTR],
        Type::VOID,
        build,
        "%3 = insertvalue { { i32, i32 }, i64 } poison, i32 %0, 0, 1
         %4 = extractvalue { { i32, i32 }, i64 } %3, 0
         %5 = insertelement <2 x i32> poison, i32 %0, i32 0
         %6 = extractelement <2 x i32> %5, i32 %0
         %7 = shufflevector <2 x i32> %5, <2 x i32> %5, <3 x i32> zeroinitializer
         %8 = shufflevector <2 x i32> %5, <2 x i32> %5, <2 x i32> <i32 3, i32 poison>
         %9 = insertelement <vscale x 4 x i32> poison, i32 %0, i32 0
         %10 = shufflevector <vscale x 4 x i32> %9, <vscale x 4 x i32> %9, <vscale x 4 x i32> zeroinitializer
         %11 = icmp eq <vscale x 4 x i32> %10, %10
         %12 = va_arg ptr %1, i32
         ret void",
    );
}

#[test]
fn control_flow_and_phis() {
    check(
        &[Type::I1, I32],
        I32,
        |fb| {
            let (cond, i) = (fb.arg(0), fb.arg(1));
            let (left, right, join, last) = (
                fb.add_block(),
                fb.add_block(),
                fb.add_block(),
                fb.add_block(),
            );
            let entry = fb.current_block();
            fb.cond_br(cond, left, right);
            fb.switch_to(left);
            fb.br(join);
            fb.switch_to(right);
            let cases = [
                (fb.ctx.const_int(I32, 1), join),
                (fb.ctx.const_int(I32, 7), last),
            ];
            fb.switch(i, last, &cases);
            fb.switch_to(join);
            let phi = fb.phi(I32, 0);
            fb.ret(Some(phi));
            fb.switch_to(last);
            fb.unreachable();
            let one = int(fb, I32, 1);
            fb.add_incoming(phi, i, left);
            fb.add_incoming(phi, one, right);
            assert_ne!(entry, join);
        },
        "br i1 %0, label %3, label %4
         3:
         br label %5
         4:
         switch i32 %1, label %7 [
         i32 1, label %5
         i32 7, label %7
         ]
         5:
         %6 = phi i32 [ %1, %3 ], [ 1, %4 ]
         ret i32 %6
         7:
         unreachable",
    );
}

#[test]
fn indirect_branches_and_block_addresses() {
    check(
        &[PTR],
        PTR,
        |fb| {
            let (a, b) = (fb.add_block(), fb.add_block());
            fb.set_block_tag(b, 5);
            let symbol = fb.ctx.symbols.get(b"f").unwrap();
            let address = fb.ctx.block_address(symbol, 5);
            let p = fb.arg(0);
            fb.indirect_br(p, &[a, b]);
            fb.switch_to(a);
            fb.ret(Some(address.into()));
            fb.switch_to(b);
            fb.ret(Some(p));
        },
        "indirectbr ptr %0, [label %2, label %3]
         2:
         ret ptr blockaddress(@f, %3)
         3:
         ret ptr %0",
    );
}

#[test]
fn calls() {
    check(
        &[PTR, I32],
        Type::VOID,
        |fb| {
            let (p, i) = (fb.arg(0), fb.arg(1));
            let unary = fb.ctx.types.function(I32, &[I32], false);
            let variadic = fb.ctx.types.function(I32, &[PTR], true);
            let nothing = fb.ctx.types.function(Type::VOID, &[], false);
            let printf = fb.ctx.symbols.want_function(b"printf", variadic, 0, AttrList::EMPTY);
            let printf = fb.ctx.symbol(printf);
            fb.call(CallSpec::new(unary, p, &[i]));
            fb.call(CallSpec::new(variadic, printf.into(), &[p, i]));
            let noundef = fb.ctx.attr_set(&[Attribute::Enum(AttrKind::NoUndef)]);
            let signext = fb.ctx.attr_set(&[Attribute::Enum(AttrKind::SExt)]);
            let nounwind = fb.ctx.attr_set(&[
                Attribute::string("k", "v"),
                Attribute::Enum(AttrKind::NoUnwind),
            ]);
            let attrs = fb.ctx.attrs.list(nounwind, signext, &[noundef]);
            let args = [i];
            let spec = CallSpec {
                conv: CallConv(8),
                tail: TailKind::Tail,
                attrs,
                bundles: &[(b"a b", &[i, p]), (b"none", &[])],
                ..CallSpec::new(unary, p, &args)
            };
            fb.call(spec);
            let asm = InlineAsm {
                function_type: nothing,
                text: b"nop \"$0\"".as_slice().into(),
                constraints: b"~{memory}".as_slice().into(),
                side_effects: true,
                align_stack: false,
                intel_dialect: true,
                can_unwind: false,
            };
            let asm = fb.ctx.inline_asm(&asm);
            fb.call(CallSpec::new(nothing, asm.into(), &[]));
            let half = fb.ctx.types.function(Type::FLOAT, &[Type::FLOAT], false);
            let one = fb.ctx.const_float(Type::FLOAT, 1f32.to_bits().into());
            let fast_math = flags::fast_math::NNAN;
            let tail = TailKind::NoTail;
            fb.call(CallSpec { fast_math, tail, ..CallSpec::new(half, p, &[one.into()]) });
            fb.ret(None);
        },
        "%3 = call i32 %0(i32 %1)
         %4 = call i32 (ptr, ...) @printf(ptr %0, i32 %1)
         %5 = tail call fastcc signext i32 %0(i32 noundef %1) #0 [ \"a b\"(i32 %1, ptr %0), \"none\"() ]
         call void asm sideeffect inteldialect \"nop \\22$0\\22\", \"~{memory}\"()
         %6 = notail call nnan float %0(float 1.000000e+00)
         ret void",
    );
}

#[test]
fn exceptions() {
    check(
        &[PTR],
        Type::VOID,
        |fb| {
            let p = fb.arg(0);
            let nothing = fb.ctx.types.function(Type::VOID, &[], false);
            let pair = fb.ctx.types.struct_(&[PTR, I32], false);
            let (normal, unwind) = (fb.add_block(), fb.add_block());
            fb.invoke(CallSpec::new(nothing, p, &[]), normal, unwind);
            fb.switch_to(normal);
            fb.ret(None);
            fb.switch_to(unwind);
            let array = fb.ctx.types.array(PTR, 0);
            let none = fb.ctx.zero(array);
            let clauses = [
                Clause::Catch(Const::NULL.into()),
                Clause::Filter(none.into()),
            ];
            let pad = fb.landing_pad(pair, true, &clauses);
            fb.resume(pad);
        },
        "invoke void %0()
         to label %2 unwind label %3
         2:
         ret void
         3:
         %4 = landingpad { ptr, i32 }
         cleanup
         catch ptr null
         filter [0 x ptr] zeroinitializer
         resume { ptr, i32 } %4",
    );
}

#[test]
fn funclets() {
    check(
        &[PTR],
        Type::VOID,
        |fb| {
            let p = fb.arg(0);
            let nothing = fb.ctx.types.function(Type::VOID, &[], false);
            let (done, dispatch, handler, cleanup) = (
                fb.add_block(),
                fb.add_block(),
                fb.add_block(),
                fb.add_block(),
            );
            fb.invoke(CallSpec::new(nothing, p, &[]), done, dispatch);
            fb.switch_to(done);
            fb.ret(None);
            fb.switch_to(dispatch);
            let switch = fb.catch_switch(None, &[handler], Some(cleanup));
            fb.switch_to(handler);
            let pad = fb.catch_pad(switch, &[Const::NULL.into()]);
            fb.catch_ret(pad, done);
            fb.switch_to(cleanup);
            let pad = fb.cleanup_pad(None, &[]);
            fb.cleanup_ret(pad, None);
        },
        "invoke void %0()
         to label %2 unwind label %3
         2:
         ret void
         3:
         %4 = catchswitch within none [label %5] unwind label %7
         5:
         %6 = catchpad within %4 [ptr null]
         catchret from %6 to label %2
         7:
         %8 = cleanuppad within none []
         cleanupret from %8 unwind to caller",
    );
}

#[test]
fn asm_goto() {
    check(
        &[],
        Type::VOID,
        |fb| {
            let nothing = fb.ctx.types.function(Type::VOID, &[], false);
            let asm = InlineAsm {
                function_type: nothing,
                text: Box::default(),
                constraints: b"!i".as_slice().into(),
                side_effects: false,
                align_stack: true,
                intel_dialect: false,
                can_unwind: true,
            };
            let asm = fb.ctx.inline_asm(&asm);
            let (next, other) = (fb.add_block(), fb.add_block());
            fb.callbr(CallSpec::new(nothing, asm.into(), &[]), next, &[other]);
            fb.switch_to(next);
            fb.ret(None);
            fb.switch_to(other);
            fb.ret(None);
        },
        "callbr void asm alignstack unwind \"\", \"!i\"()
         to label %1 [label %2]
         1:
         ret void
         2:
         ret void",
    );
}

#[test]
fn names() {
    check(
        &[I32, I32],
        I32,
        |fb| {
            fb.set_arg_name(1, b"b");
            let (a, b) = (fb.arg(0), fb.arg(1));
            let entry = fb.current_block();
            fb.set_block_name(entry, b"entry");
            let sum = fb.binary(BinaryOp::Add, 0, a, b);
            fb.set_value_name(sum, b"the sum");
            let twice = fb.binary(BinaryOp::Add, 0, sum, sum);
            fb.ret(Some(twice));
        },
        "entry:
         %\"the sum\" = add i32 %0, %b
         %1 = add i32 %\"the sum\", %\"the sum\"
         ret i32 %1",
    );
}

#[test]
fn metadata_attachments_and_debug_records() {
    let text = text_of(&[PTR], I32, |fb| {
        let p = fb.arg(0);
        let ctx = &mut *fb.ctx;
        let scope = ctx
            .metadata
            .specialized(NodeKind::Subprogram, true, Fields::default());
        let name = ctx.metadata.string(b"x");
        let fields = Fields::default()
            .md(Field::Name, Some(name))
            .md(Field::Scope, Some(scope));
        let variable = ctx
            .metadata
            .specialized(NodeKind::LocalVariable, false, fields);
        let location = ctx
            .metadata
            .debug_location(Location::new(3, 1, scope, None));
        let expression = ctx
            .metadata
            .debug_expression(vec![dwarf::op::PLUS_UCONST, 8]);
        let empty = ctx.metadata.node(&[]);
        fb.debug_record(DebugRecord {
            kind: DebugRecordKind::Value,
            location: DebugLocation::Value(p),
            variable,
            expression: Some(expression),
            assign: None,
            debug_loc: location,
        });
        fb.set_debug_loc(Some(location));
        let value = fb.load(I32, p, Access::aligned(Some(4)));
        fb.attach(value, MdKindId::INVARIANT_LOAD, empty);
        let kind = MdKindId::named(&mut fb.ctx.metadata, "my.kind");
        fb.attach(value, kind, empty);
        fb.attach(value, MdKindId::NOUNDEF, empty);
        fb.ret(Some(value));
    });
    let expect = "
define i32 @f(ptr %0) {
    #dbg_value(ptr %0, !0, !DIExpression(DW_OP_plus_uconst, 8), !2)
  %2 = load i32, ptr %0, align 4, !dbg !2, !invariant.load !3, !noundef !3, !my.kind !3
  ret i32 %2, !dbg !2
}

!0 = !DILocalVariable(name: \"x\", scope: !1)
!1 = distinct !DISubprogram(scope: null, spFlags: 0)
!2 = !DILocation(line: 3, column: 1, scope: !1)
!3 = !{}
";
    assert_eq!(text, expect);
}

#[test]
fn a_body_is_reused() {
    let mut ctx = Context::new();
    let ty = ctx.types.function(I32, &[I32], false);
    let mut body = FunctionBody::new();
    for _ in 0..3 {
        let mut fb = FunctionBuilder::new(&mut ctx, &mut body, ty);
        let entry = fb.add_block();
        fb.switch_to(entry);
        let arg = fb.arg(0);
        let sum = fb.binary(BinaryOp::Add, 0, arg, arg);
        fb.ret(Some(sum));
        assert_eq!((body.inst_count(), body.block_count()), (2, 1));
    }
}
