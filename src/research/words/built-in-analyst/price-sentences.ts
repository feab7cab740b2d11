import type { Way } from './choose.ts';
import type { PickView } from './pick-view.ts';

/** Sentences about the price itself: what is paid, and what is fair. Figures and names are references; see `engine/grounding`. */

const WORTH_TAKING: readonly Way[] = [
  '{{offer.book}} has {{offer.bet}} at {{offer.odds}} [[offer]]; take the vig out of {{market.books}} and it should be {{market.fairOdds}} [[market]].',
  '{{offer.Bet}} should be {{market.fairOdds}} [[market]], and {{offer.book}} pays {{offer.odds}} [[offer]].',
  '{{market.books}} make {{offer.bet}} {{market.fairOdds}} with the vig out [[market]]; {{offer.book}} still hangs {{offer.odds}} [[offer]].',
  '{{offer.book}} is {{market.gap}} off the market on {{offer.bet}}, with {{offer.odds}} up [[offer]] against a fair {{market.fairOdds}} [[market]].',
  'At {{offer.odds}} you need {{offer.bet}} {{offer.needed}} to break even [[offer]]; the market has it at {{market.fair}} [[market]].',
  'The market makes {{offer.bet}} a {{market.fair}} shot [[market]], and {{offer.book}} charges you for {{offer.implied}} [[offer]].',
  'You can still get {{offer.odds}} on {{offer.bet}} at {{offer.book}} [[offer]], when fair is {{market.fairOdds}} [[market]].',
  'The number is off at {{offer.book}}, {{offer.odds}} on {{offer.bet}} [[offer]] where {{market.fairOdds}} is fair [[market]].',
  '{{offer.Bet}} is a price play, {{offer.odds}} at {{offer.book}} [[offer]] and worth {{market.fairOdds}} [[market]].',
  'Strip out the vig and {{offer.bet}} comes to {{market.fairOdds}} [[market]]; {{offer.book}} pays you {{offer.odds}} [[offer]].',
  '{{offer.book}} is too generous with {{offer.bet}} at {{offer.odds}} [[offer]], when {{market.books}} say {{market.fairOdds}} [[market]].',
  'Shop {{offer.bet}} at {{offer.book}}, {{offer.odds}} there [[offer]] against a fair {{market.fairOdds}} [[market]].',
  'There is room in {{offer.bet}} at {{offer.odds}} with {{offer.book}} [[offer]], when the rest of the market says {{market.fairOdds}} [[market]].',
  {
    text: 'Everybody else sits near {{market.fairOdds}} with the vig out [[market]] while {{offer.book}} hangs {{offer.odds}} on {{offer.bet}} [[offer]].',
    when: (view) => view.clustered && view.leads,
  },
  {
    text: 'The books agree that {{offer.bet}} is about {{market.fairOdds}} [[market]], and {{offer.book}} pays {{offer.odds}} all the same [[offer]].',
    when: (view) => view.clustered,
  },
];

/** Wide enough that the shown figures differ. */
const isShort = ({ edge }: PickView): boolean => edge <= -0.004;
/** Smaller ones are shown as next to nothing. */
const VISIBLE_EDGE = 0.0015;

const NOT_WORTH_TAKING: readonly Way[] = [
  {
    text: '{{offer.odds}} on {{offer.bet}} is about right [[offer]], and about right makes {{market.edge}} on average [[market]].',
    when: (view) => !isShort(view),
  },
  {
    text: '{{offer.book}} has {{offer.bet}} where it belongs at {{offer.odds}} [[offer]], for {{market.edge}} on average [[market]].',
    when: (view) => !isShort(view),
  },
  {
    text: 'Nothing to win in {{offer.bet}} at {{offer.odds}} [[offer]], or {{market.edge}} [[market]].',
    when: (view) => !isShort(view),
  },
  ...[
    'You pay for {{offer.implied}} on {{offer.bet}} [[offer]] and get {{market.fair}} [[market]].',
    'The vig eats {{offer.bet}}, {{offer.odds}} at {{offer.book}} [[offer]] and fair at {{market.fairOdds}} [[market]].',
    '{{offer.Bet}} needs {{offer.implied}} at {{offer.odds}} [[offer]]; the market says {{market.fair}} [[market]].',
    '{{offer.Bet}} has no edge at {{offer.odds}} [[offer]] against a fair {{market.fairOdds}} [[market]].',
    'At {{offer.odds}} {{offer.bet}} [[offer]] gives away {{market.shortfall}} of the stake on average [[market]].',
    '{{offer.Bet}} would have to pay {{market.fairOdds}} to be fair [[market]], and {{offer.book}} pays {{offer.odds}} [[offer]].',
    'Fair on {{offer.bet}} is {{market.fairOdds}} by {{market.books}} [[market]]; {{offer.odds}} falls short [[offer]].',
    '{{offer.Bet}} is short at {{offer.odds}} [[offer]], when {{market.fairOdds}} would only be even [[market]].',
    '{{offer.book}} keeps {{market.shortfall}} of your stake on {{offer.bet}} [[market]] at {{offer.odds}} [[offer]].',
    'Fair is {{market.fairOdds}} [[market]], so {{offer.odds}} on {{offer.bet}} is a bad price [[offer]].',
    '{{offer.Bet}} at {{offer.odds}} [[offer]] comes to {{market.edge}} on average [[market]].',
  ].map((text) => ({ text, when: isShort })),
  ...[
    '{{offer.Bet}} tops out at {{offer.odds}}, at {{offer.book}} [[offer]]; fair is {{market.fairOdds}} [[market]].',
    'Nobody pays more than {{offer.odds}} on {{offer.bet}} [[offer]], and that is {{market.shortfall}} short [[market]].',
    'The best number on {{offer.bet}} is {{offer.odds}} [[offer]], when {{market.fairOdds}} is fair [[market]].',
  ].map((text) => ({ text, when: (view: PickView) => isShort(view) && view.isBest })),
  {
    text: 'Nobody is off on {{offer.bet}}, where fair is {{market.fairOdds}} [[market]] and the best price {{offer.odds}} [[offer]].',
    when: (view) => view.clustered && isShort(view) && view.isBest,
  },
];

const TOO_THIN: readonly Way[] = [
  ...[
    '{{offer.odds}} on {{offer.bet}} [[offer]] beats a fair {{market.fairOdds}}, but the fair price is only good to {{market.doubt}} [[market]].',
    '{{offer.Bet}} is close at {{offer.odds}} [[offer]] where {{market.fairOdds}} is fair [[market]], and close is not enough.',
    '{{offer.Bet}} is the good side at a thin price, {{offer.odds}} [[offer]] with {{market.fairOdds}} fair [[market]].',
  ].map((text) => ({ text, when: ({ edge }: PickView) => edge >= 0.004 })),
  ...[
    '{{offer.book}} is a touch generous on {{offer.bet}} at {{offer.odds}} [[offer]], but {{market.edge}} with {{market.doubt}} of doubt is no bet [[market]].',
    'There is {{market.edge}} in {{offer.bet}} at {{offer.odds}} [[market]], less than the doubt about it.',
    '{{offer.odds}} on {{offer.bet}} [[offer]] is {{market.edge}} over fair [[market]], just short of a bet.',
    '{{offer.Bet}} at {{offer.odds}} [[offer]] is worth {{market.edge}} on paper [[market]], too little to trust.',
    'An edge of {{market.edge}} on {{offer.bet}} [[market]] is too small to bet at {{offer.odds}} [[offer]].',
  ].map((text) => ({ text, when: ({ edge }: PickView) => edge >= VISIBLE_EDGE })),
  ...[
    '{{offer.odds}} on {{offer.bet}} is fair to a hair [[offer]], which leaves {{market.edge}} [[market]].',
    '{{offer.book}} pays {{offer.odds}} on {{offer.bet}} [[offer]], which is what it is worth [[market]].',
    '{{offer.Bet}} has no edge either way at {{offer.odds}} [[offer]], fair at {{market.fairOdds}} [[market]].',
  ].map((text) => ({ text, when: ({ edge }: PickView) => edge < VISIBLE_EDGE })),
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
