import type { PriceMove } from '../slate/slate.ts';
import { type BettorSlate, writeOdds } from './bettor.ts';
import type { Candidate } from './candidates.ts';
import { ageWords, plural } from './format.ts';
import { feedName } from './leagues.ts';
import type { SourcedItem } from './sourced-item.ts';

type ShownMove = PriceMove & { oddsDecimal: number };

type Told = { now: Date /** By default the book that offers the price. */; bookKey?: string; id?: string };

/** How a book's price came to be: where it was first recorded and where it stands. */
export function movesItem(
  { priced, event, market }: Candidate,
  slate: BettorSlate,
  moves: readonly PriceMove[],
  { now, bookKey = priced.book, id = 'moves' }: Told,
): SourcedItem[] {
  const shown = moves.flatMap((move): ShownMove[] =>
    move.oddsDecimal === null ? [] : [{ ...move, oddsDecimal: move.oddsDecimal }],
  );
  const first = shown[0];
  const last = shown.at(-1);
  if (!first || !last || shown.length < 2) return [];
  const movedLine = first.lineHundredths !== last.lineHundredths;
  const show = (move: ShownMove): string =>
    movedLine
      ? `${lineOf(move, market.market)} (${writeOdds(slate.bettor, move.oddsDecimal)})`
      : writeOdds(slate.bettor, move.oddsDecimal);
  const book = slate.bookTitles.get(bookKey) ?? bookKey;
  const values = {
    book,
    from: show(first),
    to: show(last),
    times: plural(shown.length - 1, 'move'),
    since: ageWords(Math.max(0, now.getTime() - first.at.getTime()) / 1000),
    way: movedLine ? 'line' : wayOf(first.oddsDecimal, last.oddsDecimal),
  };
  return [
    {
      item: { id, eventId: event.id, values },
      source: {
        id,
        name: `${book} price history (${feedName(slate)})`,
        text: `From ${values.from} to ${values.to} in ${values.times}, first recorded ${values.since} ago`,
        observedAt: last.at.toISOString(),
      },
    },
  ];
}

const wayOf = (from: number, to: number): string => (to > from ? 'longer' : to < from ? 'shorter' : 'same');

function lineOf({ lineHundredths }: ShownMove, market: string): string {
  const line = lineHundredths / 100;
  return market === 'spread' && line > 0 ? `+${line}` : `${line}`;
}
