import { expect, it } from 'vitest';
import { tag } from '../calls/tagged.ts';
import { known, NOON, shown, winnerOf } from '../meant/test-known.ts';
import { readQuestion } from '../read-question.ts';
import type { Reading } from '../reading.ts';
import { parlayNotThere } from './parlay-not-there.ts';

const asked = (text: string, previous: Reading | null) =>
  parlayNotThere(
    tag({
      text,
      previous,
      slate: known.slate,
      nowMs: NOON.getTime(),
      zone: known.clock.zone,
      reading: readQuestion(text, { nowMs: NOON.getTime(), timeZone: known.clock.zone, previous }),
    }),
  );
const BET = winnerOf('Buffalo Bills', 'home');

it.each([null, shown({ focus: [BET] })])('says that no parlay was shown', (previous) => {
  expect(asked('what does $10 on that 2-leg parlay pay', previous)).toMatchObject({
    kind: 'say',
    text: expect.stringMatching(/^No parlay was put together/),
  });
});

it.each<[string, string, Reading | null]>([
  ['a parlay that was shown', 'what does that parlay pay', shown({ focus: [BET, BET], ticket: true })],
  ['legs that are named', 'is this parlay good: bills ml and chiefs ml', null],
  ['one that is to be built', 'build me a 3 leg parlay', null],
])('leaves %s to others', (_, text, previous) => {
  expect(asked(text, previous)).toBeNull();
});
