"""Several server processes at one address: the supervisor that runs them, and the router in front of them."""
