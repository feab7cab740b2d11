import type { Asked } from '../calls/call.ts';
import type { Tagged } from '../calls/tagged.ts';
import { betsOfChat } from '../compared/bets-of-chat.ts';
import { refOfFocus } from '../sums/bets-said.ts';
import { stakesTold } from '../sums/stakes-each.ts';
import { isStored, storedBet } from '../sums/stored-bet.ts';

const ON_EACH = /\b(?:each|apiece|both|all (?:of )?(?:them|three|3)|every one)\b/;
/** What all of them come to together is asked. */
const IN_ALL =
  /\b(?:both|all|they|only one|just one|one of (?:them|the two)|neither) (?:\w+ ){0,3}?(?:hit|hits|win|wins|cash|cashes|land|cover|covers|come in|comes in|get there|lose|loses|miss)\b|\b(?:total|in all|altogether|combined|together)\b/;
const ELSE =
  /\b(?:parlay\w*|hedg\w*|kelly|boost\w*|free ?bet|bankroll|split|middle|arb|teaser|better|worth|should i)\b/;
const MOST_WORDS = 18;
const MOST_BETS = 4;

/** "50 on each, what do I win if both hit" behind bets that were told: what they come to together. Null: they are not all staked alike. */
export function eachOfShown(read: Tagged): Asked | null {
  const { plain, amounts, mentions, previous, tokens } = read;
  const [money, ...more] = amounts.money;
  const isElse = more.length + mentions.length + amounts.prices.length + amounts.shares.length > 0 || ELSE.test(plain);
  if (!money || isElse || tokens.length > MOST_WORDS || !ON_EACH.test(plain) || !IN_ALL.test(plain)) return null;
  if (previous === null || previous.ticket === true || previous.list === true) return null;
  const bets = betsOfChat(previous, null, { events: read.slate.events, nowMs: read.nowMs });
  if (bets.length < 2 || bets.length > MOST_BETS) return null;
  const staked = bets.flatMap((focus) => {
    const bet = storedBet(refOfFocus(focus), read);
    const price = isStored(bet) ? (focus.price ?? bet.price?.text) : undefined;
    return isStored(bet) && price !== undefined ? [{ bet, price, stake: money.cents }] : [];
  });
  return staked.length < bets.length ? null : stakesTold(staked, 'cents', read);
}
