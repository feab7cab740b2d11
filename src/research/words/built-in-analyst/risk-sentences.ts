import type { PickNote } from '#engine/picks/market.ts';
import type { Way } from './choose.ts';
import type { PickView } from './pick-view.ts';

/** The case against a pick: what the data lack, then what the price itself says. */

export const NOTE_RISKS: Readonly<Partial<Record<PickNote, readonly Way[]>>> = {
  edge_unconfirmed: [
    'A gap this wide, {{offer.odds}} on {{offer.bet}} at {{offer.book}} [[offer]], is more often a stale or mistyped price than a gift; no second book confirms it, and it may be gone or voided.',
    'Nobody else is near {{offer.odds}} on {{offer.bet}} [[offer]], so {{offer.book}} may simply be wrong or late, and such bets get voided.',
    'No second book stands behind {{offer.odds}} on {{offer.bet}} [[offer]]; treat it as an error of {{offer.book}} until one does.',
  ],
  news_move: [
    'A sharp book has moved away from the rest, so there may be news that {{offer.book}} has not seen at {{offer.odds}} on {{offer.bet}} [[offer]].',
    'When a sharp book leaves the others, something may be known: {{offer.odds}} at {{offer.book}} on {{offer.bet}} could be the price from before [[offer]].',
    'The sharp side of the board has stepped away from {{offer.bet}}; {{offer.book}} may pay {{offer.odds}} only because it is late [[offer]].',
  ],
  price_older_than_2_hours: [
    'This {{offer.odds}} on {{offer.bet}} was last seen {{offer.age}} ago [[offer]]; check it before anything else.',
    'At {{offer.age}} of age the {{offer.odds}} on {{offer.bet}} at {{offer.book}} may no longer exist [[offer]].',
    '{{offer.book}} has had {{offer.age}} to change {{offer.odds}} on {{offer.bet}} since it was last seen [[offer]].',
  ],
  price_older_than_30_minutes: [
    'The {{offer.odds}} on {{offer.bet}} is {{offer.age}} old [[offer]] and may have moved.',
    '{{offer.book}} was last read {{offer.age}} ago at {{offer.odds}} on {{offer.bet}} [[offer]]; look before you bet.',
    'A price of {{offer.age}} ago is a memory of the market: {{offer.odds}} on {{offer.bet}} wants checking [[offer]].',
  ],
  longshot: [
    '{{offer.Bet}} loses far more often than it wins: the chance is {{market.fair}} [[market]], so even a good price means long losing runs.',
    'At {{market.fair}} [[market]] most tickets on {{offer.bet}} lose, and a small error in the chance is a large error in the edge.',
    'Long prices are where books are wrong most and bettors too; {{offer.bet}} has {{market.fair}} [[market]].',
  ],
  one_book: [
    'A single book stands behind the {{market.fair}} for {{offer.bet}} [[market]], which is a thin witness.',
    'The {{market.fair}} for {{offer.bet}} is the opinion of {{market.books}} [[market]], so there is nothing to check it against.',
    'Nobody but {{market.books}} says that {{offer.bet}} has a chance of {{market.fair}} [[market]].',
  ],
  few_books: [
    'Only {{market.books}} stand behind the fair price of {{market.fairOdds}} on {{offer.bet}} [[market]].',
    'With {{market.books}} to go by, {{market.fair}} for {{offer.bet}} is a rough guess [[market]].',
    'For {{offer.bet}} there are just {{market.books}} to ask, and {{market.fair}} is what they make of it [[market]].',
  ],
};

export const SHARP_DOUBTS: readonly Way[] = [
  'Take {{sharp.book}} alone and the edge on {{offer.side}} is gone: {{sharp.fair}} there, a return of {{sharp.edge}} [[sharp]].',
  '{{sharp.book}} does not share the view; at its {{sharp.fair}} {{offer.side}} returns {{sharp.edge}} [[sharp]].',
  'The sharpest single opinion is against {{offer.side}}: {{sharp.fair}} at {{sharp.book}}, a return of {{sharp.edge}} [[sharp]].',
];

export const DRIFTED: readonly Way[] = [
  '{{moves.book}} has lengthened {{offer.bet}} from {{moves.from}} to {{moves.to}} [[moves]]; money or news may lie behind it that the fair price does not hold yet.',
  'When {{offer.bet}} goes from {{moves.from}} to {{moves.to}} [[moves]] it can be a gift or a warning, and the number alone does not say which.',
  'Going from {{moves.from}} to {{moves.to}} on {{offer.bet}} at {{moves.book}} [[moves]] is also what bad news looks like.',
];

const DOUBT: readonly Way[] = [
  'The fair chance of {{offer.bet}} is {{market.fair}} give or take {{market.doubt}} [[market]], and the price is judged by nothing else.',
  'Losing is an ordinary outcome for {{offer.bet}} at {{market.fair}} [[market]].',
  'Nobody knows {{market.fair}} exactly: the doubt on {{offer.bet}} is {{market.doubt}} [[market]].',
];

/** Said of a pass: what happens to someone who bets it all the same. */
const ON_A_PASS: readonly Way[] = [
  '{{offer.Bet}} comes in {{market.often}}, of course [[market]]; the price does not pay for the rest.',
  '{{offer.Bet}} may come in at {{offer.odds}} and feel like proof [[offer]], which it would not be: the chance is {{market.fair}} [[market]].',
  'The fair chance of {{offer.bet}} carries a doubt of {{market.doubt}} [[market]], so the price could be fair after all; that is no reason to pay it.',
  'Betting {{offer.bet}} for the action costs {{market.shortfall}} of the stake on average [[market]].',
];

export const generalRisks = (view: PickView): readonly Way[] =>
  view.verdict === 'pass' && view.edge <= -0.0005 ? ON_A_PASS : DOUBT;
