import { describe, expect, it } from 'vitest';
import { recordedSlate } from '../../slate/test-recorded-slate.ts';
import { testSlate } from '../../slate/test-slate.ts';
import { talkerOver } from '../test-talk.ts';

const [mixed] = recordedSlate('mixed_mlb_nba_nhl_epl_h2h_11books.json');
const { slate, now } = mixed ?? { slate: testSlate([]), now: new Date(0) };

describe.skipIf(!mixed)('a parlay that lacks a leg', () => {
  const talk = talkerOver(slate, now);
  const LACKS = 'parlay cavs ml, avs ml and lakers ml at draftkings';
  const AT_DK = { calls: [{ tool: 'build_parlay', input: { book: 'DraftKings' } }] };

  it('tells the others at the book that was named, and offers them there', () => {
    const { plan } = talk(LACKS);
    expect(plan).toMatchObject({ kind: 'say', choices: ['Parlay those at DraftKings'] });
    expect(plan?.kind === 'say' && plan.text).toMatch(/Cavaliers moneyline \(\S+ at DraftKings\)/);
    expect(talk(LACKS, 'Parlay those at DraftKings').plan).toMatchObject(AT_DK);
  });

  it.each([
    ['ok just cavs and avs on dk then, 30', 30_00],
    ['pistons and avs then $25', 25_00],
  ])('is the parlay of who is named behind it, at that book and for that stake: %s', (text, stakeCents) => {
    expect(talk(LACKS, text).plan).toMatchObject({ calls: [{ input: { book: 'DraftKings', stakeCents } }] });
  });

  it('keeps both sides of one game that are named, which are refused and not joined in part', () => {
    const { plan, isCharged } = talk('parlay cavs ml, clippers ml and pelicans ml at dk');
    expect(plan).toMatchObject({ calls: [{ input: { legs: [{}, { side: 'away' }, { side: 'home' }] } }] });
    expect(isCharged).toBe(false);
  });

  it('takes no line for a stake', () => {
    expect(JSON.stringify(talk(LACKS, 'cavs and avs over 47').plan)).not.toContain('stakeCents');
  });
});
