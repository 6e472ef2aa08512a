// dsp translate --what
// Messages name the tool.
