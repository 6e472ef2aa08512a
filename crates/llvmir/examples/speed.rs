//! Prints nanoseconds per instruction to build and write a large function, over and over.

use std::time::Instant;

use terrace_llvmir::*;

fn main() {
    let mut module = Module::new();
    let ty = module
        .ctx
        .types
        .function(Type::I32, &[Type::I32, Type::PTR], false);
    module.add_function(b"f", ty);
    let mut body = FunctionBody::new();
    for _ in 0..5 {
        let start = Instant::now();
        let mut fb = FunctionBuilder::new(&mut module.ctx, &mut body, ty);
        let entry = fb.add_block();
        fb.switch_to(entry);
        let (mut value, pointer) = (fb.arg(0), fb.arg(1));
        for number in 0..25_000u64 {
            let constant = fb.ctx.const_int(Type::I32, number);
            value = fb.binary(BinaryOp::Add, 0, value, constant.into());
            let address = fb.gep(Type::I32, flags::gep::INBOUNDS, pointer, &[value]);
            let loaded = fb.load(Type::I32, address, Access::aligned(Some(4)));
            value = fb.binary(BinaryOp::Mul, flags::int::NSW, value, loaded);
        }
        fb.ret(Some(value));
        let built = start.elapsed();
        let mut writer = ModuleWriter::new();
        writer.function(&module, &module.functions[0], &body);
        let text = writer.finish(&module).expect("no block addresses here");
        let written = start.elapsed() - built;
        let per = |time: std::time::Duration| time.as_nanos() / 100_000;
        println!(
            "build {} ns, write {} ns, {} bytes",
            per(built),
            per(written),
            text.len()
        );
    }
}
