import { describe, expect, it } from 'vitest';
import { readQuestion } from './read-question.ts';

const read = (text: string) =>
  readQuestion(text, { nowMs: Date.parse('2026-11-21T17:00:00Z'), timeZone: 'America/New_York', previous: null });
const D110 = 1 + 100 / 110;

describe('a sum on prices', () => {
  it.each([
    ['what is -110 implied?', { kind: 'implied', decimal: D110 }],
    ['implied probability of +150', { kind: 'implied', decimal: 2.5 }],
    ['break even for -120', { kind: 'implied', decimal: 1 + 100 / 120 }],
    ['convert +145 to decimal', { kind: 'convert', decimal: 2.45 }],
    ['what is 2.45 in american odds', { kind: 'convert', decimal: 2.45 }],
    ['payout of $50 at +145', { kind: 'payout', decimal: 2.45, stake: 50 }],
    ['how much do i win on $20 at -110', { kind: 'payout', decimal: D110, stake: 20 }],
    ["what's a 3-leg parlay at -110 pay?", { kind: 'parlay', decimals: [D110, D110, D110], stake: null }],
    ['parlay payout +100 and +150 for $10', { kind: 'parlay', decimals: [2, 2.5], stake: 10 }],
    ['no vig odds of -120 and +100', { kind: 'fair', decimals: [1 + 100 / 120, 2] }],
    ['And what about -110 on both sides?', { kind: 'fair', decimals: [D110, D110] }],
    ['vig at -110 each way', { kind: 'fair', decimals: [D110, D110] }],
    ["what's better, -110 or -115", { kind: 'prices', better: D110, worse: 1 + 100 / 115 }],
    ['is +145 worse than +150?', { kind: 'prices', better: 2.5, worse: 2.45 }],
    ['is -3.5 better than -3', { kind: 'lines', side: null, better: -3, worse: -3.5 }],
    ['is +3 worse than +3.5?', { kind: 'lines', side: null, better: 3.5, worse: 3 }],
    ['is it better to take over 44.5 or over 45', { kind: 'lines', side: 'over', better: 44.5, worse: 45 }],
    ['would you rather have under 44.5 or 45', { kind: 'lines', side: 'under', better: 45, worse: 44.5 }],
  ])('is read from: %s', (text, sum) => {
    expect(read(text)).toMatchObject({ intent: 'explain', term: null, sum });
  });

  it.each([
    '+145 on the Jets ML at DraftKings, good?',
    'NFL picks',
    'plus money only',
    'favorites at -150 or better',
    '3 leg parlay tonight',
    'what is CLV',
    'place $50 on the Bills at +145',
    'is Bills -3.5 better than Bills -3',
    'is -3.5 better than +3.5',
    'is over 44.5 better than under 45',
    'best bets with -1.5 and -2.5',
    'underdogs with odds better than +150 and worse than +300',
    'is the Jets at +145 better than the Bills at -110',
    'Bills Chiefs both sides at -110',
    'I lost my rent, how much do I win at +400',
  ])('is not read from: %s', (text) => {
    expect(read(text).sum ?? null).toBeNull();
  });
});
