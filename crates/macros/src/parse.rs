//! Parses the arguments of `#[op]` and the fields of the struct.

use crate::args::{Errors, each_arg, list, made, names, plain, value};
use syn::ext::IdentExt;
use syn::parse::{Parse, ParseStream};
use syn::{
    Attribute, Expr, Field, GenericArgument, Ident, ItemStruct, LitInt, LitStr, Path,
    PathArguments, Result, Token, Type,
};

/// A type relation: `types_match(from -> to, transform, "message")`.
pub(crate) struct TypesMatch {
    pub from: Ident,
    pub to: Ident,
    pub transform: Expr,
    pub message: LitStr,
}

impl Parse for TypesMatch {
    fn parse(input: ParseStream) -> Result<Self> {
        let wrong = |error: syn::Error| {
            let message = format!(
                "{error}: `types_match(from -> to, transform, \"message\")` has two fields, a function and a text"
            );
            syn::Error::new(error.span(), message)
        };
        let from = input.parse().map_err(wrong)?;
        input.parse::<Token![->]>().map_err(wrong)?;
        let to = input.parse().map_err(wrong)?;
        input.parse::<Token![,]>().map_err(wrong)?;
        let transform = input.parse().map_err(wrong)?;
        input.parse::<Token![,]>().map_err(wrong)?;
        Ok(TypesMatch {
            from,
            to,
            transform,
            message: input.parse()?,
        })
    }
}

/// The arguments of `#[op(..)]`.
#[derive(Default)]
pub(crate) struct OpArgs {
    pub name: Option<LitStr>,
    pub format: Option<Expr>,
    pub traits: Vec<Path>,
    /// The views of the allowed parent operations.
    pub parents: Vec<Type>,
    /// The view of the implicit terminator.
    pub terminator: Option<Type>,
    pub verify: Option<Expr>,
    pub verify_regions: Option<Expr>,
    pub verify_place: Option<Expr>,
    pub fold: Option<Expr>,
    pub infer: Option<Expr>,
    pub result_name: Option<LitStr>,
    pub interfaces: Vec<Interface>,
    pub same_type: Vec<Vec<Ident>>,
    pub types_match: Vec<TypesMatch>,
    pub intrinsic: Option<Intrinsic>,
    pub immediates: Vec<Immediate>,
    /// The errors in the arguments. Invalid arguments are dropped.
    pub errors: Errors,
}

/// An interface: `dyn Interface`, or `dyn Interface = MODEL`.
pub(crate) struct Interface {
    pub of: Type,
    /// The static that contains the model. Without one, the operation's view is the model.
    pub model: Option<Expr>,
}

impl Parse for Interface {
    fn parse(input: ParseStream) -> Result<Self> {
        let of: Type = input.parse()?;
        if !matches!(of, Type::TraitObject(_)) {
            let message = "an interface is `dyn Trait`: `interfaces(dyn A, dyn B = MODEL)`";
            return Err(syn::Error::new_spanned(&of, message));
        }
        let mut model = None;
        if input.peek(Token![=]) {
            input.parse::<Token![=]>()?;
            model = Some(input.parse()?);
        }
        Ok(Interface { of, model })
    }
}

/// An intrinsic: `intrinsic`, or `intrinsic = "llvm.name"`.
pub(crate) struct Intrinsic {
    /// The keyword, whose span is used in messages.
    pub word: Ident,
    /// LLVM's name, if it does not follow from the name of the operation.
    pub name: Option<LitStr>,
}

/// A property that is an argument of the intrinsic: `property = position`.
pub(crate) struct Immediate {
    pub field: Ident,
    pub position: usize,
}

impl Parse for Immediate {
    fn parse(input: ParseStream) -> Result<Self> {
        let field = input.call(Ident::parse_any)?;
        input.parse::<Token![=]>()?;
        let position: LitInt = input.parse()?;
        Ok(Immediate {
            field,
            position: position.base10_parse()?,
        })
    }
}

/// The view of an operation.
struct View(Type);

impl Parse for View {
    fn parse(input: ParseStream) -> Result<Self> {
        if input.peek(LitStr) {
            let message = "an operation is named by its view, as in `terminator = YieldOp`";
            return Err(input.error(message));
        }
        input.parse().map(View)
    }
}

/// The traits that the view derives.
const MADE: &[&str] = &["Clone", "Copy", "PartialEq", "Eq", "Debug"];

/// The names of the arguments of `#[op(..)]`.
const NAMES: &[&str] = &[
    "name",
    "format",
    "traits",
    "parents",
    "terminator",
    "verify",
    "verify_alone",
    "verify_regions",
    "verify_place",
    "fold",
    "infer",
    "result_name",
    "interfaces",
    "same_type",
    "types_match",
    "intrinsic",
    "immediates",
];

impl Parse for OpArgs {
    fn parse(input: ParseStream) -> Result<Self> {
        let mut args = OpArgs::default();
        args.errors = each_arg(input, NAMES, |key, input| {
            match key.to_string().as_str() {
                "name" => args.name = value(input)?,
                "format" => args.format = value(input)?,
                "traits" => args.traits.extend(names::<Path>(input)?),
                "parents" => {
                    args.parents = list(input)?.into_iter().map(|View(view)| view).collect();
                }
                "terminator" => args.terminator = value(input)?.map(|View(view)| view),
                "verify" => args.verify = value(input)?,
                "verify_alone" => {
                    args.verify = value(input)?;
                    args.traits.push(syn::parse_quote!(VERIFIES_ALONE));
                }
                "verify_regions" => args.verify_regions = value(input)?,
                "verify_place" => args.verify_place = value(input)?,
                "fold" => args.fold = value(input)?,
                "infer" => args.infer = value(input)?,
                "result_name" => args.result_name = value(input)?,
                "interfaces" => args.interfaces = list(input)?,
                "same_type" => {
                    let fields: Vec<Ident> = names(input)?;
                    if fields.len() < 2 {
                        let message = "`same_type(a, b)` names two fields or more";
                        return Err(syn::Error::new(key.span(), message));
                    }
                    args.same_type.push(fields);
                }
                "types_match" => {
                    let content;
                    syn::parenthesized!(content in input);
                    args.types_match.push(content.parse()?);
                }
                "intrinsic" => {
                    args.intrinsic = Some(Intrinsic {
                        word: key.clone(),
                        name: match input.peek(Token![=]) {
                            true => value(input)?,
                            false => None,
                        },
                    });
                }
                "immediates" => args.immediates = list(input)?,
                _ => return Ok(false),
            }
            Ok(true)
        });
        Ok(args)
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Arity {
    One,
    Optional,
    Variadic,
}

/// A field: an operand, result, property, region or successor.
pub(crate) struct Part {
    pub ident: Ident,
    pub mlir_name: String,
    pub arity: Arity,
    /// The constraint or region kind. For a typed property, only a constraint that is stricter than the type.
    pub constraint: Option<Type>,
    pub default: Option<Expr>,
    /// The default value of a property in the spec, if the text has no default.
    pub built: Option<Expr>,
    /// The position among the fields.
    pub order: usize,
    /// The `PropType` of a typed property, or the storage type of a typed operand or result.
    pub typed: Option<Type>,
    /// True for an optional unit property.
    pub flag: bool,
    /// True for a group of operands that is not a parameter of the constructor.
    pub setter: bool,
    /// True for a result whose constraint only one type satisfies.
    pub unique: bool,
    pub docs: Vec<Attribute>,
}

/// The whole definition.
pub(crate) struct Op {
    pub args: OpArgs,
    pub name: LitStr,
    pub item: ItemStruct,
    pub operands: Vec<Part>,
    pub results: Vec<Part>,
    pub props: Vec<Part>,
    pub regions: Vec<Part>,
    pub successors: Vec<Part>,
}

/// Returns the last segment of a path type and its first type argument.
fn applied(ty: &Type) -> Option<(&Ident, Option<&Type>)> {
    let Type::Path(path) = ty else { return None };
    let last = path.path.segments.last()?;
    let inner = match &last.arguments {
        PathArguments::AngleBracketed(args) => match args.args.first() {
            Some(GenericArgument::Type(ty)) => Some(ty),
            _ => None,
        },
        _ => None,
    };
    Some((&last.ident, inner))
}

/// Returns true if a path names a type. Constants are in capital letters.
fn is_rust_type(ty: &Type) -> bool {
    applied(ty).is_some_and(|(name, _)| name.to_string().contains(char::is_lowercase))
}

/// Returns the second type argument of a path type.
fn second_argument(ty: &Type) -> Option<&Type> {
    let Type::Path(path) = ty else { return None };
    match &path.path.segments.last()?.arguments {
        PathArguments::AngleBracketed(args) => match args.args.iter().nth(1)? {
            GenericArgument::Type(ty) => Some(ty),
            _ => None,
        },
        _ => None,
    }
}

impl Op {
    /// Parses the definition and collects errors. Invalid parts are dropped, because code that uses the operation must
    /// not report follow-up errors.
    pub(crate) fn new(mut args: OpArgs, item: ItemStruct) -> (Self, Errors) {
        let mut errors = std::mem::take(&mut args.errors);
        let name = args.name.clone().unwrap_or_else(|| {
            if errors.is_empty() {
                let message = "`name = \"dialect.mnemonic\"` is missing";
                errors.add(syn::Error::new(item.ident.span(), message));
            }
            LitStr::new("unnamed.unnamed", item.ident.span())
        });
        let mut op = Op {
            args,
            name,
            operands: Vec::new(),
            results: Vec::new(),
            props: Vec::new(),
            regions: Vec::new(),
            successors: Vec::new(),
            item,
        };
        errors.take(crate::args::no_derives(&mut op.item.attrs, MADE));
        if !op.item.generics.params.is_empty() {
            let message = "an operation has no generic parameters";
            errors.add(syn::Error::new_spanned(&op.item.generics, message));
        }
        for (order, field) in op.item.fields.clone().iter().enumerate() {
            let added = op.add(order, field);
            errors.take(added);
        }
        crate::check::check(&mut op, &mut errors);
        if !errors.is_empty() {
            // These arguments name fields, some of which may have been dropped.
            op.args.format = None;
            op.args.same_type.clear();
            op.args.types_match.clear();
        }
        (op, errors)
    }

    fn add(&mut self, order: usize, field: &Field) -> Result<()> {
        let error = |message: &str| syn::Error::new_spanned(&field.ty, message);
        let ident = field
            .ident
            .clone()
            .ok_or_else(|| error("fields must be named"))?;
        let mut ty = &field.ty;
        let mut arity = Arity::One;
        let expected = "expected Operand<..>, Res<..>, Prop<..>, Flag, Region<..> or Succ, or one of them in Optional<..> or Variadic<..>";
        let (mut kind, mut inner) = applied(ty).ok_or_else(|| error(expected))?;
        if kind == "Optional" || kind == "Variadic" {
            arity = if kind == "Optional" {
                Arity::Optional
            } else {
                Arity::Variadic
            };
            ty = inner.ok_or_else(|| error(expected))?;
            (kind, inner) = applied(ty).ok_or_else(|| error(expected))?;
        }
        let mut part = Part {
            mlir_name: plain(&ident),
            ident: made(&ident),
            arity,
            constraint: inner.cloned(),
            default: None,
            built: None,
            order,
            typed: None,
            flag: false,
            setter: false,
            unique: false,
            docs: Vec::new(),
        };
        for attr in &field.attrs {
            if attr.path().is_ident("mlir") {
                part.mlir_name = attr.parse_args::<LitStr>()?.value();
            } else if attr.path().is_ident("default") {
                part.default = Some(attr.parse_args()?);
            } else if attr.path().is_ident("built") {
                part.built = Some(attr.parse_args()?);
            } else if attr.path().is_ident("setter") {
                attr.meta.require_path_only()?;
                part.setter = true;
                crate::check::setter(attr, kind, arity)?;
            } else if attr.path().is_ident("unique") {
                attr.meta.require_path_only()?;
                part.unique = true;
                crate::check::unique(attr, kind, arity)?;
            } else if attr.path().is_ident("doc") {
                part.docs.push(attr.clone());
            } else {
                let message = "unknown attribute: fields of operations take `#[mlir(\"name\")]`, `#[default(..)]`, `#[built(..)]`, \
                               `#[setter]` and `#[unique]`";
                return Err(syn::Error::new_spanned(attr, message));
            }
        }
        if kind == "Flag" {
            if arity != Arity::One {
                return Err(error("a flag is there or not: write `Flag`"));
            }
            part.flag = true;
            part.arity = Arity::Optional;
            part.constraint = Some(syn::parse_quote!(::terrace_ir::AttrConstraint::UNIT));
        }
        if kind == "Prop" || kind == "Operand" || kind == "Res" {
            part.typed = part.constraint.take_if(|ty| is_rust_type(ty));
            if let Some(stricter) = second_argument(ty) {
                if part.typed.is_none() {
                    let message = format!("`{kind}<T, C>`: `T` is a type, `C` a constraint");
                    return Err(error(&message));
                }
                part.constraint = Some(stricter.clone());
            }
        }
        if kind == "Prop" && arity == Arity::Variadic {
            return Err(error(
                "a property cannot be variadic; use an array, such as `Prop<I64Array>`",
            ));
        }
        if kind == "Succ" && inner.is_some() {
            return Err(error("`Succ` takes no parameters; write `Succ`"));
        }
        if kind != "Prop" && (part.default.is_some() || part.built.is_some()) {
            return Err(error("only a property `Prop<..>` has a default"));
        }
        let is_known = ["Operand", "Res", "Prop", "Flag", "Region", "Succ"]
            .iter()
            .any(|known| kind == known);
        if !is_known {
            return Err(error(&format!("unknown part `{kind}`; {expected}")));
        }
        let needs_none = kind == "Succ" || kind == "Prop" && part.typed.is_some();
        if !needs_none && part.constraint.is_none() {
            let any = match kind == "Region" {
                true => "RegionKind::ANY",
                false => "ANY",
            };
            let message = format!("`{kind}` requires a constraint, as in `{kind}<{any}>`");
            return Err(error(&message));
        }
        match kind.to_string().as_str() {
            "Operand" => self.operands.push(part),
            "Res" => self.results.push(part),
            "Prop" | "Flag" => self.props.push(part),
            "Region" => self.regions.push(part),
            _ => self.successors.push(part),
        }
        Ok(())
    }

    /// Returns the lists of all parts.
    pub(crate) fn lists(&mut self) -> [&mut Vec<Part>; 5] {
        [
            &mut self.operands,
            &mut self.props,
            &mut self.results,
            &mut self.regions,
            &mut self.successors,
        ]
    }

    /// Iterates over all parts, each with the name of its kind.
    pub(crate) fn parts(&self) -> impl Iterator<Item = (&'static str, &Part)> {
        let lists = [
            ("operand", &self.operands),
            ("property", &self.props),
            ("result", &self.results),
            ("region", &self.regions),
            ("successor", &self.successors),
        ];
        lists
            .into_iter()
            .flat_map(|(what, list)| list.iter().map(move |part| (what, part)))
    }

    pub(crate) fn has_trait(&self, name: &str) -> bool {
        self.args.traits.iter().any(|path| path.is_ident(name))
    }
}

/// Returns the number of optional and variadic parts in a list.
pub(crate) fn variadics(parts: &[Part]) -> usize {
    parts.iter().filter(|part| part.arity != Arity::One).count()
}
