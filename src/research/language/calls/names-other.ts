import { betOf } from './focus.ts';
import { gameAhead } from './game-ahead.ts';
import type { Tagged } from './tagged.ts';

/** "Him to score, worth it", "at bet365, yes or no" behind one bet: another one of the same player or side, and nothing of the first. */
export function namesOther({ previous, said, slate, nowMs, likeliest, mentions }: Tagged): boolean {
  const [focus, ...others] = previous?.focus ?? [];
  const [bet, ...more] = said;
  if (!focus || !bet || others.length + more.length + mentions.length > 0 || !JUDGES.has(likeliest.act)) return false;
  const event = gameAhead(focus, { events: slate.events, nowMs });
  if (!event || previous?.ticket === true) return false;
  const { direction } = betOf(focus, event);
  const isToScore = bet.direction === 'yes' && direction !== 'yes';
  const isAtOther = bet.book !== null && bet.book !== (focus.book ?? null);
  return isToScore || isAtOther;
}
const JUDGES: ReadonlySet<Tagged['likeliest']['act']> = new Set<Tagged['likeliest']['act']>(['play', 'judge']);
