//! Converts the named metadata of a module: flags, linker options, identification, command line, libraries.

use crate::body::Worker;
use crate::metadata::Reader;
use crate::shared::Shared;
use terrace_builtin::attrs::{AttrBuilder, FloatAttr};
use terrace_ir::{Attr, Builder, Failed, Type};
use terrace_llvm as llvm;
use terrace_llvm::attrs::{
    ModuleFlagAttr, ModuleFlagCGProfileEntryAttr, ModuleFlagProfileSummaryAttr,
    ModuleFlagProfileSummaryDetailedAttr,
};
use terrace_llvm::enums::{ModFlagBehavior, ProfileSummaryFormatKind};
use terrace_llvmir::{ConstKind, Md, MdKind};
use terrace_numeric::{ApFloat, FloatKind};

/// The attributes of the operations for the module's named metadata.
#[derive(Default)]
pub(crate) struct ModuleMetadata {
    linker_options: Vec<Attr>,
    flags: Vec<Attr>,
}

impl ModuleMetadata {
    /// Creates `llvm.linker_options` and `llvm.module_flags`.
    pub(crate) fn create(&self, builder: &mut Builder<'_>) {
        for &options in &self.linker_options {
            builder.create(llvm::LinkerOptionsOp::spec(&[]).options_attr(options));
        }
        if !self.flags.is_empty() {
            builder.create(llvm::ModuleFlagsOp::spec(&self.flags));
        }
    }
}

/// Converts the module's named metadata. Adds attributes of the module to `attrs`.
pub(crate) fn convert(
    shared: &Shared<'_>,
    worker: &mut Worker,
    attrs: &mut Vec<(Attr, Attr)>,
) -> Result<ModuleMetadata, Failed> {
    let ctx = shared.ctx;
    let mut reader = Lists {
        shared,
        nodes: Reader::new(shared.module),
        read: Vec::new(),
    };
    let mut made = ModuleMetadata::default();
    for &options in reader.list(b"llvm.linker.options") {
        let operands = reader.operands(options).iter();
        let strings: Option<Vec<Attr>> = operands
            .map(|operand| Some(ctx.string(reader.string((*operand)?)?)))
            .collect();
        let Some(strings) = strings else {
            let message = "linker option is not a string";
            return Err(worker.diags.error(shared.module_loc, message));
        };
        made.linker_options.push(ctx.array(&strings));
    }
    for &flag in reader.list(b"llvm.module.flags") {
        let made_flag = reader.flag(flag, worker);
        if made_flag.is_none() {
            worker.losses.add("module flag");
        }
        made.flags.extend(made_flag);
    }
    for name in ["llvm.ident", "llvm.commandline"] {
        if let [node] = *reader.list(name.as_bytes())
            && let &[Some(text)] = reader.operands(node)
            && let Some(text) = reader.string(text)
        {
            attrs.push((ctx.string(name), ctx.string(text)));
        } else {
            reader.lose(name.as_bytes());
        }
    }
    let name = b"llvm.dependent-libraries";
    let list = reader.list(name);
    let libraries = list.iter().filter_map(|&node| match reader.operands(node) {
        &[Some(library)] => Some(ctx.string(reader.string(library)?)),
        _ => None,
    });
    let libraries: Vec<Attr> = libraries.collect();
    if libraries.len() < list.len() {
        reader.lose(name);
    }
    if !libraries.is_empty() {
        let name = ctx.string("llvm.dependent_libraries");
        attrs.push((name, ctx.array(&libraries)));
    }
    reader.record_losses(worker);
    Ok(made)
}

/// Read access to the named metadata.
struct Lists<'r> {
    shared: &'r Shared<'r>,
    nodes: Reader<'r>,
    /// The names of the lists that were read. All other lists are dropped.
    read: Vec<&'static [u8]>,
}

impl<'r> Lists<'r> {
    /// Returns the list with this name and records it as read.
    fn list(&mut self, name: &'static [u8]) -> &'r [Md] {
        self.read.push(name);
        let lists = &self.shared.module.named_metadata;
        let list = lists.iter().find(|(known, _)| **known == *name);
        list.map_or(&[], |(_, list)| list)
    }

    /// Records that a list was not read completely.
    fn lose(&mut self, name: &[u8]) {
        self.read.retain(|read| *read != name);
    }

    /// Records the lists that were not read. Compile units are converted with the functions that refer to them.
    fn record_losses(&self, worker: &mut Worker) {
        for (name, _) in &self.shared.module.named_metadata {
            if !self.read.contains(&&**name) && **name != *b"llvm.dbg.cu" {
                let name = terrace_ir::message_text(name);
                worker.losses.add(&format!("named metadata !{name}"));
            }
        }
    }

    fn operands(&self, md: Md) -> &'r [Option<Md>] {
        self.nodes.operands(md)
    }

    fn string(&self, md: Md) -> Option<&'r [u8]> {
        self.nodes.string(md)
    }

    fn number(&self, md: Md) -> Option<u64> {
        self.nodes.number(self.shared, md)
    }

    /// Converts a flag. A malformed flag is reported and dropped.
    fn flag(&self, flag: Md, worker: &mut Worker) -> Option<Attr> {
        let ctx = self.shared.ctx;
        let &[Some(behavior), Some(key), value] = self.operands(flag) else {
            return None;
        };
        let behavior = self.number(behavior)?;
        ModFlagBehavior::from_value(behavior)?;
        let key = self.string(key)?;
        let attr = value.and_then(|value| self.flag_value(key, value, worker));
        let Some(attr) = attr else {
            let value = value.map(|value| self.shared.metadata_text(value));
            let message = format!(
                "unsupported module flag value for key '{}' : {}",
                terrace_ir::message_text(key),
                value.unwrap_or_default()
            );
            worker.diags.warning(self.shared.module_loc, message);
            return None;
        };
        Some(ctx.attr(ModuleFlagAttr {
            behavior,
            key: ctx.string(key),
            value: attr,
        }))
    }

    fn flag_value(&self, key: &[u8], value: Md, worker: &mut Worker) -> Option<Attr> {
        let ctx = self.shared.ctx;
        match self.shared.module.ctx.metadata.kind(value) {
            MdKind::Value(c) => {
                let number = self.number(value)?;
                let is_i32 = self.shared.const_type(*c) == terrace_llvmir::Type::I32;
                (worker.losses).add_if(!is_i32, "type of a module flag other than i32");
                Some(ctx.i32(number as i32))
            }
            MdKind::String(text) => Some(ctx.string(text)),
            MdKind::Node { operands, .. } => match key {
                b"CG Profile" => self.call_graph_profile(operands, worker),
                b"ProfileSummary" => self.profile_summary(value, worker),
                _ => None,
            },
            _ => None,
        }
    }

    fn call_graph_profile(&self, entries: &[Option<Md>], worker: &mut Worker) -> Option<Attr> {
        let ctx = self.shared.ctx;
        let mut function = |md: Option<Md>| {
            let function = self.function(md?);
            let is_lost = function.is_none();
            (worker.losses).add_if(is_lost, "function of a call graph profile");
            function
        };
        let mut entry = |entry: &Option<Md>| {
            let &[from, to, Some(count)] = self.operands((*entry)?) else {
                return None;
            };
            Some(ctx.attr(ModuleFlagCGProfileEntryAttr {
                from: function(from),
                to: function(to),
                count: self.number(count)?,
            }))
        };
        let entries: Option<Vec<Attr>> = entries.iter().map(&mut entry).collect();
        Some(ctx.array(&entries?))
    }

    /// Returns a reference to the function whose address is wrapped in metadata.
    fn function(&self, md: Md) -> Option<Attr> {
        let consts = &self.shared.module.ctx.consts;
        match consts.kind(self.nodes.constant(md)?) {
            ConstKind::Symbol(symbol) => Some(self.shared.symbol(symbol).reference),
            _ => None,
        }
    }

    /// Converts a profile summary: keys and values in a fixed order, two of which are optional.
    fn profile_summary(&self, node: Md, worker: &mut Worker) -> Option<Attr> {
        let ctx = self.shared.ctx;
        let module = self.shared.module;
        let entries = self.operands(node);
        let mut warn = |text: String| worker.diags.warning(self.shared.module_loc, text);
        if entries.len() < 8 {
            let text = self.shared.metadata_text(node);
            warn(format!("expected at 8 entries in 'ProfileSummary': {text}"));
            return None;
        }
        let mut rest = entries.iter();
        let (_, format) = self
            .pair(*rest.next()?)
            .filter(|(key, _)| *key == b"ProfileFormat")?;
        let format = match self.string(format) {
            Some(b"SampleProfile") => ProfileSummaryFormatKind::SampleProfile,
            Some(b"InstrProf") => ProfileSummaryFormatKind::InstrProf,
            Some(b"CSInstrProf") => ProfileSummaryFormatKind::CSInstrProf,
            _ => {
                let text = self.shared.metadata_text(format);
                warn(format!(
                    "expected 'SampleProfile', 'InstrProf' or 'CSInstrProf' values, but found: {text}"
                ));
                return None;
            }
        };
        let mut number = |wanted: &[u8]| {
            let (key, value) = self.pair(*rest.next()?)?;
            (key == wanted).then(|| self.number(value)).flatten()
        };
        let total_count = number(b"TotalCount")?;
        let max_count = number(b"MaxCount")?;
        let max_internal_count = number(b"MaxInternalCount")?;
        let max_function_count = number(b"MaxFunctionCount")?;
        let num_counts = number(b"NumCounts")?;
        let num_functions = number(b"NumFunctions")?;
        let mut rest = rest.copied().peekable();
        let mut optional = |wanted: &[u8]| {
            let (key, value) = self.pair(*rest.peek()?)?;
            if key != wanted {
                return None;
            }
            rest.next();
            Some(value)
        };
        let is_partial_profile = optional(b"IsPartialProfile").and_then(|md| self.number(md));
        let ratio = optional(b"PartialProfileRatio").and_then(|md| self.nodes.constant(md));
        let partial_profile_ratio = ratio.and_then(|ratio| match module.ctx.consts.kind(ratio) {
            ConstKind::Float(bits) => Some(ctx.attr(FloatAttr {
                ty: Type::F64,
                value: ApFloat::from_bits(FloatKind::F64, bits),
            })),
            _ => None,
        });
        let (_, details) = self
            .pair(rest.next()?)
            .filter(|(key, _)| *key == b"DetailedSummary")?;
        let detail = |entry: &Option<Md>| {
            let &[Some(cut_off), Some(min_count), Some(num_counts)] = self.operands((*entry)?)
            else {
                return None;
            };
            Some(ctx.attr(ModuleFlagProfileSummaryDetailedAttr {
                cut_off: self.number(cut_off)? as u32,
                min_count: self.number(min_count)?,
                num_counts: self.number(num_counts)? as u32,
            }))
        };
        let details: Option<Box<[Attr]>> = self.operands(details).iter().map(detail).collect();
        Some(ctx.attr(ModuleFlagProfileSummaryAttr {
            format: format as u64,
            total_count,
            max_count,
            max_internal_count,
            max_function_count,
            num_counts,
            num_functions,
            is_partial_profile,
            partial_profile_ratio,
            detailed_summary: details?,
        }))
    }

    /// Returns a key and its value.
    fn pair(&self, md: Option<Md>) -> Option<(&'r [u8], Md)> {
        match self.operands(md?) {
            &[Some(key), Some(value)] => Some((self.string(key)?, value)),
            _ => None,
        }
    }
}
