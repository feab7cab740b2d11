import type { PickNote } from '#engine/picks/market.ts';
import type { Way } from './choose.ts';
import { isReachable, type PickView } from './pick-view.ts';

/** The case against a pick: what the data lack, then what its own figures say. */

export const NOTE_RISKS: Readonly<Partial<Record<PickNote, readonly Way[]>>> = {
  edge_unconfirmed: [
    'A gap this wide, {{offer.odds}} on {{offer.bet}} at {{offer.book}} [[offer]], is more often a stale or mistyped price than a gift; no second book confirms it, and it may be voided.',
    'Nobody else is near {{offer.odds}} on {{offer.bet}} [[offer]], so {{offer.book}} may just be wrong or late, and such bets get voided.',
    'No second book is behind {{offer.odds}} on {{offer.bet}} [[offer]]; treat it as an error of {{offer.book}} until one is.',
  ],
  news_move: [
    'A sharp book has moved off the rest, so there may be news that {{offer.book}} has not priced into {{offer.odds}} on {{offer.bet}} [[offer]].',
    'A sharp book left the others, and somebody may know something: {{offer.odds}} on {{offer.bet}} at {{offer.book}} could be the old price [[offer]].',
    'The sharp side of the board has stepped away from {{offer.bet}}; {{offer.book}} may pay {{offer.odds}} only because it is late [[offer]].',
  ],
  price_older_than_2_hours: [
    'This {{offer.odds}} on {{offer.bet}} was last seen {{offer.age}} ago [[offer]]; check it before anything else.',
    'The {{offer.odds}} on {{offer.bet}} at {{offer.book}} is {{offer.age}} old and may be gone [[offer]].',
    '{{offer.book}} has had {{offer.age}} to change its {{offer.odds}} on {{offer.bet}} [[offer]].',
  ],
  price_older_than_30_minutes: [
    'The {{offer.odds}} on {{offer.bet}} is {{offer.age}} old [[offer]] and may have moved.',
    '{{offer.book}} was last read {{offer.age}} ago at {{offer.odds}} on {{offer.bet}} [[offer]]; look before you bet.',
    'Check the {{offer.odds}} on {{offer.bet}} first: it is from {{offer.age}} ago [[offer]].',
  ],
  longshot: [
    '{{offer.Bet}} loses far more than it wins, {{market.fair}} [[market]], so expect long losing runs.',
    'At {{market.fair}} [[market]] most tickets on {{offer.bet}} lose, and a small error in the chance is a large one in the edge.',
    'Long prices are where books and bettors are wrong most, and {{offer.bet}} is {{market.fair}} [[market]].',
  ],
  one_book: [
    'A single book is behind the {{market.fair}} on {{offer.bet}} [[market]].',
    'The {{market.fair}} on {{offer.bet}} is the opinion of {{market.books}} [[market]], with nothing to check it against.',
    'Nobody but {{market.books}} says that {{offer.bet}} is {{market.fair}} [[market]].',
  ],
  few_books: [
    'Only {{market.books}} are behind the fair {{market.fairOdds}} on {{offer.bet}} [[market]].',
    'With {{market.books}} to go by, {{market.fair}} on {{offer.bet}} is a rough number [[market]].',
    'Few books price {{offer.bet}}: {{market.books}} say {{market.fair}} [[market]].',
  ],
};

export const SHARP_DOUBTS: readonly Way[] = [
  'By {{sharp.book}} alone the edge on {{offer.side}} is gone: {{sharp.fair}} there, or {{sharp.edge}} [[sharp]].',
  '{{sharp.book}} does not see it: at its {{sharp.fair}} {{offer.side}} is {{sharp.edge}} [[sharp]].',
  'The sharpest book is against {{offer.side}}: {{sharp.fair}} at {{sharp.book}}, or {{sharp.edge}} [[sharp]].',
];

export const DRIFTED: readonly Way[] = [
  '{{moves.book}} has let {{offer.bet}} out from {{moves.from}} to {{moves.to}} [[moves]], and there may be news behind it.',
  '{{offer.Bet}} went from {{moves.from}} to {{moves.to}} at {{moves.book}} [[moves]], which can be a gift or a warning.',
  'Going from {{moves.from}} to {{moves.to}} on {{offer.bet}} at {{moves.book}} [[moves]] is also what bad news looks like.',
];

/** Where nothing of the game or of the prices speaks against it: what its own figures do. */
const STAKED: readonly Way[] = [
  'Take {{market.gap}} off the fair chance and the edge on {{offer.side}} is gone [[market]].',
  '{{offer.Side}} still loses {{market.lost}}, even so [[market]].',
  'There is a {{market.negative}} chance that {{offer.side}} has no edge at all [[market]].',
  'The {{market.fair}} is good to {{market.doubt}} either way, and {{offer.side}} lives on {{market.gap}} [[market]].',
  'Expect {{offer.side}} to lose {{market.lost}}; the edge shows over many bets, not one [[market]].',
  'If the others are wrong and {{offer.book}} is right about {{offer.side}}, then {{offer.odds}} is worth nothing [[offer]].',
  'The edge on {{offer.side}} needs {{market.fair}} to be right within {{market.gap}} [[market]].',
  'All that speaks for {{offer.side}} is a number, and with a chance of {{market.negative}} it is noise [[market]].',
  {
    text: 'Nothing in {{offer.side}} survives a worse price: below {{market.worst}} it is a pass [[market]].',
    when: isReachable,
  },
];

/** Said of a pass: what happens to someone who bets it all the same. */
const PASSED: readonly Way[] = [
  '{{offer.Side}} can still win, {{market.often}} by the market, and be a bad price [[market]].',
  {
    text: 'Betting {{offer.side}} anyway costs {{market.shortfall}} of the stake on average [[market]].',
    when: ({ edge }) => edge <= -0.0005,
  },
  {
    text: 'If {{offer.side}} wins it proves nothing: the price needs {{offer.implied}}, the market says {{market.fair}} [[market]].',
    when: ({ edge }) => edge <= -0.0005,
  },
  'The {{market.fair}} is only good to {{market.doubt}}, so {{offer.side}} could be right after all; no reason to pay it [[market]].',
  'Going by the market, {{offer.side}} loses {{market.lost}} [[market]].',
  {
    text: 'With a chance of {{market.negative}} there is no edge in {{offer.side}} at all [[market]].',
    when: ({ edge }) => edge > 0,
  },
  'A win on {{offer.side}} at {{offer.odds}} would feel like a good bet and not be one [[offer]].',
];

export const ordinaryRisks = ({ verdict }: PickView): readonly Way[] => (verdict === 'pass' ? PASSED : STAKED);
