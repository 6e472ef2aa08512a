//! A Cranelift module that records the definitions of variables and thunks as text.

use std::fmt::Write as _;

use cranelift_codegen::Context;
use cranelift_codegen::binemit::Reloc;
use cranelift_codegen::control::ControlPlane;
use cranelift_codegen::ir::Signature;
use cranelift_codegen::isa::{OwnedTargetIsa, TargetIsa};
use cranelift_module::{
    DataDescription, DataId, FuncId, Init, Linkage, Module, ModuleDeclarations, ModuleReloc,
    ModuleRelocTarget, ModuleResult,
};

/// A target that accepts every declaration and generates no code.
pub(crate) struct Recorder {
    isa: OwnedTargetIsa,
    declarations: ModuleDeclarations,
    /// The definitions of variables and thunks, in the order of definition.
    pub(crate) defined: String,
}

impl Recorder {
    pub(crate) fn new(isa: OwnedTargetIsa) -> Recorder {
        Recorder {
            isa,
            declarations: ModuleDeclarations::default(),
            defined: String::new(),
        }
    }

    /// Returns the name of a symbol, with LLVM's sigil.
    pub(crate) fn name(&self, name: &ModuleRelocTarget) -> String {
        let name = match ModuleDeclarations::is_function(name) {
            true => {
                let id = FuncId::from_name(name);
                self.declarations.get_function_decl(id).linkage_name(id)
            }
            false => {
                let id = DataId::from_name(name);
                self.declarations.get_data_decl(id).linkage_name(id)
            }
        };
        format!("@{name}")
    }

    fn relocations(&mut self, relocations: impl Iterator<Item = ModuleReloc>) {
        for it in relocations {
            let name = self.name(&it.name);
            let (offset, kind, addend) = (it.offset, it.kind, it.addend);
            writeln!(self.defined, "    {offset}: {kind} {name} {addend:+}").expect("a string");
        }
    }
}

/// Writes bytes in hexadecimal, 16 per line.
fn hex(bytes: &[u8], out: &mut String) {
    for line in bytes.chunks(16) {
        let line: Vec<_> = line.iter().map(|byte| format!("{byte:02x}")).collect();
        writeln!(out, "    {}", line.join(" ")).expect("a string");
    }
}

impl Module for Recorder {
    fn isa(&self) -> &dyn TargetIsa {
        &*self.isa
    }

    fn declarations(&self) -> &ModuleDeclarations {
        &self.declarations
    }

    fn declare_function(
        &mut self,
        name: &str,
        linkage: Linkage,
        signature: &Signature,
    ) -> ModuleResult<FuncId> {
        let declared = (self.declarations).declare_function(name, linkage, signature)?;
        Ok(declared.0)
    }

    fn declare_anonymous_function(&mut self, signature: &Signature) -> ModuleResult<FuncId> {
        self.declarations.declare_anonymous_function(signature)
    }

    fn declare_data(
        &mut self,
        name: &str,
        linkage: Linkage,
        writable: bool,
        tls: bool,
    ) -> ModuleResult<DataId> {
        let declared = (self.declarations).declare_data(name, linkage, writable, tls)?;
        Ok(declared.0)
    }

    fn declare_anonymous_data(&mut self, writable: bool, tls: bool) -> ModuleResult<DataId> {
        self.declarations.declare_anonymous_data(writable, tls)
    }

    fn define_function_with_control_plane(
        &mut self,
        _: FuncId,
        _: &mut Context,
        _: &mut ControlPlane,
    ) -> ModuleResult<()> {
        Ok(())
    }

    fn define_function_bytes(
        &mut self,
        id: FuncId,
        _: u64,
        bytes: &[u8],
        relocations: &[ModuleReloc],
    ) -> ModuleResult<()> {
        let declared = self.declarations.get_function_decl(id);
        writeln!(self.defined, "code @{}:", declared.linkage_name(id)).expect("a string");
        hex(bytes, &mut self.defined);
        self.relocations(relocations.iter().cloned());
        Ok(())
    }

    fn define_data(&mut self, id: DataId, data: &DataDescription) -> ModuleResult<()> {
        let declared = self.declarations.get_data_decl(id);
        let (name, link) = (declared.linkage_name(id), declared.linkage);
        let mut kind = format!("{link:?}").to_lowercase();
        kind.push_str(if declared.writable {
            " data"
        } else {
            " constant"
        });
        if declared.tls {
            kind.push_str(" tls");
        }
        write!(self.defined, "{kind} @{name}").expect("a string");
        if let Some(align) = data.align {
            write!(self.defined, " align {align}").expect("a string");
        }
        if let Some(section) = &data.custom_section {
            write!(self.defined, " section {section}").expect("a string");
        }
        match &data.init {
            Init::Uninitialized => self.defined.push_str(": uninitialized\n"),
            Init::Zeros { size } => {
                writeln!(self.defined, ": {size} zeros").expect("a string");
            }
            Init::Bytes { contents } => {
                self.defined.push_str(":\n");
                hex(contents, &mut self.defined);
            }
        }
        self.relocations(data.all_relocs(Reloc::Abs8));
        Ok(())
    }
}
