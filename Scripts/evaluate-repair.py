#!/usr/bin/env python3
"""Measures the repair of glued words on hand-checked samples, against wordninja on the same lines.

Scripts/evaluate-repair [LABELS] [--corpus FOLDER] [--binary FILE]

FOLDER holds the editions; left out, HIGKB_CORPUS names it. The samples are Tests/Repairs/*.tsv: lines drawn at random,
each read by hand, with the words that want spaces. LABELS is a folder of labelled rules (SET/rules.jsonl): where a reader's statement has a
space that its chunk lacks, the repair should have put one. A unit is one space. FILE is a built higkb; left out,
Scripts/build makes it. Without the Python package wordninja the comparison is skipped, and says so. A line "alone" tells how
an edition is mended that has no other beside it. Exits 1 when a sample falls short of precision 0.99 or recall 0.90, or one
alone of that precision.
"""
import argparse
import collections
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile

root = pathlib.Path(__file__).resolve().parent.parent
try:
    import wordninja
except ImportError:
    wordninja = None


def breaks(mended, context=4):
    """The spaces of a mended word, each by the letters around it."""
    letters = mended.replace(" ", "").lower()
    found, position = [], 0
    for part in mended.split(" ")[:-1]:
        position += len(part)
        found.append((letters[max(0, position - context):position], letters[position:position + context]))
    return found


def agree(one, other):
    """Whether two spaces are the same one; words are listed with more or fewer letters around them."""
    return ((one[0].endswith(other[0]) or other[0].endswith(one[0]))
            and (one[1].startswith(other[1]) or other[1].startswith(one[1])))


class Score:
    def __init__(self):
        self.right = self.wrong = self.missed = 0
        self.errors = []

    def add(self, found, wanted, either, place):
        for space in found:
            if any(agree(space, other) for other in wanted):
                self.right += 1
            elif not any(agree(space, other) for other in either):
                self.wrong += 1
                self.errors.append(f"wrong  {place}  {'|'.join(space)}")
        for space in wanted:
            if not any(agree(space, other) for other in found):
                self.missed += 1
                self.errors.append(f"missed {place}  {'|'.join(space)}")

    @property
    def precision(self):
        return self.right / max(1, self.right + self.wrong)

    @property
    def recall(self):
        return self.right / max(1, self.right + self.missed)

    def line(self, name):
        return (f"{name:<28} precision {self.precision:.4f}   recall {self.recall:.4f}   "
                f"right {self.right}  wrong {self.wrong}  missed {self.missed}")


def repairs_of(binary, corpus, folders):
    """The program's repairs, by file in the corpus and line; each folder is read into a database of its own."""
    repairs = collections.defaultdict(list)
    for folder in folders:
        with tempfile.TemporaryDirectory() as scratch:
            database = f"{scratch}/repair.sqlite"
            subprocess.run([binary, "ingest", folder, "--db", database], check=True, stdout=subprocess.DEVNULL)
            command = [binary, "check", "--repairs", "--format", "jsonl", "--db", database]
            lines = subprocess.run(command, check=True, capture_output=True, text=True).stdout.splitlines()
        for line in map(json.loads, lines):
            file = (folder / line["file"]).relative_to(corpus)
            repairs[str(file), line["line"]].append(line)
    return repairs


def without_markup(text):
    text = re.sub(r"<br */?>", " ", text)
    return re.sub(r"<[^>]*>|(?<=\])\([^)]*\)|<!--.*?-->|!\[[^\]]*\]\([^)]*\)", "", text)


def ninja(text):
    """What wordninja splits, given every plain word of four letters or more."""
    found = set()
    for word in re.findall(r"(?<![\w/.])[A-Za-z][a-z]{3,}(?![\w/])", without_markup(text)):
        found.update(breaks(" ".join(wordninja.split(word))))
    return found


def sample(path, corpus, repairs):
    ours, theirs = Score(), Score()
    for row in path.read_text().splitlines():
        if row.startswith("#"):
            continue
        file, line, *words = row.split("\t")
        wanted = {space for word in words if word[0] != "?" for space in breaks(word)}
        either = {space for word in words if word[0] == "?" for space in breaks(word[1:])}
        found = {space for repair in repairs[file, int(line)] for space in breaks(repair["mended"])
                 if " " not in repair["found"]}
        ours.add(found, wanted, either, f"{file}:{line}")
        if wordninja:
            theirs.add(ninja((corpus / file).read_text().split("\n")[int(line) - 1]), wanted, either, "")
    return ours, theirs


def labels(folder, corpus, repairs):
    """The spaces of labelled statements against their chunks."""
    folders = {re.sub(r"-.*", "", path.name): path.name for path in sorted(corpus.iterdir()) if "ios" in path.name or "iphone" in path.name}
    score = Score()
    for file in sorted(folder.glob("*/rules.jsonl")):
        for rule in map(json.loads, file.read_text().splitlines()):
            chunks = corpus / folders.get(rule["edition"], "-") / "chunks"
            paths = list(chunks.glob(f"chunk_{rule['chunk']:03}.md")) if isinstance(rule["chunk"], int) else []
            if not paths:
                continue
            name = str(paths[0].relative_to(corpus))
            text = without_markup(re.sub(r"[*\\]", "", paths[0].read_text()))
            pattern = r"\s*".join(re.escape(letter) for letter in rule["statement"] if letter > " ")
            match = re.search(pattern.replace("'", "['’]"), text)
            if not match:
                continue
            wanted, position = set(), match.start()
            for letter, follower in zip(rule["statement"], rule["statement"][1:]):
                if letter <= " ":
                    continue
                while text[position] <= " ":
                    position += 1
                position += 1
                if follower <= " " and text[position] > " ":
                    before = re.search(r"\S*$", text[:position]).group()
                    after = re.match(r"\S*", text[position:]).group()
                    wanted.add((before[-4:].lower(), after[:4].lower()))
            within = [repair for (path, _), found in repairs.items() if path == name for repair in found
                      if repair["found"] in match.group()]
            found = {space for repair in within for space in breaks(repair["mended"])}
            score.add(found, wanted, set(), rule["id"])
    return score


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("labels", type=pathlib.Path, nargs="?")
    parser.add_argument("--corpus", type=pathlib.Path, default=os.environ.get("HIGKB_CORPUS") or None)
    parser.add_argument("--binary")
    options = parser.parse_args()
    if not options.corpus or not options.corpus.is_dir():
        sys.exit(f"evaluate-repair: no folder of editions: {options.corpus or 'name it with --corpus'}")
    binary = options.binary or subprocess.run(
        [root / "Scripts/build"], check=True, capture_output=True, text=True).stdout.strip()
    repairs = repairs_of(binary, options.corpus, [options.corpus])
    editions = sorted(path for path in options.corpus.iterdir() if path.is_dir())
    alone = repairs_of(binary, options.corpus, editions)
    if not wordninja:
        print("wordninja is not installed, so it is not compared: pip install wordninja", file=sys.stderr)
    errors, falls_short = [], False
    for path in sorted(root.glob("Tests/Repairs/*.tsv")):
        ours, theirs = sample(path, options.corpus, repairs)
        print(ours.line(f"{path.stem}: higkb"))
        if wordninja:
            print(theirs.line(f"{path.stem}: wordninja"))
        single, _ = sample(path, options.corpus, alone)
        print(single.line(f"{path.stem}, alone: higkb"))
        errors += ours.errors
        falls_short |= ours.precision < 0.99 or ours.recall < 0.90 or single.precision < 0.99
    if options.labels:
        score = labels(options.labels, options.corpus, repairs)
        print(score.line("labels: higkb"))
        errors += score.errors
    print(*errors, sep="\n")
    sys.exit(1 if falls_short else 0)


main()
