import { TIER_WEIGHT } from '#engine/odds/consensus.ts';
import { logOpinionPool } from '#engine/odds/log-opinion-pool.ts';
import { apart, closeOf, type Game, holdsSets, type Idea, logsOf, type Parameter, type Trial } from './idea.ts';

/** A sharp and a retail book of one moment. */
type Pair = { sharp: string; retail: string };

const PAIRS: readonly Pair[] = [
  { sharp: 'ps', retail: 'b365' },
  { sharp: 'psc', retail: 'b365c' },
];
const OF_ALL = TIER_WEIGHT.sharp + TIER_WEIGHT.retail;
const SHARP_SHARE = TIER_WEIGHT.sharp / OF_ALL;
const RETAIL_SHARE = TIER_WEIGHT.retail / OF_ALL;

/** p proportional to sharp^w retail^(1 - w), as the product pools, with another w. */
export const LEARNED_SHARE: Idea = {
  name: 'learned weights of the books',
  trialsOn: trials([{ name: 'share of the sharp', without: SHARP_SHARE }], (game, { sharp, retail }) => [
    apart(logsOf(game, retail), logsOf(game, sharp)),
  ]),
};

/** p proportional to sharp^v retail^w: the sum of the weights may sharpen or flatten the pool as well. */
export const LEARNED_WEIGHTS: Idea = {
  name: 'learned weights of any sum',
  trialsOn: trials(
    [
      { name: 'sharp', without: SHARP_SHARE },
      { name: 'retail', without: RETAIL_SHARE },
    ],
    (game, { sharp, retail }) => [logsOf(game, sharp), logsOf(game, retail)],
  ),
};

function trials(parameters: readonly Parameter[], pullsOf: (game: Game, pair: Pair) => number[][]): Idea['trialsOn'] {
  return (layout) =>
    PAIRS.filter(({ sharp, retail }) => holdsSets(layout, [sharp, retail])).map((pair): Trial => {
      // A row without a close has it under the names of the early prices, so that only with one is it early.
      const close = closeOf(layout);
      return {
        data: `${pair.sharp} and ${pair.retail}`,
        sets: [pair.sharp, pair.retail, ...(close === undefined ? [] : [close])],
        parameters,
        prepare: () => (game) => ({ base: pooledLogs(game, pair), pulls: pullsOf(game, pair), won: game.won }),
      };
    });
}

function pooledLogs({ chances }: Game, { sharp, retail }: Pair): number[] {
  const voices = [chances.get(sharp) ?? [], chances.get(retail) ?? []];
  return logOpinionPool(voices, [TIER_WEIGHT.sharp, TIER_WEIGHT.retail]).map(Math.log);
}
