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
    'It only comes in {{market.often}} [[market]], so expect long losing runs.',
    'At {{market.fair}} most tickets lose [[market]], and a small error in the chance is a large one in the edge.',
    'Long prices are where books and bettors are wrong most, and it only wins {{market.often}} [[market]].',
  ],
  one_book: [
    'There is {{market.books}} behind that {{market.said}} and nothing else [[market]].',
    'The {{market.said}} is the opinion of {{market.books}} [[market]], with nothing to check it against.',
    'Nobody but {{market.books}} says {{market.said}} [[market]].',
  ],
  few_books: [
    'Only {{market.books}} are behind that {{market.saidOdds}} [[market]].',
    'With {{market.books}} to go by, {{market.said}} is a rough number [[market]].',
    'Few books price {{offer.side}}, and the {{market.said}} comes from {{market.books}} [[market]].',
  ],
};

export const SHARP_DOUBTS: readonly Way[] = [
  'Go by {{sharp.book}} alone and the edge is gone, at {{sharp.fair}} or {{sharp.edge}} [[sharp]].',
  '{{sharp.book}} does not see it, and by its {{sharp.fair}} this price is {{sharp.edge}} [[sharp]].',
  'The sharpest book is against it, since {{sharp.odds}} at {{sharp.book}} makes this {{sharp.edge}} [[sharp]].',
  '{{sharp.book}} is cooler on it at {{sharp.fair}}, which would make it {{sharp.edge}} [[sharp]].',
];

/** The price that it has drifted to is the one that is told above. */
export const DRIFTED: readonly Way[] = [
  '{{moves.book}} has let it drift from {{moves.from}} [[moves]], so find out why before you bet it.',
  'It was {{moves.from}} at {{moves.book}} earlier [[moves]], and somebody may know something.',
  '{{moves.book}} was at {{moves.from}} earlier [[moves]], and money may be on the other side.',
  '{{moves.book}} was at {{moves.from}} before [[moves]], so check for news first.',
];

const hasTurn = (view: PickView): boolean => view.sharp?.backs === true && view.value('sharp', 'turn') !== undefined;
const isAlone = ({ leads, has }: PickView): boolean => leads && has('next');
const isCut = ({ value }: PickView): boolean => value('moves', 'way') === 'shorter';

/** Where nothing of the game or of the prices speaks against it: what its own figures do. */
const STAKED: readonly Way[] = [
  'The cushion is only {{market.gap}}, so little has to be wrong [[market]].',
  'It still loses {{market.lost}} [[market]].',
  'The chance that there is no edge at all is {{market.negative}} [[market]].',
  'The {{market.fair}} could be off by {{market.doubt}} now and by more at the start, and the whole cushion is {{market.gap}} [[market]].',
  ...[
    'If {{sharp.book}} gets to {{sharp.turn}}, this price is only fair [[sharp]].',
    'If {{sharp.book}} moves from {{sharp.odds}} to {{sharp.turn}}, the edge is gone [[sharp]].',
    'If {{sharp.book}} drifts out to {{sharp.turn}}, pass [[sharp]].',
    'Pass if {{sharp.book}} has let it out to {{sharp.turn}} [[sharp]].',
  ].map((text) => ({ text, when: hasTurn })),
  ...[
    'A price nobody else has may just be slow to move, and {{next.book}} is already at {{next.odds}} [[next]].',
    '{{offer.book}} may know something that {{next.book}} at {{next.odds}} does not [[next]].',
    '{{offer.book}} could come down to the {{next.odds}} at {{next.book}} any minute [[next]], so do not chase it.',
  ].map((text) => ({ text, when: isAlone })),
  ...[
    '{{moves.book}} already cut it from {{moves.from}} [[moves]], so some of the value is gone.',
    'The best of it is gone, since {{moves.book}} had it at {{moves.from}} [[moves]].',
  ].map((text) => ({ text, when: isCut })),
  {
    text: 'Not everybody agrees, with {{market.doubters}} calling this price fair or worse [[market]].',
    when: ({ backing }) => backing < 1,
  },
  {
    text: 'Below {{market.worst}} the value is gone [[market]].',
    when: isReachable,
  },
  {
    text: 'How you take the vig out matters here, with fair anywhere from {{market.low}} to {{market.high}} [[market]].',
    when: ({ methodSpread }) => methodSpread,
  },
];

/** Said of a pass: what would make it a bet. */
const PASSED: readonly Way[] = [
  ...[
    'It takes {{market.worst}} to make it a bet [[market]].',
    'Ask again at {{market.worst}} [[market]].',
    'At {{market.worst}} it is a different story [[market]].',
    'The number to wait for is {{market.worst}} [[market]].',
    'Come back if anybody posts {{market.worst}} [[market]].',
    'A bet on {{offer.side}} starts at {{market.worst}} [[market]].',
    '{{market.worst}} would do it, and {{offer.odds}} does not [[market]].',
  ].map((text) => ({ text, when: isReachable })),
  ...[
    'The {{market.fair}} is only good to {{market.doubt}}, too rough for any likely price [[market]].',
    'The number could be off by {{market.doubt}}, so no price you are likely to see is enough [[market]].',
    'Nobody has a good enough read on it: the {{market.fair}} could be off by {{market.doubt}} either way [[market]].',
    'The books do not agree well enough: {{market.said}} is their middle, and it could be {{market.doubt}} more or less [[market]].',
    'No price will do while the number can be off by {{market.doubt}} [[market]].',
    'Leave it until more books agree, since the {{market.fair}} could be off by {{market.doubt}} [[market]].',
  ].map((text) => ({ text, when: isOutOfReach })),
];

export const ordinaryRisks = ({ verdict }: PickView): readonly Way[] => (verdict === 'pass' ? PASSED : STAKED);
