import type { JudgedPrice, PricedStatedBet } from '#contract/research/price-bets.ts';
import { list, percent } from '../../words/format.ts';

const NEAREST = 2;

type Told = Omit<PricedStatedBet, 'text'>;

/** What a bet is worth: the verdict first, then why, how often it wins, and the best price where another one was named. */
export function betWords(bet: Told): string {
  const { label, game, basis, chances, fairText, atAsked, atBest, stored, neighbours } = bet;
  const name = `${label} (${game})`;
  if (basis === 'neighbouring') {
    const lines = list(neighbours.slice(0, NEAREST).map((one) => one.label));
    return [
      `No book here quotes ${label}, so its chances are estimated from other lines, chiefly ${lines}.`,
      `${name}: ${endsWords(chances)}, fair at ${fairText}.`,
      ...(atAsked ? [estimateWords(atAsked)] : []),
      ...nearbyWords(bet),
      'An estimate is never a pick.',
    ].join(' ');
  }
  const first = atAsked ?? atBest;
  const ends = `It ${endsWords(chances)}.`;
  if (!first) return `${name} is fair at ${fairText}, but no book where you can bet quotes it. ${ends}`;
  const shown = stored ? [`${stored.book} shows ${stored.text} here.`] : [];
  const isSame = atAsked !== null && atBest !== null && atAsked.bookKey === atBest.bookKey && atAsked.from === 'stored';
  const best = atAsked && atBest && !isSame ? [bestWords(atBest, chances)] : [];
  return [verdictWords(name, first), worthWords(fairText, first, chances), ends, ...shown, ...best].join(' ');
}

/** Where no verdict is given, whether the price could be worth it. */
function estimateWords({ text, evText, ev, doubt }: JudgedPrice): string {
  if (doubt !== null)
    return `At ${text} that would be ${evText} on average, which no book leaves standing: the price is probably old, or that of another line.`;
  return ev > 0 ? `At ${text} that is ${evText} on average.` : `Not worth it at ${text}: that is ${evText} on average.`;
}

/** What the named book has instead, and the nearest lines that are quoted. */
export function nearbyWords({ nearby }: Pick<PricedStatedBet, 'nearby'>): string[] {
  const named = nearby.find(({ isNamed }) => isNamed);
  const best = nearby.filter(
    ({ isNamed, label, bookKey }) => !isNamed && !(named?.label === label && named.bookKey === bookKey),
  );
  return [
    ...(named ? [`${named.book} shows ${named.label} at ${named.text}.`] : []),
    ...(best.length > 0
      ? [`The nearest that can be bet: ${list(best.map(({ label, text, book }) => `${label} at ${text} (${book})`))}.`]
      : []),
  ];
}

/** `wins 42.1% of the time, pushes 2.1% and loses 55.8%`. */
const endsWords = ({ win, push, lose }: PricedStatedBet['chances']): string =>
  push === 0
    ? `wins ${percent(win)} of the time`
    : `wins ${percent(win)} of the time, pushes ${percent(push)} and loses ${percent(lose)}`;

/** `Pass on Under 46 at +127 (Circa Sports): no edge.` A price of the bettor's own is his. */
function verdictWords(name: string, { from, text, book, verdict, passReason }: JudgedPrice): string {
  const at = from === 'stored' ? `at ${text}` : `at your ${text}`;
  const bet = `${name} ${at}${book === null ? '' : ` (${book})`}`;
  if (verdict === 'bet') return `Bet ${bet}.`;
  if (verdict === 'lean') return `Lean only: ${bet}.`;
  return `Pass on ${bet}${passReason === null ? '' : `: ${passReason}`}.`;
}

/** `Fair is +133, so it loses 2.4% on average`; where it is valued with less than the books say, with that. */
function worthWords(fairText: string, price: JudgedPrice, fair: PricedStatedBet['chances']): string {
  const worth = price.ev < 0 ? 'loses' : 'makes';
  return `Fair is ${fairText}, and it ${worth} ${percent(Math.abs(price.ev))} on average${countedWords(price, fair)}.`;
}

/** `The best price here is +105 at BetMGM: a bet (+2.9% on average).` */
function bestWords(price: JudgedPrice, fair: PricedStatedBet['chances']): string {
  const { text, book, verdict, passReason, evText } = price;
  const judged = `a ${verdict}${passReason === null ? '' : `, ${passReason}`}`;
  return `The best price here is ${text}${book === null ? '' : ` at ${book}`}: ${judged} (${evText} on average${countedWords(price, fair)}).`;
}

function countedWords({ chances }: JudgedPrice, fair: PricedStatedBet['chances']): string {
  return percent(chances.win) === percent(fair.win) ? '' : `, counting ${percent(chances.win)} to win`;
}
