//! Determines which types follow from others.

use crate::{Definition, Mistake, Name};

impl Definition<'_> {
    /// Returns the operands and results whose types are known if the types of `given` are.
    fn known_types(&self, given: &[Name]) -> Vec<Name> {
        let mut known = given.to_vec();
        loop {
            let count = known.len();
            let is_operand = |name: Name| matches!(name, Name::Operand(_));
            let all = self.has_one_type && !known.is_empty();
            let operands = self.has_one_operand_type && known.iter().copied().any(is_operand);
            for name in self.typed_parts() {
                let follows = all || operands && is_operand(name);
                if follows && !known.contains(&name) {
                    known.push(name);
                }
            }
            for relation in &self.relations {
                let is_known = |name| matches!(name, Name::Prop(_)) || known.contains(&name);
                match (is_known(relation.from), is_known(relation.to)) {
                    (true, false) => known.push(relation.to),
                    (false, true) if relation.both_ways => known.push(relation.from),
                    _ => (),
                }
            }
            if known.len() == count {
                return known;
            }
        }
    }

    fn typed_parts(&self) -> impl Iterator<Item = Name> {
        let names = self.parts.iter().map(|part| part.is);
        names.filter(|name| name.has_types())
    }

    /// Returns the operands and results whose types do not follow from those of `given`.
    pub fn unknown_types(&self, given: &[Name]) -> Vec<Name> {
        let known = self.known_types(given);
        let all = self.typed_parts();
        all.filter(|name| !known.contains(name)).collect()
    }

    /// Returns the operands and results whose type, together with the types of `given`, determines the type of `name`.
    pub fn sources_of_type(&self, name: Name, given: &[Name]) -> Vec<Name> {
        let all = self.typed_parts();
        all.filter(|&source| {
            let mut with = given.to_vec();
            with.push(source);
            self.known_types(&with).contains(&name)
        })
        .collect()
    }

    /// Returns the error for a type that is [unknown](Self::unknown_types).
    pub fn unknown_type(&self, is: Name) -> Mistake {
        let part = self.parts.iter().find(|part| part.is == is);
        let name = part.map_or("", |part| part.name);
        let what = is.kind();
        Mistake {
            message: format!(
                "cannot infer the type of the {what} `{name}`; add `type(${name})` to the format, or a trait that determines the type"
            ),
            part: Some(is),
        }
    }
}
