"""SQL by hand on the catalogue's own file: same_file_peer.py CATALOG.

Knows the tables of today's catalogue, and ends with status 3 where the file has others; then the queries below are to be
written anew. They look for the nearest as PetSave's did first: in circles that grow, among the points and the animals
there, by an index that the peer makes for itself in memory when it starts, as the file has none that SQL could use. The total
is what the tables can tell without help: a count.
"""
import sqlite3
import sys

from peer import DISTANCE, PAGE, choices, serve
from sqlite_geometry import WHOLE_GLOBE, box

FIRST_RADIUS = 8
COLUMNS = {"children": "good_with_children", "dogs": "good_with_dogs", "cats": "good_with_cats"}
DISTANCE_SQL = DISTANCE.replace("least(", "min(").format(":latitude", ":longitude")

NEAR = f"""
    WITH near AS MATERIALIZED (
        SELECT site.id, {DISTANCE_SQL} AS km FROM site_index JOIN site ON site.id = site_index.id
        WHERE south <= :north AND north >= :south AND west <= :east AND east >= :west
    ),
    page AS MATERIALIZED (
        SELECT animal.id, source, source_id, animal.organization, primary_breed, km
        FROM near CROSS JOIN animal_by_site AS here ON here.site = near.id CROSS JOIN animal ON animal.id = here.animal
        WHERE km <= :radius AND status = :status {{condition}}
        ORDER BY km, source, source_id LIMIT :count OFFSET :offset
    )
    SELECT source_id, details.packed, breed.text, organization.name, km
    FROM page JOIN details ON details.animal = page.id LEFT JOIN term AS breed ON breed.id = page.primary_breed
        LEFT JOIN organization ON organization.identity = page.organization
    ORDER BY km, source, source_id
"""
COUNT_NEAR = f"""
    SELECT count(*) FROM (
        SELECT 1 FROM site_index JOIN site ON site.id = site_index.id
            CROSS JOIN animal_by_site AS here ON here.site = site.id CROSS JOIN animal ON animal.id = here.animal
        WHERE south <= :north AND north >= :south AND west <= :east AND east >= :west AND {DISTANCE_SQL} <= :radius
            AND status = :status {{condition}}
        LIMIT :enough
    )
"""
BY_SITE = """
    CREATE TEMP TABLE animal_by_site (site INTEGER, animal INTEGER, PRIMARY KEY (site, animal)) WITHOUT ROWID;
    INSERT INTO animal_by_site SELECT site, id FROM animal WHERE site IS NOT NULL ORDER BY site, id;
"""
TOTAL = "SELECT count(*) FROM animal WHERE status = :status AND site IS NOT NULL {condition}"

database = sqlite3.connect(f"file:{sys.argv[1]}?mode=ro", uri=True)
database.executescript("PRAGMA cache_size = -262144; PRAGMA mmap_size = 4294967296; PRAGMA temp_store = MEMORY;")
try:
    database.executescript(BY_SITE)
    terms = dict(database.execute("SELECT text, id FROM term"))
    for statement in (NEAR, COUNT_NEAR, TOTAL):
        values = dict.fromkeys(
            "latitude longitude north south east west radius status count offset enough".split(), 0)
        database.execute("EXPLAIN " + statement.format(condition=""), values).fetchall()
except sqlite3.OperationalError as error:
    print(f"The catalogue has other tables than this peer knows: {error}", file=sys.stderr)
    sys.exit(3)


def answer(question):
    asked = choices(question)
    condition = "".join(f" AND {COLUMNS.get(column, column)} = :{column}" for column, _ in asked)
    offset = (question["page"] - 1) * PAGE
    values = {column: 1 if value == 1 else terms.get(value) for column, value in asked}
    values |= {"latitude": question["latitude"], "longitude": question["longitude"], "status": terms.get("adoptable")}
    values |= {"offset": offset, "count": PAGE, "enough": offset + PAGE}
    total = database.execute(TOTAL.format(condition=condition), values).fetchone()[0]
    radius = FIRST_RADIUS
    values |= {"radius": radius} | box(question["latitude"], question["longitude"], radius)
    while radius < WHOLE_GLOBE and database.execute(
        COUNT_NEAR.format(condition=condition), values
    ).fetchone()[0] < min(total, offset + PAGE):
        radius *= 2
        values |= {"radius": radius} | box(question["latitude"], question["longitude"], radius)
    rows = database.execute(NEAR.format(condition=condition), values).fetchall()
    return total, [str(row[0]) for row in rows]


serve(answer)
