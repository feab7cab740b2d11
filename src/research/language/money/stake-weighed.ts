import { dollars, list, unitsWords } from '../../words/format.ts';
import { type Asked, say } from '../calls/call.ts';
import { sumsOf } from '../calls/sums-of.ts';
import type { Tagged } from '../calls/tagged.ts';
import { rollOf } from '../sums/roll-of.ts';
import { type JudgedSpoken, judgedSpoken } from './judged-spoken.ts';

const WEIGHS =
  /\b(too (much|big|high|heavy|little|small|risky)|overbetting|a lot|ok|okay|fine|reasonable|smart|dumb|crazy|sensible|safe|good|right|enough|should i|do i|can i|would u|would you|is|or)\b/;
/** The stake itself is doubted, and not the bet. */
const TOO_MUCH =
  /\b(too (much|big|high|heavy|risky)|overbetting|a lot|ok|okay|fine|reasonable|smart|dumb|crazy|sensible|safe)\b/;
const ELSE =
  /\b(win|wins|won|pay|pays|payout|return|returns|profit|make|back|hedge\w*|kelly|parlay\w*|boost\w*|free bet|lose|loses|lost|units?|each|both|cash ?out|odds|price|max|most|track|log)\b/;
const MOST_WORDS = 20;
const MOST_STAKES = 2;

const UNIT_SHARE = 0.01;
const MOST_SHARE = 0.02;
/** So much over what it is worth is no matter of rounding. */
const NEAR = 1.25;

/**
 * "Is 10 on it too much if I got 100", "25 or 50 on it w a 2k roll" behind a bet that was judged: each stake beside what that bet is
 * worth of the money, free. Null: no stake is weighed, or it is not known of how much money or of which bet.
 */
export function stakeWeighed(read: Tagged): Asked | null {
  const { plain, tokens, amounts } = read;
  const isElse = amounts.prices.length + amounts.shares.length > 0 || ELSE.test(plain);
  const roll = rollBeside(read) ?? allThereIs(read) ?? rollOf(read);
  if (roll === undefined || isElse || !WEIGHS.test(plain) || tokens.length > MOST_WORDS) return null;
  const stakes = stakesOf(read, roll);
  if (stakes.length === 0 || stakes.length > MOST_STAKES) return null;
  const most = Math.max(...stakes);
  if (most > roll) return stakes.length === 1 && TOO_MUCH.test(plain) ? say(overRoll(most, roll)) : null;
  if (stakes.length > 1 && !/\bor\b/.test(plain)) return null;
  const bet = judgedSpoken(read);
  return (
    bet &&
    say(
      weighed(
        bet,
        stakes.toSorted((a, b) => a - b),
        roll,
      ),
    )
  );
}

const ALL =
  /\b(all (that )?(i|ive|we) (got|have|had|own)|all my money|everything i (got|have)|my (whole|entire) (roll|bankroll))\b/;
const THAT =
  /\b(is|isnt|was|would|wouldnt|thats|its|seems?|that|this|it) (?:(?:that|this|it|be|kinda|way|just|is) )*(too|a lot|ok|okay|fine|reasonable|smart|dumb|crazy|sensible|safe|risky|overbetting)\b/;

/** "If 50 is all I got": the largest of what is named is all that there is. */
function allThereIs({ plain, amounts }: Tagged): number | undefined {
  const cents = ALL.test(plain) ? amounts.money.map((one) => one.cents) : [];
  return cents.length > 0 ? Math.max(...cents) : undefined;
}

/** The money that is named beside what there is; "is that too much" is of the stake that was paid out before. */
function stakesOf({ plain, amounts, previous }: Tagged, roll: number): number[] {
  const named = amounts.money.flatMap(({ cents }) => (cents === roll ? [] : [cents]));
  const [sum, ...others] = sumsOf(previous);
  if (named.length > 0 || !THAT.test(plain)) return named;
  if (sum?.kind === 'payout' && sum.stakeCents !== undefined && others.length === 0) return [sum.stakeCents];
  return ALL.test(plain) && amounts.money.length > 0 ? [roll] : [];
}

const HAD = /^(got|have|had|only|just|with|w|of|has)$/;
const LEAST_TIMES = 4;

/** "I got 200, is 10 ok on it": of two amounts the larger by far is what there is, where it is said to be had. */
function rollBeside({ amounts, tokens, reading }: Tagged): number | undefined {
  const [less, more, ...others] = amounts.money.toSorted((a, b) => a.cents - b.cents);
  if (reading.bankroll != null || !less || !more || others.length > 0 || more.cents < LEAST_TIMES * less.cents)
    return undefined;
  return HAD.test(tokens[more.from - 1]?.text ?? '') ? more.cents : undefined;
}

function weighed(bet: JudgedSpoken, stakes: readonly number[], roll: number): string {
  const at = `${bet.name} at ${bet.price}${bet.book === null ? '' : ` (${bet.book})`}`;
  const told = `${list(stakes.map((cents) => `${dollars(cents)} is ${shareOf(cents, roll)}`))} of ${dollars(roll)}`;
  const [unit, most] = [roll * UNIT_SHARE, roll * MOST_SHARE];
  if (bet.units === 0) {
    const lead = stakes.length > 1 ? 'Neither' : 'That is too much';
    const wait = bet.worst === null ? '' : ` It would be a bet from ${bet.worst} on.`;
    return `${lead}: nothing belongs on ${at}, which is a pass.${wait} ${told}; even a good bet takes 1% to 2%, ${dollars(unit)} to ${dollars(most)}.`;
  }
  const worth = Math.round(unit * bet.units);
  const [least = 0] = stakes;
  const rule = `${at} is worth ${unitsWords(bet.units)}, ${dollars(worth)}`;
  if (least > worth * NEAR) {
    const lead = stakes.length > 1 ? 'Neither' : 'That is more than I would put on it';
    return `${lead}: ${rule}. ${told}${least > most ? `, and ${dollars(most)} is the most for any one bet` : ''}.`;
  }
  const fitting = stakes.findLast((cents) => cents <= worth * NEAR) ?? least;
  const lead = stakes.length > 1 ? dollars(fitting) : 'That is fine';
  return `${lead}: ${rule}. ${told}.`;
}

const overRoll = (stake: number, roll: number): string =>
  `${dollars(stake)} is more than the whole bankroll you told me of, ${dollars(roll)}, so it is too much on anything. Even a good bet takes 1% to 2% of it, ${dollars(roll * UNIT_SHARE)} to ${dollars(roll * MOST_SHARE)}.`;

const shareOf = (cents: number, roll: number): string => `${Number(((cents / roll) * 100).toFixed(2))}%`;
