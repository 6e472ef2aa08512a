//! Records the signatures of an MLIR module before it is lowered.

use crate::signature::{Param, Signature};
use crate::types::{Budget, MemRef, Sign, SourceType};
use terrace_builtin::IndexType;
use terrace_builtin::attrs::{int_value, type_value};
use terrace_builtin::locations::NameLoc;
use terrace_builtin::types::{BuiltinType, DYNAMIC, FunctionType, MemRefType, Signedness};
use terrace_func::FuncOp;
use terrace_ir::symbol::{symbol_name, visibility};
use terrace_ir::{Attr, Body, Context, EnumAttr, Loc, OpId, OpRef, Type, Visibility};
use terrace_llvm::LLVMFuncOp;
use terrace_llvm::enums::Linkage;
use terrace_llvm::types::{
    ArrayType, FunctionType as LlvmFunctionType, PointerType, StructType, VoidType,
};

/// Returns the signatures of the functions with bodies (`func.func` and `llvm.func`) directly in a module, in textual
/// order.
pub fn record(ctx: &Context, module: &Body) -> Vec<Signature> {
    all(ctx, module, true)
}

/// Returns the signatures of the functions without bodies directly in a module, in textual order. Another program or
/// the host defines these functions.
pub fn record_declarations(ctx: &Context, module: &Body) -> Vec<Signature> {
    all(ctx, module, false)
}

fn all(ctx: &Context, module: &Body, has_body: bool) -> Vec<Signature> {
    let regions = module.regions(OpId::ROOT);
    let blocks = regions.flat_map(|region| module.blocks(region));
    let ops = blocks.flat_map(|block| module.ops(block));
    ops.filter_map(|op| signature(OpRef::new(ctx, module, op), has_body))
        .collect()
}

/// Returns the signature of a function; `None` if the function has a body and `has_body` is false, or the reverse.
fn signature(op: OpRef<'_>, has_body: bool) -> Option<Signature> {
    let ctx = op.ctx;
    let (is_func, is_llvm) = (op.is::<FuncOp>(), op.is::<LLVMFuncOp>());
    if !(is_func || is_llvm) {
        return None;
    }
    let (body, region) = op.regions().next()?;
    let entry = body.entry_block(region);
    if entry.is_some() != has_body {
        return None;
    }
    let name = symbol_name(ctx, op.body, op.id)?;
    let ty = type_value(ctx, op.record().prop_named("function_type")?)?;
    let (inputs, results, variadic): (&[Type], &[Type], bool) = if is_func {
        let ty = ty.as_::<FunctionType>(ctx)?;
        (&ty.inputs, &ty.results, false)
    } else {
        let ty = ty.as_::<LlvmFunctionType>(ctx)?;
        let results = match ty.result.is::<VoidType>(ctx) {
            true => &[],
            false => std::slice::from_ref(&ty.result),
        };
        (&ty.params, results, ty.var_arg)
    };
    let written = written_before(ctx, op.loc());
    let locs = entry.map_or(&[][..], |entry| body.block_arg_locs(entry));
    let param = |at: usize, ty: Type| Param {
        name: (locs.get(at).and_then(|loc| name_of(ctx, *loc)))
            .or_else(|| written.arguments.get(at).cloned())
            .unwrap_or_default(),
        ty: source_type(ctx, ty, &mut Budget::new()),
        text: type_text(ctx, ty),
    };
    let result = |ty: &Type| Param {
        name: String::new(),
        ty: source_type(ctx, *ty, &mut Budget::new()),
        text: type_text(ctx, *ty),
    };
    Some(Signature {
        name: name.message_text(ctx).into_owned(),
        loc: op.loc(),
        params: (inputs.iter().enumerate())
            .map(|(at, ty)| param(at, *ty))
            .collect(),
        results: results.iter().map(result).collect(),
        variadic,
        public: match is_func {
            true => visibility(op) == Visibility::Public,
            false => !is_local(op),
        },
        doc: written.doc,
    })
}

/// Returns a type as the source spells it, without the quotes of messages.
fn type_text(ctx: &Context, ty: Type) -> String {
    ctx.show_type(ty).trim_matches('\'').to_owned()
}

/// Returns true for a function of the LLVM dialect with local linkage.
fn is_local(op: OpRef<'_>) -> bool {
    let linkage = op.record().prop_named("linkage");
    let linkage = linkage.and_then(|linkage| linkage.as_::<EnumAttr>(op.ctx));
    linkage.is_some_and(|linkage| Linkage::from_value(linkage.value).is_some_and(Linkage::is_local))
}

/// Returns the name in a location.
fn name_of(ctx: &Context, loc: Loc) -> Option<String> {
    let attr = Attr::from_index(loc.attr()? as usize);
    let name = attr.as_::<NameLoc>(ctx)?;
    Some(name.name.message_text(ctx).into_owned())
}

/// Converts a type. A type that exceeds the budget has no values.
fn source_type(ctx: &Context, ty: Type, budget: &mut Budget) -> SourceType {
    let mut part = |ty: Type| Box::new(budget.part(|budget| source_type(ctx, ty, budget)));
    match BuiltinType::of(ctx, ty) {
        BuiltinType::Integer(ty) => SourceType::Int {
            width: ty.width,
            sign: match ty.signedness {
                Signedness::Signless => Sign::Signless,
                Signedness::Signed => Sign::Signed,
                Signedness::Unsigned => Sign::Unsigned,
            },
        },
        BuiltinType::Float(ty) => SourceType::Float(ty.kind),
        BuiltinType::Complex(ty) => SourceType::Complex(part(ty.element)),
        BuiltinType::Vector(ty) => SourceType::Vector {
            shape: ty.shape.iter().map(|&size| size as u64).collect(),
            element: part(ty.element),
        },
        BuiltinType::MemRef(ty) => match memref(ctx, ty, budget) {
            Ok(memref) => SourceType::MemRef(memref),
            Err(why) => SourceType::Other(why),
        },
        BuiltinType::UnrankedMemRef(ty) => SourceType::UnrankedMemRef(part(ty.element)),
        BuiltinType::RankedTensor(_) | BuiltinType::UnrankedTensor(_) => {
            SourceType::Other("is a tensor; bufferize the function first")
        }
        BuiltinType::Function(_) => SourceType::Other("is a function"),
        BuiltinType::Tuple(_) => SourceType::Other("is a tuple"),
        _ if ty.is::<IndexType>(ctx) => SourceType::Index,
        _ => llvm_type(ctx, ty, budget),
    }
}

fn llvm_type(ctx: &Context, ty: Type, budget: &mut Budget) -> SourceType {
    let mut part = |ty: Type| budget.part(|budget| source_type(ctx, ty, budget));
    if let Some(ty) = ty.as_::<PointerType>(ctx) {
        SourceType::Ptr(ty.address_space)
    } else if let Some(ty) = ty.as_::<ArrayType>(ctx) {
        SourceType::Array {
            len: ty.count,
            element: Box::new(part(ty.element)),
        }
    } else if let Some(ty) = ty.as_::<StructType>(ctx) {
        if ty.is_opaque() || ty.body().is_none() {
            return SourceType::Other("is an opaque struct");
        }
        SourceType::Struct {
            name: String::from_utf8_lossy(ty.name().unwrap_or_default()).into_owned(),
            fields: ty.elements().iter().map(|&ty| part(ty)).collect(),
            packed: ty.is_packed(),
        }
    } else {
        SourceType::Other("is a type that values cannot be written for")
    }
}

fn memref(ctx: &Context, ty: &MemRefType, budget: &mut Budget) -> Result<MemRef, &'static str> {
    let strided = (ty.strided(ctx)).ok_or("has a layout without strides")?;
    let space = match ty.memory_space {
        None => 0,
        Some(space) => int_value(ctx, space)
            .and_then(|space| u32::try_from(space).ok())
            .ok_or("is in a memory space that is not an integer")?,
    };
    let known = |value: i64| (value != DYNAMIC).then_some(value);
    Ok(MemRef {
        shape: (ty.shape.iter())
            .map(|&size| known(size).map(|size| size as u64))
            .collect(),
        strides: strided
            .strides
            .iter()
            .map(|&stride| known(stride))
            .collect(),
        offset: known(strided.offset),
        is_identity: ty.is_identity_layout(),
        space,
        element: Box::new(budget.part(|budget| source_type(ctx, ty.element, budget))),
    })
}

/// Facts about a function that only the text of the source contains.
#[derive(Default)]
struct Written {
    doc: String,
    arguments: Vec<String>,
}

/// Reads the comment before a function and the names of its arguments, if the source is in the custom assembly format.
fn written_before(ctx: &Context, loc: Loc) -> Written {
    let Some((file, at)) = ctx.sources().lookup(loc) else {
        return Written::default();
    };
    let (line, _) = file.line_column(at);
    let mut doc = Vec::new();
    for line in (1..line).rev() {
        let text = file.line(line).map(String::from_utf8_lossy);
        let Some(comment) = text
            .as_deref()
            .map(str::trim)
            .and_then(|text| text.strip_prefix("//"))
        else {
            break;
        };
        // `// -----` separates the chunks of a file.
        if comment.trim_start().starts_with("-----") {
            break;
        }
        doc.push(
            comment
                .strip_prefix(' ')
                .unwrap_or(comment)
                .trim_end()
                .to_owned(),
        );
    }
    doc.reverse();
    Written {
        doc: doc.join("\n").trim().to_owned(),
        arguments: argument_names(file.text().get(at..).unwrap_or_default()),
    }
}

/// Returns the argument names in `func.func @f(%a: i32, %b: f32)`.
fn argument_names(text: &[u8]) -> Vec<String> {
    let mut names = Vec::new();
    let Some(open) = text.iter().position(|&c| c == b'(' || c == b'{') else {
        return names;
    };
    if text.get(open) != Some(&b'(') {
        return names;
    }
    let mut depth = 0u32;
    let mut at = open;
    while let Some(&c) = text.get(at) {
        let rest = text.get(at + 1..).unwrap_or_default();
        match c {
            b'-' if rest.first() == Some(&b'>') => at += 1,
            b'(' | b'[' | b'{' | b'<' => depth += 1,
            b')' | b']' | b'}' | b'>' => {
                depth = depth.saturating_sub(1);
                if depth == 0 {
                    break;
                }
            }
            b'"' => {
                at += 1;
                while text.get(at).is_some_and(|&c| c != b'"') {
                    at += 1 + usize::from(text.get(at) == Some(&b'\\'));
                }
            }
            b'%' if depth == 1 => {
                let is_name = |c: &u8| c.is_ascii_alphanumeric() || b"_$.-".contains(c);
                let end = rest.iter().position(|c| !is_name(c)).unwrap_or(rest.len());
                names.push(String::from_utf8_lossy(&rest[..end]).into_owned());
                at += end;
            }
            _ => {}
        }
        at += 1;
    }
    names
}
