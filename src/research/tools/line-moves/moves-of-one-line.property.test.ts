import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BookMove, MovePoint, MoveRow, MoveSeries } from '#contract/research/moves.ts';
import type { Evidence } from '#contract/research/outcome.ts';
import { formatAmerican } from '#engine/odds/format-american.ts';
import { anySlate, RANDOM_NOW, type RandomSlate } from '../../slate/test-random-slate.ts';
import { changesAt, mainChangesAt, type NamedBet, rowOf } from '../../slate/test-sold-rows.ts';
import { type Tally, tally } from '../../slate/test-tally.ts';
import { ask, betsAt, worldOn } from '../test-random-worlds.ts';
import { lineMovesTool } from './tool.ts';

const SINCE_MS = RANDOM_NOW.getTime() - 6 * 3_600_000;

type Seen = Tally<'ofOneLine' | 'ofAnyLine' | 'words' | 'rows' | 'evidence'>;
type Side = Omit<NamedBet, 'line'>;

/** Whether just this price of just this line came, or went, at that book at that moment. */
function isRecorded(random: RandomSlate, side: Side, bookKey: string, { at, line, decimal }: MovePoint): boolean {
  const changes = changesAt(random, { ...side, line }, bookKey);
  const ofThen = changes.filter((change) => change.at.toISOString() === at);
  // What a book sells twice, as its main line and among the others, is what is left when one of the two goes.
  const isLeft = changes.some((change) => change.oddsDecimal === decimal && change.at.toISOString() <= at);
  return ofThen.some(({ oddsDecimal }) => oddsDecimal === decimal) || (ofThen.length > 0 && isLeft);
}

/** The prices that a sentence tells, `+3.5 (-110)` or `-110`, were recorded on the side, on the line that they are told with. */
function expectOwnWords(random: RandomSlate, side: Side, bookKey: string, words: string): number {
  const told = side.market === 'moneyline' ? /(?<price>[+-]\d+)/g : /(?<line>PK|[+-]?\d[\d.]*) \((?<price>[+-]\d+)\)/g;
  const prices = [...words.slice(words.indexOf(':')).matchAll(told)].map(({ groups }) => groups ?? {});
  for (const { line = null, price } of prices) {
    const bet = { ...side, line: line === 'PK' ? 0 : line === null ? null : Number(line) };
    const known = [
      ...changesAt(random, bet, bookKey).map(({ oddsDecimal }) => oddsDecimal),
      rowOf(random, bet, bookKey)?.oddsDecimal,
    ];
    expect(
      known.flatMap((decimal) => (decimal ? [formatAmerican(decimal)] : [])),
      words,
    ).toContain(price);
  }
  return prices.length;
}

function expectOwnSeries(
  random: RandomSlate,
  side: Side,
  line: number | null,
  { bookKey, words, ...series }: MoveSeries,
  seen: Seen,
) {
  for (const point of [series.opener, series.now, ...series.points]) {
    if (line !== null) expect(point.line).toBe(line);
    expect(isRecorded(random, side, bookKey, point), `${words} ${JSON.stringify(point)}`).toBe(true);
    seen.note(line === null ? 'ofAnyLine' : 'ofOneLine');
  }
  seen.note('words', expectOwnWords(random, side, bookKey, words));
}

/** Every piece of evidence says whose it is, and is a recorded or a stored price of that. */
function expectOwnEvidence(
  random: RandomSlate,
  side: Side,
  ids: readonly string[],
  evidence: readonly Evidence[],
): number {
  for (const id of ids) {
    const [eventId, market, part, selection, line, player, bookKey = '', at] = id.split('|');
    expect([eventId, market, part, selection, player]).toEqual([
      side.eventId,
      side.market,
      'full',
      side.side,
      side.player ?? '',
    ]);
    const bet = { ...side, line: line === '' ? null : Number(line) };
    const found = evidence.find((one) => one.id === id);
    expect(found?.observedAt).toBe(at);
    const row = rowOf(random, bet, bookKey);
    const known = [...changesAt(random, bet, bookKey).map(({ oddsDecimal }) => oddsDecimal), row?.oddsDecimal];
    const texts = known.flatMap((decimal) => (decimal ? [formatAmerican(decimal)] : []));
    expect(texts, id).toContain(found?.text.split(' at ').at(-1));
  }
  return ids.length;
}

/** One market's moves, asked for on one line or on any. */
function expectOwnMarket(random: RandomSlate, asked: NamedBet, seen: Seen) {
  const { eventId, market, side, player, line } = asked;
  const input = { eventId, market, side, ...(player && { player }), ...(line !== null && { line }) };
  const found = ask(lineMovesTool, input, random);
  if (!found?.data.market) return;
  const { series, open, now, ...told } = found.data.market;
  expect(told).toMatchObject(asked);
  if (line !== null) expect([open?.line ?? line, now?.line ?? line]).toEqual([line, line]);
  for (const one of series) {
    expectOwnSeries(random, asked, line, one, seen);
    seen.note('evidence', expectOwnEvidence(random, asked, one.evidenceIds, found.evidence));
  }
}

/** What a book offered at the moment since when is what it had last recorded by then; what it offers now is stored. */
function expectOwnMove(random: RandomSlate, side: Side, { bookKey, was, now, words }: BookMove) {
  const until = mainChangesAt(random, { ...side, line: was.line }, bookKey).filter(
    ({ at }) => at.getTime() <= SINCE_MS,
  );
  expect(until.at(-1)?.oddsDecimal, words).toBe(was.decimal);
  const row = rowOf(random, { ...side, line: now.line }, bookKey);
  expect([row?.oddsDecimal, row?.quotedAt.toISOString()], words).toEqual([now.decimal, now.at]);
  expect(
    expectOwnWords(random, side, bookKey, `: ${words.slice(words.search(/ (?:from|stays at) /))}`),
  ).toBeGreaterThan(0);
}

function expectOwnRow(random: RandomSlate, row: MoveRow, evidence: readonly Evidence[], seen: Seen) {
  for (const book of row.books) expectOwnMove(random, row, book);
  seen.note('rows', row.books.length);
  seen.note('evidence', expectOwnEvidence(random, row, row.evidenceIds, evidence));
}

describe('the moves of any slate', () => {
  it('are those of just the game, market, side, line and book that they are told of, in figures, words and evidence', () => {
    const seen: Seen = tally('ofOneLine', 'ofAnyLine', 'words', 'rows', 'evidence');
    fc.assert(
      fc.property(anySlate, fc.array(fc.nat(), { minLength: 6, maxLength: 6 }), (random, places) => {
        for (const { eventId, market, side, player = null, line } of betsAt(worldOn(random), places))
          for (const asked of [line, null])
            expectOwnMarket(random, { eventId, market, side, player, line: asked }, seen);
        const biggest = ask(lineMovesTool, { since: new Date(SINCE_MS).toISOString(), limit: 20 }, random);
        for (const row of biggest?.data.moves ?? []) expectOwnRow(random, row, biggest?.evidence ?? [], seen);
      }),
      { numRuns: 20 },
    );
    expect(seen.least()).toBeGreaterThan(100);
  });
});
