import type { BlockOf, ColumnKind, TableRow } from '#contract/blocks.ts';
import type { LookUpRow } from '#contract/research/look-up.ts';
import { list } from '../format.ts';
import { startWords } from '../moment-words.ts';
import { NOTHING, words, written } from './cells.ts';
import { bookNote, bookRow, counted, limitRow, ownBetRow, priceRow, spelled } from './look-up-rows.ts';
import type { Told } from './told.ts';

type Columns = BlockOf<'table'>['columns'];

/** How the rows of one kind are shown, and what one of them is called. */
export type LookUpTable<Row> = {
  noun: string;
  columns: Columns;
  row: (row: Row, told: Told) => TableRow;
  note?: (rows: readonly Row[]) => string;
};

type Tables = { [Kind in LookUpRow['kind']]: LookUpTable<Extract<LookUpRow, { kind: Kind }>> };

const columns = (...all: [key: string, label: string, kind?: ColumnKind][]): Columns =>
  all.map(([key, label, kind = 'text']) => ({ key, label, kind }));

export const LOOK_UP_TABLES: Tables = {
  term: {
    noun: 'term',
    columns: columns(['term', 'Term'], ['also', 'Also called']),
    row: ({ term, alsoCalled }) => ({ cells: [words(spelled(term)), words(alsoCalled.join(', ') || NOTHING.text)] }),
  },
  record: {
    noun: 'sport',
    columns: columns(['sport', 'Sport'], ['picks', 'Picks recorded', 'count']),
    row: ({ sport, picks }) => ({ cells: [words(sport), counted(picks)] }),
  },
  own_bet: {
    noun: 'bet',
    columns: columns(
      ['pick', 'Bet'],
      ['price', 'Price when shown', 'price'],
      ['book', 'Book', 'book'],
      ['verdict', 'Verdict'],
      ['stake', 'Advised stake', 'count'],
      ['state', 'Result'],
      ['profit', 'Profit', 'count'],
      ['close', 'Closing line value', 'rate'],
    ),
    row: ownBetRow,
  },
  book: {
    noun: 'book',
    columns: columns(
      ['book', 'Book', 'book'],
      ['kind', 'Kind'],
      ['open', 'You can bet there'],
      ['priced', 'Prices now'],
      ['states', 'States', 'count'],
      ['sharpness', 'Counts as'],
      ['commission', 'Commission', 'rate'],
      ['checked', 'States as of', 'time'],
    ),
    row: bookRow,
    note: bookNote,
  },
  sport: {
    noun: 'league',
    columns: columns(
      ['sport', 'League'],
      ['games', 'Games ahead', 'count'],
      ['next', 'Next starts', 'time'],
      ['markets', 'Priced'],
      ['books', 'Books', 'count'],
    ),
    row: ({ sport, games, nextStartsAt, markets, books }, { nowMs, zone }) => ({
      cells: [
        words(sport),
        counted(games),
        written(startWords(nextStartsAt, nowMs, zone), nextStartsAt),
        words(list(markets)),
        counted(books),
      ],
    }),
  },
  price: {
    noun: 'offer',
    columns: columns(
      ['name', 'What'],
      ['tokens', 'Tokens', 'count'],
      ['cost', 'Costs', 'money'],
      ['each', 'A token', 'money'],
    ),
    row: priceRow,
  },
  limit: {
    noun: 'limit',
    columns: columns(['limit', 'Limit'], ['amount', 'Set to'], ['used', 'Used'], ['pending', 'Change that waits']),
    row: limitRow,
  },
};
