import { describe, expect, it } from 'vitest';
import { demoTalk } from '../test-demo-talk.ts';

const { talk, calcsOf } = await demoTalk();

describe('two bets against each other that are stated', () => {
  it.each([
    'i have falcons +6.5 -110 for 110, can get vikings -4.5 -105, how much',
    'took falcons +6.5 -110 for $110, vikings -4.5 -105 now, what do i put on it to middle',
    'bet 110 on falcons +6.5 -110 and vikings -4.5 is -105 how much should i bet',
  ])('are a middle with the stake on the one that is held: %s', (text) => {
    const [calc] = calcsOf(text);
    expect(calc).toMatchObject({ kind: 'middle', price: '-110', otherPrice: '-105', stakeCents: 110_00 });
    expect(calc).not.toHaveProperty('totalCents');
    expect(calc).toMatchObject({
      ends: expect.arrayContaining([expect.objectContaining({ first: 'win', second: 'win' })]),
    });
  });

  it('count by the total that is said for both', () => {
    expect(calcsOf('falcons +6.5 -110 and vikings -4.5 -105, 500 total how do i split')).toMatchObject([
      { kind: 'middle', totalCents: 500_00 },
    ]);
  });

  it('are worked out on lines that no book has', () => {
    expect(
      calcsOf('i have over 41.5 -110 for 220 in vikings falcons, can get under 58.5 at -110, how much'),
    ).toMatchObject([{ kind: 'middle', stakeCents: 220_00, bet: expect.stringContaining('Over 41.5') }]);
  });
});

describe('ways to bet both sides', () => {
  it.each(['any middles?', 'any arbs?', 'middles today?'])('are looked for, and no term is explained: %s', (text) => {
    expect(talk(text).plan).toMatchObject({ kind: 'calls', calls: [{ tool: 'scan_prices' }] });
  });

  it('are a term where nothing else is said', () => {
    expect(talk('middle?').plan).toMatchObject({ kind: 'calls', calls: [{ tool: 'look_up' }] });
  });
});
