// dsp lower --help
// The passes of the tool, its own one first.
