import type { Calculation } from '#contract/research/calculate.ts';
import { priceTextToDecimal } from '#engine/odds/price-text.ts';
import { kellyWithPush } from '#engine/odds/push.ts';
import { dollars } from '../../words/format.ts';
import { type Asked, calculated, say } from '../calls/call.ts';
import { isOnlyMemory, readTold } from '../calls/memory.ts';
import { isMostAt, isMostShareAt } from '../calls/most-on-a-bet.ts';
import { sumsOf } from '../calls/sums-of.ts';
import type { Tagged } from '../calls/tagged.ts';
import { asksForLimit } from '../self-exclusion.ts';
import { doubtTold } from './chance-doubted.ts';
import { rollOf } from './roll-of.ts';

type Kelly = Extract<Calculation, { kind: 'kelly' }>;

const OF_BETS = /\b(bets?|stakes?|wagers?|risk|plays?|pop|each|it|them|that|one|sizes?|put|game|max|cap)\b/;
/** A book's terms of an offer, and what is kept from oneself. */
const ELSE =
  /\b(boost\w*|free ?bet|bonus|promo|token|hedge\w*|parlay|odds|price|per day|a day|daily|week\w*|month\w*|deposit\w*)\b/;
const MOST_WORDS = 20;

/** The most on one bet, in money or as a part of the bankroll. */
type Most = { cents: number } | { share: number };

/**
 * "Max bet 150", "never more than 150 a bet", "cap it at 2%": the stakes that were told with no more than that on one. Null: it bounds
 * something else.
 */
export function mostOnEach(read: Tagged): Asked | null {
  const { plain, tokens, mentions, reading, amounts, previous } = read;
  const most = mostIn(read);
  const isElse = mentions.length + reading.leagues.length + amounts.prices.length > 0 || asksForLimit(tokens);
  if (!most || isElse || tokens.length > MOST_WORDS || !OF_BETS.test(plain) || ELSE.test(plain)) return null;
  const kelly = sumsOf(previous).filter((sum): sum is Kelly => sum.kind === 'kelly');
  const roll = rollOf(read);
  if (kelly.length > 0) {
    const sums = kelly.map((sum) => ({ bankrollCents: roll, ...sum }));
    const doubt = doubtTold(read);
    return calculated(sums, [...sums.map((sum) => cappedText(sum, most)), ...(doubt ? [doubt.words] : [])]);
  }
  const cents = 'cents' in most ? most.cents : roll === undefined ? undefined : Math.round(most.share * roll);
  if (previous?.list === true && cents !== undefined)
    return { kind: 'about', about: { kind: 'stakes', bankrollCents: roll ?? null, mostCents: cents } };
  // A share by itself is told by what it comes to.
  return 'share' in most || sumsOf(previous).some(({ kind }) => kind !== 'stake_plan')
    ? null
    : say(ruleText(most.cents, roll));
}

function mostIn({ tokens, amounts }: Tagged): Most | null {
  const money = amounts.money.find(({ from }) => isMostAt(tokens, from));
  const share = amounts.shares.find((one) => isMostShareAt(tokens, one));
  return money ? { cents: money.cents } : share ? { share: share.share } : null;
}

function cappedText({ price, chance, pushChance = 0, fraction = QUARTER, bankrollCents }: Kelly, most: Most): string {
  const kelly =
    kellyWithPush({ win: chance, push: pushChance, lose: 1 - chance - pushChance }, priceTextToDecimal(price)) *
    fraction;
  if (kelly <= 0) return 'Kelly stakes nothing here, so the most that you bet on one does not matter.';
  if (bankrollCents === undefined)
    return 'share' in most
      ? boundText(kelly > most.share, shareOfRoll(kelly), shareOfRoll(most.share))
      : `With at most ${dollars(most.cents)} on one bet, stake the smaller of the two. Name your bankroll for Kelly in dollars.`;
  const stake = Math.round(kelly * bankrollCents);
  const cents = 'cents' in most ? most.cents : Math.round(most.share * bankrollCents);
  const of = 'cents' in most ? '' : ` (${shareOfRoll(most.share)})`;
  return boundText(stake > cents, dollars(stake), `${dollars(cents)}${of}`);
}

const boundText = (isOver: boolean, kelly: string, most: string): string =>
  isOver
    ? `Bet ${most}, the most you put on one: Kelly would say ${kelly}.`
    : `Bet ${kelly}, as Kelly says: it is within the ${most} that you put on one at most.`;

const shareOfRoll = (share: number): string => `${Number((share * 100).toFixed(2))}% of your bankroll`;

const QUARTER = 0.25;

/** What such a rule means by itself. */
function ruleText(most: number, roll: number | undefined): string {
  if (roll === undefined)
    return `At 1% to 2% of the bankroll on a bet, ${dollars(most)} at most fits a bankroll of ${dollars(most * 50)} or more. I do not keep such a cap for later answers; say your bankroll for stakes in dollars.`;
  const usual = Math.round(roll / 50);
  return usual > most
    ? `Of ${dollars(roll)}, 2% on one bet would be ${dollars(usual)}, so your cap of ${dollars(most)} holds first: stake 1 unit, ${dollars(Math.round(roll / 100))}, and never more than ${dollars(most)}.`
    : `Of ${dollars(roll)} I would put at most 2% on one bet, ${dollars(usual)}, so a cap of ${dollars(most)} changes nothing.`;
}

/** "Bankroll is 800 now" behind picks: their stakes in that money, free. Null: more is said, or no picks were shown. */
export function picksInRoll({ written, reading, previous }: Tagged): Asked | null {
  if (previous?.list !== true || !isOnlyMemory(written)) return null;
  const told = readTold(written, reading);
  if (told?.bankroll == null || told.books || told.state) return null;
  return { kind: 'about', about: { kind: 'stakes', bankrollCents: Math.round(told.bankroll * 100) } };
}
