import { dollars } from '../../words/format.ts';
import type { Asked } from '../calls/call.ts';
import { calculated, say } from '../calls/call.ts';
import { sumsOf } from '../calls/sums-of.ts';
import type { Tagged } from '../calls/tagged.ts';
import { betsCall } from '../lists/about-bet.ts';
import { pointedOut } from '../lists/pointed-out.ts';
import type { BetFocus } from '../reading.ts';
import { shownBet, spokenBet } from './bets-said.ts';

const ASKS =
  /\bhow (much|many (units|dollars|bucks)|big)\b(?! (do|does|would|will|did) (i|it|that|they|we) (win|get|make|pay|return|lose|profit))(?!.*\b(win|pay|pays|profit|return|back|cost|lose|tokens?)\b)/;
const OF_THEM = /\b(each|them|those|these|it|that|this|both|all|one|either)\b/;
const ELSE =
  /\b(kelly|hedg\w*|parlay|teaser|if i think|in a row|ruin|broke|lock\w*|cover|insure|guarantee\w*|either way|cash ?out|free bet|boost\w*)\b/;
const MOST_WORDS = 20;

/**
 * "No, 800 is my bankroll, how much on each", "how many units would you bet on it" behind bets that were judged: the stake that the
 * verdict says, in dollars where the bankroll is known. Free. Null: a sum is asked for, or nothing was judged.
 */
export function stakesOfJudged(read: Tagged): Asked | null {
  const either = oneOrOther(read);
  if (either) return either;
  const { plain, tokens, previous, amounts } = read;
  if (!previous || !ASKS.test(plain) || ELSE.test(plain) || tokens.length > MOST_WORDS) return null;
  const kelly = inDollars(read) ?? onScreen(read);
  if (kelly) return kelly;
  const shown = shownIn(read);
  const isOfRoll = read.reading.bankroll != null || OF_THEM.test(plain) || read.mentions.length > 0;
  if (shown.length === 0 || !isOfRoll || amounts.shares.length > 0 || !areOwnPrices(read, shown)) return null;
  return { kind: 'calls', calls: [betsCall(shown, { ...previous, ticket: false })], assumed: [], explains: 'stake' };
}

const DOLLARS = /\bhow (much|many) (dollars|bucks|money|cash)\b|\bin (dollars|money|cash)\b/;

/** "How many dollars" behind a Kelly stake: it once more. */
function inDollars({ plain, previous, amounts, mentions }: Tagged): Asked | null {
  const kelly = sumsOf(previous).filter((sum) => sum.kind === 'kelly');
  const isElse = amounts.prices.length + amounts.money.length + amounts.shares.length + mentions.length > 0;
  const isKnown = kelly.length > 0 && kelly.every((sum) => sum.kind === 'kelly' && sum.bankrollCents !== undefined);
  return isKnown && !isElse && DOLLARS.test(plain) ? calculated(kelly) : null;
}

/** "I like the under 40.5, how much with a 3k roll" of what is on the screen and was judged by nobody: its verdict, the stake first. */
function onScreen(read: Tagged): Asked | null {
  const { previous, reading, said, mentions } = read;
  const isLine = said.some(({ direction, line }) => direction !== null && line !== null);
  if (previous?.unjudged !== true && sumsOf(previous).length > 0) return null;
  if (!isLine || mentions.length > 0 || reading.bankroll == null || previous?.ticket === true) return null;
  const ref = spokenBet(read);
  return ref && ref.line != null
    ? {
        kind: 'calls',
        calls: [{ tool: 'price_bets', input: { bets: [{ ...ref, named: ['side', 'line'] }] } }],
        assumed: [],
        tells: 'stake',
      }
    : null;
}

/** Judged bets alone; of a list that was shown the one that is named. */
function shownIn(read: Tagged): readonly BetFocus[] {
  const { previous, mentions } = read;
  if (!previous || previous.unjudged === true || previous.ticket === true || sumsOf(previous).some(isSum)) return [];
  if (mentions.length === 0) return previous.list === true ? [] : pointedOut(read.plain, previous);
  const named = shownBet(read);
  return named ? [named] : [];
}

/** Behind a sum its numbers are meant. */
const isSum = ({ kind }: ReturnType<typeof sumsOf>[number]): boolean => kind !== 'payout' && kind !== 'break_even';

/** Another price than the one that was judged asks for another verdict. */
const areOwnPrices = ({ amounts: { prices } }: Tagged, [shown]: readonly BetFocus[]): boolean =>
  prices.length === 0 || (prices.length === 1 && (shown?.price == null || shown.price === prices[0]?.text));

const EITHER = /^(so |ok |and |then |well )*(do i |should i |i )?(bet|put|do|stake|go|risk)? ?(on )?(\d+) or (\d+)$/;
const UNIT = 0.01;

/** "So bet 5 or 10" behind what a unit is: one unit is the usual stake. */
function oneOrOther({ plain, previous }: Tagged): Asked | null {
  const plan = sumsOf(previous).find((sum) => sum.kind === 'stake_plan');
  const found = EITHER.exec(plain);
  if (plan?.kind !== 'stake_plan' || !found) return null;
  const [low = 0, high = 0] = [Number(found[5]), Number(found[6])].sort((a, b) => a - b);
  const unit = plan.bankrollCents * UNIT;
  const nearest = Math.abs(low * 100 - unit) <= Math.abs(high * 100 - unit) ? low : high;
  const more = high * 100 > 2 * unit ? ` ${dollars(high * 100)} is more than 2 units and too much.` : '';
  return say(
    `${dollars(nearest * 100)}. One unit is ${dollars(unit)}, 1% of your ${dollars(plan.bankrollCents)}, and that is the usual stake; ${dollars(2 * unit)} is only for a price far above fair.${more}`,
  );
}
