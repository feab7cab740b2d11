import type { PriceBetsResult, PricedStatedBet, TeaserTold } from '#contract/research/price-bets.ts';
import { expectedValueWithPush, fairDecimalWithPush } from '#engine/odds/push.ts';
import { shareAGame } from '../../slate/share-a-game.ts';
import { writeOdds } from '../../words/bettor.ts';
import { list, percent, signedPercent } from '../../words/format.ts';
import type { World } from '../world.ts';
import { areBothSides, LEGS_DEPEND, neverWinTogether, teasedTogether } from './teased-together.ts';

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

/** Why bets that all have a chance by themselves are no teaser. */
export const whyNoTeaser = ({ length }: Bets): string =>
  length < 2
    ? 'A teaser has at least two legs, and one was named.'
    : 'These legs never win together: no result of the game lies between their lines.';

/** What the legs of a teaser come to together at its price; null where one of them has no chance here, or they never win together. */
export function teasedBets(bets: Bets, decimal: number, { bettor }: World): TeaserTold | null {
  const legs = bets.flatMap((bet) => (bet.priced ? [bet] : []));
  if (legs.length < bets.length || legs.length < 2) return null;
  if (legs.some((leg) => legs.some((other) => neverWinTogether(leg, other)))) return null;
  const chance = teasedTogether(legs.map((leg) => ({ ...leg, chance: leg.chances.win })));
  const kept = teasedTogether(legs.map((leg) => ({ ...leg, chance: leg.chances.win + leg.chances.push })));
  const ends = { win: chance, push: kept - chance, lose: 1 - kept };
  const edge = expectedValueWithPush(ends, decimal);
  const fairDecimal = fairDecimalWithPush(ends);
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
    ...(legs.some((leg) => legs.some((other) => areBothSides(leg, other))) ? [BOTH_SIDES] : []),
    ...(shareAGame(alone(legs)) ? [LEGS_DEPEND] : []),
  ].join(' ');
}

const BOTH_SIDES = 'Both sides of one game win together only where it ends between their lines, which is counted.';

/** Without the second of two sides of one game, which is counted with the first. */
const alone = (legs: readonly PricedStatedBet[]): readonly PricedStatedBet[] =>
  legs.filter((leg, at) => !legs.slice(0, at).some((before) => areBothSides(before, leg)));
