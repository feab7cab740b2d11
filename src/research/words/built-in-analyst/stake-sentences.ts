import type { Way } from './choose.ts';
import { isOutOfReach, isReachable, type PickView } from './pick-view.ts';
import { isOld } from './price-sentences.ts';

/** What to stake on one pick. 1 unit is 1 % of the bankroll. */

const isByKelly = ({ capped }: PickView): boolean => !capped;
const isCapped = ({ capped }: PickView): boolean => capped;

const STAKED: readonly Way[] = [
  ...[
    '{{market.units}} on {{offer.bet}}, which is {{market.share}} of your bankroll: a quarter of the Kelly stake, shrunk for the doubt in the fair price.',
    '{{market.units}} on {{offer.bet}} ({{market.share}} of your bankroll), what a quarter of the full Kelly stake of {{market.kelly}} leaves after the doubt.',
    'A stake of {{market.share}} of your bankroll on {{offer.bet}}, {{market.units}} here, small because the doubt is {{market.doubt}}.',
  ].map((text) => ({ text, when: isByKelly })),
  ...[
    '{{market.units}} on {{offer.bet}}, which is {{market.share}} of your bankroll: capped by its rating, below what a quarter of Kelly would say.',
    'Stake {{market.units}} on {{offer.bet}}, {{market.share}} of your bankroll, the cap for a bet rated like this one.',
    'A stake of {{market.share}} of your bankroll on {{offer.bet}}, {{market.units}}: its rating caps it there, whatever Kelly says.',
  ].map((text) => ({ text, when: isCapped })),
  'Stake {{market.units}} on {{offer.bet}}, or {{market.share}} of what you set aside for betting; Kelly in full says {{market.kelly}}, which is too much for a chance nobody knows exactly.',
  'For {{offer.bet}} {{market.units}}: {{market.share}} of your bankroll, cut down from a Kelly stake of {{market.kelly}}.',
];

/** With a unit of the bettor's own, which may be any share of a bankroll. */
const STAKED_BY_OWN_UNIT: readonly Way[] = [
  ...[
    '{{market.units}} on {{offer.bet}}, your unit being {{market.unit}}: a quarter of the Kelly stake, shrunk for the doubt in the fair price.',
    'By your unit of {{market.unit}} that is {{market.units}} on {{offer.bet}}, small because the doubt is {{market.doubt}}.',
  ].map((text) => ({ text, when: isByKelly })),
  ...[
    '{{market.units}} on {{offer.bet}}, your unit being {{market.unit}}: capped by its rating, below what a quarter of Kelly would say.',
    'By your unit of {{market.unit}} that is {{market.units}} on {{offer.bet}}, the cap for a bet rated like this one.',
  ].map((text) => ({ text, when: isCapped })),
  'Stake {{market.units}} on {{offer.bet}} at your unit of {{market.unit}}; Kelly in full says {{market.kelly}} of a bankroll, which is too much for a chance nobody knows exactly.',
  'For {{offer.bet}} {{market.units}} with a unit of {{market.unit}}, cut down from a Kelly stake of {{market.kelly}} of a bankroll.',
];

const PASSED: readonly Way[] = [
  { text: '{{market.units}} on {{offer.bet}} unless the price reaches {{market.worst}}.', when: isReachable },
  {
    text: '{{market.units}} at {{offer.odds}}; look again at {{offer.bet}} when it pays {{market.worst}}.',
    when: isReachable,
  },
  {
    text: 'Nothing on {{offer.bet}} at {{offer.odds}}, {{market.units}}; ask again at {{market.worst}}.',
    when: isReachable,
  },
  {
    text: 'Keep the money: {{market.units}} until somebody pays {{market.worst}} on {{offer.bet}}.',
    when: isReachable,
  },
  {
    text: 'No stake on {{offer.bet}}, {{market.units}}; the price to wait for is {{market.worst}}.',
    when: isReachable,
  },
  {
    text: '{{market.units}} on {{offer.bet}}: with {{market.doubt}} of doubt in the chance no likely price earns a stake.',
    when: isOutOfReach,
  },
  {
    text: 'No stake on {{offer.bet}} at {{offer.odds}}, {{market.units}}; too little is known of its chance.',
    when: isOutOfReach,
  },
  {
    text: 'Leave {{offer.bet}} at {{offer.odds}} alone, {{market.units}}: {{market.fair}} is too rough a guess to pay for.',
    when: isOutOfReach,
  },
];

const OLD: readonly Way[] = [
  '{{market.units}} on {{offer.bet}} until {{offer.book}} shows the price again.',
  'Nothing yet on {{offer.bet}}, {{market.units}}: {{offer.book}} has to show {{offer.odds}} again.',
  '{{market.units}} for now; {{offer.bet}} counts once {{offer.book}} is seen at {{market.worst}} or better.',
];

export function stakeSentences(view: PickView): readonly Way[] {
  if (view.verdict !== 'pass') return view.value('market', 'share') === undefined ? STAKED_BY_OWN_UNIT : STAKED;
  return view.edge > 0 && isOld(view) ? OLD : PASSED;
}
