//! A whole file, or a chunk of one.

use super::{OpState, Parser, outline};
use crate::depth::with_stack_for;
use crate::lexer::Tok;
use crate::tables::AsmTables;
use terrace_diag::SourceFile;
use terrace_ir::{Attr, BlockId, Body, Diagnostics, Failed, Loc, OpId, OpSpec};

/// The options of parsing.
#[derive(Clone, Copy, Debug)]
pub struct ParseOptions {
    /// Operations, types and attributes of dialects that are not registered.
    pub allow_unregistered: bool,
    /// The file must be one operation, and no module is put around it.
    pub explicit_module: bool,
    /// The number of threads that read the functions of a large file. The result does not depend on it.
    pub threads: usize,
    /// External resources of `mlir_reproducer` must be those that `--run-reproducer` applies.
    pub reproducer: bool,
    /// Errors have notes that MLIR's have not: what may have been meant.
    pub hints: bool,
}

impl Default for ParseOptions {
    fn default() -> Self {
        ParseOptions {
            allow_unregistered: false,
            explicit_module: false,
            threads: 0,
            reproducer: false,
            hints: true,
        }
    }
}

/// Parses a file into the body of its top-level operation: the only operation of the file if that is a module, else a
/// module around what is there. Does not verify.
pub fn parse(
    tables: &AsmTables<'_>,
    file: &SourceFile,
    options: ParseOptions,
    diags: &mut Diagnostics,
) -> Result<Body, Failed> {
    parse_chunk(tables, file, 0..file.text().len(), options, diags)
}

/// Parses a range of a file, as one piece of `--split-input-file`.
pub fn parse_chunk(
    tables: &AsmTables<'_>,
    file: &SourceFile,
    range: std::ops::Range<usize>,
    options: ParseOptions,
    diags: &mut Diagnostics,
) -> Result<Body, Failed> {
    with_stack_for(range.len(), || {
        if let Some(body) = outline::parse(tables, file, range.clone(), options) {
            return Ok(body.of(tables.ctx));
        }
        let mut parser = Parser::new(tables, file, range.start, range.end, options);
        let result = parser.file();
        diags.append(std::mem::take(&mut parser.diags));
        result.map(|body| body.of(tables.ctx))
    })
}

impl Parser<'_> {
    pub(super) fn file(&mut self) -> Result<Body, Failed> {
        let module = self.ctx.op_name("builtin.module");
        // A module around a whole file has no line of its own; around a piece it has the line where the piece starts.
        let loc = if self.cursor.begin == 0 {
            self.file.whole()
        } else {
            self.file.loc(self.cursor.begin)
        };
        let props = self.ctx.prop_defaults(module);
        let root = OpSpec {
            props,
            ..OpSpec::new(module, loc)
        };
        *self.body = Body::new(root);
        let region = self.body.add_region(OpId::ROOT);
        let block = self.body.create_block(&[]);
        self.body.append_block(region, block);
        self.scopes.inner.blocks.push(Default::default());
        loop {
            match self.cursor.tok.kind {
                Tok::Eof => break,
                Tok::Error => return Err(self.wrong_token("")),
                Tok::HashId => {
                    let token = self.take();
                    self.define_attr_alias(token)?;
                }
                Tok::BangId => {
                    let token = self.take();
                    self.define_type_alias(token)?;
                }
                Tok::FileMetadataBegin => self.file_metadata()?,
                _ => self.operation(block)?,
            }
        }
        self.finish_outline()?;
        self.check_undefined()?;
        self.check_undefined_blocks()?;
        self.finish_locations()?;
        if self.options.explicit_module {
            return self.only_operation(block, loc);
        }
        // A file with one top-level operation that can hold others is that operation.
        let only = self
            .body
            .first_op(block)
            .filter(|&op| self.body.next_op(op).is_none());
        // Wrong operands and results are the stub's, and the verifier's to refuse.
        if let Some(only) = only
            && self.body.name(only) == module
            && self.body.num_operands(only) + self.body.num_results(only) == 0
            && let Some(body) = self.body.take_nested(only)
        {
            return Ok(body);
        }
        Ok(self.take_body())
    }

    /// The module that was read.
    fn take_body(&mut self) -> Body {
        let around = OpSpec::new(self.body.name(OpId::ROOT), self.body.loc(OpId::ROOT));
        std::mem::replace(&mut *self.body, Body::new(around))
    }

    /// The body of the file's only operation.
    fn only_operation(&mut self, block: BlockId, loc: Loc) -> Result<Body, Failed> {
        let count = self.body.ops(block).count();
        if count != 1 {
            let message =
                format!("source must contain a single top-level operation, found: {count}");
            return Err(self.diags.error(loc, message));
        }
        let only = self.body.first_op(block);
        // Results are the stub's, and the verifier's to refuse.
        if only.is_some_and(|op| self.body.is_nested(op) && self.body.num_results(op) > 0) {
            return Ok(self.take_body());
        }
        match only.and_then(|only| self.body.take_nested(only)) {
            Some(body) => Ok(body),
            None => {
                let loc = only.map_or(loc, |only| self.body.loc(only));
                let message = "without a module around it, the top-level operation must be isolated from above";
                Err(self.diags.error(loc, message))
            }
        }
    }

    /// The unit of the discardable attributes of an operation, for directives.
    pub fn unit(&self, state: &mut OpState, name: &str) {
        if !state.set_prop(name, Attr::UNIT) {
            let name = self.ctx.string(name);
            state.attrs.push((name, Attr::UNIT));
        }
    }
}
