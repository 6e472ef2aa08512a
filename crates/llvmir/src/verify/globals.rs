//! Global variables, and functions without their bodies.

use super::{Problem, check, check_align};
use crate::body::MdKindId;
use crate::constants::{Const, ConstKind, ExprOp};
use crate::context::Context;
use crate::keywords::{CallConv, Linkage, UnnamedAddr};
use crate::module::{Alias, Comdat, Function, GlobalValue, GlobalVariable, Module};
use crate::symbols::Symbol;
use crate::types::{Type, TypeKind};
use rustc_hash::{FxHashMap, FxHashSet};

/// Calling conventions without variadic functions: `fastcc`, `coldcc`, `ptx_kernel`, `ptx_device`, `intel_ocl_bicc`.
const NOT_VARIADIC: [CallConv; 5] = [
    CallConv(8),
    CallConv(9),
    CallConv(71),
    CallConv(72),
    CallConv(77),
];

/// Calling conventions of kernels, which have no result and no variadic functions: `spir_kernel`, `amdgpu_kernel`.
const KERNEL: [CallConv; 2] = [CallConv(76), CallConv(91)];

impl Context {
    fn verify_global_value(
        &self,
        value: &GlobalValue,
        comdat: Option<Comdat>,
        is_declaration: bool,
    ) -> Result<(), Problem> {
        if comdat.is_some() {
            check(
                !is_declaration && value.linkage != Linkage::AvailableExternally,
                "Declaration may not be in a Comdat!",
            )?;
        }
        Ok(())
    }

    /// Checks a global variable.
    pub fn verify_global(&self, global: &GlobalVariable) -> Result<(), Problem> {
        let value = &global.value;
        let ty = self.symbols.info(value.symbol).value_type;
        let is_declaration = global.initializer.is_none();
        if is_declaration {
            check(
                matches!(value.linkage, Linkage::External | Linkage::ExternalWeak),
                "Global is external, but doesn't have external or weak linkage!",
            )?;
        }
        check_align(global.align)?;
        self.verify_global_value(value, global.comdat, is_declaration)?;
        if value.linkage == Linkage::Appending {
            check(
                matches!(self.types.kind(ty), TypeKind::Array { .. }),
                "Only global arrays can have appending linkage!",
            )?;
        }
        if let Some(initializer) = global.initializer
            && value.linkage == Linkage::Common
        {
            check(
                self.is_null(initializer),
                "'common' global must have a zero initializer!",
            )?;
            check(
                !global.constant,
                "'common' global may not be marked constant!",
            )?;
            check(
                global.comdat.is_none(),
                "'common' global may not be in a Comdat!",
            )?;
        }
        let name = self.symbols.name(value.symbol);
        if matches!(name, b"llvm.global_ctors" | b"llvm.global_dtors") {
            check(
                is_declaration || value.linkage == Linkage::Appending,
                "invalid linkage for intrinsic global variable",
            )?;
        }
        if matches!(name, b"llvm.used" | b"llvm.compiler.used") {
            check(
                is_declaration || value.linkage == Linkage::Appending,
                "invalid linkage for intrinsic global variable",
            )?;
            let element = self.types.element(ty, 0);
            check(
                element.is_some_and(|element| self.types.is_ptr(element)),
                "wrong type for intrinsic global variable",
            )?;
            let kind = global
                .initializer
                .map(|initializer| self.consts.kind(initializer));
            check(
                matches!(kind, None | Some(ConstKind::Aggregate(_))),
                "wrong initializer for intrinsic global variable",
            )?;
        }
        check(
            is_declaration || self.is_sized(ty),
            "Global variable initializer must be sized",
        )?;
        check(
            !self.is_scalable_inside(ty),
            "Globals cannot contain scalable types",
        )
    }

    fn is_scalable_inside(&self, ty: Type) -> bool {
        let mut types = vec![ty];
        let mut seen = Vec::new();
        while let Some(ty) = types.pop() {
            match self.types.kind(ty) {
                TypeKind::Vector { scalable: true, .. } => return true,
                TypeKind::Array { element, .. } => types.push(element),
                TypeKind::Struct { fields, .. } => types.extend(fields),
                TypeKind::Identified {
                    fields: Some(fields),
                    ..
                } if !seen.contains(&ty) => {
                    seen.push(ty);
                    types.extend(fields);
                }
                _ => {}
            }
        }
        false
    }

    /// Checks a function without its body.
    pub fn verify_function(
        &self,
        function: &Function,
        is_declaration: bool,
    ) -> Result<(), Problem> {
        let ty = self.symbols.info(function.value.symbol).value_type;
        let TypeKind::Function {
            result,
            params,
            varargs,
        } = self.types.kind(ty)
        else {
            return Ok(());
        };
        check_align(function.align)?;
        self.verify_global_value(&function.value, function.comdat, is_declaration)?;
        check(
            function.value.linkage != Linkage::Common,
            "Functions may not have common linkage",
        )?;
        let name = self.symbols.name(function.value.symbol);
        let is_intrinsic = name.starts_with(b"llvm.");
        self.verify_attributes(function.attrs, ty, is_intrinsic, false)?;
        let own = self.attrs.function_set(function.attrs);
        check(
            !self.has(own, crate::AttrKind::JumpTable)
                || function.value.unnamed_addr == UnnamedAddr::Global,
            "Attribute 'jumptable' requires 'unnamed_addr'",
        )?;
        let set = self.attrs.param_sets(function.attrs);
        let has_sret = set
            .iter()
            .any(|&set| self.has(set, crate::AttrKind::StructRet));
        check(
            !has_sret || result == Type::VOID,
            "Invalid struct return type!",
        )?;
        if KERNEL.contains(&function.conv) {
            check(
                result == Type::VOID,
                "Calling convention requires void return type",
            )?;
            check(!has_sret, "Calling convention does not allow sret")?;
        }
        if KERNEL.contains(&function.conv) || NOT_VARIADIC.contains(&function.conv) {
            check(
                !varargs,
                "Calling convention does not support varargs or perfect forwarding!",
            )?;
        }
        for &param in params {
            let is_first_class = match self.types.kind(param) {
                TypeKind::Void | TypeKind::Label | TypeKind::Function { .. } => false,
                TypeKind::Identified { fields, .. } => fields.is_some(),
                _ => true,
            };
            check(
                is_first_class,
                "Function arguments must have first-class types!",
            )?;
            if is_intrinsic {
                continue;
            }
            let what = match param {
                Type::METADATA => "metadata",
                Type::TOKEN => "token",
                Type::X86_AMX => "x86_amx",
                _ => continue,
            };
            return Err(format!("Function takes {what} but isn't an intrinsic").into());
        }
        if !is_intrinsic {
            check(
                result != Type::TOKEN,
                "Function returns a token but isn't an intrinsic",
            )?;
            check(
                result != Type::X86_AMX,
                "Function returns a x86_amx but isn't an intrinsic",
            )?;
        }
        if is_declaration {
            check(
                matches!(
                    function.value.linkage,
                    Linkage::External | Linkage::ExternalWeak
                ),
                "invalid linkage type for function declaration",
            )?;
            let mut kinds = function.attachments.iter().map(|(kind, _)| *kind);
            check(
                !kinds.any(|kind| kind == MdKindId::PROF),
                "function declaration may not have a !prof attachment",
            )
        } else {
            check(!is_intrinsic, "llvm intrinsics cannot be defined!")
        }
    }
}

/// Whether objects of a target are in COFF: those that say so, and those for Windows and UEFI that say nothing else.
fn is_coff(triple: &[u8]) -> bool {
    let mut parts = triple.splitn(4, |&byte| byte == b'-').skip(2);
    let os = parts.next().unwrap_or_default();
    let environment = parts.next().unwrap_or_default();
    if environment.ends_with(b"coff") {
        return !environment.ends_with(b"xcoff");
    }
    let others: [&[u8]; 5] = [b"elf", b"goff", b"macho", b"wasm", b"spirv"];
    let systems: [&[u8]; 3] = [b"windows", b"win32", b"uefi"];
    !others.iter().any(|format| environment.ends_with(format))
        && systems.iter().any(|system| os.starts_with(system))
}

/// What aliases lead to, by symbol.
struct AliasTargets<'m> {
    aliases: FxHashMap<Symbol, &'m Alias>,
    /// Global variables, and whether they are definitions.
    globals: FxHashMap<Symbol, bool>,
    /// Aliases that were followed to their end and are valid.
    done: FxHashSet<Symbol>,
}

impl Module {
    /// Checks the comdats: in COFF, what a comdat is named after must be in the symbol table.
    pub fn verify_comdats(&self) -> Result<(), Problem> {
        if self.comdats.is_empty() || !is_coff(&self.target_triple) {
            return Ok(());
        }
        let values = (self.globals.iter().map(|global| &global.value))
            .chain(self.functions.iter().map(|function| &function.value))
            .chain(self.aliases.iter().map(|alias| &alias.value))
            .chain(self.ifuncs.iter().map(|ifunc| &ifunc.value));
        let private: FxHashSet<&[u8]> = values
            .filter(|value| value.linkage == Linkage::Private)
            .map(|value| self.ctx.symbols.name(value.symbol))
            .collect();
        check(
            !self
                .comdats
                .iter()
                .any(|(name, _)| private.contains(&**name)),
            "comdat global value has private linkage",
        )
    }

    /// Checks the functions that choose what ifuncs stand for; the symbol is that of the ifunc.
    pub fn verify_ifuncs(&self) -> Result<(), (Symbol, Problem)> {
        let types = &self.ctx.types;
        for ifunc in &self.ifuncs {
            let symbol = ifunc.value.symbol;
            let space = self.ctx.symbols.info(symbol).address_space;
            let resolver = match self.ctx.consts.kind(ifunc.resolver) {
                ConstKind::Symbol(resolver) => self.ctx.symbols.info(resolver),
                _ => continue,
            };
            let gives_pointer = types.is_ptr(types.function_result(resolver.value_type));
            check(gives_pointer, "IFunc resolver must return a pointer")
                .and_then(|()| {
                    let alike = resolver.address_space == space;
                    check(alike, "IFunc resolver has incorrect type")
                })
                .map_err(|problem| (symbol, problem))?;
        }
        Ok(())
    }

    /// Checks what aliases stand for; the symbol is that of the alias. `is_defined` tells of functions.
    pub fn verify_aliases(
        &self,
        is_defined: impl Fn(Symbol) -> bool,
    ) -> Result<(), (Symbol, Problem)> {
        if self.aliases.is_empty() {
            return Ok(());
        }
        let (aliases, globals) = (self.aliases.iter(), self.globals.iter());
        let mut targets = AliasTargets {
            aliases: aliases.map(|alias| (alias.value.symbol, alias)).collect(),
            globals: globals
                .map(|global| (global.value.symbol, global.initializer.is_some()))
                .collect(),
            done: FxHashSet::default(),
        };
        for alias in &self.aliases {
            let symbol = alias.value.symbol;
            self.verify_aliasee(alias, &targets, &is_defined)
                .map_err(|problem| (symbol, problem))?;
            targets.done.insert(symbol);
        }
        Ok(())
    }

    fn verify_aliasee(
        &self,
        alias: &Alias,
        targets: &AliasTargets<'_>,
        is_defined: &impl Fn(Symbol) -> bool,
    ) -> Result<(), Problem> {
        check(
            matches!(
                self.ctx.consts.kind(alias.aliasee),
                ConstKind::Symbol(_) | ConstKind::Expr(_)
            ),
            "Aliasee should be either GlobalValue or ConstantExpr",
        )?;
        let mut constants = vec![alias.aliasee];
        let mut seen = FxHashSet::default();
        seen.insert(alias.value.symbol);
        // On a single way nothing can be met again beyond a valid alias: that one would be in the same cycle.
        let mut is_single_way = true;
        while let Some(constant) = constants.pop() {
            let symbol = match self.ctx.consts.kind(constant) {
                ConstKind::Symbol(symbol) => symbol,
                ConstKind::Expr(expr) => {
                    let operands: &[Const] = match expr.op {
                        ExprOp::GetElementPtr => &expr.operands[..1],
                        _ => expr.operands,
                    };
                    is_single_way &= operands.len() < 2;
                    constants.extend(operands);
                    continue;
                }
                _ => continue,
            };
            if let Some(next) = targets.aliases.get(&symbol) {
                check(seen.insert(symbol), "Aliases cannot form a cycle")?;
                check(
                    !next.value.linkage.is_interposable(),
                    "Alias cannot point to an interposable alias",
                )?;
                if !(is_single_way && targets.done.contains(&symbol)) {
                    constants.push(next.aliasee);
                }
                continue;
            }
            let defined = match targets.globals.get(&symbol) {
                Some(&has_initializer) => has_initializer,
                None => is_defined(symbol),
            };
            check(defined, "Alias must point to a definition")?;
        }
        Ok(())
    }
}
