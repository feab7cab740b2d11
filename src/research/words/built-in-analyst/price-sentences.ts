import type { Way } from './choose.ts';
import type { PickView } from './pick-view.ts';

/** Sentences about the price itself: what is paid, and what is fair. Figures and names are references; see `engine/grounding`. */

const WORTH_TAKING: readonly Way[] = [
  '{{offer.book}} has {{offer.bet}} at {{offer.odds}} [[offer]], and with the vig out it should be about {{market.fairOdds}} [[market]].',
  '{{offer.Bet}} should be about {{market.fairOdds}} [[market]], and {{offer.book}} is still paying {{offer.odds}} [[offer]].',
  '{{offer.book}} has {{offer.bet}} at {{offer.odds}} [[offer]], and {{market.books}} make it {{market.saidOdds}} with the vig out [[market]].',
  '{{offer.book}} has {{offer.bet}} at {{offer.odds}} [[offer]] when fair is {{market.fairOdds}}, a gap of {{market.gap}} [[market]].',
  'At {{offer.odds}} {{offer.implied}} is all you need from {{offer.bet}} [[offer]], and the market says {{market.said}} [[market]].',
  'The market puts {{offer.bet}} at {{market.said}} [[market]], and {{offer.odds}} only needs {{offer.implied}} [[offer]].',
  'You can still get {{offer.odds}} on {{offer.bet}} at {{offer.book}} [[offer]]; fair is {{market.fairOdds}} [[market]].',
  '{{offer.book}} has the wrong price up on {{offer.bet}}, {{offer.odds}} [[offer]] where {{market.fairOdds}} is fair [[market]].',
  '{{offer.book}} is at {{offer.odds}} on {{offer.bet}} [[offer]], and {{market.fairOdds}} would be fair [[market]].',
  'Take the vig out of the other books and you get {{market.saidOdds}} on {{offer.bet}} [[market]]; {{offer.book}} is at {{offer.odds}} [[offer]].',
  '{{offer.book}} is being generous with {{offer.bet}} at {{offer.odds}} [[offer]], since {{market.books}} come out at {{market.saidOdds}} [[market]].',
  '{{offer.book}} is the place for {{offer.bet}}, paying {{offer.odds}} [[offer]] when {{market.fairOdds}} would be fair [[market]].',
  'Look at {{offer.bet}} at {{offer.odds}} with {{offer.book}} [[offer]], because the rest of the market says {{market.saidOdds}} [[market]].',
  {
    text: 'Everybody else is around {{market.saidOdds}} with the vig out [[market]], and {{offer.book}} has {{offer.bet}} up at {{offer.odds}} [[offer]].',
    when: (view) => view.clustered && view.leads,
  },
  {
    text: 'The other books agree on about {{market.saidOdds}} for {{offer.bet}} [[market]], and {{offer.book}} is still at {{offer.odds}} [[offer]].',
    when: (view) => view.clustered,
  },
];

/** Wide enough that the shown figures differ. */
const isShort = ({ edge }: PickView): boolean => edge <= -0.004;
/** Smaller ones are shown as next to nothing. */
const VISIBLE_EDGE = 0.0015;

const NOT_WORTH_TAKING: readonly Way[] = [
  {
    text: 'The price on {{offer.bet}} is about right at {{offer.odds}} [[offer]], which leaves {{market.edge}} on average [[market]].',
    when: (view) => !isShort(view),
  },
  {
    text: '{{offer.book}} has {{offer.bet}} about where it belongs at {{offer.odds}} [[offer]], {{market.edge}} on average [[market]].',
    when: (view) => !isShort(view),
  },
  {
    text: 'There is nothing to win on {{offer.bet}} at {{offer.odds}} [[offer]], {{market.edge}} on average [[market]].',
    when: (view) => !isShort(view),
  },
  ...[
    'You need {{offer.bet}} to win {{offer.implied}} of the time at this price [[offer]], and the market says {{market.said}} [[market]].',
    'The vig takes the value out of {{offer.bet}}, {{offer.odds}} at {{offer.book}} [[offer]] when {{market.fairOdds}} is fair [[market]].',
    'At {{offer.odds}} you need {{offer.implied}} out of {{offer.bet}} [[offer]], and the market only says {{market.said}} [[market]].',
    'There is no edge on {{offer.bet}} at {{offer.odds}} [[offer]], because fair is {{market.fairOdds}} [[market]].',
    'You give up {{market.shortfall}} on average [[market]] taking {{offer.bet}} at {{offer.odds}} [[offer]].',
    '{{offer.Bet}} would have to pay {{market.fairOdds}} just to be fair [[market]], and {{offer.book}} only pays {{offer.odds}} [[offer]].',
    '{{offer.Bet}} is {{market.saidOdds}} by {{market.books}} [[market]]; {{offer.odds}} falls short [[offer]].',
    '{{offer.odds}} on {{offer.bet}} is too short [[offer]], when even {{market.fairOdds}} would only be fair [[market]].',
    '{{offer.book}} keeps {{market.shortfall}} of your stake on {{offer.bet}} [[market]] at {{offer.odds}} [[offer]].',
    'Fair is {{market.fairOdds}} [[market]], so {{offer.odds}} on {{offer.bet}} is a bad price [[offer]].',
    'Taking {{offer.bet}} at {{offer.odds}} [[offer]] comes to {{market.edge}} on average [[market]].',
  ].map((text) => ({ text, when: isShort })),
  ...[
    'The best you can get on {{offer.bet}} is {{offer.odds}} at {{offer.book}} [[offer]], and fair is {{market.fairOdds}} [[market]].',
    'Nobody pays more than {{offer.odds}} on {{offer.bet}} [[offer]], and that is {{market.shortfall}} short [[market]].',
    'Even the best price on {{offer.bet}}, {{offer.odds}} [[offer]], is short of a fair {{market.fairOdds}} [[market]].',
  ].map((text) => ({ text, when: (view: PickView) => isShort(view) && view.isBest })),
  {
    text: 'The books all agree on {{offer.bet}}, so a fair {{market.fairOdds}} [[market]] pays {{offer.odds}} at best [[offer]].',
    when: (view) => view.clustered && isShort(view) && view.isBest,
  },
];

const TOO_THIN: readonly Way[] = [
  ...[
    '{{offer.odds}} on {{offer.bet}} [[offer]] beats a fair {{market.fairOdds}}, but the fair price is only good to {{market.doubt}} [[market]].',
    'The price on {{offer.bet}} is close, {{offer.odds}} [[offer]] with {{market.fairOdds}} fair [[market]], but close is not enough.',
    'You would be on the right side with {{offer.bet}}, but {{offer.odds}} [[offer]] is too little over a fair {{market.fairOdds}} [[market]].',
  ].map((text) => ({ text, when: ({ edge }: PickView) => edge >= 0.004 })),
  ...[
    '{{offer.book}} is a touch generous on {{offer.bet}} at {{offer.odds}} [[offer]], but {{market.edge}} with {{market.doubt}} of doubt is no bet [[market]].',
    'There is {{market.edge}} in {{offer.bet}} at {{offer.odds}} [[market]], and the doubt is bigger than that.',
    '{{offer.odds}} on {{offer.bet}} [[offer]] is {{market.edge}} over fair [[market]], just short of a bet.',
    'On paper {{offer.bet}} at {{offer.odds}} [[offer]] would make {{market.edge}} [[market]], too little to trust.',
    'An edge of {{market.edge}} on {{offer.bet}} [[market]] is too small to bet at {{offer.odds}} [[offer]].',
  ].map((text) => ({ text, when: ({ edge }: PickView) => edge >= VISIBLE_EDGE })),
  ...[
    '{{offer.odds}} on {{offer.bet}} is right on fair [[offer]], which leaves {{market.edge}} [[market]].',
    '{{offer.book}} pays {{offer.odds}} on {{offer.bet}} [[offer]], which is what it is worth [[market]].',
    'There is no edge either way on {{offer.bet}} at {{offer.odds}} [[offer]], with {{market.fairOdds}} fair [[market]].',
  ].map((text) => ({ text, when: ({ edge }: PickView) => edge < VISIBLE_EDGE })),
];

const LAST_SEEN_LONG_AGO: readonly Way[] = [
  '{{offer.odds}} on {{offer.bet}} would be {{market.edge}} over fair [[market]], but {{offer.book}} last showed it {{offer.age}} ago [[offer]].',
  'On paper {{offer.bet}} would make {{market.edge}} [[market]]; the {{offer.odds}} at {{offer.book}} is {{offer.age}} old and may be gone [[offer]].',
  '{{offer.odds}} on {{offer.bet}} [[offer]] beats a fair {{market.fairOdds}} [[market]], but the price is {{offer.age}} old and has to be seen again first.',
];

export const isOld = ({ notes }: PickView): boolean => notes.includes('price_older_than_2_hours');

export function priceSentences(view: PickView): readonly Way[] {
  if (view.verdict !== 'pass') return WORTH_TAKING;
  if (view.edge <= 0) return NOT_WORTH_TAKING;
  return isOld(view) ? LAST_SEEN_LONG_AGO : TOO_THIN;
}
