//! What memory accesses belong to: access groups, alias scopes, types for alias analysis, effects.

use super::params::{exactly, kinds::*, param_attr, wants::*};
use crate::enums::ModRefInfo;
use terrace_ir::Attr;

param_attr! {
    /// A group of memory accesses.
    AccessGroupAttr, "access_group", alias true, Struct {
        id: Attr = "id", required one(DISTINCT);
    }
}

param_attr! {
    /// A domain of alias scopes.
    AliasScopeDomainAttr, "alias_scope_domain", alias true, Struct {
        id: Attr = "id", required one(ANY);
        description: Option<Attr> = "description", optional one(STRING);
    }
}

param_attr! {
    /// A scope that memory accesses belong to or avoid.
    AliasScopeAttr, "alias_scope", alias true, Struct {
        id: Attr = "id", required one(ANY);
        domain: Attr = "domain", required one(exactly::<AliasScopeDomainAttr>());
        description: Option<Attr> = "description", optional one(STRING);
    }
}

param_attr! {
    /// The root of a type hierarchy for alias analysis.
    TBAARootAttr, "tbaa_root", alias true, Struct {
        id: Option<Attr> = "id", optional one(STRING);
    }
}

param_attr! {
    /// A member of a type for alias analysis.
    TBAAMemberAttr, "tbaa_member", alias false, Custom {
        type_desc: Attr = "typeDesc", required one(TBAA_NODE);
        offset: i64 = "offset", required I64;
    }
}

param_attr! {
    /// A type for alias analysis.
    TBAATypeDescriptorAttr, "tbaa_type_desc", alias true, Struct {
        id: Box<[u8]> = "id", required TEXT;
        members: Box<[Attr]> = "members", required braced(exactly::<TBAAMemberAttr>());
    }
}

param_attr! {
    /// The types a memory access goes through.
    TBAATagAttr, "tbaa_tag", alias true, Struct {
        base_type: Attr = "base_type", required one(exactly::<TBAATypeDescriptorAttr>());
        access_type: Attr = "access_type", required one(exactly::<TBAATypeDescriptorAttr>());
        offset: i64 = "offset", required I64;
        constant: bool = "constant", optional BOOL;
    }
}

param_attr! {
    /// A memory model relaxation, `prefix:suffix`.
    MMRATagAttr, "mmra_tag", alias true, Custom {
        prefix: Box<[u8]> = "prefix", required TEXT;
        suffix: Box<[u8]> = "suffix", required TEXT;
    }
}

param_attr! {
    /// What a function or call does to each kind of memory, as values of [`ModRefInfo`].
    MemoryEffectsAttr, "memory_effects", alias false, Struct {
        other: u64 = "other", required Enum(ModRefInfo::DEF);
        arg_mem: u64 = "argMem", required Enum(ModRefInfo::DEF);
        inaccessible_mem: u64 = "inaccessibleMem", required Enum(ModRefInfo::DEF);
        errno_mem: u64 = "errnoMem", required Enum(ModRefInfo::DEF);
        target_mem0: u64 = "targetMem0", required Enum(ModRefInfo::DEF);
        target_mem1: u64 = "targetMem1", required Enum(ModRefInfo::DEF);
    }
}

param_attr! {
    /// How many bytes behind a pointer may be read.
    DereferenceableAttr, "dereferenceable", alias false, Struct {
        bytes: u64 = "bytes", required U64;
        may_be_null: bool = "mayBeNull", optional BOOL;
    }
}

param_attr! {
    /// An address space.
    AddressSpaceAttr, "address_space", alias false, Custom {
        address_space: u32 = "addressSpace", required U32;
    }
}
