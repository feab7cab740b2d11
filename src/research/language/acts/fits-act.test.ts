import { describe, expect, it } from 'vitest';
import { testReading } from '../../slate/test-slate.ts';
import { type Asked, calls, say } from '../calls/call.ts';
import { ACTS, type Act } from './act.ts';
import { fitsAct } from './fits-act.ts';

const BOARD = calls([{ tool: 'show_board', input: {} }]);
const VERDICT = calls([{ tool: 'price_bets', input: { bets: [] } }]);
const PICKS: Asked = { kind: 'picks', reading: testReading({ intent: 'picks' }), refines: false };
const PARLAY: Asked = { kind: 'picks', reading: testReading({ intent: 'parlay' }), refines: false };
const EXPLAINED: Asked = {
  kind: 'calls',
  calls: VERDICT.kind === 'calls' ? VERDICT.calls : [],
  assumed: [],
  explains: 'why',
};

const sure = (act: Act, asked: Asked): boolean => fitsAct({ act, share: 0.9 }, asked);

describe('what is wanted for sure', () => {
  it.each<[Act, Asked]>([
    ['facts', BOARD],
    ['worst', BOARD],
    ['drop', BOARD],
    ['fair', PICKS],
    ['games', PICKS],
    ['setting', PICKS],
    ['term', PARLAY],
    ['picks', EXPLAINED],
    ['moves', VERDICT],
  ])('%s is never answered with something else', (act, asked) => {
    expect(sure(act, asked)).toBe(false);
    expect(fitsAct({ act, share: 0.79 }, asked)).toBe(true);
  });

  it.each<[Act, Asked]>([
    ['board', BOARD],
    ['books', BOARD],
    ['picks', PICKS],
    ['change', PICKS],
    ['parlay', PARLAY],
    ['why', EXPLAINED],
    ['judge', VERDICT],
  ])('%s may be answered with its own', (act, asked) => {
    expect(sure(act, asked)).toBe(true);
  });

  it('may always be refused or asked back, and stands where one part of an answer is its own', () => {
    for (const act of ACTS) expect(sure(act, say('Which game do you mean?'))).toBe(true);
    const both = calls([
      { tool: 'show_board', input: {} },
      { tool: 'facts_about', input: {} },
    ]);
    expect(sure('facts', both)).toBe(true);
  });

  it('lets what a parlay pays be asked of it', () => {
    expect(sure('stake', calls([{ tool: 'build_parlay', input: { priceOnly: true } }]))).toBe(true);
    expect(sure('stake', calls([{ tool: 'build_parlay', input: {} }]))).toBe(false);
  });
});
