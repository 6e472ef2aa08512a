//! Writes functions that are never called, whose blocks branch anywhere, possibly in endless loops. Passes must
//! terminate on them and produce valid IR.

use super::Writer;
use super::types::{Scalar, Ty};

const BIT: Ty = Ty::of(Scalar::Int(1));

impl Writer<'_> {
    /// Writes such a function, with allocations in loops and calls of endless functions.
    pub(super) fn dead_function(&mut self) -> String {
        self.text.clear();
        self.names = 0;
        self.scope.clear();
        self.memories.clear();
        self.depth = 0;
        self.budget = 0;
        let blocks = 2 + self.random.below(5);
        let ty = Ty::of(self.one(&[Scalar::Int(32), Scalar::Int(64), Scalar::Index]));
        let mut carries = vec![false];
        for _ in 1..blocks {
            carries.push(self.once_in(3));
        }
        let mut slots = 0;
        for block in 0..blocks {
            match (block, carries[block]) {
                (0, _) => {}
                (_, true) => self.line(format_args!("^b{block}(%p{block}: {ty}):")),
                (_, false) => self.line(format_args!("^b{block}:")),
            }
            let mut value = if carries[block] {
                format!("%p{block}")
            } else {
                "%x".to_owned()
            };
            // Memory is only used in the block of its allocation, which need not dominate other blocks.
            for _ in 0..self.random.below(3) {
                slots += 1;
                let slot = format!("%slot{slots}");
                self.line(format_args!("{slot} = memref.alloca() : memref<{ty}>"));
                let mut steps = vec!["load", "store"];
                if self.once_in(2) {
                    steps.reverse();
                }
                for step in steps {
                    match step {
                        "load" => {
                            let loaded = self.name();
                            self.line(format_args!(
                                "{loaded} = memref.load {slot}[] : memref<{ty}>"
                            ));
                            value = loaded;
                        }
                        _ => self.line(format_args!(
                            "memref.store {value}, {slot}[] : memref<{ty}>"
                        )),
                    }
                }
            }
            if self.once_in(3) {
                let sum = self.name();
                self.line(format_args!("{sum} = arith.addi {value}, %x : {ty}"));
                value = sum;
            }
            if self.once_in(5) {
                self.line("func.call @endless() : () -> ()");
                self.helpers.insert(
                    "@endless".to_owned(),
                    "func.func private @endless() {\n  cf.br ^a\n^a:\n  cf.br ^b\n^b:\n  cf.br ^a\n}\n".to_owned(),
                );
            }
            let target = |to: usize| match carries[to] {
                true => format!("^b{to}({value} : {ty})"),
                false => format!("^b{to}"),
            };
            let (first, second) = (
                1 + self.random.below(blocks - 1),
                1 + self.random.below(blocks - 1),
            );
            match self.random.below(4) {
                0 => self.line(format_args!("return {value} : {ty}")),
                1 => self.line(format_args!("cf.br {}", target(first))),
                _ => self.line(format_args!(
                    "cf.cond_br %c, {}, {}",
                    target(first),
                    target(second)
                )),
            }
        }
        format!(
            "func.func @dead(%x: {ty}, %c: {BIT}) -> {ty} {{\n{}}}\n",
            self.text
        )
    }
}
