//! Interns attributes as sets and as lists of sets.
//!
//! Both texts of a set (inline, and as in an attribute group) are rendered when the set is interned.

use std::hash::{Hash, Hasher};
use std::sync::Arc;

use hashbrown::HashTable;
use rustc_hash::FxHasher;

use crate::constants::{Const, ConstKind};
use crate::context::Context;
use crate::handle::{handle, id};
use crate::text::{push_i64, push_quoted, push_u64};
use crate::types::Type;

handle! {
    /// A set of attributes; [`AttrSet::EMPTY`] has none.
    AttrSet
}

handle! {
    /// The attribute sets of a function or call: one for the function, one for the result, one per parameter.
    AttrList
}

impl AttrSet {
    /// No attributes.
    pub const EMPTY: AttrSet = AttrSet(0);
}

impl AttrList {
    /// No attributes anywhere.
    pub const EMPTY: AttrList = AttrList(0);
}

macro_rules! attr_kinds {
    ($($name:ident $text:literal $number:literal,)*) => {
        /// An attribute kind, named as in LLVM's `Attribute::AttrKind`. The order is LLVM's, and sets are printed in
        /// that order.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[expect(missing_docs, reason = "the names are LLVM's; the keywords are next to them")]
        pub enum AttrKind { $($name,)* }

        impl AttrKind {
            /// Every kind, in order.
            pub const ALL: &[AttrKind] = &[$(AttrKind::$name,)*];

            /// Returns the keyword, for example `nounwind`.
            pub fn text(self) -> &'static str {
                match self { $(AttrKind::$name => $text,)* }
            }

            /// Returns the attribute with this number in bitcode. Numbers that once encoded several attributes are
            /// invalid.
            pub fn from_number(number: u64) -> Option<AttrKind> {
                match number { $($number => Some(AttrKind::$name),)* _ => None }
            }
        }
    };
}

attr_kinds! {
    AllocAlign "allocalign" 80,
    AllocatedPointer "allocptr" 81,
    AlwaysInline "alwaysinline" 2,
    Builtin "builtin" 35,
    Cold "cold" 36,
    Convergent "convergent" 43,
    CoroDestroyOnlyWhenComplete "coro_only_destroy_when_complete" 90,
    CoroElideSafe "coro_elide_safe" 98,
    DeadOnReturn "dead_on_return" 103,
    DeadOnUnwind "dead_on_unwind" 91,
    DisableSanitizerInstrumentation "disable_sanitizer_instrumentation" 78,
    FnRetThunkExtern "fn_ret_thunk_extern" 84,
    Hot "hot" 72,
    HybridPatchable "hybrid_patchable" 95,
    ImmArg "immarg" 60,
    InReg "inreg" 5,
    InlineHint "inlinehint" 4,
    JumpTable "jumptable" 40,
    MinSize "minsize" 6,
    MustProgress "mustprogress" 70,
    Naked "naked" 7,
    Nest "nest" 8,
    NoAlias "noalias" 9,
    NoBuiltin "nobuiltin" 10,
    NoCallback "nocallback" 71,
    NoCfCheck "nocf_check" 56,
    NoCreateUndefOrPoison "nocreateundeforpoison" 105,
    NoDivergenceSource "nodivergencesource" 100,
    NoDuplicate "noduplicate" 12,
    NoExt "noext" 99,
    NoFree "nofree" 62,
    NoImplicitFloat "noimplicitfloat" 13,
    NoInline "noinline" 14,
    NoMerge "nomerge" 66,
    NoProfile "noprofile" 73,
    NoRecurse "norecurse" 48,
    NoRedZone "noredzone" 16,
    NoReturn "noreturn" 17,
    NoSanitizeBounds "nosanitize_bounds" 79,
    NoSanitizeCoverage "nosanitize_coverage" 76,
    NoSync "nosync" 63,
    NoUndef "noundef" 68,
    NoUnwind "nounwind" 18,
    NonLazyBind "nonlazybind" 15,
    NonNull "nonnull" 39,
    NullPointerIsValid "null_pointer_is_valid" 67,
    OptForFuzzing "optforfuzzing" 57,
    OptimizeForDebugging "optdebug" 88,
    OptimizeForSize "optsize" 19,
    OptimizeNone "optnone" 37,
    PresplitCoroutine "presplitcoroutine" 83,
    ReadNone "readnone" 20,
    ReadOnly "readonly" 21,
    Returned "returned" 22,
    ReturnsTwice "returns_twice" 23,
    SExt "signext" 24,
    SafeStack "safestack" 44,
    SanitizeAddress "sanitize_address" 30,
    SanitizeAllocToken "sanitize_alloc_token" 104,
    SanitizeHWAddress "sanitize_hwaddress" 55,
    SanitizeMemTag "sanitize_memtag" 64,
    SanitizeMemory "sanitize_memory" 32,
    SanitizeNumericalStability "sanitize_numerical_stability" 93,
    SanitizeRealtime "sanitize_realtime" 96,
    SanitizeRealtimeBlocking "sanitize_realtime_blocking" 97,
    SanitizeThread "sanitize_thread" 31,
    SanitizeType "sanitize_type" 101,
    ShadowCallStack "shadowcallstack" 58,
    SkipProfile "skipprofile" 85,
    Speculatable "speculatable" 53,
    SpeculativeLoadHardening "speculative_load_hardening" 59,
    StackProtect "ssp" 26,
    StackProtectReq "sspreq" 27,
    StackProtectStrong "sspstrong" 28,
    StrictFP "strictfp" 54,
    SwiftAsync "swiftasync" 75,
    SwiftError "swifterror" 47,
    SwiftSelf "swiftself" 46,
    WillReturn "willreturn" 61,
    Writable "writable" 89,
    WriteOnly "writeonly" 52,
    ZExt "zeroext" 34,
    ByRef "byref" 69,
    ByVal "byval" 3,
    ElementType "elementtype" 77,
    InAlloca "inalloca" 38,
    Preallocated "preallocated" 65,
    StructRet "sret" 29,
    Alignment "align" 1,
    AllocKind "allockind" 82,
    AllocSize "allocsize" 51,
    Captures "captures" 102,
    Dereferenceable "dereferenceable" 41,
    DereferenceableOrNull "dereferenceable_or_null" 42,
    Memory "memory" 86,
    NoFPClass "nofpclass" 87,
    StackAlignment "alignstack" 25,
    UWTable "uwtable" 33,
    VScaleRange "vscale_range" 74,
    Range "range" 92,
    Initializes "initializes" 94,
}

impl AttrKind {
    /// Returns the attribute with this keyword.
    pub fn from_text(text: impl AsRef<[u8]>) -> Option<AttrKind> {
        let text = text.as_ref();
        AttrKind::ALL
            .iter()
            .copied()
            .find(|kind| kind.text().as_bytes() == text)
    }

    /// Returns true if the attribute is a keyword without a value.
    pub fn is_enum(self) -> bool {
        self < AttrKind::ByRef
    }

    /// Returns true if LLVM stores the attribute's value as an integer.
    pub fn is_int(self) -> bool {
        (AttrKind::Alignment..AttrKind::Range).contains(&self)
    }

    /// Returns true if the attribute carries a type.
    pub fn is_type(self) -> bool {
        (AttrKind::ByRef..AttrKind::Alignment).contains(&self)
    }
}

/// One attribute.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Attribute {
    /// A keyword: `nounwind`.
    Enum(AttrKind),
    /// A keyword and a type: `byval(i32)`.
    Type(AttrKind, Type),
    /// A keyword and a number: `align`, `alignstack`, `dereferenceable`,
    /// `dereferenceable_or_null`.
    Int(AttrKind, u64),
    /// `memory(...)`
    Memory(MemoryEffects),
    /// `captures(...)`: the captured components, as bits of [`captures`].
    Captures {
        /// Components captured other than by returning.
        other: u8,
        /// Components captured by returning.
        ret: u8,
    },
    /// `nofpclass(...)`, LLVM's `FPClassTest` bits.
    NoFpClass(u32),
    /// `uwtable` or `uwtable(sync)`
    UwTable {
        /// True for `(sync)`.
        sync: bool,
    },
    /// `vscale_range(min,max)`, 0 for no maximum.
    VScaleRange(u32, u32),
    /// `allockind("...")`, LLVM's `AllocFnKind` bits.
    AllocKind(u32),
    /// `allocsize(size)` or `allocsize(size,count)`, as parameter indices.
    AllocSize(u32, Option<u32>),
    /// `range(iN low, high)`: two integer constants of the same type.
    Range(Const, Const),
    /// `initializes((low, high), ...)`
    Initializes(Vec<(i64, i64)>),
    /// `"key"` or `"key"="value"`
    String(Box<[u8]>, Box<[u8]>),
}

impl Attribute {
    /// Returns the attribute `"key"="value"`; an empty value prints as `"key"`.
    pub fn string(key: impl AsRef<[u8]>, value: impl AsRef<[u8]>) -> Attribute {
        Attribute::String(key.as_ref().into(), value.as_ref().into())
    }

    /// Returns the attribute that LLVM stores as this integer. The kind must satisfy [`AttrKind::is_int`].
    pub fn from_int(kind: AttrKind, value: u64) -> Attribute {
        let (high, low) = ((value >> 32) as u32, value as u32);
        match kind {
            AttrKind::Memory => Attribute::Memory(MemoryEffects::from_bits(value)),
            AttrKind::AllocKind => Attribute::AllocKind(low),
            AttrKind::AllocSize => Attribute::AllocSize(high, (low != u32::MAX).then_some(low)),
            AttrKind::Captures => Attribute::Captures {
                other: (low >> 4 & 15) as u8,
                ret: (low & 15) as u8,
            },
            AttrKind::NoFPClass => Attribute::NoFpClass(low),
            AttrKind::UWTable => Attribute::UwTable { sync: value == 1 },
            AttrKind::VScaleRange => Attribute::VScaleRange(high, low),
            _ => Attribute::Int(kind, value),
        }
    }

    /// Returns the integer that LLVM stores for the attribute, or `None` if it stores none.
    pub fn int(&self) -> Option<u64> {
        Some(match self {
            Attribute::Int(_, value) => *value,
            Attribute::Memory(effects) => effects.bits(),
            Attribute::Captures { other, ret } => u64::from(*other) << 4 | u64::from(*ret),
            Attribute::NoFpClass(mask) => u64::from(*mask),
            Attribute::UwTable { sync } => 2 - u64::from(*sync),
            Attribute::VScaleRange(min, max) => u64::from(*min) << 32 | u64::from(*max),
            Attribute::AllocKind(bits) => u64::from(*bits),
            Attribute::AllocSize(size, count) => {
                u64::from(*size) << 32 | u64::from(count.unwrap_or(u32::MAX))
            }
            _ => return None,
        })
    }

    /// Returns LLVM's kind, or `None` for a string attribute.
    pub fn kind(&self) -> Option<AttrKind> {
        Some(match self {
            Attribute::Enum(kind) | Attribute::Type(kind, _) | Attribute::Int(kind, _) => *kind,
            Attribute::Memory(_) => AttrKind::Memory,
            Attribute::Captures { .. } => AttrKind::Captures,
            Attribute::NoFpClass(_) => AttrKind::NoFPClass,
            Attribute::UwTable { .. } => AttrKind::UWTable,
            Attribute::VScaleRange(..) => AttrKind::VScaleRange,
            Attribute::AllocKind(_) => AttrKind::AllocKind,
            Attribute::AllocSize(..) => AttrKind::AllocSize,
            Attribute::Range(..) => AttrKind::Range,
            Attribute::Initializes(_) => AttrKind::Initializes,
            Attribute::String(..) => return None,
        })
    }
}

/// The words of `allockind("...")`, from the lowest bit.
pub const ALLOC_KINDS: [&[u8]; 6] = [
    b"alloc",
    b"realloc",
    b"free",
    b"uninitialized",
    b"zeroed",
    b"aligned",
];

/// The bits of the words of `nofpclass(...)`, in LLVM's order of matching.
pub const FP_CLASSES: [(u32, &[u8]); 16] = [
    (0x3ff, b"all"),
    (0x3, b"nan"),
    (0x1, b"snan"),
    (0x2, b"qnan"),
    (0x204, b"inf"),
    (0x4, b"ninf"),
    (0x200, b"pinf"),
    (0x60, b"zero"),
    (0x20, b"nzero"),
    (0x40, b"pzero"),
    (0x90, b"sub"),
    (0x10, b"nsub"),
    (0x80, b"psub"),
    (0x108, b"norm"),
    (0x8, b"nnorm"),
    (0x100, b"pnorm"),
];

/// The bits of `captures(...)`.
pub mod captures {
    use terrace_llvm_words::numbers;

    numbers! {
        u8, "":
        ADDRESS_IS_NULL "address_is_null" 1, ADDRESS "address" 3,
        READ_PROVENANCE "read_provenance" 4, PROVENANCE "provenance" 12,
    }
}

/// The kinds of access of a function to one kind of memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ModRef {
    /// No access.
    None = 0,
    /// Reads.
    Ref = 1,
    /// Writes.
    Mod = 2,
    /// Reads and writes.
    ModRef = 3,
}

impl ModRef {
    /// Returns the access encoded in the lower two bits of `bits`.
    pub fn from_bits(bits: u64) -> ModRef {
        match bits & 3 {
            0 => ModRef::None,
            1 => ModRef::Ref,
            2 => ModRef::Mod,
            _ => ModRef::ModRef,
        }
    }
}

/// The accesses of a function to memory, per kind of memory: LLVM's `MemoryEffects`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct MemoryEffects {
    /// Memory that arguments point to.
    pub arg: ModRef,
    /// Memory that the module cannot access.
    pub inaccessible: ModRef,
    /// `errno`.
    pub errno: ModRef,
    /// Everything else.
    pub other: ModRef,
    /// Target memory 0.
    pub target_mem0: ModRef,
    /// Target memory 1.
    pub target_mem1: ModRef,
}

impl MemoryEffects {
    /// `memory(none)`
    pub const NONE: MemoryEffects = MemoryEffects::all(ModRef::None);
    /// `memory(readwrite)`
    pub const ALL: MemoryEffects = MemoryEffects::all(ModRef::ModRef);
    /// `memory(argmem: readwrite)`
    pub const ARG_ONLY: MemoryEffects = MemoryEffects {
        arg: ModRef::ModRef,
        ..MemoryEffects::NONE
    };
    /// `memory(inaccessiblemem: readwrite)`
    pub const INACCESSIBLE_ONLY: MemoryEffects = MemoryEffects {
        inaccessible: ModRef::ModRef,
        ..MemoryEffects::NONE
    };
    /// `memory(argmem: readwrite, inaccessiblemem: readwrite)`
    pub const INACCESSIBLE_OR_ARG_ONLY: MemoryEffects = MemoryEffects {
        arg: ModRef::ModRef,
        ..MemoryEffects::INACCESSIBLE_ONLY
    };

    /// Returns the effects with the same access to every location.
    pub const fn all(access: ModRef) -> MemoryEffects {
        MemoryEffects {
            arg: access,
            inaccessible: access,
            errno: access,
            other: access,
            target_mem0: access,
            target_mem1: access,
        }
    }

    /// Decodes LLVM's integer, which has two bits per location.
    pub fn from_bits(bits: u64) -> MemoryEffects {
        let at = |place: u32| ModRef::from_bits(bits >> (2 * place));
        MemoryEffects {
            arg: at(0),
            inaccessible: at(1),
            errno: at(2),
            other: at(3),
            target_mem0: at(4),
            target_mem1: at(5),
        }
    }

    /// Returns LLVM's integer for the effects.
    pub fn bits(self) -> u64 {
        let locations = [
            self.arg,
            self.inaccessible,
            self.errno,
            self.other,
            self.target_mem0,
            self.target_mem1,
        ];
        let all = locations.into_iter().enumerate();
        all.fold(0, |bits, (at, access)| bits | (access as u64) << (2 * at))
    }

    /// Returns the accesses that both allow.
    pub fn and(self, other: MemoryEffects) -> MemoryEffects {
        MemoryEffects::from_bits(self.bits() & other.bits())
    }

    /// Returns the accesses that either allows.
    pub fn or(self, other: MemoryEffects) -> MemoryEffects {
        MemoryEffects::from_bits(self.bits() | other.bits())
    }

    fn push(self, out: &mut Vec<u8>) {
        let word = |access| -> &'static [u8] {
            match access {
                ModRef::None => b"none",
                ModRef::Ref => b"read",
                ModRef::Mod => b"write",
                ModRef::ModRef => b"readwrite",
            }
        };
        let locations: [(&[u8], ModRef); 5] = [
            (b"argmem: ", self.arg),
            (b"inaccessiblemem: ", self.inaccessible),
            (b"errnomem: ", self.errno),
            (b"target_mem0: ", self.target_mem0),
            (b"target_mem1: ", self.target_mem1),
        ];
        out.extend_from_slice(b"memory(");
        let mut first = true;
        if self.other != ModRef::None || locations.iter().all(|(_, at)| *at == ModRef::None) {
            out.extend_from_slice(word(self.other));
            first = false;
        }
        for (name, access) in locations {
            if access != self.other {
                if !first {
                    out.extend_from_slice(b", ");
                }
                first = false;
                out.extend_from_slice(name);
                out.extend_from_slice(word(access));
            }
        }
        out.push(b')');
    }
}

#[derive(Clone, Debug)]
struct SetRecord {
    attributes: Box<[Attribute]>,
    inline: Box<[u8]>,
    group: Box<[u8]>,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct ListRecord {
    function: AttrSet,
    result: AttrSet,
    params: Box<[AttrSet]>,
}

/// The table of attribute sets and lists. A fork also sees the entries of its base.
#[derive(Clone, Debug, Default)]
pub struct Attrs {
    base: Option<Arc<Attrs>>,
    base_sets: u32,
    base_lists: u32,
    sets: Vec<SetRecord>,
    lists: Vec<ListRecord>,
    set_index: HashTable<u32>,
    list_index: HashTable<u32>,
}

impl Attrs {
    /// Returns a table with only the empty set and the empty list.
    pub fn new() -> Attrs {
        let mut attrs = Attrs::default();
        attrs.insert_set(
            hash_of(&[] as &[Attribute]),
            SetRecord {
                attributes: Box::default(),
                inline: Box::default(),
                group: Box::default(),
            },
        );
        attrs.list(AttrSet::EMPTY, AttrSet::EMPTY, &[]);
        attrs
    }

    /// Returns a table that sees everything in `base` and stores additions of its own.
    pub fn fork(base: &Arc<Attrs>) -> Attrs {
        Attrs {
            base_sets: base.base_sets + id(base.sets.len()),
            base_lists: base.base_lists + id(base.lists.len()),
            base: Some(Arc::clone(base)),
            ..Attrs::default()
        }
    }

    pub(crate) fn base_sets(&self) -> u32 {
        self.base_sets
    }

    pub(crate) fn own_sets(&self) -> impl Iterator<Item = AttrSet> + use<> {
        (self.base_sets..self.base_sets + id(self.sets.len())).map(AttrSet)
    }

    fn set_record(&self, set: AttrSet) -> &SetRecord {
        if set.0 < self.base_sets
            && let Some(base) = &self.base
        {
            return base.set_record(set);
        }
        &self.sets[(set.0 - self.base_sets) as usize]
    }

    fn list_record(&self, list: AttrList) -> &ListRecord {
        if list.0 < self.base_lists
            && let Some(base) = &self.base
        {
            return base.list_record(list);
        }
        &self.lists[(list.0 - self.base_lists) as usize]
    }

    fn find_set(&self, hash: u64, attributes: &[Attribute]) -> Option<AttrSet> {
        if let Some(base) = &self.base
            && let Some(set) = base.find_set(hash, attributes)
        {
            return Some(set);
        }
        let same = |&at: &u32| &*self.set_record(AttrSet(at)).attributes == attributes;
        self.set_index.find(hash, same).map(|&at| AttrSet(at))
    }

    fn insert_set(&mut self, hash: u64, record: SetRecord) -> AttrSet {
        let set = AttrSet(self.base_sets + id(self.sets.len()));
        self.sets.push(record);
        let mut index = std::mem::take(&mut self.set_index);
        index.insert_unique(hash, set.0, |&at| {
            hash_of(&self.set_record(AttrSet(at)).attributes)
        });
        self.set_index = index;
        set
    }

    fn find_list(&self, hash: u64, list: &ListRecord) -> Option<AttrList> {
        if let Some(base) = &self.base
            && let Some(found) = base.find_list(hash, list)
        {
            return Some(found);
        }
        let same = |&at: &u32| self.list_record(AttrList(at)) == list;
        self.list_index.find(hash, same).map(|&at| AttrList(at))
    }

    /// Interns the list of these sets. Trailing empty parameter sets are ignored.
    pub fn list(&mut self, function: AttrSet, result: AttrSet, params: &[AttrSet]) -> AttrList {
        let used = params
            .iter()
            .rposition(|&set| set != AttrSet::EMPTY)
            .map_or(0, |at| at + 1);
        let record = ListRecord {
            function,
            result,
            params: params[..used].into(),
        };
        let hash = hash_of(&record);
        if let Some(list) = self.find_list(hash, &record) {
            return list;
        }
        let list = AttrList(self.base_lists + id(self.lists.len()));
        self.lists.push(record);
        let mut index = std::mem::take(&mut self.list_index);
        index.insert_unique(hash, list.0, |&at| hash_of(self.list_record(AttrList(at))));
        self.list_index = index;
        list
    }

    /// Returns the attributes of a set in LLVM's order.
    pub fn set(&self, set: AttrSet) -> &[Attribute] {
        &self.set_record(set).attributes
    }

    /// Returns the set of the function or call itself.
    #[inline]
    pub fn function_set(&self, list: AttrList) -> AttrSet {
        self.list_record(list).function
    }

    /// Returns the result's set.
    #[inline]
    pub fn result_set(&self, list: AttrList) -> AttrSet {
        self.list_record(list).result
    }

    /// Returns the sets of the parameters. Parameters past the end have no attributes.
    #[inline]
    pub fn param_sets(&self, list: AttrList) -> &[AttrSet] {
        &self.list_record(list).params
    }

    /// Returns the set as inline text, without surrounding spaces.
    #[inline]
    pub fn inline_text(&self, set: AttrSet) -> &[u8] {
        &self.set_record(set).inline
    }

    /// Returns the set as the text of an attribute group.
    pub fn group_text(&self, set: AttrSet) -> &[u8] {
        &self.set_record(set).group
    }
}

impl Context {
    /// Interns the set of these attributes, given in any order. A later attribute replaces an earlier one of the same
    /// kind or key.
    pub fn attr_set(&mut self, attributes: &[Attribute]) -> AttrSet {
        if attributes.is_empty() {
            return AttrSet::EMPTY;
        }
        let mut sorted: Vec<Attribute> = Vec::with_capacity(attributes.len());
        for attribute in attributes {
            match sorted.binary_search_by(|other| order(other).cmp(&order(attribute))) {
                Ok(at) => sorted[at] = attribute.clone(),
                Err(at) => sorted.insert(at, attribute.clone()),
            }
        }
        let hash = hash_of(sorted.as_slice());
        if let Some(set) = self.attrs.find_set(hash, &sorted) {
            return set;
        }
        let render = |in_group: bool| {
            let mut text = Vec::new();
            for (index, attribute) in sorted.iter().enumerate() {
                if index > 0 {
                    text.push(b' ');
                }
                self.push_attribute(attribute, in_group, &mut text);
            }
            text.into_boxed_slice()
        };
        let (inline, group) = (render(false), render(true));
        self.attrs.insert_set(
            hash,
            SetRecord {
                attributes: sorted.into(),
                inline,
                group,
            },
        )
    }

    /// Pushes the non-string attributes of a set, inline.
    pub(crate) fn push_plain_attributes(&self, set: AttrSet, out: &mut Vec<u8>) {
        let attributes = self.attrs.set(set).iter();
        let plain = attributes.filter(|attribute| attribute.kind().is_some());
        for (index, attribute) in plain.enumerate() {
            if index > 0 {
                out.push(b' ');
            }
            self.push_attribute(attribute, false, out);
        }
    }

    pub(crate) fn push_attribute(&self, attribute: &Attribute, in_group: bool, out: &mut Vec<u8>) {
        let number = |out: &mut Vec<u8>, text: &str, value: u64, open: &[u8], close: &[u8]| {
            out.extend_from_slice(text.as_bytes());
            out.extend_from_slice(if in_group { b"=" } else { open });
            push_u64(out, value);
            out.extend_from_slice(if in_group { b"" } else { close });
        };
        match attribute {
            Attribute::Enum(kind) => out.extend_from_slice(kind.text().as_bytes()),
            Attribute::Type(kind, ty) => {
                out.extend_from_slice(kind.text().as_bytes());
                out.push(b'(');
                self.types.push_type(*ty, out);
                out.push(b')');
            }
            Attribute::Int(AttrKind::Alignment, value) => number(out, "align", *value, b" ", b""),
            Attribute::Int(kind, value) => number(out, kind.text(), *value, b"(", b")"),
            Attribute::Memory(effects) => effects.push(out),
            Attribute::Captures { other, ret } => {
                out.extend_from_slice(b"captures(");
                if *other != 0 || other == ret {
                    push_captures(*other, out);
                }
                if other != ret {
                    if *other != 0 {
                        out.extend_from_slice(b", ");
                    }
                    out.extend_from_slice(b"ret: ");
                    push_captures(*ret, out);
                }
                out.push(b')');
            }
            Attribute::NoFpClass(mask) => {
                out.extend_from_slice(b"nofpclass(");
                push_fp_classes(*mask, out);
                out.push(b')');
            }
            Attribute::UwTable { sync } => {
                out.extend_from_slice(if *sync { b"uwtable(sync)" } else { b"uwtable" });
            }
            Attribute::VScaleRange(min, max) => {
                out.extend_from_slice(b"vscale_range(");
                push_u64(out, u64::from(*min));
                out.push(b',');
                push_u64(out, u64::from(*max));
                out.push(b')');
            }
            Attribute::AllocKind(bits) => {
                let names = ALLOC_KINDS.iter().enumerate();
                let names = names.filter(|(bit, _)| bits >> bit & 1 == 1);
                let names: Vec<_> = names.map(|(_, name)| *name).collect();
                out.extend_from_slice(b"allockind(\"");
                out.extend_from_slice(&names.join(&b','));
                out.extend_from_slice(b"\")");
            }
            Attribute::AllocSize(size, count) => {
                out.extend_from_slice(b"allocsize(");
                push_u64(out, u64::from(*size));
                if let Some(count) = count {
                    out.push(b',');
                    push_u64(out, u64::from(*count));
                }
                out.push(b')');
            }
            Attribute::Range(low, high) => {
                out.extend_from_slice(b"range(");
                self.types.push_type(self.consts.type_of(*low), out);
                out.push(b' ');
                self.push_int(*low, out);
                out.extend_from_slice(b", ");
                self.push_int(*high, out);
                out.push(b')');
            }
            Attribute::Initializes(ranges) => {
                out.extend_from_slice(b"initializes(");
                for (index, (low, high)) in ranges.iter().enumerate() {
                    out.extend_from_slice(if index > 0 { b", (" } else { b"(" });
                    push_i64(out, *low);
                    out.extend_from_slice(b", ");
                    push_i64(out, *high);
                    out.push(b')');
                }
                out.push(b')');
            }
            Attribute::String(key, value) => {
                push_quoted(out, key);
                if !value.is_empty() {
                    out.push(b'=');
                    push_quoted(out, value);
                }
            }
        }
    }

    pub(crate) fn push_int(&self, c: Const, out: &mut Vec<u8>) {
        let (ty, kind) = self.consts.get(c);
        match kind {
            ConstKind::Int(value) => {
                crate::constant_text::push_signed(value, self.types.scalar_bits(ty), out);
            }
            ConstKind::WideInt(limbs) => {
                crate::constant_text::push_wide(limbs, self.types.scalar_bits(ty), out);
            }
            _ => out.push(b'0'),
        }
    }
}

fn push_captures(components: u8, out: &mut Vec<u8>) {
    let mut first = true;
    let mut push = |text: &[u8]| {
        if !first {
            out.extend_from_slice(b", ");
        }
        first = false;
        out.extend_from_slice(text);
    };
    match components & captures::ADDRESS {
        0 => {}
        captures::ADDRESS_IS_NULL => push(b"address_is_null"),
        _ => push(b"address"),
    }
    match components & captures::PROVENANCE {
        0 => {}
        captures::READ_PROVENANCE => push(b"read_provenance"),
        _ => push(b"provenance"),
    }
    if components == 0 {
        push(b"none");
    }
}

fn push_fp_classes(mut mask: u32, out: &mut Vec<u8>) {
    let mut first = true;
    for (bits, name) in FP_CLASSES {
        if mask & bits == bits {
            if !first {
                out.push(b' ');
            }
            first = false;
            out.extend_from_slice(name);
            mask &= !bits;
        }
    }
}

/// Returns the sort key of an attribute: kinds in LLVM's order, then string attributes by key.
fn order(attribute: &Attribute) -> (bool, Option<AttrKind>, &[u8]) {
    match attribute {
        Attribute::String(key, _) => (true, None, key),
        other => (false, other.kind(), &[]),
    }
}

fn hash_of<T: Hash + ?Sized>(value: &T) -> u64 {
    let mut hasher = FxHasher::default();
    value.hash(&mut hasher);
    hasher.finish()
}
