//! Tests checks that are skipped while an operation is unchanged since they succeeded (`Traits::VERIFIES_ALONE`,
//! `crates/ir/src/body/checked.rs`).

use std::fs;
use std::path::Path;
use terrace_generate::{parse_text, parse_valid};
use terrace_ir::{
    Attr, Body, Context, Diagnostics, Loc, OpDef, OpId, OpRef, OpSpec, Reporter, Traits, Type,
    verify,
};
use terrace_testing::{discover, filetest_folders};

/// Returns the errors of an operation's own verifier.
fn own_errors(op: OpRef<'_>, def: &OpDef) -> Vec<String> {
    let mut diags = Diagnostics::new();
    let mut report = Reporter {
        ctx: op.ctx,
        diags: &mut diags,
    };
    if let Some(verify) = def.verify {
        let _ = verify(op, &mut report);
    }
    let all = diags.iter();
    all.map(|diag| diag.message.to_string()).collect()
}

/// Copies an operation to a body that otherwise contains only a block with arguments of its operands' types.
fn alone(op: OpRef<'_>) -> (Body, OpId) {
    let mut body = Body::new(OpSpec {
        regions: 1,
        ..OpSpec::new(op.ctx.name::<terrace::builtin::ModuleOp>(), Loc::UNKNOWN)
    });
    let types: Vec<Type> = op.operand_types().collect();
    let results: Vec<Type> = op.result_types().collect();
    let block = body.add_entry_block(&types);
    let operands = body.block_args(block).to_vec();
    let copy = body.create_op(OpSpec {
        operands: &operands,
        results: &results,
        props: op.body.props(op.id),
        attrs: op.body.attrs(op.id),
        ..OpSpec::new(op.body.name(op.id), Loc::UNKNOWN)
    });
    body.append_op(block, copy);
    (body, copy)
}

fn each_op(ctx: &Context, body: &Body, visit: &mut dyn FnMut(OpRef<'_>, &'static OpDef)) {
    for id in body.walk(OpId::ROOT) {
        match body.nested(id) {
            Some(nested) => each_op(ctx, nested, visit),
            None => {
                let op = OpRef::new(ctx, body, id);
                if let Some(def) = op.def() {
                    visit(op, def);
                }
            }
        }
    }
}

#[test]
fn a_verifier_that_reads_the_operation_alone_says_the_same_of_a_copy() {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let (mut operations, mut refused) = (0, 0);
    for folder in filetest_folders(&crates).expect("folders of file tests") {
        for file in discover(&folder).expect("file tests") {
            let text = fs::read_to_string(&file).unwrap_or_default();
            for piece in text.split("// -----") {
                let ctx = terrace::context();
                let Some(body) = parse_text(&ctx, piece) else {
                    continue;
                };
                each_op(&ctx, &body, &mut |op, def| {
                    if !def.has(Traits::VERIFIES_ALONE) || op.well_formed().is_none() {
                        return;
                    }
                    let (copy, id) = alone(op);
                    let errors = own_errors(op, def);
                    let of_copy = own_errors(OpRef::new(&ctx, &copy, id), def);
                    assert_eq!(errors, of_copy, "{} in {}", def.name, file.display());
                    operations += 1;
                    refused += usize::from(!errors.is_empty());
                });
            }
        }
    }
    assert!(operations > 5000, "{operations} operations");
    assert!(refused > 100, "{refused} of them refused");
}

/// `#[op]` names the traits of one after `verify_alone`, and those of the other before it.
#[test]
fn traits_do_not_replace_the_declaration() {
    let ctx = terrace::context();
    for name in [
        ctx.name::<terrace::llvm::InsertValueOp>(),
        ctx.name::<terrace::arith::ConstantOp>(),
    ] {
        let def = ctx.op_def(name).expect("a definition");
        assert!(def.has(Traits::VERIFIES_ALONE), "{}", def.name);
        assert!(def.has(Traits::PURE), "{}", def.name);
    }
}

const VALID: &str = "
func.func @f(%m: memref<4xf32>, %i: index, %x: f32, %n: i32, %v: vector<4xf32>) -> f32 {
  %c = arith.constant 1.0 : f32
  %s = arith.addf %x, %c : f32
  %w = arith.extsi %n : i32 to i64
  memref.store %s, %m[%i] : memref<4xf32>
  %j = builtin.unrealized_conversion_cast %n : i32 to index
  %l = memref.load %m[%j] : memref<4xf32>
  %r = vector.extract %v[1] : f32 from vector<4xf32>
  %t = memref.cast %m : memref<4xf32> to memref<?xf32>
  %k = arith.cmpf olt, %l, %r : f32
  %z = arith.select %k, %l, %r : f32
  cf.br ^end(%z : f32)
^end(%a: f32):
  return %a : f32
}";

/// A change that makes an operation of `VALID` invalid.
type Fault = (&'static str, fn(&Context, &mut Body, OpId));

const FAULTS: [Fault; 10] = [
    ("arith.constant", |_, body, op| {
        body.set_prop(op, 0, Some(Attr::UNIT));
    }),
    ("arith.addf", |_, body, op| {
        let index = body.block_args(body.parent_block(op).expect("a block"))[1];
        body.set_operand(op, 1, index);
    }),
    ("arith.extsi", |_, body, op| {
        body.set_type(body.result(op, 0), Type::I1);
    }),
    ("memref.store", |_, body, op| {
        let operands: Vec<_> = body.operands(op).take(2).collect();
        body.set_operands(op, &operands);
    }),
    ("memref.load", |_, body, op| {
        // A cast, which allows any type, defines the operand. Its type is changed at the definition.
        body.set_type(body.operand(op, 1), Type::I32);
    }),
    ("vector.extract", |ctx, body, op| {
        body.set_name(op, ctx.name::<terrace::vector::ScalableExtractOp>(), &[]);
    }),
    ("memref.cast", |_, body, op| {
        body.add_region(op);
    }),
    ("arith.cmpf", |_, body, op| {
        let (from, to) = (body.operand(op, 0), body.operand(op, 1));
        let index = body.block_args(body.parent_block(op).expect("a block"))[1];
        body.replace_all_uses(from, index);
        body.replace_all_uses(to, index);
    }),
    ("arith.select", |_, body, op| {
        body.drop_references(op);
    }),
    ("cf.br", |_, body, op| {
        body.set_operands(op, &[]);
    }),
];

#[test]
fn each_change_of_an_operation_is_verified_again() {
    for (name, fault) in FAULTS {
        for compacted in [false, true] {
            let ctx = terrace::context();
            let mut module = parse_valid(&ctx, VALID).expect("a valid module");
            let func = module.walk(OpId::ROOT).find(|&op| module.is_nested(op));
            let body = (func.and_then(|func| module.nested_mut(func))).expect("a function");
            if compacted {
                body.compact();
            }
            let is = |&op: &OpId| ctx.op_name_str(body.name(op)) == name;
            let op = body.walk(OpId::ROOT).find(is).expect(name);
            fault(&ctx, body, op);
            let mut diags = Diagnostics::new();
            let found = verify(&ctx, &module, &mut diags).is_err();
            assert!(found, "{name}, compacted: {compacted}");
            // The error is reported again.
            assert!(verify(&ctx, &module, &mut diags).is_err(), "{name}");
        }
    }
}
