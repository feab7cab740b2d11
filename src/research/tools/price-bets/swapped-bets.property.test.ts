import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { BetRef } from '#contract/research/bet.ts';
import type { Refusal } from '#contract/research/outcome.ts';
import { type JudgedPrice, PriceBetsResult, type PricedStatedBet } from '#contract/research/price-bets.ts';
import { propertyRuns } from '#engine/test-property-runs.ts';
import { canBet } from '../../books/can-bet.ts';
import { REGISTRY } from '../../books/registry.ts';
import { gameLabel } from '../../slate/leagues.ts';
import type { SlateMarket } from '../../slate/slate.ts';
import { propName } from '../../words/pick-label.ts';
import { eventOf, storedPrice } from '../test-stored.ts';
import { testWorlds } from '../test-worlds.ts';
import type { World } from '../world.ts';
import { priceBets } from './price-bets.ts';

const SIDES = ['home', 'away', 'draw', 'over', 'under', 'yes', 'no'] as const;
const MARKETS = ['moneyline', 'spread', 'total', 'prop:player_points', 'prop:pitcher_outs', 'prop:player_pass_yds'];
const PRICES = ['+100', '-110', '+145', '-250', '+900', '1.95', '6/5', 'even', '-3000', 'plenty', '1'];
const NOBODYS_BOOKS = ['Joe’s Book', 'bet', 'DraftKing', 'betmgm ', 'circa'];

/** From the side's own view, by the rows themselves. */
const lineFrom = ({ market, lineHundredths }: SlateMarket, side: string): number =>
  (market === 'spread' && side === 'away' ? -lineHundredths : lineHundredths) / 100 + 0;

const rarely = <Value>(weight: number, usual: Value, ...others: fc.Arbitrary<Value>[]): fc.Arbitrary<Value> =>
  fc.oneof({ weight, arbitrary: fc.constant(usual) }, ...others);

/** What of a stored bet is another; null or 'stored': as it is stored. */
const anyChange = () => {
  const books = [...REGISTRY.values()].flatMap(({ key, title }) => [key, title]);
  return fc.record({
    eventId: rarely<string | null>(30, null, fc.constantFrom('x', 'demo:', ' ')),
    market: rarely<string | null>(6, null, fc.constantFrom(...MARKETS)),
    side: rarely<BetRef['side'] | null>(6, null, fc.constantFrom(...SIDES)),
    period: rarely(20, 'full', fc.constantFrom('first_half', 'quarter', 'f5')),
    line: fc.oneof(
      { weight: 4, arbitrary: fc.constant('stored' as const) },
      { weight: 2, arbitrary: fc.constant(null) },
      { weight: 4, arbitrary: fc.constantFrom(0.5, -0.5, 1, -1, 2, 0.25, 4, -7, 25, 0.01) },
      { weight: 1, arbitrary: fc.integer({ min: -30_000, max: 30_000 }).map((cents) => cents / 100) },
    ),
    player: rarely(8, 'stored', fc.constantFrom('none', 'part', 'Nobody Here')),
    book: fc.oneof(
      { weight: 4, arbitrary: fc.constant('none') },
      { weight: 4, arbitrary: fc.constantFrom('key', 'title') },
      { weight: 2, arbitrary: fc.constantFrom(...books, ...NOBODYS_BOOKS) },
    ),
    price: rarely<string | null>(2, null, fc.constantFrom(...PRICES)),
  });
};

type Change = ReturnType<typeof anyChange> extends fc.Arbitrary<infer Value> ? Value : never;

/** A bet of one of the worlds that may be stored or not: a stored one, of which each part is now and then another. */
function anyBet(worlds: readonly World[]): fc.Arbitrary<{ at: number; bet: BetRef }> {
  const events = worlds.map(({ slate }) => slate.events.filter(({ markets }) => markets.length > 0));
  const pick = fc.record({ event: fc.nat(), row: fc.nat(), side: fc.nat(), quote: fc.nat() });
  return fc
    .record({ at: fc.nat({ max: worlds.length - 1 }), pick, change: anyChange() })
    .map(({ at, pick, change }) => {
      const event = of(events[at]!, pick.event);
      const row = of(event.markets, pick.row);
      const side = change.side ?? of(row.outcomes, pick.side);
      const market = change.market ?? row.market;
      const { bookKey } = of(row.quotes, pick.quote);
      const title = worlds[at]!.slate.bookTitles.get(bookKey) ?? bookKey;
      const bet = BetRef.parse({
        eventId: `${change.eventId ?? ''}${event.id}`,
        market,
        period: change.period,
        side,
        line: changedLine(row, side, change),
        player: changedPlayer(row, market, change),
        price: change.price,
        book: ({ none: null, key: bookKey, title } as Record<string, string | null>)[change.book] ?? null,
        ...(!['none', 'key', 'title'].includes(change.book) && { book: change.book }),
      });
      const named = (['line', 'price', 'book', 'player'] as const).filter((part) => bet[part] !== null);
      return { at, bet: { ...bet, named } };
    });
}

const of = <Value>(values: readonly Value[], at: number): Value => values[at % values.length]!;

function changedLine(row: SlateMarket, side: string, { line }: Change): number | null {
  const isLined = row.market !== 'moneyline' && side !== 'yes' && side !== 'no';
  if (line === null || (line === 'stored' && !isLined)) return null;
  const own = lineFrom(row, side);
  if (line === 'stored') return own;
  return Math.abs(line) > 30 ? line : Math.round((own + line) * 100) / 100;
}

function changedPlayer({ player: stored }: SlateMarket, market: string, { player }: Change): string | null {
  if (player === 'stored') return market.startsWith('prop:') && stored !== '' ? stored : null;
  if (player === 'part') return stored.split(' ').at(-1) || null;
  return player === 'none' ? null : player;
}

const QUESTIONS = propertyRuns(800);

const plainly = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z0-9]/g, '');

/** Whether a book goes by the name that was asked for. */
function isCalled(name: string, { bookKey, book }: { bookKey: string | null; book: string | null }): boolean {
  const registered = REGISTRY.get(bookKey ?? '');
  const titles = [book ?? '', registered?.title ?? '', ...(registered?.names ?? [])].map(plainly);
  return bookKey === name || titles.some((title) => title === plainly(name) || title.startsWith(plainly(name)));
}

function expectStoredPrice(
  price: Pick<JudgedPrice, 'bookKey' | 'book' | 'decimal'>,
  bet: PricedStatedBet,
  world: World,
) {
  const { eventId, market, side, player, line } = bet;
  const stored = storedPrice(world, { eventId, market, side, player, line, bookKey: price.bookKey ?? '' });
  expect(stored?.decimal).toBe(price.decimal);
  expect(price.book).toBe(world.slate.bookTitles.get(price.bookKey ?? ''));
}

const linesOf = ({ eventId, market, side, player }: PricedStatedBet, { slate }: World): number[] =>
  eventOf(slate.events, eventId)
    .markets.filter((one) => one.market === market && one.player === (player ?? '') && one.outcomes.includes(side))
    .map((one) => lineFrom(one, side));

/** Who wins a game is a neighbour of its spreads, at 0. */
const winnerLine = ({ eventId, market }: PricedStatedBet, { slate }: World): number[] =>
  market === 'spread' &&
  eventOf(slate.events, eventId).markets.some((one) => one.market === 'moneyline' && one.outcomes.length === 2)
    ? [0]
    : [];

/** By itself, or with books that the lines around it outvote. */
const isQuoted = ({ basis, books }: PricedStatedBet): boolean => basis === 'quoted' || books > 0;

function expectSameBet(asked: BetRef, bet: PricedStatedBet, world: World) {
  expect(bet).toMatchObject({ eventId: asked.eventId, market: asked.market, period: asked.period, side: asked.side });
  expect(bet.asked).toEqual(asked);
  if (asked.line !== null) expect(bet.line).toBe(asked.line + 0);
  if (asked.player !== null) expect(plainly(bet.player ?? '')).toContain(plainly(asked.player));
  const stored = linesOf(bet, world);
  if (bet.line !== null) expect(stored.includes(bet.line)).toBe(isQuoted(bet));
  if (!isQuoted(bet)) expect(bet.atBest).toBeNull();
  for (const { line } of bet.neighbours) expect([...stored, ...winnerLine(bet, world)]).toContain(line);
  if (bet.atBest) {
    expectStoredPrice(bet.atBest, bet, world);
    expect(canBet(bet.atBest.bookKey ?? '', world.bettor)).toBe(true);
  }
  if (bet.stored) expectStoredPrice(bet.stored, bet, world);
  expectAsked(asked, bet, world);
}

function expectAsked(asked: BetRef, bet: PricedStatedBet, world: World) {
  const { atAsked } = bet;
  if (asked.price === null && asked.book === null) expect(atAsked).toBeNull();
  if (asked.price !== null) expect(atAsked).not.toBeNull();
  if (!atAsked) return;
  if (asked.book !== null && bet.basis === 'quoted') expect(isCalled(asked.book, atAsked)).toBe(true);
  if (asked.book === null) expect(atAsked.book).toBeNull();
  if (atAsked.from === 'stored') expectStoredPrice(atAsked, bet, world);
  else expect(asked.price).not.toBeNull();
}

function expectSound(bet: PricedStatedBet) {
  for (const { win, push, lose } of [bet.chances, bet.atAsked?.chances, bet.atBest?.chances].flatMap(
    (one) => one ?? [],
  ))
    expect(win + push + lose).toBeCloseTo(1, 9);
  for (const price of [bet.atAsked, bet.atBest].flatMap((one) => one ?? [])) {
    const { win, lose } = price.chances;
    expect(price.ev).toBeCloseTo(win * (price.decimal - 1) - lose, 12);
    expect(price.verdict === null).toBe(bet.basis === 'neighbouring');
    if (price.verdict === 'pass' || price.verdict === null) expect(price.units).toBe(0);
  }
}

/** What a question can be refused by, as it was asked or as a game is called. */
function namesIn({ eventId, market, period, side, line, player, price, book }: BetRef, { slate }: World): string[] {
  const event = slate.events.find(({ id }) => id === eventId);
  const words = [
    eventId,
    market,
    propName(`prop:${market}`),
    propName(market),
    period.replaceAll('_', ' '),
    side,
    player,
    price,
    book,
  ];
  const parts = ['line', 'price', 'book', 'player'];
  return [...words, `${line}`, event && gameLabel(event), ...parts].flatMap((one) => one ?? []);
}

function expectTrueRefusal(asked: BetRef, { reason, message, named }: Refusal, world: World) {
  const [first = ''] = named;
  const ways = [
    first,
    first === '0' ? 'PK' : first,
    REGISTRY.get(first)?.title,
    world.slate.bookTitles.get(first),
  ].flatMap((one) => one ?? []);
  expect(
    ways.some((way) => message.includes(way)),
    `${message} names ${first}`,
  ).toBe(true);
  for (const name of named) expect(namesIn(asked, world)).toContain(name);
  const event = world.slate.events.find(({ id }) => id === asked.eventId);
  if (reason !== 'invalid_input') expect(event === undefined).toBe(reason === 'no_such_game');
  if (reason === 'begun') expect(event?.startsAt.getTime()).toBeLessThanOrEqual(world.nowMs);
  const rows = event?.markets.filter((row) => isOfBet(row, asked)) ?? [];
  if (reason === 'market_not_stored') expect(asked.period === 'full' ? rows : []).toEqual([]);
  if (reason === 'line_not_stored')
    expect(rows.filter((row) => row.market !== 'moneyline' && isOnLine(row, asked))).toEqual([]);
  if (reason === 'book_not_stored')
    expect(rows.filter((row) => isOnLine(row, asked) && isAtBook(row, asked, world))).toEqual([]);
}

const isOfBet = ({ market, outcomes, player }: SlateMarket, asked: BetRef): boolean =>
  market === asked.market &&
  outcomes.includes(asked.side) &&
  (asked.player === null || plainly(player).includes(plainly(asked.player)));

const isOnLine = (row: SlateMarket, { line, side }: BetRef): boolean =>
  line === null || (side !== 'yes' && side !== 'no' && lineFrom(row, side) === line);

const isAtBook = ({ quotes }: SlateMarket, { book }: BetRef, { slate }: World): boolean =>
  quotes.some(({ bookKey }) => bookKey === book || slate.bookTitles.get(bookKey) === book);

type Told = 'quoted' | 'neighbouring' | 'refused';

/** Asks for one bet and holds the answer against the rows; tells what kind of answer it was. */
function expectHonestAnswer(bet: BetRef, world: World): Told {
  const outcome = priceBets({ bets: [bet] }, world);
  if (!outcome.ok) {
    expectTrueRefusal(bet, outcome, world);
    return 'refused';
  }
  expect(PriceBetsResult.parse(outcome.data)).toEqual(outcome.data);
  const [found] = outcome.data.bets;
  if (!found?.priced) throw new Error('a lone bet is priced or refused as a whole');
  expectSameBet(bet, found, world);
  expectSound(found);
  expect(outcome.verdicts).toBe(found.basis === 'quoted' && (found.atAsked ?? found.atBest) ? 1 : 0);
  expect(found.evidenceIds.length).toBeGreaterThan(0);
  const markets = [bet.market, ...(found.basis === 'neighbouring' && bet.market === 'spread' ? ['moneyline'] : [])];
  for (const id of found.evidenceIds)
    expect(markets.some((market) => id.startsWith(`${bet.eventId}|${market}|full|${bet.side}|`))).toBe(true);
  return found.basis;
}

/** The first side of a stored row at its first book. */
function askAtFirstBook(eventId: string, row: SlateMarket, world: World) {
  const [quote] = row.quotes;
  const [side = 'home'] = row.outcomes;
  const line = row.market === 'moneyline' || side === 'yes' ? null : lineFrom(row, side);
  const player = row.player === '' ? null : row.player;
  const bet = BetRef.parse({ eventId, market: row.market, side, line, player, book: quote?.bookKey });
  expect(priceBets({ bets: [bet] }, world), JSON.stringify(bet)).toMatchObject({
    ok: true,
    data: { bets: [{ priced: true, atAsked: { from: 'stored', decimal: quote?.decimals[0] } }] },
  });
}

describe('whatever bet is asked for', () => {
  let worlds: World[];
  beforeAll(async () => {
    worlds = (await testWorlds()).map(({ world }) => world);
  });

  it('none is swapped for another: all that was named is in the result, or in the refusal', () => {
    const told: Record<Told, number> = { quoted: 0, neighbouring: 0, refused: 0 };
    fc.assert(
      fc.property(anyBet(worlds), ({ at, bet }) => {
        told[expectHonestAnswer(bet, worlds[at]!)] += 1;
      }),
      { numRuns: QUESTIONS },
    );
    for (const count of Object.values(told)) expect(count).toBeGreaterThan(QUESTIONS / 100);
  }, 300_000);

  it('a stored bet is never called missing', () => {
    for (const world of worlds) {
      const coming = world.slate.events.filter(({ startsAt }) => startsAt.getTime() > world.nowMs);
      for (const { id, markets } of coming.slice(0, 12)) for (const row of markets) askAtFirstBook(id, row, world);
    }
  }, 300_000);
});
