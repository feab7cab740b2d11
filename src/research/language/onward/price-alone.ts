import type { SlateEvent, SlateMarket } from '../../slate/slate.ts';
import { selectionLine } from '../../words/pick-label.ts';
import type { BetFocus, Reading } from '../reading.ts';

const GOOD = 'good|fair|decent|bad|ok|okay|solid|great|value|worth|too (?:low|short|steep|much)';
const ASKED = [
  new RegExp(
    `^(?:(?:ok|okay|so|and|but|hm+|well|wait)[\\s,]+)*(?:(?:is|would|are)\\s+)?(\\d{3})\\s+(?:(?:be|is|a|an|any|really|still|even)\\s+)*(?:${GOOD})\\b`,
    'i',
  ),
  new RegExp(`\\b(?:${GOOD}|it|that)(?: \\w+)? at (\\d{3})\\s*(?:then|tho|though)?\\W*$`, 'i'),
];
/** "148 for 40": a price, and the stake on it. */
const STAKED = /^(?:(?:ok|okay|so|and|at)[\s,]+)*([1-9]\d\d) (?:for|with|w) \$?\d{1,4}(?: bucks| dollars)?\W*$/i;
/** "Any good at 165 for the lions", "is 165 good on them": beside who is named, too. */
const ON_NAMED = [
  new RegExp(`\\b(?:${GOOD})(?: \\w+)? at (\\d{3})\\s+(?:for|on)\\b`, 'i'),
  new RegExp(
    `^(?:(?:ok|okay|so|and|but|is|are|would)\\s+)*(\\d{3})\\s+(?:(?:be|is|a|an|any|really|still|even)\\s+)*(?:${GOOD})(?: \\w+)? (?:for|on)\\b`,
    'i',
  ),
];
const MOST_WORDS = 9;
/** A number of the size of its line is another line. */
const OF_LINE = 0.4;

/** "Is 143 good" behind prices: that price, with the sign that those have which it is nearest to. */
export function priceAlone(
  text: string,
  previous: Reading | null,
  { events, betIn }: { events: readonly SlateEvent[]; betIn: (text: string) => BetFocus | null },
): string {
  const inWords = (all: readonly RegExp[]) => all.map((words) => words.exec(text.trim())?.[1]).find((one) => one);
  const onNamed = inWords(ON_NAMED);
  const number = onNamed ?? inWords([...ASKED, STAKED]);
  const bet = (onNamed === undefined ? null : betIn(text)) ?? previous?.focus?.[0];
  if (!bet || number === undefined || text.trim().split(/\s+/).length > MOST_WORDS) return text;
  const markets = marketsOf(bet, events);
  const decimals = markets.flatMap((market) => decimalsOf(market, bet.side));
  if (decimals.length === 0 || markets.some((market) => isOfLine(market, bet, Number(number)))) return text;
  const distance = (decimal: number) => Math.min(...decimals.map((stored) => Math.abs(1 / stored - 1 / decimal)));
  const isPlus = distance(1 + Number(number) / 100) <= distance(1 + 100 / Number(number));
  return text.replace(new RegExp(`\\b${number}\\b`), `${isPlus ? '+' : '-'}${number}`);
}

function isOfLine(market: SlateMarket, { side }: BetFocus, number: number): boolean {
  const line = Math.abs(selectionLine(market, side) ?? 0);
  return Math.abs(number - line) <= OF_LINE * line;
}

function marketsOf(bet: BetFocus, events: readonly SlateEvent[]): SlateMarket[] {
  const isOf = (market: SlateMarket) =>
    market.market === bet.market &&
    market.player === (bet.player ?? '') &&
    (bet.line === null || selectionLine(market, bet.side) === bet.line);
  return events.find(({ id }) => id === bet.eventId)?.markets.filter(isOf) ?? [];
}

const decimalsOf = ({ outcomes, quotes }: SlateMarket, side: string): number[] =>
  quotes.flatMap(({ decimals }) => decimals[(outcomes as readonly string[]).indexOf(side)] ?? []);
