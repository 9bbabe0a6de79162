"""Where everything is kept: the database, its schema, the rows of tables."""
