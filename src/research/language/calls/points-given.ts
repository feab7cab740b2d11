import { signedLine } from '../../words/pick-label.ts';
import { shortTeam } from '../../words/short-names.ts';
import type { Asked } from './call.ts';
import { betsOf } from './left-out.ts';
import type { Tagged } from './tagged.ts';
import { spreadOf } from './teaser-calls.ts';

const PLUS = /(\+ ?|\b(plus|getting|taking|catching|take|get) )(the )?(pts|points|x)\b/i;

/** "Giants +pts" of a side that gives points: that it gets none. */
export const pointsNotes = ({ text, slate }: Tagged, { calls }: Extract<Asked, { kind: 'calls' }>): string[] => {
  if (!PLUS.test(text)) return [];
  const [bet, ...others] = calls.flatMap(betsOf).filter(({ market }) => market === 'spread');
  const event = slate.events.find(({ id }) => id === bet?.eventId);
  if (!bet || others.length > 0 || !event || (bet.side !== 'home' && bet.side !== 'away')) return [];
  const line = spreadOf(event, bet.side);
  const team = shortTeam(event[bet.side]);
  return line !== null && line < 0
    ? [`There are no points to take with ${team}: they are favored, ${team} ${signedLine(line)}.`]
    : [];
};
