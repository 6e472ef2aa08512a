//! Kinds of metadata attachments.

use crate::metadata::{Md, MdKind, MetadataTable};
use crate::text::push_metadata_name;

/// A metadata kind: `!dbg`, `!tbaa`, ... or a user-defined kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct MdKindId(pub(crate) u32);

macro_rules! fixed_kinds {
    ($($name:ident $text:literal $number:literal,)*) => {
        impl MdKindId {
            $(#[doc = concat!("`!", $text, "`")] pub const $name: MdKindId = MdKindId($number);)*
        }

        const FIXED_KINDS: &[&str] = &[$($text,)*];
    };
}

fixed_kinds! {
    DBG "dbg" 0, TBAA "tbaa" 1, PROF "prof" 2, FPMATH "fpmath" 3, RANGE "range" 4,
    TBAA_STRUCT "tbaa.struct" 5, INVARIANT_LOAD "invariant.load" 6, ALIAS_SCOPE "alias.scope" 7,
    NOALIAS "noalias" 8, NONTEMPORAL "nontemporal" 9,
    MEM_PARALLEL_LOOP_ACCESS "llvm.mem.parallel_loop_access" 10, NONNULL "nonnull" 11,
    DEREFERENCEABLE "dereferenceable" 12, DEREFERENCEABLE_OR_NULL "dereferenceable_or_null" 13,
    MAKE_IMPLICIT "make.implicit" 14, UNPREDICTABLE "unpredictable" 15,
    INVARIANT_GROUP "invariant.group" 16, ALIGN "align" 17, LOOP "llvm.loop" 18, TYPE "type" 19,
    SECTION_PREFIX "section_prefix" 20, ABSOLUTE_SYMBOL "absolute_symbol" 21,
    ASSOCIATED "associated" 22, CALLEES "callees" 23, IRR_LOOP "irr_loop" 24,
    ACCESS_GROUP "llvm.access.group" 25, CALLBACK "callback" 26,
    PRESERVE_ACCESS_INDEX "llvm.preserve.access.index" 27, VCALL_VISIBILITY "vcall_visibility" 28,
    NOUNDEF "noundef" 29, ANNOTATION "annotation" 30, NOSANITIZE "nosanitize" 31,
    FUNC_SANITIZE "func_sanitize" 32, EXCLUDE "exclude" 33, MEMPROF "memprof" 34,
    CALLSITE "callsite" 35, KCFI_TYPE "kcfi_type" 36, PCSECTIONS "pcsections" 37,
    DI_ASSIGN_ID "DIAssignID" 38, CORO_OUTSIDE_FRAME "coro.outside.frame" 39, MMRA "mmra" 40,
    NOALIAS_ADDRSPACE "noalias.addrspace" 41, CALLEE_TYPE "callee_type" 42, NOFREE "nofree" 43,
    CAPTURES "captures" 44, ALLOC_TOKEN "alloc_token" 45, IMPLICIT_REF "implicit.ref" 46,
}

impl MdKindId {
    /// Returns the fixed kind with this name.
    pub fn fixed(name: &str) -> Option<MdKindId> {
        let at = FIXED_KINDS.iter().position(|kind| *kind == name)?;
        Some(MdKindId(at as u32))
    }

    /// Returns the kind with this name, and creates a user-defined kind if necessary.
    pub fn named(table: &mut MetadataTable, name: &str) -> MdKindId {
        MdKindId::fixed(name).unwrap_or_else(|| MdKindId::of_string(table.string(name.as_bytes())))
    }

    /// Returns the kind with this name, or `None` if no node of the table can have that kind.
    pub fn find(table: &MetadataTable, name: &str) -> Option<MdKindId> {
        let find = || table.find_string(name.as_bytes()).map(MdKindId::of_string);
        MdKindId::fixed(name).or_else(find)
    }

    /// Returns the kind's name.
    pub fn text(self, table: &MetadataTable) -> String {
        let mut out = Vec::new();
        self.push(table, &mut out);
        String::from_utf8_lossy(out.strip_prefix(b"!").unwrap_or(&out)).into_owned()
    }

    fn of_string(name: Md) -> MdKindId {
        MdKindId(FIXED_KINDS.len() as u32 + name.0)
    }

    /// Pushes `!name`. The ID of a user-defined kind is the handle of its name (a metadata string), offset by the
    /// number of fixed kinds.
    pub(crate) fn push(self, table: &MetadataTable, out: &mut Vec<u8>) {
        out.push(b'!');
        match FIXED_KINDS.get(self.0 as usize) {
            Some(name) => out.extend_from_slice(name.as_bytes()),
            None => {
                if let MdKind::String(name) = table.kind(Md(self.0 - FIXED_KINDS.len() as u32)) {
                    push_metadata_name(out, name);
                }
            }
        }
    }
}
