import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { draftAnswer } from '../../../server/features/turns/draft-answer.ts';
import type { Reading } from '../../language/reading.ts';
import type { Slate } from '../../slate/slate.ts';
import { footballSlate, NOW, testEvent, testReading, testSlate } from '../../slate/test-slate.ts';

const chiefs = { league: 'NFL', name: 'Kansas City Chiefs' } as const;

async function parlayOf(reading: Partial<Reading>, slate: Slate = footballSlate()) {
  const deps = { now: () => NOW, newId: randomUUID, movesOf: async () => [] };
  const draft = await draftAnswer(deps, slate, testReading({ intent: 'parlay', ...reading }), 'regular');
  if (!draft?.parlay) throw new Error('no parlay');
  const legs = draft.drafts.map(({ pick }) => pick);
  const independent = legs.reduce((product, { fairProbability }) => product * fairProbability, 1);
  return { parlay: draft.parlay, legs, notices: draft.notices.join(' '), independent };
}

const soccer = () => {
  const prices = [1.5, 4.5, 7] as const;
  return testSlate([
    testEvent('s1', {
      home: 'Arsenal',
      away: 'Fulham',
      sportKey: 'soccer_epl',
      sportTitle: 'EPL',
      markets: [
        { market: 'moneyline', outcomes: ['home', 'draw', 'away'], decimals: prices },
        { market: 'total', outcomes: ['over', 'under'], line: 2.5, decimals: [1.8, 2.05] },
      ],
    }),
  ]);
};

describe('a parlay of one game', () => {
  it('is of one game, no two legs on the same thing, where it is asked for', async () => {
    const { legs } = await parlayOf({ sameGame: true, leagues: ['NFL'] });
    expect(new Set(legs.map(({ eventId }) => eventId)).size).toBe(1);
    const things = legs.map(({ market }) => (market === 'spread' ? 'moneyline' : market));
    expect(new Set(things).size).toBe(legs.length);
    expect(legs.length).toBeGreaterThanOrEqual(2);
  });

  it('is meant where two markets of one side are named, and has just these legs', async () => {
    const reading = { teams: [chiefs], markets: ['moneyline', 'total'], side: 'over' } as const;
    const { legs, parlay } = await parlayOf(reading);
    expect(legs.map(({ pick }) => pick).sort()).toEqual(['Kansas City Chiefs moneyline', 'Over 47.5']);
    expect(parlay.correlation).toContain('measured on past games of this league');
  });

  it('states the fair joint price beside the product, the correlation in a number, and that the book pays its own', async () => {
    const arsenal = { league: 'EPL', name: 'Arsenal' } as const;
    const reading = { teams: [arsenal], markets: ['moneyline', 'total'], side: 'over' } as const;
    const { parlay, legs, independent, notices } = await parlayOf(reading, soccer());
    expect(legs.map(({ pick }) => pick).sort()).toEqual(['Arsenal moneyline', 'Over 2.5']);
    // A favorite's win and goals go together: by a model of the score some tenth more often than multiplied.
    expect(parlay.jointProbability / independent).toBeGreaterThan(1.05);
    expect(parlay.jointProbability / independent).toBeLessThan(1.3);
    expect(parlay.correlationValue).toBeGreaterThan(0.05);
    expect(parlay.correlation).toMatch(/Correlation \+0\.\d\d: all of them win \d+\.\d% of the time/);
    expect(parlay.correlation).toContain("the book's own same-game price will differ");
    expect(parlay.correlation).toContain(`${parlay.fairJointOdds}`);
    expect(parlay.totalOddsDecimal).toBeCloseTo(
      legs.reduce((product, leg) => product * leg.oddsDecimal, 1),
      9,
    );
    // Nobody pays the product, so that an edge over it would be invented.
    expect(parlay.edge).toBeNull();
    expect(notices).toContain(
      `Play it only where your book pays more than ${parlay.fairJointOdds} for it, which together the legs are worth.`,
    );
  });

  it('turns the sign where the legs work against each other', async () => {
    const arsenal = { league: 'EPL', name: 'Arsenal' } as const;
    const reading = { teams: [arsenal], markets: ['moneyline', 'total'], side: 'under' } as const;
    const { parlay, independent } = await parlayOf(reading, soccer());
    expect(parlay.jointProbability).toBeLessThan(independent);
    expect(parlay.correlationValue).toBeLessThan(0);
    expect(parlay.correlation).toContain('Correlation -0.');
  });

  it('names no price to play at where nobody measured how its legs move together', async () => {
    const slate = testSlate([
      testEvent('c1', {
        home: 'Michigan Wolverines',
        away: 'Ohio State Buckeyes',
        sportKey: 'americanfootball_ncaaf',
        sportTitle: 'NCAAF',
        markets: [
          { market: 'moneyline', outcomes: ['home', 'away'], decimals: [1.8, 2.05] },
          { market: 'total', outcomes: ['over', 'under'], line: 47.5, decimals: [1.9, 1.95] },
        ],
      }),
    ]);
    const { parlay, notices } = await parlayOf({ sameGame: true, leagues: ['NCAAF'] }, slate);
    expect(parlay.correlation).toContain('a small correlation is assumed');
    expect(notices).toContain(
      `About ${parlay.fairJointOdds} is fair for both together, as far as it is known how they move together.`,
    );
    expect(notices).not.toContain('Play it only where');
  });

  it('says of a player with a winner that nothing is known', async () => {
    const celtics = { league: 'NBA', name: 'Boston Celtics' } as const;
    const { parlay, independent } = await parlayOf({ sameGame: true, teams: [celtics] });
    expect(parlay.correlationValue).toBeNull();
    expect(parlay.correlation).toContain('is not known');
    expect(parlay.jointProbability).toBeCloseTo(independent, 12);
  });

  it('stays of different games otherwise, with correlation 0 and an edge', async () => {
    const { parlay, legs } = await parlayOf({ leagues: ['NFL'] });
    expect(new Set(legs.map(({ eventId }) => eventId)).size).toBe(legs.length);
    expect(parlay).toMatchObject({ correlationValue: 0, edge: expect.any(Number), fairJointOdds: expect.any(String) });
  });
});
