import type { BetRefDraft } from '#contract/research/bet.ts';
import type { Calculation } from '#contract/research/calculate.ts';
import { priceTextToDecimal } from '#engine/odds/price-text.ts';
import { calculate } from '../../tools/calculate/calculate.ts';
import { dollars, percent } from '../../words/format.ts';
import { type Asked, calculated } from '../calls/call.ts';
import { JUST_EVEN } from '../calls/hedge-calculations.ts';
import { hedgeTarget } from '../calls/hedge-target.ts';
import { onlySum } from '../calls/onward-sum.ts';
import { sumsOf } from '../calls/sums-of.ts';
import type { Tagged } from '../calls/tagged.ts';
import { refOfFocus } from './bets-said.ts';
import { heldBefore } from './held-bet.ts';
import { heldNumbers } from './held-numbers.ts';
import { isStored, ownBet } from './stored-bet.ts';
import { sumOn } from './sum-on-bet.ts';

type Hedge = Extract<Calculation, { kind: 'hedge' }>;

const MOST_WORDS = 14;

/** What a bet that is held comes to: behind its hedge the ends of that, without one what it makes on average. */
export const endsOfHeld = (read: Tagged): Asked | null =>
  read.tokens.length > MOST_WORDS || read.mentions.length > 0 || read.amounts.prices.length > 0
    ? null
    : (endsOfHedge(read) ?? averageOfHeld(read));

const WORST = /\b(worst( case)?|most (i|id|ill) (can |could |would |will )?(lose|drop)|max(imum)? loss|downside)\b/;
const LOCKED =
  /\b(how much|what|whats)( \w+){0,4} (lock|locked|locking|guaranteed?|sure|secured?)\b|\b(locked|guaranteed|sure) (profit|win|amount)\b/;
const BEST = /\b(best case|most (i|id|ill) (can |could |would |will )?(win|make)|max(imum)? (win|profit)|upside)\b/;

/** "How much do I lock", "whats my worst case": which of its ends is asked for. */
function endsOfHedge({ plain, tokens, amounts, previous }: Tagged): Asked | null {
  const hedge = onlySum(previous, 'hedge');
  // "With 40" is another stake or another hedge.
  if (
    !hedge ||
    hedgeTarget(tokens) ||
    JUST_EVEN.test(plain) ||
    amounts.money.some(({ from }) => /^(with|for|on)$/.test(tokens[from - 1]?.text ?? ''))
  )
    return null;
  const told = WORST.test(plain) || LOCKED.test(plain) ? leastOf(hedge) : BEST.test(plain) ? mostOf(hedge) : null;
  return told === null ? null : calculated([hedge], [told]);
}

const OF_ENDS = /^(end\d+|ifOpenWins|ifHedgeWins)$/;

/** What each end of it leaves, the least first. */
function endsIn(hedge: Hedge): { label: string; cents: number }[] {
  const worked = calculate({ calc: hedge });
  const figures = worked.ok ? worked.data.figures : [];
  return figures
    .flatMap(({ key, label, value, unit }) =>
      OF_ENDS.test(key) && unit === 'cents' && typeof value === 'number' ? [{ label, cents: value }] : [],
    )
    .toSorted((a, b) => a.cents - b.cents);
}

function leastOf(hedge: Hedge): string | null {
  const [worst] = endsIn(hedge);
  if (!worst) return null;
  const when = worst.label.replace(/^If /, 'if ').replace(/ \([\d.]+%\)$/, '');
  return worst.cents >= 0
    ? `At least ${dollars(worst.cents)} is locked with this hedge: the worst that can come is ${when}.`
    : `No profit is locked with this hedge: at worst you lose ${dollars(-worst.cents)}, ${when}.`;
}

function mostOf(hedge: Hedge): string | null {
  const best = endsIn(hedge).at(-1);
  return best
    ? `The most that this hedge leaves is ${dollars(best.cents)}, ${best.label.replace(/^If /, 'if ')}.`
    : null;
}

const RIDES =
  /\b(let|lets|letting|leave|leaving) (it|this|that|mine|my (bet|ticket)|the (bet|ticket|parlay|last leg)) (ride|go|run|roll|play|alone|be)\b|\b(not|no|without|dont|never|skip|skipping)( \w+){0,2} hedg\w*\b|\briding it( out)?\b|\bride it( out)?\b/;

type Held = { ref: BetRefDraft; price: string; stakeCents: number; returnsCents: number | undefined };

/** "Whats EV of letting it ride", "ok 50 on that, whats my EV": what is held, by how often it wins now. */
function averageOfHeld(read: Tagged): Asked | null {
  const { plain, says, amounts } = read;
  const rides = RIDES.test(plain);
  if (!(rides || says.has('ev')) || amounts.shares.length > 0) return null;
  const held = heldOf(read);
  if (!held) return null;
  const { price: _, ...ref } = held.ref;
  const bet = ownBet({ ...ref, line: ref.line ?? null, player: ref.player ?? null }, read);
  if (!isStored(bet) || bet.win <= 0) return null;
  return sumOn(
    [
      {
        kind: 'ev',
        price: held.price,
        chance: bet.win,
        ...(bet.push > 0 && { pushChance: bet.push }),
        stakeCents: held.stakeCents,
      },
    ],
    { ...bet.ref, ...(held.returnsCents === undefined && { price: held.price }) },
    [
      `For ${held.returnsCents === undefined ? `${bet.name} as you have it` : `the ticket with ${bet.name} left`}, by its fair chance now, ${percent(bet.win)}.`,
    ],
  );
}

/** Of the hedge before it, where one was worked out; else as it was told, with the stake that is said now. */
function heldOf(read: Tagged): Held | null {
  const focus = heldBefore(read.previous);
  const hedge = sumsOf(read.previous).find((sum): sum is Hedge => sum.kind === 'hedge');
  if (!focus || read.previous?.ticket === true || read.previous?.list === true) return null;
  const ref = refOfFocus(focus);
  const said = heldNumbers(read).stakeCents ?? read.amounts.money.find(({ role }) => role === 'stake')?.cents;
  const stakeCents = said ?? hedge?.stakeCents ?? focus.stakeCents;
  if (stakeCents === undefined) return null;
  if (hedge?.returnsCents !== undefined && said === undefined)
    return { ref, stakeCents, returnsCents: hedge.returnsCents, price: (hedge.returnsCents / stakeCents).toFixed(4) };
  const price = hedge?.price ?? focus.price ?? undefined;
  if (price === undefined || priceTextToDecimal(price) <= 1) return null;
  return { ref, stakeCents, returnsCents: undefined, price };
}
