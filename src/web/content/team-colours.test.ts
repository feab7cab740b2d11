import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { contrast, inkOn } from '../lib/ink-on.ts';
import { teamKey } from '../lib/team-key.ts';
import { TEAM_LOOKS } from './team-colours.ts';

const NAMES: Record<string, Record<string, string>> = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../engine/names/teams.json'), 'utf8'),
);

describe.each(Object.keys(TEAM_LOOKS))('the teams of the %s', (league) => {
  const looks = [...(TEAM_LOOKS[league] ?? [])];

  it('are all of those that prices are stored under', () => {
    const stored = Object.keys(NAMES[league] ?? {}).map(teamKey);
    expect(stored.length).toBeGreaterThan(10);
    expect(looks.map(([key]) => key).sort()).toEqual(stored.sort());
  });

  it('have two letters, and none the same', () => {
    const letters = looks.map(([, look]) => look.letters);
    for (const two of letters) expect(two).toMatch(/^[A-Z]{2}$/);
    expect(new Set(letters).size).toBe(letters.length);
  });

  it('can be read on their ground, and show two colours', () => {
    for (const [team, { ground, band }] of looks) {
      for (const colour of [ground, band]) expect(colour, team).toMatch(/^#[0-9a-f]{6}$/);
      expect(contrast(ground, inkOn(ground)), team).toBeGreaterThanOrEqual(4.5);
      expect(contrast(ground, band), team).toBeGreaterThan(1.1);
    }
  });
});

it('names are one, however a provider writes them', () => {
  expect(teamKey('CF Montréal')).toBe(teamKey('CF Montreal'));
  expect(teamKey('St. Louis City SC')).toBe(teamKey('St Louis City'));
  expect(teamKey('Charlotte FC')).not.toBe(teamKey('Charlotte Hornets'));
});

it('contrast is as WCAG has it', () => {
  expect(contrast('#ffffff', '#000000')).toBeCloseTo(21, 9);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.478, 3);
});
