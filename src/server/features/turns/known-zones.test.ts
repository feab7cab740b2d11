import { describe, expect, it } from 'vitest';
import { localTime } from '#research/language/time-zone.ts';
import { rememberZones } from './known-zones.ts';

const WINTER = Date.parse('2026-12-01T12:00:00Z');
const SUMMER = Date.parse('2026-07-01T12:00:00Z');

describe('the zones that a server knows', () => {
  it('are made once each, and tell their own time whoever asked before', () => {
    const zoneByName = rememberZones();
    const [newYork, tokyo] = [zoneByName('America/New_York'), zoneByName('Asia/Tokyo')];
    if (!newYork || !tokyo) throw new Error('these zones exist');
    expect(zoneByName('America/New_York')).toBe(newYork);
    for (const _ of [1, 2]) {
      expect([WINTER, SUMMER].map((at) => localTime(at, newYork).hour)).toEqual([7, 8]);
      expect([WINTER, SUMMER].map((at) => localTime(at, tokyo).hour)).toEqual([21, 21]);
    }
  });

  it('hold no name that there is not', () => {
    const zoneByName = rememberZones();
    for (const name of ['Mars/Base', '', '+05:00']) expect(zoneByName(name)).toBeNull();
  });

  it('are as many as they may be, and right also when they were forgotten', () => {
    const zoneByName = rememberZones(2);
    const names = ['America/New_York', 'Asia/Tokyo', 'Europe/Berlin', 'America/New_York'];
    expect(names.map((name) => zoneByName(name)?.name)).toEqual(names);
  });
});
