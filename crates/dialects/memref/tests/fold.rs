//! What the last operation before `return` folds to.

use terrace_asm::printer::DescribeIr;
use terrace_asm::{AsmTables, parse};
use terrace_builtin::BUILTIN;
use terrace_func::{FUNC, ReturnOp};
use terrace_ir::interfaces::constant_value;
use terrace_ir::opdef::Folded;
use terrace_ir::{
    Attr, Body, Context, Diagnostics, OpId, OpRef, OpView, Registry, ValueDefinition, ValueId,
    verify,
};
use terrace_memref::MEMREF;

/// Argument 0 is `a0`; a result is the name of its operation.
fn show(ctx: &Context, body: &Body, value: ValueId) -> String {
    match body.definition(value) {
        ValueDefinition::Argument(_, index) => format!("a{index}"),
        ValueDefinition::Result(op, _) => OpRef::new(ctx, body, op).name_str().to_owned(),
        ValueDefinition::Undefined => "?".to_owned(),
    }
}

fn fold(ctx: &Context, function: &Body) -> String {
    let is_return = |op: &OpId| ReturnOp::cast(ctx, function, *op).is_some();
    let end = function.walk(OpId::ROOT).find(is_return).expect("a return");
    let op = function.prev_op(end).expect("an operation");
    let constants: Vec<Option<Attr>> = function
        .operands(op)
        .map(|value| constant_value(ctx, function, value))
        .collect();
    let op = OpRef::new(ctx, function, op);
    let fold = op.def().and_then(|def| def.fold).expect("a folder");
    let Some(folded) = fold(op, &constants) else {
        return "-".to_owned();
    };
    let shown = folded.iter().map(|entry| match *entry {
        Folded::Value(value) => show(ctx, function, value),
        Folded::Attr(attr) => ctx.show_attr(attr),
        Folded::SetOperand(index, value) => {
            format!("operand {index} = {}", show(ctx, function, value))
        }
        Folded::SetProp(_, attr) => ctx.show_attr(attr),
        Folded::SetUses(index, attr) => format!("uses {index} = {}", ctx.show_attr(attr)),
    });
    shown.collect::<Vec<_>>().join(", ")
}

/// The function with these lines gives `expect`, where `-` is nothing.
fn check(args: &str, lines: &[&str], expect: &str) {
    let mut registry = Registry::new();
    registry.dialect(&BUILTIN).dialect(&FUNC).dialect(&MEMREF);
    registry.describe_with(&DescribeIr);
    let ctx = Context::new(registry);
    let tables = AsmTables::new(&ctx);
    let text = format!(
        "func.func @f({args}) {{\n{}\nreturn\n}}\n",
        lines.join("\n")
    );
    let file = ctx
        .sources()
        .add("test", text.clone().into_bytes())
        .expect("a small file");
    let mut diags = Diagnostics::new();
    let module = parse(&tables, file, Default::default(), &mut diags);
    let module = module.and_then(|module| verify(&ctx, &module, &mut diags).map(|()| module));
    let messages = || {
        diags
            .iter()
            .map(|d| d.message.as_str())
            .collect::<Vec<_>>()
            .join("\n")
    };
    let module = module.unwrap_or_else(|_| panic!("{text}\n{}", messages()));
    let function = module
        .walk(OpId::ROOT)
        .find_map(|op| module.nested(op))
        .expect("a function");
    assert_eq!(fold(&ctx, function), expect, "{text}");
}

const FORGET: &str = "%c = memref.cast %m : memref<4xf32> to memref<?xf32>";
const KNOW: &str = "%c = memref.cast %m : memref<?xf32> to memref<4xf32>";
const RANK: &str = "%c = memref.cast %m : memref<*xf32> to memref<?xf32>";

#[test]
fn accesses_look_past_casts_of_ranked_memrefs() {
    let (four, any) = (
        "%m: memref<4xf32>, %i: index",
        "%m: memref<?xf32>, %i: index",
    );
    let load = "%r = memref.load %c[%i] : memref<?xf32>";
    check(four, &[FORGET, load], "operand 0 = a0");
    check("%m: memref<*xf32>, %i: index", &[RANK, load], "-");
    check(
        any,
        &[KNOW, "memref.dealloc %c : memref<4xf32>"],
        "operand 0 = a0",
    );
    check(
        four,
        &[
            FORGET,
            "memref.copy %c, %m : memref<?xf32> to memref<4xf32>",
        ],
        "operand 0 = a0",
    );
    // A copy keeps what a cast makes known.
    check(
        any,
        &[KNOW, "memref.copy %c, %m : memref<4xf32> to memref<?xf32>"],
        "-",
    );
    let args = "%m: memref<4xf32>, %a: memref<1xmemref<?xf32>>, %i: index";
    check(
        args,
        &[FORGET, "memref.store %c, %a[%i] : memref<1xmemref<?xf32>>"],
        "-",
    );
}

#[test]
fn casts_of_casts() {
    check(
        "%m: memref<4xf32>",
        &["%r = memref.cast %m : memref<4xf32> to memref<4xf32>"],
        "a0",
    );
    check(
        "%m: memref<4xf32>",
        &[
            FORGET,
            "%r = memref.cast %c : memref<?xf32> to memref<*xf32>",
        ],
        "operand 0 = a0",
    );
    check(
        "%m: memref<f32, 1>",
        &[
            "%c = memref.memory_space_cast %m : memref<f32, 1> to memref<f32, 2>",
            "%r = memref.memory_space_cast %c : memref<f32, 2> to memref<f32>",
        ],
        "operand 0 = a0",
    );
}

#[test]
fn sizes_come_from_the_type_or_the_allocation() {
    let at = |value: i64| format!("%k = arith.constant {value} : index");
    let dim = |ty: &str| format!("%r = memref.dim %m, %k : {ty}");
    let ty = "memref<4x?xf32>";
    check("%m: memref<4x?xf32>", &[&at(0), &dim(ty)], "4 : index");
    check("%m: memref<4x?xf32>", &[&at(1), &dim(ty)], "-");
    check("%m: memref<4x?xf32>", &[&at(7), &dim(ty)], "-");
    check("%m: memref<4x?xf32>", &[&at(-1), &dim(ty)], "-");
    let ty = "memref<?x4x?xf32>";
    let alloc = format!("%m = memref.alloc(%n, %l) : {ty}");
    check("%n: index, %l: index", &[&at(2), &alloc, &dim(ty)], "a1");
    check(
        "%n: index, %l: index",
        &[&at(1), &alloc, &dim(ty)],
        "4 : index",
    );
    let ty = "memref<?x?xf32, strided<[?, 1]>>";
    let part = format!(
        "%m = memref.subview %s[0, 0, 0] [%n, 1, %l] [1, 1, 1] : memref<?x?x?xf32> to {ty}"
    );
    check(
        "%s: memref<?x?x?xf32>, %n: index, %l: index",
        &[&at(1), &part, &dim(ty)],
        "a2",
    );
    check(
        "%m: memref<4x?xf32>",
        &["%r = memref.rank %m : memref<4x?xf32>"],
        "2 : index",
    );
}

#[test]
fn metadata_that_the_type_knows() {
    let ty = "memref<4x?xf32, strided<[?, 1], offset: 3>>";
    let extract = format!(
        "%b, %o, %s:2, %t:2 = memref.extract_strided_metadata %m : {ty} -> memref<f32>, index, index, index, index, index"
    );
    check(&format!("%m: {ty}"), &[&extract], "-");
    // Only what is used is made a constant.
    let args = format!("%m: {ty}) -> (index, index, index");
    let uses = "return %s#0, %s#1, %t#1 : index, index, index\n}\nfunc.func @g() {";
    check(
        &args,
        &[&extract, uses],
        "uses 2 = 4 : index, uses 5 = 1 : index",
    );
}

#[test]
fn views_that_are_their_source() {
    let m = "%m: memref<4x4xf32>";
    let ty = "memref<4x4xf32>";
    check(
        m,
        &[&format!(
            "%r = memref.transpose %m (d0, d1) -> (d0, d1) : {ty} to {ty}"
        )],
        "a0",
    );
    check(
        m,
        &[
            "%c = memref.transpose %m (d0, d1) -> (d1, d0) : memref<4x4xf32> to memref<4x4xf32, strided<[1, 4]>>",
            "%r = memref.transpose %c (d0, d1) -> (d1, d0) : memref<4x4xf32, strided<[1, 4]>> to memref<4x4xf32, strided<[4, 1]>>",
        ],
        "operand 0 = a0, affine_map<(d0, d1) -> (d0, d1)>",
    );
    check(
        m,
        &[
            "%c = memref.collapse_shape %m [[0, 1]] : memref<4x4xf32> into memref<16xf32>",
            "%r = memref.expand_shape %c [[0, 1]] output_shape [4, 4] : memref<16xf32> into memref<4x4xf32>",
        ],
        "a0",
    );
    check(
        "%m: memref<4xf32>",
        &[
            "%r = memref.reinterpret_cast %m to offset: [0], sizes: [4], strides: [1] : memref<4xf32> to memref<4xf32>",
        ],
        "a0",
    );
    check(
        "%m: memref<?xf32>, %n: index",
        &[
            "%r = memref.reinterpret_cast %m to offset: [0], sizes: [%n], strides: [1] : memref<?xf32> to memref<?xf32>",
        ],
        "-",
    );
    check(
        "%m: memref<4xf32>",
        &[
            "%c = memref.assume_alignment %m, 8 : memref<4xf32>",
            "%r = memref.assume_alignment %c, 8 : memref<4xf32>",
        ],
        "memref.assume_alignment",
    );
}
