// terrace lower --to=afine
// Dialects that may stay are there.
func.func private @f()
// ==== stderr ====
<unknown>:0: error: --to: unknown dialect 'afine'; did you mean 'affine'?
// ==== exit 1 ====
