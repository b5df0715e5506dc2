"""HTTP and WebSocket: routes, middleware, rate limits, sessions, and the client's files."""
