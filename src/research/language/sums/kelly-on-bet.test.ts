import { beforeAll, describe, expect, it } from 'vitest';
import { demoTalk } from '../test-demo-talk.ts';

let demo: Awaited<ReturnType<typeof demoTalk>>;
beforeAll(async () => {
  demo = await demoTalk();
});

type Given = { tool: string; input: Record<string, unknown> };

function callsOf(...texts: string[]): Given[] {
  const { plan } = demo.talk(...texts);
  return plan?.kind === 'calls' ? (plan.calls as Given[]) : [];
}
const kellysOf = (...texts: string[]) =>
  callsOf(...texts).flatMap(({ input }) => ('calc' in input ? [input.calc as Record<string, unknown>] : []));
const toolsOf = (...texts: string[]) => callsOf(...texts).map(({ tool }) => tool);

describe('Kelly on a bet whose chance is stored', () => {
  const stated = 'bills ml +160 worth it? half kelly 5k roll';

  it('stands beside the verdict, by what the books say', () => {
    expect(toolsOf(stated)).toEqual(['price_bets', 'calculate']);
    const [kelly] = kellysOf(stated);
    expect(kelly).toMatchObject({ kind: 'kelly', price: '+160', fraction: 0.5, bankrollCents: 5_000_00 });
    expect(kelly).toMatchObject({ fromBooks: true, bet: 'Bills moneyline' });
    expect(demo.talk(stated).isCharged).toBe(true);
  });

  it.each(['nfl odds', 'nba moneylines tonight'])('asks which bet behind prices of many games, free: %s', (board) => {
    expect(demo.talk(board, 'half kelly with 2k')).toMatchObject({
      plan: {
        kind: 'say',
        choices: expect.arrayContaining([expect.stringMatching(/^half kelly with 2k on \S+ moneyline$/)]),
      },
      isCharged: false,
    });
    expect(toolsOf(board, 'half kelly on the bills with 2k')).toEqual(['price_bets', 'calculate']);
  });

  it('is alone behind the prices of one bet', () => {
    expect(toolsOf('price of the bills game', 'half kelly with 2k')).toEqual(['calculate']);
  });

  it('keeps the stake on the bet apart from the bankroll', () => {
    const calls = callsOf('i got bills ml +160 for $50. ev? kelly on 2k roll');
    expect(calls[0]?.input).toMatchObject({ stakeCents: 50_00 });
    expect(calls[1]?.input).toMatchObject({ calc: { bankrollCents: 2_000_00 } });
  });

  it('is worked out of each of two bets', () => {
    const both = kellysOf('bills ml +160 dk and cubs ml -120 fd, full kelly each on 6k');
    expect(both.map(({ price, fraction }) => [price, fraction])).toEqual([
      ['+160', 1],
      ['-120', 1],
    ]);
  });

  it.each([
    ['half kelly on the bills w 4k, and if it drops to even?', ['+160', '+100']],
    ['and at +170? 1/4 kelly on 4k', ['+170']],
    ['quarter kelly 3k', ['+160']],
    ['qtr kelly on that w 3k', ['+160']],
  ])('%s: is free of a bet that was judged', (text, prices) => {
    const kellys = kellysOf('is bills ml +160 worth a bet', text);
    expect(kellys.map(({ price }) => price)).toEqual(prices);
    expect(demo.talk('is bills ml +160 worth a bet', text).isCharged).toBe(false);
  });

  it('tells the last good price beside it', () => {
    const { plan } = demo.talk('is bills ml +160 worth a bet', 'whats my stop price on the bills, and 1/4 kelly on 8k');
    expect(plan).toMatchObject({ kind: 'calls', explains: 'limit' });
    expect(plan?.kind === 'calls' && plan.calls.map(({ tool }) => tool)).toEqual(['price_bets', 'calculate']);
  });

  it('takes another line of his for another bet, which is judged', () => {
    expect(toolsOf('is bills ml +160 worth a bet', 'bills +3.5 -120, half kelly 4k')).toContain('price_bets');
  });

  it('leaves a chance of his own to it', () => {
    const [kelly] = kellysOf('bills ml +160 i make it 45%, half kelly on 4k');
    expect(kelly).toMatchObject({ chance: 0.45 });
    expect(kelly).not.toHaveProperty('fromBooks');
  });
});

describe('a part of Kelly', () => {
  it.each([
    ['kelly at +125 if i make it 47.4%, 4k roll, qtr', 0.25],
    ['2% kelly check: +110, 51.1%, half kelly, 4k', 0.5],
  ])('%s', (text, fraction) => {
    expect(kellysOf(text)[0]).toMatchObject({ fraction, bankrollCents: 4_000_00 });
  });
});
