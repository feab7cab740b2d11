import { describe, expect, it } from 'vitest';
import { testEvent } from '../../slate/test-slate.ts';
import type { Mention } from './mentions.ts';
import { ofTeasedSport } from './teased-sport.ts';

const HOCKEY = { ...testEvent('h', { home: 'Winnipeg Jets', away: 'Flames', markets: [] }), sportKey: 'icehockey_nhl' };
const FOOTBALL = {
  ...testEvent('f', { home: 'New York Jets', away: 'Bills', markets: [] }),
  sportKey: 'americanfootball_nfl',
};
const COLLEGE = {
  ...testEvent('c', { home: 'Jets U', away: 'Rams', markets: [] }),
  sportKey: 'americanfootball_ncaaf',
};

const jets = (...events: (typeof HOCKEY)[]): Mention => ({
  from: 0,
  to: 1,
  kind: 'side',
  persons: events.map((event) => ({ kind: 'side' as const, name: event.home, selection: 'home' as const, event })),
  names: events.map(({ home }) => home),
  begun: null,
});
const namesOf = (mention: Mention, leagues: ('NFL' | 'NHL')[]) =>
  ofTeasedSport(mention, { reading: { leagues } as never }).names;

describe('whom a name means in a teaser', () => {
  it('is who plays what is teased', () => {
    expect(namesOf(jets(HOCKEY, FOOTBALL), [])).toEqual(['New York Jets']);
    expect(namesOf(jets(HOCKEY, FOOTBALL), ['NFL'])).toEqual(['New York Jets']);
  });

  it('is of the league that is named', () => {
    expect(namesOf(jets(COLLEGE, FOOTBALL), ['NFL'])).toEqual(['New York Jets']);
    expect(namesOf(jets(COLLEGE, FOOTBALL), [])).toEqual(['Jets U', 'New York Jets']);
  });

  it('is left where nobody of it is teased', () => {
    expect(namesOf(jets(HOCKEY), ['NFL'])).toEqual(['Winnipeg Jets']);
  });
});
