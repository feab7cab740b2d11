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
const RUNS = propertyRuns(400);
let slate: Slate;

beforeAll(async () => {
  const demo = await demoSlateAt(new Date(NOW));
  const names = slateNames(demo);
  slate = { ...demo, names: () => names };
});

const signed = (value: number): string => (value > 0 ? `+${value}` : `${value}`);
const half = fc.integer({ min: -29, max: 29 }).map((value) => value + 0.5);
const price = fc.oneof(
  fc.integer({ min: 100, max: 400 }).map((value) => `+${value}`),
  fc.integer({ min: 101, max: 400 }).map((value) => `-${value}`),
);

/** Each way of saying a bet, with what must stand in the call. */
type Said = { text: string; bet: { market: string; side: string; line: number | null; price: string | null } };
type Parts = {
  name: string;
  side: 'home' | 'away';
  line: number;
  total: number;
  price: string;
  over: 'over' | 'under';
};
const FORMS: readonly ((parts: Parts) => Said)[] = [
  ({ name, side, line, price: p }) => ({
    text: `is ${name} ${signed(line)} ${p} good?`,
    bet: { market: 'spread', side, line, price: p },
  }),
  ({ name, side, price: p }) => ({
    text: `${name} ml ${p} worth it`,
    bet: { market: 'moneyline', side, line: null, price: p },
  }),
  ({ name, total, over, price: p }) => ({
    text: `${over} ${total} in the ${name} game at ${p}, thoughts?`,
    bet: { market: 'total', side: over, line: total, price: p },
  }),
  ({ name, side, line }) => ({
    text: `thinking about ${name} ${signed(line)}, do I take it`,
    bet: { market: 'spread', side, line, price: null },
  }),
  ({ name, side, price: p }) => ({
    text: `my book has ${name} to win at ${p} should i take it`,
    bet: { market: 'moneyline', side, line: null, price: p },
  }),
];

const partsOf = (events: readonly SlateEvent[]) =>
  fc.record({
    event: fc.constantFrom(...events),
    side: fc.constantFrom('home' as const, 'away' as const),
    line: half,
    total: half.map((value) => Math.abs(value) + 20),
    price,
    over: fc.constantFrom('over' as const, 'under' as const),
    form: fc.constantFrom(...FORMS),
  });

function planOf(text: string) {
  const reading = readQuestion(text, { nowMs: NOW, timeZone: ZONE, previous: null });
  return planCalls({ text, reading, previous: null, slate, nowMs: NOW, zone: CLOCKS });
}

/** The games of the leagues whose sides are teams, each side in one game ahead alone. */
function plainGames(): SlateEvent[] {
  const ahead = slate.events.filter(({ startsAt }) => startsAt.getTime() > NOW);
  const games = (name: string) => ahead.filter(({ home, away }) => home === name || away === name).length;
  return ahead.filter(({ home, away }) => games(home) === 1 && games(away) === 1);
}

describe('what a question names', () => {
  it('stands in the call, whatever is stored: game, side, line and price', () => {
    fc.assert(
      fc.property(partsOf(plainGames()), ({ event, side, form, ...parts }) => {
        const { text, bet } = form({ name: event[side], side, ...parts });
        const asked = planOf(text);
        expect(asked, text).toMatchObject({
          kind: 'calls',
          calls: [{ tool: 'price_bets', input: { bets: [{ eventId: event.id, ...bet }] } }],
        });
        const [call] = asked?.kind === 'calls' ? asked.calls : [];
        expect(call?.input, text).toMatchObject({ bets: { length: 1 } });
      }),
      { numRuns: RUNS },
    );
  });

  it('stands in the refusal where nobody on the slate goes by it', () => {
    const absent = ['Argentina', 'Portugal', 'Norway', 'Pittsburgh Steelers', 'Duke Blue Devils', 'Bayern Munich'];
    fc.assert(
      fc.property(fc.constantFrom(...absent), half, price, (name, line, p) => {
        const asked = planOf(`is ${name} ${signed(line)} ${p} good?`);
        expect(asked?.kind === 'say' ? asked.text : asked, name).toContain(name);
      }),
      { numRuns: 60 },
    );
  });

  it('is read within bounds, whatever is written', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 400, unit: 'binary' }), (text) => {
        planOf(text);
      }),
      { numRuns: RUNS },
    );
  });
});
