import { percent } from '../../words/format.ts';
import { type Asked, calculated, say } from '../calls/call.ts';
import { lookUp } from '../calls/look-up-call.ts';
import type { Tagged } from '../calls/tagged.ts';

const WHY = /\b(why|how come|whys|shouldnt|shouldn t)\b/;
const BOTH = /\b(both|each|either|two)\b(?! teams? to score)|\ball of (them|em)\b/;
const ISNT = /\b(isnt|arent|not|shouldnt|never|instead of)\b.*\b(even( money)?|50 50|coin ?flip|100)\b/;
const MINUS = /\b(minus|negative|-1\d\d)\b/;
const ELSE = /\b(move|moved|pass|worth|pick|picked|best|better|take|you|should i|score)\b/;
const MOST_WORDS = 22;

/** "Why are both teams -110, shouldn't it be even": the margin in that very price. Null: it is not asked why both sides cost more than even. */
export function whyBothMinus({ plain, tokens, amounts }: Tagged): Asked | null {
  if (
    !WHY.test(plain) ||
    tokens.length > MOST_WORDS ||
    ELSE.test(plain) ||
    amounts.money.length + amounts.lines.length > 0
  )
    return null;
  const prices = [...new Set(amounts.prices.filter(({ text }) => /^-\d/.test(text)).map(({ text }) => text))];
  const [price, ...others] = prices;
  if (others.length > 0 || !BOTH.test(plain)) return null;
  if (price === undefined) return whyMinus(plain);
  const share = 1 / (amounts.prices.find(({ text }) => text === price)?.decimal ?? 1);
  const words = `The difference is the book’s margin, the vig. At ${price} each side has to win ${percent(share)} of the time to break even, and two sides together are ${percent(2 * share)}: the ${percent(2 * share - 1)} above 100% is what the book keeps. Without it an even game would be +100 on both.`;
  return say(words, [], { calculation: { kind: 'break_even', price } });
}

const whyMinus = (plain: string): Asked | null =>
  (ISNT.test(plain) || MINUS.test(plain)) && /\b(prices?|odds|sides?|teams?|numbers?|both)\b/.test(plain)
    ? lookUp({ kind: 'term', term: 'vig' })
    : null;

const HOW_OFTEN =
  /\b(how (often|much|many times)|what (percent|percentage|pct|rate|win rate|winrate|share)|whats (my|the) (win ?rate|percent\w*)|win ?rate)\b/;
const TO_LEVEL =
  /\b(break ?even|not (to )?lose (any |my )?money|to not lose|without losing|not losing|lose no money|stop losing|be profitable|(make|making|turn|see) (a |any )?(money|profit)|profitable|come out ahead|stay ahead|be ahead|be up|not go broke)\b/;
const WINS = /\b(win|wins|winning|hit|hits|right|correct|break ?even)\b/;
const USUAL = '-110';

/** "How often do I need to win to not lose money": at the price that is named or was spoken of, else at the usual one. */
export function breakEvenAsked({ plain, previous, amounts, hasNames, reading }: Tagged): Asked | null {
  if (!HOW_OFTEN.test(plain) || !TO_LEVEL.test(plain) || !WINS.test(plain)) return null;
  const isElse =
    amounts.money.length + amounts.shares.length > 0 || amounts.prices.length > 1 || reading.leagues.length > 0;
  // Of a bet that was spoken of its own price is asked.
  const isOfBet = hasNames || (previous?.focus ?? []).length > 0 || LEGS.test(plain);
  if (isElse || isOfBet) return null;
  const spoken = previous?.calculation?.kind === 'break_even' ? previous.calculation.price : null;
  const price = amounts.prices[0]?.text ?? spoken;
  if (price === null && /\bthat (price|number|odds?)\b/.test(plain)) return null;
  return price === null
    ? calculated(
        [{ kind: 'break_even', price: USUAL }],
        [`No price was named, so it is ${USUAL}, the usual one of a spread or total.`],
      )
    : calculated([{ kind: 'break_even', price }]);
}
const LEGS = /\b(legs?|parlays?|teasers?|round robins?)\b/;
