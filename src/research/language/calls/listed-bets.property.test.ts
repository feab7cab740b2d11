import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { propertyRuns } from '#engine/test-property-runs.ts';
import type { Slate, SlateEvent } from '../../slate/slate.ts';
import { slateNames } from '../../slate/slate-names.ts';
import { demoSlateAt } from '../../slate/test-demo-slate.ts';
import { readQuestion } from '../read-question.ts';
import { zoneOf } from '../time-zone.ts';
import { planCalls } from './plan-calls.ts';

const NOW = Date.UTC(2026, 10, 21, 17);
const ZONE = 'America/New_York';
const CLOCKS = zoneOf(ZONE);
const RUNS = propertyRuns(300);
let slate: Slate;
let games: SlateEvent[];

beforeAll(async () => {
  const demo = await demoSlateAt(new Date(NOW));
  const names = slateNames(demo);
  slate = { ...demo, names: () => names };
  const ahead = slate.events.filter(({ startsAt, sportKey }) => startsAt.getTime() > NOW && isOfTeams(sportKey));
  const count = (name: string) => ahead.filter(({ home, away }) => home === name || away === name).length;
  games = ahead.filter(({ home, away }) => count(home) === 1 && count(away) === 1);
});

const isOfTeams = (sportKey: string): boolean => /football_nfl|basketball_nba|icehockey|baseball/.test(sportKey);
const signed = (value: number): string => (value > 0 ? `+${value}` : `${value}`);

const price = fc.oneof(
  fc.integer({ min: 100, max: 400 }).map((value) => `+${value}`),
  fc.integer({ min: 101, max: 400 }).map((value) => `-${value}`),
);
const book = fc.constantFrom(
  ['', null],
  ['', null],
  [' dk', 'DraftKings'],
  [' fanduel', 'FanDuel'],
  [' betmgm', 'BetMGM'],
) as fc.Arbitrary<[string, string | null]>;

/** How a bet is written, with what must stand in the call. */
type Said = { text: string; bet: object };
type Parts = {
  event: SlateEvent;
  side: 'home' | 'away';
  line: number;
  total: number;
  price: string;
  at: string;
  over: 'over' | 'under';
  book: [string, string | null];
};

/** Bets that name whom they are about. */
const NAMED: readonly ((parts: Parts) => Said)[] = [
  ({ event, side, line, price: p, at, book: [code, title] }) => ({
    text: `${event[side]} ${signed(line)} ${at}${p}${code}`,
    bet: { eventId: event.id, market: 'spread', side, line, price: p, book: title },
  }),
  ({ event, side, price: p, at, book: [code, title] }) => ({
    text: `${event[side]} ml ${at}${p}${code}`,
    bet: { eventId: event.id, market: 'moneyline', side, line: null, price: p, book: title },
  }),
  ({ event, side, price: p, book: [code, title] }) => ({
    text: `${event[side]} at ${p}${code}`,
    bet: { eventId: event.id, market: 'moneyline', side, line: null, price: p, book: title },
  }),
  ({ event, over, total, price: p, book: [code, title] }) => ({
    text: `${over} ${total} in ${event.away} ${event.home} ${p}${code}`,
    bet: { eventId: event.id, market: 'total', side: over, line: total, price: p, book: title },
  }),
  ({ event, over, total, price: p, at, book: [code, title] }) => ({
    text: `${event.away} ${event.home} ${over} ${total} ${at}${p}${code}`,
    bet: { eventId: event.id, market: 'total', side: over, line: total, price: p, book: title },
  }),
  ({ event, side, over, total, price: p, book: [code, title] }) => ({
    text: `${over} ${total} ${event[side]} ${p}${code}`,
    bet: { eventId: event.id, market: 'total', side: over, line: total, price: p, book: title },
  }),
];

/** Games and forms by their places, so that what fails can be read. */
const partsOf = (all: readonly SlateEvent[]) =>
  fc.record({
    event: fc.nat({ max: all.length - 1 }),
    side: fc.constantFrom('home' as const, 'away' as const),
    line: fc.integer({ min: -19, max: 19 }).map((value) => value + 0.5),
    total: fc.integer({ min: 20, max: 60 }).map((value) => value + 0.5),
    price,
    at: fc.constantFrom('', 'at '),
    over: fc.constantFrom('over' as const, 'under' as const),
    book,
    form: fc.nat({ max: NAMED.length - 1 }),
  });

const between = fc.constantFrom(', ', ' or ', ' / ', ' and ', '; ', '\n', ', or ', ' vs ', ' | ', ' + ');

function saidOf({ form, event, ...parts }: Omit<Parts, 'event'> & { form: number; event: number }): Said {
  const [write, game] = [NAMED[form], games[event]];
  if (!write || !game) throw new Error('no such form or game');
  return write({ ...parts, event: game });
}

function betsIn(text: string): object[] {
  const reading = readQuestion(text, { nowMs: NOW, timeZone: ZONE, previous: null });
  const asked = planCalls({ text, reading, previous: null, slate, nowMs: NOW, zone: CLOCKS });
  expect(asked, text).toMatchObject({ kind: 'calls', assumed: [] });
  const calls = asked?.kind === 'calls' ? asked.calls : [];
  return calls.flatMap(({ input }) => (input as { bets: object[] }).bets);
}

describe('bets in a list', () => {
  it('stand in the call each with its own side, line, price and book, in the order in which they are said', () => {
    const list = fc.array(fc.tuple(partsOf(games), between), { minLength: 2, maxLength: 6 });
    fc.assert(
      fc.property(list, (items) => {
        const different = [...new Map(items.map((item) => [item[0].event, item])).values()];
        const said = different.map(([parts, joint]) => ({ ...saidOf(parts), joint }));
        const text = said.map(({ text: one, joint }, at) => (at === 0 ? one : `${joint}${one}`)).join('');
        const bets = betsIn(`${text}, which is best?`);
        expect(bets, text).toHaveLength(said.length);
        for (const [at, { bet }] of said.entries()) expect(bets[at], text).toMatchObject(bet);
      }),
      { numRuns: RUNS },
    );
  });

  it('on one game share its name, and nothing else', () => {
    const parts = partsOf(games).chain(({ form: _, ...own }) =>
      fc.record({
        own: fc.constant(own),
        prices: fc.tuple(price, price, price),
        order: fc.shuffledSubarray([0, 1, 2], { minLength: 2 }),
        joint: fc.constantFrom(', ', ' or ', ' / ', '; '),
        above: fc.boolean(),
      }),
    );
    fc.assert(
      fc.property(parts, ({ own: { event: place, side, line, total, over }, prices, order, joint, above }) => {
        const event = games[place];
        if (!event) throw new Error('no such game');
        const all: Said[] = [
          { text: `ml ${prices[0]}`, bet: { market: 'moneyline', side, line: null, price: prices[0] } },
          { text: `${signed(line)} ${prices[1]}`, bet: { market: 'spread', side, line, price: prices[1] } },
          {
            text: `${over} ${total} at ${prices[2]}`,
            bet: { market: 'total', side: over, line: total, price: prices[2] },
          },
        ];
        const said = order.flatMap((at) => all[at] ?? []);
        const text = above
          ? `${event[side]}: ${said.map((one) => one.text).join(joint)}`
          : `${said.map((one) => one.text).join(joint)} in the ${event[side]} game`;
        const bets = betsIn(`${text}?`);
        expect(bets, text).toHaveLength(said.length);
        for (const [at, { bet }] of said.entries()) expect(bets[at], text).toMatchObject({ ...bet, eventId: event.id });
      }),
      { numRuns: RUNS },
    );
  });
});
