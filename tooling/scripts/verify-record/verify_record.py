#!/usr/bin/env python3
"""Checks the public record from its public files, and shares nothing with the product: Python's standard library, and openssl for the
signature. docs/log.md says what the files hold.

    verify_record.py FOLDER_OR_ADDRESS [--key LINE] [--earlier-key LINE] [--earlier CHECKPOINT_FILE[@TIME]] [--tsa-ca PEM_FILE]
                     [--max-age HOURS] [--json]
"""

import argparse
import base64
import gc
import hashlib
import http.client
import json
import math
import os
import re
import subprocess
import sys
import tempfile
import time
import unicodedata
import urllib.error
import urllib.request
from bisect import bisect_right
from datetime import datetime, timedelta, timezone
from email.utils import parsedate_to_datetime
from functools import lru_cache
from json.encoder import c_make_encoder, encode_basestring
from operator import mul

WIDTH = 256
# Whole milliseconds, as are all times here: seconds with a fraction are a little more or less than they are written.
EPOCH = datetime(1970, 1, 1, tzinfo=timezone.utc)
MS = timedelta(milliseconds=1)
MINUTE = 60_000
HOUR = 60 * MINUTE
DAY = 24 * HOUR
GRACE = 2 * HOUR
MOVED_AFTER = DAY
UNSETTLED_AFTER = 10 * DAY
AHEAD = MINUTE
SEALED_WITHIN = 15 * MINUTE
SEEN_WITHIN = 30 * MINUTE
TOLERANCE = 1e-9
USUAL_AGE_HOURS = 72.0
FILE_WITHIN = 60.0
FILE_BYTES_MAX = 32 * 1024 * 1024


class Broken(Exception):
    """Nothing further can be said."""


# ---- files -----------------------------------------------------------------------------------------------------------


def open_source(place, within=FILE_WITHIN):
    if not re.match(r"https?://", place):
        def read_file(path):
            try:
                # A name is a file or a folder: earlier checkpoints lie beside the newest.
                with open(os.path.join(place, re.sub("^checkpoint/", "checkpoints/", path)), "rb") as file:
                    return file.read()
            except FileNotFoundError:
                return None
            except OSError:
                raise Broken(f"{path} could not be read.") from None
        return read_file, False
    base = re.sub(r"/log$", "", place.rstrip("/")) + "/log/"

    def read_url(path):
        for _ in range(20):
            try:
                return fetch(base + path, within)
            except urllib.error.HTTPError as error:
                if error.code == 404:
                    return None
                if error.code != 429:
                    raise Broken(f"{base}{path} answered HTTP {error.code}.") from None
                time.sleep(pause(error.headers.get("retry-after"), time.time()))
            except (OSError, ValueError, http.client.HTTPException):
                raise Broken(f"{base}{path} could not be read.") from None
        raise Broken(f"{base}{path} asks for too many pauses.")
    return read_url, True


def fetch(url, within):
    """A whole file, from a site that goes silent or gives it out drop by drop too."""
    until, parts, length = time.monotonic() + within, [], 0
    with urllib.request.urlopen(url, timeout=within) as answer:
        while part := answer.read1(65536):
            parts.append(part)
            length += len(part)
            if length > FILE_BYTES_MAX or time.monotonic() > until:
                raise ValueError(url)
        if answer.length:
            raise ValueError(url)
    return b"".join(parts)


HTTP_DATE = re.compile(r"(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d\d [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d GMT", re.ASCII)


def pause(retry_after, now):
    """Seconds: as many as the site says, or until the time that it says, and never more than a minute; five where it says neither."""
    text = (retry_after or "").strip()
    seconds = 5.0
    if re.fullmatch("[0-9]+", text):
        seconds = float(text[:9])
    elif HTTP_DATE.fullmatch(text):
        try:
            seconds = parsedate_to_datetime(text).timestamp() - now
        except ValueError:
            pass
    return min(60.0, max(0.0, seconds))


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


# Blanks and what no screen shows, written out: languages differ in what they take for a blank.
KEY_NAME = "[^\u0000-\u0020\u007f-\u00a0\u1680\u2000-\u200f\u2028-\u202f\u205f-\u2064\u3000\ufeff+]+"
BLANKS = " \t\r\n"
NOTE_BYTES_MAX = 65_536
SIGNATURES_MAX = 100
NOT_SIGNED = "There is no checkpoint that the key signed."


def read_key(line):
    match = re.fullmatch("(" + KEY_NAME + r")\+([0-9a-f]{8})\+([A-Za-z0-9+/]{44})", line)
    if not match:
        raise Broken("There is no verifier key, or it is none.")
    name, key_id, encoded = match.groups()
    raw = base64.b64decode(encoded)
    digest = hashlib.sha256(name.encode() + b"\n" + raw).digest()
    if raw[0] != 1 or len(raw) != 33 or digest[:4].hex() != key_id:
        raise Broken("There is no verifier key, or it is none.")
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
        raise Broken(NOT_SIGNED) from None
    text += "\n"
    signed = False
    signatures = lines[:-1].split("\n")
    if not lines.endswith("\n") or len(note) > NOTE_BYTES_MAX or len(signatures) > SIGNATURES_MAX:
        raise Broken(NOT_SIGNED)
    for line in signatures:
        match = re.fullmatch("\u2014 (" + KEY_NAME + ") ([A-Za-z0-9+/]+={0,2})", line)
        signature = decoded(match.group(2)) if match else None
        if signature is None:
            raise Broken(NOT_SIGNED)
        if match.group(1) != name or signature[:4] != key_id:
            continue
        if not is_signed(text.encode(), signature[4:], public):
            raise Broken(NOT_SIGNED)
        signed = True
    found = read_checkpoint(note)
    if not signed or found is None or found[0] != name:
        raise Broken(NOT_SIGNED)
    return found[1:]


def decoded(text):
    """None where it is no base64, or is written otherwise than in the one way."""
    try:
        found = base64.b64decode(text + "==")
    except ValueError:
        return None
    return found if base64.b64encode(found).decode() == text else None


def read_checkpoint(note):
    """What it says, whoever signed it: log, leaves and root."""
    text = note[:note.rfind(b"\n\n") + 1]
    match = re.fullmatch(rb"([^\n]+)\n(0|[1-9][0-9]{0,15})\n([A-Za-z0-9+/]{43}=)\n", text)
    root = base64.b64decode(match.group(3)) if match else b""
    if not match or base64.b64encode(root) != match.group(3):
        return None
    try:
        note.decode("utf-8")
        return match.group(1).decode("utf-8"), int(match.group(2)), root
    except UnicodeDecodeError:
        return None


def key_then(changes, last, size):
    """The key of a checkpoint of that size: the one that says of a change is the first of the new key."""
    before = [leaf["to"] for index, leaf in changes if index < size]
    return before[-1] if before else changes[0][1]["from"] if changes else last


def handed_over(read, levels, changes):
    """The places of the changes that the key before agreed to: it signed the first checkpoint with them too."""
    found = set()
    for index, leaf in changes:
        note = read(f"checkpoint/{index + 1}") or b""
        try:
            signed = [open_checkpoint(note, read_key(leaf[side])) for side in ("from", "to")]
        except Broken:
            continue
        if all(one == (index + 1, root_at(levels, index + 1)) for one in signed):
            found.add(index)
    return found


def names_log(line, log):
    try:
        return read_key(line)[0] == log
    except Broken:
        return False


def check_keys(changes, last, log, taken, earlier_keys, checkpoints, faults):
    """`taken`: the places of the changes that the key before did not agree to."""
    for (_, before), (index, leaf) in zip(changes, changes[1:]):
        if before["to"] != leaf["from"]:
            faults.append(f"Leaf {index}: names another key than the log was signed with.")
    for index, leaf in changes:
        if not all(names_log(leaf[side], log) for side in ("from", "to")):
            faults.append(f"Leaf {index}: names a key that is none, or of another log.")
    if changes and changes[-1][1]["to"] != last:
        faults.append("The log is signed with another key than it says.")
    own = {last} | {leaf[side] for _, leaf in changes for side in ("from", "to")}
    for line in earlier_keys:
        if line.strip(BLANKS) not in own:
            faults.append("The log never says that it was signed with the earlier key that you gave.")
            continue
        left = [index for index, leaf in changes if leaf["from"] == line.strip(BLANKS)]
        if line.strip(BLANKS) != last and left and taken and taken[-1] >= left[-1]:
            faults.append("The earlier key that you gave never handed the log over: who signs it now may be anybody.")
    for note, size in checkpoints:
        try:
            open_checkpoint(note, read_key(key_then(changes, last, size)))
        except Broken:
            faults.append(f"The earlier checkpoint of {size} leaves was not signed by the key that the log had then.")


# ---- time stamps (RFC 3161) ------------------------------------------------------------------------------------------


def read_stamped(read, faults):
    stamped = []
    for size in (read("timestamps") or b"").decode("utf-8", "replace").split("\n"):
        if size == "":
            continue
        known = re.fullmatch("[1-9][0-9]{0,8}", size)
        note, reply = (read(f"checkpoint/{size}"), read(f"timestamp/{size}")) if known else (None, None)
        found = read_checkpoint(note) if note else None
        if found is None or not reply or found[1] != int(size):
            faults.append(f"The time stamp of {size[:20]} leaves, or its checkpoint, is not there.")
        else:
            stamped.append((note, found[1], found[2], reply))
    return stamped


def stamped_at(note, reply, certificates):
    """When the authority stamped it, by openssl and the certificates that the reader trusts, as they were then; None: it does not verify."""
    with tempfile.TemporaryDirectory() as folder:
        paths = {name: os.path.join(folder, name) for name in ("note", "reply", "token")}
        for name, content in (("note", note), ("reply", reply)):
            with open(paths[name], "wb") as file:
                file.write(content)

        def openssl(*options):
            return subprocess.run(["openssl", "ts", *options], capture_output=True, check=False)
        # Only the token is under the authority's signature: the words around it are whoever's they are.
        if openssl("-reply", "-in", paths["reply"], "-token_out", "-out", paths["token"]).returncode != 0:
            return None
        told = openssl("-reply", "-in", paths["token"], "-token_in", "-token_out", "-text").stdout
        times = re.findall(rb"^Time stamp: (.+)$", told, re.MULTILINE)
        match = re.fullmatch(rb"(\w{3} +\d+ \d\d:\d\d:\d\d)(?:\.\d+)? (\d{4}) GMT", times[0]) if len(times) == 1 else None
        if not match:
            return None
        text = " ".join(part.decode() for part in match.groups())
        at = milliseconds(datetime.strptime(text, "%b %d %H:%M:%S %Y").replace(tzinfo=timezone.utc))
        done = openssl("-verify", "-data", paths["note"], "-in", paths["token"], "-token_in", "-CAfile", certificates,
                       "-untrusted", certificates, "-attime", str(at // 1000))
    return at if done.returncode == 0 else None


# ---- tree ------------------------------------------------------------------------------------------------------------


def sha256(data):
    return hashlib.sha256(data).digest()


def pair_up(hashes):
    digest = hashlib.sha256
    return [digest(b"\x01" + left + right).digest() for left, right in zip(hashes[::2], hashes[1::2])]


def root_at(levels, size):
    """RFC 6962, 2.1, of the first leaves: the perfect trees that they are made of, the largest on the left."""
    root = None
    for height, hashes in enumerate(levels):
        if size >> height & 1:
            left = hashes[(size >> height) - 1]
            root = left if root is None else sha256(b"\x01" + left + root)
    return sha256(b"") if root is None else root


def check_tree(read, size, root, earlier, faults):
    entries = []
    for n in range(-(-size // WIDTH)):
        width = min(WIDTH, size - n * WIDTH)
        bundle = read_tile(read, "entries", n, width)
        if bundle is None:
            raise Broken(f"The entries from {n * WIDTH} on are not there.")
        at, found, length = 0, [], len(bundle)
        while at + 2 <= length:
            end = at + 2 + (bundle[at] << 8) + bundle[at + 1]
            if end > length:
                break
            found.append(bundle[at + 2:end])
            at = end
        if at < length or len(found) < width:
            raise Broken(f"The entries from {n * WIDTH} on are cut off.")
        entries.extend(found[:width])
    levels = [[sha256(b"\x00" + entry) for entry in entries]]
    while len(levels[-1]) > 1:
        levels.append(pair_up(levels[-1]))
    if root_at(levels, size) != root:
        faults.append("The entries do not come to the root that was signed.")
    for before, root_before in earlier:
        if before > size:
            faults.append(f"The log has {size} leaves and had {before}: leaves were taken away.")
        elif root_at(levels, before) != root_before:
            faults.append(f"The first {before} leaves are not those of the earlier checkpoint: the log was forked or rewritten.")
    for level, hashes in enumerate(levels[::8]):
        for n in range(-(-len(hashes) // WIDTH)):
            own = hashes[n * WIDTH:(n + 1) * WIDTH]
            tile = read_tile(read, level, n, len(own))
            name = tile_path(level, n, len(own))
            if tile is None:
                faults.append(f"{name} is not there.")
            elif tile[:len(own) * 32] != b"".join(own):
                faults.append(f"{name} is not what its entries come to.")
    return entries, levels


# ---- the canonical form (RFC 8785) -----------------------------------------------------------------------------------


def es_number(number):
    if isinstance(number, int):
        return str(number)
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


HALF_OF_A_PAIR = re.compile("[\ud800-\udfff]")


def es_string(text):
    if not text.isascii() and HALF_OF_A_PAIR.search(text):
        raise ValueError("JSON has no such text.")
    return encode_basestring(text)


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


def refused(text):
    raise ValueError(text)


class Numbers:
    """Reads JSON as ECMAScript does, where each number is a double, and sees whether one is written otherwise than Python would."""

    def __init__(self):
        self.are_plain = True
        hooks = {"parse_float": self.broken, "parse_int": self.whole, "parse_constant": refused}
        decoder = json.JSONDecoder(**hooks)
        self.decode, self.scan = decoder.decode, decoder.scan_once
        self.scan_quickly = json.JSONDecoder(parse_int=self.whole, parse_constant=refused).scan_once

    def read(self, text):
        """Without looking for blanks: there are none in the canonical form."""
        try:
            value, end = self.scan(text, 0)
        except StopIteration:
            end = -1
        return value if end == len(text) else self.decode(text)

    def whole(self, text):
        if len(text) < 16:
            return int(text)
        return self.double(text)

    def broken(self, text):
        number = float(text)
        if "e" in text or repr(number) != text or text.endswith(".0"):
            return self.double(text)
        return number

    def double(self, text):
        self.are_plain = False
        number = float(text)
        if math.isinf(number):
            raise ValueError(text)
        return int(number) if number.is_integer() and abs(number) < 2 ** 53 else number


NUMBERS = Numbers()


def sorted_encoder():
    if c_make_encoder is None:
        return json.JSONEncoder(ensure_ascii=False, sort_keys=True, separators=(",", ":")).encode
    # Made once: the standard one is made anew for each value.
    encode = c_make_encoder(None, None, encode_basestring, None, ":", ",", True, False, False)
    return lambda value: "".join(encode(value, 0))


encode_sorted = sorted_encoder()


# How Python writes a double that ECMAScript writes otherwise: with an exponent, or as a fraction of nothing.
OUT_OF_THE_ORDINARY = ("e+", "e-", ".0,", ".0]", ".0}")


def parse(text):
    """The value, and whether it is written in the canonical form."""
    NUMBERS.are_plain = True
    try:
        value, end = NUMBERS.scan_quickly(text, 0)
        # A name that is out of the ordinary has no place in any leaf.
        if NUMBERS.are_plain and end == len(text) and not any(sign in text for sign in OUT_OF_THE_ORDINARY) and encode_sorted(value) == text:
            return value, True
    except (StopIteration, ValueError, RecursionError):
        pass
    NUMBERS.are_plain = True
    value = NUMBERS.read(text)
    if NUMBERS.are_plain and encode_sorted(value) == text:
        return value, True
    try:
        return value, canonical(value) == text
    except ValueError:
        return value, False


# ---- grading ---------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=65536)
def power_chances(*decimals):
    """
    p_i = (1/d_i)^k with k so that they add up to one: by Newton's method, whose sum falls in k and is convex, so that each step but the first
    comes from below.
    """
    logs = [-math.log(decimal) for decimal in decimals]
    k = 1.0
    for _ in range(100):
        powered = [math.exp(k * log) for log in logs]
        step = (sum(powered) - 1) / -sum(map(mul, powered, logs))
        # Odds without a margin throw it far below nothing, where there is no room for the powers; the right one is above.
        k = max(0.0, k + step)
        if abs(step) < 1e-15 * max(1.0, k):
            break
    powered = [math.exp(k * log) for log in logs]
    whole = sum(powered)
    return [chance / whole for chance in powered]


def median(values):
    ordered = sorted(values)
    return (ordered[(len(ordered) - 1) // 2] + ordered[len(ordered) // 2]) / 2


def close_value(pick, close):
    if close is None or pick["selection"] not in close["outcomes"]:
        return {"close": None, "fair": None, "clv": None, "clvFair": None}
    outcome = close["outcomes"].index(pick["selection"])
    fair = median([power_chances(*decimals)[outcome] for decimals in close["books"].values()])
    own = close["books"].get(pick["book"])
    decimal = own[outcome] if own else None
    return {
        "close": decimal,
        "fair": fair,
        "clv": pick["price"] / decimal - 1 if decimal else None,
        "clvFair": pick["price"] * fair - 1,
    }


MOMENT = re.compile(r"[1-9]\d{3}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z", re.ASCII)


@lru_cache(maxsize=8192)
def moment(text):
    """As ECMAScript writes a time, and in no other way."""
    if not MOMENT.fullmatch(text):
        raise ValueError(text)
    return milliseconds(datetime.fromisoformat(text[:-1] + "+00:00"))


def milliseconds(at):
    return (at - EPOCH) // MS


def milliseconds_now():
    return milliseconds(datetime.now(timezone.utc))


# Minutes from which a game that was abandoned counts, by the first of these that its sport begins with.
LEAST_MINUTES = (("americanfootball_", 55), (r"basketball_nba(?:_|\Z)", 43), ("basketball_", 35), ("icehockey_", 55), ("soccer_", 90))


def half_innings(result):
    """How many a baseball game had that ended early; None: it did not."""
    if result["status"] == "abandoned":
        match = re.fullmatch(r"played (\d{1,2}) half-innings", result["detail"], re.ASCII)
        return int(match.group(1)) if match else -1
    match = re.fullmatch(r"F(?:inal)?/(\d{1,2})", result["detail"], re.IGNORECASE | re.ASCII)
    innings = int(match.group(1)) if match else 9
    leads = result["home"] > result["away"]
    return innings * 2 - (1 if leads else 0) if innings < 9 else None


def stands(pick, result):
    """Whether a game that ended before its time is official for the bet (US books; section "Rules" of docs/log.md)."""
    if result["home"] is None or result["away"] is None:
        return result["status"] != "abandoned"
    sport = result["sport"]
    if sport.startswith("baseball_"):
        played = half_innings(result)
        if played is None:
            return True
        needed = 10 if pick["market"] == "moneyline" and pick["rules"] == "us_five_innings" else 18
        return played >= needed - (1 if result["home"] > result["away"] else 0)
    if result["status"] == "final":
        return True
    match = re.fullmatch(r"played (\d{1,3}):([0-5]\d)", result["detail"], re.ASCII)
    least = next((minutes for begin, minutes in LEAST_MINUTES if re.match(begin, sport)), math.inf)
    return match is not None and int(match.group(1)) >= least


HALVES = {(1, 1): "win", (1, 0): "half_win", (0, 1): "half_win", (0, 0): "push", (-1, 0): "half_loss", (0, -1): "half_loss", (-1, -1): "loss"}


def sign(value):
    return (value > 1e-9) - (value < -1e-9)


def over_line(margin, line):
    """Half of the stake on each of two lines where the line is a quarter."""
    hundredths = math.floor(line * 100 + 0.5)
    if hundredths % 50 == 0:
        parts = (hundredths, hundredths)
    else:
        parts = (hundredths - 25, hundredths + 25)
    return HALVES[tuple(sign(margin + part / 100) for part in parts)]


def of_three_ways(side, soccer, result):
    """By the score after regular time, which was level where a game went on; None: the source does not say whether it did."""
    if side not in ("home", "away", "draw"):
        return None
    margin = result["home"] - result["away"]
    if not soccer:
        match = re.fullmatch(r"F(?:inal)?(?:/(.{1,4}))?", result["detail"], re.IGNORECASE | re.ASCII)
        more = match.group(1) if match else ""
        if more is not None:
            if re.fullmatch(r"[0-9]?OT|SO", more, re.IGNORECASE | re.ASCII) or re.fullmatch("[0-9]{1,2}", more) and int(more) > 9:
                margin = 0
            elif not re.fullmatch("[0-9]{1,2}", more):
                return None
    return "win" if side == ("home" if margin > 0 else "away" if margin < 0 else "draw") else "loss"


def decided(pick, result):
    """None: the final score does not decide it."""
    market, side, sport = pick["market"], pick["selection"], result["sport"]
    home, away = result["home"], result["away"]
    if home is None or away is None:
        return None
    soccer = sport.startswith("soccer_")
    if soccer and re.search(r"\b(aet|et|pens?|penalties)\b", result["detail"], re.IGNORECASE | re.ASCII):
        return None
    if market == "moneyline":
        # Outside soccer the final result is meant, whatever the books of the close sell beside it.
        if side not in (("home", "away", "draw") if soccer else ("home", "away")):
            return None
        margin = home - away
        if soccer:
            winner = "home" if margin > 0 else "away" if margin < 0 else "draw"
            return "win" if side == winner else "loss"
        own = margin if side == "home" else -margin
        return "push" if own == 0 else "win" if own > 0 else "loss"
    if market == "three_way":
        return of_three_ways(side, soccer, result)
    if re.match(r"(tennis|mma|boxing)_", sport):
        return None
    market = market.replace("alternate_", "", 1)
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


def grade(pick, sealed, result, close, overdue):
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
    # In the log before the start that was shown, and after the one that the game had.
    if moment(result["startsAt"]) < sealed <= moment(pick["startsAt"]):
        return say("void", "begun")
    if result["status"] in ("postponed", "cancelled"):
        return say("void", result["status"])
    if result["status"] == "abandoned" and not stands(pick, result):
        return say("void", "abandoned")
    end = decided(pick, result)
    if end is None:
        return say("ungraded", "not_decided")
    return say(end, None) if stands(pick, result) else say("void", "shortened")


def same(leaf, expected):
    if (leaf["result"], leaf["reason"]) != (expected["result"], expected["reason"]):
        return False
    for name in ("profit", "close", "fair", "clv", "clvFair"):
        a, b = leaf[name], expected[name]
        if (a is None) != (b is None) or (a is not None and abs(a - b) > TOLERANCE * max(1, abs(a), abs(b))):
            return False
    return True


# ---- leaves ----------------------------------------------------------------------------------------------------------

HEX = re.compile("[0-9a-f]{64}")
ID = re.compile("[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}")
BOOK = re.compile("[A-Za-z0-9][A-Za-z0-9_.:-]*")
ODDS = {"live", "demo"}
RULES = {"us_five_innings", "us_full_game"}
RESULTS = {"win", "half_win", "push", "void", "half_loss", "loss", "ungraded"}
STATUSES = {"final", "postponed", "cancelled", "abandoned", "withdrawn"}
LINE_MAX = 1_000_000
PRICE_MAX = 100_000
UNITS_MAX = 5
STARS_MAX = 5
ROUNDING = 1e-6
SAFE = 2 ** 53 - 1


def texts(*values):
    return all(type(value) is str for value in values)


def is_count(value):
    return type(value) is int and 0 <= value <= SAFE


def is_number(value):
    return type(value) is float or type(value) is int


def numbers_or_null(*values):
    return all(value is None or is_number(value) for value in values)


def is_pick_leaf(leaf):
    return leaf["odds"] in ODDS and HEX.fullmatch(leaf["commitment"]) and moment(leaf["startsBy"]) is not None


def is_reveal(leaf):
    return HEX.fullmatch(leaf["commitment"]) and HEX.fullmatch(leaf["salt"]) and texts(leaf["pick"])


def is_result(leaf):
    scores = all(score is None or is_count(score) for score in (leaf["home"], leaf["away"]))
    return (texts(leaf["event"], leaf["sport"], leaf["detail"], leaf["source"]) and leaf["status"] in STATUSES and scores
            and moment(leaf["startsAt"]) is not None)


def is_close(leaf):
    outcomes, books, line = leaf["outcomes"], leaf["books"], leaf["line"]
    if not texts(leaf["event"], leaf["market"], leaf["player"]) or type(line) is not int or abs(line) > LINE_MAX * 100:
        return False
    if type(outcomes) is not list or len(outcomes) < 2 or not texts(*outcomes) or "" in outcomes or len(set(outcomes)) < len(outcomes):
        return False
    if type(books) is not dict or not books:
        return False
    count = len(outcomes)
    for book, prices in books.items():
        if type(prices) is not list or len(prices) != count or not BOOK.fullmatch(book):
            return False
        for price in prices:
            if not is_number(price) or not 1 < price <= PRICE_MAX:
                return False
    return True


def is_grade(leaf):
    on = leaf["on"]
    return (HEX.fullmatch(leaf["commitment"]) and leaf["result"] in RESULTS and leaf["rules"] in RULES
            and (leaf["reason"] is None or texts(leaf["reason"]))
            and numbers_or_null(leaf["profit"], leaf["close"], leaf["fair"], leaf["clv"], leaf["clvFair"])
            and type(on) is dict and set(on) == {"result", "close"}
            and all(place is None or is_count(place) for place in (on["result"], on["close"], leaf["replaces"])))


SHAPES = {
    "begin": ("format log", lambda leaf: type(leaf["format"]) is int and leaf["format"] == 1 and texts(leaf["log"])),
    "key": ("from to", lambda leaf: texts(leaf["from"], leaf["to"])),
    "pick": ("odds commitment startsBy", is_pick_leaf),
    "reveal": ("commitment salt pick", is_reveal),
    "result": ("event sport status home away detail startsAt source", is_result),
    "close": ("event market player line outcomes books", is_close),
    "grade": ("commitment result reason profit close fair clv clvFair rules on replaces", is_grade),
}
SHAPES = {kind: (frozenset((names + " kind at").split()), shape) for kind, (names, shape) in SHAPES.items()}
PICK_FIELDS = frozenset("id event odds sport game startsAt pick market selection player line book price priceAt fair edge verdict stars "
                        "units worst shownAt rules".split())


def read_leaf(entry):
    """The leaf, and whether it is in the canonical form. Whatever is raised: it is none that the format describes."""
    leaf, is_canonical = parse(entry.decode("utf-8"))
    names, shape = SHAPES[leaf["kind"]]
    moment(leaf["at"])
    if leaf.keys() != names or not shape(leaf):
        raise ValueError("no leaf")
    return leaf, is_canonical


def read_pick(text):
    """None where it is no pick that the format describes."""
    try:
        pick, is_canonical = parse(text)
        line = pick["line"]
        is_pick = (
            is_canonical and pick.keys() == PICK_FIELDS and ID.fullmatch(pick["id"]) and pick["odds"] in ODDS and pick["rules"] in RULES
            and texts(*(pick[name] for name in ("event", "sport", "game", "pick", "market", "selection", "player", "book")))
            and pick["selection"] != "" and pick["verdict"] in ("bet", "lean", "pass")
            and all(is_number(pick[name]) for name in ("price", "fair", "edge", "units"))
            and (pick["worst"] is None or is_number(pick["worst"])) and type(pick["stars"]) is int and abs(pick["stars"]) <= SAFE
            and (line is None or is_number(line) and line * 4 == int(line * 4) and abs(line) <= LINE_MAX)
            and all(moment(pick[name]) is not None for name in ("startsAt", "priceAt", "shownAt")))
        return pick if is_pick else None
    except (ValueError, TypeError, KeyError, AttributeError, RecursionError, OverflowError):
        return None


SIDES = (("moneyline|three_way", "home away draw"), ("(?:alternate_)?spread", "home away"), ("(?:alternate_)?total", "over under"),
         ("prop:[a-z0-9_]{1,80}", "over under yes no"))


# Latin, Greek, Cyrillic and their signs: letters that came in later versions of Unicode are letters to one program and nothing to another.
FOLDABLE = re.compile("[\u0000-\u052f\u1e00-\u206f]*")


def pick_problem(pick):
    """What of it cannot be; None: such a pick could have been shown."""
    price, fair, edge, units, worst = (pick[name] for name in ("price", "fair", "edge", "units", "worst"))
    if not 1 < price <= PRICE_MAX:
        return "price"
    if not 0 < fair < 1:
        return "fair"
    # A push takes the same share of every gain and every loss.
    whole = fair * price - 1
    if not min(0, whole) - ROUNDING <= edge <= max(0, whole) + ROUNDING:
        return "edge"
    if not 1 <= pick["stars"] <= STARS_MAX:
        return "stars"
    if units != 0 if pick["verdict"] == "pass" else not 0 < units <= UNITS_MAX:
        return "units"
    if worst is not None and not 1 < worst <= PRICE_MAX:
        return "worst"
    if moment(pick["priceAt"]) > moment(pick["shownAt"]):
        return "priceAt"
    return bet_problem(pick)


def bet_problem(pick):
    market, side = pick["market"], pick["selection"]
    sides = next((sides.split() for named, sides in SIDES if re.fullmatch(named, market)), None)
    if sides is None:
        return "market"
    if side not in sides:
        return "selection"
    if (pick["player"] != "") != market.startswith("prop:") or not FOLDABLE.fullmatch(pick["player"]):
        return "player"
    has_line = market.endswith("spread") and not market.startswith("prop:") or side in ("over", "under")
    return None if has_line == (pick["line"] is not None) else "line"


def subject(pick):
    line = math.floor((pick["line"] or 0) * 100 + 0.5) * (-1 if pick["selection"] == "away" else 1)
    return pick["event"], pick["market"], pick["player"], line


# Letters that Unicode does not take apart into a plain letter and a mark.
PLAIN = str.maketrans({"ß": "ss", "æ": "ae", "œ": "oe", "ø": "o", "đ": "d", "ð": "d", "ł": "l", "ı": "i", "þ": "th"})
GENERATIONS = {"jr", "sr", "ii", "iii", "iv", "v"}


def fold_words(name):
    """The words of a name without case, accents and signs: two spellings of one are the same."""
    found = []
    for letter in unicodedata.normalize("NFKD", name).lower():
        kind = unicodedata.category(letter)[0]
        if kind != "M" and letter not in ".'\u2019\u2018`\u00b4\u02bb\u02bc":
            letter = " and " if letter == "&" else letter.translate(PLAIN)
            found.append(letter if kind in "LN" or letter == " and " else " ")
    return re.sub(r"\bsaint\b", "st", " ".join("".join(found).split()), flags=re.ASCII).split(" ")


@lru_cache(maxsize=8192)
def fold_player(player):
    parts = player.split(",")
    if len(parts) == 2 and " ".join(fold_words(parts[1])) not in GENERATIONS:
        player = parts[1] + " " + parts[0]
    words = fold_words(player)
    while len(words) > 1 and words[-1] in GENERATIONS:
        words.pop()
    return "".join(words)


def bet_of(pick):
    """Which bet it is, however its player and market are written."""
    market = pick["market"].removeprefix("alternate_")
    if market.startswith("prop:"):
        market = market.removesuffix("_alternate")
    return pick["event"], market, pick["selection"], fold_player(pick["player"]), pick["line"]


class Said:
    """All that a log said of one subject, in its order. The last of it counts; who said it again does not begin anew."""

    __slots__ = ("last", "all", "over", "since")

    def __init__(self):
        self.last = NOTHING
        self.all = []
        # Of a game: the place at which it was first said to be over, and since when it has an end that was not taken back.
        self.over, self.since = math.inf, None

    def add(self, index, leaf):
        at = moment(leaf["at"])
        self.last = index, leaf
        self.all.append((index, at))
        if leaf["kind"] == "result":
            if leaf["status"] in OVER:
                self.over = min(self.over, index)
            self.since = None if leaf["status"] == "withdrawn" else at if self.since is None else self.since

    def first_behind(self, place):
        """When the first was said behind a place; None: none was."""
        first = 0 if place is None else bisect_right(self.all, (place, math.inf))
        return self.all[first][1] if first < len(self.all) else None


NOTHING = None, None
OVER = {"final", "abandoned"}
NEVER_SAID = Said()


class Record:
    def __init__(self, faults, log, now):
        self.faults = faults
        self.log = log
        self.now = now
        self.sealed = {}
        self.results = {}
        self.closes = {}
        self.keys = []
        self.right = set()
        self.late = self.corrections = 0
        self.until = -math.inf
        self.made = []

    def fault(self, index, words):
        self.faults.append(f"Leaf {index}: {words}.")

    def read(self, index, entry):
        self.made.append(self.until)
        try:
            leaf, is_canonical = read_leaf(entry)
        except (ValueError, KeyError, TypeError, AttributeError, RecursionError, OverflowError):
            return self.fault(index, "is none that the format describes")
        kind, at = leaf["kind"], moment(leaf["at"])
        if not is_canonical:
            self.fault(index, "is not written in the canonical form")
        if at < self.until:
            self.fault(index, "says that it was made before the leaf ahead of it")
        if self.now is not None and at > self.now + AHEAD:
            self.fault(index, "says that it was made after now")
        self.until = self.made[-1] = max(self.until, at)
        if (kind == "begin") != (index == 0):
            self.fault(index, "the log begins once, with its first leaf")
        try:
            self.take(index, kind, leaf)
        except (ArithmeticError, LookupError, TypeError, ValueError):
            self.fault(index, "says what nothing can be worked out from")

    def take(self, index, kind, leaf):
        if kind == "begin" and leaf["log"] != self.log:
            self.fault(index, "begins another log than this")
        if kind == "pick":
            if leaf["commitment"] in self.sealed:
                return self.fault(index, "the same pick is there twice")
            self.sealed[leaf["commitment"]] = {"index": index, "leaf": leaf, "pick": None, "grade": None, "at": None}
        elif kind == "reveal":
            self.reveal(index, leaf)
        elif kind == "result":
            self.say(self.results, leaf["event"], index, leaf)
            if leaf["status"] in OVER and moment(leaf["at"]) + DAY < moment(leaf["startsAt"]):
                self.fault(index, "says how a game ended more than a day before its start")
        elif kind == "close":
            self.say(self.closes, (leaf["event"], leaf["market"], leaf["player"], leaf["line"]), index, leaf)
        elif kind == "grade":
            self.grade(index, leaf)
        elif kind == "key":
            self.keys.append((index, leaf))

    @staticmethod
    def say(by, subject, index, leaf):
        said = by.get(subject)
        if said is None:
            said = by[subject] = Said()
        said.add(index, leaf)

    def reveal(self, index, leaf):
        sealed = self.sealed.get(leaf["commitment"])
        if sealed is None:
            return self.fault(index, "shows a pick that was not there")
        if sealed["pick"] is not None:
            return self.fault(index, "shows a pick a second time")
        if sha256(bytes.fromhex(leaf["salt"]) + leaf["pick"].encode("utf-8")).hex() != leaf["commitment"]:
            return self.fault(index, "the pick is not the one that was hidden")
        pick = read_pick(leaf["pick"])
        if pick is None:
            return self.fault(index, "holds no pick that the format describes")
        wrong = pick_problem(pick)
        if wrong:
            return self.fault(index, f"holds a pick that cannot be ({wrong})")
        start = moment(pick["startsAt"])
        if pick["odds"] != sealed["leaf"]["odds"] or -(-start // HOUR) * HOUR != moment(sealed["leaf"]["startsBy"]):
            self.fault(index, "the pick is of another record or start than was said when it was hidden")
        if moment(leaf["at"]) + DAY < start:
            self.fault(index, "shows a pick more than a day before its start")
        at, shown = moment(sealed["leaf"]["at"]), moment(pick["shownAt"])
        # A final that was taken back was known all the same.
        was_over = self.results.get(pick["event"], NEVER_SAID).over < sealed["index"]
        sealed["late"] = was_over or at > start or at - shown > SEALED_WITHIN or shown - at > AHEAD
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
        result_at, result = self.results.get(pick["event"], NEVER_SAID).last
        close_at, close = self.closes.get(subject(pick), NEVER_SAID).last
        if pick["market"] == "three_way" and result and result["sport"].startswith("soccer_"):
            self.fault(index, "grades a bet of three ways in soccer, where the moneyline is that bet")
        if leaf["on"] != {"result": result_at, "close": close_at}:
            self.fault(index, "does not rest on the last result and close of its game")
        sealed["on"] = result_at, close_at
        overdue = moment(leaf["at"]) - moment(pick["startsAt"]) >= UNSETTLED_AFTER
        expected = grade(pick, moment(sealed["leaf"]["at"]), result, close, overdue)
        if expected is None or leaf["rules"] != pick["rules"] or not same(leaf, expected):
            self.fault(index, f"the pick was {expected['result'] if expected else 'not to be graded'}, or its figures are others")
            self.right.discard(leaf["commitment"])
        else:
            self.right.add(leaf["commitment"])
        sealed["grade"], sealed["at"] = leaf, index

    def end(self, seen):
        now = self.now if self.now is not None else max(self.until, 0)
        hidden = [one for one in self.sealed.values() if one["pick"] is None]
        for one in hidden:
            if moment(one["leaf"]["startsBy"]) + GRACE < now:
                self.faults.append(f"A pick whose game started by {one['leaf']['startsBy']} was never shown ({one['leaf']['commitment']}).")
        shown = [one for one in self.sealed.values() if one["pick"] is not None]
        for one in shown:
            problem = self.problem_at_end(one, now)
            if problem:
                self.faults.append(f"{one['pick']['pick']} ({one['pick']['game']}) {problem}.")
        graded = sum(1 for one in shown if one["grade"] and one["grade"]["result"] != "ungraded")
        waiting = sum(1 for one in shown if one["grade"] is None)
        unclosed = sum(1 for one in shown if not self.has_closed(one["pick"]))
        return {"picks": len(self.sealed), "hidden": len(hidden), "revealed": len(shown), "late": self.late, "graded": graded,
                "waiting": waiting, "corrections": self.corrections,
                "unclosed": unclosed, "unclosedShare": unclosed / len(shown) if shown else None,
                "lags": {"sealed": lags(shown, lambda one: moment(one["leaf"]["at"])), "seen": lags(shown, lambda one: seen(one["index"]))},
                "records": {odds: self.sum_up(self.counted(shown, odds)) for odds in ("live", "demo")},
                "proven": {odds: self.proven(self.counted(shown, odds), seen) for odds in ("live", "demo")},
                "lateRecords": {odds: self.sum_up(self.counted_late(shown, odds)) for odds in ("live", "demo")}}

    def has_closed(self, pick):
        """A close of other outcomes says nothing of the pick."""
        _, close = self.closes.get(subject(pick), NEVER_SAID).last
        return close is not None and pick["selection"] in close["outcomes"]

    def problem_at_end(self, one, now):
        try:
            return self.problem_of(one, now)
        except (ArithmeticError, LookupError, TypeError, ValueError):
            return "has an end that nothing can be worked out from"

    def problem_of(self, one, now):
        """What is wrong with the grade that stands, once all is read: it follows from the last that was said of its game."""
        pick, given = one["pick"], one["grade"]
        results, closes = self.results.get(pick["event"], NEVER_SAID), self.closes.get(subject(pick), NEVER_SAID)
        (result_at, result), (close_at, close) = results.last, closes.last

        def is_old(at):
            return at is not None and at + GRACE < now
        if given is not None:
            # Nothing was said since, and what follows from it was worked out when the grade was given.
            if one["on"] == (result_at, close_at) and given["commitment"] in self.right:
                return None
            if not is_old(results.first_behind(one["on"][0])) and not is_old(closes.first_behind(one["on"][1])):
                return None
            last = grade(pick, moment(one["leaf"]["at"]), result, close, True)
            return None if same(given, last) else f"was {last['result']} by what was last said of its game, and its grade is another"
        if is_old(results.since):
            return "has a result and no grade"
        return "has no grade ten days after its start" if moment(pick["startsAt"]) + UNSETTLED_AFTER + GRACE < now else None

    @staticmethod
    def counted(shown, odds):
        """
        A bet that was shown again counts once, as it was first shown; a pass is none, and nothing is what came into the log late, which
        takes no other's place either.
        """
        first = {}
        ours = [one for one in shown if one["pick"]["odds"] == odds and one["pick"]["verdict"] != "pass" and not one["late"]]
        for one in sorted(ours, key=lambda one: (one["pick"]["shownAt"], one["pick"]["id"])):
            first.setdefault(bet_of(one["pick"]), one)
        return list(first.values())

    @staticmethod
    def counted_late(shown, odds):
        return [one for one in shown if one["late"] and one["pick"]["odds"] == odds and one["pick"]["verdict"] != "pass"]

    def proven(self, picks, seen):
        """Seen by somebody else before their game and soon after they were shown, so that neither the end nor the close chose them."""
        def is_proven(one):
            at = seen(one["index"])
            _, said = self.results.get(one["pick"]["event"], NEVER_SAID).last
            started = min(moment(one["pick"]["startsAt"]), moment(said["startsAt"]) if said else math.inf)
            return at is not None and at <= started and at - moment(one["pick"]["shownAt"]) <= SEEN_WITHIN
        found = [one for one in picks if is_proven(one)]
        return {"picks": len(found), "of": len(picks), **self.sum_up(found)}

    @staticmethod
    def sum_up(picks):
        sums = dict.fromkeys("won lost pushed voided ungraded flatStaked flatWon unitsStaked unitsWon clvCount clvSum fairCount fairSum".split(), 0)
        names = {"win": "won", "half_win": "won", "loss": "lost", "half_loss": "lost", "push": "pushed", "void": "voided", "ungraded": "ungraded"}
        for one in picks:
            leaf, pick = one["grade"], one["pick"]
            if leaf is None:
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


def lags(shown, when):
    """Seconds from being shown to a moment, of the picks that have it."""
    found = sorted(at - moment(one["pick"]["shownAt"]) for one in shown for at in [when(one)] if at is not None)
    if not found:
        return None
    at = lambda share: found[math.ceil(share * len(found)) - 1]
    return {"picks": len(found), "median": at(0.5) / 1000, "p95": at(0.95) / 1000, "worst": at(1) / 1000}


def seen_at(witnesses):
    """When somebody else saw a leaf in the log: who saw more leaves saw these too. None: nobody did."""
    sizes, times, earliest = [], [], math.inf
    for size, at in sorted(witnesses, reverse=True):
        earliest = min(earliest, at)
        sizes.insert(0, size)
        times.insert(0, earliest)

    def seen(leaf):
        place = bisect_right(sizes, leaf)
        return times[place] if place < len(times) else None
    return seen


def read_kept(kept):
    """FILE, or FILE@2026-11-27T06:00:00Z: when the reader got it."""
    match = re.fullmatch(r"(.+)@([0-9]{4}-[^@/]*)", kept, re.DOTALL)
    at = kept_at(match.group(2)) if match else None
    try:
        with open(match.group(1) if match else kept, "rb") as file:
            note = file.read()
    except OSError:
        raise Broken(f"{kept} could not be read.") from None
    found = read_checkpoint(note)
    if found is None:
        raise Broken("An earlier checkpoint is none.")
    return note, found[1], found[2], at


def kept_at(text):
    try:
        return moment(text if "." in text else text.replace("Z", ".000Z"))
    except ValueError:
        raise Broken(f"{text} is no time. Write one like 2026-11-27T06:00:00Z.") from None


def check_age(until, max_age, faults):
    """Hours since the newest leaf, which is as old as the checkpoint over it; None: there is none, or nobody asks."""
    if max_age is None or until == -math.inf:
        return None
    age = (milliseconds_now() - until) / HOUR
    if age > max_age:
        faults.append(f"The newest checkpoint is more than {max_age:g} hours old: the log stands still, or what came since is kept back.")
    return age


def verify(place, key_line, kept=(), earlier_keys=(), certificates=None, max_age=None, within=FILE_WITHIN):
    faults = []
    # Millions of values that all stay: looking for those that refer to each other takes longer each time and finds none.
    gc.disable()
    read, is_live = open_source(place, within)
    try:
        line = (read("key") or b"").decode() if key_line is None else key_line
    except UnicodeDecodeError:
        line = ""
    line = line.strip(BLANKS)
    key = read_key(line)
    size, root = open_checkpoint(read("checkpoint") or b"", key)
    earlier = [read_kept(one) for one in kept]
    stamped = read_stamped(read, faults) if certificates else []
    entries, levels = check_tree(read, size, root, [(size, root) for _, size, root, _ in earlier + stamped], faults)
    record = Record(faults, key[0], milliseconds_now() if is_live else None)
    for index, entry in enumerate(entries):
        record.read(index, entry)
    handovers = handed_over(read, levels, record.keys)
    taken = [index for index, _ in record.keys if index not in handovers]
    check_keys(record.keys, line, key[0], taken, earlier_keys, [(note, size) for note, size, _, _ in earlier + stamped], faults)
    witnesses = [(size, at) for _, size, _, at in earlier if at is not None]
    for note, stamped_size, _, reply in stamped:
        at = stamped_at(note, reply, certificates)
        if at is None:
            faults.append(f"The time stamp of {stamped_size} leaves does not verify by the certificates that you gave.")
        else:
            witnesses.append((stamped_size, at))
    # Who saw a leaf before it says that it was made shows that the log's times are made up, or the own clock is wrong.
    early = [(size, at) for size, at in witnesses if 0 < size <= len(record.made) and at + AHEAD < record.made[size - 1]]
    faults.extend(f"The checkpoint of {size} leaves was seen before its last leaf says that it was made." for size, _ in early)
    witnesses = [one for one in witnesses if one not in early]
    # Anybody can copy a log and write that it is theirs from here on: what was signed before proves nothing of it.
    witnesses = [(seen, at) for seen, at in witnesses if not taken or seen > taken[-1]]
    found = record.end(seen_at(witnesses))
    age = check_age(record.until, USUAL_AGE_HOURS if max_age is None and is_live else max_age, faults)
    signed = None if record.until == -math.inf else (EPOCH + record.until * MS).isoformat(timespec="milliseconds")
    return {"size": size, "signed": signed, "ageHours": age, **found, "keysNotHandedOver": taken, "faults": faults}


def above_zero(text):
    if not 0 < float(text) < math.inf:
        raise ValueError(text)
    return float(text)


def main():
    # A name may hold what no terminal can show.
    sys.stdout.reconfigure(errors="backslashreplace")
    parser = argparse.ArgumentParser(description="Checks the public record from its public files.")
    parser.add_argument("place")
    parser.add_argument("--key")
    parser.add_argument("--earlier-key", action="append", default=[])
    parser.add_argument("--earlier", action="append", default=[])
    parser.add_argument("--tsa-ca")
    parser.add_argument("--max-age", type=above_zero, help="hours that the newest checkpoint may be old; 72 for an address, any for a folder")
    parser.add_argument("--within", type=above_zero, default=FILE_WITHIN, help="seconds that a site may take for a file")
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    try:
        found = verify(args.place, args.key, args.earlier, args.earlier_key, args.tsa_ca, args.max_age, args.within)
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
