//! Parses a whole file, or a chunk of one.

use super::{OpState, Parser, skeleton};
use crate::depth::with_stack_for;
use crate::lexer::Tok;
use crate::tables::AsmTables;
use terrace_diag::SourceFile;
use terrace_ir::{Attr, BlockId, Body, Diagnostics, Failed, Loc, OpId, OpSpec};

/// The options of the parser.
#[derive(Clone, Copy, Debug)]
pub struct ParseOptions {
    /// True if operations, types and attributes of unregistered dialects are accepted.
    pub allow_unregistered: bool,
    /// True if the file must contain a single operation, which is not wrapped in a module.
    pub explicit_module: bool,
    /// The number of threads that parse the functions of a large file. The result does not depend on it.
    pub threads: usize,
    /// True if external resources of `mlir_reproducer` must be valid for `--run-reproducer`.
    pub reproducer: bool,
    /// True if errors have hints as notes, which MLIR does not print.
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

/// Parses a file into the body of its top-level operation. If the only operation of the file is a module, that is the
/// top-level operation; otherwise the file is wrapped in a module. Does not verify.
pub fn parse(
    tables: &AsmTables<'_>,
    file: &SourceFile,
    options: ParseOptions,
    diags: &mut Diagnostics,
) -> Result<Body, Failed> {
    parse_chunk(tables, file, 0..file.text().len(), options, diags)
}

/// Parses a range of a file: one chunk of `--split-input-file`.
pub fn parse_chunk(
    tables: &AsmTables<'_>,
    file: &SourceFile,
    range: std::ops::Range<usize>,
    options: ParseOptions,
    diags: &mut Diagnostics,
) -> Result<Body, Failed> {
    with_stack_for(range.len(), || {
        if let Some(body) = skeleton::parse(tables, file, range.clone(), options) {
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
        // The module around a whole file has no line. The module around a chunk has the line at which the chunk starts.
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
        // If the only operation of a file is a module, it becomes the root.
        let only = self
            .body
            .first_op(block)
            .filter(|&op| self.body.next_op(op).is_none());
        // The stub carries invalid operands and results, which the verifier rejects.
        if let Some(only) = only
            && self.body.name(only) == module
            && self.body.num_operands(only) + self.body.num_results(only) == 0
            && let Some(body) = self.body.take_nested(only)
        {
            return Ok(body);
        }
        Ok(self.take_body())
    }

    /// Returns the implicit module.
    fn take_body(&mut self) -> Body {
        let around = OpSpec::new(self.body.name(OpId::ROOT), self.body.loc(OpId::ROOT));
        std::mem::replace(&mut *self.body, Body::new(around))
    }

    /// Returns the body of the file's only operation.
    fn only_operation(&mut self, block: BlockId, loc: Loc) -> Result<Body, Failed> {
        let count = self.body.ops(block).count();
        if count != 1 {
            let message =
                format!("source must contain a single top-level operation, found: {count}");
            return Err(self.diags.error(loc, message));
        }
        let only = self.body.first_op(block);
        // The stub carries invalid results, which the verifier rejects.
        if only.is_some_and(|op| self.body.is_nested(op) && self.body.num_results(op) > 0) {
            return Ok(self.take_body());
        }
        match only.and_then(|only| self.body.take_nested(only)) {
            Some(body) => Ok(body),
            None => {
                let loc = only.map_or(loc, |only| self.body.loc(only));
                let message = "without an enclosing module, the top-level operation must be isolated from above";
                Err(self.diags.error(loc, message))
            }
        }
    }

    /// Sets a unit attribute of an operation: a property, or else a discardable attribute. For directives.
    pub fn unit(&self, state: &mut OpState, name: &str) {
        if !state.set_prop(name, Attr::UNIT) {
            let name = self.ctx.string(name);
            state.attrs.push((name, Attr::UNIT));
        }
    }
}
