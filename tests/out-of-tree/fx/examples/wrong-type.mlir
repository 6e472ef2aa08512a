func.func private @filter(!fx.fixed<0, 8>)
