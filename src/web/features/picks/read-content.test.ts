import { describe, expect, it } from 'vitest';
import { readContent } from './read-content.ts';
import { testAnalysis, testPick } from './test-pick.ts';

const read = (value: unknown) => readContent(JSON.stringify(value));
const analysis = (value: unknown) => {
  const content = read(value);
  if (content.kind !== 'analysis') throw new Error('read as text');
  return content.analysis;
};

describe('readContent', () => {
  it('reads an answer of the contract with all its figures', () => {
    const second = testPick({ id: '6f6b1f5e-6f0c-4d0e-9a3e-0a1a5f1f0002', pick: 'Over 47.5' });
    const content = testAnalysis({ additionalBets: [second] });
    const result = analysis(content);
    expect(result.picks).toEqual([content.mainBet, second]);
    expect(result.summary).toBe(content.summary);
    expect(result.dataSource).toEqual(content.dataSource);
  });

  it('reads a main bet whose fields stand at the top level', () => {
    const result = analysis({
      pick: 'Lakers -4',
      confidence: 4,
      odds: '-110',
      units: 1,
      sport: 'NBA',
      analysis: 'Because.',
    });
    expect(result.picks).toEqual([
      { pick: 'Lakers -4', confidence: 4, odds: '-110', units: 1, sport: 'NBA', analysis: 'Because.', sources: [] },
    ]);
  });

  it('reads further bets under their other name', () => {
    const result = analysis({
      mainBet: { pick: 'A' },
      alternativeBets: [{ pick: 'B', reasoning: 'Why not.' }, { game: 'no pick' }],
    });
    expect(result.picks.map(({ pick }) => pick)).toEqual(['A', 'B']);
  });

  it('reads sources that are texts, addresses or objects', () => {
    const sources = [
      'Injury report',
      'https://example.com/a',
      { text: 'Wind 6 mph' },
      { name: 'Box score', url: 'https://b.example' },
      7,
      null,
    ];
    expect(analysis({ pick: 'A', sources }).picks[0]?.sources).toEqual([
      { name: 'Injury report' },
      { name: 'example.com', url: 'https://example.com/a' },
      { name: 'Wind 6 mph', text: 'Wind 6 mph' },
      { name: 'Box score', url: 'https://b.example' },
      { name: '7' },
    ]);
  });

  it('reads a data source that is a text', () => {
    expect(analysis({ pick: 'A', dataSource: 'some model' }).dataSource).toEqual({ model: 'some model' });
  });

  it('reads a parlay, and none without legs', () => {
    expect(analysis({ pick: 'A', parlay: { legs: ['A', 'B'], totalOdds: 260 } }).parlay).toEqual({
      legs: ['A', 'B'],
      totalOdds: '+260',
      sources: [],
    });
    expect(analysis({ pick: 'A', parlay: { legs: [] } }).parlay).toBeUndefined();
  });

  it('leaves out what has the wrong type and keeps the rest', () => {
    const result = analysis({
      pick: 'A',
      odds: 145,
      confidence: '9',
      units: {},
      edge: 'much',
      verdict: 'sure',
      startsAt: 'soon',
      proof: 1,
    });
    expect(result.picks).toEqual([{ pick: 'A', odds: '+145', confidence: 5, sources: [] }]);
  });

  it('reads an answer inside a code fence', () => {
    expect(readContent('```json\n{"pick":"A"}\n```').kind).toBe('analysis');
  });

  it.each([
    'Closing line value is ...',
    '',
    '{"pick":',
    '[1, 2]',
    '{"hello":"world"}',
    'null',
    '{"mainBet":null}',
    '<b>bold</b>',
  ])('shows %j as the plain text that it is', (text) => {
    expect(readContent(text)).toEqual({ kind: 'text', text });
  });
});
