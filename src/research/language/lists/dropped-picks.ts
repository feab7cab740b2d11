import { findPhrases } from '#engine/names/phrase-index.ts';
import type { Token } from '#engine/names/tokenise.ts';
import type { Tagged } from '../calls/tagged.ts';
import { LEAGUE_NAMES } from '../leagues.ts';
import type { BetFocus, Reading } from '../reading.ts';
import { leagueOfLeg } from '../tickets/league-of-leg.ts';
import { hashPlaces, placesIn } from '../tickets/places-in.ts';
import { localTime } from '../time-zone.ts';
import { leaguesOf } from '../wishes/wish-reading.ts';
import { isDropVerb } from './drop-verbs.ts';
import { picksMeant } from './pick-named.ts';

/** Picks of the list that is shown which go, and those that stay; `from`: where the message goes on to something else. */
export type Dropped = { gone: readonly BetFocus[]; left: readonly BetFocus[]; places: readonly number[]; from: number };

const BEGINS =
  /^(ok|okay|k|so|and|now|actually|nah|yeah|alright|cool|lets|just|please|pls|can|could|you|u|well|hmm|then)$/;
const GOES_ON =
  /^(give|gimme|add|show|get|find|for|with|what|whats|who|whos|how|parlay|combine|join|put|is|are|any|another|next|then|i|lemme|let|instead)$/;
const JOINS = /^(and|plus|n)$/;
const MOST_WORDS = 24;

/** "Drop Zion and the WNBA one …" behind a list. Null: none of it goes, or somebody who is not on it does. */
export function droppedPicks(read: Tagged): Dropped | null {
  const { previous, tokens } = read;
  const shown = previous?.list === true && previous.ticket !== true ? listOf(previous) : [];
  const verb = tokens.findIndex(({ text }) => !BEGINS.test(text));
  if (shown.length === 0 || tokens.length > MOST_WORDS || !isDropVerb(tokens[verb]?.text ?? '')) return null;
  const end = tokens.findIndex(({ text }, at) => at > verb && GOES_ON.test(text));
  const from = end < 0 ? tokens.length : end;
  const parts = clauses(tokens, verb + 1, from).map((part) => meantBy(part, shown, read));
  if (parts.includes(null)) return null;
  const gone = shown.filter((bet) => parts.some((some) => some?.includes(bet)));
  const places = shown.flatMap((bet, at) => (gone.includes(bet) ? [] : [at + 1]));
  return gone.length === 0 ? null : { gone, left: shown.filter((bet) => !gone.includes(bet)), places, from };
}

/** With what stayed of the lists before it. */
const listOf = ({ asksMore, given = [], focus = [] }: Reading): readonly BetFocus[] =>
  asksMore === true ? [...given, ...focus] : focus;

type Span = { from: number; to: number };

/** "The Rams and the Browns": each is told apart by itself. */
function clauses(tokens: readonly Token[], from: number, to: number): Span[] {
  const cuts = tokens.flatMap(({ text }, at) => (at >= from && at < to && JOINS.test(text) ? [at] : []));
  return [from, ...cuts.map((at) => at + 1)].map((start, at) => ({ from: start, to: cuts[at] ?? to }));
}

/** Null: somebody is named who is not on the list. */
function meantBy({ from, to }: Span, shown: readonly BetFocus[], read: Tagged): readonly BetFocus[] | null {
  const words = read.tokens.slice(from, to);
  const named = read.mentions.filter((mention) => mention.from >= from && mention.from < to);
  const onThem = named.map((mention) => picksMeant(shown, mention));
  if (onThem.some(({ length }) => length === 0)) return null;
  if (named.length > 0) return onThem.flat();
  const places = [...placesIn(words, shown.length), ...hashPlaces(read.text, shown.length)];
  if (places.length > 0) return shown.filter((_, at) => places.includes(at + 1));
  const leagues = leaguesOf(
    findPhrases(LEAGUE_NAMES, words).flatMap(({ values }) => values),
    localTime(read.nowMs, read.zone).day,
  );
  return shown.filter((bet) => leagues.some((league) => league === leagueOfLeg(bet, read.slate.events)));
}
