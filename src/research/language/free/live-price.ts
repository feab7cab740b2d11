import { formatAmerican } from '#engine/odds/format-american.ts';
import { fairDecimalWithPush } from '#engine/odds/push.ts';
import { gameLabel } from '../../slate/leagues.ts';
import { percent } from '../../words/format.ts';
import { startWords } from '../../words/moment-words.ts';
import { type Asked, say } from '../calls/call.ts';
import type { Tagged } from '../calls/tagged.ts';
import { namedBets, refOf } from '../sums/bets-said.ts';
import { isStored, storedBet } from '../sums/stored-bet.ts';

const LIVE = /\b(live|in ?play|in ?game|mid ?game)\b/;
/** "A live dog" is one that may well win, and who lives in Ohio says where he is. */
const ELSE =
  /\b(live (dogs?|underdogs?|ones?|legs?|in)|i live|stays? live|hedg\w*|parlay|bankroll|kelly|cash\w*|boost\w*|have|got|took|hold\w*|ticket)\b/;

/** Who is ahead in a game that is on, what it stands at, or how far it is; and no forecast, and nobody who is to score. */
const NOW =
  /\b(whats|what|wats|hows|any|live|current|the) (the )?(live |current )?score\b(?! (gonna|going|will|be|first|last|prediction))|\b(winning|losing|leading|trailing)\b( (right now|rn|yet|it|this|still))?$|\b(up|down) (by|a|one|two|three|\d)\b|\bplaying\b.*\b(right now|rn|now)\b|\b(in|its|already|into) (the )?(1st|2nd|3rd|4th|first|second|third|fourth|final|last|\d(st|nd|rd|th)) (set|half|quarter|period|inning|round)\b|\b(at|its) (halftime|half)\b/;
const IS_UP = /^(up|down|winning|losing|ahead|leading)$/;

/** "Whats Buffalo +210 worth live": no live price is valued; how often it has to win, and what was fair before the start. */
export function livePrice(read: Tagged): Asked | null {
  const { plain, amounts, mentions } = read;
  const [price, ...others] = amounts.prices;
  const [mention] = mentions;
  if (ELSE.test(plain)) return null;
  if (!mention) return price ? null : stillOn(read);
  if (!price) return LIVE.test(plain) || NOW.test(plain) || asksIfUp(read) ? ofBegun(read) : null;
  if (!LIVE.test(plain)) return null;
  if (others.length > 0) return null;
  const begun = mention.persons.length === 0 ? mention.begun : null;
  const lead = begun
    ? `${gameLabel(begun)} has begun, and live prices are not stored or valued here.`
    : 'Live prices are not stored or valued here.';
  const needs = `At ${price.text} it has to win ${percent(1 / price.decimal)} of the time to break even.`;
  const text = [lead, needs, ...beforeStart(read)].join(' ');
  return say(text, [], begun ? { absent: text } : {});
}

/** "Gimme live ml", "whats the score" behind a game of which it was told that it is on. */
function stillOn({ plain, previous, tokens }: Tagged): Asked | null {
  const { absent = null } = previous ?? {};
  const isOn = absent?.includes(HAS_BEGUN) === true && tokens.length <= FEW_WORDS;
  return absent && isOn && (LIVE.test(plain) || NOW.test(plain)) ? say(absent, [], { absent }) : null;
}
const HAS_BEGUN = ' has begun, and live odds';
const FEW_WORDS = 8;

/** "Villa up?" */
function asksIfUp({ tokens, mentions: [mention], amounts }: Tagged): boolean {
  const next = mention ? tokens[mention.to] : undefined;
  const behind = tokens[(mention?.to ?? 0) + 1];
  const isEnd = behind === undefined || behind.afterBreak || /^(rn|right|yet|still|or|atm)$/.test(behind.text);
  return IS_UP.test(next?.text ?? '') && isEnd && amounts.lines.length === 0;
}

/** "Live odds on the Rays game" of today's, which has begun: none, and the next one of theirs does not stand in for it. */
function ofBegun({ plain, mentions, nowMs, where: { zone } }: Tagged): Asked | null {
  const [mention, other] = mentions;
  const begun = mention?.begun ?? null;
  if (!mention || !begun || (other && other.begun !== begun)) return null;
  const next = mention.persons.find(
    ({ name, event }) => event.startsAt.getTime() > nowMs && (name === begun.home || name === begun.away),
  );
  const then = next
    ? ` The next game of ${next.name} priced here is ${gameLabel(next.event)}, ${startWords(next.event.startsAt.toISOString(), nowMs, zone)}.`
    : '';
  const when = startWords(begun.startsAt.toISOString(), nowMs, zone);
  const text = `${gameLabel(begun)}${HAS_BEGUN} are not stored here. No live scores are either: it was due ${when}, and your book has both.${LIVE.test(plain) && !NOW.test(plain) ? then : ''}`;
  return say(text, [], { absent: text });
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
