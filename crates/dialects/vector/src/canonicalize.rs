//! Canonicalization patterns: the ones that create operations. What only names existing values or constants is a fold.

mod combine;
mod elements;
mod masks;
mod memory;
mod shape;
mod slices;

use terrace_ir::Context;
use terrace_rewrite::{Canonicalization, PatternSet};

pub(crate) struct VectorCanonicalization;

impl Canonicalization for VectorCanonicalization {
    fn populate(&self, _ctx: &Context, patterns: &mut PatternSet) {
        shape::populate(patterns);
        elements::populate(patterns);
        slices::populate(patterns);
        masks::populate(patterns);
        memory::populate(patterns);
        combine::populate(patterns);
    }
}
