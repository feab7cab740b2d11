import type { After } from '../acts/act.ts';
import type { Asked } from '../calls/call.ts';
import type { Tagged } from '../calls/tagged.ts';
import { ofThatGame } from './of-that-game.ts';
import { propsListed, propsOn } from './props-listed.ts';
import { propsOfPlayer } from './props-of-player.ts';
import { rowOfProps } from './row-of-props.ts';
import { statOfSpoken } from './stat-of-spoken.ts';

/** Behind these props may be a condition on what was shown: other readers are asked before. */
const OF_PICKS: ReadonlySet<After> = new Set<After>(['list', 'parlay', 'bets']);
const waits = ({ previous, after }: Tagged): boolean => previous === null || OF_PICKS.has(after);

/** What goes on from a list of props; "Lamar props?" behind games or prices, which is a list of its own. */
export const propsBeside = (read: Tagged): Asked | null =>
  ofThatGame(read) ??
  statOfSpoken(read) ??
  rowOfProps(read) ??
  propsOn(read) ??
  (waits(read) ? null : (propsOfPlayer(read) ?? propsListed(read)));

/** A list of props where nothing else was read of what was shown. */
export const propsAnew = (read: Tagged): Asked | null => (waits(read) ? propsListed(read) : null);
