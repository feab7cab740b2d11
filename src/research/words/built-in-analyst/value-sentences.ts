import type { Way } from './choose.ts';
import { isOutOfReach, isReachable, type PickView } from './pick-view.ts';
import { isOld } from './price-sentences.ts';

/** What the price is worth on average, and where that ends. */

const BET: readonly Way[] = [
  'Staked many times at {{offer.odds}}, {{offer.side}} returns {{market.edge}} on average; the chance that the edge is real is {{market.positive}} [[market]]. It stays worth taking down to {{market.worst}} on {{offer.side}}.',
  'The edge on {{offer.bet}} is {{market.edge}} and the chance that it is more than noise is {{market.positive}} [[market]]. Below {{market.worst}}, leave {{offer.side}}.',
  'Expected return {{market.edge}} on {{offer.bet}}; the chance that this is not noise is {{market.positive}} [[market]]. The last price worth having on {{offer.side}} is {{market.worst}}.',
  'Each unit staked on {{offer.bet}} is worth {{market.edge}} on average [[market]]. At {{market.worst}} on {{offer.side}} that still holds; at anything worse it does not.',
  'Priced at {{market.fairOdds}} and paid at {{offer.odds}}, {{offer.bet}} comes to {{market.edge}} a unit [[market]]. The limit for {{offer.side}} is {{market.worst}}.',
  '{{offer.Bet}} at {{offer.odds}} makes {{market.edge}} of what is staked, if {{market.fair}} is right [[market]]. {{market.worst}} on {{offer.side}} is where that stops.',
];

const LEAN: readonly Way[] = [
  'The edge on {{offer.bet}} is {{market.edge}}; the chance that it is real is {{market.positive}} [[market]]. A lean, not a bet; it ends at {{market.worst}} on {{offer.side}}.',
  'On average {{offer.odds}} on {{offer.bet}} returns {{market.edge}}, with a chance of {{market.positive}} that the edge is there [[market]]. Nothing worse than {{market.worst}} on {{offer.side}}.',
  '{{offer.Bet}} is worth {{market.edge}} a unit on paper [[market]], and a small stake is all that the evidence carries. Stop at {{market.worst}} on {{offer.side}}.',
  'A small edge, {{market.edge}} on {{offer.bet}}, believed with {{market.positive}} [[market]]. Worth little at {{market.worst}} on {{offer.side}} and nothing below.',
];

const PASS: readonly Way[] = [
  {
    text: 'At {{offer.odds}} {{offer.bet}} returns {{market.edge}} a unit on average [[market]]. It would take {{market.worst}} or better on {{offer.side}} to be worth a stake.',
    when: isReachable,
  },
  {
    text: 'Expected value of {{offer.bet}} is {{market.edge}} [[market]]; wait for {{market.worst}} or leave it alone.',
    when: isReachable,
  },
  {
    text: 'On average {{offer.bet}} comes to {{market.edge}} a unit [[market]]. A stake on {{offer.side}} begins at {{market.worst}}.',
    when: isReachable,
  },
  {
    text: 'The sum for {{offer.bet}} is {{market.edge}} [[market]]. From {{market.worst}} on {{offer.side}} would be another matter.',
    when: isReachable,
  },
  {
    text: 'A unit staked on {{offer.bet}} at {{offer.odds}} comes to {{market.edge}} on average [[market]]; {{market.worst}} is the price to look for.',
    when: isReachable,
  },
  {
    text: 'What {{offer.bet}} earns at {{offer.odds}} is {{market.edge}} [[market]], and {{market.worst}} is where it would earn a stake.',
    when: isReachable,
  },
  {
    text: 'At {{offer.odds}} {{offer.bet}} returns {{market.edge}} a unit, and a fair chance that is doubted by {{market.doubt}} carries no stake at any likely price [[market]].',
    when: isOutOfReach,
  },
  {
    text: 'On average {{offer.bet}} comes to {{market.edge}} a unit, and with {{market.doubt}} of doubt in it the fair price is no ground for a stake [[market]].',
    when: isOutOfReach,
  },
  {
    text: 'The sum for {{offer.bet}} is {{market.edge}}, give or take {{market.doubt}} in the chance [[market]]; no price that is likely to come makes up for that.',
    when: isOutOfReach,
  },
];

const OLD: readonly Way[] = [
  'If {{offer.odds}} still stood, {{offer.bet}} would return {{market.edge}} on average [[market]]; anything from {{market.worst}} up would do.',
  'Seen again at {{market.worst}} or better {{offer.bet}} would be worth a stake; as it is, the {{market.edge}} is a memory [[market]].',
  'The {{market.edge}} on {{offer.bet}} counts once {{offer.book}} shows {{market.worst}} or better again [[market]].',
];

export function valueSentences(view: PickView): readonly Way[] {
  if (view.verdict === 'bet') return BET;
  if (view.verdict === 'lean') return LEAN;
  return view.edge > 0 && isOld(view) ? OLD : PASS;
}

/** What would change the verdict; said in a deep dive. */
export function turningPoints(view: PickView): readonly Way[] {
  if (view.verdict === 'pass' && isOutOfReach(view)) {
    return [
      'What would change the verdict on {{offer.bet}} is a surer fair price: the doubt is {{market.doubt}} [[market]].',
      'The verdict on {{offer.bet}} turns when more books stand behind {{market.fair}}, which is doubted by {{market.doubt}} [[market]].',
      'Before {{offer.bet}} can be a stake the doubt of {{market.doubt}} in its {{market.fair}} has to shrink [[market]].',
    ];
  }
  if (view.verdict === 'pass') {
    return isOld(view) && view.edge > 0
      ? [
          'The verdict on {{offer.bet}} turns when the price is seen again at {{market.worst}} or better [[market]].',
          'Seen fresh at {{market.worst}} or better, {{offer.bet}} would be a stake [[market]].',
          'What {{offer.bet}} waits for is a new look at {{offer.book}}: {{market.worst}} would do [[market]].',
        ]
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
