import type { Way } from './choose.ts';
import { isOutOfReach, isReachable, type PickView } from './pick-view.ts';
import { isOld } from './price-sentences.ts';

/** The single thing that decides the verdict, said from another side than the reasoning says it. */

const STAKED: readonly Way[] = [
  {
    text: 'By {{market.backing}}, {{offer.bet}} clears the {{offer.implied}} that this price needs [[market]].',
    when: ({ backing }) => backing >= 0.7,
  },
  {
    text: 'It is not one opinion: by {{market.backing}}, {{offer.odds}} on {{offer.bet}} is too generous [[market]].',
    when: ({ backing }) => backing >= 0.7,
  },
  {
    text: 'The gap on {{offer.bet}}: {{offer.odds}} here [[offer]], {{next.odds}} at {{next.book}}, the next best [[next]].',
    when: ({ leads, has }) => leads && has('next'),
  },
  {
    text: 'Only {{offer.book}} pays this much on {{offer.bet}}; {{next.book}} is next at {{next.odds}} [[next]].',
    when: ({ leads, has }) => leads && has('next'),
  },
  'The number has to hold: {{offer.bet}} is worth {{market.units}} at {{offer.odds}} and nothing below {{market.worst}} [[market]].',
  '{{offer.Bet}} wins {{market.fair}} by the market, and the price charges for {{offer.implied}} [[market]].',
  'What pays is the gap between {{offer.odds}} on {{offer.bet}} [[offer]] and a fair {{market.fairOdds}} [[market]].',
  'The chance that the edge on {{offer.bet}} is real and no noise: {{market.positive}} [[market]].',
];

const SHORT: readonly Way[] = [
  {
    text: '{{offer.Bet}} lacks price: it takes {{market.worst}}, and {{offer.odds}} is all there is [[market]].',
    when: isReachable,
  },
  {
    text: 'How far {{offer.bet}} is from a bet: {{offer.odds}} on the board [[offer]], {{market.worst}} needed [[market]].',
    when: isReachable,
  },
  'By {{market.backing}}, {{offer.bet}} clears the {{offer.implied}} that {{offer.odds}} needs; that is too few [[market]].',
  'The vig on {{offer.bet}}: you pay for {{offer.implied}} and get {{market.fair}} [[market]].',
  {
    text: 'From {{offer.odds}} to {{market.worst}} on {{offer.bet}} is the whole argument [[market]].',
    when: isReachable,
  },
  'The market would have to be wrong about {{market.fair}} for {{offer.bet}} to pay at {{offer.odds}} [[market]].',
];

const THIN: readonly Way[] = [
  {
    text: 'The doubt on {{offer.bet}}, {{market.doubt}}, against a gap of {{market.gap}} [[market]].',
    when: ({ edge }) => edge >= 0.0015,
  },
  {
    text: 'Fair on {{offer.bet}} is {{market.fairOdds}}; with the doubt of {{market.doubt}} a bet starts at {{market.worst}} [[market]].',
    when: isReachable,
  },
  {
    text: '{{market.worst}} on {{offer.bet}} would be a bet; {{offer.odds}} is just short of it [[market]].',
    when: ({ nearlyThere }) => nearlyThere,
  },
  {
    text: 'A bet on {{offer.bet}} starts at {{market.worst}}, and the board has {{offer.odds}} [[market]].',
    when: isReachable,
  },
  'The edge of {{market.edge}} on {{offer.bet}} is real with a chance of {{market.positive}}, and too small either way [[market]].',
  {
    text: 'Too little is known about {{offer.bet}}: {{market.fair}}, give or take {{market.doubt}} [[market]].',
    when: isOutOfReach,
  },
  {
    text: 'The doubt of {{market.doubt}} on {{offer.bet}} is more than {{offer.odds}} pays for [[market]].',
    when: isOutOfReach,
  },
];

const OLD: readonly Way[] = [
  'Whether {{offer.book}} still has {{offer.odds}} on {{offer.bet}}: it was last seen {{offer.age}} ago [[offer]].',
  'The age of the price on {{offer.bet}} at {{offer.book}}: {{offer.age}} [[offer]].',
  'Nobody has seen {{offer.odds}} on {{offer.bet}} for {{offer.age}} [[offer]].',
];

export function keySentences(view: PickView): readonly Way[] {
  if (view.verdict !== 'pass') return STAKED;
  if (view.edge <= 0) return SHORT;
  return isOld(view) ? OLD : THIN;
}
