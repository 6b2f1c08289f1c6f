"""The queries of the SQLite peer, tuned by hand for its own tables (load.py)."""
from peer import DISTANCE

DISTANCE_SQL = DISTANCE.replace("least(", "min(").format(":latitude", ":longitude")

NEAR = f"""
    WITH near AS MATERIALIZED (
        SELECT site.id, {DISTANCE_SQL} AS km FROM site_index JOIN site ON site.id = site_index.id
        WHERE south <= :north AND north >= :south AND west <= :east AND east >= :west
    ),
    page AS MATERIALIZED (
        SELECT animal.id, km FROM near CROSS JOIN animal INDEXED BY animal_by_site ON animal.site = near.id
        WHERE km <= :radius AND status = 'adoptable' {{condition}}
        ORDER BY km, animal.id LIMIT :count OFFSET :offset
    )
    SELECT page.id, name, breed, organization, km FROM page JOIN animal ON animal.id = page.id ORDER BY km, page.id
"""
COUNT_NEAR = f"""
    SELECT count(*) FROM (
        SELECT 1 FROM site_index JOIN site ON site.id = site_index.id
            CROSS JOIN animal INDEXED BY animal_by_site ON animal.site = site.id
        WHERE south <= :north AND north >= :south AND west <= :east AND east >= :west AND {DISTANCE_SQL} <= :radius
            AND status = 'adoptable' {{condition}}
        LIMIT :enough
    )
"""
FEW_NEAR = f"""
    WITH page AS MATERIALIZED (
        SELECT animal.id, {DISTANCE_SQL} AS km
        FROM animal INDEXED BY animal_by_kind CROSS JOIN site ON site.id = animal.site
        WHERE status = 'adoptable' {{condition}} ORDER BY km, animal.id LIMIT :count OFFSET :offset
    )
    SELECT page.id, name, breed, organization, km FROM page JOIN animal ON animal.id = page.id ORDER BY km, page.id
"""
RANKED = """
    SELECT animal_text.rowid, name FROM (
        SELECT rowid, rank FROM animal_text WHERE animal_text MATCH :text ORDER BY rank LIMIT :count
    ) AS animal_text JOIN animal ON animal.id = animal_text.rowid ORDER BY rank
"""
TEXT_NEAR = f"""
    SELECT animal.id, name, {DISTANCE_SQL} AS km
    FROM (SELECT rowid AS id FROM animal_text WHERE animal_text MATCH :text) AS found
        CROSS JOIN animal ON animal.id = found.id CROSS JOIN site ON site.id = animal.site
    WHERE status = 'adoptable' AND km <= :radius ORDER BY km, animal.id LIMIT :count
"""
COUNT_TEXT = """
    SELECT count(*) FROM (SELECT rowid AS id FROM animal_text WHERE animal_text MATCH :text)
"""
SUGGESTIONS = """
    SELECT kind, text, max(animals) AS animals FROM suggestion WHERE word >= :prefix AND word < :prefix || char(1114111)
    GROUP BY kind, text ORDER BY animals DESC, text, kind LIMIT 10
"""

# How many there are of each kind: of all, as the table has it, or within a circle.
KINDS = "kind AS MATERIALIZED (SELECT * FROM tally)"
KINDS_NEAR = f"""
    near AS MATERIALIZED (
        SELECT site.id, {DISTANCE_SQL} AS km FROM site_index JOIN site ON site.id = site_index.id
        WHERE south <= :north AND north >= :south AND west <= :east AND east >= :west
    ),
    kind AS MATERIALIZED (
        SELECT type, age, gender, size, children, dogs, cats, found.animals
        FROM (
            SELECT kind, sum(animals) AS animals FROM near CROSS JOIN site_tally ON site = near.id
            WHERE km <= :radius GROUP BY kind
        ) AS found CROSS JOIN tally ON tally.rowid = found.kind
    )
"""
# Of a facet, with all that is asked for but the facet's own choice; several are asked for in one statement.
FACET = """
    SELECT '{name}' AS facet, {column} AS value, sum(animals) FROM kind WHERE {column} IS NOT NULL {others} GROUP BY {column}
"""
COMPANION = """
    SELECT 'good with' AS facet, '{column}' AS value, sum(animals) FROM kind WHERE {column} = 1 {others} HAVING sum(animals) > 0
"""
FACETS = """
    WITH {kinds}
    SELECT 'total' AS facet, '' AS value, coalesce(sum(animals), 0) FROM kind WHERE 1 {condition}
"""
