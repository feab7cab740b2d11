import { formatAmerican } from '#engine/odds/format-american.ts';
import { fairDecimalWithPush } from '#engine/odds/push.ts';
import { gameLabel } from '../../slate/leagues.ts';
import { percent } from '../../words/format.ts';
import { type Asked, say } from '../calls/call.ts';
import type { Tagged } from '../calls/tagged.ts';
import { namedBets, refOf } from '../sums/bets-said.ts';
import { isStored, storedBet } from '../sums/stored-bet.ts';

const LIVE = /\b(live|in ?play|in ?game|mid ?game)\b/;
/** "A live dog" is one that may well win, and who lives in Ohio says where he is. */
const ELSE =
  /\b(live (dogs?|underdogs?|ones?|legs?|in)|i live|stays? live|hedg\w*|parlay|bankroll|kelly|cash\w*|boost\w*|have|got|took|hold\w*|ticket)\b/;

/** "Whats Buffalo +210 worth live": no live price is valued; how often it has to win, and what was fair before the start. */
export function livePrice(read: Tagged): Asked | null {
  const { plain, amounts, mentions } = read;
  const [price, ...others] = amounts.prices;
  const [mention] = mentions;
  if (!price || others.length > 0 || !mention || !LIVE.test(plain) || ELSE.test(plain)) return null;
  const begun = mention.persons.length === 0 ? mention.begun : null;
  const lead = begun
    ? `${gameLabel(begun)} has begun, and live prices are not stored or valued here.`
    : 'Live prices are not stored or valued here.';
  const needs = `At ${price.text} it has to win ${percent(1 / price.decimal)} of the time to break even.`;
  const text = [lead, needs, ...beforeStart(read)].join(' ');
  return say(text, [], begun ? { absent: text } : {});
}

/** Of the one bet that is named, where its game is still ahead here. */
function beforeStart(read: Tagged): string[] {
  const [named, ...others] = namedBets(read);
  const ref = named && others.length === 0 ? refOf({ ...named, price: null, book: null }, read) : null;
  const bet = ref === null || typeof ref === 'string' ? null : storedBet(ref, read);
  if (bet === null || !isStored(bet) || bet.win <= 0) return [];
  const { name, win, push } = bet;
  const fair = formatAmerican(fairDecimalWithPush({ win, push, lose: 1 - win - push }));
  return [`Before the start the fair price of ${name} is ${fair}: it wins ${percent(win)} of the time.`];
}
