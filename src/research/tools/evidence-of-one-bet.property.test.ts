import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Evidence } from '#contract/research/outcome.ts';
import type { PricedBet } from '#contract/research/priced-bet.ts';
import { areNextPrices, isOwnOffer, isOwnSharp, isOwnTime, labelOf } from '../evidence/test-own-evidence.ts';
import { anySlate, type RandomSlate } from '../slate/test-random-slate.ts';
import { booksOn, type NamedBet } from '../slate/test-sold-rows.ts';
import { type Tally, tally } from '../slate/test-tally.ts';
import { bestBetsTool } from './best-bets/tool.ts';
import { buildParlayTool } from './build-parlay/tool.ts';
import { factsAboutTool } from './facts-about/tool.ts';
import { priceBetsTool } from './price-bets/tool.ts';
import { scanPricesTool } from './scan-prices/tool.ts';
import { ask, betsAt, worldOn } from './test-random-worlds.ts';

type Kind = 'offer' | 'sharp' | 'next' | 'consensus';
type Seen = Tally<Kind | 'spread' | 'total' | 'scan' | 'fact'>;
type Shown = Pick<PricedBet, 'eventId' | 'market' | 'side' | 'player' | 'line' | 'evidenceIds'>;

/** What a bet says of itself at the head of the ids of its evidence: game, market, part, side, line and player. */
const headOf = ({ eventId, market, side, line, player }: NamedBet): string =>
  [eventId, market, 'full', side, line ?? '', player ?? '', ''].join('|');

/** Holds each piece of a shown bet's evidence against the rows of exactly that bet. */
function expectOwnEvidence(random: RandomSlate, bet: Shown, evidence: readonly Evidence[]): Kind[] {
  expect(bet.evidenceIds.length).toBeGreaterThan(0);
  expect(new Set(bet.evidenceIds).size).toBe(bet.evidenceIds.length);
  return bet.evidenceIds.map((id) => {
    const found = evidence.find((one) => one.id === id);
    if (!found) throw new Error(`no evidence ${id}`);
    expect(id.startsWith(headOf(bet)), `${id} of ${headOf(bet)}`).toBe(true);
    const [of = '', at] = id.slice(headOf(bet).length).split('|');
    expect(at).toBe(found.observedAt);
    return expectOwnPiece(random, bet, of, found);
  });
}

function expectOwnPiece(random: RandomSlate, bet: Shown, of: string, { sourceName, text, observedAt }: Evidence): Kind {
  const told = { name: sourceName, text, observedAt };
  const where = `${sourceName}: ${text} (${observedAt})`;
  if (of.startsWith('other books for ')) {
    expect(areNextPrices(random, bet, told), where).toBe(true);
    return 'next';
  }
  if (of.startsWith('consensus for ')) {
    const key = of.slice('consensus for '.length);
    expect(key.startsWith('a stated price') || booksOn(random, bet).includes(key), where).toBe(true);
    expect(isOwnTime(random, bet, told), where).toBe(true);
    return 'consensus';
  }
  expect(booksOn(random, bet), where).toContain(of.split(' for ')[0]);
  const isOffer = isOwnOffer(random, bet, labelOf(random, bet), told);
  expect(isOffer || isOwnSharp(random, bet, told), where).toBe(true);
  return isOffer ? 'offer' : 'sharp';
}

/** Every bet that the tools show on a slate, with the evidence that came with it. */
function shownOn(random: RandomSlate, places: readonly number[]): { bet: Shown; evidence: readonly Evidence[] }[] {
  const world = worldOn(random);
  const bets = betsAt(world, places).map(asStated);
  const best = ask(bestBetsTool, { count: 10, withPasses: true }, random, world);
  const joined = ask(buildParlayTool, { choose: { count: 3 }, acrossBooks: true }, random, world);
  const priced = bets.length === 0 ? null : ask(priceBetsTool, { bets }, random, world);
  const judged = (priced?.data.bets ?? []).flatMap((bet) => (bet.priced ? [bet] : []));
  const { parlay, apart } = joined?.data ?? {};
  return [
    ...(best?.data.picks ?? []).map((bet) => ({ bet, evidence: best?.evidence ?? [] })),
    ...[...(parlay?.legs ?? []), ...(apart?.bets ?? [])].map((bet) => ({ bet, evidence: joined?.evidence ?? [] })),
    ...judged.filter(({ basis }) => basis === 'quoted').map((bet) => ({ bet, evidence: priced?.evidence ?? [] })),
  ];
}

/** A line that the better quoted ones beside it contradict is estimated from those of its own market and side, and is no verdict. */
function expectEstimates(random: RandomSlate, places: readonly number[]) {
  const world = worldOn(random);
  const bets = betsAt(world, places).map(asStated);
  const priced = bets.length === 0 ? null : ask(priceBetsTool, { bets }, random, world);
  for (const bet of priced?.data.bets ?? []) {
    if (!bet.priced || bet.basis === 'quoted') continue;
    expect(bet.atAsked?.verdict ?? null).toBeNull();
    expect(bet.atBest?.verdict ?? null).toBeNull();
    for (const id of bet.evidenceIds) {
      expect(id.startsWith(`${bet.eventId}|${bet.market}|full|${bet.side}|`), id).toBe(true);
      expect(id.startsWith(headOf(bet)), id).toBe(false);
    }
  }
}

/** Every other one at a price that its bettor states. */
const asStated = (bet: object, at: number): object =>
  at % 2 === 0 ? bet : { ...bet, price: '+104', named: ['price'] };

/** Each side of a scan's rows names a stored price of its own book, line and side. */
function expectOwnScan(random: RandomSlate, kind: 'gaps' | 'middles', seen: Seen) {
  const scan = ask(scanPricesTool, { kind, limit: 10 }, random);
  for (const row of [...(scan?.data.rows ?? []), ...(scan?.data.nearest ?? [])]) {
    for (const { selection, line, evidenceId } of row.kind === 'gap' ? [row.best, row.next, row.worst] : row.sides) {
      const { eventId, market, player } = row;
      const bet = { eventId, market, player, side: selection, line, evidenceIds: [evidenceId] };
      seen.note('scan', expectOwnEvidence(random, bet, scan?.evidence ?? []).length);
    }
  }
}

/** What is said about a game was stored of that game. */
function expectOwnFacts(random: RandomSlate, seen: Seen) {
  for (const { id: eventId } of random.slate.events) {
    const told = ask(factsAboutTool, { eventId, limit: 30 }, random)?.data.facts ?? [];
    const stored = [...random.stored.facts.values()].filter((fact) => fact.eventId === eventId);
    expect(told.map(({ text }) => text).sort()).toEqual(stored.map(({ text }) => text).sort());
    seen.note('fact', told.length);
  }
}

describe('whatever the desk finds on any slate', () => {
  it('rests on stored prices and facts of its own game, market, line and side alone', () => {
    const seen: Seen = tally('offer', 'sharp', 'next', 'consensus', 'spread', 'total', 'scan', 'fact');
    fc.assert(
      fc.property(anySlate, fc.array(fc.nat(), { minLength: 5, maxLength: 5 }), (random, places) => {
        for (const { bet, evidence } of shownOn(random, places)) {
          for (const kind of expectOwnEvidence(random, bet, evidence)) seen.note(kind);
          for (const market of ['spread', 'total'] as const) seen.note(market, bet.market === market && bet.line !== 0);
        }
        expectEstimates(random, places);
        for (const kind of ['gaps', 'middles'] as const) expectOwnScan(random, kind, seen);
        expectOwnFacts(random, seen);
      }),
      { numRuns: 25 },
    );
    expect(seen.least()).toBeGreaterThan(25);
  });
});
