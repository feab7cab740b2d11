import { describe, expect, it } from 'vitest';
import { tokenise } from '#engine/names/tokenise.ts';
import type { Person, SlateEvent } from '../../slate/slate.ts';
import { codePairs } from './code-pairs.ts';

const event = (id: string, home: string, away: string) => ({ id, home, away }) as SlateEvent;
const EVENTS = [
  event('1', 'Detroit Lions', 'Buffalo Bills'),
  event('2', 'Minnesota Vikings', 'Denver Broncos'),
  event('3', 'Portland Fire', 'Washington Mystics'),
];
const personsOf = (name: string): Person[] =>
  EVENTS.flatMap((one) =>
    (['home', 'away'] as const)
      .filter((selection) => one[selection] === name)
      .map((selection) => ({ kind: 'side', name, selection, event: one }) as Person),
  );
const read = (text: string) =>
  codePairs(tokenise(text), [], personsOf).map(({ at, persons }) => [at, ...persons.map(({ name }) => name)]);

describe('codes in small letters', () => {
  it.each([
    [
      'buf det over 50',
      [
        [0, 'Buffalo Bills'],
        [1, 'Detroit Lions'],
      ],
    ],
    [
      'total in buf @ det',
      [
        [2, 'Buffalo Bills'],
        [4, 'Detroit Lions'],
      ],
    ],
    [
      'den vs min',
      [
        [0, 'Denver Broncos'],
        [2, 'Minnesota Vikings'],
      ],
    ],
  ])('reads both of one game in "%s"', (text, expected) => {
    expect(read(text)).toEqual(expected);
  });

  it.each(['was det any good', 'det min over 50', 'give me a min'])('reads nobody in "%s"', (text) => {
    expect(read(text)).toEqual([]);
  });

  it('takes a code beside a name of the same game, and of no other', () => {
    const bills = { from: 0, to: 1, persons: personsOf('Buffalo Bills') };
    expect(codePairs(tokenise('bills at det'), [bills], personsOf)).toHaveLength(1);
    expect(codePairs(tokenise('bills at min'), [bills], personsOf)).toEqual([]);
  });

  it('are none in "thanks man that was fire"', () => {
    expect(read('thanks man that was fire')).toEqual([]);
    expect(read('was fire over 160')).toHaveLength(2);
  });
});
