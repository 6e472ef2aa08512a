//! Memory slots and views.

use crate::toy::Module;
use terrace_builtin::attrs::AttrBuilder;
use terrace_interfaces::memory_slot::{
    DestructurableMemorySlot, MemorySlot, SlotUses, Subslots, subelements,
};
use terrace_interfaces::view_like::view_source;
use terrace_ir::Type;

#[test]
fn a_type_with_a_model_has_elements() {
    let module = Module::new(
        r#"%p, %v, %w = "test.values"() : () -> (i64, vector<2xi8>, vector<2x2xi8>)
        "test.use"(%p, %v, %w) : (i64, vector<2xi8>, vector<2x2xi8>) -> ()"#,
    );
    let (ctx, used) = (&module.ctx, module.used::<3>());
    let [pointer, vector, matrix] = used.map(|value| module.body.ty(value));
    let elements = subelements(ctx, vector).expect("elements");
    assert_eq!(elements, [(ctx.i64(0), Type::I8), (ctx.i64(1), Type::I8)]);
    assert_eq!(subelements(ctx, matrix), None, "the model declines");
    assert_eq!(subelements(ctx, pointer), None, "no model");

    let slot = MemorySlot {
        pointer: used[0],
        ty: vector,
    };
    let split = DestructurableMemorySlot { slot, elements };
    assert_eq!(split.element(ctx.i64(1)), Some(Type::I8));
    assert_eq!(split.element(ctx.i64(2)), None);
    let user = module.op("test.use");
    assert_eq!([0, 1].map(|at| slot.is_operand(user, at)), [true, false]);
}

#[test]
fn slots_of_elements_are_found_by_index() {
    let module = Module::new(
        r#"%a, %b = "test.values"() : () -> (i64, i64)
        "test.use"(%a, %b) : (i64, i64) -> ()"#,
    );
    let [zero, one, two] = [0, 1, 2].map(|index| module.ctx.i64(index));
    let [a, b] = module.used().map(|pointer| MemorySlot {
        pointer,
        ty: Type::I8,
    });
    let mut slots = Subslots::default();
    slots.insert(one, a);
    slots.insert(zero, b);
    assert_eq!(
        [zero, one, two].map(|at| slots.get(at)),
        [Some(b), Some(a), None]
    );
    assert_eq!(
        slots.iter().collect::<Vec<_>>(),
        [a, b],
        "in the order of creation"
    );

    let mut uses = SlotUses::default();
    for index in [two, zero, two] {
        uses.insert(index);
    }
    assert_eq!(
        uses.used(),
        [two, zero],
        "without duplicates, in the order of use"
    );
}

#[test]
fn views_have_sources() {
    let module = Module::new(
        r#"%m = "test.values"() : () -> memref<4xi8>
        %view = "toy.load"(%m) : (memref<4xi8>) -> memref<4xi8>
        "test.region"() ({
        ^body(%arg: memref<4xi8>):
            "test.use"(%m, %view, %arg) : (memref<4xi8>, memref<4xi8>, memref<4xi8>) -> ()
        }) : () -> ()"#,
    );
    let [memory, view, arg] = module.used();
    let source = |value| view_source(&module.ctx, &module.body, value);
    assert_eq!(source(view), Some(memory));
    assert_eq!(source(memory), None, "no model");
    assert_eq!(source(arg), None, "no operation");
}
