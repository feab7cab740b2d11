import type { After } from '../acts/act.ts';
import type { Asked } from '../calls/call.ts';
import type { Tagged } from '../calls/tagged.ts';
import { propsListed, propsOn } from './props-listed.ts';
import { propsOfPlayer } from './props-of-player.ts';

/** Behind these props may be a condition on what was shown. */
const OF_PICKS: ReadonlySet<After> = new Set<After>(['list', 'parlay', 'bets']);

/** What goes on from a list of props; "Lamar props?" behind games or prices, which is a list of its own. */
export function propsBeside(read: Tagged): Asked | null {
  const onward = propsOn(read);
  if (onward !== null || read.previous === null || OF_PICKS.has(read.after)) return onward;
  return propsOfPlayer(read) ?? propsListed(read);
}
