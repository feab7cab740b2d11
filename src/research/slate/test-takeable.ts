import { bookOf } from '../books/registry.ts';
import type { FeedPrice } from './price.ts';
import { RANDOM_NOW, type RandomSlate } from './test-random-slate.ts';
import { booksOn, type NamedBet, rowOf, wholeAt } from './test-sold-rows.ts';

const HALF_AN_HOUR_MS = 1_800_000;

/**
 * Whether a book's price of exactly this bet can be taken now, by the rows: the game is ahead, the book sells every outcome with a
 * margin that can be meant, and confirmed it within half an hour of the newest of the market.
 */
export function isTakeable(random: RandomSlate, bet: NamedBet, bookKey: string): boolean {
  const event = random.slate.events.find(({ id }) => id === bet.eventId);
  if (!event || event.startsAt <= RANDOM_NOW) return false;
  const sound = booksOn(random, bet)
    .filter((key) => isSound(wholeAt(random, bet, key)))
    .map((key) => ({ key, atMs: rowOf(random, bet, key)?.quotedAt.getTime() ?? 0 }));
  const own = sound.find(({ key }) => key === bookKey);
  const newestMs = Math.max(...sound.map(({ atMs }) => atMs));
  return own !== undefined && newestMs - own.atMs <= HALF_AN_HOUR_MS;
}

function isSound(rows: readonly FeedPrice[]): boolean {
  const margin = rows.reduce((sum, { oddsDecimal }) => sum + 1 / oddsDecimal, 0) - 1;
  const { kind } = bookOf(rows[0]?.bookKey ?? '');
  return margin >= -1e-12 && margin <= (kind === 'exchange' || kind === 'prediction' ? 0.1 : 0.3);
}
