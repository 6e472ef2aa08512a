//! Positions in the source, of the debug information of a module.

use rustc_hash::FxHashMap;
use terrace_llvmir::{Context, Field, Md, MdKind, MdKindId, Module};

use crate::code::{Code, Line};

/// Finds positions, and remembers the files of scopes.
pub(crate) struct Lines<'m> {
    module: &'m Module,
    scopes: FxHashMap<Md, Option<u32>>,
    files: Vec<String>,
    numbers: FxHashMap<String, u32>,
}

impl<'m> Lines<'m> {
    pub(crate) fn new(module: &'m Module) -> Lines<'m> {
        Lines {
            module,
            scopes: FxHashMap::default(),
            files: Vec::new(),
            numbers: FxHashMap::default(),
        }
    }

    /// The names of the files, by number.
    pub(crate) fn into_files(self) -> Vec<String> {
        self.files
    }

    /// Gives the rows of a function's code their positions.
    pub(crate) fn fill(&mut self, code: &mut Code) {
        let module = self.module;
        let Some(function) = code.function.and_then(|at| module.functions.get(at)) else {
            return;
        };
        let body = &function.body;
        let mut locations = FxHashMap::default();
        for &block in body.blocks() {
            for inst in body.insts(block) {
                if let Some(md) = body.attachment(inst, MdKindId::DBG) {
                    locations.insert(inst.index(), md);
                }
            }
        }
        if locations.is_empty() {
            return;
        }
        let rows = code.lines.iter();
        code.places = rows
            .map(|(_, inst)| self.line(*locations.get(&(*inst as usize))?))
            .collect();
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

/// The name of the file that a scope is in.
fn file_name(ctx: &Context, scope: Md) -> Option<String> {
    let file = ctx.metadata.file_of_scope(scope)?;
    let name = ctx.metadata.text_field(file, Field::Filename)?;
    Some(String::from_utf8_lossy(name).into_owned())
}
