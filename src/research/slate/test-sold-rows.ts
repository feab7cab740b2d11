import type { FeedPrice, Selection } from './price.ts';
import type { SideChange } from './prices-at.ts';
import type { RandomSlate } from './test-random-slate.ts';

/** A bet as every tool names it; `line` from the side's own view, null where it has none. */
export type NamedBet = {
  eventId: string;
  market: string;
  side: Selection;
  player: string | null;
  line: number | null;
};

const ORDER: readonly Selection[] = ['home', 'draw', 'away', 'over', 'under', 'yes', 'no'];

/** Of a spread the home side's line: one market whichever side it is read from. */
const marketLine = ({ market, side, line }: NamedBet): number =>
  Math.round((market === 'spread' && side === 'away' ? -(line ?? 0) : (line ?? 0)) * 100) + 0;

const ownLine = (bet: NamedBet): number => Math.round((bet.line ?? 0) * 100) + 0;

const rowLine = ({ market, selection, lineHundredths }: FeedPrice): number =>
  (market.endsWith('spread') && selection === 'away' ? -lineHundredths : lineHundredths) + 0;

/** All that one book sells of exactly this game, market, player and line, read from the rows: its main line before its alternates. */
function rowsAt({ stored }: RandomSlate, bet: NamedBet, bookKey: string): FeedPrice[] {
  const rows = (stored.prices.get(bet.eventId) ?? []).filter(
    (row) => row.bookKey === bookKey && row.player === (bet.player ?? '') && rowLine(row) === marketLine(bet),
  );
  const named = (market: string) => rows.filter((row) => row.market === market);
  const main = named(bet.market);
  const found = main.length > 0 ? main : named(`alternate_${bet.market}`);
  return found.toSorted((a, b) => ORDER.indexOf(a.selection) - ORDER.indexOf(b.selection));
}

/**
 * The outcomes of its market. What is decided after regular time is another bet than the final result, which is the one that is
 * meant outside of soccer wherever anybody sells it.
 */
export function outcomesOf(random: RandomSlate, bet: NamedBet): readonly Selection[] {
  if (bet.market === 'spread') return ['home', 'away'];
  if (bet.market !== 'moneyline') return ['over', 'under'];
  const isSoccer = random.stored.events.get(bet.eventId)?.sportKey.startsWith('soccer_') ?? false;
  const sold = [...random.stored.bookTitles.keys()]
    .map((key) => rowsAt(random, bet, key))
    .filter(({ length }) => length > 0);
  const areAllAfterRegularTime = sold.every((rows) => rows.some(({ selection }) => selection === 'draw'));
  return isSoccer || areAllAfterRegularTime ? ['home', 'draw', 'away'] : ['home', 'away'];
}

/** One book's prices of the whole market, by outcome; none where it does not sell just these. */
export function wholeAt(random: RandomSlate, bet: NamedBet, bookKey: string): FeedPrice[] {
  const rows = rowsAt(random, bet, bookKey);
  return rows.map(({ selection }) => selection).join() === outcomesOf(random, bet).join() ? rows : [];
}

/** The price of exactly this bet at one book that sells its market whole. */
export const rowOf = (random: RandomSlate, bet: NamedBet, bookKey: string): FeedPrice | undefined =>
  wholeAt(random, bet, bookKey).find(({ selection }) => selection === bet.side);

/** The books that sell exactly this bet, of those that go by a title where one is given. */
export function booksOn(random: RandomSlate, bet: NamedBet, title?: string): string[] {
  const titles = [...random.slate.bookTitles].filter(([, own]) => title === undefined || own === title);
  return titles.map(([key]) => key).filter((key) => rowOf(random, bet, key) !== undefined);
}

/** What was recorded of exactly this bet at one book as its main line, oldest first. */
export function mainChangesAt(random: RandomSlate, bet: NamedBet, bookKey: string): SideChange[] {
  const changes = random.history(bet.eventId).get(`${bet.market}|${bet.player ?? ''}`) ?? [];
  return changes.filter(
    (change) =>
      change.bookKey === bookKey && change.selection === bet.side && change.lineHundredths + 0 === ownLine(bet),
  );
}

/** The same and what was recorded of it among the book's alternate lines. */
export const changesAt = (random: RandomSlate, bet: NamedBet, bookKey: string): SideChange[] => [
  ...mainChangesAt(random, bet, bookKey),
  ...mainChangesAt(random, { ...bet, market: `alternate_${bet.market}` }, bookKey),
];
