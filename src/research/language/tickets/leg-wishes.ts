import { formatAmerican } from '#engine/odds/format-american.ts';
import { leagueOf } from '../../slate/leagues.ts';
import type { SlateEvent } from '../../slate/slate.ts';
import { timeOf } from '../calls/subject.ts';
import type { BetFocus } from '../reading.ts';
import { MARKETS } from '../reading-values.ts';
import { windowFor } from '../time-window.ts';
import { localTime } from '../time-zone.ts';
import { isPlainWord } from '../wishes/plain-words.ts';
import { readParts } from '../wishes/read-parts.ts';
import { toWish, type Wish } from '../wishes/wish.ts';
import { leaguesOf } from '../wishes/wish-reading.ts';
import { wishTimes } from '../wishes/wish-times.ts';
import type { Edit } from './edit.ts';
import { excludedIn } from './excluded-in.ts';
import { leagueOfLeg } from './league-of-leg.ts';
import { gamesOfCompetition } from './of-competition.ts';
import type { LegWishes } from './ticket-call.ts';
import { termsOf } from './ticket-terms.ts';

/**
 * What a leg that is to be chosen has to meet, as its words say: "something from the WNBA", "a dog", "a different day". What they leave
 * open is as the parlay was asked for. Null: a word is left that may mean anything.
 */
export function legWishes(put: readonly number[], gone: readonly BetFocus[], edit: Edit): LegWishes | null {
  const { tokens, amounts, nowMs, zone, slate } = edit;
  const before = { ...leagueOfAll(gone, edit), ...askedBefore(edit) };
  const asked = isOneGame(edit)
    ? { ...before, ...ofOneGame(gone) }
    : { ...before, ...withoutGames([...gone, ...thrownOut(edit)], slate.events, before.excludedTeams) };
  if (put.length === 0) return asked;
  const times = wishTimes(tokens, { nowMs, zone }, { throughMonday: false, before: null });
  const span = { from: Math.min(...put), to: Math.max(...put) + 1 };
  const read = readParts({ tokens, amounts, mentions: [], times }, span);
  if (!read.unread.every((word) => isPlainWord(word) || ANYTHING.test(word))) return null;
  const words = tokens.slice(span.from, span.to).map(({ text }) => text);
  const own = wishesIn(toWish(read), edit);
  const isWorth = words.some((word) => VALUE.test(word));
  return { ...asked, ...own, ...differing(words, gone, edit), ...(isWorth && { worth: true }) };
}

/** What a message says of legs that are chosen anew, whatever else it says: "for the EPL games today", "favorites". About what the whole is to pay is no limit of a leg. */
export function wishesSaid(edit: Edit): LegWishes {
  const { tokens, amounts, nowMs, zone } = edit;
  const times = wishTimes(tokens, { nowMs, zone }, { throughMonday: false, before: null });
  const wish = toWish(readParts({ tokens, amounts, mentions: [], times }));
  return wishesIn({ ...wish, prices: null }, edit);
}

/** "Something with actual value": a pass has none. */
const VALUE = /^(value|edge|ev|worth|worthwhile)$/;

/** Words that leave it open what comes in. */
const ANYTHING =
  /\d|^(somethin|sumthin|smth|sth|anythin|nothin|whatever|else|idk|dunno|leg|legs|one|instead|new|fresh|diff)$|[^\p{L}\p{N}]/u;

/** What the parlay was asked to be of holds for a leg that is chosen later. */
function askedBefore({ previous, slate: { events }, nowMs: now }: Edit): LegWishes {
  if (!previous) return {};
  // A later message says of the parlay's legs nothing that it was asked to be of.
  const terms = termsOf(previous) ?? previous;
  const { leagues, markets, stats = [], side, window, minDecimal, maxDecimal, excluded } = terms;
  const games = gamesOfCompetition(terms, events, now);
  return {
    ...(games && games.length > 0 && { eventIds: games }),
    ...(leagues.length > 0 && { leagues: [...leagues] }),
    ...(markets.length > 0 && { markets: [...markets] }),
    // A goal scorer is exchanged for another.
    ...(stats.length > 0 && { stats: [...stats] }),
    ...(side !== null && { side }),
    ...timeOf({ window }),
    ...excludedIn(excluded),
    ...pricesOf({ least: minDecimal, most: maxDecimal }),
  };
}

/** What comes for a leg of a parlay of one league is of that league, where nothing else is said. */
function leagueOfAll(gone: readonly BetFocus[], { previous, slate: { events } }: Edit): LegWishes {
  const legs = gone.length > 0 && previous?.ticket === true ? (previous.focus ?? []) : [];
  const [league, ...others] = [...new Set(legs.map((leg) => leagueOfLeg(leg, events)))];
  return league != null && others.length === 0 ? { leagues: [league] } : {};
}

const pricesOf = ({ least, most }: { least?: number | null; most?: number | null }): LegWishes => ({
  ...(least && { minPrice: formatAmerican(least) }),
  ...(most && { maxPrice: formatAmerican(most) }),
});

function wishesIn({ wanted, unwanted, prices, tame, window }: Wish, { slate, nowMs, zone }: Edit): LegWishes {
  const { day } = localTime(nowMs, zone);
  const [leagues, excludedLeagues] = [leaguesOf(wanted.leagues, day), leaguesOf(unwanted.leagues, day)];
  const competitions = wanted.leagues.flatMap((league) => league.competitions ?? []);
  const games = gamesOfCompetition({ leagues, competitions }, slate.events, nowMs);
  const [side] = wanted.sides;
  const markets = [...wanted.markets, ...(wanted.stats.length > 0 ? (['prop'] as const) : [])];
  return {
    // Another league is no games of the one before.
    ...(leagues.length > 0 && { leagues, eventIds: games ?? undefined }),
    ...(excludedLeagues.length > 0 && { excludedLeagues }),
    ...((markets.length > 0 || side !== undefined) && { markets: markets.length > 0 ? markets : undefined }),
    ...(markets.length > 0 && { stats: wanted.stats.length > 0 ? [...wanted.stats] : undefined }),
    ...(side && { side }),
    ...(window && timeOf({ window })),
    ...(tame && pricesOf(tame)),
    ...(prices && pricesOf(prices)),
  };
}

const isOneGame = ({ previous }: Edit): boolean =>
  new Set((previous?.focus ?? []).map(({ eventId }) => eventId)).size === 1;

/** Of the same game another kind of bet than the one that goes. */
const ofOneGame = (gone: readonly BetFocus[]): LegWishes => ({
  sameGame: true,
  ...(gone.length > 0 && {
    markets: MARKETS.filter(
      (kind) => !gone.some(({ market }) => (market.startsWith('prop:') ? 'prop' : market) === kind),
    ),
  }),
});

/** Legs of the parlay as it was before its last change that are on it no more. */
function thrownOut({ previous }: Edit): readonly BetFocus[] {
  const { focus = [], heldTicket } = previous ?? {};
  const isOn = (leg: BetFocus) => focus.some((one) => one.eventId === leg.eventId);
  const before = heldTicket?.legs ?? [];
  return before.some(isOn) ? before.filter((leg) => !isOn(leg)) : [];
}

/** A leg that was not wanted is not chosen again. */
function withoutGames(
  legs: readonly BetFocus[],
  events: readonly SlateEvent[],
  left: readonly string[] = [],
): LegWishes {
  const teams = gamesOf(legs, events).flatMap(({ home, away }) => [home, away]);
  return teams.length > 0 ? { excludedTeams: [...new Set([...left, ...teams])] } : {};
}

const gamesOf = (legs: readonly BetFocus[], events: readonly SlateEvent[]): SlateEvent[] =>
  legs.flatMap(({ eventId }) => events.find(({ id }) => id === eventId) ?? []);

/** "A different day", "another sport": what the leg that goes was of is not wanted again. */
function differing(words: readonly string[], gone: readonly BetFocus[], { slate, nowMs, zone }: Edit): LegWishes {
  if (!words.some((word) => /^(different|another|other)$/.test(word))) return {};
  const games = gamesOf(gone, slate.events);
  if (words.some((word) => /^(sport|league)s?$/.test(word)))
    return { leagues: undefined, excludedLeagues: games.flatMap(({ sportKey }) => leagueOf(sportKey) ?? []) };
  const [game] = games;
  if (!game || !words.some((word) => /^(day|date|night)s?$/.test(word))) return {};
  const daysOn = localTime(game.startsAt.getTime(), zone).day - localTime(nowMs, zone).day;
  const { fromMs } = windowFor({ kind: 'day', daysOn: daysOn + 1, part: null }, { nowMs, zone });
  return { from: new Date(fromMs).toISOString(), to: undefined };
}
