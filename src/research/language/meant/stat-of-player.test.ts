import { expect, it } from 'vitest';
import { demoSlateAt } from '../../slate/test-demo-slate.ts';
import { setAside } from '../alone/set-aside.ts';
import type { Reading } from '../reading.ts';
import { zoneOf } from '../time-zone.ts';
import { betsNamed } from './bets-named.ts';
import { plainQuestion } from './plain-question.ts';
import { placedOf } from './spoken-text.ts';
import { withStatOfEach, withStatOfPlayer } from './stat-of-player.ts';
import type { Want } from './wants.ts';

const NOW = new Date('2026-11-21T17:00:00Z');
const known = { slate: await demoSlateAt(NOW), clock: { nowMs: NOW.getTime(), zone: zoneOf('America/New_York') } };
const eventOf = (name: string) =>
  known.slate.events.find(({ markets, startsAt }) => startsAt > NOW && markets.some(({ player }) => player === name));
const spokeOf = (player: string, market: string): Reading => ({
  ...setAside({} as Reading),
  focus: [{ eventId: eventOf(player)?.id ?? '', market, side: 'yes', line: null, player }],
});
const asked = (want: Want, text: string, previous: Reading | null = null) => {
  const { placed } = withStatOfPlayer({ want, placed: placedOf(text, known) }, previous, known);
  return plainQuestion(want, placed);
};

it.each<[Want, string, Reading | null, string | null]>([
  ['judge', 'Jaylen Brown 17.5', null, 'Is Jaylen Brown 17.5 points a good bet?'],
  [
    'lean.prop',
    'Josh Jacobs',
    spokeOf('Kenneth Walker III', 'prop:player_anytime_td'),
    'Is Josh Jacobs anytime touchdown a good bet?',
  ],
  ['lean.prop', 'Josh Jacobs rushing yards', null, 'Do you like the over or the under on Josh Jacobs rushing yards?'],
  ['lean.prop', 'Bills', null, null],
  ['judge', 'Stephen Curry over', null, 'Is Stephen Curry over points a good bet?'],
])('%s of "%s" is of what he does', (want, text, previous, question) => {
  expect(asked(want, text, previous)).toBe(question);
});

it.each([
  ['Denis Bouanga Lionel Messi both to score', ['Denis Bouanga to score', 'Lionel Messi to score']],
  [
    'Shaedon Sharpe over Giannis Antetokounmpo over',
    ['Shaedon Sharpe over points', 'Giannis Antetokounmpo over points'],
  ],
  [
    'Trae Young over 6.5 assists Jalen Johnson over 8.5 rebounds',
    ['Trae Young over 6.5 assists', 'Jalen Johnson over 8.5 rebounds'],
  ],
])('each of several in "%s" is of what he does', (text, bets) => {
  const { placed } = withStatOfEach({ want: 'parlay.pays', placed: placedOf(text, known) }, null, known);
  expect(betsNamed(placed, false)).toEqual(bets);
});
