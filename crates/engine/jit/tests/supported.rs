//! Each instruction and each intrinsic, on each kind of type, either compiles or is rejected by name, as the page of
//! supported operations states. `BLESS=1` writes the page.

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::fs;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::Path;

use terrace_engine_jit::{Error, Jit, Options, Symbols};
use terrace_engine_object as object;
use terrace_llvmir::{Intrinsic, Module, Type, TypeKind};
use terrace_llvmir_read::ReadOptions;

/// The kinds of types, each with the types that represent it.
const TYPES: &[(&str, &[&str])] = &[
    ("i1 to i128", &["i1", "i8", "i13", "i32", "i64", "i128"]),
    ("wider integers", &["i200", "i1000"]),
    ("float, double", &["float", "double"]),
    ("half, bfloat", &["half", "bfloat"]),
    ("fp128", &["fp128"]),
    ("x86_fp80", &["x86_fp80"]),
    ("ppc_fp128", &["ppc_fp128"]),
    ("ptr", &["ptr"]),
    (
        "vectors",
        &[
            "<4 x i32>",
            "<3 x i13>",
            "<4 x float>",
            "<5 x double>",
            "<4 x half>",
            "<7 x i1>",
            "<2 x ptr>",
            "<16 x i8>",
            "<2 x i64>",
        ],
    ),
    (
        "scalable vectors",
        &["<vscale x 4 x i32>", "<vscale x 2 x double>"],
    ),
    ("structs, arrays", &["{ i32, double }", "[100 x i8]"]),
];

/// Instructions: `$T` is the type, `%a`, `%b` and `%c` values of it; `%p` is a pointer, `%i` an `i32` and `%t` an `i1`.
const INSTRUCTIONS: &[(&str, &str)] = &[
    ("add", "%r = add $T %a, %b\n  ret void"),
    ("sub", "%r = sub $T %a, %b\n  ret void"),
    ("mul", "%r = mul $T %a, %b\n  ret void"),
    ("udiv", "%r = udiv $T %a, %b\n  ret void"),
    ("sdiv", "%r = sdiv $T %a, %b\n  ret void"),
    ("urem", "%r = urem $T %a, %b\n  ret void"),
    ("srem", "%r = srem $T %a, %b\n  ret void"),
    ("shl", "%r = shl $T %a, %b\n  ret void"),
    ("lshr", "%r = lshr $T %a, %b\n  ret void"),
    ("ashr", "%r = ashr $T %a, %b\n  ret void"),
    ("and", "%r = and $T %a, %b\n  ret void"),
    ("or", "%r = or $T %a, %b\n  ret void"),
    ("xor", "%r = xor $T %a, %b\n  ret void"),
    ("fneg", "%r = fneg $T %a\n  ret void"),
    ("fadd", "%r = fadd $T %a, %b\n  ret void"),
    ("fsub", "%r = fsub $T %a, %b\n  ret void"),
    ("fmul", "%r = fmul $T %a, %b\n  ret void"),
    ("fdiv", "%r = fdiv $T %a, %b\n  ret void"),
    ("frem", "%r = frem $T %a, %b\n  ret void"),
    (
        "icmp",
        "%eq = icmp eq $T %a, %b\n  %ne = icmp ne $T %a, %b\n  %slt = icmp slt $T %a, %b\n  %sle = icmp sle $T %a, %b\n  %sgt = icmp sgt $T %a, %b\n  %sge = icmp sge $T %a, %b\n  %ult = icmp ult $T %a, %b\n  %ule = icmp ule $T %a, %b\n  %ugt = icmp ugt $T %a, %b\n  %uge = icmp uge $T %a, %b\n  ret void",
    ),
    (
        "fcmp",
        "%false = fcmp false $T %a, %b\n  %oeq = fcmp oeq $T %a, %b\n  %ogt = fcmp ogt $T %a, %b\n  %oge = fcmp oge $T %a, %b\n  %olt = fcmp olt $T %a, %b\n  %ole = fcmp ole $T %a, %b\n  %one = fcmp one $T %a, %b\n  %ord = fcmp ord $T %a, %b\n  %ueq = fcmp ueq $T %a, %b\n  %ugt = fcmp ugt $T %a, %b\n  %uge = fcmp uge $T %a, %b\n  %ult = fcmp ult $T %a, %b\n  %ule = fcmp ule $T %a, %b\n  %une = fcmp une $T %a, %b\n  %uno = fcmp uno $T %a, %b\n  %true = fcmp true $T %a, %b\n  ret void",
    ),
    ("select", "%r = select i1 %t, $T %a, $T %b\n  ret void"),
    ("freeze", "%r = freeze $T %a\n  ret void"),
    ("zext", "%r = zext $T %a to i2000\n  ret void"),
    ("sext", "%r = sext $T %a to i2000\n  ret void"),
    ("trunc", "%r = trunc $T %a to i1\n  ret void"),
    ("fptrunc", "%r = fptrunc $T %a to half\n  ret void"),
    ("fpext", "%r = fpext $T %a to fp128\n  ret void"),
    ("fptosi", "%r = fptosi $T %a to i64\n  ret void"),
    ("fptoui", "%r = fptoui $T %a to i64\n  ret void"),
    ("sitofp", "%r = sitofp $T %a to double\n  ret void"),
    ("uitofp", "%r = uitofp $T %a to float\n  ret void"),
    ("ptrtoint", "%r = ptrtoint $T %a to i64\n  ret void"),
    ("inttoptr", "%r = inttoptr $T %a to ptr\n  ret void"),
    ("load", "%r = load $T, ptr %p\n  ret void"),
    ("load volatile", "%r = load volatile $T, ptr %p\n  ret void"),
    (
        "load atomic",
        "%r = load atomic $T, ptr %p seq_cst, align 64\n  ret void",
    ),
    ("store", "store $T %a, ptr %p\n  ret void"),
    (
        "store atomic",
        "store atomic $T %a, ptr %p release, align 64\n  ret void",
    ),
    (
        "cmpxchg",
        "%r = cmpxchg ptr %p, $T %a, $T %b seq_cst seq_cst\n  ret void",
    ),
    (
        "atomicrmw xchg",
        "%r = atomicrmw xchg ptr %p, $T %a seq_cst\n  ret void",
    ),
    (
        "atomicrmw add",
        "%r = atomicrmw add ptr %p, $T %a seq_cst\n  ret void",
    ),
    (
        "atomicrmw nand",
        "%r = atomicrmw nand ptr %p, $T %a seq_cst\n  ret void",
    ),
    (
        "atomicrmw umax",
        "%r = atomicrmw umax ptr %p, $T %a seq_cst\n  ret void",
    ),
    (
        "atomicrmw uinc_wrap",
        "%r = atomicrmw uinc_wrap ptr %p, $T %a seq_cst\n  ret void",
    ),
    (
        "atomicrmw fadd",
        "%r = atomicrmw fadd ptr %p, $T %a seq_cst\n  ret void",
    ),
    (
        "atomicrmw fmax",
        "%r = atomicrmw fmax ptr %p, $T %a seq_cst\n  ret void",
    ),
    ("alloca", "%r = alloca $T\n  ret void"),
    ("alloca of a number", "%r = alloca $T, i32 %i\n  ret void"),
    (
        "getelementptr",
        "%r = getelementptr $T, ptr %p, i32 %i\n  ret void",
    ),
    (
        "extractelement",
        "%r = extractelement $T %a, i32 %i\n  ret void",
    ),
    (
        "insertelement",
        "%r = insertelement <4 x $T> zeroinitializer, $T %a, i32 %i\n  ret void",
    ),
    (
        "shufflevector",
        "%r = shufflevector $T %a, $T %b, <2 x i32> <i32 1, i32 0>\n  ret void",
    ),
    ("extractvalue", "%r = extractvalue $T %a, 0\n  ret void"),
    (
        "insertvalue",
        "%r = insertvalue { $T, i8 } zeroinitializer, $T %a, 0\n  ret void",
    ),
    (
        "phi",
        "br label %next\nnext:\n  %r = phi $T [ %a, %0 ]\n  ret void",
    ),
    ("call", "%r = call $T @callee($T %a)\n  ret void"),
    ("call, indirect", "%r = call $T %p($T %a)\n  ret void"),
    (
        "call, variadic",
        "%r = call $T (i32, ...) %p(i32 %i, $T %a)\n  ret void",
    ),
    ("call, byval", "call void %p(ptr byval($T) %p)\n  ret void"),
    ("call, sret", "call void %p(ptr sret($T) %p)\n  ret void"),
    ("va_arg", "%r = va_arg ptr %p, $T\n  ret void"),
    (
        "switch",
        "switch $T %a, label %next [ $T 1, label %next ]\nnext:\n  ret void",
    ),
    ("ret", "ret $T %a"),
    (
        "br",
        "br i1 %t, label %next, label %next\nnext:\n  ret void",
    ),
    (
        "indirectbr",
        "indirectbr ptr %p, [label %next]\nnext:\n  ret void",
    ),
    ("fence", "fence seq_cst\n  ret void"),
    (
        "musttail",
        "%r = musttail call $T @taken($T %a, $T %b, $T %c, ptr %p, i32 %i, i1 %t)\n  ret $T %r",
    ),
    (
        "invoke",
        "%r = invoke $T %p($T %a) to label %next unwind label %lands\nlands:\n  %l = landingpad { ptr, i32 } cleanup\n  unreachable\nnext:\n  ret void",
    ),
    (
        "callbr",
        "callbr void asm \"\", \"!i\"() to label %next [label %next]\nnext:\n  ret void",
    ),
    (
        "asm, empty",
        "%r = call $T asm \"\", \"=r,0\"($T %a)\n  ret void",
    ),
    (
        "asm",
        "%r = call $T asm \"nop\", \"=r,r\"($T %a)\n  ret void",
    ),
];

/// The beginning of the page.
const HEAD: &str = "\
# What runs

Made by `BLESS=1 cargo test -p terrace-engine-jit --test supported`, which compiles every row, for AArch64 too.

`terrace run` and `terrace build` compile LLVM IR with Cranelift. A number in brackets is the [reason](#reasons) for which an
operation is refused, with its name and place and before anything runs; `--engine=llvm` compiles it where LLVM 22 is
installed. A dash: LLVM has no such operation. The widest integers have 16 384 bits, the longest vectors 4 096 lanes; scalable
vectors have their minimal length. Intrinsics of single targets (`llvm.x86.*`, …) are refused, except those of NEON that multiply
narrow numbers (`llvm.aarch64.neon.smull`, `sdot`, `smmla`, `bfmmla` and the like), which run on every machine. Of an intrinsic
with several types the first is that of the column.
";

/// The targets whose intrinsics are rejected by name.
const TARGETS: &[&str] = &[
    "aarch64",
    "amdgcn",
    "arm",
    "bpf",
    "dx",
    "hexagon",
    "loongarch",
    "mips",
    "nvvm",
    "ppc",
    "r600",
    "riscv",
    "s390",
    "spv",
    "ve",
    "wasm",
    "x86",
    "xcore",
];

/// Candidates for the other overloaded types of an intrinsic.
const SECOND: &[&str] = &[
    "",
    "i32",
    "i1",
    "ptr",
    "i64",
    "<4 x i1>",
    "<4 x i32>",
    "<2 x i64>",
    "<4 x ptr>",
];

/// Reads a module. Returns `None` if LLVM would reject it.
fn read(text: &str) -> Option<Module> {
    let mut module =
        terrace_llvmir_read::read(text.as_bytes(), "probe.ll", ReadOptions::default()).ok()?;
    (!module.verify().is_broken).then_some(module)
}

/// Compiles a module. The error is the reason for the rejection.
///
/// `wrong` collects contradictions: modules for which [`Jit::unsupported`] and the compiler disagree, and modules that
/// the compiler for AArch64 rejects without a reason.
fn outcome(text: &str, module: &Module, wrong: &mut Vec<String>) -> Result<(), String> {
    let mut symbols = Symbols::new();
    // No function is called, so any address is valid.
    symbols.add_lookup(|_| Some(TYPES.as_ptr().cast()));
    let built = catch_unwind(AssertUnwindSafe(|| {
        Jit::build(module, &Options::default(), symbols)
    }));
    if let Err(object::Error::Refused { reason, .. }) = for_aarch64(module) {
        wrong.push(format!("for AArch64, {reason}:\n{text}"));
    }
    let Ok(built) = built else {
        wrong.push(format!("panics:\n{text}"));
        return Err(String::new());
    };
    let found =
        Jit::unsupported(module, &Options::default()).expect("there is Cranelift for this machine");
    match (found.first(), built) {
        (None, Ok(_)) => Ok(()),
        (Some(why), Err(Error::Unsupported(_))) => Err(why.reason.clone()),
        (found, built) => {
            wrong.push(format!("{found:?}, and {:?}:\n{text}", built.err()));
            Err(String::new())
        }
    }
}

fn instruction(template: &str, ty: &str) -> String {
    let result = if template.contains("ret $T") {
        "$T"
    } else {
        "void"
    };
    let text = format!(
        "declare $T @callee($T)\ndeclare $T @taken($T, $T, $T, ptr, i32, i1)\ndeclare i32 @personality(...)\n\
         define {result} @f($T %a, $T %b, $T %c, ptr %p, i32 %i, i1 %t) personality ptr @personality {{\n  {template}\n}}\n"
    );
    text.replace("$T", ty)
}

/// Returns a module with a valid call of an intrinsic that is overloaded on `ty`; `None` if there is no valid call.
fn intrinsic(intrinsic: &Intrinsic, ty: &str) -> Option<(String, Module)> {
    let count = intrinsic.overloads().len();
    let none = [""].as_slice();
    let seconds = if count > 1 { SECOND } else { none };
    let thirds = if count > 2 { SECOND } else { none };
    let own = (count > 1).then_some(ty);
    let lists = seconds.iter().copied().chain(own).flat_map(|second| {
        let thirds = if second.is_empty() { none } else { thirds };
        thirds.iter().map(move |third| [ty, second, third])
    });
    let mut modules = lists.filter_map(|list| {
        let len = list.iter().take_while(|ty| !ty.is_empty()).count();
        if len != count.clamp(1, list.len()) {
            return None;
        }
        let text = call_of(intrinsic, &list[..len])?;
        let module = read(&text)?;
        Some((text, module))
    });
    modules.next()
}

/// Returns the text of a module that calls an intrinsic with these overloaded types.
fn call_of(intrinsic: &Intrinsic, overloads: &[&str]) -> Option<String> {
    let mut module = read(&format!(
        "define void @f({}) {{\n  ret void\n}}\n",
        overloads.join(", ")
    ))?;
    let overloads = module.functions.first()?.body.args().to_vec();
    let name = String::from_utf8(intrinsic.mangled_name(&module.ctx, &overloads)).ok()?;
    let ty = module.ctx.intrinsic_type(intrinsic, &overloads)?;
    let types = &module.ctx.types;
    let TypeKind::Function { result, params, .. } = types.kind(ty) else {
        return None;
    };
    let text = |ty: Type| {
        let mut out = Vec::new();
        types.push_type(ty, &mut out);
        String::from_utf8_lossy(&out).into_owned()
    };
    let (mut own, mut given) = (Vec::new(), Vec::new());
    for (at, param) in params.iter().enumerate() {
        let ty = text(*param);
        let constant = intrinsic.constants.iter().find(|(index, _)| *index == at);
        given.push(match constant {
            _ if ty == "metadata" && at + 1 == params.len() => {
                "metadata !\"fpexcept.strict\"".to_owned()
            }
            _ if ty == "metadata" => "metadata !\"round.tonearest\"".to_owned(),
            Some((_, Some((from, _)))) => format!("{ty} {from}"),
            Some(_) if ty == "ptr" => "ptr null".to_owned(),
            Some(_) => format!("{ty} 1"),
            None => {
                own.push(format!("{ty} %v{at}"));
                format!("{ty} %v{at}")
            }
        });
    }
    let result = text(result);
    let assigned = if result == "void" { "" } else { "%r = " };
    Some(format!(
        "define void @f({}) {{\n  {assigned}call {result} @{name}({})\n  ret void\n}}\n",
        own.join(", "),
        given.join(", ")
    ))
}

/// The reasons on the page. Each has a number.
#[derive(Default)]
struct Notes {
    reasons: Vec<String>,
    /// Contradictions.
    wrong: Vec<String>,
}

impl Notes {
    fn number(&mut self, reason: &str) -> usize {
        let at = self.reasons.iter().position(|known| known == reason);
        at.unwrap_or_else(|| {
            self.reasons.push(reason.to_owned());
            self.reasons.len() - 1
        }) + 1
    }
}

/// Returns a row of a table. Each cell is `yes`, the numbers of the reasons, or a dash if LLVM has no such operation.
fn row(
    name: &str,
    notes: &mut Notes,
    mut module: impl FnMut(&str) -> Option<(String, Module)>,
) -> Option<String> {
    let mut row = format!("| `{name}` |");
    let mut any = false;
    for (_, types) in TYPES {
        let mut marks = BTreeSet::new();
        for ty in *types {
            let Some((text, module)) = module(ty) else {
                continue;
            };
            any = true;
            marks.insert(match outcome(&text, &module, &mut notes.wrong) {
                Ok(()) => "yes".to_owned(),
                Err(reason) => format!("[{}]", notes.number(&general(&reason, ty))),
            });
        }
        let marks: Vec<String> = marks.into_iter().rev().collect();
        let cell = if marks.is_empty() {
            "–".to_owned()
        } else {
            marks.join(" ")
        };
        let _ = write!(row, " {cell} |");
    }
    any.then_some(row + "\n")
}

/// Returns a reason without the names of the type and intrinsic for which it was found.
fn general(reason: &str, ty: &str) -> String {
    let words = reason
        .split(' ')
        .map(|word| match word.starts_with("llvm.") {
            true => "it",
            false => word,
        });
    let words: Vec<&str> = words.collect();
    words.join(" ").replace(ty, "T")
}

#[test]
fn operations_run_or_are_refused_as_the_page_says() {
    let mut notes = Notes::default();
    let mut page = String::from(HEAD);
    let head = || {
        let kinds: Vec<&str> = TYPES.iter().map(|(kind, _)| *kind).collect();
        format!(
            "| | {} |\n|---|{}\n",
            kinds.join(" | "),
            "---|".repeat(kinds.len())
        )
    };
    page += "\n## Instructions\n\n";
    page += &head();
    for (name, template) in INSTRUCTIONS {
        let made = row(name, &mut notes, |ty| {
            let text = instruction(template, ty);
            let module = read(&text)?;
            Some((text, module))
        });
        page += &made.unwrap_or_else(|| panic!("{name} is valid on no type"));
    }
    page += "\n## Intrinsics\n\n";
    page += &head();
    let mut rest = Vec::new();
    for of in Intrinsic::all() {
        let target = of.name.split('.').nth(1).unwrap_or_default();
        if TARGETS.contains(&target) {
            continue;
        }
        let made = match of.is_overloaded() {
            true => row(of.name, &mut notes, |ty| intrinsic(&of, ty)),
            false => None,
        };
        match made {
            Some(row) => page += &row,
            None => rest.push(of),
        }
    }
    page += "\nIntrinsics that are not overloaded, or on types of targets:\n\n| | |\n|---|---|\n";
    for of in rest {
        let text = call_of(&of, &[]);
        let cell = match text.and_then(|text| read(&text).map(|module| (text, module))) {
            Some((text, module)) => match outcome(&text, &module, &mut notes.wrong) {
                Ok(()) => "yes".to_owned(),
                Err(reason) => format!("[{}]", notes.number(&general(&reason, "none"))),
            },
            // No call of the intrinsic is valid by itself.
            None => continue,
        };
        let _ = writeln!(page, "| `{}` | {cell} |", of.name);
    }
    page += "\n## Reasons\n\n";
    for (at, reason) in notes.reasons.iter().enumerate() {
        let _ = writeln!(page, "{}. {reason}", at + 1);
    }
    assert!(
        notes.wrong.is_empty(),
        "{} contradictions: {}",
        notes.wrong.len(),
        notes.wrong.join("\n")
    );
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../docs/guides/what-runs.md");
    if std::env::var_os("BLESS").is_some() {
        fs::write(&path, &page).expect("the page is written");
    }
    let expected = fs::read_to_string(&path).expect("the page is read");
    assert!(
        page == expected,
        "docs/guides/what-runs.md is not as it should be; BLESS=1 writes it"
    );
}

/// Compiles a module for AArch64.
fn for_aarch64(module: &Module) -> Result<object::Object, object::Error> {
    let options = object::Options {
        triple: Some("aarch64-unknown-linux-gnu".to_owned()),
        ..object::Options::default()
    };
    object::compile(module, &options)
}

#[test]
fn functions_of_tail_calls_return_through_memory_on_aarch64() {
    let text = "define tailcc void @g(ptr sret(i64) %r) {\n  store i64 1, ptr %r\n  ret void\n}\n\
                define tailcc void @f(ptr sret(i64) %r) {\n  musttail call tailcc void @g(ptr sret(i64) %r)\n  ret void\n}\n";
    let module = read(text).expect("LLVM takes it");
    for_aarch64(&module).expect("there is code for it");
}

#[test]
fn arguments_of_a_gibibyte_are_refused_by_name() {
    let text = "define void @f(ptr byval([1073741824 x i8]) %p) {\n  ret void\n}\n";
    let module = read(text).expect("LLVM takes it");
    let Err(object::Error::Unsupported(found)) = for_aarch64(&module) else {
        panic!("it is refused before anything is made");
    };
    assert!(found[0].reason.contains("64 MiB"), "{}", found[0].reason);
}
