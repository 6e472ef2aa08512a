//! Assertions about a module, followed by the message for a violation: `ensure(condition, ...).or("message")?`.

/// A source location (or other position) that can turn a message into an error.
pub trait Refuse {
    /// The error type.
    type Error;

    /// Returns an error with this message.
    fn refused(self, message: String) -> Self::Error;
}

/// The result of an assertion: a value, and the position to report if it is missing.
pub struct Needed<T, P> {
    /// The value, or `None` if the assertion failed.
    pub found: Option<T>,
    /// The position to report.
    pub place: P,
}

impl<T, P: Refuse> Needed<T, P> {
    /// Returns the value, or an error with this message.
    #[inline]
    pub fn or(self, message: &str) -> Result<T, P::Error> {
        match self.found {
            Some(found) => Ok(found),
            None => Err(missing(self.place, message)),
        }
    }

    /// Returns the value, or an error with the message that `message` returns.
    #[inline]
    pub fn or_else(self, message: impl FnOnce() -> String) -> Result<T, P::Error> {
        match self.found {
            Some(found) => Ok(found),
            None => Err(self.place.refused(message())),
        }
    }
}

#[cold]
#[inline(never)]
fn missing<P: Refuse>(place: P, message: &str) -> P::Error {
    place.refused(message.to_owned())
}
