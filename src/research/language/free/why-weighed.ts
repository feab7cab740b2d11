import { TIER_WEIGHT } from '#engine/odds/consensus.ts';
import { REGISTRY } from '../../books/registry.ts';
import { type Asked, say } from '../calls/call.ts';
import type { Tagged } from '../calls/tagged.ts';

const WEIGHED =
  /\b(why|how come|y)\b.*\b(counts?|counted|weighs?|weighted|weight|trust|trusts|trusted|matters?|listen|believe|better than|sharper|sharp)\b/;

/** "Why does Pinnacle count more than FanDuel": what each book is taken for, and what for. Null: no book is named whose weight is asked. */
export function whyWeighed({ plain, books, mentions }: Tagged): Asked | null {
  if (books.length === 0 || mentions.length > 0 || !WEIGHED.test(plain)) return null;
  const named = books.flatMap((title) => [...REGISTRY.values()].find((one) => one.title === title) ?? []);
  const told = TIERS.flatMap((tier) => {
    const titles = named.filter(({ sharpness }) => sharpness === tier).map(({ title }) => title);
    return titles.length === 0 ? [] : [`${titles.join(' and ')} ${titles.length > 1 ? 'are' : 'is'} ${SAID[tier]}`];
  });
  return told.length === 0 ? null : say(`${told.join(' ')} ${WEIGHTS}`);
}

const TIERS = ['sharp', 'semi', 'retail'] as const;
const SAID: Readonly<Record<(typeof TIERS)[number], string>> = {
  sharp:
    'sharp: it keeps little margin, takes large bets, also from those who win, and moves its price on them, so that price is the hardest to beat.',
  semi: 'between the two, it follows the sharp books quickly, at more margin and with lower limits.',
  retail:
    'a retail book: it keeps more margin, limits who wins, and follows the others, so its price says less about the chance.',
};
const WEIGHTS = `In the fair price a sharp book counts ${TIER_WEIGHT.sharp} times as much as a retail one, one between the two ${TIER_WEIGHT.semi} times.`;
