import { expect, it } from 'vitest';
import { demoSlateAt } from '../../slate/test-demo-slate.ts';
import { zoneOf } from '../time-zone.ts';
import { entitiesIn } from './entities.ts';
import { withLeftOut } from './excluded.ts';
import type { Role, Want } from './wants.ts';

const NOW = new Date('2026-11-21T17:00:00Z');
const known = { slate: await demoSlateAt(NOW), clock: { nowMs: NOW.getTime(), zone: zoneOf('America/New_York') } };
const ROLES: Readonly<Record<string, Role>> = { name: 'name', book: 'book', league: 'league', market: 'market' };

const rolesOf = (text: string, want: Want = 'revise') => {
  const read = entitiesIn(text, known);
  return withLeftOut(
    want,
    read,
    read.entities.map(({ kind }) => ROLES[kind] ?? null),
  );
};

it.each<[string, (Role | null)[]]>([
  ['no props', ['notMarket']],
  ['take out the props', ['notMarket']],
  ['pinnacle out', ['notBook']],
  ['without the nba', ['notLeague']],
  ['anything but the lions', ['notName']],
  ['no spreads or totals', ['notMarket', 'notMarket']],
  ['nfl but no moneylines', ['league', 'notMarket']],
  ["i don't want any hockey", ['notLeague']],
  ['only props', ['market']],
  ['keep the props', ['market']],
  ['take the lions', ['name']],
  ['leave out the lions', ['notName']],
  ['not just props', ['market']],
  ['nba totals', ['league', 'market']],
  ['but not on fanatics or espn bet', ['notBook', 'notBook']],
  ['no pinnacle betonline circa bet365', ['notBook', 'notBook', 'notBook', 'notBook']],
])('reads %s as what is wanted and what is not', (text, roles) => {
  expect(rolesOf(text)).toEqual(roles);
});

it('leaves alone what no search is about', () => {
  expect(rolesOf("who's out for the lions", 'facts.injuries')).toEqual(['name']);
  expect(rolesOf('no lions', 'judge')).toEqual(['name']);
});
