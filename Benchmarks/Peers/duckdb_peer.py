"""DuckDB beside PetSave: duckdb_peer.py FOLDER THREADS.

Only the points are measured, of which there are far fewer than animals; what a filter asks for are enumerations, and the
name, breed and organisation of the page's animals are looked up at the end.
"""
import sys

import duckdb

from peer import DISTANCE, PAGE, choices, serve

folder, threads = sys.argv[1], int(sys.argv[2])
database = duckdb.connect(f"{folder}/animals.duckdb", read_only=True, config={"threads": threads})


def answer(question):
    asked = choices(question)
    condition = " AND ".join(["status = 'adoptable'"] + [f"{column} = ?" for column, _ in asked])
    values = [value for _, value in asked]
    total = database.execute(f"SELECT count(*) FROM animal WHERE {condition}", values).fetchone()[0]
    distance = DISTANCE.format(question["latitude"], question["longitude"])
    rows = database.execute(
        f"""
        WITH near AS MATERIALIZED (SELECT id, {distance} AS km FROM site),
        page AS (
            SELECT animal.id, km FROM animal JOIN near ON near.id = animal.site WHERE {condition}
            ORDER BY km, animal.id LIMIT {PAGE} OFFSET {(question["page"] - 1) * PAGE}
        )
        SELECT page.id, name, breed, organization, km FROM page JOIN animal USING (id) ORDER BY km, page.id
        """,
        values,
    ).fetchall()
    return total, [str(row[0]) for row in rows]


serve(answer)
