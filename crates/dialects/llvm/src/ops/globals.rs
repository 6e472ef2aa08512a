//! Globals and other symbols, and operations on the module as a whole.

use crate::attrs::{BlockAddressAttr, BlockTagAttr};
use crate::constraints::{DBG_EXPRS, FLAT_SYMBOLS, I32_ARRAY, NON_NEGATIVE_I32, POINTER, STRINGS};
use crate::enums::{
    ComdatAttr, Linkage, LinkageAttr, UnnamedAddr, UnnamedAddrAttr, Visibility, VisibilityAttr,
};
use crate::fold;
use crate::ops::ReturnOp;
use crate::types::ArrayType;
use crate::verify;
use terrace_builtin::constraints::{ANY_ATTR, FLAT_SYMBOL_REF_ATTR, SYMBOL_NAME_ATTR};
use terrace_builtin::props::{AnyType, Array, Int32, Int64, Str, Symbol};
use terrace_ir::opdef::RegionKind;
use terrace_ir::{Context, Type};
use terrace_macros::op;

/// A global variable or constant.
#[op(
    name = "llvm.mlir.global",
    verify = verify::global,
    verify_regions = verify::global_regions,
    verify_place = verify::stub_at_module_level,
    traits(ISOLATED_FROM_ABOVE, SYMBOL, SINGLE_BLOCK),
    terminator = ReturnOp
)]
pub struct GlobalOp {
    global_type: Prop<AnyType>,
    constant: Flag,
    sym_name: Prop<Str>,
    linkage: Prop<LinkageAttr>,
    dso_local: Flag,
    thread_local_: Flag,
    externally_initialized: Flag,
    value: Optional<Prop<ANY_ATTR>>,
    alignment: Optional<Prop<Int64>>,
    #[default(0)]
    addr_space: Prop<Int32, NON_NEGATIVE_I32>,
    unnamed_addr: Optional<Prop<UnnamedAddrAttr>>,
    section: Optional<Prop<Str>>,
    comdat: Optional<Prop<Symbol>>,
    dbg_exprs: Optional<Prop<Array, DBG_EXPRS>>,
    #[default(Visibility::Default)]
    visibility_: Prop<VisibilityAttr>,
    target_specific_attrs: Optional<Prop<Array>>,
    initializer: Region<RegionKind::ANY>,
}

impl GlobalOp {
    /// Creates a private constant with the bytes of a text. [`AddressOfOp`] returns a pointer to the bytes.
    pub fn string<'a>(ctx: &Context, name: &str, text: impl AsRef<[u8]>) -> GlobalOpSpec<'a> {
        let text = text.as_ref();
        let ty = ArrayType::get(ctx, Type::I8, text.len() as u64);
        GlobalOp::spec(ty, ctx.string(name), Linkage::Private)
            .constant(true)
            .value(ctx.string(text))
    }

    /// Like [`string`](Self::string), with a trailing NUL, as C functions expect.
    pub fn c_string<'a>(ctx: &Context, name: &str, text: impl AsRef<[u8]>) -> GlobalOpSpec<'a> {
        GlobalOp::string(ctx, name, [text.as_ref(), b"\0"].concat())
    }
}

/// Another name for a symbol.
#[op(
    name = "llvm.mlir.alias",
    verify = verify::alias,
    verify_regions = verify::alias_regions,
    traits(ISOLATED_FROM_ABOVE, SYMBOL, SINGLE_BLOCK),
    terminator = ReturnOp
)]
pub struct AliasOp {
    alias_type: Prop<AnyType>,
    sym_name: Prop<Str>,
    linkage: Prop<LinkageAttr>,
    dso_local: Flag,
    thread_local_: Flag,
    unnamed_addr: Optional<Prop<UnnamedAddrAttr>>,
    #[default(Visibility::Default)]
    visibility_: Prop<VisibilityAttr>,
    initializer: Region<RegionKind::ONE_BLOCK>,
}

/// A function whose implementation a resolver chooses when the program is loaded.
#[op(
    name = "llvm.mlir.ifunc",
    verify = verify::ifunc,
    traits(ISOLATED_FROM_ABOVE, SYMBOL),
    format = "custom<LLVMLinkage>($linkage) ($visibility_^)? ($unnamed_addr^)? $sym_name `:` $i_func_type `,` $resolver_type $resolver attr-dict"
)]
pub struct IFuncOp {
    sym_name: Prop<Str, SYMBOL_NAME_ATTR>,
    i_func_type: Prop<AnyType>,
    resolver: Prop<Symbol, FLAT_SYMBOL_REF_ATTR>,
    resolver_type: Prop<AnyType>,
    linkage: Prop<LinkageAttr>,
    dso_local: Flag,
    #[default(0)]
    address_space: Prop<Int32, NON_NEGATIVE_I32>,
    #[default(UnnamedAddr::None)]
    unnamed_addr: Prop<UnnamedAddrAttr>,
    #[default(Visibility::Default)]
    visibility_: Prop<VisibilityAttr>,
}

/// Functions that run before `main`.
#[op(
    name = "llvm.mlir.global_ctors",
    verify = verify::global_ctors,
    format = "`ctors` `=` $ctors `,` `priorities` `=` $priorities `,` `data` `=` $data attr-dict"
)]
pub struct GlobalCtorsOp {
    ctors: Prop<Array, FLAT_SYMBOLS>,
    priorities: Prop<Array, I32_ARRAY>,
    data: Prop<Array>,
}

/// Functions that run after `main`.
#[op(
    name = "llvm.mlir.global_dtors",
    verify = verify::global_dtors,
    format = "`dtors` `=` $dtors `,` `priorities` `=` $priorities `,` `data` `=` $data attr-dict"
)]
pub struct GlobalDtorsOp {
    dtors: Prop<Array, FLAT_SYMBOLS>,
    priorities: Prop<Array, I32_ARRAY>,
    data: Prop<Array>,
}

/// The address of a global, function, alias or ifunc.
#[op(
    name = "llvm.mlir.addressof",
    fold = fold::addressof,
    traits(PURE, CONSTANT_LIKE),
    format = "$global_name attr-dict `:` qualified(type($res))"
)]
pub struct AddressOfOp {
    global_name: Prop<Symbol, FLAT_SYMBOL_REF_ATTR>,
    res: Res<POINTER>,
}

/// A symbol in this linkage unit that is equivalent to a function.
#[op(
    name = "llvm.dso_local_equivalent",
    fold = fold::dso_local_equivalent,
    traits(PURE, CONSTANT_LIKE),
    format = "$function_name attr-dict `:` qualified(type($res))"
)]
pub struct DSOLocalEquivalentOp {
    function_name: Prop<Symbol, FLAT_SYMBOL_REF_ATTR>,
    res: Res<POINTER>,
}

/// The address of a block.
#[op(
    name = "llvm.blockaddress",
    fold = fold::blockaddress,
    traits(PURE, CONSTANT_LIKE),
    format = "$block_addr attr-dict `:` qualified(type($res))"
)]
pub struct BlockAddressOp {
    block_addr: Prop<BlockAddressAttr>,
    res: Res<POINTER>,
}

/// Marks a block whose address is taken.
#[op(name = "llvm.blocktag", format = "$tag attr-dict")]
pub struct BlockTagOp {
    tag: Prop<BlockTagAttr>,
}

/// The comdats of a module.
#[op(
    name = "llvm.comdat",
    verify = verify::symbol,
    verify_regions = verify::comdat_regions,
    traits(NO_TERMINATOR, NO_REGION_ARGUMENTS, SYMBOL_TABLE, SYMBOL),
    format = "$sym_name $body attr-dict"
)]
pub struct ComdatOp {
    sym_name: Prop<Str, SYMBOL_NAME_ATTR>,
    body: Region<RegionKind::ONE_BLOCK>,
}

/// A comdat.
#[op(
    name = "llvm.comdat_selector",
    verify = verify::symbol,
    traits(SYMBOL),
    format = "$sym_name $comdat attr-dict"
)]
pub struct ComdatSelectorOp {
    sym_name: Prop<Str, SYMBOL_NAME_ATTR>,
    comdat: Prop<ComdatAttr>,
}

/// Options for the linker.
#[op(name = "llvm.linker_options", verify = verify::linker_options, format = "$options attr-dict")]
pub struct LinkerOptionsOp {
    options: Prop<Array, STRINGS>,
}

/// Flags of the module.
#[op(name = "llvm.module_flags", verify = verify::module_flags, format = "$flags attr-dict")]
pub struct ModuleFlagsOp {
    flags: Prop<Array>,
}
