import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Pick, Source } from '#contract/analysis.ts';
import { bookOf } from '../books/registry.ts';
import { anySlate, type RandomSlate } from '../slate/test-random-slate.ts';
import { testReading } from '../slate/test-slate.ts';
import { booksOn, mainChangesAt, type NamedBet, wholeAt } from '../slate/test-sold-rows.ts';
import { type Tally, tally } from '../slate/test-tally.ts';
import type { Candidate } from '../tools/best-bets/candidates.ts';
import type { PickDraft } from '../tools/best-bets/pick-draft.ts';
import { draftOn } from '../tools/test-random-worlds.ts';
import { composeAnswer } from '../words/compose-answer.ts';
import { numbersOutsideEvidence } from '../words/test-prose-numbers.ts';
import {
  areNextPrices,
  areOwnPrices,
  isOwnHistory,
  isOwnOffer,
  isOwnSharp,
  isOwnTime,
  labelOf,
} from './test-own-evidence.ts';

const READINGS = [
  testReading(),
  testReading({ markets: ['spread', 'total'], alternate: true }),
  testReading({ markets: ['spread'] }),
  testReading({ markets: ['total', 'prop'] }),
];

const nameOf = ({ event, market, selection }: Candidate, line: number | null): NamedBet => ({
  eventId: event.id,
  market: market.market,
  side: selection,
  player: market.player === '' ? null : market.player,
  line,
});

const KINDS = ['offer', 'market', 'sharp', 'next', 'board', 'moves'] as const;
type Kind = (typeof KINDS)[number] | 'fact';
const MARKETS = ['moneyline', 'spread', 'total', 'prop'] as const;
type Seen = Tally<Kind | (typeof MARKETS)[number] | 'quotes' | 'points' | 'words'>;

const kindOf = ({ id }: Source): Kind => KINDS.find((kind) => kind === id.split('_')[0]) ?? 'fact';

/** Whether a source is of this pick's own bet, by the rows that the slate was built from. */
function isOwn(random: RandomSlate, bet: NamedBet, pick: Pick, source: Source): boolean {
  switch (kindOf(source)) {
    case 'offer':
      return isOwnOffer(random, bet, labelOf(random, bet), source) && source.name.startsWith(pick.book);
    case 'market':
      return isOwnConsensus(pick, source) && isOwnTime(random, bet, source);
    case 'sharp':
      return isOwnSharp(random, bet, source);
    case 'next':
      return areNextPrices(random, bet, source);
    case 'board':
      return areOwnPrices(random, bet, source) && isOwnTime(random, bet, source);
    case 'moves':
      return isOwnHistory(random, bet, source);
    default:
      return [...random.stored.facts.values()].some(
        ({ eventId, text }) => eventId === bet.eventId && text === source.text,
      );
  }
}

function isOwnConsensus({ proof, fairOdds }: Pick, { name, text }: Source): boolean {
  const families = new Set(proof.books.filter(({ weight }) => weight > 0).map(({ family }) => family)).size;
  // Its fair price is the consensus', or what is left of it where only a part of its edge is counted.
  const isFair = text.includes(`fair price ${fairOdds},`) || text.endsWith(`, ${fairOdds}`);
  return name.includes(` ${families} independent book`) && isFair;
}

/** Every quote of the proof is what that book sells of exactly this market and line, outcome by outcome; none is missing. */
function expectOwnProof(random: RandomSlate, bet: NamedBet, { proof, line, oddsDecimal }: Pick, seen: Seen) {
  const sold = booksOn(random, bet).map((key) => {
    const book = random.slate.bookTitles.get(key);
    return { book, family: bookOf(key).family, decimals: wholeAt(random, bet, key).map((row) => row.oddsDecimal) };
  });
  const proven = proof.books.map(({ book, family, decimals }) => ({ book, family, decimals }));
  const sorted = (rows: readonly object[]) => rows.map((row) => JSON.stringify(row)).sort();
  expect(sorted(proven)).toEqual(sorted(sold));
  const offered = proof.books.filter((book) => book.offered);
  expect(offered.map(({ decimals }) => decimals?.[proof.picked])).toEqual([oddsDecimal]);
  const keys = booksOn(random, bet, offered[0]?.book);
  const recorded = keys.flatMap((key) => mainChangesAt(random, bet, key));
  for (const move of proof.moves) {
    expect(move.line).toBe(line);
    expect(recorded.some(({ at, oddsDecimal: was }) => at.toISOString() === move.at && was === move.oddsDecimal)).toBe(
      true,
    );
  }
  for (const market of MARKETS) seen.note(market, bet.market.startsWith(market) && bet.line !== 0);
  seen.note('quotes', proven.length);
  seen.note('points', proof.moves.length);
}

/** The words of a pick hold no number but its own, and name no side of another game. */
function expectOwnWords(random: RandomSlate, pick: Pick, { evidence }: PickDraft, seen: Seen) {
  const { analysis, reasoning, riskFactor, keyFactor, deepDive = {} } = pick;
  const prose = JSON.stringify([analysis, reasoning, riskFactor, keyFactor, ...Object.values(deepDive)]);
  const told = JSON.stringify(evidence.items.map(({ values }) => values));
  const held = new Set([...told.matchAll(/\d+(?:\.\d+)?/g)].map(([number]) => number));
  expect(numbersOutsideEvidence(pick, prose).filter((number) => !held.has(number))).toEqual([]);
  const sides = [...random.stored.events.values()].flatMap(({ home, away }) => [home, away]);
  for (const side of sides.filter((name) => !pick.game.includes(name))) expect(prose).not.toContain(side);
  seen.note('words', prose.length > 100);
}

function expectOwnPick(random: RandomSlate, { pick, candidate, evidence }: PickDraft, seen: Seen) {
  const bet = nameOf(candidate, pick.line);
  expect(pick).toMatchObject({ eventId: bet.eventId, pick: labelOf(random, bet) });
  for (const source of pick.sources) {
    expect(isOwn(random, bet, pick, source), `${pick.pick} ${pick.game}: ${JSON.stringify(source)}`).toBe(true);
    seen.note(kindOf(source));
  }
  expect(evidence.items.every(({ eventId }) => eventId === bet.eventId)).toBe(true);
  expectOwnProof(random, bet, pick, seen);
}

describe('the picks of any slate', () => {
  it('rest on prices, moves and facts of their own game, market, line and side alone', async () => {
    const seen: Seen = tally(...KINDS, ...MARKETS, 'fact', 'quotes', 'points', 'words');
    await fc.assert(
      fc.asyncProperty(anySlate, fc.constantFrom(...READINGS), async (random, reading) => {
        const draft = await draftOn(random, reading);
        if (!draft) return;
        const { content } = composeAnswer(draft, 'pro', 5);
        const worded = [content.mainBet, ...content.additionalBets];
        for (const [at, one] of draft.drafts.entries()) {
          expectOwnPick(random, one, seen);
          expectOwnWords(random, worded[at] ?? one.pick, one, seen);
        }
      }),
      { numRuns: 50 },
    );
    expect(seen.least()).toBeGreaterThan(4);
  });
});
