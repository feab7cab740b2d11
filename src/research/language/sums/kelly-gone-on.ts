import type { Calculation } from '#contract/research/calculate.ts';
import { priceTextToDecimal } from '#engine/odds/price-text.ts';
import { percent } from '../../words/format.ts';
import type { Asked } from '../calls/call.ts';
import { onlySum } from '../calls/onward-sum.ts';
import { chanceIn } from '../calls/share-roles.ts';
import type { Tagged } from '../calls/tagged.ts';
import { refOfFocus } from './bets-said.ts';
import { ownChance } from './own-chance.ts';
import { isStored, storedBet } from './stored-bet.ts';
import { sumOn } from './sum-on-bet.ts';

const BOOKS =
  '(?:(?:your|ur|the (?:market|books?|consensus|sharps?)(?: ?s)?|market|consensus|books?|fair|no ?vig|vig ?free|devig\\w*|pinnacle ?s?)(?: (?:own|fair|no ?vig|implied|true))*)';
/** "Do it off your number", "with the market's number", "and by your numbers". */
const BY_BOOKS = new RegExp(
  `\\b(?:off|by|with|w|using|use|on|from|at|go(?:ing)? (?:off|by|with)|take|per|based on)(?: of)?(?: the)? ${BOOKS} (?:numbers?|chances?|prob\\w*|percent\\w*|odds|lines?|estimates?|model|price|one)\\b|\\b(?:yours|ur number|your number|your chance|your prob\\w*) (?:instead|not mine|rather than mine)\\b`,
);
const ELSE = /\b(better|worse|right|wrong|trust|why|how come|vs|versus|compare\w*|who|parlay|hedge\w*|boost\w*)\b/;
const MOST_WORDS = 16;
const MOST_OF_BET = 24;

/**
 * Behind a Kelly stake by a chance of his own: the same stake by the chance that the books give, or that of another bet by the chance that he
 * names now. Sums, which judge nothing.
 */
export function kellyGoneOn(read: Tagged): Asked | null {
  const before = onlySum(read.previous, 'kelly');
  if (!before || before.fromBooks === true || before.bet === undefined) return null;
  return byBooks(before, read) ?? ofOther(read);
}

type Kelly = Extract<Calculation, { kind: 'kelly' }>;

function byBooks(before: Kelly, read: Tagged): Asked | null {
  const { plain, tokens, mentions, amounts, previous } = read;
  const isElse = mentions.length + amounts.prices.length + amounts.money.length + amounts.shares.length > 0;
  const [focus, ...others] = previous?.focus ?? [];
  if (isElse || ELSE.test(plain) || !BY_BOOKS.test(plain) || tokens.length > MOST_WORDS) return null;
  if (!focus || others.length > 0) return null;
  const bet = storedBet({ ...refOfFocus(focus), price: null, book: null }, read);
  if (!isStored(bet) || bet.win === 0) return null;
  const { pushChance: _, ...rest } = before;
  const sum: Kelly = { ...rest, chance: bet.win, ...(bet.push > 0 && { pushChance: bet.push }), fromBooks: true };
  const value = bet.win * priceTextToDecimal(before.price) + bet.push - 1;
  return sumOn([sum], { ...refOfFocus(focus), price: before.price }, [
    `The books make it ${percent(bet.win)}, against your ${percent(before.chance)}: ${value > 0 ? 'still a bet' : 'no bet'} at ${before.price} by that.`,
  ]);
}

/** "Jets +3 +107 if my number is 50.5". */
function ofOther(read: Tagged): Asked | null {
  const { tokens, amounts, plain } = read;
  const isSaid = chanceIn({ ...read, hasSides: false }) !== undefined && amounts.prices.length <= 1;
  if (!isSaid || tokens.length > MOST_OF_BET || ELSE.test(plain)) return null;
  const asked = ownChance(read);
  return asked?.kind === 'calls' ? asked : null;
}
