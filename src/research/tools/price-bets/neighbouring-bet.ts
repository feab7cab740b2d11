import type { BetRef } from '#contract/research/bet.ts';
import type { Evidence } from '#contract/research/outcome.ts';
import type { BetEnds, JudgedPrice, NeighbourLine, PushBasis } from '#contract/research/price-bets.ts';
import { FEW_BOOKS_BELOW } from '#engine/odds/confidence.ts';
import { otherSide } from '#engine/odds/line-model.ts';
import type { MarketConsensus } from '#engine/picks/market-consensus.ts';
import {
  chancesBetween,
  type NeighbouringChances,
  type NeighbouringLine,
  neighbouringChances,
} from '#engine/picks/neighbouring-lines.ts';
import { evidenceId } from '../../evidence/evidence-of-bet.ts';
import { feedName } from '../../slate/leagues.ts';
import type { Selection } from '../../slate/price.ts';
import type { SlateMarket } from '../../slate/slate.ts';
import { percent, plural } from '../../words/format.ts';
import { pickLabel, selectionLine } from '../../words/pick-label.ts';
import { consensusOfAll } from '../all-books.ts';
import type { FoundMarket } from '../find-market.ts';
import type { World } from '../world.ts';
import { type Offered, unjudgedPrice } from './judged-price.ts';
import { lineModelOf } from './line-models.ts';

/** A bet on a line that nobody quotes, by the lines around it. It is no verdict and no pick. */
export type NeighbouringBet = {
  chances: BetEnds;
  pushBasis: PushBasis;
  neighbours: NeighbourLine[];
  atAsked: JudgedPrice | null;
  evidence: Evidence[];
};

type WellQuoted = NeighbouringLine & { market: SlateMarket; consensus: MarketConsensus };

/** Null where no well-quoted line is near enough, or nobody knows how the market scatters. `winner`: who wins, where that is a line like them. */
export function neighbouringBet(
  ref: BetRef & { line: number },
  { winner = [], ...found }: FoundMarket & { winner?: readonly SlateMarket[] },
  { statedDecimal, stakeCents }: { statedDecimal: number | null; stakeCents: number | undefined },
  world: World,
): NeighbouringBet | null {
  const { side } = found;
  if (found.lines.some((market) => selectionLine(market, side) === null)) return null;
  const quoted = [...found.lines, ...winner].flatMap((market) => wellQuoted(found, market, world.nowMs));
  const priced = chancesOf(ref, found, quoted, world.nowMs);
  if (!priced) return null;
  // Models look from the home side and from the over.
  const chances = isFirstSide(side) ? priced.chances : otherSide(priced.chances);
  const used = usedLines(priced, quoted);
  const neighbours = used.map(({ one, share }) => toNeighbour(found, one, share));
  const { bettor } = world;
  return {
    chances,
    pushBasis: chances.push === 0 ? 'none' : priced.basis,
    neighbours,
    atAsked:
      statedDecimal === null ? null : unjudgedPrice(statedOffer(ref, statedDecimal), chances, { bettor, stakeCents }),
    evidence: used.map(({ one }) => evidenceOfLine(found, one, world)),
  };
}

const isFirstSide = (side: Selection): boolean => side === 'home' || side === 'over';

function chancesOf(
  { line: asked, market, player }: BetRef & { line: number },
  { event, side }: FoundMarket,
  quoted: readonly WellQuoted[],
  nowMs: number,
): (NeighbouringChances & { basis: PushBasis }) | null {
  const line = market === 'spread' && side === 'away' ? -asked : asked;
  if (market !== 'spread' && line <= 0) return null;
  if (player !== null) {
    const between = Number.isInteger(line * 2) ? chancesBetween(quoted, line) : null;
    return between && { ...between, basis: 'assumed' };
  }
  const model = Number.isInteger(line * 4) ? lineModelOf(event, market, nowMs) : null;
  const near = model && neighbouringChances(model, quoted, line);
  return near && model && { ...near, basis: model.basis };
}

/** A line that enough books quote to have an opinion of it. */
function wellQuoted({ event }: FoundMarket, market: SlateMarket, nowMs: number): WellQuoted[] {
  const consensus = consensusOfAll(event, market, nowMs);
  const probability = consensus?.probabilities[0];
  if (!consensus || probability === undefined || consensus.books < FEW_BOOKS_BELOW) return [];
  const { effectiveBooks } = consensus;
  return [{ line: market.lineHundredths / 100, probability, effectiveBooks, market, consensus }];
}

const usedLines = ({ used }: NeighbouringChances, quoted: readonly WellQuoted[]) =>
  used.flatMap(({ line, share }) => {
    const one = quoted.find((candidate) => candidate.line === line);
    return one ? [{ one, share }] : [];
  });

function toNeighbour({ event, side }: FoundMarket, { market, consensus }: WellQuoted, share: number): NeighbourLine {
  return {
    line: selectionLine(market, side) ?? 0,
    label: pickLabel(event, market, side),
    books: consensus.books,
    fairChance: consensus.probabilities[market.outcomes.indexOf(side)] ?? 0,
    share,
  };
}

const statedOffer = ({ book }: BetRef, decimal: number): Offered => ({
  from: 'stated',
  bookKey: null,
  book,
  decimal,
  ageSeconds: null,
  canTake: true,
});

function evidenceOfLine({ event, side }: FoundMarket, one: WellQuoted, { slate }: World): Evidence {
  const { market, consensus } = one;
  const newest = Math.max(...market.quotes.map(({ quotedAt }) => quotedAt.getTime()));
  const observedAt = new Date(newest).toISOString();
  const chance = percent(consensus.probabilities[market.outcomes.indexOf(side)] ?? 0);
  const books = plural(consensus.books, 'book');
  return {
    id: evidenceId({ event, market, selection: side }, { of: 'consensus', observedAt }),
    text: `${pickLabel(event, market, side)}: fair chance ${chance} of ${books}, margin removed by the power method`,
    sourceName: `Consensus of ${books} (${feedName(slate)})`,
    observedAt,
  };
}
