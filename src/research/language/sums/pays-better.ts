import { BetRef } from '#contract/research/bet.ts';
import { priceBets } from '../../tools/price-bets/price-bets.ts';
import { afterOf, wereJudged } from '../acts/after.ts';
import type { Asked } from '../calls/call.ts';
import type { Tagged } from '../calls/tagged.ts';
import type { BetFocus } from '../reading.ts';
import { refOfFocus } from './bets-said.ts';
import { asksPayout, paysFor } from './pays-of-bet.ts';
import { worldOf } from './stored-bet.ts';

const ALL = /\b(both|each|all|them|those|these|either|every|apiece|parlay|together|other|first|second|third|last)\b/;
const MOST_WORDS = 14;

/** "Ok 50 on that, what do I win" behind bets of which one was named as the better one: what that one pays, by its name. */
export function paysBetter(read: Tagged): Asked | null {
  const { plain, tokens, previous, mentions, amounts } = read;
  if (!previous || (previous.focus ?? []).length < 2 || previous.list === true || previous.ticket === true) return null;
  if (mentions.length + amounts.prices.length + amounts.shares.length > 0 || tokens.length > MOST_WORDS) return null;
  if (ALL.test(plain) || !asksPayout(plain) || !wereJudged(afterOf(previous), previous)) return null;
  const { focus = [], pointed } = previous;
  const better = betterOf(focus, read);
  const meant = pointed == null ? better : (focus[pointed - 1] ?? better);
  const which = meant === better ? 'the better one of those' : 'the one that was told of last';
  return (
    meant &&
    paysFor({ ...refOfFocus(meant), book: meant.book ?? null }, read, (name) => `This is on ${name}, ${which}.`)
  );
}

function betterOf(focus: readonly BetFocus[], read: Tagged): BetFocus | null {
  const bets = focus.flatMap((bet) => {
    const parsed = BetRef.safeParse({ ...refOfFocus(bet), book: bet.book ?? null });
    return parsed.success ? [parsed.data] : [];
  });
  const found = bets.length === focus.length ? priceBets({ bets }, worldOf(read)) : null;
  const at = found?.ok ? found.data.comparison?.better : null;
  return at == null ? null : (focus[at] ?? null);
}
