//! Writes `.eh_frame`, the unwind tables of functions. The `.eh_frame` of `cranelift-object` has absolute addresses,
//! which position-independent programs cannot contain.

use cranelift_codegen::CompiledCode;
use cranelift_codegen::isa::TargetIsa;
use cranelift_codegen::isa::unwind::UnwindInfo;
use cranelift_module::FuncId;
use cranelift_object::ObjectProduct;
use cranelift_object::object::write::StandardSection;
use gimli::constants::{DW_EH_PE_pcrel, DW_EH_PE_sdata4};
use gimli::write::{Address, CieId, EhFrame, FrameTable, RelocationTarget};

use crate::section::{SectionWriter, relocate};

/// Collects the unwind tables of functions during compilation.
#[derive(Default)]
pub(crate) struct Unwind {
    table: FrameTable,
    common: Option<CieId>,
    functions: Vec<FuncId>,
}

impl Unwind {
    /// Records the unwind table of a compiled function.
    pub(crate) fn function(
        &mut self,
        isa: &dyn TargetIsa,
        id: FuncId,
        code: &CompiledCode,
    ) -> Result<(), String> {
        let info = code.create_unwind_info(isa);
        let Some(UnwindInfo::SystemV(info)) = info.map_err(|error| error.to_string())? else {
            return Ok(());
        };
        let common = match self.common {
            Some(common) => common,
            None => {
                let Some(mut common) = isa.create_systemv_cie() else {
                    return Ok(());
                };
                common.fde_address_encoding = DW_EH_PE_pcrel | DW_EH_PE_sdata4;
                *self.common.insert(self.table.add_cie(common))
            }
        };
        let symbol = self.functions.len();
        self.functions.push(id);
        let entry = info.to_fde(Address::Symbol { symbol, addend: 0 });
        self.table.add_fde(common, entry);
        Ok(())
    }

    /// Writes the section.
    pub(crate) fn write(self, product: &mut ObjectProduct) -> Result<(), String> {
        if self.functions.is_empty() {
            return Ok(());
        }
        let mut section = EhFrame(SectionWriter::default());
        let written = self.table.write_eh_frame(&mut section);
        written.map_err(|error| error.to_string())?;
        let EhFrame(section) = section;
        let id = product.object.section_id(StandardSection::EhFrame);
        product.object.append_section_data(id, section.bytes(), 8);
        for relocation in &section.relocations {
            if let RelocationTarget::Symbol(index) = relocation.target
                && let Some(function) = self.functions.get(index)
            {
                let symbol = product.function_symbol(*function);
                relocate(&mut product.object, id, relocation, symbol)?;
            }
        }
        Ok(())
    }
}
