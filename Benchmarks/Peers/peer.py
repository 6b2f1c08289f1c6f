"""What the peers have in common: how they are asked, what they are filled from, how far apart two points are."""
import json
import sys
import time

# The mean radius of the Earth in kilometres, as PetSave has it.
RADIUS = 6371.0088

# Degrees to kilometres (haversine), in SQL that both SQLite and DuckDB understand; {0} and {1} are the centre.
DISTANCE = f"""2 * {RADIUS} * asin(least(1, sqrt(pow(sin(radians(latitude - {{0}}) / 2), 2)
    + cos(radians({{0}})) * cos(radians(latitude)) * pow(sin(radians(longitude - {{1}}) / 2), 2))))"""

PAGE = 20


def serve(answer):
    """Answers the questions on standard input, one a line, as they come."""
    for line in sys.stdin:
        question = json.loads(line)
        begin = time.perf_counter_ns()
        total, listed = answer(question)
        duration = time.perf_counter_ns() - begin
        print(json.dumps({"nanoseconds": duration, "total": total, "listed": listed}), flush=True)


def choices(question):
    """The columns that a question asks something of, with the value."""
    single = [(key, question.get(key)) for key in ("type", "age", "gender", "size")]
    return [(key, value) for key, value in single if value is not None] + [(key, 1) for key in question["goodWith"]]
