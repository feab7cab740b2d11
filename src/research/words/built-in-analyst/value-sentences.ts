import type { Way } from './choose.ts';
import { isOutOfReach, isReachable, type PickView } from './pick-view.ts';
import { isOld } from './price-sentences.ts';

/** What the price is worth on average, and where that ends. */

const BET: readonly Way[] = [
  '{{offer.Bet}} at {{offer.odds}} is worth {{market.edge}} on average; the chance that the edge is real is {{market.positive}} [[market]]. Good down to {{market.worst}} on {{offer.side}}.',
  'The edge on {{offer.bet}} is {{market.edge}}, with a chance of {{market.positive}} that it is more than noise [[market]]. Below {{market.worst}}, leave {{offer.side}}.',
  'Expect {{market.edge}} on {{offer.bet}} over many such bets; the chance that this is not noise is {{market.positive}} [[market]]. The last good price on {{offer.side}} is {{market.worst}}.',
  'Each unit on {{offer.bet}} is worth {{market.edge}} on average [[market]]. That holds down to {{market.worst}} on {{offer.side}} and stops there.',
  'Fair {{market.fairOdds}}, paid {{offer.odds}}: {{offer.bet}} comes to {{market.edge}} a unit [[market]]. The limit on {{offer.side}} is {{market.worst}}.',
  '{{offer.Bet}} at {{offer.odds}} makes {{market.edge}} of the stake if {{market.fair}} is right [[market]]. Take {{offer.side}} down to {{market.worst}}.',
];

const LEAN: readonly Way[] = [
  'The edge on {{offer.bet}} is {{market.edge}}; the chance that it is real is {{market.positive}} [[market]]. A lean, not a bet, and only down to {{market.worst}} on {{offer.side}}.',
  'On average {{offer.bet}} at {{offer.odds}} is worth {{market.edge}}, with a chance of {{market.positive}} that the edge is there [[market]]. Nothing worse than {{market.worst}} on {{offer.side}}.',
  '{{offer.Bet}} is worth {{market.edge}} a unit on paper, and the evidence carries a small stake only [[market]]. Stop at {{market.worst}} on {{offer.side}}.',
  'A small edge, {{market.edge}} on {{offer.bet}}, believed with {{market.positive}} [[market]]. Below {{market.worst}} on {{offer.side}} there is none.',
];

const PASS: readonly Way[] = [
  ...[
    'At {{offer.odds}} {{offer.bet}} comes to {{market.edge}} a unit [[market]]. It would take {{market.worst}} or better on {{offer.side}}.',
    '{{offer.Bet}} is worth {{market.edge}} on average [[market]]; wait for {{market.worst}} or leave it.',
    'On average {{offer.bet}} comes to {{market.edge}} [[market]]. A bet on {{offer.side}} starts at {{market.worst}}.',
    'The sum on {{offer.bet}} is {{market.edge}} [[market]]. At {{market.worst}} {{offer.side}} is another matter.',
    'A unit on {{offer.bet}} at {{offer.odds}} comes to {{market.edge}} [[market]]; {{market.worst}} is the price to look for.',
    '{{offer.Bet}} at {{offer.odds}} makes {{market.edge}} [[market]], and {{market.worst}} would make it a bet.',
  ].map((text) => ({ text, when: isReachable })),
  ...[
    'At {{offer.odds}} {{offer.bet}} comes to {{market.edge}} a unit, and with {{market.doubt}} of doubt in the chance no likely price makes it a bet [[market]].',
    'On average {{offer.bet}} comes to {{market.edge}}, and the fair price, with {{market.doubt}} of doubt, is no ground for a stake [[market]].',
    'The sum on {{offer.bet}} is {{market.edge}}, give or take {{market.doubt}} in the chance [[market]]; no price that is likely to come makes up for that.',
  ].map((text) => ({ text, when: isOutOfReach })),
];

const OLD: readonly Way[] = [
  'If {{offer.odds}} is still there, {{offer.bet}} is worth {{market.edge}} on average [[market]]; anything from {{market.worst}} up will do.',
  'Seen again at {{market.worst}} or better {{offer.bet}} would be a bet; until then the {{market.edge}} is a memory [[market]].',
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
