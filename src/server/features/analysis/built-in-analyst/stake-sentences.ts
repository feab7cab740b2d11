import type { Way } from './choose.ts';
import type { PickView } from './pick-view.ts';
import { isOld } from './price-sentences.ts';

/** What to stake on one pick. 1 unit is 1 % of the bankroll. */

const STAKED: readonly Way[] = [
  '{{market.units}}, which is {{market.share}} of your bankroll: a quarter of the Kelly stake, shrunk for the doubt in the fair price.',
  '{{market.units}} ({{market.share}} of your bankroll). Full Kelly would be {{market.kelly}}; a quarter of it, less the doubt, is what is left.',
  'Stake {{market.units}}, or {{market.share}} of what you set aside for betting; Kelly in full says {{market.kelly}}, which is too much for a chance nobody knows exactly.',
  '{{market.units}}: {{market.share}} of your bankroll, cut down from a Kelly stake of {{market.kelly}}.',
  'A stake of {{market.share}} of your bankroll, {{market.units}} here. It is small because the doubt is {{market.doubt}}.',
];

/** With a unit of the bettor's own, which may be any share of a bankroll. */
const STAKED_BY_OWN_UNIT: readonly Way[] = [
  '{{market.units}}, your unit being {{market.unit}}: a quarter of the Kelly stake, shrunk for the doubt in the fair price.',
  'Stake {{market.units}} at your unit of {{market.unit}}. Kelly in full says {{market.kelly}} of a bankroll, which is too much for a chance nobody knows exactly.',
  '{{market.units}} with a unit of {{market.unit}}, cut down from a Kelly stake of {{market.kelly}} of a bankroll.',
  'By your unit of {{market.unit}} that is {{market.units}}. It is small because the doubt is {{market.doubt}}.',
];

const PASSED: readonly Way[] = [
  '{{market.units}}. Come back if the price reaches {{market.worst}}.',
  '{{market.units}}; look again at {{market.worst}}.',
  '{{market.units}} at {{offer.odds}}. Ask again at {{market.worst}}.',
  'Keep the money: {{market.units}} until somebody pays {{market.worst}}.',
  'No stake, {{market.units}}. The price to wait for is {{market.worst}}.',
];

const OLD: readonly Way[] = ['{{market.units}} until {{offer.book}} shows the price again.'];

export function stakeSentences(view: PickView): readonly Way[] {
  if (view.verdict !== 'pass') return view.value('market', 'share') === undefined ? STAKED_BY_OWN_UNIT : STAKED;
  return view.edge > 0 && isOld(view) ? OLD : PASSED;
}
