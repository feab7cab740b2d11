import type { Way } from './choose.ts';
import type { PickView } from './pick-view.ts';

/** The other books' prices, and how the offered one came to be. */

export const BOOK_BY_BOOK: readonly Way[] = [
  {
    text: 'Book by book you get {{next.list}} on {{offer.side}} [[next]].',
    when: ({ has }) => has('next'),
  },
  {
    text: 'Elsewhere they pay {{next.list}} on {{offer.side}} [[next]].',
    when: ({ has }) => has('next'),
  },
  {
    text: 'The rest of the board on {{offer.side}}: {{next.list}} [[next]].',
    when: ({ has }) => has('next'),
  },
];

const isWay =
  (way: string) =>
  ({ value }: PickView): boolean =>
    value('moves', 'way') === way;
const isStaked = ({ verdict }: PickView): boolean => verdict !== 'pass';
const [isLonger, isShorter, isSame] = [isWay('longer'), isWay('shorter'), isWay('same')];

export const MOVED: readonly Way[] = [
  {
    text: '{{moves.book}} has let {{offer.side}} out from {{moves.from}} to {{moves.to}} within {{moves.since}} [[moves]], which is where the value comes from if the others are right.',
    when: (view) => isLonger(view) && isStaked(view),
  },
  ...[
    'The price on {{offer.bet}} has lengthened at {{moves.book}}, from {{moves.from}} to {{moves.to}} in {{moves.times}} [[moves]].',
    'First recorded at {{moves.from}}, the price of {{offer.side}} is now {{moves.to}} at {{moves.book}} after {{moves.times}} [[moves]].',
    'Over {{moves.since}} the price of {{offer.side}} at {{moves.book}} drifted from {{moves.from}} to {{moves.to}} [[moves]].',
  ].map((text) => ({ text, when: isLonger })),
  {
    text: 'The price on {{offer.bet}} was {{moves.from}} at {{moves.book}} when first recorded and is {{moves.to}} now [[moves]]; part of the value has gone already.',
    when: (view) => isShorter(view) && isStaked(view),
  },
  ...[
    '{{moves.book}} has cut {{offer.side}} from {{moves.from}} to {{moves.to}} within {{moves.since}} [[moves]].',
    'The price of {{offer.side}} has come in at {{moves.book}}, from {{moves.from}} to {{moves.to}} in {{moves.times}} [[moves]].',
    'Who was early on {{offer.side}} had {{moves.from}} at {{moves.book}}, where {{moves.to}} is left [[moves]].',
  ].map((text) => ({ text, when: isShorter })),
  ...[
    '{{moves.book}} has gone back and forth on {{offer.side}} and stands again at {{moves.to}} after {{moves.times}} [[moves]].',
    'After {{moves.times}} the price of {{offer.side}} is back at {{moves.to}} with {{moves.book}} [[moves]].',
    'Within {{moves.since}} {{moves.book}} moved {{offer.side}} away from {{moves.to}} and back [[moves]].',
  ].map((text) => ({ text, when: isSame })),
];
