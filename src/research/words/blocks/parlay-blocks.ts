import type { Block, BlockOf, TableRow } from '#contract/blocks.ts';
import type { BuildParlayResult } from '#contract/research/build-parlay.ts';
import type { PricedBet } from '#contract/research/priced-bet.ts';
import { plural } from '../format.ts';
import { startWords } from '../moment-words.ts';
import { age, said, words, written } from './cells.ts';
import { doubtsOf } from './doubts.ts';
import { stakeWords, toneOf } from './judged-words.ts';
import { apartWords, parlayWords, type RefusedLeg, refusedWords, restWords, unmatchedWords } from './parlay-words.ts';
import { refusalBlocks } from './refusal-blocks.ts';
import { ticketBlock } from './ticket-block.ts';
import type { Told } from './told.ts';

type Table = BlockOf<'table'>;
type Columns = Table['columns'];

/** A parlay as an answer: what it pays and is worth, its legs, the other books. Legs that cannot be had come alone. */
export function parlayBlocks({ legs, parlay, apart, unmatched, rest }: BuildParlayResult, told: Told): Block[] {
  const { bettor } = told;
  const refused = legs.flatMap(({ refusal, ...leg }): RefusedLeg[] => (refusal ? [{ ...leg, refusal }] : []));
  if (refused.length > 0)
    return [
      ...refused.flatMap(refusedBlocks),
      said([restWords({ legs, ...(rest && { rest }) }, bettor), ...unmatchedWords(unmatched)].join(' ')),
    ];
  return [
    ...(parlay ? [said(parlayWords(parlay, unmatched, bettor)), ticketBlock(parlay, told)] : []),
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
