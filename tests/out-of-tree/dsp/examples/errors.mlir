func.func @f(%x: f32) {
  // expected-error @+1 {{expected builtin.integer, but found 'f32'}}
  %0 = dsp.twice %x : f32
  return
}

// -----

func.func @f(%x: i32) {
  // expected-error @+1 {{expected 'between'}}
  %0 = dsp.clamp %x and %x and %x : i32
  return
}
