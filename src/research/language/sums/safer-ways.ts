import { list, percent } from '../../words/format.ts';
import { selectionLine } from '../../words/pick-label.ts';
import { shortTeam } from '../../words/short-names.ts';
import { type Asked, say } from '../calls/call.ts';
import type { Tagged } from '../calls/tagged.ts';
import { betMeant } from './bet-meant.ts';
import { refOfFocus } from './bets-said.ts';
import { drawChances, fairAt, orDraw, withoutDraw } from './draw-chances.ts';
import { focusOf, isStored, type StoredBet, storedBet } from './stored-bet.ts';

const SAFER =
  /\b(safer|safest|less (risk|risky)|lower risk|more conservative|not (so|as|too) risky|play (it|this|that) safe(r)?)\b/;
const RISKIER =
  /\b(riskier|more (risk|risky|aggressive)|juicier|bigger (payout|odds|price)|longer (odds|price)|longshots?)\b/;
const MADE_WORTH = /\bmake (it|that|this|them|him) (\w+ )?(worth|pay)\b/;
const WAY =
  /\b(way|ways|option|options|version|angle|route|how (can|do|could|would) (i|you)|play (it|this|that))\b|\b(to|on) (back|play|bet|take|ride with)?\s?(them|it|him|her|that|this|those guys)\b/;
const ELSE = /\b(parlay|parlays|legs?|free bet|boost\w*|bankroll|units?|or|than|pick|picks|hedge\w*)\b/;
const MOST_WORDS = 14;
const MOST = 3;
const LEAST_APART = 0.01;

const asksWays = (plain: string): boolean =>
  MADE_WORTH.test(plain) || ((SAFER.test(plain) || RISKIER.test(plain)) && WAY.test(plain));

/** "What's a safer way to back them": the same side on other lines, each with how often it wins. Null: that is not asked. */
export function saferWays(read: Tagged): Asked | null {
  const { plain, tokens, amounts } = read;
  const isSafer = SAFER.test(plain);
  if (!asksWays(plain) || ELSE.test(plain)) return null;
  if (tokens.length > MOST_WORDS || amounts.prices.length + amounts.money.length > 0) return null;
  const bet = betMeant(read) ?? (SAME_GAME.test(plain) ? firstPick(read) : null);
  if (!bet || bet.ref.side === 'draw') return null;
  const ways = [...(isSafer ? withDraw(bet, read) : []), ...otherLines(bet, isSafer, read)];
  const word = isSafer ? 'Safer' : 'Riskier';
  const own = `${bet.name}, which wins ${percent(bet.win)} of the time`;
  const told =
    ways.length > 0
      ? `${word} than ${own}: ${list(ways)}. ${isSafer ? 'Safer pays less, and says nothing of which one is worth its price.' : 'It pays more because it wins less often.'}`
      : `No line you can take on the same side is ${word.toLowerCase()} than ${own}.`;
  return say(told, [], { focus: [focusOf(bet)], unjudged: true });
}

/** "On that same fight": any bet of it, whichever side. */
const SAME_GAME = /\b(same|that|this) (same )?(fight|game|match|matchup|bout)\b/;

function firstPick(read: Tagged): StoredBet | null {
  const { focus = [], pointed, ticket } = read.previous ?? {};
  const pick = focus[(pointed ?? 1) - 1];
  const bet = pick && ticket !== true ? storedBet(refOfFocus(pick), read) : null;
  return bet && isStored(bet) ? bet : null;
}

/** Where the draw is sold a side can be had with it. No book's price on either is stored. */
function withDraw({ ref: { market, side }, event }: StoredBet, read: Tagged): string[] {
  const chances = market === 'moneyline' ? drawChances(event, read) : null;
  if (!chances || (side !== 'home' && side !== 'away')) return [];
  const team = shortTeam(event[side]);
  return [
    `draw no bet on ${team}, stake back on a tie (${fairAt(withoutDraw(side, chances))})`,
    `${team} or the draw (${fairAt(orDraw(side, chances))})`,
  ];
}

/** Of the lines that can be taken those that win more often, or less, the nearest first. */
function otherLines({ ref, event, win, name }: StoredBet, isSafer: boolean, read: Tagged): string[] {
  const isOnSide = ref.side === 'home' || ref.side === 'away';
  const isOfGame = SAME_GAME.test(read.plain);
  const isAlike = (market: string): boolean =>
    isOfGame || market === ref.market || (isOnSide && (market === 'spread' || market === 'moneyline'));
  const lines = event.markets.filter(
    ({ market, player }) => isAlike(market) && (player || null) === (ref.player ?? null),
  );
  const found = lines.flatMap((one) =>
    (isOfGame ? one.outcomes : [ref.side]).flatMap((side) => {
      const line = selectionLine(one, side);
      const bet = storedBet({ ...ref, market: one.market, side, line, price: null, book: null }, read);
      return isStored(bet) && bet.price && bet.name !== name ? [bet] : [];
    }),
  );
  return found
    .filter((one) => (isSafer ? one.win - win : win - one.win) > LEAST_APART)
    .toSorted((a, b) => Math.abs(a.win - win) - Math.abs(b.win - win))
    .slice(0, MOST)
    .map((one) => `${one.short} ${one.price?.text} at ${one.price?.book} (${percent(one.win)})`);
}
