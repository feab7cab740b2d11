import { describe, expect, it } from 'vitest';
import { createDemoFeed } from '../odds-feed/demo/demo-feed.ts';
import { fetchAll } from '../odds-feed/fetch-all.ts';
import { createDemoFacts } from './demo-facts.ts';

const never = new AbortController().signal;
const now = new Date('2026-03-14T15:00:00Z');

describe('demo facts', () => {
  const load = async (at: Date) => {
    const { events } = await fetchAll(createDemoFeed({ seed: 3 }), at, never);
    const { facts } = await createDemoFacts({ seed: 3 }).fetchFacts(events, at, never);
    return { events, facts };
  };

  it('give every game at least three, each about a side of it or the game, with its numbers in its words', async () => {
    const { events, facts } = await load(now);
    for (const event of events) {
      const own = facts.filter((fact) => fact.eventId === event.id);
      expect(own.length).toBeGreaterThanOrEqual(3);
      expect(new Set(own.map(({ id }) => id)).size).toBe(own.length);
      for (const fact of own) {
        expect([event.home, event.away, '']).toContain(fact.team);
        // Each numeral of the sentence, beside those in a team's own name, is one of the fact's numbers.
        const sentence = fact.text.replaceAll(event.home, '').replaceAll(event.away, '');
        const numerals = (sentence.match(/\d+/g) ?? []).map(Number);
        if (fact.kind !== 'weather') expect(numerals.length).toBeGreaterThan(0);
        expect(Object.values(fact.numbers).map(Math.abs)).toEqual(expect.arrayContaining(numerals));
        expect(fact.sourceName).toBe('Edgewise demo desk');
        expect(fact.sourceUrl).toBeNull();
        expect(fact.observedAt.getTime()).toBeLessThanOrEqual(now.getTime());
      }
    }
    expect(new Set(facts.map(({ kind }) => kind))).toEqual(new Set(['form', 'head_to_head', 'injury', 'weather']));
  });

  it('tell of the weather outdoors, of a roof, and of what no forecast reaches', async () => {
    const { events, facts } = await load(now);
    const weatherOf = (holds: (event: (typeof events)[number]) => boolean) =>
      events.filter(holds).flatMap(({ id }) => facts.filter((fact) => fact.eventId === id && fact.kind === 'weather'));
    const has = (fact: (typeof facts)[number]) => Object.keys(fact.numbers).length > 0;
    expect(weatherOf(({ sportKey }) => /^(basketball|icehockey|mma|boxing|tennis)_/.test(sportKey))).toEqual([]);
    const abroad = weatherOf(({ sportKey }) => /^soccer_(epl|mexico)/.test(sportKey));
    expect(abroad.length).toBeGreaterThan(5);
    expect(abroad.filter(has)).toEqual([]);
    const football = weatherOf(({ sportKey }) => sportKey === 'americanfootball_nfl');
    expect(football.filter(has).length).toBeGreaterThan(3);
    const roofed = football.filter((fact) => !has(fact));
    expect(roofed.length).toBeGreaterThan(0);
    expect(roofed.every(({ text }) => text.includes('roof'))).toBe(true);
  });

  it('say the same about a game an hour later', async () => {
    const first = await load(now);
    const later = await load(new Date(now.getTime() + 3_600_000));
    const texts = new Map(later.facts.map(({ id, text }) => [id, text]));
    expect(first.facts.map(({ id }) => texts.get(id))).toEqual(first.facts.map(({ text }) => text));
  });
});
