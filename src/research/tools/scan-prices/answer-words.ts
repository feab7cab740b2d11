import type { ApartRow, CoverRow, GapRow, MiddleRow, ScanPricesResult, ScanSide } from '#contract/research/scans.ts';
import { ageWords, list, plural } from '../../words/format.ts';
import { signedLine } from '../../words/pick-label.ts';
import { inShort, shortGame } from '../../words/short-names.ts';
import { moneyText, shareText } from '../calculate/figures.ts';
import { APART_SECONDS } from './cover.ts';
import type { Middle } from './middle-rows.ts';
import { OLDEST_SECONDS, type Scanned } from './offers.ts';

/** `when`: when its games start, where a time was said; else empty. */
export type Scope = ScanPricesResult['scanned'] & { when: string };

/** Both prices of a cover, each with its book and stake. */
const sidesText = ({ sides, game }: Pick<CoverRow, 'sides' | 'game'>): string =>
  list(sides.map(({ pick, text, book, stakeText }) => `${inShort(pick, game)} ${text} at ${book} (${stakeText})`));

export function arbitrageAnswer(
  total: number,
  best: CoverRow | undefined,
  nearest: readonly CoverRow[],
  scope: Scope & { least?: number; suspect?: CoverRow },
): string {
  const [close] = nearest;
  const from = scope.least === undefined ? '' : ` of ${shareText(scope.least, 2)} or more`;
  if (best)
    return `${plural(total, 'arbitrage')}${from} now. The best returns ${best.returnText}, in ${shortGame(best.game)}: ${sidesText(best)}. ${worstText(best)}${suspectText(scope.suspect)} ${scannedText(scope)}`;
  if (!close) return `No arbitrage${from} now. ${scannedText(scope)}`;
  const away =
    close.returnShare > 0
      ? `The best returns ${close.returnText}`
      : `The nearest is ${shareText(-close.returnShare, 2)} short`;
  return `No arbitrage${from} now. ${away}, in ${shortGame(close.game)}: ${sidesText(close)}. ${scannedText(scope)}`;
}

/** What pays more, of which one price is most likely old: it is told, and none is called the best for it. */
const suspectText = (row: CoverRow | undefined): string =>
  row === undefined
    ? ''
    : ` On paper one returns more, ${row.returnText}: ${sidesText(row)}. So much usually means that one price is old or a mistake, so see that both are still there before you bet either.`;

/** What is left when all sides were taken: the worst ending, and where another one differs. */
function worstText({ endings, worstCents, bestCents, totalCents }: CoverRow): string {
  const worst = endings.find(({ cents }) => cents === worstCents);
  if (worstCents === bestCents || !worst)
    return `Every ending leaves ${moneyText(worstCents)} on ${moneyText(totalCents)}.`;
  return `On ${moneyText(totalCents)} it leaves from ${moneyText(worstCents)} (${worst.ending}) to ${moneyText(bestCents)}.`;
}

/** Less than this is within what any model of the score is off. */
const CLEAR_EV = 0.01;

export function middlesAnswer(all: readonly Pick<Middle, 'ev'>[], best: MiddleRow | undefined, scope: Scope): string {
  if (!best) return `No two books' lines leave room for a middle in ${scopeText(scope)}.`;
  const worth = all.filter(({ ev }) => ev !== null && ev >= CLEAR_EV).length;
  const many = `${plural(all.length, 'middle')}, ${worth === 0 ? 'none' : worth} of them worth ${shareText(CLEAR_EV, 0)} or more on average.`;
  const found = all.length === 1 ? 'One middle.' : many;
  const judged =
    best.chanceText === null ? best.chanceNote : `It does ${best.chanceText}, for ${best.evText} on average.`;
  return `${found} ${all.length === 1 ? 'It' : 'The best'} is in ${shortGame(best.game)}: ${sidesText(best)}. Both win on ${inShort(best.window, best.game)}, which has to come ${best.neededText} of the time. ${judged} ${scannedText(scope)}`;
}

export function lowHoldAnswer(best: CoverRow | undefined, scope: Scope): string {
  if (!best) return `No market with every side on offer in ${scopeText(scope)}.`;
  const isArbitrage = best.hold < 0 && new Set(best.sides.map(({ bookKey }) => bookKey)).size === best.sides.length;
  const cost = isArbitrage ? ', below zero: an arbitrage' : '';
  return `The lowest hold is ${best.holdText}${cost}, in ${shortGame(best.game)}: ${sidesText(best)}. ${scannedText(scope)}`;
}

/** `bestAt`: a book of which the best prices alone were asked for; null: of which the worst were. */
export function gapsAnswer(
  best: GapRow | undefined,
  apart: readonly ApartRow[],
  scope: Scope,
  bestAt?: string | null,
): string {
  if (best && bestAt !== undefined) return `${endText(best, bestAt === null)} ${scannedText(scope)}`;
  const lines = apartText(apart);
  if (!best && lines !== '') return `${lines} ${scannedText(scope)}`;
  if (!best) return `No book pays more than the others in ${scopeText(scope)}.`;
  const { best: top, next, worst } = best;
  const gap = lines === '' ? 'The widest gap' : 'For the same bet the widest gap';
  return `${lines === '' ? '' : `${lines} `}${gap} is ${best.gapToWorstText}, on ${inShort(top.pick, best.game)} in ${shortGame(best.game)}: ${top.text} at ${top.book} down to ${worst.text} at ${worst.book}; the next best after ${top.book} is ${next.text} at ${next.book}. ${scannedText(scope)}`;
}

/** Where one book stands furthest behind the best, or ahead of the rest. */
function endText({ best, next, worst, game, gapToWorstText, gapToNextText }: GapRow, isWorst: boolean): string {
  const bet = `${inShort(best.pick, game)} in ${shortGame(game)}`;
  return isWorst
    ? `${worst.book} is furthest behind on ${bet}: ${worst.text} there, and ${best.text} at ${best.book}, ${gapToWorstText} apart.`
    : `${best.book} is furthest ahead on ${bet}: ${best.text} there; the next best is ${next.text} at ${next.book}, ${gapToNextText} behind, and the lowest ${worst.text} at ${worst.book}, ${gapToWorstText} behind.`;
}

const APART_TOLD = 3;

/** Where the lines themselves are furthest apart; empty where all books have the same. */
function apartText(apart: readonly ApartRow[]): string {
  const [first, ...others] = apart.slice(0, APART_TOLD);
  if (!first) return '';
  const ends = ({ low, high, game }: ApartRow) => `${inShort(low.pick, game)} to ${lineText(high)}`;
  const rest = others.map((row) => `${ends(row)} (${shortGame(row.game)})`);
  const next = rest.length === 0 ? '' : ` Next: ${list(rest)}.`;
  return `The lines are furthest apart in ${shortGame(first.game)}: ${inShort(first.low.pick, first.game)} at ${first.low.book} against ${lineText(first.high)} at ${first.high.book}.${next}`;
}

/** `-6`, `+3`, `48.5`: of a total without a sign. */
const lineText = ({ selection, line }: ScanSide): string =>
  selection === 'over' || selection === 'under' ? `${line}` : signedLine(line ?? 0);

/** Two books held against each other, one of which may be a reference only. */
export function pairAnswer(best: GapRow | undefined, { books, markets, games, when }: Scope): string {
  const where = `${plural(markets, 'market')} of ${plural(games, 'game')}${when === '' ? '' : ` ${when}`}`;
  if (!best) return `${list(books)} do not differ on any bet that both price, in ${where}.`;
  const { best: top, next, gapToNextText } = best;
  return `${list(books)} differ most on ${inShort(top.pick, best.game)} in ${shortGame(best.game)}: ${top.text} at ${top.book} against ${next.text} at ${next.book}, ${gapToNextText} of implied probability apart. Scanned: ${where}.`;
}

export const scopeText = ({ games, markets, books, when }: Scope): string =>
  `${plural(markets, 'market')} of ${plural(games, 'game')}${when === '' ? '' : ` ${when},`} at ${plural(books.length, 'book')} where you can bet`;

const scannedText = (scope: Scope): string => `Scanned: ${scopeText(scope)}.`;

type LeftOut = { apart?: number; impossible?: number; dear?: number };

/** What was not used, with the rule that left it out. */
export function leftOutWords({ oldQuotes }: Scanned, { apart = 0, impossible = 0, dear = 0 }: LeftOut = {}): string[] {
  const words: [number, string][] = [
    [oldQuotes, `${plural(oldQuotes, 'quote')} not seen for ${ageWords(OLDEST_SECONDS)} ${isAre(oldQuotes)} left out.`],
    [
      apart,
      `${plural(apart, 'market')} would be an arbitrage only with prices seen over ${ageWords(APART_SECONDS)} apart, and ${isAre(apart)} left out.`,
    ],
    [impossible, `${plural(impossible, 'market')} with prices too far apart to be real ${isAre(impossible)} left out.`],
    [dear, `${plural(dear, 'market')} with dearer middles ${isAre(dear)} left out.`],
  ];
  return words.flatMap(([count, text]) => (count > 0 ? [text] : []));
}

const isAre = (count: number): string => (count === 1 ? 'is' : 'are');
