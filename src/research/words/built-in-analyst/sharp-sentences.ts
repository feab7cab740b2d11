import type { Way } from './choose.ts';
import type { PickView } from './pick-view.ts';

/** What the sharpest other book says, alone. */

const BACKS: readonly Way[] = [
  {
    text: '{{sharp.book}}, where the largest bets are taken, has {{offer.side}} at {{sharp.fair}} [[sharp]].',
    when: ({ sharp }) => sharp?.takesLargeBets === true,
  },
  'The sharp book likes it too: {{sharp.book}} has {{offer.side}} at {{sharp.odds}}, which is {{sharp.fair}} with the vig out [[sharp]].',
  {
    text: '{{sharp.book}} deals {{offer.side}} at a margin of only {{sharp.margin}} and has it at {{sharp.fair}} [[sharp]].',
    when: ({ sharp }) => sharp?.thinMargin === true,
  },
  'By {{sharp.book}} alone {{offer.side}} would still be worth {{sharp.edge}} at this price [[sharp]].',
  {
    text: '{{sharp.book}} agrees: {{sharp.fair}} on {{offer.side}} [[sharp]].',
    when: ({ sharp }) => sharp?.closeToMarket === true,
  },
  'The sharp number backs {{offer.side}}: {{sharp.odds}} at {{sharp.book}}, or {{sharp.fair}} after the vig [[sharp]].',
];

const COOLER: readonly Way[] = [
  '{{sharp.book}} is cooler on {{offer.side}}: {{sharp.fair}}, which makes this price {{sharp.edge}} [[sharp]].',
  'By {{sharp.book}} alone {{offer.side}} is no bet: {{sharp.odds}} there means {{sharp.fair}}, or {{sharp.edge}} at this price [[sharp]].',
  '{{sharp.book}} does not agree on {{offer.side}}: {{sharp.odds}} there means {{sharp.fair}}, and {{sharp.edge}} at this price [[sharp]].',
];

const ON_A_PASS: readonly Way[] = [
  '{{sharp.book}} has {{offer.side}} at {{sharp.fair}}, or {{sharp.edge}} at this price [[sharp]].',
  'The sharp number on {{offer.side}}, {{sharp.odds}} at {{sharp.book}}, says {{sharp.fair}} and opens nothing [[sharp]].',
  'No help from {{sharp.book}} on {{offer.side}}: {{sharp.fair}} with the vig out [[sharp]].',
  '{{sharp.book}} has {{offer.side}} at {{sharp.odds}}, a {{sharp.fair}} chance [[sharp]].',
  '{{sharp.odds}} on {{offer.side}} at {{sharp.book}} says {{sharp.fair}} [[sharp]], which leaves no room.',
];

const NEAR: readonly Way[] = [
  '{{sharp.book}} has {{offer.side}} at {{sharp.fair}}, or {{sharp.edge}} at this price [[sharp]].',
  '{{sharp.book}} alone sees {{sharp.edge}} in {{offer.side}} [[sharp]], and one opinion does not make a bet.',
  'The sharp number on {{offer.side}} is {{sharp.odds}} at {{sharp.book}}, {{sharp.fair}}: close, no more [[sharp]].',
];

export function sharpSentences({ verdict, sharp }: PickView): readonly Way[] {
  if (verdict !== 'pass') return sharp?.backs ? BACKS : COOLER;
  return sharp?.backs ? NEAR : ON_A_PASS;
}
