//! Side stacks and thread-local variables: each thread has its own, and memory is freed.

use std::collections::BTreeSet;
use std::ptr;
use std::sync::Mutex;
use std::thread;

use terrace_engine_runtime::thread_local::{Variable, address, fresh_id, release};
use terrace_engine_runtime::{atomic, stack};

#[test]
fn a_stack_gives_aligned_memory_and_takes_it_back() {
    let bottom = stack::mark();
    let mut places = Vec::new();
    for (size, align) in [(1, 1), (3, 8), (0, 1), (100, 64), (1 << 20, 4096), (5, 2)] {
        let memory = stack::allocate(size, align);
        assert!(memory.addr().is_multiple_of(align as usize));
        // SAFETY: the memory has that many bytes.
        unsafe { memory.write_bytes(places.len() as u8, size as usize) };
        places.push((memory, size as usize));
    }
    for (index, &(memory, size)) in places.iter().enumerate() {
        for at in 0..size {
            // SAFETY: inside the memory, which was written.
            assert_eq!(unsafe { memory.wrapping_add(at).read() }, index as u8);
        }
    }
    // SAFETY: the memory is not used again.
    unsafe { stack::release(bottom) };
    assert_eq!(stack::mark(), bottom);
    // Marks within marks, many more times than there is space for.
    for _ in 0..10_000 {
        let mark = stack::mark();
        stack::allocate(1 << 20, 16);
        // SAFETY: as above.
        unsafe { stack::release(mark) };
    }
    assert!(!stack::is_guard(bottom.addr()));
}

#[test]
fn threads_have_stacks_of_their_own() {
    let mine = stack::mark().addr();
    let others = Mutex::new(BTreeSet::from([mine]));
    thread::scope(|scope| {
        for _ in 0..8 {
            scope.spawn(|| {
                let memory = stack::allocate(64, 64);
                // SAFETY: the memory has that many bytes.
                unsafe { memory.write_bytes(1, 64) };
                let mark = stack::mark().addr();
                assert_ne!(mark, mine);
                others.lock().expect("no panic").insert(memory.addr());
            });
        }
    });
    assert!(others.into_inner().expect("no panic").len() > 1);
}

fn variable(image: &[u8], size: u64, align: u64, id: u64) -> Variable {
    Variable {
        image: image.as_ptr(),
        image_size: image.len() as u64,
        size,
        align,
        id,
    }
}

/// Returns the bytes of the calling thread's copy.
fn bytes(variable: &Variable) -> Vec<u8> {
    // SAFETY: the description and its image are readable; the copy has this size.
    unsafe {
        let copy = address(variable);
        (0..variable.size as usize)
            .map(|at| copy.wrapping_add(at).read())
            .collect()
    }
}

#[test]
fn a_variable_begins_as_its_image_in_each_thread() {
    for id in [0, fresh_id()] {
        let counter = variable(&[1, 2, 3], 8, 64, id);
        // SAFETY: the description and its image are readable.
        let mine = unsafe { address(&counter) };
        assert!(mine.addr().is_multiple_of(64));
        assert_eq!(bytes(&counter), [1, 2, 3, 0, 0, 0, 0, 0]);
        // SAFETY: the copy has eight bytes.
        unsafe { mine.write(9) };
        let shared = &counter as *const Variable as usize;
        thread::spawn(move || {
            let counter = ptr::with_exposed_provenance::<Variable>(shared);
            // SAFETY: the description is alive, because the other thread waits.
            let counter = unsafe { &*counter };
            assert_eq!(bytes(counter), [1, 2, 3, 0, 0, 0, 0, 0]);
        })
        .join()
        .expect("no panic");
        assert_eq!(bytes(&counter), [9, 2, 3, 0, 0, 0, 0, 0]);
        // SAFETY: as above.
        assert_eq!(unsafe { address(&counter) }, mine);
        // SAFETY: no copy is used again.
        unsafe { release(counter.id, &counter) };
        assert_eq!(bytes(&counter), [1, 2, 3, 0, 0, 0, 0, 0]);
        // SAFETY: as above.
        unsafe { release(counter.id, &counter) };
    }
}

#[test]
fn variables_are_told_apart() {
    let [a, b] = [
        variable(&[1], 1, 1, fresh_id()),
        variable(&[2], 1, 1, fresh_id()),
    ];
    let empty = [
        variable(&[], 0, 1, fresh_id()),
        variable(&[], 0, 1, fresh_id()),
    ];
    assert_eq!((bytes(&a), bytes(&b)), (vec![1], vec![2]));
    // The ID is the identity, not the address of the description.
    let copy = a;
    // SAFETY: the descriptions and their images are readable.
    unsafe {
        assert_eq!(address(&a), address(&copy));
        assert_ne!(address(&a), address(&b));
        assert_ne!(address(&empty[0]), address(&empty[1]));
    }
}

/// A 256-bit object whose parts are equal at any time.
#[test]
fn wide_objects_change_at_once() {
    let object = Mutex::new([0u64; 4]);
    let place = object
        .lock()
        .expect("no panic")
        .as_mut_ptr()
        .expose_provenance();
    thread::scope(|scope| {
        for _ in 0..4 {
            scope.spawn(move || {
                let object = ptr::with_exposed_provenance_mut::<u8>(place);
                let mut seen = [0u64; 4];
                // SAFETY: both have 32 bytes, and the object is accessed only by these functions.
                unsafe { atomic::load(32, object, seen.as_mut_ptr().cast()) };
                for _ in 0..1000 {
                    loop {
                        assert!(seen.iter().all(|&part| part == seen[0]));
                        let next = seen.map(|part| part + 1);
                        // SAFETY: as above.
                        let done = unsafe {
                            atomic::compare_exchange(
                                32,
                                object,
                                seen.as_mut_ptr().cast(),
                                next.as_ptr().cast(),
                            )
                        };
                        if done == 1 {
                            break;
                        }
                    }
                }
            });
        }
    });
    let object = ptr::with_exposed_provenance_mut::<u8>(place);
    let mut value = [7u64; 4];
    // SAFETY: as above; `value` and `out` may be the same memory.
    unsafe { atomic::exchange(32, object, value.as_ptr().cast(), value.as_mut_ptr().cast()) };
    assert_eq!(value, [4000; 4]);
    // SAFETY: as above.
    unsafe {
        atomic::load(32, object, value.as_mut_ptr().cast());
        assert_eq!(value, [7; 4]);
        atomic::store(32, object, [1u64; 4].as_ptr().cast());
        atomic::load(32, object, value.as_mut_ptr().cast());
    }
    assert_eq!(value, [1; 4]);
}
