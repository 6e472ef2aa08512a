//! Masked operations.

use crate::toy::Module;
use terrace_interfaces::masking::{MaskingOpInterface, maskable, masking};

#[test]
fn a_masked_operation_finds_its_mask() {
    let module = Module::new(
        r#"%mask, %v = "test.values"() : () -> (vector<4xi1>, vector<4xi1>)
        "toy.mask"(%mask, %v) ({
            %masked = "toy.load"(%v) : (vector<4xi1>) -> vector<4xi1>
        }) : (vector<4xi1>, vector<4xi1>) -> ()
        "test.use"(%mask, %v) : (vector<4xi1>, vector<4xi1>) -> ()"#,
    );
    let [mask, passthru] = module.used();
    let load = module.op("toy.load");
    let around = masking(load).expect("a mask");
    assert_eq!(around.name_str(), "toy.mask");
    let model = module
        .ctx
        .op_interface::<dyn MaskingOpInterface>(around.name());
    let model = model.expect("a model");
    assert_eq!(model.mask(around), mask);
    assert_eq!(model.maskable_op(around), Some(load.id));
    assert_eq!(model.passthru(around), Some(passthru));
}

#[test]
fn an_operation_is_masked_by_its_parent_alone() {
    let module = Module::new(
        r#"%mask = "test.values"() : () -> vector<4xi1>
        "toy.mask"(%mask) ({
            "test.region"() ({
                %inner = "toy.load"(%mask) : (vector<4xi1>) -> vector<4xi1>
            }) : () -> ()
        }) : (vector<4xi1>) -> ()
        "toy.mask"(%mask) ({
        ^empty:
        }) : (vector<4xi1>) -> ()"#,
    );
    assert!(masking(module.op("toy.load")).is_none());
    assert!(masking(module.op("test.region")).is_some());
    assert!(masking(module.op("toy.mask")).is_none());
    let last = module.last_op();
    let model = module
        .ctx
        .op_interface::<dyn MaskingOpInterface>(last.name());
    let model = model.expect("a model");
    assert_eq!(
        (model.maskable_op(last), model.passthru(last)),
        (None, None)
    );
}

#[test]
fn operations_with_a_model_can_be_masked() {
    let module = Module::new(
        r#"%v = "test.values"() : () -> vector<4xi1>
        %0 = "toy.load"(%v) : (vector<4xi1>) -> vector<4xi1>"#,
    );
    let load = module.op("toy.load");
    let model = maskable(load).expect("a model");
    assert_eq!(model.expected_mask_type(load), Some(load.operand_type(0)));
    assert!(!model.supports_passthru(), "unless the model says so");
    assert!(maskable(module.op("test.values")).is_none());
}
