import { BetRef } from '#contract/research/bet.ts';
import type { JudgedPrice } from '#contract/research/price-bets.ts';
import { priceBets } from '../../tools/price-bets/price-bets.ts';
import { inShort } from '../../words/short-names.ts';
import type { Tagged } from '../calls/tagged.ts';
import { sameBet } from '../correct/is-spoken-of.ts';
import { statedOf } from '../lists/about-bet.ts';
import type { BetFocus, Reading } from '../reading.ts';
import { shownBet } from '../sums/bets-said.ts';
import { worldOf } from '../sums/stored-bet.ts';

/** A bet that was judged in this chat, at the price at which it was: what is to be staked on it is known by that, and told free. */
export type JudgedSpoken = { name: string; price: string; book: string | null; units: number; worst: string | null };

/** The one bet that was judged, whose verdict holds; null: none or several were, a parlay was, or another one is named. */
export function judgedSpoken(read: Tagged): JudgedSpoken | null {
  const bet = betJudged(read);
  const ref = bet ? BetRef.safeParse(statedOf(bet)) : null;
  const found = ref?.success ? priceBets({ bets: [ref.data] }, worldOf(read)) : null;
  const [one] = found?.ok ? found.data.bets : [];
  const at: JudgedPrice | null = one?.priced ? (one.atAsked ?? one.atBest) : null;
  if (!one?.priced || one.basis !== 'quoted' || at === null) return null;
  const isStaked = at.verdict === 'bet' || at.verdict === 'lean';
  return {
    name: inShort(one.label, one.game),
    price: at.text,
    book: at.book,
    units: isStaked ? at.units : 0,
    worst: one.worstText,
  };
}

function betJudged(read: Tagged): BetFocus | null {
  const { previous, mentions } = read;
  if (!previous || previous.ticket === true) return null;
  const [only, ...others] = previous.focus ?? [];
  if (previous.unjudged === true && !(only && wasJudged(only, previous))) return null;
  return mentions.length > 0 ? shownBet(read) : others.length === 0 ? (only ?? null) : null;
}

/** What it pays was told since: that leaves it judged, at the same price. */
const wasJudged = (bet: BetFocus, { given = [] }: Reading): boolean =>
  given.some((one) => one.unjudged !== true && sameBet(one, bet) && (one.price ?? null) === (bet.price ?? null));
