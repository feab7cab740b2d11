#!/usr/bin/env python3
"""Works out a played record anew from the recorded files alone: Python's standard library, nothing of the product.

    recompute_record.py LOG_FOLDER SNAPSHOTS_FOLDER RESULTS_CSV [--json]

For every pick that the log reveals it reads, in the provider's own answers, whether that price was on offer when the pick was shown,
what closed on its market at each book, how the game ended by the file of scores, and what follows: grade, profit, closing-line value
with and without margin. Beside the picks it adds up the figures that the page of the record shows (LOG_FOLDER/figures.json).
verify_record.py asks whether the log holds by itself; this asks whether it is true. Two-way baseball markets only.
"""

import argparse
import csv
import glob
import gzip
import json
import os
import sys
from datetime import datetime
from zoneinfo import ZoneInfo

TOLERANCE = 1e-9
WIDTH = 256
SAME_GAME = 4 * 3600
MOVED_AFTER = 24 * 3600
MARKETS = {"h2h": "moneyline", "spreads": "spread", "totals": "total"}
PROVIDER = "the-odds-api:"
EASTERN = ZoneInfo("America/New_York")


def moment(text):
    return datetime.fromisoformat(text.replace("Z", "+00:00")).timestamp()


# ---- the recorded files ----------------------------------------------------------------------------------------------


def read_snapshots(folder):
    """Each answer of the provider, with the moment of its newest quote, oldest first."""
    snapshots = []
    for path in glob.glob(os.path.join(folder, "*.json.gz")):
        with gzip.open(path, "rt", encoding="utf-8") as file:
            games = json.load(file)
        times = [moment(one["last_update"]) for game in games for book in game["bookmakers"]
                 for one in [book, *book["markets"]] if one.get("last_update")]
        snapshots.append((max(times), {PROVIDER + game["id"]: game for game in games}))
    return sorted(snapshots, key=lambda snapshot: snapshot[0])


def decimal_of(american):
    return 1 + american / 100 if american > 0 else 1 + 100 / -american


def prices_of(game, before):
    """(market, line in hundredths from the home side, book) -> {side: decimal}, of quotes made before the game began."""
    found = {}
    for book in game["bookmakers"]:
        for market in book["markets"]:
            name = MARKETS.get(market["key"])
            quoted = market.get("last_update") or book.get("last_update")
            if name is None or moment(quoted) >= before:
                continue
            for outcome in market["outcomes"]:
                if abs(outcome["price"]) < 100:
                    continue
                side = {game["home_team"]: "home", game["away_team"]: "away", "Over": "over", "Under": "under"}[outcome["name"]]
                line = round(outcome.get("point", 0) * 100)
                line = -line if name == "spread" and side == "away" else line
                found.setdefault((name, line, book["key"]), {})[side] = decimal_of(outcome["price"])
    return {key: sides for key, sides in found.items() if len(sides) == 2}


class Games:
    def __init__(self, snapshots):
        self.snapshots = snapshots
        self.last = {}
        for _, games in snapshots:
            self.last.update(games)

    def start(self, event):
        return moment(self.last[event]["commence_time"])

    def offered_at(self, event, at):
        """The listing that stood at a moment."""
        taken = [(when, games) for when, games in self.snapshots if when <= at]
        game = taken[-1][1].get(event) if taken else None
        return prices_of(game, moment(game["commence_time"])) if game else {}

    def closed(self, event):
        """The last listing of a coming game, without what was quoted once it had begun."""
        start = self.start(event)
        coming = [games[event] for when, games in self.snapshots
                  if event in games and when < start and when < moment(games[event]["commence_time"])]
        return prices_of(coming[-1], start) if coming else {}


def read_scores(path, games):
    """Final scores by game: the same teams, and of two games of a day the one that starts nearest."""
    scores = {}
    with open(path, encoding="utf-8-sig", newline="") as file:
        for row in csv.DictReader(file):
            if row["status"] != "Final":
                continue
            start = moment(row["start_time_utc"])
            near = sorted((abs(games.start(event) - start), event) for event, game in games.last.items()
                          if (game["home_team"], game["away_team"]) == (row["home_team"], row["away_team"]))
            if near and near[0][0] <= SAME_GAME:
                scores[near[0][1]] = int(float(row["home_score"])), int(float(row["away_score"]))
    return scores


# ---- the log ---------------------------------------------------------------------------------------------------------


def read_leaves(folder):
    paths = sorted(glob.glob(os.path.join(folder, "tile", "entries", "**", "*"), recursive=True))
    bundles = {}
    for path in paths:
        if os.path.isdir(path):
            continue
        place = os.path.relpath(path, os.path.join(folder, "tile", "entries")).split(".p")[0]
        number = int(place.replace("x", "").replace(os.sep, ""))
        with open(path, "rb") as file:
            bundles[number] = file.read()
    leaves = []
    for number in sorted(bundles):
        at, bundle = 0, bundles[number]
        while at < len(bundle):
            end = at + 2 + int.from_bytes(bundle[at:at + 2], "big")
            leaves.append(json.loads(bundle[at + 2:end]))
            at = end
    return leaves


# ---- sums ------------------------------------------------------------------------------------------------------------


def fair_chance(pair):
    """p = (1/d)^k with k so that both add up to one: by secant on the logarithm, another road than the product's."""
    from math import log

    def over(k):
        return log(sum((1 / decimal) ** k for decimal in pair))
    a, b = 0.5, 1.5
    for _ in range(100):
        fa, fb = over(a), over(b)
        if fa == fb or abs(fb) < 1e-15:
            break
        a, b = b, b - fb * (b - a) / (fb - fa)
    return (1 / pair[0]) ** b


def median(values):
    ordered = sorted(values)
    return (ordered[(len(ordered) - 1) // 2] + ordered[len(ordered) // 2]) / 2


def other_side(side):
    return {"home": "away", "away": "home", "over": "under", "under": "over"}[side]


def home_line(pick):
    line = round((pick["line"] or 0) * 100)
    return -line if pick["market"] == "spread" and pick["selection"] == "away" else line


def result_of(pick, score):
    home, away = score
    line = pick["line"] or 0
    margin = {"home": home - away + line, "away": away - home + line,
              "over": home + away - line, "under": line - home - away}[pick["selection"]]
    return "win" if margin > 0 else "loss" if margin < 0 else "push"


PROFIT = {"win": lambda price: price - 1, "loss": lambda _: -1, "push": lambda _: 0, "void": lambda _: 0}


def expected_grade(pick, sealed, games, scores):
    closes = games.closed(pick["event"])
    side, line = pick["selection"], home_line(pick)
    books = {book: sides for (market, at, book), sides in closes.items() if (market, at) == (pick["market"], line)}
    fair = median([fair_chance([sides[side], sides[other_side(side)]]) for sides in books.values()]) if books else None
    close = books[pick["book"]][side] if pick["book"] in books else None
    moved = abs(games.start(pick["event"]) - moment(pick["startsAt"])) > MOVED_AFTER
    begun = games.start(pick["event"]) < sealed <= moment(pick["startsAt"])
    result = "void" if moved or begun else result_of(pick, scores[pick["event"]])
    return {
        "result": result,
        "profit": PROFIT[result](pick["price"]),
        "close": close,
        "fair": fair,
        "clv": pick["price"] / close - 1 if close else None,
        "clvFair": pick["price"] * fair - 1 if fair else None,
    }


def differs(a, b):
    if a is None or b is None or isinstance(a, str) or isinstance(b, str):
        return a != b
    return abs(a - b) > TOLERANCE


def day_of(pick):
    return datetime.fromtimestamp(moment(pick["startsAt"]), EASTERN).date().isoformat()


def add_up(picks):
    """The figures of the page: a bet that was shown again counts once, as it was first shown."""
    first = {}
    for pick, grade in sorted(picks, key=lambda one: (one[0]["shownAt"], one[0]["id"])):
        first.setdefault((pick["event"], pick["market"], pick["selection"], pick["player"], pick["line"]), (pick, grade))
    counted = [(pick, grade) for pick, grade in first.values() if grade is not None]
    names = ("win", "won"), ("loss", "lost"), ("push", "pushed"), ("void", "voided")
    sums = {name: sum(grade["result"] == result for _, grade in counted) for result, name in names}
    staked = [(pick, grade) for pick, grade in counted if grade["result"] != "void"]
    days, units, flat = {}, 0.0, 0.0
    for day in sorted({day_of(pick) for pick, _ in counted}):
        own = [(pick, grade) for pick, grade in staked if day_of(pick) == day]
        units += sum(grade["profit"] * pick["units"] for pick, grade in own)
        flat += sum(grade["profit"] for _, grade in own)
        days[day] = (units, flat)
    clv = [grade["clv"] for _, grade in counted if grade["clv"] is not None]
    fair = [grade["clvFair"] for _, grade in counted if grade["clvFair"] is not None]
    stake = sum(pick["units"] for pick, _ in staked)
    return {
        **sums,
        "curve": days,
        "unitsReturn": units / stake if stake else None,
        "flatReturn": flat / len(staked) if staked else None,
        "clv": sum(clv) / len(clv) if clv else None,
        "clvFair": sum(fair) / len(fair) if fair else None,
    }


# ---- the comparison --------------------------------------------------------------------------------------------------


def compare_grades(leaves, games, scores, faults):
    revealed, given, sealed = {}, {}, {}
    for leaf in leaves:
        if leaf["kind"] == "reveal":
            revealed[leaf["commitment"]] = json.loads(leaf["pick"])
        elif leaf["kind"] == "pick":
            sealed[leaf["commitment"]] = moment(leaf["at"])
        elif leaf["kind"] == "grade":
            given[leaf["commitment"]] = leaf
    checked = []
    for commitment, pick in revealed.items():
        name = f"{pick['pick']} ({pick['game']}, {pick['startsAt']})"
        offered = games.offered_at(pick["event"], moment(pick["shownAt"]))
        price = offered.get((pick["market"], home_line(pick), pick["book"]), {}).get(pick["selection"])
        if price is None or differs(price, pick["price"]):
            faults.append(f"{name}: shown at {pick['price']}, and the files say {price}")
        grade = given.get(commitment)
        is_known = pick["event"] in scores
        if (grade is not None and grade["result"] != "ungraded") != is_known:
            faults.append(f"{name}: {'no grade, and there is a score' if is_known else 'a grade without a score'}")
        expected = expected_grade(pick, sealed[commitment], games, scores) if is_known else None
        for field, value in (expected or {}).items():
            if grade is not None and differs(grade[field], value):
                faults.append(f"{name}: {field} is {grade[field]}, and comes to {value}")
        checked.append((pick, expected))
    return checked


def compare_figures(said, found, which, faults):
    for name in ("won", "lost", "pushed", "voided"):
        if said[name] != found[name]:
            faults.append(f"{which}: {name} is {said[name]}, and comes to {found[name]}")
    curve = {point["day"]: (point["units"], point["flat"]) for point in said["curve"]}
    if set(curve) != set(found["curve"]):
        faults.append(f"{which}: the curve has other days")
    for day in set(curve) & set(found["curve"]):
        if any(differs(a, b) for a, b in zip(curve[day], found["curve"][day])):
            faults.append(f"{which}: by {day} it is {curve[day]}, and comes to {found['curve'][day]}")
    for name in ("unitsReturn", "flatReturn", "clv", "clvFair"):
        interval = (said["rates"] or {}).get(name)
        if interval is not None and differs(interval["value"], found[name]):
            faults.append(f"{which}: {name} is {interval['value']}, and comes to {found[name]}")


def main():
    parser = argparse.ArgumentParser(description="Works out a played record anew from the recorded files.")
    parser.add_argument("log")
    parser.add_argument("snapshots")
    parser.add_argument("results")
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    faults = []
    games = Games(read_snapshots(args.snapshots))
    scores = read_scores(args.results, games)
    checked = compare_grades(read_leaves(args.log), games, scores, faults)
    with open(os.path.join(args.log, "figures.json"), encoding="utf-8") as file:
        said = json.load(file)
    parts = {"bets": [one for one in checked if one[0]["verdict"] != "pass"],
             "passes": [one for one in checked if one[0]["verdict"] == "pass"]}
    found = {which: add_up(picks) for which, picks in parts.items()}
    for which, sums in found.items():
        compare_figures(said[which], sums, which, faults)
    grades = [grade for _, grade in checked if grade is not None]
    answer = {
        "snapshots": len(games.snapshots),
        "games": len(games.last),
        "scores": len(scores),
        "picks": len(checked),
        "graded": len(grades),
        "closingLineValues": sum(grade["clv"] is not None for grade in grades),
        "fairValues": sum(grade["clvFair"] is not None for grade in grades),
        "figures": {which: {name: value for name, value in sums.items() if name != "curve"} for which, sums in found.items()},
        "faults": faults,
    }
    if args.json:
        print(json.dumps(answer))
    else:
        for name, value in answer.items():
            if name != "faults":
                print(f"{name}: {value}")
        print("\n".join(faults[:20]) if faults else "Agrees on all.")
    sys.exit(1 if faults else 0)


if __name__ == "__main__":
    main()
