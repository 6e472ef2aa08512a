// dsp --help
// The tool's name everywhere.
