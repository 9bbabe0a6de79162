"""What a person meets in a terminal."""
