//! Builds IR from Rust without text, through the facade.

use terrace::arith::{AddIOp, CmpIOp, CmpIPredicate, ConstantOp, SubIOp};
use terrace::cf::{AssertOp, BranchOp, CondBranchOp};
use terrace::func::{CallOp, ReturnOp};
use terrace::llvm::{self, LLVMFuncOp};
use terrace::prelude::*;
use terrace::scf::{build_for_with, build_if, build_if_else, build_while};
use terrace::{memref, ub};

const LOC: Loc = Loc::UNKNOWN;

// ANCHOR: max
fn max(ctx: &Context) -> Body {
    let (mut module, top) = ModuleOp::with_block(ctx, LOC);
    let (mut function, entry) = FuncOp::with_block(ctx, LOC, "max", &[Type::I32; 2], &[Type::I32]);
    let mut b = Builder::at_end(ctx, &mut function, entry, LOC);
    let &[x, y] = b.body().block_args(entry) else {
        unreachable!()
    };
    let is_greater = b.create_value(CmpIOp::spec(CmpIPredicate::Sgt, x, y));
    let choice = build_if_else(&mut b, &[Type::I32], is_greater, |_| vec![x], |_| vec![y]);
    let max = b.body().result(choice.id(), 0);
    b.create(ReturnOp::spec(&[max]));
    Builder::at_end(ctx, &mut module, top, LOC).insert_nested(function);
    module
}
// ANCHOR_END: max

#[cfg(feature = "run")]
#[test]
fn max_is_built_in_14_lines_and_runs() {
    let ctx = context();
    let jit = Jit::builder().build(&ctx, max(&ctx)).unwrap();
    let max = jit.function::<fn(i32, i32) -> i32>("max").unwrap();
    assert_eq!(max.call(-7, 3), Ok(3));
    assert_eq!(max.call(4, 3), Ok(4));
    let text = include_str!("front_end.rs");
    let (_, code) = text.split_once("// ANCHOR: max\n").expect("its start");
    let (code, _) = code.split_once("// ANCHOR_END: max\n").expect("its end");
    assert!(code.lines().count() <= 14, "{code}");
}

/// Returns the text of a module with one function, which `fill` builds.
fn function(
    inputs: &[Type],
    results: &[Type],
    fill: impl FnOnce(&mut Builder<'_>, &[ValueId]),
) -> String {
    let ctx = context();
    let (mut body, entry) = FuncOp::with_block(&ctx, LOC, "f", inputs, results);
    let args = body.block_args(entry).to_vec();
    fill(&mut Builder::at_end(&ctx, &mut body, entry, LOC), &args);
    let (mut module, top) = ModuleOp::with_block(&ctx, LOC);
    let mut b = Builder::at_end(&ctx, &mut module, top, LOC);
    b.insert_nested(FuncOp::declaration(&ctx, LOC, "g", &[Type::I32], &[]));
    b.insert_nested(body);
    let mut diags = Diagnostics::new();
    let verified = verify(&ctx, &module, &mut diags);
    assert!(verified.is_ok(), "{}", render_all(&ctx, &diags));
    print(&AsmTables::new(&ctx), &module, &PrintOptions::default())
}

fn check(text: &str, expect: &str) {
    let expect = format!("module {{\n  func.func private @g(i32)\n{expect}}}\n");
    assert!(text == expect, "{text}");
}

#[test]
fn closures_fill_regions_on_a_plain_builder() {
    let text = function(&[Type::INDEX, Type::I32], &[Type::I32], |b, args| {
        let &[n, x] = args else { unreachable!() };
        let one = b.create_value(ConstantOp::spec(b.ctx.index(1)));
        let sum = build_for_with(b, [one, n, one], &[x], |b, _, values| {
            let limit = b.create_value(ConstantOp::spec(b.ctx.i32(9)));
            let is_less = b.create_value(CmpIOp::spec(CmpIPredicate::Slt, values[0], limit));
            build_if(b, is_less, |b| {
                b.create(CallOp::spec(&[], &[x], "g"));
            });
            vec![b.create_value(AddIOp::spec(values[0], x))]
        });
        let sum = b.body().result(sum.id(), 0);
        let last = build_while(
            b,
            &[sum],
            &[Type::I32],
            |b, values| {
                let is_more = CmpIOp::spec(CmpIPredicate::Sgt, values[0], x);
                (b.create_value(is_more), values.to_vec())
            },
            |b, values| vec![b.create_value(SubIOp::spec(values[0], x))],
        );
        let last = b.body().result(last.id(), 0);
        b.create(ReturnOp::spec(&[last]));
    });
    check(
        &text,
        "  func.func @f(%arg0: index, %arg1: i32) -> i32 {
    %c1 = arith.constant 1 : index
    %0 = scf.for %arg2 = %c1 to %arg0 step %c1 iter_args(%arg3 = %arg1) -> (i32) {
      %c9_i32 = arith.constant 9 : i32
      %2 = arith.cmpi slt, %arg3, %c9_i32 : i32
      scf.if %2 {
        func.call @g(%arg1) : (i32) -> ()
      }
      %3 = arith.addi %arg3, %arg1 : i32
      scf.yield %3 : i32
    }
    %1 = scf.while (%arg2 = %0) : (i32) -> i32 {
      %2 = arith.cmpi sgt, %arg2, %arg1 : i32
      scf.condition(%2) %arg2 : i32
    } do {
    ^bb0(%arg2: i32):
      %2 = arith.subi %arg2, %arg1 : i32
      scf.yield %2 : i32
    }
    return %1 : i32
  }
",
    );
}

fn variables() -> SsaBuilder<'static> {
    SsaBuilder::new(|b, ty| b.create_value(ub::PoisonOp::spec(ty)))
}

fn block(b: &mut Builder<'_>) -> BlockId {
    let (at, block) = (b.at, b.at.block);
    let region = b.body().parent_region(block).expect("the function's");
    let new = b.create_block_in(region, &[]);
    b.at = at;
    new
}

fn go(b: &mut Builder<'_>, block: BlockId) {
    b.at = InsertPoint::end(block);
}

#[test]
fn a_variable_that_changes_in_a_loop_is_an_argument_of_its_head() {
    let text = function(&[Type::I32, Type::I32], &[Type::I32], |b, args| {
        let mut ssa = variables();
        let [n, step] = [0, 1].map(|_| ssa.declare(Type::I32));
        ssa.seal(b, b.at.block);
        ssa.define(b, n, args[0]);
        ssa.define(b, step, args[1]);
        let [head, body, after] = [block(b), block(b), block(b)];
        b.create(BranchOp::spec(&[], head));
        go(b, head);
        let value = ssa.read(b, n);
        let is_less = b.create_value(CmpIOp::spec(CmpIPredicate::Slt, value, args[1]));
        b.create(CondBranchOp::spec(is_less, &[], &[], body, after));
        go(b, body);
        ssa.seal(b, body);
        let (value, by) = (ssa.read(b, n), ssa.read(b, step));
        let sum = b.create_value(AddIOp::spec(value, by));
        ssa.define(b, n, sum);
        b.create(BranchOp::spec(&[], head));
        ssa.seal(b, head);
        go(b, after);
        ssa.seal(b, after);
        let value = ssa.read(b, n);
        b.create(ReturnOp::spec(&[value]));
    });
    check(
        &text,
        "  func.func @f(%arg0: i32, %arg1: i32) -> i32 {
    cf.br ^bb1(%arg0, %arg1 : i32, i32)
  ^bb1(%0: i32, %1: i32):  // 2 preds: ^bb0, ^bb2
    %2 = arith.cmpi slt, %0, %arg1 : i32
    cf.cond_br %2, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %3 = arith.addi %0, %1 : i32
    cf.br ^bb1(%3, %1 : i32, i32)
  ^bb3:  // pred: ^bb1
    return %0 : i32
  }
",
    );
}

#[test]
fn a_block_gets_no_argument_for_a_variable_that_has_one_value() {
    let text = function(&[Type::I1, Type::I32], &[Type::I32], |b, args| {
        let mut ssa = variables();
        let [same, other] = [0, 1].map(|_| ssa.declare(Type::I32));
        ssa.seal(b, b.at.block);
        ssa.define(b, same, args[1]);
        ssa.define(b, other, args[1]);
        // Two conditional branches in sequence. The second branches to the same block twice.
        let [left, right, join, end] = [block(b), block(b), block(b), block(b)];
        b.create(CondBranchOp::spec(args[0], &[], &[], left, right));
        for side in [left, right] {
            go(b, side);
            ssa.seal(b, side);
            if side == right {
                let seven = b.create_value(ConstantOp::spec(b.ctx.i32(7)));
                ssa.define(b, other, seven);
            }
            b.create(BranchOp::spec(&[], join));
        }
        go(b, join);
        ssa.seal(b, join);
        b.create(CondBranchOp::spec(args[0], &[], &[], end, end));
        go(b, end);
        ssa.seal(b, end);
        let (same, other) = (ssa.read(b, same), ssa.read(b, other));
        assert_eq!(same, args[1]);
        let sum = b.create_value(AddIOp::spec(same, other));
        b.create(ReturnOp::spec(&[sum]));
    });
    check(
        &text,
        "  func.func @f(%arg0: i1, %arg1: i32) -> i32 {
    cf.cond_br %arg0, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    cf.br ^bb3(%arg1 : i32)
  ^bb2:  // pred: ^bb0
    %c7_i32 = arith.constant 7 : i32
    cf.br ^bb3(%c7_i32 : i32)
  ^bb3(%0: i32):  // 2 preds: ^bb1, ^bb2
    cf.cond_br %arg0, ^bb4, ^bb4
  ^bb4:  // 2 preds: ^bb3, ^bb3
    %1 = arith.addi %arg1, %0 : i32
    return %1 : i32
  }
",
    );
}

#[test]
fn a_variable_without_a_value_is_what_the_caller_says() {
    let text = function(&[], &[Type::I32], |b, _| {
        let mut ssa = variables();
        let variable = ssa.declare(Type::I32);
        ssa.seal(b, b.at.block);
        let value = ssa.read(b, variable);
        assert_eq!(ssa.read(b, variable), value);
        b.create(ReturnOp::spec(&[value]));
        // A cycle of unreachable blocks.
        let [first, second] = [block(b), block(b)];
        for (from, to) in [(first, second), (second, first)] {
            go(b, from);
            b.create(BranchOp::spec(&[], to));
        }
        for block in [first, second] {
            ssa.seal(b, block);
        }
        b.at = InsertPoint::start(b.body(), second);
        ssa.read(b, variable);
    });
    check(
        &text,
        "  func.func @f() -> i32 {
    %0 = ub.poison : i32
    return %0 : i32
  ^bb1:  // pred: ^bb2
    cf.br ^bb2
  ^bb2:  // pred: ^bb1
    %1 = ub.poison : i32
    cf.br ^bb1
  }
",
    );
}

#[test]
#[should_panic = "expected value of type 'i32' for the variable, found 'i64'"]
fn a_value_of_another_type_is_a_panic() {
    function(&[Type::I64], &[], |b, args| {
        let mut ssa = variables();
        let variable = ssa.declare(Type::I32);
        ssa.define(b, variable, args[0]);
    });
}

#[test]
fn functions_of_the_llvm_dialect_and_types_have_short_constructors() {
    let ctx = context();
    let (mut module, top) = ModuleOp::with_block(&ctx, LOC);
    let (mut body, entry) = LLVMFuncOp::with_block(&ctx, LOC, "f", &[Type::I64], Type::I64);
    let arg = body.block_args(entry)[0];
    Builder::at_end(&ctx, &mut body, entry, LOC).create(llvm::ReturnOp::spec().arg(arg));
    let mut b = Builder::at_end(&ctx, &mut module, top, LOC);
    b.insert_nested(LLVMFuncOp::declaration(
        &ctx,
        LOC,
        "printf",
        &[Type::LLVM_PTR],
        Type::I32,
        true,
    ));
    b.insert_nested(body);
    let rows = MemRefType::identity(&ctx, &[2, DYNAMIC], Type::F32);
    let (mut rest, entry) = FuncOp::with_block(&ctx, LOC, "rest", &[rows], &[]);
    let mut inner = Builder::at_end(&ctx, &mut rest, entry, LOC);
    inner.create(memref::AllocaOp::spec(
        MemRefType::identity(&ctx, &[4], Type::I8),
        &[],
        &[],
    ));
    inner.create(ReturnOp::spec(&[]));
    b.insert_nested(rest);
    let text = print(&AsmTables::new(&ctx), &module, &PrintOptions::default());
    assert_eq!(
        text,
        "module {
  llvm.func @printf(!llvm.ptr, ...) -> i32
  llvm.func @f(%arg0: i64) -> i64 {
    llvm.return %arg0 : i64
  }
  func.func @rest(%arg0: memref<2x?xf32>) {
    %alloca = memref.alloca() : memref<4xi8>
    return
  }
}
"
    );
}

/// Builds `length`, which calls the C library for the length of a text.
fn length(ctx: &Context) -> Body {
    let (mut module, top) = ModuleOp::with_block(ctx, LOC);
    let mut b = Builder::at_end(ctx, &mut module, top, LOC);
    b.create(llvm::GlobalOp::c_string(ctx, "text", "hello"));
    b.insert_nested(FuncOp::declaration(
        ctx,
        LOC,
        "strlen",
        &[Type::LLVM_PTR],
        &[Type::I64],
    ));
    let (mut length, entry) = FuncOp::with_block(ctx, LOC, "length", &[], &[Type::I64]);
    let mut f = Builder::at_end(ctx, &mut length, entry, LOC);
    let text = f.create_value(llvm::AddressOfOp::spec(Type::LLVM_PTR, "text"));
    let count = f.create_value(CallOp::spec(&[Type::I64], &[text], "strlen"));
    f.create(ReturnOp::spec(&[count]));
    b.insert_nested(length);
    module
}

#[test]
fn a_text_is_a_global() {
    let ctx = context();
    let module = length(&ctx);
    let text = print(&AsmTables::new(&ctx), &module, &PrintOptions::default());
    let global =
        "  llvm.mlir.global private constant @text(\"hello\\00\") {addr_space = 0 : i32}\n";
    assert!(text.contains(global), "{text}");
    #[cfg(feature = "run")]
    {
        let jit = Jit::builder().build(&ctx, module).unwrap();
        assert_eq!(jit.function::<fn() -> i64>("length").unwrap().call(), Ok(5));
    }
}

#[test]
fn symbols_and_texts_are_given_in_any_form() {
    let text = function(&[Type::I1, Type::I32], &[], |b, args| {
        let owned = "g".to_owned();
        let nested = SymbolRefAttr::flat(b.ctx.string("g"));
        b.create(CallOp::spec(&[], &[args[1]], "g"));
        b.create(CallOp::spec(&[], &[args[1]], &owned));
        b.create(CallOp::spec(&[], &[args[1]], &nested));
        b.create(CallOp::spec(&[], &[args[1]], b.ctx.symbol_ref("g")));
        b.create(AssertOp::spec(args[0], "text"));
        b.create(AssertOp::spec(args[0], b"bytes"));
        b.create(AssertOp::spec(args[0], b.ctx.string("attribute")));
        b.create(ReturnOp::spec(&[]));
    });
    let call = "    call @g(%arg1) : (i32) -> ()\n";
    let assert = |text: &str| format!("    cf.assert %arg0, \"{text}\"\n");
    let lines = [
        call.repeat(4),
        assert("text"),
        assert("bytes"),
        assert("attribute"),
    ]
    .concat();
    check(
        &text,
        &format!("  func.func @f(%arg0: i1, %arg1: i32) {{\n{lines}    return\n  }}\n"),
    );
}

#[test]
#[should_panic(expected = "expected value of type 'i32' for the variable, found 'i1'")]
fn a_variable_gets_a_value_of_another_type() {
    function(&[Type::I1], &[], |b, args| {
        let mut ssa = variables();
        let variable = ssa.declare(Type::I32);
        ssa.define(b, variable, args[0]);
    });
}

#[test]
#[should_panic(expected = "was declared by another `SsaBuilder`")]
fn a_variable_of_another_function() {
    function(&[Type::I1], &[], |b, args| {
        let (mut ssa, mut other) = (variables(), variables());
        let variable = other.declare(Type::I1);
        ssa.declare(Type::I1);
        ssa.define(b, variable, args[0]);
    });
}

#[test]
#[should_panic(
    expected = "block 1 of its region was never sealed, but a variable of type 'i32' is read in it"
)]
fn a_block_that_is_not_sealed() {
    function(&[Type::I32], &[Type::I32], |b, args| {
        let mut ssa = variables();
        let variable = ssa.declare(Type::I32);
        // No operation can branch to the entry block, so it is sealed.
        ssa.define(b, variable, args[0]);
        let next = block(b);
        b.create(BranchOp::spec(&[], next));
        go(b, next);
        let value = ssa.read(b, variable);
        b.create(ReturnOp::spec(&[value]));
        ssa.finish(b);
    });
}

#[test]
fn the_entry_block_is_sealed_from_the_beginning() {
    let text = function(&[], &[Type::I32], |b, _| {
        let mut ssa = variables();
        let variable = ssa.declare(Type::I32);
        let value = ssa.read(b, variable);
        b.create(ReturnOp::spec(&[value]));
        ssa.finish(b);
    });
    check(
        &text,
        "  func.func @f() -> i32 {
    %0 = ub.poison : i32
    return %0 : i32
  }
",
    );
}
