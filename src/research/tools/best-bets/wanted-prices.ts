import type { Reading } from '../../language/reading.ts';
import { sportKeysOf } from '../../slate/leagues.ts';
import type { EventMarketKind } from '../../slate/price.ts';
import type { Slate, SlateEvent } from '../../slate/slate.ts';
import { selectionLine } from '../../words/pick-label.ts';
import { contains, eventFits } from './fit.ts';

/** What a question needs to be answered well. */
export type WantedPrices = {
  /** Sports whose featured odds are asked about, the most wanted first. */
  sportKeys: readonly string[];
  /** Games of which further markets are asked for, the most wanted first. */
  eventIds: readonly string[];
  kinds: readonly EventMarketKind[];
};

/** Which prices a question is about: those that are worth fetching anew before it is answered. */
export function wantedPrices(slate: Slate, reading: Reading, now: Date): WantedPrices {
  const inTime = slate.events.filter((event) => eventFits(reading, event, now));
  const games =
    inTime.length > 0 ? inTime : slate.events.filter((event) => eventFits({ ...reading, window: null }, event, now));
  const leagues = reading.leagues.length > 0 ? reading.leagues : reading.teams.map(({ league }) => league);
  const sportKeys = games.length > 0 ? games.map(({ sportKey }) => sportKey) : sportKeysOf(leagues);
  const kinds = wantedKinds(reading, games);
  return {
    sportKeys: [...new Set(sportKeys)],
    eventIds: kinds.length > 0 ? games.map(({ id }) => id) : [],
    kinds,
  };
}

function wantedKinds(reading: Reading, games: readonly SlateEvent[]): EventMarketKind[] {
  const kinds: EventMarketKind[] = [];
  if (reading.markets.includes('prop') || reading.players.some((player) => !isSideOf(games, player)))
    kinds.push('prop');
  if (kinds.length > 0 || reading.line === null) return kinds;
  for (const market of linedMarkets(reading)) {
    if (!games.some((event) => isOffered(event, market, Number(reading.line)))) kinds.push(`alternate_${market}`);
  }
  return kinds;
}

const isSideOf = (games: readonly SlateEvent[], name: string): boolean =>
  games.some(({ home, away }) => contains(home, name) || contains(away, name));

function linedMarkets({ markets, side }: Reading): ('spread' | 'total')[] {
  const named = markets.filter((market) => market === 'spread' || market === 'total');
  if (named.length > 0 || markets.length > 0) return named;
  return side === 'over' || side === 'under' ? ['total'] : ['spread'];
}

const isOffered = (event: SlateEvent, kind: string, line: number): boolean =>
  event.markets.some(
    (market) =>
      market.market === kind && market.outcomes.some((selection) => selectionLine(market, selection) === line),
  );
