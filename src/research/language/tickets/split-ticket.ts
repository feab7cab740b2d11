import type { Asked } from '../calls/call.ts';
import { plainText } from '../calls/plain-text.ts';
import { betsCall } from '../lists/about-bet.ts';
import type { BetFocus } from '../reading.ts';
import type { Edit } from './edit.ts';
import { PARTS } from './joined-bets.ts';

/** "Split em up", "play them as singles": its legs by themselves; free where they were judged with it. */
export function splitTicket(legs: readonly BetFocus[], { tokens, mentions, previous, pieces }: Edit): Asked | null {
  const isElse = mentions.length > 0 || pieces.some(({ kind }) => kind === 'price' || kind === 'line');
  if (isElse || !previous || !PARTS.test(plainText(tokens))) return null;
  const calls = [betsCall(legs, { ...previous, ticket: false })];
  return { kind: 'calls', calls, assumed: [], ...(previous.unjudged !== true && { explains: 'play' as const }) };
}
