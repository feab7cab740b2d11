import { priceTextToDecimal } from '#engine/odds/price-text.ts';
import { expectedValueWithPush } from '#engine/odds/push.ts';
import { percent, shortPoints } from '../../words/format.ts';
import { type Asked, say } from '../calls/call.ts';
import { isMostShareAt } from '../calls/most-on-a-bet.ts';
import { sumsOf } from '../calls/sums-of.ts';
import type { Tagged } from '../calls/tagged.ts';
import { betOf } from './own-chance.ts';
import { decidedChance, focusOf, isStored } from './stored-bet.ts';

const DOUBTS =
  /\b(realistic|unrealistic|reasonable|unreasonable|plausible|optimistic|delusional|far ?fetched|too (high|low|generous|bullish)|way off|legit number|sane)\b/;
const CAPS = /\b(cap|max|limit|no more than|at most)\b/;
const OF_OWN = /\b(my|mine|that|the) (number|chance|estimate|prob\w*|percent\w*|win rate)\b/;
/** So much alone names a chance, and not whose. */
const IS_NUMBER = /^(and |so |but |ok )*(is|how (realistic|reasonable) is) \d{2}\S*( (percent|pct))?( \w+){0,3}$/;
const MOST_WORDS = 20;
const [LEAST, MOST] = [0.05, 0.95];
/** Within this the books say the same; from the other on it is much to claim against all of them. */
const [ALIKE, MUCH] = [0.01, 0.03];

/** "Is 52 even realistic" of a chance of one's own: beside the one that the books give the same bet. Null: no chance is doubted, or of no stored bet. */
export function chanceDoubted(read: Tagged): Asked | null {
  // With a bound on the stake it is told beside that.
  if (read.amounts.shares.some((share) => isMostShareAt(read.tokens, share)) || CAPS.test(read.plain)) return null;
  const told = doubtTold(read);
  if (told) return say(told.words, [], { focus: [told.focus], unjudged: true });
  const isOfNothing =
    DOUBTS.test(read.plain) && read.previous === null && read.mentions.length === 0 && IS_NUMBER.test(read.plain);
  return isOfNothing
    ? say('Realistic for which bet? Name it beside your chance: "is 55% realistic for the Chiefs".')
    : null;
}

export function doubtTold(read: Tagged) {
  const { plain, tokens, previous } = read;
  if (!DOUBTS.test(plain) || tokens.length > MOST_WORDS || previous?.ticket === true) return null;
  const own = sumsOf(previous).find((sum) => sum.kind === 'kelly' || sum.kind === 'ev');
  const before = own && own.fromBooks !== true && own.bet !== undefined ? own : undefined;
  const chance = doubted(read, before?.chance);
  const bet = chance === undefined ? null : betOf(read);
  if (chance === undefined || bet === null || !isStored(bet)) return null;
  const fair = decidedChance(bet);
  const price = read.mentions.length === 0 ? before?.price : undefined;
  return {
    words: `${bet.name}: the books, vig out, say ${percent(fair)}; ${apart(chance, fair)}${worth(bet, price)}`,
    focus: focusOf(bet),
  };
}

/** The one chance that is said, or the one that the sum before was made with. */
function doubted({ tokens, plain, amounts }: Tagged, before: number | undefined): number | undefined {
  const shares = amounts.shares.filter((share) => !isMostShareAt(tokens, share)).map(({ share }) => share);
  // Behind a sum with one's own chance its number needs no sign.
  const bare = before === undefined ? [] : tokens.flatMap(({ number }) => (isBare(number) ? number.value / 100 : []));
  const said = [...shares, ...bare].filter((share) => share >= LEAST && share <= MOST);
  return said.length > 0 ? said[0] : OF_OWN.test(plain) ? before : undefined;
}

const isBare = <Found extends { sign: unknown; dollars: boolean; suffix: string; percent: boolean }>(
  number: Found | null,
): number is Found =>
  number !== null && number.sign === null && !number.dollars && !number.percent && number.suffix === '';

function apart(chance: number, fair: number): string {
  const off = chance - fair;
  if (Math.abs(off) <= ALIKE) return `${percent(chance)} is realistic.`;
  const by = `${percent(chance)} is ${shortPoints(Math.abs(off)).replace('+', '')} ${off > 0 ? 'above' : 'below'} that`;
  return Math.abs(off) < MUCH
    ? `${by}: possible, if you know something they do not.`
    : `${by}, much to claim against all of them without a reason they lack.`;
}

/** What the price is worth to the books' chance, since a stake by one's own stands or falls with it. */
function worth({ win, push }: { win: number; push: number }, price: string | undefined): string {
  if (price === undefined) return '';
  const value = expectedValueWithPush({ win, push, lose: 1 - win - push }, priceTextToDecimal(price));
  return value > 0
    ? ` At their number ${price} still earns ${percent(value)}.`
    : ` At their number ${price} loses ${percent(-value)} on average, and Kelly stakes nothing.`;
}
