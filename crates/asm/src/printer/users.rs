//! Prints comments with the uses of values: `--mlir-print-value-users`.

use super::Printer;
use terrace_ir::{Body, OpId, ValueId};

impl Printer<'_> {
    /// Prints ` // users: %2, %3` after an operation, or its number if it has no results.
    pub(super) fn users_comment(&mut self, body: &Body, op: OpId) {
        let results: Vec<ValueId> = body.results(op).collect();
        if results.is_empty() {
            if body.num_operands(op) > 0 {
                self.text(" // id: ");
                self.op_number(op);
            }
            return;
        }
        let mut users: Vec<OpId> = Vec::new();
        for user in results.iter().flat_map(|&result| body.uses(result)) {
            if !users.contains(&user.op) {
                users.push(user.op);
            }
        }
        if users.is_empty() {
            return self.text(" // unused");
        }
        let made: usize = users.iter().map(|&user| body.num_results(user)).sum();
        let one = results.len() == 1 && users.len() == 1 && made <= 1;
        self.text(if one { " // user: " } else { " // users: " });
        for (index, &result) in results.iter().enumerate() {
            if index > 0 {
                self.text(", ");
            }
            if results.len() > 1 {
                self.ch('(');
            }
            self.users(body, result);
            if results.len() > 1 {
                self.ch(')');
            }
        }
    }

    /// Prints `// %arg0 is used by %1` at the start of a block, one line per argument.
    pub(super) fn argument_users(&mut self, body: &Body, args: &[ValueId]) {
        for &arg in args {
            self.indentation();
            self.text("// ");
            self.value(arg);
            if body.uses(arg).next().is_none() {
                self.text(" is unused");
            } else {
                self.text(" is used by ");
                self.users(body, arg);
            }
            self.ch('\n');
        }
    }

    /// Prints the users of a value, each once. As upstream, a comma precedes each user that is not the first use.
    fn users(&mut self, body: &Body, value: ValueId) {
        let mut seen: Vec<OpId> = Vec::new();
        for (index, user) in body.uses(value).enumerate() {
            if seen.contains(&user.op) {
                continue;
            }
            seen.push(user.op);
            if index > 0 {
                self.text(", ");
            }
            if body.num_results(user.op) == 0 {
                self.op_number(user.op);
            } else {
                self.values(body.results(user.op));
            }
        }
        if seen.is_empty() {
            self.text("unused");
        }
    }

    fn op_number(&mut self, op: OpId) {
        match self.names.op_number(op) {
            Some(number) => {
                self.ch('%');
                self.int(i64::from(number));
            }
            None => self.text("<<UNKNOWN OPERATION>>"),
        }
    }
}
