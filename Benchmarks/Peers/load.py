"""Fills the peers' own databases with what PetSave exports, so that all of them hold the same animals at the same points.

Usage: load.py EXPORT.ndjson FOLDER
"""
import json
import pathlib
import sqlite3
import sys

import duckdb
import tantivy

COLUMNS = """{
    'source_id': 'VARCHAR', 'name': 'VARCHAR', 'type': 'VARCHAR', 'species': 'VARCHAR', 'age': 'VARCHAR',
    'gender': 'VARCHAR', 'size': 'VARCHAR', 'status': 'VARCHAR', 'description': 'VARCHAR', 'tags': 'VARCHAR[]',
    'organization_id': 'VARCHAR',
    'breeds': 'STRUCT("primary" VARCHAR, secondary VARCHAR)',
    'colors': 'STRUCT("primary" VARCHAR, secondary VARCHAR, tertiary VARCHAR)',
    'environment': 'STRUCT(children BOOLEAN, dogs BOOLEAN, cats BOOLEAN)',
    'coordinate': 'STRUCT(latitude DOUBLE, longitude DOUBLE)'
}"""


def fill_duckdb(export, path):
    """Animals by place, so that neighbours lie together; terms as enumerations; points in a table of their own."""
    database = duckdb.connect(str(path))
    database.execute(f"""
        CREATE TABLE loaded AS SELECT CAST(source_id AS BIGINT) AS id, name, type, species, age, gender, size, status,
            description, array_to_string(tags, ' ') AS tags, organization_id AS organization,
            breeds."primary" AS breed, concat_ws(' ', breeds."primary", breeds.secondary, species) AS breeds,
            [breeds."primary", breeds.secondary] AS breed_names,
            [colors."primary", colors.secondary, colors.tertiary] AS color_names,
            CAST(environment.children AS TINYINT) AS children, CAST(environment.dogs AS TINYINT) AS dogs,
            CAST(environment.cats AS TINYINT) AS cats, coordinate.latitude AS latitude, coordinate.longitude AS longitude
        FROM read_json('{export}', format = 'newline_delimited', columns = {COLUMNS}, maximum_object_size = 33554432)
        WHERE source_id IS NOT NULL
    """)
    for column in ("type", "age", "gender", "size", "status"):
        database.execute(f"CREATE TYPE {column}_name AS ENUM (SELECT DISTINCT {column} FROM loaded)")
    database.execute("""
        CREATE TABLE site AS SELECT CAST(row_number() OVER (ORDER BY latitude, longitude) AS INTEGER) AS id,
            latitude, longitude
        FROM (SELECT DISTINCT latitude, longitude FROM loaded WHERE latitude IS NOT NULL);
        CREATE TABLE animal AS SELECT loaded.id, site.id AS site, type::type_name AS type, age::age_name AS age,
            gender::gender_name AS gender, size::size_name AS size, status::status_name AS status, children, dogs, cats,
            name, breed, organization
        FROM loaded JOIN site USING (latitude, longitude) ORDER BY site.id, loaded.id;
        CHECKPOINT;
    """)
    return database


SQLITE_SCHEMA = """
    CREATE TABLE site (id INTEGER PRIMARY KEY, latitude REAL NOT NULL, longitude REAL NOT NULL);
    CREATE VIRTUAL TABLE site_index USING rtree(id, south, north, west, east);
    CREATE TABLE animal (
        id INTEGER PRIMARY KEY, site INTEGER, type TEXT, age TEXT, gender TEXT, size TEXT, status TEXT,
        children INTEGER, dogs INTEGER, cats INTEGER, name TEXT, breed TEXT, organization TEXT
    );
    -- How many animals there are of each kind, so that a total need not be counted; and how many at each point.
    CREATE TABLE tally (
        type TEXT, age TEXT, gender TEXT, size TEXT, children INTEGER, dogs INTEGER, cats INTEGER, animals INTEGER
    );
    CREATE TABLE site_tally (
        site INTEGER, kind INTEGER, animals INTEGER, PRIMARY KEY (site, kind)
    ) WITHOUT ROWID;
    CREATE VIRTUAL TABLE animal_text USING fts5(
        name, breeds, tags, description, content='', tokenize="unicode61 remove_diacritics 2"
    );
    -- A word of something that can be suggested, and what that is; the most animals first.
    CREATE TABLE suggestion (word TEXT, kind TEXT, text TEXT, animals INTEGER);
"""

SQLITE_INDEXES = """
    -- Covers what a filter asks for, so that only the animals of the page are read.
    CREATE INDEX animal_by_site ON animal (site, type, age, gender, size, children, dogs, cats) WHERE status = 'adoptable';
    CREATE INDEX animal_by_kind ON animal (type, age, gender, size, children, dogs, cats, site) WHERE status = 'adoptable';
    INSERT INTO tally SELECT type, age, gender, size, children, dogs, cats, count(*) FROM animal
        WHERE status = 'adoptable' GROUP BY 1, 2, 3, 4, 5, 6, 7;
    CREATE INDEX tally_by_kind ON tally (type, age, gender, size, children, dogs, cats);
    INSERT INTO site_tally SELECT animal.site, tally.rowid, count(*)
        FROM animal CROSS JOIN tally ON tally.type IS animal.type AND tally.age IS animal.age
            AND tally.gender IS animal.gender AND tally.size IS animal.size AND tally.children IS animal.children
            AND tally.dogs IS animal.dogs AND tally.cats IS animal.cats
        WHERE animal.status = 'adoptable' GROUP BY 1, 2;
    CREATE INDEX suggestion_by_word ON suggestion (word, animals, kind, text);
    INSERT INTO animal_text (animal_text) VALUES ('optimize');
    ANALYZE;
"""


def batches(cursor):
    while rows := cursor.fetchmany(10_000):
        yield rows


def fill_sqlite(source, path):
    database = sqlite3.connect(path)
    database.executescript("PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF;" + SQLITE_SCHEMA)
    for rows in batches(source.execute("SELECT id, latitude, longitude FROM site")):
        database.executemany("INSERT INTO site VALUES (?, ?, ?)", rows)
        database.executemany("INSERT INTO site_index VALUES (?1, ?2, ?2, ?3, ?3)", rows)
    for rows in batches(source.execute("SELECT * FROM animal ORDER BY id")):
        database.executemany(f"INSERT INTO animal VALUES ({', '.join('?' * 13)})", rows)
    for rows in batches(source.execute("SELECT id, name, breeds, tags, description FROM loaded ORDER BY id")):
        database.executemany(
            "INSERT INTO animal_text (rowid, name, breeds, tags, description) VALUES (?, ?, ?, ?, ?)", rows)
    suggestions = """
        WITH value AS (
            SELECT 'name' AS kind, name AS text FROM loaded WHERE status = 'adoptable'
            UNION ALL SELECT 'type', type FROM loaded WHERE status = 'adoptable'
            UNION ALL SELECT 'breed', unnest(breed_names) FROM loaded WHERE status = 'adoptable'
            UNION ALL SELECT 'color', unnest(color_names) FROM loaded WHERE status = 'adoptable'),
        counted AS (SELECT kind, text, count(*) AS animals FROM value WHERE text IS NOT NULL GROUP BY ALL)
        SELECT unnest(string_split_regex(lower(text), '[^a-z0-9]+')) AS word, kind, text, animals FROM counted
    """
    for rows in batches(source.execute(suggestions)):
        database.executemany("INSERT INTO suggestion VALUES (?, ?, ?, ?)", rows)
    database.executescript(SQLITE_INDEXES)
    database.commit()


def fill_tantivy(export, folder, stored):
    """What a list shows is stored, or all that was told, as it was told."""
    folder.mkdir()
    builder = tantivy.SchemaBuilder()
    builder.add_integer_field("id", stored=True, fast=True)
    for field in ("name", "breeds", "tags", "description"):
        # Without positions, which only phrases need.
        builder.add_text_field(field, stored=field in stored, index_option="freq")
    builder.add_bytes_field("record", stored=True)
    index = tantivy.Index(builder.build(), path=str(folder))
    writer = index.writer(heap_size=256_000_000, num_threads=1)
    with open(export, encoding="utf-8") as lines:
        for line in lines:
            animal = json.loads(line)
            if "source_id" not in animal:
                continue
            breeds = animal.get("breeds") or {}
            told = [breeds.get("primary"), breeds.get("secondary"), animal.get("species")]
            writer.add_document(tantivy.Document(
                id=int(animal["source_id"]), name=animal["name"], breeds=" ".join(filter(None, told)),
                tags=" ".join(animal.get("tags") or []), description=animal.get("description") or "",
                **({"record": line.encode()} if "record" in stored else {})))
    writer.commit()
    writer.wait_merging_threads()


def main():
    export, folder = sys.argv[1], pathlib.Path(sys.argv[2])
    folder.mkdir(parents=True)
    source = fill_duckdb(export, folder / "animals.duckdb")
    fill_sqlite(source, folder / "animals.sqlite")
    fill_tantivy(export, folder / "tantivy", ("name", "breeds"))
    fill_tantivy(export, folder / "tantivy-whole", ("record",))
    source.execute("DROP TABLE loaded; CHECKPOINT")


main()
