import { type PostMortem, postMortem } from '#engine/record/post-mortem.ts';
import type { GradedResult } from '#engine/record/settlement.ts';

const percent = (share: number): string => `${(Math.abs(share) * 100).toFixed(1)}%`;

const PRICE: Record<PostMortem['price'], (clvFair: number) => string> = {
  good: (clvFair) => `Good price: ${percent(clvFair)} better than the fair close`,
  bad: (clvFair) => `Bad price: ${percent(clvFair)} worse than the fair close`,
  fair: () => 'A fair price, no better and no worse than the close',
  unknown: () => 'Nothing closed on this line, so the price cannot be judged',
};
const LUCK: Record<PostMortem['luck'], string> = {
  good: 'good luck, it won',
  bad: 'bad luck, it lost',
  none: 'luck decided nothing, the stake came back',
};

/** What a graded pick owed to its price, and what to luck: one sentence. */
export function postMortemWords(result: GradedResult, clvFair: number | null): string {
  const { price, luck } = postMortem(result, clvFair);
  return `${PRICE[price](clvFair ?? 0)}; ${LUCK[luck]}.`;
}
