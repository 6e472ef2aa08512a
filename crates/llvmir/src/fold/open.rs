//! Builds an aggregate constant incrementally.

use super::MAX_LANES;
use crate::constants::Const;
use crate::context::Context;
use crate::types::Type;

/// An aggregate constant under construction by a sequence of `insertvalue`s. Only the result is interned, so a chain
/// of `insertvalue`s costs its length, not its length times the size of the aggregate.
#[derive(Debug)]
pub struct OpenConst {
    root: Part,
}

#[derive(Debug)]
enum Part {
    Whole(Const),
    Parts(Type, Vec<Part>),
}

impl OpenConst {
    /// The maximum length of a position, and therefore the maximum nesting depth.
    pub const MAX_DEPTH: usize = 64;

    /// Starts from an aggregate constant.
    pub fn new(aggregate: Const) -> OpenConst {
        OpenConst {
            root: Part::Whole(aggregate),
        }
    }

    /// Inserts a value at a position. Returns false and changes nothing if `insertvalue` does not fold.
    pub fn insert(&mut self, ctx: &mut Context, value: Const, position: &[u32]) -> bool {
        if position.len() > OpenConst::MAX_DEPTH {
            return false;
        }
        let mut at = &mut self.root;
        for &index in position {
            at.open(ctx);
            let Part::Parts(_, parts) = at else {
                return false;
            };
            match parts.get_mut(index as usize) {
                Some(part) => at = part,
                None => return false,
            }
        }
        *at = Part::Whole(value);
        true
    }

    /// Interns and returns the resulting constant.
    pub fn close(self, ctx: &mut Context) -> Const {
        self.root.close(ctx)
    }
}

impl Part {
    /// Splits a constant into its elements, unless it has none or more than `MAX_LANES`.
    fn open(&mut self, ctx: &mut Context) {
        let Part::Whole(whole) = *self else { return };
        let ty = ctx.consts.type_of(whole);
        let count = ctx.types.element_count(ty);
        let Some(count) = count.filter(|&count| count <= u64::from(MAX_LANES)) else {
            return;
        };
        let parts = (0..count).map(|at| Some(Part::Whole(ctx.const_element(whole, at)?)));
        if let Some(parts) = parts.collect() {
            *self = Part::Parts(ty, parts);
        }
    }

    fn close(self, ctx: &mut Context) -> Const {
        match self {
            Part::Whole(whole) => whole,
            Part::Parts(ty, parts) => {
                let parts: Vec<Const> = parts.into_iter().map(|part| part.close(ctx)).collect();
                ctx.aggregate(ty, &parts)
            }
        }
    }
}
