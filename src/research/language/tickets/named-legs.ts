import { findPhrases } from '#engine/names/phrase-index.ts';
import { countsOneOf } from '../../slate/prop-keys.ts';
import type { Mention } from '../calls/mentions.ts';
import { LEAGUE_NAMES } from '../leagues.ts';
import type { BetFocus } from '../reading.ts';
import { localTime } from '../time-zone.ts';
import { leaguesOf } from '../wishes/wish-reading.ts';
import type { Edit } from './edit.ts';
import { leagueOfLeg } from './league-of-leg.ts';
import { hashPlaces, placesIn } from './places-in.ts';

/** The legs that are named: none where no leg is, null where somebody or something is that is on no leg. */
export type NamedLegs = readonly BetFocus[] | null;

type Named = Pick<Edit, 'tokens' | 'text' | 'pieces' | 'mentions' | 'slate' | 'nowMs' | 'zone' | 'previous'>;

/** "Cook", "the pts leg", "leg 2", "the hockey one", "the Sabres total": by player, team, number, place or kind; "it" is the leg that was spoken of. */
export function namedLegs(legs: readonly BetFocus[], named: Named): NamedLegs {
  const { mentions, tokens, text, previous } = named;
  const ofNames = mentions.map((mention) => legsOn(legs, mention));
  if (ofNames.some(({ length }) => length === 0)) return null;
  const places = [...placesIn(tokens, legs.length), ...hashPlaces(text, legs.length)];
  const isNamed = mentions.length > 0 || places.length > 0;
  const meant = isNamed
    ? legs.filter((leg, at) => places.includes(at + 1) || ofNames.some((some) => some.includes(leg)))
    : legs;
  const tests = kindsOf(named);
  const ofKind = meant.filter((leg) => tests.every((fits) => fits(leg)));
  if (tests.length > 0) return ofKind.length > 0 ? ofKind : null;
  if (isNamed) return meant;
  const spoken = legs[(previous?.pointed ?? 0) - 1];
  return spoken && tokens.some(({ text: word }) => THAT.test(word)) ? [spoken] : [];
}

const THAT = /^(it|that|this)$/;

/** The legs on a name: those on its side before a total of its game. */
export function legsOn(legs: readonly BetFocus[], mention: Mention): BetFocus[] {
  const on = legs.filter((leg) => isOn(leg, mention));
  const own = on.filter(({ market, player }) => player !== null || market !== 'total');
  return own.length > 0 ? own : on;
}

/** Of a game's sides the one that is bet on; a total is of both. */
export const isOn = (leg: BetFocus, { persons }: Mention): boolean =>
  persons.some((person) => {
    if (person.event.id !== leg.eventId) return false;
    if (person.kind === 'player') return leg.player === person.name;
    const isSided = leg.market === 'moneyline' || leg.market === 'spread';
    return leg.player === null && (!isSided || leg.side === person.selection || leg.side === 'draw');
  });

type Test = (leg: BetFocus) => boolean;

/** What is said of them beside names and places: what they count, of which market or league they are. */
function kindsOf({ pieces, tokens, slate, nowMs, zone }: Named): Test[] {
  const stats = pieces.flatMap((piece) => (piece.kind === 'stat' ? piece.stats : []));
  const markets = pieces.flatMap((piece) => (piece.kind === 'market' && !piece.isTalk ? [piece.market] : []));
  const names = findPhrases(LEAGUE_NAMES, tokens).flatMap(({ values }) => values);
  const leagues = leaguesOf(names, localTime(nowMs, zone).day);
  return [
    ...(stats.length > 0 ? [({ market }: BetFocus) => countsOneOf(stats, market)] : []),
    ...(markets.length > 0 ? [({ market }: BetFocus) => markets.some((one) => one === market)] : []),
    ...(leagues.length > 0 ? [(leg: BetFocus) => leagues.some((one) => one === leagueOfLeg(leg, slate.events))] : []),
  ];
}
