import { percent } from '../../words/format.ts';
import { type Asked, say } from '../calls/call.ts';
import type { Tagged } from '../calls/tagged.ts';

const LIVE =
  /\b(?:live|in[- ]game|in play|at (?:the )?half(?:time)?|(?:1st|2nd|3rd|4th|first|second|third|fourth) (?:quarter|q|half|period|inning)|q[1-4])\b/i;
const STILL = /\b(now|cut|lead|leads|leading|trail\w*|down|up|tied|scored|its|theyre|moved|went)\b/;
const MOST_WORDS = 12;

/** "They cut it to 4, now +125" behind a price in a game that is on: no better known than the one before. */
export function stillLive({ plain, tokens, mentions, amounts, previous }: Tagged): Asked | null {
  const [price, ...others] = amounts.prices;
  const isOn = LIVE.test(previous?.asked ?? '') && STILL.test(plain) && tokens.length <= MOST_WORDS;
  if (!isOn || !price || others.length + mentions.length > 0) return null;
  return say(
    `Live prices are not stored or valued here. At ${price.text} it has to win ${percent(1 / price.decimal)} of the time to break even.`,
    [],
    { focus: previous?.focus ?? [], unjudged: true },
  );
}
