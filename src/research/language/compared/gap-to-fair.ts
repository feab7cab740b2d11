import { gapWords } from '../../words/gap-words.ts';
import { type Asked, say } from '../calls/call.ts';
import type { Tagged } from '../calls/tagged.ts';
import { betsCall } from '../lists/about-bet.ts';
import { pointedOut } from '../lists/pointed-out.ts';
import type { BetFocus } from '../reading.ts';
import { asksFairBoth, fairBoth } from './fair-both.ts';
import { sideOf } from './unjudged-compared.ts';

const ASKS =
  /\bhow (far|close|near|much|short|many cents)\b.{0,30}\b(fair|true|consensus|market)\b|\b(distance|gap|difference)\b.{0,20}\bfair\b|\b(far|short|off|away) (from|of) (the )?(fair|true)\b|\b(vs|versus|against|compared (to|with)) (the )?(consensus|market|fair( price| one)?|other books)\b/;
const MOST_WORDS = 12;

/** "How far is it from the fair price" of what was judged or shown; "whats the no vig on that" of both sides that were. */
export function gapToFair(read: Tagged): Asked | null {
  const { plain, previous, mentions, amounts, tokens, reading } = read;
  const how = howFair(read);
  if (how) return how;
  const isElse = mentions.length + amounts.prices.length + amounts.money.length + reading.leagues.length > 0;
  if (!previous || isElse || tokens.length > MOST_WORDS || previous.ticket === true) return null;
  if (asksFairBoth(plain)) return fairBoth(read);
  if (!ASKS.test(plain)) return null;
  const all =
    previous.list === true ? [(previous.focus ?? [])[(previous.pointed ?? 1) - 1]] : pointedOut(plain, previous);
  const bets = all.flatMap((bet) => bet ?? []);
  const [bet] = bets;
  if (!bet) return null;
  if (previous.unjudged !== true)
    return { kind: 'calls', calls: [betsCall(bets, previous)], assumed: [], explains: 'gap' };
  const [gap] = gapOf(bet, read);
  return gap === undefined ? null : say(gap);
}

/** How far the best price of a bet is from the fair one; none where it has no price that can be taken. */
export function gapOf(bet: BetFocus, read: Tagged): string[] {
  const side = sideOf(bet, read);
  if (!side || side.price === null) return [];
  const { name, chance, price } = side;
  const texts = { text: read.odds(price), fairText: read.odds(1 / chance) };
  return [gapWords({ name, ...texts, decimal: price, fairDecimal: 1 / chance, ev: chance * price - 1 })];
}

const HOW_FAIR = /\bhow(s| is| was| are| can| come| do you get| did you get)?( the| it)? (fair|fair price)\b/;

/** "How is fair +109" of one bet that was judged: who says so. */
function howFair({ plain, previous, mentions, tokens }: Tagged): Asked | null {
  const isJudged =
    previous !== null && previous.unjudged !== true && previous.list !== true && previous.ticket !== true;
  if (!isJudged || !HOW_FAIR.test(plain) || mentions.length > 0 || tokens.length > MOST_WORDS) return null;
  const bets = pointedOut(plain, previous);
  return bets.length === 0 ? null : { kind: 'calls', calls: [betsCall(bets, previous)], assumed: [], explains: 'fair' };
}
