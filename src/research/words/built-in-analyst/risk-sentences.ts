import type { PickNote } from '#engine/picks/market.ts';
import type { Way } from './choose.ts';
import { isOutOfReach, isReachable, type PickView } from './pick-view.ts';

/** The case against a pick: what the data lack, then what its own figures say. */

export const NOTE_RISKS: Readonly<Partial<Record<PickNote, readonly Way[]>>> = {
  edge_unconfirmed: [
    'A gap this wide is more often a stale or mistyped {{offer.odds}} at {{offer.book}} than a gift [[offer]]; no other book confirms it, and it may be voided.',
    'Nobody else is near {{offer.odds}} [[offer]], so {{offer.book}} may just be wrong or late, and such bets get voided.',
    'No other book is behind the {{offer.odds}} at {{offer.book}} [[offer]]; treat it as an error until one is.',
  ],
  news_move: [
    'A sharp book has moved off the rest, so there may be news that {{offer.book}} has not priced in at {{offer.odds}} [[offer]].',
    'A sharp book left the others. Somebody may know something, and {{offer.odds}} at {{offer.book}} could be the old price [[offer]].',
    'The sharp side of the board has stepped away; {{offer.book}} may pay {{offer.odds}} only because it is late [[offer]].',
  ],
  price_older_than_2_hours: [
    'This {{offer.odds}} was last seen {{offer.age}} ago [[offer]]; check it before anything else.',
    'The {{offer.odds}} at {{offer.book}} is {{offer.age}} old and may be gone [[offer]].',
    '{{offer.book}} has had {{offer.age}} to change its {{offer.odds}} [[offer]].',
  ],
  price_older_than_30_minutes: [
    'The {{offer.odds}} at {{offer.book}} is {{offer.age}} old [[offer]] and may have moved.',
    '{{offer.book}} was last read {{offer.age}} ago [[offer]]; look before you bet.',
    'Check the {{offer.odds}} first, since it is from {{offer.age}} ago [[offer]].',
  ],
  longshot: [
    '{{offer.Side}} loses far more than it wins, {{market.fair}} [[market]], so expect long losing runs.',
    'At {{market.fair}} most tickets lose [[market]], and a small error in the chance is a large one in the edge.',
    'Long prices are where books and bettors are wrong most, and {{offer.side}} wins {{market.often}} [[market]].',
  ],
  one_book: [
    'Behind the {{market.fair}} on {{offer.side}} there is {{market.books}} and no other [[market]].',
    'The {{market.fair}} is the opinion of {{market.books}} [[market]], with nothing to check it against.',
    'Nobody but {{market.books}} says {{market.fair}} [[market]].',
  ],
  few_books: [
    'Only {{market.books}} are behind the fair {{market.fairOdds}} [[market]].',
    'With {{market.books}} to go by, {{market.fair}} is a rough number [[market]].',
    'Few books price {{offer.side}}, and the {{market.fair}} comes from {{market.books}} [[market]].',
  ],
};

export const SHARP_DOUBTS: readonly Way[] = [
  'By {{sharp.book}} alone the edge is gone, with {{sharp.fair}} on {{offer.side}}, or {{sharp.edge}} [[sharp]].',
  '{{sharp.book}} does not see it, since at its {{sharp.fair}} this price is {{sharp.edge}} [[sharp]].',
  'The sharpest book is against it, for {{sharp.odds}} at {{sharp.book}} means {{sharp.edge}} here [[sharp]].',
  '{{sharp.book}} is cooler on {{offer.side}}, {{sharp.fair}}, which leaves {{sharp.edge}} [[sharp]].',
];

export const DRIFTED: readonly Way[] = [
  '{{moves.book}} has let it out from {{moves.from}} to {{moves.to}} [[moves]], and there may be news behind that.',
  '{{offer.Side}} went from {{moves.from}} to {{moves.to}} at {{moves.book}} [[moves]], a gift or a warning.',
  'The price has drifted at {{moves.book}}, {{moves.from}} to {{moves.to}} [[moves]], as it does on bad news.',
  'It was {{moves.from}} at {{moves.book}} before it was {{moves.to}} [[moves]]; money went the other way.',
];

const hasTurn = (view: PickView): boolean => view.sharp?.backs === true && view.value('sharp', 'turn') !== undefined;
const isAlone = ({ leads, has }: PickView): boolean => leads && has('next');
const isCut = ({ value }: PickView): boolean => value('moves', 'way') === 'shorter';

/** Where nothing of the game or of the prices speaks against it: what its own figures do. */
const STAKED: readonly Way[] = [
  'The margin is thin, and with {{market.gap}} off the fair chance it is gone [[market]].',
  '{{offer.Side}} still loses {{market.lost}} [[market]].',
  'The chance that there is no edge here at all is {{market.negative}} [[market]].',
  'The {{market.fair}} is good to {{market.doubt}} either way, and the bet lives on {{market.gap}} [[market]].',
  ...[
    'Watch {{sharp.book}}, for at {{sharp.turn}} there this price is only fair [[sharp]].',
    'If {{sharp.book}} goes from {{sharp.odds}} to {{sharp.turn}}, the edge is gone [[sharp]].',
    'The bet is off once {{sharp.book}} reaches {{sharp.turn}} [[sharp]].',
    'It hangs on {{sharp.book}}, so leave it past {{sharp.turn}} there [[sharp]].',
  ].map((text) => ({ text, when: hasTurn })),
  ...[
    'A price that stands alone may be a late one, and {{next.book}} is already at {{next.odds}} [[next]].',
    'If {{offer.book}} knows something, {{next.odds}} at {{next.book}} is the wrong price and not this one [[next]].',
    'Expect {{offer.book}} to come down to the {{next.odds}} at {{next.book}} soon [[next]]; do not chase it there.',
  ].map((text) => ({ text, when: isAlone })),
  ...[
    '{{moves.book}} has cut it from {{moves.from}} already [[moves]], so part of the value is gone.',
    'The best of it is gone, since {{moves.book}} began at {{moves.from}} [[moves]].',
  ].map((text) => ({ text, when: isCut })),
  {
    text: '{{market.doubters}} have it fair or worse at this price [[market]].',
    when: ({ backing }) => backing < 1,
  },
  {
    text: 'Below {{market.worst}} there is nothing left in it [[market]].',
    when: isReachable,
  },
  {
    text: 'How the vig is taken out matters here, as fair runs from {{market.low}} to {{market.high}} [[market]].',
    when: ({ methodSpread }) => methodSpread,
  },
];

/** Said of a pass: what would make it a bet. */
const PASSED: readonly Way[] = [
  ...[
    'It takes {{market.worst}} to make it a bet [[market]].',
    'Ask again at {{market.worst}} [[market]].',
    'At {{market.worst}} it is another matter [[market]].',
    'The number to wait for is {{market.worst}} [[market]].',
    'Come back if anybody posts {{market.worst}} [[market]].',
    'A bet on {{offer.side}} starts at {{market.worst}} [[market]].',
    '{{market.worst}} would do; {{offer.odds}} does not [[market]].',
  ].map((text) => ({ text, when: isReachable })),
  ...[
    'The {{market.fair}} is only good to {{market.doubt}}, too rough for any likely price [[market]].',
    'With {{market.doubt}} of doubt in the chance, no price that is likely to come will do [[market]].',
    'Nobody knows {{offer.side}} well enough, with {{market.fair}} give or take {{market.doubt}} [[market]].',
    'Too little is known of it to say more than {{market.fair}}, give or take {{market.doubt}} [[market]].',
    'No price will do while the doubt is {{market.doubt}} [[market]].',
    'Leave it until more books agree, since the {{market.fair}} is off by {{market.doubt}} or so [[market]].',
  ].map((text) => ({ text, when: isOutOfReach })),
];

export const ordinaryRisks = ({ verdict }: PickView): readonly Way[] => (verdict === 'pass' ? PASSED : STAKED);
