import { beforeAll, describe, expect, it } from 'vitest';
import { demoTalk } from '../test-demo-talk.ts';

let demo: Awaited<ReturnType<typeof demoTalk>>;
beforeAll(async () => {
  demo = await demoTalk();
});

const ARBS = [{ tool: 'scan_prices', input: { kind: 'arbitrage' } }];

describe('a state behind a scan', () => {
  it.each([
    'what abt in nj only',
    'arbs using only books legal in new jersey',
    'only books i can use in nj',
    'same scan with just nj books',
  ])('is where it is to be made: %s', (text) => {
    expect(demo.callsOf('any arbs', text)).toMatchObject(ARBS);
    expect(demo.talk('any arbs', text).reading.memory?.state).toBe('NJ');
  });

  it('is so with a sum in between', () => {
    const texts = ['any arbs', 'hedge $50 at +450 with -130', 'what abt in nj only'];
    expect(demo.callsOf(...texts)).toMatchObject(ARBS);
    expect(demo.notesOf(...texts)).toContain('New Jersey');
  });

  it('is asked for its books', () => {
    expect(demo.callsOf('any arbs', 'what books are legal in nj')).toMatchObject([
      { tool: 'look_up', input: { topic: { kind: 'books', state: 'NJ' } } },
    ]);
  });
});

describe('a book that is added to a scan', () => {
  const said = (...texts: string[]): string => {
    const { plan } = demo.talk(...texts);
    return plan?.kind === 'say' ? plan.text : '';
  };

  it.each([
    ['any middles', 'what if i use bovada too'],
    ['any middles', 'add bovada'],
    ['any middles', 'hedge $50 at +450 with -130', 'no the middle scan, add bovada to it'],
  ])('is left out where nobody can bet there: %s, %s', (...texts) => {
    expect(said(...texts)).toContain('Bovada');
    expect(said(...texts)).toContain('the scan stays as it was');
    expect(demo.talk(...texts).reading.memory?.sportsbooks).toBeUndefined();
  });

  it('stands beside those that it was made with', () => {
    expect(demo.callsOf('any middles', 'only dk and fanduel', 'add mgm to the scan')).toMatchObject([
      { tool: 'scan_prices', input: { kind: 'middles', books: ['DraftKings', 'FanDuel', 'BetMGM'] } },
    ]);
  });

  it('is the only one where that is said', () => {
    expect(demo.callsOf('any arbs', 'only dk and fanduel')).toMatchObject([
      { tool: 'scan_prices', input: { books: ['DraftKings', 'FanDuel'] } },
    ]);
  });
});
