"""Over the network: addresses, guards, limits, who is who, and the page itself."""
