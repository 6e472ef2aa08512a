//! Parses the bodies of functions in parallel.
//!
//! A large file is parsed twice. The first pass parses the skeleton: the file without the bodies of its functions, which
//! are skipped by searching for the closing brace. The second pass parses the bodies on several threads. Besides its
//! own text, a body depends only on aliases, which are known by then. After any irregularity (an error, a warning, a
//! type alias after the first function), the results are dropped and the file is parsed sequentially, so that
//! diagnostics do not depend on the threads.

use super::{Argument, OpState, ParseOptions, Parser};
use crate::tables::AsmTables;
use memchr::{memchr, memchr3, memmem};
use rustc_hash::FxHashSet;
use std::ops::Range;
use terrace_diag::SourceFile;
use terrace_ir::parallel::for_each;
use terrace_ir::{Attr, Body, Failed, Loc, OpId, OpSpec, RegionId, SmallVec, Traits, Type};

/// The minimum length of text that is parsed in parallel.
const MIN_TEXT: usize = 64 << 10;
/// The minimum length of a body that is skipped.
const MIN_BODY: usize = 64;

/// The parts of a file that the first pass skipped.
#[derive(Default)]
pub(super) struct Skeleton<'p> {
    skipped: Vec<Skipped>,
    /// The stubs of the open isolated operations, outermost first.
    open: SmallVec<[OpId; 2]>,
    /// Attribute aliases defined after the first skipped body.
    late: FxHashSet<&'p [u8]>,
    /// True if the text contains something that may change the meaning of the bodies.
    doubtful: bool,
    comments: Comments,
}

/// The position of the next comment. Each comment is searched for only once, even if many bodies are skipped before it.
#[derive(Default)]
struct Comments {
    started: bool,
    next: Option<usize>,
}

impl Comments {
    /// Returns the offset of the first `//` from `at` on. `at` must not decrease between calls.
    fn from(&mut self, text: &[u8], at: usize) -> Option<usize> {
        if !self.started || self.next.is_some_and(|next| next < at) {
            self.started = true;
            self.next = memmem::find(&text[at..], b"//").map(|found| at + found);
        }
        self.next
    }
}

/// A skipped region.
struct Skipped {
    /// The stubs on the path to the body, outermost first.
    path: SmallVec<[OpId; 2]>,
    region: RegionId,
    args: Vec<Argument>,
    /// The text, including both braces.
    text: Range<u32>,
    /// The location of the operation.
    loc: Loc,
    default_dialect: &'static str,
    depth: u32,
}

/// The aliases with which the parsers of bodies start.
struct Aliases<'p> {
    attrs: Vec<(&'p [u8], Attr)>,
    late: Vec<(&'p [u8], Attr)>,
    types: Vec<(&'p [u8], Type)>,
}

/// Parses a range of a file on several threads. Returns `None` if the file must be parsed sequentially.
pub(super) fn parse<'p>(
    tables: &'p AsmTables<'p>,
    file: &'p SourceFile,
    range: Range<usize>,
    options: ParseOptions,
) -> Option<Body> {
    let text = &file.text()[range.clone()];
    if options.threads < 2 || text.len() < MIN_TEXT {
        return None;
    }
    // Identities and resources are shared by the whole file, and numbered sequentially.
    let has = |needle: &str| memmem::find(text, needle.as_bytes()).is_some();
    if has("distinct[") || has("dense_resource") {
        return None;
    }
    let mut parser = Parser::new(tables, file, range.start, range.end, options);
    parser.skeleton = Some(Box::default());
    let body = parser.file().ok()?;
    (parser.diags.count() == 0).then_some(body)
}

impl<'p> Parser<'p> {
    /// Skips the region that begins here, if its contents can be parsed later.
    pub(super) fn skip_region(
        &mut self,
        state: &OpState,
        stub: OpId,
        args: &[Argument],
        default_dialect: &'static str,
        custom: bool,
    ) -> Option<RegionId> {
        let skeleton = self.skeleton.as_ref()?;
        let def = state.def?;
        let plain = def.regions.len() == 1
            && def.implicit_terminator.is_none()
            && !def.has(Traits::SINGLE_BLOCK)
            && !def.has(Traits::SYMBOL_TABLE);
        let asm = self.tables.asm(state.name);
        if !plain
            || skeleton.open.len() > 1
            || custom && asm.is_some_and(|asm| !asm.defers_regions())
        {
            return None;
        }
        let open = self.cursor.tok.start() as usize;
        let text = self.cursor.lexer.text();
        let skeleton = self.skeleton.as_mut()?;
        let close = matching_brace(text, open, &mut skeleton.comments)?;
        if close - open < MIN_BODY {
            return None;
        }
        let region = self.body.add_region(OpId::ROOT);
        let mut path = skeleton.open.clone();
        path.push(stub);
        skeleton.skipped.push(Skipped {
            path,
            region,
            args: args.to_vec(),
            text: open as u32..close as u32,
            loc: state.loc,
            default_dialect,
            depth: self.depth,
        });
        self.reset_to(close as u32);
        self.cursor.last_end = close as u32;
        Some(region)
    }

    /// Returns true if the region of an operation was just skipped.
    pub(super) fn was_skipped(&self, state: &OpState) -> bool {
        let last = self
            .skeleton
            .as_ref()
            .and_then(|skeleton| skeleton.skipped.last());
        last.is_some_and(|last| last.path.last().copied() == state.op && last.loc == state.loc)
    }

    /// Records that the following operations are in the body of an isolated operation.
    pub(super) fn open_isolated(&mut self, stub: OpId) {
        if let Some(skeleton) = &mut self.skeleton {
            skeleton.open.push(stub);
        }
    }

    /// Ends the innermost [`open_isolated`](Self::open_isolated).
    pub(super) fn close_isolated(&mut self) {
        if let Some(skeleton) = &mut self.skeleton {
            skeleton.open.pop();
        }
    }

    /// Records the definition of an alias. `attr` is the name of an attribute alias.
    pub(super) fn note_alias(&mut self, attr: Option<&'p [u8]>) {
        let Some(skeleton) = &mut self.skeleton else {
            return;
        };
        match attr {
            _ if skeleton.skipped.is_empty() => {}
            Some(name) => {
                skeleton.late.insert(name);
            }
            None => skeleton.doubtful = true,
        }
    }

    /// Parses the skipped bodies. An error is not reported, because the file is then parsed again.
    pub(super) fn finish_outline(&mut self) -> Result<(), Failed> {
        let Some(skeleton) = self.skeleton.take() else {
            return Ok(());
        };
        match self.read_skipped(*skeleton) {
            Some(()) => Ok(()),
            None => Err(self.raw_error(self.cursor.tok.start(), "the file is to be read in order")),
        }
    }

    fn read_skipped(&mut self, skeleton: Skeleton<'p>) -> Option<()> {
        if skeleton.doubtful {
            return None;
        }
        let (late, attrs) = self
            .defined
            .attrs
            .known
            .iter()
            .map(|(&name, &attr)| (name, attr))
            .partition(|(name, _)| skeleton.late.contains(name));
        let types = self.defined.types.iter();
        let aliases = Aliases {
            attrs,
            late,
            types: types.map(|(&name, &ty)| (name, ty)).collect(),
        };
        let mut jobs = Vec::with_capacity(skeleton.skipped.len());
        let mut paths = Vec::with_capacity(skeleton.skipped.len());
        for skipped in skeleton.skipped {
            let place = at_path(&mut self.body, &skipped.path)?;
            let stand_in = Body::new(OpSpec::new(place.name(OpId::ROOT), skipped.loc));
            paths.push(skipped.path.clone());
            jobs.push((std::mem::replace(place, stand_in), skipped));
        }
        let (tables, file, options) = (self.tables, self.file, self.options);
        let (begin, end) = (self.cursor.begin, self.cursor.lexer.text().len());
        let (bodies, _) = for_each(
            jobs,
            options.threads,
            || {
                let mut parser = Parser::new(tables, file, begin, end, options);
                parser
                    .defined
                    .attrs
                    .known
                    .extend(aliases.attrs.iter().copied());
                parser
                    .defined
                    .attrs
                    .late
                    .extend(aliases.late.iter().copied());
                parser.defined.types.extend(aliases.types.iter().copied());
                parser
            },
            |parser, (body, skipped)| parser.skipped_body(body, &skipped),
        );
        for (path, body) in paths.iter().zip(bodies) {
            *at_path(&mut self.body, path)? = body?;
        }
        Some(())
    }

    /// Parses the region of a function into the function's body.
    fn skipped_body(&mut self, body: Body, skipped: &Skipped) -> Option<Body> {
        let spare = self.pools.bodies.pop();
        let mut nested = spare.unwrap_or_else(|| Box::new(Body::tables()));
        nested.copy_from(&body);
        drop(body);
        let outer = std::mem::replace(&mut self.body, nested);
        self.depth = skipped.depth;
        self.default_dialects.push(skipped.default_dialect);
        self.reset_to(skipped.text.start);
        self.push_scope();
        let result = self.region_body(skipped.region, &skipped.args);
        match result {
            Ok(()) => self.pop_scope(skipped.loc),
            Err(_) => self.drop_scope(),
        }
        self.default_dialects.pop();
        let nested = std::mem::replace(&mut self.body, outer);
        let is_whole = result.is_ok()
            && self.scopes.pending.is_empty()
            && self.cursor.last_end == skipped.text.end
            && self.diags.count() == 0
            && self.defined.locs.is_empty();
        is_whole.then(|| self.exact(nested))
    }
}

/// Returns the body at a path of stubs.
fn at_path<'b>(body: &'b mut Body, path: &[OpId]) -> Option<&'b mut Body> {
    path.iter()
        .try_fold(body, |body, &stub| body.nested_mut(stub))
}

/// Returns the offset after the brace that matches the one at `open`. Braces in strings and comments are ignored.
fn matching_brace(text: &[u8], open: usize, comments: &mut Comments) -> Option<usize> {
    let (mut at, mut depth) = (open, 0_usize);
    loop {
        let found = at + memchr3(b'{', b'}', b'"', text.get(at..)?)?;
        if let Some(start) = comments.from(text, at)
            && start < found
        {
            at = start + memchr(b'\n', &text[start..])?;
            continue;
        }
        at = found + 1;
        match text[found] {
            b'{' => depth += 1,
            b'}' if depth == 1 => return Some(at),
            b'}' => depth = depth.checked_sub(1)?,
            _ => loop {
                let end = at + memchr3(b'"', b'\\', b'\n', text.get(at..)?)?;
                at = end + 1;
                match text[end] {
                    b'"' => break,
                    b'\\' => at += 1,
                    _ => return None,
                }
            },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Comments, matching_brace};

    fn check(text: &str, inside: Option<&str>) {
        let found = matching_brace(text.as_bytes(), 0, &mut Comments::default());
        let found = found.map(|end| &text[..end]);
        assert_eq!(found, inside);
    }

    #[test]
    fn braces_in_strings_and_comments_do_not_count() {
        check("{ {} } }", Some("{ {} }"));
        check("{ \"}\" } }", Some("{ \"}\" }"));
        check("{ \"\\\"}\" } }", Some("{ \"\\\"}\" }"));
        check("{ // }\n } }", Some("{ // }\n }"));
        check("{ \"//\" } }", Some("{ \"//\" }"));
        check("{ \"a//\" // \"\n } }", Some("{ \"a//\" // \"\n }"));
        check("{ // one\n // }\n {} } }", Some("{ // one\n // }\n {} }"));
        check("{ \" }", None);
        check("{ {}", None);
    }
}
