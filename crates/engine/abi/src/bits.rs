//! Reads and writes integers of any width at any bit of a byte array, lowest bit first.

use terrace_numeric::ApInt;

/// Reads `width` bits from the bit `start` on. Bits past the end of the bytes are 0.
pub fn read(bytes: &[u8], start: u64, width: u32) -> ApInt {
    let mut limbs = vec![0u64; (width as usize).div_ceil(64)];
    let (first, shift) = ((start / 8) as usize, (start % 8) as u32);
    let byte = |at: usize| u64::from(bytes.get(at).copied().unwrap_or(0));
    for (number, limb) in limbs.iter_mut().enumerate() {
        let at = first + 8 * number;
        for index in 0..8 {
            *limb |= byte(at + index) << (8 * index);
        }
        if shift > 0 {
            *limb = *limb >> shift | byte(at + 8) << (64 - shift);
        }
    }
    ApInt::from_limbs(width, &limbs)
}

/// Writes an integer from the bit `start` on. Bits past the end of the bytes are dropped.
pub fn write(bytes: &mut [u8], start: u64, value: &ApInt) {
    let width = u64::from(value.width());
    let limbs = value.limbs();
    let mut done = 0;
    while done < width {
        let at = start + done;
        let Some(byte) = bytes.get_mut((at / 8) as usize) else {
            return;
        };
        let shift = at % 8;
        let count = (8 - shift).min(width - done);
        let limb = |number: u64| limbs.get(number as usize).copied().unwrap_or(0);
        let (number, within) = (done / 64, done % 64);
        let mut chunk = limb(number) >> within;
        if within > 56 {
            chunk |= limb(number + 1) << (64 - within);
        }
        let mask = ((1u16 << count) - 1) as u8;
        *byte = *byte & !(mask << shift) | (chunk as u8 & mask) << shift;
        done += count;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read() {
        for width in [1, 3, 8, 24, 33, 64, 65, 128, 257] {
            for start in [0, 1, 7, 8, 13, 60] {
                let value = ApInt::from_limbs(width, &[0xa5c3_9671_1234_5678, 7, u64::MAX, 3, 1]);
                let mut bytes = vec![0xff; 50];
                write(&mut bytes, start, &value);
                assert_eq!(read(&bytes, start, width), value, "{width} at {start}");
                let mut others = bytes.clone();
                write(&mut others, start, &ApInt::all_ones(width));
                assert!(
                    others.iter().all(|&byte| byte == 0xff),
                    "{width} at {start}"
                );
            }
        }
    }

    #[test]
    fn nothing_is_out_of_bounds() {
        let mut bytes = [0; 2];
        write(&mut bytes, 12, &ApInt::all_ones(64));
        assert_eq!(bytes, [0, 0xf0]);
        assert_eq!(read(&bytes, 12, 64), ApInt::new(64, 15));
    }
}
