import { expect, it } from 'vitest';
import { statIn } from './stat-in.ts';
import { gameOf, known } from './test-known.ts';

const event = known.slate.events.find(({ id }) => id === gameOf('Karl-Anthony Towns'));
const statOf = (number: number | null, like: string | null) =>
  event && statIn(event, 'Karl-Anthony Towns', number, like);

it.each([
  [11.5, 'prop:player_points', 'prop:player_rebounds'],
  [24.5, null, 'prop:player_points'],
  [null, 'prop:player_rebounds', 'prop:player_rebounds'],
  [null, null, 'prop:player_points'],
  [60.5, 'prop:player_points', null],
])('a number of %s behind %s is of %s', (number, like, stat) => {
  expect(statOf(number, like)).toBe(stat);
});
