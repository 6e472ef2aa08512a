//! Collects the undefined names to which code and data refer.

use std::collections::BTreeSet;

use cranelift_module::{
    DataId, FuncId, FuncOrDataId, Linkage as Link, Module as Target, ModuleDeclarations,
    ModuleReloc, ModuleRelocTarget, default_libcall_names,
};

use crate::program::Helper;

/// The undefined names, sorted.
#[derive(Clone, Debug, Default)]
pub struct Wanted(BTreeSet<String>);

impl Wanted {
    /// Adds the name of a reference if the module does not define it.
    pub fn add(&mut self, declarations: &ModuleDeclarations, id: FuncOrDataId) {
        let (link, name) = match id {
            FuncOrDataId::Func(id) => {
                let declared = declarations.get_function_decl(id);
                (declared.linkage, &declared.name)
            }
            FuncOrDataId::Data(id) => {
                let declared = declarations.get_data_decl(id);
                (declared.linkage, &declared.name)
            }
        };
        if link == Link::Import {
            self.0.extend(name.clone());
        }
    }

    /// Adds the name in a relocation of code.
    pub fn add_reloc(&mut self, declarations: &ModuleDeclarations, reloc: &ModuleReloc) {
        match &reloc.name {
            ModuleRelocTarget::User { .. } => {
                let id = match ModuleDeclarations::is_function(&reloc.name) {
                    true => FuncOrDataId::Func(FuncId::from_name(&reloc.name)),
                    false => FuncOrDataId::Data(DataId::from_name(&reloc.name)),
                };
                self.add(declarations, id);
            }
            ModuleRelocTarget::LibCall(call) => {
                let calls = default_libcall_names();
                self.0.insert(calls(*call));
            }
            _ => {}
        }
    }

    /// Adds the callees of thunks, which the code of a function does not refer to.
    pub fn add_helpers(&mut self, target: &impl Target, helpers: &[Helper]) {
        for helper in helpers {
            if let Helper::Variadic(callee) = helper
                && let Some(callee) = target.get_name(callee)
            {
                self.add(target.declarations(), callee);
            }
        }
    }

    /// Returns the names.
    pub fn into_names(self) -> BTreeSet<String> {
        self.0
    }
}
