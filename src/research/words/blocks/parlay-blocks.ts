import { type Block, type BlockOf, MOST_ROWS, type TableRow } from '#contract/blocks.ts';
import type { BookTotal, BuildParlayResult, Parlay } from '#contract/research/build-parlay.ts';
import type { PricedBet } from '#contract/research/priced-bet.ts';
import { dollars, plural } from '../format.ts';
import { startWords } from '../moment-words.ts';
import { age, NOTHING, said, totalOf, words, written } from './cells.ts';
import { doubtsOf } from './doubts.ts';
import { apartWords, parlayWords, type RefusedLeg, refusedWords, restWords, unmatchedWords } from './parlay-words.ts';
import { refusalBlocks } from './refusal-blocks.ts';
import { stakeWords, toneOf } from './stated-bet-blocks.ts';
import type { Told } from './told.ts';

type Table = BlockOf<'table'>;
type Columns = Table['columns'];

/** A parlay as an answer: what it pays and is worth, its legs, the other books. Legs that cannot be had come alone. */
export function parlayBlocks({ legs, parlay, apart, unmatched }: BuildParlayResult, told: Told): Block[] {
  const { bettor } = told;
  const refused = legs.flatMap(({ refusal, ...leg }): RefusedLeg[] => (refusal ? [{ ...leg, refusal }] : []));
  if (refused.length > 0)
    return [...refused.flatMap(refusedBlocks), said([restWords(legs, bettor), ...unmatchedWords(unmatched)].join(' '))];
  return [
    ...(parlay ? [said(parlayWords(parlay, unmatched, bettor)), legsTable(parlay, told), ...othersTable(parlay)] : []),
    ...(apart
      ? [
          said([apartWords(apart, parlay), ...(parlay ? [] : unmatchedWords(unmatched))].join(' ')),
          apartTable(apart.bets, told),
        ]
      : []),
  ];
}

const refusedBlocks = (leg: RefusedLeg, at: number): Block[] =>
  refusalBlocks({ ...leg.refusal, message: refusedWords(leg, at) });

const LEG: Columns = [
  { key: 'pick', label: 'Pick', kind: 'text' },
  { key: 'book', label: 'Book', kind: 'book' },
  { key: 'price', label: 'Price', kind: 'price' },
  { key: 'fair', label: 'Fair price', kind: 'fair' },
  { key: 'chance', label: 'Chance', kind: 'chance' },
  { key: 'edge', label: 'Edge', kind: 'rate' },
];
const STAKE: Columns = [{ key: 'stake', label: 'Stake', kind: 'text' }];
const AGE: Columns = [{ key: 'age', label: 'Age', kind: 'age' }];

function legsTable({ legs, book, notes, sameGame, dependence }: Parlay, told: Told): Table {
  return {
    kind: 'table',
    caption: `The ${plural(legs.length, 'leg')}, all at ${book}`,
    columns: [...LEG, ...AGE],
    rows: legs.map((leg) => ({ cells: [...legCells(leg, told), age(leg.ageSeconds)] })),
    total: null,
    ...noteOf([...notes, ...(sameGame ? [] : [dependence]), ...doubtsOf(legs, pickOf)]),
    evidenceIds: citedBy(legs),
  };
}

function legCells(leg: PricedBet, { nowMs, zone }: Told): TableRow['cells'] {
  const { pick, game, startsAt, book, text, decimal, verdict, passReason, edge } = leg;
  return [
    words(pick, `${game}, ${startWords(startsAt, nowMs, zone)}`),
    words(book),
    written(text, decimal),
    written(leg.fairText, leg.fairDecimal),
    written(leg.fairChanceText, leg.fairChance),
    {
      ...written(leg.edgeText, edge),
      detail: passReason === null ? verdict : `${verdict}: ${passReason}`,
      ...toneOf({ ev: edge, verdict }),
    },
  ];
}

const citedBy = (bets: readonly PricedBet[]): string[] => [...new Set(bets.flatMap(({ evidenceIds }) => evidenceIds))];

const pickOf = ({ pick }: PricedBet): string => pick;

const noteOf = (notes: readonly string[]): { note?: string } => (notes.length > 0 ? { note: notes.join('\n') } : {});

/** What every other book that takes all legs pays for them; of legs of one game only the product of its prices. */
function othersTable({ otherBooks, sameGame }: Parlay): Table[] {
  if (otherBooks.length === 0) return [];
  const shown = otherBooks.slice(0, MOST_ROWS);
  const hasReturns = otherBooks.some(({ payoutCents }) => payoutCents !== null);
  return [
    {
      kind: 'table',
      caption: sameGame ? 'The product of the prices at other books' : 'The same legs at other books',
      columns: [
        { key: 'book', label: 'Book', kind: 'book' },
        { key: 'price', label: sameGame ? 'Product' : 'Price', kind: 'price' },
        ...(hasReturns ? [{ key: 'returns', label: 'Returns', kind: 'money' as const }] : []),
      ],
      rows: shown.map((total) => ({ cells: totalCells(total, hasReturns) })),
      total: totalOf({ shown: shown.length, total: otherBooks.length, offset: 0 }, 'book'),
      ...(sameGame && { note: 'No book pays this for legs of one game: each has a same-game price of its own.' }),
      evidenceIds: [],
    },
  ];
}

const totalCells = ({ book, text, decimal, payoutCents }: BookTotal, hasReturns: boolean): TableRow['cells'] => [
  words(book),
  written(text, decimal),
  ...(hasReturns ? [payoutCents === null ? NOTHING : written(dollars(payoutCents), payoutCents)] : []),
];

/** Each leg as a bet by itself, with what is staked on it. */
function apartTable(bets: readonly PricedBet[], told: Told): Table {
  return {
    kind: 'table',
    caption: `The ${plural(bets.length, 'bet')}, each at its best book`,
    columns: [...LEG, ...STAKE, ...AGE],
    rows: bets.map((bet) => ({
      cells: [...legCells(bet, told), words(stakeWords(bet, told.bettor)), age(bet.ageSeconds)],
    })),
    total: null,
    ...noteOf(doubtsOf(bets, pickOf)),
    evidenceIds: citedBy(bets),
  };
}
