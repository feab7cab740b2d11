import { expect, it } from 'vitest';
import { demoSlateAt } from '../../slate/test-demo-slate.ts';
import { setAside } from '../alone/set-aside.ts';
import type { BetFocus, Reading } from '../reading.ts';
import { zoneOf } from '../time-zone.ts';
import { withoutOwnName } from './own-name.ts';
import { placedOf } from './spoken-text.ts';
import type { Want } from './wants.ts';

const NOW = new Date('2026-11-21T17:00:00Z');
const known = { slate: await demoSlateAt(NOW), clock: { nowMs: NOW.getTime(), zone: zoneOf('America/New_York') } };
const eventId = known.slate.events.find(({ home, startsAt }) => home === 'Buffalo Bills' && startsAt > NOW)?.id ?? '';
const bet = (focus: Omit<BetFocus, 'eventId'>): Reading => ({
  ...setAside({} as Reading),
  focus: [{ eventId, ...focus }],
});
const LIONS = bet({ market: 'spread', side: 'away', line: -4.5, player: null });
const GOFF = bet({ market: 'prop:player_pass_yds', side: 'over', line: 235.5, player: 'Jared Goff' });

const left = (want: Want, name: string, previous: Reading) =>
  withoutOwnName({ want, placed: placedOf(name, known) }, previous, known)?.placed.length;

it.each<[Want, string, Reading, number | undefined]>([
  ['it.why', 'Lions', LIONS, 0],
  ['it.why', 'Bills', LIONS, undefined],
  ['it.injuries', 'Bills', LIONS, 0],
  ['it.why', 'Packers', LIONS, undefined],
  ['it.judge', 'Jared Goff', GOFF, 0],
  ['it.judge', 'Lions', GOFF, undefined],
  ['it.join', 'Bills', LIONS, 1],
])('of %s with %s it is told whether that is what was spoken of', (want, name, previous, count) => {
  expect(left(want, name, previous)).toBe(count);
});
