import { expect, it } from 'vitest';
import { betKey } from './bet-key.ts';

const BET = { eventId: 'live:1', market: 'prop:player_points', selection: 'over', player: 'Luka Dončić', line: 28.5 };
const keyOf = (change: Partial<typeof BET>) => betKey({ ...BET, ...change });

it.each([
  'Luka Doncic',
  'LUKA DONČIĆ',
  ' Luka  Dončić',
  'Luka Dončić',
  'Doncic, Luka',
  'Luka Doncic Jr.',
  'Luka Dončić, Jr.',
])('is one for a player who is written %s', (player) => {
  expect(keyOf({ player })).toBe(keyOf({}));
});

it.each([
  ['P.J. Washington', 'PJ Washington'],
  ["De'Aaron Fox", 'De’Aaron Fox'],
  ['Amon-Ra St. Brown', 'Amon Ra Saint Brown'],
  ['Ronald Acuña Jr.', 'Ronald Acuna'],
])('is one for %s and %s', (one, other) => {
  expect(keyOf({ player: one })).toBe(keyOf({ player: other }));
});

it('is one for a line that is sold as main and as alternate', () => {
  expect(keyOf({ market: 'alternate_spread' })).toBe(keyOf({ market: 'spread' }));
  expect(keyOf({ market: 'prop:player_points_alternate' })).toBe(keyOf({}));
});

it('is another for another player, side, line, market or game', () => {
  const others = [
    { player: 'Luka Garza' },
    { player: 'V' },
    { player: '' },
    { selection: 'under' },
    { line: 27.5 },
    { market: 'prop:player_assists' },
    { eventId: 'live:2' },
  ];
  expect(new Set([{}, ...others].map((change) => keyOf(change))).size).toBe(others.length + 1);
});
