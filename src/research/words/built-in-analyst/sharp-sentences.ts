import type { Way } from './choose.ts';
import type { PickView } from './pick-view.ts';

/** What the sharpest other book says, alone. */

const BACKS: readonly Way[] = [
  {
    text: '{{sharp.book}}, where the largest bets are taken, puts {{offer.side}} at {{sharp.fair}} [[sharp]].',
    when: ({ sharp }) => sharp?.takesLargeBets === true,
  },
  'The sharpest price on {{offer.side}}, {{sharp.odds}} at {{sharp.book}}, works out to {{sharp.fair}} without its margin [[sharp]].',
  {
    text: '{{sharp.book}} runs a margin of only {{sharp.margin}} and puts {{offer.side}} at {{sharp.fair}} [[sharp]].',
    when: ({ sharp }) => sharp?.thinMargin === true,
  },
  'Held against {{sharp.book}} alone, {{offer.side}} at this price returns {{sharp.edge}} [[sharp]].',
  {
    text: '{{sharp.book}} sees {{offer.side}} as the market does: {{sharp.odds}}, which is {{sharp.fair}} once the margin is out [[sharp]].',
    when: ({ sharp }) => sharp?.closeToMarket === true,
  },
  'A book that sharp bettors move, {{sharp.book}}, has {{offer.side}} at {{sharp.odds}}, or {{sharp.fair}} without the margin [[sharp]].',
];

const COOLER: readonly Way[] = [
  '{{sharp.book}} is cooler on {{offer.side}}: {{sharp.fair}} without its margin, at which this price returns {{sharp.edge}} [[sharp]].',
  'By {{sharp.book}} alone {{offer.side}} would be no bet: {{sharp.odds}} there means {{sharp.fair}}, and a return of {{sharp.edge}} [[sharp]].',
  'Against {{offer.side}} speaks {{sharp.book}}: {{sharp.odds}}, without the margin {{sharp.fair}}, and so {{sharp.edge}} at this price [[sharp]].',
];

const ON_A_PASS: readonly Way[] = [
  '{{sharp.book}} puts {{offer.side}} at {{sharp.fair}}, for a return of {{sharp.edge}} at this price [[sharp]].',
  'The sharp price on {{offer.side}}, {{sharp.odds}} at {{sharp.book}}, comes to {{sharp.fair}} and opens no gap worth using [[sharp]].',
  'Nor does {{sharp.book}} help {{offer.side}}: {{sharp.fair}} without its margin of {{sharp.margin}} [[sharp]].',
  '{{sharp.book}} has {{offer.side}} at {{sharp.odds}}, a chance of {{sharp.fair}} [[sharp]].',
  '{{sharp.odds}} on {{offer.side}} at {{sharp.book}} says {{sharp.fair}} [[sharp]], which leaves no room for a stake.',
];

const NEAR: readonly Way[] = [
  '{{sharp.book}} puts {{offer.side}} at {{sharp.fair}}, for a return of {{sharp.edge}} at this price [[sharp]].',
  '{{sharp.book}} alone would see {{sharp.edge}} in {{offer.side}} [[sharp]], which a single opinion does not turn into a bet.',
  'The sharp price on {{offer.side}} is {{sharp.odds}} at {{sharp.book}}, a chance of {{sharp.fair}}; close, and no more [[sharp]].',
];

export function sharpSentences({ verdict, sharp }: PickView): readonly Way[] {
  if (verdict !== 'pass') return sharp?.backs ? BACKS : COOLER;
  return sharp?.backs ? NEAR : ON_A_PASS;
}
