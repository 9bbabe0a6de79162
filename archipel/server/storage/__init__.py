"""Storage: the database, its schema, and the rows of tables."""
