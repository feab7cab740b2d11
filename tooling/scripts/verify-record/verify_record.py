#!/usr/bin/env python3
"""Checks the public record from its public files, and shares nothing with the product: Python's standard library, and openssl for the
signature. docs/log.md says what the files hold.

    verify_record.py FOLDER_OR_ADDRESS [--key LINE] [--earlier CHECKPOINT_FILE] [--json]
"""

import argparse
import base64
import hashlib
import json
import math
import os
import re
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from datetime import datetime, timezone
from json.encoder import encode_basestring
from operator import mul

WIDTH = 256
HOUR = 3600.0
GRACE = 2 * HOUR
MOVED_AFTER = 24 * HOUR
UNSETTLED_AFTER = 240 * HOUR
AHEAD = 60.0
TOLERANCE = 1e-9


class Broken(Exception):
    """Nothing further can be said."""


# ---- files -----------------------------------------------------------------------------------------------------------


def open_source(place):
    if not re.match(r"https?://", place):
        def read_file(path):
            try:
                with open(os.path.join(place, path), "rb") as file:
                    return file.read()
            except FileNotFoundError:
                return None
        return read_file, False
    base = re.sub(r"/log$", "", place.rstrip("/")) + "/log/"

    def read_url(path):
        for _ in range(20):
            try:
                with urllib.request.urlopen(base + path) as answer:
                    return answer.read()
            except urllib.error.HTTPError as error:
                if error.code == 404:
                    return None
                if error.code != 429:
                    raise
                time.sleep(float(error.headers.get("retry-after", "5")))
        raise Broken(f"{base}{path} asks for too many pauses.")
    return read_url, True


def tile_path(level, n, width):
    digits = str(n)
    digits = digits.zfill(-(-len(digits) // 3) * 3)
    groups = [digits[at:at + 3] for at in range(0, len(digits), 3)]
    path = "/".join(["x" + group for group in groups[:-1]] + groups[-1:])
    return f"tile/{level}/{path}" + (f".p/{width}" if width < WIDTH else "")


def read_tile(read, level, n, width):
    found = read(tile_path(level, n, width))
    if found is None and width < WIDTH:
        found = read(tile_path(level, n, WIDTH))
    return found


# ---- signature -------------------------------------------------------------------------------------------------------


def read_key(line):
    match = re.fullmatch(r"([^\s+]+)\+([0-9a-f]{8})\+([A-Za-z0-9+/]{44})", line.strip())
    if not match:
        raise Broken("There is no verifier key, or it is none.")
    name, key_id, encoded = match.groups()
    raw = base64.b64decode(encoded)
    digest = hashlib.sha256(name.encode() + b"\n" + raw).digest()
    if raw[0] != 1 or len(raw) != 33 or digest[:4].hex() != key_id:
        raise Broken("The verifier key is not what it says.")
    return name, digest[:4], raw[1:]


def is_signed(text, signature, public):
    der = bytes.fromhex("302a300506032b6570032100") + public
    with tempfile.TemporaryDirectory() as folder:
        paths = {name: os.path.join(folder, name) for name in ("key", "text", "signature")}
        for name, content in (("key", der), ("text", text), ("signature", signature)):
            with open(paths[name], "wb") as file:
                file.write(content)
        done = subprocess.run(
            ["openssl", "pkeyutl", "-verify", "-pubin", "-keyform", "DER", "-inkey", paths["key"], "-rawin",
             "-in", paths["text"], "-sigfile", paths["signature"]],
            capture_output=True, check=False)
    return done.returncode == 0


def open_checkpoint(note, key):
    name, key_id, public = key
    try:
        text, lines = note.decode("utf-8").rsplit("\n\n", 1)
    except (UnicodeDecodeError, ValueError):
        raise Broken("The checkpoint is no signed note.") from None
    text += "\n"
    signed = False
    if not lines.endswith("\n"):
        raise Broken("The checkpoint is no signed note.")
    for line in lines[:-1].split("\n"):
        match = re.fullmatch(r"\u2014 (\S+) ([A-Za-z0-9+/]+={0,2})", line)
        if not match:
            raise Broken("The checkpoint is no signed note.")
        signature = base64.b64decode(match.group(2) + "==")
        if base64.b64encode(signature).decode() != match.group(2):
            raise Broken("The checkpoint is no signed note.")
        if match.group(1) != name or signature[:4] != key_id:
            continue
        if not is_signed(text.encode(), signature[4:], public):
            raise Broken("There is no checkpoint that the key signed.")
        signed = True
    match = re.fullmatch(r"([^\n]+)\n(0|[1-9]\d{0,15})\n([A-Za-z0-9+/]{43}=)\n", text)
    if not signed or not match or match.group(1) != name:
        raise Broken("There is no checkpoint that the key signed.")
    root = base64.b64decode(match.group(3))
    if base64.b64encode(root).decode() != match.group(3):
        raise Broken("There is no checkpoint that the key signed.")
    return int(match.group(2)), root


# ---- tree ------------------------------------------------------------------------------------------------------------


def sha256(data):
    return hashlib.sha256(data).digest()


def pair_up(hashes):
    return [sha256(b"\x01" + hashes[at] + hashes[at + 1]) for at in range(0, len(hashes) - 1, 2)]


def root_of(hashes):
    """RFC 6962, 2.1: pairs from the left; what is left over at a level waits for the next."""
    if not hashes:
        return sha256(b"")
    level, waiting = hashes, []
    while len(level) > 1 or waiting:
        if len(level) % 2:
            waiting.append(level[-1])
        if len(level) <= 1:
            break
        level = pair_up(level)
    # The pairs that waited stand at the right end, the smallest last.
    root = None
    for one in waiting:
        root = one if root is None else sha256(b"\x01" + one + root)
    return root if root is not None else level[0]


def check_tree(read, size, root, earlier, faults):
    entries = []
    for n in range(-(-size // WIDTH)):
        width = min(WIDTH, size - n * WIDTH)
        bundle = read_tile(read, "entries", n, width)
        if bundle is None:
            raise Broken(f"The entries from {n * WIDTH} on are not there.")
        at, found = 0, []
        while at + 2 <= len(bundle) and len(found) < width:
            end = at + 2 + int.from_bytes(bundle[at:at + 2], "big")
            if end > len(bundle):
                break
            found.append(bundle[at + 2:end])
            at = end
        if len(found) < width:
            raise Broken(f"The entries from {n * WIDTH} on are cut off.")
        entries.extend(found)
    leaves = [sha256(b"\x00" + entry) for entry in entries]
    if root_of(leaves) != root:
        faults.append("The entries do not come to the root that was signed.")
    if earlier is not None:
        before, root_before = earlier
        if before > size:
            faults.append(f"The log has {size} leaves and had {before}: leaves were taken away.")
        elif root_of(leaves[:before]) != root_before:
            faults.append(f"The first {before} leaves are not those of the earlier checkpoint: the log was forked or rewritten.")
    level, hashes = 0, leaves
    while hashes:
        for n in range(-(-len(hashes) // WIDTH)):
            own = hashes[n * WIDTH:(n + 1) * WIDTH]
            tile = read_tile(read, level, n, len(own))
            name = tile_path(level, n, len(own))
            if tile is None:
                faults.append(f"{name} is not there.")
            elif tile[:len(own) * 32] != b"".join(own):
                faults.append(f"{name} is not what its entries come to.")
        for _ in range(8):
            hashes = pair_up(hashes)
        level += 1
    return entries


# ---- the canonical form (RFC 8785) -----------------------------------------------------------------------------------


def es_number(number):
    if isinstance(number, int) or number == int(number) and abs(number) < 2 ** 53:
        return str(int(number))
    digits, _, exponent = repr(abs(number)).replace("E", "e").partition("e")
    whole, _, fraction = digits.partition(".")
    if fraction == "0":
        fraction = ""
    point = len(whole) + int(exponent or 0)
    digits = whole + fraction
    shift = len(digits) - len(digits.lstrip("0"))
    digits, point = digits.lstrip("0"), point - shift
    digits = digits.rstrip("0")
    sign = "-" if number < 0 else ""
    if 0 < point <= 21:
        text = digits.ljust(point, "0") if len(digits) <= point else digits[:point] + "." + digits[point:]
    elif -6 < point <= 0:
        text = "0." + "0" * -point + digits
    else:
        power = point - 1
        text = digits[0] + ("." + digits[1:] if len(digits) > 1 else "") + f"e{'+' if power >= 0 else '-'}{abs(power)}"
    return sign + text


def es_string(text):
    quoted = encode_basestring(text)
    if text.isascii():
        return quoted
    return re.sub(r"[\ud800-\udfff]", lambda found: f"\\u{ord(found.group()):04x}", quoted)


def by_units(name):
    """RFC 8785 sorts by UTF-16 units."""
    return name.encode("utf-16-be", "surrogatepass")


def canonical(value):
    kind = type(value)
    if kind is str:
        return es_string(value)
    if kind is dict:
        names = sorted(value) if all(map(str.isascii, value)) else sorted(value, key=by_units)
        return "{" + ",".join([es_string(name) + ":" + canonical(value[name]) for name in names]) + "}"
    if kind is list:
        return "[" + ",".join(map(canonical, value)) + "]"
    if value is None or kind is bool:
        return {None: "null", True: "true", False: "false"}[value]
    return es_number(value)


# ---- grading ---------------------------------------------------------------------------------------------------------


def power_chances(decimals):
    """p_i = (1/d_i)^k with k so that they add up to one: by Newton's method, whose sum falls in k and is convex, from below."""
    logs = [-math.log(decimal) for decimal in decimals]
    k = 0.0
    for _ in range(100):
        powered = [math.exp(k * log) for log in logs]
        step = (sum(powered) - 1) / -sum(map(mul, powered, logs))
        k += step
        if abs(step) < 1e-15 * max(1.0, k):
            break
    powered = [math.exp(k * log) for log in logs]
    return [chance / sum(powered) for chance in powered]


def median(values):
    ordered = sorted(values)
    return (ordered[(len(ordered) - 1) // 2] + ordered[len(ordered) // 2]) / 2


def close_value(pick, close):
    if close is None or pick["selection"] not in close["outcomes"]:
        return {"close": None, "fair": None, "clv": None, "clvFair": None}
    outcome = close["outcomes"].index(pick["selection"])
    fair = median([power_chances(decimals)[outcome] for decimals in close["books"].values()])
    own = close["books"].get(pick["book"])
    decimal = own[outcome] if own else None
    return {
        "close": decimal,
        "fair": fair,
        "clv": pick["price"] / decimal - 1 if decimal else None,
        "clvFair": pick["price"] * fair - 1,
    }


def moment(text):
    return datetime.fromisoformat(text.replace("Z", "+00:00")).timestamp()


def short_innings(result):
    if not result["sport"].startswith("baseball_"):
        return None
    match = re.fullmatch(r"F(?:inal)?/(\d{1,2})", result["detail"], re.IGNORECASE)
    innings = int(match.group(1)) if match else 9
    return innings if innings < 9 else None


def stands(pick, result):
    """Whether a game that was called early is official for the bet (US books; section "Rules" of docs/log.md)."""
    innings = short_innings(result)
    if innings is None:
        return True
    leads = result["home"] > result["away"]
    played = innings * 2 - (1 if leads else 0)
    needed = 10 if pick["market"] == "moneyline" and pick["rules"] == "us_five_innings" else 18
    return played >= needed - (1 if leads else 0)


HALVES = {(1, 1): "win", (1, 0): "half_win", (0, 1): "half_win", (0, 0): "push", (-1, 0): "half_loss", (0, -1): "half_loss", (-1, -1): "loss"}


def sign(value):
    return (value > 1e-9) - (value < -1e-9)


def over_line(margin, line):
    """Half of the stake on each of two lines where the line is a quarter."""
    hundredths = round(line * 100)
    if hundredths % 50 == 0:
        parts = (hundredths, hundredths)
    else:
        parts = (hundredths - 25, hundredths + 25)
    return HALVES[tuple(sign(margin + part / 100) for part in parts)]


def decided(pick, result, close):
    """None: the final score does not decide it."""
    market, side, sport = pick["market"], pick["selection"], result["sport"]
    home, away = result["home"], result["away"]
    if home is None or away is None:
        return None
    soccer = sport.startswith("soccer_")
    if soccer and re.search(r"\b(aet|et|pens?|penalties)\b", result["detail"], re.IGNORECASE):
        return None
    if market == "moneyline":
        three_way = soccer or (close is not None and "draw" in close["outcomes"])
        if three_way and not soccer:
            return None
        if side not in (("home", "away", "draw") if three_way else ("home", "away")):
            return None
        margin = home - away
        if three_way:
            winner = "home" if margin > 0 else "away" if margin < 0 else "draw"
            return "win" if side == winner else "loss"
        own = margin if side == "home" else -margin
        return "push" if own == 0 else "win" if own > 0 else "loss"
    if re.match(r"(tennis|mma|boxing)_", sport):
        return None
    market = market.replace("alternate_", "")
    if market == "spread" and side in ("home", "away"):
        return over_line(home - away if side == "home" else away - home, pick["line"] or 0)
    if market == "total" and side in ("over", "under"):
        total = home + away
        if side == "over":
            return over_line(total, -(pick["line"] or 0))
        return over_line(-total, pick["line"] or 0)
    return None


def profit_of(result, price):
    return {"win": price - 1, "half_win": (price - 1) / 2, "push": 0, "void": 0, "half_loss": -0.5, "loss": -1}[result]


def grade(pick, result, close, overdue):
    """What the pick's grade must say; None: it must not be graded yet."""
    def say(end, reason):
        profit = None if end == "ungraded" else profit_of(end, pick["price"])
        return {"result": end, "reason": reason, "profit": profit, **close_value(pick, close)}
    if result is None:
        return say("ungraded", "no_result") if overdue else None
    if result["status"] == "withdrawn":
        return say("ungraded", "disputed")
    if abs(moment(result["startsAt"]) - moment(pick["startsAt"])) > MOVED_AFTER:
        return say("void", "moved")
    if result["status"] != "final":
        return say("void", result["status"])
    end = decided(pick, result, close)
    if end is None:
        return say("ungraded", "not_decided")
    return say(end, None) if stands(pick, result) else say("void", "shortened")


def same(leaf, expected):
    if (leaf["result"], leaf["reason"]) != (expected["result"], expected["reason"]):
        return False
    for name in ("profit", "close", "fair", "clv", "clvFair"):
        a, b = leaf[name], expected[name]
        if (a is None) != (b is None) or (a is not None and abs(a - b) > TOLERANCE):
            return False
    return True


# ---- leaves ----------------------------------------------------------------------------------------------------------

FIELDS = {
    "begin": {"format", "log"},
    "key": {"from", "to"},
    "pick": {"odds", "commitment", "startsBy"},
    "reveal": {"commitment", "salt", "pick"},
    "result": {"event", "sport", "status", "home", "away", "detail", "startsAt", "source"},
    "close": {"event", "market", "player", "line", "outcomes", "books"},
    "grade": {"commitment", "result", "reason", "profit", "close", "fair", "clv", "clvFair", "rules", "on", "replaces"},
}
PICK_FIELDS = set("id event odds sport game startsAt pick market selection player line book price priceAt fair edge verdict stars "
                  "units worst shownAt rules".split())


def subject(pick):
    line = round((pick["line"] or 0) * 100) * (-1 if pick["selection"] == "away" else 1)
    return pick["event"], pick["market"], pick["player"], line


class Record:
    def __init__(self, faults, now):
        self.faults = faults
        self.now = now
        self.sealed = {}
        self.results = {}
        self.closes = {}
        self.late = self.corrections = 0
        self.until = -math.inf

    def fault(self, index, words):
        self.faults.append(f"Leaf {index}: {words}.")

    def read(self, index, entry):
        try:
            text = entry.decode("utf-8")
            leaf = json.loads(text)
            kind = leaf["kind"]
            if set(leaf) != FIELDS[kind] | {"kind", "at"}:
                raise KeyError(kind)
            at = moment(leaf["at"])
        except (UnicodeDecodeError, ValueError, KeyError, TypeError):
            return self.fault(index, "is none that the format describes")
        if canonical(leaf) != text:
            self.fault(index, "is not written in the canonical form")
        if at < self.until:
            self.fault(index, "says that it was made before the leaf ahead of it")
        if self.now is not None and at > self.now + AHEAD:
            self.fault(index, "says that it was made after now")
        self.until = max(self.until, at)
        if (kind == "begin") != (index == 0):
            self.fault(index, "the log begins once, with its first leaf")
        if kind == "pick":
            if leaf["commitment"] in self.sealed:
                return self.fault(index, "the same pick is there twice")
            self.sealed[leaf["commitment"]] = {"leaf": leaf, "pick": None, "grade": None, "at": None}
        elif kind == "reveal":
            self.reveal(index, leaf)
        elif kind == "result":
            self.results[leaf["event"]] = (index, leaf)
        elif kind == "close":
            self.closes[(leaf["event"], leaf["market"], leaf["player"], leaf["line"])] = (index, leaf)
        elif kind == "grade":
            self.grade(index, leaf)

    def reveal(self, index, leaf):
        sealed = self.sealed.get(leaf["commitment"])
        if sealed is None:
            return self.fault(index, "shows a pick that was not there")
        if sealed["pick"] is not None:
            return self.fault(index, "shows a pick a second time")
        if sha256(bytes.fromhex(leaf["salt"]) + leaf["pick"].encode("utf-8")).hex() != leaf["commitment"]:
            return self.fault(index, "the pick is not the one that was hidden")
        pick = json.loads(leaf["pick"])
        if set(pick) != PICK_FIELDS or canonical(pick) != leaf["pick"]:
            return self.fault(index, "holds no pick that the format describes")
        start = moment(pick["startsAt"])
        if pick["odds"] != sealed["leaf"]["odds"] or math.ceil(start / HOUR) * HOUR != moment(sealed["leaf"]["startsBy"]):
            self.fault(index, "the pick is of another record or start than was said when it was hidden")
        sealed["late"] = moment(sealed["leaf"]["at"]) > start
        self.late += sealed["late"]
        sealed["pick"] = pick

    def grade(self, index, leaf):
        sealed = self.sealed.get(leaf["commitment"])
        if sealed is None or sealed["pick"] is None:
            return self.fault(index, "grades a pick that nobody has seen")
        pick = sealed["pick"]
        if leaf["replaces"] != sealed["at"]:
            self.fault(index, "does not name the grade that it replaces")
        self.corrections += sealed["grade"] is not None
        result_at, result = self.results.get(pick["event"], (None, None))
        close_at, close = self.closes.get(subject(pick), (None, None))
        if leaf["on"] != {"result": result_at, "close": close_at}:
            self.fault(index, "does not rest on the last result and close of its game")
        overdue = moment(leaf["at"]) - moment(pick["startsAt"]) >= UNSETTLED_AFTER
        expected = grade(pick, result, close, overdue)
        if expected is None or leaf["rules"] != pick["rules"] or not same(leaf, expected):
            self.fault(index, f"the pick was {expected['result'] if expected else 'not to be graded'}, or its figures are others")
        sealed["grade"], sealed["at"] = leaf, index

    def end(self):
        now = self.now if self.now is not None else max(self.until, 0)
        hidden = [one for one in self.sealed.values() if one["pick"] is None]
        for one in hidden:
            if moment(one["leaf"]["startsBy"]) + GRACE < now:
                self.faults.append(f"A pick whose game started by {one['leaf']['startsBy']} was never shown ({one['leaf']['commitment']}).")
        shown = [one for one in self.sealed.values() if one["pick"] is not None]
        for one in shown:
            problem = self.problem_at_end(one["pick"], one["grade"], now)
            if problem:
                self.faults.append(f"{one['pick']['pick']} ({one['pick']['game']}) {problem}.")
        graded = sum(1 for one in shown if one["grade"] and one["grade"]["result"] != "ungraded")
        waiting = sum(1 for one in shown if one["grade"] is None)
        return {"picks": len(self.sealed), "hidden": len(hidden), "revealed": len(shown), "late": self.late, "graded": graded,
                "waiting": waiting, "corrections": self.corrections, "records": {odds: self.figures(shown, odds) for odds in ("live", "demo")}}

    def problem_at_end(self, pick, given, now):
        """What is wrong with the grade that stands, once all is read: it follows from the last that was said of its game."""
        _, result = self.results.get(pick["event"], (None, None))
        _, close = self.closes.get(subject(pick), (None, None))
        if given is not None:
            last = grade(pick, result, close, True)
            settled = all(leaf is None or moment(leaf["at"]) + GRACE < now for leaf in (result, close))
            if settled and not same(given, last):
                return f"was {last['result']} by what was last said of its game, and its grade is another"
            return None
        if result and result["status"] != "withdrawn" and moment(result["at"]) + GRACE < now:
            return "has a result and no grade"
        return "has no grade ten days after its start" if moment(pick["startsAt"]) + UNSETTLED_AFTER + GRACE < now else None

    @staticmethod
    def figures(shown, odds):
        """A bet that was shown again counts once, as it was first shown; a pass is none, and nothing is what came into the log too late."""
        first = {}
        ours = [one for one in shown if one["pick"]["odds"] == odds and one["pick"]["verdict"] != "pass"]
        for one in sorted(ours, key=lambda one: (one["pick"]["shownAt"], one["pick"]["id"])):
            pick = one["pick"]
            first.setdefault((pick["event"], pick["market"], pick["selection"], pick["player"], pick["line"]), one)
        sums = dict.fromkeys("won lost pushed voided ungraded flatStaked flatWon unitsStaked unitsWon clvCount clvSum fairCount fairSum".split(), 0)
        names = {"win": "won", "half_win": "won", "loss": "lost", "half_loss": "lost", "push": "pushed", "void": "voided", "ungraded": "ungraded"}
        for one in first.values():
            leaf, pick = one["grade"], one["pick"]
            if leaf is None or one["late"]:
                continue
            sums[names[leaf["result"]]] += 1
            if leaf["profit"] is not None and leaf["result"] != "void":
                sums["flatStaked"] += 1
                sums["flatWon"] += leaf["profit"]
                sums["unitsStaked"] += pick["units"]
                sums["unitsWon"] += leaf["profit"] * pick["units"]
            for count, total, name in (("clvCount", "clvSum", "clv"), ("fairCount", "fairSum", "clvFair")):
                if leaf[name] is not None:
                    sums[count] += 1
                    sums[total] += leaf[name]
        return sums


def verify(place, key_line, earlier_file):
    faults = []
    read, is_live = open_source(place)
    line = key_line or (read("key") or b"").decode()
    key = read_key(line)
    note = read("checkpoint")
    if note is None:
        raise Broken("There is no checkpoint.")
    size, root = open_checkpoint(note, key)
    earlier = None
    if earlier_file:
        with open(earlier_file, "rb") as file:
            earlier = open_checkpoint(file.read(), key)
    entries = check_tree(read, size, root, earlier, faults)
    record = Record(faults, datetime.now(timezone.utc).timestamp() if is_live else None)
    for index, entry in enumerate(entries):
        record.read(index, entry)
    found = record.end()
    return {"size": size, **found, "faults": faults}


def main():
    parser = argparse.ArgumentParser(description="Checks the public record from its public files.")
    parser.add_argument("place")
    parser.add_argument("--key")
    parser.add_argument("--earlier")
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    try:
        found = verify(args.place, args.key, args.earlier)
    except Broken as broken:
        found = {"faults": [str(broken)]}
    if args.json:
        print(json.dumps(found))
    else:
        for name, value in found.items():
            if name != "faults":
                print(f"{name}: {value}")
        print("\n".join(found["faults"][:20]) if found["faults"] else "All of it holds.")
    sys.exit(1 if found["faults"] else 0)


if __name__ == "__main__":
    main()
