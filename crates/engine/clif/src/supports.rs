//! Finds the parts of a module that cannot run.

use cranelift_codegen::ir::{self, Signature};
use cranelift_codegen::isa::{OwnedTargetIsa, TargetIsa};
use cranelift_codegen::{Context as Compilation, control::ControlPlane};
use cranelift_module::{
    DataDescription, DataId, FuncId, Linkage as Link, Module as Target, ModuleDeclarations,
    ModuleReloc, ModuleResult,
};
use terrace_llvmir::{Context, Field, Inst, ItemText, Md, MdKind, MdKindId, Module};

use crate::instructions::is_empty_assembly;
use crate::program::Program;
use crate::translator::{Translation, Worker};
use crate::why::{Place, Unsupported};

/// Returns everything in a module that cannot run on a machine: functions with unusable bodies, instructions with their
/// text and source location, global variables. The list is empty if the module can run.
///
/// The module is translated and the result discarded. A caller that translates the module anyway gets the same reasons
/// from [`Program::explain`].
pub fn unsupported(module: &Module, isa: OwnedTargetIsa) -> Vec<Unsupported> {
    let reason = |reason: String| {
        vec![Unsupported {
            symbol: String::new(),
            instruction: String::new(),
            reason,
            place: None,
            index: None,
        }]
    };
    let mut target = DryRun {
        isa,
        declarations: ModuleDeclarations::default(),
    };
    let mut program = match Program::declare(module, &mut target) {
        Ok(program) => program,
        Err(error) => return reason(error.to_string()),
    };
    let mut found = program.refused();
    let mut worker = Worker::new(&program, target.isa.frontend_config());
    match program.define(&mut worker, &mut target) {
        Ok(problems) => found.extend(problems),
        Err(error) => return reason(error.to_string()),
    }
    let mut into = ir::Function::new();
    for work in program.work() {
        into.clear();
        let translation = program.translate(work, &mut worker, &mut into);
        found.extend(program.explain(Some(work.function), &translation));
    }
    if program.has_start() {
        into.clear();
        let translation = program.translate_start(&mut worker, &mut into);
        found.extend(program.explain(None, &translation));
    }
    found
}

impl Program<'_> {
    /// Returns the reasons why the module as a whole cannot run.
    pub fn refused(&self) -> Vec<Unsupported> {
        let module = self.module;
        let mut found = Vec::new();
        let mut refuse = |is: bool, reason: &str| {
            if is {
                found.push(Unsupported {
                    symbol: String::new(),
                    instruction: String::new(),
                    reason: reason.to_owned(),
                    place: None,
                    index: None,
                });
            }
        };
        let layout = &module.ctx.layout;
        refuse(
            !is_empty_assembly(&module.inline_asm, self.is_aarch64),
            "the module has module-level assembly",
        );
        refuse(
            layout.is_big_endian(),
            "the data layout is that of a big-endian target",
        );
        refuse(
            layout.pointer_bits(0) != 64,
            "the data layout has pointers of other than 64 bits",
        );
        found
    }

    /// Returns the problems of a translation as messages. `function` is the function's index in the module.
    pub fn explain(&self, function: Option<usize>, translation: &Translation) -> Vec<Unsupported> {
        if translation.problems.is_empty() {
            return Vec::new();
        }
        let module = self.module;
        let mut text = ItemText::new(module);
        text.enter(function);
        let header = function.and_then(|at| module.functions.get(at));
        let mut found = Vec::new();
        for (inst, reason) in &translation.problems {
            let mut instruction = Vec::new();
            if let Some(inst) = inst {
                text.instruction(*inst, &mut instruction);
            }
            let place = inst.and_then(|inst| {
                let md = header?.body.attachment(inst, MdKindId::DBG)?;
                place(&module.ctx, md)
            });
            let instruction = String::from_utf8_lossy(&instruction).trim().to_owned();
            found.push(Unsupported {
                symbol: header.map_or_else(String::new, |it| self.name_of(it.value.symbol)),
                instruction,
                reason: reason.clone(),
                place,
                index: function.zip(inst.map(|inst| inst.index())),
            });
        }
        found
    }

    /// Returns the source location of an instruction of a function, if the module specifies it.
    pub fn place_of(&self, function: usize, inst: Inst) -> Option<Place> {
        let function = self.module.functions.get(function)?;
        let md = function.body.attachment(inst, MdKindId::DBG)?;
        place(&self.module.ctx, md)
    }
}

/// Returns the source location in debug information.
fn place(ctx: &Context, md: Md) -> Option<Place> {
    let MdKind::Location(location) = ctx.metadata.kind(md) else {
        return None;
    };
    let file = ctx.metadata.file_of_scope(location.scope)?;
    let name = ctx.metadata.text_field(file, Field::Filename)?;
    let file = String::from_utf8_lossy(name).into_owned();
    Some(Place {
        file,
        line: location.line,
        column: u32::from(location.column),
    })
}

/// A target that accepts only declarations.
struct DryRun {
    isa: OwnedTargetIsa,
    declarations: ModuleDeclarations,
}

impl Target for DryRun {
    fn isa(&self) -> &dyn TargetIsa {
        &*self.isa
    }

    fn declarations(&self) -> &ModuleDeclarations {
        &self.declarations
    }

    fn declare_function(
        &mut self,
        name: &str,
        linkage: Link,
        signature: &Signature,
    ) -> ModuleResult<FuncId> {
        let declared = self
            .declarations
            .declare_function(name, linkage, signature)?;
        Ok(declared.0)
    }

    fn declare_anonymous_function(&mut self, signature: &Signature) -> ModuleResult<FuncId> {
        self.declarations.declare_anonymous_function(signature)
    }

    fn declare_data(
        &mut self,
        name: &str,
        linkage: Link,
        writable: bool,
        tls: bool,
    ) -> ModuleResult<DataId> {
        let declared = self
            .declarations
            .declare_data(name, linkage, writable, tls)?;
        Ok(declared.0)
    }

    fn declare_anonymous_data(&mut self, writable: bool, tls: bool) -> ModuleResult<DataId> {
        self.declarations.declare_anonymous_data(writable, tls)
    }

    fn define_function_with_control_plane(
        &mut self,
        _: FuncId,
        _: &mut Compilation,
        _: &mut ControlPlane,
    ) -> ModuleResult<()> {
        Ok(())
    }

    fn define_function_bytes(
        &mut self,
        _: FuncId,
        _: u64,
        _: &[u8],
        _: &[ModuleReloc],
    ) -> ModuleResult<()> {
        Ok(())
    }

    fn define_data(&mut self, _: DataId, _: &DataDescription) -> ModuleResult<()> {
        Ok(())
    }
}
