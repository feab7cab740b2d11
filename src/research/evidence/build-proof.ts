import type { Proof } from '#contract/analysis.ts';
import { formatAmerican } from '#engine/odds/format-american.ts';
import type { BookProof, PickNote } from '#engine/picks/market.ts';
import { betLink } from '../slate/bet-link.ts';
import type { PriceMove, Slate } from '../slate/slate.ts';
import type { Candidate } from '../tools/best-bets/candidates.ts';
import { outcomeLabel, selectionLine } from '../words/pick-label.ts';

export const NOTE_WORDS: Readonly<Record<PickNote, string>> = {
  edge_unconfirmed:
    'A price this far above the consensus is taken for stale or wrong until a second book confirms it, so only a small bet on it is called for.',
  price_older_than_30_minutes: 'The price was last seen more than 30 minutes ago, so it may be gone.',
  price_older_than_2_hours: 'The price was last seen more than 2 hours ago, so it is never called a bet.',
  no_sharp_book: 'No sharp book prices this market, so only part of the edge over the consensus is counted.',
  few_books:
    'A bet needs three independent books behind the fair price, one of them sharp, or five in all; there are fewer, so at most a small bet is called for.',
  methods_disagree:
    'Only one way of taking the margin out finds an edge here and the others find none, so at most a small bet is called for.',
  one_book: 'Only one book stands behind the fair price, so only part of the edge over it is counted.',
  longshot: 'A long shot: its chance is small and hard to measure, so the stake is kept small.',
  start_over_a_day_away: 'The start is more than a day away: prices move until then, so the edge is less sure.',
  news_move: 'A sharp book has moved away from the others, so news may be out that their prices do not hold yet.',
};

/** Everything that a pick's figures were computed from, in a form that a reader can check. */
export function buildProof(
  { priced, event, market, selection }: Candidate,
  slate: Slate,
  moves: readonly PriceMove[],
): Proof {
  const linked = (bookKey: string) => {
    const link = betLink(market, bookKey, selection);
    return link === null ? {} : { link };
  };
  const seller = (book: BookProof) => ({
    book: slate.bookTitles.get(book.book) ?? book.book,
    sharp: book.tier === 'sharp',
    family: book.family,
    odds: book.decimals.map((decimal) => (decimal > 1 ? formatAmerican(decimal) : 'n/a')),
    decimals: book.decimals.map((decimal) => Math.round(decimal * 10_000) / 10_000),
    margin: book.margin,
    fairProbability: book.fairProbability,
    ageSeconds: Math.max(0, Math.round(book.ageSeconds)),
    weight: book.weight,
    leftOut: book.leftOut,
    offered: book.offered,
    canTake: book.canTake,
    ...(book.canTake && linked(book.book)),
  });
  return {
    outcomes: market.outcomes.map((outcome) => outcomeWithLine(event, market, outcome)),
    picked: market.outcomes.indexOf(selection),
    books: priced.books.map(seller),
    method: 'power',
    effectiveBooks: priced.effectiveBooks,
    fairProbabilitySd: priced.fairProbabilitySd,
    edgePositiveProbability: priced.edgePositiveProbability,
    methodRange: priced.methodRange,
    kelly: priced.kelly,
    kellyShrunk: priced.kellyShrunk,
    moves: moves.flatMap((move) => toMove(move, market.market)),
    notes: priced.notes.map((note) => NOTE_WORDS[note]),
  };
}

function outcomeWithLine(
  event: Candidate['event'],
  market: Candidate['market'],
  selection: Candidate['selection'],
): string {
  const line = selectionLine(market, selection);
  if (line === null) return outcomeLabel(event, selection);
  const signed = market.market === 'spread' && line > 0 ? `+${line}` : `${line}`;
  return `${outcomeLabel(event, selection)} ${signed}`;
}

function toMove({ at, lineHundredths, oddsDecimal }: PriceMove, market: string): Proof['moves'] {
  if (oddsDecimal === null) return [];
  const line = market === 'moneyline' ? null : lineHundredths / 100;
  return [{ at: at.toISOString(), line, odds: formatAmerican(oddsDecimal), oddsDecimal }];
}
