//! Records the requests of a converted body to the enclosing symbol table, and fulfils them.
//!
//! Bodies are converted in parallel, so the conversion of a body, a *job*, must not change the parent. It reads the
//! parent's [`OuterSymbols`] and records [`Request`]s. Then `merge_requests` fulfils the requests of all jobs in
//! textual order, so the result does not depend on threads.

use crate::conversion::{Outcome, Report};
use rustc_hash::FxHashMap;
use smallvec::SmallVec;
use std::sync::atomic::{AtomicU64, Ordering};
use terrace_ir::{
    Attr, Body, Builder, Context, Diagnostics, Failed, InsertPoint, Loc, OpId, OpName, OpRef,
    OuterSymbols, RegionId, Reporter, SymbolRefAttr, SymbolTable, Type,
};

/// The insertion point of a requested operation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SymbolPlace {
    /// Before all other operations of the symbol table, including earlier requests.
    Start,
    /// Directly before the operation whose job makes the request.
    Before,
    /// Directly after the operation whose job makes the request, and thus before earlier `After` requests of the job.
    After,
    /// At the end of the symbol table.
    End,
}

/// Creates the operation when the request is fulfilled. The argument is the final name of the symbol.
pub type MakeSymbol = Box<dyn FnOnce(&mut Builder<'_>, Attr) -> OpId + Send>;

/// The treatment of a name that belongs to an operation of another kind.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OnConflict {
    /// Declares the symbol, at each request, under the first free name of `name_0`, `name_1`, …. All names of the table
    /// share one counter.
    Rename,
    /// Declares the symbol once under the requested name. The verifier will report the duplicate.
    Duplicate,
}

/// A symbol that all bodies share.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Declaration {
    /// The name, a string attribute.
    pub name: Attr,
    /// The kind of operation. It must have a property `function_type`, `global_type` or `type`.
    pub kind: OpName,
    /// The value of that property.
    pub ty: Attr,
    /// The insertion point if the symbol is created.
    pub place: SymbolPlace,
    /// The treatment of an operation of another kind that has this name after the conversion.
    pub on_conflict: OnConflict,
}

/// A requested symbol. Its final name may differ from the requested one, so operations that refer to it must be
/// registered.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[must_use]
pub struct RequestedSymbol(Option<Row>);

/// The identity of a request.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Row {
    /// The ID of the list of requests.
    list: u64,
    index: u32,
}

/// The ID of the next list that receives a request. IDs are only compared for equality, so the order in which threads
/// allocate them does not affect the output.
static NEXT_LIST: AtomicU64 = AtomicU64::new(1);

/// Operations of the job's body that refer to a symbol, each with the slot of the referring property.
type Users = SmallVec<[(OpId, u32); 1]>;

enum What {
    /// Create the symbol unless one of this name and kind exists.
    Declare(Declaration),
    /// Always create the symbol, with this name or `name_0`, `name_1`, ….
    Unique(Attr),
    /// Always create the symbol with this name.
    Insert(Attr),
}

/// A requested change to the symbol table that encloses a converted body.
pub struct Request {
    what: What,
    place: SymbolPlace,
    loc: Loc,
    make: MakeSymbol,
    users: Users,
}

/// A conflict: a symbol of the requested name and kind exists with a different type.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Clash {
    /// The name.
    pub name: Attr,
    /// The existing type: the value of the property that [`Declaration`] specifies.
    pub existing: Option<Attr>,
}

/// The requests of one job.
#[derive(Default)]
pub struct Requests {
    list: Vec<Request>,
    /// The ID of the list; `None` before the first request.
    number: Option<u64>,
    /// The first declaration of each name.
    declared: FxHashMap<Attr, u32>,
}

impl Requests {
    /// The number of requests.
    pub fn len(&self) -> usize {
        self.list.len()
    }

    /// Returns true if there are none.
    pub fn is_empty(&self) -> bool {
        self.list.is_empty()
    }

    /// Checks a declaration for a clash with a symbol from before the conversion or with an earlier request.
    pub fn check(
        &self,
        ctx: &Context,
        symbols: &OuterSymbols,
        wanted: &Declaration,
    ) -> Result<(), Clash> {
        let known = match symbols.lookup(wanted.name) {
            Some(known) if known.name == wanted.kind => {
                Some(symbol_type(ctx, known.name, known.props))
            }
            _ => self.requested(wanted).map(|(_, ty)| Some(ty)),
        };
        match known {
            Some(existing) if existing != Some(wanted.ty) => Err(Clash {
                name: wanted.name,
                existing,
            }),
            _ => Ok(()),
        }
    }

    fn requested(&self, wanted: &Declaration) -> Option<(u32, Attr)> {
        let row = *self.declared.get(&wanted.name)?;
        match &self.list.get(row as usize)?.what {
            What::Declare(known) if known.kind == wanted.kind => Some((row, known.ty)),
            _ => None,
        }
    }

    /// See [`ConversionRewriter::declare`](crate::ConversionRewriter::declare).
    pub fn declare(
        &mut self,
        ctx: &Context,
        symbols: &OuterSymbols,
        wanted: Declaration,
        make: impl FnOnce(&mut Builder<'_>, Attr) -> OpId + Send + 'static,
    ) -> Result<RequestedSymbol, Clash> {
        self.check(ctx, symbols, &wanted)?;
        let known = symbols.lookup(wanted.name);
        if known.is_some_and(|known| known.name == wanted.kind) {
            return Ok(RequestedSymbol(None));
        }
        // If a symbol of another kind has the name, each request may get a separate name.
        if (known.is_none() || wanted.on_conflict == OnConflict::Duplicate)
            && let Some((row, _)) = self.requested(&wanted)
        {
            return Ok(self.requested_symbol(row));
        }
        let row = self.list.len() as u32;
        self.declared.entry(wanted.name).or_insert(row);
        let what = What::Declare(wanted);
        Ok(self.push(what, wanted.place, Loc::UNKNOWN, Box::new(make)))
    }

    fn push(
        &mut self,
        what: What,
        place: SymbolPlace,
        loc: Loc,
        make: MakeSymbol,
    ) -> RequestedSymbol {
        self.list.push(Request {
            what,
            place,
            loc,
            make,
            users: Users::new(),
        });
        self.requested_symbol(self.list.len() as u32 - 1)
    }

    fn requested_symbol(&mut self, index: u32) -> RequestedSymbol {
        let next = || NEXT_LIST.fetch_add(1, Ordering::Relaxed);
        let list = *self.number.get_or_insert_with(next);
        RequestedSymbol(Some(Row { list, index }))
    }

    /// See [`ConversionRewriter::insert_symbol`](crate::ConversionRewriter::insert_symbol).
    pub fn insert(
        &mut self,
        name: Attr,
        place: SymbolPlace,
        loc: Loc,
        make: impl FnOnce(&mut Builder<'_>, Attr) -> OpId + Send + 'static,
    ) {
        let _known = self.push(What::Insert(name), place, loc, Box::new(make));
    }

    /// See [`ConversionRewriter::unique_symbol`](crate::ConversionRewriter::unique_symbol).
    pub fn unique(
        &mut self,
        prefix: Attr,
        place: SymbolPlace,
        loc: Loc,
        make: impl FnOnce(&mut Builder<'_>, Attr) -> OpId + Send + 'static,
    ) -> RequestedSymbol {
        self.push(What::Unique(prefix), place, loc, Box::new(make))
    }

    /// See [`ConversionRewriter::use_symbol`](crate::ConversionRewriter::use_symbol). Returns `false` and records
    /// nothing if the symbol was requested by another job.
    #[must_use]
    pub fn use_symbol(&mut self, symbol: RequestedSymbol, op: OpId, slot: usize) -> bool {
        // A symbol from before the conversion keeps its name.
        let Some(row) = symbol.0 else {
            return true;
        };
        let own = self.number == Some(row.list);
        match self.list.get_mut(row.index as usize).filter(|_| own) {
            Some(request) => request.users.push((op, slot as u32)),
            None => return false,
        }
        true
    }
}

/// Returns the type of a symbol as [`Declaration`] defines it.
pub(crate) fn symbol_type(ctx: &Context, op: OpName, props: &[Option<Attr>]) -> Option<Attr> {
    let def = ctx.op_def(op)?;
    let mut names = ["function_type", "global_type", "type"].into_iter();
    let slot = names.find_map(|name| def.prop_index(name))?;
    props.get(slot).copied().flatten()
}

/// Forwards the reports of the conversions of several bodies, and fulfils their requests. `jobs` pairs each stub of
/// `parent` with the outcome of its body, in textual order. All stubs must be in the region of the symbol table. For
/// the job of `parent` itself, pass any operation in that region.
///
/// Errors without a stub, such as a type that cannot be converted, are reported once. Such a report does not cause an
/// `Err`.
///
/// # Errors
/// Returns an error if a conversion failed or if requests clash.
pub fn merge_outcomes(
    ctx: &Context,
    parent: &mut Body,
    jobs: impl IntoIterator<Item = (OpId, Outcome)>,
    diags: &mut Diagnostics,
) -> Result<(), Failed> {
    let mut result = Ok(());
    let mut types: Vec<Type> = Vec::new();
    let mut requests = Vec::new();
    let jobs: Vec<(OpId, Outcome)> = jobs.into_iter().collect();
    let up_to_casts = !jobs.iter().any(|(_, outcome)| outcome.lacks_operations());
    for (stub, outcome) in jobs {
        for report in outcome.reports {
            match report {
                Report::Diagnostic(error) => diags.report(error),
                Report::Cast(error) if up_to_casts => diags.report(error),
                Report::Cast(_) => {}
                Report::Clash(clash) => report_clash(ctx, parent, stub, clash, diags),
                Report::Type(ty, error) => {
                    if !types.contains(&ty) {
                        types.push(ty);
                        diags.report(error);
                    }
                }
            }
        }
        match outcome.result {
            Ok(()) => requests.push((stub, outcome.requests)),
            Err(failed) => result = Err(failed),
        }
    }
    result?;
    merge_requests(ctx, parent, requests, diags)
}

/// Reports, as mlir-opt does, a function that a lowering reserves and that exists with a different type. The error is
/// at the existing function, or at the symbol table if the function was only requested.
fn report_clash(ctx: &Context, parent: &Body, stub: OpId, clash: Clash, diags: &mut Diagnostics) {
    let owner = parent.parent_op(stub).unwrap_or(OpId::ROOT);
    let message = clash_message(ctx, clash);
    let _reported = match SymbolTable::new(ctx, parent, owner).lookup(clash.name) {
        Some(known) => Reporter { ctx, diags }.error(OpRef::new(ctx, parent, known), message),
        None => diags.error(parent.loc(owner), message),
    };
}

fn clash_message(ctx: &Context, clash: Clash) -> String {
    let name = clash.name.message_text(ctx);
    let ty = clash
        .existing
        .map_or_else(String::new, |ty| ctx.show_attr(ty));
    format!("redefinition of reserved function '{name}' of different type '{ty}' is prohibited")
}

/// Fulfils the requests of jobs. `jobs` pairs each stub of `parent` with the requests of its body, in textual order.
/// All stubs must be in the region of the symbol table.
///
/// Reports a declaration that clashes with the request of an earlier job.
pub(crate) fn merge_requests(
    ctx: &Context,
    parent: &mut Body,
    jobs: impl IntoIterator<Item = (OpId, Requests)>,
    diags: &mut Diagnostics,
) -> Result<(), Failed> {
    let mut merger: Option<Merger<'_>> = None;
    let mut result = Ok(());
    for (stub, requests) in jobs {
        if requests.is_empty() {
            continue;
        }
        let Some(region) = parent
            .parent_block(stub)
            .and_then(|block| parent.parent_region(block))
        else {
            continue;
        };
        let merger = merger.get_or_insert_with(|| Merger {
            ctx,
            table: SymbolTable::new(ctx, parent, parent.region_owner(region)),
            region,
            renamed: 0,
            counters: FxHashMap::default(),
        });
        for request in requests.list {
            if let Err(failed) = merger.fulfil(parent, stub, request, diags) {
                result = Err(failed);
            }
        }
    }
    result
}

struct Merger<'c> {
    ctx: &'c Context,
    table: SymbolTable,
    region: RegionId,
    /// The next suffix for a declaration whose name is not free.
    renamed: usize,
    /// Keyed by prefix: the next suffix to try.
    counters: FxHashMap<Attr, usize>,
}

impl Merger<'_> {
    fn fulfil(
        &mut self,
        parent: &mut Body,
        stub: OpId,
        request: Request,
        diags: &mut Diagnostics,
    ) -> Result<(), Failed> {
        let Request {
            what,
            place,
            mut loc,
            make,
            users,
        } = request;
        let (wanted, name) = match what {
            What::Declare(wanted) => {
                loc = parent.loc(parent.region_owner(self.region));
                let Some(name) = self.declared_name(parent, &wanted, diags)? else {
                    return Ok(());
                };
                (wanted.name, name)
            }
            What::Insert(name) => (name, name),
            What::Unique(prefix) => {
                let counter = self.counters.entry(prefix).or_default();
                let text = prefix.bytes(self.ctx).unwrap_or_default();
                (prefix, self.table.unique_name(self.ctx, text, counter))
            }
        };
        let at = self.point(parent, stub, place);
        let op = make(&mut Builder::new(self.ctx, parent, at, loc), name);
        self.table.remove(name);
        self.table.insert(name, op);
        if name != wanted {
            let symbol = symbol_ref(self.ctx, name);
            let body = if parent.is_nested(stub) {
                parent.nested_mut(stub)
            } else {
                Some(parent)
            };
            if let Some(body) = body {
                users
                    .into_iter()
                    .for_each(|(op, slot)| body.set_prop(op, slot as usize, Some(symbol)));
            }
        }
        Ok(())
    }

    /// Returns the name for a declaration, or `None` if the symbol exists.
    fn declared_name(
        &mut self,
        parent: &Body,
        wanted: &Declaration,
        diags: &mut Diagnostics,
    ) -> Result<Option<Attr>, Failed> {
        let Some(known) = self.table.lookup(wanted.name) else {
            return Ok(Some(wanted.name));
        };
        if parent.name(known) == wanted.kind {
            let existing = symbol_type(self.ctx, wanted.kind, parent.props(known));
            if existing == Some(wanted.ty) {
                return Ok(None);
            }
            let message = clash_message(
                self.ctx,
                Clash {
                    name: wanted.name,
                    existing,
                },
            );
            let mut report = Reporter {
                ctx: self.ctx,
                diags,
            };
            return Err(report.error(OpRef::new(self.ctx, parent, known), message));
        }
        Ok(Some(match wanted.on_conflict {
            OnConflict::Duplicate => wanted.name,
            OnConflict::Rename => {
                let text = wanted.name.bytes(self.ctx).unwrap_or_default();
                self.table.unique_name(self.ctx, text, &mut self.renamed)
            }
        }))
    }

    fn point(&self, parent: &Body, stub: OpId, place: SymbolPlace) -> InsertPoint {
        let entry = parent
            .entry_block(self.region)
            .expect("invariant: the region holds the stub");
        match place {
            SymbolPlace::Start => InsertPoint::start(parent, entry),
            SymbolPlace::End => InsertPoint::end(parent.last_block(self.region).unwrap_or(entry)),
            SymbolPlace::Before => InsertPoint::before(parent, stub),
            SymbolPlace::After => InsertPoint::after(parent, stub),
        }
    }
}

/// Returns a reference to a symbol. Operations use it before the final name of a requested symbol is known.
pub fn symbol_ref(ctx: &Context, name: Attr) -> Attr {
    ctx.attr(SymbolRefAttr {
        root: name,
        nested: Box::default(),
    })
}
