"""From counts to figures with intervals; and measures that play games of their own."""
