import type { BetRefDraft } from '#contract/research/bet.ts';
import { formatAmerican } from '#engine/odds/format-american.ts';
import { boostedTo } from '../../tools/calculate/boosted-to.ts';
import { percent } from '../../words/format.ts';
import type { Asked } from '../calls/call.ts';
import type { Tagged } from '../calls/tagged.ts';
import { namedBets, refOf, refOfFocus, shownBet } from './bets-said.ts';
import { boostedAt } from './boosted-at.ts';
import { paysBoosted } from './pays-boosted.ts';
import { isStored, storedBet } from './stored-bet.ts';
import { lacks, notQuoted, sumOn } from './sum-on-bet.ts';

/** Whether to use it. */
const ASKS =
  /\b(worth( it)?|should i|do i|take (it|that|this)|bet it|play it|use it|using|good|smash|hammer|yay|yes or no|go for it|any value)\b/;

/** "30% boost on Harden under 4.5 at DK, EV with 25": the price that is stored there, boosted, by the chance that the books give. */
export function boostOfBet(read: Tagged): Asked | null {
  if (!read.says.has('boost') || read.amounts.prices.length > 0 || read.amounts.shares.length === 0) return null;
  // "On any 3 leg parlay" is on no bet that was spoken of.
  if (read.says.has('parlay') && namedBets(read).length === 0) return null;
  const ref = betIn(read);
  if (ref === null) return null;
  if (typeof ref === 'string') return lacks(ref);
  const [book, ...others] = read.books;
  const bet = storedBet({ ...ref, ...(book && others.length === 0 && { book }) }, read);
  if (!isStored(bet)) return lacks(bet);
  if (!bet.price) return lacks(`${notQuoted(bet.name, book)}, so there is no price to boost.`);
  const boost = boostedAt(bet.price.text, bet.price.decimal, read);
  if (boost === null) return null;
  const boosted = boostedTo(boost);
  const pushes =
    bet.push > 0
      ? [`A push (${percent(bet.push)} of the time) gives the stake back, so it is left out of the value.`]
      : [];
  const win = bet.win / (1 - bet.push);
  const chance = boost.chance ?? win;
  const lead = !ASKS.test(read.plain) ? '' : chance * boosted > 1 ? 'Yes, worth it: ' : 'No, not even with the boost: ';
  return sumOn([{ ...boost, chance }], bet.ref, [
    `${lead}${bet.name} is ${bet.price.text} at ${bet.price.book}, ${formatAmerican(boosted)} with the boost.${paysBoosted(boost.stakeCents, boosted)} The books make it ${percent(win)} to win.`,
    ...pushes,
  ]);
}

/** The one bet that is named, else the one that was shown. */
function betIn(read: Tagged): BetRefDraft | string | null {
  const [named, ...others] = namedBets(read);
  const only = !named && read.previous?.focus?.length === 1 ? read.previous.focus[0] : null;
  // Who is named and was not shown is another bet.
  const shown = shownBet(read) ?? only;
  if (named && others.length === 0 && (named.line !== null || named.market !== null || !shown))
    return refOf(named, read);
  return shown && others.length === 0 ? refOfFocus(shown) : null;
}
