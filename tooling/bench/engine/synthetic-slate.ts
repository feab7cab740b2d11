import type { Selection } from '../../../src/research/slate/price.ts';
import type { Slate, SlateEvent, SlateMarket, SlateQuote } from '../../../src/research/slate/slate.ts';
import { DEMO_BOOKS } from '../../../src/server/providers/odds-feed/demo/demo-books.ts';
import { createRandom, type Random } from './random.ts';
import { opinionOn, randomChances, shownDecimals } from './random-prices.ts';

export const SLATE_NOW = new Date('2026-11-22T16:00:00Z');
export const SPORTS = [
  { key: 'americanfootball_nfl', title: 'NFL', prop: 'prop:player_pass_yds' },
  { key: 'americanfootball_ncaaf', title: 'NCAAF', prop: 'prop:player_rush_yds' },
  { key: 'basketball_nba', title: 'NBA', prop: 'prop:player_points' },
  { key: 'basketball_ncaab', title: 'NCAAB', prop: 'prop:player_rebounds' },
  { key: 'baseball_mlb', title: 'MLB', prop: 'prop:pitcher_strikeouts' },
  { key: 'icehockey_nhl', title: 'NHL', prop: 'prop:player_shots_on_goal' },
  { key: 'soccer_epl', title: 'EPL', prop: 'prop:player_shots_on_goal' },
] as const;
export const BOOKS = DEMO_BOOKS.slice(0, 10);

const MINUTE_MS = 60_000;
const PROPS_PER_EVENT = 7;

type MarketShape = { market: string; selections: readonly Selection[]; player: string; line: number };
type Sport = (typeof SPORTS)[number];

/**
 * A slate of at least that many prices, in whole games: ten books on seven sports, and in each game the winner (three-way
 * in soccer), two spreads, two totals and seven props. Prices are up to nine minutes old; one in forty is stale.
 */
export function syntheticSlate(prices: number, seed: number): Slate {
  const random = createRandom(seed);
  const events: SlateEvent[] = [];
  for (let made = 0; made < prices; ) {
    const event = syntheticEvent(events.length, random);
    events.push(event);
    made += pricesOf(event);
  }
  const bookTitles = new Map(BOOKS.map(({ key, title }) => [key, title]));
  return { odds: 'demo', version: 1, asOf: SLATE_NOW, events, bookTitles };
}

const pricesOf = (event: SlateEvent): number =>
  event.markets.reduce((sum, { outcomes, quotes }) => sum + outcomes.length * quotes.length, 0);

function syntheticEvent(game: number, random: Random): SlateEvent {
  const sport = SPORTS[game % SPORTS.length] ?? SPORTS[0];
  const id = `bench:${game}`;
  return {
    id,
    sportKey: sport.key,
    sportTitle: sport.title,
    home: `Home ${game}`,
    away: `Away ${game}`,
    startsAt: new Date(SLATE_NOW.getTime() + random.between(30, 24 * 60) * MINUTE_MS),
    markets: shapesOf(sport, game, random).map((shape) => syntheticMarket(id, shape, random)),
    facts: [],
  };
}

function shapesOf(sport: Sport, game: number, random: Random): MarketShape[] {
  const sides: readonly Selection[] = ['home', 'away'];
  const isSoccer = sport.key.startsWith('soccer_');
  const spread = Math.round(random.between(-12, 12)) + 0.5;
  const total = Math.round(random.between(40, 60)) + 0.5;
  const of = (market: string, selections: readonly Selection[], line: number, player = ''): MarketShape => ({
    market,
    selections,
    line,
    player,
  });
  return [
    of('moneyline', isSoccer ? ['home', 'draw', 'away'] : sides, 0),
    ...[spread, spread + 1].map((line) => of('spread', sides, line)),
    ...[total, total + 1].map((line) => of('total', ['over', 'under'], line)),
    ...Array.from({ length: PROPS_PER_EVENT }, (_, player) =>
      of(sport.prop, ['over', 'under'], Math.round(random.between(5, 30)) + 0.5, `Player ${game}-${player}`),
    ),
  ];
}

function syntheticMarket(
  eventId: string,
  { market, selections, player, line }: MarketShape,
  random: Random,
): SlateMarket {
  const lineHundredths = Math.round(line * 100);
  const chances = randomChances(random, selections.length);
  return {
    id: `${eventId}|${market}|${player}|${lineHundredths}`,
    market,
    player,
    lineHundredths,
    outcomes: selections,
    quotes: BOOKS.map((book): SlateQuote => {
      const ageMinutes = random.between(0, 1) < 1 / 40 ? 45 : random.between(0, 9);
      return {
        bookKey: book.key,
        decimals: shownDecimals(opinionOn(chances, book.opinion, random), book.margin),
        quotedAt: new Date(SLATE_NOW.getTime() - Math.round(ageMinutes * MINUTE_MS)),
      };
    }),
  };
}
