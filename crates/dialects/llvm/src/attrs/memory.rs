//! Memory metadata: access groups, alias scopes, type-based alias analysis (TBAA), memory effects.

use super::params::*;
use crate::asm::attrs::verify_alias_scope;
use crate::enums::ModRefInfo;
use terrace_ir::Attr;
use terrace_macros::dialect_attr;

attributes! {
    /// A group of memory accesses.
    AccessGroupAttr = "access_group", alias, definition = "LLVM_AccessGroupAttr" {
        #[text(one(DISTINCT))] id: Attr,
    }

    /// A domain of alias scopes.
    AliasScopeDomainAttr = "alias_scope_domain", alias, definition = "LLVM_AliasScopeDomainAttr" {
        id: Attr,
        #[text(one(STRING))] description: Option<Attr>,
    }

    /// A type for alias analysis.
    TBAATypeDescriptorAttr = "tbaa_type_desc", alias, definition = "LLVM_TBAATypeDescriptorAttr" {
        id: Box<[u8]>,
        #[text(braced(exactly::<TBAAMemberAttr>()))] members: Box<[Attr]>,
    }

    /// A TBAA access tag: the types through which memory is accessed.
    TBAATagAttr = "tbaa_tag", alias, definition = "LLVM_TBAATagAttr" {
        #[text(one(exactly::<TBAATypeDescriptorAttr>()))] base_type: Attr,
        #[text(one(exactly::<TBAATypeDescriptorAttr>()))] access_type: Attr,
        offset: i64,
        #[optional] constant: bool,
    }

    /// The effects of a function or call on each kind of memory, as values of [`ModRefInfo`].
    MemoryEffectsAttr = "memory_effects", definition = "LLVM_MemoryEffectsAttr" {
        #[text(case(ModRefInfo::DEF))] other: u64,
        #[mlir("argMem")] #[text(case(ModRefInfo::DEF))] arg_mem: u64,
        #[mlir("inaccessibleMem")] #[text(case(ModRefInfo::DEF))] inaccessible_mem: u64,
        #[mlir("errnoMem")] #[text(case(ModRefInfo::DEF))] errno_mem: u64,
        #[mlir("targetMem0")] #[text(case(ModRefInfo::DEF))] target_mem0: u64,
        #[mlir("targetMem1")] #[text(case(ModRefInfo::DEF))] target_mem1: u64,
    }

    /// The number of bytes after a pointer that are dereferenceable.
    DereferenceableAttr = "dereferenceable", definition = "LLVM_DereferenceableAttr" {
        bytes: u64,
        #[optional] #[mlir("mayBeNull")] may_be_null: bool,
    }
}

/// An alias scope. Accesses belong to a scope, or state that they do not alias with accesses of the scope.
#[dialect_attr(dialect = "llvm", mnemonic = "alias_scope", alias, definition = "LLVM_AliasScopeAttr", format = "`<` struct(params) `>`", verify = verify_alias_scope)]
pub struct AliasScopeAttr {
    id: Attr,
    #[text(one(exactly::<AliasScopeDomainAttr>()))]
    domain: Attr,
    #[text(one(STRING))]
    description: Option<Attr>,
}

/// The root of a TBAA type hierarchy.
#[dialect_attr(
    dialect = "llvm",
    mnemonic = "tbaa_root",
    alias,
    definition = "LLVM_TBAARootAttr",
    format = "(`<` struct(params)^ `>`)?"
)]
pub struct TBAARootAttr {
    #[text(one(STRING))]
    id: Option<Attr>,
}

/// A member of a TBAA type.
#[dialect_attr(
    dialect = "llvm",
    mnemonic = "tbaa_member",
    definition = "LLVM_TBAAMemberAttr",
    format = "`<` params `>`"
)]
pub struct TBAAMemberAttr {
    #[mlir("typeDesc")]
    #[text(one(TBAA_NODE))]
    type_desc: Attr,
    offset: i64,
}

/// A memory model relaxation, `prefix:suffix`.
#[dialect_attr(
    dialect = "llvm",
    mnemonic = "mmra_tag",
    alias,
    definition = "LLVM_MMRATagAttr",
    format = "`<` $prefix `` `:` `` $suffix `>`"
)]
pub struct MMRATagAttr {
    prefix: Box<[u8]>,
    suffix: Box<[u8]>,
}

/// An address space.
#[dialect_attr(
    dialect = "llvm",
    mnemonic = "address_space",
    definition = "LLVM_AddressSpaceAttr",
    format = "`<` params `>`"
)]
pub struct AddressSpaceAttr {
    #[mlir("addressSpace")]
    address_space: u32,
}
