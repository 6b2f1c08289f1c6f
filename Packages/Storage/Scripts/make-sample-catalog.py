#!/usr/bin/env python3
"""Writes the sample catalogue: about 300 invented animals at about 40 invented shelters in real cities.

Run from anywhere; writes Sources/CSampleCatalogData/sample-catalog.ndjson beside this folder, in PetSave's own NDJSON,
the same bytes every time. Needs nothing but Python's standard library.

Since the sample is read whenever nothing has been imported, what would say nothing is left out: unknown values, and
what an animal has from its shelter (contact and coordinate) or from the sample as a whole (provenance), which
SampleCatalog.swift fills in.
"""

import json
import random
from datetime import datetime, timedelta, timezone
from pathlib import Path

import sample_shelters as shelters
import sample_texts as texts

SEED = 19104
SOURCE = "sample"
# When the sample counts as fetched (SampleCatalog.swift has the same); listings went up in the months before.
FETCHED = datetime(2026, 7, 1, tzinfo=timezone.utc)

# What each kind of shelter takes in, with weights.
INTAKE = {
    "g": {"Dog": 44, "Cat": 36, "Rabbit": 8, "Small & Furry": 7, "Bird": 5},
    "c": {"Cat": 1},
    "d": {"Dog": 1},
    "h": {"Horse": 55, "Barnyard": 45},
    "s": {"Rabbit": 45, "Small & Furry": 55},
    "r": {"Scales, Fins & Other": 60, "Bird": 40},
}
# Years of life that the groups end at: baby, young, adult.
AGE_LIMITS = {
    "Dog": (1, 3, 8, 15), "Cat": (1, 3, 10, 17), "Rabbit": (0.5, 2, 5, 9), "Small & Furry": (0.3, 1, 3, 6),
    "Horse": (1, 5, 18, 28), "Bird": (0.5, 3, 15, 30), "Scales, Fins & Other": (1, 3, 12, 25), "Barnyard": (1, 3, 9, 14),
}
FEES = {
    "Dog": (90, 350), "Cat": (40, 160), "Rabbit": (30, 80), "Small & Furry": (10, 50), "Horse": (200, 700),
    "Bird": (15, 180), "Scales, Fins & Other": (20, 120), "Barnyard": (50, 200),
}


def iso(moment):
    return moment.strftime("%Y-%m-%dT%H:%M:%SZ")


def sparse(value):
    """The value without members that say nothing."""
    if isinstance(value, dict):
        members = {key: sparse(member) for key, member in value.items()}
        return {key: member for key, member in members.items() if member not in (None, [], {})}
    return [sparse(element) for element in value] if isinstance(value, list) else value


def organization(rng, row):
    ident, name, street, city, state, postcode, country, latitude, longitude, _, _ = row
    pattern, _ = shelters.COUNTRIES[country]
    host = f"{ident.lower()}.shelters.example"
    phone = None
    if pattern:
        phone = pattern.format(area=shelters.AREA_CODES.get(ident, ""), n=rng.randrange(100), m=rng.randrange(100))
    return {
        "id": ident, "source": SOURCE, "name": name, "email": f"adopt@{host}", "phone": phone,
        "address": {"address1": street, "address2": None, "city": city, "state": state, "postcode": postcode,
                    "country": country},
        "hours": rng.choice(shelters.HOURS),
        "url": f"https://petsave.example/shelters/{ident.lower()}",
        "website": f"https://{host}/",
        "mission_statement": rng.choice(shelters.MISSIONS),
        "adoption": {"policy": rng.choice(shelters.POLICIES), "url": f"https://{host}/adopt"},
        "social_media": {"facebook": None, "twitter": None, "youtube": None, "instagram": None, "pinterest": None},
        "photos": [], "lat": latitude, "lon": longitude,
    }


class Names:
    """Deals names out, each once before any comes twice."""

    def __init__(self, rng):
        self.decks = {}
        for region, names in texts.NAMES.items():
            deck = [name.replace("-", " ") for name in names]
            rng.shuffle(deck)
            self.decks[region] = deck

    def next(self, shelter):
        region = "QC" if shelter["id"] == "QC01" else shelter["address"]["country"]
        name = self.decks[region].pop(0)
        self.decks[region].append(name)
        return name


def good_with(rng, kind, is_baby):
    def guess(yes, no):
        roll = rng.random()
        return True if roll < yes else False if roll < yes + no else None

    if kind == "Dog":
        return {"children": guess(0.5, 0.12), "dogs": guess(0.55, 0.15), "cats": guess(0.3, 0.25)}
    if kind == "Cat":
        return {"children": guess(0.45, 0.12), "dogs": guess(0.25, 0.25), "cats": guess(0.55 if not is_baby else 0.85, 0.12)}
    if kind in ("Rabbit", "Small & Furry", "Barnyard", "Horse"):
        return {"children": guess(0.5, 0.1), "dogs": guess(0.15, 0.2), "cats": guess(0.15, 0.15)}
    return {"children": guess(0.35, 0.1), "dogs": None, "cats": guess(0, 0.3)}


def marked(text):
    """Parts a mark from the sentence behind it."""
    mark, colon, rest = text.partition(":")
    return (mark, colon, rest) if mark in ("baby", "grown", "mother") else ("", "", text)


def description(rng, kind, name, age, gender, environment, needs, partner):
    suits = {"": True, "baby": age == "Baby", "grown": age != "Baby", "mother": age in ("Adult", "Senior") and gender == "Female"}
    openings = [text for mark, _, text in map(marked, texts.OPENINGS[kind]) if suits[mark]]
    parts = [rng.choice(openings).format(name=name), rng.choice(texts.QUIRKS[kind])]
    for companion in ("children", "dogs", "cats"):
        if environment[companion] is not None and rng.random() < 0.5:
            parts.append((texts.GOOD if environment[companion] else texts.BAD)[companion])
    if needs:
        parts.append(rng.choice(texts.NEEDS + (texts.PET_NEEDS if kind in ("Dog", "Cat") else [])))
    if partner:
        parts.append(f"{name} and {partner} are inseparable and go home together.")
    return " ".join(parts)


def animal(rng, number, kind, shelter, names):
    breed, size, coat = rng.choice(texts.BREEDS[kind])
    baby, young, adult, oldest = AGE_LIMITS[kind]
    age = rng.choices(["Baby", "Young", "Adult", "Senior"], [22, 28, 36, 14])[0]
    bounds = {"Baby": (0.15 * baby, baby), "Young": (baby, young), "Adult": (young, adult), "Senior": (adult, oldest)}[age]
    years = rng.uniform(*bounds)
    if age == "Baby" and kind == "Dog":
        size = {"Extra Large": "Large"}.get(size, size)
    gender = rng.choice(["Female", "Male"])
    if kind in ("Bird", "Scales, Fins & Other") and rng.random() < 0.35:
        gender = "Unknown"
    published = FETCHED - timedelta(days=min(rng.expovariate(1 / 40), 170), seconds=rng.randrange(86400) + 3600)
    mixed = kind in ("Dog", "Cat", "Rabbit") and breed != "Domestic Short Hair" and rng.random() < 0.5
    secondary = rng.choice(texts.BREEDS[kind])[0] if mixed and rng.random() < 0.5 else None
    colors = rng.sample(texts.COLORS[kind], 2)
    environment = good_with(rng, kind, age == "Baby")
    needs = rng.random() < 0.09
    currency = shelters.COUNTRIES[shelter["address"]["country"]][1]
    fee = None
    roll = rng.random()
    if roll < 0.8:
        low, high = FEES[kind]
        rate = shelters.FEE_RATE[currency]
        step = 5 if rate < 5 else 100 if rate < 100 else 500
        amount = round(rng.uniform(low, high) * (0.5 if age == "Senior" else 1) * rate / step) * step
        fee = {"amount": int(amount), "currency": currency, "text": None}
    elif roll < 0.9:
        fee = {"amount": None, "currency": None, "text": "by donation"}
    born = (FETCHED - timedelta(days=years * 365.25)).date()
    knows_birth = rng.random() < (0.7 if age == "Baby" else 0.3)
    status = rng.choices(["adoptable", "pending", "adopted"], [94, 4, 2])[0]
    history = []
    changed = published
    if status != "adoptable":
        changed = published + (FETCHED - published) * rng.uniform(0.3, 0.9)
        history = [{"status": "adoptable", "since": iso(published)}, {"status": status, "since": iso(changed)}]
    furry = kind in ("Dog", "Cat", "Rabbit", "Small & Furry", "Horse")
    return {
        "source": SOURCE, "source_id": str(number), "organization_id": shelter["id"],
        "organization_animal_id": f"{shelter['id']}-{number % 1000:03d}",
        "url": f"https://petsave.example/animals/{number}",
        "type": kind, "species": texts.SPECIES.get(breed, kind if kind in ("Dog", "Cat", "Rabbit", "Horse") else None),
        "name": names.next(shelter),
        "breeds": {"primary": breed, "secondary": secondary if secondary != breed else None, "mixed": mixed, "unknown": False},
        "colors": {"primary": colors[0], "secondary": colors[1] if rng.random() < 0.4 else None, "tertiary": None},
        "age": age, "birth_date": born.isoformat() if knows_birth else None,
        "birth_date_exact": (age == "Baby" and rng.random() < 0.5) if knows_birth else None,
        "gender": gender, "size": size, "coat": coat,
        "attributes": {
            "spayed_neutered": (age != "Baby" or rng.random() < 0.3) if kind in ("Dog", "Cat", "Rabbit") else None,
            "house_trained": rng.random() < (0.25 if age == "Baby" else 0.85) if kind in ("Dog", "Cat") else None,
            "declawed": False if kind == "Cat" else None,
            "special_needs": needs,
            "shots_current": rng.random() < 0.92 if furry else None,
        },
        "environment": environment,
        "tags": rng.sample(texts.TAGS[kind], rng.randrange(0, 4)),
        "description": None,
        "adoption_fee": fee, "bonded_partners": [],
        "status": status, "status_changed_at": iso(changed), "status_history": history, "published_at": iso(published),
    }


def bond(rng, animals):
    """Pairs up some neighbours of one kind at one shelter; they share everything about the adoption."""
    index = 0
    while index + 1 < len(animals):
        one, other = animals[index], animals[index + 1]
        same = all(one[key] == other[key] for key in ("organization_id", "type", "species"))
        if same and rng.random() < 0.2:
            for left, right in ((one, other), (other, one)):
                left["bonded_partners"] = [f"{SOURCE}:{right['source_id']}"]
                if one["type"] in ("Dog", "Cat"):
                    left["environment"][one["type"].lower() + "s"] = True
            for key in ("status", "status_changed_at", "status_history", "published_at", "adoption_fee"):
                other[key] = one[key]
            index += 1
        index += 1


def main():
    rng = random.Random(SEED)
    names = Names(rng)
    organizations = []
    animals = []
    for row in shelters.SHELTERS:
        shelter = organization(rng, row)
        organizations.append(shelter)
        kinds = INTAKE[row[9]]
        drawn = rng.choices(list(kinds), list(kinds.values()), k=row[10])
        for kind in sorted(drawn, key=list(INTAKE["g"]).index if row[9] == "g" else str):
            animals.append(animal(rng, 1001 + len(animals), kind, shelter, names))
    bond(rng, animals)
    by_id = {f"{SOURCE}:{one['source_id']}": one for one in animals}
    for one in animals:
        partner = by_id[one["bonded_partners"][0]]["name"] if one["bonded_partners"] else None
        one["description"] = description(
            rng, one["type"], one["name"], one["age"], one["gender"], one["environment"],
            one["attributes"]["special_needs"], partner,
        )
    target = Path(__file__).resolve().parent.parent / "Sources" / "CSampleCatalogData" / "sample-catalog.ndjson"
    with target.open("w", encoding="utf-8", newline="\n") as output:
        for record in [{"organization": one} for one in organizations] + animals:
            output.write(json.dumps(sparse(record), ensure_ascii=False, sort_keys=True, separators=(",", ":")) + "\n")


if __name__ == "__main__":
    main()
