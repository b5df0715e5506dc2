"""One server among several: leases and ownership of tables, and the event bus."""
