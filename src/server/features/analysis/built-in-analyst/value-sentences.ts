import type { Way } from './choose.ts';
import type { PickView } from './pick-view.ts';
import { isOld } from './price-sentences.ts';

/** What the price is worth on average, and where that ends. */

const BET: readonly Way[] = [
  'Staked many times at this price, the bet returns {{market.edge}} on average; the chance that the edge is real is {{market.positive}} [[market]]. It stays worth taking down to {{market.worst}}.',
  'The edge is {{market.edge}} and the chance that it is more than noise is {{market.positive}} [[market]]. Below {{market.worst}}, leave it.',
  'Expected return {{market.edge}}; the chance that this is not noise is {{market.positive}} [[market]]. The last price worth having is {{market.worst}}.',
  'Each unit staked here is worth {{market.edge}} on average [[market]]. At {{market.worst}} that still holds; at anything worse it does not.',
  'Priced at {{market.fairOdds}} and paid at {{offer.odds}}, it comes to {{market.edge}} a unit [[market]]. The limit is {{market.worst}}.',
];

const LEAN: readonly Way[] = [
  'The edge is {{market.edge}}; the chance that it is real is {{market.positive}} [[market]]. A lean, not a bet; it ends at {{market.worst}}.',
  'On average this price returns {{market.edge}}, with a chance of {{market.positive}} that the edge is there [[market]]. Nothing worse than {{market.worst}}.',
  'It is worth {{market.edge}} a unit on paper [[market]], and a small stake is all that the evidence carries. Stop at {{market.worst}}.',
];

const PASS: readonly Way[] = [
  'At this price the average result is {{market.edge}} a unit [[market]]. It would take {{market.worst}} or better to be worth a stake.',
  'Expected value is {{market.edge}} [[market]]; wait for {{market.worst}} or leave it alone.',
  'On average {{market.edge}} a unit [[market]]. A stake begins at {{market.worst}}.',
  'The sum comes to {{market.edge}} [[market]]. From {{market.worst}} on it would be another matter.',
  'A unit staked here comes to {{market.edge}} on average [[market]]; {{market.worst}} is the price to look for.',
];

const OLD: readonly Way[] = [
  'If the price still stood, it would return {{market.edge}} on average [[market]]; anything from {{market.worst}} up would do.',
  'Seen again at {{market.worst}} or better it would be worth a stake; as it is, the {{market.edge}} is a memory [[market]].',
];

export function valueSentences(view: PickView): readonly Way[] {
  if (view.verdict === 'bet') return BET;
  if (view.verdict === 'lean') return LEAN;
  return view.edge > 0 && isOld(view) ? OLD : PASS;
}

/** What would change the verdict; said in a deep dive. */
export function turningPoints(view: PickView): readonly Way[] {
  if (view.verdict === 'pass') {
    return isOld(view) && view.edge > 0
      ? ['The verdict on {{offer.bet}} turns when the price is seen again at {{market.worst}} or better [[market]].']
      : [
          'What would change the verdict on {{offer.bet}}: {{market.worst}} or better at any book [[market]].',
          'The verdict on {{offer.bet}} turns at {{market.worst}}, not before [[market]].',
          'A move from {{offer.odds}} to {{market.worst}} would make {{offer.bet}} a stake [[market]].',
        ];
  }
  return [
    'What would change the verdict on {{offer.bet}} is the price: below {{market.worst}} it is a pass [[market]].',
    'The verdict on {{offer.bet}} holds from {{offer.odds}} down to {{market.worst}} and not further [[market]].',
    'Should {{offer.book}} cut {{offer.bet}} below {{market.worst}}, the reason to bet is gone [[market]].',
  ];
}
