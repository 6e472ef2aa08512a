//! The list of this crate's functions that programs call by name. The table of this crate and the static library are
//! generated from it.

/// Calls a macro with all functions that a program can refer to by name, except replacements of C functions:
/// `Group { #[attribute] fn name(parameter: Type, ..) -> Type = function; .. } ..`. The attributes are `cfg`
/// conditions.
///
/// The table of symbols is generated from the list, and with [`define`](crate::define) the library for linkers.
#[macro_export]
macro_rules! for_each_function {
    ($callback:ident) => {
        $callback! {
        Runner {
            // mlir_c_runner_utils
            fn printI64(value: i64) = $crate::print::i64;
            fn printU64(value: u64) = $crate::print::u64;
            fn printF32(value: f32) = $crate::print::f32;
            fn printF64(value: f64) = $crate::print::f64;
            fn printString(text: *const u8) = $crate::print::string;
            fn printOpen() = $crate::print::open;
            fn printClose() = $crate::print::close;
            fn printComma() = $crate::print::comma;
            fn printNewline() = $crate::print::newline;
            fn printFlops(value: f64) = $crate::print::flops;
            fn rtclock() -> f64 = $crate::clock::seconds;
            fn memrefCopy(element_size: i64, source: *const u8, target: *const u8) = $crate::memref::copy;
            fn mlirAlloc(size: usize) -> *mut u8 = $crate::memory::malloc;
            fn mlirAlignedAlloc(align: usize, size: usize) -> *mut u8 = $crate::memory::aligned_alloc;
            fn mlirFree(memory: *mut u8) = $crate::memory::free;
            fn mlirAlignedFree(memory: *mut u8) = $crate::memory::free;
            fn rtsrand(seed: u64) -> *mut u8 = $crate::random::create;
            fn rtrand(generator: *mut u8, last: u64) -> u64 = $crate::random::draw;
            fn rtdrand(generator: *mut u8) = $crate::random::destroy;
            fn _mlir_ciface_shuffle(memref: *const u8, generator: *mut u8) = $crate::random::shuffle;
            fn _mlir_ciface_stdSortI64(count: u64, memref: *const u8) = $crate::memref::sort::<i64>;
            fn _mlir_ciface_stdSortF64(count: u64, memref: *const u8) = $crate::memref::sort::<f64>;
            fn _mlir_ciface_stdSortF32(count: u64, memref: *const u8) = $crate::memref::sort::<f32>;
            // mlir_float16_utils
            fn printF16(bits: u16) = $crate::print::f16;
            fn printBF16(bits: u16) = $crate::print::bf16;
            fn __truncsfbf2(value: f32) -> f32 = $crate::half::truncate_single;
            fn __truncdfbf2(value: f64) -> f32 = $crate::half::truncate_double;
            // mlir_runner_utils
            fn _mlir_ciface_nanoTime() -> i64 = $crate::clock::nanoseconds;
            fn _mlir_ciface_printMemrefI8(memref: *const u8) = $crate::print::unranked::<i8>;
            fn _mlir_ciface_printMemrefI16(memref: *const u8) = $crate::print::unranked::<i16>;
            fn _mlir_ciface_printMemrefI32(memref: *const u8) = $crate::print::unranked::<i32>;
            fn _mlir_ciface_printMemrefI64(memref: *const u8) = $crate::print::unranked::<i64>;
            fn _mlir_ciface_printMemrefF16(memref: *const u8) = $crate::print::unranked::<$crate::element::F16>;
            fn _mlir_ciface_printMemrefBF16(memref: *const u8) = $crate::print::unranked::<$crate::element::BF16>;
            fn _mlir_ciface_printMemrefF32(memref: *const u8) = $crate::print::unranked::<f32>;
            fn _mlir_ciface_printMemrefF64(memref: *const u8) = $crate::print::unranked::<f64>;
            fn _mlir_ciface_printMemrefInd(memref: *const u8) = $crate::print::unranked::<u64>;
            fn _mlir_ciface_printMemrefC32(memref: *const u8) = $crate::print::unranked::<$crate::element::Complex::<f32>>;
            fn _mlir_ciface_printMemrefC64(memref: *const u8) = $crate::print::unranked::<$crate::element::Complex::<f64>>;
            fn _mlir_ciface_printMemrefShapeI8(memref: *const u8) = $crate::print::shape;
            fn _mlir_ciface_printMemrefShapeI32(memref: *const u8) = $crate::print::shape;
            fn _mlir_ciface_printMemrefShapeI64(memref: *const u8) = $crate::print::shape;
            fn _mlir_ciface_printMemrefShapeF32(memref: *const u8) = $crate::print::shape;
            fn _mlir_ciface_printMemrefShapeF64(memref: *const u8) = $crate::print::shape;
            fn _mlir_ciface_printMemrefShapeInd(memref: *const u8) = $crate::print::shape;
            fn _mlir_ciface_printMemrefShapeC32(memref: *const u8) = $crate::print::shape;
            fn _mlir_ciface_printMemrefShapeC64(memref: *const u8) = $crate::print::shape;
            fn _mlir_ciface_printMemref1dC32(memref: *const u8) = $crate::print::ranked::<$crate::element::Complex::<f32>, 1>;
            fn _mlir_ciface_printMemref1dC64(memref: *const u8) = $crate::print::ranked::<$crate::element::Complex::<f64>, 1>;
            fn _mlir_ciface_printMemref1dF32(memref: *const u8) = $crate::print::ranked::<f32, 1>;
            fn _mlir_ciface_printMemref1dF64(memref: *const u8) = $crate::print::ranked::<f64, 1>;
            fn _mlir_ciface_printMemref1dI32(memref: *const u8) = $crate::print::ranked::<i32, 1>;
            fn _mlir_ciface_printMemref1dI64(memref: *const u8) = $crate::print::ranked::<i64, 1>;
            fn _mlir_ciface_printMemref1dI8(memref: *const u8) = $crate::print::ranked::<i8, 1>;
            fn _mlir_ciface_printMemref1dInd(memref: *const u8) = $crate::print::ranked::<u64, 1>;
            fn _mlir_ciface_printMemref0dF32(memref: *const u8) = $crate::print::ranked::<f32, 0>;
            fn _mlir_ciface_printMemref2dF32(memref: *const u8) = $crate::print::ranked::<f32, 2>;
            fn _mlir_ciface_printMemref3dF32(memref: *const u8) = $crate::print::ranked::<f32, 3>;
            fn _mlir_ciface_printMemref4dF32(memref: *const u8) = $crate::print::ranked::<f32, 4>;
            fn _mlir_ciface_printMemrefVector4x4xf32(memref: *const u8) = $crate::print::ranked::<$crate::element::Vector4x4, 2>;
            fn printMemrefI32(rank: i64, descriptor: *const u8) = $crate::print::unranked_parts::<i32>;
            fn printMemrefI64(rank: i64, descriptor: *const u8) = $crate::print::unranked_parts::<i64>;
            fn printMemrefF32(rank: i64, descriptor: *const u8) = $crate::print::unranked_parts::<f32>;
            fn printMemrefF64(rank: i64, descriptor: *const u8) = $crate::print::unranked_parts::<f64>;
            fn printMemrefInd(rank: i64, descriptor: *const u8) = $crate::print::unranked_parts::<u64>;
            fn printMemrefC32(rank: i64, descriptor: *const u8) = $crate::print::unranked_parts::<$crate::element::Complex::<f32>>;
            fn printMemrefC64(rank: i64, descriptor: *const u8) = $crate::print::unranked_parts::<$crate::element::Complex::<f64>>;
            fn _mlir_ciface_verifyMemRefI8(actual: *const u8, expected: *const u8) -> i64 = $crate::verify::unranked::<i8>;
            fn _mlir_ciface_verifyMemRefI16(actual: *const u8, expected: *const u8) -> i64 = $crate::verify::unranked::<i16>;
            fn _mlir_ciface_verifyMemRefI32(actual: *const u8, expected: *const u8) -> i64 = $crate::verify::unranked::<i32>;
            fn _mlir_ciface_verifyMemRefI64(actual: *const u8, expected: *const u8) -> i64 = $crate::verify::unranked::<i64>;
            fn _mlir_ciface_verifyMemRefF16(actual: *const u8, expected: *const u8) -> i64 = $crate::verify::unranked::<$crate::element::F16>;
            fn _mlir_ciface_verifyMemRefBF16(actual: *const u8, expected: *const u8) -> i64 = $crate::verify::unranked::<$crate::element::BF16>;
            fn _mlir_ciface_verifyMemRefF32(actual: *const u8, expected: *const u8) -> i64 = $crate::verify::unranked::<f32>;
            fn _mlir_ciface_verifyMemRefF64(actual: *const u8, expected: *const u8) -> i64 = $crate::verify::unranked::<f64>;
            fn _mlir_ciface_verifyMemRefInd(actual: *const u8, expected: *const u8) -> i64 = $crate::verify::unranked::<u64>;
            fn _mlir_ciface_verifyMemRefC32(actual: *const u8, expected: *const u8) -> i64 = $crate::verify::unranked::<$crate::element::Complex::<f32>>;
            fn _mlir_ciface_verifyMemRefC64(actual: *const u8, expected: *const u8) -> i64 = $crate::verify::unranked::<$crate::element::Complex::<f64>>;
            fn verifyMemRefI32(rank: i64, actual: *const u8, expected: *const u8) -> i64 = $crate::verify::ranked::<i32>;
            fn verifyMemRefF32(rank: i64, actual: *const u8, expected: *const u8) -> i64 = $crate::verify::ranked::<f32>;
            fn verifyMemRefF64(rank: i64, actual: *const u8, expected: *const u8) -> i64 = $crate::verify::ranked::<f64>;
            fn verifyMemRefInd(rank: i64, actual: *const u8, expected: *const u8) -> i64 = $crate::verify::ranked::<u64>;
            fn verifyMemRefC32(rank: i64, actual: *const u8, expected: *const u8) -> i64 = $crate::verify::ranked::<$crate::element::Complex::<f32>>;
            fn verifyMemRefC64(rank: i64, actual: *const u8, expected: *const u8) -> i64 = $crate::verify::ranked::<$crate::element::Complex::<f64>>;
        }
        Helper {
            // 128-bit integers
            fn terrace_rt_udiv128(a: u128, b: u128) -> u128 = $crate::integer::udiv;
            fn terrace_rt_urem128(a: u128, b: u128) -> u128 = $crate::integer::urem;
            fn terrace_rt_sdiv128(a: i128, b: i128) -> i128 = $crate::integer::sdiv;
            fn terrace_rt_srem128(a: i128, b: i128) -> i128 = $crate::integer::srem;
            fn terrace_rt_umulo128(a: u128, b: u128, out: *mut u128) -> u8 = $crate::integer::umulo;
            fn terrace_rt_smulo128(a: i128, b: i128, out: *mut i128) -> u8 = $crate::integer::smulo;
            fn terrace_rt_u128_to_f32(value: u128) -> f32 = $crate::integer::u128_to_f32;
            fn terrace_rt_u128_to_f64(value: u128) -> f64 = $crate::integer::u128_to_f64;
            fn terrace_rt_u128_to_f128(value: u128) -> u128 = $crate::quad::from_u128;
            fn terrace_rt_u128_to_f80(value: u128) -> u128 = $crate::extended::from_u128;
            fn terrace_rt_i128_to_f32(value: i128) -> f32 = $crate::integer::i128_to_f32;
            fn terrace_rt_i128_to_f64(value: i128) -> f64 = $crate::integer::i128_to_f64;
            fn terrace_rt_i128_to_f128(value: i128) -> u128 = $crate::quad::from_i128;
            fn terrace_rt_i128_to_f80(value: i128) -> u128 = $crate::extended::from_i128;
            fn terrace_rt_f32_to_u128(value: f32) -> u128 = $crate::integer::f32_to_u128;
            fn terrace_rt_f64_to_u128(value: f64) -> u128 = $crate::integer::f64_to_u128;
            fn terrace_rt_f128_to_u128(bits: u128) -> u128 = $crate::quad::to_u128;
            fn terrace_rt_f80_to_u128(bits: u128) -> u128 = $crate::extended::to_u128;
            fn terrace_rt_f32_to_i128(value: f32) -> i128 = $crate::integer::f32_to_i128;
            fn terrace_rt_f64_to_i128(value: f64) -> i128 = $crate::integer::f64_to_i128;
            fn terrace_rt_f128_to_i128(bits: u128) -> i128 = $crate::quad::to_i128;
            fn terrace_rt_f80_to_i128(bits: u128) -> i128 = $crate::extended::to_i128;
            // wider integers
            fn terrace_rt_wide_mul(out: *mut u64, a: *const u64, b: *const u64, bits: u32) = $crate::wide::mul;
            fn terrace_rt_wide_udiv(out: *mut u64, a: *const u64, b: *const u64, bits: u32) = $crate::wide::udiv;
            fn terrace_rt_wide_sdiv(out: *mut u64, a: *const u64, b: *const u64, bits: u32) = $crate::wide::sdiv;
            fn terrace_rt_wide_urem(out: *mut u64, a: *const u64, b: *const u64, bits: u32) = $crate::wide::urem;
            fn terrace_rt_wide_srem(out: *mut u64, a: *const u64, b: *const u64, bits: u32) = $crate::wide::srem;
            fn terrace_rt_wide_shl(out: *mut u64, a: *const u64, amount: u64, bits: u32) = $crate::wide::shl;
            fn terrace_rt_wide_lshr(out: *mut u64, a: *const u64, amount: u64, bits: u32) = $crate::wide::lshr;
            fn terrace_rt_wide_ashr(out: *mut u64, a: *const u64, amount: u64, bits: u32) = $crate::wide::ashr;
            fn terrace_rt_wide_umulo(out: *mut u64, a: *const u64, b: *const u64, bits: u32) -> u8 = $crate::wide::umulo;
            fn terrace_rt_wide_smulo(out: *mut u64, a: *const u64, b: *const u64, bits: u32) -> u8 = $crate::wide::smulo;
            fn terrace_rt_wide_to_float(out: *mut u64, a: *const u64, bits: u32, is_signed: u32, format: u32) = $crate::wide::to_float;
            fn terrace_rt_wide_from_float(out: *mut u64, value: *const u64, bits: u32, is_signed: u32, format: u32) = $crate::wide::from_float;
            fn terrace_rt_wide_to_float_rounded(out: *mut u64, a: *const u64, bits: u32, is_signed: u32, format: u32, mode: u32) = $crate::wide::to_float_rounded;
            fn terrace_rt_convert_rounded(out: *mut u64, value: *const u64, from: u32, to: u32, mode: u32) = $crate::wide::convert_rounded;
            // 16-bit, 80-bit and 128-bit floats
            fn terrace_rt_f16_to_f32(bits: u16) -> f32 = $crate::half::widen_f16;
            fn terrace_rt_bf16_to_f32(bits: u16) -> f32 = $crate::half::widen_bf16;
            fn terrace_rt_f32_to_f16(value: f32) -> u16 = $crate::half::f32_to_f16;
            fn terrace_rt_f32_to_bf16(value: f32) -> u16 = $crate::half::f32_to_bf16;
            fn terrace_rt_bf16_dot(sum: f32, a: u32, b: u32) -> f32 = $crate::half::bf16_dot;
            fn terrace_rt_f64_to_f16(value: f64) -> u16 = $crate::half::f64_to_f16;
            fn terrace_rt_f64_to_bf16(value: f64) -> u16 = $crate::half::f64_to_bf16;
            fn terrace_rt_f128_add(a: u128, b: u128) -> u128 = $crate::quad::add;
            fn terrace_rt_f128_sub(a: u128, b: u128) -> u128 = $crate::quad::sub;
            fn terrace_rt_f128_mul(a: u128, b: u128) -> u128 = $crate::quad::mul;
            fn terrace_rt_f128_div(a: u128, b: u128) -> u128 = $crate::quad::div;
            fn terrace_rt_f128_rem(a: u128, b: u128) -> u128 = $crate::quad::rem;
            fn terrace_rt_f128_fma(a: u128, b: u128, c: u128) -> u128 = $crate::quad::fma;
            fn terrace_rt_f128_sqrt(a: u128) -> u128 = $crate::quad::sqrt;
            fn terrace_rt_f128_floor(a: u128) -> u128 = $crate::quad::floor;
            fn terrace_rt_f128_ceil(a: u128) -> u128 = $crate::quad::ceil;
            fn terrace_rt_f128_trunc(a: u128) -> u128 = $crate::quad::trunc;
            fn terrace_rt_f128_round(a: u128) -> u128 = $crate::quad::round;
            fn terrace_rt_f128_roundeven(a: u128) -> u128 = $crate::quad::roundeven;
            fn terrace_rt_f128_minnum(a: u128, b: u128) -> u128 = $crate::quad::minnum;
            fn terrace_rt_f128_maxnum(a: u128, b: u128) -> u128 = $crate::quad::maxnum;
            fn terrace_rt_f128_minimum(a: u128, b: u128) -> u128 = $crate::quad::minimum;
            fn terrace_rt_f128_maximum(a: u128, b: u128) -> u128 = $crate::quad::maximum;
            fn terrace_rt_f128_minimumnum(a: u128, b: u128) -> u128 = $crate::quad::minimumnum;
            fn terrace_rt_f128_maximumnum(a: u128, b: u128) -> u128 = $crate::quad::maximumnum;
            fn terrace_rt_f128_compare(a: u128, b: u128) -> i32 = $crate::quad::compare;
            fn terrace_rt_f128_to_f64(bits: u128) -> f64 = $crate::quad::to_f64;
            fn terrace_rt_f128_to_f32(bits: u128) -> f32 = $crate::quad::to_f32;
            fn terrace_rt_f128_to_f16(bits: u128) -> u16 = $crate::quad::to_f16;
            fn terrace_rt_f128_to_bf16(bits: u128) -> u16 = $crate::quad::to_bf16;
            fn terrace_rt_f64_to_f128(value: f64) -> u128 = $crate::quad::from_f64;
            fn terrace_rt_f32_to_f128(value: f32) -> u128 = $crate::quad::from_f32;
            fn terrace_rt_f80_add(a: u128, b: u128) -> u128 = $crate::extended::add;
            fn terrace_rt_f80_sub(a: u128, b: u128) -> u128 = $crate::extended::sub;
            fn terrace_rt_f80_mul(a: u128, b: u128) -> u128 = $crate::extended::mul;
            fn terrace_rt_f80_div(a: u128, b: u128) -> u128 = $crate::extended::div;
            fn terrace_rt_f80_rem(a: u128, b: u128) -> u128 = $crate::extended::rem;
            fn terrace_rt_f80_fma(a: u128, b: u128, c: u128) -> u128 = $crate::extended::fma;
            fn terrace_rt_f80_sqrt(a: u128) -> u128 = $crate::extended::sqrt;
            fn terrace_rt_f80_floor(a: u128) -> u128 = $crate::extended::floor;
            fn terrace_rt_f80_ceil(a: u128) -> u128 = $crate::extended::ceil;
            fn terrace_rt_f80_trunc(a: u128) -> u128 = $crate::extended::trunc;
            fn terrace_rt_f80_round(a: u128) -> u128 = $crate::extended::round;
            fn terrace_rt_f80_roundeven(a: u128) -> u128 = $crate::extended::roundeven;
            fn terrace_rt_f80_minnum(a: u128, b: u128) -> u128 = $crate::extended::minnum;
            fn terrace_rt_f80_maxnum(a: u128, b: u128) -> u128 = $crate::extended::maxnum;
            fn terrace_rt_f80_minimum(a: u128, b: u128) -> u128 = $crate::extended::minimum;
            fn terrace_rt_f80_maximum(a: u128, b: u128) -> u128 = $crate::extended::maximum;
            fn terrace_rt_f80_minimumnum(a: u128, b: u128) -> u128 = $crate::extended::minimumnum;
            fn terrace_rt_f80_maximumnum(a: u128, b: u128) -> u128 = $crate::extended::maximumnum;
            fn terrace_rt_f80_compare(a: u128, b: u128) -> i32 = $crate::extended::compare;
            fn terrace_rt_f80_to_f64(bits: u128) -> f64 = $crate::extended::to_f64;
            fn terrace_rt_f80_to_f32(bits: u128) -> f32 = $crate::extended::to_f32;
            fn terrace_rt_f80_to_f16(bits: u128) -> u16 = $crate::extended::to_f16;
            fn terrace_rt_f80_to_bf16(bits: u128) -> u16 = $crate::extended::to_bf16;
            fn terrace_rt_f64_to_f80(value: f64) -> u128 = $crate::extended::from_f64;
            fn terrace_rt_f32_to_f80(value: f32) -> u128 = $crate::extended::from_f32;
            fn terrace_rt_f80_to_f128(bits: u128) -> u128 = $crate::extended::to_f128;
            fn terrace_rt_f128_to_f80(bits: u128) -> u128 = $crate::extended::from_f128;
            fn terrace_rt_powi_f32(base: f32, exponent: i32) -> f32 = $crate::integer::powi_f32;
            fn terrace_rt_powi_f64(base: f64, exponent: i32) -> f64 = $crate::integer::powi_f64;
            fn terrace_rt_powi_f80(base: u128, exponent: i32) -> u128 = $crate::extended::powi;
            fn terrace_rt_powi_f128(base: u128, exponent: i32) -> u128 = $crate::quad::powi;
            // stacks and thread-local variables
            fn terrace_rt_stack_mark() -> *mut u8 = $crate::stack::mark;
            fn terrace_rt_stack_alloca(size: u64, align: u64) -> *mut u8 = $crate::stack::allocate;
            fn terrace_rt_stack_release(mark: *mut u8) = $crate::stack::release;
            fn terrace_rt_thread_local(variable: *const $crate::thread_local::Variable) -> *mut u8 = $crate::thread_local::address;
            // the texts of assertions
            fn terrace_rt_assertion(text: *const u8) = $crate::call::assertion;
            // atomic accesses and clocks
            fn terrace_rt_atomic_load(size: usize, object: *const u8, out: *mut u8) = $crate::atomic::load;
            fn terrace_rt_atomic_store(size: usize, object: *mut u8, value: *const u8) = $crate::atomic::store;
            fn terrace_rt_atomic_exchange(size: usize, object: *mut u8, value: *const u8, out: *mut u8) = $crate::atomic::exchange;
            fn terrace_rt_atomic_compare_exchange(size: usize, object: *mut u8, expected: *mut u8, value: *const u8) -> u8 = $crate::atomic::compare_exchange;
            fn terrace_rt_steady() -> i64 = $crate::clock::steady;
            fn terrace_rt_cycles() -> i64 = $crate::clock::cycles;
            // memory checks
            fn terrace_rt_check_index(op: i64, dimension: i64, index: i64, size: i64) = $crate::check::index;
            fn terrace_rt_check_range(op: i64, dimension: i64, first: i64, last: i64, size: i64) = $crate::check::range;
            fn terrace_rt_check_extent(op: i64, first: i64, last: i64, size: i64) = $crate::check::extent;
            fn terrace_rt_check_bytes(op: i64, first: i64, last: i64, size: i64) = $crate::check::bytes;
            fn terrace_rt_check_copy_size(op: i64, dimension: i64, source: i64, target: i64) = $crate::check::copy_size;
            fn terrace_rt_check_cast_size(op: i64, dimension: i64, is: i64, stated: i64) = $crate::check::cast_size;
            fn terrace_rt_check_cast_stride(op: i64, dimension: i64, is: i64, stated: i64) = $crate::check::cast_stride;
            fn terrace_rt_check_cast_offset(op: i64, is: i64, stated: i64) = $crate::check::cast_offset;
            fn terrace_rt_check_cast_rank(op: i64, is: i64, stated: i64) = $crate::check::cast_rank;
            fn terrace_rt_check_dimension(op: i64, dimension: i64, rank: i64) = $crate::check::dimension;
            fn terrace_rt_check_elements(op: i64, before: i64, after: i64) = $crate::check::elements;
            fn terrace_rt_check_block(op: i64, address: i64, first: i64, last: i64, bytes: i64) -> u8 = $crate::check::block;
            fn terrace_rt_check_stop() = $crate::check::stop;
            // calls of C
            #[cfg(all(target_arch = "x86_64", not(windows)))]
            fn terrace_rt_f80_push(bits: u128) = $crate::extended::push;
            #[cfg(all(target_arch = "x86_64", not(windows)))]
            fn terrace_rt_f80_pop() -> u128 = $crate::extended::pop;
            #[cfg(all(target_arch = "x86_64", not(windows)))]
            fn terrace_rt_call_variadic(target: *const u8, integers: *const u64, floats: *const u8, stack: *const u8, stack_bytes: u64, results: *mut u64) = $crate::variadic::call;
        }
        }
    };
}

/// Defines the functions of [`for_each_function`](crate::for_each_function) as C symbols, for libraries that are
/// linked: `for_each_function!(define)`. The symbol `terrace_rt_functions` refers to all of them.
#[macro_export]
macro_rules! define {
    ($($group:ident {$(
        $(#[$attribute:meta])*
        fn $name:ident($($parameter:ident: $type:ty),* $(,)?) $(-> $result:ty)? = $function:expr;
    )*})*) => {
        $($(
            $(#[$attribute])*
            /// The function with this name in `terrace-engine-runtime`.
            ///
            /// # Safety
            /// The requirements of that function apply.
            #[unsafe(no_mangle)]
            pub unsafe extern "C" fn $name($($parameter: $type),*) $(-> $result)? {
                let function: unsafe extern "C" fn($($type),*) $(-> $result)? = $function;
                // SAFETY: the caller guarantees the requirements of that function.
                unsafe { function($($parameter),*) }
            }
        )*)*

        /// All functions. A linker that keeps this symbol keeps all of them.
        #[unsafe(no_mangle)]
        pub static terrace_rt_functions: &[$crate::Address] = &[$($(
            $(#[$attribute])*
            $crate::Address::new($name as *const ()),
        )*)*];
    };
}
