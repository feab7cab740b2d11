import type { Way } from './choose.ts';
import { isOutOfReach, isReachable, type PickView } from './pick-view.ts';
import { isOld } from './price-sentences.ts';

/** What to stake on one pick. 1 unit is 1 % of the bankroll. */

const isByKelly = ({ capped }: PickView): boolean => !capped;
const isCapped = ({ capped }: PickView): boolean => capped;

const STAKED: readonly Way[] = [
  ...[
    '{{market.units}} on {{offer.bet}}, or {{market.share}} of your bankroll, which is a quarter of Kelly minus a bit for the doubt.',
    'Bet {{market.units}} on {{offer.bet}} ({{market.share}} of your bankroll), a quarter of the full Kelly stake of {{market.kelly}} minus a bit for the doubt.',
    'Put {{market.share}} of your bankroll on {{offer.bet}}, {{market.units}}, and no more with {{market.doubt}} of doubt.',
  ].map((text) => ({ text, when: isByKelly })),
  ...[
    '{{market.units}} on {{offer.bet}}, or {{market.share}} of your bankroll, capped below a quarter of Kelly by its rating.',
    'Bet {{market.units}} on {{offer.bet}}, {{market.share}} of your bankroll, the most for a bet rated like this.',
    'Put {{market.share}} of your bankroll on {{offer.bet}}, {{market.units}}, the cap for its rating whatever Kelly says.',
  ].map((text) => ({ text, when: isCapped })),
  'Bet {{market.units}} on {{offer.bet}}, {{market.share}} of what you set aside for betting; full Kelly says {{market.kelly}}, too much when nobody knows the exact chance.',
  '{{market.units}} on {{offer.bet}} is {{market.share}} of your bankroll, cut down from a Kelly stake of {{market.kelly}}.',
];

/** With a unit of the bettor's own, which may be any share of a bankroll. */
const STAKED_BY_OWN_UNIT: readonly Way[] = [
  ...[
    '{{market.units}} on {{offer.bet}} at your unit of {{market.unit}}: a quarter of the Kelly stake, less the doubt.',
    'With your unit of {{market.unit}} that is {{market.units}} on {{offer.bet}}, small because the doubt is {{market.doubt}}.',
  ].map((text) => ({ text, when: isByKelly })),
  ...[
    '{{market.units}} on {{offer.bet}} at your unit of {{market.unit}}: capped by its rating, below a quarter of Kelly.',
    'With your unit of {{market.unit}} that is {{market.units}} on {{offer.bet}}, the cap for a bet rated like this.',
  ].map((text) => ({ text, when: isCapped })),
  'Bet {{market.units}} on {{offer.bet}}, your unit being {{market.unit}}; full Kelly says {{market.kelly}} of a bankroll, too much when nobody knows the exact chance.',
  '{{market.units}} on {{offer.bet}} at your unit of {{market.unit}}, cut down from a Kelly stake of {{market.kelly}} of a bankroll.',
];

const PASSED: readonly Way[] = [
  ...[
    '{{market.units}} on {{offer.bet}} unless the price gets to {{market.worst}}.',
    '{{market.units}} at {{offer.odds}}; look at {{offer.bet}} again at {{market.worst}}.',
    'Nothing on {{offer.bet}} at {{offer.odds}}, {{market.units}}; ask again at {{market.worst}}.',
    'Keep the money: {{market.units}} until somebody pays {{market.worst}} on {{offer.bet}}.',
    'No bet on {{offer.bet}}, {{market.units}}; the price to wait for is {{market.worst}}.',
  ].map((text) => ({ text, when: isReachable })),
  ...[
    '{{market.units}} on {{offer.bet}}: its chance is too unsure for any price that is likely to come.',
    'No bet on {{offer.bet}} at {{offer.odds}}, {{market.units}}; its chance is too uncertain.',
    'Leave {{offer.bet}} at {{offer.odds}} alone, {{market.units}}: {{market.fair}} is too rough a number to bet on.',
  ].map((text) => ({ text, when: isOutOfReach })),
];

const OLD: readonly Way[] = [
  '{{market.units}} on {{offer.bet}} until {{offer.book}} shows the price again.',
  'Nothing yet on {{offer.bet}}, {{market.units}}: {{offer.book}} has to show {{offer.odds}} again.',
  '{{market.units}} for now; {{offer.bet}} counts once {{offer.book}} has {{market.worst}} or better.',
];

export function stakeSentences(view: PickView): readonly Way[] {
  if (view.verdict !== 'pass') return view.value('market', 'share') === undefined ? STAKED_BY_OWN_UNIT : STAKED;
  return view.edge > 0 && isOld(view) ? OLD : PASSED;
}
