import { describe, expect, it } from 'vitest';
import type { FeedPrice } from '#research/slate/price.ts';
import type { StoredSlate } from '#research/slate/stored-slate.ts';
import type { FeedBatch, FeedEvent } from '../../providers/odds-feed/odds-feed.port.ts';
import { diffPrices, type PriceChanges } from './diff-prices.ts';
import { bucketOf } from './quote-times.ts';
import { testBatch, testEvent, twoSides } from './test-feed.ts';

const now = new Date('2026-01-10T18:30:00Z');
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const line = (home: number, quotedAt: Date, market = 'moneyline'): FeedPrice[] =>
  twoSides('pinnacle', market, 0, { home, away: 2 }, quotedAt);

const nothing: StoredSlate = {
  version: 0,
  events: new Map(),
  prices: new Map(),
  bookTitles: new Map(),
  facts: new Map(),
};
const partsOf = (stored: StoredSlate, events: FeedEvent[], at = now, more: Partial<FeedBatch> = {}) => {
  const diff = diffPrices(stored, testBatch(events, more), at);
  const parts: PriceChanges[] = [];
  let part = diff.next();
  for (; !part.done; part = diff.next()) parts.push(part.value);
  return { parts, next: part.value };
};
const diffOf = (...change: Parameters<typeof partsOf>) => {
  const { parts, next } = partsOf(...change);
  const all = <Name extends keyof PriceChanges>(name: Name) =>
    parts.flatMap((part) => part[name] as PriceChanges[Name][number][]);
  const changes = {
    events: all('events'),
    removedEventIds: all('removedEventIds'),
    moved: all('moved'),
    withdrawn: all('withdrawn'),
    requoted: all('requoted'),
    prunedEventIds: all('prunedEventIds'),
    books: all('books'),
  };
  return { changes, next };
};
const homeOdds = ({ next }: { next: StoredSlate }) =>
  [...next.prices.values()].flatMap((prices) =>
    prices.filter(({ selection }) => selection === 'home').map(({ oddsDecimal }) => oddsDecimal),
  );

describe('what a batch changes', () => {
  it('finds what moved in any order of the provider, and only that', () => {
    const first = diffOf(nothing, [testEvent('e', later(60), [...line(1.9, now), ...line(1.8, now, 'spread')])]);
    const turned = [...line(1.8, later(1), 'spread').reverse(), ...line(1.95, later(1))];
    const { changes, next } = diffOf(first.next, [testEvent('e', later(60), turned)], later(1));
    expect(changes.moved.map(({ price }) => [price.market, price.selection, price.oddsDecimal])).toEqual([
      ['moneyline', 'home', 1.95],
    ]);
    expect(changes).toMatchObject({
      withdrawn: [],
      events: [],
      requoted: [{ bucket: bucketOf('test:e'), json: JSON.stringify({ 'test:e': { pinnacle: later(1).getTime() } }) }],
    });
    expect(next.prices.get('test:e')).toEqual(turned);
    expect(Object.values(diffOf(next, [testEvent('e', later(60), turned)], later(2)).changes).flat()).toEqual([]);
  });

  it('takes of a price that is listed twice the newest, in a first batch too', () => {
    const twice = [...line(1.7, now), ...line(1.9, later(-1))];
    const { changes } = diffOf(nothing, [testEvent('e', later(60), twice)]);
    expect(changes.moved.map(({ price }) => price.oddsDecimal).sort()).toEqual([1.7, 2]);
  });

  it('keeps the last prices before the start and takes none that was quoted after it', () => {
    const before = diffOf(nothing, [testEvent('e', later(1), line(1.9, later(-1)))]);
    const inPlay = diffOf(before.next, [testEvent('e', later(1), line(1.2, later(2)))], later(3));
    expect(inPlay.changes).toMatchObject({ moved: [], withdrawn: [], requoted: [] });
    expect(homeOdds(inPlay)).toEqual([1.9]);
    const late = diffOf(inPlay.next, [testEvent('e', later(1), line(1.85, later(0.9)))], later(4));
    expect(homeOdds(late)).toEqual([1.85]);
    expect(homeOdds(diffOf(late.next, [], later(5), { completeSports: ['americanfootball_nfl'] }))).toEqual([1.85]);
  });

  it('takes quotes away that a start moved to earlier shows to be in-play, whether asked for or not', () => {
    const stored = diffOf(nothing, [
      testEvent('e', later(60), [...line(1.9, later(-20)), ...line(1.8, later(-1), 'spread')]),
    ]);
    const moved = diffOf(stored.next, [testEvent('e', later(-10), [])], now, { completeMarkets: ['moneyline'] });
    expect(moved.changes.withdrawn.map(({ price }) => price.market)).toEqual(['spread', 'spread']);
    expect(homeOdds(moved)).toEqual([1.9]);
    expect(moved.changes.events.map(({ startsAt }) => startsAt)).toEqual([later(-10)]);
  });

  it('offers a game again whose start moved to later, at new quotes only', () => {
    const begun = diffOf(nothing, [
      testEvent('e', later(-1), [...line(1.9, later(-5)), ...line(1.8, later(-5), 'spread')]),
    ]);
    const postponed = diffOf(begun.next, [testEvent('e', later(90), line(1.7, later(1)))], later(2));
    expect(homeOdds(postponed)).toEqual([1.7]);
    expect(postponed.changes.withdrawn.map(({ price }) => price.market)).toEqual(['spread', 'spread']);
  });

  it('clears a game that is over even while it is still listed', () => {
    const stored = diffOf(nothing, [testEvent('e', later(1), line(1.9, now))]);
    const over = diffOf(stored.next, [testEvent('e', later(1), line(1.1, now))], later(361));
    expect(over.changes).toMatchObject({ prunedEventIds: ['test:e'], withdrawn: [], moved: [] });
    expect(homeOdds(over)).toEqual([]);
  });

  it('hands out a large batch in parts, each event in one of them, and the times of all at the end', () => {
    const many = (odds: number, at: Date) =>
      Array.from({ length: 30_000 }, (_, index) => testEvent(`e${index}`, later(60), line(odds + index / 1e6, at)));
    const first = diffOf(nothing, many(1.5, now));
    const { parts, next } = partsOf(first.next, many(1.7, later(1)).slice(1), later(1));
    const movedIn = parts.map(({ moved }) => new Set(moved.map(({ eventId }) => eventId)));
    expect(movedIn.map(({ size }) => size)).toEqual([5_000, 20_000, 4_999, 0]);
    expect(new Set(movedIn.flatMap((ids) => [...ids])).size).toBe(29_999);
    expect(parts.map(({ removedEventIds }) => removedEventIds)).toEqual([[], [], ['test:e0'], []]);
    expect(parts.map(({ requoted }) => requoted.length > 0)).toEqual([false, false, false, true]);
    const times = Object.assign({}, ...parts.at(-1)!.requoted.map(({ json }) => JSON.parse(json)));
    expect(Object.keys(times).sort()).toEqual([...next.prices.keys()].sort());
    expect(Object.values(times)).toEqual(Array.from({ length: 29_999 }, () => ({ pinnacle: later(1).getTime() })));
  });

  it('writes the times of an event with those of its whole bucket, and none of a game that is gone', () => {
    const ids = Array.from({ length: 400 }, (_, index) => `e${index}`);
    const [one, ...others] = ids.filter((id) => bucketOf(`test:${id}`) === bucketOf('test:e0'));
    expect(others.length).toBeGreaterThan(1);
    const stored = diffOf(
      nothing,
      ids.map((id) => testEvent(id, later(1), line(1.9, now))),
    ).next;
    const requotedBy = (events: FeedEvent[], at: Date, completeSports: string[] = []) =>
      diffOf(stored, events, at, { completeSports }).changes.requoted.map(({ bucket, json }) => [
        bucket,
        JSON.parse(json),
      ]);
    const unmoved = Object.fromEntries(others.map((id) => [`test:${id}`, { pinnacle: now.getTime() }]));
    expect(requotedBy([testEvent(one!, later(1), line(1.9, later(0.5)))], later(0.5))).toEqual([
      [bucketOf('test:e0'), { ...unmoved, 'test:e0': { pinnacle: later(0.5).getTime() } }],
    ]);
    const rest = ids.slice(1).map((id) => testEvent(id, later(1), line(1.9, now)));
    expect(requotedBy(rest, later(0.5), [rest[0]!.sportKey])).toEqual([[bucketOf('test:e0'), unmoved]]);
    const over = new Map(requotedBy([], later(361)) as [number, object][]);
    expect([...over.values()].every((times) => Object.keys(times).length === 0)).toBe(true);
    expect(over.size).toBe(new Set(ids.map((id) => bucketOf(`test:${id}`))).size);
  });
});
