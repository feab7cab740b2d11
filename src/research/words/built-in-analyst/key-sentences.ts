import type { Way } from './choose.ts';
import { isOutOfReach, isReachable, type PickView } from './pick-view.ts';
import { isOld } from './price-sentences.ts';

/** The single thing that decides the verdict, said from another side than the reasoning says it. */

const STAKED: readonly Way[] = [
  ...[
    'How many books agree: {{market.backing}} call this price too good [[market]].',
    '{{market.backing}} put {{offer.side}} above the {{offer.implied}} that {{offer.odds}} asks for [[market]].',
    'Agreement: by {{market.backing}} you are paid more than it is worth [[market]].',
  ].map((text) => ({ text, when: ({ backing }: PickView) => backing >= 0.7 })),
  'How sure the edge is: the chance that it is real and no noise is {{market.positive}} [[market]].',
  'The gap is {{market.gap}}: {{market.fair}} by the market, {{offer.implied}} by the price [[market]].',
  'Whether the number lasts: {{offer.odds}} is worth {{market.units}}, and anything below {{market.worst}} nothing [[market]].',
  'What decides it is {{market.gap}} of chance that {{offer.book}} leaves on the table [[market]].',
  'The edge is real with a chance of {{market.positive}} [[market]].',
];

const SHORT: readonly Way[] = [
  ...[
    'Price alone: {{offer.odds}} on the board [[offer]], {{market.worst}} needed [[market]].',
    'It is {{offer.odds}} and has to be {{market.worst}} [[market]].',
    'From {{offer.odds}} to {{market.worst}} is the whole argument [[market]].',
  ].map((text) => ({ text, when: isReachable })),
  'How many books see value at {{offer.odds}}: {{market.backing}} [[market]].',
  'The vig: you pay for {{offer.implied}} and get {{market.fair}} [[market]].',
  'The market would have to be wrong about {{market.fair}} [[market]].',
];

const THIN: readonly Way[] = [
  {
    text: 'The doubt, {{market.doubt}}, against a gap of {{market.gap}} [[market]].',
    when: ({ edge }) => edge >= 0.0015,
  },
  {
    text: 'Fair is {{market.fairOdds}}; with {{market.doubt}} of doubt it takes {{market.worst}} [[market]].',
    when: isReachable,
  },
  { text: '{{market.worst}} would be a bet, and the board has {{offer.odds}} [[market]].', when: isReachable },
  'The edge of {{market.edge}} is real with a chance of {{market.positive}}, and too small either way [[market]].',
  ...[
    'Too little is known: {{market.fair}}, give or take {{market.doubt}} [[market]].',
    'The doubt of {{market.doubt}} is more than {{offer.odds}} pays for [[market]].',
  ].map((text) => ({ text, when: isOutOfReach })),
];

const OLD: readonly Way[] = [
  'Whether {{offer.book}} still has {{offer.odds}}: it was last seen {{offer.age}} ago [[offer]].',
  'The age of the price at {{offer.book}}: {{offer.age}} [[offer]].',
  'Nobody has seen {{offer.odds}} for {{offer.age}} [[offer]].',
];

export function keySentences(view: PickView): readonly Way[] {
  if (view.verdict !== 'pass') return STAKED;
  if (view.edge <= 0) return SHORT;
  return isOld(view) ? OLD : THIN;
}
