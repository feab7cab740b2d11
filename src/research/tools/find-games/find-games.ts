import type { FindGamesInput, FindGamesResult, GameRow } from '#contract/research/games.ts';
import { coversSport, gameLabel, sportLabel } from '../../slate/leagues.ts';
import type { SlateEvent } from '../../slate/slate.ts';
import { found, type Outcome, refusal } from '../outcome.ts';
import type { World } from '../world.ts';
import { askedName, hasName } from './named-in-game.ts';

/** The coming games that fit, in the order of their starts. A name that none of them has is named, and no other game stands in. */
export function findGames(input: FindGamesInput, { slate, nowMs }: World): Outcome<FindGamesResult> {
  if (slate.asOf === null) return refusal('no_odds_yet', 'No odds are stored yet; try again in a minute.');
  const names = (input.names ?? []).map(askedName);
  const named = slate.events
    .filter((event) => isComing(event, nowMs) && fitsLeague(event, input) && isOneOf(event, input))
    .map((event) => ({ event, matched: names.filter((asked) => hasName(event, asked)).map(({ name }) => name) }))
    .filter(({ matched }) => names.length === 0 || matched.length > 0);
  const unmatched = names
    .map(({ name }) => name)
    .filter((name) => !named.some(({ matched }) => matched.includes(name)));
  if (named.length === 0 && unmatched.length > 0)
    return refusal('no_such_game', `I have no upcoming game with ${unmatched.join(' or ')}.`, { named: unmatched });
  const rows = named
    .filter(({ event }) => fitsTime(event, input))
    .sort((a, b) => b.matched.length - a.matched.length || startsBefore(a, b) * (input.order === 'latest' ? -1 : 1));
  const { limit, offset } = input;
  const nearest = rows.length === 0 ? nearestOf(named, input) : undefined;
  return found({
    games: rows.slice(offset, offset + limit).map(({ event, matched }) => toRow(event, matched)),
    total: rows.length,
    offset,
    unmatched,
    nearest: nearest ? toRow(nearest.event, nearest.matched) : null,
  });
}

type Named = { event: SlateEvent; matched: string[] };

const startsBefore = (a: Named, b: Named): number => a.event.startsAt.getTime() - b.event.startsAt.getTime();

/** The first game after the time that was asked for, else the last one before it. */
function nearestOf(named: readonly Named[], { to }: FindGamesInput): Named | undefined {
  const inOrder = named.toSorted((a, b) => a.event.startsAt.getTime() - b.event.startsAt.getTime());
  const after = to === undefined ? undefined : inOrder.find(({ event }) => event.startsAt.getTime() >= Date.parse(to));
  return after ?? inOrder.at(-1);
}

const isComing = (event: SlateEvent, nowMs: number): boolean =>
  event.startsAt.getTime() > nowMs && event.markets.length > 0;

const fitsLeague = ({ sportKey }: SlateEvent, { leagues }: FindGamesInput): boolean =>
  !leagues?.length || leagues.some((league) => coversSport(league, sportKey));

const isOneOf = ({ id }: SlateEvent, { eventIds }: FindGamesInput): boolean => eventIds?.includes(id) ?? true;

function fitsTime({ startsAt }: SlateEvent, { from, to }: FindGamesInput): boolean {
  const at = startsAt.getTime();
  return (from === undefined || at >= Date.parse(from)) && (to === undefined || at < Date.parse(to));
}

function toRow(event: SlateEvent, matched: string[]): GameRow {
  const lines = new Map<string, number>();
  for (const { market } of event.markets) lines.set(market, (lines.get(market) ?? 0) + 1);
  return {
    eventId: event.id,
    game: gameLabel(event),
    league: sportLabel(event),
    home: event.home,
    away: event.away,
    startsAt: event.startsAt.toISOString(),
    markets: [...lines].map(([market, count]) => ({ market, lines: count })),
    matched,
  };
}
