//! Converts operations with a counterpart that has the same operands.

use terrace_llvm_common::OneToOne;
use terrace_rewrite::PatternSet;
use {terrace_index as index, terrace_llvm as llvm};

macro_rules! table {
    ($($from:ident => $to:ident;)*) => {
        pub(crate) fn populate(patterns: &mut PatternSet) {
            $(patterns.add(OneToOne::new::<index::$from, llvm::$to>(
                concat!("ConvertIndex", stringify!($from)),
            ));)*
            let constant = OneToOne::new::<index::BoolConstantOp, llvm::ConstantOp>("ConvertIndexBoolConstant");
            patterns.add(constant.prop("value", "value", |_, value| Some(value)));
        }
    };
}

table! {
    AddOp => AddOp;
    SubOp => SubOp;
    MulOp => MulOp;
    DivSOp => SDivOp;
    DivUOp => UDivOp;
    RemSOp => SRemOp;
    RemUOp => URemOp;
    MaxSOp => SMaxOp;
    MaxUOp => UMaxOp;
    MinSOp => SMinOp;
    MinUOp => UMinOp;
    ShlOp => ShlOp;
    ShrSOp => AShrOp;
    ShrUOp => LShrOp;
    AndOp => AndOp;
    OrOp => OrOp;
    XOrOp => XOrOp;
}
