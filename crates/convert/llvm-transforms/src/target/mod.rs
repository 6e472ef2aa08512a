//! `llvm-target-to-data-layout` and `llvm-target-to-target-features`: derive attributes from the target of a module.

mod data_layout;
mod dl_spec;
mod features;
mod triple;

use terrace_builtin::data_layout::{DL_SPEC, DataLayoutSpecAttr};
use terrace_ir::{Attr, Context, DictionaryAttr, Failed, OpId, OpRef, Reporter};
use terrace_llvm::attrs::{TargetAttr, TargetFeaturesAttr};
use terrace_pass::{OptionValues, PassContext, PassDef, TypedOption};
use triple::Triple;

const INITIALIZE: TypedOption<bool> = TypedOption::bool(
    "initialize-llvm-targets",
    "Whether to pre-load all available target machines, that LLVM is configured to support, into the TargetRegistry.",
    true,
);

/// The name of the attribute that contains the target.
const TARGET: &str = "llvm.target";

/// `llvm-target-to-data-layout`
pub static LLVM_TARGET_TO_DATA_LAYOUT: PassDef = PassDef::new(
    "llvm-target-to-data-layout",
    "Derive data layout attributes from LLVM target attributes",
    target_to_data_layout,
)
.class("LLVMTargetToDataLayout")
.options(&[INITIALIZE.def])
.dialects(&["dlti"]);

/// `llvm-target-to-target-features`
pub static LLVM_TARGET_TO_TARGET_FEATURES: PassDef = PassDef::new(
    "llvm-target-to-target-features",
    "Update attached #llvm.target's features per the described target",
    target_to_target_features,
)
.class("LLVMTargetToTargetFeatures")
.options(&[INITIALIZE.def]);

fn error(cx: &mut PassContext<'_>, message: String) -> Failed {
    let ctx = cx.ctx;
    let op = OpRef::new(ctx, cx.body, OpId::ROOT);
    let mut report = Reporter {
        ctx,
        diags: cx.diags,
    };
    report.error(op, message)
}

/// Returns the attribute `llvm.target`, if it is a target, with its storage.
fn target(ctx: &Context, attrs: Attr) -> Option<(Attr, &TargetAttr)> {
    let attr = attrs.as_::<DictionaryAttr>(ctx)?.get(ctx.string(TARGET))?;
    Some((attr, attr.as_::<TargetAttr>(ctx)?))
}

/// Sets a discardable attribute of the operation that a pass runs on.
fn set_attr(cx: &mut PassContext<'_>, name: &str, value: Attr) {
    let ctx = cx.ctx;
    let attrs = cx.body.attrs(OpId::ROOT);
    let entries = attrs.as_::<DictionaryAttr>(ctx);
    let mut entries = entries.map_or(Vec::new(), |attrs| attrs.entries().to_vec());
    let name = ctx.string(name);
    entries.retain(|entry| entry.0 != name);
    entries.push((name, value));
    cx.body.set_attrs(OpId::ROOT, ctx.dictionary(entries));
}

/// Derives the data layout. Without `initialize-llvm-targets`, LLVM and the passes know no target.
fn target_to_data_layout(cx: &mut PassContext<'_>, options: &OptionValues) -> Result<(), Failed> {
    let ctx = cx.ctx;
    let attrs = cx.body.attrs(OpId::ROOT);
    let Some((attr, target)) = target(ctx, attrs) else {
        let message = format!("no TargetAttrInterface-implementing attribute at key \"{TARGET}\"");
        return Err(error(cx, message));
    };
    let triple = target.triple.as_str(ctx).unwrap_or_default();
    let known = Triple::parse(triple).filter(|_| options.get(&INITIALIZE));
    let Some(known) = known else {
        let message = format!(
            "failed to obtain llvm::DataLayout for {}",
            ctx.show_attr(attr)
        );
        return Err(error(cx, message));
    };
    let text = data_layout::data_layout(&known);
    let dictionary = attrs.as_::<DictionaryAttr>(ctx);
    let known = dictionary.and_then(|attrs| attrs.get(ctx.string(DL_SPEC)));
    let known = known.and_then(|known| known.as_::<DataLayoutSpecAttr>(ctx));
    let mut entries = dl_spec::entries_of(ctx, &text);
    if let Some(known) = known {
        entries = match dl_spec::combine(ctx, entries, &known.entries) {
            Ok(entries) => entries,
            Err(key) => {
                let message =
                    format!("the data layout of the module and that of its target differ in {key}");
                return Err(error(cx, message));
            }
        };
    }
    let spec = DataLayoutSpecAttr {
        entries: entries.into(),
    };
    set_attr(cx, DL_SPEC, ctx.attr(spec));
    Ok(())
}

fn target_to_target_features(
    cx: &mut PassContext<'_>,
    options: &OptionValues,
) -> Result<(), Failed> {
    let ctx = cx.ctx;
    let Some((attr, target)) = target(ctx, cx.body.attrs(OpId::ROOT)) else {
        let message = format!("no LLVM::TargetAttr attribute at key \"{TARGET}\"");
        return Err(error(cx, message));
    };
    let triple = target.triple.as_str(ctx).unwrap_or_default();
    let chip = target.chip.as_str(ctx).unwrap_or_default();
    let wanted = target
        .features
        .and_then(|features| features.as_::<TargetFeaturesAttr>(ctx));
    let wanted = wanted.map_or(&[][..], |features| &features.features);
    let wanted: Vec<&str> = wanted
        .iter()
        .filter_map(|feature| feature.as_str(ctx))
        .collect();
    let loc = cx.body.loc(OpId::ROOT);
    let enabled = Triple::parse(triple)
        .filter(|_| options.get(&INITIALIZE))
        .and_then(|triple| {
            let warn = |message| cx.diags.warning(loc, message);
            features::enabled(&triple, chip, &wanted, warn).ok()
        });
    let Some(enabled) = enabled else {
        let message = format!(
            "failed to obtain llvm::TargetMachine for {}",
            ctx.show_attr(attr)
        );
        return Err(error(cx, message));
    };
    let enabled: Vec<Attr> = enabled
        .iter()
        .map(|feature| ctx.string(format!("+{feature}")))
        .collect();
    let features = ctx.attr(TargetFeaturesAttr {
        features: enabled.into(),
    });
    let target = ctx.attr(TargetAttr {
        features: Some(features),
        ..target.clone()
    });
    set_attr(cx, TARGET, target);
    Ok(())
}
