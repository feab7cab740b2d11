import { dollars } from '../../words/format.ts';
import { type Asked, calculated, say } from '../calls/call.ts';
import { sumsOf } from '../calls/sums-of.ts';
import type { Tagged } from '../calls/tagged.ts';
import { rollOf } from './roll-of.ts';

const ASKS =
  /\b(mine|my (own )?units?|(a|one|1) unit|1u)\b.*\b(be|is|worth|come to|with|for me|on)\b|\b(what|whats|how (big|much))\b.*\b(mine|my (own )?units?|(a|one|1) unit|1u)\b/;
const INCOME =
  /\b(bring home|take home|make|earn|salary|income|paid|paycheck|wage)\b|\b(a|per|each|every) (month|week|year)\b/;
const ELSE = /\b(win|wins|pay|pays|kelly|lose|lost|down|up)\b/;
const MOST_WORDS = 22;

/** "So mine would be what if I got 300" behind what a unit is: one hundredth of what is there to bet with, which is no pay. */
export function ownUnit(read: Tagged): Asked | null {
  const { plain, tokens, mentions, amounts, reading, previous } = read;
  const corrected = rollCorrected(read);
  if (corrected) return corrected;
  // What a unit is was said, and not asked.
  if (reading.unit != null) return null;
  const isOfUnit = previous?.term === 'unit' || reading.term === 'unit' || /\bunits?\b/.test(plain);
  if (!isOfUnit || !ASKS.test(plain) || ELSE.test(plain) || tokens.length > MOST_WORDS) return null;
  if (mentions.length + amounts.prices.length > 0 || amounts.counts.some(({ count }) => count !== 1)) return null;
  const said = amounts.money[0]?.cents;
  if (said !== undefined && INCOME.test(plain))
    return say(
      `A unit is 1% of the money you set aside for betting alone, not of what you earn. Out of ${dollars(said)} of pay that is what is left when all bills and savings are paid and could be lost without harm: with $300 of it a unit is $3.00. How much you can spare only you know.`,
    );
  const bankrollCents = said ?? rollOf(read);
  return bankrollCents === undefined ? null : calculated([{ kind: 'stake_plan', bankrollCents }]);
}

const OF_ROLL = /\b(bankroll|roll|br) (is|its|are)( (now|only|just|at))* \$?\d|\b(bankroll|roll|br)s? \$?\d\S* now\b/;

/** "No bankroll is 800 now" behind what a unit is: the same by what is told now. */
function rollCorrected({ plain, amounts, previous, tokens }: Tagged): Asked | null {
  const sums = [...(previous?.earlierSums ?? []), ...sumsOf(previous)];
  const isOfPlan = sums.some(({ kind }) => kind === 'stake_plan');
  const [roll, ...others] = amounts.money.filter(({ role }) => role === 'bankroll');
  if (!isOfPlan || !roll || others.length > 0 || !OF_ROLL.test(plain) || tokens.length > MOST_WORDS) return null;
  return /\b(best|pick|picks|bets|bet|kelly)\b/.test(plain)
    ? null
    : calculated([{ kind: 'stake_plan', bankrollCents: roll.cents }]);
}
