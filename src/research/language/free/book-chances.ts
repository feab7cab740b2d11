import { gameLabel } from '../../slate/leagues.ts';
import { consensusOfAll } from '../../tools/all-books.ts';
import { pickLabel } from '../../words/pick-label.ts';
import { inShort } from '../../words/short-names.ts';
import type { Tagged } from '../calls/tagged.ts';
import { type BookChance, bookChances, type MarketMeant, marketMeant } from './market-meant.ts';

/** One side of a market, what all books together make of it, and what each does. */
export type Told = { meant: MarketMeant; name: string; fair: number; books: BookChance[] };

export function chancesOf(read: Tagged): Told | null {
  const meant = marketMeant(read);
  if (!meant || meant.event.startsAt.getTime() <= read.nowMs) return null;
  const { event, market, side } = meant;
  const fair = consensusOfAll(event, market, read.nowMs);
  const chance = fair?.probabilities[market.outcomes.indexOf(side)];
  const label = inShort(pickLabel(event, market, side), gameLabel(event));
  return chance === undefined ? null : { meant, name: label, fair: chance, books: bookChances(meant, read.slate) };
}

export const byDistance =
  (fair: number) =>
  (one: BookChance, other: BookChance): number =>
    Math.abs(one.chance - fair) - Math.abs(other.chance - fair);
