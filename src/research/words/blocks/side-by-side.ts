import type { BlockOf, TableCell, TableRow } from '#contract/blocks.ts';
import type { Comparison, JudgedPrice, PriceBetsResult, PricedStatedBet } from '#contract/research/price-bets.ts';
import { OTHER_SIDE } from '../../slate/other-side.ts';
import type { Bettor } from '../bettor.ts';
import { percent } from '../format.ts';
import { chance, NOTHING, price, words } from './cells.ts';
import { COUNTED, isCounted, perHundred, pricesOf, toneOf, whose } from './judged-words.ts';

type Bets = PriceBetsResult['bets'];
type Options = { bettor: Bettor; hasPush: boolean };

/** Stated bets in the bettor's own words: each at the price that was named and at the best there is, the better of them marked. */
export function sideBySide(bets: Bets, comparison: Comparison | null, bettor: Bettor): BlockOf<'table'> {
  const priced = bets.flatMap((bet, at) => (bet.priced ? [{ bet, at }] : []));
  const options = { bettor, hasPush: priced.some(({ bet }) => bet.chances.push > 0) };
  const rows = priced.flatMap(({ bet, at }): TableRow[] => {
    const prices = pricesOf(bet);
    const better = comparison?.better === at ? (bet.atAsked ?? bet.atBest) : null;
    return (prices.length > 0 ? prices : [null]).map((judged) => ({
      cells: rowCells(bet, judged, options),
      ...(judged !== null && judged === better && { mark: 'best' as const }),
    }));
  });
  const notes = [
    ...(priced.some(({ bet }) => pricesOf(bet).some((judged) => isCounted(bet, judged))) ? [COUNTED] : []),
    ...bothSidesNote(priced.map(({ bet }) => bet)),
    ...new Set(priced.flatMap(({ bet }) => bet.assumed)),
  ];
  return {
    kind: 'table',
    form: 'bets',
    caption: 'The bets side by side',
    columns: [
      { key: 'bet', label: priced.some(({ bet }) => bet.atAsked) ? 'Yours' : 'Bet', kind: 'text' },
      { key: 'price', label: 'Price', kind: 'price' },
      { key: 'book', label: 'Book', kind: 'book' },
      { key: 'win', label: 'Wins', kind: 'chance' },
      ...(options.hasPush ? [{ key: 'push', label: 'Pushes', kind: 'chance' as const }] : []),
      { key: 'fair', label: 'Fair', kind: 'fair' },
      { key: 'hundred', label: 'Per $100', kind: 'money' },
      { key: 'verdict', label: 'Verdict', kind: 'text' },
    ],
    rows,
    total: null,
    ...(notes.length > 0 && { note: notes.join(' ') }),
    evidenceIds: [...new Set(priced.flatMap(({ bet }) => bet.evidenceIds))],
  };
}

/** The least difference from a whole that a reader sees in figures of one decimal. */
const SEEN = 0.0015;

/** Why two sides of one market need not add up: each price is valued by the other books alone. */
function bothSidesNote(bets: readonly PricedStatedBet[]): string[] {
  const [one, other, ...more] = bets;
  if (!one || !other || more.length > 0 || !areOpposite(one, other)) return [];
  const [first, second] = [one, other].map((bet) => (bet.atAsked ?? bet.atBest)?.chances ?? bet.chances);
  if (!first || !second) return [];
  const sum = first.win + second.win + first.push;
  return Math.abs(sum - 1) < SEEN
    ? []
    : [
        `The two sides add up to ${percent(sum)}: each price is valued by the other books, not by the one that offers it.`,
      ];
}

const areOpposite = (one: PricedStatedBet, other: PricedStatedBet): boolean =>
  one.eventId === other.eventId &&
  one.market === other.market &&
  one.player === other.player &&
  OTHER_SIDE[one.side] === other.side &&
  (one.line ?? 0) === (one.market === 'spread' ? -1 : 1) * (other.line ?? 0);

function rowCells(bet: PricedStatedBet, judged: JudgedPrice | null, { bettor, hasPush }: Options): TableRow['cells'] {
  const { label, game, chances, fairDecimal } = bet;
  const push = judged?.chances.push ?? chances.push;
  return [
    words(label, game),
    price(bettor, judged?.decimal),
    judged ? words(whose(judged), bestWords(bet, judged)) : words('no book where you can bet'),
    winCell(bet, judged),
    ...(hasPush ? [push > 0 ? chance(push) : NOTHING] : []),
    price(bettor, fairDecimal),
    judged ? hundredCell(judged) : NOTHING,
    judged ? words(judged.verdict ?? 'not judged', judged.passReason ?? undefined) : NOTHING,
  ];
}

/** Whether a price is the best there is, and where it is sold if it was only named. */
function bestWords({ atAsked, atBest }: PricedStatedBet, judged: JudgedPrice): string | undefined {
  if (!atAsked || !atBest) return undefined;
  if (judged === atBest) return 'the best there is';
  return judged.from === 'stated' && judged.text === atBest.text ? `the best there is, at ${atBest.book}` : undefined;
}

const winCell = (bet: PricedStatedBet, judged: JudgedPrice | null): TableCell => ({
  ...chance(judged?.chances.win ?? bet.chances.win),
  ...(judged && isCounted(bet, judged) && { detail: `books say ${percent(bet.chances.win)}` }),
});

function hundredCell(judged: JudgedPrice): TableCell {
  const { text, value } = perHundred(judged.ev);
  return { text, value, detail: judged.evText, ...toneOf(judged) };
}
