//! Reads source locations from the debug information of a module.

use rustc_hash::FxHashMap;
use terrace_llvmir::{Context, Field, Md, MdKind, MdKindId, Module};

use crate::code::{Code, Line};

/// Computes source locations, with a cache of the files of scopes.
pub(crate) struct Lines<'m> {
    module: &'m Module,
    /// The debug locations of a function's instructions, keyed by the index of the function.
    functions: FxHashMap<usize, FxHashMap<usize, Md>>,
    scopes: FxHashMap<Md, Option<u32>>,
    files: Vec<String>,
    numbers: FxHashMap<String, u32>,
}

impl<'m> Lines<'m> {
    pub(crate) fn new(module: &'m Module) -> Lines<'m> {
        Lines {
            module,
            functions: FxHashMap::default(),
            scopes: FxHashMap::default(),
            files: Vec::new(),
            numbers: FxHashMap::default(),
        }
    }

    /// Returns the names of the files, indexed by [`Line::file`].
    pub(crate) fn into_files(self) -> Vec<String> {
        self.files
    }

    /// Sets the source locations of the rows of a function's code and of the calls that were inlined into it.
    pub(crate) fn fill(&mut self, code: &mut Code) {
        let rows = code.lines.iter();
        let places: Vec<_> = rows
            .map(|&(offset, inst)| self.place(code.innermost(offset)?, inst))
            .collect();
        if places.iter().any(Option::is_some) {
            code.places = places;
        }
        for at in 0..code.inlined.len() {
            let (before, rest) = code.inlined.split_at_mut(at);
            let Some(call) = rest.first_mut() else { break };
            let mut around = before.iter().rev();
            let around = around.find(|outer| outer.range.contains(&call.range.start));
            let caller = around.map(|outer| outer.function).or(code.function);
            call.place = caller.and_then(|caller| self.place(caller, call.call));
        }
    }

    /// Returns the source location of an instruction.
    fn place(&mut self, function: usize, inst: u32) -> Option<Line> {
        let module = self.module;
        let locations = self.functions.entry(function);
        let locations = locations.or_insert_with(|| locations_of(module, function));
        let location = *locations.get(&(inst as usize))?;
        self.line(location)
    }

    fn line(&mut self, location: Md) -> Option<Line> {
        let MdKind::Location(location) = self.module.ctx.metadata.kind(location) else {
            return None;
        };
        let file = match self.scopes.get(&location.scope) {
            Some(file) => *file,
            None => {
                let name = file_name(&self.module.ctx, location.scope);
                let file = name.map(|name| self.number(name));
                self.scopes.insert(location.scope, file);
                file
            }
        };
        Some(Line {
            file: file?,
            line: location.line,
            column: u32::from(location.column),
        })
    }

    fn number(&mut self, name: String) -> u32 {
        let next = self.files.len() as u32;
        *self.numbers.entry(name).or_insert_with_key(|name| {
            self.files.push(name.clone());
            next
        })
    }
}

/// Returns the debug locations of a function's instructions, keyed by instruction index.
fn locations_of(module: &Module, function: usize) -> FxHashMap<usize, Md> {
    let mut locations = FxHashMap::default();
    let Some(function) = module.functions.get(function) else {
        return locations;
    };
    let body = &function.body;
    for &block in body.blocks() {
        for inst in body.insts(block) {
            if let Some(md) = body.attachment(inst, MdKindId::DBG) {
                locations.insert(inst.index(), md);
            }
        }
    }
    locations
}

/// Returns the name of the file that contains a scope.
fn file_name(ctx: &Context, scope: Md) -> Option<String> {
    let file = ctx.metadata.file_of_scope(scope)?;
    let name = ctx.metadata.text_field(file, Field::Filename)?;
    Some(String::from_utf8_lossy(name).into_owned())
}
