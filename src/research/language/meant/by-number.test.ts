import { expect, it } from 'vitest';
import { demoSlateAt } from '../../slate/test-demo-slate.ts';
import { zoneOf } from '../time-zone.ts';
import { entitiesIn } from './entities.ts';

const NOW = new Date('2026-11-21T17:00:00Z');
const known = { slate: await demoSlateAt(NOW), clock: { nowMs: NOW.getTime(), zone: zoneOf('America/New_York') } };
const namedFirst = (text: string) => entitiesIn(text, known).entities[0]?.text;

it.each([
  ['detroit -4.5 lock or no', 'Detroit Lions'],
  ['spurs ml +675 any good', 'San Antonio Spurs'],
  ['spurs +15', 'San Antonio Spurs'],
  ['tennessee -17 is that too much', 'Tennessee Volunteers'],
  ['tennessee +6.5', 'tennessee'],
  ['jets u43', 'New York Jets'],
  ['jets o5.5', 'Winnipeg Jets'],
  ['detroit tonight?', 'detroit'],
  ['detroit -40.5', 'detroit'],
])('knows by its number who is meant in %s', (text, name) => {
  expect(namedFirst(text)).toBe(name);
});
