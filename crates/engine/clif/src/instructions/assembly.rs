//! Translates inline assembly without instructions, or with moves only.
//!
//! Programs use assembly without instructions to hide values from optimizers. The constraints determine its outputs: an
//! output has the value of the input in the same register or memory, and an unspecified value if there is no such
//! input.

use cranelift_codegen::ir::{self, types};
use terrace_llvmir::{
    AsmConstraint, AsmRole, AttrKind, Attribute, Block, Call, InlineAsm, Inst, Type, TypeKind,
};

use crate::abi::find_attr;
use crate::translator::{Parts, Translator};
use crate::types::{Lane, Layout};
use crate::why::{Result, said};

/// The reason for rejecting other assembly.
const REFUSED: &str = "uses inline assembly";

/// An operand of the assembly: an output or input.
struct Operand {
    constraint: AsmConstraint,
    /// The type of the value.
    ty: Type,
    /// The address of the value for an indirect operand, otherwise the value of an input.
    parts: Parts,
    /// The operand whose register or memory this one shares, or its own index.
    place: usize,
}

/// A move instruction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Move {
    to: Name,
    from: Source,
}

/// An operand by index, and the accessed number of bits, if the text specifies it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Name {
    index: usize,
    bits: Option<u32>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Source {
    Operand(Name),
    Number(i64),
}

/// A syntax of assembly.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Syntax {
    /// The syntax of AT&T, in which the destination comes last.
    Att,
    Intel,
    Arm,
}

/// Returns true if the assembly of a module or function contains only comments.
pub(crate) fn is_empty_assembly(text: &[u8], is_aarch64: bool) -> bool {
    let syntax = match is_aarch64 {
        true => Syntax::Arm,
        false => Syntax::Att,
    };
    let text = std::str::from_utf8(text).ok();
    let moves = text.and_then(|text| syntax.moves(text));
    moves.is_some_and(|moves| moves.is_empty())
}

impl Syntax {
    /// Returns the moves of a text, or `None` if there are other instructions.
    fn moves(self, text: &str) -> Option<Vec<Move>> {
        let text = self.without_comments(text);
        let statements = text.split(['\n', ';']).map(str::trim);
        let statements = statements.filter(|statement| !statement.is_empty());
        statements.map(|statement| self.one(statement)).collect()
    }

    fn without_comments(self, text: &str) -> String {
        let mut out = String::new();
        let mut rest = text;
        let mut is_new = true;
        while let Some(next) = rest.chars().next() {
            let is_hash = next == '#' && (self != Syntax::Arm || is_new);
            if let Some(after) = rest.strip_prefix("/*") {
                let end = after.find("*/").map_or(after.len(), |end| end + 2);
                out.push(' ');
                rest = &after[end..];
            } else if is_hash || rest.starts_with("//") {
                let end = rest.find('\n').unwrap_or(rest.len());
                rest = &rest[end..];
            } else {
                is_new = next == '\n' || is_new && next.is_whitespace();
                out.push(next);
                rest = &rest[next.len_utf8()..];
            }
        }
        out
    }

    fn one(self, statement: &str) -> Option<Move> {
        let (name, operands) = statement.split_once([' ', '\t'])?;
        let bits = match (self, name) {
            (_, "mov") => None,
            (Syntax::Att, "movb") => Some(8),
            (Syntax::Att, "movw") => Some(16),
            (Syntax::Att, "movl") => Some(32),
            (Syntax::Att, "movq") => Some(64),
            _ => return None,
        };
        let (first, second) = operands.split_once(',')?;
        let (first, second) = (first.trim(), second.trim());
        let (to, from) = match self {
            Syntax::Att => (second, first),
            Syntax::Intel | Syntax::Arm => (first, second),
        };
        let to = self.name(to)?;
        let to = Name {
            bits: bits.or(to.bits),
            ..to
        };
        let number = match self {
            Syntax::Att => from.strip_prefix("$$"),
            Syntax::Intel => Some(from),
            Syntax::Arm => from.strip_prefix('#'),
        };
        let from = match number.and_then(|number| number.parse().ok()) {
            Some(number) => Source::Number(number),
            None => Source::Operand(self.name(from)?),
        };
        Some(Move { to, from })
    }

    /// Parses an operand such as `$0` or `${0:w}`.
    fn name(self, text: &str) -> Option<Name> {
        let text = text.strip_prefix('$')?;
        let Some(inner) = text.strip_prefix('{') else {
            let bits = None;
            return Some(Name {
                index: text.parse().ok()?,
                bits,
            });
        };
        let (index, modifier) = inner.strip_suffix('}')?.split_once(':')?;
        let bits = match (self, modifier) {
            (Syntax::Arm, "w") => 32,
            (Syntax::Arm, "x") => 64,
            (Syntax::Arm, _) => return None,
            (_, "b") => 8,
            (_, "w") => 16,
            (_, "k") => 32,
            (_, "q") => 64,
            _ => return None,
        };
        let bits = Some(bits);
        Some(Name {
            index: index.parse().ok()?,
            bits,
        })
    }
}

/// Returns the register that a constraint names, in a form in which all names of the register are equal.
fn register(constraint: &AsmConstraint) -> Option<String> {
    let inside = constraint.codes.strip_prefix(b"{")?.strip_suffix(b"}")?;
    let name = std::str::from_utf8(inside).ok()?.to_ascii_lowercase();
    if name.contains(['{', '|']) {
        return None;
    }
    let whole = name.trim_start_matches(['e', 'r', 'x', 'w']);
    Some(match whole.as_bytes() {
        [b'a' | b'b' | b'c' | b'd', b'l' | b'x'] if name.len() <= 3 => format!("{}x", &whole[..1]),
        [b's' | b'd', b'i'] | [b's' | b'b', b'p'] if name.len() <= 3 => whole.to_owned(),
        [b'0'..=b'9', ..] => whole.trim_end_matches(['b', 'w', 'd']).to_owned(),
        _ => name,
    })
}

impl<'w> Translator<'w, '_> {
    /// Translates a call of inline assembly.
    pub(crate) fn assembly(
        &mut self,
        inst: Inst,
        asm: &InlineAsm,
        call: &Call<'w>,
    ) -> Result<Parts> {
        let syntax = match (self.program.is_aarch64, asm.intel_dialect) {
            (true, _) => Syntax::Arm,
            (false, true) => Syntax::Intel,
            (false, false) => Syntax::Att,
        };
        let text = std::str::from_utf8(&asm.text).ok();
        let moves = text.and_then(|text| syntax.moves(text));
        let (Some(moves), Some(constraints)) = (moves, asm.parse_constraints()) else {
            return said(REFUSED);
        };
        let operands = self.operands(inst, constraints, call)?;
        // The values in registers, indexed by place.
        let mut held: Vec<Option<(Type, Parts)>> = operands.iter().map(|_| None).collect();
        for operand in operands.iter().filter(|it| !it.constraint.indirect) {
            if operand.constraint.role == AsmRole::Input {
                held[operand.place] = Some((operand.ty, operand.parts.clone()));
            }
        }
        for (at, operand) in operands.iter().enumerate() {
            if operand.constraint.indirect
                && let Some((ty, parts)) = held[at].take()
            {
                let parts = self.reinterpret(ty, &parts, operand.ty)?;
                let layout = self.layout(operand.ty)?;
                self.store(&layout, &parts, operand.parts[0])?;
            }
        }
        for step in moves {
            let Some((to, value)) = self.moved(&operands, &held, step)? else {
                return said(REFUSED);
            };
            if to.constraint.indirect {
                let layout = self.layout(to.ty)?;
                self.store(&layout, &value, to.parts[0])?;
            } else {
                held[to.place] = Some((to.ty, value));
            }
        }
        let mut results = Parts::new();
        for operand in &operands {
            let constraint = &operand.constraint;
            if constraint.role != AsmRole::Output || constraint.indirect {
                continue;
            }
            match held[operand.place].clone() {
                Some((ty, parts)) => results.extend(self.reinterpret(ty, &parts, operand.ty)?),
                None => {
                    let layout = self.layout(operand.ty)?;
                    results.extend(self.fresh(&layout)?);
                }
            }
        }
        // Several outputs form a struct. A struct with many parts would be kept in memory.
        let layout = self.layout(self.body.inst_type(inst))?;
        match results.len() == layout.parts.len() {
            true => Ok(results),
            false => said("uses inline assembly with more than 64 values"),
        }
    }

    /// Translates `callbr`. Assembly without jumps continues at the default block.
    pub(crate) fn assembly_branch(
        &mut self,
        inst: Inst,
        call: &Call<'w>,
        default: Block,
    ) -> Result<Parts> {
        let callee = call.callee.as_const().map(|c| self.consts().kind(c));
        let Some(terrace_llvmir::ConstKind::InlineAsm(asm)) = callee else {
            return said("uses callbr of a function");
        };
        let is_aarch64 = self.program.is_aarch64;
        if !is_empty_assembly(&asm.text, is_aarch64) {
            return said("uses inline assembly that may jump (callbr)");
        }
        let parts = self.assembly(inst, asm, call)?;
        self.set_value(inst, parts.clone());
        self.jump(default)?;
        Ok(parts)
    }

    /// Returns the outputs and inputs, in the order in which the text numbers them.
    fn operands(
        &mut self,
        inst: Inst,
        constraints: Vec<AsmConstraint>,
        call: &Call<'w>,
    ) -> Result<Vec<Operand>> {
        let result = self.body.inst_type(inst);
        let fields = match self.layouts.types().kind(result) {
            TypeKind::Struct { fields, .. } => fields,
            TypeKind::Identified { fields, .. } => fields.unwrap_or(&[]),
            _ => std::slice::from_ref(&result),
        };
        let mut fields = fields.iter();
        let mut arguments = call.args.iter().enumerate();
        let mut operands: Vec<Operand> = Vec::new();
        for constraint in constraints {
            if !matches!(constraint.role, AsmRole::Input | AsmRole::Output) {
                continue;
            }
            let mut parts = Parts::new();
            let mut ty = None;
            if constraint.has_argument() {
                let Some((at, value)) = arguments.next() else {
                    return said("uses inline assembly with too few operands");
                };
                parts = self.parts(value)?;
                ty = match constraint.indirect {
                    true => self.element_type(call, at),
                    false => Some(self.type_of(value)),
                };
            } else {
                ty = ty.or_else(|| fields.next().copied());
            }
            let Some(ty) = ty else {
                return said("uses inline assembly with an operand without a type");
            };
            let own = operands.len();
            let register = register(&constraint);
            let shared = || {
                let register = register.as_ref()?;
                operands
                    .iter()
                    .position(|other| self::register(&other.constraint).as_ref() == Some(register))
            };
            let place = constraint.tied_to.or_else(shared).unwrap_or(own);
            operands.push(Operand {
                constraint,
                ty,
                parts,
                place,
            });
        }
        Ok(operands)
    }

    /// Returns the element type attribute of an indirect operand.
    fn element_type(&self, call: &Call<'w>, at: usize) -> Option<Type> {
        let attrs = &self.layouts.ctx.attrs;
        let set = attrs.param_sets(call.attrs).get(at)?;
        match find_attr(attrs, *set, AttrKind::ElementType)? {
            Attribute::Type(_, ty) => Some(*ty),
            _ => None,
        }
    }

    /// Returns an unspecified value.
    fn fresh(&mut self, layout: &Layout) -> Result<Parts> {
        match layout.in_memory {
            true => Ok(Parts::from_slice(&[
                self.aligned_slot(layout.size, layout.align)?
            ])),
            false => Ok(self.zeros(layout)),
        }
    }

    /// Reinterprets a value of one type as another type in the same register.
    fn reinterpret(&mut self, from: Type, parts: &[ir::Value], to: Type) -> Result<Parts> {
        if from == to {
            return Ok(Parts::from_slice(parts));
        }
        let (before, after) = (self.layout(from)?, self.layout(to)?);
        let as_int = |layout: &Layout| match layout.scalar()? {
            Lane::Pointer => Some(Lane::Int(64)),
            lane @ Lane::Int(_) => Some(lane),
            _ => None,
        };
        if let (Some(from), Some(to)) = (as_int(&before), as_int(&after)) {
            let resized = self.resize(from, to, false, parts);
            return Ok(resized.into_iter().collect());
        }
        if before.store_size != after.store_size {
            return said(
                "uses inline assembly with values of different sizes in the same register",
            );
        }
        let size = before.size.max(after.size);
        let slot = self.aligned_slot(size, before.align.max(after.align))?;
        self.store(&before, parts, slot)?;
        self.load(&after, slot)
    }

    /// Returns the destination of a move and its new value; `None` if the move does not write a whole register.
    fn moved<'o>(
        &mut self,
        operands: &'o [Operand],
        held: &[Option<(Type, Parts)>],
        Move { to, from }: Move,
    ) -> Result<Option<(&'o Operand, Parts)>> {
        let Some(target) = operands.get(to.index) else {
            return Ok(None);
        };
        let Some(width) = self.register_bits(target.ty)? else {
            return Ok(None);
        };
        let bits = to.bits.unwrap_or(width);
        // A 32-bit move clears the rest of the register; a narrower move leaves the rest unchanged.
        let is_whole = bits == width;
        if !is_whole && (target.constraint.indirect || bits != 32 || width != 64) {
            return Ok(None);
        }
        let (value, given) = match from {
            Source::Number(number) => (self.iconst(types::I64, number), 64),
            Source::Operand(name) => {
                let Some(source) = operands.get(name.index) else {
                    return Ok(None);
                };
                if name.bits.is_some_and(|own| own != bits) {
                    return Ok(None);
                }
                let (ty, parts) = match source.constraint.indirect {
                    true => {
                        let layout = self.layout(source.ty)?;
                        (source.ty, self.load(&layout, source.parts[0])?)
                    }
                    false => match &held[source.place] {
                        Some((ty, parts)) => (*ty, parts.clone()),
                        None => (source.ty, {
                            let layout = self.layout(source.ty)?;
                            self.zeros(&layout)
                        }),
                    },
                };
                match (self.register_bits(ty)?, parts.first()) {
                    (Some(given), Some(&value)) => (value, given),
                    _ => return Ok(None),
                }
            }
        };
        let value = self.resize_int(given, bits, false, value);
        let value = self.resize_int(bits, width, false, value);
        Ok(Some((target, Parts::from_slice(&[value]))))
    }

    /// Returns the width of a type whose values are stored unchanged in an integer register.
    fn register_bits(&mut self, ty: Type) -> Result<Option<u32>> {
        Ok(match self.layout(ty)?.scalar() {
            Some(Lane::Int(bits @ (8 | 16 | 32 | 64))) => Some(bits),
            Some(Lane::Pointer) => Some(64),
            _ => None,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn operand(index: usize) -> Name {
        Name { index, bits: None }
    }

    #[test]
    fn comments_are_nothing() {
        for text in ["", " \n\t", "# $0 is here", "; ;\n", "/* a\nb */ // c"] {
            assert_eq!(Syntax::Att.moves(text), Some(Vec::new()), "{text:?}");
        }
        for text in ["nop", "cpuid", "call f", "1:", ".byte 0x90", "mov $1"] {
            assert_eq!(Syntax::Att.moves(text), None, "{text:?}");
        }
    }

    #[test]
    fn moves_have_a_direction() {
        let to = operand(0);
        let from = Source::Operand(operand(1));
        let expected = Some(vec![Move { to, from }]);
        assert_eq!(Syntax::Att.moves("mov $1, $0"), expected);
        assert_eq!(Syntax::Intel.moves("mov $0, $1"), expected);
        assert_eq!(Syntax::Arm.moves("mov\t$0,$1 // copy"), expected);
        let to = Name {
            index: 0,
            bits: Some(32),
        };
        let from = Source::Number(-7);
        let expected = Some(vec![Move { to, from }]);
        assert_eq!(Syntax::Att.moves("movl $$-7, ${0:k}"), expected);
        assert_eq!(Syntax::Arm.moves("mov ${0:w}, #-7"), expected);
    }

    #[test]
    fn registers_have_several_names() {
        let named = |text: &str| register(&parse(&format!("={text}")));
        assert_eq!(named("{ax}"), named("{rax}"));
        assert_eq!(named("{eax}"), named("{al}"));
        assert_eq!(named("{r8}"), named("{r8d}"));
        assert_eq!(named("{x3}"), named("{w3}"));
        assert_eq!(named("{rsi}"), named("{esi}"));
        assert_ne!(named("{ax}"), named("{bx}"));
        assert_ne!(named("{xmm1}"), named("{xmm11}"));
        assert_eq!(named("r"), None);
    }

    fn parse(constraints: &str) -> AsmConstraint {
        let asm = InlineAsm {
            function_type: Type::VOID,
            text: Box::default(),
            constraints: constraints.as_bytes().into(),
            side_effects: false,
            align_stack: false,
            intel_dialect: false,
            can_unwind: false,
        };
        let parsed = asm.parse_constraints().unwrap_or_default();
        parsed.into_iter().next().expect("a constraint")
    }
}
