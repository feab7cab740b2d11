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
  'Worth {{market.edge}} on average, with a {{market.positive}} chance that the edge is there; stop at {{market.worst}} [[market]].',
  'It is worth only a small stake, at {{market.edge}} on average, down to {{market.worst}} [[market]].',
];

const PASS: readonly Way[] = [
  'A unit on it comes to {{market.edge}} in the long run [[market]].',
  'At {{offer.odds}} the average is {{market.edge}} [[market]].',
  'That comes to {{market.edge}} a unit [[market]].',
  'The average return is {{market.edge}} of the stake [[market]].',
  'Over many bets like it you end up at {{market.edge}} [[market]].',
  'Taken anyway it comes to {{market.edge}} [[market]].',
  'The expected return is {{market.edge}} of what you bet [[market]].',
  'Over time that is {{market.edge}} [[market]].',
  'The expected value is {{market.edge}} a unit [[market]].',
];

const OLD: readonly Way[] = [
  'If {{offer.odds}} is still there, it is worth {{market.edge}} on average [[market]]; anything from {{market.worst}} up will do.',
  'Seen again at {{market.worst}} or better it would be a bet; until then the {{market.edge}} is on paper [[market]].',
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
      'A surer fair price would change the verdict: this one is only good to {{market.doubt}} [[market]].',
      'The verdict changes when more books back that {{market.said}}, now good to {{market.doubt}} [[market]].',
      'The {{market.doubt}} of doubt in its {{market.fair}} has to shrink before this is a bet [[market]].',
    ];
  }
  if (view.verdict === 'pass') {
    return isOld(view) && view.edge > 0
      ? [
          'The verdict changes once the price is seen again at {{market.worst}} or better [[market]].',
          'Seen fresh at {{market.worst}} or better, it would be a stake [[market]].',
          'It takes a fresh look at {{offer.book}}: {{market.worst}} would do [[market]].',
        ]
      : [
          'What would change the verdict: {{market.worst}} or better at any book [[market]].',
          'The verdict changes at {{market.worst}}, not before [[market]].',
          'A move from {{offer.odds}} to {{market.worst}} would make it a stake [[market]].',
        ];
  }
  return [
    'What would change the verdict is the price: below {{market.worst}} it is a pass [[market]].',
    'The verdict holds from {{offer.odds}} down to {{market.worst}} and no further [[market]].',
    'Should {{offer.book}} cut it below {{market.worst}}, the reason to bet is gone [[market]].',
  ];
}
