import { describe, expect, it } from 'vitest';
import { bettingZone } from '#contract/betting-zone.ts';
import { readQuestion } from './read-question.ts';
import { isTimeZone, localTime, momentOf, zoneOf } from './time-zone.ts';

const HOUR_MS = 3_600_000;

function windowOf(text: string, now: string, timeZone = 'America/New_York') {
  const window = readQuestion(text, { nowMs: Date.parse(now), timeZone, previous: null }).window;
  if (!window) return null;
  const iso = (ms: number) => new Date(ms).toISOString().replace(':00.000Z', 'Z');
  return [window.label, iso(window.fromMs), iso(window.toMs)];
}

/** A Saturday, 13:00 in New York. */
const SATURDAY = '2026-11-21T18:00:00Z';

describe('a named time, seen from Saturday, November 21, 13:00 in New York', () => {
  it.each([
    ['today', 'today', '2026-11-21T18:00Z', '2026-11-22T11:00Z'],
    ['tonight', 'tonight', '2026-11-21T22:00Z', '2026-11-22T11:00Z'],
    ['tomorrow', 'tomorrow', '2026-11-22T05:00Z', '2026-11-23T11:00Z'],
    ['tomorrow night', 'tomorrow night', '2026-11-22T22:00Z', '2026-11-23T11:00Z'],
    ['saturday', 'on Saturday', '2026-11-21T18:00Z', '2026-11-22T11:00Z'],
    ['Sunday', 'on Sunday', '2026-11-22T05:00Z', '2026-11-23T11:00Z'],
    ['monday night', 'on Monday night', '2026-11-23T22:00Z', '2026-11-24T11:00Z'],
    ['friday', 'on Friday', '2026-11-27T05:00Z', '2026-11-28T11:00Z'],
    ['next sunday', 'next Sunday', '2026-11-29T05:00Z', '2026-11-30T11:00Z'],
    ['this weekend', 'this weekend', '2026-11-21T18:00Z', '2026-11-23T11:00Z'],
    ['next weekend', 'next weekend', '2026-11-28T05:00Z', '2026-11-30T11:00Z'],
    ['nba this week', 'this week', '2026-11-21T18:00Z', '2026-11-28T18:00Z'],
    ['nfl this week', 'this week', '2026-11-21T18:00Z', '2026-11-28T18:00Z'],
    ['best bets of the week', 'this week', '2026-11-21T18:00Z', '2026-11-28T18:00Z'],
    ['rest of the week', 'this week', '2026-11-21T18:00Z', '2026-11-23T11:00Z'],
    ['nfl rest of the week', 'this week', '2026-11-21T18:00Z', '2026-11-24T09:00Z'],
    ['next week', 'next week', '2026-11-23T05:00Z', '2026-11-30T11:00Z'],
    ['college fb sat, best dog', 'on Saturday', '2026-11-21T18:00Z', '2026-11-22T11:00Z'],
    ['nfl sun overs', 'on Sunday', '2026-11-22T05:00Z', '2026-11-23T11:00Z'],
    ['thanksgiving games', 'on November 26', '2026-11-26T05:00Z', '2026-11-27T11:00Z'],
    ['jan 4 nfl', 'on January 4', '2027-01-04T05:00Z', '2027-01-05T11:00Z'],
    ['in the next 3 hours', 'in the next 3 hours', '2026-11-21T18:00Z', '2026-11-21T21:00Z'],
  ])('%s', (text, ...expected) => {
    expect(windowOf(text, SATURDAY)).toEqual(expected);
  });
});

describe("the sender's zone decides", () => {
  it('which day it is', () => {
    const lateInNewYork = '2026-11-22T04:30:00Z';
    expect(windowOf('today', lateInNewYork)).toEqual(['today', '2026-11-22T04:30Z', '2026-11-22T11:00Z']);
    expect(windowOf('today', lateInNewYork, 'Europe/London')).toEqual([
      'today',
      '2026-11-22T04:30Z',
      '2026-11-23T06:00Z',
    ]);
    expect(windowOf('tomorrow', lateInNewYork, 'Asia/Tokyo')?.[1]).toBe('2026-11-22T15:00Z');
  });

  it.each([
    ['America/Los_Angeles', '2026-11-21T23:00Z', '2026-11-22T11:00Z'],
    ['America/Chicago', '2026-11-21T22:00Z', '2026-11-22T11:00Z'],
    ['Pacific/Honolulu', '2026-11-22T01:00Z', '2026-11-22T11:00Z'],
    ['Europe/London', '2026-11-21T17:00Z', '2026-11-22T06:00Z'],
  ])('when a night of games begins and ends in %s', (zone, ...expected) => {
    expect(windowOf('tonight', SATURDAY, zone)).toEqual(['tonight', ...expected]);
  });

  it.each(['UTC', 'Etc/UTC', 'GMT', 'Etc/GMT+5', 'Zulu'])('unless it is a machine’s, as %s', (zone) => {
    expect(bettingZone(zone)).toBe('America/New_York');
  });

  it.each(['Europe/London', 'America/Denver', 'Asia/Tokyo', 'Mars/Olympus'])('as %s', (zone) => {
    expect(bettingZone(zone)).toBe(zone);
  });

  it('how long a day is: 23 hours in spring, 25 in autumn', () => {
    const spring = windowOf('tomorrow', '2027-03-13T18:00:00Z');
    expect(spring).toEqual(['tomorrow', '2027-03-14T05:00Z', '2027-03-15T10:00Z']);
    const autumn = windowOf('sunday', '2026-10-31T18:00:00Z');
    expect(autumn).toEqual(['on Sunday', '2026-11-01T04:00Z', '2026-11-02T11:00Z']);
  });

  it('where 17:00 is on the night of a change', () => {
    expect(windowOf('tonight', '2026-10-31T18:00:00Z')).toEqual(['tonight', '2026-10-31T21:00Z', '2026-11-01T11:00Z']);
  });
});

describe('clock changes', () => {
  const day = (date: string) => Date.parse(`${date}T00:00:00Z`) / (24 * HOUR_MS);

  it('give the moment of the change for an hour that is skipped', () => {
    expect(momentOf(day('2027-03-14'), 2.5, zoneOf('America/New_York'))).toBe(Date.parse('2027-03-14T07:00:00Z'));
    // Midnight itself is skipped there.
    expect(momentOf(day('2026-09-06'), 0, zoneOf('America/Santiago'))).toBe(Date.parse('2026-09-06T04:00:00Z'));
  });

  it('give the first showing of an hour that comes twice', () => {
    expect(momentOf(day('2026-11-01'), 1.5, zoneOf('America/New_York'))).toBe(Date.parse('2026-11-01T05:30:00Z'));
  });

  it('read the wall clock in zones of odd offsets', () => {
    expect(localTime(Date.parse('2026-11-21T18:00:00Z'), zoneOf('Asia/Kathmandu'))).toEqual({
      day: day('2026-11-21'),
      hour: 23.75,
    });
  });
});

it.each(['America/New_York', 'Europe/Berlin', 'UTC', 'Asia/Kolkata'])('accepts the zone %s', (zone) => {
  expect(isTimeZone(zone)).toBe(true);
});

it.each(['', 'Mars/Olympus', '+05:00', 'America/', 'new york', '../etc'])('refuses the zone %s', (zone) => {
  expect(isTimeZone(zone)).toBe(false);
});

it('takes a date beside a weekday for the day, and the weekday of today behind its games for the next one', () => {
  const LATE_MONDAY = '2026-11-24T04:40:00Z';
  expect(windowOf('monday nov 30', LATE_MONDAY)?.[1]).toBe('2026-11-30T05:00Z');
  expect(windowOf('games on monday', LATE_MONDAY)?.[1]).toBe('2026-11-30T05:00Z');
  expect(windowOf('games on monday', '2026-11-24T03:40:00Z')?.[1]).toBe('2026-11-24T03:40Z');
});

it('takes the week that is all but over for the next one', () => {
  expect(windowOf('all games rest of this week', '2026-11-23T02:00:00Z')).toEqual([
    'this week',
    '2026-11-23T02:00Z',
    '2026-11-30T05:00Z',
  ]);
});
