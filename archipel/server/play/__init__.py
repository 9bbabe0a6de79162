"""The rules of a table as plain Python: no database, no web, no asyncio, no third-party library but msgspec.

`apply_message` is the entry point. The server locks, commits and publishes around it.
A client without a server can call it directly.
"""
