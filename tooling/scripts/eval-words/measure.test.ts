import { describe, expect, it } from 'vitest';
import type { AnalysisContent } from '#contract/analysis.ts';
import { KEPT_ANSWERS } from '../../../src/contract/test-kept-answers.ts';
import { measureWords } from './measure.ts';

const answer = KEPT_ANSWERS['the first form'] as AnalysisContent;
const said = (analysis: string, more: Partial<AnalysisContent['mainBet']> = {}): AnalysisContent => ({
  ...answer,
  mainBet: { ...answer.mainBet, analysis, ...more },
  additionalBets: [],
});

describe('what the words of answers are like', () => {
  it('counts what is read of a pick, without its citation marks', () => {
    expect(measureWords([said('The price pays well [1]. Take it.')])).toMatchObject({
      picks: 1,
      wordsOfPick: 4 + 2 + 4,
      longestPick: 10,
      sentencesOfPick: 3,
    });
  });

  it('takes a sentence for specific that rests on more than price and consensus', () => {
    const source = answer.mainBet.sources[0];
    if (!source) throw new Error('the kept pick has no source');
    const sources = ['offer', 'market', 'injury_own'].map((id) => ({ ...source, id }));
    const words = 'It pays more [1]. The market agrees [2]. A starter is out [3].';
    expect(measureWords([said(words, { sources, riskFactor: '' })]).specific).toBeCloseTo(1 / 3, 9);
  });

  it('finds a form that one answer says three times, whoever it is said of', () => {
    const lines = (names: readonly string[]) =>
      names.map((name) => `The price on ${name} is 2.5 points off.`).join(' ');
    const [away = '', home = ''] = answer.mainBet.game.split(' @ ');
    expect(measureWords([said(lines([away, home]))]).formsThrice).toBe(0);
    const thrice = measureWords([said(lines([away, home, answer.mainBet.pick]))]);
    expect(thrice.formsThrice).toBe(1);
    expect(thrice.commonestForm.form).toBe('The price on # is # points off.');
  });

  it('finds a bet that tells one figure twice, but for its own price and number', () => {
    const { pick, odds } = answer.mainBet;
    const twice = (words: string) => measureWords([said(words, { verdict: 'bet', riskFactor: '' })]).figuresTwice;
    expect(twice('Pinnacle has 52.1%. Fair is 52.1%.')).toBe(1);
    expect(twice(`${pick} is ${odds} here. Elsewhere ${pick} is not ${odds}, and 52.1% is fair.`)).toBe(0);
  });

  it('finds how most picks and answers begin', () => {
    const answers = ['The best bet pays.', 'The best bet is out.', 'Start here.'].map((analysis) => ({
      ...said(analysis),
      summary: analysis,
    }));
    const { pickOpening, answerOpening } = measureWords(answers);
    expect([pickOpening, answerOpening].map(({ form }) => form)).toEqual(['The best bet', 'The best bet']);
    expect(pickOpening.share).toBeCloseTo(2 / 3, 9);
  });

  it('grades longer words and sentences as harder', () => {
    const plain = measureWords([said('It pays. Take it.', { riskFactor: '' })]).grade;
    const hard = measureWords([
      said('Considering unfavorable circumstances, remuneration necessitates extraordinary deliberation.', {
        riskFactor: '',
      }),
    ]).grade;
    expect(hard).toBeGreaterThan(plain + 5);
  });
});
