"""Scores exported rules and changes against labels. Scripts/evaluate runs it; it needs Python's standard library only.

pairs RULES LABELS                      the pairs of editions that the labels link, as the program names them
score RULES LABELS --changes CHANGES    precision, recall and F1 of rules by edition, modality, main topic, spaces, links, strength

A rule found is a labelled one when it stands in the same chunk or page and their statements share most of their
letters. Precision counts only in the chunks that regions.jsonl calls labelled in full. Links whose labels say
`"sure": false` count neither for nor against.
"""

import argparse
import collections
import difflib
import json
import os
import re
import sys
import unicodedata

MATCH = 0.7
"""The similarity from which two statements are the same rule."""


def json_lines(path):
    with open(path, encoding="utf-8") as file:
        return [json.loads(line) for line in file if line.strip()]


def letters(text):
    return re.sub(r"[^a-z0-9]", "", unicodedata.normalize("NFKC", text).lower())


def words(text):
    return re.findall(r"[a-z0-9]+", unicodedata.normalize("NFKC", text).lower())


def similarity(label, found):
    """How much of two statements' letters agree, from 0 to 1; one may hold the other and up to as much again."""
    if label == found:
        return 1.0
    if not label or not found:
        return 0.0
    blocks = difflib.SequenceMatcher(None, label, found, autojunk=False).get_matching_blocks()
    shared = sum(block.size for block in blocks if block.size >= 4)
    of_label, of_found = shared / len(label), shared / len(found)
    if of_label >= 0.92 and len(found) <= 2.2 * len(label):
        return 0.75 + 0.2 * of_found
    if of_found >= 0.92 and len(found) >= 0.5 * len(label):
        return 0.75 + 0.2 * of_label
    return f1(of_label, of_found)


def f1(precision, recall):
    return 2 * precision * recall / (precision + recall) if precision + recall else 0.0


def share(part, whole):
    return part / whole if whole else 0.0


class Labels:
    """The labels of all sets together: a rule that stands in two sets is one rule, known by both ids."""

    def __init__(self, folder, editions):
        self.rules, self.regions, self.links = [], set(), []
        known, ids = {}, {}
        for name in sorted(Labels.sets(folder)):
            for rule in json_lines(os.path.join(name, "rules.jsonl")):
                rule["edition"] = editions.id(rule["edition"])
                key = (rule["edition"], str(rule["chunk"]), letters(rule["statement"]))
                if key not in known:
                    known[key] = len(self.rules)
                    self.rules.append(rule)
                ids[name, rule["id"]] = known[key]
            for region in Labels.optional(name, "regions.jsonl"):
                self.regions.add((editions.id(region["edition"]), region["chunk"]))
            for link in Labels.optional(name, "links.jsonl"):
                self.links.append([
                    [ids[name, rule] for rule in link[side] if (name, rule) in ids] for side in ("from", "to")
                ] + [link])

    @staticmethod
    def sets(folder):
        found = [path for path, _, files in os.walk(folder) if "rules.jsonl" in files]
        if not found:
            sys.exit(f"evaluate: {folder}: holds no rules.jsonl")
        return found

    @staticmethod
    def optional(folder, name):
        path = os.path.join(folder, name)
        return json_lines(path) if os.path.exists(path) else []

    def pairs(self):
        """The linked editions, in the order of the labels."""
        found = {}
        for old, new, _ in self.links:
            for left in old:
                for right in new:
                    found[self.rules[left]["edition"], self.rules[right]["edition"]] = True
        return list(found)


class Editions:
    """Which edition of the program a label means: its id, its date or the start of it, as the option says otherwise."""

    def __init__(self, rules, option, warns):
        self.warns = warns
        self.ids = sorted({rule["edition"] for rule in rules})
        self.named = dict(pair.split("=", 1) for pair in option.split(",") if pair)

    def id(self, label):
        if label not in self.named:
            dated = [id for id in self.ids if re.fullmatch(rf"[a-z0-9]+-{re.escape(label)}(-.*)?", id)]
            handheld = [id for id in dated if id.startswith("ios-")]
            choice = [label] if label in self.ids else handheld or dated
            if self.warns and len(choice) != 1:
                print(f"evaluate: no edition is called {label}; name it with --editions {label}=ID", file=sys.stderr)
            self.named[label] = choice[0] if len(choice) == 1 else label
        return self.named[label]


def place(rule):
    chunk = rule["source"].get("chunk")
    return str(chunk) if chunk is not None else (rule["source"].get("file") or "").split("/")[-1]


class Score:
    def __init__(self, rules, labels, verbose):
        self.labels, self.verbose = labels, verbose
        self.by_place = collections.defaultdict(list)
        for rule in rules:
            self.by_place[rule["edition"], place(rule)].append(rule)
        self.found = self.match()

    def at(self, edition, chunk):
        """The rules found in a labelled chunk: one of that number, or a page whose file name holds the label's."""
        if isinstance(chunk, int):
            return self.by_place.get((edition, str(chunk)), [])
        return [
            rule for (of, name), rules in sorted(self.by_place.items()) if of == edition and str(chunk) in name for rule in rules
        ]

    def match(self):
        """From a label's index to the rule found, the most similar pairs first, each rule once."""
        candidates = []
        for index, label in enumerate(self.labels.rules):
            for rule in self.at(label["edition"], label["chunk"]):
                value = similarity(letters(label["statement"]), letters(rule["statement"]))
                if value >= MATCH:
                    candidates.append((-value, index, rule["id"], rule))
        found, used = {}, set()
        for _, index, id, rule in sorted(candidates, key=lambda candidate: candidate[:3]):
            if index not in found and id not in used:
                found[index] = rule
                used.add(id)
        return found

    def say(self, *parts):
        if self.verbose:
            print(*parts)

    def print_rules(self):
        used = {rule["id"] for rule in self.found.values()}
        count = collections.defaultdict(collections.Counter)
        for index, label in enumerate(self.labels.rules):
            count[label["edition"]].update(labels=1, recalled=index in self.found)
            if index not in self.found:
                self.say("MISSED", label["id"], label["chunk"], label["statement"][:140])
        for edition, chunk in sorted(self.labels.regions, key=str):
            for rule in self.at(edition, chunk):
                count[edition].update(found=1, right=rule["id"] in used)
                if rule["id"] not in used:
                    self.say("SPURIOUS", edition, chunk, rule["id"], rule["statement"][:140])
        count["all"] = sum((count[edition] for edition in sorted(count)), collections.Counter())
        for edition in sorted(count, key=lambda name: (name == "all", name)):
            one = count[edition]
            recall, precision = share(one["recalled"], one["labels"]), share(one["right"], one["found"])
            print(
                f"rules   {edition:18s} labels {one['labels']:4d}  recall {recall:.3f}  precision {precision:.3f}"
                f" (of {one['found']} found in labelled chunks)  F1 {f1(precision, recall):.3f}"
            )

    def print_details(self):
        spaces, modality, topics = [], [], []
        for index, rule in sorted(self.found.items()):
            label = self.labels.rules[index]
            if letters(label["statement"]) == letters(rule["statement"]):
                spaces.append(words(label["statement"]) == words(rule["statement"]))
                if not spaces[-1]:
                    self.say("SPACES", label["id"], rule["statement"][:140])
            modality.append(rule["modality"] == label["modality"])
            if not modality[-1]:
                self.say("MODALITY", label["id"], label["modality"], "found", rule["modality"], rule["statement"][:100])
            if "topic" in label:
                topics.append(rule["topic"] == label["topic"])
                if not topics[-1]:
                    self.say("TOPIC", label["id"], label["topic"], "found", rule["topic"], rule["statement"][:100])
        for name, values in (("spaces", spaces), ("modality", modality), ("topic", topics)):
            print(f"{name:8s} right {share(sum(values), len(values)):.3f} of {len(values)}")

    def print_links(self, changes):
        found = {(old, new): change for change in changes for old in change["from"] for new in change["to"]}
        sure, unsure = {}, set()
        for old, new, link in self.labels.links:
            for pair in ((left, right) for left in old for right in new):
                if link.get("sure", True):
                    sure.setdefault(pair, link)
                else:
                    unsure.add(pair)
        count, strengths = collections.defaultdict(collections.Counter), []
        for (old, new), link in sure.items():
            ids = [self.found[index]["id"] if index in self.found else None for index in (old, new)]
            change = found.get(tuple(ids))
            count[self.pair(old, new)].update(labels=1, recalled=change is not None)
            if change is not None:
                strengths.append(change["strength"] == link["strength"])
            else:
                self.say("UNLINKED", self.labels.rules[old]["id"], self.labels.rules[new]["id"], "" if all(ids) else "(not extracted)")
        self.count_false_links(found, sure, unsure, count)
        count["all"] = sum((count[pair] for pair in sorted(count)), collections.Counter())
        for pair in sorted(count, key=lambda name: (name == "all", name)):
            one = count[pair]
            recall = share(one["recalled"], one["labels"])
            precision = share(one["right"], one["right"] + one["wrong"])
            print(
                f"links   {pair:30s} labels {one['labels']:4d}  recall {recall:.3f}  precision {precision:.3f}"
                f"  F1 {f1(precision, recall):.3f}"
            )
        print(f"strength right {share(sum(strengths), len(strengths)):.3f} of {len(strengths)}")

    def count_false_links(self, found, sure, unsure, count):
        index_of = {rule["id"]: index for index, rule in self.found.items()}
        pairs = set(self.labels.pairs())
        for old, new in sorted(found):
            if old not in index_of or new not in index_of:
                continue
            pair = index_of[old], index_of[new]
            if tuple(self.labels.rules[index]["edition"] for index in pair) not in pairs:
                continue
            if pair in sure:
                count[self.pair(*pair)].update(right=1)
            elif pair not in unsure:
                count[self.pair(*pair)].update(wrong=1)
                self.say("FALSE LINK", *(self.labels.rules[index]["id"] for index in pair))

    def pair(self, old, new):
        return f"{self.labels.rules[old]['edition']} {self.labels.rules[new]['edition']}"


def main():
    parser = argparse.ArgumentParser(prog="evaluate")
    parser.add_argument("task", choices=["pairs", "score"])
    parser.add_argument("rules")
    parser.add_argument("labels")
    parser.add_argument("--changes")
    parser.add_argument("--editions", default="")
    parser.add_argument("--verbose", action="store_true")
    options = parser.parse_args()
    rules = json_lines(options.rules)
    labels = Labels(options.labels, Editions(rules, options.editions, warns=options.task == "score"))
    if options.task == "pairs":
        held = {rule["edition"] for rule in rules}
        for old, new in labels.pairs():
            if old in held and new in held:
                print(old, new)
        return
    score = Score(rules, labels, options.verbose)
    score.print_rules()
    score.print_details()
    if options.changes:
        score.print_links(json_lines(options.changes))


if __name__ == "__main__":
    main()
