import type { JudgedPrice, PricedStatedBet } from '#contract/research/price-bets.ts';
import { capital, dollars, list, percent, plural, unitsWords, withStake } from '../../words/format.ts';
import { betName, inShort } from '../../words/short-names.ts';

const NEAREST = 2;

type Told = Omit<PricedStatedBet, 'text'>;

/** What a bet is worth: the verdict first, then why, what the sharpest book says, and what to do about it. */
export function betWords(bet: Told): string {
  if (bet.basis === 'neighbouring') return estimateWords(bet);
  const { chances, fairText, atAsked, atBest, stored } = bet;
  const first = atAsked ?? atBest;
  if (!first)
    return [
      `${capital(betName(bet))}: ${fairText} is fair, but no book where you can bet has it.`,
      `It ${endsWords(chances)}.`,
      ...nearbyWords(bet),
    ].join(' ');
  return [
    verdictWords(bet, first),
    worthWords(bet, first),
    ...sharpestWords(bet),
    ...(stored ? [`${stored.book} shows ${stored.text} here.`] : []),
    ...bestWords(bet),
    ...whatToDo(bet, first),
  ].join(' ');
}

/** A bet that nobody quotes, from the lines around it. */
function estimateWords(bet: Told): string {
  const { game, chances, fairText, atAsked, atBest, neighbours } = bet;
  const price = atAsked ?? atBest;
  const lines = list(neighbours.slice(0, NEAREST).map((one) => inShort(one.label, game)));
  return [
    ...(price ? [estimatedPrice(price)] : []),
    `${unquoted(bet)}, so this is an estimate from other lines, mostly ${lines}.`,
    `It ${endsWords(chances)}, which makes ${fairText} fair.`,
    ...nearbyWords(bet),
    ...(price && isAbove(price) ? [] : ['It is a ballpark, not a pick.']),
  ].join(' ');
}

/** Why its own line does not speak for it. */
export function unquoted({ label, game, books }: Pick<Told, 'label' | 'game' | 'books'>): string {
  const name = inShort(label, game);
  return books === 0
    ? `No book here quotes ${name}`
    : `Only ${plural(books, 'independent book')} ${books === 1 ? 'prices' : 'price'} ${name}, and the lines next to it disagree`;
}

/** Of several bets, why one has no verdict of its own, and what can be bet in its place. */
export function missingWords(bet: PricedStatedBet): string[] {
  const { asked, basis, books, label, game, atAsked, atBest } = bet;
  // Nobody misses a line that nobody named.
  if (asked.line === null) return [];
  const isQuoted = basis === 'quoted';
  if (isQuoted && (atAsked ?? atBest)) return [];
  if (!isQuoted && books > 0 && atBest) return [`${unquoted(bet)}, so its chance comes from them.`];
  const why = isQuoted ? `No book where you can bet has ${inShort(label, game)}` : unquoted(bet);
  return [`${why}.`, ...nearbyWords(bet)];
}

const isAbove = ({ ev, doubt }: JudgedPrice): boolean => ev > 0 && doubt === null;

/** Where no verdict is given, whether the price could be worth it. */
function estimatedPrice(price: JudgedPrice): string {
  const { text, evText, doubt } = price;
  if (doubt !== null)
    return `Not a bet at ${text}: that would be ${evText} on average, which is too good to be true: the price is probably old or from another line.`;
  return isAbove(price)
    ? `Not a bet on an estimate alone, though ${text} would come to ${evText} on average.`
    : `Not worth it at ${text}: that is ${evText} on average.`;
}

/** What the named book has instead, and the nearest lines that are quoted. */
export function nearbyWords({ nearby, game }: Pick<PricedStatedBet, 'nearby' | 'game'>): string[] {
  const named = nearby.find(({ isNamed }) => isNamed);
  const best = nearby.filter(
    ({ isNamed, label, bookKey }) => !isNamed && !(named?.label === label && named.bookKey === bookKey),
  );
  const nearest = list(best.map((one) => nearOffer(one, game)));
  return [
    ...(named ? [`${named.book} has ${inShort(named.label, game)} at ${named.text}.`] : []),
    ...(best.length > 0 ? [`The closest you can bet: ${nearest}.`] : []),
  ];
}

/** `Cowboys -15.5 at -110 (FanDuel), -2.1% on average`. */
const nearOffer = ({ label, text, book, evText }: PricedStatedBet['nearby'][number], game: string): string =>
  `${inShort(label, game)} at ${text} (${book})${evText === undefined ? '' : `, ${evText} on average`}`;

/** `wins 42.1% of the time, pushes 2.1% and loses 55.8%`. */
const endsWords = ({ win, push, lose }: PricedStatedBet['chances']): string =>
  push === 0
    ? `wins ${percent(win)} of the time`
    : `wins ${percent(win)} of the time, pushes ${percent(push)} and loses ${percent(lose)}`;

/** `Pass on under 46 in Bills @ Jets at +127 (Circa Sports): no edge.` A price of the bettor's own is his. */
function verdictWords(bet: Told, { from, text, book, verdict, passReason }: JudgedPrice): string {
  const at = from === 'stored' ? `at ${text}` : `at your ${text}`;
  const offer = `${betName(bet)} ${at}${book === null ? '' : ` (${book})`}`;
  if (verdict === 'bet') return `Bet ${offer}.`;
  if (verdict === 'lean') return `${capital(offer)} is a lean only.`;
  return `Pass on ${offer}${passReason === null ? '' : `: ${passReason}`}.`;
}

/** `11 other books, vig out, make it 29.7% to win, so +236 is fair, and +220 costs you 4.7% on average.` */
function worthWords(bet: Told, price: JudgedPrice): string {
  const { chances, fairText, books, hearsOffer } = bet;
  // A price is judged by what the others say, unless its own book is a sharp one.
  const heard = plural(books, price.book === null || hearsOffer ? 'book' : 'other book');
  const who = `${heard}, vig out, ${books === 1 ? 'makes' : 'make'}`;
  const push = chances.push === 0 ? '' : `, ${percent(chances.push)} to push`;
  const average = `${percent(Math.abs(price.ev))} on average${ofStake(price)}${countedWords(price, chances)}`;
  const worth = price.ev < 0 ? `costs you ${average}` : `makes you ${average}`;
  if (price.doubt !== null)
    return `${who} it ${percent(chances.win)} to win${push}, so ${fairText} is fair, and no book would leave ${price.text} up for long (${price.evText} on average).`;
  return `${who} it ${percent(chances.win)} to win${push}, so ${fairText} is fair, and ${price.text} ${worth}.`;
}

/** `, $4.09 of your stake` where one was named. */
const ofStake = ({ expectedCents, ev }: JudgedPrice): string => {
  if (expectedCents === null || expectedCents === 0) return '';
  return `, ${dollars(Math.abs(expectedCents))} ${ev < 0 ? 'of' : 'on'} your stake`;
};

/** Further apart the sharpest book and the rest do not say the same. */
const SAME = 0.006;

function sharpestWords({ sharpest, chances, atAsked }: Told): string[] {
  if (!sharpest || atAsked?.doubt) return [];
  const { book, text, chance, chanceText } = sharpest;
  const gap = chance - chances.win;
  if (Math.abs(gap) <= SAME) return [`${book}, the sharpest of them, agrees at ${text} (${chanceText}).`];
  return [`${book}, the sharpest of them, is ${gap > 0 ? 'higher' : 'lower'}: ${text}, or ${chanceText}.`];
}

/** Beside the price that was named, the best that can be taken. */
function bestWords({ atAsked, atBest, chances }: Told): string[] {
  if (!atAsked || !atBest || (atAsked.bookKey === atBest.bookKey && atAsked.from === 'stored')) return [];
  const { text, book, verdict, passReason, evText } = atBest;
  const judged = `a ${verdict}${passReason === null ? '' : `, ${passReason}`}`;
  const where = book === null ? '' : ` at ${book}`;
  return [`The best price here is ${text}${where}: ${judged} (${evText}${countedWords(atBest, chances)}).`];
}

/** What to stake and down to which price; of a pass, which price to wait for. */
function whatToDo({ worstText, atBest }: Told, { verdict, units, stakeCents, doubt }: JudgedPrice): string[] {
  if (doubt !== null || verdict === null) return [];
  if (verdict === 'pass' && atBest !== null && atBest.verdict !== 'pass') return [];
  if (verdict === 'pass')
    return worstText === null
      ? []
      : [`You need ${worstText} or better: a bet has to beat fair by enough to cover the doubt.`];
  const limit = worstText === null ? '' : `, good down to ${worstText}`;
  return units === 0 ? [] : [`Stake ${withStake(unitsWords(units), stakeCents)}${limit}.`];
}

/** Of an edge only what closing prices bear out is counted, so the chance may be put lower than the books put it. */
function countedWords({ chances }: JudgedPrice, fair: PricedStatedBet['chances']): string {
  const counted = percent(chances.win);
  if (counted === percent(fair.win)) return '';
  return chances.win < fair.win ? `, using a cautious ${counted} to win` : `, using ${counted} to win`;
}
