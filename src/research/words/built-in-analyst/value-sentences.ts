import type { Way } from './choose.ts';
import { isOutOfReach, type PickView } from './pick-view.ts';
import { isOld } from './price-sentences.ts';

/** What the price is worth on average, and where that ends. */

const BET: readonly Way[] = [
  'It makes {{market.edge}} on average, and it is good down to {{market.worst}} [[market]].',
  'Over many bets like it you make {{market.edge}} of the stake, and {{market.worst}} is the last good price [[market]].',
  'Worth {{market.edge}} a unit, good down to {{market.worst}} [[market]].',
  'On average it comes to {{market.edge}}, and below {{market.worst}} to nothing [[market]].',
  'You get {{offer.odds}} where {{market.fairOdds}} is fair, which is {{market.edge}} a unit, with {{market.worst}} as the limit [[market]].',
  'The edge is {{market.edge}}; do not go below {{market.worst}} for it [[market]].',
  '{{market.edge}} of the stake on average, for as long as you get {{market.worst}} or better [[market]].',
  'Each unit makes {{market.edge}} in the long run, at {{market.worst}} or better [[market]].',
  'If {{market.fair}} is right you make {{market.edge}} of the stake; take it down to {{market.worst}} [[market]].',
];

const LEAN: readonly Way[] = [
  'On paper it is worth {{market.edge}}: a lean, not a bet, and only down to {{market.worst}} [[market]].',
  'A small edge, {{market.edge}}, for a small stake; nothing below {{market.worst}} [[market]].',
  'Worth {{market.edge}} on average if it is there, with a chance of {{market.positive}} that it is; stop at {{market.worst}} [[market]].',
  'The evidence carries a small stake only: {{market.edge}} on average, down to {{market.worst}} [[market]].',
];

const PASS: readonly Way[] = [
  'A unit on it comes to {{market.edge}} on average [[market]].',
  'At {{offer.odds}} it makes {{market.edge}} on average [[market]].',
  'That comes to {{market.edge}} a unit [[market]].',
  'Worth {{market.edge}} of the stake, on average [[market]].',
  'Over many bets like it you get {{market.edge}} [[market]].',
  'Taken all the same it comes to {{market.edge}} [[market]].',
  'On average you get {{market.edge}} of what you stake [[market]].',
  'It pays {{market.edge}} in the long run [[market]].',
  'Each unit is worth {{market.edge}} [[market]].',
];

const OLD: readonly Way[] = [
  'If {{offer.odds}} is still there, it is worth {{market.edge}} on average [[market]]; anything from {{market.worst}} up will do.',
  'Seen again at {{market.worst}} or better it would be a bet; until then the {{market.edge}} is a memory [[market]].',
  'The {{market.edge}} counts once {{offer.book}} shows {{market.worst}} or better again [[market]].',
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
      'What would change the verdict is a surer fair price: the doubt is {{market.doubt}} [[market]].',
      'The verdict turns when more books stand behind {{market.fair}}, which is doubted by {{market.doubt}} [[market]].',
      'Before this can be a stake the doubt of {{market.doubt}} in its {{market.fair}} has to shrink [[market]].',
    ];
  }
  if (view.verdict === 'pass') {
    return isOld(view) && view.edge > 0
      ? [
          'The verdict turns when the price is seen again at {{market.worst}} or better [[market]].',
          'Seen fresh at {{market.worst}} or better, it would be a stake [[market]].',
          'What it waits for is a new look at {{offer.book}}: {{market.worst}} would do [[market]].',
        ]
      : [
          'What would change the verdict: {{market.worst}} or better at any book [[market]].',
          'The verdict turns at {{market.worst}}, not before [[market]].',
          'A move from {{offer.odds}} to {{market.worst}} would make it a stake [[market]].',
        ];
  }
  return [
    'What would change the verdict is the price: below {{market.worst}} it is a pass [[market]].',
    'The verdict holds from {{offer.odds}} down to {{market.worst}} and not further [[market]].',
    'Should {{offer.book}} cut it below {{market.worst}}, the reason to bet is gone [[market]].',
  ];
}
