import { beforeAll, describe, expect, it } from 'vitest';
import { readStoredReading } from '../stored-reading.ts';
import { demoTalk } from '../test-demo-talk.ts';

let demo: Awaited<ReturnType<typeof demoTalk>>;
beforeAll(async () => {
  demo = await demoTalk();
});

describe('what a book gave', () => {
  it.each([
    ['got a 30% profit boost', 'use it on the celtics'],
    ['i have a 30% boost token', 'celtics ml'],
    ['30% boost on chiefs ml', 'and on the celtics'],
    ['30% boost on chiefs ml', 'what about the celtics instead'],
    ['30% profit boost', 'would it be better with the boost on the celtics'],
  ])('is used on whom the next message names: %s, %s', (told, next) => {
    const [calc] = demo.calcsOf(told, next);
    expect(calc).toMatchObject({ kind: 'boost', boost: 0.3 });
    expect(demo.notesOf(told, next)).toContain('Celtics');
  });

  it('keeps the most that may be staked, and another price is on nobody', () => {
    expect(demo.calcsOf('25% boost, max bet 50', 'put it on chiefs ml')).toEqual([
      expect.objectContaining({ kind: 'boost', boost: 0.25, stakeCents: 50_00 }),
    ]);
    const [calc] = demo.calcsOf('50% boost on the celtics', 'and if i use it on a -110 instead');
    expect(calc).toMatchObject({ kind: 'boost', price: '-110', boost: 0.5 });
    expect(calc).not.toHaveProperty('chance');
  });

  it('is the price of the bet that is hedged', () => {
    const calcs = demo.calcsOf('50% boost on the celtics', 'hedge it');
    const hedge = calcs.find(({ kind }) => kind === 'hedge');
    expect(hedge).toBeDefined();
    expect(hedge?.price).not.toBe('-220');
    expect(demo.notesOf('50% boost on the celtics', 'hedge it')).not.toContain('You named no price');
  });

  it.each(['worth it?', 'is that good', 'take it', 'should i take it'])('is valued once more, free: %s', (text) => {
    expect(demo.notesOf('chiefs boosted from -150 to +100, 50 on it', text)).toMatch(/^(Yes|No): (even )?boosted/);
    expect(demo.callsOf('chiefs boosted from -150 to +100, 50 on it', text)).toHaveLength(1);
  });

  it('for several bets at one price is valued by how often all of them win', () => {
    expect(demo.notesOf('odds boost: lakers and celtics both win boosted to +300')).toMatch(/^Take it: both win/);
  });

  it('stays at its book', () => {
    const [call] = demo.callsOf('100 free bet at draftkings', 'where do i put it');
    expect(call?.input).toMatchObject({ bet: { book: 'DraftKings' } });
  });

  it('is read as it was saved', () => {
    const { reading } = demo.talk('25% boost at fanduel, max bet 50');
    expect(reading.offer).toEqual({ kind: 'boost', share: 0.25, stakeCents: 50_00, books: ['FanDuel'] });
    expect(readStoredReading(JSON.parse(JSON.stringify(reading)))?.offer).toEqual(reading.offer);
  });
});

describe('a free bet that was told', () => {
  const textOf = (...texts: string[]): string => {
    const { plan } = demo.talk(...texts);
    return plan?.kind === 'say' ? plan.text : '';
  };

  it.each(['do i get cash if it hits', 'do i get the 25 back too', 'is it real money if it wins'])(
    'pays its winnings in cash and not its stake: %s',
    (text) => {
      expect(textOf('25 free bet on nuggets', text)).toMatch(
        /^The winnings are cash, the stake is not: at \+135 it pays \$33\.75/,
      );
    },
  );

  it('is as good as money where its stake comes back', () => {
    expect(textOf('25 free bet on nuggets', 'and if its stake returned')).toContain('returns $58.75');
  });

  it('is all or nothing without a hedge', () => {
    expect(textOf('25 free bet on nuggets', 'what if i dont hedge')).toMatch(
      /^Unhedged Nuggets moneyline at \+135 is .*\$33\.75/,
    );
  });

  it.each(['something longer', 'whats a longer price', 'a longshot'])('goes on a longer price: %s', (text) => {
    const [calc] = demo.calcsOf('25 free bet on nuggets', text);
    expect(calc).toMatchObject({ kind: 'free_bet', faceCents: 25_00 });
    expect(Number(String(calc?.price).slice(1))).toBeGreaterThan(135);
  });
});
