import type { Comparison, JudgedPrice, PriceBetsResult, PricedStatedBet } from '#contract/research/price-bets.ts';
import { percent, signedPercent } from '../../words/format.ts';
import { nearbyWords } from './bet-words.ts';

const VERDICTS = ['bet', 'lean', 'pass'] as const;

type Placed = { at: number; bet: PricedStatedBet };
type Judged = Placed & { price: JudgedPrice };

/** Several bets side by side: which has the better price, and which is likelier, which is another question. */
export function compareBets(bets: PriceBetsResult['bets']): Comparison {
  const placed = bets.flatMap((bet, at): Placed[] => (bet.priced ? [{ at, bet }] : []));
  const judged = placed
    .flatMap(({ at, bet }): Judged[] => {
      const price = bet.atAsked ?? bet.atBest;
      return price?.verdict && price.doubt === null ? [{ at, bet, price }] : [];
    })
    .sort((a, b) => rankOf(a) - rankOf(b) || b.price.ev - a.price.ev);
  const likeliest = placed.toSorted((a, b) => b.bet.chances.win - a.bet.chances.win);
  const [best, next] = judged;
  const [first, second] = likeliest;
  const isCompared = best !== undefined && next !== undefined;
  const nameOf = namesOnce();
  const noneWorthIt = placed.every(({ bet }) => !isWorthIt(bet.atAsked) && !isWorthIt(bet.atBest));
  return {
    better: isCompared ? best.at : null,
    evGap: isCompared ? best.price.ev - next.price.ev : null,
    likelier: first && second ? first.at : null,
    chanceGap: first && second ? first.bet.chances.win - second.bet.chances.win : null,
    noneWorthIt,
    text: second
      ? [
          ...betterWords(judged, noneWorthIt, nameOf),
          ...likelierWords(first, second, nameOf),
          ...placed.flatMap(unquotedWords),
        ].join(' ')
      : `Only ${first ? nameOf(first) : 'none'} can be priced, so there is nothing to hold it against.`,
  };
}

const rankOf = ({ price }: Judged): number => VERDICTS.indexOf(price.verdict ?? 'pass');

const isWorthIt = (price: JudgedPrice | null): boolean => price?.verdict === 'bet' || price?.verdict === 'lean';

function betterWords(judged: readonly Judged[], noneWorthIt: boolean, nameOf: NameOf): string[] {
  const [best, next] = judged;
  if (!best || !next) {
    if (noneWorthIt) return ['None of them has a price worth a stake.'];
    return best ? [`Only ${nameOf(best)} has a price to judge: ${best.price.verdict}, ${best.price.evText}.`] : [];
  }
  const [own, other] = [signedPercent(best.price.ev), signedPercent(next.price.ev)];
  const ahead =
    own === other ? `though by less than can be told: both are at ${own}` : `${own} against ${other} a unit staked`;
  if (noneWorthIt) return [`None is worth a stake at these prices; ${nameOf(best)} comes closest, ${ahead}.`];
  if (!isWorthIt(best.price))
    return [`At the prices named none is worth a stake; ${nameOf(best)} comes closest, ${ahead}.`];
  return [`The ${judged.length > 2 ? 'best' : 'better'} bet is ${nameOf(best)}: ${ahead}.`];
}

/** A bet that nobody sells is held against the others with what can be bet next to it. */
const unquotedWords = ({ bet }: Placed): string[] =>
  bet.basis === 'neighbouring' ? [`No book here quotes ${bet.label}.`, ...nearbyWords(bet)] : [];

function likelierWords(first: Placed | undefined, second: Placed | undefined, nameOf: NameOf): string[] {
  if (!first || !second) return [];
  const [win, other] = [first.bet.chances.win, second.bet.chances.win];
  if (percent(win) === percent(other)) return [`They are equally likely, at ${percent(win)}.`];
  return [`${nameOf(first)} is likelier to win: ${percent(win)} against ${percent(other)}.`];
}

type NameOf = (placed: Placed) => string;

/** A bet by its name, with its game where that was not yet said. */
function namesOnce(): NameOf {
  const said = new Set<string>();
  return ({ bet: { label, game } }) => {
    if (said.has(game)) return label;
    said.add(game);
    return `${label} (${game})`;
  };
}
