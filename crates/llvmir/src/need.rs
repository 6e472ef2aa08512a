//! Values and conditions that a module has to have. The message for one that is missing comes after it:
//! `ensure(condition, ...).or("message")?`.

/// The place of a problem, which makes an error of a message.
pub trait Refuse {
    /// The error.
    type Error;

    /// The error with this message.
    fn refused(self, message: String) -> Self::Error;
}

/// Something that has to be there, and the place of the problem if it is not.
pub struct Needed<T, P> {
    /// The value, if it was found.
    pub found: Option<T>,
    /// The place of the problem if it was not.
    pub place: P,
}

impl<T, P: Refuse> Needed<T, P> {
    /// The value that was found, or an error with this message.
    #[inline]
    pub fn or(self, message: &str) -> Result<T, P::Error> {
        match self.found {
            Some(found) => Ok(found),
            None => Err(missing(self.place, message)),
        }
    }

    /// The value that was found, or an error with the message that `message` makes.
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
