import type { Way } from './choose.ts';

/** The other books' prices, and how the offered one came to be. */

export const BOOK_BY_BOOK: readonly Way[] = [
  {
    text: 'Book by book: {{next.list}} [[next]].',
    when: ({ has }) => has('next'),
  },
  {
    text: 'Elsewhere it is {{next.list}} [[next]].',
    when: ({ has }) => has('next'),
  },
  {
    text: 'The rest of the board: {{next.list}} [[next]].',
    when: ({ has }) => has('next'),
  },
];

export const MOVED: readonly Way[] = [
  {
    text: 'The number itself has moved at {{moves.book}}, from {{moves.from}} to {{moves.to}} in {{moves.times}} [[moves]].',
    when: ({ value }) => value('moves', 'way') === 'line',
  },
  {
    text: '{{moves.book}} has changed its line within {{moves.since}}: {{moves.from}} then, {{moves.to}} now [[moves]].',
    when: ({ value }) => value('moves', 'way') === 'line',
  },
  {
    text: '{{moves.book}} has let it out from {{moves.from}} to {{moves.to}} within {{moves.since}} [[moves]], which is where the value comes from if the others are right.',
    when: ({ value, verdict }) => value('moves', 'way') === 'longer' && verdict !== 'pass',
  },
  {
    text: 'The price has lengthened at {{moves.book}}, from {{moves.from}} to {{moves.to}} in {{moves.times}} [[moves]].',
    when: ({ value }) => value('moves', 'way') === 'longer',
  },
  {
    text: 'First recorded at {{moves.from}}, it now pays {{moves.to}} at {{moves.book}} after {{moves.times}} [[moves]].',
    when: ({ value }) => value('moves', 'way') === 'longer',
  },
  {
    text: 'It was {{moves.from}} at {{moves.book}} when first recorded and is {{moves.to}} now [[moves]]; part of the value has gone already.',
    when: ({ value, verdict }) => value('moves', 'way') === 'shorter' && verdict !== 'pass',
  },
  {
    text: '{{moves.book}} has cut it from {{moves.from}} to {{moves.to}} within {{moves.since}} [[moves]].',
    when: ({ value }) => value('moves', 'way') === 'shorter',
  },
  {
    text: 'The price has come in at {{moves.book}}, from {{moves.from}} to {{moves.to}} in {{moves.times}} [[moves]].',
    when: ({ value }) => value('moves', 'way') === 'shorter',
  },
  {
    text: '{{moves.book}} has gone back and forth and stands again at {{moves.to}} after {{moves.times}} [[moves]].',
    when: ({ value }) => value('moves', 'way') === 'same',
  },
];
