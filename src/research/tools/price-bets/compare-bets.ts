import type { Comparison, JudgedPrice, PriceBetsResult, PricedStatedBet } from '#contract/research/price-bets.ts';
import { capital, percent, signedPercent } from '../../words/format.ts';
import { betName, inShort } from '../../words/short-names.ts';
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
          ...likelierWords(first, second, judged.length > 1 ? best : undefined, {
            nameOf,
            isNamed: ({ at }) => placed.length < 3 || at === best?.at || at === next?.at,
          }),
          ...placed.flatMap(unquotedWords),
        ].join(' ')
      : `Only ${first ? nameOf(first) : 'none'} can be priced, so there is nothing to hold it against.`,
  };
}

const rankOf = ({ price }: Judged): number => VERDICTS.indexOf(price.verdict ?? 'pass');

const isWorthIt = (price: JudgedPrice | null): boolean => price?.verdict === 'bet' || price?.verdict === 'lean';

function betterWords(judged: readonly Judged[], noneWorthIt: boolean, nameOf: NameOf): string[] {
  const [best, next] = judged;
  if (!best) return noneWorthIt ? ['None of them is worth a stake.'] : [];
  if (!next) return [`Only ${nameOf(best)} has a price to judge: ${best.price.verdict}, ${best.price.evText}.`];
  const isTied = signedPercent(best.price.ev) === signedPercent(next.price.ev);
  const ahead = isTied
    ? `, but nothing separates them: ${signedPercent(best.price.ev)} each`
    : `: ${worthOf(best)}, against ${worthOf(next)} for ${nameOf(next)}`;
  const none = judged.length > 2 ? 'None' : 'Neither';
  if (noneWorthIt) return [`${none} is a bet, at any price here. ${closest(best, ahead, nameOf)}`];
  if (!isWorthIt(best.price)) return [`${none} is a bet at the prices named. ${closest(best, ahead, nameOf)}`];
  return [`${capital(nameOf(best))} is the ${judged.length > 2 ? 'best' : 'better'} bet${ahead}.`];
}

const closest = (best: Judged, ahead: string, nameOf: NameOf): string =>
  `${capital(nameOf(best))} comes closest${ahead}.`;

/** `-4.7% at +220`. */
const worthOf = ({ price: { ev, text } }: Judged): string => `${signedPercent(ev)} at ${text}`;

/** A bet that nobody sells is held against the others with what can be bet next to it. */
const unquotedWords = ({ bet }: Placed): string[] =>
  bet.basis === 'neighbouring' ? [`No book here quotes ${inShort(bet.label, bet.game)}.`, ...nearbyWords(bet)] : [];

function likelierWords(
  first: Placed | undefined,
  second: Placed | undefined,
  better: Placed | undefined,
  { nameOf, isNamed }: { nameOf: NameOf; isNamed: (placed: Placed) => boolean },
): string[] {
  if (!first || !second) return [];
  const [win, other] = [first.bet.chances.win, second.bet.chances.win];
  if (percent(win) === percent(other))
    return [`${capital(nameOf(first))} and ${nameOf(second)} each win ${percent(win)} of the time.`];
  const it = better?.at === first.at ? 'It also' : capital(nameOf(first));
  // Of three and more it is not plain whose the other chance is.
  const whose = isNamed(second) ? '' : ` for ${nameOf(second)}`;
  return [`${it} wins more often: ${percent(win)} of the time to ${percent(other)}${whose}.`];
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
