import type { BetRefDraft } from '#contract/research/bet.ts';
import type { Asked } from '../calls/call.ts';
import { asksVerdict } from '../calls/price-questions.ts';
import { sumsOf } from '../calls/sums-of.ts';
import type { Tagged } from '../calls/tagged.ts';
import { namedBets, refOf } from '../sums/bets-said.ts';
import { returnsAt } from '../sums/returns-at.ts';
import { isStored, storedBet } from '../sums/stored-bet.ts';
import { sumOn } from '../sums/sum-on-bet.ts';
import { positionOf } from '../sums/taken-before.ts';

const OF_HELD: ReadonlySet<string> = new Set(['cash_out', 'hedge', 'position']);
const LOOKS_UP: ReadonlySet<string> = new Set(['show_board', 'price_bets']);
/** "For 60", "for the same 65", "60 on it". */
const STAKED = /\b(for|same|with|w|put|stake|risk|of)( (the|a|my))?( same)?$/;
const MOST_WORDS = 14;

/** The stake that a short message says by the words beside it. */
export function stakeSaid({ amounts, tokens }: Tagged): number | undefined {
  const words = (from: number) =>
    tokens
      .slice(Math.max(0, from - 3), from)
      .map(({ text }) => text)
      .join(' ');
  // "3k bankroll" is what there is to stake from.
  const money = amounts.money.filter(({ role }) => role !== 'bankroll');
  const isSaid = ({ from, to, isSure }: (typeof money)[number]): boolean =>
    STAKED.test(words(from)) || tokens[to]?.text === 'on' || (isSure && money.length === 1);
  return money.find(isSaid)?.cents;
}

/**
 * "Blazers +420 for 60", "kings for the same 65": a bet with its stake. Behind what another bet that is held is worth it is held as well and
 * told so, free; else its stake goes along with its verdict.
 */
export function withOwnStake(read: Tagged, asked: Asked | null): Asked | null {
  if (asked?.kind !== 'calls' || asked.calls.some(({ tool }) => !LOOKS_UP.has(tool))) return asked;
  const [named, ...others] = namedBets(read);
  const stakeCents = stakeSaid(read);
  if (!named || others.length > 0 || stakeCents === undefined || read.tokens.length > MOST_WORDS) return asked;
  const isBehindHeld = sumsOf(read.previous).some(({ kind }) => OF_HELD.has(kind));
  const ref = refOf({ ...named, book: null }, read);
  if (isBehindHeld && typeof ref !== 'string' && !asksVerdict(read.plain))
    return heldAt(ref, stakeCents, read) ?? asked;
  return { ...asked, calls: asked.calls.map((call) => staked(call, stakeCents)) };
}

function heldAt(ref: BetRefDraft, stakeCents: number, read: Tagged): Asked | null {
  const bet = storedBet({ ...ref, price: null }, read);
  const price = read.amounts.prices[0]?.text ?? (isStored(bet) ? bet.price?.text : undefined);
  if (!isStored(bet) || price === undefined) return null;
  const taken =
    read.amounts.prices.length > 0 || !bet.price
      ? []
      : [`You named no price of ${bet.name}, so its best one now is taken: ${bet.price.text} at ${bet.price.book}.`];
  const offer = read.amounts.money.findLast(({ role, cents }) => role === 'offer' && cents !== stakeCents);
  if (offer)
    return sumOn(
      [{ kind: 'cash_out', chance: bet.win, returnsCents: returnsAt(stakeCents, price), offerCents: offer.cents }],
      { ...bet.ref, price },
      taken,
    );
  const { nowBook, ...position } = positionOf(bet, price, read);
  return sumOn([{ ...position, ...(nowBook && { nowBook }), stakeCents }], { ...bet.ref, price }, taken);
}

function staked(call: Extract<Asked, { kind: 'calls' }>['calls'][number], stakeCents: number) {
  const isOne = call.tool === 'price_bets' && 'bets' in call.input && (call.input.bets as unknown[]).length === 1;
  const isOpen = isOne && !('stakeCents' in call.input) && !('priceOnly' in call.input);
  return isOpen ? { ...call, input: { ...call.input, stakeCents } } : call;
}
