func.func private @filter(!fx.fixed<8, 8>, !fx.interval<!fx.fixed<8, 8>>)
    attributes {gain = #fx.number<384 : !fx.fixed<8, 8>>, mode = #fx.overflow<saturate>}
