"""Tantivy beside PetSave: tantivy_peer.py FOLDER. All words must be found, the best by BM25 come first."""
import sys

import tantivy

from peer import PAGE, serve

FIELDS = ["name", "breeds", "tags", "description"]
index = tantivy.Index.open(f"{sys.argv[1]}/tantivy")
searcher = index.searcher()


def answer(question):
    words = question["text"].lower().split()
    query = tantivy.Query.boolean_query([
        (tantivy.Occur.Must, tantivy.Query.boolean_query([
            (tantivy.Occur.Should, tantivy.Query.term_query(index.schema, field, word)) for field in FIELDS
        ])) for word in words
    ])
    result = searcher.search(query, PAGE, offset=(question["page"] - 1) * PAGE)
    shown = [searcher.doc(address).to_dict() for _, address in result.hits]
    return result.count, [str(animal["id"][0]) for animal in shown]


serve(answer)
