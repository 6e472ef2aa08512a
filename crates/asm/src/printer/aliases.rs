//! Prints attribute aliases. Definitions such as `#map = affine_map<..>` precede the module; aliases that are used only
//! in the locations after operations are defined after the module.
//!
//! A first pass prints the module to a discarded buffer, and collects the attributes with aliases and their order. The
//! pass is skipped if the context contains no such attribute.

use super::Printer;
use crate::hooks::DialectAsm;
use rustc_hash::{FxHashMap, FxHashSet};
use std::any::TypeId;
use std::sync::Arc;
use terrace_builtin::locations::is_location;
use terrace_builtin::{AffineMapAttr, DistinctAttr, IntegerSetAttr};
use terrace_ir::{Attr, Body, Context, Element, OpId, OpRow, SmallVec};

/// The aliases of a printed module.
#[derive(Default)]
pub struct Aliases {
    mode: Mode,
    /// The attributes with aliases, in order of their first mention.
    found: Vec<Found>,
    by_attr: FxHashMap<Attr, usize>,
    /// The alias of each attribute.
    names: Arc<FxHashMap<Attr, String>>,
    /// Indexed by attribute: true if neither the attribute nor a nested attribute has an alias.
    plain: Vec<bool>,
    /// The same, indexed by type.
    plain_types: Vec<bool>,
    /// The maximum depth of aliases nested in the attribute that is being collected.
    depth: u32,
    /// The aliases that occur directly in the attribute that is being collected.
    children: Vec<usize>,
    /// True while collecting an attribute that may be defined after the module.
    deferring: bool,
    /// The attributes whose definitions follow the module.
    deferred: Vec<Attr>,
    distinct: FxHashMap<u64, usize>,
    /// True for a part that is printed separately from the preceding text.
    is_apart: bool,
    /// True if the part depends on the preceding text.
    depends: bool,
}

/// An attribute with an alias.
struct Found {
    attr: Attr,
    /// The maximum depth of aliases nested in the attribute.
    depth: u32,
    children: Vec<usize>,
    deferred: bool,
}

/// An attribute with an alias that was found in a separately printed part.
pub(super) struct FoundApart {
    attr: Attr,
    depth: u32,
    children: Vec<Attr>,
}

#[derive(Default, Clone, Copy, PartialEq, Eq)]
enum Mode {
    #[default]
    Off,
    Collecting,
    Printing,
}

impl Aliases {
    pub(super) fn is_active(&self) -> bool {
        self.mode != Mode::Off
    }

    pub(super) fn collecting(&self) -> bool {
        self.mode == Mode::Collecting
    }

    #[inline]
    fn is_known_plain(&self, element: Element) -> bool {
        let plain = match element {
            Element::Attr(attr) => self.plain.get(attr.index()),
            Element::Type(ty) => self.plain_types.get(ty.index()),
        };
        plain == Some(&true)
    }

    /// Requires an alias and its nested aliases to be defined before the module.
    fn want_before(&mut self, at: usize) {
        let mut pending = vec![at];
        while let Some(at) = pending.pop() {
            let found = &mut self.found[at];
            if std::mem::take(&mut found.deferred) {
                pending.extend(&found.children);
            }
        }
    }

    /// Returns the number of aliases found so far directly in the attribute that is being collected.
    pub(super) fn mentioned(&self) -> usize {
        self.children.len()
    }

    /// Returns the aliases for a part that is printed separately.
    pub(super) fn fork(&self) -> Aliases {
        Aliases {
            mode: self.mode,
            names: Arc::clone(&self.names),
            is_apart: true,
            ..Aliases::default()
        }
    }

    /// Returns true if the text printed since the last call depends on the preceding text.
    pub(super) fn take_depends(&mut self) -> bool {
        std::mem::take(&mut self.depends)
    }

    /// Returns the number of attributes with aliases found so far.
    pub(super) fn found(&self) -> usize {
        self.found.len()
    }

    /// Returns the attributes found from index `from` on, and clears the list of children.
    pub(super) fn take_found(&mut self, from: usize) -> Vec<FoundApart> {
        self.children.clear();
        let attrs = |children: &[usize]| children.iter().map(|&at| self.found[at].attr).collect();
        let found = self.found[from..].iter();
        found
            .map(|found| FoundApart {
                attr: found.attr,
                depth: found.depth,
                children: attrs(&found.children),
            })
            .collect()
    }

    /// Adds the attributes found in a separately printed part, in textual order. The caller passes those that must
    /// precede the module to [`want`](Self::want).
    pub(super) fn add_found(&mut self, found: Vec<FoundApart>) {
        let mut added = Vec::new();
        for FoundApart {
            attr,
            depth,
            children,
        } in found
        {
            let at = self.found.len();
            if *self.by_attr.entry(attr).or_insert(at) == at {
                self.found.push(Found {
                    attr,
                    depth,
                    children: Vec::new(),
                    deferred: true,
                });
                added.push((at, children));
            }
        }
        // The aliases nested in an attribute follow it in the list.
        for (at, children) in added {
            let children = children.iter().filter_map(|attr| self.by_attr.get(attr));
            self.found[at].children = children.copied().collect();
        }
    }

    /// Requires the attributes of a separate part that must be defined before the module to be so.
    pub(super) fn want(&mut self, apart: &Aliases) {
        for found in apart.found.iter().filter(|found| !found.deferred) {
            if let Some(&at) = self.by_attr.get(&found.attr) {
                self.want_before(at);
            }
        }
    }

    /// Returns the number of a distinct attribute, assigned in order of first mention.
    pub(super) fn distinct_number(&mut self, id: u64) -> usize {
        self.depends |= self.is_apart && !self.collecting();
        let next = self.distinct.len();
        *self.distinct.entry(id).or_insert(next)
    }
}

/// Returns the name of an attribute's alias, without `#` and number; `None` if it has no alias.
fn alias_base(ctx: &Context, attr: Attr) -> Option<&'static str> {
    if attr.is::<AffineMapAttr>(ctx) {
        Some("map")
    } else if attr.is::<IntegerSetAttr>(ctx) {
        Some("set")
    } else if let Some(distinct) = attr.as_::<DistinctAttr>(ctx) {
        (distinct.referenced != Attr::UNIT).then_some("distinct")
    } else if is_location(ctx, attr) {
        Some("loc")
    } else {
        let dialect = attr.dialect(ctx);
        if dialect == "builtin" || dialect.starts_with('<') {
            return None;
        }
        ctx.dialect_interface::<dyn DialectAsm>(dialect)?
            .attr_alias(ctx, attr)
    }
}

/// Returns true if a property in a body or in its nested bodies satisfies a predicate.
fn has_property(body: &Body, wanted: impl Fn(Attr) -> bool) -> bool {
    let mut pending = vec![body];
    while let Some(body) = pending.pop() {
        for op in body.walk(OpId::ROOT).chain([OpId::ROOT]) {
            if body.props(op).iter().flatten().any(|&prop| wanted(prop)) {
                return true;
            }
            pending.extend(body.nested(op));
        }
    }
    false
}

impl Printer<'_> {
    /// Prints an attribute's alias if it has one. In the collecting pass, records the attribute. Returns false if the
    /// attribute must be printed in full.
    pub(super) fn alias_of(&mut self, attr: Attr) -> bool {
        match self.aliases.mode {
            Mode::Off => false,
            Mode::Printing => {
                let Some(name) = self.aliases.names.get(&attr) else {
                    return false;
                };
                self.out.push('#');
                self.out.push_str(name);
                true
            }
            Mode::Collecting => {
                if self.aliases.is_known_plain(Element::Attr(attr)) {
                    return true;
                }
                if let Some(&at) = self.aliases.by_attr.get(&attr) {
                    self.aliases.depth = self.aliases.depth.max(self.aliases.found[at].depth + 1);
                    self.aliases.children.push(at);
                    if !self.aliases.deferring {
                        self.aliases.want_before(at);
                    }
                    return true;
                }
                let outer = std::mem::take(&mut self.aliases.depth);
                let siblings = std::mem::take(&mut self.aliases.children);
                // An attribute is ordered by its first mention, before the attributes inside it.
                let at = self.aliases.found.len();
                let base = alias_base(self.ctx, attr);
                if base.is_some() {
                    let deferred = self.aliases.deferring;
                    self.aliases.found.push(Found {
                        attr,
                        depth: 0,
                        children: Vec::new(),
                        deferred,
                    });
                    self.aliases.by_attr.insert(attr, at);
                }
                self.attr_body(attr, super::attrs::Elision::Never);
                let own = std::mem::replace(&mut self.aliases.depth, outer);
                let children = std::mem::replace(&mut self.aliases.children, siblings);
                let has_alias = base.is_some();
                // Nested in itself, a recursive type is printed differently.
                if !has_alias && own == 0 && children.is_empty() && self.cyclic.is_empty() {
                    self.note_plain(Element::Attr(attr));
                }
                // An attribute without an alias between two with aliases also counts as a level.
                if has_alias || own > 0 {
                    self.aliases.depth = outer.max(own + 1);
                }
                if has_alias {
                    let found = &mut self.aliases.found[at];
                    (found.depth, found.children) = (own, children);
                    self.aliases.children.push(at);
                } else {
                    self.aliases.children.extend(children);
                }
                true
            }
        }
    }

    /// Returns true if an operation has no regions, and its attributes and types mention no aliases. The remaining text
    /// of an operation contains none.
    pub(super) fn mentions_none(&mut self, body: &Body, op: OpId, row: &OpRow<'_>) -> bool {
        let types = |value| Element::Type(body.ty(value));
        row.nested.is_none()
            && body.regions(op).next().is_none()
            && self.is_plain(Element::Attr(row.attrs))
            && (row.props.iter().flatten()).all(|&prop| self.is_plain(Element::Attr(prop)))
            && row.operands().all(|operand| self.is_plain(types(operand)))
            && (0..row.num_results()).all(|at| self.is_plain(types(row.result(at))))
    }

    #[inline]
    fn is_plain(&mut self, element: Element) -> bool {
        self.aliases.is_known_plain(element) || self.find_plain(element)
    }

    /// Returns true if an attribute or type mentions no alias.
    #[cold]
    fn find_plain(&mut self, element: Element) -> bool {
        let ctx = self.ctx;
        let mut seen = FxHashSet::from_iter([element]);
        let mut pending = vec![element];
        while let Some(next) = pending.pop() {
            if matches!(next, Element::Attr(attr) if alias_base(ctx, attr).is_some()) {
                return false;
            }
            next.elements(ctx, &mut |inner| {
                if !self.aliases.is_known_plain(inner) && seen.insert(inner) {
                    pending.push(inner);
                }
            });
        }
        seen.into_iter().for_each(|plain| self.note_plain(plain));
        true
    }

    fn note_plain(&mut self, element: Element) {
        let (plain, index, count) = match element {
            Element::Attr(attr) => (&mut self.aliases.plain, attr.index(), self.ctx.attr_count()),
            Element::Type(ty) => (
                &mut self.aliases.plain_types,
                ty.index(),
                self.ctx.type_count(),
            ),
        };
        if plain.len() <= index {
            plain.resize(count.max(index + 1), false);
        }
        plain[index] = true;
    }

    /// Returns true if the context contains attributes that would get aliases. Without debug information, a location is
    /// printed only if an attribute or property contains it, and most locations belong to operations.
    fn may_have_aliases(&self, body: &Body) -> bool {
        let ctx = self.ctx;
        // The kinds of attributes that never have aliases, and the kinds of locations.
        let mut plain: SmallVec<[TypeId; 8]> = SmallVec::new();
        let mut locations: SmallVec<[TypeId; 4]> = SmallVec::new();
        let kind = |attr: Attr| attr.storage(ctx).type_id();
        let attrs = || ctx.all_attrs();
        let others = attrs().any(|attr| {
            let kind = kind(attr);
            if plain.contains(&kind) || locations.contains(&kind) {
                return false;
            }
            if is_location(ctx, attr) {
                locations.push(kind);
                return false;
            }
            let has_alias = alias_base(ctx, attr).is_some();
            if attr.dialect(ctx) == "builtin" && !attr.is::<DistinctAttr>(ctx) {
                plain.push(kind);
            }
            has_alias
        });
        if others || locations.is_empty() {
            return others;
        }
        let is_location = |attr: Attr| locations.contains(&kind(attr));
        let holds_location = |attr: Attr| {
            let mut found = false;
            Element::Attr(attr).elements(ctx, &mut |inner| {
                found |= matches!(inner, Element::Attr(inner) if is_location(inner));
            });
            found
        };
        attrs().any(|attr| !is_location(attr) && holds_location(attr))
            || has_property(body, is_location)
    }

    /// Collects the aliases of a module and prints the definitions that precede it.
    pub(super) fn prepare_aliases(&mut self, body: &Body, op: OpId) {
        if self.options.local_scope || !self.options.debug_info && !self.may_have_aliases(body) {
            return;
        }
        let mut collector = Printer::new(self.tables, self.options.clone());
        collector.aliases.mode = Mode::Collecting;
        collector.one_op(body, op);
        let mut found = std::mem::take(&mut collector.aliases.found);
        if found.is_empty() {
            return;
        }
        let ctx = self.ctx;
        found.sort_by_key(|found| (found.depth, alias_base(ctx, found.attr)));
        let mut counts: FxHashMap<&'static str, usize> = FxHashMap::default();
        let mut names = FxHashMap::default();
        for &Found { attr, .. } in &found {
            let Some(base) = alias_base(ctx, attr) else {
                continue;
            };
            let count = counts.entry(base).or_default();
            let mut name = base.to_owned();
            if base.ends_with(|last: char| last.is_ascii_digit()) {
                name.push('_');
            }
            if *count > 0 {
                name.push_str(&count.to_string());
            }
            *count += 1;
            names.insert(attr, name);
        }
        self.aliases.names = Arc::new(names);
        self.aliases.mode = Mode::Printing;
        for found in found {
            if found.deferred {
                self.aliases.deferred.push(found.attr);
            } else {
                self.define_alias(found.attr);
            }
        }
    }

    fn define_alias(&mut self, attr: Attr) {
        let name = self.aliases.names.get(&attr).cloned().unwrap_or_default();
        self.text("#");
        self.text(&name);
        self.text(" = ");
        self.attr_body(attr, super::attrs::Elision::Never);
        self.text("\n");
    }

    /// Prints the definitions that follow the module.
    pub(super) fn define_deferred_aliases(&mut self) {
        for attr in std::mem::take(&mut self.aliases.deferred) {
            self.define_alias(attr);
        }
    }

    /// Records the location of an operation in the collecting pass, before the contents of the operation.
    #[inline]
    pub(super) fn collect_op_location(&mut self, loc: terrace_ir::Loc) {
        if self.options.debug_info && self.aliases.collecting() {
            self.aliases.deferring = true;
            let attr = terrace_builtin::locations::loc_attr(self.ctx, loc);
            self.alias_of(attr);
            self.aliases.deferring = false;
        }
    }
}
