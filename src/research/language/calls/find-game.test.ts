import { describe, expect, it } from 'vitest';
import { NOW, testEvent, testSlate } from '../../slate/test-slate.ts';
import { fittingPersons } from './find-game.ts';
import type { Mention } from './mentions.ts';

const moneyline = { market: 'moneyline', outcomes: ['home', 'away'] as const, decimals: [1.9, 1.95] };
const [begun, ahead] = testSlate([
  testEvent('begun', { home: 'Buffalo Bills', away: 'Detroit Lions', markets: [moneyline] }),
  testEvent('ahead', { home: 'Penn State Nittany Lions', away: 'Texas A&M Aggies', markets: [moneyline] }),
]).events;
if (!begun || !ahead) throw new RangeError('both games are there');
const HOUR_MS = 3_600_000;
const WHERE = { nowMs: NOW.getTime(), zone: 'America/New_York', window: null, eventId: null };

const lions = (before: Mention['begun']): Mention => ({
  from: 0,
  to: 1,
  kind: 'side',
  persons: [{ kind: 'side', name: ahead.home, selection: 'home', event: ahead }],
  names: [ahead.home],
  begun: before,
});

describe('whom a name means', () => {
  it('is no other team of that name where its own game has begun', () => {
    expect(fittingPersons(lions(begun), null, WHERE)).toMatchObject({
      missing: expect.stringMatching(/Detroit Lions @ Buffalo Bills has started/),
    });
  });

  it('is its next game where it plays again', () => {
    expect(fittingPersons(lions({ ...begun, away: ahead.home }), null, WHERE)).toMatchObject([{ name: ahead.home }]);
  });

  it('is the game of that day where "tonight" is said of one in the afternoon', () => {
    const startsMs = ahead.startsAt.getTime();
    const night = (fromMs: number) => ({ label: 'tonight', fromMs, toMs: fromMs + 11 * HOUR_MS });
    const asked = (fromMs: number) => fittingPersons(lions(null), null, { ...WHERE, window: night(fromMs) });
    expect(asked(startsMs + HOUR_MS / 2)).toMatchObject([{ name: ahead.home }]);
    expect(asked(startsMs + 24 * HOUR_MS)).toMatchObject({ missing: expect.stringMatching(/starts tonight/) });
    const afternoon = { ...night(startsMs + HOUR_MS), label: 'this afternoon' };
    expect(fittingPersons(lions(null), null, { ...WHERE, window: afternoon })).toMatchObject({
      missing: expect.stringMatching(/starts this afternoon/),
    });
  });

  it('is the game a week on where its weekday is today, and it plays no more today', () => {
    const startsMs = ahead.startsAt.getTime();
    const asked = (label: string, daysBefore: number) => {
      const nowMs = startsMs - daysBefore * 24 * HOUR_MS;
      const window = { label, fromMs: nowMs - HOUR_MS, toMs: nowMs + 6 * HOUR_MS };
      return fittingPersons(lions(null), null, { ...WHERE, nowMs, window });
    };
    expect(asked('on Sunday night', 7)).toMatchObject([{ name: ahead.home }]);
    expect(asked('on Sunday night', 6)).toMatchObject({ missing: expect.stringMatching(/starts on Sunday night/) });
    expect(asked('tonight', 7)).toMatchObject({ missing: expect.stringMatching(/starts tonight/) });
  });
});
