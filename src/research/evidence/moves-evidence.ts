import { feedName } from '../slate/leagues.ts';
import type { PriceMove } from '../slate/slate.ts';
import type { Candidate } from '../tools/best-bets/candidates.ts';
import { type BettorSlate, writeOdds } from '../words/bettor.ts';
import { ageWords, plural } from '../words/format.ts';
import { selectionLine } from '../words/pick-label.ts';
import { confirmedAt } from './confirmed-at.ts';
import type { SourcedItem } from './sourced-item.ts';

type ShownMove = PriceMove & { oddsDecimal: number };

type Told = { now: Date /** By default the book that offers the price. */; bookKey?: string; id?: string };

type Bet = Pick<Candidate, 'market' | 'selection'>;

/** The line from the bet's own side, as recorded moves give it; 0 where the market has none. */
export const recordedLine = ({ market, selection }: Bet): number =>
  Math.round((selectionLine(market, selection) ?? 0) * 100);

/**
 * The moves of this very bet. A book's history of a side holds every line that it had: the price of another line is another
 * bet's.
 */
export function movesOnLine(bet: Bet, moves: readonly PriceMove[]) {
  const lineHundredths = recordedLine(bet);
  return moves.filter((move) => move.lineHundredths === lineHundredths);
}

/** How a book's price came to be: where it was first recorded and where it stands. */
export function movesItem(
  { priced, event }: Candidate,
  slate: BettorSlate,
  moves: readonly PriceMove[],
  { now, bookKey = priced.book, id = 'moves' }: Told,
): SourcedItem[] {
  const shown = moves.flatMap((move): ShownMove[] =>
    move.oddsDecimal === null ? [] : [{ ...move, oddsDecimal: move.oddsDecimal }],
  );
  const first = shown[0];
  const recorded = shown.at(-1);
  if (!first || !recorded || shown.length < 2) return [];
  const show = (move: ShownMove): string => writeOdds(slate.bettor, move.oddsDecimal);
  const book = slate.bookTitles.get(bookKey) ?? bookKey;
  const seller = priced.books.find((one) => one.book === bookKey);
  // It ends where the book stands now, though the history may be a refresh behind.
  const oddsDecimal = seller?.decimals[priced.outcome] ?? recorded.oddsDecimal;
  const last = { ...recorded, oddsDecimal };
  // A change too small to be seen in the price as it is written is no move to who reads it.
  const isBehind = show(last) !== show(recorded);
  const values = {
    book,
    from: show(first),
    to: show(last),
    times: plural(shown.length - (isBehind ? 0 : 1), 'move'),
    since: since(first, now),
    way: wayOf(first.oddsDecimal, last.oddsDecimal),
  };
  return [
    {
      item: { id, eventId: event.id, values },
      source: {
        id,
        name: `${book} price history (${feedName(slate)})`,
        text: `From ${values.from} to ${values.to} in ${values.times}, first recorded ${values.since} ago`,
        // The history is as old as its last price, which the book has confirmed since it moved there.
        observedAt: (seller ? confirmedAt(priced, seller.ageSeconds) : last.at).toISOString(),
      },
    },
  ];
}

const since = ({ at }: PriceMove, now: Date): string => ageWords(Math.max(0, now.getTime() - at.getTime()) / 1000);

/** How old a history is, as it is told; empty for one without a price. */
export function historyAge(moves: readonly PriceMove[], now: Date): string {
  const first = moves.find(({ oddsDecimal }) => oddsDecimal !== null);
  return first ? since(first, now) : '';
}

const wayOf = (from: number, to: number): string => (to > from ? 'longer' : to < from ? 'shorter' : 'same');
