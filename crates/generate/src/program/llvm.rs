//! Writes a function of the LLVM dialect with stack slots that are read with the written type and in parts.

use super::types::{Scalar, Ty};
use super::{Function, Writer};

const LONG: Ty = Ty::of(Scalar::Int(64));

impl Writer<'_> {
    /// Writes the function, which `main` calls.
    pub(super) fn llvm_function(&mut self) -> String {
        self.text.clear();
        self.names = 0;
        self.depth = 0;
        let mut values = vec!["%a0".to_owned(), "%a1".to_owned()];
        self.line("%one = llvm.mlir.constant(1 : i32) : i32");
        self.line("%three = llvm.mlir.constant(3 : i64) : i64");
        self.line("%mask = llvm.mlir.constant(7 : i64) : i64");
        let slots = 1 + self.random.below(3);
        for slot in 0..slots {
            self.line(format_args!("%s{slot} = llvm.alloca %one x !llvm.struct<(i64, i32, array<2 x i16>)> : (i32) -> !llvm.ptr"));
            self.line(format_args!("llvm.store %a0, %s{slot} : i64, !llvm.ptr"));
            self.line(format_args!("%q{slot} = llvm.getelementptr %s{slot}[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i64, i32, array<2 x i16>)>"));
            self.line(format_args!("llvm.store %a1, %q{slot} : i64, !llvm.ptr"));
        }
        let by_value = self.once_in(3);
        for _ in 0..3 + self.random.below(10) {
            let slot = self.random.below(slots);
            let a = self.one(&values);
            let b = self.one(&values);
            let width = self.one(&[8u32, 16, 32, 64]);
            let name = self.name();
            match self.random.below(8) {
                _ if by_value && self.once_in(4) => self.line(format_args!(
                    "{name} = llvm.call @by_value(%s{slot}, {a}) : (!llvm.ptr, i64) -> i64"
                )),
                0 | 1 => {
                    let operation = self.one(&["add", "sub", "mul", "xor", "and", "or"]);
                    self.line(format_args!("{name} = llvm.{operation} {a}, {b} : i64"));
                }
                2 => {
                    let operation = self.one(&["shl", "lshr", "ashr"]);
                    self.line(format_args!("{name}m = llvm.and {b}, %mask : i64"));
                    self.line(format_args!("{name} = llvm.{operation} {a}, {name}m : i64"));
                }
                3 => {
                    let place = self.one(&["s", "q"]);
                    let (value, ty) = match width {
                        64 => (a, "i64".to_owned()),
                        _ => {
                            self.line(format_args!("{name}t = llvm.trunc {a} : i64 to i{width}"));
                            (format!("{name}t"), format!("i{width}"))
                        }
                    };
                    self.line(format_args!(
                        "llvm.store {value}, %{place}{slot} : {ty}, !llvm.ptr"
                    ));
                    continue;
                }
                4 | 5 => {
                    let place = self.one(&["s", "q"]);
                    match width {
                        64 => self.line(format_args!(
                            "{name} = llvm.load %{place}{slot} : !llvm.ptr -> i64"
                        )),
                        _ => {
                            let extension = self.one(&["sext", "zext"]);
                            self.line(format_args!(
                                "{name}l = llvm.load %{place}{slot} : !llvm.ptr -> i{width}"
                            ));
                            self.line(format_args!(
                                "{name} = llvm.{extension} {name}l : i{width} to i64"
                            ));
                        }
                    }
                }
                6 => {
                    let byte = self.random.below(256) as i64 - 128;
                    let length = self.one(&[8, 16]);
                    self.line(format_args!(
                        "{name}b = llvm.mlir.constant({byte} : i8) : i8"
                    ));
                    self.line(format_args!(
                        "{name}n = llvm.mlir.constant({length} : i64) : i64"
                    ));
                    self.line(format_args!(
                        "\"llvm.intr.memset\"(%s{slot}, {name}b, {name}n) <{{isVolatile = false}}> : (!llvm.ptr, i8, i64) -> ()"
                    ));
                    continue;
                }
                _ => {
                    let other = self.random.below(slots);
                    if other == slot {
                        continue;
                    }
                    self.line(format_args!("{name}n = llvm.mlir.constant(16 : i64) : i64"));
                    self.line(format_args!(
                        "\"llvm.intr.memcpy\"(%s{slot}, %s{other}, {name}n) <{{isVolatile = false}}> : (!llvm.ptr, !llvm.ptr, i64) -> ()"
                    ));
                    continue;
                }
            }
            values.push(name);
        }
        let mut sum = "%a0".to_owned();
        for (number, value) in values.iter().enumerate() {
            self.line(format_args!("%x{number} = llvm.mul {sum}, %three : i64"));
            self.line(format_args!(
                "%y{number} = llvm.xor %x{number}, {value} : i64"
            ));
            sum = format!("%y{number}");
        }
        self.functions.push(Function {
            name: "@g".to_owned(),
            arguments: vec![LONG, LONG],
            memories: Vec::new(),
            results: vec![LONG],
            is_llvm: true,
        });
        // The callee writes to its own copy of the memory.
        let callee = match by_value {
            true => {
                "llvm.func @by_value(%p: !llvm.ptr {llvm.byval = !llvm.struct<(i64, i32, array<2 x i16>)>, llvm.align = 8 : i64}, %a: i64) -> i64 {\n  %old = llvm.load %p : !llvm.ptr -> i64\n  %new = llvm.add %old, %a : i64\n  llvm.store %new, %p : i64, !llvm.ptr\n  %again = llvm.load %p : !llvm.ptr -> i64\n  %both = llvm.xor %again, %old : i64\n  llvm.return %both : i64\n}\n"
            }
            false => "",
        };
        format!(
            "{callee}llvm.func @g(%a0: i64, %a1: i64) -> i64 {{\n{}  llvm.return {sum} : i64\n}}\n",
            self.text
        )
    }
}
