import type { Comparison, JudgedPrice, PriceBetsResult, PricedStatedBet } from '#contract/research/price-bets.ts';
import { expectedValueWithPush } from '#engine/odds/push.ts';
import { capital, percent, signedPercent } from '../../words/format.ts';
import { betName, inShort } from '../../words/short-names.ts';
import { missingWords } from './bet-words.ts';
import { betterNumber } from './better-number.ts';
import { halfPointWords } from './half-point.ts';
import { sameBetWords } from './same-bet.ts';

const VERDICTS = ['bet', 'lean', 'pass'] as const;

type Placed = { at: number; bet: PricedStatedBet };
type Judged = Placed & { price: JudgedPrice };

/** Several bets side by side: which has the better price, and which is likelier, which is another question. */
export function compareBets(bets: PriceBetsResult['bets']): Comparison {
  const placed = bets.flatMap((bet, at): Placed[] => (bet.priced ? [{ at, bet }] : []));
  const judged = judgedOf(placed);
  const estimated = estimatesOf(placed);
  const likeliest = placed.toSorted((a, b) => b.bet.chances.win - a.bet.chances.win);
  const [best, next] = judged;
  const [first, second] = likeliest;
  const isCompared = best !== undefined && next !== undefined;
  const nameOf = namesOnce();
  const same = sameBetWords(placed.map(({ bet }) => bet));
  const noneWorthIt = placed.every(({ bet }) => !isWorthIt(bet.atAsked) && !isWorthIt(bet.atBest));
  return {
    better: isCompared ? best.at : null,
    evGap: isCompared ? best.price.ev - next.price.ev : null,
    likelier: first && second ? first.at : null,
    chanceGap: first && second ? first.bet.chances.win - second.bet.chances.win : null,
    noneWorthIt,
    text: second
      ? inOrder(placed.length === 2, same, [
          ...(placed.length === 2 ? numberWords(placed) : []),
          ...betterWords({ judged, estimated, noneWorthIt, nameOf }),
          ...placed.flatMap(({ bet }) => missingWords(bet)),
          ...likelierWords(soldFirst(likeliest), isCompared ? best : undefined, nameOf, placed.length > 2),
          ...noneWords(judged, noneWorthIt),
        ])
      : `Only ${first ? nameOf(first) : 'none'} can be priced, so there is nothing to compare it with.`,
  };
}

/** Which of two lines of one bet costs less, whatever its chances are. */
function numberWords(placed: readonly Placed[]): string[] {
  const [one, other] = placed.flatMap(({ bet }) => {
    const price = bet.atAsked ?? bet.atBest;
    return price ? [{ bet, price }] : [];
  });
  return one && other ? betterNumber(one, other) : [];
}

/** Of two bets that are one it is said first, of more at the end. */
const inOrder = (isPair: boolean, same: readonly string[], told: readonly string[]): string =>
  (isPair ? [...same, ...told] : [...told, ...same]).join(' ');

/** What has a verdict, the best first. */
const judgedOf = (placed: readonly Placed[]): Judged[] =>
  placed
    .flatMap(({ at, bet }): Judged[] => {
      const price = bet.atAsked ?? bet.atBest;
      return price?.verdict && price.doubt === null ? [{ at, bet, price }] : [];
    })
    .sort((a, b) => rankOf(a) - rankOf(b) || b.price.ev - a.price.ev);

/** What is priced by the lines around it, at the price that was named or the best there is. */
const estimatesOf = (placed: readonly Placed[]): Judged[] =>
  placed.flatMap(({ at, bet }): Judged[] => {
    const price = bet.basis === 'neighbouring' ? (bet.atAsked ?? bet.atBest) : null;
    return price?.doubt === null ? [{ at, bet, price }] : [];
  });

/** What nobody sells is named as the likeliest only where fewer than two can be bet. */
function soldFirst(likeliest: readonly Placed[]): readonly Placed[] {
  const sold = likeliest.filter(({ bet }) => bet.atAsked ?? bet.atBest);
  return sold.length > 1 ? sold : likeliest;
}

const rankOf = ({ price }: Judged): number => VERDICTS.indexOf(price.verdict ?? 'pass');

const isWorthIt = (price: JudgedPrice | null): boolean => price?.verdict === 'bet' || price?.verdict === 'lean';

type Words = { judged: readonly Judged[]; estimated: readonly Judged[]; noneWorthIt: boolean; nameOf: NameOf };

function betterWords({ judged, estimated, noneWorthIt, nameOf }: Words): string[] {
  const [best, next] = judged;
  if (!best) return onlyEstimates(estimated, noneWorthIt, nameOf);
  if (!next) return onlyOne(best, estimated, noneWorthIt, nameOf);
  const isTied = signedPercent(best.price.ev) === signedPercent(next.price.ev);
  const ahead = isTied
    ? `, but nothing separates them: ${signedPercent(best.price.ev)} each`
    : `: ${worthOf(best)}${whyNot(best)}, against ${worthOf(next)} for ${nameOf(next)}`;
  const isOfMany = judged.length > 2;
  const lead = `${capital(nameOf(best))} is the ${isOfMany ? 'best' : 'better'}`;
  if (isWorthIt(best.price)) return [`${lead} bet${ahead}.`];
  const halfPoint = isOfMany ? [] : halfPointWords(best, next);
  return [`${lead} of ${isOfMany ? 'them' : 'the two'}${ahead}.`, ...halfPoint];
}

/** Which is better was asked, so that none is a bet comes behind it. */
function noneWords([best, next, ...more]: readonly Judged[], noneWorthIt: boolean): string[] {
  if (!best || !next || isWorthIt(best.price)) return [];
  return [`${more.length > 0 ? 'None' : 'Neither'} is a bet${noneWorthIt ? '' : ' at the prices you named'}.`];
}

/** One is judged; what the others come to by the lines around them is an estimate. */
function onlyOne(best: Judged, estimated: readonly Judged[], noneWorthIt: boolean, nameOf: NameOf): string[] {
  const isPass = noneWorthIt && estimated.every(({ price }) => price.ev <= 0);
  const own = `${capital(nameOf(best))} is ${isPass ? '' : `a ${best.price.verdict}: `}${worthOf(best)}${whyNot(best)}.`;
  return [isPass ? `Neither is a bet. ${own}` : own, ...estimated.map((one) => besideEstimate(best, one, nameOf))];
}

/**
 * An estimate counts what all books say, a judged price only what an edge is borne out by: which of the two is better is told from the
 * chances that all books give both.
 */
function besideEstimate(best: Judged, one: Judged, nameOf: NameOf): string {
  const [own, other] = [allSay(best), allSay(one)];
  const name = nameOf(one);
  if (signedPercent(own) === signedPercent(best.price.ev))
    return `${capital(name)} is ${other > own ? 'better' : 'worse'}, by an estimate: ${worthOf(one)}.`;
  const is = own > other ? `it is better than ${name}` : `${name} is better`;
  return `Valued alike, by what all books say, ${is}: ${signedPercent(own)} at ${best.price.text} against an estimate of ${worthOf({ ...one, price: { ...one.price, ev: other } })}.`;
}

const allSay = ({ bet, price }: Judged): number => expectedValueWithPush(bet.chances, price.decimal);

/** No line is judged: what their prices come to by the lines next to them. */
function onlyEstimates(estimated: readonly Judged[], noneWorthIt: boolean, nameOf: NameOf): string[] {
  const isAbove = estimated.some(({ price }) => price.ev > 0);
  const none = noneWorthIt && !isAbove ? ['None of them is worth a bet.'] : [];
  return [...none, ...estimated.map((one) => `${capital(nameOf(one))} is about ${worthOf(one)}${atBook(one)}.`)];
}

const atBook = ({ price: { book } }: Judged): string => (book === null ? '' : ` (${book})`);

/** An edge that is no bet gets its reason. */
const whyNot = ({ price: { ev, verdict, passReason } }: Judged): string =>
  verdict === 'pass' && ev > 0 && passReason !== null ? ` (${passReason})` : '';

/** `-4.7% at +220`. */
const worthOf = ({ price: { ev, text } }: Pick<Judged, 'price'>): string => `${signedPercent(ev)} at ${text}`;

function likelierWords(
  [first, second]: readonly Placed[],
  better: Placed | undefined,
  nameOf: NameOf,
  isOfMany = false,
): string[] {
  if (!first || !second) return [];
  const [win, other] = [first.bet.chances.win, second.bet.chances.win];
  if (percent(win) === percent(other))
    return [`${capital(nameOf(first))} and ${nameOf(second)} each win ${percent(win)} of the time.`];
  const it = better?.at === first.at ? 'It also' : capital(nameOf(first));
  // Among several the second in chance is hardly the one that was named beside it.
  if (isOfMany) return [`${it} wins the most often: ${percent(win)} of the time.`];
  return [`${it} wins more often: ${percent(win)} of the time to ${percent(other)}.`];
}

type NameOf = (placed: Placed) => string;

/** A bet by its name, with its game where the bet alone would not tell it and it was not said yet. */
function namesOnce(): NameOf {
  const said = new Set<string>();
  return ({ bet: { label, game, market } }) => {
    if (said.has(game)) return inShort(label, game);
    said.add(game);
    return betName({ label, game, market });
  };
}
