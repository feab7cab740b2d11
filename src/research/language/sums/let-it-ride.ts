import type { BetRefDraft } from '#contract/research/bet.ts';
import type { Calculation } from '#contract/research/calculate.ts';
import { priceTextToDecimal } from '#engine/odds/price-text.ts';
import { paidCents } from '../../tools/calculate/figures.ts';
import { dollars } from '../../words/format.ts';
import { type Asked, say } from '../calls/call.ts';
import { onlySum } from '../calls/onward-sum.ts';
import type { StatedBet } from '../calls/stated-bets.ts';
import { type Tagged, tag } from '../calls/tagged.ts';
import { isPickOn } from '../lists/last-list.ts';
import { ORDINALS } from '../ordinals.ts';
import type { Reading } from '../reading.ts';
import { namedBets, refOf, refOfFocus } from './bets-said.ts';
import { chanceOfAll, decidedChance, focusOf, isStored, type StoredBet, storedBet } from './stored-bet.ts';

const RIDES =
  /\b(let(ting)? (it|that|them) ride|roll(ing)? (it|that|this|them|all|everything|over|the (winnings|profit|money|whole thing))|roll ?over|then (all|everything|the (winnings|whole thing))|(put|parlay) the winnings)\b/;
const GOES_ON = /^(and |ok |so )*(then|after that|next|roll it|and)\b/;
const LOSES = /\b(if|when|say|and)\b.*\b(loses?|lost|losing|misses|busts?)\b/;
const ELSE = /\b(hedg\w*|robin|boost\w*|free ?bets?|teaser|worth|should|good|kelly|cash)\b/;
const STANDARD_CENTS = 100_00;

/**
 * "50 on the Lakers, then roll it on the Celtics", "and then Chiefs", "what if the second loses": what one stake becomes bet after bet, all
 * of it each time. Null: nothing is let ride.
 */
export function letItRide(read: Tagged): Asked | null {
  const { plain, amounts, previous } = read;
  if (ELSE.test(plain) || amounts.prices.length > 0) return null;
  const before = ridingBefore(previous);
  const rides = RIDES.test(plain);
  if (before && LOSES.test(plain) && !rides) return lost(before, read);
  const goesOn = before !== null && (GOES_ON.test(plain) || rides);
  const named = goesOn || rides ? inTurn(read) : [];
  if (named.length === 0) return null;
  const told = previous?.focus ?? [];
  const paid = onlySum(previous, 'payout');
  const isOnPaid = named.length === 1 && paid !== null && told.length === 1;
  const first = goesOn || isOnPaid ? told.map(refOfFocus) : [];
  return rodeOn([...first, ...named.map((bet) => refOf(bet, read))], before ?? paid, read);
}

/** What was let ride before, with its bets on screen; null: nothing was. */
function ridingBefore(previous: Reading | null): Ride | null {
  const sum = onlySum(previous, 'parlay');
  return sum && sum.prices.length === (previous?.focus ?? []).length && previous?.ticket !== true ? sum : null;
}

function rodeOn(
  refs: readonly (BetRefDraft | string)[],
  before: Extract<Calculation, { kind: 'parlay' | 'payout' }> | null,
  read: Tagged,
): Asked | null {
  const stored = refs.map((ref) => (typeof ref === 'string' ? ref : storedBet(ref, read)));
  const missing = stored.find((bet) => !isStored(bet));
  if (typeof missing === 'string') return say(missing);
  const bets = stored.filter(isStored);
  if (bets.length < 2 || bets.some(({ price }) => price === null)) return null;
  const said = read.amounts.money.find(({ isSure }) => isSure)?.cents;
  return ridden(bets, said ?? before?.stakeCents ?? read.previous?.saidStakeCents, read);
}

/** One bet after the other: whom the next is on does not play the one before. */
function inTurn(read: Tagged): StatedBet[] {
  const text = read.text.replace(TURNS, ' and ');
  return namedBets(text === read.text ? read : tag({ ...read, text }));
}
const TURNS =
  /[, ]+(?:(?:and )?(?:if|once|when) (?:it|that|this|they) (?:hits?|wins?|cashes|lands)[, ]+)?(and )?(then )?(roll|put|bet|ride|parlay|let)?(ing)? ?(it|that|this|all|everything|the winnings|the profit|the whole thing)?( all| over| ride)? (on ?to|onto|into|on|to) (the )?(?=[a-z])/gi;

function ridden(bets: readonly StoredBet[], said: number | undefined, { previous }: Tagged): Asked {
  const stakeCents = said ?? STANDARD_CENTS;
  let held = stakeCents;
  const steps = bets.map(({ name, price }) => {
    const from = held;
    held = paidCents(held * (price?.decimal ?? 1));
    return `${dollars(from)} on ${name} at ${price?.text} (${price?.book}) returns ${dollars(held)}`;
  });
  const calculation: Calculation = {
    kind: 'parlay',
    prices: bets.map(({ price }) => price?.text ?? ''),
    stakeCents,
    chances: bets.map(decidedChance),
  };
  const chance = chanceOfAll(bets);
  const note = said === undefined ? 'You named no stake, so this is for $100. ' : '';
  return {
    ...say(
      `${note}${steps.join('; all of that, ')}: a profit of ${dollars(held - stakeCents)} if ${bets.length === 2 ? 'both' : `all ${bets.length}`} win, which is ${(chance * 100).toFixed(1)}% of the time by the fair prices. It pays what a parlay of them does, and one loss takes all of it; the later prices can move until you bet them.`,
    ),
    spoken: {
      calculation,
      sums: [calculation],
      focus: bets.map(focusOf),
      unjudged: true,
      list: false,
      ticket: false,
      given: previous?.given ?? [],
    },
  };
}

type Ride = Extract<Calculation, { kind: 'parlay' }>;

/** What is gone where one of them loses, and what it had become until then. */
function lost({ prices, stakeCents = STANDARD_CENTS }: Extract<Calculation, { kind: 'parlay' }>, read: Tagged): Asked {
  const place = placeOf(read);
  const won = place === null || place < 1 ? [] : prices.slice(0, place - 1);
  const grown = paidCents(won.reduce((all, price) => all * priceTextToDecimal(price), stakeCents));
  const grew = won.length === 0 ? '' : ` By then it had grown to ${dollars(grown)}, and all of that goes with it.`;
  return {
    ...say(
      `You lose the ${dollars(stakeCents)} you began with and nothing comes back: all of it rides each time.${grew}`,
    ),
    spoken: keeping(read),
  };
}

/** Which of them, from 1: by its place, else by who is named. */
function placeOf({ tokens, mentions, previous }: Tagged): number | null {
  const word = tokens.find(({ text }) => ORDINALS[text] !== undefined)?.text;
  if (word !== undefined) return ORDINALS[word] ?? null;
  const at = (previous?.focus ?? []).findIndex((bet) => mentions.some((mention) => isPickOn(bet, mention)));
  return at < 0 ? null : at + 1;
}

const keeping = ({ previous }: Tagged) => {
  const sum = onlySum(previous, 'parlay');
  return {
    ...(sum && { calculation: sum, sums: [sum] }),
    ...(previous?.focus && { focus: previous.focus, unjudged: true as const }),
  };
};
