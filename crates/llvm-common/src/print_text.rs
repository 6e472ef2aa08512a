//! Prints text that is known at compile time.

use crate::runtime::{RuntimeCallee, RuntimeFunction, check_runtime_functions, runtime_function};
use terrace_builtin::{DenseElementsAttr, RankedTensorType};
use terrace_ir::{Attr, Builder, Context, OpView, SymbolRefAttr, Type};
use terrace_llvm::enums::Linkage;
use terrace_llvm::types::ArrayType;
use terrace_llvm::{AddressOfOp, GEPOp, GlobalOp};
use terrace_rewrite::{ConversionRewriter, NoMatch, OnConflict, RequestedSymbol, SymbolPlace};

/// A private global with a text, and a function that prints it: MLIR's `createPrintStrCall`. The global is declared
/// first. The call is created later, possibly in a block that does not exist yet.
///
/// ```
/// use terrace_ir::Type;
/// use terrace_llvm_common::{RuntimeFunction, TextPrinter};
/// use terrace_rewrite::{ConversionRewriter, Match};
///
/// static PUTS: RuntimeFunction = RuntimeFunction::new("puts", |_| vec![Type::LLVM_PTR]);
///
/// fn greet(rw: &mut ConversionRewriter<'_>) -> Match {
///     TextPrinter::declare(rw, "greeting", b"hello", &PUTS)?.print(rw);
///     Ok(())
/// }
/// ```
#[derive(Clone, Copy)]
pub struct TextPrinter {
    global: RequestedSymbol,
    /// The preferred name of the global, a string.
    name: Attr,
    ty: Type,
    printer: RuntimeCallee,
}

impl TextPrinter {
    /// Declares the print function, and a global with `text` and a terminating NUL. The name of the global starts with
    /// `prefix`. If the function exists with a different type, reports that and declares nothing.
    pub fn declare(
        rw: &mut ConversionRewriter<'_>,
        prefix: &str,
        text: &[u8],
        function: &'static RuntimeFunction,
    ) -> Result<Self, NoMatch> {
        let ctx = rw.ctx();
        // No print function has a parameter of the index type.
        check_runtime_functions(rw, &[function], Type::I64)?;
        let (elements, ty) = text_elements(ctx, text);
        let name = ctx.string(prefix);
        let global = rw.unique_symbol(
            name,
            SymbolPlace::Start,
            move |builder: &mut Builder<'_>, name| {
                let spec = GlobalOp::spec(ty, name, Linkage::Private);
                builder.create(spec.constant(true).value(elements)).id()
            },
        );
        let printer = runtime_function(rw, function, Type::I64, OnConflict::Duplicate)?;
        Ok(TextPrinter {
            global,
            name,
            ty,
            printer,
        })
    }

    /// Prints the text at the insertion point.
    pub fn print(&self, rw: &mut ConversionRewriter<'_>) {
        let global = SymbolRefAttr::flat(self.name);
        let mut builder = rw.builder();
        let address = builder.create(AddressOfOp::spec(Type::LLVM_PTR, &global));
        let pointer = builder.body().result(address.id(), 0);
        let text = builder.create_value(GEPOp::spec(Type::LLVM_PTR, pointer, &[], &[0], self.ty));
        rw.use_symbol(self.global, address.id(), AddressOfOp::GLOBAL_NAME);
        self.printer.call(rw, &[text], None);
    }
}

/// Returns a text with a terminating NUL as tensor elements, and the array type for storing it.
fn text_elements(ctx: &Context, text: &[u8]) -> (Attr, Type) {
    let mut bytes = text.to_vec();
    bytes.push(0);
    let count = bytes.len();
    let ty = ctx.ty(RankedTensorType {
        shape: [count as i64].into(),
        element: Type::I8,
        encoding: None,
    });
    let elements = DenseElementsAttr::from_bytes(ctx, ty, 1, bytes);
    (elements, ArrayType::get(ctx, Type::I8, count as u64))
}
