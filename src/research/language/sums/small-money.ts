import type { Asked } from '../calls/call.ts';
import { isOnlyMemory } from '../calls/memory.ts';
import { moneyIn } from '../calls/sum.ts';
import type { Tagged } from '../calls/tagged.ts';
import { refOfFocus } from './bets-said.ts';
import { rollOf } from './roll-of.ts';
import { isStored, storedBet } from './stored-bet.ts';
import { sumOn } from './sum-on-bet.ts';

const ASKS_SIZE =
  /\b(how much (should|do|would|can|could) i (put|bet|stake|risk|wager)|how much (on|for|per|a|to (put|bet|risk|stake)) (one|a|each|every|per)?|(bet|stake) siz(e|ing)|sensible (bet|stake|size|amount)|recommended (stake|bet|size)|(what|how much) (is|s|would be) (a|my|one|1) unit|whats (a|my|one) unit|unit (for me|be|size)|how many dollars|per bet|every bet|each bet)\b/;
const WHOLE =
  /\b(whole|entire) (of )?\$?\w+\b|\ball (of )?(it|my|\$?\d{2,}|the (money|roll|bankroll|\$?\d+))\b|\ball in\b|\b(everything|all of it)\b/;
/** "10 on each one, what if they all hit" puts no roll on one bet. */
const SEVERAL = /\b(each|every|apiece|all \d|both)\b/;
const OF_ROLL =
  /\b(afford to lose|to start|bankroll|roll|bank|in my account|deposited|to play with|to bet with|to spend|saved up|set aside|my (whole )?\$?\d+|have|got|total)\b/;
const MOST_CENTS = 100_000_00;

/** "$100 I can afford to lose, how much on one bet", "what if I just bet the whole 20": the rule in his dollars. */
export function smallMoney(read: Tagged): Asked | null {
  const { plain } = read;
  if (isOfOtherThings(read)) return null;
  const [money] = moneyIn({ ...read, hasSides: false }).filter(({ cents }) => cents <= MOST_CENTS);
  const known = rollOf(read);
  if (WHOLE.test(plain) && PUTS.test(plain) && !SEVERAL.test(plain)) {
    const cents = money?.cents ?? known;
    return cents === undefined ? null : planOf(read, cents, cents);
  }
  if (!ASKS_SIZE.test(plain) || isOfPick(read)) return null;
  if (money && (OF_ROLL.test(plain) || money.role === 'bankroll')) return planOf(read, rollSaid(read) ?? money.cents);
  if (known === undefined) return null;
  return planOf(read, known, money && money.cents < known ? money.cents : undefined);
}

/** Of several sums the one that is there to bet with. */
const rollSaid = ({ reading: { bankroll } }: Tagged): number | null =>
  bankroll == null ? null : Math.round(bankroll * 100);

const isOfOtherThings = ({ amounts, mentions, says, written }: Tagged): boolean =>
  isOnlyMemory(written) || amounts.prices.length + amounts.shares.length + mentions.length > 0 || says.has('kelly');

const PUTS = /\b(bet|put|risk|stake|throw|go|if i)\b/;

/** What a pick deserves of it is the list's to say. */
const isOfPick = ({ previous, plain }: Tagged): boolean =>
  (previous?.focus?.length ?? 0) > 0 &&
  /\b(it|that|this|them|those|these|each|first|second|third|picks?)\b/.test(plain);

function planOf(read: Tagged, bankrollCents: number, stakeCents?: number): Asked {
  const focus = read.previous?.focus ?? [];
  const bet = stakeCents !== undefined && focus.length === 1 && focus[0] ? storedBet(refOfFocus(focus[0]), read) : null;
  const of = bet && isStored(bet) ? bet : null;
  return sumOn(
    [
      {
        kind: 'stake_plan',
        bankrollCents,
        ...(stakeCents !== undefined && { stakeCents }),
        ...(of && { bet: of.name, chance: of.win }),
      },
    ],
    of?.ref ?? null,
  );
}
