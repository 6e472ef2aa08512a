//! Names of instructions that upgrades build.

use rustc_hash::FxHashSet;

use super::plan::Place;
use crate::body::{FunctionBody, Inst};

/// The names that instructions of one body would like to have. They are given in the order in which LLVM builds the
/// instructions, which is not that of the text.
#[derive(Default)]
pub(super) struct NameWishes {
    wishes: Vec<(Place, Inst, &'static str)>,
}

impl NameWishes {
    pub(super) fn add(&mut self, place: Place, inst: Inst, name: &'static str) {
        self.wishes.push((place, inst, name));
    }

    /// Names the instructions. A name that is taken gets a number after it.
    pub(super) fn give(&mut self, body: &mut FunctionBody) {
        if self.wishes.is_empty() {
            return;
        }
        self.wishes.sort_by_key(|(place, inst, _)| (*place, *inst));
        let mut taken: FxHashSet<Vec<u8>> = body.all_names().map(<[u8]>::to_vec).collect();
        let mut number = 0_u64;
        for (_, inst, wish) in self.wishes.drain(..) {
            // What took over the name of the call has one.
            if body.inst_name(inst).is_some() {
                continue;
            }
            let mut name = wish.as_bytes().to_vec();
            while !taken.insert(name.clone()) {
                number += 1;
                name = format!("{wish}{number}").into_bytes();
            }
            body.set_inst_name(inst, &name);
        }
    }
}
