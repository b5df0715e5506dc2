"""The table: people, bots and spectators round a game, over HTTP and WebSocket."""
