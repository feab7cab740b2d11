import { ShowBoardInput } from '#contract/research/board.ts';
import { payout } from '#engine/odds/payout.ts';
import { scanPrices } from '../../tools/scan-prices/scan-prices.ts';
import { showBoard } from '../../tools/show-board/show-board.ts';
import { dollars } from '../../words/format.ts';
import { inShort } from '../../words/short-names.ts';
import { type Asked, say } from '../calls/call.ts';
import type { Tagged } from '../calls/tagged.ts';
import type { Looked } from '../looked.ts';
import { isByHold } from '../onward/order-in.ts';
import { worldOf } from '../sums/stored-bet.ts';

const ASKS =
  /\b(why|how) (does|do|would|should|is|did|dat|that|this) (\w+ ){0,2}(matter|help|important|useful|affect)\b|\bwhy (should|would) (i|we|anyone) care\b|^(ok |okay |and |but |so )*(so what|who cares|whats the point|why care)\b|\bwhat (does|do|is) (that|this|it|those|all that) (mean|do|good|worth) (for|to) me\b|\bwhat (does|do) (that|this|it) do for me\b/;
const MOST_WORDS = 12;
const STAKE_CENTS = 100_00;

/** "Why does that matter to me" behind a board, a list or a scan: what its figures are worth in money on $100. Null: no such thing was shown. */
export function whyItMatters(read: Tagged): Asked | null {
  const { plain, tokens, mentions, amounts, previous } = read;
  const isNamed = mentions.length + amounts.prices.length > 0 || tokens.some(({ number }) => number !== null);
  const isElse = isNamed || tokens.length > MOST_WORDS;
  const [looked] = previous?.looked ?? [];
  if (isElse || !looked || !previous || !(ASKS.test(plain) || (ASKS_MUCH.test(plain) && isOfHold(looked)))) return null;
  const words =
    looked.tool === 'scan_prices' ? ofScan(looked, read) : looked.tool === 'show_board' ? ofBoard(looked, read) : null;
  if (words === null) return null;
  const { looked: shown, focus } = previous;
  return say(words, [], { ...(shown && { looked: shown }), ...(focus && { focus }) });
}

/** "Is that bad" is asked of what is kept, where that was shown. */
const ASKS_MUCH =
  /^(ok |and |so |but |hmm )*(is|isnt) (that|this|it) (\w+ )?(bad|good|a lot|high|low|much|normal|ok|okay)\b/;
const isOfHold = (looked: Looked): boolean =>
  looked.tool === 'show_board' && (isByHold(looked.input.order) || looked.input.byBook === 'hold');

/** What is won on $100 at the one price and at the other. */
function between(name: string, best: Price, worst: Price): string {
  const wins = ({ decimal }: Price) => Math.floor(payout(STAKE_CENTS, decimal) - STAKE_CENTS);
  return `It is the same bet at a different price: $100 on ${name} wins ${dollars(wins(best))} at ${best.book} (${best.text}) and ${dollars(wins(worst))} at ${worst.book} (${worst.text}). When it loses you lose the same, so taking the better price costs nothing and is ${dollars(wins(best) - wins(worst))} more each time it wins.`;
}
type Price = { decimal: number; text: string; book: string };

function ofScan({ input }: Extract<Looked, { tool: 'scan_prices' }>, read: Tagged): string | null {
  const found = scanPrices(input, worldOf(read));
  const [row] = found.ok ? found.data.rows : [];
  if (row?.kind === 'gap') return between(inShort(row.best.pick, row.game), row.best, row.worst);
  if (row?.kind === 'cover')
    return row.hold < 0
      ? `Below zero every ending pays: both sides together return more than they cost, ${row.returnText} here, as long as both prices are still there.`
      : keptOf(row.hold);
  return null;
}

function ofBoard({ input }: Extract<Looked, { tool: 'show_board' }>, read: Tagged): string | null {
  const asked = ShowBoardInput.safeParse({ ...input, books: undefined });
  const found = asked.success ? showBoard(asked.data, worldOf(read)) : null;
  if (!found?.ok) return null;
  const {
    ranking,
    markets,
    rows,
    asked: { side: selection },
  } = found.data;
  if (ranking) return ofBooks(ranking.books);
  const [market] = markets;
  if (!market) return null;
  const open = rows.filter(({ canBet }) => canBet);
  const side = market.sides.find((one) => one.selection === selection) ?? market.sides[0];
  const prices = open.flatMap(({ prices: own, book }) =>
    own.flatMap((one) => (one.selection === side?.selection && one.line === side.line ? [{ ...one, book }] : [])),
  );
  const [best, worst] = [
    prices.toSorted((a, b) => b.decimal - a.decimal)[0],
    prices.toSorted((a, b) => a.decimal - b.decimal)[0],
  ];
  if (side && best && worst && best.decimal > worst.decimal)
    return between(inShort(`${side.label}${side.line === null ? '' : ` ${side.line}`}`, market.game), best, worst);
  return market.hold === null ? null : keptOf(market.hold);
}

const keptOf = (hold: number): string =>
  `The hold is what is kept of the money on all sides: at ${hundredths(hold)} about ${dollars(Math.round(hold * STAKE_CENTS))} of each $100 bet, whoever wins. The lower it is, the less a bet has to be right to pay.`;

function ofBooks(books: readonly { book: string; canBet: boolean; hold: number | null }[]): string | null {
  const open = books
    .flatMap(({ book, canBet, hold }) => (canBet && hold !== null ? [{ book, hold }] : []))
    .sort((a, b) => a.hold - b.hold);
  const [least, most] = [open[0], open.at(-1)];
  if (!least || !most || least === most) return null;
  return `The same bets cost different money: of each $100 bet ${least.book} keeps about ${dollars(Math.round(least.hold * STAKE_CENTS))} on average (${hundredths(least.hold)}), and ${most.book} ${dollars(Math.round(most.hold * STAKE_CENTS))} (${hundredths(most.hold)}). Over many bets that difference is yours or theirs.`;
}

const hundredths = (share: number): string => `${(share * 100).toFixed(2)}%`;
