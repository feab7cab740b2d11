import { list } from '../../words/format.ts';
import { type Asked, say } from '../calls/call.ts';
import type { Tagged } from '../calls/tagged.ts';
import { betMeant } from '../sums/bet-meant.ts';
import { focusOf } from '../sums/stored-bet.ts';
import { type Offer, offersOnMarket } from './market-of-bet.ts';

const WHO =
  /\b(any ?(one|body|books?|price|of (them|these|those))|who|whos|somebody|someone|is there|which|what books?)\b/;
const BEATS =
  /\b(beat|beats|beating)( (it|that|this|fair|the fair)( (price|odds|line|number|value))?)?$|\b(better|more|higher|longer|above|over) (than )?(the )?(fair|no ?vig|true)( (price|odds|line|number|value))?\b/;
const MOST_WORDS = 12;

/** "Is anyone beating it" behind a bet whose fair price was told: whether any book where one can bet pays more than that, and who pays the most. */
export function beatsFair(read: Tagged): Asked | null {
  const { plain, tokens, amounts, previous } = read;
  const isElse = amounts.prices.length + amounts.money.length > 0 || tokens.length > MOST_WORDS;
  const isHeld = previous?.list !== true && previous?.ticket !== true;
  if (isElse || !isHeld || !WHO.test(plain) || !BEATS.test(plain)) return null;
  const bet = betMeant(read);
  const own = bet && offersOnMarket(focusOf(bet), read).find(({ side }) => side === bet.ref.side);
  if (!own || own.chance === null) return null;
  const open = own.offers.filter(({ canTake }) => canTake);
  const [best] = open;
  if (!best) return null;
  const fair = 1 / own.chance;
  const [fairText, bestText] = [read.odds(fair), read.odds(best.decimal)];
  const at = ({ decimal }: Offer) => read.odds(decimal);
  const tied = list(open.filter((offer) => at(offer) === bestText).map(({ book }) => book));
  const isBeaten = best.decimal > fair && bestText !== fairText;
  const elsewhere = own.offers.find(({ canTake, decimal }) => !canTake && decimal > Math.max(fair, best.decimal));
  const other = elsewhere ? ` ${elsewhere.book} has ${at(elsewhere)}, but you cannot bet there.` : '';
  const words = isBeaten
    ? `Yes: ${bestText} at ${tied} beats ${fairText}, the fair price of ${bet.name}.`
    : `No, nobody beats ${fairText} on ${bet.name}; best is ${bestText} at ${tied}.`;
  return say(`${words}${other}`, [], { focus: [focusOf(bet)], unjudged: true });
}
