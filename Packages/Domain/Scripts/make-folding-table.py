#!/usr/bin/env python3
"""Writes Sources/Domain/Text/FoldingTable.swift: which letters fold to which base letters.

Usage: python3 Scripts/make-folding-table.py > Sources/Domain/Text/FoldingTable.swift

The rule is Unicode's compatibility decomposition without its combining marks, plus the letters that do not decompose
but that people leave undecorated (ø, ł, đ, ß, æ …). Only lower-case letters are listed: folding lowers case first.
"""
import collections
import unicodedata

RANGES = [(0x00C0, 0x024F), (0x0250, 0x02AF), (0x0370, 0x03FF), (0x0400, 0x04FF), (0x1E00, 0x1EFF), (0x1F00, 0x1FFF),
          (0xFB00, 0xFB06), (0xFF21, 0xFF5A)]
EXTRA = {"ß": "ss", "æ": "ae", "œ": "oe", "ø": "o", "đ": "d", "ð": "d", "þ": "th", "ł": "l", "ħ": "h", "ı": "i",
         "ŋ": "n", "ŧ": "t", "ĸ": "k", "ς": "σ", "ɨ": "i", "ƀ": "b", "ɓ": "b", "ƒ": "f", "ɖ": "d", "ɗ": "d", "ə": "e"}

groups = collections.defaultdict(list)
for first, last in RANGES:
    for code in range(first, last + 1):
        letter = chr(code)
        if letter.lower() != letter or not unicodedata.category(letter).startswith("L"):
            continue
        base = EXTRA.get(letter) or "".join(
            mark for mark in unicodedata.normalize("NFKD", letter) if not unicodedata.combining(mark)).lower()
        base = "".join(EXTRA.get(part, part) for part in base)
        if base and base != letter and all(unicodedata.category(part).startswith("L") for part in base):
            groups[base].append(letter)

print("// Made by Scripts/make-folding-table.py from Unicode %s; do not edit.\n" % unicodedata.unidata_version)
print("enum FoldingTable {")
print("    /// Base letters, and the lower-case letters that fold to them.")
print("    static let groups: [(base: String, letters: String)] = [")
for base, letters in sorted(groups.items()):
    print('        ("%s", "%s"),' % (base, "".join(letters)))
print("    ]\n}")
