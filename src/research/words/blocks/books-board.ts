import type { Block, BlockOf } from '#contract/blocks.ts';
import type { BookRanking, RankedBook, ShowBoardResult } from '#contract/research/board.ts';
import { ageWords, list, plural } from '../format.ts';
import { age, NOTHING, said, words, written } from './cells.ts';

/** Books over many games: the one that was asked for first, then all of them with their figures. */
export function booksBoard({ asked }: ShowBoardResult, ranking: BookRanking): Block[] {
  const missing =
    asked.missing.length > 0 ? [`Too few of these games are priced at ${list(asked.missing)} to tell.`] : [];
  const lead = [ANSWERS[ranking.by](ranking, asked.books, asked.order !== null), ...missing, NOTES[ranking.by]]
    .filter(Boolean)
    .join(' ');
  return [said(lead), booksTable(ranking)];
}

const NOTES: Readonly<Record<BookRanking['by'], string>> = {
  hold: '',
  best_price:
    'A tie counts for each. That is what is stored now; how the books did before is not kept, and on one bet any of them can be the best.',
  age: 'A price counts as old from when its book last confirmed it; it may still be the right one.',
};

type Answer = (ranking: BookRanking, named: readonly string[] | null, isOfBooks: boolean) => string;

const ANSWERS: Readonly<Record<BookRanking['by'], Answer>> = {
  hold: holdAnswer,
  best_price: bestAnswer,
  age: ({ books, worstFirst, ...of }) => {
    const [first] = books;
    if (!first) return '';
    const which = worstFirst ? 'oldest' : 'newest';
    return `${first.book} has the ${which} prices: ${ageWords(first.ageSeconds)} old on average, over ${ofWhat(of)}.`;
  },
};

const ofWhat = ({ games, league, markets }: Pick<BookRanking, 'games' | 'league' | 'markets'>): string =>
  `${plural(games, `${league ?? ''} game`.trim())} (${list(markets)}, main lines)`;

/** What it costs at the best prices, then at one book: who keeps the least and the most of those where a bet can be placed. */
function holdAnswer(ranking: BookRanking, named: readonly string[] | null, isOfBooks: boolean): string {
  const { books, worstFirst } = ranking;
  const where = ofWhat(ranking);
  const [only, ...others] = books;
  if (named?.length === 1 && only && others.length === 0)
    return `${only.book} keeps ${hundredths(only.hold)} on average over ${where}.`;
  if (named !== null && only)
    return `${list(books.map(({ book, hold }) => `${book} ${hundredths(hold)}`))}: ${only.book} has the ${worstFirst ? 'highest' : 'lowest'} average hold of these, over ${where}.`;
  const taken = ofEnds(ranking, where);
  const cost = atBestText(ranking);
  // What it costs comes first where no book was asked for.
  return [isOfBooks ? taken : cost, isOfBooks ? cost : taken].filter(Boolean).join(' ');
}

function ofEnds({ books, worstFirst }: BookRanking, where: string): string {
  const open = books.filter(({ canBet }) => canBet);
  const [first, last] = [open[0] ?? books[0], open.at(-1)];
  if (!first) return '';
  const level = open.filter(({ hold }) => hundredths(hold) === hundredths(first.hold)).map(({ book }) => book);
  const end = (isHighest: boolean) => (isHighest ? 'highest' : 'lowest');
  const other =
    last && !level.includes(last.book) ? `; ${last.book} has the ${end(!worstFirst)}, ${hundredths(last.hold)}` : '';
  const lead =
    level.length > 1
      ? `${list(level)} are level at the ${end(worstFirst)}`
      : `${first.book} has the ${end(worstFirst)}`;
  return `${lead} average hold of the books where you can bet, ${hundredths(first.hold)}${other}, over ${where}.`;
}

/** What is kept at the best price of each side: of several markets which keeps the least. */
function atBestText({ atBest, perMarket, league, markets }: BookRanking): string {
  if (!atBest) return '';
  const [least, ...more] = perMarket;
  if (least && more.length > 0) {
    const others = list(more.map(({ market, average }) => `${hundredths(average)} on the ${market}`));
    return `${league ? `In the ${league} the` : 'The'} hold at the best prices averages ${hundredths(least.average)} on the ${least.market}, the least, against ${others}.`;
  }
  const range = atBest.least === atBest.most ? '' : `, from ${hundredths(atBest.least)} to ${hundredths(atBest.most)}`;
  return `The hold on the ${`${league ?? ''} ${list(markets)}`.trim()} is ${hundredths(atBest.average)} on average where you take the best price on each side${range}.`;
}

function bestAnswer(ranking: BookRanking, named: readonly string[] | null): string {
  const { books, among, worstFirst } = ranking;
  const where = ofWhat(ranking);
  const isOne = named?.length === 1;
  const [only] = books;
  if (isOne && only) return ofOne(only, where);
  const held = among === 'named' ? books : books.filter(({ canBet }) => canBet);
  const [first] = held;
  if (!first) return '';
  const often = worstFirst ? 'least' : 'most';
  const who =
    among === 'named'
      ? `Of ${list(books.map(({ book }) => book).toSorted())} the best price is ${often} often at ${first.book}`
      : `${first.book} has the best price you can take ${often} often`;
  return `${who}: on ${whole(first.bestShare)} of the sides it quotes, over ${where}.`;
}

/** "Is Bovada ever the best price": on so many of its sides, and whether a bet can be placed there. */
function ofOne({ book, bestShare, canBet, sides }: RankedBook, where: string): string {
  const count = Math.round((bestShare ?? 0) * sides);
  const reference = canBet ? '' : ` You cannot bet at ${book}; its prices are a reference only.`;
  const against = `no ${canBet ? 'other ' : ''}book where you can bet pays more`;
  const found =
    count === 0
      ? `No: ${book} has the best price on none of the ${sides} sides it quotes, over ${where}.`
      : `${book} has the best price on ${count} of the ${sides} sides it quotes (${whole(bestShare)}): there ${against}. That is over ${where}.`;
  return `${found}${reference}`;
}

const whole = (share: number | null): string => `${((share ?? 0) * 100).toFixed(0)}%`;
const hundredths = (hold: number | null): string => `${((hold ?? 0) * 100).toFixed(2)}%`;

const ORDERS = {
  hold: ['lowest average hold first', 'highest average hold first'],
  best_price: ['most often best first', 'least often best first'],
  age: ['newest prices first', 'oldest prices first'],
} as const;

function booksTable({ books, by, worstFirst, among, ...of }: BookRanking): BlockOf<'table'> {
  return {
    kind: 'table',
    caption: `Books over ${ofWhat(of)}, ${ORDERS[by][worstFirst ? 1 : 0]}`,
    columns: [
      { key: 'book', label: 'Book', kind: 'book' },
      { key: 'hold', label: 'Average hold', kind: 'rate' },
      { key: 'best', label: 'Best price', kind: 'rate' },
      { key: 'age', label: 'Average age', kind: 'age' },
    ],
    rows: books.map(({ book, canBet, hold, bestShare, ageSeconds }) => ({
      cells: [
        words(canBet ? book : `${book} (reference only)`),
        hold === null ? NOTHING : written(hundredths(hold), hold),
        bestShare === null ? NOTHING : written(`${whole(bestShare)} of sides`, bestShare),
        age(ageSeconds),
      ],
    })),
    total: { value: books.length, text: plural(books.length, 'book') },
    note:
      among === 'named'
        ? 'Best price: among these books.'
        : 'Best price: the share of the sides it quotes on which no book where you can bet pays more.',
    evidenceIds: [],
  };
}
