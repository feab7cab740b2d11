import { expect, it } from 'vitest';
import type { Reading } from '../reading.ts';
import { entitiesIn } from './entities.ts';
import { gameAtHour } from './game-at-hour.ts';
import { inTalk } from './in-talk.ts';
import { known, shown, winnerOf } from './test-known.ts';

const namesIn = (text: string, previous: Reading | null) =>
  inTalk(entitiesIn(text, known), previous, known).entities.flatMap((one) => (one.kind === 'name' ? [one.text] : []));
const JETS = shown({ list: true, focus: [winnerOf('New York Jets', 'away')] });

it.each([
  ['jets favored? why', JETS, 'New York Jets'],
  ['and the giants', JETS, 'New York Giants'],
  ['who is out for philly', shown({ focus: [winnerOf('Philadelphia Eagles', 'home')] }), 'Philadelphia Eagles'],
])('"%s" is meant of who was spoken of', (text, previous, name) => {
  expect(namesIn(text, previous)).toContain(name);
});

it('turns nobody into another whose name ends like his', () => {
  expect(namesIn('kings ml?', shown({ focus: [winnerOf('Minnesota Vikings', 'away')] }))).not.toContain(
    'Minnesota Vikings',
  );
});

it('leaves a name alone that nothing tells apart', () => {
  expect(namesIn('jets', null)).toEqual(['jets']);
});

it('takes who is named beside a player for his game', () => {
  expect(namesIn('seattle and doubs over 70.5', null)).toContain('Seattle Seahawks');
});

it('names the one game of an hour, and leaves the hour where several start', () => {
  const at = (text: string) =>
    gameAtHour(entitiesIn(text, known), known).entities.map(({ kind, text: own }) => [kind, own]);
  expect(at('whats good for the 4:30 game')).toContainEqual(['name', 'Buffalo Bills']);
  expect(at('best bet for the 4:30 game tomorrow').map(([kind]) => kind)).not.toContain('name');
  expect(at('best bet in the 7pm game').map(([kind]) => kind)).not.toContain('name');
});

it.each([
  ['messi to score or nashville to win', 'Nashville SC'],
  ['nashville ml or messi to score', 'Nashville SC'],
  ['suarez to score', 'Luis Suarez'],
])('takes who plays against the one who is named, and who does what is counted: %s', (text, name) => {
  expect(namesIn(text, null)).toContain(name);
});

it('leaves a city to who is mostly meant where nobody of its other games is named', () => {
  expect(namesIn('nashville ml', null)).toEqual(['nashville']);
});
