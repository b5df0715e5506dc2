"""What bots that learn are made of: numbered features of what a seat knows, and the network that reads them."""
