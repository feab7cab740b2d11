import type { Way } from './choose.ts';
import { isOutOfReach, isReachable, type PickView } from './pick-view.ts';
import { isOld } from './price-sentences.ts';

/** The single thing that decides the verdict, said from another side than the reasoning says it. */

const STAKED: readonly Way[] = [
  {
    text: '{{market.backing}} behind the fair price put the chance of {{offer.bet}} above the {{offer.implied}} that this price asks for [[market]].',
    when: ({ backing }) => backing >= 0.7,
  },
  {
    text: 'It is not one opinion: {{market.backing}} would call {{offer.odds}} on {{offer.bet}} too generous [[market]].',
    when: ({ backing }) => backing >= 0.7,
  },
  {
    text: 'The gap to the next book on {{offer.bet}}: {{offer.odds}} here [[offer]], {{next.odds}} at {{next.book}} [[next]].',
    when: ({ leads, has }) => leads && has('next'),
  },
  {
    text: 'Only {{offer.book}} pays this much on {{offer.bet}}; {{next.book}} comes next with {{next.odds}} [[next]].',
    when: ({ leads, has }) => leads && has('next'),
  },
  'The price of {{offer.bet}} has to hold: {{offer.odds}} is worth {{market.units}}, and below {{market.worst}} nothing is left [[market]].',
  'A chance of {{market.fair}} on {{offer.bet}}, sold for {{offer.implied}} [[market]].',
  'The difference between {{offer.odds}} on {{offer.bet}} [[offer]] and a fair {{market.fairOdds}} [[market]].',
  'That the edge on {{offer.bet}} is more than noise has a chance of {{market.positive}} [[market]].',
];

const SHORT: readonly Way[] = [
  {
    text: 'What {{offer.bet}} is missing is price: {{market.worst}} would do, {{offer.odds}} is what there is [[market]].',
    when: isReachable,
  },
  {
    text: 'The distance on {{offer.bet}} from {{offer.odds}} [[offer]] to {{market.worst}}, where a stake would begin [[market]].',
    when: isReachable,
  },
  '{{market.backing}} put the chance of {{offer.bet}} above the {{offer.implied}} that {{offer.odds}} asks for [[market]].',
  'The margin on {{offer.bet}}: {{offer.implied}} is paid for, {{market.fair}} is had [[market]].',
  {
    text: 'Between {{offer.odds}} and {{market.worst}} on {{offer.bet}} lies the whole argument [[market]].',
    when: isReachable,
  },
  'The market would have to be wrong about {{market.fair}} for {{offer.bet}} to pay at {{offer.odds}} [[market]].',
];

const THIN: readonly Way[] = [
  {
    text: 'The doubt in the fair chance of {{offer.bet}}, {{market.doubt}}, against a gap of {{market.gap}} [[market]].',
    when: ({ edge }) => edge >= 0.0015,
  },
  {
    text: 'Between a fair {{market.fairOdds}} and the {{market.worst}} that {{offer.bet}} would need lies the doubt of {{market.doubt}} [[market]].',
    when: isReachable,
  },
  {
    text: '{{market.worst}} on {{offer.bet}} would be a stake; {{offer.odds}} is just short of it [[market]].',
    when: ({ nearlyThere }) => nearlyThere,
  },
  {
    text: 'The stake on {{offer.bet}} begins at {{market.worst}}, and {{offer.odds}} is what is paid [[market]].',
    when: isReachable,
  },
  'The edge of {{market.edge}} on {{offer.bet}} is real with a chance of {{market.positive}} and still too small to stake [[market]].',
  {
    text: 'How little is known about {{offer.bet}}: a fair {{market.fair}} with a doubt of {{market.doubt}} [[market]].',
    when: isOutOfReach,
  },
  {
    text: 'A doubt of {{market.doubt}} on {{offer.bet}}, which is more than {{offer.odds}} can pay for [[market]].',
    when: isOutOfReach,
  },
];

const OLD: readonly Way[] = [
  'Whether {{offer.book}} still shows {{offer.odds}} on {{offer.bet}}: it was last seen {{offer.age}} ago [[offer]].',
  'The age of the price on {{offer.bet}} at {{offer.book}}, {{offer.age}} [[offer]].',
  'That nobody has seen {{offer.odds}} on {{offer.bet}} for {{offer.age}} [[offer]].',
];

export function keySentences(view: PickView): readonly Way[] {
  if (view.verdict !== 'pass') return STAKED;
  if (view.edge <= 0) return SHORT;
  return isOld(view) ? OLD : THIN;
}
