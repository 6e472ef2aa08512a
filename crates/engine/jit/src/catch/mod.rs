//! Turns signals in running code into a result of the call.
//!
//! [`call`] runs code that can be abandoned at any instruction. The signal handler runs on an alternate stack and
//! inspects where the thread stopped:
//!
//! - The thread stopped in compiled code, or in a function that compiled code called directly and that has no frame yet
//!   (`memcpy` with a bad pointer), and only compiled code is between there and `call`: the handler records the reason
//!   and the backtrace, and the thread continues at the end of `call`.
//! - Otherwise, the handler that was installed before gets the signal. [`Limits::foreign`] overrides this, for a
//!   process that ends afterwards.
//!
//! The handler takes no locks, allocates nothing and formats nothing. It writes addresses into the frame of `call`,
//! which then looks up their names.
//!
//! A function of the runtime or of the host that ends a call records the reason and continues at
//! [`raise`](terrace_engine_runtime::call::raise), a single trapping instruction that the handler recognizes.
//!
//! Memory that a call allocated before it failed is freed afterwards. Locks that the call holds remain locked.

mod machine;
mod stack;
mod trace;
mod watchdog;

use std::cell::Cell;
use std::ptr;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU8, Ordering};
use std::time::{Duration, Instant};

use libc::{c_int, c_void, siginfo_t, ucontext_t};

use crate::closure::HOST;
use crate::failure::{Access, Failure, FailureKind};
use crate::{Limits, Results, ranges};
use machine::{Jump, Registers};
use terrace_engine_abi::PACKED;
use terrace_engine_runtime::{call as runtime, memory};
use trace::{FIRST, Trace};

pub(crate) use machine::abort;
pub(crate) use watchdog::wake;

/// A call that is running.
#[repr(C)]
struct Entry {
    jump: Jump,
    /// The enclosing call of the same thread.
    previous: *const Entry,
    /// The bounds of the thread's stack.
    bounds: stack::Bounds,
    /// True if the call may be abandoned outside compiled code.
    foreign: bool,
    /// The reason to stop the call, written by the watchdog.
    stopped: AtomicU8,
    /// The time limit of the call.
    timeout: Duration,
    record: Record,
}

/// Values of [`Entry::stopped`].
const RUNNING: u8 = 0;
const EXPIRED: u8 = 1;
const CANCELLED: u8 = 2;

/// The facts that the handler records about a failure.
#[derive(Clone, Copy)]
struct Record {
    reason: Reason,
    address: usize,
    access: Option<Access>,
    /// The time limit that was exceeded.
    timeout: Duration,
    /// The divisor of a failed division, if known.
    divisor: Option<u64>,
    is_clean: bool,
    trace: Trace,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Reason {
    /// A trap in compiled code. The table of traps has the message.
    Trap,
    Division,
    Memory,
    /// A memory access at an unknown address.
    Somewhere,
    Bus,
    StackOverflow,
    Abort,
    /// An end that a function of the runtime or host recorded.
    Noted,
    Timeout,
    Cancelled,
}

thread_local! {
    // Plain memory without a destructor, because the handler reads it.
    static CURRENT: Cell<*mut Entry> = const { Cell::new(ptr::null_mut()) };
}

/// Signals that an instruction of the code causes.
const FAULTS: [c_int; 5] = [
    libc::SIGILL,
    libc::SIGTRAP,
    libc::SIGFPE,
    libc::SIGSEGV,
    libc::SIGBUS,
];

/// The former action of a signal.
struct Previous {
    signal: c_int,
    action: libc::sigaction,
}

static PREVIOUS: OnceLock<Vec<Previous>> = OnceLock::new();
static ABORTS: OnceLock<Vec<Previous>> = OnceLock::new();

fn install(signals: &[c_int]) -> Vec<Previous> {
    let mut all = Vec::new();
    for &signal in signals {
        // SAFETY: an all-zero action is valid; the handler has the signature that SA_SIGINFO requires.
        unsafe {
            let mut old: libc::sigaction = std::mem::zeroed();
            let mut new: libc::sigaction = std::mem::zeroed();
            let handler: unsafe extern "C" fn(c_int, *mut siginfo_t, *mut c_void) = handle;
            new.sa_sigaction = handler as usize;
            new.sa_flags = libc::SA_SIGINFO | libc::SA_ONSTACK | libc::SA_RESTART;
            libc::sigemptyset(&mut new.sa_mask);
            // A signal of the watchdog must not interrupt a handler that is writing the entry.
            libc::sigaddset(&mut new.sa_mask, watchdog::SIGNAL);
            if libc::sigaction(signal, &new, &mut old) == 0 {
                all.push(Previous {
                    signal,
                    action: old,
                });
            }
        }
    }
    all
}

/// Calls code with arguments that are integers or pointers, and returns a failure as an error. `borrowed` lists memory
/// of the caller that the program must not free: the start and end address of each segment.
///
/// # Safety
/// The arguments must be valid for the code. The caller vouches for its effects, except for the failures that this
/// module catches.
pub(crate) unsafe fn call(
    code: *const u8,
    args: [usize; 6],
    limits: &Limits,
    borrowed: Vec<(usize, usize)>,
) -> Result<Results, Failure> {
    PREVIOUS.get_or_init(|| {
        let signals: Vec<_> = FAULTS.into_iter().chain([watchdog::SIGNAL]).collect();
        install(&signals)
    });
    if limits.foreign {
        ABORTS.get_or_init(|| install(&[libc::SIGABRT]));
    }
    if limits.is_cancelled() {
        return Err(Failure::returned(FailureKind::Cancelled));
    }
    if limits.memory.is_some() && memory::mode() == memory::Mode::Off {
        memory::set_mode(memory::Mode::Owners);
    }
    let bounds = stack::prepare();
    let previous = CURRENT.get();
    let mut entry = Entry {
        jump: Jump::new(code, args),
        previous,
        bounds,
        foreign: limits.foreign,
        stopped: AtomicU8::new(RUNNING),
        timeout: limits.timeout.unwrap_or_default(),
        record: Record {
            reason: Reason::Trap,
            address: 0,
            access: None,
            timeout: Duration::ZERO,
            divisor: None,
            is_clean: true,
            trace: Trace::new(),
        },
    };
    // A process that ends after the call handles `exit` and invalid calls of `free` itself.
    let noted = (!limits.foreign).then(|| runtime::Call::begin(limits.memory, borrowed));
    let begun = limits.timeout.map(|_| Instant::now());
    // The handler writes through this pointer. The entry is not accessed otherwise until the call is over.
    let entry = &raw mut entry;
    // SAFETY: the entry outlives the watch; `CURRENT` is restored before the entry ends.
    let left = unsafe {
        let stopped = &raw const (*entry).stopped;
        let watch = limits
            .is_watched()
            .then(|| watchdog::Watch::new(limits, stopped));
        CURRENT.set(entry);
        let left = machine::enter(&raw mut (*entry).jump);
        CURRENT.set(previous);
        drop(watch);
        left
    };
    // SAFETY: the call is over, so the handler no longer has access to the entry.
    let entry = unsafe { &*entry };
    if left && previous.is_null() {
        // SAFETY: no compiled function is running on this thread.
        unsafe { terrace_engine_runtime::stack::reset() };
    }
    let stopped = stopped(entry, limits, begun);
    let has_failed = left || stopped.is_some();
    let (end, assertion) = noted.map_or((None, None), |noted| noted.finish(has_failed));
    if left {
        return Err(failure(&entry.record, end, assertion));
    }
    match end.map(FailureKind::from).or(stopped) {
        Some(kind) => Err(Failure::returned(kind)),
        None => Ok(Results {
            int: entry.jump.int,
            float: entry.jump.float,
        }),
    }
}

/// Returns the reason if a call that returned normally has failed anyway: it exceeded its time limit, or was cancelled,
/// while it could not be abandoned.
fn stopped(entry: &Entry, limits: &Limits, begun: Option<Instant>) -> Option<FailureKind> {
    if limits.foreign {
        return None;
    }
    let is_over = begun.is_some_and(|begun| begun.elapsed() >= entry.timeout);
    match entry.stopped.load(Ordering::SeqCst) {
        CANCELLED => Some(FailureKind::Cancelled),
        EXPIRED => Some(FailureKind::Timeout(entry.timeout)),
        _ if is_over => Some(FailureKind::Timeout(entry.timeout)),
        _ => None,
    }
}

/// Converts the handler's record to a failure, with names for the addresses.
fn failure(record: &Record, end: Option<runtime::End>, assertion: Option<String>) -> Failure {
    let trap = record
        .trace
        .innermost()
        .and_then(|pc| ranges::with(pc, |_, code| code.trap((pc - code.start) as u32)))
        .flatten();
    let kind = match record.reason {
        Reason::Trap | Reason::Division => match trap {
            Some(text) if text.starts_with("division") => FailureKind::Division(text),
            _ if record.reason == Reason::Division => FailureKind::Division(match record.divisor {
                Some(0) => "division by zero",
                Some(_) => "division overflow",
                None => "division by zero or overflow",
            }),
            Some(text) => FailureKind::Trap(text),
            None => FailureKind::Trap("trap"),
        },
        Reason::Memory | Reason::Somewhere | Reason::Bus => FailureKind::Memory {
            address: (record.reason != Reason::Somewhere).then_some(record.address),
            access: record.access,
            is_bus: record.reason == Reason::Bus,
        },
        Reason::StackOverflow => FailureKind::StackOverflow,
        Reason::Abort => assertion.map_or(FailureKind::Abort, FailureKind::Assertion),
        Reason::Noted => end.map_or(FailureKind::Abort, FailureKind::from),
        Reason::Timeout => FailureKind::Timeout(record.timeout),
        Reason::Cancelled => FailureKind::Cancelled,
    };
    let mut frames = Vec::new();
    let mut gap = None;
    for (at, (pc, is_exact)) in record.trace.frames().enumerate() {
        if at == FIRST && record.trace.omitted() > 0 {
            gap = Some((frames.len().saturating_sub(1), record.trace.omitted()));
        }
        // The return address of a call may belong to the next instruction.
        let inside = if is_exact { pc } else { pc - 1 };
        let running = ranges::with(inside, |map, code| {
            map.frames(code, (inside - code.start) as u32)
        });
        // Entries and the trampolines of the host's functions are not listed.
        let is_own = |name: &str| !name.starts_with(PACKED) && !name.starts_with(HOST);
        let running = running.into_iter().flatten();
        frames.extend(running.filter(|frame| is_own(&frame.name)));
    }
    Failure {
        kind,
        frames,
        omitted: gap,
        is_clean: record.is_clean,
    }
}

/// Handles all signals.
unsafe extern "C" fn handle(signal: c_int, info: *mut siginfo_t, context: *mut c_void) {
    let context: *mut ucontext_t = context.cast();
    // SAFETY: the system passed a valid context.
    let registers = unsafe { machine::registers(context) };
    let entry = CURRENT.get();
    // SAFETY: the current entry is alive, and its thread is stopped here.
    unsafe {
        if !entry.is_null() && stop(entry, signal, info, context, registers) {
            machine::leave(context, &(*entry).jump);
            return;
        }
        if let Some(address) = instead(registers.pc) {
            machine::go(context, address);
            return;
        }
        pass_on(signal, info, context);
    }
}

/// Returns the address at which a thread must continue after a deliberate trap at `pc`, if its call cannot be abandoned
/// there.
fn instead(pc: usize) -> Option<usize> {
    let traps: [(unsafe extern "C" fn(), usize); 3] = [
        (abort, libc::abort as unsafe extern "C" fn() -> ! as usize),
        (
            runtime::raise,
            machine::give_zero as unsafe extern "C" fn() as usize,
        ),
        (
            runtime::raise_exit,
            libc::exit as unsafe extern "C" fn(c_int) -> ! as usize,
        ),
    ];
    let mut traps = traps.into_iter();
    traps.find_map(|(trap, instead)| (trap as usize == pc).then_some(instead))
}

/// Returns the reason to stop a call or one of its enclosing calls, and the time limit of that call.
///
/// # Safety
/// `entry` must be null or that of a running call.
unsafe fn is_stopped(entry: *const Entry) -> Option<(Reason, Duration)> {
    let mut entry = entry;
    // SAFETY: the calls that enclose a running call are running.
    while let Some(running) = unsafe { entry.as_ref() } {
        match running.stopped.load(Ordering::SeqCst) {
            EXPIRED => return Some((Reason::Timeout, running.timeout)),
            CANCELLED => return Some((Reason::Cancelled, running.timeout)),
            _ => entry = running.previous,
        }
    }
    None
}

/// Records why a call is abandoned. Returns false if the call continues.
///
/// # Safety
/// `entry` must be the current one of this thread; `info` and `context` must come from the system.
unsafe fn stop(
    entry: *mut Entry,
    signal: c_int,
    info: *const siginfo_t,
    context: *const ucontext_t,
    registers: Registers,
) -> bool {
    // SAFETY: the caller guarantees it. The thread is stopped, so nothing else reads the entry.
    let entry = unsafe { &mut *entry };
    // SAFETY: as above.
    let (code, address) = unsafe { ((*info).si_code, (*info).si_addr().addr()) };
    // A process sent the signal, so no instruction of the code caused it.
    let is_sent = code <= 0;
    let mut stopped = None;
    if signal == watchdog::SIGNAL {
        // SAFETY: the entry is alive.
        stopped = unsafe { is_stopped(entry) };
        if stopped.is_none() {
            return false;
        }
    } else if is_sent && signal != libc::SIGABRT {
        return false;
    }
    let own_abort: unsafe extern "C" fn() = abort;
    let is_abort = registers.pc == own_abort as usize;
    let raises: [unsafe extern "C" fn(); 2] = [runtime::raise, runtime::raise_exit];
    let is_noted = raises.iter().any(|raise| *raise as usize == registers.pc);
    let fault = (signal == libc::SIGSEGV).then_some(address);
    let trace = Trace::of(&registers, &entry.jump, &entry.bounds, fault);
    // The runtime overflows its side stack on purpose, while it holds no locks.
    let is_side = signal == libc::SIGSEGV && terrace_engine_runtime::stack::is_guard(address);
    let is_clean = trace.is_whole || (is_side && trace.has_caller());
    if !is_clean && !entry.foreign {
        return false;
    }
    let record = &mut entry.record;
    record.is_clean = is_clean;
    record.address = address;
    record.reason = match signal {
        watchdog::SIGNAL => match stopped {
            Some((reason, timeout)) => {
                record.timeout = timeout;
                reason
            }
            None => Reason::Timeout,
        },
        _ if is_abort => Reason::Abort,
        _ if is_noted => Reason::Noted,
        libc::SIGABRT => Reason::Abort,
        libc::SIGFPE => Reason::Division,
        libc::SIGSEGV if is_side || entry.bounds.is_overflow(address) => Reason::StackOverflow,
        // The processor does not report a non-canonical address.
        libc::SIGSEGV if code == SI_KERNEL => Reason::Somewhere,
        libc::SIGSEGV => Reason::Memory,
        libc::SIGBUS => Reason::Bus,
        _ => Reason::Trap,
    };
    record.access = match record.reason {
        Reason::Memory if address == registers.pc => Some(Access::Execute),
        // SAFETY: the context is that of a signal for a memory access.
        Reason::Memory => unsafe { machine::is_write(context) }.map(|is_write| match is_write {
            true => Access::Write,
            false => Access::Read,
        }),
        _ => None,
    };
    record.divisor = match record.reason {
        // SAFETY: the context is that of a signal for a division, whose instruction and operands are readable.
        Reason::Division => unsafe { machine::divisor(context) },
        _ => None,
    };
    record.trace = trace;
    true
}

/// The `si_code` of a signal that the kernel generated.
const SI_KERNEL: c_int = 0x80;

/// Does what the system would do without this handler.
///
/// # Safety
/// `info` and `context` must come from the system.
unsafe fn pass_on(signal: c_int, info: *mut siginfo_t, context: *mut ucontext_t) {
    let tables = [PREVIOUS.get(), ABORTS.get()];
    let mut previous = tables.into_iter().flatten().flatten();
    let action = previous.find(|previous| previous.signal == signal);
    let handler = action.map_or(libc::SIG_DFL, |it| it.action.sa_sigaction);
    let has_info = action.is_some_and(|it| it.action.sa_flags & libc::SA_SIGINFO != 0);
    // SAFETY: the former handler has the signature that its flags specify. Setting the default action and raising the
    // signal is what the system would have done.
    unsafe {
        match handler {
            libc::SIG_DFL | libc::SIG_IGN => {
                if signal == watchdog::SIGNAL {
                    return;
                }
                let code = (*info).si_code;
                if handler == libc::SIG_IGN && code <= 0 {
                    return;
                }
                let mut default: libc::sigaction = std::mem::zeroed();
                default.sa_sigaction = libc::SIG_DFL;
                libc::sigaction(signal, &default, ptr::null_mut());
                // A faulting instruction faults again when it is re-executed.
                if code <= 0 || signal == libc::SIGTRAP {
                    libc::raise(signal);
                }
            }
            _ if has_info => {
                let handler: unsafe extern "C" fn(c_int, *mut siginfo_t, *mut c_void) =
                    std::mem::transmute(handler);
                handler(signal, info, context.cast());
            }
            _ => {
                let handler: unsafe extern "C" fn(c_int) = std::mem::transmute(handler);
                handler(signal);
            }
        }
    }
}
