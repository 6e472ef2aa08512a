//! Assigns names to the instructions that upgrades build.

use std::borrow::Cow;

use rustc_hash::FxHashSet;

use super::plan::Place;
use crate::body::{FunctionBody, Inst};

/// The requested names for instructions of one body. They are assigned in the order in which LLVM builds the
/// instructions, which differs from textual order.
#[derive(Default)]
pub(super) struct NameWishes {
    wishes: Vec<(Place, Inst, Cow<'static, [u8]>)>,
    /// Names of removed instructions.
    taken: Vec<Vec<u8>>,
}

impl NameWishes {
    pub(super) fn add(&mut self, place: Place, inst: Inst, name: &'static str) {
        self.wishes.push((place, inst, name.as_bytes().into()));
    }

    /// As [`NameWishes::add`], for the name of an instruction that is removed.
    pub(super) fn add_taken(&mut self, place: Place, inst: Inst, name: Vec<u8>) {
        self.taken.push(name.clone());
        self.wishes.push((place, inst, name.into()));
    }

    /// Assigns the names. A number is appended to a name that is taken.
    pub(super) fn give(&mut self, body: &mut FunctionBody) {
        if self.wishes.is_empty() {
            return;
        }
        self.wishes.sort_by_key(|(place, inst, _)| (*place, *inst));
        let mut taken: FxHashSet<Vec<u8>> = body.all_names().map(<[u8]>::to_vec).collect();
        taken.extend(self.taken.drain(..));
        let mut number = 0_u64;
        for (_, inst, wish) in self.wishes.drain(..) {
            // The instruction that took over the call's name already has one.
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
