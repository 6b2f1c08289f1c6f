"""Imports NDJSON into DuckDB: duckdb_import.py ANIMALS.ndjson DATABASE THREADS."""
import sys

import duckdb

animals, path, threads = sys.argv[1:]
database = duckdb.connect(path, config={"threads": int(threads)})
database.execute(f"CREATE TABLE animals AS SELECT * FROM read_json('{animals}', format = 'newline_delimited')")
