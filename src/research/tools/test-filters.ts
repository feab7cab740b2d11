import fc from 'fast-check';
import type { BetFilters } from '#contract/research/best-bets.ts';
import type { PricedBet } from '#contract/research/priced-bet.ts';
import { takesUsBets } from '../books/registry.ts';
import { eventOf, storedPrice } from './test-stored.ts';
import type { World } from './world.ts';

type FilterDraft = Record<string, unknown>;

export const SPORT_OF: Readonly<Record<string, RegExp>> = {
  NFL: /^americanfootball_nfl/,
  NBA: /^basketball_nba$/,
  MLB: /^baseball_mlb$/,
  NHL: /^icehockey_nhl$/,
  Soccer: /^soccer_/,
  Tennis: /^tennis_/,
};

/** Each filter once more, by other means than the tool's. */
export function breaches(world: World, input: BetFilters, bet: PricedBet): string[] {
  const event = eventOf(world.slate.events, bet.eventId);
  const stored = storedPrice(world, bet);
  const ofLeague = (league: string) => SPORT_OF[league]?.test(event.sportKey) ?? false;
  const plays = (name: string) => event.home === name || event.away === name;
  const kind = bet.market.replace(/^prop:.*/, 'prop');
  const starts = event.startsAt.getTime();
  const rules: Record<string, boolean> = {
    stored: stored?.decimal === bet.decimal,
    age: Math.round((world.nowMs - (stored?.quotedAt.getTime() ?? 0)) / 1_000) === bet.ageSeconds,
    book: takesUsBets(bet.bookKey) && (!input.books || input.books.includes(bet.bookKey)),
    excludedBooks: !input.excludedBooks?.includes(bet.bookKey),
    coming: starts > world.nowMs,
    leagues: !input.leagues || input.leagues.some(ofLeague),
    excludedLeagues: !input.excludedLeagues?.some(ofLeague),
    teams: !input.teams || input.teams.some(plays),
    excludedTeams: !input.excludedTeams?.some(plays),
    excludedPlayers: !input.excludedPlayers?.some((name) => name === bet.player),
    markets: !input.markets || input.markets.some((one) => one === kind),
    from: !input.from || starts >= new Date(input.from).getTime(),
    to: !input.to || starts < new Date(input.to).getTime(),
    over: !['over', 'under', 'draw'].includes(input.side ?? '') || bet.side === input.side,
    standing: standingFits(input, bet, event.markets),
    minPrice: !input.minPrice || bet.decimal >= 1 + Number(input.minPrice) / 100,
    maxPrice: !input.maxPrice || bet.decimal <= 1 + Number(input.maxPrice) / 100,
  };
  return Object.keys(rules).filter((rule) => !rules[rule]);
}

type Markets = ReturnType<typeof eventOf>['markets'];

function standingFits({ side }: BetFilters, bet: PricedBet, markets: Markets): boolean {
  if (side !== 'favorite' && side !== 'underdog') return true;
  const sign = side === 'favorite' ? -1 : 1;
  if (bet.market === 'spread' && bet.line !== 0) return Math.sign(bet.line ?? 0) === sign;
  if (bet.side !== 'home' && bet.side !== 'away') return false;
  const row = markets.find(({ market, lineHundredths }) => market === bet.market && lineHundredths === 0);
  const quote = row?.quotes.find(({ bookKey }) => bookKey === bet.bookKey);
  const priceOf = (of: 'home' | 'away') => quote?.decimals[row?.outcomes.indexOf(of) ?? -1] ?? Number.NaN;
  return Math.sign(priceOf(bet.side) - priceOf(bet.side === 'home' ? 'away' : 'home')) === sign;
}

/** At most three filters of any kind, on what the slate holds. */
export function filtersOf(world: World): fc.Arbitrary<FilterDraft> {
  const { events, bookTitles } = world.slate;
  const teams = [...new Set(events.flatMap(({ home, away }) => [home, away]))];
  const players = [...new Set(events.flatMap(({ markets }) => markets.flatMap(({ player }) => player || [])))];
  const moment = fc
    .integer({ min: 0, max: 72 })
    .map((hours) => new Date(world.nowMs + hours * 3_600_000).toISOString());
  const some = <T>(values: readonly T[], maxLength: number) =>
    fc.uniqueArray(fc.constantFrom(...values), { minLength: 1, maxLength });
  const price = fc.integer({ min: 100, max: 400 }).map((american) => `+${american}`);
  const filters = {
    leagues: some(Object.keys(SPORT_OF), 3),
    excludedLeagues: some(Object.keys(SPORT_OF), 2),
    teams: some(teams, 4),
    excludedTeams: some(teams, 4),
    excludedPlayers: players.length > 0 ? some(players, 4) : fc.constant([]),
    markets: some(['moneyline', 'spread', 'total', 'prop'], 2),
    from: moment,
    to: moment,
    side: fc.constantFrom('favorite', 'underdog', 'over', 'under', 'draw'),
    minPrice: price,
    maxPrice: price,
    books: some([...bookTitles.keys()], 3),
    excludedBooks: some([...bookTitles.keys()], 3),
    maxPerGame: fc.integer({ min: 1, max: 3 }),
  };
  const keys = Object.keys(filters) as (keyof typeof filters)[];
  return fc
    .tuple(fc.record(filters), fc.subarray(keys, { maxLength: 3 }))
    .map(([values, kept]) => Object.fromEntries(kept.map((key) => [key, values[key]])));
}
