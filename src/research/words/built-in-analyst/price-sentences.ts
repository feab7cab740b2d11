import type { Way } from './choose.ts';
import type { PickView } from './pick-view.ts';

/** Sentences about the price itself. Figures and names are references; see `engine/grounding`. */

const WORTH_TAKING: readonly Way[] = [
  '{{offer.book}} pays {{offer.odds}} on {{offer.bet}} [[offer]], which {{market.books}} together price at {{market.fairOdds}} [[market]].',
  'Take the margin out of {{market.books}} and {{offer.bet}} is worth {{market.fairOdds}} [[market]]; {{offer.book}} hands you {{offer.odds}} [[offer]].',
  '{{offer.odds}} on {{offer.bet}} asks for a chance of {{offer.implied}} [[offer]], and the market makes it {{market.fair}} [[market]].',
  'A fair price on {{offer.bet}} would be {{market.fairOdds}} [[market]]; {{offer.book}} has it at {{offer.odds}} [[offer]].',
  '{{offer.book}} is the book to use for {{offer.bet}}: {{offer.odds}} [[offer]] against a fair {{market.fairOdds}} [[market]].',
  '{{offer.Bet}} has to land {{offer.needed}} to break even at {{offer.odds}} [[offer]]; the market has it landing {{market.often}} [[market]].',
  'The case for {{offer.bet}} is the price: {{offer.odds}} at {{offer.book}} [[offer]], where {{market.books}} without their margin say {{market.fairOdds}} [[market]].',
  'Without the margin, {{market.books}} give {{offer.bet}} {{market.fair}} [[market]]; {{offer.book}} sells it at {{offer.odds}}, as if it were {{offer.implied}} [[offer]].',
  '{{offer.book}} is {{market.gap}} too low on {{offer.bet}}: {{offer.odds}} stands for {{offer.implied}} [[offer]], the market for {{market.fair}} [[market]].',
  'On {{offer.bet}} the number to have is {{offer.odds}} at {{offer.book}} [[offer]]; fair over {{market.books}} is {{market.fairOdds}} [[market]].',
  {
    text: 'The books behind the fair price sit close together around {{market.fairOdds}} [[market]], while {{offer.book}} still posts {{offer.odds}} on {{offer.bet}} [[offer]].',
    when: (view) => view.clustered && view.leads,
  },
  {
    text: 'Most of the board agrees on {{market.fairOdds}} for {{offer.bet}} [[market]]; {{offer.odds}} can be had at {{offer.book}} [[offer]].',
    when: (view) => view.clustered,
  },
];

/** Wide enough that the shown figures differ. */
const isShort = ({ edge }: PickView): boolean => edge <= -0.004;

const NOT_WORTH_TAKING: readonly Way[] = [
  '{{offer.Bet}} pays {{offer.odds}} at {{offer.book}} [[offer]], a return of {{market.edge}} at a fair chance of {{market.fair}} [[market]].',
  {
    text: 'The price on {{offer.bet}} is about right, {{offer.odds}} at {{offer.book}} [[offer]], and a price that is right earns nothing: {{market.edge}} [[market]].',
    when: (view) => !isShort(view),
  },
  {
    text: '{{offer.odds}} at {{offer.book}} is the best price found for {{offer.bet}} [[offer]], and it still falls {{market.shortfall}} short of fair [[market]].',
    when: ({ edge, isBest }) => edge <= -0.0005 && isBest,
  },
  {
    text: 'Even the best number on {{offer.bet}}, {{offer.odds}} at {{offer.book}}, asks for {{offer.implied}} [[offer]] where the chance is {{market.fair}} [[market]].',
    when: (view) => isShort(view) && view.isBest,
  },
  {
    text: 'The books agree on {{offer.bet}}: fair is {{market.fairOdds}} [[market]] and the best that is paid is {{offer.odds}} [[offer]].',
    when: (view) => view.clustered && isShort(view) && view.isBest,
  },
  {
    text: 'No book is far out of line on {{offer.bet}}; {{offer.book}} leads with {{offer.odds}} [[offer]] against a fair {{market.fairOdds}} [[market]].',
    when: (view) => view.clustered && isShort(view) && view.isBest,
  },
  {
    text: 'The margin eats what value there is in {{offer.bet}}: {{offer.odds}} [[offer]] against a fair price of {{market.fairOdds}} [[market]].',
    when: isShort,
  },
  {
    text: '{{offer.Bet}} is a fair idea at an unfair price: {{offer.odds}} at {{offer.book}} [[offer]], when {{market.fairOdds}} would be even [[market]].',
    when: isShort,
  },
  {
    text: 'Nothing is wrong with {{offer.bet}} but the price: {{offer.odds}} [[offer]] needs {{offer.implied}}, and {{market.books}} see {{market.fair}} [[market]].',
    when: isShort,
  },
  {
    text: 'At {{offer.odds}} the bettor on {{offer.bet}} pays for the margin of {{offer.book}} [[offer]]; fair would be {{market.fairOdds}} [[market]].',
    when: isShort,
  },
  {
    text: '{{market.books}} put {{offer.bet}} at {{market.fairOdds}} without their margin [[market]], and no takeable price beats {{offer.odds}} at {{offer.book}} [[offer]].',
    when: (view) => isShort(view) && view.isBest,
  },
  {
    text: 'For {{offer.bet}} the market asks more than it is worth: {{offer.odds}} at best [[offer]], {{market.fairOdds}} if it were fair [[market]].',
    when: (view) => isShort(view) && view.isBest,
  },
];

/** Smaller ones are shown as next to nothing. */
const VISIBLE_EDGE = 0.0015;

const TOO_THIN: readonly Way[] = [
  {
    text: 'There is a sliver of value in {{offer.bet}}, {{offer.odds}} [[offer]] against {{market.fairOdds}} [[market]], too thin to stake once the doubt of {{market.doubt}} is counted.',
    when: ({ edge }) => edge >= 0.004,
  },
  {
    text: '{{offer.book}} is a touch generous with {{offer.odds}} on {{offer.bet}} [[offer]], but an edge of {{market.edge}} with a doubt of {{market.doubt}} is not a bet [[market]].',
    when: ({ edge }) => edge >= VISIBLE_EDGE,
  },
  {
    text: '{{offer.odds}} on {{offer.bet}} is fair to within a hair [[offer]], and a fair price pays nothing: {{market.edge}} [[market]].',
    when: ({ edge }) => edge < VISIBLE_EDGE,
  },
  {
    text: 'What {{offer.book}} pays on {{offer.bet}}, {{offer.odds}} [[offer]], is what it is worth: {{market.fairOdds}} [[market]].',
    when: ({ edge }) => edge < VISIBLE_EDGE,
  },
  'The edge of {{market.edge}} on {{offer.bet}} [[market]] is too small to carry a stake at {{offer.odds}} [[offer]].',
  {
    text: '{{offer.Bet}} at {{offer.odds}} [[offer]] is a little better than fair, which is {{market.fairOdds}}, and not by enough: the fair price itself is uncertain by {{market.doubt}} [[market]].',
    when: ({ edge }) => edge >= 0.004,
  },
  '{{offer.odds}} on {{offer.bet}} is close [[offer]]: {{market.edge}} over fair [[market]], less than the smallest stake asks for.',
];

const LAST_SEEN_LONG_AGO: readonly Way[] = [
  '{{offer.odds}} on {{offer.bet}} would be {{market.edge}} better than fair [[market]], but {{offer.book}} last showed it {{offer.age}} ago [[offer]].',
  'On paper {{offer.bet}} returns {{market.edge}} [[market]]; the {{offer.odds}} at {{offer.book}} is {{offer.age}} old and may be gone [[offer]].',
  '{{offer.Bet}} at {{offer.odds}} [[offer]] beats a fair {{market.fairOdds}} [[market]], only the price is {{offer.age}} old and counts for nothing until it is seen again.',
];

export const isOld = ({ notes }: PickView): boolean => notes.includes('price_older_than_2_hours');

export function priceSentences(view: PickView): readonly Way[] {
  if (view.verdict !== 'pass') return WORTH_TAKING;
  if (view.edge <= 0) return NOT_WORTH_TAKING;
  return isOld(view) ? LAST_SEEN_LONG_AGO : TOO_THIN;
}
