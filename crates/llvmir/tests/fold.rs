//! Compares the constant folder with the output of `mlir-translate --mlir-to-llvmir` 22.
//!
//! Each line of `data/fold.txt` is `operation : operand ; operand ... => result`. The result is `-` if LLVM builds an
//! instruction. The lines are LLVM's output for generated inputs.

mod support;

use support::Reader;
use terrace_llvmir::*;

/// Returns a module with the globals that the lines refer to.
fn module() -> Module {
    let mut module = Module::new();
    let array = module.ctx.types.array(Type::I32, 4);
    let pair = module.ctx.types.struct_(&[Type::I8, Type::I64], false);
    let empty = module.ctx.types.array(Type::I32, 0);
    for (name, ty) in [
        ("g", Type::I32),
        ("h", array),
        ("w", Type::I32),
        ("s", pair),
        ("e", empty),
    ] {
        module.add_global(name.as_bytes(), ty, 0).unwrap();
    }
    module.globals[0].initializer = Some(module.ctx.zero(Type::I32));
    module.globals[2].value.linkage = Linkage::ExternalWeak;
    let ty = module.ctx.types.function(Type::VOID, &[], false);
    module.add_function(b"f", ty).unwrap();
    module.publish();
    module
}

fn numbers(text: &str) -> Vec<i64> {
    text.split_whitespace()
        .map(|number| number.parse().unwrap())
        .collect()
}

fn fold(ctx: &mut Context, line: &str) -> Option<Const> {
    let (operation, operands) = line.split_once(" : ").unwrap();
    let (operands, extra) = match operands
        .rsplit_once(" at ")
        .or(operands.rsplit_once(" mask "))
    {
        Some((operands, extra)) => (operands, numbers(extra)),
        None => (operands, Vec::new()),
    };
    let mut reader = Reader::new(operands);
    let mut values = vec![reader.typed(ctx)];
    while reader.eat(";") {
        values.push(reader.typed(ctx));
    }
    let to = reader.eat("to").then(|| reader.ty(ctx));
    assert_eq!(reader.text, "", "left over");
    let position: Vec<u32> = extra.iter().map(|&at| at as u32).collect();
    if let Some(op) = BinaryOp::from_text(operation) {
        return ctx.fold_binary(op, values[0], values[1]);
    }
    if let Some(op) = CastOp::from_text(operation) {
        return ctx.fold_cast(op, values[0], to.unwrap());
    }
    let (head, rest) = operation.split_once(' ').unwrap_or((operation, ""));
    match head {
        "icmp" => ctx.fold_icmp(IntPredicate::from_text(rest).unwrap(), values[0], values[1]),
        "fcmp" => ctx.fold_fcmp(
            FloatPredicate::from_text(rest).unwrap(),
            values[0],
            values[1],
        ),
        "fneg" => ctx.fold_fneg(values[0]),
        "select" => ctx.fold_select(values[0], values[1], values[2]),
        "extractelement" => Some(ctx.fold_extract_element(values[0], values[1])),
        "insertelement" => Some(ctx.fold_insert_element(values[0], values[1], values[2])),
        "shufflevector" => {
            let mask: Vec<i32> = extra.iter().map(|&lane| lane as i32).collect();
            Some(ctx.fold_shuffle_vector(values[0], values[1], &mask))
        }
        "extractvalue" => ctx.fold_extract_value(values[0], &position),
        "insertvalue" => ctx.fold_insert_value(values[0], values[1], &position),
        "gep" => {
            let mut reader = Reader::new(rest);
            let source = reader.ty(ctx);
            let flags = reader.gep_flags();
            let mut indices = values[1..].to_vec();
            for at in extra {
                indices.push(ctx.const_int_signed(Type::I32, at));
            }
            ctx.fold_gep(source, flags, values[0], &indices)
        }
        other => panic!("operation '{other}'"),
    }
}

fn folded_text(ctx: &mut Context, line: &str) -> String {
    match fold(ctx, line) {
        None => "-".to_owned(),
        Some(c) => {
            let mut out = Vec::new();
            let mut open = Vec::new();
            let mut refs = References {
                numbering: None,
                open: &mut open,
            };
            ctx.push_typed_const(c, &mut refs, &mut out);
            String::from_utf8(out).unwrap()
        }
    }
}

/// Returns a module with the globals of `fold-layout.txt`.
fn module_with_layout() -> Module {
    let mut module = Module::new();
    module.set_data_layout("E-p:32:32-i64:64-n32").unwrap();
    let pair = module.ctx.types.struct_(&[Type::I8, Type::I64], false);
    let four = module.ctx.types.array(Type::I8, 4);
    let many = module.ctx.types.array(Type::I8, 32);
    let globals = [
        ("s", pair),
        ("al", four),
        ("big", many),
        ("lo", Type::I32),
        ("ua", Type::I32),
    ];
    for (name, ty) in globals {
        module.add_global(name.as_bytes(), ty, 0).unwrap();
    }
    for (at, ty) in [(2, many), (3, Type::I32), (4, Type::I32)] {
        module.globals[at].initializer = Some(module.ctx.zero(ty));
    }
    module.globals[1].align = Some(64);
    module.globals[2].value.linkage = Linkage::Internal;
    module.globals[3].value.linkage = Linkage::LinkOnceAny;
    module.globals[4].value.unnamed_addr = UnnamedAddr::Global;
    module.publish();
    module
}

/// Checks that every line of `data` folds to its result.
#[track_caller]
fn check(module: &mut Module, data: &str) {
    let mut wrong = Vec::new();
    let mut count = 0;
    for line in data
        .lines()
        .filter(|line| !line.is_empty() && !line.starts_with('#'))
    {
        let (input, expect) = line.rsplit_once(" => ").unwrap();
        let folded = folded_text(&mut module.ctx, input);
        count += 1;
        if folded != expect {
            wrong.push(format!("{line}\n   but: {folded}"));
        }
    }
    assert!(count > 0, "no lines");
    assert!(
        wrong.is_empty(),
        "{} of {count} wrong:\n{}",
        wrong.len(),
        wrong.join("\n")
    );
}

#[test]
fn as_llvm_folds() {
    check(&mut module(), include_str!("data/fold.txt"));
}

#[test]
fn as_llvm_folds_with_a_data_layout() {
    check(
        &mut module_with_layout(),
        include_str!("data/fold-layout.txt"),
    );
}
