"""Those who play: every bot sits on a chair and knows what its seat may know."""
