import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { propertyRuns } from '#engine/test-property-runs.ts';
import type { Slate, SlateEvent } from '../../slate/slate.ts';
import { slateNames } from '../../slate/slate-names.ts';
import { demoSlateAt } from '../../slate/test-demo-slate.ts';
import { readQuestion } from '../read-question.ts';
import type { Reading } from '../reading.ts';
import { zoneOf } from '../time-zone.ts';
import type { Asked } from './call.ts';
import { leftOut } from './left-out.ts';
import { planCalls } from './plan-calls.ts';
import { tag } from './tagged.ts';

const NOW = Date.UTC(2026, 10, 21, 17);
const ZONE = 'America/New_York';
const CLOCKS = zoneOf(ZONE);
const RUNS = propertyRuns(300);
const demo = await demoSlateAt(new Date(NOW));
const names = slateNames(demo);
const slate: Slate = { ...demo, names: () => names };

const questionOf = (text: string) => ({
  text,
  reading: readQuestion(text, { nowMs: NOW, timeZone: ZONE, previous: null }),
  previous: null,
  slate,
  nowMs: NOW,
  zone: CLOCKS,
});

const signed = (value: number): string => (value > 0 ? `+${value}` : `${value}`);
const price = fc.integer({ min: 101, max: 400 }).chain((value) => fc.constantFrom(`+${value}`, `-${value}`));
const half = fc.integer({ min: -19, max: 19 }).map((value) => value + 0.5);
const BOOKS = ['DraftKings', 'FanDuel', 'Caesars', 'BetMGM', 'bet365', 'Fanatics'];

type Said = { name: string; line: number; price: string; book: string };
const WORDINGS: readonly ((said: Said) => string)[] = [
  ({ name, line, price: p, book }) => `${name} ${signed(line)} ${p} at ${book}?`,
  ({ name, line, price: p, book }) => `yo is ${name} ${signed(line)} any good, ${book} has it ${p}`,
  ({ name, line, price: p, book }) => `${book}: ${name} ${signed(line)} for ${p}, take it or leave it`,
  ({ name, line, price: p, book }) => `thoughts on ${name.toLowerCase()} ${signed(line)} (${p}) ${book.toLowerCase()}`,
  ({ name, line, price: p, book }) => `can get ${p} on ${name} ${signed(line)} over at ${book} worth a shot`,
];

/** Sides of games of which each plays once. */
const namesOnce = (events: readonly SlateEvent[]): string[] => {
  const all = events.filter(({ startsAt }) => startsAt.getTime() > NOW).flatMap(({ home, away }) => [home, away]);
  return all.filter((name) => all.filter((other) => other === name).length === 1);
};

const heldBy = (asked: Asked | null): string => JSON.stringify(asked);

describe('what a message names of a bet', () => {
  it('stands in what it is charged for, or in the refusal, in whatever words', () => {
    const said = fc.record({
      name: fc.constantFrom(...namesOnce(slate.events)),
      line: half,
      price,
      book: fc.constantFrom(...BOOKS),
      say: fc.constantFrom(...WORDINGS),
    });
    fc.assert(
      fc.property(said, ({ say, ...parts }) => {
        const asked = planCalls(questionOf(say(parts)));
        const text = heldBy(asked);
        expect(asked?.kind, say(parts)).toMatch(/calls|say/);
        if (asked?.kind !== 'calls') return;
        for (const part of [parts.price, `${parts.line}`, parts.book]) expect(text, say(parts)).toContain(part);
      }),
      { numRuns: RUNS },
    );
  });

  it('is missed in a call that holds another line, price, book, side or game', () => {
    const change = fc.constantFrom('line', 'price', 'book', 'eventId');
    const said = fc.record({ name: fc.constantFrom(...namesOnce(slate.events)), line: half, price, change });
    fc.assert(
      fc.property(said, ({ change: part, ...parts }) => {
        const text = `${parts.name} ${signed(parts.line)} ${parts.price} at DraftKings?`;
        const question = questionOf(text);
        const asked = planCalls(question);
        const [call] = asked?.kind === 'calls' ? asked.calls : [];
        if (asked?.kind !== 'calls' || !call || !('bets' in call.input)) throw new Error(text);
        const [bet] = call.input.bets as object[];
        const other = { line: parts.line + 1, price: '+900', book: 'FanDuel', eventId: 'another' }[part];
        const swapped = { ...call, input: { bets: [{ ...bet, [part]: other }] } };
        expect(leftOut(tag(question), asked), text).toBeNull();
        expect(leftOut(tag(question), { ...asked, calls: [swapped] })?.kind, `${text} ${part}`).toBe('say');
      }),
      { numRuns: RUNS },
    );
  });
});

describe('what a message names of a search', () => {
  const WISHES: readonly ((said: { name: string; price: string; book: string }) => string)[] = [
    ({ book }) => `best bets tonight at ${book}`,
    ({ book }) => `gimme something good on ${book.toLowerCase()}`,
    ({ price: p }) => `whats good tonight around ${p}`,
    ({ price: p }) => `can get ${p} somewhere, anything there`,
    ({ name }) => `best bet in the ${name} game`,
    ({ name, book }) => `${book} for ${name}, what would you do`,
  ];
  const part = fc.record({
    name: fc.constantFrom(...namesOnce(slate.events)),
    price,
    book: fc.constantFrom(...BOOKS),
    say: fc.constantFrom(...WISHES),
  });

  it('stands in what is searched for, or nothing is searched for', () => {
    fc.assert(
      fc.property(part, ({ say, ...parts }) => {
        const text = say(parts);
        const question = questionOf(text);
        const asked = planCalls(question);
        const searched = asked === null || asked.kind === 'picks' ? (asked?.reading ?? question.reading) : null;
        if (!searched || !BETS.has(searched.intent)) return;
        const held = heldInSearch(searched);
        const named = [parts.name, parts.book, parts.price].filter((one) =>
          text.toLowerCase().includes(one.toLowerCase()),
        );
        for (const one of named) expect(held(one), `${text}: ${one}`).toBe(true);
      }),
      { numRuns: RUNS },
    );
  });
});

const BETS: ReadonlySet<string> = new Set(['picks', 'one_game']);

/** Whether a name, a book or a price stands in a search. */
function heldInSearch({ book, books = [], teams, players, ...limits }: Reading): (part: string) => boolean {
  const words = new Set([book, ...books, ...players, ...teams.map(({ name }) => name)]);
  const hasPrice = [limits.minDecimal, limits.maxDecimal, limits.statedDecimal].some((one) => one !== null);
  return (one) => (/^[-+]\d/.test(one) ? hasPrice : words.has(one));
}

describe('a stat that is counted', () => {
  it.each(['messi 2+ goals?', 'lionel messi 3+ goals good?'])('is no other of his: %s', (text) => {
    const asked = planCalls(questionOf(text));
    expect(heldBy(asked)).not.toContain('price_bets');
  });
});
