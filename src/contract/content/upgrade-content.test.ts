import { describe, expect, it } from 'vitest';
import { testAnalysis, testPick } from '../../web/features/picks/test-pick.ts';
import { upgradeContent } from './upgrade-content.ts';

const read = (value: unknown) => upgradeContent(JSON.stringify(value));
const analysis = (value: unknown) => {
  const answer = read(value);
  if (answer.plain !== undefined) throw new Error('read as text');
  return answer;
};

describe('upgradeContent', () => {
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

  it('joins further bets that stand under both names, each once', () => {
    const picksOf = (value: unknown) => analysis(value).picks.map(({ pick }) => pick);
    const alternativeBets = [{ pick: 'B' }, { pick: 'C' }];
    expect(picksOf({ mainBet: { pick: 'A' }, additionalBets: [], alternativeBets })).toEqual(['A', 'B', 'C']);
    expect(picksOf({ pick: 'A', additionalBets: [{ pick: 'B' }], alternativeBets })).toEqual(['A', 'B', 'C']);
    expect(picksOf({ ...testAnalysis(), alternativeBets: [{ pick: 'B' }] })).toEqual([testPick().pick, 'B']);
  });

  it('gives a nested main bet what stands at the top level and it lacks', () => {
    const top = { analysis: 'Because.', keyFactor: 'Wind.', sport: 'NFL', game: 'A @ B', sources: ['Two', 'One'] };
    expect(analysis({ mainBet: { pick: 'A', sport: null, sources: ['One'] }, ...top }).picks).toEqual([
      { pick: 'A', ...top, sources: [{ name: 'One' }, { name: 'Two' }] },
    ]);
    const { keyFactor: _, ...without } = testPick();
    const exact = analysis({ ...testAnalysis({ mainBet: without }), keyFactor: 'Wind.' });
    expect(exact.picks).toEqual([{ ...without, keyFactor: 'Wind.' }]);
  });

  it('keeps words of the top level beside those of the nested main bet', () => {
    const result = analysis({ mainBet: { pick: 'A', analysis: 'Of the bet.' }, analysis: 'Of the day.' });
    expect(result.picks[0]?.analysis).toBe('Of the bet.');
    expect(result.looseWords).toEqual({ analysis: 'Of the day.', sources: [] });
  });

  it.each([
    [{ analysis: 'No game stands out.' }, { looseWords: { analysis: 'No game stands out.', sources: [] } }],
    [
      { mainBet: { game: 'A @ B', riskFactor: 'Rain.' }, sources: ['Radar'] },
      { looseWords: { game: 'A @ B', riskFactor: 'Rain.', sources: [{ name: 'Radar' }] } },
    ],
    [{ bestValue: 'Bills +2.5' }, { bestValue: 'Bills +2.5' }],
    [{ bankrollRecommendation: 'One unit.' }, { looseWords: { bankrollRecommendation: 'One unit.', sources: [] } }],
    [
      { totalPicks: 3, processingTime: '12 s' },
      { totalPicks: 3, processingTime: '12 s' },
    ],
  ])('reads what %j has without a pick', (content, expected) => {
    expect(analysis(content)).toEqual({ version: 1, blocks: [], picks: [], ...expected });
  });

  it('reads bets whose name is missing, by their figures or their words', () => {
    const { picks } = analysis({
      mainBet: { game: 'A @ B', odds: '-110', confidence: 4 },
      additionalBets: [{ game: 'C @ D', reasoning: 'Why not.' }, 'Over 47.5'],
    });
    expect(picks).toMatchObject([
      { pick: 'Pick not named', game: 'A @ B', odds: '-110', confidence: 4 },
      { pick: 'Pick not named', game: 'C @ D', reasoning: 'Why not.' },
      { pick: 'Over 47.5' },
    ]);
  });

  it.each([
    ['2 units', { units: 2 }],
    ['1.5u', { units: 1.5 }],
    ['1 Unit', { units: 1 }],
    ['.5', { units: 0.5 }],
    ['1-2 units', { unitsText: '1-2 units' }],
  ])('reads a stake of %j', (units, expected) => {
    expect(analysis({ pick: 'A', units }).picks).toEqual([{ pick: 'A', ...expected, sources: [] }]);
  });

  it.each(['4/5', '4 stars', '4 out of 5', '4 / 5 stars'])('reads a confidence of %j', (confidence) => {
    expect(analysis({ pick: 'A', confidence }).picks[0]?.confidence).toBe(4);
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

  it('reads legs that are objects, and keeps the place of one that cannot be read', () => {
    const legs = ['A', { pick: 'Bills +2.5', game: 'Bills @ Chiefs', odds: 105 }, { game: 'C @ D' }, {}];
    expect(analysis({ parlay: { legs } }).parlay?.legs).toEqual([
      'A',
      'Bills +2.5 (Bills @ Chiefs) +105',
      'C @ D',
      'Leg not named',
    ]);
    expect(analysis({ pick: 'A', parlay: { legs: [{}, null] } }).parlay).toBeUndefined();
  });

  it('takes a text in quotes out of them, and reads what is in it', () => {
    expect(read('hello').plain).toBe('hello');
    expect(read('two\nlines').plain).toBe('two\nlines');
    expect(analysis(JSON.stringify({ pick: 'A' })).picks).toMatchObject([{ pick: 'A' }]);
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
    expect(upgradeContent('```json\n{"pick":"A"}\n```').picks).toMatchObject([{ pick: 'A' }]);
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
    '"Over" is one word, "under" another',
    '{"totalPicks":0,"parlay":{"legs":[]},"dataSource":{}}',
  ])('shows %j as the plain text that it is', (text) => {
    const block = { kind: 'text', text, evidenceIds: [], sources: [] };
    expect(upgradeContent(text)).toEqual({ version: 0, plain: text, blocks: [block], picks: [] });
  });
});
