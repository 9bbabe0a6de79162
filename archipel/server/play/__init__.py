"""What happens at a table, and nothing round it: no database, no web, no waiting, no library but our own.

The server checks, locks, commits and sends round `perform`; a page without a server may use it as it is.
"""
