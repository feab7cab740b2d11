import { expect, it } from 'vitest';
import { demoSlateAt } from '../../slate/test-demo-slate.ts';
import { zoneOf } from '../time-zone.ts';
import { betsNamed } from './bets-named.ts';
import { entitiesIn } from './entities.ts';
import type { Role } from './wants.ts';

const NOW = new Date('2026-11-21T17:00:00Z');
const known = { slate: await demoSlateAt(NOW), clock: { nowMs: NOW.getTime(), zone: zoneOf('America/New_York') } };

const ROLE: Readonly<Record<string, Role>> = { name: 'name', market: 'market', direction: 'market', book: 'book' };

function namedIn(text: string, isOne = false) {
  const placed = entitiesIn(text, known).entities.map((entity) => {
    const as = entity.written?.price && Math.abs(entity.value ?? 0) >= 100 ? 'price' : 'line';
    return { entity: { ...entity, text: entity.written?.[as] ?? entity.text }, role: ROLE[entity.kind] ?? as } as const;
  });
  return betsNamed(placed, isOne);
}

it.each([
  ['lakers ml, bucks -7 and over 48 in texans ravens', ['lakers ml', 'bucks -7', 'over 48 in texans at ravens']],
  ['jokic over 27.5 points or wembanyama over 24.5 points', ['jokic over 27.5 points', 'wembanyama over 24.5 points']],
  ['packers +2.5 -105 or bills ml', ['packers +2.5 at -105', 'bills ml']],
  [
    'under 46 vikings falcons, under 42 chargers browns',
    ['under 46 in vikings at falcons', 'under 42 in chargers at browns'],
  ],
  ['walker anytime td or jacobs anytime td', ['walker anytime td', 'jacobs anytime td']],
  ['messi to score or inter miami to win', ['messi to score', 'inter miami to win']],
])('tells the bets of "%s" apart', (text, bets) => {
  expect(namedIn(text)).toEqual(bets);
});

it('is of the player, whose game is named beside him', () => {
  expect(namedIn('nuggets game, how about jokic over 6.5 assists', true)).toEqual(['jokic over 6.5 assists']);
});

it('is silent where one bet is asked about and two are named', () => {
  expect(namedIn('lakers ml and bucks -7', true)).toBeNull();
});

it('is silent where nobody is named', () => {
  expect(namedIn('over 48')).toBeNull();
});
