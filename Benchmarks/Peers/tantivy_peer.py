"""Tantivy beside PetSave: tantivy_peer.py INDEX. All words must be found, the best by BM25 come first.

Answers with what the index stores, which is what a list shows, or whole records as they were told.
"""
import sys

import tantivy

from peer import PAGE, serve

FIELDS = ["name", "breeds", "tags", "description"]
index = tantivy.Index.open(sys.argv[1])
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
