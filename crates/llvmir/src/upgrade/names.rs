//! Names of instructions that upgrades build.

use std::borrow::Cow;

use rustc_hash::FxHashSet;

use super::plan::Place;
use crate::body::{FunctionBody, Inst};

/// The names that instructions of one body are to get. They are given in the order in which LLVM builds the
/// instructions, which is not that of the text.
#[derive(Default)]
pub(super) struct NameWishes {
    wishes: Vec<(Place, Inst, Cow<'static, [u8]>)>,
    /// Names of instructions that went.
    taken: Vec<Vec<u8>>,
}

impl NameWishes {
    pub(super) fn add(&mut self, place: Place, inst: Inst, name: &'static str) {
        self.wishes.push((place, inst, name.as_bytes().into()));
    }

    /// The same for the name of an instruction that is removed.
    pub(super) fn add_taken(&mut self, place: Place, inst: Inst, name: Vec<u8>) {
        self.taken.push(name.clone());
        self.wishes.push((place, inst, name.into()));
    }

    /// Names the instructions. A name that is taken gets a number after it.
    pub(super) fn give(&mut self, body: &mut FunctionBody) {
        if self.wishes.is_empty() {
            return;
        }
        self.wishes.sort_by_key(|(place, inst, _)| (*place, *inst));
        let mut taken: FxHashSet<Vec<u8>> = body.all_names().map(<[u8]>::to_vec).collect();
        taken.extend(self.taken.drain(..));
        let mut number = 0_u64;
        for (_, inst, wish) in self.wishes.drain(..) {
            // The instruction that took over the call's name has one.
            if body.inst_name(inst).is_some() {
                continue;
            }
            let mut name = wish.to_vec();
            while !taken.insert(name.clone()) {
                number += 1;
                name.truncate(wish.len());
                name.extend_from_slice(number.to_string().as_bytes());
            }
            body.set_inst_name(inst, &name);
        }
    }
}
