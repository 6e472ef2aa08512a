//! The allocation table records the memory in use, and wrong calls of `free`.

use std::sync::{Mutex, MutexGuard, PoisonError};
use std::thread;

use terrace_engine_runtime::memory::{
    self, Fault, FaultKind, Mode, aligned_alloc, calloc, containing, faults, free, in_use, malloc,
    mark, owned, realloc, set_mode,
};

/// The table is the process's.
fn table(mode: Mode) -> MutexGuard<'static, ()> {
    static TABLE: Mutex<()> = Mutex::new(());
    let guard = TABLE.lock().unwrap_or_else(PoisonError::into_inner);
    memory::clear();
    set_mode(mode);
    guard
}

#[test]
fn memory_in_use_is_known_in_order() {
    let _table = table(Mode::Owners);
    let since = mark();
    // SAFETY: as C's functions.
    unsafe {
        let a = malloc(10);
        let b = calloc(3, 4);
        let c = aligned_alloc(128, 5);
        assert!(c.addr().is_multiple_of(128));
        assert_eq!(b.cast::<[u8; 12]>().read_unaligned(), [0; 12]);
        let sizes = || {
            in_use(since)
                .iter()
                .map(|found| found.size)
                .collect::<Vec<_>>()
        };
        assert_eq!(sizes(), [10, 12, 5]);
        assert_eq!(containing(b.addr() + 11), owned(b.addr()));
        assert_eq!(owned(b.addr() + 1), None);
        a.write_bytes(7, 10);
        let a = realloc(a, 100);
        assert_eq!(a.cast::<[u8; 10]>().read_unaligned(), [7; 10]);
        assert_eq!(sizes(), [12, 5, 100]);
        free(b);
        memory::forget(c.addr());
        assert_eq!(sizes(), [100]);
        assert!(memory::release(a.addr()));
        assert!(!memory::release(a.addr()));
        libc::free(c.cast());
        assert_eq!(sizes(), [0; 0]);
    }
    assert_eq!(faults(), []);
}

#[test]
fn other_memory_is_freed_where_nothing_is_checked() {
    for mode in [Mode::Off, Mode::Owners] {
        let _table = table(mode);
        // SAFETY: as C's functions.
        unsafe {
            free(libc::malloc(10).cast());
            free(std::ptr::null_mut());
            let grown = realloc(libc::malloc(10).cast(), 20);
            free(grown);
        }
        assert_eq!(faults(), []);
    }
}

#[test]
fn wrong_frees_are_found_and_do_nothing() {
    let _table = table(Mode::Check);
    let host = Box::new(5u64);
    // SAFETY: wrong calls of `free` are what is tested; they free nothing.
    unsafe {
        let piece = malloc(32);
        let allocation = owned(piece.addr()).expect("it is in use");
        free(piece.wrapping_add(8));
        assert_eq!(owned(piece.addr()), Some(allocation));
        free(piece);
        free(piece);
        free((&raw const *host).cast_mut().cast());
        assert!(realloc(piece, 5).is_null());
        free(std::ptr::null_mut());
        let found = faults();
        let kinds: Vec<FaultKind> = found.iter().map(|fault| fault.kind).collect();
        assert_eq!(kinds[0], FaultKind::Inside(allocation));
        assert!(matches!(kinds[1], FaultKind::Double { allocation: a, .. } if a == allocation));
        assert_eq!(kinds[2], FaultKind::Foreign);
        assert!(matches!(kinds[3], FaultKind::Double { .. }));
        assert_eq!(kinds.len(), 4);
        assert_eq!(found[0].address, piece.addr() + 8);
    }
    assert_eq!(*host, 5);
    assert_eq!(faults(), []);
}

/// The place in the program is the caller's: the same for each turn of a loop, another for another call.
#[cfg(any(all(target_arch = "x86_64", not(windows)), target_arch = "aarch64"))]
#[test]
fn sites_tell_calls_apart() {
    let _table = table(Mode::Owners);
    /// One call, which is nowhere copied to.
    #[inline(never)]
    fn site() -> usize {
        // SAFETY: as C's functions.
        let piece = unsafe { malloc(8) };
        let site = owned(piece.addr()).map_or(0, |found| found.site);
        // SAFETY: as above.
        unsafe { free(piece) };
        site
    }

    let first = site();
    assert_ne!(first, 0);
    assert_eq!(site(), first);
    // SAFETY: as C's functions.
    let piece = unsafe { calloc(8, 1) };
    let other = owned(piece.addr()).map(|found| found.site);
    // SAFETY: as C's functions.
    unsafe { free(piece) };
    assert_ne!(other, Some(first));
}

#[test]
fn impossible_sizes_give_null() {
    let _table = table(Mode::Owners);
    let since = mark();
    // SAFETY: as C's functions.
    unsafe {
        assert!(malloc(usize::MAX).is_null());
        assert!(calloc(usize::MAX, 2).is_null());
        assert!(aligned_alloc(usize::MAX, 8).is_null());
        let piece = malloc(4);
        assert!(realloc(piece, usize::MAX).is_null());
        assert_eq!(in_use(since).len(), 1);
        free(piece);
        let mut out = std::ptr::null_mut();
        assert_eq!(memory::posix_memalign(&mut out, 3, 8), libc::EINVAL);
        assert_eq!(memory::posix_memalign(&mut out, 64, 8), 0);
        assert!(out.addr().is_multiple_of(64));
        free(out);
        let copy = memory::strdup(c"text".as_ptr().cast());
        assert_eq!(owned(copy.addr()).map(|found| found.size), Some(5));
        free(copy);
    }
    assert_eq!(in_use(since), []);
}

/// Allocates a piece, at one place.
#[inline(never)]
fn allocate(size: usize) -> *mut u8 {
    // SAFETY: as C's function.
    std::hint::black_box(unsafe { malloc(size) })
}

/// Frees a piece, at one place.
#[inline(never)]
fn release(piece: *mut u8) {
    // SAFETY: all pieces of these tests are freed once.
    unsafe { free(piece) };
    std::hint::black_box(piece);
}

/// Allocates as often as a place gets pages of its own for its pieces.
fn use_up_pages(size: usize) {
    for _ in 0..1000 {
        release(allocate(size));
    }
}

#[test]
fn writes_after_free_are_found_later() {
    let _table = table(Mode::Check);
    use_up_pages(24);
    for turns in [0, 5000] {
        let piece = allocate(24);
        let allocation = owned(piece.addr()).expect("it is in use");
        release(piece);
        assert_eq!(memory::freed(piece.addr()), None);
        // SAFETY: C does not have the piece yet.
        unsafe { piece.add(5).write_volatile(1) };
        for _ in 0..turns {
            release(allocate(24));
        }
        let found = faults();
        assert_eq!(found.len(), 1, "{found:?}");
        assert_eq!(found[0].kind, FaultKind::Written(allocation));
        assert_eq!(found[0].address, piece.addr() + 5);
        assert_ne!(found[0].site, allocation.site);
        assert_eq!(faults(), []);
        // The piece may be written to again: C does not get it any more.
        // SAFETY: as above.
        unsafe { piece.write_volatile(1) };
        assert_eq!(faults(), []);
    }
}

#[test]
fn writes_of_one_place_are_one_fault() {
    let _table = table(Mode::Check);
    use_up_pages(16);
    for _ in 0..100 {
        let piece = allocate(16);
        release(piece);
        if memory::freed(piece.addr()).is_none() {
            // SAFETY: C does not have the piece yet.
            unsafe { piece.write_volatile(1) };
        }
    }
    assert_eq!(faults().len(), 1);
}

#[cfg(unix)]
#[test]
fn the_first_pieces_of_a_place_are_known_when_they_are_accessed_again() {
    let _table = table(Mode::Check);
    let piece = allocate(24);
    let allocation = owned(piece.addr()).expect("it is in use");
    assert_eq!(memory::freed(piece.addr()), None);
    release(piece);
    let (found, _) = memory::freed(piece.addr() + 3).expect("it was freed");
    assert_eq!(found, allocation);
}

#[test]
fn pieces_that_wait_are_freed_once() {
    let _table = table(Mode::Check);
    use_up_pages(40);
    let piece = allocate(40);
    let allocation = owned(piece.addr()).expect("it is in use");
    release(piece);
    for _ in 0..2 {
        release(piece);
        let found = faults();
        assert!(
            matches!(found[..], [Fault { kind: FaultKind::Double { allocation: a, .. }, .. }] if a == allocation),
            "{found:?}"
        );
    }
}

#[test]
fn large_pieces_grow_where_they_are_or_move() {
    let _table = table(Mode::Check);
    let since = mark();
    let mut piece = allocate(5000);
    // SAFETY: each piece has the bytes that are written and read.
    unsafe {
        for at in 0..5000 {
            piece.add(at).write(at as u8);
        }
        for size in 5000..7000 {
            piece = realloc(piece, size);
            piece.add(size - 1).write((size - 1) as u8);
        }
        assert!((0..6999).all(|at| piece.add(at).read() == at as u8));
        assert_eq!(in_use(since).len(), 1);
        assert_eq!(owned(piece.addr()).map(|found| found.size), Some(6999));
        assert!(realloc(piece, usize::MAX).is_null());
        assert_eq!(owned(piece.addr()).map(|found| found.size), Some(6999));
        assert!(realloc(piece, 0).is_null());
    }
    assert_eq!(in_use(since), []);
    assert_eq!(faults(), []);
}

#[test]
fn the_block_of_an_address_is_known_while_others_change() {
    let _table = table(Mode::Check);
    let pieces: Vec<*mut u8> = (0..3000).map(|at| allocate(at % 100 + 10)).collect();
    let host = [0u8; 64];
    memory::lend(host.as_ptr().addr(), host.len());
    for (at, &piece) in pieces.iter().enumerate() {
        let expected = Some((piece.addr(), at % 100 + 10));
        assert_eq!(memory::block(piece.addr()), expected);
        assert_eq!(memory::block(piece.addr() + at % 100 + 9), expected);
        if at % 1000 == 0 {
            use_up_pages(32);
        }
    }
    assert_eq!(
        memory::block(host.as_ptr().addr() + 5),
        Some((host.as_ptr().addr(), 64))
    );
    for &piece in &pieces {
        release(piece);
        assert_ne!(
            memory::block(piece.addr() + 3).map(|(start, _)| start),
            Some(piece.addr())
        );
    }
}

#[test]
fn threads_allocate_at_once() {
    let _table = table(Mode::Check);
    let since = mark();
    thread::scope(|scope| {
        for _ in 0..8 {
            scope.spawn(|| {
                for size in 0..2000 {
                    // SAFETY: as C's functions.
                    unsafe { free(realloc(malloc(size % 64 + 1), size % 200 + 1)) };
                }
            });
        }
    });
    assert_eq!(in_use(since), []);
    assert_eq!(faults(), []);
}
