//! Builds a function with a loop, compiles it and calls it: `cargo run -p terrace --example squares`.

use terrace::prelude::*;
use terrace::scf::build_for_with;
use terrace::{arith, func};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    // All dialects of Terrace, and tables of types, attributes and sources.
    let ctx = terrace::context();
    let (mut module, top) = ModuleOp::with_block(&ctx, Loc::UNKNOWN);
    // The function `squares(n)`: the sum of the squares of all numbers below `n`.
    let (mut f, entry) = FuncOp::with_block(
        &ctx,
        Loc::UNKNOWN,
        "squares",
        &[Type::INDEX],
        &[Type::INDEX],
    );
    let n = f.block_args(entry)[0];
    let mut b = Builder::at_end(&ctx, &mut f, entry, Loc::UNKNOWN);
    let zero = b.create_value(arith::ConstantOp::spec(ctx.index(0)));
    let one = b.create_value(arith::ConstantOp::spec(ctx.index(1)));
    // The bounds and the step; the initial value of the sum; the body, which returns the sum for the next iteration.
    let sum = build_for_with(&mut b, [zero, n, one], &[zero], |b, i, sums| {
        let square = b.create_value(arith::MulIOp::spec(i, i));
        vec![b.create_value(arith::AddIOp::spec(sums[0], square))]
    });
    let sum = b.body().result(sum.id(), 0);
    b.create(func::ReturnOp::spec(&[sum]));
    Builder::at_end(&ctx, &mut module, top, Loc::UNKNOWN).insert_nested(f);
    // Verifies, lowers and compiles the module.
    let jit = Jit::builder().build(&ctx, module)?;
    println!(
        "{}",
        jit.function::<fn(isize) -> isize>("squares")?.call(10)?
    );
    Ok(())
}
