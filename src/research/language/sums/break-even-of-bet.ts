import type { BetRefDraft } from '#contract/research/bet.ts';
import type { Asked } from '../calls/call.ts';
import type { Tagged } from '../calls/tagged.ts';
import type { BetFocus } from '../reading.ts';
import { namedBets, refOf, refOfFocus, shownBet } from './bets-said.ts';
import { bookMeant } from './book-meant.ts';
import { isStored, storedBet } from './stored-bet.ts';
import { lacks, notQuoted, sumOn } from './sum-on-bet.ts';

const BREAKS_EVEN = /\bbreak(s|ing)? ?evens?\b/;
/** "What win rate do I need on the over at that price". */
const NEEDS =
  /\b(win (rate|pct|percent(age)?)|how often|what (%|percent(age)?|pct))\b.*\b(needs?|gotta|got to|ha(s|ve) to|must)\b.*\b(at|with|for) (\w+ )?(\w+ )?(price|odds|number|juice)\b/;
const OTHER_SUMS = [
  'hedge',
  'parlay',
  'teaser',
  'kelly',
  'middle',
  'arbitrage',
  'boost',
  'free_bet',
  'round_robin',
] as const;
const MOST_WORDS = 20;

/** "What % would the Panthers need at MGM to break even": how often a stored bet must win at its price there, else at the best one. Free. */
export function breakEvenOfBet(read: Tagged): Asked | null {
  const { plain, amounts, says, tokens, previous } = read;
  const isElse = OTHER_SUMS.some((other) => says.has(other)) || previous?.ticket === true || tokens.length > MOST_WORDS;
  if (
    !(BREAKS_EVEN.test(plain) || NEEDS.test(plain)) ||
    isElse ||
    amounts.prices.length + amounts.money.length + amounts.shares.length > 0
  )
    return null;
  const ref = betMeant(read);
  if (ref === null) return null;
  if (typeof ref === 'string') return lacks(ref);
  const book = bookMeant(read);
  if (book === null && read.books.length > 0) return null;
  const bet = storedBet({ ...ref, price: null, book }, read);
  if (!isStored(bet)) return lacks(bet);
  if (!bet.price) return lacks(`${notQuoted(bet.name, book)}.`);
  const { text, book: at } = bet.price;
  return sumOn([{ kind: 'break_even', price: text }], { ...bet.ref, price: null }, [
    `${bet.name} is ${text} at ${at}${book === null ? ', the best price you can get' : ''}.`,
  ]);
}

function betMeant(read: Tagged): BetRefDraft | string | null {
  const [named, ...others] = namedBets(read);
  if (named) return others.length > 0 ? null : refOf({ ...named, price: null, book: null }, read);
  const [only, ...more] = sidedAs(read);
  const shown = shownBet(read) ?? (more.length === 0 ? only : undefined);
  return shown && read.mentions.length === 0 && read.previous?.list !== true ? refOfFocus(shown) : null;
}

/** What was shown; of a total or a player's number on the side that is said, once. */
function sidedAs({ previous, pieces }: Tagged): readonly BetFocus[] {
  const focus = previous?.focus ?? [];
  const said = pieces.flatMap((piece) => (piece.kind === 'direction' ? [piece.direction] : []))[0];
  if (said !== 'over' && said !== 'under') return focus;
  const sided = focus.map((bet) =>
    bet.side === said || (bet.side !== 'over' && bet.side !== 'under') ? bet : { ...bet, side: said, price: null },
  );
  return [
    ...new Map(sided.map((bet) => [JSON.stringify([bet.eventId, bet.market, bet.line, bet.player]), bet])).values(),
  ];
}
