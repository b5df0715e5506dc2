"""Pictures: result cards as SVG, and PNGs for those who show no SVG (messengers, and phones' home screens)."""
