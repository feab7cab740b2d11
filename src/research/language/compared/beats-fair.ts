import { list } from '../../words/format.ts';
import { type Asked, say } from '../calls/call.ts';
import type { Tagged } from '../calls/tagged.ts';
import type { BetFocus } from '../reading.ts';
import { betMeant } from '../sums/bet-meant.ts';
import { focusOf } from '../sums/stored-bet.ts';
import { type Offer, offersOnMarket } from './market-of-bet.ts';
import { sideOf } from './unjudged-compared.ts';

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
  const bet = betAsked(read);
  const own = bet && offersOnMarket(bet, read).find(({ side }) => side === bet.side);
  const name = bet && sideOf(bet, read)?.name;
  if (!name || !own || own.chance === null) return null;
  const words = answer(name, own.chance, own.offers, read);
  return words === null ? null : say(words, [], { focus: [bet], unjudged: true });
}

function betAsked(read: Tagged): BetFocus | undefined {
  if (read.mentions.length === 0) return read.previous?.focus?.[0];
  const named = betMeant(read);
  return named ? focusOf(named) : undefined;
}

function answer(name: string, chance: number, offers: readonly Offer[], { odds }: Tagged): string | null {
  const open = offers.filter(({ canTake }) => canTake);
  const [best] = open;
  if (!best) return null;
  const fair = 1 / chance;
  const [fairText, bestText] = [odds(fair), odds(best.decimal)];
  const tied = list(open.filter(({ decimal }) => odds(decimal) === bestText).map(({ book }) => book));
  const elsewhere = offers.find(({ canTake, decimal }) => !canTake && decimal > Math.max(fair, best.decimal));
  const other = elsewhere ? ` ${elsewhere.book} has ${odds(elsewhere.decimal)}, but you cannot bet there.` : '';
  return best.decimal > fair && bestText !== fairText
    ? `Yes: ${bestText} at ${tied} beats ${fairText}, the fair price of ${name}.${other}`
    : `No, nobody beats ${fairText} on ${name}; best is ${bestText} at ${tied}.${other}`;
}
