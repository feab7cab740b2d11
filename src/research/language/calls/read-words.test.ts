import { describe, expect, it } from 'vitest';
import { recordedSlate } from '../../slate/test-recorded-slate.ts';
import { demoTalk } from '../test-demo-talk.ts';
import { talkerOver } from '../test-talk.ts';
import { plainText } from './plain-text.ts';
import { readWords } from './read-words.ts';

const plain = (text: string): string => plainText(readWords(text));

describe('words as they are meant', () => {
  it.each([
    ['holloway type guys aside', 'except holloway'],
    ['nfl bets, chiefs aside', 'nfl bets except chiefs'],
    ['2 team 6 pointer', '2 team 6 point teaser'],
    ['6 pointer teaser', '6 points teaser'],
  ])('%s', (text, meant) => expect(plain(text)).toBe(meant));

  it.each(['i set 500 aside', 'joking aside best nfl bets', 'curry 3 pointers'])('stay in "%s"', (text) => {
    expect(plain(text)).not.toMatch(/except|teaser/);
  });
});

describe('a market of little vig', () => {
  it('is none of the book of that name', async () => {
    const { talk } = await demoTalk();
    for (const text of ['stuff with low vig', 'anything low vig'])
      expect(talk(text).plan).toMatchObject({ calls: [{ tool: 'scan_prices', input: { kind: 'low_hold' } }] });
    expect(JSON.stringify(talk('lowvig lions bills').plan)).toContain('LowVig.ag');
  });
});

const [nfl] = recordedSlate('nfl_odds_16books_h2h_spreads_totals.json');
describe.skipIf(!nfl)('a name that is short within its league alone', () => {
  it('means its team where no other of the name plays', async () => {
    const talk = nfl && talkerOver(nfl.slate, nfl.now);
    const seahawks = nfl?.slate.events.find(({ home }) => home === 'Seattle Seahawks')?.id;
    expect(JSON.stringify(talk?.('hawks moneyline').plan)).toContain(seahawks);
    expect(JSON.stringify(talk?.('commanders hawks total').plan)).toContain(seahawks);
    const { talk: demo, game } = await demoTalk();
    expect(JSON.stringify(demo('hawks moneyline').plan)).toContain(game('Atlanta Hawks'));
  });
});
