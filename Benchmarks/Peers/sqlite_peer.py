"""SQLite beside PetSave, with a database and queries made by hand: sqlite_peer.py FOLDER.

The nearest are looked for in circles that grow, among the points and then the animals there, through an index that holds
all that a filter asks for; where so few match that it is cheaper, through an index by kind, and all of them are measured.
How many match is known beforehand, from counts of each kind, which also tell most facets.
"""
import sqlite3
import sys

from peer import PAGE, choices, serve
from sqlite_geometry import WHOLE_GLOBE, box
from sqlite_queries import (
    COMPANION, COUNT_NEAR, COUNT_TEXT, FACET, FACETS, FEW_NEAR, KINDS, KINDS_NEAR, NEAR, RANKED, SUGGESTIONS, TEXT_NEAR)

FIRST_RADIUS = 8
FEW = 2_000

database = sqlite3.connect(f"file:{sys.argv[1]}/animals.sqlite?mode=ro", uri=True)
database.executescript("PRAGMA cache_size = -262144; PRAGMA mmap_size = 4294967296;")


def match(text):
    """All words, the last of which may be the beginning of one, as PetSave understands a text."""
    return " ".join(f'"{word}"' for word in text.split()) + " *"


def nearest(question):
    asked = choices(question)
    condition = "".join(f" AND {column} = :{column}" for column, _ in asked)
    values = dict(asked)
    total = database.execute(f"SELECT sum(animals) FROM tally WHERE 1 {condition}", values).fetchone()[0] or 0
    offset = (question["page"] - 1) * PAGE
    values |= {"latitude": question["latitude"], "longitude": question["longitude"]}
    values |= {"offset": offset, "count": PAGE, "enough": offset + PAGE}
    if total <= FEW and asked:
        rows = database.execute(FEW_NEAR.format(condition=condition), values).fetchall()
    else:
        radius = FIRST_RADIUS
        values |= {"radius": radius} | box(question["latitude"], question["longitude"], radius)
        while radius < WHOLE_GLOBE and database.execute(
            COUNT_NEAR.format(condition=condition), values
        ).fetchone()[0] < offset + PAGE:
            radius *= 2
            values |= {"radius": radius} | box(question["latitude"], question["longitude"], radius)
        rows = database.execute(NEAR.format(condition=condition), values).fetchall()
    return total, [str(row[0]) for row in rows]


def text(question):
    values = {"text": match(question["text"]), "count": PAGE}
    if question.get("latitude") is not None:
        values |= {"latitude": question["latitude"], "longitude": question["longitude"]}
        values["radius"] = question.get("radius") or WHOLE_GLOBE
        rows = database.execute(TEXT_NEAR, values).fetchall()
        return None, [str(row[0]) for row in rows]
    total = database.execute(COUNT_TEXT, values).fetchone()[0]
    return total, [str(row[0]) for row in database.execute(RANKED, values)]


def suggestions(question):
    rows = database.execute(SUGGESTIONS, {"prefix": question["prefix"]}).fetchall()
    return len(rows), [f"{kind} {text} {animals}" for kind, text, animals in rows]


def facets(question):
    """One statement: the animals are counted by kind once, and the kinds for each facet."""
    asked = choices(question)
    values = dict(asked)
    radius = question.get("radius")
    if radius is not None:
        values |= {"latitude": question["latitude"], "longitude": question["longitude"], "radius": radius}
        values |= box(question["latitude"], question["longitude"], radius)

    def condition(column=None):
        return "".join(f" AND {name} = :{name}" for name, _ in asked if name != column)

    parts = [FACETS.format(kinds=KINDS if radius is None else KINDS_NEAR, condition=condition())]
    for column in ("type", "age", "gender", "size"):
        parts.append(FACET.format(name=column, column=column, others=condition(column)))
    for column in ("children", "dogs", "cats"):
        parts.append(COMPANION.format(column=column, others=condition(column)))
    (_, _, total), *rows = database.execute(" UNION ALL ".join(parts), values).fetchall()
    return total, sorted(f"{facet} {value} {animals}" for facet, value, animals in rows)


def answer(question):
    if question.get("countsFacets"):
        return facets(question)
    if question.get("prefix") is not None:
        return suggestions(question)
    return text(question) if question.get("text") is not None else nearest(question)


serve(answer)
