import { League } from '#contract/research/games.ts';
import type { LookUpResult, SportRow } from '#contract/research/look-up.ts';
import { isInSeason } from '../../language/seasons.ts';
import { coversSport, leagueOf, sportLabel } from '../../slate/leagues.ts';
import type { SlateEvent } from '../../slate/slate.ts';
import { capital, list, plural } from '../../words/format.ts';
import { marketKind } from '../../words/pick-label.ts';
import * as figures from '../calculate/figures.ts';
import { type Outcome, refusal } from '../outcome.ts';
import type { World } from '../world.ts';
import { told } from './told.ts';

const DAY_MS = 86_400_000;

/** Which leagues and competitions have priced games ahead, and which that are covered have none. */
export function lookUpSports({ slate, nowMs }: World): Outcome<LookUpResult> {
  if (slate.asOf === null) return refusal('no_odds_yet', 'No odds are stored yet; try again in a minute.');
  const ahead = slate.events.filter(({ startsAt, markets }) => startsAt.getTime() > nowMs && markets.length > 0);
  const bySport = new Map<string, SlateEvent[]>();
  for (const event of ahead) {
    const name = nameOf(event);
    bySport.set(name, [...(bySport.get(name) ?? []), event]);
  }
  const rows = [...bySport]
    .map(([sport, events]) => rowOf(sport, events))
    .sort((a, b) => b.games - a.games || (a.sport < b.sport ? -1 : 1));
  const counts = rows.map(({ sport, games }) => `${sport} ${games}`);
  const now =
    ahead.length === 0
      ? 'No game ahead is priced at the moment.'
      : `${plural(ahead.length, 'game')} ahead ${ahead.length === 1 ? 'is' : 'are'} priced: ${list(counts)}.`;
  return told('sports', {
    title: 'Sports on the slate',
    text: [now, ...marketWords(rows), ...absentWords(ahead, nowMs)].join(' '),
    figures: [figures.count('games', 'Games ahead', ahead.length), figures.count('leagues', 'Leagues', rows.length)],
    rows,
  });
}

/** What is priced of them, where that is the same in each; else the table has it. */
function marketWords(rows: readonly SportRow[]): string[] {
  const [first, ...others] = new Set(rows.map(({ markets }) => list(markets.map((one) => `the ${one}`))));
  if (first === undefined) return [];
  if (others.length > 0) return ['Which markets each has stands in the table.'];
  const isOne = rows[0]?.markets.length === 1;
  return [isOne ? `Only ${first} is priced in each of them.` : `${capital(first)} are priced in each of them.`];
}

/** The league's label; a tournament of tennis has its own name beside it. */
const nameOf = (event: SlateEvent): string =>
  leagueOf(event.sportKey) === 'Tennis' ? `Tennis (${event.sportTitle})` : sportLabel(event);

function rowOf(sport: string, events: readonly SlateEvent[]): SportRow {
  const markets = events.flatMap((event) => event.markets);
  const next = Math.min(...events.map(({ startsAt }) => startsAt.getTime()));
  return {
    kind: 'sport',
    sport,
    games: events.length,
    nextStartsAt: new Date(next).toISOString(),
    markets: [...new Set(markets.map(({ market }) => marketKind(market)))].sort(),
    books: new Set(markets.flatMap(({ quotes }) => quotes.map(({ bookKey }) => bookKey))).size,
  };
}

function absentWords(ahead: readonly SlateEvent[], nowMs: number): string[] {
  const absent = League.options.filter((league) => !ahead.some(({ sportKey }) => coversSport(league, sportKey)));
  const day = Math.floor(nowMs / DAY_MS);
  const resting = absent.filter((league) => !isInSeason(league, day));
  const playing = absent.filter((league) => isInSeason(league, day));
  return [
    ...(resting.length > 0 ? [`Out of season: ${list(resting)}.`] : []),
    ...(playing.length > 0 ? [`Covered, with no game priced now: ${list(playing)}.`] : []),
  ];
}
