#!/usr/bin/env python3
"""Writes Sources/Domain/Phrase/PetfinderNames.swift: the breeds and colours that Petfinder's API v2 has for each type.

Usage: python3 Scripts/make-petfinder-names.py FOLDER > Sources/Domain/Phrase/PetfinderNames.swift

FOLDER holds recorded answers of the API: `types.json` (GET /v2/types) and `breeds-SLUG.json` for each of its types
(GET /v2/types/SLUG/breeds). Names are joined by "; ", which none of them contains.
"""
import json
import pathlib
import sys
import textwrap

CASES = {"Dog": "dog", "Cat": "cat", "Rabbit": "rabbit", "Small & Furry": "smallFurry", "Horse": "horse",
         "Bird": "bird", "Scales, Fins & Other": "scalesFinsOther", "Barnyard": "barnyard"}
folder = pathlib.Path(sys.argv[1])
types = json.loads((folder / "types.json").read_text())["types"]


def table(name, comment, rows):
    print("    /// %s" % comment)
    print("    package static let %s: [(type: AnimalType, names: String)] = [" % name)
    for case, names in rows:
        print("        (\n            .%s,\n            \"\"\"" % case)
        lines = textwrap.wrap("; ".join(names), width=104, break_long_words=False, break_on_hyphens=False)
        print(" \\\n".join("            " + line for line in lines))
        print("            \"\"\"\n        ),")
    print("    ]")


print("// Made by Scripts/make-petfinder-names.py; do not edit.\n")
print("/// The names that Petfinder's API v2 has for breeds and colours, by type, joined by “; ”.")
print("///")
print("/// Source: its recorded answers to `GET /v2/types` and `GET /v2/types/{type}/breeds`.")
print("package enum PetfinderNames {")
table("breeds", "Breeds, and kinds of animal where there is no breed.", [
    (CASES[t["name"]], [b["name"] for b in json.loads(
        (folder / ("breeds-%s.json" % t["_links"]["self"]["href"].rsplit("/", 1)[1])).read_text())["breeds"]])
    for t in types])
print()
table("colors", "Colours of coat, plumage and skin.", [(CASES[t["name"]], t["colors"]) for t in types])
print("}")
