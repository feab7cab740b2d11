import type { Way } from './choose.ts';
import { isOutOfReach, isReachable, type PickView } from './pick-view.ts';
import { isOld } from './price-sentences.ts';

/** The single thing that decides the verdict, said from another side than the reasoning says it. */

const STAKED: readonly Way[] = [
  ...[
    'The books agree, with {{market.backing}} calling this price too good [[market]].',
    'Going book by book, {{market.backing}} have it over the {{offer.implied}} that {{offer.odds}} needs [[market]].',
    'Going by {{market.backing}}, you are paid more than it is worth [[market]].',
  ].map((text) => ({ text, when: ({ backing }: PickView) => backing >= 0.7 })),
  'It is {{market.positive}} sure that the edge is real [[market]].',
  'The gap is {{market.gap}}: it is valued at {{market.fair}}, and the price needs {{offer.implied}} [[market]].',
  'It depends on the price lasting, since {{offer.odds}} is worth {{market.units}} and anything below {{market.worst}} is worth nothing [[market]].',
  '{{offer.book}} is {{market.gap}} too generous, and that is the whole case [[market]].',
  'Odds are it is real, with a {{market.positive}} chance of an edge [[market]].',
];

const SHORT: readonly Way[] = [
  ...[
    'It is only the price: {{offer.odds}} [[offer]] when a bet needs {{market.worst}} [[market]].',
    'It pays {{offer.odds}} and would have to pay {{market.worst}} [[market]].',
    '{{offer.odds}} has to become {{market.worst}} first [[market]].',
  ].map((text) => ({ text, when: isReachable })),
  '{{market.doubters}} put {{offer.odds}} at fair or worse [[market]].',
  'The vig is the problem, because the price needs {{offer.implied}} and you get {{market.fair}} [[market]].',
  'The market would have to be wrong about its {{market.said}} [[market]].',
];

const THIN: readonly Way[] = [
  {
    text: 'The gap is {{market.gap}}, and the chance is only good to {{market.doubt}} [[market]].',
    when: ({ edge }) => edge >= 0.0015,
  },
  {
    text: 'Fair is {{market.fairOdds}}, but with {{market.doubt}} of doubt it takes {{market.worst}} [[market]].',
    when: isReachable,
  },
  { text: '{{market.worst}} would be a bet, and all you can get is {{offer.odds}} [[market]].', when: isReachable },
  'There is a {{market.positive}} chance the {{market.edge}} is real, and it is small even if it is [[market]].',
  ...[
    'The books do not agree well enough: the {{market.fair}} could be off by {{market.doubt}} [[market]].',
    '{{offer.odds}} does not pay enough for a number that could be off by {{market.doubt}} [[market]].',
  ].map((text) => ({ text, when: isOutOfReach })),
];

const OLD: readonly Way[] = [
  'The question is whether {{offer.book}} still has {{offer.odds}}, last seen {{offer.age}} ago [[offer]].',
  'The price at {{offer.book}} is {{offer.age}} old [[offer]].',
  'Nobody has seen {{offer.odds}} for {{offer.age}} [[offer]].',
];

export function keySentences(view: PickView): readonly Way[] {
  if (view.verdict !== 'pass') return STAKED;
  if (view.edge <= 0) return SHORT;
  return isOld(view) ? OLD : THIN;
}
