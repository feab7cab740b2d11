import type { Way } from './choose.ts';
import type { PickView } from './pick-view.ts';

/** What stands behind a bet or lean beside its own price: the sharpest other book, how far the rest are behind, a majority, a move. */

const backs = ({ sharp }: PickView): boolean => sharp?.backs === true;
const leads = ({ leads: isAhead, has }: PickView): boolean => isAhead && has('next');

const SHARP: readonly Way[] = [
  ...[
    '{{sharp.book}} is on the same side at {{sharp.odds}} [[sharp]].',
    '{{sharp.book}}, the sharpest book on it, is at {{sharp.odds}} [[sharp]].',
    'Even on the {{sharp.book}} price alone the edge is {{sharp.edge}} [[sharp]].',
    '{{sharp.book}}, for one, is at {{sharp.odds}} [[sharp]].',
    'Against {{sharp.book}} alone the edge is still {{sharp.edge}} [[sharp]].',
    '{{sharp.book}} has it at {{sharp.odds}} [[sharp]].',
    'Compare that with {{sharp.odds}} at {{sharp.book}} [[sharp]].',
  ].map((text) => ({ text, when: backs })),
  {
    text: '{{sharp.book}}, which takes the biggest bets, has it at {{sharp.odds}} [[sharp]].',
    when: (view) => backs(view) && view.sharp?.takesLargeBets === true,
  },
  {
    text: '{{sharp.book}}, with just {{sharp.margin}} of vig in it, is at {{sharp.odds}} [[sharp]].',
    when: (view) => backs(view) && view.sharp?.thinMargin === true,
  },
  {
    text: '{{sharp.book}} agrees and has it at {{sharp.fair}} with the vig out [[sharp]].',
    when: (view) => backs(view) && view.sharp?.closeToMarket === true,
  },
];

const ALONE: readonly Way[] = [
  'Nobody else is close; the next best is {{next.odds}} at {{next.book}} [[next]].',
  'The next best price is {{next.odds}} at {{next.book}} [[next]].',
  'Elsewhere the best is {{next.odds}}, at {{next.book}} [[next]].',
  'The best you find elsewhere is {{next.odds}} at {{next.book}} [[next]].',
  '{{offer.book}} is alone up there, with {{next.book}} next at {{next.odds}} [[next]].',
  '{{next.book}} at {{next.odds}} is the best of the rest [[next]].',
].map((text) => ({ text, when: leads }));

const MAJORITY: readonly Way[] = [
  'Going by {{market.backing}}, this price is too good [[market]].',
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
  '{{sharp.book}} is no help, at {{sharp.fair}} with the vig out [[sharp]].',
  '{{sharp.book}} is at {{sharp.odds}}, or {{sharp.fair}} with the vig out [[sharp]].',
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
