//! Reads the top level of a module, and runs the checks at its end.

use rustc_hash::FxHashMap;

use super::Reader;
use super::attributes::GroupList;
use super::error::{Read, refusal};
use super::keywords::Kw;
use super::lexer::Tok;
use terrace_llvmir::AttrSet;
use terrace_llvmir::Comdat;
use terrace_llvmir::upgrade;

/// Comdats by name, and the offsets of the first references to undefined comdats.
#[derive(Debug, Default)]
pub(super) struct Comdats {
    pub(super) index: FxHashMap<Box<[u8]>, Comdat>,
    pub(super) forward: FxHashMap<Comdat, usize>,
}

/// The functions and variables whose attribute groups must be resolved.
#[derive(Debug, Default)]
pub(super) struct PendingGroups {
    pub(super) functions: Vec<(usize, GroupList)>,
    pub(super) variables: Vec<(usize, GroupList)>,
}

impl Reader<'_> {
    /// Reads the whole module.
    pub(super) fn module(&mut self) -> Read<()> {
        self.next()?;
        self.target_definitions()?;
        loop {
            match self.tok() {
                Tok::Eof => break,
                Tok::Keyword(Kw::Declare) => self.declare()?,
                Tok::Keyword(Kw::Define) => self.define()?,
                Tok::Keyword(Kw::Module) => self.module_asm()?,
                Tok::LocalId(number) => self.define_numbered_type(number)?,
                Tok::LocalVar => self.define_named_type()?,
                Tok::GlobalId(number) => self.numbered_global(number)?,
                Tok::GlobalVar => self.named_global()?,
                Tok::ComdatVar => self.comdat()?,
                Tok::Exclaim => self.metadata_definition()?,
                Tok::MetadataVar => self.named_metadata()?,
                Tok::SummaryId(_) => self.summary_entry()?,
                Tok::Keyword(Kw::Attributes) => self.attribute_group()?,
                Tok::Keyword(Kw::Uselistorder) => self.use_list_order()?,
                Tok::Keyword(Kw::UselistorderBb) => self.block_use_list_order()?,
                _ => return self.refuse("expected top-level entity"),
            }
        }
        self.finish()
    }

    /// Runs LLVM's checks at the end of a module, in LLVM's order.
    fn finish(&mut self) -> Read<()> {
        self.apply_groups();
        self.finish_calls();
        self.check_block_addresses()?;
        self.take_late_block_addresses();
        self.check_equivalents()?;
        self.check_types()?;
        self.check_comdats()?;
        self.check_globals()?;
        self.check_metadata()?;
        self.finish_summary()?;
        upgrade(&mut self.module);
        self.module.order_comdats();
        self.module.number_symbols();
        self.module.number_structs();
        Ok(())
    }

    fn target_definitions(&mut self) -> Read<()> {
        let mut layout_at = 0;
        let mut layout = None;
        loop {
            match self.tok() {
                Tok::Keyword(Kw::Target) => {
                    self.next()?;
                    match self.tok() {
                        Tok::Keyword(Kw::Triple) => {
                            self.next()?;
                            self.expect(Tok::Equal, "expected '=' after target triple")?;
                            self.module.target_triple = self.string()?;
                        }
                        Tok::Keyword(Kw::Datalayout) => {
                            self.next()?;
                            self.expect(Tok::Equal, "expected '=' after target datalayout")?;
                            layout_at = self.here();
                            layout = Some(self.string()?);
                        }
                        _ => return self.refuse("unknown target property"),
                    }
                }
                Tok::Keyword(Kw::SourceFilename) => {
                    self.next()?;
                    self.expect(Tok::Equal, "expected '=' after source_filename")?;
                    self.module.source_filename = self.string()?;
                }
                _ => break,
            }
        }
        let Some(layout) = layout else {
            return Ok(());
        };
        let text = String::from_utf8_lossy(&layout);
        terrace_llvmir::check_text(&text).map_err(|message| refusal(layout_at, message))?;
        self.module
            .set_data_layout(&text)
            .map_err(|error| refusal(layout_at, error.to_string()))
    }

    fn module_asm(&mut self) -> Read<()> {
        self.next()?;
        self.expect_keyword(Kw::Asm, "expected 'module asm'")?;
        let text = self.string()?;
        let all = &mut self.module.inline_asm;
        all.extend_from_slice(&text);
        if all.last().is_some_and(|&byte| byte != b'\n') {
            all.push(b'\n');
        }
        Ok(())
    }

    /// Adds the attributes of groups to functions and variables.
    fn apply_groups(&mut self) {
        let pending = std::mem::take(&mut self.pending_groups);
        for (at, groups) in pending.functions {
            let Some(list) = self.module.functions.get(at).map(|function| function.attrs) else {
                continue;
            };
            let attrs = &self.module.ctx.attrs;
            let set = attrs.function_set(list);
            let (result, params) = (attrs.result_set(list), attrs.param_sets(list).to_vec());
            let set = self.with_groups(set, groups);
            let (set, align) = self.without_align(set);
            let list = self.module.ctx.attrs.list(set, result, &params);
            let function = &mut self.module.functions[at];
            function.attrs = list;
            function.align = align.or(function.align);
        }
        for (at, groups) in pending.variables {
            let set = match self.module.globals.get(at) {
                Some(global) => global.attrs,
                None => AttrSet::EMPTY,
            };
            let set = self.with_groups(set, groups);
            if let Some(global) = self.module.globals.get_mut(at) {
                global.attrs = set;
            }
        }
    }

    fn check_comdats(&self) -> Read<()> {
        let name = |comdat: Comdat| {
            self.module
                .comdats
                .get(comdat.index())
                .map(|(name, _)| name)
        };
        let forward = self.comdats.forward.iter();
        let first = forward
            .filter_map(|(&comdat, &at)| Some((name(comdat)?, at)))
            .min();
        match first {
            None => Ok(()),
            Some((name, at)) => {
                let name = String::from_utf8_lossy(name);
                Err(refusal(at, format!("use of undefined comdat '${name}'")))
            }
        }
    }
}
