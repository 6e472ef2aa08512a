//! The dlti dialect: data layout and target information.
//!
//! # Map
//! - [`terrace_builtin::data_layout`] defines the attributes and the queries.
//! - `asm`: syntax of the attributes. `verify`: verifiers of attributes on modules.
//!
#![doc = include_str!("../README.md")]

mod asm;
mod verify;

pub use terrace_builtin::data_layout::*;

use terrace_asm::DialectAsm;
use terrace_ir::interfaces::DialectAttrs;
use terrace_ir::{Registry, dialect};
dialect! {
    /// Data layout and target information.
    pub static DLTI = "dlti" { ops: [], register: register }
}

fn register(registry: &mut Registry) {
    registry.attach_dialect::<dyn DialectAsm>("dlti", &asm::DltiAsm);
    registry.attach_dialect::<dyn DialectAttrs>("dlti", &verify::DltiAttrs);
}
