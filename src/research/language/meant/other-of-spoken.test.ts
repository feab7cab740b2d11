import { expect, it } from 'vitest';
import type { BetFocus } from '../reading.ts';
import { otherOfSpoken } from './other-of-spoken.ts';
import { plainQuestion } from './plain-question.ts';
import { placedOf } from './spoken-text.ts';
import { gameOf, known, propOf, shown, winnerOf } from './test-known.ts';
import type { Want } from './wants.ts';

const rounds: BetFocus = { eventId: gameOf('Dmitry Bivol'), market: 'total', side: 'over', line: 7.5, player: null };
const asked = (text: string, want: Want, bet: BetFocus) => {
  const other = otherOfSpoken(
    { want: 'other_game', placed: placedOf(text, known) },
    shown({ want, focus: [bet] }),
    known,
  );
  return other && plainQuestion(other.want, other.placed);
};

it.each<[string, Want, BetFocus, string | null]>([
  ['Alex Pereira', 'judge', rounds, 'Do you like the over or the under in the Alex Pereira game?'],
  [
    'Packers',
    'it.best_price',
    winnerOf('Detroit Lions', 'away'),
    'Which book has the best price on Packers moneyline?',
  ],
  ['Nikola Jokic', 'it.judge', propOf('Stephen Curry', 'points', 23.5), 'Is Nikola Jokic over points a good bet?'],
  ['Packers', 'facts.weather', winnerOf('Detroit Lions', 'away'), 'What is the weather forecast for the Packers game?'],
  ['Packers', 'judge', propOf('Stephen Curry', 'points', 23.5), null],
])('asks the same of %s behind %s', (text, want, bet, question) => {
  expect(asked(text, want, bet)).toBe(question);
});
