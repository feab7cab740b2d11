import type { PriceBetsResult, PricedStatedBet, TeaserTold } from '#contract/research/price-bets.ts';
import { shareAGame } from '../../slate/share-a-game.ts';
import { writeOdds } from '../../words/bettor.ts';
import { list, percent, signedPercent } from '../../words/format.ts';
import type { World } from '../world.ts';

type Bets = PriceBetsResult['bets'];

/** The chances of the lines alone: what each of them pays by itself, and whether that is worth it, is no matter of a teaser. */
export const withoutPrices = (bet: PricedStatedBet): PricedStatedBet => ({
  ...bet,
  text: `${bet.label} wins ${bet.chanceText} of the time.`,
  atAsked: null,
  stored: null,
  atBest: null,
  nearby: [],
  worstDecimal: null,
  worstText: null,
});

/** What the legs of a teaser come to together at its price; null where one of them has no chance here. */
export function teasedBets(bets: Bets, decimal: number, { bettor }: World): TeaserTold | null {
  const legs = bets.flatMap((bet) => (bet.priced ? [bet] : []));
  if (legs.length < bets.length || legs.length < 2) return null;
  const chance = legs.reduce((all, { chances }) => all * chances.win, 1);
  const kept = legs.reduce((all, { chances }) => all * (chances.win + chances.push), 1);
  const edge = chance * decimal + (kept - chance) - 1;
  // What pays exactly for it, with the stake back on a push.
  const fairDecimal = (1 - (kept - chance)) / chance;
  const [text, fairText] = [writeOdds(bettor, decimal), writeOdds(bettor, fairDecimal)];
  const told = {
    decimal,
    text,
    chance,
    chanceText: percent(chance),
    fairDecimal,
    fairText,
    edge,
    edgeText: signedPercent(edge),
  };
  return { ...told, words: wordsOf(legs, told) };
}

function wordsOf(legs: readonly PricedStatedBet[], told: Omit<TeaserTold, 'words'>): string {
  const { text, decimal, chanceText, fairText, edge, edgeText } = told;
  const each = list(legs.map(({ label, chanceText: own }) => `${label} ${own}`));
  const verdict = edge > 0 ? 'so it is worth it if these estimates hold' : 'so it is a pass';
  return [
    `${legs.length === 2 ? 'Both legs' : `All ${legs.length} legs`} win ${chanceText} of the time (${each}), so ${fairText} is fair.`,
    `${text} has to win ${percent(1 / decimal)} of the time and makes ${edgeText} on average, ${verdict}.`,
    ...(legs.some(({ chances }) => chances.push > 0) ? ['A push is counted as the stake back.'] : []),
    ...(shareAGame(legs) ? ['Legs of one game depend on each other, which is not counted here.'] : []),
  ].join(' ');
}
