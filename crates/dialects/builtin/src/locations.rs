//! Locations as attributes. A [`Loc`] is a source offset or the handle of one of these.

pub use terrace_ir::CallSiteLoc;
use terrace_ir::{Attr, AttrKind, Context, Loc};
use terrace_macros::dialect_attr;

/// `loc("file":1:2)`, `loc("file":1:2 to 3:4)`
#[dialect_attr(dialect = "builtin")]
pub struct FileLineColRange {
    /// The file's name, a string attribute.
    file: Attr,
    /// Lines and columns from 1.
    #[plain]
    start: (u32, u32),
    /// How much of the position was given.
    #[plain]
    form: PositionForm,
}

/// How much a [`FileLineColRange`] says. Positions of different forms are different locations, also where they print the same.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum PositionForm {
    /// A line; the column is 0.
    Line,
    /// A line and a column.
    LineColumn,
    /// A start and an end without a line of its own: `to :4`.
    Columns {
        /// The column of the end.
        end: u32,
    },
    /// A start and an end: `to 3:4`, on whichever line.
    Range {
        /// The line and column of the end.
        end: (u32, u32),
    },
}

impl FileLineColRange {
    /// The line and column of the end, where that is not the start.
    pub fn end(&self) -> Option<(u32, u32)> {
        let end = match self.form {
            PositionForm::Line | PositionForm::LineColumn => return None,
            PositionForm::Columns { end } => (self.start.0, end),
            PositionForm::Range { end } => end,
        };
        (end != self.start).then_some(end)
    }
}

/// `loc("name"(child))`
#[dialect_attr(dialect = "builtin")]
pub struct NameLoc {
    /// The name, a string attribute.
    name: Attr,
    /// The location it names; unknown when not given.
    child: Loc,
}

/// `loc(fused<metadata>[a, b])`
#[dialect_attr(dialect = "builtin")]
pub struct FusedLoc {
    /// Metadata.
    metadata: Option<Attr>,
    /// The locations.
    locations: Box<[Loc]>,
}

/// `loc(unknown)` where an attribute is wanted.
#[dialect_attr(dialect = "builtin")]
pub struct UnknownLoc {}

terrace_ir::kinds! {
    /// A location by its kind; an unknown one is none of them.
    pub enum Location of Attr {
        /// `"a.mlir":1:2`
        File(FileLineColRange),
        /// `"name"(..)`
        Name(NameLoc),
        /// `callsite(.. at ..)`
        CallSite(CallSiteLoc),
        /// `fused<..>[..]`
        Fused(FusedLoc),
    }
}

impl<'c> Location<'c> {
    /// What a location is; a source offset is a place in a file.
    pub fn at(ctx: &'c Context, loc: Loc) -> Self {
        Self::of(ctx, loc_attr(ctx, loc))
    }
}

/// The location with this storage.
pub fn loc<T: AttrKind>(ctx: &Context, storage: T) -> Loc {
    Loc::from_attr(ctx.attr(storage).index() as u32)
}

/// The attribute of a location; a source offset becomes a [`FileLineColRange`].
pub fn loc_attr(ctx: &Context, loc: Loc) -> Attr {
    if let Some(handle) = loc.attr() {
        return Attr::from_index(handle as usize);
    }
    match ctx.sources().lookup(loc) {
        None => ctx.attr(UnknownLoc {}),
        Some((file, index)) => ctx.attr(FileLineColRange {
            file: ctx.string(file.name()),
            start: file.line_column(index),
            form: PositionForm::LineColumn,
        }),
    }
}

/// Whether an attribute is a location.
pub fn is_location(ctx: &Context, attr: Attr) -> bool {
    attr.is::<FileLineColRange>(ctx)
        || attr.is::<NameLoc>(ctx)
        || attr.is::<CallSiteLoc>(ctx)
        || attr.is::<FusedLoc>(ctx)
        || attr.is::<UnknownLoc>(ctx)
}

/// The location that an attribute is; `None` if it is no location.
pub fn attr_loc(ctx: &Context, attr: Attr) -> Option<Loc> {
    if attr.is::<UnknownLoc>(ctx) {
        return Some(Loc::UNKNOWN);
    }
    is_location(ctx, attr).then(|| Loc::from_attr(attr.index() as u32))
}

/// Whether a location says nothing.
pub fn is_unknown(ctx: &Context, loc: Loc) -> bool {
    match loc.attr() {
        Some(handle) => Attr::from_index(handle as usize).is::<UnknownLoc>(ctx),
        None => loc.is_unknown(),
    }
}

/// `loc(fused<metadata>[..])`: unknown locations are left out and the parts of fused ones with the same metadata taken in,
/// each once. Without metadata, one location is itself and none is unknown.
pub fn fused_loc(ctx: &Context, locations: &[Loc], metadata: Option<Attr>) -> Loc {
    let mut parts = Vec::new();
    let mut seen = std::collections::HashSet::new();
    for &location in locations {
        let attr = location
            .attr()
            .map(|handle| Attr::from_index(handle as usize));
        let fused = attr.and_then(|attr| attr.as_::<FusedLoc>(ctx));
        let inner = match fused.filter(|fused| fused.metadata == metadata) {
            Some(fused) => &*fused.locations,
            None if is_unknown(ctx, location) => &[],
            None => std::slice::from_ref(&location),
        };
        parts.extend(inner.iter().copied().filter(|&part| seen.insert(part)));
    }
    match (&*parts, metadata) {
        ([], None) => Loc::UNKNOWN,
        ([only], None) => *only,
        _ => {
            if parts.is_empty() {
                parts.push(Loc::UNKNOWN);
            }
            loc(
                ctx,
                FusedLoc {
                    metadata,
                    locations: parts.into(),
                },
            )
        }
    }
}
