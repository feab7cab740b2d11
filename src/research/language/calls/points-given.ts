import { mainLine } from '../../slate/main-line.ts';
import { signedLine } from '../../words/pick-label.ts';
import { shortTeam } from '../../words/short-names.ts';
import type { Asked } from './call.ts';
import { betsOf } from './left-out.ts';
import type { Tagged } from './tagged.ts';

const PLUS = /(\+ ?|\b(plus|getting|taking|catching|take|get) )(the )?(pts|points|x)\b/i;

/** "Giants +pts" of a side that gives points: that it gets none. */
export const pointsNotes = ({ text, slate }: Tagged, { calls }: Extract<Asked, { kind: 'calls' }>): string[] => {
  if (!PLUS.test(text)) return [];
  const [bet, ...others] = calls.flatMap(betsOf).filter(({ market }) => market === 'spread');
  const event = slate.events.find(({ id }) => id === bet?.eventId);
  const main = event && mainLine(event.markets.filter(({ market }) => market === 'spread'));
  if (!bet || others.length > 0 || !event || !main || (bet.side !== 'home' && bet.side !== 'away')) return [];
  const line = (bet.side === 'home' ? main.lineHundredths : -main.lineHundredths) / HUNDRED;
  const team = shortTeam(event[bet.side]);
  return line < 0 ? [`There are no points to take with ${team}: they are favored, ${team} ${signedLine(line)}.`] : [];
};
const HUNDRED = 100;
