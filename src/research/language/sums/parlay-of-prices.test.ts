import { beforeAll, describe, expect, it } from 'vitest';
import { demoTalk } from '../test-demo-talk.ts';

let talk: Awaited<ReturnType<typeof demoTalk>>;
beforeAll(async () => {
  talk = await demoTalk();
});

const sumOf = (...texts: string[]) => talk.calcsOf(...texts)[0];

describe('a parlay of prices alone', () => {
  it.each([
    ['parlay +150 -110 for $20', ['+150', '-110'], 2000],
    ['what does a parlay of -110, -110 and +220 pay on 10', ['-110', '-110', '+220'], 1000],
    ['parlay -110 -110 -110 for $50 with one leg pushed', ['-110', '-110'], 5000],
  ])('%s', (text, prices, stakeCents) => {
    expect(sumOf(text)).toMatchObject({ kind: 'parlay', prices, stakeCents });
  });

  it.each(['parlay around +300 to +400', '3 leg parlay +600', 'nfl parlay between +200 and +300'])(
    '%s: legs are to be found',
    (text) => {
      const { plan } = talk.talk(text);
      expect(plan?.kind === 'calls' && plan.calls.some(({ tool }) => tool === 'calculate')).toBe(false);
    },
  );
});

describe('its legs changed', () => {
  const BEFORE = 'parlay +150 -110 +400 for $20';
  it.each([
    ['drop the longest one', ['+150', '-110']],
    ['without the longshot', ['+150', '-110']],
    ['take out the shortest leg', ['+150', '+400']],
    ['without the first', ['-110', '+400']],
    ['drop leg 1', ['-110', '+400']],
    ['add another -110', ['+150', '-110', '+400', '-110']],
    ['what if theres a +200 in there too', ['+150', '-110', '+400', '+200']],
    ['swap the +400 for +320', ['+150', '-110', '+320']],
  ])('%s', (text, prices) => {
    expect(sumOf(BEFORE, text)).toMatchObject({ kind: 'parlay', prices, stakeCents: 2000 });
  });

  it.each([
    ['add a -120 and make it 40', ['+150', '-110', '+400', '-120'], 4000],
    ['throw in -120 and bet 40', ['+150', '-110', '+400', '-120'], 4000],
    ['remove leg 2 and make it 50', ['+150', '+400'], 5000],
  ])('%s: its stake as well', (text, prices, stakeCents) => {
    expect(sumOf(BEFORE, text)).toMatchObject({ kind: 'parlay', prices, stakeCents });
  });

  it('is another sum where it is none of it', () => {
    expect(sumOf(BEFORE, 'what does $40 pay at -120')).toMatchObject({ kind: 'payout', price: '-120' });
    expect(sumOf('what does 20 at +150 pay', 'add 500 to my bankroll')).not.toMatchObject({ kind: 'payout' });
  });
});
