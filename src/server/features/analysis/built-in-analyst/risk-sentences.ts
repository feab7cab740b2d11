import type { PickNote } from '#engine/picks/market.ts';
import type { Way } from './choose.ts';
import type { PickView } from './pick-view.ts';

/** The case against a pick: what the data lack, then what the price itself says. */

export const NOTE_RISKS: Readonly<Partial<Record<PickNote, readonly Way[]>>> = {
  edge_unconfirmed: [
    'A gap this wide, {{offer.odds}} at {{offer.book}} [[offer]], is more often a stale or mistyped price than a gift; no second book confirms it, and it may be gone or voided.',
    'Nobody else is near {{offer.odds}} [[offer]], so {{offer.book}} may simply be wrong or late, and such bets get voided.',
  ],
  news_move: [
    'A sharp book has moved away from the rest, so there may be news that {{offer.book}} has not seen at {{offer.odds}} [[offer]].',
    'When a sharp book leaves the others, something may be known: {{offer.odds}} at {{offer.book}} could be the price from before [[offer]].',
  ],
  price_older_than_2_hours: [
    'This {{offer.odds}} was last seen {{offer.age}} ago [[offer]]; check it before anything else.',
    'At {{offer.age}} of age the {{offer.odds}} at {{offer.book}} may no longer exist [[offer]].',
    '{{offer.book}} has had {{offer.age}} to change {{offer.odds}} since it was last seen [[offer]].',
  ],
  price_older_than_30_minutes: [
    'The {{offer.odds}} is {{offer.age}} old [[offer]] and may have moved.',
    '{{offer.book}} was last read {{offer.age}} ago at {{offer.odds}} [[offer]]; look before you bet.',
    'A price of {{offer.age}} ago is a memory of the market: {{offer.odds}} wants checking [[offer]].',
  ],
  longshot: [
    'It loses far more often than it wins: the chance is {{market.fair}} [[market]], so even a good price means long losing runs.',
    'At {{market.fair}} [[market]] most tickets on it lose, and a small error in the chance is a large error in the edge.',
  ],
  one_book: [
    'A single book stands behind the {{market.fair}} for {{offer.bet}} [[market]], which is a thin witness.',
    'The fair chance of {{market.fair}} is the opinion of {{market.books}} [[market]], so there is nothing to check it against.',
  ],
  few_books: [
    'Only {{market.books}} stand behind the fair price of {{market.fairOdds}} [[market]].',
    'With {{market.books}} to go by, {{market.fair}} is a rough guess [[market]].',
  ],
};

export const SHARP_DOUBTS: readonly Way[] = [
  'Take {{sharp.book}} alone and the edge is gone: {{sharp.fair}} there, a return of {{sharp.edge}} [[sharp]].',
  '{{sharp.book}} does not share the view; at its {{sharp.fair}} this price returns {{sharp.edge}} [[sharp]].',
];

export const DRIFTED: readonly Way[] = [
  '{{moves.book}} has lengthened this price from {{moves.from}} to {{moves.to}} [[moves]]; money or news may lie behind it that the fair price does not hold yet.',
  'A price that goes from {{moves.from}} to {{moves.to}} [[moves]] can be a gift or a warning, and the number alone does not say which.',
  'Going from {{moves.from}} to {{moves.to}} at {{moves.book}} [[moves]] is also what bad news looks like.',
];

const DOUBT: readonly Way[] = [
  'The fair chance is {{market.fair}} give or take {{market.doubt}} [[market]], and the price is judged by nothing else.',
  'Losing is an ordinary outcome at {{market.fair}} [[market]].',
];

/** Said of a pass: what happens to someone who bets it all the same. */
const ON_A_PASS: readonly Way[] = [
  'It can win, of course, {{market.fair}} of the time [[market]]; the price does not pay for the rest.',
  'A win at {{offer.odds}} would feel like proof [[offer]] and be luck: the chance is {{market.fair}} [[market]].',
  'The fair chance carries a doubt of {{market.doubt}} [[market]], so the price could be fair after all; that is no reason to pay it.',
  'Betting it for the action costs {{market.shortfall}} of the stake on average [[market]].',
];

export const generalRisks = (view: PickView): readonly Way[] =>
  view.verdict === 'pass' && view.edge <= -0.0005 ? ON_A_PASS : DOUBT;
