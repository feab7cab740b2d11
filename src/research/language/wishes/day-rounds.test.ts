import { describe, expect, it } from 'vitest';
import { EASTERN } from '#contract/betting-zone.ts';
import { tokenise } from '#engine/names/tokenise.ts';
import { zoneOf } from '../time-zone.ts';
import { wishTimes } from './wish-times.ts';

const SUNDAY_MORNING = '2026-12-06T15:30:00Z';
const SUNDAY_NIGHT = '2026-12-07T00:30:00Z';
const FRIDAY = '2026-12-04T15:30:00Z';

function windowOf(text: string, now: string) {
  const clock = { nowMs: Date.parse(now), zone: zoneOf(EASTERN) };
  const [span] = wishTimes(tokenise(text), clock, { throughMonday: false, before: null }).values();
  if (span?.part.kind !== 'time') return null;
  const { label, fromMs, toMs } = span.part.window;
  return [label, new Date(fromMs).toISOString().slice(5, 16), new Date(toMs).toISOString().slice(5, 16)];
}

describe('the games of a part of the day', () => {
  it.each([
    ['best bets in the early games', ['in the early window', '12-06T15:30', '12-06T20:30']],
    ['only the late ones', ['in the late window', '12-06T20:30', '12-07T00:00']],
    ['late nfl games', ['in the late window', '12-06T20:30', '12-07T00:00']],
  ])('are rounds on a football Sunday: %s', (text, window) => {
    expect(windowOf(text, SUNDAY_MORNING)).toEqual(window);
  });

  it.each([
    ['best nba bet in the late games', SUNDAY_MORNING],
    ['best bets in the late games', SUNDAY_NIGHT],
    ['best bets in the late night games', SUNDAY_MORNING],
    ['any late night action worth a bet', SUNDAY_MORNING],
  ])('are the night’s where it is named, of another league, and once the rounds are over: %s', (text, now) => {
    expect(windowOf(text, now)?.[1]).toBe('12-07T02:00');
  });

  it('are those of any other day', () => {
    expect(windowOf('best bets in the early games', FRIDAY)?.[2]).toBe('12-04T21:00');
    expect(windowOf('best bets in primetime', FRIDAY)?.[0]).toBe('tonight');
  });
});
