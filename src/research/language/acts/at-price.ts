import type { Asked } from '../calls/call.ts';
import { betOf, flipped, flips } from '../calls/focus.ts';
import { gameAhead } from '../calls/game-ahead.ts';
import { isBetOn } from '../calls/is-bet-on.ts';
import { readJudgement } from '../calls/judgements.ts';
import type { Mention } from '../calls/mentions.ts';
import { isOfManyBets } from '../calls/of-many-bets.ts';
import { withSideOfNumber } from '../calls/side-of-line.ts';
import type { BetFocus } from '../reading.ts';
import type { ActQuestion } from './act-question.ts';

/** A total is on nobody: "Pimblett +180" is another bet than the rounds of his fight. */
const isOnNamed = (bet: BetFocus, { persons }: Mention): boolean => persons.some((person) => isBetOn(bet, person));

/** Points that are bought are another line. */
export const BUYS = /\b(buy|buying|bought|sell|selling)\b/;
const MOST_WORDS = 10;

/** "Is +130 ok for that", "-108 at Fanatics": the bet that was spoken of, at a price of its own. Null: it is not one price for one bet. */
export function atPrice(question: ActQuestion): Asked | null {
  const { tokens, amounts, says, said, shown, places, open, previous, market, where, books, mentions } = question;
  const [price, ...others] = amounts.prices;
  const isOther =
    amounts.money.length + amounts.counts.length + amounts.shares.length + amounts.lines.length > 0 || says.size > 0;
  const isSum = previous?.calculation !== undefined && previous?.calculation?.kind !== 'payout';
  if (
    !price ||
    BUYS.test(question.plain) ||
    isOfManyBets(market.text) ||
    others.length > 0 ||
    isOther ||
    isSum ||
    previous?.ticket === true ||
    tokens.length > MOST_WORDS
  )
    return null;
  if (said.some(({ direction, stats, market: named }) => direction !== null || stats.length > 0 || named !== null))
    return null;
  const [place = 1] = places;
  const focus = shown[place - 1];
  if (!focus || (open && shown.length > 1) || (!open && places.length > 1)) return null;
  const event = gameAhead(focus, market);
  if (!event || mentions.some((mention) => !isOnNamed(focus, mention))) return null;
  const on = (one: BetFocus) => ({ ...betOf(one, event), price: price.text, book: books[0] ?? null });
  const isSaid = flips(tokens) || mentions.length > 0;
  const bet = isSaid
    ? on(flips(tokens) ? flipped(focus) : focus)
    : withSideOfNumber(on(focus), event, on(flipped(focus)));
  return readJudgement([bet], {
    where: { ...where, window: null },
    amounts,
  });
}
