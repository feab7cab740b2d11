import type { Way } from './choose.ts';
import type { PickView } from './pick-view.ts';

/** Sentences about the price itself. Figures and names are references; see `engine/grounding`. */

const WORTH_TAKING: readonly Way[] = [
  '{{offer.book}} has {{offer.bet}} at {{offer.odds}} [[offer]]; it should be {{market.fairOdds}}, going by {{market.books}} [[market]].',
  '{{offer.Bet}} should be {{market.fairOdds}} [[market]], and {{offer.book}} pays {{offer.odds}} [[offer]].',
  'At {{offer.odds}} you need {{offer.bet}} {{offer.needed}} to break even [[offer]]; the market has it at {{market.fair}} [[market]].',
  'The price is the reason: {{offer.odds}} on {{offer.bet}} at {{offer.book}} [[offer]], when fair is {{market.fairOdds}} [[market]].',
  'Going by {{market.books}}, {{offer.bet}} is a {{market.fair}} shot [[market]]; {{offer.odds}} at {{offer.book}} asks for {{offer.implied}} [[offer]].',
  'You get {{offer.odds}} on {{offer.bet}} at {{offer.book}} [[offer]] for what the market makes {{market.fairOdds}} [[market]].',
  '{{offer.book}} is {{market.gap}} light on {{offer.bet}}: its {{offer.odds}} says {{offer.implied}} [[offer]], the market says {{market.fair}} [[market]].',
  'Shop {{offer.bet}} at {{offer.book}}: {{offer.odds}} there [[offer]], {{market.fairOdds}} if it were priced fair [[market]].',
  '{{offer.Bet}} is worth {{market.fairOdds}} by {{market.books}} [[market]], so {{offer.odds}} at {{offer.book}} is a good number [[offer]].',
  'There is room in {{offer.bet}}: fair is {{market.fairOdds}} [[market]], {{offer.book}} still posts {{offer.odds}} [[offer]].',
  {
    text: 'The other books sit tight around {{market.fairOdds}} [[market]] while {{offer.book}} hangs {{offer.odds}} on {{offer.bet}} [[offer]].',
    when: (view) => view.clustered && view.leads,
  },
  {
    text: 'The books agree that {{offer.bet}} is about {{market.fairOdds}} [[market]]; {{offer.book}} pays {{offer.odds}} [[offer]].',
    when: (view) => view.clustered,
  },
];

/** Wide enough that the shown figures differ. */
const isShort = ({ edge }: PickView): boolean => edge <= -0.004;

const NOT_WORTH_TAKING: readonly Way[] = [
  '{{offer.Bet}} at {{offer.odds}} with {{offer.book}} [[offer]] comes to {{market.edge}} on average [[market]].',
  {
    text: 'The {{offer.odds}} on {{offer.bet}} at {{offer.book}} is about right [[offer]], and about right pays nothing: {{market.edge}} [[market]].',
    when: (view) => !isShort(view),
  },
  {
    text: '{{offer.odds}} at {{offer.book}} is the best there is on {{offer.bet}} [[offer]], and it is still {{market.shortfall}} short [[market]].',
    when: ({ edge, isBest }) => edge <= -0.0005 && isBest,
  },
  {
    text: '{{offer.Bet}} tops out at {{offer.odds}}, at {{offer.book}} [[offer]]; fair is {{market.fairOdds}} [[market]].',
    when: (view) => isShort(view) && view.isBest,
  },
  {
    text: 'Nobody is off on {{offer.bet}}: fair is {{market.fairOdds}} [[market]], the best number {{offer.odds}} [[offer]].',
    when: (view) => view.clustered && isShort(view) && view.isBest,
  },
  {
    text: 'The vig eats {{offer.bet}}: {{offer.odds}} [[offer]] against a fair {{market.fairOdds}} [[market]].',
    when: isShort,
  },
  {
    text: '{{offer.Bet}} is a fair idea at a bad price: {{offer.odds}} at {{offer.book}} [[offer]], when {{market.fairOdds}} would be even [[market]].',
    when: isShort,
  },
  {
    text: 'You pay too much for {{offer.bet}}: {{offer.odds}} [[offer]] needs {{offer.implied}}, the market says {{market.fair}} [[market]].',
    when: isShort,
  },
  {
    text: 'Nothing is left in {{offer.bet}}: {{offer.odds}} at {{offer.book}} [[offer]], {{market.fairOdds}} if it were fair [[market]].',
    when: isShort,
  },
  {
    text: 'Going by {{market.books}}, {{offer.bet}} is {{market.fairOdds}} [[market]], and no book you can use pays more than {{offer.odds}} [[offer]].',
    when: (view) => isShort(view) && view.isBest,
  },
];

/** Smaller ones are shown as next to nothing. */
const VISIBLE_EDGE = 0.0015;

const TOO_THIN: readonly Way[] = [
  {
    text: '{{offer.odds}} on {{offer.bet}} [[offer]] beats a fair {{market.fairOdds}}, but not by enough to bet: the fair number itself is only good to {{market.doubt}} [[market]].',
    when: ({ edge }) => edge >= 0.004,
  },
  {
    text: '{{offer.book}} is a touch generous with {{offer.odds}} on {{offer.bet}} [[offer]], and {{market.edge}} with {{market.doubt}} of doubt is no bet [[market]].',
    when: ({ edge }) => edge >= VISIBLE_EDGE,
  },
  {
    text: '{{offer.odds}} on {{offer.bet}} is fair to a hair [[offer]], and fair pays nothing: {{market.edge}} [[market]].',
    when: ({ edge }) => edge < VISIBLE_EDGE,
  },
  {
    text: '{{offer.book}} pays {{offer.odds}} on {{offer.bet}} [[offer]], which is what it is worth: {{market.fairOdds}} [[market]].',
    when: ({ edge }) => edge < VISIBLE_EDGE,
  },
  'An edge of {{market.edge}} on {{offer.bet}} [[market]] is too small to bet at {{offer.odds}} [[offer]].',
  {
    text: '{{offer.Bet}} is close: {{offer.odds}} [[offer]] where {{market.fairOdds}} is fair [[market]], and close is not enough.',
    when: ({ edge }) => edge >= 0.004,
  },
  'Close, but short of a bet: {{offer.odds}} on {{offer.bet}} [[offer]] is {{market.edge}} over fair [[market]].',
];

const LAST_SEEN_LONG_AGO: readonly Way[] = [
  '{{offer.odds}} on {{offer.bet}} would be {{market.edge}} over fair [[market]], but {{offer.book}} last showed it {{offer.age}} ago [[offer]].',
  'On paper {{offer.bet}} is worth {{market.edge}} [[market]]; the {{offer.odds}} at {{offer.book}} is {{offer.age}} old and may be gone [[offer]].',
  '{{offer.Bet}} at {{offer.odds}} [[offer]] beats a fair {{market.fairOdds}} [[market]], but the price is {{offer.age}} old and has to be seen again first.',
];

export const isOld = ({ notes }: PickView): boolean => notes.includes('price_older_than_2_hours');

export function priceSentences(view: PickView): readonly Way[] {
  if (view.verdict !== 'pass') return WORTH_TAKING;
  if (view.edge <= 0) return NOT_WORTH_TAKING;
  return isOld(view) ? LAST_SEEN_LONG_AGO : TOO_THIN;
}
