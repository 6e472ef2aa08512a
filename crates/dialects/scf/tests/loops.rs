//! Tests the addition of loop-carried values.

use terrace_ir::loops::LoopLikeOpInterface;
use terrace_ir::{OpId, OpRef, smallvec};
use terrace_rewrite::{IrRewriter, Rewriter};

/// Adds a loop-carried value to the only loop of a function. Its initial value is the first argument, and each
/// iteration yields the sum of it and the first induction variable.
fn check(text: &str, expect: &str) {
    let ctx = terrace_testing::context(&[
        &terrace_arith::ARITH,
        &terrace_func::FUNC,
        &terrace_scf::SCF,
        &terrace_affine::AFFINE,
    ]);
    let mut module = terrace_testing::read(&ctx, text, &mut Default::default()).expect("valid");
    {
        let (_, function) = module.nested_in_order_mut().remove(0);
        let model = |op: OpId, body: &terrace_ir::Body| {
            ctx.op_interface::<dyn LoopLikeOpInterface>(body.name(op))
        };
        let mut ops = function.walk(OpId::ROOT);
        let op = ops
            .find(|&op| model(op, function).is_some())
            .expect("a loop");
        let model = model(op, function).expect("a loop");
        let region = function.region(OpId::ROOT, 0).expect("a region");
        let entry = function.entry_block(region).expect("a block");
        let init = function.block_args(entry)[0];
        let mut rw = IrRewriter::new(&ctx, function);
        let rw: &mut dyn Rewriter<'_> = &mut rw;
        let induction = model.dimensions(rw.op(op)).expect("dimensions")[0].induction_var;
        let index = rw
            .body()
            .block_args(rw.body().defining_block(induction).expect("a block"))
            .len();
        let new = model.with_more_yields(
            op,
            &[init],
            &mut |more, rw| {
                let block = rw.body().defining_block(more[0]).expect("a block");
                let induction = rw.body().block_args(block)[0];
                smallvec![rw.create_value(terrace_arith::AddIOp::spec(more[0], induction))]
            },
            rw,
        );
        let new = OpRef::new(&ctx, rw.body(), new.expect("a loop that carries values"));
        assert_eq!(model.iter_args(new).len(), index);
        assert_eq!(model.inits(new).len(), index);
        assert_eq!(model.yielded(new).expect("values").1.len(), index);
    }
    let options = terrace_asm::PrintOptions::default();
    let printed = terrace_asm::print(&terrace_asm::AsmTables::new(&ctx), &module, &options);
    assert_eq!(printed, expect);
    let verified = terrace_ir::verify(&ctx, &module, &mut Default::default());
    assert!(verified.is_ok());
}

#[test]
fn a_loop_carries_one_more_value() {
    check(
        "func.func @f(%n: index, %k: index) -> index {
           %r = scf.for %i = %k to %n step %k iter_args(%x = %k) -> (index) {
             scf.yield %x : index
           }
           return %r : index
         }",
        "module {
  func.func @f(%arg0: index, %arg1: index) -> index {
    %0:2 = scf.for %arg2 = %arg1 to %arg0 step %arg1 iter_args(%arg3 = %arg1, %arg4 = %arg0) -> (index, index) {
      %1 = arith.addi %arg4, %arg2 : index
      scf.yield %arg3, %1 : index, index
    }
    return %0#0 : index
  }
}
",
    );
}

#[test]
fn an_affine_loop_carries_its_first_value() {
    check(
        "func.func @f(%n: index) {
           affine.for %i = 0 to %n {
           }
           return
         }",
        "module {
  func.func @f(%arg0: index) {
    %0 = affine.for %arg1 = 0 to %arg0 iter_args(%arg2 = %arg0) -> (index) {
      %1 = arith.addi %arg2, %arg1 : index
      affine.yield %1 : index
    }
    return
  }
}
",
    );
}

#[test]
fn a_parallel_loop_carries_no_values() {
    let ctx = terrace_testing::context(&[&terrace_scf::SCF]);
    let name = ctx.op_name("scf.parallel");
    let model = ctx
        .op_interface::<dyn LoopLikeOpInterface>(name)
        .expect("a loop");
    let mut body =
        terrace_testing::read(&ctx, "module {}", &mut Default::default()).expect("valid");
    let mut rw = IrRewriter::new(&ctx, &mut body);
    let result = model.with_more_yields(OpId::ROOT, &[], &mut |_, _| smallvec![], &mut rw);
    assert_eq!(
        result,
        Err("loops of this kind cannot carry more values".into())
    );
}
