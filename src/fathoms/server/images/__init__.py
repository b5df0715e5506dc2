"""Pictures of points, for those who show no SVG: messengers, and phones that put the page among their apps."""
