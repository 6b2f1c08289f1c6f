"""Who is asked, beside whom: PetSave's answers and those of its peers, question by question and in turn."""
import json
import os
import pathlib
import subprocess

BENCHMARKS = pathlib.Path(__file__).resolve().parent.parent
PYTHON = BENCHMARKS / ".venv" / "bin" / "python"


class Participant:
    """A process that answers questions, one a line."""

    def __init__(self, name, command):
        self.name = name
        self.process = subprocess.Popen(
            [str(part) for part in command], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def ask(self, question):
        """The answer, or None from one that cannot answer."""
        try:
            self.process.stdin.write(question)
            self.process.stdin.flush()
            line = self.process.stdout.readline()
        except BrokenPipeError:
            line = ""
        return json.loads(line) if line else None

    def close(self):
        self.process.stdin.close()
        self.process.wait()


def participants(tools, catalog, folder):
    """PetSave first."""
    peers = BENCHMARKS / "Peers"
    return [
        Participant("PetSave", [tools / "catalog-benchmark", "answer", "--catalog", catalog]),
        Participant("SQLite", [PYTHON, peers / "sqlite_peer.py", folder]),
        Participant("SQLite, same file", [PYTHON, peers / "same_file_peer.py", catalog]),
        Participant("DuckDB, 1 thread", [PYTHON, peers / "duckdb_peer.py", folder, "1"]),
        Participant("DuckDB", [PYTHON, peers / "duckdb_peer.py", folder, str(os.cpu_count())]),
        Participant("Tantivy", [PYTHON, peers / "tantivy_peer.py", folder / "tantivy"]),
        Participant("Tantivy, whole records", [PYTHON, peers / "tantivy_peer.py", folder / "tantivy-whole"]),
        Participant("Tantivy, whole words", [PYTHON, peers / "tantivy_peer.py", folder / "tantivy", "--whole-words"]),
    ]


def run(command, environment=None):
    """Runs a command to its end: seconds, the most memory it had in MB, and what it printed."""
    import time

    begin = time.perf_counter()
    process = subprocess.Popen(
        [str(part) for part in command], stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
        env={**os.environ, **(environment or {})})
    output = process.stdout.read()
    _, status, usage = os.wait4(process.pid, 0)
    seconds = time.perf_counter() - begin
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode != 0:
        raise SystemExit(f"{' '.join(map(str, command))} failed:\n{output.decode()}")
    return seconds, usage.ru_maxrss / 1024, output.decode()
