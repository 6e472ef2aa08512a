//! Prints types.

use super::Printer;
use crate::hooks::DialectAsm;
use crate::params::TypeText;
use terrace_builtin::types::{DYNAMIC, Signedness};
use terrace_builtin::{
    ComplexType, FloatType, FunctionType, IndexType, IntegerType, MemRefType, NoneType, OpaqueType,
    RankedTensorType, TupleType, UnrankedMemRefType, UnrankedTensorType, VectorType,
};
use terrace_ir::Type;

impl Printer<'_> {
    /// Prints a type. Its text is cached.
    #[inline]
    pub fn ty(&mut self, ty: Type) {
        match self.type_ranges.get(ty.index()) {
            Some(&(start, len)) if len > 0 && self.cyclic.is_empty() => {
                let text = &self.type_texts[start as usize..(start + len) as usize];
                self.out.push_bytes(text);
            }
            _ => self.new_type(ty),
        }
    }

    fn new_type(&mut self, ty: Type) {
        let start = self.out.len();
        let mentioned = self.aliases.mentioned();
        self.uncached_type(ty);
        // Each mention of an alias counts, and a recursive type is printed differently inside itself.
        if self.aliases.mentioned() != mentioned || !self.cyclic.is_empty() {
            return;
        }
        let text_start = self.type_texts.len();
        let len = self.out.len() - start;
        self.type_texts.extend_from_slice(self.out.since(start));
        if self.type_ranges.len() <= ty.index() {
            self.type_ranges
                .resize(self.ctx.type_count().max(ty.index() + 1), (0, 0));
        }
        self.type_ranges[ty.index()] = (text_start as u32, len as u32);
    }

    fn uncached_type(&mut self, ty: Type) {
        let ctx = self.ctx;
        if let Some(int) = ty.as_::<IntegerType>(ctx) {
            self.text(match int.signedness {
                Signedness::Signless => "i",
                Signedness::Signed => "si",
                Signedness::Unsigned => "ui",
            });
            self.int(i64::from(int.width));
        } else if ty.is::<IndexType>(ctx) {
            self.text("index");
        } else if let Some(float) = ty.as_::<FloatType>(ctx) {
            if float.kind == terrace_numeric::FloatKind::PpcDoubleDouble {
                self.text("!llvm.");
            }
            self.text(float.kind.keyword());
        } else if let Some(memref) = ty.as_::<MemRefType>(ctx) {
            self.text("memref<");
            self.dimensions(&memref.shape);
            self.ty(memref.element);
            if let Some(layout) = memref.layout {
                self.text(", ");
                self.attr(layout);
            }
            if let Some(space) = memref.memory_space {
                self.text(", ");
                self.attr_eliding_type(space);
            }
            self.ch('>');
        } else if let Some(memref) = ty.as_::<UnrankedMemRefType>(ctx) {
            self.text("memref<*x");
            self.ty(memref.element);
            if let Some(space) = memref.memory_space {
                self.text(", ");
                self.attr_eliding_type(space);
            }
            self.ch('>');
        } else if let Some(vector) = ty.as_::<VectorType>(ctx) {
            self.text("vector<");
            for (&size, &scalable) in vector.shape.iter().zip(&vector.scalable) {
                if scalable {
                    self.ch('[');
                }
                self.int(size);
                self.text(if scalable { "]x" } else { "x" });
            }
            self.ty(vector.element);
            self.ch('>');
        } else if let Some(function) = ty.as_::<FunctionType>(ctx) {
            self.function_type(&function.inputs, &function.results);
        } else if let Some(tensor) = ty.as_::<RankedTensorType>(ctx) {
            self.text("tensor<");
            self.dimensions(&tensor.shape);
            self.ty(tensor.element);
            if let Some(encoding) = tensor.encoding {
                self.text(", ");
                self.attr(encoding);
            }
            self.ch('>');
        } else if let Some(tensor) = ty.as_::<UnrankedTensorType>(ctx) {
            self.text("tensor<*x");
            self.ty(tensor.element);
            self.ch('>');
        } else if let Some(complex) = ty.as_::<ComplexType>(ctx) {
            self.text("complex<");
            self.ty(complex.element);
            self.ch('>');
        } else if let Some(tuple) = ty.as_::<TupleType>(ctx) {
            self.text("tuple<");
            self.types(tuple.elements.iter().copied());
            self.ch('>');
        } else if ty.is::<NoneType>(ctx) {
            self.text("none");
        } else if let Some(opaque) = ty.as_::<OpaqueType>(ctx) {
            self.ch('!');
            self.bytes(opaque.dialect.bytes(ctx).unwrap_or_default());
            self.bytes(&opaque.text);
        } else {
            self.dialect_type(ty);
        }
    }

    fn dialect_type(&mut self, ty: Type) {
        let dialect = ty.dialect(self.ctx);
        self.ch('!');
        self.text(dialect);
        self.ch('.');
        if let Some(text) = self.ctx.type_interface::<dyn TypeText>(ty) {
            self.text(text.def().mnemonic);
            text.print(ty, self);
        } else if let Some(asm) = self.ctx.dialect_interface::<dyn DialectAsm>(dialect) {
            asm.print_type(self.ctx, ty, self);
        } else {
            self.without_text("type", ty.kind_name(self.ctx));
        }
    }

    /// Prints `4x?x`; each size is followed by `x`.
    pub fn dimensions(&mut self, shape: &[i64]) {
        for &size in shape {
            if size == DYNAMIC {
                self.ch('?');
            } else {
                self.int(size);
            }
            self.ch('x');
        }
    }
}
