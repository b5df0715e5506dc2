"""The web server: tables with people, bots and spectators, the lab and reviews, over HTTP and WebSocket."""
