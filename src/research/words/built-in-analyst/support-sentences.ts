import type { Way } from './choose.ts';
import type { PickView } from './pick-view.ts';

/** What stands behind a bet or lean beside its own price: the sharpest other book, how far the rest are behind, a majority, a move. */

const backs = ({ sharp }: PickView): boolean => sharp?.backs === true;
const leads = ({ leads: isAhead, has }: PickView): boolean => isAhead && has('next');

const SHARP: readonly Way[] = [
  ...[
    '{{sharp.book}} is on the same side at {{sharp.odds}}, or {{sharp.fair}} after the vig [[sharp]].',
    'The sharpest book on it, {{sharp.book}}, says {{sharp.fair}} [[sharp]].',
    "Even by {{sharp.book}}'s number, {{sharp.odds}}, this price is worth {{sharp.edge}} [[sharp]].",
    '{{sharp.book}} backs it up at {{sharp.odds}}, which is {{sharp.fair}} with the vig out [[sharp]].',
    'By {{sharp.book}} alone it is still worth {{sharp.edge}} [[sharp]].',
    '{{sharp.book}} has {{offer.side}} at {{sharp.odds}} [[sharp]], well short of this.',
  ].map((text) => ({ text, when: backs })),
  {
    text: '{{sharp.book}}, where the biggest bets go, has {{offer.side}} at {{sharp.odds}} [[sharp]].',
    when: (view) => backs(view) && view.sharp?.takesLargeBets === true,
  },
  {
    text: '{{sharp.book}} charges only {{sharp.margin}} of vig here and has it at {{sharp.odds}} [[sharp]].',
    when: (view) => backs(view) && view.sharp?.thinMargin === true,
  },
  {
    text: '{{sharp.book}} agrees and gives {{offer.side}} {{sharp.fair}} [[sharp]].',
    when: (view) => backs(view) && view.sharp?.closeToMarket === true,
  },
];

const ALONE: readonly Way[] = [
  'Nobody else is close, with {{next.book}} next at {{next.odds}} [[next]].',
  'The next best number is {{next.odds}}, at {{next.book}} [[next]].',
  'Anywhere else the best on {{offer.side}} is {{next.odds}}, at {{next.book}} [[next]].',
  'Shop around and the best you find is {{next.odds}} at {{next.book}} [[next]].',
  '{{offer.book}} stands apart, and {{next.book}} is next at {{next.odds}} [[next]].',
  'After that it drops to {{next.odds}} at {{next.book}} [[next]].',
].map((text) => ({ text, when: leads }));

const MAJORITY: readonly Way[] = [
  'By {{market.backing}} this price is too good [[market]].',
  'Going book by book, {{market.backing}} have it above the {{offer.implied}} that you pay for [[market]].',
  'It is more than one opinion, since {{market.backing}} see value at {{offer.odds}} [[market]].',
].map((text) => ({ text, when: ({ backing }: PickView) => backing >= 0.7 }));

/** What says something about this price, kind by kind; where nothing does, that most books agree. */
export function supportSentences(view: PickView): readonly (readonly Way[])[] {
  const fits = (way: Way) => typeof way === 'string' || way.when(view);
  const kinds = [SHARP, ALONE].map((ways) => ways.filter(fits)).filter((ways) => ways.length > 0);
  return kinds.length > 0 ? kinds : [MAJORITY];
}

const ON_A_PASS: readonly Way[] = [
  '{{sharp.book}} is no help, with {{offer.side}} at {{sharp.fair}} and the vig out [[sharp]].',
  '{{sharp.book}} has {{offer.side}} at {{sharp.odds}}, a {{sharp.fair}} chance [[sharp]].',
  'The sharp number, {{sharp.odds}} at {{sharp.book}}, says {{sharp.fair}} [[sharp]].',
  '{{sharp.book}} says {{sharp.fair}}, or {{sharp.edge}} at this price [[sharp]].',
  'By {{sharp.book}} alone it comes to {{sharp.edge}} [[sharp]].',
];

const NEAR: readonly Way[] = [
  '{{sharp.book}} alone sees {{sharp.edge}} in it [[sharp]], and one opinion does not make a bet.',
  'The sharp number is {{sharp.odds}} at {{sharp.book}}, or {{sharp.fair}}, which is close and no more [[sharp]].',
  '{{sharp.book}} has {{offer.side}} at {{sharp.fair}}, or {{sharp.edge}} at this price [[sharp]].',
];

/** Of a pass, what the sharpest book says; said in a deep dive alone. */
export const sharpOnPass = ({ sharp }: PickView): readonly Way[] => (sharp?.backs ? NEAR : ON_A_PASS);
