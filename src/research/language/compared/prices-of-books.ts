import type { ShowBoardInput } from '#contract/research/board.ts';
import { payout } from '#engine/odds/payout.ts';
import { readPrice } from '../../tools/stated-prices.ts';
import { dollars, list, percent } from '../../words/format.ts';
import { sidePhrase } from '../../words/pick-label.ts';
import { asksBecomes } from '../calls/becomes-bet.ts';
import { boardOf } from '../calls/board-calls.ts';
import { boardOnBet } from '../calls/board-on-bet.ts';
import { type Asked, type Call, calls, say } from '../calls/call.ts';
import { type Tagged, toMarketQuestion } from '../calls/tagged.ts';
import type { Reading } from '../reading.ts';
import { paidText } from '../sums/paid-text.ts';
import { type Offer, offersOnMarket, type SideOffers } from './market-of-bet.ts';

const BEST = '(?:best|highest|top|longest|biggest)';
const WORST = '(?:worst|lowest|shortest|smallest)';
const QUOTED = '(?:prices?|odds|numbers?|lines?|quotes?|books?|sportsbooks?|ones?|payouts?|ml|moneyline)';
/** Both ends of the prices, or what the worst of them takes. */
const ENDS = new RegExp(
  [
    `\\b${BEST} (?:${QUOTED} )?(?:and|vs|versus|to|or|against|from|n) (?:the )?${WORST}\\b.*\\b${QUOTED}\\b`,
    `\\b${WORST} (?:${QUOTED} )?(?:and|vs|versus|to|or|against|from|n) (?:the )?${BEST}\\b.*\\b${QUOTED}\\b`,
    `\\b${BEST} ${QUOTED}\\b.*\\b${WORST}(?: ${QUOTED})?\\b`,
    `\\bworst (?:\\w+ )?${QUOTED}\\b`,
    '\\bwho(?:s|se|ve| has| have)? (?:got |has |have )?(?:the )?worst\\b',
    `\\b(?:range|spread) of (?:the )?(?:prices|odds|quotes)\\b`,
  ].join('|'),
);
const IMPLIED = /\b(implied|implies|imply|implying|probabilit(?:y|ies)|probs?|percents?|percentages?)\b|%/;
const EACH_BOOK =
  /\b(?:each|every|all|per|by|across|between|different) (?:of )?(?:the )?(?:sports ?)?(?:books?|bookies?|bookmakers?|apps?|sites?)\b/;
/** What is judged, picked or added up is none of this. */
const ELSE =
  /\b(?:picks?|plays?|bets?|legs?|parlays?|games?|teams?|should|would|worth|edge|ev|value|hedge|case|beat|news|moved?|since)\b/;
const MOST_WORDS = 24;
const HUNDRED = 100_00;

/**
 * "Best and worst price on the Chiefs", "what does the worst one cost me on $100", "the implied probability at each book": what stands
 * at each book of one market, set side by side in words. Null: that is not asked, or no game is named or was shown.
 */
export function pricesOfBooks(read: Tagged): Asked | null {
  const { plain, amounts, tokens, mentions, text } = read;
  const isImplied = IMPLIED.test(text.toLowerCase()) && EACH_BOOK.test(plain);
  const isElse = amounts.prices.length > 0 || tokens.length > MOST_WORDS || ELSE.test(plain);
  if (isElse || asksBecomes(plain) || !(isImplied || ENDS.test(plain))) return null;
  const boards = boardsMeant(read);
  const stake = amounts.money.find(({ isSure }) => isSure)?.cents;
  const words = boards.flatMap((board) => told(board, read, isImplied ? impliedWords : endsWords(stake ?? HUNDRED)));
  if (words.length === 0) return null;
  // What was shown stands there.
  return mentions.length === 0 && stake !== undefined ? say(words.join(' ')) : calls(boards, words);
}

/** Of who is named, else what was shown or spoken of. */
function boardsMeant(read: Tagged): readonly Call[] {
  if (read.mentions.length === 0) return boardsBehind(read.previous);
  const board = boardOf(toMarketQuestion(read));
  return board?.kind === 'calls' ? board.calls : [];
}

function boardsBehind(previous: Reading | null): readonly Call[] {
  const shown = (previous?.looked ?? []).flatMap(({ tool, input }) =>
    tool === 'show_board' && input.eventId !== undefined && input.books === undefined ? [{ tool, input }] : [],
  );
  const [bet, ...others] = previous?.focus ?? [];
  return shown.length > 0 ? shown : bet && others.length === 0 ? [boardOnBet(bet)] : [];
}

function told({ input }: Call, read: Tagged, words: (one: SideOffers, read: Tagged) => string | null): string[] {
  const { eventId = '', market, line = null, player = null, side } = input as ShowBoardInput;
  // The line of a board is that of its home side.
  const sides = offersOnMarket({ eventId, market, side: 'home', line, player }, read);
  return sides.flatMap((one) => (side === undefined || one.side === side ? (words(one, read) ?? []) : []));
}

/** From the best to the worst price that can be taken, and what that is in money. */
const endsWords =
  (stake: number) =>
  ({ event, market, side, offers }: SideOffers, { odds }: Tagged): string | null => {
    const open = offers.filter(({ canTake }) => canTake);
    const [best, worst] = [open[0], open.at(-1)];
    if (!best || !worst) return null;
    const name = sidePhrase(event, market, side);
    const at = ({ decimal }: Offer) => {
      const books = open.filter((one) => odds(one.decimal) === odds(decimal)).map(({ book }) => book);
      return `${odds(decimal)} at ${list(books)}`;
    };
    if (odds(best.decimal) === odds(worst.decimal))
      return `On ${name} every price you can take is the same: ${at(best)}.`;
    const won = ({ decimal }: Offer) =>
      Math.floor(payout(stake, readPrice(paidText(decimal)) ?? decimal) - stake + 1e-6);
    return `On ${name} prices run from ${at(best)}, the best, down to ${at(worst)}, the worst. ${dollars(stake)} wins ${dollars(won(best))} at the one and ${dollars(won(worst))} at the other, so the worst costs you ${dollars(won(best) - won(worst))} when it wins.`;
  };

/** The chance in each price as it stands, and what all of them together make of it without their margin. */
function impliedWords({ event, market, side, chance, offers }: SideOffers): string | null {
  if (offers.length === 0) return null;
  const each = offers.map(
    ({ book, decimal, canTake }) => `${book}${canTake ? '' : ' (you cannot bet there)'} ${percent(1 / decimal)}`,
  );
  const together = chance === null ? '' : ` With the vig out, all of them together make it ${percent(chance)}.`;
  return `Implied by the price on ${sidePhrase(event, market, side)}, vig included: ${list(each)}.${together}`;
}
