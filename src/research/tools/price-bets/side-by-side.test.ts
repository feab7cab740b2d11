import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { draftAnswer } from '../../../server/features/turns/draft-answer.ts';
import type { Reading } from '../../language/reading.ts';
import { footballSlate, NOW, testEvent, testReading, testSlate } from '../../slate/test-slate.ts';
import { composeAnswer } from '../../words/compose-answer.ts';

const bills = { league: 'NFL', name: 'Buffalo Bills' } as const;
const chiefs = { league: 'NFL', name: 'Kansas City Chiefs' } as const;
const giants = { league: 'NFL', name: 'New York Giants' } as const;

async function answer(reading: Partial<Reading>, slate = footballSlate()) {
  const deps = { now: () => NOW, newId: randomUUID, movesOf: async () => [] };
  const draft = await draftAnswer(deps, slate, testReading(reading), 'regular');
  if (!draft) throw new Error('no draft');
  const { content } = composeAnswer(draft, 'regular', 5);
  return { summary: content.summary, picks: [content.mainBet, ...content.additionalBets] };
}

describe('this or that', () => {
  it('prices both sides in words, leads with the better and says why', async () => {
    const { summary, picks } = await answer({ intent: 'compare', teams: [chiefs, bills], markets: ['spread'] });
    expect(summary).toMatch(/Buffalo Bills \+2\.5.*\+105.*Betmgm/);
    expect(summary).toMatch(/Kansas City Chiefs -2\.5/);
    expect(summary).not.toContain('Pinnacle');
    expect(summary).toMatch(
      /The better bet is Buffalo Bills \+2\.5: a bet, down to [+-]\d+\. It is the only one worth/,
    );
    expect(picks[0]?.pick).toBe('Buffalo Bills +2.5');
    expect(picks.length).toBeGreaterThanOrEqual(2);
    expect(picks.map(({ pick }) => pick)).not.toContain('Kansas City Chiefs -2.5');
  });

  it('says that neither is worth it where neither is, and what the closer one would need', async () => {
    const { summary, picks } = await answer({ intent: 'compare', teams: [chiefs, bills] });
    expect(summary).toMatch(
      /Neither is worth a stake at these prices\. The closest is .+ to win, which would need \+?-?\d+/,
    );
    expect(picks[0]?.pick).toMatch(/moneyline$/);
  });

  it('holds a side against an under, and says which line there is', async () => {
    const reading = { teams: [giants], markets: ['spread', 'total'], side: 'under', line: 3 } as const;
    const { summary, picks } = await answer({ intent: 'compare', ...reading });
    expect(summary).toContain('No book offers +3 there; what is priced is New York Giants +7.');
    expect(summary).toMatch(/under 44/);
    expect(summary).not.toMatch(/over 44/);
    expect(picks[0]?.pick).toMatch(/^(Under 44|New York Giants \+7)$/);
  });

  it('does not invent a game for sides that do not meet', async () => {
    const { summary } = await answer({ intent: 'one_game', teams: [bills, giants], markets: ['spread'] });
    expect(summary).toContain('Buffalo Bills and New York Giants do not meet in a priced game');
    expect(summary).not.toContain('Dallas Cowboys -7');
  });

  it('says that a named side has no price', async () => {
    const jets = { league: 'NFL', name: 'New York Jets' } as const;
    const { summary } = await answer({ intent: 'compare', teams: [bills, jets] });
    expect(summary).toContain('No price is stored for New York Jets');
  });
});

describe('who wins', () => {
  it('says who is likelier, which is not the same as the better bet', async () => {
    const { summary } = await answer({ intent: 'one_game', teams: [bills], markets: ['moneyline'] });
    expect(summary).toMatch(
      /^The likelier winner of Buffalo Bills @ Kansas City Chiefs is Kansas City Chiefs, at 5\d\.\d%\./,
    );
    expect(summary).toMatch(/Buffalo Bills to win/);
  });

  it('says first that they do not play then, once, and what is next', async () => {
    const window = { label: 'tonight', fromMs: NOW.getTime(), toMs: NOW.getTime() + 3_600_000 };
    const { summary } = await answer({ intent: 'one_game', teams: [bills], markets: ['moneyline'], window });
    expect(summary).toMatch(
      /^No priced game of Buffalo Bills starts tonight; the next is Buffalo Bills @ Kansas City Chiefs\./,
    );
    expect(summary.match(/starts tonight/g)).toHaveLength(1);
  });

  it('says that they have no game and offers what there is', async () => {
    const lakers = { league: 'NBA', name: 'Los Angeles Lakers' } as const;
    const { summary, picks } = await answer({ intent: 'one_game', teams: [lakers], markets: ['moneyline'] });
    expect(summary).toMatch(
      /^No priced game of Los Angeles Lakers is on the slate; other NBA games are shown instead\./,
    );
    expect(picks[0]?.sport).toBe('NBA');
  });

  it('prices the draw where there is one', async () => {
    const city = testEvent('s1', {
      home: 'Arsenal',
      away: 'Manchester City',
      sportKey: 'soccer_epl',
      sportTitle: 'EPL',
      markets: [{ market: 'moneyline', outcomes: ['home', 'draw', 'away'], decimals: [2.6, 3.4, 2.7] }],
    });
    const arsenal = { league: 'EPL', name: 'Arsenal' } as const;
    const { summary } = await answer({ intent: 'one_game', teams: [arsenal] }, testSlate([city]));
    expect(summary).toMatch(/[Tt]he draw in Manchester City @ Arsenal/);
    expect(summary).toContain('None of them is worth a stake');
  });
});

it('explains why a side was passed over, with its price and what it would need', async () => {
  const { summary, picks } = await answer({ intent: 'one_game', teams: [chiefs], asksWhy: true });
  expect(summary).toMatch(/Kansas City Chiefs to win.*edge.*That is why it is a pass: it would need -\d+\./);
  expect(picks[0]?.pick).toBe('Kansas City Chiefs moneyline');
});
