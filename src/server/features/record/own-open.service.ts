import type { OwnOpenPicks } from '#contract/record.ts';
import { formatAmerican } from '#engine/odds/format-american.ts';
import type { Db } from '../../platform/database/database.ts';
import type { SlateService } from '../slate/slate.service.ts';
import { readOwnBets } from './own-bets.service.ts';

/** What the answers of one account say to bet and what is not over: for its bettor at once, for others from the start of the game on. */
export async function readOwnOpen(
  { db, slate }: { db: Db; slate: Pick<SlateService, 'books'> },
  userId: string,
): Promise<OwnOpenPicks> {
  const [{ bets }, books] = await Promise.all([readOwnBets(db, userId), slate.books()]);
  const titles = new Map(books.map(({ key, title }) => [key, title]));
  const picks = bets
    .filter(({ state }) => state === 'open')
    .sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime())
    .map(({ pick, game, sport, verdict, units, odds, bookKey, decimal, startsAt, shownAt }) => ({
      ...{ pick, game, sport, verdict, units, priced: odds, oddsDecimal: decimal, odds: formatAmerican(decimal) },
      book: titles.get(bookKey) ?? bookKey,
      startsAt: startsAt.toISOString(),
      shownAt: shownAt.toISOString(),
    }));
  return { picks };
}
