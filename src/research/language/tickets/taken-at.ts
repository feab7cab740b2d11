import type { BetRefDraft } from '#contract/research/bet.ts';
import type { Slate } from '../../slate/slate.ts';

/** Whether a book has a price on every leg, as far as its title tells. */
export function takenAt(
  title: string,
  legs: readonly BetRefDraft[],
  { events, bookTitles }: Pick<Slate, 'events'> & { bookTitles?: Slate['bookTitles'] },
): boolean {
  const key = [...(bookTitles ?? [])].find(([, one]) => one === title)?.[0];
  if (key === undefined) return true;
  return legs.every(({ eventId, market, player, line, side }) =>
    events
      .find(({ id }) => id === eventId)
      ?.markets.some(
        (one) =>
          one.market === market &&
          (player == null || one.player === player) &&
          isOfLine(one.lineHundredths, line ?? null, side === 'away' && market === 'spread') &&
          one.quotes.some(({ bookKey }) => bookKey === key),
      ),
  );
}

const isOfLine = (hundredths: number, line: number | null, isFlipped: boolean): boolean =>
  line === null || hundredths === Math.round(line * (isFlipped ? -100 : 100));
