import { describe, expect, it } from 'vitest';
import { demoTalk } from '../test-demo-talk.ts';

const { talk, calcsOf, notesOf } = await demoTalk();

describe('a close at another number', () => {
  it.each([
    [
      'took bears -7.5 and it closed -10.5, did i get clv',
      'You beat the close by 3 points.',
      'Bears -10.5',
      'Bears -7.5',
    ],
    [
      'bears -10.5 closed 7.5 at -110, i got -10.5 at -110, whats my clv',
      'The close was 3 points better',
      'Bears -10.5',
      'Bears -7.5',
    ],
    [
      'i bet under 47 in the bears game, closed at 45, whats that worth',
      'You beat the close by 2 points.',
      'Under 45',
      'Under 47',
    ],
  ])('%s', (text, told, from, to) => {
    expect(calcsOf(text)).toMatchObject([{ kind: 'line_worth', from: { bet: from }, to: { bet: to } }]);
    expect(notesOf(text)).toContain(told);
  });

  it('is told in a word afterwards', () => {
    const { plan } = talk('took bears -7.5 and it closed -10.5, did i get clv', 'so did i beat it or not');
    expect(plan).toMatchObject({ kind: 'say', text: expect.stringMatching(/^Yes: Bears -7\.5 is a better number/) });
  });

  it('is none where the prices differ and nobody is named', () => {
    expect(calcsOf('i got +110 it closed +100 whats my clv')).toMatchObject([{ kind: 'clv' }]);
  });
});
