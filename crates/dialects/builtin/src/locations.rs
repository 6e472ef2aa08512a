//! Locations as attributes. A [`Loc`] is a source offset or the handle of a location attribute.

pub use terrace_ir::CallSiteLoc;
use terrace_ir::{Attr, AttrKind, Context, Loc};
use terrace_macros::dialect_attr;

/// `loc("file":1:2)`, `loc("file":1:2 to 3:4)`
#[dialect_attr(dialect = "builtin")]
pub struct FileLineColRange {
    /// The file's name, a string attribute.
    file: Attr,
    /// The line and column of the start, 1-based.
    #[plain]
    start: (u32, u32),
    /// The textual form of the position.
    #[plain]
    form: PositionForm,
}

/// The form of a [`FileLineColRange`]. Positions of different forms are distinct locations, even if they print the
/// same.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum PositionForm {
    /// A line; the column is 0.
    Line,
    /// A line and a column.
    LineColumn,
    /// A start, and an end on the same line: `to :4`.
    Columns {
        /// The column of the end.
        end: u32,
    },
    /// A start, and an end with its line: `to 3:4`.
    Range {
        /// The line and column of the end.
        end: (u32, u32),
    },
}

impl FileLineColRange {
    /// Returns the line and column of the end, if it differs from the start.
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
    /// The named location; unknown if absent.
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

/// `loc(unknown)` as an attribute.
#[dialect_attr(dialect = "builtin")]
pub struct UnknownLoc {}

terrace_ir::kinds! {
    /// A location by kind. The unknown location has no attribute.
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
    /// Looks up a location; a source offset is resolved to a file position.
    pub fn at(ctx: &'c Context, loc: Loc) -> Self {
        Self::of(ctx, loc_attr(ctx, loc))
    }
}

/// Creates a location from its storage.
pub fn loc<T: AttrKind>(ctx: &Context, storage: T) -> Loc {
    ctx.attr(storage).as_loc()
}

/// Converts a location to an attribute; a source offset becomes a [`FileLineColRange`].
pub fn loc_attr(ctx: &Context, loc: Loc) -> Attr {
    if let Some(attr) = Attr::of_loc(loc) {
        return attr;
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

/// Returns true if an attribute is a location.
pub fn is_location(ctx: &Context, attr: Attr) -> bool {
    attr.is::<FileLineColRange>(ctx)
        || attr.is::<NameLoc>(ctx)
        || attr.is::<CallSiteLoc>(ctx)
        || attr.is::<FusedLoc>(ctx)
        || attr.is::<UnknownLoc>(ctx)
}

/// Converts an attribute to a location. Returns `None` if the attribute is not a location.
pub fn attr_loc(ctx: &Context, attr: Attr) -> Option<Loc> {
    if attr.is::<UnknownLoc>(ctx) {
        return Some(Loc::UNKNOWN);
    }
    is_location(ctx, attr).then(|| attr.as_loc())
}

/// Returns true if a location is the unknown location.
pub fn is_unknown(ctx: &Context, loc: Loc) -> bool {
    match Attr::of_loc(loc) {
        Some(attr) => attr.is::<UnknownLoc>(ctx),
        None => loc.is_unknown(),
    }
}

/// Creates `loc(fused<metadata>[..])`. Unknown locations are dropped, fused ones with the same metadata are
/// flattened, and duplicates are removed. Without metadata, a single location is returned unchanged, and an empty
/// list becomes the unknown location.
pub fn fused_loc(ctx: &Context, locations: &[Loc], metadata: Option<Attr>) -> Loc {
    let mut parts = Vec::new();
    let mut seen = std::collections::HashSet::new();
    for &location in locations {
        let attr = Attr::of_loc(location);
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
