import { DEMO_SPORTS, type DemoSport } from './demo-sports.ts';
import { hashText, mix, shuffled, unit } from './seeded-noise.ts';

const wallClock = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/New_York',
  hourCycle: 'h23',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
});

function easternParts(at: Date): { dayNumber: number; hour: number } {
  const parts = new Map(wallClock.formatToParts(at).map(({ type, value }) => [type, Number(value)]));
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0;
  return { dayNumber: Date.UTC(part('year'), part('month') - 1, part('day')) / DAY_MS, hour: part('hour') };
}

/** The calendar day in US Eastern time, counted from 1970-01-01. */
const easternDay = (at: Date): number => easternParts(at).dayNumber;

/** 0 is Sunday. */
const weekdayOf = (dayNumber: number): number => (dayNumber + 4) % 7;

const isoDay = (dayNumber: number): string => new Date(dayNumber * DAY_MS).toISOString().slice(0, 10);

/** Hours that US Eastern is behind UTC at noon of the day: 4 or 5. Good from 03:00 on, after any change of clocks. */
const easternOffsetHours = (dayNumber: number): number =>
  17 - easternParts(new Date(dayNumber * DAY_MS + 17 * 3_600_000)).hour;

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

export type DemoFixture = { id: string; sport: DemoSport; home: string; away: string; startsAt: Date; key: number };

/**
 * Every fixture from today (US Eastern) on, or from some days before, in the order of their starts. The same day has
 * the same fixtures for ever.
 */
export function demoFixtures(seed: number, now: Date, daysBefore = 0): DemoFixture[] {
  const today = easternDay(now);
  const offsetHours = new Map<number, number>();
  const fixtures: DemoFixture[] = [];
  for (const sport of DEMO_SPORTS) {
    for (let day = today - daysBefore; day < today + sport.days; day++) {
      const offset = offsetHours.get(day) ?? easternOffsetHours(day);
      offsetHours.set(day, offset);
      fixtures.push(...fixturesOfDay(seed, sport, day, offset));
    }
  }
  return fixtures.sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime() || (a.id < b.id ? -1 : 1));
}

/** The fixture of that id; null where the demo has none. */
export function findDemoFixture(seed: number, id: string): DemoFixture | null {
  const [, sportKey, date = ''] = id.split(':');
  const sport = DEMO_SPORTS.find(({ key }) => key === sportKey);
  const dayMs = Date.parse(`${date}T00:00:00Z`);
  if (!sport || Number.isNaN(dayMs)) return null;
  const day = dayMs / DAY_MS;
  return fixturesOfDay(seed, sport, day, easternOffsetHours(day)).find((fixture) => fixture.id === id) ?? null;
}

function fixturesOfDay(seed: number, sport: DemoSport, day: number, offsetHours: number): DemoFixture[] {
  const slots = sport.slots[weekdayOf(day)] ?? [];
  const first = gamesBefore(sport, day);
  return slots.map((slot, index) => {
    const id = `demo:${sport.key}:${isoDay(day)}:${index + 1}`;
    const { home, away } = pairOf(seed, sport, first + index);
    const startsAt = new Date(day * DAY_MS + minutesOf(slot) * MINUTE_MS + offsetHours * 60 * MINUTE_MS);
    return { id, sport, home, away, startsAt, key: mix(hashText(id), seed) };
  });
}

/** How many games the sport had before the day, counted in whole weeks from a Sunday. */
function gamesBefore(sport: DemoSport, day: number): number {
  const weekday = weekdayOf(day);
  const week = (day + 4 - weekday) / 7;
  const perWeek = sport.slots.reduce((sum, slots) => sum + slots.length, 0);
  const sinceSunday = sport.slots.slice(0, weekday).reduce((sum, slots) => sum + slots.length, 0);
  return week * perWeek + sinceSunday;
}

/**
 * Who plays the game of that number. Each group is a round robin by the circle method: everybody plays once a round,
 * and as the circle turns by one seat a round, the days between a side's games stay even.
 */
function pairOf(seed: number, sport: DemoSport, game: number): { home: string; away: string } {
  const groupIndex = game % sport.groups.length;
  const groupKey = mix(mix(hashText(sport.key), seed), groupIndex);
  const sides = shuffled(sport.groups[groupIndex] ?? [], groupKey);
  const perRound = sides.length / 2;
  const turn = Math.floor(game / sport.groups.length);
  const round = Math.floor(turn / perRound);
  const seat = turn % perRound;
  const circle = sides.length - 1;
  const one = sides[seat === 0 ? circle : (round + seat) % circle] ?? '';
  const other = sides[(round - seat + circle) % circle] ?? '';
  return unit(mix(groupKey, turn)) < 0.5 ? { home: one, away: other } : { home: other, away: one };
}

function minutesOf(slot: string): number {
  const [hours = 0, minutes = 0] = slot.split(':').map(Number);
  return hours * 60 + minutes;
}
