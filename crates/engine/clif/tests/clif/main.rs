//! Tests the translation of LLVM IR: the text of Cranelift functions, the bytes of variables, and the reasons why a
//! module cannot run.
//!
//! Each translated function is also verified and compiled, because the backend must accept everything that the
//! translation produces.

mod calls;
mod control;
mod floats;
mod globals;
mod integers;
mod memory;
mod target;
mod unsupported;
mod vectors;

use std::fmt::Write as _;

use cranelift_codegen::control::ControlPlane;
use cranelift_codegen::ir::entities::UserExternalNameRef;
use cranelift_codegen::ir::{Function, UserExternalName, UserFuncName};
use cranelift_codegen::isa::{self, OwnedTargetIsa};
use cranelift_codegen::settings::Configurable;
use cranelift_codegen::{Context, verify_function};
use cranelift_module::{Module as _, ModuleRelocTarget};
use terrace_engine_clif::{Opt, Program, Translation, Worker, flags, unoptimized, unsupported};
use terrace_llvmir::Module;
use terrace_llvmir_read::{ReadOptions, read};
use terrace_testing::Expect;

use crate::target::Recorder;

/// A target machine, with Cranelift's settings.
#[derive(Clone, Copy)]
struct Machine {
    triple: &'static str,
    /// Cranelift's name of the processor; empty for the baseline.
    cpu: &'static str,
    opt: Opt,
    settings: &'static [(&'static str, &'static str)],
}

const X86_64: Machine = Machine {
    triple: "x86_64-unknown-linux-gnu",
    cpu: "x86-64-v2",
    opt: Opt::Speed,
    settings: &[],
};
const AARCH64: Machine = Machine {
    triple: "aarch64-unknown-linux-gnu",
    cpu: "",
    ..X86_64
};

impl Machine {
    /// Returns the target for a module.
    fn isa(&self, module: &Module) -> OwnedTargetIsa {
        let mut builder = isa::lookup_by_name(self.triple).expect("a triple");
        if !self.cpu.is_empty() {
            builder.enable(self.cpu).expect("a processor");
        }
        let mut settings = self.settings.to_vec();
        if Program::needs_frame_pointers(module) {
            settings.push(("preserve_frame_pointers", "true"));
        }
        let flags = flags(self.opt, true, &settings).expect("settings");
        builder.finish(flags).expect("a target")
    }
}

fn module(ir: &str) -> Module {
    read(ir.as_bytes(), "test.ll", ReadOptions::default())
        .unwrap_or_else(|error| panic!("{}", String::from_utf8_lossy(&error.render("test.ll"))))
}

/// Translates a module for x86-64. Compares the definitions of its variables, then the functions.
#[track_caller]
fn check(ir: &str, expect: &Expect) {
    check_for(&X86_64, ir, expect);
}

/// Translates a module for a machine. Compares the definitions of its variables, then the functions.
#[track_caller]
fn check_for(machine: &Machine, ir: &str, expect: &Expect) {
    let module = module(ir);
    let mut target = Recorder::new(machine.isa(&module));
    let mut program = Program::declare(&module, &mut target).expect("declarations");
    let mut worker = Worker::new(&program, target.isa().frontend_config());
    let problems = program.define(&mut worker, &mut target).expect("data");
    assert!(problems.is_empty(), "{problems:?}");
    let mut functions = String::new();
    for work in program.work() {
        let mut function = Function::new();
        let translation = program.translate(work, &mut worker, &mut function);
        let problems = program.explain(Some(work.function), &translation);
        assert!(problems.is_empty(), "{problems:?}");
        let name = target.declarations().get_function_decl(work.id);
        let name = name.linkage_name(work.id).into_owned();
        functions.push_str(&text(&program, &mut target, &name, function, &translation));
    }
    if program.has_start() {
        let mut function = Function::new();
        let translation = program.translate_start(&mut worker, &mut function);
        functions.push_str(&text(
            &program,
            &mut target,
            "start",
            function,
            &translation,
        ));
    }
    let mut out = std::mem::take(&mut target.defined);
    out.push_str(&functions);
    expect.assert_eq(&out);
}

/// Links, verifies and compiles a function. Returns its text, with the names of the symbols to which it refers.
fn text(
    program: &Program<'_>,
    target: &mut Recorder,
    name: &str,
    mut function: Function,
    translation: &Translation,
) -> String {
    let linked = program.link(target, &mut function, &translation.helpers);
    linked.expect("declarations");
    function.name = UserFuncName::testcase(name);
    function.srclocs.clear();
    let unoptimized = unoptimized(target.isa()).expect("a target");
    let isa = match translation.returns_twice {
        true => &*unoptimized,
        false => target.isa(),
    };
    if let Err(errors) = verify_function(&function, isa) {
        panic!("{errors}{function}");
    }
    let mut context = Context::for_function(function.clone());
    if let Err(error) = context.compile(isa, &mut ControlPlane::default()) {
        panic!("{:?}{function}", error.inner);
    }
    let mut out = String::new();
    for line in function.to_string().lines().filter(|line| !line.is_empty()) {
        let words = line.trim_end().split(' ');
        let words = words.map(|word| symbol(target, &function, word).unwrap_or(word.to_owned()));
        out.push_str(&words.collect::<Vec<_>>().join(" "));
        out.push('\n');
    }
    out
}

/// Returns the name of a symbol for a word in the text of a function: `u0:1` for a function, `userextname2` for a
/// variable.
fn symbol(target: &Recorder, function: &Function, word: &str) -> Option<String> {
    let name = match word.strip_prefix("userextname") {
        Some(index) => {
            let names = function.params.user_named_funcs();
            names
                .get(UserExternalNameRef::from_u32(index.parse().ok()?))?
                .clone()
        }
        None => {
            let (namespace, index) = word.strip_prefix('u')?.split_once(':')?;
            UserExternalName::new(namespace.parse().ok()?, index.parse().ok()?)
        }
    };
    Some(target.name(&ModuleRelocTarget::user(name.namespace, name.index)))
}

/// Compares the reasons why a module cannot run on x86-64.
#[track_caller]
fn check_unsupported(ir: &str, expect: &Expect) {
    check_unsupported_for(&X86_64, ir, expect);
}

/// Compares the reasons why a module cannot run on a machine.
#[track_caller]
fn check_unsupported_for(machine: &Machine, ir: &str, expect: &Expect) {
    let module = module(ir);
    let mut out = String::new();
    for reason in unsupported(&module, machine.isa(&module)) {
        writeln!(out, "{reason}").expect("a string");
    }
    expect.assert_eq(&out);
}
